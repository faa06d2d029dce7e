"""References of a skill's body: links, definitions, code spans, their order and their places."""

from __future__ import annotations

import math
import resource

import pytest

from rasen.text.references import Reference, references


def targets(body):
    """Give the targets of a body in order."""
    return [reference.target for reference in references(body)]


def test_a_link_has_its_place_and_its_text():
    """The position is that of the path itself, in lines and code points of the body."""
    body = "One.\r\n😀 [a b](  <./references/ä b.md#top> 'T').\n"
    text = "./references/ä b.md#top"
    assert references(body) == [
        Reference("references/ä b.md", "link", 2, 12, text, ("references/ä b.md",)),
    ]


def test_a_span_has_its_first_word_as_second_candidate():
    """A command line may be a file by the whole of it or by its first word."""
    body = "Run `./scripts/run.sh --fast #1`."
    assert references(body) == [
        Reference(
            "scripts/run.sh --fast ", "span", 1, 6, "./scripts/run.sh --fast #1", ("scripts/run.sh --fast ", "scripts/run.sh")
        ),
    ]  # fmt: skip
    assert references("`bin/tool`")[0].candidates == ("bin/tool",)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('[p](references/policy.md "Title")', ["references/policy.md"]),
        ("[p](references/policy.md#part-2)", ["references/policy.md"]),
        ("![d](./references/flow(v2).svg)", ["references/flow(v2).svg"]),
        ("[d](references/a(b c)(d).md e)", ["references/a(b c)(d).md"]),
        ("[a](<references/two words.md>)", ["references/two words.md"]),
        ("[a](<references/a\\>b.md>)", ["references/a>b.md"]),
        ("[e](references\\/policy.md)", ["references/policy.md"]),
        ("[e](references/a\\(b.md)", ["references/a(b.md"]),
        ("[e](references/a\\\\b.md)", ["references/a\\b.md"]),
        ("[e](references/a\\b.md)", ["references/a\\b.md"]),
        ("[d](references/)", ["references/"]),
        ("[x](references/two%20words.md)", ["references/two%20words.md"]),
        ("[![i](templates/i.png)](scripts/s.sh)", ["templates/i.png", "scripts/s.sh"]),
        ("[a](\n\u3000references/a.md\u2028)", ["references/a.md"]),
        ("[a](references/a\x85.md)", ["references/a\x85.md"]),
        ("](bin/x", ["bin/x"]),
        ("```\n[a](references/in-a-fence.md)\n```", ["references/in-a-fence.md"]),
        ("[a](x](references/inner.md)", ["references/inner.md"]),
    ],
)  # fmt: skip
def test_destinations_of_inline_links(body, expected):
    """A destination ends as packages spec 3.6 says, and is unescaped before it is looked at."""
    assert targets(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "[w](https://example.com/references/x.md)", "[u](../references/other.md)", "[r](/references/other.md)",
        "[c](References/x.md)", "[s](././/references/x.md)", "[q](././references/x.md)", "[o](other/x.md)", "[h](#references/x)",
        "[a](<references/open)", "[a](<references/two\nlines.md>)", "[a](references/(open", "[a]()", "a references/x.md b",
        "scripts/not-checked.sh", "<references/auto.md>", "[a] (references/x.md)", "`other/thing.md`", "`references/`",
        "`references/open", "`see references/x.md`",
    ],
)  # fmt: skip
def test_what_is_no_reference(body):
    """Other places, open brackets and plain text are left alone."""
    assert targets(body) == []


@pytest.mark.parametrize(
    "span",
    [
        "references/*.md",
        "scripts/run?.sh",
        "references/[ab].md",
        "templates/{a,b}.md",
        "references/<topic>.md",
        "scripts/x.sh <change name>",
    ],
)
def test_patterns_and_placeholders_name_no_file(span):
    """A span with a glob character or a placeholder is no reference."""
    assert targets(f"`{span}`") == []


def test_redirections_are_no_placeholders():
    """Angle brackets of a shell's redirection do not make a placeholder."""
    assert targets("`scripts/x.sh < in > out` and `scripts/y.sh <in >out`") == [
        "scripts/x.sh < in > out", "scripts/y.sh <in >out",
    ]  # fmt: skip


def test_spans_go_over_lines_and_count_whole():
    """A span ends at the next backtick, wherever that is."""
    body = "`scripts/a.sh\n--x` ``bin/b`` `references/c.md`"
    assert targets(body) == ["scripts/a.sh\n--x", "bin/b", "references/c.md"]
    assert references(body)[0].candidates == ("scripts/a.sh\n--x", "scripts/a.sh")


def test_links_come_first_and_each_once():
    """All links in order, then all spans in order, each distinct target once."""
    body = "`bin/b` `bin/c`\n[x](references/a.md) [y](bin/c) [z](./references/a.md#top)\n`bin/b`"
    found = references(body)
    assert [(reference.target, reference.kind, reference.line) for reference in found] == [
        ("references/a.md", "link", 2), ("bin/c", "link", 2), ("bin/b", "span", 1),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("[see][x]\n\n[x]: references/a.md\n", ["references/a.md"]),
        ("[x][]\n\n[x]: references/a.md 'T'\n", ["references/a.md"]),
        ('![x]\n\n[x]: <./references/a b.md#top> "T"\n', ["references/a b.md"]),
        ("[The  Policy]\n\n[the\tpolicy]: references/a.md\n", ["references/a.md"]),
        ("[STRASSE]\n\n[straße]: references/a.md\n", ["references/a.md"]),
        ("[x]\n\n[x]:\n  references/a.md\n", ["references/a.md"]),
        ("[x]\n\n   [x]: references/a\\_b.md (T)\r\n", ["references/a_b.md"]),
        ("> [x]\n>\n> [x]: references/a.md\n", ["references/a.md"]),
        ("[x]\n\n[x]: references/a.md\n[x]: references/b.md\n", ["references/a.md"]),
        ("[a [b]][x]\n\n[x]: references/a.md\n", ["references/a.md"]),
        ("[x][y]\n\n[x]: references/a.md\n[y]: references/b.md\n", ["references/b.md"]),
        ("[x][z]\n\n[x]: references/a.md\n", ["references/a.md"]),
        ("[y] [i](references/i.md) [x]\n\n[x]: bin/x\n[y]: bin/y\n", ["references/i.md", "bin/x", "bin/y"]),
    ],
)  # fmt: skip
def test_used_definitions_count_as_links(body, expected):
    """A definition whose label a link uses counts, labels compared as CommonMark says."""
    assert targets(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "[ref]: references/not-checked.md\n",
        "[y]\n\n[x]: references/a.md\n",
        "\\[x]\n\n[x]: references/a.md\n",
        "[x](other.md)\n\n[x]: references/a.md\n",
        "[x]\n\n[x]: references/a.md and more\n",
        "[x]\n\n    [x]: references/a.md\n",
        "[x]\n\n[x]: other.md\n[x]: references/a.md\n",
        "[x]\n[ ]: references/a.md\n",
    ],
)
def test_other_definitions_do_not_count(body):
    """A definition that no link uses, or that is none, is not examined."""
    assert targets(body) == []


def test_a_definition_has_the_place_of_its_destination():
    """The path in the definition is what a reader must mend."""
    (found,) = references("[x]\n\n[x]: <references/a.md>\n")
    assert (found.line, found.column, found.kind) == (3, 7, "link")


@pytest.mark.parametrize(
    "unit",
    [
        "](", "`", "(", "](<", "](references/(", "[", "[a]", "[a]: references/a\n", "`references/", "\\", '[a]: b "\n',
        "> ", "<a <", "[a][", "](a(", "](x(y z", "](references/x](", " ", "\n", "[a]: <",
    ],
)  # fmt: skip
@pytest.mark.parametrize("end", ["", ")" * 20_000, "`references/a` [a]\n[a]: bin/x"])
def test_time_is_linear_in_the_body(unit, end):
    """Four times the body takes about four times the time, whatever the body."""

    def seconds(size):
        body = unit * (size // len(unit)) + end[: size // 2]
        best = math.inf
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_SELF).ru_utime
            references(body)
            best = min(best, resource.getrusage(resource.RUSAGE_SELF).ru_utime - before)
        return best

    assert seconds(80_000) < 12 * seconds(20_000) + 0.02

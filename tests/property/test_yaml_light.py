"""The quick reading of plain YAML agrees with the parser on every text that it takes."""

from __future__ import annotations

import pytest
from hypothesis import event, example, given, settings
from hypothesis import strategies as st

from rasen.text import yaml_source
from rasen.text.yaml_light import NOT_PLAIN, read_plain
from rasen.text.yaml_writer import scalar

KEYS = ("a", "b", "version", "1", "0x1", "01", "1.0", "key-1", "k.x", "true", "null", "1e3")
# Pieces that mean something to YAML, and pieces that look as if they did.
VALUES = (
    *("x", "x y", "1", "0o7", "1.5", ".5", "1e3", "true", "Null", "~", "-1", "+1", "/a/b", "~/x"),
    *("a:b", "http://x/y", "a: b", "a #b", "a#b", "#c", "a:#b", "'q'", '"q"', "'q' # c", "'a''b'"),
    *('"a\\n"', "[]", "{}", "[a, b]", "[1,2]", "[a,]", "[a: b]", "[-1]", "{a: 1}", "[[a]]", "a]"),
    *("x:", "x : y", "|", "|-", "|+", "|2", ">", "- a", "-", "--", "---", "...", "? a", "&a", "*a"),
    *("!a", "!!str 1", "<<", "a\tb", "x  ", "it's", "@a", "=", "1_000", "12:30", "é", "\xa0", "%a"),
)
PARTS = st.sampled_from(
    ["", "# c", "  # c", " ", "   x", "- a", "a: b", "---", "...", "%YAML 1.2", "\u2028", "\ufeff"]
)


def block(random, indent, depth):
    """Give the lines of a mapping, most of them well-formed."""
    lines = []
    for key in random.sample(KEYS, random.randint(1, 3)):
        inner = indent + random.choice([0, 1, 2, 2, 4])
        kind = random.random() if depth < 4 else 0.0
        if kind < 0.5:
            value = random.choice(VALUES) + random.choice(["", "", " # c", " "])
            lines.append(" " * indent + key + random.choice([": ", ": ", ":  ", ":"]) + value)
        elif kind < 0.65:
            lines.append(" " * indent + key + random.choice([":", ": ", ": # c"]))
            lines += block(random, inner, depth + 1)
        elif kind < 0.85:
            lines.append(" " * indent + key + ":")
            for _ in range(random.randint(1, 3)):
                items = [random.choice(VALUES)]
                if random.random() < 0.4:
                    items = block(random, inner + 2, depth + 1)
                lines += [" " * inner + "- " + items[0].lstrip(" "), *items[1:]]
        else:
            lines.append(" " * indent + key + random.choice([": |", ": |-"]))
            for _ in range(random.randint(0, 4)):
                margin = random.choice([inner, inner, inner + 1, 0, 6])
                lines.append(" " * margin + random.choice([*VALUES, "", "", ""]))
    return lines


@st.composite
def texts(draw):
    """Give texts that look like YAML, some of them with a line or a sign out of place."""
    random = draw(st.randoms(use_true_random=False))
    lines = block(random, random.choice([0, 0, 0, 2]), 0)
    for _ in range(random.choice([0, 0, 1, 2])):
        at = random.randrange(len(lines))
        if random.random() < 0.5:
            lines.insert(at, draw(PARTS))
        else:
            cut = random.randrange(len(lines[at]) + 1)
            sign = random.choice(":#'\"[]{} -,|>&*!?\t\u2028")
            lines[at] = lines[at][:cut] + sign + lines[at][cut:]
    return random.choice(["\n", "\n", "\r\n"]).join(lines) + random.choice(["\n", "\n", ""])


def agree(text):
    value = read_plain(text)
    event("left to the parser" if value is NOT_PLAIN else "read")
    if value is not NOT_PLAIN:
        source = yaml_source.read(text)
        assert source.issues == []
        assert repr(source.value) == repr(value)


@given(texts())
@example("a: |\n  x\n\n   y\n# c\nb: 1\n")
@example("a: |\n  x\n   \nb: 1\n")
@example("a: |\n  x\n y\n")
@example("a:\n- b\n- c: d\n  e: f\n- g\n")
@example("a: b\n  c\n")
@example("a" * 1100 + ": b\n")
@example("- " + "a" * 1100 + ": b\n")
@example("a: b\n\n c: d\n")
@example("a:\n  - x\n b: c\n")
@settings(deadline=None, max_examples=800)
def test_what_is_read_is_what_the_parser_reads(text):
    """Whatever the text, a value given here is the parser's, and the parser finds no fault."""
    agree(text)


@given(st.text("ab:- #|'\"[]{},>\n\r\t\ufeff0x1~!&*?%", max_size=40))
@settings(deadline=None, max_examples=400)
def test_no_text_is_misread(text):
    """Texts that are hardly YAML are left to the parser, or read as it reads them."""
    agree(text + "\n")


def written(value, indent=0):
    lines = []
    for key, inner in value.items():
        if isinstance(inner, dict):
            lines.append(" " * indent + key + (":" if inner else ": {}"))
            lines += written(inner, indent + 2)
        else:
            lines.append(" " * indent + f"{key}: {scalar(inner)}")
    return lines


LEAVES = st.text("ab 1:#-é/", max_size=6)
NAMES = st.sampled_from(["a", "b", "c-1", "d.e"])


@given(st.dictionaries(NAMES, LEAVES | st.dictionaries(NAMES, LEAVES, max_size=3), max_size=4))
@settings(deadline=None, max_examples=200)
def test_what_is_written_plainly_is_read_plainly(value):
    """What our own writer makes of mappings and texts needs no parser."""
    assert read_plain("\n".join(written(value)) + "\n") == (value or None)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None),
        ("# nothing\n", None),
        ("schema: spec-driven\n", {"schema": "spec-driven"}),
        ("\ufeffa: 1\r\nb: true\r\n", {"a": 1, "b": True}),
        ("context: |\n  One.\n\n  - two: #3\n\n", {"context": "One.\n\n- two: #3\n"}),
        ("rules:\n  specs:\n    - x y\n    - 'z'\n", {"rules": {"specs": ["x y", "z"]}}),
        ("references: [a, b-2]\n", {"references": ["a", "b-2"]}),
        (
            "references:\n- id: a\n  remote: git@x.y:a.git\n- b\n",
            {"references": [{"id": "a", "remote": "git@x.y:a.git"}, "b"]},
        ),
    ],
)
def test_usual_files_are_read_plainly(text, value):
    """Configs, identity files and registries as people write them need no parser."""
    assert read_plain(text) == value

"""The YAML reader: values of the core schema, strictness, positions, and hostile texts."""

from __future__ import annotations

import json
import math
import resource

import pytest

from rasen.text import yaml_parser
from rasen.text.yaml_source import MAX_ISSUES, read, read_trimmed


def faults(text, **options):
    """Give code, line, column and reason (or alias) of each issue."""
    return [
        (
            issue.code,
            issue.line,
            issue.column,
            issue.params.get("reason", issue.params.get("alias")),
        )
        for issue in read(text, **options).issues
    ]


def value(text):
    """Give the value of a text that has no issue."""
    source = read(text)
    assert source.issues == []
    return source.value


@pytest.mark.parametrize(
    "text", ["", "~", "null", "Null", "NULL", "# a comment\n", "---\n", "---\n...\n"]
)
def test_nothing_is_null(text):
    """Empty texts, comments alone, and the four spellings of null are null."""
    assert value(text) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("true", True), ("True", True), ("FALSE", False), ("12", 12), ("-12", -12), ("+12", 12), ("012", 12),
        ("0x1F", 31), ("0o17", 15), ("1.5", 1.5), (".5", 0.5), ("5.", 5.0), ("1e3", 1000.0), ("-1E-2", -0.01),
        (".inf", math.inf), ("-.INF", -math.inf), ("+.Inf", math.inf),
    ],
)  # fmt: skip
def test_core_schema_types_are_typed(text, expected):
    """Booleans, integers with their prefixes, floats and infinities of YAML 1.2 are typed."""
    found = value(f"- {text}")[0]
    assert found == expected
    assert type(found) is type(expected)


def test_nan_is_a_float():
    """A not-a-number is one."""
    assert math.isnan(value("- .nan")[0])


@pytest.mark.parametrize(
    "text",
    [
        "yes", "no", "on", "OFF", "1_000", "12:30:45", "0b1", "0o", "0o8", "0x", "-0x1", "+0o7", "2024-01-01",
        "2026-02-30T10:00:00Z", "1,000", "nULL", "tRUE", "inf", ".iNF", "+.nan", "1e", "e3", ".", "+", "--1",
        "1.2.3", "<<", "=", "٣", "１２",
    ],
)  # fmt: skip
def test_everything_else_is_text(text):
    """Dates, YAML 1.1 words and numbers, and digits of other scripts are strings."""
    assert value(f"- {text}") == [text]


def test_quoted_scalars_are_text():
    """Quotes and block styles make strings of what looks like another type."""
    assert value("['1', \"true\", '', 'null']") == ["1", "true", "", "null"]
    assert value("- |-\n  12\n- >-\n  null\n") == ["12", "null"]


def test_whole_floats_stay_floats():
    """1.0 is a float, so that a canonical form can tell it from 1."""
    assert isinstance(value("- 1.0")[0], float)


@pytest.mark.parametrize("sign", ["", "-", "+"])
def test_integers_beyond_doubles_are_infinite(sign):
    """An integer that no double holds is an infinity and can be printed."""
    found = value(f"- {sign}{'9' * 10_000}")[0]
    assert found == (-math.inf if sign == "-" else math.inf)
    assert value("- " + "0" * 5000 + "7") == [7]
    assert value("- 0x" + "f" * 300) == [math.inf]
    assert value("- 9007199254740993") == [9007199254740993]


def test_core_tags_are_honoured():
    """YAML's own tags decide the type of a scalar that fits them."""
    text = '[!!str 12, !!int "12", !!float 1, !!null "", !!bool "true", ! 7, !!map {}, !!seq []]'
    assert value(text) == ["12", 12, 1.0, None, True, "7", {}, []]


@pytest.mark.parametrize(
    "text",
    [
        "!!int abc",
        "!!int 1.5",
        "!!int true",
        "!!bool 1",
        "!!null x",
        "!!str [a]",
        "!!map []",
        "!!seq a",
    ],
)
def test_core_tags_must_fit(text):
    """A core tag at a value of another type is invalid."""
    assert faults(f"- {text}") == [("yaml_invalid", 1, 3, "tag")]


def test_other_tags_are_ignored():
    """A value with an unknown tag is read as if it had none."""
    text = "%TAG !e! tag:example.com,2000:\n---\n- !e!x 12\n- !local {a: b}\n- !!timestamp 2024-01-01\n- !<x> 'y'\n"
    assert value(text) == [12, {"a": "b"}, "2024-01-01", "y"]


def test_keys_are_text_as_written():
    """A key that is no string is the text it is written as."""
    assert value("1: a\ntrue: b\n~: c\n2.50: d\n? e\n: f\n") == {
        "1": "a",
        "true": "b",
        "~": "c",
        "2.50": "d",
        "e": "f",
    }


@pytest.mark.parametrize(
    ("text", "line", "column", "key", "first_line"),
    [
        ("id: a\nid: b\n", 2, 1, "id", 1),
        ('a: 1\n"a": 2\n', 2, 1, "a", 1),
        ("x:\n- {b: 1,\n   'b': 2}\n", 3, 4, "b", 2),
        ("1: a\n'1': b\n", 2, 1, "1", 1),
        ("1: a\n0x1: b\n", 2, 1, "0x1", 1),
        ("~: a\nnull: b\n", 2, 1, "null", 1),
        ('a: 1\n"\\x61": 2\n', 2, 1, "a", 1),
        ("<<: 1\n<<: 2\n", 2, 1, "<<", 1),
    ],
)  # fmt: skip
def test_repeated_keys_are_refused_however_spelled(text, line, column, key, first_line):
    """A key that is there twice by its text or by its value is invalid, at any depth."""
    (issue,) = read(text).issues
    assert issue[:3] == ("yaml_invalid", line, column)
    assert (issue.params["reason"], issue.params["key"], issue.params["first_line"]) == (
        "duplicate_key",
        key,
        first_line,
    )


def test_true_is_not_one_among_keys():
    """Keys of different types with equal Python values are different keys."""
    assert value("1: a\ntrue: b\n0: c\nfalse: d\n") == {
        "1": "a",
        "true": "b",
        "0": "c",
        "false": "d",
    }


def test_all_repeated_keys_are_reported_and_the_first_value_stays():
    """Every repetition is an issue, and what stands below a repeated key is still looked at."""
    source = read("a: 1\nb: 2\na: {x: 1, x: 2}\nb: *y\na: 3\nc: 4\n")
    assert [(issue.line, issue.code) for issue in source.issues] == [
        (3, "yaml_invalid"), (3, "yaml_invalid"), (4, "yaml_invalid"), (4, "yaml_alias_forbidden"), (5, "yaml_invalid"),
    ]  # fmt: skip
    assert source.value == {"a": 1, "b": 2, "c": 4}
    assert source.position(("c",), key=True) == (6, 1)


def test_aliases_are_refused_and_anchors_are_not():
    """Each alias is an issue of its own; an anchor that nobody uses is fine."""
    assert value("requires: {workflows: &w [apply]}\n") == {"requires": {"workflows": ["apply"]}}
    assert faults("a: &x [b]\nc: *x\n*x : d\n- e")[:2] == [
        ("yaml_alias_forbidden", 2, 4, "x"), ("yaml_alias_forbidden", 3, 1, "x"),
    ]  # fmt: skip
    assert faults("*nowhere") == [("yaml_alias_forbidden", 1, 1, "nowhere")]


def test_merge_keys_are_ordinary_keys():
    """`<<` has no meaning of its own."""
    assert value("<<: {kind: internal}\n") == {"<<": {"kind": "internal"}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 1\n---\nb: 2\n", (2, 1, "several_documents")),
        ("a: 1\n...\nb: 2\n", (3, 1, "several_documents")),
        ("---\n---\n", (2, 1, "several_documents")),
        ("files:\n\tsidecars: []\n", (2, 1, "tab")),
        ("- [\n\tfoo,\n foo\n ]\n", (2, 1, "tab")),
        ("a: [b,\nc]\n", (2, 1, "indentation")),
        ("a:\n  b: 'x\n  y'\n", (3, 3, "indentation")),
        ('a: "x\n\ty"\n', (2, 1, "tab")),
        ("d: Hand over: what is open\n", (1, 13, "colon")),
        ("a: 'b\n", (1, 4, "unclosed_quote")),
        ("a: [b\n", (2, 1, "unclosed_collection")),
        ("a: @b\n", (1, 4, "indicator")),
        ("a: [-]\n", (1, 5, "indicator")),
        ("a: [?b]\n", (1, 6, "indicator")),
        ("a: {b:, c: d}\n", (1, 5, "colon")),
        ('a: "b"# c\n', (1, 7, "comment")),
        ("a: [b]# c\n", (1, 7, "comment")),
        ('a: "\\q"\n', (1, 6, "escape")),
        ("- ? : x\n", (1, 5, "complex_key")),
        ('- [x:y]\n- "\\ud800"\n', (2, 6, "escape")),
        ('- {x: :y}\n- "\\ud800"\n', (2, 3, "escape")),
        ('"\\UFFFFFFFF"', (1, 4, "escape")),
        ("a: !e!x y\n", (1, 4, "tag_handle")),
        ("[a, b]: c\n", (1, 1, "complex_key")),
        ("? {a: b}\n: c\n", (1, 3, "complex_key")),
        ("a:\n  b: 1\n c: 2\n", (3, 2, "indentation")),
        ("a\x00b", (1, 2, "character")),
        ("ü: \x1b[1m", (1, 4, "character")),
        ("- a\n- \ud800", (2, 3, "character")),
        ("a: b\ufeff", (1, 5, "character")),
        ("a: \x7f", (1, 4, "character")),
    ],
)  # fmt: skip
def test_what_is_no_yaml_is_refused_where_it_stands(text, expected):
    """Each fault has the position and the reason that an author needs."""
    assert faults(text) == [("yaml_invalid", *expected)]


def test_a_closing_bracket_may_stand_below_its_key():
    """A bracket in the column of the block around it closes, as every parser has it."""
    assert value("a: [\n  b,\n  c\n]\nd:\n  e: {\n    f: g\n  }\n") == {
        "a": ["b", "c"],
        "d": {"e": {"f": "g"}},
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("skills: [rasen:review, a::b, http://x.y/z]", {"skills": ["rasen:review", "a::b", "http://x.y/z"]}),
        ('{"a":b, c: d:e, f: \'g:h\', i:j: [k:l::m]} # n:o', {"a": "b", "c": "d:e", "f": "g:h", "i:j": ["k:l::m"]}),
        ("[a:b, \x85c:d]", ["a:b", "\x85c:d"]),
        ("{x: :y, url: http://example.org}", {"x": ":y", "url": "http://example.org"}),
        (": a\n", {"": "a"}),
        ("- &ä.b c\n", ["c"]),
        ("a: &b:c d\n", {"a": "d"}),
        ("%FOO bar\n---\na", "a"),
        ("%YAML 1.2\n---\na", "a"),
        ("--- >\nline1\n# no comment\n", "line1 # no comment\n"),
        ("a: b\n\t\nc: d\n", {"a": "b", "c": "d"}),
        ("a: b\r\n \t\r\nc: d\r\n", {"a": "b", "c": "d"}),
        ('"\\/\\x41\\u263a\\U0001f600\\ud83d\\ude00"', "/A☺😀😀"),
        ("a: b\rc: d\r\ne: f", {"a": "b", "c": "d", "e": "f"}),
        ("\ufeffa: b", {"a": "b"}),
        ('{"a": [1, null, {"b": "\\u00e9"}]}', {"a": [1, None, {"b": "é"}]}),
    ],
)  # fmt: skip
def test_legal_texts_are_read(text, expected):
    """What YAML 1.2 allows is read, also where the compiled parser knows only YAML 1.1."""
    assert value(text) == expected


def test_line_ends_are_those_of_yaml_1_2():
    """U+0085, U+2028 and U+2029 are characters like others, in values, keys and positions."""
    source = read("a\x85b: 'c\u2028d'\n# \u2029\ne: [f\u2029]\n")
    assert source.issues == []
    assert source.value == {"a\x85b": "c\u2028d", "e": ["f\u2029"]}
    assert source.position(("e", 0)) == (3, 5)


def test_quotes_hold_what_json_holds():
    """Characters that plain text must not hold are legal in quotes, private ones included."""
    text = "a: '\x7f\x80\ufeff\uffff'\nb: \"\x9f\"\nc: \U0010fffd\n"
    assert value(text) == {"a": "\x7f\x80\ufeff\uffff", "b": "\x9f", "c": "\U0010fffd"}


def test_json_is_yaml():
    """A JSON text has the same value in both readers."""
    document = {
        "a\tb": [1, -2.5, True, None, "x: y # z", "", "é😀", {"deep": [[], {}]}],
        "": '\\ "',
    }
    assert value(json.dumps(document)) == document
    assert value(json.dumps(document, indent=1, ensure_ascii=False)) == document


def test_positions_are_lines_and_code_points():
    """Keys and values have positions from 1, counted in code points, whatever the text holds."""
    source = read('id: a\r\n"😀漢": {x: é, y: [1, two]}\r\nlist:\n- a\n-  b: c\n# end\n')
    assert source.issues == []
    assert source.position(()) == (1, 1)
    assert source.position(("id",)) == (1, 5)
    assert source.position(("id",), key=True) == (1, 1)
    assert source.position(("😀漢",)) == (2, 7)
    assert source.position(("😀漢", "y"), key=True) == (2, 14)
    assert source.position(("😀漢", "y", 1)) == (2, 21)
    assert source.position(("list", 1, "b")) == (5, 7)
    assert source.position(("list", 0), key=True) == (4, 3)


def test_missing_paths_have_the_position_around_them():
    """A path that leads nowhere has the position of the nearest value around it."""
    source = read("# top\nskill:\n  name: x\nempty:\n")
    assert source.position(("nothing", "at", "all")) == (2, 1)
    assert source.position(("skill", "category"), key=True) == (3, 3)
    assert source.position(("skill", "name", 0)) == (3, 9)
    assert source.position(("skill", 0)) == (3, 3)
    assert source.position(("empty",)) == (4, 7)
    assert read("").position(("a",)) == (1, 1)


def test_a_text_within_a_file_has_the_positions_of_the_file():
    """`first_line` moves the lines of positions and issues."""
    source = read("a: 1\na: 2\n", first_line=5)
    assert source.issues[0][1:3] == (6, 1)
    assert source.issues[0].params["first_line"] == 5
    assert source.position(("a",)) == (5, 4)


def test_trimmed_block_scalars_lack_the_final_line_feed():
    """One line feed at the end of a block scalar goes, others and those of quotes stay."""
    text = 'a: |\n  x\n  y\nb: >\n  z\nc: |+\n  w\n\nd: "q\\n"\n'
    assert read_trimmed(text).value == {"a": "x\ny", "b": "z", "c": "w\n", "d": "q\n"}
    assert value(text) == {"a": "x\ny\n", "b": "z\n", "c": "w\n\n", "d": "q\n"}


@pytest.mark.parametrize("unit", ["[", "{a: ", "- ", "? ", "[\n", "{", "{a: [ ", "!x [", "&a ["])
def test_depth_is_bounded(unit):
    """A million open collections end at the limit, at once and without recursion."""
    issues = read(unit * 1_000_000).issues
    assert issues[-1].params["reason"] == "depth"
    assert issues[-1].params["limit"] == 64


def test_depth_limit_is_the_number_of_levels():
    """Exactly as many levels as allowed are read."""
    assert faults("[" * 8 + "]" * 8, max_depth=8) == []
    assert faults("[" * 9 + "]" * 9, max_depth=8) == [("yaml_invalid", 1, 9, "depth")]


@pytest.mark.parametrize(
    "text", ["- *a\n" * 50_000, "a: 1\n" * 50_000, "- !!int a\n" * 50_000, "? []\n: a\n" * 50_000]
)
def test_issues_are_bounded(text):
    """Reading ends after a thousand issues."""
    assert len(read(text).issues) == MAX_ISSUES


@pytest.mark.parametrize(
    ("start", "unit", "end"),
    [
        ("", "- a\n", ""), ("[", "a,", "]"), ("", "k: v\n", ""), ("", "# c\n", "a"), ("a: '", " a\n", "'"),
        ("|\n", " a\n", ""), ("", "%TAG !a! b\n", "--- a"), ("", "a: ", ""), ("'", "a", ""), ("", "\t", ""),
        ("", "&a ", "b"), ("a: b\n", "\t\n", "c: d"), ("- '", "\x7f\x80", "'"), ("", "- &a b\n", ""), ("1", "9", ""),
        ("[", "'a'#,", "]"), ("", "---\n", ""), ("", "\r", "a"), ("", "😀: a\n", ""), ("[", "[],", "]"),
        ("!<", "%41", "> a"), ("[", "a:b,", "]"), ("a: [", "x,", ""),
    ],
)  # fmt: skip
def test_time_is_linear_in_the_text(start, unit, end):
    """Four times the text takes about four times the time, whatever the text."""

    def seconds(size):
        text = start + unit * (size // len(unit)) + end
        best = math.inf
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_SELF).ru_utime
            read(text).position(("a", 0))
            best = min(best, resource.getrusage(resource.RUSAGE_SELF).ru_utime - before)
        return best

    assert seconds(40_000) < 12 * seconds(10_000) + 0.02


def test_without_the_compiled_parser_the_answers_are_the_same(monkeypatch):
    """An installation without compiled parts reads the same values at the same positions."""
    text = 'id: a\nb: [1, "x", {y: ~}]\nc: >\n  d\n  e\n"😀": !!str 1\nid: b\n'
    with_c = read(text)
    monkeypatch.setattr(yaml_parser, "CParser", None)
    without = read(text)
    assert without.value == with_c.value
    assert without.issues == with_c.issues
    for path in [("b", 2, "y"), ("c",), ("😀",)]:
        assert without.position(path) == with_c.position(path)
        assert without.position(path, key=True) == with_c.position(path, key=True)
    assert [issue.params["reason"] for issue in read("a\x00b").issues] == ["character"]
    assert [issue.params["reason"] for issue in read("%YAML 1.3\n--- a").issues] == ["syntax"]
    assert [issue.params["reason"] for issue in read('"\\UFFFFFFFF"').issues] == ["syntax"]

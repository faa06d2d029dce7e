"""Strict decoding: each issue of the packages spec 6.3 with its position, and what is no issue."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys

import pytest

from rasen.text import json_scanner, strict_json
from rasen.text.strict_json import JsonIssue, Limits, decode, generic_limits, package_limits

PACKAGE = package_limits(32, 4096)
GENERIC = generic_limits(512)
VECTORS = os.path.join(os.path.dirname(__file__), "..", "..", "vectors", "packages.json")
BEFORE_JSON = {"package_empty", "package_bom_forbidden", "package_utf8_invalid"}


def vectors(name):
    with open(VECTORS, encoding="utf-8") as file:
        return json.load(file)[name]


def syntax_fault_at(index):
    return [JsonIssue("json_syntax_invalid", index, {"offset": index}, index)]


@pytest.mark.parametrize(
    "vector",
    [vector for vector in vectors("decode") if vector.get("code") not in BEFORE_JSON],
    ids=lambda vector: vector["name"],
)
def test_vectors_have_their_issues(vector):
    """Each vector of the package decoder has exactly the JSON issues that it states."""
    value, issues = decode(bytes.fromhex(vector["bytesHex"]).decode(), PACKAGE)
    assert [issue.code for issue in issues] == vector.get("issues", [])
    assert (value is None) == bool(issues)


@pytest.mark.parametrize(
    "text, index",
    [
        ("", 0),
        (" \t\r\n", 4),
        ("\ufeff1", 0),
        ("\xa01", 0),
        ("1\x0c", 1),
        ("1 2", 2),
        ("{} {}", 3),
        ("[1,]", 3),
        ("[,1]", 1),
        ("[1 2]", 3),
        ("[1", 2),
        ("[}", 1),
        ("[]]", 2),
        ('{"a":1,}', 7),
        ('{"a"}', 4),
        ('{"a" "b"}', 5),
        ('{"a":}', 5),
        ('{"a":1', 6),
        ('{"a":[}', 6),
        ("{a:1}", 1),
        ("{1:1}", 1),
        ("'a'", 0),
        ('["a', 1),
        ('"a\\', 2),
        ('"a\nb"', 2),
        ('"\x00"', 1),
        ('"\x1f"', 1),
        (r'"a\x"', 2),
        (r'"a\u12g4"', 2),
        (r'"\u 123"', 1),
        (r'"\u+123"', 1),
        ('{"a\tb":1}', 3),
        ("01", 1),
        ("-01", 2),
        ("+1", 0),
        (".5", 0),
        ("1.", 1),
        ("1.e5", 1),
        ("1e", 1),
        ("1e+", 1),
        ("-", 0),
        ("--1", 0),
        ("0x10", 1),
        ("1_000", 1),
        ("\u0661", 0),
        ("[1\u0661]", 2),
        ("NaN", 0),
        ("[Infinity]", 1),
        ("-Infinity", 0),
        ("nul", 0),
        ("True", 0),
        ("truefalse", 4),
        ("// c\n1", 0),
        ("[1 /* c */]", 3),
    ],
)
def test_what_is_no_json_is_one_syntax_issue(text, index):
    """Whatever RFC 8259 refuses is one issue at the token, or at the character inside a string."""
    assert decode(text, PACKAGE) == (None, syntax_fault_at(index))


@pytest.mark.parametrize(
    "text, value",
    [
        (' \t\r\n{"a" : [ ] , "b":{ } }\n', {"a": [], "b": {}}),
        (r'"\"\\\/\b\f\n\r\tA\u00e9"', '"\\/\b\f\n\r\tAé'),
        ('"\x7f\x80\u2028\ufeff"', "\x7f\x80\u2028\ufeff"),
        (r'"\ud83d\ude80 \uD83D\uDE80"', "🚀 🚀"),
        (r'"\\ud800"', r"\ud800"),
        (
            r'{"a":"__proto__","__proto":1,"Constructor":2}',
            {"a": "__proto__", "__proto": 1, "Constructor": 2},
        ),
        ("[9007199254740991,-9007199254740991]", [9007199254740991, -9007199254740991]),
        ("[9007199254740991.2,1e15]", [9007199254740991.0, 1e15]),
        ("[1E-400,0.0000000000000000000000000000001]", [0.0, 1e-31]),
        ("[0,-0,1.0,true,false,null]", [0, 0, 1.0, True, False, None]),
    ],
)
def test_sound_texts_have_their_value(text, value):
    """What RFC 8259 and the rules allow decodes to its value."""
    assert decode(text, PACKAGE) == (value, [])


def test_numbers_keep_their_kind():
    """A number with a fraction or an exponent is a float, any other an integer."""
    value, _ = decode("[1,1.0,1e0,-0]", PACKAGE)
    assert [type(item) for item in value] == [int, float, float, int]


def test_minus_zero_as_a_fraction_keeps_its_sign():
    """The float -0.0 stays what it is."""
    assert str(decode("-0.0", PACKAGE)[0]) == "-0.0"


def test_repeated_keys_are_reported_where_they_are_repeated():
    """Keys are compared after unescaping, in each object for itself; each repetition counts."""
    _, issues = decode(r'{"é":{"é":1},"b":2,"\u00e9":3,"é":4}', PACKAGE)
    assert issues == [
        JsonIssue("json_duplicate_key", 19, {"key": "é", "offset": 19}, 19),
        JsonIssue("json_duplicate_key", 30, {"key": "é", "offset": 30}, 30),
    ]


def test_repeated_keys_are_found_among_many():
    """The third and later keys of an object are compared as well."""
    _, issues = decode('{"a":1,"b":2,"c":3,"c":4,"":5,"":6}', PACKAGE)
    assert [issue.index for issue in issues] == [19, 30]


def test_long_keys_are_cut_in_messages():
    """The key of a message has at most 64 characters, and halves of pairs are replaced."""
    _, issues = decode('{"K":1,"K":2}'.replace("K", "k" * 100), PACKAGE)
    assert issues[0].params["key"] == "k" * 63 + "…"
    _, issues = decode(r'{"\ud800":1,"\ud800":2}', PACKAGE)
    assert issues[1].params["key"] == "\ufffd"


@pytest.mark.parametrize("key", ["__proto__", "prototype", "constructor", r"\u0063onstructor"])
def test_dangerous_keys_are_refused(key):
    """The three keys are refused at any depth, escaped or not."""
    _, issues = decode('[{"a":{"' + key + '":1}}]', PACKAGE)
    assert [(issue.code, issue.index) for issue in issues] == [("json_dangerous_key", 7)]


def test_offsets_count_code_units_and_indexes_code_points():
    """An astral character before an issue counts two in the offset and one in the index."""
    _, issues = decode(r'["🚀🚀","\udc00 \ud800","\ud800\ud83d\ude80"]', PACKAGE)
    assert [(issue.code, issue.offset, issue.index) for issue in issues] == [
        ("json_lone_surrogate", 9, 7),
        ("json_lone_surrogate", 25, 23),
    ]


@pytest.mark.parametrize(
    "number",
    [
        "9007199254740992",
        "-9007199254740992",
        "10000000000000000",
        "9007199254740993.0",
        "9007199254740991.9",
        "1e16",
        "-1E+16",
        "1e400",
        "-1e400",
        "1" * 5000,
        "1" + "0" * 400 + ".5",
    ],
)
def test_numbers_beyond_the_safe_range_are_refused(number):
    """The double of a number decides, however the number is written."""
    assert decode(f"[0,{number}]", PACKAGE) == (
        None,
        [JsonIssue("json_unsafe_integer", 3, {"offset": 3}, 3)],
    )


def test_limits_are_inclusive():
    """32 containers and 4,096 properties pass, one more is reported with its measure."""
    assert decode("[" * 32 + "]" * 32, PACKAGE)[1] == []
    assert decode('{"a":' * 32 + "1" + "}" * 32, PACKAGE)[1] == []
    assert decode("[" * 33 + "]" * 33, PACKAGE)[1] == [
        JsonIssue("json_depth_exceeded", 32, {"actual": 33, "limit": 32}, 32)
    ]
    halves = ["{" + ",".join(f'"k{i}":0' for i in range(2048)) + "}"] * 2
    assert decode(f"[{','.join(halves)}]", PACKAGE)[1] == []
    text = f'[{",".join(halves)},{{"é":0}}]'
    index = text.index('"é"')
    assert decode(text, PACKAGE)[1] == [
        JsonIssue("json_property_limit_exceeded", index, {"actual": 4097, "limit": 4096}, index)
    ]


def test_repeated_keys_count_as_properties():
    """The count of properties includes repetitions."""
    _, issues = decode('{"a":1,"a":2}', Limits(8, 1))
    assert [issue.code for issue in issues] == [
        "json_duplicate_key",
        "json_property_limit_exceeded",
    ]


def test_all_issues_of_a_text_are_reported_in_order():
    """Only a fault of syntax ends the scan; what comes before it is reported too."""
    text = r'{"constructor":[[1e400]],"a":"\ud800","a":9007199254740992,,'
    _, issues = decode(text, Limits(2, 2))
    assert [(issue.code.removeprefix("json_"), issue.index) for issue in issues] == [
        ("dangerous_key", 1),
        ("depth_exceeded", 16),
        ("unsafe_integer", 17),
        ("lone_surrogate", 30),
        ("duplicate_key", 38),
        ("property_limit_exceeded", 38),
        ("unsafe_integer", 42),
        ("syntax_invalid", 59),
    ]


def test_generic_limits_allow_what_only_packages_refuse():
    """An arbitrary document may hold any key and any number that has a finite double."""
    text = '{"constructor":12345678901234567890,"a":1e300,"b":%s}' % ("9" * 308)
    assert decode(text, GENERIC) == (json.loads(text), [])
    codes = [issue.code for issue in decode('[1e400,{"a":1,"a":2}]', GENERIC)[1]]
    assert codes == ["json_unsafe_integer", "json_duplicate_key"]


def test_the_largest_integer_with_a_double_is_read_exactly():
    """An integer of 309 digits is within the doubles and not rounded."""
    assert decode("-1" + "0" * 308, GENERIC) == (-(10**308), [])


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_a_million_levels_are_refused_without_recursion(opening):
    """Nesting costs no stack: the first issues are those of the depth, the last one of syntax."""
    _, issues = decode(opening * 1_000_000, Limits(32))
    assert (issues[0].code, issues[0].params) == (
        "json_depth_exceeded",
        {"actual": 33, "limit": 32},
    )
    assert issues[-1].code == "json_syntax_invalid"
    assert len(issues) == json_scanner.MAX_ISSUES + 1


def test_a_depth_beyond_the_recursion_limit_can_be_allowed():
    """A text is decoded to any depth that the limits allow, whatever the interpreter's own."""
    depth = sys.getrecursionlimit() * 3
    value, issues = decode(
        '[{"k":' * depth + r'["\n",1.5,null,-7,{},[]]' + "}]" * depth, Limits(3 * depth)
    )
    assert issues == []
    for _ in range(depth):
        value = value[0]["k"]
    assert value == ["\n", 1.5, None, -7, {}, []]


def test_a_caller_deep_in_the_stack_gets_its_value():
    """There is no need for free stack."""

    def call(depth):
        if depth:
            return call(depth - 1)
        return decode("[" * 300 + "]" * 300, GENERIC)

    value, issues = call(sys.getrecursionlimit() - 350)
    assert issues == []
    assert value[0][0] is not None


def test_long_texts_meet_the_same_rules():
    """The short ways for long texts find what the others find."""
    filler = '"%s"' % ("x" * 100)
    many = ",".join([filler] * 1000)
    sound = f'[{many},{{"a":[[["[{{"]]]}}]'
    assert decode(sound, Limits(5)) == (json.loads(sound), [])
    assert [issue.code for issue in decode(sound, Limits(4))[1]] == ["json_depth_exceeded"]
    brackets = f"[{many},{','.join(['[[[[]]]]'] * 50)}]"
    assert decode(brackets, Limits(5)) == (json.loads(brackets), [])
    assert len(decode(brackets, Limits(4))[1]) == 50
    pair = rf'[{many},"\ud83d\ude80"]'
    assert decode(pair, Limits(4)) == (json.loads(pair), [])
    lone = rf'[{many},"\\\uD83d"]'
    assert [issue.index for issue in decode(lone, Limits(4))[1]] == [len(lone) - 8]


def test_the_collector_is_left_as_it_was():
    """Decoding a long text pauses the cycle collector and does not switch it on or off."""
    text = json.dumps(["x" * 100] * 1000)
    assert gc.isenabled()
    decode(text, GENERIC)
    decode(text[:-1], GENERIC)
    assert gc.isenabled()
    gc.disable()
    try:
        decode(text, GENERIC)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_an_interpreter_without_the_c_decoder_decodes_alike(monkeypatch):
    """Where `_json` is missing, the scanner gives values and issues by itself."""
    monkeypatch.setattr(strict_json, "make_scanner", None)
    monkeypatch.setattr(strict_json, "_scanners", {})
    assert decode('{"a":[1,2.5,"é"],"b":{}}', PACKAGE) == ({"a": [1, 2.5, "é"], "b": {}}, [])
    assert decode("[1,]", PACKAGE) == (None, syntax_fault_at(3))


@pytest.mark.parametrize("text", ["{,}", '{"a"}', "[1,]", "[", '"', "nul", "1 2", ""])
def test_an_interpreter_that_has_not_loaded_json_decodes_alike(text):
    """The C decoder cannot raise its own error there, and that is no fault of ours."""
    program = (
        "import sys; from rasen.text.strict_json import decode, generic_limits; "
        "assert 'json.decoder' not in sys.modules; "
        "print(decode(sys.argv[1], generic_limits(8))[1][0].code)"
    )
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    env = {**os.environ, "PYTHONPATH": root}
    command = [sys.executable, "-c", program, text]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("json_syntax_invalid\n", "")

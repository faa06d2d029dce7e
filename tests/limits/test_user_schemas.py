"""Schemas of users: whatever they say, a right verdict or status 2, in bounded time and memory."""

from __future__ import annotations

import json

import pytest

from tests.limits.measuring import MIB, measured

DRAFT_07 = "http://json-schema.org/draft-07/schema#"
UNUSABLE = {
    "no JSON": b"nope",
    "nothing": b"",
    "a list": b"[]",
    "a string": b'"object"',
    "null": b"null",
    "bytes": b"\xff\xfe\x00",
    "a byte order mark": b"\xef\xbb\xbf{}",
    "a repeated key": b'{"type": "array", "type": "object"}',
    "two values": b"{} {}",
    "an infinite number": b'{"maximum": 1e999}',
    "an unknown type": {"type": "nope"},
    "no list of names": {"required": "a"},
    "a division by nothing": {"multipleOf": 0},
    "an open group": {"pattern": "("},
    "a range the wrong way": {"items": {"pattern": "[z-a]"}},
    "a lone star": {"patternProperties": {"*": True}},
    "a loop of lookarounds": {"pattern": "(?:(?=a*)(a+)+)*b"},
    "a long back-reference": {"pattern": "^(a+)\\1$"},
    "too large a repetition": {"pattern": "a{1,1000}{1,1000}$"},
    "a pointer to nothing": {"$ref": "#/nope"},
    "a pointer into data": {"$ref": "#/enum/0", "enum": [1]},
    "an anchor that is not there": {"$ref": "#nope"},
    "a file that is not there": {"$ref": "other.json"},
    "a folder": {"$ref": "."},
    "a device": {"$ref": "/dev/zero"},
    "another file by its URL": {"$ref": "file:///etc/hostname"},
    "a URN that is not there": {"$ref": "urn:x:y"},
    "the network": {"items": {"$ref": "http://example.com/a.json"}},
    "no URI": {"$ref": "http://["},
    "an identifier that is no URI": {"$id": "http://[", "items": {"$ref": "x"}},
    "an identifier that is no text": {"$id": 1},
    "a half pair": b'{"$ref": "a\\ud800"}',
    "itself": {"$ref": "#"},
    "itself in a list": {"allOf": [{"$ref": "#"}]},
    "the contrary of itself": {"not": {"$ref": "#"}},
    "itself by a detour": {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}},
    "itself dynamically": {"$dynamicRef": "#a", "$dynamicAnchor": "a"},
    "itself as a condition": {"if": {"$ref": "#"}, "then": False},
    "an older type": {"$schema": DRAFT_07, "type": "nope"},
    "an older pattern": {"$schema": DRAFT_07, "pattern": "("},
    "an older pointer": {"$schema": DRAFT_07, "$ref": "#/definitions/x"},
    "an older network": {"$schema": DRAFT_07, "$ref": "http://example.com/x"},
    "an older loop": {"$schema": DRAFT_07, "$ref": "#"},
    "no dialect": {"$schema": 1},
}  # fmt: skip


@pytest.mark.parametrize("case", UNUSABLE)
def test_a_schema_that_cannot_be_used_ends_with_status_2(run, case):
    """Nothing is judged by half a schema, nothing is fetched, and nothing is read that is no file."""
    schema = UNUSABLE[case]
    data = schema if isinstance(schema, bytes) else json.dumps(schema).encode()
    name = "own.schema.json"
    run(name, data)
    done = run("it.json", b"[1]", "--schema", name, cpu=5)
    assert (done.status, done.codes) == (2, {"schema_unusable"})


def test_a_schema_that_is_not_there_is_named(run):
    """A schema that does not exist has a code of its own."""
    for schema in ("gone.json", "gone/", "a" * 5000, "http://example.com/s.json", "files:nope"):
        done = run("it.json", b"[1]", "--schema", schema, cpu=5)
        assert (done.status, done.codes) == (2, {"schema_not_found"})


DEEP = b"[" * 511 + b"]" * 511
DEEP_OBJECT = b'{"a":' * 510 + b"[]" + b"}" * 510
LONG = b'"' + b"a" * 100_000 + b'!"'


def nested(keyword, levels, inside, *, in_list=False):
    """Give a schema of so many levels of one keyword."""
    for _ in range(levels):
        inside = {keyword: [inside] if in_list else inside}
    return inside


def lists(levels):
    """Give lists in lists."""
    value = []
    for _ in range(levels):
        value = [value]
    return value


BOTH = [{"items": {"$ref": "#"}}, {"items": {"$ref": "#"}}]
JUDGED = [
    ("true", True, b"[1]", 0),
    ("false", False, b"[1]", 1),
    ("another-dialect", {"$schema": DRAFT_07, "items": {"type": "string"}}, b"[1]", 1),
    ("unknown-dialect", {"$schema": "urn:x", "items": {"type": "string"}}, b"[1]", 1),
    ("recursive", {"type": "array", "items": {"$ref": "#"}}, DEEP, 0),
    ("recursive-object", {"additionalProperties": {"$ref": "#"}, "type": "object"}, DEEP_OBJECT, 1),
    ("older-recursive", {"$schema": DRAFT_07, "type": "array", "items": {"$ref": "#"}}, DEEP, 0),
    ("older-wrong", {"$schema": DRAFT_07, "items": {"$ref": "#"}, "maxItems": 0}, DEEP, 1),
    ("wrong-on-every-level", {"items": {"$ref": "#"}, "maxItems": 0}, DEEP, 1),
    ("twice-on-every-level", {"allOf": BOTH}, DEEP, 0),
    ("twice-and-wrong", {"allOf": BOTH, "maxItems": 0}, DEEP, 1),
    ("either-on-every-level", {"type": "array", "anyOf": [{**b, "minItems": 1} for b in BOTH]}, DEEP, 1),
    ("one-on-every-level", {"oneOf": [{"type": "array", "items": {"$ref": "#"}}, {"minItems": 9}]}, DEEP, 0),
    ("unevaluated-on-every-level", {"allOf": BOTH, "unevaluatedItems": False}, DEEP, 0),
    ("deep-unique", {"uniqueItems": True}, b"[" + DEEP[1:-1] + b"," + DEEP[1:-1] + b"]", 1),
    ("deep-constant", {"const": lists(100)}, DEEP, 1),
    ("deep-items", nested("items", 500, {"type": "string"}), DEEP, 1),
    ("deep-not", nested("not", 500, True), b"[1]", 0),
    ("deep-choice", nested("anyOf", 250, {"type": "string"}, in_list=True), b"[1]", 1),
    ("chain", {"$ref": "#/$defs/0", "$defs": {**{str(n): {"$ref": f"#/$defs/{n + 1}"} for n in range(2000)}, "2000": {"type": "string"}}}, b"[1]", 1),
    ("huge-enum", {"enum": list(range(100_000))}, b"-1", 1),
    ("huge-enum-of-objects", {"enum": [{"a": n} for n in range(20_000)]}, b'{"a":-1}', 1),
    ("huge-constant", {"const": [[n] for n in range(50_000)]}, b"[1]", 1),
    ("many-properties", {"properties": {f"p{n}": {"pattern": "^a"} for n in range(10_000)}}, b'{"p1":"b"}', 1),
    ("many-alternatives", {"anyOf": [{"const": n} for n in range(20_000)]}, b"-1", 1),
    ("nested-quantifiers", {"pattern": "^(a+)+$"}, LONG, 1),
    ("older-nested-quantifiers", {"$schema": DRAFT_07, "pattern": "^(a+)+$"}, LONG, 1),
    ("equal-alternatives", {"pattern": "^(a|a)*$"}, LONG, 1),
    ("many-stars", {"pattern": "(.*)(.*)(.*)(.*)x$"}, LONG, 1),
    ("loop-of-nothing", {"pattern": "^(a*)*b$"}, LONG, 1),
    ("look-behind", {"pattern": "(?<=a)!$"}, LONG, 0),
    ("properties-of-letters", {"pattern": "^\\p{L}+$"}, LONG, 1),
    ("pattern-of-a-key", {"patternProperties": {"^(a+)+$": False}}, b"{" + LONG + b":1}", 0),
    ("pattern-as-data", {"format": "regex"}, b'"' + b"(a|a)*b" * 200 + b'"', 0),
    ("endless-pattern-as-data", {"format": "regex"}, LONG, 1),
    ("many-patterns-as-data", {"items": {"format": "regex"}}, json.dumps([f"(a|a){{{n}}}" for n in range(5000)]).encode(), 1),
    ("look-ahead", {"pattern": "^(?=(a+)+$)"}, LONG, 1),
    ("look-ahead-for-none", {"pattern": "^(?!(a+)+$)(a|a)+!$"}, LONG, 0),
    ("look-behind-at-the-end", {"pattern": "^(a|a)*!(?<!aa)$"}, LONG, 0),
    ("look-ahead-in-a-loop", {"pattern": "^((?!b).)*$"}, LONG, 0),
    ("many-states", {"pattern": "^(a|b)*a(a|b){20}c$"}, b'"' + b"aababbbaab" * 2000 + b'"', 1),
    ("huge-minimum", {"minLength": 10**300}, LONG, 1),
    ("tiny-divisor", {"multipleOf": 1e-300}, b"1e300", 0),
    ("strange-names", {"properties": {"'\"\\\n": {"const": "'''\"\"\"\\"}}, "required": ["{}", "\u2028"]}, b"{}", 1),
]  # fmt: skip


@pytest.mark.parametrize(
    ("schema", "data", "status"), [case[1:] for case in JUDGED], ids=[case[0] for case in JUDGED]
)
def test_a_schema_that_is_hard_to_judge_by_gets_a_verdict(run, schema, data, status):
    """Recursion, branches on every level, huge lists and hostile patterns end in the right verdict."""
    done = run("it.json", data, schema=json.dumps(schema), cpu=5)
    assert done.status == status
    assert done.codes <= {"schema_invalid", "findings_limit_exceeded"}
    assert done.peak < 250 * MIB
    assert all(len(found["message"]) < 9000 for found in done.document["findings"])


def test_constants_nested_beyond_the_compiler_are_refused(run):
    """A constant nested hundreds of levels is no schema that can be used, and no fault of ours."""
    for schema in ({"const": lists(400)}, {"enum": [lists(400)]}):
        done = run("it.json", DEEP, schema=json.dumps(schema), cpu=5)
        assert (done.status, done.codes) == (2, {"schema_unusable"})


def test_a_schema_beyond_its_limit_is_refused(tmp_path):
    """A schema is translated into a program, so less of it is read than of a document."""
    (tmp_path / "own.json").write_bytes(b'{"$comment":"' + b"a" * 4 * MIB + b'"}')
    (tmp_path / "it.json").write_bytes(b"1")
    done = measured("--schema", "own.json", "it.json", cwd=tmp_path)
    assert (done.status, done.codes) == (2, {"schema_unusable"})


def test_a_schema_of_too_many_files_is_refused(tmp_path):
    """A schema that leads from file to file without end is left after the first few hundred."""
    for number in range(300):
        (tmp_path / f"{number}.json").write_text(json.dumps({"$ref": f"{number + 1}.json"}))
    (tmp_path / "300.json").write_text("true", "utf-8")
    (tmp_path / "it.json").write_text("1", "utf-8")
    for number, status in ((0, 2), (100, 0)):
        done = measured("--schema", f"{number}.json", "it.json", cwd=tmp_path)
        assert done.status == status

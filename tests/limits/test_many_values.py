"""Texts of very many small values, good ones and broken ones: the multiples that are promised.

Memory at its peak, beyond that of an idle run, as a multiple of the text, as measured: JSON 2 to 9
for strings and numbers, 27 for lists and objects of one member, 50 for nothing but nested lists;
YAML (at most 1 MiB) 27 to 60. Findings add nothing that grows with the text.
"""

from __future__ import annotations

import pytest

from tests.limits.measuring import MIB

ANYTHING = "true"
SIZE = 16 * MIB


def repeated(item, size=SIZE):
    """Give a JSON list of equal items in just so many bytes."""
    return b"[" + item + (b"," + item) * ((size - 2) // (len(item) + 1) - 1) + b"]"


GOOD = [
    ("empty-lists", repeated(b"[]"), 30),
    ("empty-objects", repeated(b"{}"), 35),
    ("ones", repeated(b"1"), 12),
    ("floats", repeated(b"1.5"), 16),
    ("strings", repeated(b'"a"'), 12),
    ("objects", repeated(b'{"a":1}'), 35),
    ("nested", repeated(b"[" * 10 + b"]" * 10), 60),
    ("records", repeated(b'{"id":"a-%b","text":"%b"}' % (b"b" * 30, b"c" * 300)), 8),
]


@pytest.mark.parametrize(("name", "data", "most"), GOOD, ids=[name for name, *_ in GOOD])
def test_many_good_values_cost_a_bounded_multiple_of_their_text(run, name, data, most):
    """16 MiB of small values are read within seconds, in the multiple that is promised."""
    done = run(f"{name}.json", data, schema=ANYTHING, cpu=10)
    assert done.status == 0
    assert done.multiple(len(data)) < most


BROKEN = [
    ("wrong-types", repeated(b"1"), '{"items":{"type":"string"}}'),
    ("four-million", b"[" + b"1," * 3_999_999 + b"1]", '{"items":{"type":"string"}}'),
    ("empty-lists", repeated(b"[]", 4 * MIB), '{"items":{"minItems":1}}'),
    ("refused", repeated(b"1", 4 * MIB), '{"items":{"not":{}}}'),
    ("choices", repeated(b"1", 4 * MIB), '{"items":{"anyOf":[{"minimum":2},{"type":"null"}]}}'),
    ("missing", repeated(b"{}", 4 * MIB), '{"items":{"required":["a","b"]}}'),
    (
        "values-of-keys",
        b"{" + b",".join(b'"%d":1' % number for number in range(200_000)) + b"}",
        '{"additionalProperties":{"type":"string"}}',
    ),
    (
        "patterns-of-keys",
        b"{" + b",".join(b'"%d":1' % number for number in range(200_000)) + b"}",
        '{"patternProperties":{"^[0-9]+$":{"type":"string"}}}',
    ),
    ("unevaluated", repeated(b"1", 4 * MIB), '{"unevaluatedItems":{"type":"string"}}'),
    (
        "draft-07",
        repeated(b"1", 4 * MIB),
        '{"$schema":"http://json-schema.org/draft-07/schema#","items":{"type":"string"}}',
    ),
]


@pytest.mark.parametrize(("name", "data", "schema"), BROKEN, ids=[name for name, *_ in BROKEN])
def test_of_a_million_faults_the_first_are_told(run, name, data, schema):
    """However many faults a document has, five hundred are listed, and one tells of the others."""
    done = run(f"{name}.json", data, schema=schema, cpu=15)
    assert done.status == 1
    assert done.codes == {"schema_invalid", "findings_limit_exceeded"}
    assert len(done.document["findings"]) == 501
    last = next(f for f in done.document["findings"] if f["code"] == "findings_limit_exceeded")
    assert last["details"]["limit"] == 500 < last["details"]["actual"]
    assert done.multiple(len(data)) < 60


KEYS = b"{" + b",".join(b'"%d":1' % number for number in range(1_000_000)) + b"}"


@pytest.mark.parametrize(
    "schema",
    [
        '{"properties":{"alpha":true},"additionalProperties":false}',
        '{"properties":{"alpha":true},"unevaluatedProperties":false}',
        '{"propertyNames":{"pattern":"^a"}}',
        '{"maxProperties":3}',
    ],
)
def test_a_million_unknown_keys_are_one_fault(run, schema):
    """An object of a million keys that it must not have is told in one sentence."""
    done = run("keys.json", KEYS, schema=schema, cpu=10)
    assert done.codes == {"schema_invalid"}
    assert len(done.document["findings"]) == 1
    assert done.multiple(len(KEYS)) < 40


SYNTAX = [
    ("repeated-keys", b"{" + b'"a":1,' * (MIB // 6) + b'"a":1}', "json_duplicate_key"),
    ("half-pairs", b"[" + b'"\\ud83d",' * (2 * MIB // 9) + b"1]", "json_lone_surrogate"),
    ("huge-numbers", b"[" + b"1e999," * (2 * MIB // 6) + b"1]", "json_unsafe_integer"),
    ("too-deep", b"[" + (b"[" * 600 + b"]" * 600 + b",") * 800 + b"1]", "json_depth_exceeded"),
]


@pytest.mark.parametrize(("name", "data", "code"), SYNTAX, ids=[name for name, *_ in SYNTAX])
def test_many_faults_of_syntax_are_told_in_part(run, name, data, code):
    """The faults of syntax are bounded as those of the schema are."""
    done = run(f"{name}.json", data, schema=ANYTHING, cpu=10)
    assert done.codes == {code, "findings_limit_exceeded"}
    assert done.multiple(len(data)) < (60 if name == "too-deep" else 20)


def test_draft_07_branches_are_not_kept_for_every_fault(run):
    """The alternatives of an older draft cost no more than those of 2020-12."""
    schema = (
        '{"$schema":"http://json-schema.org/draft-07/schema#","%s":[{"items":{"type":"null"}}]}'
    )
    for keyword in ("anyOf", "oneOf"):
        done = run("ones.json", repeated(b"1", 4 * MIB), schema=schema % keyword, cpu=10)
        assert done.codes == {"schema_invalid"}
        assert done.multiple(4 * MIB) < 60


def test_many_aliases_are_told_in_part(run):
    """A YAML text of a third of a million aliases is refused without expanding or listing all."""
    data = b"[&a 1," + b"*a," * (MIB // 3 - 10) + b"1]"
    done = run("aliases.yaml", data, schema=ANYTHING, cpu=5)
    assert done.codes == {"yaml_alias_forbidden", "findings_limit_exceeded"}
    assert done.multiple(len(data)) < 12


YAML = [
    ("ones", lambda size: b"[" + b"1," * (size // 2 - 8) + b"1]", 40),
    ("block", lambda size: b"- 1\n" * (size // 4), 40),
    ("nothing", lambda size: b"-\n" * (size // 2), 50),
    ("keys", lambda size: b"".join(b"%07d:\n" % number for number in range(size // 9)), 60),
    ("empty-lists", lambda size: b"[" + b"[]," * (size // 3 - 8) + b"1]", 60),
    ("lists-of-one", lambda size: b"[" + b"[1]," * (size // 4 - 8) + b"1]", 120),
    ("maps-of-none", lambda size: b"[" + b"{a: }," * (size // 6 - 8) + b"1]", 120),
    ("folded", lambda size: b"a: >\n" + b" x\n" * (size // 3 - 8), 20),
    ("comments", lambda size: b"#\n" * (size // 2), 12),
]


@pytest.mark.parametrize(("name", "text", "most"), YAML, ids=[name for name, *_ in YAML])
def test_a_megabyte_of_yaml_costs_a_bounded_multiple(run, name, text, most):
    """The most YAML that is read, in the smallest values, takes about a second and 60 MB."""
    data = text(MIB)
    done = run(f"{name}.yaml", data, schema=ANYTHING, cpu=10)
    assert done.status == 0
    assert done.multiple(len(data)) < most


@pytest.mark.parametrize(("name", "text", "most"), YAML, ids=[name for name, *_ in YAML])
def test_the_slow_parser_costs_no_more_memory(run, name, text, most):
    """What only the pure parser reads (here a plain scalar after a colon) takes no more memory."""
    data = b"- {x: :y}\n- " + text(MIB // 16).replace(b"\n", b"\n  ").rstrip()
    done = run(f"{name}.yaml", data, schema=ANYTHING, cpu=10)
    assert done.status == 0
    assert done.multiple(len(data) + MIB // 16) < 2 * most

"""Texts that are deep, or that consist of one long token: bounded memory, a fraction of a second."""

from __future__ import annotations

import pytest

from tests.limits.measuring import MIB

LEVELS = 1_000_000
ANYTHING = "true"

DEEP = [
    ("lists.json", b"[" * LEVELS, "json_depth_exceeded"),
    ("closed.json", b"[" * LEVELS + b"]" * LEVELS, "json_depth_exceeded"),
    ("objects.json", b'{"a":' * LEVELS + b"1" + b"}" * LEVELS, "json_depth_exceeded"),
    ("hyphens.yaml", b"- " * (LEVELS // 2), "yaml_invalid"),
    ("flow.yaml", b"[" * LEVELS, "yaml_invalid"),
    ("maps.yaml", b"{a: " * (LEVELS // 4), "yaml_invalid"),
    ("questions.yaml", b"? " * (LEVELS // 2), "yaml_invalid"),
    ("indented.yaml", b"".join(b" " * n + b"a:\n" for n in range(1400)), "yaml_invalid"),
]


@pytest.mark.parametrize(("name", "data", "code"), DEEP, ids=[name for name, *_ in DEEP])
def test_a_million_levels_are_refused_without_a_deep_stack(run, name, data, code):
    """However deep a text is, the answer is one code, and memory a few times the text."""
    done = run(name, data, schema=ANYTHING, cpu=10)
    assert done.status == 1
    assert code in done.codes
    assert done.multiple(len(data)) < 12


@pytest.mark.parametrize("name", ["workflow.yaml", "pipeline.yaml", "a.rasenpkg", "SKILL.md"])
def test_a_deep_text_of_every_kind_is_refused(run, name):
    """The depth of a file is bounded whatever kind it is."""
    opening = b"---\n" if name == "SKILL.md" else b""
    closing = b"\n---\n" if name == "SKILL.md" else b""
    done = run(name, opening + b"[" * 900_000 + closing, cpu=10)
    assert done.status == 1
    assert done.peak < 100 * MIB


LONG = [
    ("key.json", b'{"' + b"k" * MIB + b'":1}', set()),
    ("key.yaml", b"k" * (MIB - 10) + b": 1", {"yaml_invalid"}),
    ("quoted-key.yaml", b'"' + b"k" * (MIB - 10) + b'": 1', {"yaml_invalid"}),
    ("explicit-key.yaml", b'? "' + b"k" * (MIB - 10) + b'"\n: 1', set()),
    ("integer.json", b"1" * LEVELS, {"json_unsafe_integer"}),
    ("negative.json", b"[-" + b"1" * LEVELS + b"]", {"json_unsafe_integer"}),
    ("fraction.json", b"0." + b"1" * LEVELS, set()),
    ("exponent.json", b"1e" + b"1" * LEVELS, {"json_unsafe_integer"}),
    ("integer.yaml", b"a: " + b"1" * LEVELS, set()),
    ("hexadecimal.yaml", b"a: 0x" + b"f" * LEVELS, set()),
    ("float.yaml", b"a: " + b"1" * 500_000 + b"." + b"1" * 500_000, set()),
    ("anchor.yaml", b"a: &" + b"b" * LEVELS + b" 1", set()),
    ("tag.yaml", b"a: !" + b"b" * LEVELS + b" 1", set()),
    ("digits.json", b"1" * 16 * MIB, {"json_unsafe_integer"}),
    ("quotes.json", b'"' * 16 * MIB, {"json_syntax_invalid"}),
    ("spaces.json", b" " * (16 * MIB - 1) + b"1", set()),
    ("backslashes.json", b'"' + b"\\" * (16 * MIB - 2) + b'"', set()),
    ("escapes.json", b'["' + b"\\ud83d\\ude00" * (MIB + MIB // 4) + b'"]', set()),
    ("half-pairs.json", b'["' + b"\\ud83d" * 2 * MIB + b'"]', {"json_lone_surrogate"}),
    ("no-utf8.json", b'"' + b"a" * (16 * MIB - 2) + b"\xff", {"utf8_invalid"}),
]


@pytest.mark.parametrize(("name", "data", "codes"), LONG, ids=[name for name, *_ in LONG])
def test_a_long_token_costs_a_few_times_its_size(run, name, data, codes):
    """One token as long as the file is read in time linear in it, in a few times its memory."""
    done = run(name, data, schema=ANYTHING, cpu=5)
    assert done.codes == codes
    assert done.multiple(len(data)) < 18


def test_a_long_value_is_shown_in_part(run):
    """A finding about a string of 16 MiB shows its start, and is no longer than a sentence."""
    data = b'"' + b"k" * (16 * MIB - 2) + b'"'
    done = run("long.json", data, schema='{"pattern": "^b", "maxLength": 3}', cpu=5)
    (found,) = done.document["findings"]
    assert len(found["message"]) < 1000
    assert done.multiple(len(data)) < 5


def test_faults_below_a_long_key_do_not_repeat_it(run):
    """A thousand faults below a key of 8 MiB are told without a thousand copies of the key."""
    data = b'{"' + b"k" * 8 * MIB + b'":[' + b"1," * 100_000 + b"1]}"
    schema = '{"additionalProperties": {"items": {"type": "string"}}}'
    done = run("below.json", data, schema=schema, cpu=5)
    assert done.codes == {"schema_invalid", "findings_limit_exceeded"}
    assert all("pointer" not in found for found in done.document["findings"])
    assert max(len(found["message"]) for found in done.document["findings"]) < 2000
    assert done.multiple(len(data)) < 6

"""Verdicts on two versions of a schema: never safe where something breaks, shown where it does."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from rasen.contract.comparison import Answer, Version, compare

VECTORS = Path(__file__).parents[2] / "vectors"
PAIRS = json.loads((VECTORS / "evolution.json").read_text("utf-8"))
FORMATS = jsonschema.Draft202012Validator.FORMAT_CHECKER
# Labelled by somebody who knew nothing of the program.
MORE = json.loads((VECTORS / "evolution-more.json").read_text("utf-8"))
# Safe in truth and told as not proved: what `format` implies, and bounds on values that all differ.
UNPROVED = {
    ("maxContains lowered on a list of unique items", "input"),
    ("maxContains lowered on a list of unique items", "output"),
    ("format date implies the digit pattern", "input"),
    ("format date implies ten characters", "input"),
    ("format ipv4 and ipv6 at once", "input"),
    ("filter query, operators split into two leaf shapes", "input"),
    ("company or person, tag items ruled by a double not", "input"),
    ("company or person, tag items ruled by a double not", "output"),
}
D = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def versions(old, new):
    return compare(Version(old, "", {}), Version(new, "", {}))


def is_valid(schema, document, formats=None):
    return jsonschema.Draft202012Validator(schema, format_checker=formats).is_valid(document)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair["name"])
def test_pair_has_the_known_verdicts(pair):
    """Each pair of schemas is told as it is, and each break with a document that shows it."""
    found = versions(pair["old"], pair["new"])
    assert (found.input.verdict, found.output.verdict) == (pair["input"], pair["output"])
    for answer, old, new in (
        (found.input, pair["old"], pair["new"]),
        (found.output, pair["new"], pair["old"]),
    ):
        for witness in answer.witness:
            assert is_valid(old, witness)
            assert not is_valid(new, witness)
        assert bool(answer.witness) == (answer.verdict == "breaking")


@pytest.mark.parametrize("pair", MORE, ids=lambda pair: pair["name"])
def test_pair_of_a_stranger_has_its_verdicts(pair):
    """Every break is found and shown; what is safe is never told as a break."""
    found = versions(pair["old"], pair["new"])
    for direction in ("input", "output"):
        answer = getattr(found, direction)
        left = (pair["name"], direction) in UNPROVED
        assert answer.verdict == ("unproved" if left else pair[direction])
        old, new = (pair["old"], pair["new"])[:: 1 if direction == "input" else -1]
        assert bool(answer.witness) == (answer.verdict == "breaking")
        for witness in answer.witness:
            assert is_valid(old, witness, FORMATS)
            if (
                witness != "\n"
            ):  # Python's `$` stands before a last line break as well, ECMA's does not
                assert not is_valid(new, witness, FORMATS)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair["name"])
def test_verdict_on_the_whole_is_the_worst_of_its_changes(pair):
    """A break of the whole is told by some change, and a whole that is safe has no change that breaks."""
    found = versions(pair["old"], pair["new"])
    for direction in ("input", "output"):
        whole = getattr(found, direction).verdict
        single = {getattr(change, direction).verdict for change in found.changes}
        assert whole in single or (whole == "compatible" and single <= {"compatible"})


def test_change_that_another_makes_up_for_breaks_nothing():
    """A property that becomes required where the schema above demands it anyway is no break."""
    old = {"allOf": [{"required": ["a"]}], "properties": {"a": {"type": "string"}}}
    new = {"required": ["a"], "properties": {"a": {"type": "string"}}}
    found = versions(old, new)
    assert [change.kind for change in found.changes] == ["rewritten"]


def test_break_that_needs_two_changes_is_told_as_one():
    """Where no change alone refuses a document that both together refuse, there is an entry for it."""
    old = {"anyOf": [{"const": 1}, {"enum": [1, 2]}]}
    new = {"anyOf": [{"const": 3}, {"enum": [2]}]}
    found = versions(old, new)
    assert found.input == Answer("breaking", (1,))
    assert any(change.input.verdict == "breaking" for change in found.changes)


def test_change_of_an_unused_definition_has_no_effect():
    """What no document can meet is told and breaks nothing."""
    found = versions(
        {"type": "string", "$defs": {"spare": {"type": "string"}}},
        {"type": "string", "$defs": {"spare": {"type": "integer"}}},
    )
    assert [(c.kind, c.input.verdict, c.output.verdict) for c in found.changes] == [
        ("type-changed", "compatible", "compatible")
    ]


def test_change_under_not_turns_its_direction_around():
    """What narrows a schema under `not` widens the whole."""
    found = versions({"not": {"type": "string"}}, {"not": {"type": "string", "minLength": 2}})
    assert (found.input.verdict, found.output.verdict) == ("compatible", "breaking")


def test_other_dialects_are_equal_or_unproved():
    """Of what is not read nothing is claimed."""
    old = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "string"}
    assert versions(old, dict(old)).input == Answer("compatible")
    assert versions(old, {**old, "minLength": 1}).input == Answer("unproved")


def test_references_lead_into_other_files():
    """A change behind a reference into another document counts."""
    old = {**D, "$id": "urn:a", "$ref": "urn:b"}
    before = {"urn:b": {**D, "$id": "urn:b", "type": "integer"}}
    after = {"urn:b": {**D, "$id": "urn:b", "type": "integer", "minimum": 0}}
    found = compare(Version(old, "urn:a", before), Version(dict(old), "urn:a", after))
    assert (found.input.verdict, found.output.verdict) == ("breaking", "compatible")
    assert [change.kind for change in found.changes] == ["referenced-schema-changed"]


def test_dynamic_references_follow_the_outermost_anchor():
    """The same extension point resolves to what the outermost schema puts there."""
    tree = {
        "$id": "urn:tree",
        "$dynamicAnchor": "node",
        "type": "object",
        "properties": {"kids": {"type": "array", "items": {"$dynamicRef": "#node"}}},
    }

    def closed(extra):
        return {
            "$id": "urn:closed",
            "$dynamicAnchor": "node",
            "$ref": "urn:tree",
            "properties": {"data": extra},
        }

    resources = {"urn:tree": tree}
    old = Version(closed({"type": "string"}), "urn:closed", resources)
    new = Version(closed({"type": "string", "maxLength": 3}), "urn:closed", resources)
    found = compare(old, new)
    assert (found.input.verdict, found.output.verdict) == ("breaking", "compatible")


def test_tagged_union_of_many_branches_is_decided():
    """Forty closed kinds, one of them with one more property: no explosion, one change."""

    def union(extra):
        branches = [
            {
                "type": "object",
                "required": ["kind", "a"],
                "additionalProperties": False,
                "properties": {
                    "kind": {"const": f"k{n}"},
                    "a": {"type": "string"},
                    "b": {"type": "integer"},
                    **(extra if n == 17 else {}),
                },
            }
            for n in range(40)
        ]
        return {"oneOf": branches}

    found = versions(union({}), union({"c": {"type": "null"}}))
    assert (found.input.verdict, found.output.verdict) == ("compatible", "breaking")
    assert [(c.kind, c.new) for c in found.changes] == [
        ("property-added", ("oneOf", 17, "properties", "c"))
    ]
    assert found.output.witness[0]["kind"] == "k17"

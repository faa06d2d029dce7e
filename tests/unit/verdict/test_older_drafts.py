"""Schemas of older drafts: left to `jsonschema`, without its traps."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rasen.verdict.explain import Explainer, SchemaProblem, explain

DRAFT_7 = "http://json-schema.org/draft-07/schema#"


def told(schema, value):
    faults = explain({"$schema": DRAFT_7, **schema}, value, fallback_code="broken")
    return [(fault.code, fault.keyword, fault.path) for fault in faults]


CASES = [
    ({"items": [{"type": "string"}]}, [1], [("broken", "type", (0,))]),
    ({"required": ["a", "b"]}, {"a": 1}, [("broken", "required", ("b",))]),
    ({"dependencies": {"a": ["b"]}}, {"a": 1}, [("broken", "dependencies", ())]),
    ({"pattern": "^a$"}, "a\n", [("broken", "pattern", ())]),
    ({"patternProperties": {r"^\p{Lu}$": False}}, {"Ä": 1, "ä": 2}, [("broken", "false", ("Ä",))]),
    ({"uniqueItems": True}, [{"a": 1}, {"a": 1.0}], [("broken", "uniqueItems", ())]),
    ({"multipleOf": 0.01}, 0.07, []),
    ({"format": "date"}, "2023-02-29", [("broken", "format", ())]),
    ({"anyOf": [{"type": "string"}, {"required": ["x"]}]}, {}, [("broken", "required", ("x",))]),
]


@pytest.mark.parametrize(("schema", "value", "faults"), CASES)
def test_older_drafts_are_explained(schema, value, faults):
    """The faults of a draft-07 schema, each with the fallback code."""
    assert told(schema, value) == faults


def test_unknown_keys_name_the_nearest_known_one():
    """As for 2020-12, patterns of names included."""
    schema = {"$schema": DRAFT_7, "properties": {"name": {}}, "additionalProperties": False}
    schema["patternProperties"] = {"^x-": True}
    (fault,) = explain(schema, {"nme": 1, "x-a": 2})
    assert fault.params["suggestions"] == {"nme": "name"}


def test_deep_documents_are_explained():
    """512 levels need more calls than Python allows by default."""
    value = 5
    for _ in range(511):
        value = [value]
    (fault,) = explain({"$schema": DRAFT_7, "type": "array", "items": {"$ref": "#"}}, value)
    assert len(fault.path) == 511


PROBLEMS = [
    {"type": "text"},
    {"pattern": "("},
    {"patternProperties": {"(": True}},
    {"$ref": "#"},
    {"$ref": "#/definitions/none"},
]


@pytest.mark.parametrize("schema", PROBLEMS)
def test_unusable_schemas_are_refused(schema):
    """A wrong schema is a `SchemaProblem`, before or at the first document."""
    with pytest.raises(SchemaProblem):
        Explainer({"$schema": DRAFT_7, **schema}).faults("a")


def test_references_lead_into_given_resources():
    """A document given by its URI is found, and read as the same draft."""
    schema = {"$schema": DRAFT_7, "items": {"$ref": "http://x/other.json#/definitions/a"}}
    other = {"definitions": {"a": {"type": "string"}}}
    (fault,) = explain(schema, [1], resources={"http://x/other.json": other})
    assert fault.path == (0,)


def test_the_library_is_not_loaded_for_2020_12():
    """Explaining a schema of the contract's dialect loads none of the heavy libraries."""
    code = (
        "import sys; from rasen.verdict.explain import explain; "
        "assert explain({'type': 'string', 'format': 'date'}, 5); "
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"jsonschema", "referencing", "dataclasses"} & set(done.stdout.split())

"""What schemas say of values, in words."""

from __future__ import annotations

import pytest

from rasen.docs.library import Library
from rasen.docs.words import Describer, anchor_of, is_structured
from tests.unit.docs.lines import plain

SCHEMA = {
    "$id": "urn:test:a",
    "title": "Thing",
    "$defs": {
        "id": {"title": "ID", "type": "string", "$anchor": "ident"},
        "plain": {"type": "integer"},
    },
}
OTHER = {"$id": "urn:test:b", "title": "Other", "$defs": {"x": {"title": "X"}}}
LIBRARY = Library({"a": SCHEMA, "b": OTHER}, {"urn:test:a": "a", "urn:test:b": "b"}, {})
DESCRIBER = Describer(LIBRARY, "a")


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"type": "string"}, "`string`"),
        ({"type": ["string", "null"]}, "`string` or `null`"),
        ({"const": 1}, "`integer`"),
        ({"const": True}, "`boolean`"),
        ({"enum": ["a", None, 2.5, {}]}, "`string` or `null` or `number` or `object`"),
        ({}, "any value"),
        (True, "any value"),
        (False, "nothing"),
        ({"type": "array"}, "`array`"),
        ({"type": "array", "items": {"type": "integer"}}, "array of `integer`"),
        ({"type": "array", "items": {"$ref": "#/$defs/id"}}, "array of [ID](a#defs.id)"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "object of `string`"),
        ({"type": "object", "additionalProperties": False}, "`object`"),
        ({"$ref": "#"}, "[Thing](a#)"),
        ({"$ref": "#ident"}, "[ID](a#defs.id)"),
        ({"$ref": "#/$defs/plain"}, "[plain](a#defs.plain)"),
        ({"$ref": "urn:test:b"}, "[Other](b#)"),
        ({"$ref": "urn:test:b#/$defs/x"}, "[X](b#defs.x)"),
        ({"$ref": "urn:test:b#/$defs/y"}, "`urn:test:b#/$defs/y`"),
        ({"$ref": "https://example.org/s"}, "`https://example.org/s`"),
        ({"type": "object", "properties": {}}, "[object](a#properties.p)"),
        ({"anyOf": [{"$ref": "#ident"}, {"type": "null"}]}, "[ID](a#defs.id) or `null`"),
        ({"oneOf": [{"const": 1}, {"const": 2}]}, "`integer`"),
        (
            {"allOf": [{"$ref": "#ident"}, {"$ref": "urn:test:b"}]},
            "[ID](a#defs.id) and [Other](b#)",
        ),
    ],
)
def test_type_of_a_value(schema, said):
    """The type is named, or linked to where it is described."""
    assert plain(DESCRIBER.kind(schema, ("properties", "p"))) == said


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"const": "a"}, ['is `"a"`']),
        ({"enum": ["a", 1]}, ['one of `"a"`, `1`']),
        ({"pattern": "^a|b$"}, ["matches `^a|b$`"]),
        ({"minLength": 1}, ["at least 1 character"]),
        ({"minLength": 1, "maxLength": 64}, ["1 to 64 characters"]),
        ({"maxLength": 64, "minLength": 1}, ["1 to 64 characters"]),
        ({"minItems": 2, "maxItems": 2}, ["exactly 2 items"]),
        ({"maxProperties": 1}, ["at most 1 key"]),
        ({"minimum": 0, "exclusiveMaximum": 1}, ["from 0", "less than 1"]),
        (
            {"maximum": 9, "exclusiveMinimum": 1, "multipleOf": 2},
            ["up to 9", "greater than 1", "a multiple of 2"],
        ),
        ({"uniqueItems": True}, ["no repeats"]),
        ({"uniqueItems": False}, []),
        ({"format": "date"}, ["format `date`"]),
        ({"x-max-bytes": 16777216}, ["largest size in bytes: 16,777,216"]),
        ({"items": {"type": "string", "minLength": 1}}, ["each: at least 1 character"]),
        ({"not": {"pattern": "^x"}}, ["not: matches `^x`"]),
        (
            {"contains": {"const": 1}, "minContains": 2},
            ["at least 2 such items", "some item: is `1`"],
        ),
        ({"propertyNames": {"pattern": "^a"}}, ["keys: matches `^a`"]),
        (
            {"prefixItems": [{"type": "string"}, True]},
            ["item 1: `string`", "item 2: any value"],
        ),
        ({"title": "No constraint", "type": "string"}, []),
        (True, []),
    ],
)
def test_constraints_of_a_value(schema, said):
    """Each keyword is said once, in the order in which the schema has them."""
    assert [plain(line) for line in DESCRIBER.constraints(schema)] == said


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        (
            {
                "if": {"properties": {"kind": {"const": "a"}}},
                "then": {"required": ["b"]},
                "else": {"properties": {"b": False}},
            },
            ['If: `kind` is `"a"`. Then: has `b`. Otherwise: `b` is absent.'],
        ),
        ({"if": {"const": 1}}, ["If: is `1`."]),
        ({"if": True, "then": False}, ["If: is anything. Then: is impossible."]),
        ({"dependentRequired": {"a": ["b", "c"]}}, ["With `a` also `b`, `c`."]),
        ({"dependentSchemas": {"a": {"minProperties": 2}}}, ["With `a`: at least 2 keys."]),
        (
            {"if": {"anyOf": [{"required": ["a"], "type": "object"}, {"$ref": "#ident"}]}},
            ["If: (is `object`; has `a`) or as [ID](a#defs.id)."],
        ),
    ],
)
def test_conditions(schema, said):
    """A rule that holds under a condition is one line."""
    assert [plain(line) for line in DESCRIBER.conditions(schema)] == said


def test_reference_that_goes_round_in_circles_ends():
    """A schema that refers to itself resolves to nothing, as does one that leads out."""
    circle = {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#"}}}
    library = Library({"c": circle}, {}, {})
    assert library.resolved("c", circle) is None
    assert library.resolved("c", {"$ref": "urn:unknown"}) is None


def test_anchor_follows_the_pointer():
    """Definitions and properties of one name have anchors of their own."""
    assert anchor_of(()) == ""
    assert anchor_of(("$defs", "a", "properties", "b", "items")) == "defs.a.properties.b.items"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"properties": {}}, True),
        ({"patternProperties": {}}, True),
        ({"if": {}}, True),
        ({"oneOf": [{"$ref": "#"}, {"properties": {}}]}, True),
        ({"oneOf": [{"$ref": "#"}, {"type": "null"}]}, False),
        ({"$ref": "#", "properties": {}}, False),
        ({"type": "object"}, False),
        (True, False),
    ],
)
def test_only_schemas_with_a_structure_get_a_section(schema, expected):
    """What can be said in a cell of a table needs no section."""
    assert is_structured(schema) is expected

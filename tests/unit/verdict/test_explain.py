"""Explanations: which faults are told, with which code, at which place, in which order."""

from __future__ import annotations

import pytest

from rasen.verdict.explain import Explainer, SchemaProblem, explain


def told(schema, value, *, code="broken"):
    """Give code, keyword, path of each fault."""
    faults = explain(schema, value, fallback_code=code)
    return [(fault.code, fault.keyword, fault.path) for fault in faults]


CLOSED = {
    "type": "object",
    "additionalProperties": False,
    "required": ["name", "id"],
    "properties": {
        "id": {"type": "integer", "minimum": 1},
        "name": {"type": "string", "minLength": 1, "pattern": "^[a-z]+$"},
        "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        "nested": {"type": "object", "properties": {"deep": {"type": "boolean"}}},
    },
}


def test_a_valid_document_has_no_faults():
    """Nothing is told of what is right."""
    assert told(CLOSED, {"id": 1, "name": "a", "tags": ["x"]}) == []


def test_faults_come_in_the_order_of_the_schema():
    """Properties as the schema names them, inner ones with them, unknown keys last."""
    value = {"zz": 1, "nested": {"deep": 1}, "tags": ["a", 1, "b", None], "id": 0}
    assert told(CLOSED, value) == [
        ("broken", "minimum", ("id",)),
        ("broken", "required", ("name",)),
        ("broken", "type", ("tags", 1)),
        ("broken", "type", ("tags", 3)),
        ("broken", "type", ("nested", "deep")),
        ("broken", "additionalProperties", ()),
    ]


def test_unknown_keys_are_one_fault_with_suggestions():
    """All unknown keys of an object together, each with the nearest known one."""
    (fault,) = explain(CLOSED, {"id": 1, "name": "a", "tag": [], "NAME": 1, "qqq": 2})
    assert fault.params == {
        "property": "tag",
        "suggestion": "tags",
        "properties": ["tag", "NAME", "qqq"],
        "suggestions": {"tag": "tags", "NAME": "name", "qqq": None},
    }


PARAMS = [
    ({"type": ["string", "null"]}, 5, {"expected": ["string", "null"], "actual": "integer"}),
    ({"const": "a"}, [1], {"expected": ["a"], "actual": "array", "suggestion": None}),
    (
        {"enum": ["public", "private"]},
        "pulbic",
        {"expected": ["public", "private"], "actual": "pulbic", "suggestion": "public"},
    ),
    ({"maximum": 3}, 4, {"limit": 3, "actual": 4}),
    ({"multipleOf": 2}, 3, {"limit": 2, "actual": 3}),
    ({"maxLength": 1}, "🚀🚀", {"limit": 1, "actual": 2}),
    ({"minItems": 1}, [], {"limit": 1, "actual": 0}),
    ({"pattern": "^a"}, "b" * 300, {"expected": "^a", "actual": "b" * 200 + "…"}),
    ({"format": "uuid"}, "x", {"expected": "uuid", "actual": "x"}),
    ({"uniqueItems": True}, ["a", 1, "a"], {"first": 0, "second": 2, "actual": "a"}),
    ({"contains": {"const": 1}}, [2], {"limit": 1, "actual": 0}),
    ({"prefixItems": [True], "items": False}, [1, 2], {"limit": 1, "actual": 2}),
    ({"dependentRequired": {"a": ["b"]}}, {"a": 1}, {"property": "b", "because": "a"}),
    ({"not": {"type": "string"}}, "a", {}),
    (False, 1, {}),
]


@pytest.mark.parametrize(("schema", "value", "params"), PARAMS)
def test_faults_measure_what_is_wrong(schema, value, params):
    """A fault carries the limit and what was found, as JSON values."""
    (fault,) = explain(schema, value)
    assert fault.params == params


def test_the_nearest_code_on_the_way_up_wins():
    """The failing subschema's own code, then its parents', through references; else the fallback."""
    schema = {
        "x-code": {"required": "root_missing", "type": "root_type"},
        "required": ["gone"],
        "properties": {
            "own": {"type": "string", "x-code": "own_code"},
            "map": {"type": "string", "pattern": "^a", "x-code": {"pattern": "map_pattern"}},
            "list": {"x-code": "list_code", "items": {"$ref": "#/$defs/id"}},
            "free": {"$ref": "#/$defs/id"},
            "bare": {"minimum": 3},
        },
        "$defs": {"id": {"type": "string", "maxLength": 1, "x-code": {"maxLength": "id_long"}}},
    }
    value = {"own": 1, "map": "b", "list": [1, "xx"], "free": 1, "bare": 1}
    assert told(schema, value) == [
        ("own_code", "type", ("own",)),
        ("map_pattern", "pattern", ("map",)),
        ("list_code", "type", ("list", 0)),
        ("id_long", "maxLength", ("list", 1)),
        ("root_type", "type", ("free",)),
        ("broken", "minimum", ("bare",)),
        ("root_missing", "required", ("gone",)),
    ]


def test_schema_paths_go_through_references():
    """The place in the schema is the way that was taken."""
    schema = {
        "allOf": [{"$ref": "#/$defs/a"}],
        "$defs": {"a": {"properties": {"x": {"minimum": 1}}}},
    }
    (fault,) = explain(schema, {"x": 0})
    assert fault.schema_path == ("allOf", 0, "$ref", "properties", "x", "minimum")


KINDS = {
    "oneOf": [
        {
            "title": kind,
            "type": "object",
            "required": ["kind", "value"],
            "properties": {"kind": {"const": kind, "x-code": "kind_code"}, "value": {"type": of}},
            "unevaluatedProperties": False,
        }
        for kind, of in (("text", "string"), ("number", "number"), ("flag", "boolean"))
    ]
}


def test_the_discriminator_picks_the_branch():
    """Only the faults of the branch that was meant are told."""
    assert told(KINDS, {"kind": "flag", "value": 1, "extra": 2}) == [
        ("broken", "type", ("value",)),
        ("broken", "unevaluatedProperties", ()),
    ]


def test_an_unknown_discriminator_is_one_fault():
    """A kind that no branch knows is told with all that there are."""
    (fault,) = explain(KINDS, {"kind": "txt", "value": []})
    assert (fault.code, fault.keyword, fault.path) == ("kind_code", "enum", ("kind",))
    assert fault.params["expected"] == ["text", "number", "flag"]
    assert fault.params["suggestion"] == "text"


def test_a_missing_discriminator_is_one_fault():
    """What is missing is told, not what each branch would say."""
    assert told(KINDS, {"value": 1}) == [("broken", "required", ("kind",))]


def test_a_value_of_no_branch_is_a_wrong_type():
    """The expected types of all branches together."""
    (fault,) = explain({"anyOf": [{"type": "string"}, {"type": "null"}]}, 5)
    assert (fault.keyword, fault.params["expected"]) == ("type", ["string", "null"])
    assert told(KINDS, 5) == [("broken", "type", ())]


def test_the_type_picks_the_branch():
    """A text is held to the branch for texts alone."""
    schema = {"anyOf": [{"type": "string", "minLength": 2}, {"type": "array", "minItems": 3}]}
    assert told(schema, "a") == [("broken", "minLength", ())]
    assert told(schema, [1]) == [("broken", "minItems", ())]


def test_constants_of_branches_are_told_together():
    """A choice of documented constants reads like an enum."""
    schema = {"oneOf": [{"const": "red", "title": "Red"}, {"const": "blue", "title": "Blue"}]}
    (fault,) = explain(schema, "rad")
    assert fault.keyword == "enum"
    assert fault.params == {"expected": ["red", "blue"], "actual": "rad", "suggestion": "red"}


def test_the_branch_that_comes_nearest_is_told():
    """A branch whose fault lies deeper is nearer than one that fails at once."""
    schema = {
        "anyOf": [
            {"required": ["other"]},
            {"required": ["list"], "properties": {"list": {"items": {"type": "integer"}}}},
        ]
    }
    assert told(schema, {"list": [1, "x"]}) == [("broken", "type", ("list", 1))]


def test_alternatives_are_named_where_nothing_tells_them_apart():
    """Only then is it said that none of the alternatives holds."""
    schema = {"anyOf": [{"required": ["a"], "title": "A"}, {"required": ["b"]}]}
    (fault,) = explain(schema, {})
    assert fault.keyword == "anyOf"
    assert fault.params == {"alternatives": ["A", 1], "properties": ["a", "b"]}


def test_several_matching_branches_are_named():
    """`oneOf` says which of its branches hold."""
    schema = {"oneOf": [{"minimum": 1, "title": "one"}, {"maximum": 5}, {"minimum": 9}]}
    (fault,) = explain(schema, 3)
    assert fault.keyword == "oneOf"
    assert fault.params == {"matches": [0, 1], "alternatives": ["one", 1]}


def test_conditions_tell_the_faults_of_their_branch():
    """`then` and `else` are told with their real places."""
    schema = {
        "if": {"properties": {"a": {"const": 1}}},
        "then": {"required": ["b"]},
        "else": {"properties": {"a": {"type": "string"}}},
    }
    assert told(schema, {"a": 1}) == [("broken", "required", ("b",))]
    assert told(schema, {"a": 2}) == [("broken", "type", ("a",))]


def test_one_cause_is_one_fault():
    """Equal faults of two subschemas, and what only follows from a fault, are told once."""
    schema = {
        "allOf": [{"$ref": "#/$defs/x"}, {"$ref": "#/$defs/x"}],
        "$defs": {
            "x": {
                "type": "object",
                "required": ["a"],
                "additionalProperties": False,
                "propertyNames": {"pattern": "^[a-z]+$"},
                "properties": {"a": {"type": "string", "enum": ["x"], "pattern": "^x$"}},
            }
        },
    }
    assert told(schema, {"B": 1}) == [
        ("broken", "required", ("a",)),
        ("broken", "additionalProperties", ()),
    ]
    assert told(schema, {"a": 5}) == [("broken", "type", ("a",))]
    assert told(schema, {"a": "y"}) == [("broken", "enum", ("a",))]


def test_names_of_properties_are_one_fault():
    """All keys that break `propertyNames`, and why the first does."""
    schema = {"propertyNames": {"maxLength": 2, "x-code": "name_code"}}
    (fault,) = explain(schema, {"abc": 1, "ok": 2, "defg": 3})
    assert (fault.code, fault.path) == ("name_code", ())
    assert fault.params["properties"] == ["abc", "defg"]
    assert fault.params["reason"] == {"keyword": "maxLength", "limit": 2, "actual": 3}


def test_a_wrong_branch_leaves_no_unknown_keys_behind():
    """Keys that some branch knows are not called unknown because no branch held."""
    schema = {
        "anyOf": [
            {"required": ["a"], "properties": {"a": {"type": "string"}}},
            {"required": ["b"], "properties": {"b": {"type": "string"}}},
        ],
        "unevaluatedProperties": False,
    }
    assert [fault.keyword for fault in explain(schema, {"a": 1})] == ["type"]
    assert told(KINDS | {"unevaluatedProperties": False}, {"kind": "x", "value": 1}) == [
        ("kind_code", "enum", ("kind",))
    ]


def test_many_members_are_sifted_and_explained():
    """One broken record among thousands is found, whatever holds them."""
    schema = {
        "properties": {"list": {"items": CLOSED}},
        "additionalProperties": {"additionalProperties": CLOSED},
    }
    good = {"id": 1, "name": "a"}
    records = [dict(good) for _ in range(5_000)]
    records[4_321] = {"id": 1, "name": "A"}
    value = {"list": records, "map": {f"k{place}": item for place, item in enumerate(records)}}
    assert told(schema, value) == [
        ("broken", "pattern", ("list", 4321, "name")),
        ("broken", "pattern", ("map", "k4321", "name")),
    ]


def test_thousands_of_unknown_keys_are_told_quickly():
    """Suggestions are searched for the first keys alone."""
    (fault,) = explain(CLOSED, {"id": 1, "name": "a", **{f"nam{n}": n for n in range(5_000)}})
    assert len(fault.params["properties"]) == 5_000
    assert len(fault.params["suggestions"]) < 100


def test_an_explainer_serves_many_documents():
    """Nothing of one document is left for the next."""
    explainer = Explainer(CLOSED)
    first = explainer.faults({"id": 0, "name": "a"})
    assert explainer.faults({"id": 1, "name": "a"}) == []
    assert explainer.faults({"id": 0, "name": "a"}) == first


def test_endless_references_are_a_problem_of_the_schema():
    """A schema that refers to itself for the same value is refused, not followed."""
    with pytest.raises(SchemaProblem, match="without end"):
        explain({"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#"}]}}}, 1)

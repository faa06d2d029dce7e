"""No schema is called included in another while a document says otherwise."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.contract.comparison import Version, compare
from rasen.inclusion.colours import colours
from rasen.inclusion.nodes import Source
from rasen.inclusion.solver import NONE, Found, Solver
from rasen.verdict.compile import compile_verdict
from rasen.verdict.index import Index
from rasen.verdict.shapes import subschemas

NAMES = ["a", "b", "x-a", "k"]
SCALARS = [None, True, False, 0, 1, 2, -1, 0.5, 3, "", "a", "b", "aa", "x"]
VALUES = [*SCALARS, [], [1], ["a"], {}, {"a": 1}, {"k": "a"}, {"a": 1, "b": "b"}]
PATTERNS = ["^a", "b$", "^x-", "^[a-c]{1,2}$", "a", "^$", "^(?!a)", "\\d"]
TYPES = ["string", "integer", "object", "null", "number", "array", "boolean"]
DOCUMENTS = [
    *VALUES,
    *([value] for value in SCALARS),
    *([one, other] for one in SCALARS[::3] for other in SCALARS[::2]),
    *({name: value} for name in (*NAMES, "z", "") for value in (*SCALARS, [], {})),
    *(
        {"a": one, name: other}
        for name in ("b", "k", "z")
        for one in SCALARS
        for other in SCALARS[::3]
    ),
    *([1, value, value] for value in SCALARS),
    *({"q": [{"a": value}]} for value in SCALARS),
]

counts = st.integers(0, 2)
flat = st.one_of(
    st.booleans(),
    st.sampled_from(TYPES).map(lambda kind: {"type": kind}),
    st.sampled_from(VALUES).map(lambda value: {"const": value}),
    st.lists(st.sampled_from(VALUES), min_size=1, max_size=4).map(lambda some: {"enum": some}),
)


def nested(inner):
    lists = st.lists(inner, min_size=1, max_size=3)
    named = st.dictionaries(st.sampled_from(NAMES), inner, min_size=1, max_size=2)
    keywords = {
        "type": st.sampled_from([*TYPES, ["string", "null"], ["array", "object", "integer"]]),
        "minimum": st.sampled_from([-1, 0, 0.5, 2]),
        "exclusiveMaximum": st.sampled_from([1, 2, 3]),
        "multipleOf": st.sampled_from([1, 2, 0.5]),
        "minLength": counts,
        "maxLength": counts,
        "pattern": st.sampled_from(PATTERNS),
        "minItems": counts,
        "maxItems": counts,
        "uniqueItems": st.booleans(),
        "items": inner,
        "prefixItems": lists,
        "contains": inner,
        "minContains": counts,
        "maxContains": counts,
        "unevaluatedItems": inner,
        "properties": named,
        "patternProperties": st.dictionaries(st.sampled_from(PATTERNS), inner, max_size=1),
        "additionalProperties": inner,
        "unevaluatedProperties": inner,
        "propertyNames": st.sampled_from(
            [{"maxLength": 1}, {"enum": ["a", "b"]}, {"pattern": "^x"}]
        ),
        "required": st.lists(st.sampled_from(NAMES), max_size=2, unique=True),
        "minProperties": counts,
        "maxProperties": counts,
        "dependentRequired": st.just({"a": ["b"]}),
        "dependentSchemas": named,
        "allOf": lists,
        "anyOf": lists,
        "oneOf": lists,
        "not": inner,
        "if": inner,
        "then": inner,
        "else": inner,
        "$ref": st.just("#/$defs/loop"),
    }
    return st.lists(st.sampled_from(sorted(keywords)), min_size=1, max_size=4, unique=True).flatmap(
        lambda names: st.fixed_dictionaries({name: keywords[name] for name in names})
    )


schemas = st.recursive(flat, nested, max_leaves=8).map(
    lambda schema: {
        "allOf": [schema],
        "$defs": {"loop": {"items": {"$ref": "#/$defs/loop"}, "type": ["array", "null", "string"]}},
    }
)


def answer(narrow, wide):
    narrow_node, wide_node = (Source(Index(schema)).root for schema in (narrow, wide))
    return Solver(colours([narrow_node, wide_node])).includes(wide_node, narrow_node)


@settings(max_examples=150, deadline=None)
@given(schemas, schemas)
def test_answers_agree_with_documents(narrow, wide):
    """A value that is found shows the difference; where none can be no document shows one."""
    found = answer(narrow, wide)
    takes, refuses = compile_verdict(narrow), compile_verdict(wide)
    if isinstance(found, Found):
        assert takes(found.value)
        assert not refuses(found.value)
    elif found is NONE:
        assert not [value for value in DOCUMENTS if takes(value) and not refuses(value)]


@settings(max_examples=100, deadline=None)
@given(schemas, st.data())
def test_a_small_edit_is_told_as_documents_tell_it(schema, data):
    """Of a schema and a copy with one keyword taken out or put in nothing false is claimed."""
    edited = json.loads(json.dumps(schema))
    spots = [node for node in every(edited["allOf"][0]) if node]
    if not spots:
        return
    node = data.draw(st.sampled_from(spots))
    name = data.draw(st.sampled_from(sorted(node)))
    if data.draw(st.booleans()):
        del node[name]
    else:
        node["maxProperties"] = 1
    found = compare(Version(schema, "", {}), Version(edited, "", {}))
    takes, keeps = compile_verdict(schema), compile_verdict(edited)
    for value in DOCUMENTS:
        if takes(value) and not keeps(value):
            assert found.input.verdict != "compatible"
        if keeps(value) and not takes(value):
            assert found.output.verdict != "compatible"


def every(schema):
    """Give every schema object of a schema."""
    if isinstance(schema, dict):
        yield schema
        for _, below in subschemas(schema):
            yield from every(below)

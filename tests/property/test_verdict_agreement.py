"""The compiled verdict, the explaining path and `jsonschema` agree on schemas and documents."""

from __future__ import annotations

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rasen.verdict.compile import compile_verdict
from rasen.verdict.explain import Explainer

KEYS = ["a", "b", "c"]
PATTERNS = ["^a", "b$", "^[ab]+$", "c"]
TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 3),
    st.sampled_from([0.0, 1.0, 1.5, -2.0]),
    st.sampled_from(["", "a", "b", "ab", "abc", "é"]),
)
documents = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from([*KEYS, "ab"]), inner)
    ),
    max_leaves=8,
)
counts = st.integers(0, 3)
names = st.lists(st.sampled_from(KEYS), max_size=2, unique=True)
ASSERTIONS = {
    "type": st.one_of(
        st.sampled_from(TYPES), st.lists(st.sampled_from(TYPES), min_size=1, unique=True)
    ),
    "const": scalars,
    "enum": st.lists(documents, min_size=1, max_size=3),
    "minimum": st.sampled_from([-1, 0, 1, 1.5]),
    "exclusiveMaximum": st.sampled_from([0, 2, 2.5]),
    "multipleOf": st.sampled_from([1, 2]),
    "minLength": counts,
    "maxLength": counts,
    "pattern": st.sampled_from(PATTERNS),
    "minItems": counts,
    "maxItems": counts,
    "uniqueItems": st.booleans(),
    "minProperties": counts,
    "maxProperties": counts,
    "required": names,
    "dependentRequired": st.dictionaries(st.sampled_from(KEYS), names, max_size=1),
}
CHILDREN = ["additionalProperties", "propertyNames", "items", "contains", "unevaluatedProperties"]
CHILDREN += ["unevaluatedItems", "prefixItems", "properties", "properties", "patternProperties"]
IN_PLACE = ["allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas"]
REFERENCES = ["#", "#/$defs/one", "#/$defs/two"]


@st.composite
def schemas(draw, depth=3, references=()):
    """Draw a schema: some assertions, and while there is depth left some applicators.

    References may stand where values are members of others, so that none is endless.
    """
    if draw(st.integers(0, 9)) == 0:
        return draw(st.booleans())
    chosen = draw(st.lists(st.sampled_from(sorted(ASSERTIONS)), max_size=2, unique=True))
    schema = {keyword: draw(ASSERTIONS[keyword]) for keyword in chosen}
    if references and draw(st.integers(0, 3)) == 0:
        schema["$ref"] = draw(st.sampled_from(references))
    if depth == 0:
        return schema
    below = schemas(depth=depth - 1, references=REFERENCES)
    beside = schemas(depth=depth - 1, references=[])
    for keyword in draw(st.lists(st.sampled_from([*CHILDREN, *IN_PLACE]), max_size=3)):
        inner = below if keyword in CHILDREN else beside
        if keyword in ("prefixItems", "allOf", "anyOf", "oneOf"):
            schema[keyword] = draw(st.lists(inner, min_size=1, max_size=3))
        elif keyword == "patternProperties":
            schema[keyword] = {draw(st.sampled_from(PATTERNS)): draw(inner)}
        elif keyword in ("properties", "dependentSchemas"):
            schema[keyword] = draw(st.dictionaries(st.sampled_from(KEYS), inner, max_size=2))
        elif keyword == "if":
            schema.update({"if": draw(inner), "then": draw(inner), "else": draw(inner)})
        elif keyword == "contains":
            schema.update({keyword: draw(inner), "minContains": draw(counts)})
        elif keyword.startswith("unevaluated"):
            schema[keyword] = draw(st.one_of(st.just(False), inner))
        else:
            schema[keyword] = draw(inner)
    return schema


@st.composite
def choices(draw):
    """Draw a choice by the property `a`, one branch for each text."""
    branches = [
        {
            "type": "object",
            "required": ["a"],
            "properties": {"a": {"const": kind}, "b": draw(schemas(depth=1))},
        }
        for kind in draw(st.lists(st.sampled_from(["a", "b", "ab"]), min_size=2, unique=True))
    ]
    rest = draw(st.sampled_from([{}, {"unevaluatedProperties": False}, {"type": "object"}]))
    return {draw(st.sampled_from(["anyOf", "oneOf"])): branches, **rest}


@st.composite
def wholes(draw):
    """Draw a document schema with two named parts, to which the root may refer in place."""
    root = draw(st.one_of(schemas(references=REFERENCES[1:]), choices()))
    if isinstance(root, bool):
        return root
    return {**root, "$defs": {"one": draw(schemas()), "two": draw(schemas(depth=1))}}


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(wholes(), st.lists(documents, min_size=1, max_size=6))
def test_verdict_explanation_and_jsonschema_agree(schema, values):
    """A document is accepted by all three or by none; a refused one has at least one fault."""
    verdict = compile_verdict(schema)
    explainer = Explainer(schema)
    judge = jsonschema.Draft202012Validator(schema)
    for value in values:
        expected = judge.is_valid(value)
        assert verdict(value) is expected
        assert (explainer.faults(value) == []) is expected


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(wholes(), documents)
def test_faults_stand_at_places_of_the_document_and_are_told_once(schema, value):
    """Every path leads into the document, but for the last step of a missing value."""
    faults = Explainer(schema, fallback_code="broken").faults(value)
    assert len({(f.keyword, f.path, repr(f.params)) for f in faults}) == len(faults)
    for fault in faults:
        assert fault.code == "broken"
        place = value
        steps = fault.path[:-1] if fault.keyword.endswith("equired") else fault.path
        for step in steps:
            place = place[step]


@pytest.mark.parametrize("value", [{"a": 1}, {"a": "b"}, 5])
def test_the_compiled_verdict_is_a_bool(value):
    """A verdict is True or False, not something that only counts as one."""
    verdict = compile_verdict(
        {"type": "object", "properties": {"a": {"pattern": "^a", "type": "string"}}}
    )
    assert verdict(value) in (True, False)
    assert isinstance(verdict(value), bool)

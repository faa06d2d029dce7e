"""Compiled verdicts: JSON's notion of equality and type, ECMA-262 patterns, depth and time."""

from __future__ import annotations

import re
import time

import pytest

from rasen.verdict.compile import SchemaProblem, compile_source, compile_verdict
from rasen.verdict.explain import explain

TREE = {"type": "array", "items": {"$ref": "#"}}


def nested(levels, inside=()):
    """Give lists inside of lists, that many levels deep."""
    value = list(inside)
    for _ in range(levels - 1):
        value = [value]
    return value


def seconds(work):
    """Give the CPU time of some work, the best of three runs."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


EQUALITY = [
    ({"const": 1}, 1.0, True),
    ({"const": 1}, True, False),
    ({"const": False}, 0, False),
    ({"const": {"a": [1, True]}}, {"a": [1.0, True]}, True),
    ({"const": {"a": [1, True]}}, {"a": [1, 1]}, False),
    ({"enum": [0, "a", None, [1]]}, False, False),
    ({"enum": [0, "a", None, [1]]}, [True], False),
    ({"enum": [0, "a", None, [1]]}, [1.0], True),
    ({"enum": ["a", "b"]}, ["a"], False),
    ({"enum": ["a", "b"]}, {}, False),
    ({"enum": []}, None, False),
    ({"type": "integer"}, 1.0, True),
    ({"type": "integer"}, True, False),
    ({"type": "number"}, True, False),
    ({"type": "integer", "const": "a"}, "a", False),
    ({"type": ["integer", "string"], "enum": ["a", 1, None]}, None, False),
    ({"uniqueItems": True}, [1, True], True),
    ({"uniqueItems": True}, [1, 1.0], False),
    ({"uniqueItems": True}, [{"a": 1, "b": 2}, {"b": 2.0, "a": 1}], False),
    ({"uniqueItems": True}, ["1", 1, None, "null", [1], ["1"]], True),
    ({"uniqueItems": True, "items": {"type": "string"}}, ["a", "a"], False),
    ({"multipleOf": 0.01}, 0.07, True),
    ({"multipleOf": 0.01}, 0.075, False),
    ({"multipleOf": 0.5}, 1e308, True),
    ({"multipleOf": 3}, 10**400, False),
    ({"multipleOf": 3}, 1e999, False),
    ({"maximum": 2**53}, 2**53 + 1, False),
    ({"minLength": 2}, "🚀", False),
    ({"maxLength": 1}, "🚀", True),
    ({"required": ["a"]}, ["a"], True),
    ({"type": "object", "required": ["a"]}, {"a": None}, True),
]


@pytest.mark.parametrize(("schema", "value", "valid"), EQUALITY)
def test_values_are_compared_as_json(schema, value, valid):
    """1 is 1.0 and an integer, true is neither, texts count in code points."""
    assert compile_verdict(schema)(value) is valid
    assert (explain(schema, value) == []) is valid


TRAPS = [
    ("^a$", "a\n", False),
    (r"^\d$", "٣", False),
    (r"^\w$", "é", False),
    (r"^\s$", "\ufeff", True),
    (r"^\p{L}+$", "äß漢", True),
    (r"^\u{1F600}$", "😀", True),
    ("(?<year>[0-9]{4})", "in 2020", True),
    ("^.$", "\u2028", False),
]


@pytest.mark.parametrize(("pattern", "text", "valid"), TRAPS)
def test_patterns_mean_what_ecma_262_says(pattern, text, valid):
    """Neither Python's `$` nor its wider classes decide about a pattern."""
    for schema, value in (
        ({"pattern": pattern}, text),
        ({"patternProperties": {pattern: True}, "additionalProperties": False}, {text: 1}),
    ):
        assert compile_verdict(schema)(value) is valid
        assert (explain(schema, value) == []) is valid


@pytest.mark.parametrize("levels", [1, 100, 512])
def test_deep_documents_are_decided(levels):
    """512 levels are judged and explained under the usual recursion limit."""
    verdict = compile_verdict(TREE)
    assert verdict(nested(levels)) is True
    assert verdict(nested(levels, inside=[5])) is False
    assert explain(TREE, nested(levels)) == []
    assert explain(TREE, nested(levels, inside=[5]))[0].path == (0,) * levels


def test_deep_documents_pass_several_functions_per_level():
    """The depth holds also where each level takes references and branches."""
    link = {"type": "object", "properties": {"next": {"$ref": "#/$defs/maybe"}}}
    schema = {
        "$ref": "#/$defs/maybe",
        "$defs": {
            "maybe": {"anyOf": [{"$ref": "#/$defs/link"}, {"not": {"type": ["object", "null"]}}]},
            "link": {"allOf": [link, {"not": {"required": ["bad"]}}], "unevaluatedItems": False},
        },
    }
    value = {}
    for _ in range(511):
        value = {"next": value}
    assert compile_verdict(schema)(value) is True
    assert explain(schema, value) == []


def test_work_does_not_double_with_each_level():
    """A value that two branches look into is judged once per branch, not 2^depth times."""
    schema = {
        "anyOf": [
            {"properties": {"next": {"$ref": "#"}, "kind": {"const": 1}}, "required": ["kind"]},
            {"properties": {"next": {"$ref": "#"}, "kind": {"const": 2}}, "required": ["kind"]},
        ]
    }
    value = {"kind": 3}
    for _ in range(200):
        value = {"kind": 2, "next": value}
    assert compile_verdict(schema)(value) is False
    assert explain(schema, value)


LINEAR = {
    "uniqueItems": ({"uniqueItems": True}, lambda n: [{"id": i, "x": [i]} for i in range(n)], True),
    "contains": (
        {"contains": {"const": {"a": -1}}, "minContains": 2},
        lambda n: [{"a": i} for i in range(n)],
        False,
    ),
    "enum": ({"items": {"enum": [[1], {"a": 2}, "x"]}}, lambda n: [[1], {"a": 2}, "x"] * n, True),
    "const": ({"items": {"const": {"a": "x" * 100}}}, lambda n: [{"a": "x" * 100}] * n, True),
    "unevaluatedProperties": (
        {
            "anyOf": [{"patternProperties": {"^a": True}}, {"required": ["zz"]}],
            "unevaluatedProperties": False,
        },
        lambda n: {f"a{i}": i for i in range(n)},
        True,
    ),
    "nested quantifiers": ({"pattern": "^(a+)+$"}, lambda n: "a" * n + "!", False),
    "overlapping quantifiers": ({"pattern": "^a*a*a*b$"}, lambda n: "a" * n, False),
    "restarted quantifier": ({"pattern": "a+b"}, lambda n: "a" * n, False),
}


@pytest.mark.parametrize("name", LINEAR)
def test_time_is_linear(name):
    """Four times the document takes about four times as long."""
    schema, make, valid = LINEAR[name]
    verdict = compile_verdict(schema)
    small, large = make(4_000), make(16_000)
    assert verdict(small) is valid
    fast = seconds(lambda: verdict(small))
    assert seconds(lambda: verdict(large)) < 12 * fast + 0.02


def test_source_is_a_module_of_plain_functions():
    """The module imports nothing at its head that its schema does not need."""
    source = compile_source({"type": "object", "x-max-bytes": 12, "x-max-depth": 3}, name="things")
    assert source.startswith('"""Verdicts on things."""\n')
    assert "import" not in source
    module = {}
    exec(source, module)
    assert module["LIMITS"] == {"x-max-bytes": 12, "x-max-depth": 3}
    assert module["verdict"]({}) is True


def test_source_is_the_same_each_time():
    """Two compilations of equal schemas give equal text."""
    schema = {"enum": ["b", "a", 1], "properties": {"x": {"pattern": "^a"}}, "required": ["x"]}
    assert compile_source(schema) == compile_source(dict(schema))


def test_references_lead_into_given_resources():
    """A reference finds a document by its URI, and urn: bases take relative fragments."""
    other = {"$id": "urn:x:other", "$defs": {"text": {"type": "string"}}}
    schema = {"$id": "urn:x:root", "items": {"$ref": "urn:x:other#/$defs/text"}}
    verdict = compile_verdict(schema, resources={"urn:x:other": other})
    assert verdict(["a"]) is True
    assert verdict([1]) is False


def test_the_metaschema_itself_compiles():
    """The published metaschema of 2020-12, with its dynamic references, judges schemas."""
    verdict = compile_verdict({"$ref": "https://json-schema.org/draft/2020-12/schema"})
    assert verdict({"properties": {"a": {"items": {"minLength": 1}}}}) is True
    assert verdict({"properties": {"a": {"items": {"minLength": -1}}}}) is False


def test_another_dialect_is_left_alone():
    """A schema of an older draft gives no verdict function."""
    assert compile_verdict({"$schema": "http://json-schema.org/draft-07/schema#"}) is None


PROBLEMS = [
    ({"type": "text"}, "/type"),
    ({"properties": {"a/b": {"minLength": -1}}}, "/properties/a~1b/minLength"),
    ({"required": "a"}, "/required"),
    ({"$defs": {"x": 5}}, "/$defs"),
    ({"anyOf": []}, "/anyOf"),
    ({"multipleOf": 0}, "/multipleOf"),
    ({"pattern": "("}, ""),
    ({"$ref": "#/$defs/none"}, ""),
    ({"$ref": "#"}, ""),
    ({"allOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"not": {"$ref": "#"}}}}, ""),
    ([], ""),
]


@pytest.mark.parametrize(("schema", "pointer"), PROBLEMS)
def test_unusable_schemas_are_refused_with_their_place(schema, pointer):
    """A schema that breaks the dialect raises one kind of error, with a pointer and a reason."""
    with pytest.raises(SchemaProblem) as raised:
        compile_verdict(schema)
    assert raised.value.pointer == pointer
    assert raised.value.reason


def test_deeply_nested_schemas_compile():
    """Levels beyond what Python nests in one function go into further functions."""
    schema = {"type": "integer"}
    for _ in range(150):
        schema = {"items": schema, "properties": {"a": schema}}
    value = 1
    for _ in range(150):
        value = [value]
    verdict = compile_verdict({"allOf": [{"allOf": [schema]}]})
    assert verdict(value) is True
    assert verdict(["x"]) is True


def test_formats_are_asserted_unless_told_otherwise():
    """`format` refuses a text by default, and is an annotation on request."""
    schema = {"format": "date"}
    assert compile_verdict(schema)("2023-02-29") is False
    assert compile_verdict(schema)(5) is True
    assert compile_verdict(schema, assert_formats=False)("2023-02-29") is True


def test_generated_names_cannot_clash_with_property_names():
    """Property names and texts go into the source as literals, whatever they hold."""
    name = "a'\"\n\\{x}\ud800"
    verdict = compile_verdict({"properties": {name: {"const": name}}, "required": [name]})
    assert verdict({name: name}) is True
    assert verdict({name: "b"}) is False
    assert not re.search("ud800'", compile_source({"title": name}))

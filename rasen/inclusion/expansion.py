"""What a schema demands of a value of one type, as a condition (JSON Schema 2020-12).

Core 10 and 11, validation 6. Keywords that only speak of other types demand nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen.inclusion.formulas import (
    FALSE,
    TRUE,
    Const,
    conjunction,
    contains,
    counted,
    disjunction,
    negation,
    number,
    type_of,
)
from rasen.inclusion.hints import allows, only_values, overlapping
from rasen.verdict.formats import FORMATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.nodes import Node

# How many ways a schema may evaluate members or items before it is left open.
_MOST_CASES = 64


class Undecidable(Exception):
    """Something that is not told here: the answer is left open."""


def literal(node: Node, *, positive: bool = True) -> Formula:
    """Give the condition that a schema holds, or fails."""
    if isinstance(node.schema, bool):
        return TRUE if node.schema is positive else FALSE
    return ("lit", node, positive)


def expand(node: Node, kind: str) -> Formula:
    """Give what a schema demands of values of a type."""
    if isinstance(node.schema, bool):
        return TRUE if node.schema else FALSE
    keywords = node.keywords()
    parts = [_types(keywords, kind), *_values(keywords, kind)]
    parts += [literal(target) for target in node.references()]
    parts += _applicators(node, keywords, kind)
    parts += _BY_TYPE[kind](node, keywords)
    return conjunction(parts)


def _types(keywords: dict[str, Any], kind: str) -> Formula:
    named = keywords.get("type")
    if named is None:
        return TRUE
    types = [named] if isinstance(named, str) else named
    if kind in types:
        return TRUE
    return ("multiple", number(1), True) if kind == "number" and "integer" in types else FALSE


def _values(keywords: dict[str, Any], kind: str) -> Iterator[Formula]:
    if "const" in keywords:
        yield among([keywords["const"]], kind)
    if "enum" in keywords:
        yield among(keywords["enum"], kind)


def among(values: Iterable[object], kind: str) -> Formula:
    """Give the condition that a value of a type is one of these."""
    fitting = frozenset(Const(value) for value in values if type_of(value) == kind)
    return ("oneof", fitting, True) if fitting else FALSE


def _applicators(node: Node, keywords: dict[str, Any], kind: str) -> Iterator[Formula]:
    """Give the conditions of the keywords that apply schemas to the value itself."""
    if "allOf" in keywords:
        yield conjunction(literal(node.child(part)) for part in keywords["allOf"])
    if "anyOf" in keywords:
        yield _any([node.child(part) for part in keywords["anyOf"]], kind)
    if "oneOf" in keywords:
        yield _exactly_one([node.child(part) for part in keywords["oneOf"]], kind)
    if "not" in keywords:
        yield literal(node.child(keywords["not"]), positive=False)
    if "if" in keywords:
        test = node.child(keywords["if"])
        for name, holds in (("then", True), ("else", False)):
            if name in keywords:
                met = literal(test, positive=not holds)
                yield disjunction([met, literal(node.child(keywords[name]))])


def _any(nodes: list[Node], kind: str) -> Formula:
    named = [only_values(node) for node in nodes]
    if len(nodes) > 1 and all(named):
        values = [constant.value for constants in named for constant in constants or ()]
        return among(values, kind)
    return disjunction(literal(node) for node in nodes if allows(node, kind))


def _exactly_one(nodes: list[Node], kind: str) -> Formula:
    """Give the condition that one holds and no other."""
    pairs = [
        disjunction([literal(left, positive=False), literal(right, positive=False)])
        for left, right in overlapping(nodes, kind)
    ]
    return conjunction([_any(nodes, kind), *pairs])


# Numbers and strings


def _nothing(_node: Node, _keywords: dict[str, Any]) -> Iterator[Formula]:
    return iter(())


def _numbers(_node: Node, keywords: dict[str, Any]) -> Iterator[Formula]:
    for name, tag, strict in (
        ("minimum", "min", False),
        ("exclusiveMinimum", "min", True),
        ("maximum", "max", False),
        ("exclusiveMaximum", "max", True),
    ):
        if name in keywords:
            yield (tag, number(keywords[name]), strict)
    if "multipleOf" in keywords:
        yield ("multiple", number(keywords["multipleOf"]), True)


def _strings(node: Node, keywords: dict[str, Any]) -> Iterator[Formula]:
    yield _range("length", keywords, "minLength", "maxLength")
    if "pattern" in keywords:
        yield ("pattern", keywords["pattern"], True)
    if node.source.assert_formats and keywords.get("format") in FORMATS:
        yield ("format", keywords["format"], True)


def _range(tag: str, keywords: dict[str, Any], low: str, high: str) -> Formula:
    most = keywords.get(high)
    return counted(tag, int(keywords.get(low, 0)), None if most is None else int(most))


# Arrays


def _arrays(node: Node, keywords: dict[str, Any]) -> Iterator[Formula]:
    yield _range("count", keywords, "minItems", "maxItems")
    prefix = keywords.get("prefixItems", [])
    for place, item in enumerate(prefix):
        yield _below(("at", place), literal(node.child(item)))
    if "items" in keywords:
        yield _below(("each", len(prefix)), literal(node.child(keywords["items"])))
    if "contains" in keywords:
        low, high = keywords.get("minContains", 1), keywords.get("maxContains")
        wanted = literal(node.child(keywords["contains"]))
        yield contains(wanted, int(low), None if high is None else int(high))
    if keywords.get("uniqueItems") is True:
        yield ("unique", True)
    if "unevaluatedItems" in keywords:
        rest = literal(node.child(keywords["unevaluatedItems"]))
        yield disjunction(
            conjunction([*case.conditions, _unevaluated_items(case, rest)])
            for case in _cases(node, own=True)
        )


def _below(head: tuple[Any, ...], inner: Formula) -> Formula:
    """Give a condition on parts of the value; parts of which nothing is demanded are left out."""
    return TRUE if inner == TRUE else (*head, inner)


def _unevaluated_items(case: _Case, rest: Formula) -> Formula:
    if case.tail:
        return TRUE
    return _below(("each", case.items), disjunction([*case.some, rest]))


# Objects


def _objects(node: Node, keywords: dict[str, Any]) -> Iterator[Formula]:
    yield _range("size", keywords, "minProperties", "maxProperties")
    for name in keywords.get("required", ()):
        yield ("present", name)
    properties, patterns = keywords.get("properties", {}), keywords.get("patternProperties", {})
    for name, schema in properties.items():
        yield _below(("prop", name), literal(node.child(schema)))
    for pattern, schema in patterns.items():
        yield _below(("match", pattern), literal(node.child(schema)))
    if "additionalProperties" in keywords:
        inner = literal(node.child(keywords["additionalProperties"]))
        yield _others(properties, patterns, inner)
    if "propertyNames" in keywords:
        yield _below(("names",), literal(node.child(keywords["propertyNames"])))
    for name, needed in keywords.get("dependentRequired", {}).items():
        yield disjunction([("absent", name), conjunction(("present", one) for one in needed)])
    for name, schema in keywords.get("dependentSchemas", {}).items():
        yield disjunction([("absent", name), literal(node.child(schema))])
    if "unevaluatedProperties" in keywords:
        rest = literal(node.child(keywords["unevaluatedProperties"]))
        yield disjunction(
            conjunction([*case.conditions, _unevaluated_members(case, rest)])
            for case in _cases(node, own=True)
        )


def _others(names: Iterable[str], patterns: Iterable[str], inner: Formula) -> Formula:
    return _below(("other", frozenset(names), tuple(sorted(patterns))), inner)


def _unevaluated_members(case: _Case, rest: Formula) -> Formula:
    return TRUE if case.everything else _others(case.names, case.patterns, rest)


_BY_TYPE: dict[str, Callable[[Node, dict[str, Any]], Iterator[Formula]]] = {
    "null": _nothing,
    "boolean": _nothing,
    "number": _numbers,
    "string": _strings,
    "array": _arrays,
    "object": _objects,
}


# What is evaluated


class _Case(NamedTuple):
    """One way for a schema to hold: under which conditions, and what it evaluates then."""

    conditions: tuple[Formula, ...] = ()
    names: frozenset[str] = frozenset()
    patterns: frozenset[str] = frozenset()
    everything: bool = False
    items: int = 0
    tail: bool = False
    some: tuple[Formula, ...] = ()

    def together(self, other: _Case) -> _Case:
        """Give the case that both are so."""
        return _Case(
            self.conditions + other.conditions,
            self.names | other.names,
            self.patterns | other.patterns,
            self.everything or other.everything,
            max(self.items, other.items),
            self.tail or other.tail,
            self.some + other.some,
        )

    def under(self, condition: Formula) -> _Case:
        """Give the case under one more condition."""
        return self._replace(conditions=(condition, *self.conditions))

    def is_empty(self) -> bool:
        return self._replace(conditions=()) == _Case()


def _cases(node: Node, *, own: bool = False, above: tuple[Node, ...] = ()) -> list[_Case]:
    """Give the ways in which a schema that holds may evaluate members and items (core 11).

    `own` leaves the schema's own `unevaluated…` out. Cases differ in their conditions, and each
    value for which the schema holds meets those of exactly one.
    """
    if isinstance(node.schema, bool):
        return [_Case()]
    if node in above:
        raise Undecidable
    above = (*above, node)
    keywords = cast("dict[str, Any]", node.keywords())
    cases = [_direct(node, keywords, own=own)]
    inner = [*node.references(), *(node.child(part) for part in keywords.get("allOf", ()))]
    for target in inner:
        cases = _product(cases, _cases(target, above=above))
    for name in ("anyOf", "oneOf"):
        for part in keywords.get(name, ()):
            cases = _product(cases, _branch(node.child(part), above))
    if "if" in keywords:
        cases = _product(cases, _test(node, keywords, above))
    for name, schema in keywords.get("dependentSchemas", {}).items():
        found = [case.under(("present", name)) for case in _cases(node.child(schema), above=above)]
        if not all(case._replace(conditions=()).is_empty() for case in found):
            cases = _product(cases, [_Case((("absent", name),)), *found])
    return cases


def _direct(node: Node, keywords: dict[str, Any], *, own: bool) -> _Case:
    everything = "additionalProperties" in keywords
    tail = "items" in keywords
    if not own:
        everything |= "unevaluatedProperties" in keywords
        tail |= "unevaluatedItems" in keywords
    some = (literal(node.child(keywords["contains"])),) if "contains" in keywords else ()
    return _Case(
        (),
        frozenset(keywords.get("properties", ())),
        frozenset(keywords.get("patternProperties", ())),
        everything,
        len(keywords.get("prefixItems", ())),
        tail,
        some,
    )


def _branch(node: Node, above: tuple[Node, ...]) -> list[_Case]:
    """Give the cases of a schema that may hold or fail; none where it evaluates nothing."""
    found = _cases(node, above=above)
    if all(case.is_empty() for case in found):
        return [_Case()]
    failed = _Case((literal(node, positive=False),))
    return [failed, *(case.under(literal(node)) for case in found)]


def _test(node: Node, keywords: dict[str, Any], above: tuple[Node, ...]) -> list[_Case]:
    test = node.child(keywords["if"])
    met = _cases(test, above=above)
    if "then" in keywords:
        met = _product(met, _cases(node.child(keywords["then"]), above=above))
    failed = [_Case()]
    if "else" in keywords:
        failed = _cases(node.child(keywords["else"]), above=above)
    if all(case.is_empty() for case in (*met, *failed)):
        return [_Case()]
    return [
        *(case.under(literal(test)) for case in met),
        *(case.under(literal(test, positive=False)) for case in failed),
    ]


def _product(left: list[_Case], right: list[_Case]) -> list[_Case]:
    if len(left) * len(right) > _MOST_CASES:
        raise Undecidable
    return [one.together(other) for one in left for other in right]


def differences(constant: Const, kind: str) -> Formula:
    """Give the condition that an array or object is not this one, in terms of its parts."""
    value = constant.value
    if kind == "array":
        items = cast("list[object]", value)
        parts = [negation(counted("count", len(items), len(items)))]
        parts += [("exists", place, _differs(item)) for place, item in enumerate(items)]
        return disjunction(parts)
    members = cast("dict[str, object]", value)
    parts = [("absent", name) for name in members]
    parts += [("has", name, _differs(item)) for name, item in members.items()]
    parts.append(("has_other", frozenset(members), (), TRUE))
    return disjunction(parts)


def _differs(value: object) -> Formula:
    return ("oneof", frozenset((Const(value),)), False)

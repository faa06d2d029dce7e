"""What is seen of schemas at sight: the few values they take, and that two exclude each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.inclusion.formulas import Const
from rasen.verdict.shapes import LISTS, MAPS, SINGLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.inclusion.nodes import Node

_DECIDING = SINGLES | LISTS | (MAPS - {"$defs", "definitions"})
_DECIDING |= {
    *("type", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"),
    *("maxLength", "minLength", "pattern", "format", "maxItems", "minItems", "uniqueItems"),
    *("maxProperties", "minProperties", "required", "dependentRequired", "$ref", "$dynamicRef"),
}


def few_values(node: Node) -> frozenset[Const] | None:
    """Give values among which all are that a schema takes, None where it names none."""
    for _ in range(16):  # references that lead on and on name nothing
        if isinstance(node.schema, bool):
            return None
        keywords = node.keywords()
        if "const" in keywords:
            return frozenset((Const(keywords["const"]),))
        if "enum" in keywords:
            return frozenset(map(Const, cast("list[object]", keywords["enum"])))
        target = next(node.references(), None)
        if target is None:
            return None
        node = target
    return None


def only_values(node: Node) -> frozenset[Const] | None:
    """Give the values that a schema takes if it does nothing but name them, else None."""
    if isinstance(node.schema, bool) or not _DECIDING.isdisjoint(node.keywords()):
        return None
    keywords = node.keywords()
    return few_values(node) if ("const" in keywords) != ("enum" in keywords) else None


def types(node: Node) -> Sequence[str] | None:
    """Give the types that a schema allows, None where it says nothing of them."""
    for _ in range(16):
        if isinstance(node.schema, bool):
            return None
        named = node.keywords().get("type")
        if named is not None:
            return [named] if isinstance(named, str) else cast("list[str]", named)
        target = next(node.references(), None)
        if target is None:
            return None
        node = target
    return None


def allows(node: Node, kind: str) -> bool:
    """Tell whether a schema may take values of a type."""
    named = types(node)
    return named is None or kind in named or (kind == "number" and "integer" in named)


def overlapping(nodes: Sequence[Node], kind: str) -> list[tuple[Node, Node]]:
    """Give the pairs of schemas that may take one and the same value of a type."""
    fitting = [node for node in nodes if allows(node, kind)]
    found = [marks(node, kind) for node in fitting]
    if _are_apart(found):
        return []
    return [
        (left, right)
        for place, left in enumerate(fitting)
        for other, right in enumerate(fitting[place + 1 :], place + 1)
        if not _exclude(found[place], found[other])
    ]


Marks = dict[str, frozenset[Const]]


def marks(node: Node, kind: str) -> Marks:
    """Give the few values of what a value must have: of members by `/name`, of itself by `=`."""
    found: Marks = {}
    own = few_values(node)
    if own is not None:
        found["="] = own
    if kind == "object":
        for _ in range(16):
            if isinstance(node.schema, bool):
                break
            keywords: dict[str, Any] = node.keywords()
            properties = keywords.get("properties", {})
            for name in keywords.get("required", ()):
                if name in properties and (few := few_values(node.child(properties[name]))):
                    found["/" + name] = few
            target = next(node.references(), None)
            if found or target is None:
                break
            node = target
    return found


def _exclude(left: Marks, right: Marks) -> bool:
    return any(name in right and not values & right[name] for name, values in left.items())


def _are_apart(marks: Sequence[Marks]) -> bool:
    """Tell whether one mark alone tells all of them apart."""
    if not marks:
        return True
    for name in marks[0]:
        sets = [mark[name] for mark in marks if name in mark]
        if len(sets) == len(marks) and sum(map(len, sets)) == len(frozenset().union(*sets)):
            return True
    return False

"""Which schemas say the same in the same words: nodes with one colour have one meaning.

Annotations and the names of definitions do not count. Colours are refined until they are stable,
so that recursive schemas of two documents are compared as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.verdict.formats import FORMATS
from rasen.verdict.runtime import canonical
from rasen.verdict.shapes import LISTS, MAPS, SINGLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasen.inclusion.nodes import Node

# Keywords that decide something and hold no schema; lists of which the order says nothing.
_PLAIN = frozenset(
    (
        *("const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"),
        *("maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems"),
        *("maxContains", "minContains", "maxProperties", "minProperties", "dependentRequired"),
    )
)
_SETS = frozenset(("enum", "required", "type"))
# Schemas that are not applied to anything by themselves.
_STORED = frozenset(("$defs", "definitions", "contentSchema"))


def colours(roots: Iterable[Node]) -> dict[Node, int]:
    """Give the colour of every node that can be reached from the roots."""
    own, below = _read(roots)
    found = _numbered({node: (words,) for node, words in own.items()})
    while True:
        keys = {node: (found[node], *(found[child] for child in below[node])) for node in own}
        refined = _numbered(keys)
        if len(set(refined.values())) == len(set(found.values())):
            return refined
        found = refined


def graph(roots: Iterable[Node]) -> dict[Node, list[Node]]:
    """Give what each node that can be reached from the roots leads to directly."""
    return _read(roots)[1]


def _read(roots: Iterable[Node]) -> tuple[dict[Node, object], dict[Node, list[Node]]]:
    own: dict[Node, object] = {}
    below: dict[Node, list[Node]] = {}
    stack = list(roots)
    while stack:
        node = stack.pop()
        if node in own:
            continue
        own[node], below[node] = _described(node)
        stack += below[node]
    return own, below


def _described(node: Node) -> tuple[object, list[Node]]:
    """Give what a schema says itself, and the schemas that it leads to in a fixed order."""
    if isinstance(node.schema, bool):
        return ((), []) if node.schema else ("false", [])
    words: list[object] = []
    children: list[Node] = []
    keywords = node.keywords()
    for name in sorted(keywords):
        value = keywords[name]
        if name in _PLAIN:
            words.append((name, canonical(value)))
        elif name in _SETS:
            values = value if isinstance(value, list) else [value]
            words.append((name, tuple(sorted({canonical(item) for item in values}))))
        elif name == "format":
            if node.source.assert_formats and value in FORMATS:
                words.append((name, value))
        elif name not in _STORED:
            _applied(node, name, value, words, children)
    references = list(node.references())
    words += [("$ref", len(references))] if references else []
    return tuple(words), [*children, *references]


def _applied(
    node: Node, name: str, value: object, words: list[object], children: list[Node]
) -> None:
    if name in SINGLES:
        words.append(name)
        children.append(node.child(value))
    elif name in LISTS:
        parts = cast("list[object]", value)
        words.append((name, len(parts)))
        children += [node.child(part) for part in parts]
    elif name in MAPS:
        members = cast("dict[str, object]", value)
        words.append((name, tuple(sorted(members))))
        children += [node.child(members[key]) for key in sorted(members)]


def _numbered(keys: Mapping[Node, tuple[object, ...]]) -> dict[Node, int]:
    numbers: dict[tuple[object, ...], int] = {}
    return {node: numbers.setdefault(key, len(numbers)) for node, key in keys.items()}

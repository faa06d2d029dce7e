"""What tells the branches of `anyOf` and `oneOf` apart, read from the schema alone.

The compiler and the explaining path share it: both go straight to the branch that a value's
discriminator, a property with constants of its own in each branch, or its type picks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.verdict.shapes import TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rasen.verdict.index import Index, Schema, Scope


class Discriminator(NamedTuple):
    """The property that picks a branch, and the branch of each text that it may hold.

    `strict` says that in each branch the value must be an object that has the property.
    """

    name: str
    branches: dict[str, int]
    strict: bool


def json_type(value: object) -> str:
    """Give the type of a value as JSON Schema names it; 1.0 is an integer (validation 6.1.1)."""
    kind = _TYPE_NAMES.get(type(value), "null")
    if isinstance(value, float) and value.is_integer():
        return "integer"
    return kind


def accepted_types(index: Index, schema: Schema, scope: Scope) -> frozenset[str]:
    """Give the types that a value must be one of, as far as `type`, constants and `$ref`s say.

    "number" stands for numbers that are no integers, so that the sets of two schemas can be
    compared.
    """
    allowed = _ALL_TYPES
    if schema is False:
        return frozenset()
    for part in _together(index, schema, scope):
        declared = part.get("type")
        if declared is not None:
            named = [declared] if isinstance(declared, str) else declared
            assert isinstance(named, list)
            chosen = set(named) | ({"integer"} if "number" in named else set())
            allowed &= chosen
        constants = _constants(part)
        if constants is not None:
            allowed &= {json_type(value) for value in constants}
    return allowed


def constants(index: Index, schema: Schema, scope: Scope) -> list[object] | None:
    """Give the values that `const` or `enum` leave, None if neither stands there."""
    for part in _together(index, schema, scope):
        found = _constants(part)
        if found is not None:
            return found
    return None


def discriminator(index: Index, branches: Sequence[Schema], scope: Scope) -> Discriminator | None:
    """Give the property that tells the branches apart by texts, no text in two of them."""
    tables = [_text_properties(index, branch, scope) for branch in branches]
    if not all(tables):
        return None
    for name in tables[0]:
        if all(name in table for table in tables):
            chosen: dict[str, int] = {}
            for position, table in enumerate(tables):
                chosen.update(dict.fromkeys(table[name], position))
            if len(chosen) == sum(len(table[name]) for table in tables):
                strict = all(_demands(index, branch, scope, name) for branch in branches)
                return Discriminator(name, chosen, strict)
    return None


def is_disjoint(sets: Iterable[frozenset[str]]) -> bool:
    """Tell whether no element is in two of the sets."""
    seen: set[str] = set()
    for members in sets:
        if seen & members:
            return False
        seen |= members
    return True


_TYPE_NAMES = {
    dict: "object",
    list: "array",
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
}
_ALL_TYPES = frozenset(TYPES)


def _constants(part: dict[str, object]) -> list[object] | None:
    if "const" in part:
        return [part["const"]]
    values = part.get("enum")
    return values if isinstance(values, list) else None


def _text_properties(index: Index, schema: Schema, scope: Scope) -> dict[str, set[str]]:
    """Give the properties of a schema that allow some texts and nothing else."""
    found: dict[str, set[str]] = {}
    for part in _together(index, schema, scope):
        properties = part.get("properties")
        for name, child in properties.items() if isinstance(properties, dict) else ():
            values = constants(index, child, scope)
            texts = {value for value in values or () if isinstance(value, str)}
            if values and len(texts) == len(values):
                found.setdefault(name, texts)
    return found


def _demands(index: Index, schema: Schema, scope: Scope, name: str) -> bool:
    """Tell whether only objects that have the property pass."""
    if accepted_types(index, schema, scope) != {"object"}:
        return False
    for part in _together(index, schema, scope):
        required = part.get("required")
        if isinstance(required, list) and name in required:
            return True
    return False


def _together(index: Index, schema: Schema, scope: Scope) -> Iterator[dict[str, object]]:
    """Give the schema and all that must hold with it: through `$ref` and `allOf`."""
    pending: list[tuple[Schema, Scope]] = [(schema, scope)]
    seen: set[int] = set()
    while pending:
        part, outer = pending.pop(0)
        if not isinstance(part, dict) or id(part) in seen:
            continue
        seen.add(id(part))
        yield index.known(part)
        inner = index.enter(outer, part)
        pending += [(other, inner) for other in index.conjoined(part, inner)]

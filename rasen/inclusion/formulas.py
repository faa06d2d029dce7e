"""Conditions on one JSON value, as tuples that can be compared, negated and counted.

A condition is a literal (a schema that has to hold or to fail), a conjunction, a disjunction, or an
atom about values of one type. Atoms carry their tag first; conditions on items, members and names
stand inside of them. Every atom has a negation that is an atom or made of atoms, so that negating
a condition never leaves this language.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rasen.verdict.runtime import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    Formula: TypeAlias = tuple[Any, ...]

TYPES = ("null", "boolean", "number", "string", "array", "object")

TRUE: Formula = ("and", ())
FALSE: Formula = ("or", ())


class Const:
    """A JSON value that is compared as JSON values are: `1` is `1.0`, `true` is not `1`."""

    __slots__ = ("key", "value")

    def __init__(self, value: object) -> None:
        self.key = canonical(value)
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Const) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return self.key


def type_of(value: object) -> str:
    """Give the type of a JSON value; integers are numbers here."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "string"
    return "array" if isinstance(value, list) else "object"


def number(value: Any) -> Fraction:
    """Give a JSON number exactly, as its decimal text says it."""
    if isinstance(value, float):
        return Fraction(repr(value))
    return Fraction(value)


def conjunction(parts: Iterable[Formula]) -> Formula:
    """Give the condition that all parts hold."""
    flat: dict[Formula, None] = {}
    for part in parts:
        if part == FALSE:
            return FALSE
        if part[0] == "and":
            flat.update(dict.fromkeys(part[1]))
        else:
            flat[part] = None
    return next(iter(flat)) if len(flat) == 1 else ("and", tuple(flat))


def disjunction(parts: Iterable[Formula]) -> Formula:
    """Give the condition that some part holds."""
    flat: dict[Formula, None] = {}
    for part in parts:
        if part == TRUE:
            return TRUE
        if part[0] == "or":
            flat.update(dict.fromkeys(part[1]))
        else:
            flat[part] = None
    return next(iter(flat)) if len(flat) == 1 else ("or", tuple(flat))


def counted(tag: str, low: int, high: int | None) -> Formula:
    """Give the atom that a length, a number of items or of members lies in a range."""
    if high is not None and high < low:
        return FALSE
    return TRUE if low <= 0 and high is None else (tag, max(low, 0), high)


def contains(formula: Formula, low: int, high: int | None) -> Formula:
    """Give the atom that so many items meet a condition."""
    if high is not None and high < low:
        return FALSE
    return TRUE if low <= 0 and high is None else ("contains", formula, max(low, 0), high)


def negation(formula: Formula) -> Formula:
    """Give the condition that holds exactly where this one fails, for values of the same type."""
    tag = formula[0]
    if tag == "and":
        return disjunction(map(negation, formula[1]))
    if tag == "or":
        return conjunction(map(negation, formula[1]))
    if tag in _FLIPPED:
        return (*formula[:-1], not formula[-1])
    if tag in ("min", "max"):
        return (("max", "min")[tag == "max"], formula[1], not formula[2])
    if tag in ("length", "count", "size"):
        return disjunction(_outside(formula[1], formula[2], lambda lo, hi: counted(tag, lo, hi)))
    if tag == "contains":
        return disjunction(
            _outside(formula[2], formula[3], lambda lo, hi: contains(formula[1], lo, hi))
        )
    inner = formula[-1]
    if tag in ("present", "absent"):
        return (("absent", "present")[tag == "absent"], inner)
    return (_DUAL[tag], *formula[1:-1], negation(inner))


# Atoms that end in a truth value.
_FLIPPED = frozenset(("lit", "multiple", "pattern", "format", "unique", "oneof"))
# For all … holds / for some … fails.
_DUAL = {
    "each": "some",
    "at": "exists",
    "prop": "has",
    "match": "has_match",
    "other": "has_other",
    "names": "has_name",
}
_DUAL |= {some: every for every, some in _DUAL.items()}


def _outside(low: int, high: int | None, made: Any) -> list[Formula]:
    """Give the two conditions of a number that does not lie in a range."""
    found = [made(0, low - 1)] if low > 0 else []
    return found if high is None else [*found, made(high + 1, None)]

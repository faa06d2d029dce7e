"""The keywords that look at one value alone, each as a function that measures what is wrong.

A function takes the keyword's operand and a value of the keyword's type; it gives None if the
value is right, else what a message needs to know (JSON values alone, never a whole document).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.verdict.branches import json_type
from rasen.verdict.patterns import compile_pattern
from rasen.verdict.runtime import first_duplicate, is_multiple, same

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Params = dict[str, object]
    Assertion = Callable[[Any, Any], Params | None]

# How much of a text goes into a fault.
_MOST_SHOWN = 200


def shown(value: object) -> object:
    """Give a value as a fault carries it: a scalar, long texts cut; of a container its type."""
    if isinstance(value, str) and len(value) > _MOST_SHOWN:
        return value[:_MOST_SHOWN] + "…"
    if isinstance(value, int) and value.bit_length() > 1024:
        return json_type(value)  # beyond what every decoder reads back
    return json_type(value) if isinstance(value, (dict, list)) else value


def wrong_type(expected: Iterable[str], value: object) -> Params:
    """Give the measures of a value whose type is none of those expected."""
    return {"expected": list(expected), "actual": json_type(value)}


def wrong_constant(expected: list[object], value: object) -> Params:
    """Give the measures of a value that is none of the constants, with the nearest text."""
    texts = [item for item in expected if isinstance(item, str)]
    suggestion = nearest(value, texts) if isinstance(value, str) else None
    return {"expected": expected, "actual": shown(value), "suggestion": suggestion}


def nearest(text: str, known: Iterable[str]) -> str | None:
    """Give the known text that is most like `text`, if one is alike enough to be meant."""
    candidates = list(known)
    folded = text.casefold()
    for candidate in candidates:
        if candidate.casefold() == folded:
            return candidate
    if not candidates or len(text) > 2 * max(map(len, candidates)):
        return None
    from difflib import get_close_matches

    found = get_close_matches(text, candidates, n=1)
    return found[0] if found else None


def has_type(names: Iterable[str], value: object) -> bool:
    """Tell whether a value has one of the types; an integer is a number as well."""
    kind = json_type(value)
    return kind in names or (kind == "integer" and "number" in names)


def _type(expected: str | list[str], value: object) -> Params | None:
    names = [expected] if isinstance(expected, str) else expected
    return None if has_type(names, value) else wrong_type(names, value)


def _const(expected: object, value: object) -> Params | None:
    return None if same(value, expected) else wrong_constant([expected], value)


def _enum(expected: list[object], value: object) -> Params | None:
    if any(same(value, item) for item in expected):
        return None
    return wrong_constant(expected, value)


def _limit(holds: Callable[[Any, Any], bool]) -> Assertion:
    def check(limit: object, value: object) -> Params | None:
        return None if holds(value, limit) else {"limit": limit, "actual": shown(value)}

    return check


def _length(holds: Callable[[Any, Any], bool]) -> Assertion:
    def check(limit: object, value: Any) -> Params | None:
        return None if holds(len(value), limit) else {"limit": limit, "actual": len(value)}

    return check


def _pattern(pattern: str, value: str) -> Params | None:
    if compile_pattern(pattern)(value):
        return None
    return {"expected": pattern, "actual": shown(value)}


def _format(name: str, value: str) -> Params | None:
    from rasen.verdict.formats import FORMATS

    if name not in FORMATS or FORMATS[name](value):
        return None
    return {"expected": name, "actual": shown(value)}


def _unique_items(wanted: object, value: list[object]) -> Params | None:
    found = first_duplicate(value) if wanted else None
    if found is None:
        return None
    return {"first": found[0], "second": found[1], "actual": shown(value[found[1]])}


# Keywords of each Python type, in the order in which their faults are told.
BY_TYPE: dict[str, dict[str, Assertion]] = {
    "any": {"type": _type, "const": _const, "enum": _enum},
    "num": {
        "minimum": _limit(lambda value, limit: value >= limit),
        "exclusiveMinimum": _limit(lambda value, limit: value > limit),
        "maximum": _limit(lambda value, limit: value <= limit),
        "exclusiveMaximum": _limit(lambda value, limit: value < limit),
        "multipleOf": _limit(is_multiple),
    },
    "str": {
        "minLength": _length(lambda value, limit: value >= limit),
        "maxLength": _length(lambda value, limit: value <= limit),
        "pattern": _pattern,
        "format": _format,
    },
    "list": {
        "minItems": _length(lambda value, limit: value >= limit),
        "maxItems": _length(lambda value, limit: value <= limit),
        "uniqueItems": _unique_items,
    },
    "dict": {
        "minProperties": _length(lambda value, limit: value >= limit),
        "maxProperties": _length(lambda value, limit: value <= limit),
    },
}

"""Decodes JSON by the strict rules of the packages spec 6.3 and reports everything against them.

Nearly all texts are sound, so a yes comes from the C decoder of the standard library together
with cheap proofs that none of the seven issues is there. Whatever they cannot prove goes to the
exact scanner of `json_scanner`, which alone says no.
"""

from __future__ import annotations

import gc
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

try:
    from _json import make_scanner
except ImportError:  # no C decoder in this interpreter: the scanner decodes everything
    make_scanner = None  # type: ignore[assignment,misc]

WHITE_SPACE = " \t\n\r"  # RFC 8259 section 2
MAX_SAFE_INTEGER = 2**53 - 1
DANGEROUS_KEYS = frozenset({"__proto__", "prototype", "constructor"})  # packages spec 6.3

_BULK = 1 << 16
_CONTAINERS = frozenset((dict, list))
_NOT_STRUCTURE = bytes(set(range(256)) - set(b'"[]{}'))
# Each pass over the brackets takes one level off; deeper ones are cheaper to walk.
_MAX_PASSES = 12


class Limits(NamedTuple):
    """What a text must keep to beyond RFC 8259, unique keys and paired surrogates.

    `max_depth` counts arrays and objects alike, the outermost is 1; `max_properties` counts over
    all objects. Without `safe_integers` a number only has to have a finite double.
    """

    max_depth: int
    max_properties: int | None = None
    dangerous_keys: bool = True
    safe_integers: bool = True


class JsonIssue(NamedTuple):
    """One fault of a text; `code` and the order are those of the packages spec 6.3.

    `offset` counts UTF-16 code units, `index` code points, both from the start of the text to the
    faulty token; for a lone surrogate that is the escape, for a fault in a string the character.
    `params` are the values of the message: `actual` and `limit` for the two limits, which are
    measured values for machines too; `offset` and for keys `key` for the others.
    """

    code: str
    offset: int
    params: dict[str, object]
    index: int  # type: ignore[assignment]  # the tuple method of that name is of no use here


def package_limits(max_depth: int, max_properties: int) -> Limits:
    """Give the limits of a package or any text that JavaScript readers must be safe with."""
    return Limits(max_depth, max_properties)


def generic_limits(max_depth: int) -> Limits:
    """Give the limits of an arbitrary document: RFC 8259 with unique keys, up to a depth."""
    return Limits(max_depth, dangerous_keys=False, safe_integers=False)


def decode(text: str, limits: Limits) -> tuple[Any, list[JsonIssue]]:
    """Give the value of a JSON text and no issues, or None and the issues in order of position.

    Numbers with a fraction or an exponent are floats, all others integers. Of one code at most
    `json_scanner.MAX_ISSUES` issues are reported. Time is linear in the text, and nothing that the
    text holds raises.
    """
    try:
        value = decode_quickly(text, limits)
        if _is_sound(text, value, limits):
            return value, []
        del value
    except (ValueError, StopIteration, RecursionError):
        pass
    from rasen.text import json_scanner

    issues = json_scanner.find_issues(text, limits)
    return (None, issues) if issues else (json_scanner.build(text), [])


def decode_quickly(text: str, limits: Limits) -> Any:
    """Give the value by the C decoder, or raise `ValueError`, `StopIteration` or `RecursionError`.

    An issue raises; only lone surrogates and values beyond the two limits are not noticed.
    """
    scan = _scanners.get(limits) or _make_scanner(limits)
    start = 0
    if text[:1] in WHITE_SPACE:
        start = len(text) - len(text.lstrip(WHITE_SPACE))
    try:
        if len(text) < _BULK:
            value, end = scan(text, start)
        else:
            value, end = _without_collector(scan, text, start)
    except SystemError:
        # The decoder takes the class of its error from `json.decoder`, and does not import it.
        raise ValueError from None
    if end != len(text) and text[end:].strip(WHITE_SPACE):
        raise ValueError
    return value


def _without_collector(scan: Callable[[str, int], tuple[Any, int]], text: str, start: int) -> Any:
    """Decode without the cycle collector, which takes a third of the time and finds nothing.

    Freezing and unfreezing moves what was made to the oldest generation, unvisited: otherwise the
    collector would go through all of it twice as soon as it is enabled again.
    """
    if not gc.isenabled():
        return scan(text, start)
    gc.disable()
    try:
        return scan(text, start)
    finally:
        if not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        gc.enable()


_scanners: dict[Limits, Callable[[str, int], tuple[Any, int]]] = {}


class _Hooks:
    """What the C decoder calls for objects, numbers and constants."""

    strict = True
    object_hook = None
    parse_float: Callable[[str], float]
    parse_int: Callable[[str], int]
    object_pairs_hook: Callable[[list[tuple[str, Any]]], dict[str, Any]]

    @staticmethod
    def parse_constant(name: str) -> None:
        raise ValueError(name)  # NaN, Infinity and -Infinity are no JSON


def _make_scanner(limits: Limits) -> Callable[[str, int], tuple[Any, int]]:
    if make_scanner is None:
        raise ValueError
    hooks = _Hooks()
    hooks.object_pairs_hook = _safe_object if limits.dangerous_keys else _unique_object
    hooks.parse_int = _safe_integer if limits.safe_integers else _finite_integer
    hooks.parse_float = _safe_fraction if limits.safe_integers else _finite_fraction
    scan = _scanners[limits] = make_scanner(hooks)  # type: ignore[arg-type]
    return scan


def _safe_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) == len(pairs) and DANGEROUS_KEYS.isdisjoint(members):
        return members
    raise ValueError


def _unique_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) == len(pairs):
        return members
    raise ValueError


def _safe_integer(literal: str) -> int:
    # Sixteen characters hold no number beyond the range but one of sixteen digits; seventeen
    # may be a sign and sixteen digits. Longer ones need no reading, which may be slow.
    if len(literal) < 16:
        return int(literal)
    if len(literal) < 18 and -MAX_SAFE_INTEGER <= int(literal) <= MAX_SAFE_INTEGER:
        return int(literal)
    raise ValueError


def _finite_integer(literal: str) -> int:
    if len(literal) < 309:  # 1e308 has a double
        return int(literal)
    raise ValueError


def _safe_fraction(literal: str) -> float:
    number = float(literal)
    if -MAX_SAFE_INTEGER <= number <= MAX_SAFE_INTEGER:
        return number
    raise ValueError


def _finite_fraction(literal: str) -> float:
    number = float(literal)
    if number - number == 0.0:
        return number
    raise ValueError


def _is_sound(text: str, value: Any, limits: Limits) -> bool:
    """Prove of a decoded text that it keeps the two limits and holds no lone surrogate.

    False only means that there is no proof.
    """
    escaped = "\\" in text
    if escaped and not _has_paired_surrogates(text):
        return False
    most = limits.max_properties
    if _is_shallow(text, limits.max_depth, escaped=escaped) and (
        most is None or text.count(":") <= most
    ):
        return True
    return keeps_limits(value, limits)


def keeps_limits(value: Any, limits: Limits) -> bool:
    """Tell whether a value is not too deep and has not too many properties."""
    depth, properties = _measure(value)
    most = limits.max_properties
    return depth <= limits.max_depth and (most is None or properties <= most)


def _has_paired_surrogates(text: str) -> bool:
    if len(text) < _BULK:
        # The pattern is looked for faster in a long text, but `re` is slow to import.
        if "\\ud" not in text and "\\uD" not in text:
            return True
    else:
        import re

        if re.search(r"\\u[dD]", text) is None:
            return True
    from rasen.text.json_scanner import find_lone_surrogate

    return find_lone_surrogate(text, 0, len(text)) < 0


def _is_shallow(text: str, max_depth: int, *, escaped: bool) -> bool:
    """Prove from the text alone that nothing in it is nested too deep."""
    if len(text) < _BULK and text.count("[") + text.count("{") <= max_depth:
        return True
    # A quote that is escaped would be taken for the end of a string below.
    # One pass takes off two levels where an object holds nothing but a list.
    return not escaped and _vanishes(_structure(text), min(max_depth // 2, _MAX_PASSES))


def _structure(text: str) -> bytes:
    """Give the quotes and brackets of a text; strings without a bracket in them are left out."""
    pieces = (text[start : start + _BULK] for start in range(0, len(text), _BULK))
    quotes_and_brackets = b"".join(
        piece.encode("utf-8", "surrogatepass").translate(None, _NOT_STRUCTURE) for piece in pieces
    )
    # Two quotes side by side enclose nothing or stand back to back: both can go.
    return quotes_and_brackets.replace(b'""', b"")


def _vanishes(structure: bytes, passes: int) -> bool:
    """Tell whether brackets are gone after taking off the innermost ones so many times."""
    if b'"' in structure:  # a bracket in a string: which ones count is not known
        return False
    for _ in range(passes):
        if not structure:
            return True
        structure = structure.replace(b"[]", b"").replace(b"{}", b"")
    return not structure


def _measure(value: Any) -> tuple[int, int]:
    """Give the depth of a value and the number of properties in it, level by level."""
    depth = properties = 0
    level = [value] if type(value) in _CONTAINERS else []
    while level:
        depth += 1
        objects = [container for container in level if type(container) is dict]
        properties += sum(map(len, objects))
        values: Iterable[Any] = chain(
            chain.from_iterable(map(dict.values, objects)),
            chain.from_iterable(container for container in level if type(container) is list),
        )
        level = [item for item in values if type(item) in _CONTAINERS]
    return depth, properties

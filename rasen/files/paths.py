"""The policy for portable paths, and the key by which two paths are the same file somewhere.

The rules stand in the schema `common:portable-path`; here is only in which order they are tried
and how a path is split.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Test = Callable[[str], bool]


class PathFault(NamedTuple):
    """Why a path is not portable: a code; for `path_too_long` the measured and allowed bytes."""

    code: str
    actual: int | None = None
    limit: int | None = None


@lru_cache(maxsize=1024)  # the workflows of a library have many paths in common
def path_fault(path: str) -> PathFault | None:
    """Give the first rule that the path breaks, None for a portable path (packages spec 2.1)."""
    whole, _ = _rules()
    for rule in whole:
        if not rule.holds(path):
            return PathFault(rule.code, rule.limit and _size(path), rule.limit)
    faults = map(segment_fault, path.split("/"))
    return next((fault for fault in faults if fault is not None), None)


def segment_fault(segment: str) -> PathFault | None:
    """Give the first rule for a single segment that a name breaks, None where it breaks none."""
    _, rules = _rules()
    return next((PathFault(rule.code) for rule in rules if not rule.holds(segment)), None)


def collision_key(path: str) -> str:
    """Give what two paths share when some file system takes one for the other (packages spec 2.2).

    The case mappings are the full ones of Unicode, the final sigma included.
    """
    if path.isascii():
        return path.lower()  # what the line below comes to for ASCII
    from unicodedata import normalize

    return normalize("NFC", normalize("NFKC", path).lower().upper().lower())


def is_nfc(text: str) -> bool:
    """Tell whether the text is in normalisation form C: the format `nfc`."""
    if text.isascii():
        return True
    from unicodedata import is_normalized

    return is_normalized("NFC", text)


def is_no_windows_device(segment: str) -> bool:
    """Tell whether the segment names no device: the format `not-windows-device`."""
    if not segment.isascii():
        from unicodedata import normalize

        segment = normalize("NFKC", segment)
    return _device()(segment) is None


# What the formats of the schema mean, by name.
FORMATS: Mapping[str, Test] = {"nfc": is_nfc, "not-windows-device": is_no_windows_device}


class _Rule(NamedTuple):
    code: str
    holds: Test
    limit: int | None


@cache
def _rules() -> tuple[list[_Rule], list[_Rule]]:
    """Give the rules for the whole path and for a segment, ready to be tried."""
    definitions = _definitions()
    whole, segment = definitions["whole"]["allOf"], definitions["segment"]["allOf"]
    return [_rule(each) for each in whole], [_rule(each) for each in segment]


@cache
def _device() -> Callable[[str], object]:
    pattern: str = _definitions()["windowsDevice"]["pattern"]
    return re.compile(pattern).search


def _definitions() -> dict[str, dict[str, Any]]:
    from rasen import schemas

    return cast("dict[str, dict[str, Any]]", schemas.load("common:portable-path")["$defs"])


def _rule(schema: dict[str, Any]) -> _Rule:
    """Give the rule of a subschema that has, beside its texts and its code, one keyword."""
    (keyword,) = schema.keys() - {"title", "description", "x-code"}
    limit = schema[keyword] if keyword == "x-max-bytes" else None
    return _Rule(schema["x-code"], _KEYWORDS[keyword](schema[keyword]), limit)


def _unlike(schema: Mapping[str, Any]) -> Test:
    """Give the test for `not` with a pattern or an enum.

    The patterns of this schema mean the same to Python as to ECMA-262, which a test makes sure of.
    """
    if "enum" in schema:
        forbidden = frozenset(schema["enum"])
        return lambda text: text not in forbidden
    search = re.compile(schema["pattern"]).search
    return lambda text: search(text) is None


def _size(text: str) -> int:
    """Give the bytes of UTF-8; a lone surrogate (an undecodable byte of a name) counts three."""
    return len(text.encode("utf-8", "surrogatepass"))


_KEYWORDS: Mapping[str, Callable[..., Test]] = {
    "minLength": lambda least: lambda text: len(text) >= least,
    "not": _unlike,
    "format": FORMATS.__getitem__,
    "x-max-bytes": lambda most: lambda text: _size(text) <= most,
}

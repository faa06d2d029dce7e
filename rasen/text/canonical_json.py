"""Decodes bytes that are canonical JSON, proving on the way that they are.

This is the short way for large packages: it looks at the bytes as Latin-1, one character each, so
that a text with a single astral character does not take four bytes for every other one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.text import jcs, strict_json

if TYPE_CHECKING:
    from rasen.text.strict_json import Limits

_CONTAINERS = frozenset((dict, list))


class Unproven(Exception):
    """The bytes may have any fault or none: they must be decoded and compared the exact way."""


def decode_canonical(data: bytes, limits: Limits) -> Any:
    """Give the value of bytes that are UTF-8, strict JSON within the limits, and canonical.

    Raises `Unproven` where one of these does not hold, and where it is not cheap to prove: floats,
    control characters without a short escape, and keys beyond ASCII.
    """
    text = data.decode("latin-1")
    try:
        value = strict_json.decode_quickly(text, limits)
        # Equal length means that no escape is longer than two characters. So each character of
        # a string is one byte of the input, and no escape for a surrogate can be among them.
        if jcs.shortest_length(value) != len(text):
            raise Unproven
    except (ValueError, StopIteration, RecursionError):
        raise Unproven from None
    del text
    if not strict_json.keeps_limits(value, limits):
        raise Unproven
    return _with_unicode(value)


def _with_unicode(value: Any) -> Any:
    """Turn the strings of a value, bytes read as Latin-1, into what they say in UTF-8."""
    root = [value]
    containers: list[Any] = [root]
    while containers:
        container = containers.pop()
        if type(container) is dict and not "".join(container).isascii():
            raise Unproven  # the order of bytes need not be that of UTF-16 code units
        for key, item in container.items() if type(container) is dict else enumerate(container):
            if type(item) in _CONTAINERS:
                containers.append(item)
            elif type(item) is str and not item.isascii():
                container[key] = _decode(item)
    return root[0]


def _decode(text: str) -> str:
    try:
        return text.encode("latin-1").decode()
    except UnicodeDecodeError:
        raise Unproven from None

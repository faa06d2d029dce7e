"""Writes and recognises the canonical form of RFC 8785 (JSON Canonicalization Scheme).

Strings, safe integers and literals are written here, at the speed of the C routines they are put
together from; floats are handed to `rfc8785`.
"""

from __future__ import annotations

from io import BytesIO
from itertools import chain
from typing import TYPE_CHECKING, Any

from rasen.text.strict_json import MAX_SAFE_INTEGER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

try:
    from _json import encode_basestring
except ImportError:
    from json.encoder import encode_basestring

# What is escaped by two characters, RFC 8785 3.2.2.2; the backslash has to be the first.
_SHORT_ESCAPES = {
    "\\": "\\\\",
    '"': '\\"',
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}
_REPLACEMENTS = [(char.encode(), escape.encode()) for char, escape in _SHORT_ESCAPES.items()]
_UNESCAPED = bytes(set(range(256)) - set("".join(_SHORT_ESCAPES).encode()))
_OTHER_CONTROLS = bytes(set(range(32)) - set(b"\b\t\n\f\r"))
_LONG = 512  # from here on a few passes by C routines are faster than one that looks at each char
_BULK = 1 << 16


class CanonicalError(ValueError):
    """A value has no canonical form; the message names the part that has none."""


def canonicalize(value: Any) -> bytes:
    """Give the RFC 8785 bytes of a value made of dicts, lists, strings, numbers and literals.

    Raises `CanonicalError` for a lone surrogate, an integer beyond the safe range, a number that
    is not finite, a key that is no string, and any other type.
    """
    sink = BytesIO()
    _write(value, sink.write)
    return sink.getvalue()


def is_canonical(text: str, value: Any) -> bool:
    """Tell whether a text is the canonical form of the value that was decoded from it.

    No text is the form of a value that has none, such as an integer beyond the safe range. The
    answer mostly comes from the length alone, without a copy of anything: every string and
    integer has one shortest spelling, and that is the canonical one. (Only the four hexadecimal
    digits of an escaped control character come in two spellings of equal length.)
    """
    try:
        length = shortest_length(value)
    except CanonicalError:
        return False
    if length == len(text):
        return True
    if length is None or r"\u00" in text:
        return _equals_canonical(text, value)
    return False


def shortest_length(value: Any) -> int | None:
    """Give how many code points the shortest spelling has, None where length proves nothing.

    Control characters without a short escape count as if they needed none; where there are any,
    the length is that of no spelling at all. Nothing is shortest where keys are out of order, and
    -1 says so; the shortest spelling of a float is not the canonical one.
    """
    length = 0
    level = [value]
    while level:
        values: list[Iterable[Any]] = []
        for item in level:
            kind = type(item)
            if kind is str:
                length += _shortest_string(item)
            elif kind is dict:
                keys = list(item)
                if keys != sorted_keys(keys):
                    return -1
                length += sum(map(_shortest_string, keys)) + len(keys) + max(len(keys) + 1, 2)
                values.append(item.values())
            elif kind is list:
                length += max(len(item) + 1, 2)
                values.append(item)
            elif kind is float:
                return None
            else:
                length += len(_scalar(item))
        level = list(chain.from_iterable(values))
    return length


def utf16_key(text: str) -> bytes:
    """Give a sort key that orders strings by UTF-16 code units (RFC 8785 3.2.3)."""
    return text.encode("utf-16-be", "surrogatepass")


def sorted_keys(keys: Iterable[str]) -> list[str]:
    """Give strings in the order of their UTF-16 code units."""
    names = list(keys)
    # Code points and code units sort alike as long as there is no astral character.
    names.sort(key=None if "".join(names).isascii() else utf16_key)
    return names


class _Piece(bytes):
    """A part of the canonical form that waits among values."""

    __slots__ = ()


_COMMA, _END_OF_ARRAY, _END_OF_OBJECT = _Piece(b","), _Piece(b"]"), _Piece(b"}")


def _write(value: Any, write: Callable[[bytes], object]) -> None:
    """Hand the canonical form to `write` piece by piece, without going deep on the stack."""
    pending = [value]
    while pending:
        item = pending.pop()
        kind = type(item)
        if kind is _Piece:
            write(item)
        elif kind is str:
            _write_string(item, write)
        elif kind is dict:
            write(b"{")
            pending.append(_END_OF_OBJECT)
            pending += _members(item)
        elif kind is list or kind is tuple:
            write(b"[")
            pending.append(_END_OF_ARRAY)
            pending += _items(item)
        else:
            write(_scalar(item))


def _members(members: dict[Any, Any]) -> list[Any]:
    """Give the members of an object as what is pending, the first one last."""
    try:
        keys = sorted_keys(members)
    except TypeError:
        raise CanonicalError("a key is no string") from None
    pending: list[Any] = []
    separator = b""
    for key in keys:
        pending += (_Piece(separator + canonical_string(key) + b":"), members[key])
        separator = b","
    pending.reverse()
    return pending


def _items(items: list[Any] | tuple[Any, ...]) -> list[Any]:
    """Give the items of an array as what is pending, the first one last."""
    pending: list[Any] = [_COMMA] * (2 * len(items) - 1 if items else 0)
    pending[::2] = items
    pending.reverse()
    return pending


def _write_string(text: str, write: Callable[[bytes], object]) -> None:
    if len(text) < _LONG:
        write(canonical_string(text))
        return
    write(b'"')
    # A piece stays in the processor's cache, and there is never a second copy of the whole.
    for start in range(0, len(text), _BULK):
        write(_escape(text[start : start + _BULK]))
    write(b'"')


def canonical_string(text: str) -> bytes:
    """Give the canonical form of a string; raise `CanonicalError` for a lone surrogate."""
    try:
        return encode_basestring(text).encode()
    except UnicodeEncodeError:
        raise CanonicalError("a string holds a lone surrogate") from None


def _escape(text: str) -> bytes:
    """Give a piece of a string as it stands between the quotes."""
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise CanonicalError("a string holds a lone surrogate") from None
    for control in _OTHER_CONTROLS:
        if control in data:
            return canonical_string(text)[1:-1]
    for char, escape in _REPLACEMENTS:
        if char in data:
            data = data.replace(char, escape)
    return data


def _scalar(value: Any) -> bytes:
    if value is None:
        return b"null"
    if value is True:
        return b"true"
    if value is False:
        return b"false"
    if type(value) is int and -MAX_SAFE_INTEGER <= value <= MAX_SAFE_INTEGER:
        return b"%d" % value
    return _other_scalar(value)


def _other_scalar(value: Any) -> bytes:
    """Give the form of a float; a safe integer or a string of a derived type is taken too."""
    import rfc8785

    if not isinstance(value, (int, float, str)):
        raise CanonicalError(f"a {type(value).__name__} is no JSON value")
    try:
        return rfc8785.dumps(value)
    except rfc8785.CanonicalizationError as error:
        raise CanonicalError(str(error)) from None


def _shortest_string(text: str) -> int:
    pieces = (text[start : start + _BULK] for start in range(0, len(text), _BULK))
    return len(text) + 2 + sum(map(_count_escaped, pieces))


def _count_escaped(text: str) -> int:
    """Give how many characters of a text have a short escape."""
    try:
        return len(text.encode("latin-1").translate(None, _UNESCAPED))
    except UnicodeEncodeError:
        # Finding a character that is not there is ten times faster than counting it.
        return sum(text.count(char) for char in _SHORT_ESCAPES if char in text)


class _Differs(Exception):
    """The text and the canonical form part here."""


def _equals_canonical(text: str, value: Any) -> bool:
    """Compare a text with the canonical form of a value piece by piece."""
    position = 0

    def compare(piece: bytes) -> None:
        nonlocal position
        part = piece.decode()
        if not text.startswith(part, position):
            raise _Differs
        position += len(part)

    try:
        _write(value, compare)
    except (_Differs, CanonicalError):
        return False
    return position == len(text)

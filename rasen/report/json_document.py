"""A document as JSON for people and programs: two-space indent, final line feed, valid UTF-8."""

from __future__ import annotations

from json.encoder import encode_basestring
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import ReportOptions

_CONSTANTS = {True: "true", False: "false", None: "null"}


def render(document: object, _options: ReportOptions | None = None) -> Iterator[str]:
    """Give a document of any command as text that can be encoded as UTF-8.

    The same bytes as `json.dumps` with `indent=2` and `ensure_ascii=False`, in half its
    time; lone surrogates (bytes of file names that are no UTF-8) are escaped.
    """
    pieces = _pieces(document) if isinstance(document, dict) else [_written(document, "\n")]
    for piece in pieces:
        yield _encodable(piece)
    yield "\n"


def _pieces(document: Document) -> Iterator[str]:
    """Give the document, a piece for each key and for each entry of a list below it."""
    opening = "{"
    for key, value in document.items():
        yield f"{opening}\n  {encode_basestring(key)}: "
        opening = ","
        if isinstance(value, list) and value:
            yield from _entries(value)
        else:
            yield _written(value, "\n  ")
    yield "\n}" if document else "{}"


def _entries(values: list[object]) -> Iterator[str]:
    margin = "\n    "
    opening = "["
    for value in values:
        yield opening + margin + _written(value, margin)
        opening = ","
    yield "\n  ]"


def _written(value: object, margin: str) -> str:
    """Give a value; `margin` is the line end and the indent of the line it stands on."""
    if isinstance(value, str):
        return str(encode_basestring(value))
    if value is None or isinstance(value, bool):
        return _CONSTANTS[value]
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, float):
        return _number(value)
    inner = margin + "  "
    if isinstance(value, dict):
        parts = [f"{encode_basestring(key)}: {_written(value[key], inner)}" for key in value]
        return f"{{{inner}{(',' + inner).join(parts)}{margin}}}" if parts else "{}"
    assert isinstance(value, (list, tuple)), type(value)
    parts = [_written(item, inner) for item in value]
    return f"[{inner}{(',' + inner).join(parts)}{margin}]" if parts else "[]"


def _number(value: float) -> str:
    """Give a number; JSON has none that is infinite or no number (RFC 8259 section 6)."""
    if value - value != 0:
        raise ValueError(value)
    return float.__repr__(value)


def _encodable(text: str) -> str:
    """Give the text with each lone surrogate as the six characters of its JSON escape."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "backslashreplace").decode()
    return text

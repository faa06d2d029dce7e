"""Help text folded to a width that counts columns, for scripts whose characters take two."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rasen.report.terminal import display_width

if TYPE_CHECKING:
    from collections.abc import Iterator

# A row of a table: indent and first column, then the text behind at least two spaces.
_ROW = re.compile(r"(  \S+(?: \S+)*  +)(?=\S)")
_TOKEN = re.compile(r"[!-~]+|\s+|.")
_NEVER_FIRST = frozenset("、。，．；：）」』】？！,.;:)]}?!")


def fold(text: str, width: int) -> str:
    """Give the text with each line that is too wide broken, table rows under their text column."""
    return "\n".join(folded for line in text.split("\n") for folded in _folded(line, width))


def _folded(line: str, width: int) -> Iterator[str]:
    if display_width(line) <= width:
        yield line
        return
    row = _ROW.match(line)
    head = row[1] if row else line[: len(line) - len(line.lstrip())]
    indent = " " * display_width(head)
    current = head
    for piece in _pieces(line[len(head) :]):
        if display_width(current + piece.rstrip()) > width and current.strip():
            yield current.rstrip()
            current = indent + piece.lstrip()
        else:
            current += piece
    yield current.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Give the parts that a line may be broken between, closing punctuation with its word."""
    piece = ""
    for token in _TOKEN.findall(text):
        if piece and (token in _NEVER_FIRST or token.isspace()):
            piece += token
        else:
            if piece:
                yield piece
            piece = token
    yield piece

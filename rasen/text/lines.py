"""Where an index of a text lies for a person: lines and columns from 1, columns in code points."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right

_LINE_END = re.compile(r"\r\n|\n|\r")


class LineIndex:
    """Gives lines and columns of one text; its lines are looked up once, at the first question.

    A line ends with a line feed, a carriage return, or both. The memory is eight bytes a line.
    """

    __slots__ = ("_first_line", "_starts", "_text")

    def __init__(self, text: str, *, first_line: int = 1) -> None:
        self._text = text
        self._first_line = first_line
        self._starts: array[int] | None = None

    def place(self, index: int) -> tuple[int, int]:
        """Give the line and the column of the code point at an index, which may be the end."""
        if self._starts is None:
            self._starts = array("Q", (0,))
            self._starts.extend(match.end() for match in _LINE_END.finditer(self._text))
        line = bisect_right(self._starts, index)
        return line - 1 + self._first_line, index - self._starts[line - 1] + 1


def count_lines(text: str) -> int:
    """Give how many line ends a text has."""
    feeds = text.count("\n")
    if "\r" not in text:
        return feeds
    return feeds + text.count("\r") - text.count("\r\n")

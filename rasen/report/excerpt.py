"""The source line that a finding points to, cut to fit, and where the caret goes below it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.files.reading import ReadError, read_bounded
from rasen.report.terminal import display_width, first_columns, last_columns, visible

if TYPE_CHECKING:
    from collections.abc import Mapping

# What is checked is at most a package of 16 MiB; of anything larger no line is shown.
_LARGEST = (16 << 20) + 1
_STRIDE = 1 << 16
_TAB = "    "
_CUT = "..."


class Sources:
    """Gives lines of the files that findings name; holds one file and one line at a time.

    Findings come sorted by path and line, so every file is read once and walked once.
    """

    __slots__ = ("_base", "_data", "_line", "_number", "_path", "_start", "_texts")

    def __init__(self, base: str, texts: Mapping[str, bytes]) -> None:
        self._base = base
        self._texts = texts
        self._path: str | None = None
        self._data: bytes | None = None
        # Where the walk through the file is: a line's number, its first byte and, once it has
        # been asked for, its text.
        self._number = 1
        self._start = 0
        self._line: str | None = None

    def line(self, path: str, number: int) -> str | None:
        """Give a line of a file, counted from 1, without its end; None where there is none.

        A file that is gone, unreadable, no regular file or too large has no lines. Bytes that
        are no UTF-8 become U+FFFD.
        """
        if path != self._path:
            self._path = path
            self._data = self._read(path)
            self._restart()
        if self._data is None or number < 1:
            return None
        if number < self._number:
            self._restart()
        if number > self._number and not self._advance(self._data, number - self._number):
            return None
        if self._line is None:
            end = self._data.find(b"\n", self._start)
            line = self._data[self._start : end if end >= 0 else None]
            self._line = line.decode("utf-8", "replace")
        return self._line

    def _restart(self) -> None:
        self._number = 1
        self._start = 0
        self._line = None

    def _read(self, path: str) -> bytes | None:
        data = self._texts.get(path)
        if data is None:
            if path == "-":
                return None
            try:
                data = read_bounded(os.path.join(self._base, path), _LARGEST)
            except ReadError:
                return None
        if b"\r" in data:
            # The line ends of YAML 1.2 (5.4) and of Markdown are LF, CR LF and CR.
            data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        return data

    def _advance(self, data: bytes, lines: int) -> bool:
        """Go on by so many lines, in strides, since a file may have millions of them."""
        start = self._start
        left = lines
        while start < len(data) and (found := data.count(b"\n", start, start + _STRIDE)) < left:
            left -= found
            start += _STRIDE
        for _ in range(left):
            end = data.find(b"\n", start)
            if end < 0:
                # Shorter than when it was checked: no later line is there either.
                self._data = None
                return False
            start = end + 1
        self._start = start
        self._number += lines
        self._line = None
        return True


def excerpt(line: str, column: int, *, width: int) -> tuple[str, int]:
    """Give a line in at most `width` columns, and how many of them are before the caret.

    `column` counts code points from 1; one beyond the end means the end. Of a line that does not
    fit, the part around the column is given.
    """
    at = min(column - 1, len(line))
    # A character takes a column or more, but for those that join another: of a line as long as a
    # file only this much has to be looked at.
    before = _shown(line[max(0, at - 2 * width) : at])
    after = _shown(line[at : at + 2 * width])
    whole_before = at <= 2 * width
    whole_after = len(line) - at <= 2 * width
    caret = display_width(before)
    if whole_before and whole_after and caret + display_width(after) <= width:
        return before + after, caret
    room = width * 2 // 3
    if not whole_before or caret > room:
        before = _CUT + last_columns(before, room - len(_CUT))
        caret = display_width(before)
    room = width - caret
    if not whole_after or display_width(after) > room:
        after = first_columns(after, room - len(_CUT)) + _CUT
    return before + after, caret


def _shown(part: str) -> str:
    return visible(part.replace("\t", _TAB))

"""Markdown as planning reads it: lines, fences, headings and sections (contract spec 3).

Everything is counted in the lines of the file as stored, so that whatever is found has its place.
The time is linear in the length of the text, whatever it holds.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Place
from rasen.files.reading import read_bounded

if TYPE_CHECKING:
    from collections.abc import Iterator

# Contract spec 3, rule 6: what `\s` and "trim" mean. Python's own set lacks U+FEFF and has
# U+001C-U+001F.
WHITE_SPACE = (
    " \t\n\v\f\r\x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)

SCHEMA = "common:spec"

_BOM = "\ufeff"
_DEEPEST = 6
_FENCES = ("```", "~~~")


class Heading(NamedTuple):
    """A heading outside of fences; `line` is its index among the lines, from 0."""

    level: int
    title: str
    line: int


class Section(NamedTuple):
    """A heading with the lines from `start` up to `end` that belong to it.

    `inside` are the indexes of the headings among these lines.
    """

    heading: Heading
    start: int
    end: int
    inside: range


class Statement(NamedTuple):
    """What a requirement says, and the index of its first line."""

    text: str
    line: int


class Markdown:
    """A text cut into lines.

    `headings` are those outside of fences, `marked` the indexes of all lines there that begin with
    `#`, both in their order.
    """

    __slots__ = ("_masked", "headings", "lines", "marked")

    def __init__(self, text: str) -> None:
        self.lines = split_lines(text)
        fenced = _FENCES[0] in text or _FENCES[1] in text
        self._masked = masked = _masked(self.lines) if fenced else None
        self.marked = [
            index
            for index, line in enumerate(self.lines)
            if line[:1] == "#" and (masked is None or not masked[index])
        ]
        self.headings = list(self._find_headings())

    def is_masked(self, line: int) -> bool:
        """Tell whether a line is part of a fence, its first and last line included."""
        return self._masked is not None and self._masked[line] != 0

    def is_blank(self, line: int) -> bool:
        """Tell whether a line is nothing but white space."""
        return not self.lines[line].strip(WHITE_SPACE)

    def place(self, line: int) -> Place:
        """Give where a line begins: at its first character that is not blank."""
        text = self.lines[line]
        return Place(line + 1, len(text) - len(text.lstrip(WHITE_SPACE)) + 1)

    def find(self, title: str) -> Section | None:
        """Give the first section of this title, which is given in lower case, at any level."""
        for index, heading in enumerate(self.headings):
            if heading.title.lower() == title:
                return self.section(index)
        return None

    def section(self, index: int) -> Section:
        """Give the section of a heading: up to the next one of its level or a higher one."""
        heading = self.headings[index]
        last = index + 1
        while last < len(self.headings) and self.headings[last].level > heading.level:
            last += 1
        end = self.headings[last].line if last < len(self.headings) else len(self.lines)
        return Section(heading, heading.line + 1, end, range(index + 1, last))

    def children(self, section: Section) -> Iterator[Section]:
        """Give the sections directly below: no heading between them has fewer `#`."""
        lowest = _DEEPEST
        direct = []
        for index in section.inside:
            if self.headings[index].level <= lowest:
                lowest = self.headings[index].level
                direct.append(index)
        # A direct child ends where the next one begins: whatever stands between has more `#`.
        ends = [*direct, section.inside.stop][1:]
        for index, last in zip(direct, ends, strict=True):
            heading = self.headings[index]
            end = self.headings[last].line if last < section.inside.stop else section.end
            yield Section(heading, heading.line + 1, end, range(index + 1, last))

    def section_of_lines(self, level: int, start: int, end: int) -> Section:
        """Give the section of the line before `start` as if that were a heading of this level.

        It ends at the next heading of the level or a higher one, and at `end` at the latest.
        """
        first = last = bisect_left(self.headings, start, key=_line_of)
        while last < len(self.headings) and self.headings[last].line < end:
            if self.headings[last].level <= level:
                end = self.headings[last].line
                break
            last += 1
        return Section(Heading(level, "", start - 1), start, end, range(first, last))

    def content(self, section: Section) -> str:
        """Give what stands below a heading, deeper headings included, trimmed as a whole."""
        return "\n".join(self.lines[section.start : section.end]).strip(WHITE_SPACE)

    def first_line(self, section: Section) -> int | None:
        """Give the index of the first line of a section that is not blank, None in an empty one."""
        lines = range(section.start, section.end)
        return next((line for line in lines if not self.is_blank(line)), None)

    def statement(self, start: int, end: int) -> Statement | None:
        """Give the statement of a requirement whose heading stands before `start` (3.1).

        All its lines up to the first heading; lines that name a field count where there are no
        others.
        """
        prose: list[str] = []
        fields: list[str] = []
        first = first_field = start
        for index in range(start, end):
            line = self.lines[index].strip(WHITE_SPACE)
            if not line or self.is_masked(index):
                continue
            if line[0] == "#" and _ends_statement(self.lines[index]):
                break
            if line[:2] == "**" and _is_field(line):
                first_field = first_field if fields else index
                fields.append(line)
            else:
                first = first if prose else index
                prose.append(line)
        if prose:
            return Statement("\n".join(prose), first)
        return Statement("\n".join(fields), first_field) if fields else None

    def _find_headings(self) -> Iterator[Heading]:
        for index in self.marked:
            line = self.lines[index]
            rest = line.lstrip("#")
            level = len(line) - len(rest)
            if level <= _DEEPEST and len(rest) > 1 and rest[0] in WHITE_SPACE:
                yield Heading(level, rest.strip(WHITE_SPACE), index)


def read_data(path: str) -> bytes:
    """Give the bytes of a regular file, links followed; raises a `ReadError`."""
    return read_bounded(path, schemas.limits(SCHEMA)["x-max-bytes"])


def read_text(path: str) -> str:
    """Give the text of a regular file; raises a `ReadError`."""
    return decode(read_data(path))


def decode(data: bytes) -> str:
    """Give the text of bytes: what is no UTF-8 becomes U+FFFD, one byte order mark is dropped."""
    return data.decode("utf-8", "replace").removeprefix(_BOM)


def split_lines(text: str) -> list[str]:
    """Give the lines of a text; a line feed, a carriage return or both end one, nothing else."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.split("\n")


def _line_of(heading: Heading) -> int:
    return heading.line


def _masked(lines: list[str]) -> bytearray:
    """Give for each line whether it is part of a fence."""
    masked = bytearray(len(lines))
    fence, size = "", 0
    for index, line in enumerate(lines):
        masked[index] = bool(fence)
        if _FENCES[0] not in line and _FENCES[1] not in line:
            continue
        text = line.strip(WHITE_SPACE)
        if not fence:
            if text.startswith(_FENCES):
                fence = text[0]
                size = len(text) - len(text.lstrip(fence))
                masked[index] = True
        elif len(text) >= size and not text.strip(fence):
            fence = ""
    return masked


def _ends_statement(line: str) -> bool:
    """Tell whether a line begins like a heading, one without a title included."""
    rest = line.lstrip("#")
    return 0 < len(line) - len(rest) <= _DEEPEST and rest[:1] != "" and rest[0] in WHITE_SPACE


def _is_field(line: str) -> bool:
    """Tell whether a line that begins with `**` names a field: `**Name**: …`."""
    end = line.find("*", 2)
    return end > 2 and line.startswith("**:", end)

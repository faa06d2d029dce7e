"""Delta files: what a change does to the requirements of one capability (contract spec 3.3).

`show`, `validate` and `archive` read a delta here, so that they agree on what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.markdown import WHITE_SPACE, Markdown
from rasen.planning.requirement import (
    LEVEL,
    Block,
    Shown,
    cut_blocks,
    is_nameless,
    requirement_name,
    shown,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.diagnostics import Place
    from rasen.planning.markdown import Heading

ADDED = "ADDED"
MODIFIED = "MODIFIED"
REMOVED = "REMOVED"
RENAMED = "RENAMED"
OPERATIONS = (ADDED, MODIFIED, REMOVED, RENAMED)
# Titles of delta sections in lower case.
_TITLES = {f"{operation.lower()} requirements": operation for operation in OPERATIONS}

_SECTION_LEVEL = 2
_PURPOSE = "purpose"
_WORD = "Requirement:"
_FROM = "FROM:"
_TO = "TO:"


class Removal(NamedTuple):
    """A name below REMOVED, its line, and the block of its notes; a bullet has none."""

    name: str
    line: int
    block: Block | None


class RenameLine(NamedTuple):
    """A line that says FROM or TO."""

    is_from: bool
    name: str
    line: int


class Rename(NamedTuple):
    """A line FROM and the line TO that belongs to it."""

    source: RenameLine
    target: RenameLine


class _Section(NamedTuple):
    """A delta section: its operation, the line of its heading and the line behind its last one."""

    operation: str
    start: int
    end: int


class Delta:
    """What a delta file says, every part with its lines, all sections of one kind together.

    `stray` are the lines of headings in ADDED and MODIFIED that are no requirement, `outside` the
    lines of requirement headings that stand in no delta section of a file that has one.
    """

    __slots__ = (
        "added",
        "modified",
        "outside",
        "removed",
        "rename_lines",
        "sections",
        "stray",
        "text",
    )

    def __init__(self, text: Markdown) -> None:
        self.text = text
        self.sections = list(_sections(text))
        self.added: list[Block] = []
        self.modified: list[Block] = []
        self.removed: list[Removal] = []
        self.rename_lines: list[RenameLine] = []
        self.stray: list[int] = []
        self.outside: list[int] = []
        self._read()

    @property
    def is_empty(self) -> bool:
        """Whether the file has no entry, whatever sections it has."""
        return not (self.added or self.modified or self.removed or self.renamed)

    @property
    def first_place(self) -> Place | None:
        """Where the first delta section begins, None where there is none."""
        return self.text.place(self.sections[0].start) if self.sections else None

    @property
    def renamed(self) -> list[Rename]:
        """The pairs of FROM and TO; a TO belongs to the FROM right before it."""
        lines = self.rename_lines
        pairs = zip(lines, lines[1:], strict=False)  # noqa: RUF007 - itertools is not loaded for it
        return [Rename(one, two) for one, two in pairs if one.is_from and not two.is_from]

    @property
    def unpaired(self) -> RenameLine | None:
        """The first line FROM or TO that has no partner, None where they alternate."""
        expects_from = True
        for index, line in enumerate(self.rename_lines):
            if line.is_from != expects_from:
                return line if expects_from else self.rename_lines[index - 1]
            expects_from = not expects_from
        return None if expects_from else self.rename_lines[-1]

    @property
    def purpose(self) -> str:
        """What stands below `## Purpose`, for a capability that is new; "" without it."""
        contents = (
            self.text.content(self.text.section(index))
            for index, heading in enumerate(self.text.headings)
            if heading.level == _SECTION_LEVEL and heading.title.lower() == _PURPOSE
        )
        return next(filter(None, contents), "")

    def shown_removal(self, removal: Removal) -> Shown:
        """Give what `show` says of a removed requirement."""
        if removal.block is None:
            return Shown(f"{_WORD} {removal.name}", [])
        return shown(self.text, removal.block)

    def _read(self) -> None:
        marked = self.text.marked
        at = 0
        for section in self.sections:
            at = self._pass_outside(marked, at, section.start)
            first = at + 1  # behind the section's own heading
            at = first
            while at < len(marked) and marked[at] < section.end:
                at += 1
            self._read_section(section, marked[first:at])
        if self.sections:
            self._pass_outside(marked, at, len(self.text.lines))

    def _pass_outside(self, marked: Sequence[int], at: int, end: int) -> int:
        """Note requirement headings before the line `end`; give the index of the next line."""
        while at < len(marked) and marked[at] < end:
            if requirement_name(self.text.lines[marked[at]]):
                self.outside.append(marked[at])
            at += 1
        return at

    def _read_section(self, section: _Section, marked: Sequence[int]) -> None:
        if section.operation == REMOVED:
            self.removed.extend(self._removals(section, marked))
        elif section.operation == RENAMED:
            self.rename_lines.extend(self._rename_lines(section))
        else:
            blocks = self.added if section.operation == ADDED else self.modified
            blocks.extend(cut_blocks(self.text, marked, section.end))
            self.stray.extend(self._stray(marked))

    def _stray(self, marked: Sequence[int]) -> Iterator[int]:
        for index in marked:
            line = self.text.lines[index]
            if line[:LEVEL] != "#" * LEVEL or requirement_name(line):
                continue
            if is_nameless(line) or (
                line[3:4] and line[3] in WHITE_SPACE and len(line) > LEVEL + 1
            ):
                yield index

    def _removals(self, section: _Section, marked: Sequence[int]) -> Iterator[Removal]:
        # Bullets among the notes of a heading do not end them (3.1).
        noted = {block.start: block for block in cut_blocks(self.text, marked, section.end)}
        for index in range(section.start + 1, section.end):
            if index in noted:
                yield Removal(noted[index].name, index, noted[index])
            elif not self.text.is_masked(index) and (name := _bullet_name(self.text.lines[index])):
                yield Removal(name, index, None)

    def _rename_lines(self, section: _Section) -> Iterator[RenameLine]:
        for index in range(section.start + 1, section.end):
            line = self.text.lines[index]
            if _WORD in line and not self.text.is_masked(index):
                found = _rename_line(line, index)
                if found is not None:
                    yield found


def delta_headings(text: Markdown) -> Iterator[Heading]:
    """Give the headings of delta sections."""
    for heading in text.headings:
        if heading.level == _SECTION_LEVEL and heading.title.lower() in _TITLES:
            yield heading


def _sections(text: Markdown) -> Iterator[_Section]:
    cuts = [heading for heading in text.headings if heading.level == _SECTION_LEVEL]
    for index, heading in enumerate(cuts):
        operation = _TITLES.get(heading.title.lower())
        if operation is not None:
            end = cuts[index + 1].line if index + 1 < len(cuts) else len(text.lines)
            yield _Section(operation, heading.line, end)


def _bullet_name(line: str) -> str | None:
    """Give the name that a bullet below REMOVED states (3.3, rule 4)."""
    text = line.lstrip(WHITE_SPACE)
    return _quoted_name(text[1:]) if text[:1] == "-" else None


def _rename_line(line: str, index: int) -> RenameLine | None:
    """Give what a line below RENAMED states (3.3, rule 5)."""
    text = line.lstrip(WHITE_SPACE).removeprefix("-").lstrip(WHITE_SPACE)
    word = _FROM if text.startswith(_FROM) else _TO
    if not text.startswith(word):
        return None
    name = _quoted_name(text[len(word) :])
    return RenameLine(word is _FROM, name, index) if name else None


def _quoted_name(text: str) -> str | None:
    """Give the name in `### Requirement: <name>`, whether it stands in backquotes or not."""
    text = text.lstrip(WHITE_SPACE).removeprefix("`")
    if text[:LEVEL] != "#" * LEVEL:
        return None
    title = text[LEVEL:].lstrip(WHITE_SPACE)
    if not title.startswith(_WORD):
        return None
    name = title[len(_WORD) :].strip(WHITE_SPACE)
    return (name[:-1].rstrip(WHITE_SPACE) if name[1:] and name[-1] == "`" else name) or None

"""Main specs: what a capability does today (contract spec 3.2), and how it is cut (7.3).

A spec is read in two ways. What it says are its purpose and the headings directly below its
Requirements section. What a delta works on are the blocks of that section.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic
from rasen.files.reading import ReadError
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.requirement import (
    LEVEL,
    Block,
    Shown,
    cut_blocks,
    requirement_name,
    scenario_labels,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Place
    from rasen.planning.markdown import Section, Statement

_PURPOSE = "purpose"
_REQUIREMENTS = "requirements"
_CUT_LEVEL = 2


class InvalidSpec(Exception):
    """A spec that cannot be read; `diagnostic` says what it lacks, and where."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic


class Requirement(NamedTuple):
    """A heading directly below Requirements, with those of its sections that hold something.

    `is_named` tells whether it is written as a requirement heading, `### Requirement: <name>`.
    """

    section: Section
    statement: Statement | None
    scenarios: list[Section]
    is_named: bool


class Spec(NamedTuple):
    """What a spec says; `purpose_place` is where its purpose begins."""

    text: Markdown
    purpose: str
    purpose_place: Place
    section: Section
    requirements: list[Requirement]

    def shown(self, requirement: Requirement) -> Shown:
        """Give what `show` says of a requirement."""
        stated = requirement.statement
        return Shown(
            stated.text if stated else requirement.section.heading.title,
            [self.text.content(scenario) for scenario in requirement.scenarios],
        )


class SpecBlocks:
    """The blocks of the first section `## Requirements` of a spec, by which deltas are applied.

    `start` and `end` are the lines of that section without its heading; both are the number of
    lines where there is none.
    """

    __slots__ = ("_labels", "blocks", "by_name", "end", "start", "text")

    def __init__(self, text: Markdown) -> None:
        self.text = text
        self.start, self.end = requirements_range(text)
        marked = [line for line in text.marked if self.start <= line < self.end]
        self.blocks = cut_blocks(text, marked, self.end)
        # Of two blocks of one name the first one is meant.
        self.by_name: Mapping[str, Block] = {each.name: each for each in reversed(self.blocks)}
        self._labels: dict[int, list[str]] = {}

    def labels(self, block: Block) -> list[str]:
        """Give what the scenarios of a block are called."""
        if block.start not in self._labels:
            self._labels[block.start] = list(scenario_labels(self.text, block))
        return self._labels[block.start]


def read_spec(text: Markdown) -> Spec:
    """Give what a spec says; raises `InvalidSpec` for one without purpose or requirements."""
    purpose = text.find(_PURPOSE)
    if purpose is None:
        raise InvalidSpec(_lacking("spec_purpose_missing"))
    first = text.first_line(purpose)
    if first is None:
        place = text.place(purpose.heading.line)
        raise InvalidSpec(_lacking("spec_purpose_missing", place=place))
    section = text.find(_REQUIREMENTS)
    if section is None:
        raise InvalidSpec(_lacking("spec_section_missing"))
    requirements = [_requirement(text, each) for each in text.children(section)]
    return Spec(text, text.content(purpose), text.place(first), section, requirements)


def requirements_range(text: Markdown) -> tuple[int, int]:
    """Give the first line of the first section `## Requirements`, and the line behind its last one.

    It ends at the next `##` heading (5.3). Without one both are the number of lines.
    """
    cuts = [heading for heading in text.headings if heading.level == _CUT_LEVEL]
    for index, heading in enumerate(cuts):
        if heading.title.lower() == _REQUIREMENTS:
            following = cuts[index + 1 : index + 2]
            return heading.line + 1, following[0].line if following else len(text.lines)
    return len(text.lines), len(text.lines)


def count_requirements(path: str) -> int:
    """Give how many requirements the spec in a file has, 0 for one that cannot be read (4.1)."""
    try:
        return len(read_spec(Markdown(read_text(path))).requirements)
    except (ReadError, InvalidSpec):
        return 0


def _lacking(code: str, place: Place | None = None) -> Diagnostic:
    return Diagnostic(code, path="file", place=place)


def _requirement(text: Markdown, section: Section) -> Requirement:
    scenarios = [each for each in text.children(section) if text.first_line(each) is not None]
    is_named = (
        section.heading.level == LEVEL
        and requirement_name(text.lines[section.heading.line]) is not None
    )
    return Requirement(section, text.statement(section.start, section.end), scenarios, is_named)

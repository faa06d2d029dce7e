"""Proposals: why a change is made and what it changes (contract spec 3.4)."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Place, Text
from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED
from rasen.planning.markdown import WHITE_SPACE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.planning.markdown import Markdown, Section

_WHY = "why"
_WHAT = "what changes"
_PREFIX = "change:"
_STARS = "**"
# The first line of which a description has a word decides; `removing` and others say nothing.
_WORDS = (
    (RENAMED, "rename renames renamed"),
    (ADDED, "add adds added adding create creates created new"),
    (REMOVED, "remove removes removed delete deletes deleted"),
)


class InvalidProposal(Exception):
    """A proposal that cannot be read; `problem` says what it lacks, `place` where if anywhere."""

    def __init__(self, problem: Text, place: Place | None = None) -> None:
        super().__init__(problem, place)
        self.problem = problem
        self.place = place


class BulletDelta(NamedTuple):
    """What a bullet below What Changes says of one capability, in the user's words."""

    capability: str
    operation: str
    description: str


class Proposal(NamedTuple):
    """A readable proposal; `title` is None where it has none."""

    title: str | None
    deltas: list[BulletDelta]


def read_proposal(text: Markdown) -> Proposal:
    """Give what a proposal says; raises `InvalidProposal` without a Why or a What Changes."""
    _required(text, _WHY, "Why")
    what = _required(text, _WHAT, "What Changes")
    return Proposal(title_of(text), list(_bullets(text, what)))


def title_of(text: Markdown) -> str | None:
    """Give the first heading of level 1 without `Change:` before it, None where there is none."""
    for heading in text.headings:
        if heading.level == 1:
            title = heading.title
            if title[: len(_PREFIX)].lower() == _PREFIX:
                title = title[len(_PREFIX) :].lstrip(WHITE_SPACE)
            return title or None
    return None


def operation_of(description: str) -> str:
    """Give the operation that the words of a description stand for."""
    lowered = description.lower()
    found = (operation for operation, pattern in _patterns() if pattern.search(lowered))
    return next(found, MODIFIED)


def _required(text: Markdown, title: str, shown: str) -> Section:
    section = text.find(title)
    if section is None:
        raise InvalidProposal(Text("reasons.planning.sectionMissing", {"title": shown}))
    if text.first_line(section) is None:
        place = text.place(section.heading.line)
        raise InvalidProposal(Text("reasons.planning.sectionEmpty", {"title": shown}), place)
    return section


def _bullets(text: Markdown, section: Section) -> Iterator[BulletDelta]:
    for index in range(section.start, section.end):
        line = text.lines[index]
        if _STARS in line and not text.is_masked(index) and (bullet := _bullet(line)):
            yield bullet


def _bullet(line: str) -> BulletDelta | None:
    r"""Give what a line `- **capability:** description` says, the colon before or behind the stars.

    The grammar is `^\s*-\s*\*\*([^*:]+)(?::\*\*|\*\*:)\s*(.+)$`.
    """
    text = line.lstrip(WHITE_SPACE)
    if text[:1] != "-":
        return None
    text = text[1:].lstrip(WHITE_SPACE)
    if not text.startswith(_STARS):
        return None
    text = text[len(_STARS) :]
    end = min((at for at in (text.find("*"), text.find(":")) if at >= 0), default=0)
    mark = text[end : end + 3]
    description = text[end + 3 :].strip(WHITE_SPACE)
    capability = text[:end].strip(WHITE_SPACE)
    if not capability or mark not in (":**", "**:") or not description:
        return None
    return BulletDelta(capability, operation_of(description), description)


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Give for each operation what finds its words; what continues a word is ASCII."""
    return [
        (operation, re.compile(rf"(?<![a-z0-9_])(?:{words.replace(' ', '|')})(?![a-z0-9_])"))
        for operation, words in _WORDS
    ]

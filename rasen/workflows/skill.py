"""`SKILL.md`: its frontmatter as a typed value, and its instructions (packages spec 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.diagnostics import Diagnostic, Place
from rasen.text import frontmatter
from rasen.workflows.document import examine
from rasen.workflows.instructions import Breach, breaches
from rasen.workflows.tree import SKILL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.workflows.document import Reading

SCHEMA = "files:skill-frontmatter"
EMPTY = "skill_instructions_empty"


class Skill(NamedTuple):
    """A skill whose frontmatter has the right shape; `instructions` are the text below it."""

    name: str
    description: str
    license: str | None
    compatibility: str | None
    metadata: Mapping[str, str]
    instructions: str


class SkillReading(NamedTuple):
    """The skill, None where `stops` say why there is none.

    `instructions_line` is the line of the file in which the instructions start, and `breaches` are
    the rules for instructions that they break.
    """

    reading: Reading | None
    skill: Skill | None
    stops: tuple[Diagnostic, ...]
    instructions_line: int = 1
    breaches: tuple[Breach, ...] = ()

    def place(self, line: int, column: int) -> Place:
        """Give the place in the file of a place in the instructions."""
        return Place(line + self.instructions_line - 1, column)


def read_skill(text: str) -> SkillReading:
    """Read the text of a `SKILL.md`."""
    parts = frontmatter.split(text)
    if parts is None:
        missing = Diagnostic("skill_frontmatter_missing", {}, SKILL, file=SKILL, place=Place(1, 1))
        return SkillReading(None, None, (missing,))
    reading = examine(SCHEMA, frontmatter.read_values(parts), SKILL)
    broken = breaches(parts.body)
    stops = list(reading.stops)
    if any(breach.code == EMPTY for breach in broken):
        place = Place(parts.body_line, 1)
        stops.append(Diagnostic(EMPTY, {}, SKILL, file=SKILL, place=place))
    skill = None if stops else _skill(reading.value, parts.body)
    return SkillReading(reading, skill, tuple(stops), parts.body_line, broken)


def _skill(document: Mapping[str, object], instructions: str) -> Skill:
    return Skill(
        name=cast("str", document["name"]),
        description=cast("str", document["description"]),
        license=cast("str | None", document.get("license")),
        compatibility=cast("str | None", document.get("compatibility")),
        metadata=cast("Mapping[str, str]", document.get("metadata") or {}),
        instructions=instructions,
    )

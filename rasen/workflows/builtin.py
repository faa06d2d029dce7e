"""What ships with the product: workflows, experts, pipelines and artifact schemas, by name."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

UNITS = "builtin.json"  # made from the texts, so that no run reads them all
FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "builtin")
_FILE = os.path.join(FOLDER, "catalog.json")

# The retired spellings of `rasen-<x>`, tried in this order (packages spec 2).
_RETIRED = ("openspec-opsx-", "openspec-", "openspec:", "rasen:")


class BuiltinWorkflow(NamedTuple):
    """A built-in workflow; it requires no other workflow."""

    id: str
    kind: str
    skill: str
    skills: tuple[str, ...]
    pipelines: tuple[str, ...]


class Expert(NamedTuple):
    """An expert: always installed, named by its skill in `requires.skills`."""

    id: str
    skill: str


class UnitText(NamedTuple):
    """What listings say of the texts of a unit: their digest, and what the skill says of itself."""

    digest: str
    description: str


class Builtins(NamedTuple):
    """Everything built in, in catalog order; `core` holds the IDs of that profile."""

    workflows: tuple[BuiltinWorkflow, ...]
    core: tuple[str, ...]
    experts: tuple[Expert, ...]
    pipelines: frozenset[str]
    schemas: frozenset[str]

    def expert_skill(self, reference: str) -> str | None:
        """Give the skill name of the expert that is meant, retired spellings included."""
        skills = expert_skills()
        return next((name for name in spellings(reference) if name in skills), None)

    def ids(self) -> frozenset[str]:
        """Give the IDs that a user's workflow cannot have: those of workflows and experts."""
        return frozenset(
            [unit.id for unit in self.workflows] + [expert.id for expert in self.experts]
        )

    def skills(self) -> dict[str, str]:
        """Give the ID behind each skill name of a workflow or expert."""
        owners = {unit.skill: unit.id for unit in self.workflows}
        return owners | {expert.skill: expert.id for expert in self.experts}


@cache
def builtins() -> Builtins:
    """Give what the data file of the product lists (schema `files:builtin-catalog`)."""
    import json

    with open(_FILE, encoding="utf-8") as file:
        data = json.load(file)
    return Builtins(
        workflows=tuple(_workflow(**entry) for entry in data["workflows"]),
        core=tuple(data["core"]),
        experts=tuple(Expert(**entry) for entry in data["experts"]),
        pipelines=frozenset(data["pipelines"]),
        schemas=frozenset(data["schemas"]),
    )


@cache
def expert_skills() -> frozenset[str]:
    """Give the skill names of the experts that ship with the product."""
    return frozenset(expert.skill for expert in builtins().experts)


def spellings(reference: str) -> Iterator[str]:
    """Give the skill names that a reference may mean: itself, then what it is the old form of."""
    yield reference
    for prefix in _RETIRED:
        if reference.startswith(prefix):
            yield "rasen-" + reference.removeprefix(prefix)


@cache
def unit_texts() -> dict[str, UnitText]:
    """Give the digest and description of each unit by its ID (schema `files:builtin-units`)."""
    import json

    from rasen.schemas import data_folder

    path = os.path.join(data_folder("builtin_data", "generated"), UNITS)
    with open(path, encoding="utf-8") as file:
        units = json.load(file)["units"]
    return {unit["id"]: UnitText(unit["digest"], unit["description"]) for unit in units}


def _workflow(*, id: str, kind: str, skill: str, requires: dict[str, list[str]]) -> BuiltinWorkflow:  # noqa: A002
    return BuiltinWorkflow(id, kind, skill, tuple(requires["skills"]), tuple(requires["pipelines"]))

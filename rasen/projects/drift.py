"""What differs between a tool's skills as they are and as they would be written (spec 7)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import __version__
from rasen.projects.cleanup import leftovers
from rasen.projects.place import is_folder, read_installed
from rasen.projects.skill_files import generated_by
from rasen.text.digest import digest
from rasen.text.jcs import utf16_key
from rasen.workflows.tree import SKILL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.projects.ledger import Entry
    from rasen.projects.plan import Plan
    from rasen.projects.skill_files import Unit
    from rasen.projects.tools import Place

KINDS = (
    "version_changed",
    "source_missing",
    "source_moved",
    "digest_changed",
    "delivery_changed",
    "file_missing",
    "file_modified",
    "selection_changed",
)
_GONE = "source_missing"


class Drift(NamedTuple):
    """One difference; `path` is spelled as in the ledger."""

    kind: str
    workflow: str | None = None
    path: str | None = None

    def document(self) -> Document:
        """Give the entry of a JSON document."""
        return {key: value for key, value in self._asdict().items() if value is not None}


def needs_repair(found: list[Drift]) -> bool:
    """Tell whether anything has to be written; a source that is gone leaves all as it is."""
    return any(drift.kind != _GONE for drift in found)


def find_drift(plan: Plan, place: Place) -> list[Drift]:
    """Give the differences at one tool, in the order of the specification."""
    found = set(_version(plan, place))
    entries = plan.ledger.get(place.tool.id, {})
    for name, entry in entries.items():
        unit = plan.known.get(name)
        if unit is None or unit.workflow is None:
            found.add(Drift(_GONE, name))
        else:
            found.update(_of_entry(plan, place, unit, entry))
    found.update(_of_selection(plan, place))
    order = {identifier: index for index, identifier in enumerate(plan.known)}

    def position(drift: Drift) -> tuple[int, int, bytes, bytes]:
        name = drift.workflow or ""
        rank = order.get(name, len(order))
        return KINDS.index(drift.kind), rank, utf16_key(name), utf16_key(drift.path or "")

    return sorted(found, key=position)


def _version(plan: Plan, place: Place) -> Iterator[Drift]:
    for unit in plan.known.values():
        if unit.workflow is None:
            data = read_installed(place, f"{unit.skill}/{SKILL}")
            if data is not None:
                if generated_by(data) != __version__:
                    yield Drift(KINDS[0])
                return


def _of_entry(plan: Plan, place: Place, unit: Unit, entry: Entry) -> Iterator[Drift]:
    workflow = unit.workflow
    if workflow is None:
        return
    if entry.digest != workflow.digest():
        yield Drift("digest_changed", unit.id)
    else:
        if entry.source != workflow.root:
            yield Drift("source_moved", unit.id)
        wanted = {place.shown(f"{unit.skill}/{path}") for path in unit.files(None)}
        if {(file.scope, file.path) for file in entry.files} != {
            (place.scope, path) for path in wanted
        }:
            yield Drift("delivery_changed", unit.id)
    if unit.id not in plan.selected():
        yield Drift("selection_changed", unit.id)
    for file in entry.files:
        below = place.below(file.scope, file.path)
        if below is not None:
            data = read_installed(place, below)
            if data is None:
                yield Drift("file_missing", unit.id, file.path)
            elif digest(data) != file.sha256:
                yield Drift("file_modified", unit.id, file.path)


def _of_selection(plan: Plan, place: Place) -> Iterator[Drift]:
    entries = plan.ledger.get(place.tool.id, {})
    selected = plan.selected()
    for unit in plan.known.values():
        if unit.id not in selected:
            if unit.workflow is None and leftovers(place, unit) is not None:
                yield Drift("selection_changed", unit.id)
        elif unit.workflow is not None:
            if unit.id not in entries:
                yield Drift("selection_changed", unit.id)
        elif not is_folder(place, unit.skill):
            yield Drift("selection_changed", unit.id)
        elif read_installed(place, f"{unit.skill}/{SKILL}") is None:
            yield Drift("file_missing", unit.id, place.shown(os.path.join(unit.skill, SKILL)))

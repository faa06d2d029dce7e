"""What is removed once it is wanted no longer, and what stays (generation spec 7.1)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import __version__
from rasen.files.paths import collision_key
from rasen.projects.place import is_folder, prune, read_installed, remove
from rasen.projects.skill_files import generated_by
from rasen.text.digest import digest
from rasen.workflows.tree import SKILL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.projects.ledger import Entry
    from rasen.projects.plan import Plan
    from rasen.projects.skill_files import Unit
    from rasen.projects.tools import Place


class Cleaned(NamedTuple):
    """What was removed, and what was kept because somebody has modified it; paths as recorded."""

    removed: list[str]
    preserved: list[str]


def clean_up(plan: Plan, place: Place) -> Cleaned:
    """Remove what an earlier run has installed for a tool and nobody wants or has changed."""
    cleaned = Cleaned([], [])
    if place.scope == "absolute":
        return cleaned  # other projects have their skills there too
    wanted = {
        collision_key(f"{unit.skill}/{path}") for unit in plan.units for path in unit.files(None)
    }
    for name, entry in plan.ledger.get(place.tool.id, {}).items():
        unit = plan.known.get(name)
        if unit is not None and unit.workflow is not None:
            _clean_entry(plan, place, unit, entry, wanted, cleaned)
    selected = plan.selected()
    for unit in plan.known.values():
        if unit.workflow is None and unit.id not in selected:
            for path in leftovers(place, unit) or ():
                remove(place, path)
                cleaned.removed.append(place.shown(path))
            prune(place, unit.skill)
    cleaned.removed.sort()
    cleaned.preserved.sort()
    return cleaned


def leftovers(place: Place, unit: Unit) -> list[str] | None:
    """Give the files of a built-in that is not selected which may go; None where nothing does.

    An empty folder is an empty list. A file that was changed since this version wrote it stays.
    """
    if place.scope == "absolute" or unit.is_expert or not is_folder(place, unit.skill):
        return None
    own = unit.files(place.tool.command_prefix)
    found = []
    for path, data in own.items():
        below = f"{unit.skill}/{path}"
        there = read_installed(place, below)
        if there is None:
            continue
        version = generated_by(there) if path == SKILL else None
        if there == data or (version is not None and version != __version__):
            found.append(below)
    return found if found or not os.listdir(os.path.join(place.root, unit.skill)) else None


def _clean_entry(
    plan: Plan, place: Place, unit: Unit, entry: Entry, wanted: set[str], cleaned: Cleaned
) -> None:
    folders = set(_folders(plan, place, unit, entry))
    for file in entry.files:
        below = place.below(file.scope, file.path)
        if below is None or collision_key(below) in wanted:
            continue
        if below.partition("/")[0] not in folders:
            continue
        data = read_installed(place, below)
        if data is None:
            prune(place, os.path.dirname(below))  # what an interrupted run had removed already
        elif digest(data) == file.sha256:
            remove(place, below)
            cleaned.removed.append(file.path)
        else:
            cleaned.preserved.append(file.path)


def _folders(plan: Plan, place: Place, unit: Unit, entry: Entry) -> Iterator[str]:
    """Give the skill folders of a workflow, present and recorded, that are nobody else's."""
    yield unit.skill
    for file in entry.files:
        below = place.below(file.scope, file.path) or ""
        folder, _, rest = below.partition("/")
        if rest == SKILL and plan.owners.get(collision_key(folder), unit.id) == unit.id:
            yield folder

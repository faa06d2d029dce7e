"""What is to be installed in a project: its selection, the units, and what the ledger records."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, RasenError, Text, failure
from rasen.files.lock import Busy, Lock
from rasen.files.paths import collision_key
from rasen.projects.ledger import read_ledger
from rasen.projects.place import read_installed
from rasen.projects.skill_files import Unit, built_in_units
from rasen.projects.tools import place_of, tools
from rasen.workflows.catalog import EXPERT, load_catalog
from rasen.workflows.dependencies import Dependencies
from rasen.workflows.selection import effective_selection, named_layer, resolve, user_layer
from rasen.workflows.tree import SKILL

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.projects.ledger import Ledger
    from rasen.projects.tools import Place
    from rasen.workflows.catalog import Catalog
    from rasen.workflows.selection import Selection

_CUSTOM = "custom"
_LOCK = ".workflow-artifacts.lock"


class Plan(NamedTuple):
    """What a project gets: `units` are the selected workflows and all experts, in catalog order.

    `known` are all units of the catalog by ID, in its order; `owners` give the unit that a skill
    folder belongs to, by the collision key of its name.
    """

    project: str
    selection: Selection
    units: tuple[Unit, ...]
    known: dict[str, Unit]
    owners: dict[str, str]
    ledger: Ledger
    warnings: tuple[Diagnostic, ...]

    def selected(self) -> set[str]:
        """Give the IDs of what is installed."""
        return {unit.id for unit in self.units}


def make_plan(context: Context, project: str, profile: str | None = None) -> Plan:
    """Give the plan for a project (its absolute folder); nothing is written.

    `profile` goes before what the project and the user select. Fails with `profile_unknown`,
    `workflow_invalid` (with the findings behind it), `ledger_invalid` or `ledger_unreadable`.
    """
    homes = context.homes()
    catalog = load_catalog(homes, Dependencies(project, homes.data))
    selection = _selection(context, catalog, project, profile)
    _refuse_invalid(catalog, selection)
    known = {
        entry.id: Unit(entry.id, entry.skill, False, entry.workflow) for entry in catalog.entries
    }
    known |= {unit.id: unit for unit in built_in_units()}
    chosen = set(selection.ids)
    experts = {entry.id for entry in catalog.entries if entry.kind == EXPERT}
    ledger = read_ledger(project)
    return Plan(
        project,
        selection,
        tuple(known[entry.id] for entry in catalog.entries if entry.id in chosen | experts),
        known,
        {collision_key(unit.skill): unit.id for unit in known.values()},
        ledger,
        tuple(_warnings(selection, ledger, known)),
    )


def require_profile(context: Context, name: str) -> None:
    """Make sure that `--profile` names a profile: `profile_unknown`, or why it cannot be read."""
    if name != _CUSTOM:
        try:
            named_layer(context.homes(), name, "option")
        except RasenError as error:
            if error.diagnostics[0].code in ("invalid_name", "not_found", "reserved_name"):
                raise failure("profile_unknown", target=name, name=name) from error
            raise


def places(context: Context, project: str) -> list[Place]:
    """Give the skills roots of all tools for a project."""
    return [place_of(context, project, tool) for tool in tools()]


def is_configured(place: Place, ledger: Ledger) -> bool:
    """Tell whether skills of this product are installed for a tool."""
    if ledger.get(place.tool.id):
        return True
    if not os.path.isdir(place.root):
        return False
    return any(
        read_installed(place, f"{unit.skill}/{SKILL}") is not None for unit in built_in_units()
    )


def locked(project: str) -> Lock:
    """Give the lock under which a project is written to."""
    return Lock(os.path.join(project, "rasen", _LOCK))


def busy(project: str, error: Busy) -> RasenError:
    """Give the error of a project that another process is writing to."""
    problem = error.problem or Text("reasons.projects.holder", {"holder": error.holder})
    return failure("project_busy", target=project, path=project, problem=problem)


def _selection(context: Context, catalog: Catalog, project: str, profile: str | None) -> Selection:
    homes = context.homes()
    if profile is None:
        return effective_selection(homes, catalog, project)
    require_profile(context, profile)
    if profile == _CUSTOM:
        from rasen.workflows.settings import read_settings

        wanted = read_settings(homes).workflows or ()
        layer = user_layer(homes)._replace(wanted=wanted, name=_CUSTOM, source="option")
        return resolve(layer._replace(warnings=()), catalog)
    return resolve(named_layer(homes, profile, "option"), catalog)


def _refuse_invalid(catalog: Catalog, selection: Selection) -> None:
    """Raise where a selected workflow is in the library and not valid."""
    found: list[Diagnostic] = []
    for identifier in selection.dropped:
        entry = catalog.find_invalid(identifier)
        if entry is None:
            continue
        first = entry.diagnostics[0]
        problem = Text(f"messages.{first.code}", first.params)
        params = {"path": entry.path, "problem": problem}
        found.append(
            Diagnostic("workflow_invalid", params, source_path=entry.path, target=identifier)
        )
        found += [each._replace(target=each.path or identifier) for each in entry.diagnostics]
    if found:
        raise RasenError(*found)


def _warnings(selection: Selection, ledger: Ledger, known: dict[str, Unit]) -> list[Diagnostic]:
    """Give what of the selection could not be used, and which recorded workflows are gone."""
    recorded = {name for entries in ledger.values() for name in entries}
    gone = sorted(recorded - known.keys())
    warnings = [
        each
        for each in selection.warnings
        if not (each.code == "workflow_unknown" and each.target in gone)
    ]
    for name in gone:
        params = {"id": name}
        warnings.append(Diagnostic("source_missing", params, target=name, severity="warning"))
    return warnings

"""One tool of a project brought up to date: files written, cleaned up, entries for the ledger."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, Text, status_entry
from rasen.files.atomic import NotEmpty, Unfinished, remove_leftovers
from rasen.files.reading import ReadError
from rasen.projects.cleanup import Cleaned, clean_up
from rasen.projects.ledger import Entry, File, sorted_files, write_ledger
from rasen.projects.place import LinkInTheWay, install, read_installed
from rasen.text.digest import digest
from rasen.workflows.builtin import builtins

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.projects.drift import Drift
    from rasen.projects.ledger import Ledger
    from rasen.projects.plan import Plan
    from rasen.projects.tools import Place


class Report(NamedTuple):
    """What became of one tool; `error` says why it failed."""

    place: Place
    status: str
    drift: Sequence[Drift] = ()
    cleaned: Cleaned = Cleaned([], [])
    error: Diagnostic | None = None

    def document(self, translator: Translator) -> Document:
        """Give the entry of a JSON document."""
        document: Document = {
            "id": self.place.tool.id,
            "skillsRoot": self.place.root,
            "status": self.status,
            "drift": [drift.document() for drift in self.drift],
            "removed": self.cleaned.removed,
            "preserved": self.cleaned.preserved,
        }
        if self.error is not None:
            document["error"] = status_entry(self.error, translator)
        return document


def bring_up_to_date(
    plan: Plan, todo: Iterable[tuple[Place, str, Sequence[Drift]]], *, force: bool
) -> list[Report]:
    """Write the skills of the given tools and then the ledger; one that fails stops no other.

    `todo` names each tool's place, its status when all goes well, and the drift found before.
    `force` writes files anew whose bytes are right.
    """
    ledger: Ledger = dict(plan.ledger)
    reports = []
    for place, status, drift in todo:
        try:
            entries = _write(plan, place, force=force)
            cleaned = clean_up(plan, place)
        except (OSError, ReadError, Unfinished, NotEmpty, LinkInTheWay) as error:
            params = {"tool": place.tool.name, "problem": _problem(error)}
            failed = Diagnostic("tool_failed", params, target=place.tool.id)
            reports.append(Report(place, "failed", drift, error=failed))
            continue
        ledger[place.tool.id] = entries
        reports.append(Report(place, status, drift, cleaned))
    remove_leftovers(os.path.join(plan.project, "rasen"))
    write_ledger(plan.project, ledger)
    return reports


def described(plan: Plan) -> Document:
    """Give the keys that say what a project gets."""
    return {
        "profile": {"name": plan.selection.name, "source": plan.selection.source},
        "workflows": list(plan.selection.ids),
        "experts": [expert.id for expert in builtins().experts],
    }


def warnings(plan: Plan, translator: Translator) -> list[Document]:
    """Give the key `status` of a run that was not refused."""
    return [status_entry(warning, translator) for warning in plan.warnings]


def _write(plan: Plan, place: Place, *, force: bool) -> dict[str, Entry]:
    """Write all units for a tool and give its entries, those of missing sources kept."""
    before = plan.ledger.get(place.tool.id, {})
    entries = {name: entry for name, entry in before.items() if name not in plan.known}
    for unit in plan.units:
        files = unit.files(place.tool.command_prefix)
        is_new = not os.path.lexists(os.path.join(place.root, unit.skill))
        for path, data in files.items():
            if is_new or force or read_installed(place, f"{unit.skill}/{path}") != data:
                install(place, unit.skill, path, data)
        folders = () if is_new else {os.path.dirname(f"{unit.skill}/{path}") for path in files}
        for folder in folders:
            remove_leftovers(os.path.join(place.root, folder))
        if unit.workflow is not None:
            written = [
                File(place.scope, place.shown(f"{unit.skill}/{path}"), digest(data))
                for path, data in files.items()
            ]
            workflow = unit.workflow
            entries[unit.id] = Entry(workflow.root, workflow.digest(), sorted_files(written))
    return entries


def _problem(error: Exception) -> object:
    if isinstance(error, LinkInTheWay):
        return Text("reasons.projects.link", {"path": error.path})
    if isinstance(error, OSError):
        said = error.strerror or str(error)
        params = {"path": error.filename or "", "reason": said}
        return Text("reasons.projects.refused", params)
    return Text("reasons.projects.inTheWay", {"path": getattr(error, "path", "")})

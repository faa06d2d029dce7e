"""`rasen archive`: a change put away, its deltas applied to the main specs (contract spec 7.2).

Every check comes before the first write, in the order of the contract. What is written then is one
transaction: all of it, or nothing.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import RasenError, Text, failure
from rasen.files.atomic import Unfinished
from rasen.files.reading import ReadError
from rasen.files.swap import Stale
from rasen.files.transaction import carry_out
from rasen.outcome import Outcome
from rasen.planning.applying import Counts
from rasen.planning.archive_places import archived_path, transaction
from rasen.planning.archive_plan import (
    CODE,
    Deltas,
    apply_all,
    have_not_changed,
    listed,
    read_deltas,
    refuse_invalid_specs,
    validation_problems,
)
from rasen.planning.change import shell_word
from rasen.planning.layout import PlanningFolder
from rasen.planning.progress import ProgressReader
from rasen.stores.failures import system_problem
from rasen.stores.leftovers import sweep
from rasen.stores.roots import select_root
from rasen.stores.unfinished import archiving, not_restored

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.files.journal import Plan
    from rasen.planning.archive_plan import SpecUpdate
    from rasen.planning.progress import Progress
    from rasen.stores.roots import Root
    from rasen.stores.unfinished import Session

SCHEMA = "archive"

# What somebody has to agree to: nothing validated, open tasks, specs changed.
UNVALIDATED = "unvalidated"
TASKS = "tasks"
SPECS = "specs"

_CONFIRM = "archive_confirmation_required"


class Request(NamedTuple):
    """What the command line asks for; `agreed` are the points that somebody has agreed to."""

    change: str | None = None
    yes: bool = False
    skip_specs: bool = False
    no_validate: bool = False
    store: str | None = None
    store_path: str | None = None
    agreed: frozenset[str] = frozenset()

    def agrees(self, point: str) -> bool:
        """Tell whether a point needs no question."""
        return self.yes or point in self.agreed


class _Checked(NamedTuple):
    """A change that may be archived.

    `updates` is None where specs stay as they are, `deltas` where nobody looks at them.
    """

    folder: PlanningFolder
    name: str
    target: str
    progress: Progress
    deltas: Deltas | None
    updates: list[SpecUpdate] | None

    @property
    def path(self) -> str:
        """Where it is going to be."""
        return archived_path(self.folder, self.target)

    def plan(self) -> Plan:
        """Give what is to be done, or raise `archive_error` for what is in the way."""
        return transaction(self.folder, self.name, self.target, self.updates or ())


def archive(context: Context, request: Request) -> Outcome:
    """Archive the change, or leave everything as it was and raise why.

    For people there are `specs` and `tasks` besides. An error knows the root, once that is known;
    that of a point which nobody has agreed to has the parameter `point`.
    """
    root = select_root(context, request.store, store_path=request.store_path)
    try:
        return _archive(context, root, request)
    except RasenError as error:
        error.known = {"root": root.output()}
        raise


def _archive(context: Context, root: Root, request: Request) -> Outcome:
    checked = _check(context, root, request)
    with archiving(context, root.path, code=CODE) as session:
        if not _is_current(checked):
            checked = _check(context, root, request)
        sweep(checked.folder.changes)
        for update in checked.updates or ():
            if update.skipped:
                params = {"id": update.capability, "names": update.skipped}
                context.tell(Text("notes.archive.removalsSkipped", params))
        left = _write(checked, session)
    if left:
        context.tell(Text("notes.archive.left", {"paths": left}))
    return _outcome(root, checked)


def _check(context: Context, root: Root, request: Request) -> _Checked:
    """Make the checks 1 to 9, in their order."""
    folder = PlanningFolder(root.path, CODE)
    name = _require_change(root, folder, request)
    deltas = None
    if not (request.skip_specs and request.no_validate):
        deltas = read_deltas(folder, name)
        if not request.no_validate:
            _refuse_invalid_deltas(root, folder, name, deltas)
    progress = ProgressReader(context, root).of(folder.change(name))
    applied = None if request.skip_specs or deltas is None or not deltas.files else deltas
    _require_agreement(root, request, progress, sorted(applied.files) if applied else [])
    updates = None
    if applied is not None:
        updates = apply_all(folder, name, applied)
        if not request.no_validate:
            refuse_invalid_specs(name, updates)
    target = f"{context.today()}-{name}"
    checked = _Checked(folder, name, target, progress, deltas, updates)
    if os.path.lexists(checked.path):
        raise failure("archive_target_exists", name=name, path=checked.path)
    checked.plan()
    return checked


def _require_change(root: Root, folder: PlanningFolder, request: Request) -> str:
    """Give the name of an active change, or raise the code of check 1 or 2."""
    name = request.change
    if not name:
        raise failure("archive_change_name_required", command=root.hint("rasen archive <change>"))
    if name not in folder.active_changes():
        raise failure("archive_change_not_found", name=name)
    return name


def _refuse_invalid_deltas(root: Root, folder: PlanningFolder, name: str, deltas: Deltas) -> None:
    """Check 3."""
    problems = validation_problems(folder, name, deltas)
    if problems:
        raise failure(
            "archive_validation_failed",
            name=name,
            problems=listed(problems),
            command=root.hint(f"rasen validate {shell_word(name)} --type change"),
        )


def _require_agreement(
    root: Root, request: Request, progress: Progress, capabilities: list[str]
) -> None:
    """Checks 4 to 6: raise for the first point that somebody has to agree to and has not."""
    name = str(request.change)
    command = _agreeing_command(root, request)
    if request.no_validate and not request.agrees(UNVALIDATED):
        reason = Text("reasons.archive.unvalidated", {"name": name})
        raise failure(_CONFIRM, point=UNVALIDATED, name=name, reason=reason, command=command)
    left = progress.total - progress.complete
    if left and not request.agrees(TASKS):
        raise failure(
            "archive_tasks_incomplete",
            point=TASKS,
            name=name,
            open=left,
            total=progress.total,
            command=command,
        )
    if capabilities and not request.agrees(SPECS):
        reason = Text("reasons.archive.changesSpecs", {"name": name, "ids": capabilities})
        raise failure(
            _CONFIRM, point=SPECS, name=name, ids=capabilities, reason=reason, command=command
        )


def _agreeing_command(root: Root, request: Request) -> str:
    """Give the same command with --yes."""
    words = ["rasen archive", shell_word(str(request.change))]
    words += ["--skip-specs"] if request.skip_specs else []
    words += ["--no-validate"] if request.no_validate else []
    return root.hint(" ".join([*words, "--yes"]))


def _is_current(checked: _Checked) -> bool:
    """Tell whether everything is still as it was when it was checked."""
    folder, name = checked.folder, checked.name
    return (
        name in folder.active_changes()
        and (checked.deltas is None or read_deltas(folder, name) == checked.deltas)
        and have_not_changed(folder, checked.updates or ())
        and not os.path.lexists(checked.path)
    )


def _write(checked: _Checked, session: Session) -> list[str]:
    """Make it so, or raise `archive_error`; give what could not be removed afterwards."""
    try:
        plan = checked.plan()
        return carry_out(checked.folder.root, session.journal, plan, beat=session.beat)
    except Unfinished as error:
        raise failure(CODE, problem=not_restored(error)) from error
    except Stale as error:
        problem = Text("reasons.archive.changed", {"path": error.path})
        raise failure(CODE, problem=problem) from error
    except (ReadError, OSError) as error:
        problem = Text("reasons.archive.notWritten", {"problem": system_problem(error)})
        raise failure(CODE, problem=problem) from error


def _outcome(root: Root, checked: _Checked) -> Outcome:
    done: Document = {
        "change": checked.name,
        "archivedAs": checked.target,
        "path": checked.path,
        "specsUpdated": checked.updates is not None,
    }
    if checked.updates is not None:
        totals = Counts()
        for update in checked.updates:
            totals = totals.plus(update.counts)
        done["totals"] = totals._asdict()
    extra: Document = {
        "specs": [update.document() for update in checked.updates or ()],
        "tasks": checked.progress._asdict(),
    }
    return Outcome(SCHEMA, {"archive": done, "root": root.output()}, extra=extra)

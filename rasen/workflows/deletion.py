"""`rasen workflow delete`: one workflow of the user taken out of the library, or nothing."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import RasenError, Text, failure
from rasen.files import system
from rasen.files.removal import NotRestored, remove_or_restore
from rasen.files.trees import sync_folder
from rasen.outcome import Outcome
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.library import library_folder, locked, require_library, tombstone, unable
from rasen.workflows.usage import find_usage

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.files.home import Homes
    from rasen.workflows.catalog import Catalog
    from rasen.workflows.home import Surroundings


class _Plan(NamedTuple):
    """What is deleted: its path, and those that use it all the same."""

    path: str
    referrers: list[str]


def delete_workflow(
    context: Context, identifier: str, *, confirmed: bool, force: bool = False
) -> Outcome:
    """Delete a workflow of the user, an invalid one too; `force` takes one that is in use.

    Fails with `confirmation_required` before anything else where nobody confirmed it, then with
    the codes of packages spec 5.1; then the library is as it was.
    """
    if not confirmed:
        raise failure("confirmation_required", target=identifier, id=identifier)
    around = surroundings(context)
    _plan(context, around, identifier, force=force)
    with locked(context, around.homes):
        plan = _plan(context, around, identifier, force=force)
        _remove(around.homes, plan.path)
    context.tell(Text("notes.deleted", {"id": identifier}))
    if plan.referrers:
        params = {"id": identifier, "consumers": plan.referrers}
        context.tell(Text("notes.forced", params))
    document: dict[str, object] = {
        "deleted": identifier,
        "forcedReferrers": plan.referrers,
        "status": [],
    }
    return Outcome("workflow-delete", document)


def check_deletion(context: Context, identifier: str, *, force: bool) -> None:
    """Make sure that the workflow may be deleted, before anybody is asked to confirm it."""
    _plan(context, surroundings(context), identifier, force=force)


def _plan(context: Context, around: Surroundings, identifier: str, *, force: bool) -> _Plan:
    """Find the workflow and make sure that it may be deleted."""
    catalog = load_catalog(around.homes, around.dependencies)
    path = _path(catalog, around.homes, identifier)
    usage = find_usage(context, around.homes, catalog).of(identifier)
    referrers = [each.name for each in usage]
    if referrers and not force:
        raise failure("workflow_in_use", target=identifier, id=identifier, consumers=referrers)
    return _Plan(path, referrers)


def _path(catalog: Catalog, homes: Homes, identifier: str) -> str:
    entry = catalog.find(identifier)
    if entry is not None:
        if entry.workflow is None:
            raise failure("builtin_delete_forbidden", target=identifier, id=identifier)
        return entry.workflow.root
    invalid = catalog.find_invalid(identifier)
    # The folder of the library itself is listed as invalid when it cannot be read.
    if invalid is None or os.path.dirname(invalid.path) != library_folder(homes):
        raise failure("workflow_not_found", target=identifier, id=identifier)
    return invalid.path


def _remove(homes: Homes, path: str) -> None:
    """Move the workflow out of sight and remove it there, or move it back."""
    require_library(homes)
    hidden = tombstone(homes)
    try:
        system.rename(path, hidden)
    except OSError as error:
        raise unable(path, error) from error
    try:
        remove_or_restore(hidden)
    except OSError as error:
        _move_back(hidden, path, error)
        raise unable(path, error) from error
    except NotRestored as error:
        raise _half_deleted(hidden, error.__cause__) from error
    sync_folder(library_folder(homes))


def _move_back(hidden: str, path: str, cause: OSError) -> None:
    try:
        system.rename(hidden, path)
    except OSError:
        raise _half_deleted(hidden, cause) from cause


def _half_deleted(hidden: str, cause: BaseException | None) -> RasenError:
    """Give the error of a workflow that is out of the library and still on the disk."""
    said = cause.strerror if isinstance(cause, OSError) else str(cause)
    problem = Text("reasons.library.halfDeleted", {"path": hidden, "problem": said})
    return failure("workflow_command_error", target=hidden, problem=problem)

"""`rasen list`: the active changes with their progress, or the main specs (contract spec 4.1)."""

from __future__ import annotations

import os
import time
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.outcome import Outcome
from rasen.planning.layout import PlanningFolder
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.planning.progress import Progress
    from rasen.stores.roots import Root

    Listed = dict[str, list[dict[str, Any]]]

SCHEMA = "list"
CODE = "list_error"
BY_NAME = "name"
MOST_JOBS = 6  # processes that count requirements, as many as validate uses

NO_TASKS = "no-tasks"
COMPLETE = "complete"
IN_PROGRESS = "in-progress"

# The first and the last second that a date of four digits can say.
_FIRST_SECOND = -62135596800
_LAST_SECOND = 253402300799


class Request(NamedTuple):
    """What is to be listed; `details` are for people, and any `sort` but "name" is by time."""

    specs: bool = False
    sort: str | None = None
    details: bool = False
    store: str | None = None
    store_path: str | None = None


class _Change(NamedTuple):
    """A change with the time of its newest file in milliseconds, and its tasks."""

    name: str
    modified: int
    progress: Progress

    def document(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "completedTasks": self.progress.complete,
            "totalTasks": self.progress.total,
            "lastModified": timestamp(self.modified),
            "status": progress_status(self.progress),
        }


def list_items(context: Context, request: Request) -> Outcome:
    """List what is asked for.

    For people there are `ages` besides, of the changes in seconds, and with `details` what --long
    adds, by name or ID.
    """
    root = select_root(context, request.store, store_path=request.store_path)
    folder = PlanningFolder(root.path, CODE)
    extra: Document = {}
    if request.specs:
        listed = _specs(folder)
    else:
        changes = _changes(context, root, folder, request.sort)
        listed = {"changes": [change.document() for change in changes]}
        extra["ages"] = [context.now() - change.modified / 1000 for change in changes]
    if request.details:
        extra["details"] = _details(folder, listed)
    return Outcome(SCHEMA, {**listed, "root": root.output()}, extra=extra)


def newest_file(path: str) -> int | None:
    """Give when a file below a folder was last changed, in milliseconds since 1970.

    Links to files count as what they lead to; links to folders are not entered, and those that
    lead nowhere are skipped. Without any file it is the time of the folder itself. None for a
    folder that is gone.
    """
    newest = None
    pending = [path]
    while pending:
        try:
            with os.scandir(pending.pop()) as entries:
                found = list(entries)
        except OSError:
            continue
        for entry in found:
            try:
                if entry.is_dir(follow_symlinks=False):
                    pending.append(entry.path)
                    continue
                status = entry.stat()
            except OSError:
                continue
            if S_ISREG(status.st_mode) and (newest is None or status.st_mtime_ns > newest):
                newest = status.st_mtime_ns
    if newest is None:
        try:
            newest = os.stat(path).st_mtime_ns
        except OSError:
            return None
    return newest // 1_000_000


def progress_status(progress: Progress) -> str:
    """Give whether there are tasks, and whether all of them are done."""
    if not progress.total:
        return NO_TASKS
    return COMPLETE if progress.complete == progress.total else IN_PROGRESS


def timestamp(milliseconds: int) -> str:
    """Give a time since 1970 in ISO 8601, UTC, with milliseconds."""
    seconds, rest = divmod(milliseconds, 1000)
    moment = time.gmtime(min(max(seconds, _FIRST_SECOND), _LAST_SECOND))
    return (
        f"{moment.tm_year:04}-{moment.tm_mon:02}-{moment.tm_mday:02}"
        f"T{moment.tm_hour:02}:{moment.tm_min:02}:{moment.tm_sec:02}.{rest:03}Z"
    )


def _changes(
    context: Context, root: Root, folder: PlanningFolder, sort: str | None
) -> list[_Change]:
    from rasen.planning.progress import ProgressReader

    names = folder.active_changes()
    reader = ProgressReader(context, root) if names else None
    changes = []
    for name in names:
        path = folder.change(name)
        modified = newest_file(path)
        if modified is not None and reader is not None:
            changes.append(_Change(name, modified, reader.of(path)))
    if sort != BY_NAME:
        changes.sort(key=lambda change: -change.modified)  # the names are in order already
    return changes


def _specs(folder: PlanningFolder) -> Listed:
    from functools import partial

    from rasen.spreading import processors, spread

    identifiers = folder.spec_ids()
    counts = spread(identifiers, partial(_count, folder), jobs=min(MOST_JOBS, processors()))
    pairs = zip(identifiers, counts, strict=True)
    return {"specs": [{"id": each, "requirementCount": count} for each, count in pairs]}


def _count(folder: PlanningFolder, identifiers: list[str]) -> list[int]:
    """Give how many requirements each spec has, 0 for one that cannot be read."""
    from rasen.planning.spec import count_requirements

    return [count_requirements(folder.spec(identifier)) for identifier in identifiers]


def _details(folder: PlanningFolder, listed: Listed) -> Document:
    """Give what --long adds, by name of the change or ID of the spec."""
    from rasen.planning.summaries import change_summaries, spec_titles

    if "specs" in listed:
        return {**spec_titles(folder, [each["id"] for each in listed["specs"]])}
    return {**change_summaries(folder, [each["name"] for each in listed["changes"]])}

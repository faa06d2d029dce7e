"""The user's library as a place that is written to: its folder, its lock, what stands in the way.

Whoever changes the folder of workflows holds `.workflows.lock` beside it (packages spec 7.3).
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from rasen.diagnostics import RasenError, Text, failure
from rasen.files import system
from rasen.files.lock import Busy, Lock
from rasen.files.trees import is_real_folder, remove_tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.files.home import Homes

PRIVATE = 0o700
_LOCK = ".workflows.lock"
_TOMBSTONE = ".workflow-delete-"


def library_folder(homes: Homes) -> str:
    """Give the folder that holds one folder for each workflow of the user."""
    return os.path.join(homes.data, "workflows")


@contextmanager
def locked(context: Context, homes: Homes) -> Iterator[None]:
    """Hold the lock of the library, whose data folder has to be there.

    Fails with `workflow_registry_busy` when another process holds it for too long. What a deletion
    that was ended in the middle left behind is removed on the way.
    """

    def waiting(holder: str) -> None:
        context.tell(Text("notes.libraryLocked", {"holder": holder}))

    lock = Lock(os.path.join(homes.data, _LOCK), waiting=waiting)
    try:
        with lock:
            _remove_tombstones(library_folder(homes))
            yield
    except Busy as error:
        if error.problem is not None:
            raise unable(lock.path, OSError(0, error.problem)) from error
        raise failure(
            "workflow_registry_busy", target=lock.path, path=lock.path, holder=error.holder
        ) from error


def make_library(homes: Homes) -> bool:
    """Make the folder of the library where there is none, and tell whether there was none.

    A link in its place is refused, wherever it leads.
    """
    path = library_folder(homes)
    try:
        system.mkdir(path, PRIVATE)
    except FileExistsError:
        require_library(homes)
        return False
    return True


def require_library(homes: Homes) -> None:
    """Make sure that the folder of the library is a folder of its own and no link."""
    path = library_folder(homes)
    if not is_real_folder(path):
        problem = Text("reasons.library.noFolder", {"path": path})
        raise failure("workflow_command_error", target=path, problem=problem)


def tombstone(homes: Homes) -> str:
    """Give the path that a workflow is moved to when it is deleted; no catalog shows it."""
    name = f"{_TOMBSTONE}{os.getpid()}-{os.urandom(8).hex()}"
    return os.path.join(library_folder(homes), name)


def unable(path: str, error: Exception) -> RasenError:
    """Give the error of a command that the system did not let finish."""
    if isinstance(error, OSError) and error.strerror:
        path, said = str(error.filename or path), error.strerror
    else:
        said = str(error)
    problem = Text("reasons.library.refused", {"path": path, "problem": said})
    return failure("workflow_command_error", target=path, problem=problem)


def _remove_tombstones(library: str) -> None:
    """Finish deletions that were ended in the middle: under the lock no other is going on."""
    if not is_real_folder(library):
        return
    with suppress(OSError):  # they hinder nobody, and the next one tries again
        for name in os.listdir(library):
            if name.startswith(_TOMBSTONE):
                remove_tree(os.path.join(library, name))

"""The private folder in which an import puts workflows together (packages spec 7.1).

It lies beside the folder of workflows, on the same file system, so that finished workflows are
renamed into the library. Its name tells the process that made it, and a file in it the machine:
what a process that has ended left behind is recognised by both, or by its age.
"""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system
from rasen.files.lock import host_name, is_alive
from rasen.files.reading import NotFound, ReadError, read_bounded_nofollow
from rasen.files.trees import is_real_folder, make_folders, remove_tree, write_new, write_tree
from rasen.workflows.library import PRIVATE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType
    from typing import Self

    from rasen.workflows.package import Packaged

_NAME = re.compile(r"\.workflow-import-([0-9]{1,18})-[0-9a-f]{16}\Z")
_HOST = ".host"
_LONGEST_HOST = 1024  # bytes of the file that are looked at
_OLD = 24 * 3600.0  # seconds: no import lasts a day, on whatever machine


class Stage:
    """A context manager that makes the folder below `data`, and removes it whatever happens.

    Entering removes the leftovers of imports that have ended. `data` is made where it is missing,
    and goes again if nothing stays in it. The system's refusals are `OSError`.
    """

    __slots__ = ("_made", "data", "path")

    def __init__(self, data: str) -> None:
        self.data = data
        self.path = ""
        self._made: list[str] = []

    def __enter__(self) -> Self:
        name = f".workflow-import-{os.getpid()}-{os.urandom(8).hex()}"
        path = os.path.join(self.data, name)
        try:
            self._make(path)
            self.path = path
            write_new(os.path.join(path, _HOST), host_name().encode(), 0o600)
            _remove_leftovers(self.data)
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._remove()

    def place(self, name: str) -> str:
        """Give the folder that a workflow of this ID is staged in."""
        return os.path.join(self.path, name)

    def write(self, workflows: Sequence[Packaged]) -> None:
        """Write the workflows, each into a folder of its own; nothing is executable."""
        for packaged in workflows:
            folder = self.place(packaged.name)
            system.mkdir(folder, PRIVATE)
            write_tree(folder, {path: text.encode() for path, text in packaged.files.items()})

    def _make(self, path: str) -> None:
        """Make the folder; another process may remove an empty data folder just then."""
        for last in (False, True):
            self._made += make_folders(self.data, PRIVATE)
            try:
                system.mkdir(path, PRIVATE)
            except FileNotFoundError:
                if last:
                    raise
            else:
                return

    def _remove(self) -> None:
        with suppress(OSError):  # the next import finds it and knows that its process has ended
            if self.path:
                remove_tree(self.path)
        for folder in reversed(self._made):
            with suppress(OSError):  # something is in it now, as it should be
                system.rmdir(folder)


def _remove_leftovers(data: str) -> None:
    """Remove the staging folders of imports that have ended without doing so."""
    with suppress(OSError):
        for name in os.listdir(data):
            found = _NAME.match(name)
            path = os.path.join(data, name)
            if found and is_real_folder(path) and _has_ended(path, int(found[1])):
                with suppress(OSError):
                    remove_tree(path)


def _has_ended(stage: str, pid: int) -> bool:
    """Tell whether the import of a staging folder has ended; one without a machine is of this."""
    if time.time() - os.lstat(stage).st_mtime > _OLD:
        return True
    try:
        host = read_bounded_nofollow(os.path.join(stage, _HOST), _LONGEST_HOST)
    except ReadError as error:
        host = b"" if isinstance(error, NotFound) else b"?"
    return host in (b"", host_name().encode()) and not is_alive(pid)

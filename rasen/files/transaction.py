"""Several files replaced and one folder moved as one step, whatever happens meanwhile.

A journal says beforehand what is going to be done. New bytes lie beside their places, and what is
replaced is kept beside them as well, until the folder is in its new place: that one rename decides.
Whoever finds a journal after a run was cut off finishes what was decided, and undoes the rest.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.files import journal, system
from rasen.files.atomic import Unfinished, write_file
from rasen.files.copying import copy_tree, remove_copied
from rasen.files.folders import remove_tree
from rasen.files.swap import Stale, Swap, remove
from rasen.files.trees import is_real_folder, sync_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rasen.files.journal import Edit, Plan


class Settled(NamedTuple):
    """What has become of a run that was cut off.

    `kept` are pairs of a file that somebody has changed since, which stays so, and the path of what
    it was before; `left` are paths that could not be removed.
    """

    source: str
    finished: bool
    kept: list[tuple[str, str]]
    left: list[str]


def carry_out(
    base: str, path: str, plan: Plan, *, beat: Callable[[], None] = lambda: None
) -> list[str]:
    """Do what a plan says under the journal at a path, or leave everything as it was.

    `beat` is called again and again while it takes long, so that a lock can be kept fresh.
    Gives the paths that could not be removed afterwards. Raises `OSError`, `ReadError` or `Stale`
    where nothing was done, `Unfinished` where even that could not be restored: then the journal
    stays, for the next one to settle. The caller holds a lock.
    """
    copied = not _is_one_file_system(base, plan)
    try:
        return _carry_out(base, path, plan, beat, copied=copied)
    except OSError as error:
        # One device may be several file systems all the same (overlays, bind mounts).
        if error.errno != errno.EXDEV or copied:
            raise
    return _carry_out(base, path, plan, beat, copied=True)


def settle(base: str, path: str) -> Settled:
    """Finish or undo what the journal at a path says, and remove it.

    Raises `BadJournal`, `ReadError`, or `Unfinished` where the system refuses. The caller holds a
    lock.
    """
    work = _Work(base, path, journal.read(base, path))
    if work.is_decided():
        return Settled(work.source, True, [], work.finish())
    kept = work.undo()
    return Settled(work.source, False, kept, [])


def _carry_out(
    base: str, path: str, plan: Plan, beat: Callable[[], None], *, copied: bool
) -> list[str]:
    work = _Work(base, path, journal.compose(plan, copied=copied))
    try:
        write_file(path, journal.encode(work.document))
        work.run(plan.edits, beat)
    except BaseException as error:
        if not (work.is_decided() and os.path.lexists(work.target)):
            work.undo()
            raise
        if not isinstance(error, OSError):
            work.finish()
            raise
    return work.finish()


class _Work:
    """The steps of a journal, forward and back. Every step back may be done any number of times."""

    def __init__(self, base: str, path: str, document: dict[str, Any]) -> None:
        self.base = base
        self.path = path
        self.document = document
        name = f".rasen-{document['token']}"
        files = enumerate(document["files"])
        self.files = [Swap(self._at, f"{name}-{number}", file) for number, file in files]
        move = document["move"]
        self.source, self.target = self._at(move["from"]), self._at(move["to"])
        self.copied = move["copied"]
        self.copy = os.path.join(os.path.dirname(self.target), f"{name}.copy")
        self.moved = os.path.join(os.path.dirname(self.source), f"{name}.moved")

    def run(self, edits: Sequence[Edit], beat: Callable[[], None]) -> None:
        """Do everything up to the rename that decides."""
        for file, edit in zip(self.files, edits, strict=True):
            file.stage(edit.new)
            beat()
        for folder in self.document["made"]:
            _make(self._at(folder))
        if self.copied:
            copy_tree(self.source, self.copy, beat=beat)
        for file, edit in zip(self.files, edits, strict=True):
            file.replace(edit)
        self._sync()
        if os.path.lexists(self.target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), self.target)
        if self.copied:
            self._step_aside()
        if not os.path.lexists(self.path):  # somebody took us for dead and has undone it all
            raise Stale(self.path)
        system.rename(self.copy if self.copied else self.source, self.target)

    def is_decided(self) -> bool:
        """Tell whether the folder is in its new place."""
        if self.copied:
            return os.path.lexists(self.target) and not os.path.lexists(self.copy)
        return not os.path.lexists(self.source)

    def finish(self) -> list[str]:
        """Remove what is not needed any more; give what cannot be removed."""
        left = [file.kept for file in self.files if not file.is_settled()]
        for folder in self.document["emptied"]:
            with suppress(OSError):
                system.rmdir(self._at(folder))
        if self.copied:
            place = self.moved if os.path.lexists(self.moved) else self.source
            if not remove_copied(place, self.target):
                left.append(place)
        self._sync()
        with suppress(OSError):  # the next one finds nothing to do
            self._close()
        return left

    def undo(self) -> list[tuple[str, str]]:
        """Have everything as it was, but for files that somebody has changed since; give those."""
        failed: dict[str, OSError] = {}
        found = [self._try(file.put_back, file.path, failed) for file in reversed(self.files)]
        if self.copied:
            found.append(self._try(self._come_back, self.source, failed))
        for folder in reversed(self.document["made"]):
            with suppress(OSError):  # somebody has put something into it, or it was never made
                system.rmdir(self._at(folder))
        self._sync()
        if not failed:
            self._try(self._close, self.path, failed)
        if failed:
            raise Unfinished(self.path, tuple(failed)) from next(iter(failed.values()))
        return [each for each in found if each is not None]

    def _try(
        self,
        step: Callable[[], tuple[str, str] | None],
        path: str,
        failed: dict[str, OSError],
    ) -> tuple[str, str] | None:
        try:
            return step()
        except OSError as error:
            failed[path] = error
            return None

    def _step_aside(self) -> None:
        """Take the folder that was copied out of its place, in one step where the system can."""
        try:
            system.rename(self.source, self.moved)
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise

    def _come_back(self) -> tuple[str, str] | None:
        """Put the folder back, and give both where somebody has made it anew meanwhile."""
        if os.path.lexists(self.copy):
            remove_tree(self.copy)
        if not os.path.lexists(self.moved):
            return None
        if os.path.lexists(self.source):
            return self.source, self.moved
        system.rename(self.moved, self.source)
        return None

    def _close(self) -> None:
        remove(self.path)
        sync_folder(os.path.dirname(self.path))

    def _sync(self) -> None:
        for folder in self._folders():
            sync_folder(folder)

    def _folders(self) -> Iterable[str]:
        places = [*(file.path for file in self.files), self.source, self.target]
        folders = dict.fromkeys(os.path.dirname(place) for place in places)
        return [folder for folder in folders if os.path.isdir(folder)]

    def _at(self, path: str) -> str:
        return os.path.join(self.base, *path.split("/"))


def _is_one_file_system(base: str, plan: Plan) -> bool:
    """Tell whether the folder can be expected to be moved by a rename."""
    target = plan.target.rpartition("/")[0]
    while target in plan.made:
        target = target.rpartition("/")[0]
    places = (os.path.join(base, *path.split("/")) for path in (plan.source, target))
    return len({os.stat(place).st_dev for place in places}) == 1


def _make(folder: str) -> None:
    try:
        system.mkdir(folder, 0o777)
    except FileExistsError:  # made by another meanwhile
        if not is_real_folder(folder):
            raise

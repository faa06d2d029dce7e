"""Everything that is written: wholly or not at all, and undone only where it was made here.

Files are written beside their place and renamed into it; folders are put together in a private
folder on the same file system.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system
from rasen.files.paths import path_fault
from rasen.files.reading import NotRegular, file_kind
from rasen.files.trees import folders_of, sync_folder, write_new

if TYPE_CHECKING:
    from collections.abc import Mapping

_MARK = ".rasen-"  # names of what is under way start with it: hidden, so no listing shows them


class NotEmpty(Exception):
    """The folder to be made is there already and holds something."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} is not empty"


class Unfinished(Exception):
    """After a failure (the cause of this error) something made here could not be removed again."""

    def __init__(self, path: str, left: tuple[str, ...]) -> None:
        super().__init__(path, left)
        self.path = path
        self.left = left

    def __str__(self) -> str:
        return f"{self.path!r} failed and left behind {', '.join(self.left)}"


def write_file(
    path: str,
    data: bytes,
    *,
    mode: int | None = None,
    parents: bool = False,
    durable: bool = True,
) -> None:
    """Put the bytes at the path, or leave everything as it was and raise `OSError`.

    `mode` is set exactly; without one a file that was there keeps its permissions and a new one
    gets the usual ones. A link to a regular file is written through; anything else that is there
    and no regular file is `NotRegular`. `parents` makes the folders above that are missing. What is
    not `durable` may be lost in a power cut: for files that can be made again, and are many.
    """
    place, old = _destination(path)
    mode = stat.S_IMODE(old.st_mode) if mode is None and old else mode
    undo = _Undo(path)
    try:
        if parents:
            _make_parents(os.path.dirname(place), undo)
        temporary = _sibling(place)
        _write_new(temporary, data, mode, undo, durable=durable)
        system.rename(temporary, place)
    except BaseException as error:
        undo.run(error)
        raise
    if durable:
        sync_folder(os.path.dirname(place))


def create_folder_with(
    path: str,
    files: Mapping[str, bytes],
    *,
    dir_mode: int | None = 0o700,
    file_mode: int | None = 0o600,
    parents: bool = False,
) -> None:
    """Make the folder with these files (portable relative paths), or leave everything as it was.

    Modes are set exactly; None stands for those that folders and files usually get. An empty folder
    that is there already is filled and stays the same folder with its own mode; one that holds
    something is `NotEmpty`, anything else (a link too) is `NotRegular`. The system's refusals are
    `OSError`.
    """
    for name in files:
        if path_fault(name) is not None:
            raise ValueError(name)
    path = path.rstrip("/") or "/"
    there = _is_empty_folder(path)
    undo = _Undo(path)
    try:
        if parents and not there:
            _make_parents(os.path.dirname(path), undo)
        # The stage stands inside an existing folder, which may be a file system of its own.
        stage = _sibling(os.path.join(path, "x") if there else path)
        # Nobody else looks into the stage before it has its final mode.
        _stage_folders(stage, files, 0o777 if dir_mode is None else 0o700, undo)
        for name, data in files.items():
            _write_new(os.path.join(stage, name), data, file_mode, undo)
        if dir_mode is not None:
            _open_up(stage, dir_mode, folders_of(files))
        if there:
            _move_in(stage, path, undo)
        else:
            system.rename(stage, path)
    except BaseException as error:
        undo.run(error)
        raise
    sync_folder(path if there else os.path.dirname(path))


def remove_leftovers(folder: str) -> None:
    """Remove the files that writes into a folder left there when their processes were ended.

    What belongs to a process that still runs is left alone.
    """
    import re

    from rasen.files.lock import is_alive

    name = re.compile(re.escape(_MARK) + r"([0-9]{1,18})-[0-9a-f]{16}\Z")
    with suppress(OSError):  # they hinder nobody, and the next one tries again
        for entry in os.listdir(folder):
            found = name.match(entry)
            path = os.path.join(folder, entry)
            if found and not is_alive(int(found[1])) and stat.S_ISREG(os.lstat(path).st_mode):
                system.unlink(path)


class _Undo:
    """What a run has made so far, to be removed in the opposite order when it fails."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.made: list[tuple[bool, str]] = []

    def folder(self, path: str) -> None:
        self.made.append((True, path))

    def file(self, path: str) -> None:
        self.made.append((False, path))

    def moved(self, old: str, new: str) -> None:
        """Follow what was made here to its new place, with all that is below it."""
        self.made = [
            (
                is_folder,
                new + made[len(old) :] if made == old or made.startswith(old + "/") else made,
            )
            for is_folder, made in self.made
        ]

    def run(self, cause: BaseException) -> None:
        left = [path for is_folder, path in reversed(self.made) if not _removed(path, is_folder)]
        if left:
            raise Unfinished(self.path, tuple(left)) from cause


def _destination(path: str) -> tuple[str, os.stat_result | None]:
    """Give the place to write to behind links, and what is there."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        if os.path.islink(path):
            raise NotRegular(path, "link") from None
        return path, None
    if not stat.S_ISREG(found.st_mode):
        raise NotRegular(path, file_kind(found.st_mode))
    return os.path.realpath(path) if os.path.islink(path) else path, found


def _is_empty_folder(path: str) -> bool:
    """Tell an empty folder from nothing at all; raise for everything else."""
    try:
        found = os.lstat(path)
    except FileNotFoundError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        raise NotRegular(path, file_kind(found.st_mode))
    if os.listdir(path):
        raise NotEmpty(path)
    return True


def _sibling(path: str) -> str:
    """Give a name beside the path that nobody else uses; of fixed length, unlike the path's own."""
    return os.path.join(os.path.dirname(path), f"{_MARK}{os.getpid()}-{os.urandom(8).hex()}")


def _make_parents(folder: str, undo: _Undo) -> None:
    missing = []
    while folder and not os.path.isdir(folder):
        missing.append(folder)
        folder = os.path.dirname(folder)
    for path in reversed(missing):
        try:
            system.mkdir(path, 0o777)
        except FileExistsError:
            if not os.path.isdir(path):
                raise
        else:  # somebody else's folder, made meanwhile, is not ours to remove
            undo.folder(path)


def _make_folder(path: str, mode: int, undo: _Undo) -> None:
    system.mkdir(path, mode)
    undo.folder(path)


def _stage_folders(stage: str, files: Mapping[str, bytes], mode: int, undo: _Undo) -> None:
    for folder in ("", *folders_of(files)):
        _make_folder(os.path.join(stage, folder) if folder else stage, mode, undo)


def _open_up(stage: str, mode: int, folders: list[str]) -> None:
    """Give the staged folders their final mode, now that all is in them."""
    for folder in [*reversed(folders), ""]:
        system.chmod(os.path.join(stage, folder) if folder else stage, mode)


def _move_in(stage: str, path: str, undo: _Undo) -> None:
    if os.listdir(path) != [os.path.basename(stage)]:
        raise NotEmpty(path)
    for name in sorted(os.listdir(stage)):
        old, new = os.path.join(stage, name), os.path.join(path, name)
        system.rename(old, new)
        undo.moved(old, new)
    system.rmdir(stage)


def _write_new(
    path: str, data: bytes, mode: int | None, undo: _Undo, *, durable: bool = True
) -> None:
    if durable:
        write_new(path, data, mode, made=undo.file, finish=system.sync)
    else:
        write_new(path, data, mode, made=undo.file)


def _removed(path: str, is_folder: bool) -> bool:
    try:
        if is_folder:
            system.rmdir(path)
        else:
            system.unlink(path)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True

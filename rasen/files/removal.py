"""Folders removed whole, or left as they were when the system refuses in the middle.

What was removed so far is remembered and put back. That is held in memory, so it has its bounds:
what does not fit is removed last.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from rasen.files import system
from rasen.files.reading import ReadError, read_bounded_nofollow
from rasen.files.trees import write_new

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_BYTES = 1 << 25  # more than twice what a workflow may hold


class NotRestored(Exception):
    """Removing failed (the cause of this error), and what was gone could not be put back."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} was removed in part"


class _Entry(NamedTuple):
    path: str
    mode: int

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.mode)


def remove_or_restore(path: str) -> None:
    """Remove a folder with all that is in it, or one file or link; links are not followed.

    When the system refuses something, all is put back and its `OSError` is raised.
    """
    entries = list(_walk(path))
    files = [entry for entry in entries if not entry.is_folder]
    held = _contents(files)
    files.sort(key=lambda entry: entry.path not in held)
    folders = [entry for entry in reversed(entries) if entry.is_folder]
    gone: list[_Entry] = []
    try:
        for entry in (*files, *folders):
            (system.rmdir if entry.is_folder else system.unlink)(entry.path)
            gone.append(entry)
    except BaseException as error:
        if not all(_is_restored(entry, held) for entry in reversed(gone)):
            raise NotRestored(path) from error
        raise


def _walk(path: str) -> Iterator[_Entry]:
    """Give what is at the path, then what is in it, each folder before its content."""
    waiting = [path]
    while waiting:
        inner = waiting.pop()
        entry = _Entry(inner, os.lstat(inner).st_mode)
        yield entry
        if entry.is_folder:
            names = sorted(os.listdir(inner), reverse=True)
            waiting += [os.path.join(inner, name) for name in names]


def _contents(files: list[_Entry]) -> dict[str, bytes]:
    """Give the bytes of files and the targets of links, as many as may be held."""
    held: dict[str, bytes] = {}
    room = MOST_BYTES
    for path, mode in files:
        if stat.S_ISLNK(mode):
            held[path] = os.fsencode(os.readlink(path))
        elif stat.S_ISREG(mode):
            with suppress(ReadError):  # it goes last, when nothing else can fail any more
                held[path] = read_bounded_nofollow(path, room)
                room -= len(held[path])
    return held


def _is_restored(entry: _Entry, held: dict[str, bytes]) -> bool:
    path, mode = entry
    try:
        if entry.is_folder:
            system.mkdir(path, 0o700)
            system.chmod(path, stat.S_IMODE(mode))
        elif path not in held:
            return False
        elif stat.S_ISLNK(mode):
            system.symlink(os.fsdecode(held[path]), path)
        else:
            write_new(path, held[path], stat.S_IMODE(mode))
    except OSError:
        return False
    return True

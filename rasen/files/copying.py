"""A folder copied as it is, and removed again where its copy has all of it."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system
from rasen.files.reading import NotRegular, file_kind
from rasen.files.trees import sync_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_PIECE = 1 << 20  # bytes that are held at a time
_READING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_READING |= getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def copy_tree(source: str, target: str, *, beat: Callable[[], None] = lambda: None) -> None:
    """Make a folder with the same content, permissions and times; links are copied as links.

    `beat` is called for each of them, and for each piece of a long file.
    Raises `NotRegular` for what cannot be copied (a pipe, a socket, a device), else `OSError`. What
    was made until then stays.
    """
    folders = []
    for path, entry in _walk(source):
        beat()
        place = os.path.join(target, path) if path else target
        original = os.path.join(source, path) if path else source
        if stat.S_ISDIR(entry.st_mode):
            system.mkdir(place, 0o700)
            folders.append((place, entry))
        elif stat.S_ISLNK(entry.st_mode):
            system.symlink(os.readlink(original), place)
        elif stat.S_ISREG(entry.st_mode):
            _copy_file(original, place, entry, beat)
        else:
            raise NotRegular(original, file_kind(entry.st_mode))
    for place, entry in reversed(folders):
        sync_folder(place)
        _liken(place, entry)


def remove_copied(source: str, copy: str) -> bool:
    """Remove from a folder what a copy of it holds as well; tell whether nothing is left of it.

    What has come to it or was changed since it was copied stays, and so does what the system does
    not let go.
    """
    with suppress(OSError):
        for path, entry in reversed(list(_walk(source))):
            original = os.path.join(source, path) if path else source
            with suppress(OSError):
                if stat.S_ISDIR(entry.st_mode):
                    system.rmdir(original)
                elif _is_same(original, os.path.join(copy, path), entry):
                    system.unlink(original)
    return not os.path.lexists(source)


def _walk(top: str) -> Iterator[tuple[str, os.stat_result]]:
    """Give the path below a folder of everything in it, each folder before its content."""
    pending = [""]
    while pending:
        path = pending.pop()
        place = os.path.join(top, path) if path else top
        entry = os.lstat(place)
        yield path, entry
        if stat.S_ISDIR(entry.st_mode):
            names = sorted(os.listdir(place), reverse=True)
            pending += [os.path.join(path, name) for name in names]


def _copy_file(source: str, target: str, entry: os.stat_result, beat: Callable[[], None]) -> None:
    reader = os.open(source, _READING)
    try:
        writer = system.create(target, 0o600)
        try:
            while piece := os.read(reader, _PIECE):
                view = memoryview(piece)
                while view:
                    view = view[system.write(writer, view) :]
                beat()
            system.sync(writer)
        finally:
            os.close(writer)
    finally:
        os.close(reader)
    _liken(target, entry)


def _liken(place: str, entry: os.stat_result) -> None:
    """Give a copy the permissions and times of what it was made from."""
    system.chmod(place, stat.S_IMODE(entry.st_mode))
    system.stamp(place, entry.st_atime_ns, entry.st_mtime_ns)


def _is_same(original: str, copy: str, entry: os.stat_result) -> bool:
    other = os.lstat(copy)
    if stat.S_ISLNK(entry.st_mode) and stat.S_ISLNK(other.st_mode):
        return os.readlink(original) == os.readlink(copy)
    if not (stat.S_ISREG(entry.st_mode) and stat.S_ISREG(other.st_mode)):
        return False
    return entry.st_size == other.st_size and _has_same_bytes(original, copy)


def _has_same_bytes(one: str, other: str) -> bool:
    descriptors = [os.open(path, _READING) for path in (one, other)]
    try:
        while True:
            pieces = [os.read(descriptor, _PIECE) for descriptor in descriptors]
            if pieces[0] != pieces[1]:
                return False
            if not pieces[0]:
                return True
    finally:
        for descriptor in descriptors:
            os.close(descriptor)

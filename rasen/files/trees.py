"""Private folders of our own: filled file by file, made to last, and removed again.

Nothing here undoes anything: a folder is filled before anybody else knows of it, and removed whole
by whoever made it.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


def write_new(
    path: str,
    data: bytes,
    mode: int | None,
    *,
    made: Callable[[str], None] | None = None,
    finish: Callable[[int], None] | None = None,
) -> None:
    """Write a file that is not there yet; `mode` is set exactly, None gives the usual permissions.

    `made` is told the path once something is there, `finish` the descriptor when all is written.
    """
    descriptor = system.create(path, 0o666 if mode is None else mode)
    try:
        if made is not None:
            made(path)
        view = memoryview(data)
        while view:
            view = view[system.write(descriptor, view) :]
        if mode is not None:
            system.chmod(path, mode)  # exactly the mode, whatever the umask
        if finish is not None:
            finish(descriptor)
    finally:
        os.close(descriptor)


def write_tree(
    folder: str, files: Mapping[str, bytes], *, dir_mode: int = 0o700, file_mode: int = 0o600
) -> None:
    """Fill an existing folder of our own with these files (portable relative paths), and sync them.

    All files are written before the first is synced: the system then writes them out in one go.
    """
    for name in folders_of(files):
        system.mkdir(os.path.join(folder, name), dir_mode)
    for name, data in files.items():
        write_new(os.path.join(folder, name), data, file_mode)
    for name in files:
        _sync_file(os.path.join(folder, name))
    for name in (*folders_of(files), ""):
        sync_folder(os.path.join(folder, name) if name else folder)


def make_folders(path: str, mode: int) -> list[str]:
    """Make a folder and those above it; give the ones that were made here, outer ones first.

    Where one cannot be made the others go again, and `OSError` is raised.
    """
    missing = []
    while not os.path.isdir(path):
        missing.append(path)
        above = os.path.dirname(path)
        if above == path:
            break
        path = above
    made: list[str] = []
    try:
        for folder in reversed(missing):
            with suppress(FileExistsError):  # made by another meanwhile
                system.mkdir(folder, mode)
                made.append(folder)
    except OSError:
        for folder in reversed(made):
            with suppress(OSError):
                system.rmdir(folder)
        raise
    return made


def folders_of(names: Iterable[str]) -> list[str]:
    """Give the folders that the relative paths lie in, outer ones first."""
    steps = [name.split("/")[:-1] for name in names]
    return list(
        dict.fromkeys("/".join(step[: end + 1]) for step in steps for end in range(len(step)))
    )


def remove_tree(path: str) -> None:
    """Remove a folder with all that is in it; links are removed and never followed.

    Raises `OSError` for the first thing that cannot be removed; what another process removes
    meanwhile is gone as it should be.
    """
    try:
        with os.scandir(path) as found:
            entries = [(entry.path, entry.is_dir(follow_symlinks=False)) for entry in found]
    except FileNotFoundError:
        return
    for inner, is_folder in sorted(entries):
        if is_folder:
            remove_tree(inner)
        else:
            _gone(system.unlink, inner)
    _gone(system.rmdir, path)


def is_real_folder(path: str) -> bool:
    """Tell a folder from everything else, a link to one included."""
    try:
        return stat.S_ISDIR(os.lstat(path).st_mode)
    except OSError:
        return False


def sync_folder(path: str) -> None:
    """Make a rename last through a power cut, where the system can; a refusal changes nothing."""
    try:
        descriptor = os.open(path or ".", os.O_RDONLY)
    except OSError:
        return
    try:
        system.sync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)


def _sync_file(path: str) -> None:
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    try:
        system.sync(descriptor)
    finally:
        os.close(descriptor)


def _gone(remove: Callable[[str], None], path: str) -> None:
    with suppress(FileNotFoundError):
        remove(path)

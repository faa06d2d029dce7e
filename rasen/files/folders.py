"""Whole folders: made with those above them, and removed with all that is in them."""

from __future__ import annotations

import os

from rasen.files import system

# A link in the place of a folder is an error, wherever it leads.
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)


def make_folders(path: str, made: list[str]) -> None:
    """Make the folder and those above it that are missing; what is made is added to `made`.

    Nothing is done where the folder is there; the system's refusals are `OSError`.
    """
    missing = []
    while path and not os.path.isdir(path):
        missing.append(path)
        path = os.path.dirname(path)
    for folder in reversed(missing):
        try:
            system.mkdir(folder, 0o777)
        except FileExistsError:
            if not os.path.isdir(folder):
                raise
        else:
            made.append(folder)


def remove_tree(path: str, *, last: str = "") -> None:
    """Remove the folder with all that is in it; links in it are removed and never followed.

    `last` names an entry of the folder that is removed after all others. What the system refuses
    is an `OSError`; what was removed until then stays removed.
    """
    if os.unlink not in os.supports_dir_fd:
        from shutil import rmtree

        rmtree(path)
        return
    above, name = os.path.split(path.rstrip("/"))
    parent = os.open(above or ".", os.O_RDONLY)
    try:
        _remove(parent, name, last)
    finally:
        os.close(parent)


class _Level:
    """A folder on the way down: its name, an open descriptor, and the folders left in it."""

    __slots__ = ("descriptor", "folders", "name")

    def __init__(self, parent: int, name: str) -> None:
        self.name = name
        self.descriptor = os.open(name, _FOLDER, dir_fd=parent)
        self.folders: list[str] = []


def _remove(parent: int, name: str, last: str) -> None:
    levels = [_Level(parent, name)]
    try:
        _clear(levels[0])
        levels[0].folders.sort(key=lambda folder: folder != last)
        while levels:
            level = levels[-1]
            if level.folders:
                levels.append(_Level(level.descriptor, level.folders.pop()))
                _clear(levels[-1])
                continue
            levels.pop()
            os.close(level.descriptor)
            above = levels[-1].descriptor if levels else parent
            system.rmdir(level.name, dir_fd=above)
    finally:
        for level in levels:
            os.close(level.descriptor)


def _clear(level: _Level) -> None:
    """Remove all that is no folder, and note the folders."""
    with os.scandir(level.descriptor) as entries:
        found = [(entry.name, entry.is_dir(follow_symlinks=False)) for entry in entries]
    for name, is_folder in sorted(found):
        if is_folder:
            level.folders.append(name)
        else:
            system.unlink(name, dir_fd=level.descriptor)

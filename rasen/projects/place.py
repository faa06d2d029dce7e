"""Reading and writing below the skills root of a tool, never through a link out of the project."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import atomic, system
from rasen.files.reading import ReadError, read_bounded_nofollow
from rasen.projects.skill_files import mode_of

if TYPE_CHECKING:
    from rasen.projects.tools import Place

_MOST = 1 << 26  # bytes of an installed file that are looked at


class LinkInTheWay(Exception):
    """A folder on the way to a file is a link."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} is a symbolic link"


def link_on_the_way(place: Place, path: str) -> str | None:
    """Give the first link among the folders above a path below the skills root."""
    parts = os.path.relpath(os.path.join(place.root, path), place.base).split(os.sep)
    folder = place.base
    for part in parts[:-1]:
        folder = os.path.join(folder, part)
        if os.path.islink(folder):
            return folder
    return None


def read_installed(place: Place, path: str) -> bytes | None:
    """Give the bytes of a regular file below the skills root, None for anything else."""
    if link_on_the_way(place, path):
        return None
    try:
        return read_bounded_nofollow(os.path.join(place.root, path), _MOST)
    except (ReadError, ValueError):
        return None


def is_folder(place: Place, skill: str) -> bool:
    """Tell whether there is a folder of this name below the skills root, links left out."""
    try:
        return stat.S_ISDIR(os.lstat(os.path.join(place.root, skill)).st_mode)
    except OSError:
        return False


def install(place: Place, skill: str, path: str, data: bytes) -> None:
    """Put a file into the folder of a skill, whole or not at all; `OSError`, `LinkInTheWay`."""
    below = f"{skill}/{path}"
    if link := link_on_the_way(place, below):
        raise LinkInTheWay(link)
    full = os.path.join(place.root, below)
    if os.path.islink(full):
        system.unlink(full)  # what it leads to is another's and stays as it is
    # Made again from its source at any time; thousands of them would wait for the disk for minutes.
    atomic.write_file(full, data, mode=mode_of(path), parents=True, durable=False)


def remove(place: Place, path: str) -> None:
    """Remove a file below the skills root, and the folders up to the skill's that it empties."""
    system.unlink(os.path.join(place.root, path))
    prune(place, os.path.dirname(path))


def prune(place: Place, folder: str) -> None:
    """Remove a folder below the skills root, and those above it up to the skill's, while empty."""
    if link_on_the_way(place, f"{folder}/x"):
        return
    with suppress(OSError):  # what is not empty stays
        while folder:
            atomic.remove_leftovers(os.path.join(place.root, folder))
            system.rmdir(os.path.join(place.root, folder))
            folder = os.path.dirname(folder)

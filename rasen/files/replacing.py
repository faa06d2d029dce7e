"""A folder in the place of another: the old one stays whole until the new one is complete."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system
from rasen.files.atomic import Unfinished, create_folder_with

if TYPE_CHECKING:
    from collections.abc import Mapping


def replace_folder_with(
    path: str, files: Mapping[str, bytes], *, dir_mode: int, file_mode: int
) -> None:
    """Put a folder with these files in the place of the folder at the path, or change nothing.

    What the old folder holds is removed; links in it are removed and never followed. Raises
    `OSError` or `Unfinished`; the latter also where the new folder is in place and the old one,
    which has another name by then, cannot be removed.
    """
    path = path.rstrip("/")
    stage, old = _sibling(path), _sibling(path)
    create_folder_with(stage, files, dir_mode=dir_mode, file_mode=file_mode)
    try:
        system.rename(path, old)
        try:
            system.rename(stage, path)
        except BaseException:
            system.rename(old, path)
            raise
    except BaseException:
        _remove_or_tell(path, stage)
        raise
    _remove_or_tell(path, old)


def _sibling(path: str) -> str:
    name = f".rasen-{os.getpid()}-{os.urandom(8).hex()}"
    return os.path.join(os.path.dirname(path), name)


def _remove_or_tell(path: str, folder: str) -> None:
    """Remove a whole folder; `Unfinished` names it where something of it is left."""
    for place, folders, files in os.walk(folder, topdown=False):
        for name in files:
            with suppress(OSError):
                system.unlink(os.path.join(place, name))
        for name in folders:
            with suppress(OSError):
                _remove_folder(os.path.join(place, name))
    with suppress(OSError):
        system.rmdir(folder)
    if os.path.lexists(folder):
        raise Unfinished(path, (folder,))


def _remove_folder(path: str) -> None:
    if os.path.islink(path):
        system.unlink(path)
    else:
        system.rmdir(path)

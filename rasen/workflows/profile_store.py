"""Writing saved profiles and the current selection, one process at a time.

Whatever is written below the configuration folder is written under one lock, `.profiles.lock`,
which an import of a profile package takes after the lock of the library and never before it.
"""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files import atomic, system
from rasen.files.lock import Busy, Lock
from rasen.files.trees import make_folders
from rasen.workflows.profiles import (
    check_name,
    classify,
    invalid_file,
    profile_path,
    shown_name,
    unable,
    yaml_bytes,
)
from rasen.workflows.settings import NotWritable, write_settings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.context import Context
    from rasen.files.home import Homes

_LOCK = ".profiles.lock"
_PRIVATE = 0o600
_PRIVATE_FOLDER = 0o700


@contextmanager
def locked(context: Context, homes: Homes) -> Iterator[None]:
    """Hold the lock of the configuration folder, which is made for it and goes if it stays empty.

    What writes that were ended in the middle left behind is removed on the way. Fails with
    `workflow_registry_busy` when another process holds the lock for too long.
    """

    def waiting(holder: str) -> None:
        context.tell(Text("notes.profilesLocked", {"holder": holder}))

    try:
        made = make_folders(homes.config, _PRIVATE_FOLDER)
    except OSError as error:
        raise unable(homes.config, error) from error
    lock = Lock(os.path.join(homes.config, _LOCK), waiting=waiting)
    try:
        with lock:
            for folder in (homes.config, os.path.join(homes.config, "profiles")):
                atomic.remove_leftovers(folder)
            yield
    except Busy as error:
        if error.problem is not None:
            raise unable(lock.path, OSError(0, error.problem)) from error
        raise failure(
            "workflow_registry_busy", target=lock.path, path=lock.path, holder=error.holder
        ) from error
    finally:
        for folder in reversed(made):
            with suppress(OSError):  # it holds something now, as it should
                system.rmdir(folder)


def save(homes: Homes, name: str, definition: Sequence[str], *, replace: bool) -> str:
    """Write a saved profile and give its path; the caller holds the lock.

    Fails with `already_exists` for a name that is taken and not to be replaced, and with
    `invalid_file` for one that is taken by something else than a file.
    """
    check_name(name)
    require_free(homes, name, replace=replace)
    path = profile_path(homes, name)
    try:
        atomic.write_file(path, yaml_bytes(definition), mode=_PRIVATE, parents=True)
    except (OSError, atomic.Unfinished) as error:
        raise unable(path, error) from error
    return path


def require_free(homes: Homes, name: str, *, replace: bool) -> None:
    """Make sure that a profile of this name may be written."""
    path = profile_path(homes, name)
    try:
        mode = os.lstat(path).st_mode
    except OSError:
        return  # what hinders the look hinders the writing, and is said then
    if not replace:
        raise failure("already_exists", target=name, what=shown_name(name))
    if not stat.S_ISREG(mode):
        raise invalid_file(path, not_regular(mode))


def remove(homes: Homes, name: str) -> None:
    """Remove a saved profile, whatever its file holds; the caller holds the lock.

    Fails with `not_found`, and with `invalid_file` for a folder in its place.
    """
    path = profile_path(homes, name)
    try:
        mode = os.lstat(path).st_mode
    except (FileNotFoundError, NotADirectoryError):
        raise failure("not_found", target=name, what=shown_name(name)) from None
    except OSError as error:
        raise unable(path, error) from error
    if stat.S_ISDIR(mode):
        raise invalid_file(path, not_regular(mode))
    try:
        system.unlink(path)
    except OSError as error:
        raise unable(path, error) from error


def select(context: Context, homes: Homes, definition: Sequence[str]) -> str:
    """Make this the current selection of the user and give its class; the caller holds the lock.

    A settings file that could not be understood is kept under another name, which is told.
    """
    name = classify(definition)
    try:
        kept = write_settings(homes, {"profile": name, "workflows": list(definition)})
    except NotWritable as error:
        raise unable(error.path, error.cause) from error
    if kept is not None:
        context.tell(Text("notes.settingsKept", {"path": kept}))
    return name


def not_regular(mode: int) -> Text:
    """Give the sentence for something that should be a regular file."""
    from rasen.files.reading import file_kind

    kind = Text(f"reasons.kind.{file_kind(mode)}")
    return Text("reasons.profile.notRegular", {"kind": kind})

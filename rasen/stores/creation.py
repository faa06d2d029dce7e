"""What setup and register make in a folder, each part only where it is missing (spec 6.2).

A part is put together in a hidden folder inside the root and renamed into its place, so that a run
that is cut off leaves a part or none; what it leaves besides is recognised by its name and swept
away by the next run. What a failed run has made is removed again, and nothing else.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from rasen.files import system
from rasen.files.atomic import write_file
from rasen.files.folders import make_folders, remove_tree
from rasen.stores.config_file import NAMES
from rasen.stores.failures import WrongKind
from rasen.stores.folders import IDENTITY
from rasen.stores.leftovers import name_under_way, sweep
from rasen.text.yaml_writer import scalar

if TYPE_CHECKING:
    from rasen.stores.metadata import Identity

CONFIG = b"schema: spec-driven\n"
_FOLDERS = ("rasen", "rasen/specs", "rasen/changes", "rasen/changes/archive")
_KEPT = ("rasen/specs", "rasen/changes/archive")
_STORE = os.path.dirname(IDENTITY)
_SWEPT = ("", "rasen", "rasen/specs", "rasen/changes/archive", _STORE)


class Creation:
    """The parts that a run makes in a root; `files` names them as the result shows them."""

    __slots__ = ("_made", "_root", "files")

    def __init__(self, root: str) -> None:
        self._root = root
        self._made: list[str] = []
        self.files: list[str] = []

    @property
    def committable(self) -> list[str]:
        """The files among what was made: git knows no folders."""
        return [name for name in self.files if not name.endswith("/")]

    def make_root(self) -> None:
        """Make the root itself with the folders above it."""
        made: list[str] = []
        try:
            make_folders(self._root, made)
        finally:
            self._made += made

    def sweep(self) -> None:
        """Remove what set-ups of this root that were cut off have left."""
        for folder in _SWEPT:
            sweep(self._at(folder))

    def make_shape(self, *, keeps: bool) -> None:
        """Make the planning shape and the config; `keeps` puts a file into folders that are empty.

        Raises `WrongKind` and makes nothing where something else stands in a place.
        """
        self._refuse_wrong_kinds()
        if not os.path.isdir(self._at("rasen")):
            self._make_staged("rasen", _FOLDERS[1:], _shape_files(keeps=keeps))
            return
        for folder in _FOLDERS:
            if not os.path.isdir(self._at(folder)):
                system.mkdir(self._at(folder), 0o777)
                self._note(folder + "/")
        if not any(os.path.exists(self._at(name)) for name in NAMES):
            self._write(NAMES[0], CONFIG)
        for folder in _KEPT if keeps else ():
            if not os.listdir(self._at(folder)):
                self._write(folder + "/.gitkeep", b"")

    def make_identity(self, identity: Identity) -> None:
        """Make the identity file; raises `WrongKind` where there is one by now.

        A link in the place of its folder is none of ours to write through.
        """
        for name in (IDENTITY, _STORE):
            place = self._at(name)
            if os.path.islink(place) or (name == IDENTITY and os.path.lexists(place)):
                raise WrongKind(place)
        data = identity_bytes(identity)
        if os.path.isdir(self._at(_STORE)):
            self._write(IDENTITY, data)
        else:
            self._make_staged(_STORE, (), {IDENTITY: data})
            self.files.remove(_STORE + "/")

    def undo(self) -> None:
        """Remove what was made: files, and folders that are empty then."""
        for path in reversed(self._made):
            try:
                if os.path.isdir(path) and not os.path.islink(path):
                    system.rmdir(path)
                else:
                    system.unlink(path)
            except OSError:
                continue  # somebody has put something into the folder, or it is gone

    def _make_staged(self, name: str, folders: tuple[str, ...], files: dict[str, bytes]) -> None:
        """Make a folder of the root with all that is in it, by one rename."""
        stage = self._at(name_under_way())
        system.mkdir(stage, 0o777)
        self._made.append(stage)
        try:
            inside = os.path.join(stage, name)
            system.mkdir(inside, 0o777)
            for folder in folders:
                system.mkdir(os.path.join(stage, folder), 0o777)
            for file, data in files.items():
                write_file(os.path.join(stage, file), data)
            system.rename(inside, self._at(name))
        except BaseException:
            with suppress(OSError):  # else the next run sweeps it away
                remove_tree(stage)
            raise
        for part in (name, *folders):
            self._note(part + "/")
        for file in files:
            self._note(file)
        system.rmdir(stage)
        self._made.remove(stage)

    def _write(self, name: str, data: bytes) -> None:
        write_file(self._at(name), data)
        self._note(name)

    def _note(self, name: str) -> None:
        self.files.append(name)
        self._made.append(self._at(name.rstrip("/")))

    def _at(self, name: str) -> str:
        return os.path.join(self._root, name)

    def _refuse_wrong_kinds(self) -> None:
        for folder in (*_FOLDERS, _STORE):
            place = self._at(folder)
            if os.path.lexists(place) and not os.path.isdir(place):
                raise WrongKind(place)
        config = next((self._at(name) for name in NAMES if os.path.lexists(self._at(name))), None)
        if config is not None and not os.path.isfile(config):
            raise WrongKind(config)


def identity_bytes(identity: Identity) -> bytes:
    """Give the text of an identity file, keys in the order of the schema."""
    text = f"version: 1\nid: {scalar(identity.id)}\n"
    if identity.remote is not None:
        text += f"remote: {scalar(identity.remote)}\n"
    return text.encode("utf-8")


def _shape_files(*, keeps: bool) -> dict[str, bytes]:
    kept = {folder + "/.gitkeep": b"" for folder in _KEPT} if keeps else {}
    return {NAMES[0]: CONFIG, **kept}

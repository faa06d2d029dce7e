"""A file replaced or removed such that it can be put back just as it was, by another run as well.

Beside it lie its new bytes, and while nothing is decided the file that it was.
"""

from __future__ import annotations

import hashlib
import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rasen import schemas
from rasen.files import system
from rasen.files.reading import ReadError, read_bounded_nofollow
from rasen.files.trees import write_new

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.files.journal import Edit

_LIMITED_BY = "common:spec"


class Stale(Exception):
    """Something has changed since it was planned what is to be done."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} has changed"


class Swap:
    """A file with its three places: its own, that of its new bytes, and that of the old file.

    `file` is its entry in a journal, `at` gives the place of a path of it, and `name` is what those
    of its neighbours are called.
    """

    __slots__ = ("digest", "existed", "kept", "path", "staged")

    def __init__(self, at: Callable[[str], str], name: str, file: dict[str, Any]) -> None:
        self.path = at(file["path"])
        self.existed = file["existed"]
        self.digest = file["digest"]
        self.staged = at(f"{file['folder']}/{name}.new")
        self.kept = at(f"{file['folder']}/{name}.old")

    def stage(self, data: bytes | None) -> None:
        """Write the new bytes beside the file, None for one that is removed."""
        if data is not None:
            mode = stat.S_IMODE(os.lstat(self.path).st_mode) if self.existed else None
            write_new(self.staged, data, mode, finish=system.sync)

    def replace(self, edit: Edit) -> None:
        """Keep the file as it is, and put the new bytes in its place."""
        if edit.old is None:
            if os.path.lexists(self.path):
                raise Stale(self.path)
        else:
            self._keep(edit.old)
        if edit.new is None:
            system.unlink(self.path)
        else:
            system.rename(self.staged, self.path)

    def _keep(self, old: bytes) -> None:
        try:
            system.link(self.path, self.kept)
        except OSError:  # a file system without hard links, or one that has no more of them
            write_new(self.kept, old, stat.S_IMODE(os.lstat(self.path).st_mode), finish=system.sync)
        if _content(self.kept, len(old)) != old or _content(self.path, len(old)) != old:
            raise Stale(self.path)

    def put_back(self) -> tuple[str, str] | None:
        """Have the file as it was; give it and the old one where somebody has changed it since."""
        remove(self.staged)
        if not self.existed:
            if _digest_of(self.path) == self.digest:
                remove(self.path)
            return None
        if not os.path.lexists(self.kept):
            return None
        there = _digest_of(self.path)
        if there == _digest_of(self.kept):
            remove(self.kept)
        elif there in (None, self.digest):
            system.rename(self.kept, self.path)
        else:
            return self.path, self.kept
        return None

    def is_settled(self) -> bool:
        """Remove the old file and tell whether it is gone."""
        try:
            remove(self.kept)
        except OSError:
            return False
        return True


def remove(path: str) -> None:
    """Remove a file where there is one."""
    with suppress(FileNotFoundError):
        system.unlink(path)


def _content(path: str, length: int) -> bytes | None:
    """Give the bytes of a file, None for one that is longer, or none."""
    try:
        return read_bounded_nofollow(path, length)
    except ReadError:
        return None


def _digest_of(path: str) -> str | None:
    """Give the digest of a file, None where there is none; "" where something else is there."""
    if not os.path.lexists(path):
        return None
    try:
        data = read_bounded_nofollow(path, schemas.limits(_LIMITED_BY)["x-max-bytes"])
    except ReadError:
        return ""
    return hashlib.sha256(data).hexdigest()

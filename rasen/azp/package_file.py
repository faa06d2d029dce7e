"""The file of a package: read once and whole, within the limit, and verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.payload import digest
from rasen.azp.records import LIMITS
from rasen.azp.verification import verify, verify_unread
from rasen.diagnostics import Text, failure
from rasen.files import reading

if TYPE_CHECKING:
    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Document

# What a path that is no regular file is called among the types of entries.
_KINDS = {"folder": "directory", "link": "symlink", "pipe": "fifo", "device": "char_device"}


class PackageFile(NamedTuple):
    """A file that was read: its absolute path, its bytes and the verdict on them.

    `data` is None for a file that is larger than a package may be: it is not read.
    """

    path: str
    size: int
    data: bytes | None
    verification: Verification

    def document(self) -> Document:
        """Give the `file` of a verification (azphalt spec 16)."""
        known = None if self.data is None else digest(self.data)
        return {"path": self.path, "size": self.size, "digest": known}


def read_package(context: Context, target: str) -> PackageFile:
    """Give the package that a path of the command line names, links followed.

    Fails with `azp_file_not_found` or `azp_file_unreadable`; bytes that are no package are a
    verdict, and so is a file that is too large.
    """
    path = context.absolute(target)
    try:
        data = read_file(path, schemas.limits(LIMITS)["x-max-bytes"])
    except reading.TooLarge as error:
        return PackageFile(path, error.actual, None, verify_unread(error.actual))
    return PackageFile(path, len(data), data, verify(data))


def read_file(path: str, limit: int) -> bytes:
    """Give the bytes of a file that a package command needs; the failures are those above.

    A file with more bytes than the limit raises `reading.TooLarge`.
    """
    try:
        return reading.read_bounded(path, limit)
    except reading.NotFound as error:
        raise failure("azp_file_not_found", target=path, path=path) from error
    except reading.TooLarge:
        raise
    except reading.ReadError as error:
        problem = problem_of(error)
        raise failure("azp_file_unreadable", target=path, path=path, problem=problem) from error


def problem_of(error: reading.ReadError) -> str | Text:
    """Give what stands against reading a file, as part of a sentence."""
    if isinstance(error, reading.NotRegular):
        kind = Text(f"reasons.azp.special.{_KINDS.get(error.kind, 'unknown')}")
        return Text("reasons.azp.isA", {"kind": kind})
    if isinstance(error, reading.Unreadable):
        return error.reason
    return Text("reasons.azp.changed")

"""The files inside a package: a decoded envelope, and the rules that hold for every packaged file.

These rules (packages spec 6.3 row 15) are the same for workflows and pipelines; the limits count
over the whole package.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Pointer
from rasen.files.paths import collision_key, path_fault
from rasen.text import strict_json
from rasen.text.digest import digest
from rasen.text.jcs import utf16_key
from rasen.workflows.tree import path_details

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.files.paths import PathFault
    from rasen.verdict.explain import Fault

SCHEMA = "files:package"


def json_limits() -> strict_json.Limits:
    """Give the limits of strict JSON as the schema of packages states them."""
    limits = schemas.limits(SCHEMA)
    return strict_json.package_limits(limits["x-max-depth"], limits["x-max-properties"])


class Envelope:
    """A document that passed the schema, or failed it in ways that a later check reports.

    `late` are the faults that the schema has a code of their own for.
    """

    __slots__ = ("_late", "document")

    def __init__(self, document: dict[str, Any], late: Iterable[Fault] = ()) -> None:
        self.document = document
        self._late: dict[str, list[Fault]] = {}
        for fault in late:
            self._late.setdefault(fault.code, []).append(fault)

    def broken(self, code: str, *below: str | int) -> list[Fault]:
        """Give the late faults of a code, at or below a value."""
        size = len(below)
        return [fault for fault in self._late.get(code, ()) if fault.path[:size] == below]


class Totals:
    """The running totals over all files of a package."""

    __slots__ = ("_reported", "bytes", "entries")

    def __init__(self) -> None:
        self.bytes = 0
        self.entries = 0
        self._reported: set[str] = set()

    def exceeded(self, code: str, actual: int, limit: int) -> dict[str, object] | None:
        """Give the measured values of a total that is over its limit for the first time."""
        if actual <= limit or code in self._reported:
            return None
        self._reported.add(code)
        return {"actual": actual, "limit": limit}


def entry_faults(
    owner: str, base: Pointer, files: list[dict[str, Any]], totals: Totals
) -> Iterator[Diagnostic]:
    """Give the fault of the files that are too many over the whole package (row 14)."""
    totals.entries += len(files)
    limit = schemas.limits(SCHEMA)["x-max-entries"]
    code = "entry_limit_exceeded"
    if measured := totals.exceeded(code, totals.entries, limit):
        params = {"path": owner, **measured}
        yield Diagnostic(code, params, details=measured, pointer=(*base, "files"))


def file_faults(
    owner: str, base: Pointer, files: list[dict[str, Any]], totals: Totals
) -> Iterator[Diagnostic]:
    """Give the faults of the files of the workflow or pipeline `owner` at `base` (row 15)."""
    names = _Names()
    for index, file in enumerate(files):
        at: Pointer = (*base, "files", index)
        path = file["path"]
        params: dict[str, object] = {"path": path, "owner": owner}
        if fault := path_fault(path):
            yield _path_refused(path, fault, (*at, "path"))
        elif code := names.taken(path):
            yield Diagnostic(code, {**params, "other": names.other}, pointer=(*at, "path"))
        data = file["content"].encode()
        yield from _size_faults(len(data), params, totals, (*at, "content"))
        actual = digest(data)
        if actual != file["sha256"]:
            digests = {"actual": actual, "stated": file["sha256"]}
            yield Diagnostic("file_digest_mismatch", params | digests, pointer=(*at, "sha256"))


def order_faults(
    code: str, actual: list[str], expected: list[str], pointer: Pointer, **params: object
) -> Iterator[Diagnostic]:
    """Give the fault of a list that is not in its one order (row 21)."""
    if actual != expected:
        details = {"actual": ", ".join(actual), "expected": ", ".join(expected)}
        yield Diagnostic(code, params | details, details=details, pointer=pointer)


def file_order_faults(items: list[dict[str, Any]], key: str, name: str) -> Iterator[Diagnostic]:
    """Give the faults of the order of files, of the items at `key` that `name` identifies."""
    for index, item in enumerate(items):
        paths = [file["path"] for file in item["files"]]
        at: Pointer = (key, index, "files")
        code = "package_files_not_normalized"
        yield from order_faults(code, paths, in_order(paths), at, owner=item[name])


def in_order(values: Iterable[str]) -> list[str]:
    """Give values in code-unit order."""
    return sorted(values, key=utf16_key)


class _Names:
    """The paths of one workflow so far, to find those that some file system takes for one."""

    __slots__ = ("_folders", "_keys", "_paths", "other")

    def __init__(self) -> None:
        self._paths: set[str] = set()
        self._keys: dict[str, str] = {}
        self._folders: dict[str, str] = {}
        self.other = ""

    def taken(self, path: str) -> str | None:
        """Note a path; give the code where it is taken, `other` being the path that has it."""
        if path in self._paths:
            self.other = path
            return "file_path_duplicate"
        self.other = self._keys.setdefault(collision_key(path), path)
        parents = [path[:index] for index, character in enumerate(path) if character == "/"]
        if self.other == path:
            # A path cannot be a file and a folder at once (packages spec 2.2).
            above = (parent for parent in parents if parent in self._paths)
            self.other = next(above, self._folders.get(path, path))
        self._paths.add(path)
        for parent in parents:
            self._folders.setdefault(parent, path)
        return "file_path_collision" if self.other != path else None


def _path_refused(path: str, fault: PathFault, pointer: Pointer) -> Diagnostic:
    measured = path_details(fault)
    params = {"value": path, **measured}
    return Diagnostic(fault.code, params, details=measured or None, pointer=pointer)


def _size_faults(
    size: int, params: dict[str, object], totals: Totals, pointer: Pointer
) -> Iterator[Diagnostic]:
    limit = _content_limit()
    if size > limit:
        measured: dict[str, object] = {"actual": size, "limit": limit}
        yield Diagnostic(
            "file_limit_exceeded", params | measured, details=measured, pointer=pointer
        )
    totals.bytes += size
    limit = schemas.limits(SCHEMA)["x-max-total-bytes"]
    code = "content_limit_exceeded"
    if total := totals.exceeded(code, totals.bytes, limit):
        yield Diagnostic(code, params | total, details=total, pointer=pointer)


@cache
def _content_limit() -> int:
    """Give the most bytes that one content may have, as the schema says it."""
    definitions = cast("dict[str, Any]", schemas.load(SCHEMA)["$defs"])
    return cast("int", definitions["file"]["properties"]["content"]["x-max-bytes"])

"""The files of one workflow, read from a folder by the rules of packages spec 3.1.

What a workflow may not hold (links, pipes, oversized or undecodable files) is left out of the
tree and reported, so that later checks see only regular texts with portable paths.
"""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Text
from rasen.files import reading
from rasen.files.paths import collision_key, path_fault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.files.paths import PathFault

MANIFEST = "workflow.yaml"
SKILL = "SKILL.md"

_BOM = b"\xef\xbb\xbf"
_SKIPPED = ("thumbs.db", "desktop.ini")
_NONE: Mapping[str, object] = {}  # no values but the path


class Tree(NamedTuple):
    """A loaded workflow: `files` maps each path below the absolute `root` to its text.

    A text is the file's bytes decoded, nothing changed. `refused` are the paths that were left out
    because of their bytes (byte order mark, encoding).
    """

    root: str
    files: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...] = ()
    refused: frozenset[str] = frozenset()


def load_tree(root: str) -> Tree:
    """Give the tree of the folder at the absolute path; never raises for what it finds there."""
    try:
        status = os.lstat(root)
    except (OSError, ValueError) as error:
        return _no_tree("source_unreadable", root, problem=_problem(error))
    if not stat.S_ISDIR(status.st_mode):
        return _no_tree("source_not_directory", root)
    loader = _Loader(root)
    loader.folder("", root, status)
    return Tree(root, loader.files, tuple(loader.diagnostics), frozenset(loader.refused))


def tree_of(files: Mapping[str, str], root: str) -> Tree:
    """Give the tree that a folder with these files would be loaded as.

    Only skipped names are left out; paths and limits are the business of whoever made the files.
    """
    kept = {path: text for path, text in files.items() if not any(map(is_skipped, path.split("/")))}
    return Tree(root, kept)


def is_skipped(name: str) -> bool:
    """Tell whether a listing passes over entries of this name (packages spec 2.3)."""
    return name.startswith(".") or name.lower() in _SKIPPED


def sort_names(names: list[str]) -> None:
    """Sort names in place by UTF-16 code units, the order of every listing."""
    if all(map(str.isascii, names)):
        names.sort()
    else:
        from rasen.text.jcs import utf16_key

        names.sort(key=utf16_key)


class _Loader:
    """The state of one walk: what was accepted so far and what was refused."""

    __slots__ = ("diagnostics", "files", "keys", "limits", "refused", "root", "total")

    def __init__(self, root: str) -> None:
        self.root = root
        self.limits = schemas.limits("common:workflow-tree")
        self.files: dict[str, str] = {}
        self.keys: dict[str, str] = {}
        self.total = 0
        self.diagnostics: list[Diagnostic] = []
        self.refused: set[str] = set()

    def folder(self, prefix: str, source: str, status: os.stat_result) -> None:
        """Take in a folder; `prefix` is its path below the root with a slash, "" for the root."""
        count = len(self.diagnostics)
        try:
            with os.scandir(source) as found:
                entries = {entry.name: entry for entry in found}
            names = [*entries]
            sort_names(names)
            for name in names:
                self._entry(prefix, entries[name])
            changed = _folder_state(os.lstat(source)) != _folder_state(status)
        except OSError as error:
            self._drop(prefix, count)
            params = {"problem": _problem(error)}
            self._refuse("directory_unreadable", prefix[:-1], source, params=params)
            return
        if changed:
            self._drop(prefix, count)
            self._refuse("directory_changed", prefix[:-1], source)

    def _entry(self, prefix: str, entry: os.DirEntry[str]) -> None:
        name = entry.name
        if is_skipped(name):
            return
        path, source = prefix + name, entry.path
        if not _is_unicode(name):
            shown = os.fsencode(path).decode("utf-8", "replace")
            source = os.fsencode(source).decode("utf-8", "replace")
            problem = Text("reasons.nameNotUnicode")
            self._refuse("entry_unreadable", shown, source, params={"problem": problem})
            return
        if fault := path_fault(path):
            self._refuse_path(path, source, fault)
            return
        try:
            if entry.is_file(follow_symlinks=False):  # which the listing has told already
                self._file(path, source)
                return
            status = entry.stat(follow_symlinks=False)
        except OSError as error:
            params = {"problem": _problem(error)}
            self._refuse("entry_unreadable", path, source, params=params)
            return
        kind = reading.file_kind(status.st_mode)
        if kind == "folder":
            self.folder(path + "/", source, status)
        elif kind == "link":
            self._refuse("symlink_forbidden", path, source)
        else:
            named = Text(f"reasons.kind.{kind}")
            self._refuse("special_file_forbidden", path, source, params={"kind": named})

    def _file(self, path: str, source: str) -> None:
        if len(self.files) >= self.limits["x-max-entries"]:
            self._exceed("entry_limit_exceeded", path, self.root, len(self.files) + 1)
            return
        key = collision_key(path)
        if (other := self.keys.get(key)) is not None:
            self._collide(path, source, other)
        elif (data := self._bytes(path, source)) is not None:
            self.keys[key] = path
            self._text(path, source, data)

    def _collide(self, path: str, source: str, other: str) -> None:
        """Refuse a file whose name another one has, or first for being too large."""
        size = os.lstat(source).st_size
        if size > self.limits["x-max-bytes"]:
            self._exceed("file_too_large", path, source, size)
        else:
            details = {"conflictingPath": other}
            self._refuse("path_collision", path, source, params={"other": other}, details=details)

    def _bytes(self, path: str, source: str) -> bytes | None:
        try:
            return reading.read_bounded_nofollow(source, self.limits["x-max-bytes"])
        except reading.TooLarge as error:
            self._exceed("file_too_large", path, source, error.actual)
        except reading.Unreadable as error:
            self._refuse("file_unreadable", path, source, params={"problem": error.reason})
        except reading.ReadError:
            # Gone, or no regular file any more: each is another file than was listed.
            self._refuse("entry_changed", path, source)
        return None

    def _text(self, path: str, source: str, data: bytes) -> None:
        self.total += len(data)
        if self.total > self.limits["x-max-total-bytes"]:
            self._exceed("content_limit_exceeded", path, self.root, self.total)
        elif data.startswith(_BOM):
            self._refuse_bytes("utf8_bom_forbidden", path, source, Place(1, 1), 0)
        else:
            try:
                self.files[path] = data.decode("utf-8")
            except UnicodeDecodeError as error:
                place = _place_after(data[: error.start].decode("utf-8"))
                self._refuse_bytes("utf8_invalid", path, source, place, error.start)

    def _drop(self, prefix: str, count: int) -> None:
        """Forget everything that was collected in a folder (packages spec 3.1)."""
        del self.diagnostics[count:]
        for path in [path for path in self.files if path.startswith(prefix)]:
            del self.files[path]
        self.keys = {key: path for key, path in self.keys.items() if not path.startswith(prefix)}
        self.refused = {path for path in self.refused if not path.startswith(prefix)}

    def _refuse(
        self,
        code: str,
        path: str,
        source: str,
        *,
        params: Mapping[str, object] = _NONE,
        details: Mapping[str, object] | None = None,
        place: Place | None = None,
    ) -> None:
        params = {**params, "path": path or self.root}
        found = Diagnostic(code, params, path or None, source, details, file=path, place=place)
        self.diagnostics.append(found)

    def _refuse_path(self, path: str, source: str, fault: PathFault) -> None:
        details = path_details(fault)
        params = {**details, "value": path}
        self._refuse(fault.code, path, source, params=params, details=details or None)

    def _exceed(self, code: str, path: str, source: str, actual: int) -> None:
        details = {"actual": actual, "limit": self.limits[_LIMIT_OF[code]]}
        self._refuse(code, path, source, params=details, details=details)

    def _refuse_bytes(self, code: str, path: str, source: str, place: Place, offset: int) -> None:
        self.refused.add(path)
        self._refuse(code, path, source, params={"offset": offset}, place=place)


_LIMIT_OF = {
    "entry_limit_exceeded": "x-max-entries",
    "file_too_large": "x-max-bytes",
    "content_limit_exceeded": "x-max-total-bytes",
}


def path_details(fault: PathFault) -> dict[str, object]:
    """Give the measured values of a path fault; only a path that is too long has some."""
    if fault.limit is None:
        return {}
    return {"actual": fault.actual, "limit": fault.limit}


def _no_tree(code: str, root: str, **params: object) -> Tree:
    return Tree(root, {}, (Diagnostic(code, {"path": root, **params}, source_path=root),))


def _folder_state(status: os.stat_result) -> tuple[int, int, int, int]:
    return (status.st_dev, status.st_ino, status.st_mtime_ns, status.st_ctime_ns)


def _is_unicode(name: str) -> bool:
    """Tell a name from one whose bytes the system could not decode."""
    if name.isascii():
        return True
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _place_after(text: str) -> Place:
    from rasen.text.lines import LineIndex

    return Place(*LineIndex(text).place(len(text)))


def _problem(error: OSError | ValueError) -> str:
    """Give the system's own words without the path."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

"""Which files and folders a run checks: what was named, and what folders hold."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.checking import kinds
from rasen.diagnostics import Diagnostic, UsageError
from rasen.files import walk as walking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context

STDIN = "-"


class Target(NamedTuple):
    """One thing to check: as the user named it, where it is, and what it is known to be.

    `kind` None: its content has to tell. `named`: the user named this very file.
    """

    shown: str
    path: str
    kind: str | None
    named: bool
    folder: bool = False


def find(context: Context, paths: list[str], *, kind: str | None, documents: bool) -> list[Target]:
    """Give the targets below the paths, each once, in the order of the paths.

    With `documents` every JSON and YAML file is one, whatever its kind. Raises a usage error for a
    path that does not exist, and for a folder in which nothing is found.
    """
    targets: dict[str, Target] = {}
    empty = []
    for path in paths:
        before = len(targets)
        seen = False
        for target in _below(context, path, kind=kind, documents=documents):
            seen = True
            targets.setdefault(target.path, target)
        if not seen and len(targets) == before:
            empty.append(path)
    if empty:
        raise UsageError(Diagnostic("nothing_to_check", {"targets": empty}))
    return list(targets.values())


def changed(context: Context, targets: list[Target], revision: str) -> list[Target]:
    """Give those targets that hold a file changed since the revision, as git tells it.

    Raises a usage error where git cannot tell, or where nothing is left.
    """
    from rasen.files.changed import GitError, changed_files

    # The targets may lie beside or above the working folder: git is asked about what holds them.
    places = [t.path if t.folder else os.path.dirname(t.path) for t in targets if t.path != STDIN]
    folder = os.path.commonpath(places or [context.cwd])
    try:
        files = [os.path.join(folder, path) for path in changed_files(folder, revision)]
    except GitError as error:
        params = {"revision": revision, "problem": str(error)}
        raise UsageError(Diagnostic("revision_unusable", params, target=revision)) from None
    touched = {os.path.normpath(file) for file in files}
    folders = {folder for file in touched for folder in _parents(file)}
    left = [t for t in targets if t.path in (folders if t.folder else touched)]
    if not left:
        raise UsageError(Diagnostic("nothing_changed", {"revision": revision}))
    return left


def _parents(path: str) -> Iterator[str]:
    while (parent := os.path.dirname(path)) != path:
        yield parent
        path = parent


def _below(context: Context, path: str, *, kind: str | None, documents: bool) -> Iterator[Target]:
    if path == STDIN:
        yield Target(path, path, kind, named=True)
        return
    absolute = context.absolute(path)
    if not path:  # made absolute it would be the working folder
        raise _missing(path, FileNotFoundError())
    try:
        mode = os.stat(absolute if path else path).st_mode
    except (OSError, ValueError) as error:
        raise _missing(path, error) from None
    if not stat.S_ISDIR(mode):
        known = kind or (None if documents else kinds.kind_by_name(absolute))
        yield Target(_slashed(path), absolute, known, named=True)
    else:
        found = False
        for target in _in_folder(path, absolute, kind=kind, documents=documents):
            found = True
            yield target
        if not found and kind in kinds.FOLDERS:
            # The user says that this very folder is one: then it lacks its main file.
            yield Target(_slashed(path), absolute, kind, named=True, folder=True)


def _missing(path: str, error: OSError | ValueError) -> UsageError:
    if isinstance(error, (FileNotFoundError, NotADirectoryError, ValueError)):
        return UsageError(Diagnostic("target_not_found", {"target": path}, target=path))
    problem = os.strerror(error.errno or 0)
    return UsageError(
        Diagnostic("target_unreadable", {"target": path, "problem": problem}, target=path)
    )


def _slashed(path: str) -> str:
    """Give a path as findings show it: separated by /, without a slash at its end."""
    shown = path.replace(os.sep, "/") if os.sep != "/" else path
    return shown.rstrip("/") or "/"


def _in_folder(path: str, absolute: str, *, kind: str | None, documents: bool) -> Iterator[Target]:
    shown_root = _slashed(path)
    claims = _Claims(absolute)
    hidden = frozenset() if documents else kinds.hidden_names()
    claim = None if documents else claims.claim
    for entry in walking.walk(absolute, claim=claim, hidden=hidden):
        shown = _joined(shown_root, entry.path)
        where = os.path.join(absolute, entry.path) if entry.path else absolute
        if entry.kind == walking.FOLDER:
            claimed = claims.kinds[entry.path]
            if kind in (None, claimed):
                yield Target(shown, where, claimed, named=False, folder=True)
        elif entry.kind == walking.UNREADABLE:
            yield Target(shown, where, None, named=True)
        elif entry.kind == walking.FILE and (
            found := _file_target(shown, where, kind=kind, documents=documents)
        ):
            yield found


def _file_target(shown: str, path: str, *, kind: str | None, documents: bool) -> Target | None:
    if documents:
        return Target(shown, path, None, named=True) if kinds.may_be_document(path) else None
    known = kinds.kind_by_name(path)
    if kind is not None:
        return Target(shown, path, kind, named=True) if known == kind else None
    if known is None and not kinds.may_be_document(path):
        return None
    return Target(shown, path, known, named=False)


class _Claims:
    """The folders below a root that are one thing as a whole, with the kind of each."""

    def __init__(self, root: str) -> None:
        self._root = root
        self.kinds: dict[str, str] = {}

    def claim(self, folder: str, names: list[str]) -> bool:
        """Tell whether a folder is one thing, from the names in it and what they hold."""
        if kinds.MANIFEST in names:
            self.kinds[folder] = kinds.WORKFLOW
        elif kinds.AZP_MAIN in names and _holds_package(os.path.join(self._root, folder)):
            self.kinds[folder] = kinds.AZP_MANIFEST
        return folder in self.kinds


def _holds_package(folder: str) -> bool:
    """Tell whether the manifest of a folder, a name that other tools use too, is of a package."""
    from rasen.checking import sources

    limit = schemas.limits(kinds.SCHEMA_OF[kinds.AZP_MANIFEST])["x-max-bytes"]
    data = sources.read_bytes(os.path.join(folder, kinds.AZP_MAIN), limit)
    if isinstance(data, Diagnostic) or b'"azphalt"' not in data:
        return False
    text = sources.decode(data, kinds.AZP_MAIN)
    source = sources.read_json(text) if isinstance(text, str) else None
    # What cannot be read names the format at least, and the check says why it cannot.
    return source is None or bool(source.diagnostics) or kinds.is_azp_manifest(source.value)


def _joined(root: str, path: str) -> str:
    if not path:
        return root
    path = path.replace(os.sep, "/") if os.sep != "/" else path
    return path if root == "." else f"{root.rstrip('/')}/{path}"

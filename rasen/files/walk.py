"""The files below a folder, in an order that never changes, without what git ignores.

Hidden entries are left out and links are not followed, so that a walk can neither loop nor leave
the folder; what is named on a command line is not subject to any of this.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

    from rasen.files.ignore import Scope

FILE = "file"
FOLDER = "folder"  # one that was claimed as a whole
LINK = "link"
SPECIAL = "special"  # a pipe, a socket, a device
UNREADABLE = "unreadable"  # a folder that cannot be listed, an entry that cannot be looked at


class Entry(NamedTuple):
    """One thing found by a walk: its path below the root ("" for the root), and what it is."""

    path: str
    kind: str


def walk(
    root: str,
    *,
    ignore: bool = True,
    claim: Callable[[str, list[str]], bool] | None = None,
    hidden: Container[str] = (),
) -> Iterator[Entry]:
    """Give what lies below the folder, depth first, siblings in code-unit order of their names.

    With `ignore`, what git would ignore is left out (tracked or not), by the rules of the
    repository around the folder too; the folder itself is never ignored. `claim` is asked for each
    folder, the root included, with its path (as an entry's) and the names left in it; where it says
    yes, the folder is given as one entry and not entered. `hidden` are the hidden names that are
    not left out. A folder that vanishes meanwhile gives nothing.
    """
    start = _Folder("", _scope_of(root) if ignore else None)
    stack = [_inside(root, start, claim, hidden)]
    while stack:
        for found in stack[-1]:
            if isinstance(found, _Folder):
                stack.append(_inside(root, found, claim, hidden))
                break
            yield found
        else:
            stack.pop()


class _Folder(NamedTuple):
    """A folder still to be entered; no scope where ignore files do not count."""

    path: str
    scope: Scope | None


def _inside(
    root: str,
    folder: _Folder,
    claim: Callable[[str, list[str]], bool] | None,
    hidden: Container[str],
) -> Iterator[Entry | _Folder]:
    path, scope = folder
    place = os.path.join(root, path) if path else root
    try:
        with os.scandir(place) as entries:
            found = {entry.name: entry for entry in entries}
    except FileNotFoundError:
        return
    except OSError:
        yield Entry(path, UNREADABLE)
        return
    if scope is not None:
        scope = _own_scope(place, scope, found)
    left = [name for name in found if name[0] != "." or name in hidden]
    names = _in_order([name for name in left if not _is_ignored(found[name], scope)])
    if claim is not None and claim(path, names):
        yield Entry(path, FOLDER)
        return
    prefix = path + "/" if path else ""
    for name in names:
        kind = _kind(found[name])
        if kind is FOLDER:
            yield _Folder(prefix + name, scope.enter(name) if scope else scope)
        else:
            yield Entry(prefix + name, kind)


def _kind(entry: os.DirEntry[str]) -> str:
    try:
        if entry.is_file(follow_symlinks=False):
            return FILE
        if entry.is_dir(follow_symlinks=False):
            return FOLDER
        return LINK if entry.is_symlink() else SPECIAL
    except OSError:
        return UNREADABLE


def _is_ignored(entry: os.DirEntry[str], scope: Scope | None) -> bool:
    # A scope without any rule is false.
    return scope.ignores(entry.name, folder=_kind(entry) is FOLDER) if scope else False


def _in_order(names: list[str]) -> list[str]:
    """Sort by UTF-16 code units, which is the order of code points where all is ASCII."""
    if "".join(names).isascii():
        return sorted(names)
    from rasen.text.jcs import utf16_key

    return sorted(names, key=utf16_key)


def _scope_of(root: str) -> Scope:
    from rasen.files.ignore import scope_of

    return scope_of(root)


def _own_scope(path: str, scope: Scope, found: Container[str]) -> Scope:
    """Give the scope inside a folder; a repository of its own knows nothing of the outer one."""
    if ".git" in found:
        from rasen.files.ignore import repository_scope

        scope = repository_scope(path)
    return scope.read(path) if ".gitignore" in found else scope

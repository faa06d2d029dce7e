"""The folder that a package is made of: which of its files are packed, and which are left out."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.container import SIGNATURE
from rasen.azp.finding import finding, first_of_each
from rasen.azp.package_file import problem_of
from rasen.azp.records import LIMITS, exceeded
from rasen.diagnostics import Text, failure
from rasen.files.paths import is_nfc
from rasen.files.reading import ReadError, file_kind, read_bounded_nofollow
from rasen.text.jcs import sorted_keys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Diagnostic, RasenError

# What systems and tools leave in folders, and nobody means to pack (azphalt spec 15).
_IGNORED_NAMES = frozenset((".DS_Store", "Thumbs.db", "desktop.ini"))
_IGNORED_START = "._"
_IGNORED_FOLDERS = frozenset((".git", ".hg", ".svn", "__MACOSX"))


class Source(NamedTuple):
    """What a folder holds: the bytes of each file by its name in a package, and what is left out.

    There are no files where there are diagnostics.
    """

    files: dict[str, bytes]
    ignored: list[str]
    diagnostics: list[Diagnostic]


class _Found(NamedTuple):
    """A file that is to be packed: its place, and what the listing said of it."""

    path: str
    status: os.stat_result


class _Listing(NamedTuple):
    """What a walk has found so far: files by their names in a package."""

    files: dict[str, list[_Found]]
    ignored: list[str]
    diagnostics: list[Diagnostic]


def read_source(root: str, *, output: str) -> Source:
    """Give what the folder at an absolute path holds; `output` is where the package goes.

    Fails with `azp_source_not_directory`, or `azp_file_unreadable` where the system refuses.
    """
    if not os.path.isdir(root):
        raise failure("azp_source_not_directory", target=root, path=root)
    listing = _Listing({}, [], [])
    real_output = os.path.realpath(output)
    pending = [""]
    while pending:
        pending += _list_folder(root, pending.pop(), real_output, listing)
    found = [*first_of_each([*listing.diagnostics, *_collisions(listing)]), *_excess(listing)]
    ignored = sorted_keys(listing.ignored)
    if found:
        return Source({}, ignored, sorted(found, key=lambda each: each.path or ""))
    names = sorted_keys(listing.files)
    return Source({name: _read(listing.files[name][0]) for name in names}, ignored, [])


def _list_folder(root: str, folder: str, output: str, listing: _Listing) -> Iterator[str]:
    """Take in what is directly in a folder ("" for the root), and give the folders in it."""
    place = os.path.join(root, folder) if folder else root
    try:
        with os.scandir(place) as entries:
            found = [(entry.name, entry.stat(follow_symlinks=False)) for entry in entries]
    except OSError as error:
        raise _unreadable(place, error.strerror or str(error)) from error
    # The folder may have been reached through a link, the file to be written too.
    is_above_output = os.path.dirname(output) == os.path.realpath(place)
    for name, status in found:
        path = f"{folder}/{name}" if folder else name
        kind = file_kind(status.st_mode)
        is_output = is_above_output and name == os.path.basename(output)
        if path == SIGNATURE or is_output or _is_left_out(name, kind):
            listing.ignored.append(_as_utf8(path))
        elif kind == "folder":
            yield path
        else:
            _take(_as_utf8(path), kind, _Found(os.path.join(root, path), status), listing)


def _as_utf8(path: str) -> str:
    """Give a path by its bytes in UTF-8, whatever encoding the language of this run has."""
    return os.fsencode(path).decode("utf-8", "surrogateescape")


def _is_left_out(name: str, kind: str) -> bool:
    if kind == "folder" and name in _IGNORED_FOLDERS:
        return True
    return name in _IGNORED_NAMES or name.startswith(_IGNORED_START)


def _take(path: str, kind: str, found: _Found, listing: _Listing) -> None:
    """Take in a file under its name in a package, or what is no file as a fault."""
    if kind != "file":
        said = {"what": Text(f"reasons.kind.{kind}")}
        listing.diagnostics.append(finding("azp_source_special", path, say=said, kind=kind))
        return
    try:
        path.encode()
    except UnicodeEncodeError:
        stored = path.encode("utf-8", "surrogateescape").hex()
        listing.diagnostics.append(finding("azp_name_not_utf8", nameHex=stored))
        return
    listing.files.setdefault(_normalized(path), []).append(found)


def _normalized(path: str) -> str:
    if is_nfc(path):
        return path
    from unicodedata import normalize

    return normalize("NFC", path)


def _collisions(listing: _Listing) -> Iterator[Diagnostic]:
    for name, found in listing.files.items():
        if len(found) > 1:
            yield finding("azp_source_collision", name, count=len(found))


def _excess(listing: _Listing) -> Iterator[Diagnostic]:
    """Give what is too much for a package, before any of it is read."""
    limits = schemas.limits(LIMITS)
    measured = {
        "entries": (len(listing.files), limits["x-max-entries"]),
        "decoded_bytes": (
            sum(found[0].status.st_size for found in listing.files.values()),
            limits["x-max-total-bytes"],
        ),
    }
    for resource, (actual, limit) in measured.items():
        if actual > limit:
            yield exceeded(resource, actual, limit)


def _read(found: _Found) -> bytes:
    """Give the bytes of a file, which has to be the one that was listed."""
    try:
        return read_bounded_nofollow(found.path, found.status.st_size, seen=found.status)
    except ReadError as error:
        raise _unreadable(found.path, problem_of(error)) from error


def _unreadable(path: str, problem: Text | str) -> RasenError:
    return failure("azp_file_unreadable", target=path, path=path, problem=problem)

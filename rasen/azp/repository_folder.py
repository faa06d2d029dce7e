"""The folder of a repository, read: its documents, and the packages that its details list."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.finding import finding
from rasen.azp.items import value_at
from rasen.azp.payload import digest
from rasen.azp.records import LIMITS
from rasen.azp.repository_agreement import agreement
from rasen.azp.repository_documents import SCHEMA_OF, Checked, check_bytes, unreadable
from rasen.azp.repository_layout import (
    INDEX,
    PACKAGES,
    REVOCATIONS,
    SEARCH,
    detail_path,
    download_path,
)
from rasen.azp.repository_rules import error_codes, manifest_mismatch, releases_of
from rasen.azp.verification import verify, verify_unread
from rasen.files.reading import NotFound, ReadError, TooLarge, read_bounded
from rasen.text.jcs import canonicalize, sorted_keys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.azp.repository_rules import Release
    from rasen.azp.verification import Verification
    from rasen.diagnostics import Diagnostic, Document


class FolderCheck(NamedTuple):
    """The documents of a folder, how many package files they list, and what does not agree."""

    documents: list[Checked]
    packages: int
    diagnostics: list[Diagnostic]


def check_folder(root: str) -> FolderCheck:
    """Check the repository in the folder at an absolute path; nothing outside of it is read."""
    index, search = (_document(root, path, kind) for path, kind in _FIXED)
    revocations = _document(root, REVOCATIONS, "revocations")
    details = {name: _document(root, detail_path(name), "detail") for name in _names(root)}
    packages = 0
    found: list[Diagnostic] = []
    for name, detail in details.items():
        for release in releases_of(detail.document or {}):
            download = _download(root, name, release)
            packages += download is not None
            faults = _download_faults(name, detail.document or {}, release, download)
            found += _told_of(detail.path, faults)
    # A repository that has never revoked anything may lack the document.
    optional = [] if _is_missing(revocations) else [revocations]
    found += agreement(index, search, details, revocations)
    return FolderCheck([index, search, *details.values(), *optional], packages, found)


_FIXED = ((INDEX, "index"), (SEARCH, "search"))


class _Download(NamedTuple):
    """The file of a version: its path, its size, its digest (where it was read), the verdict."""

    path: str
    size: int
    digest: str | None
    verification: Verification


def _names(root: str) -> list[str]:
    """Give the names of the folders of packages."""
    folder = os.path.join(root, PACKAGES)
    try:
        names = [name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name))]
    except OSError:
        return []
    return sorted_keys(names)


def _document(root: str, relative: str, kind: str) -> Checked:
    path = os.path.join(root, relative)
    try:
        data = _read_inside(root, path, schemas.limits(SCHEMA_OF[kind])["x-max-bytes"])
    except NotFound:
        return unreadable(path, kind, "missing")
    except TooLarge:
        return unreadable(path, kind, "size")
    except ReadError:
        return unreadable(path, kind, "unreadable")
    return check_bytes(path, data, kind)


def _is_missing(checked: Checked) -> bool:
    return checked.document is None and not os.path.lexists(checked.path)


def _read_inside(root: str, path: str, limit: int) -> bytes:
    """Give the bytes of a file below the folder; one that a link leads out of it is not there."""
    inside = os.path.join(os.path.realpath(root), "")
    if not os.path.realpath(path).startswith(inside):
        raise NotFound(path)
    return read_bounded(path, limit)


# Packages


def _download(root: str, name: str, release: Release) -> _Download | None:
    """Give the file of a version, None where there is none that can be read."""
    path = os.path.join(root, download_path(name, release.version))
    try:
        data = _read_inside(root, path, schemas.limits(LIMITS)["x-max-bytes"])
    except TooLarge as error:
        return _Download(path, error.actual, None, verify_unread(error.actual))
    except ReadError:
        return None
    return _Download(path, len(data), digest(data), verify(data))


def _download_faults(
    name: str, detail: Document, release: Release, download: _Download | None
) -> Iterator[Diagnostic]:
    """Give what is wrong with the file of a version, and what its detail says wrongly of it."""
    if download is None:
        yield finding("azp_repo_download_missing", at=release.at, version=release.version)
        return
    size = value_at(detail, *release.at, "size")
    if size is not None and size != download.size:
        at = (*release.at, "size")
        yield finding("azp_repo_size_mismatch", at=at, expected=size, actual=download.size)
    stated = value_at(detail, *release.at, "digest")
    if stated is not None and download.digest is not None and stated != download.digest:
        at = (*release.at, "digest")
        yield finding("azp_repo_digest_mismatch", at=at, expected=stated, actual=download.digest)
    verification = download.verification
    if not verification.ok:
        codes = error_codes(verification.diagnostics)
        yield finding("azp_repo_package_invalid", codes=codes)._replace(source_path=download.path)
        return
    yield from _manifest_faults(name, detail, release, verification)


def _manifest_faults(
    name: str, detail: Document, release: Release, verification: Verification
) -> Iterator[Diagnostic]:
    """Give the fault of a package that is another than the detail says."""
    identity, stated = verification.identity, detail.get("manifest")
    assert identity is not None
    if identity.id != name or identity.version != release.version:
        field = "id" if identity.id != name else "version"
        yield manifest_mismatch(field, at=release.at)
    elif (
        release.version == detail.get("latest")
        and isinstance(stated, dict)
        and canonicalize(verification.manifest) != canonicalize(stated)
    ):
        yield manifest_mismatch()


def _told_of(path: str, diagnostics: Iterator[Diagnostic]) -> Iterator[Diagnostic]:
    """Give diagnostics about the document at a path, unless they are about another."""
    for each in diagnostics:
        yield each if each.source_path is not None else each._replace(source_path=path)

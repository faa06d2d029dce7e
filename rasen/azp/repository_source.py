"""What a repository is built of: verified packages, and what `repository.json` says (spec 17)."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding
from rasen.azp.items import items_of
from rasen.azp.package_file import read_file, read_package
from rasen.azp.payload import digest
from rasen.azp.repository_documents import shape_faults
from rasen.azp.repository_rules import RULES, error_codes
from rasen.diagnostics import Text, failure
from rasen.files import walk as walking
from rasen.files.reading import TooLarge, file_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.azp.package_file import PackageFile
    from rasen.azp.signature import Signer
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document

SCHEMA = "files:azp-repository-source"
NAME = "repository.json"
_SUFFIX = ".azp"
_RELEASES = "releases"


class Package(NamedTuple):
    """A package that verifies: where it is, its size and digest, its manifest and its signer."""

    path: str
    size: int
    digest: str
    manifest: Document
    signer: Signer | None

    @property
    def id(self) -> str:
        """The package's ID."""
        return cast("str", self.manifest["id"])

    @property
    def version(self) -> str:
        """The package's version."""
        return cast("str", self.manifest["version"])

    @property
    def kind(self) -> str:
        """The package's kind."""
        return cast("str", self.manifest["kind"])


class RepositorySource(NamedTuple):
    """The packages of a folder, and what its description says.

    `description` are the members of the index, None where nothing is said of it; `releases` is
    what is known of versions, by ID and version.
    """

    path: str
    packages: list[Package]
    description: Document | None
    releases: dict[tuple[str, str], Document]
    diagnostics: list[Diagnostic]

    @property
    def description_path(self) -> str:
        """Where the description lies, if there is one."""
        return os.path.join(self.path, NAME)


def read_repository_source(context: Context, root: str) -> RepositorySource:
    """Give what the folder at an absolute path holds for a repository.

    Fails with `azp_source_not_directory`, or with `azp_file_unreadable` where the system refuses.
    """
    if not os.path.isdir(root):
        raise failure("azp_source_not_directory", target=root, path=root)
    packages: list[Package] = []
    found: list[Diagnostic] = []
    for path, kind in _candidates(root):
        if kind != walking.FILE:
            found.append(_special(path))
            continue
        package = read_package(context, path)
        if package.verification.ok:
            packages.append(_package(package))
        else:
            codes = error_codes(package.verification.diagnostics)
            told = finding("azp_repo_package_invalid", codes=codes)
            found.append(told._replace(source_path=path))
    description, releases, faults = _read_description(os.path.join(root, NAME))
    return RepositorySource(root, packages, description, releases, [*faults, *found])


def _candidates(root: str) -> Iterator[tuple[str, str]]:
    """Give the path and the sort of everything that is named like a package."""
    for entry in walking.walk(root, ignore=False):
        path = os.path.join(root, entry.path)
        if entry.kind == walking.UNREADABLE:
            problem = os.strerror(errno.EACCES)
            raise failure("azp_file_unreadable", target=path, path=path, problem=problem)
        if entry.path.endswith(_SUFFIX):
            yield path, entry.kind


def _special(path: str) -> Diagnostic:
    kind = file_kind(os.lstat(path).st_mode)
    say = {"path": path, "what": Text(f"reasons.kind.{kind}")}
    return finding("azp_source_special", say=say, kind=kind)._replace(source_path=path)


def _package(file: PackageFile) -> Package:
    verification = file.verification
    assert file.data is not None
    assert verification.manifest is not None
    return Package(
        file.path, file.size, digest(file.data), verification.manifest, verification.signer
    )


def _read_description(
    path: str,
) -> tuple[Document | None, dict[tuple[str, str], Document], list[Diagnostic]]:
    """Give the members of the index, the releases, and what is wrong with the description."""
    if not os.path.lexists(path):
        return None, {}, []
    try:
        document = read_object(read_file(path, schemas.limits(SCHEMA)["x-max-bytes"]), SCHEMA)
    except TooLarge:
        return None, {}, [_unusable(path, "size")]
    if isinstance(document, Refusal):
        told = document.diagnostic("azp_repo_document_invalid", path)
        return None, {}, [told._replace(path=None, source_path=path)]
    found = shape_faults(document, SCHEMA)
    found += [each for rule in RULES["index"] for each in rule(document)]
    found += _repeated_releases(document)
    errors = [each._replace(source_path=path) for each in found if each.severity == "error"]
    if errors:
        return None, {}, errors
    members = {name: value for name, value in document.items() if name != _RELEASES}
    return members, {_key(release): release for _, release in items_of(document, _RELEASES)}, []


def _repeated_releases(document: Document) -> Iterator[Diagnostic]:
    seen: set[tuple[str, str]] = set()
    for at, release in items_of(document, _RELEASES):
        if _key(release) in seen:
            identifier, version = _key(release)
            place = (*at, "version")
            yield finding("azp_repo_version_duplicate", at=place, id=identifier, version=version)
        seen.add(_key(release))


def _key(release: Document) -> tuple[str, str]:
    return str(release.get("id")), str(release.get("version"))


def _unusable(path: str, why: str) -> Diagnostic:
    return finding("azp_repo_document_invalid", reason=why)._replace(source_path=path)

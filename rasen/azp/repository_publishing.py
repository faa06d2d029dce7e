"""What keeps packages from being published together, though each of them verifies (spec 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.azp.finding import finding, first_of_each
from rasen.azp.names import alias_key, path_reason
from rasen.azp.public_key import encode_base64
from rasen.azp.repository_layout import download_path
from rasen.azp.secret_values import literal_secrets
from rasen.azp.semver import precedence
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rasen.azp.repository_source import Package, RepositorySource
    from rasen.diagnostics import Diagnostic


def publishing_faults(source: RepositorySource) -> list[Diagnostic]:
    """Give what refuses to be built: packages one by one, then what they are together."""
    told = (
        (each for package in source.packages for each in _package_faults(package)),
        _doubles(source.packages),
        _publishers(by_id(source.packages)),
        _releases(source),
    )
    return [each for rule in told for each in first_of_each(rule)]


def by_id(packages: Iterable[Package]) -> dict[str, list[Package]]:
    """Give the packages of each ID, newest first, IDs in their order."""
    groups: dict[str, list[Package]] = {}
    for package in packages:
        groups.setdefault(package.id, []).append(package)
    for group in groups.values():
        group.sort(key=lambda package: (precedence(package.version), package.version), reverse=True)
    return dict(sorted(groups.items()))


def _package_faults(package: Package) -> Iterator[Diagnostic]:
    found = []
    if package.manifest.get("visibility") == "private":
        found.append(finding("azp_repo_private", id=package.id))
    found += literal_secrets(package.manifest)
    path = download_path(package.id, package.version)
    reason = path_reason(path)
    if reason is not None:
        found.append(finding("azp_path_unsafe", path, reason=reason))
    for each in found:
        yield each._replace(source_path=package.path)


def _doubles(packages: Sequence[Package]) -> Iterator[Diagnostic]:
    """Refuse one version in two files, and names that are one on some file systems."""
    ids: dict[str, str] = {}
    versions: dict[tuple[str, str], str] = {}
    for package in packages:
        key = alias_key(package.id)
        other = ids.setdefault(key, package.id)
        if other != package.id:
            told = finding("azp_repo_package_duplicate", id=package.id, other=other)
            yield told._replace(source_path=package.path)
        place = (key, alias_key(package.version))
        former = versions.setdefault(place, package.path)
        if former != package.path and other == package.id:
            told = finding(
                "azp_repo_version_duplicate", id=package.id, version=package.version, other=former
            )
            yield told._replace(source_path=package.path)


def _publishers(groups: Mapping[str, Sequence[Package]]) -> Iterator[Diagnostic]:
    """Refuse versions that are signed by keys of which none vouches for the other."""
    for identifier, group in groups.items():
        signed = [package for package in reversed(group) if package.signer is not None]
        known = _connected(signed)
        for package in signed:
            assert package.signer is not None
            if package.signer.public_key not in known:
                first = signed[0].signer
                assert first is not None
                told = finding(
                    "azp_publisher_changed",
                    id=identifier,
                    expected=encode_base64(first.public_key),
                    actual=encode_base64(package.signer.public_key),
                )
                yield told._replace(source_path=package.path)


def _connected(signed: Sequence[Package]) -> set[bytes]:
    """Give the keys that belong to the publisher of the oldest version.

    Two signers' keys belong together when one vouches for the other. Somebody else who vouches
    for both, a registry say, does not make them one.
    """
    signers = [package.signer for package in signed if package.signer is not None]
    own = {signer.public_key for signer in signers}
    pairs = [
        {signer.public_key, hop.public_key}
        for signer in signers
        for hop in signer.chain
        if hop.valid and hop.public_key in own
    ]
    known = {signer.public_key for signer in signers[:1]}
    pending = True
    while pending:
        reached = set().union(*(pair for pair in pairs if pair & known)) - known
        known |= reached
        pending = bool(reached)
    return known


def _releases(source: RepositorySource) -> Iterator[Diagnostic]:
    """Refuse a release that names no package, unless it is a revocation of one that is gone."""
    there = {(package.id, package.version) for package in source.packages}
    for index, (key, release) in enumerate(source.releases.items()):
        if key not in there and "revokedAt" not in release:
            say = {"problem": Text("reasons.azpRepo.noPackage")}
            at = ("releases", index, "version")
            told = finding("azp_repo_field_invalid", at=at, say=say, reason="value")
            yield told._replace(source_path=source.description_path)

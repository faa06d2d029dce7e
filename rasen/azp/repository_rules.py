"""What no schema can say of a repository's documents: doubles, counts, orders, vocabularies.

Each rule looks only at values that have the right shape; the others are told by the schema.
"""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.azp.container import Container
from rasen.azp.finding import finding, most_of_a_code
from rasen.azp.instants import instant
from rasen.azp.items import items_of
from rasen.azp.kinds import kind_blocks, kind_diagnostics
from rasen.azp.manifest import field_diagnostics, schema_faults
from rasen.azp.names import is_text
from rasen.azp.semver import precedence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from rasen.diagnostics import Diagnostic, Document, Pointer

    Rule = Callable[[Document], Iterator[Diagnostic]]

_NO_ARCHIVE = Container(True, (), frozenset(), (), 0)
# What a detail says of its package in its own members as well.
_IDENTITY = {"id": "id", "name": "name", "kind": "kind", "version": "latest"}


class Release(NamedTuple):
    """A version of a detail with a usable name, and where it stands."""

    at: Pointer
    version: str
    yanked: bool


# Index


def index_vocabulary(document: Document) -> Iterator[Diagnostic]:
    """Warn of types and profiles that nobody knows."""
    yield from _unknown_types([(("supportedTypes",), document)])
    profiles = [(("profiles",), document)]
    yield from _unknown("azp_repo_profile_unknown", "common:azp-repository-profile", profiles)


def index_keys(document: Document) -> Iterator[Diagnostic]:
    """Refuse a key that is there twice."""
    seen: set[str] = set()
    for at, entry in items_of(document, "signingKeys"):
        key = entry.get("publicKey")
        if not isinstance(key, str):
            continue
        if key in seen:
            yield finding("azp_repo_key_duplicate", at=(*at, "publicKey"))
        seen.add(key)


def _unknown_types(owners: Iterable[tuple[Pointer, Document]]) -> Iterator[Diagnostic]:
    return _unknown("azp_repo_type_unknown", "common:azp-asset-type", owners)


def _unknown(
    code: str, vocabulary: str, owners: Iterable[tuple[Pointer, Document]]
) -> Iterator[Diagnostic]:
    """Warn of words that a vocabulary lacks, in the list at the last step of each pointer.

    An owner is the object that has the list. Millions of words may be unknown: those that are not
    told are not made into diagnostics first.
    """
    is_known = schemas.verdict(vocabulary)
    unknown = (
        ((*at, index), word)
        for at, owner in owners
        for index, word in enumerate(_list(owner.get(cast("str", at[-1]))))
        if isinstance(word, str) and not is_known(word) and is_text(word)
    )
    for at, word in islice(unknown, most_of_a_code()):
        yield finding(code, at=at, severity="warning", value=word)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


# Search


def search_counts(document: Document) -> Iterator[Diagnostic]:
    """Hold the counts of a page against each other and what is listed."""
    listed = document.get("packages")
    counts = [document.get(name) for name in ("total", "page", "pages")]
    if not isinstance(listed, list) or not all(_is_natural(count) for count in counts):
        return
    total, page, pages = cast("list[int]", counts)
    here = len(listed)
    if not 1 <= page <= pages or total < here or (pages == 1 and total != here):
        yield finding(
            "azp_repo_counts_invalid", at=(), total=total, page=page, pages=pages, listed=here
        )


def search_summaries(document: Document) -> Iterator[Diagnostic]:
    """Hold each summary to what it may say, and the list to one summary for each package."""
    seen: set[str] = set()
    for at, summary in items_of(document, "packages"):
        identifier = summary.get("id")
        if isinstance(identifier, str):
            if identifier in seen:
                yield finding("azp_repo_package_duplicate", at=(*at, "id"), id=identifier)
            seen.add(identifier)
        yield from _latest_of_summary(summary, at)
        yield from _blocks_of_summary(summary, at)


def search_types(document: Document) -> Iterator[Diagnostic]:
    """Warn of asset types that nobody knows."""
    summaries = items_of(document, "packages")
    return _unknown_types(((*at, "types"), summary) for at, summary in summaries)


def _latest_of_summary(summary: Document, at: Pointer) -> Iterator[Diagnostic]:
    version, latest = summary.get("version"), summary.get("latest")
    both = isinstance(version, str) and isinstance(latest, str)
    if both and version != latest:
        yield finding(
            "azp_repo_latest_mismatch", at=(*at, "latest"), expected=version, actual=latest
        )


def _blocks_of_summary(summary: Document, at: Pointer) -> Iterator[Diagnostic]:
    app = summary.get("app")
    is_app = summary.get("kind") == "app"
    if is_app and isinstance(app, dict) and "handoffs" in app:
        yield finding("azp_repo_summary_handoffs", at=(*at, "app", "handoffs"))
    for block in kind_blocks():
        if block in summary and not (is_app and block == "app"):
            place = (*at, block)
            yield finding("azp_repo_summary_block", at=place, severity="warning", block=block)


# Detail


def releases_of(document: Document) -> list[Release]:
    """Give the versions of a detail that are valid, in its order."""
    is_version = schemas.verdict("common:azp-version")
    return [
        Release(at, item["version"], item.get("yanked") is True)
        for at, item in items_of(document, "versions")
        if is_version(item.get("version"))
    ]


def detail_types(document: Document) -> Iterator[Diagnostic]:
    """Warn of asset types that nobody knows."""
    return _unknown_types([(("types",), document)])


def detail_versions(document: Document) -> Iterator[Diagnostic]:
    """Refuse a version that is there twice, and any order but newest first."""
    releases = releases_of(document)
    seen: set[str] = set()
    for release in releases:
        if release.version in seen:
            at = (*release.at, "version")
            yield finding("azp_repo_version_duplicate", at=at, version=release.version)
        seen.add(release.version)
    for newer, older in pairwise(releases):
        if precedence(newer.version) < precedence(older.version):
            yield finding(
                "azp_repo_versions_order",
                at=(*older.at, "version"),
                version=older.version,
                before=newer.version,
            )


def detail_latest(document: Document) -> Iterator[Diagnostic]:
    """Refuse a detail that describes another version than the newest that is not yanked."""
    releases = releases_of(document)
    offered = [release.version for release in releases if not release.yanked]
    offered = offered or [release.version for release in releases]
    if not offered:
        return
    newest = max(offered, key=precedence)
    for name in ("version", "latest"):
        stated = document.get(name)
        if isinstance(stated, str) and not _is_as_new(stated, newest, offered):
            yield finding("azp_repo_latest_mismatch", at=(name,), expected=newest, actual=stated)


def detail_manifest(document: Document) -> Iterator[Diagnostic]:
    """Hold the manifest to the rules of manifests, and to what the detail says itself."""
    manifest = document.get("manifest")
    if not isinstance(manifest, dict):
        return
    codes = manifest_codes(manifest)
    if codes:
        yield finding("azp_repo_manifest_invalid", at=("manifest",), codes=codes)
    for field, name in _IDENTITY.items():
        expected = document.get(name)
        if field in manifest and isinstance(expected, str) and manifest[field] != expected:
            yield manifest_mismatch(field)
    if _apps(manifest) != _apps(document):
        yield manifest_mismatch("targetApps")


def manifest_mismatch(field: str | None = None, *, at: Pointer | None = None) -> Diagnostic:
    """Give what is said where two manifests differ, or a manifest and its detail: by a field."""
    place = ("manifest",) if field is None else ("manifest", field)
    return finding("azp_repo_manifest_mismatch", at=place if at is None else at, field=field)


def manifest_codes(manifest: Document) -> list[str]:
    """Give the codes of all errors of a manifest whose payload is not at hand, each once."""
    faults = schema_faults(manifest)
    found = [
        *field_diagnostics(manifest, faults),
        *kind_diagnostics(manifest, faults, _NO_ARCHIVE),
    ]
    return error_codes(found)


def error_codes(diagnostics: Iterable[Diagnostic]) -> list[str]:
    """Give the codes of the errors among diagnostics, sorted, each once."""
    return sorted({each.code for each in diagnostics if each.severity == "error"})


def _apps(document: Document) -> object:
    return document.get("targetApps", [])


def _is_as_new(stated: str, newest: str, offered: list[str]) -> bool:
    """Tell whether a version is offered and none is newer; builds of one version are alike."""
    return stated in offered and precedence(stated) == precedence(newest)


# Revocations


def revocation_order(document: Document) -> Iterator[Diagnostic]:
    """Refuse any order of revocations but newest first."""
    is_stamp = schemas.verdict("common:azp-timestamp")
    stamps = [
        (at, item["revokedAt"])
        for at, item in items_of(document, "revocations")
        if is_stamp(item.get("revokedAt"))
    ]
    for (_, newer), (at, older) in pairwise(stamps):
        if instant(newer) < instant(older):
            yield finding("azp_repo_revocations_order", at=(*at, "revokedAt"))


def _is_natural(value: object) -> bool:
    """Tell whether a value is a natural number; JSON has one sort of numbers, so 1.0 is 1."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return value >= 0 and value == int(value)


RULES: Mapping[str, tuple[Rule, ...]] = {
    "index": (index_vocabulary, index_keys),
    "search": (search_counts, search_summaries, search_types),
    "detail": (detail_types, detail_versions, detail_latest, detail_manifest),
    "revocations": (revocation_order,),
}

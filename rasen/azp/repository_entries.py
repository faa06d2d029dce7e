"""What a repository says of its packages: summaries, details, revocations, its index (spec 17).

All of it is a function of the packages and their description; what nobody knows is left out.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from rasen import schemas
from rasen.azp.instants import instant
from rasen.azp.items import items_of, value_at
from rasen.azp.repository_layout import PROFILE_OF

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rasen.azp.repository_source import Package, RepositorySource
    from rasen.diagnostics import Document

    Releases = Mapping[tuple[str, str], Document]

# What search and detail take over from a manifest as it stands.
_TAKEN = (
    "description",
    "author",
    "nameLocalized",
    "descriptionLocalized",
    "targetApps",
    "maturity",
)
# The media domains by the asset types and the capabilities of a package (spec 17).
_DOMAINS = {
    "image": "brush lut pattern stamp shader palette image vector template overlay",
    "video": "lut shader transition motion video template overlay",
    "audio": "audio",
    "3d": "mesh material hdri",
    "model": "tflite litert onnx sherpa-bundle model task vosk-bundle",
    "font": "font",
}
_CAPABILITIES = {"image": "canvas layers bitmap selection color", "video": "time", "audio": "audio"}
_APP_MEMBERS = ("roles", "hostId", "platforms")
_APP_ROLES = ["companion"]
_NAMELESS = "repository"
_API_VERSION = "0.1"


def index_document(source: RepositorySource) -> Document:
    """Give the index: what its author says, else the name of the folder and what is carried."""
    if source.description is not None:
        return source.description
    kinds = {package.kind for package in source.packages}
    carried = {PROFILE_OF[kind] for kind in kinds if kind in PROFILE_OF}
    profiles = cast("list[str]", schemas.load("common:azp-repository-profile")["enum"])
    name = os.path.basename(source.path)
    return {
        "name": name if name.strip() else _NAMELESS,
        "version": _API_VERSION,
        "profiles": [profile for profile in profiles if profile in carried],
    }


def search_document(summaries: Sequence[Document]) -> Document:
    """Give the answer to a search for everything, on one page."""
    return {"packages": list(summaries), "total": len(summaries), "page": 1, "pages": 1}


def latest_of(group: Sequence[Package], releases: Releases) -> Package:
    """Give the newest package that is not yanked; the newest where all are."""
    offered = (p for p in group if not _release(p, releases).get("yanked"))
    return next(offered, group[0])


def summary_document(latest: Package, releases: Releases) -> Document:
    """Give the summary of a package by its latest version."""
    app = latest.manifest.get("app") if latest.kind == "app" else None
    reduced = {"roles": _APP_ROLES} | _only(app, _APP_MEMBERS) if isinstance(app, dict) else {}
    return _listing(latest, releases) | ({"app": reduced} if reduced else {})


def detail_document(group: Sequence[Package], latest: Package, releases: Releases) -> Document:
    """Give the detail of a package; its versions are those of the group, newest first."""
    versions = [_version(package, releases) for package in group]
    return _listing(latest, releases) | {"manifest": latest.manifest, "versions": versions}


def revocations_document(releases: Releases) -> Document:
    """Give the revocations, newest first."""
    revoked = [release for release in releases.values() if "revokedAt" in release]
    revoked.sort(key=lambda each: (cast("str", each["id"]), cast("str", each["version"])))
    revoked.sort(key=lambda each: instant(cast("str", each["revokedAt"])), reverse=True)
    members = ("id", "version", "revokedAt", "reason")
    return {"revocations": [_only(release, members) for release in revoked]}


def is_listed(package: Package) -> bool:
    """Tell whether a package is found by a search."""
    return package.manifest.get("visibility") != "unlisted"


def media_domains(manifest: Document) -> list[str]:
    """Give what a package is about, in the order in which its manifest shows it."""
    found: dict[str, None] = {}
    for asset_type in asset_types(manifest):
        found.update(dict.fromkeys(_domains(_DOMAINS, asset_type)))
    capabilities = manifest.get("capabilities")
    for capability in capabilities if isinstance(capabilities, list) else []:
        found.update(dict.fromkeys(_domains(_CAPABILITIES, capability)))
    if value_at(manifest, "contributes", "transitions"):
        found["video"] = None
    return list(found)


def asset_types(manifest: Document) -> list[str]:
    """Give the types of the assets of a manifest, each once, in its order."""
    types = (asset.get("type") for _, asset in items_of(manifest, "assets"))
    return list(dict.fromkeys(each for each in types if isinstance(each, str)))


def _domains(table: Mapping[str, str], word: object) -> Iterator[str]:
    return (domain for domain, words in table.items() if word in words.split())


def _listing(latest: Package, releases: Releases) -> Document:
    """Give the members that summary and detail share, in the order of their schema."""
    manifest = latest.manifest
    published = _release(latest, releases).get("publishedAt")
    domains = media_domains(manifest)
    return {
        "id": latest.id,
        "name": manifest["name"],
        "version": latest.version,
        "latest": latest.version,
        "kind": latest.kind,
        "types": asset_types(manifest),
        **_only(manifest, _TAKEN),
        "byteSize": latest.size,
        **({} if published is None else {"updatedAt": published}),
        **({"mediaDomains": domains} if domains else {}),
    }


def _version(package: Package, releases: Releases) -> Document:
    release = _release(package, releases)
    return {
        "version": package.version,
        **_only(release, ("publishedAt",)),
        "size": package.size,
        "digest": package.digest,
        **_only(release, ("yanked",)),
    }


def _release(package: Package, releases: Releases) -> Document:
    """Give what is known of a version; a revoked one is yanked unless it is said not to be."""
    release = releases.get((package.id, package.version), {})
    return {"yanked": True, **release} if "revokedAt" in release else release


def _only(document: Document, members: Sequence[str]) -> Document:
    return {name: document[name] for name in members if name in document}

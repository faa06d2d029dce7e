"""Whether the documents of a repository agree with each other (spec 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.azp.finding import finding, first_of_each
from rasen.azp.items import items_of
from rasen.azp.repository_layout import PROFILE_OF
from rasen.azp.repository_rules import releases_of
from rasen.diagnostics import Text
from rasen.text.jcs import canonicalize

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.azp.repository_documents import Checked
    from rasen.diagnostics import Diagnostic, Document

    Details = Mapping[str, Checked]

_ABSENT = object()
# What stands for an absent list of both summary and detail.
_DEFAULTS: Mapping[str, object] = {"targetApps": []}


def agreement(
    index: Checked, search: Checked, details: Details, revocations: Checked
) -> list[Diagnostic]:
    """Give what one document says and another denies; `details` are by the names of folders.

    Documents that cannot be read are told as such and compared with nothing.
    """
    told = (
        _names(details),
        _summaries(search, details),
        _revocations(revocations, details),
        _profiles(index, details),
    )
    return [each for rule in told for each in first_of_each(rule)]


def _names(details: Details) -> Iterator[Diagnostic]:
    """Refuse a detail whose ID is not the name of its folder."""
    for name, detail in details.items():
        identifier = (detail.document or {}).get("id", name)
        if identifier != name and isinstance(identifier, str):
            say = {"problem": Text("reasons.azpRepo.notFolder", {"name": name})}
            told = finding("azp_repo_field_invalid", at=("id",), say=say, reason="value")
            yield told._replace(source_path=detail.path)


def _summaries(search: Checked, details: Details) -> Iterator[Diagnostic]:
    """Hold each summary to the detail of its package."""
    for at, summary in items_of(search.document, "packages"):
        identifier = summary.get("id")
        if not schemas.verdict("common:azp-package-id")(identifier):
            continue
        name = cast("str", identifier)
        if name not in details:
            told = finding("azp_repo_detail_missing", at=(*at, "id"), id=name)
            yield told._replace(source_path=search.path)
            continue
        fields = _differing(summary, details[name].document)
        if fields:
            told = finding("azp_repo_summary_mismatch", at=at, id=name, fields=fields)
            yield told._replace(source_path=search.path)


def _differing(summary: Document, detail: Document | None) -> list[str]:
    """Give the members that summary and detail both have, and not alike."""
    if detail is None:
        return []
    members = cast("dict[str, Any]", schemas.load("common:azp-listing")["properties"])
    pairs = (
        (name, summary.get(name, _DEFAULTS.get(name, _ABSENT)),
         detail.get(name, _DEFAULTS.get(name, _ABSENT)))
        for name in members
    )  # fmt: skip
    return [
        name
        for name, one, other in pairs
        if _ABSENT not in (one, other) and canonicalize(one) != canonicalize(other)
    ]


def _revocations(revocations: Checked, details: Details) -> Iterator[Diagnostic]:
    """Refuse a revoked version that is still offered; warn of one that is withdrawn in silence."""
    revoked = {
        (item.get("id"), item.get("version")): at
        for at, item in items_of(revocations.document, "revocations")
        if isinstance(item.get("id"), str) and isinstance(item.get("version"), str)
    }
    for name, detail in details.items():
        for release in releases_of(detail.document or {}):
            at = revoked.get((name, release.version))
            if at is not None and not release.yanked:
                told = finding(
                    "azp_repo_revoked_not_yanked", at=at, id=name, version=release.version
                )
                yield told._replace(source_path=revocations.path)
            elif at is None and release.yanked:
                told = finding(
                    "azp_repo_yanked_not_revoked",
                    at=release.at,
                    severity="warning",
                    id=name,
                    version=release.version,
                )
                yield told._replace(source_path=detail.path)


def _profiles(index: Checked, details: Details) -> Iterator[Diagnostic]:
    """Say which profiles are carried in silence, and which are advertised in vain."""
    if index.document is None:
        return
    kinds = [(detail.document or {}).get("kind") for detail in details.values()]
    carried = {PROFILE_OF[kind] for kind in kinds if isinstance(kind, str) and kind in PROFILE_OF}
    listed = index.document.get("profiles")
    advertised = listed if isinstance(listed, list) else []
    workflow = PROFILE_OF["workflow"]
    if workflow in carried and workflow not in advertised:
        told = finding("azp_repo_profile_unadvertised", severity="info", value=workflow)
        yield told._replace(source_path=index.path)
    for position, profile in enumerate(advertised):
        if profile in PROFILE_OF.values() and profile not in carried:
            told = finding(
                "azp_repo_profile_unused",
                at=("profiles", position),
                severity="warning",
                value=profile,
            )
            yield told._replace(source_path=index.path)

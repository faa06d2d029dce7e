"""`rasen store doctor`: the health of one registered store, or of all of them (spec 9).

Everything is only looked at, and what is wrong is a finding, never a failure of the command.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, status_entry
from rasen.outcome import Outcome
from rasen.stores.git import Facts, Git, GitMissing
from rasen.stores.health import Health, inspect
from rasen.stores.lookup import find_entry
from rasen.stores.metadata import TARGET, Identity, Missing, identity_path, read_identity
from rasen.stores.registry import read_registry, registry_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.metadata import Invalid

_FRAGILE = ("rasen/specs", "rasen/changes/archive")


def inspect_stores(context: Context, identifier: str | None) -> Outcome:
    """Give the findings for every registered store by ID, or for one."""
    if identifier is None:
        stores = read_registry(registry_path(context)) or {}
    else:
        stores = {identifier: find_entry(context, identifier)}
    reports = [_examine(context, name, entry.path) for name, entry in stores.items()]

    def document(translator: Translator) -> Document:
        return {"stores": [report.output(translator) for report in reports], "status": []}

    return Outcome("store-doctor", document(context.english), localized=document)


class _Metadata(NamedTuple):
    """What a report says of an identity file; `id` is left out where it is not known."""

    present: bool | None = None
    valid: bool | None = None
    id: str | None = None
    remote: str | None = None

    def output(self) -> Document:
        known: Document = {} if self.id is None else {"id": self.id}
        return {"present": self.present, "valid": self.valid, **known, "remote": self.remote}


class _Report(NamedTuple):
    """All that was seen of one store."""

    id: str
    root: str
    health: Health
    metadata: _Metadata
    git: Facts
    findings: tuple[Diagnostic, ...]

    def output(self, translator: Translator) -> Document:
        return {
            "id": self.id,
            "root": self.root,
            "metadata_path": identity_path(self.root),
            "openspec_root": self.health.output(translator),
            "metadata": self.metadata.output(),
            "git": self.git._asdict(),
            "status": [status_entry(found, translator) for found in self.findings],
        }


def _examine(context: Context, identifier: str, root: str) -> _Report:
    health = inspect(root)
    if health.present is None:
        code = "store_root_not_directory" if os.path.exists(root) else "store_root_missing"
        finding = Diagnostic(code, {"id": identifier, "path": root}, target="store.root")
        return _Report(identifier, root, health, _Metadata(), Facts(), (finding,))
    metadata, faults = _identity(identifier, root)
    git = Git(root, context.env)
    facts = git.facts()
    findings = (*health.findings, *faults, *_git_findings(git, facts))
    return _Report(identifier, root, health, metadata, facts, findings)


def _identity(identifier: str, root: str) -> tuple[_Metadata, list[Diagnostic]]:
    found = read_identity(root)
    if isinstance(found, Identity):
        if found.id == identifier:
            return _Metadata(True, True, found.id, found.remote), []
        params = {"path": identity_path(root), "id": identifier, "other": found.id}
        finding = Diagnostic("store_metadata_id_mismatch", params, target=TARGET)
        return _Metadata(True, False, found.id), [finding]
    if isinstance(found, Missing):
        params = {"id": identifier, "path": found.path}
        finding = Diagnostic("store_metadata_missing", params, target=TARGET)
        return _Metadata(False, False), [finding]
    return _Metadata(True, False), [_invalid(found)]


def _invalid(found: Invalid) -> Diagnostic:
    code = "invalid_store_metadata" if found.readable else "store_metadata_invalid"
    params = {"path": found.path, "problem": found.problem, "origin": ""}
    return Diagnostic(code, params, target=TARGET)


def _git_findings(git: Git, facts: Facts) -> Iterator[Diagnostic]:
    if facts.has_commits is False:
        yield _git_warning("store_git_no_commits", path=git.root)
    if not facts.has_commits:
        return
    try:
        fragile = [folder for folder in _FRAGILE if _would_be_lost(git, folder)]
    except GitMissing:
        return
    if fragile:
        yield _git_warning("store_clone_fragile_directories", path=git.root, folders=fragile)


def _would_be_lost(git: Git, folder: str) -> bool:
    """Tell whether a folder has no tracked file, so that a clone would not have it."""
    return os.path.isdir(os.path.join(git.root, folder)) and git.tracks(folder) is False


def _git_warning(code: str, **params: object) -> Diagnostic:
    return Diagnostic(code, params, target="store.git", severity="warning")

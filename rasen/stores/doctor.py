"""`rasen doctor`: the selected root, the store it belongs to, and what it leans on (spec 10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, Text, status_entry
from rasen.outcome import Outcome
from rasen.stores.folders import has_planning_shape
from rasen.stores.git import Git, find_origin
from rasen.stores.health import inspect
from rasen.stores.metadata import TARGET, Identity, read_identity
from rasen.stores.pointers import read_pointer
from rasen.stores.references import declared_references, resolve_references
from rasen.stores.roots import find_root

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.config_file import ConfigFile
    from rasen.stores.roots import Root


def examine_root(context: Context, store: str | None, *, store_path: str | None = None) -> Outcome:
    """Give the findings about the root that commands work on here; nothing is written.

    Findings of any severity are a success of the command.
    """
    root = find_root(context, store, store_path=store_path)
    tell_of_unreadable(context, root.config)
    health = inspect(root.path)
    references = resolve_references(context, root)
    findings = [*registry_findings(references.registry_problem), *_pointer_findings(context, root)]
    identity = _Identity(context, root) if root.store_id is not None else None

    def document(translator: Translator) -> Document:
        status = [status_entry(found, translator) for found in health.findings]
        return {
            "root": {**root.output(), "healthy": health.is_healthy, "status": status},
            "store": identity.output(translator) if identity else None,
            "references": [each.output(translator) for each in references.entries],
            "status": [status_entry(found, translator) for found in findings],
        }

    return Outcome("doctor", document(context.english), localized=document)


def registry_findings(problem: Text | None) -> list[Diagnostic]:
    """Give the finding of a registry that cannot be read: none, or one."""
    if problem is None:
        return []
    return [_relationship("relationship_registry_unreadable", problem=problem)]


def tell_of_unreadable(context: Context, config: ConfigFile) -> None:
    """Tell of a config that cannot be read, and therefore declares nothing."""
    problem = config.reading().problem
    if problem is not None:
        context.tell(Text("notes.configUnreadable", {"path": config.path, "problem": problem}))


class _Identity:
    """What the identity file and the repository of a selected store say."""

    __slots__ = ("id", "origin", "remote")

    def __init__(self, context: Context, root: Root) -> None:
        found = read_identity(root.path)
        self.id = root.store_id
        self.remote = found.remote if isinstance(found, Identity) else None
        self.origin = find_origin(Git(root.path, context.env)).url

    def output(self, translator: Translator) -> Document:
        metadata: Document = {"present": True, "valid": True}
        if self.remote is not None:
            metadata["remote"] = self.remote
        document: Document = {"id": self.id, "metadata": metadata}
        if self.origin is not None:
            document["origin_url"] = self.origin
        return {**document, "status": [status_entry(found, translator) for found in self._status()]}

    def _status(self) -> Iterator[Diagnostic]:
        if self.remote and self.origin and self.remote != self.origin:
            params = {"id": self.id, "remote": self.remote, "origin": self.origin}
            yield Diagnostic("store_remote_divergence", params, target=TARGET, severity="info")


def _pointer_findings(context: Context, root: Root) -> Iterator[Diagnostic]:
    if root.source == "nearest" and has_planning_shape(root.path):
        pointer = read_pointer(root.config)
        if pointer.id is not None:
            yield _relationship("root_pointer_ignored", path=root.config.path, id=pointer.id)
        elif pointer.problem is not None:
            problem = pointer.problem
            yield _relationship("root_pointer_invalid", path=root.config.path, problem=problem)
    if root.declared_by is not None and declared_references(context, root.declared_by):
        path, identifier = root.declared_by.path, root.store_id
        yield _relationship("pointer_declarations_inert", path=path, id=identifier)


def _relationship(code: str, **params: object) -> Diagnostic:
    return Diagnostic(code, params, target="relationships", severity="warning")

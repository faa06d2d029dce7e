"""References: the stores that a root declares to lean on, and what has become of each (spec 10).

The commands that show an agent what it may read ask here: `resolve_references` for health and
membership, `reference_index` for the list of specs in `instructions`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, RasenError, Text, status_entry
from rasen.stores.folders import canonical
from rasen.stores.registry import Registry, read_registry, registry_path
from rasen.stores.resolution import is_store_id, prove_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.config_file import ConfigFile
    from rasen.stores.roots import Root

    # Root of a store -> its specs as (capability ID, path of the file), by ID.
    FindSpecs = Callable[[str], Iterable[tuple[str, str]]]

TARGET = "references"
# What a remote may look like to stand in a command line that people and agents run.
_REMOTE = r"[A-Za-z0-9@:/._~+][A-Za-z0-9@:/._~+-]*"


class Declaration(NamedTuple):
    """One declared reference: an ID, which is not checked yet, and where to clone it from."""

    id: str
    remote: str | None = None


class Reference(NamedTuple):
    """A declaration and what it came to: a canonical root, or the finding that says why not."""

    declaration: Declaration
    root: str | None = None
    finding: Diagnostic | None = None

    @property
    def fetch(self) -> str:
        """The command line that shows one of the store's specs."""
        return f"rasen show <spec-id> --type spec --store {self.declaration.id}"

    def output(self, translator: Translator) -> Document:
        """Give the shape `common:reference-entry` without specs, as doctor shows it."""
        document: Document = {"store_id": self.declaration.id}
        if self.root is not None:
            document["root"] = self.root
        return {**document, "status": self.status(translator)}

    def status(self, translator: Translator) -> list[Document]:
        """Give the finding as a list of none or one."""
        return [status_entry(self.finding, translator)] if self.finding else []


class References(NamedTuple):
    """The references of a root in the order of their declaration, those to itself left out.

    `registry_problem` says why the registry cannot be read, where there is one.
    """

    entries: tuple[Reference, ...]
    registry_problem: Text | None = None


def declared_references(context: Context, config: ConfigFile) -> list[Declaration]:
    """Give what a config declares, merged by ID; what is dropped is told (10.1)."""
    if not config.may_have("references"):
        return []
    value = config.reading().value
    if not isinstance(value, dict) or "references" not in value:
        return []
    merged: dict[str, Declaration] = {}
    for declaration in _declarations(context, config, value["references"]):
        known = merged.setdefault(declaration.id, declaration)
        if known.remote is None:
            merged[declaration.id] = declaration
    return list(merged.values())


def resolve_references(context: Context, root: Root) -> References:
    """Give the references of a root with what they come to; nothing is followed further."""
    declarations = declared_references(context, root.config)
    stores, problem = _read(context)
    found = (_resolved(context, root, each, stores, problem) for each in declarations)
    return References(tuple(each for each in found if each is not None), problem)


def _declarations(context: Context, config: ConfigFile, value: object) -> Iterator[Declaration]:
    if not isinstance(value, list):
        context.tell(Text("notes.referencesNoList", {"path": config.path}))
        return
    for number, item in enumerate(value, 1):
        place = {"path": config.path, "number": number}
        if isinstance(item, str):
            yield Declaration(item)
        elif isinstance(item, dict) and isinstance(item.get("id"), str):
            remote = item.get("remote")
            if "remote" in item and not (isinstance(remote, str) and remote):
                context.tell(Text("notes.referenceRemote", place))
                remote = None
            yield Declaration(item["id"], remote)
        else:
            context.tell(Text("notes.referenceDropped", place))


def _read(context: Context) -> tuple[Registry, Text | None]:
    try:
        return read_registry(registry_path(context)) or {}, None
    except RasenError as error:
        return {}, _said(error)


def _said(error: RasenError) -> Text:
    """Give the sentence of an error as part of another one."""
    diagnostic = error.diagnostics[0]
    return Text(f"messages.{diagnostic.code}", diagnostic.params)


def _resolved(
    context: Context,
    root: Root,
    declaration: Declaration,
    stores: Registry,
    problem: Text | None,
) -> Reference | None:
    """Give what a declaration comes to, None for one that means the root itself (10.2)."""
    identifier = declaration.id
    if not is_store_id(identifier):
        return _unusable("reference_invalid_id", declaration)
    if identifier == root.store_id:
        return None
    if problem is not None:
        return _unusable("reference_registry_unreadable", declaration, problem=problem)
    if identifier not in stores:
        advice = _advice(context, declaration)
        return _unusable("reference_unresolved", declaration, advice=advice)
    path = stores[identifier].path
    if canonical(path) == root.path:
        return None
    try:
        return Reference(declaration, prove_store(identifier, path))
    except RasenError as error:
        return _unusable("reference_root_unhealthy", declaration, problem=_said(error))


def _unusable(code: str, declaration: Declaration, **params: object) -> Reference:
    params = {"id": declaration.id, **params}
    finding = Diagnostic(code, params, target=TARGET, severity="warning")
    return Reference(declaration, finding=finding)


def _advice(context: Context, declaration: Declaration) -> Text:
    """Give how to get a store that is not registered: a command line where it can be trusted."""
    import re

    remote, identifier = declaration.remote, declaration.id
    if remote is None or re.fullmatch(_REMOTE, remote) is None:
        return Text("reasons.store.getStore", {"id": identifier})
    from shlex import quote

    folder = quote(os.path.join(context.home, "rasen", identifier))
    clone = f"git clone -- {quote(remote)} {folder}"
    command = f"{clone} && rasen store register {folder} --id {identifier}"
    return Text("reasons.store.runCommand", {"command": command})

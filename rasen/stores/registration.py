"""One entry of the registry for one checkout of a store: conflicts, and the entry (spec 6.3)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, Text, failure, status_entry
from rasen.outcome import Outcome
from rasen.stores.metadata import identity_path
from rasen.stores.registry import Entry, Registry, read_registry, registry_path
from rasen.stores.registry_change import locked_registry

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.git import Origin


class Registration(NamedTuple):
    """What became of a registration: whether the registry was written, and whether it was there."""

    written: bool
    already: bool


class GitResult(NamedTuple):
    """What a result says of git: `git.is_repository`, `git.initialized`, `git.committed`."""

    is_repository: bool
    initialized: bool = False
    committed: bool = False


def registered_here(stores: Registry, identifier: str, root: str) -> bool:
    """Tell whether the registry has this ID at this root.

    Raises `store_id_conflict` where the ID stands for another place and `store_path_conflict`
    where the place has another ID.
    """
    place = os.path.realpath(root)
    known = stores.get(identifier)
    if known is not None and not _leads_to(known.path, root, place):
        raise failure(
            "store_id_conflict", target="store.id", id=identifier, path=root, other=known.path
        )
    for other, entry in stores.items():
        if other != identifier and _leads_to(entry.path, root, place):
            raise failure(
                "store_path_conflict", target="store.root", path=root, reason=_taken(other)
            )
    return known is not None


def require_text(value: str) -> None:
    """Raise `store_error` for a text that no file can hold: bytes of a name that are no UTF-8."""
    try:
        value.encode("utf-8")
    except UnicodeEncodeError as error:
        problem = Text("reasons.store.noText", {"value": value})
        raise failure("store_error", problem=problem) from error


def current_registration(context: Context, identifier: str, root: str) -> bool:
    """Tell the same of the registry as it is now, which is only read."""
    return registered_here(read_registry(registry_path(context)) or {}, identifier, root)


def register(context: Context, identifier: str, root: str, *, origin: Origin) -> Registration:
    """Put the store's place and origin into the registry.

    Nothing is written and no lock is taken where the registry says so already. Raises the
    conflicts of `registered_here`, found under the lock as well.
    """
    stores = read_registry(registry_path(context)) or {}
    already = registered_here(stores, identifier, root)
    if already and stores[identifier] == _entry(stores, identifier, root, origin):
        return Registration(written=False, already=True)
    with locked_registry(context) as registry:
        already = registered_here(registry.stores, identifier, root)
        entry = _entry(registry.stores, identifier, root, origin)
        if already and registry.stores[identifier] == entry:
            return Registration(written=False, already=True)
        registry.write({**registry.stores, identifier: entry})
    return Registration(written=True, already=already)


def result(
    context: Context,
    schema: str,
    *,
    identifier: str,
    root: str,
    registration: Registration,
    git: GitResult,
    created: list[str],
) -> Outcome:
    """Give the outcome of setup and register (spec 6.4)."""
    note = Diagnostic(
        "store_already_registered",
        {"id": identifier, "path": root},
        target="store.registry",
        severity="info",
    )
    notes = [note] if registration.already and not created else []

    def document(translator: Translator) -> Document:
        return {
            "store": {"id": identifier, "root": root, "metadata_path": identity_path(root)},
            "registry": {
                "path": registry_path(context),
                "registered": registration.written,
                "already_registered": registration.already,
            },
            "git": git._asdict(),
            "created_files": created,
            "status": [status_entry(note, translator) for note in notes],
        }

    return Outcome(schema, document(context.english), localized=document)


def _leads_to(path: str, root: str, place: str) -> bool:
    """Tell whether a registered path is the root, or leads to the place behind its links."""
    return path == root or os.path.realpath(path) == place


def _entry(stores: Registry, identifier: str, root: str, origin: Origin) -> Entry:
    """Give the entry that a store should have, what nobody knows better kept from the old one."""
    old = stores.get(identifier, Entry(root))
    return Entry(root, origin.url if origin.is_known else old.remote, old.branch)


def _taken(identifier: str) -> Text:
    return Text("reasons.store.pathTaken", {"id": identifier})

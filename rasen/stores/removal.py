"""`rasen store unregister` and `remove`: an entry forgotten, and a folder deleted (spec 8).

A folder is deleted only where it is proven to be the store, as it is under the lock of the
registry, and never through a link.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, Text, failure, status_entry
from rasen.files.folders import remove_tree
from rasen.outcome import Outcome
from rasen.stores.failures import system_problem
from rasen.stores.folders import IDENTITY
from rasen.stores.lookup import find_entry
from rasen.stores.metadata import (
    TARGET,
    Identity,
    Invalid,
    identity_path,
    invalid_identity,
    read_identity,
)
from rasen.stores.registry import Entry, Registry, registry_path
from rasen.stores.registry_change import locked_registry

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document, RasenError
    from rasen.locale import Translator


def unregister_store(context: Context, identifier: str) -> Outcome:
    """Drop the entry of a store, whatever has become of its folder, which stays as it is."""
    find_entry(context, identifier)
    with locked_registry(context) as registry:
        entry = _entry_of(registry.stores, identifier)
        registry.write(_without(registry.stores, identifier))
    return _result(context, "store-unregister", identifier, entry, left=entry.path)


def confirmation_required(identifier: str, entry: Entry) -> RasenError:
    """Give the error of a removal that nobody has confirmed."""
    return failure(
        "store_remove_confirmation_required",
        target="store.root",
        id=identifier,
        path=entry.path,
    )


def remove_store(context: Context, identifier: str, seen: Entry) -> Outcome:
    """Drop the entry of a store and delete its folder, which the user has agreed to.

    `seen` is the entry that the user was shown. Where the folder is gone the entry is dropped with
    a warning; where it is not proven to be the store, nothing happens. A folder that cannot be
    deleted after that is a warning too.
    """
    with locked_registry(context) as registry:
        if registry.stores.get(identifier) != seen:
            raise failure(
                "store_registry_changed",
                target="store.registry",
                id=identifier,
                path=registry.path,
            )
        # A link to nothing is nothing, and is left alone.
        is_there = os.path.exists(seen.path)
        if is_there:
            _require_store(identifier, seen.path)
            _require_nothing_else(context, identifier, seen.path, registry.stores)
        registry.write(_without(registry.stores, identifier))
        if not is_there:
            return _result(context, "store-remove", identifier, seen, note=_missing(seen.path))
        try:
            # What is left by a refusal, or by an end of the process, still says whose it was.
            remove_tree(seen.path, last=os.path.dirname(IDENTITY))
        except OSError as error:
            note, left = _left(seen.path, error), seen.path
            return _result(context, "store-remove", identifier, seen, left=left, note=note)
    return _result(context, "store-remove", identifier, seen, deleted=seen.path)


def _require_store(identifier: str, path: str) -> None:
    """Raise unless the folder is proven to be the store."""
    if os.path.islink(path) or not os.path.isdir(path):
        raise failure("store_remove_path_not_directory", target="store.root", path=path)
    found = read_identity(path)
    place = identity_path(path)
    if isinstance(found, Invalid):
        raise invalid_identity(found)
    if not isinstance(found, Identity):
        raise failure("store_remove_metadata_missing", target=TARGET, id=identifier, path=place)
    if found.id != identifier:
        raise failure(
            "store_metadata_id_mismatch", target=TARGET, path=place, id=identifier, other=found.id
        )


def _require_nothing_else(context: Context, identifier: str, path: str, stores: Registry) -> None:
    """Raise where more than the store would be deleted: another one, or what the user lives by."""
    places = {
        "reasons.store.homeInside": context.home,
        "reasons.store.dataInside": context.homes().data,
    }
    for key, place in places.items():
        if _holds(path, place):
            raise _conflict(path, Text(key, {"inner": place}))
    for other, entry in stores.items():
        if other != identifier and _holds(path, entry.path):
            params = {"id": other, "inner": entry.path}
            raise _conflict(path, Text("reasons.store.storeInside", params))


def _holds(folder: str, place: str) -> bool:
    """Tell whether a place is a folder or lies inside of it, links resolved."""
    top, inner = os.path.realpath(folder), os.path.realpath(place)
    return inner == top or inner.startswith(top.rstrip("/") + "/")


def _conflict(path: str, reason: Text) -> RasenError:
    return failure("store_path_conflict", target="store.root", path=path, reason=reason)


def _entry_of(stores: Registry, identifier: str) -> Entry:
    if identifier not in stores:
        raise failure("store_not_found", target="store.id", id=identifier)
    return stores[identifier]


def _without(stores: Registry, identifier: str) -> Registry:
    return {other: entry for other, entry in stores.items() if other != identifier}


def _missing(path: str) -> Diagnostic:
    return Diagnostic(
        "store_root_missing",
        {"path": path},
        target="store.root",
        severity="warning",
        has_fix=False,
    )


def _left(path: str, error: OSError) -> Diagnostic:
    return Diagnostic(
        "store_files_left_on_disk",
        {"path": path, "problem": system_problem(error)},
        target="store.root",
        severity="warning",
    )


def _result(
    context: Context,
    schema: str,
    identifier: str,
    entry: Entry,
    *,
    deleted: str | None = None,
    left: str | None = None,
    note: Diagnostic | None = None,
) -> Outcome:
    def document(translator: Translator) -> Document:
        place = {"id": identifier, "root": entry.path, "metadata_path": identity_path(entry.path)}
        return {
            "store": place,
            "registry": {"path": registry_path(context), "removed": True},
            "files": {
                "deleted": deleted is not None,
                "deleted_path": deleted,
                "left_on_disk": left,
            },
            "status": [status_entry(note, translator)] if note else [],
        }

    return Outcome(schema, document(context.english), localized=document)

"""From the ID of a store to its proven root on this machine (stores spec 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas
from rasen.diagnostics import Text, failure
from rasen.stores.failures import NO_ORIGIN
from rasen.stores.folders import canonical
from rasen.stores.health import inspect
from rasen.stores.metadata import (
    TARGET,
    Identity,
    Invalid,
    Missing,
    identity_path,
    invalid_identity,
    read_identity,
)
from rasen.stores.registry import read_registry, registry_path

if TYPE_CHECKING:
    from rasen.context import Context

ID_SCHEMA = "common:store-id"


def is_store_id(identifier: str) -> bool:
    """Tell whether a text is a legal ID of a store (2.1)."""
    return schemas.verdict(ID_SCHEMA)(identifier)


def require_store_id(identifier: str, *, origin: Text = NO_ORIGIN) -> None:
    """Raise `invalid_store_id` for a text that is no legal ID."""
    if not is_store_id(identifier):
        raise failure("invalid_store_id", target="store.id", id=identifier, origin=origin)


def resolve_store(context: Context, identifier: str, *, config: str | None = None) -> str:
    """Give the canonical root of a registered store whose identity and health are proven.

    `config` is the file whose pointer asks for it, None for `--store`; messages name it. Nothing
    is repaired or made.
    """
    origin = Text("reasons.store.fromPointer", {"config": config}) if config else NO_ORIGIN
    require_store_id(identifier, origin=origin)
    stores = read_registry(registry_path(context))
    if not stores:
        raise failure("no_registered_stores", target="store.id", id=identifier, origin=origin)
    if identifier not in stores:
        raise failure(
            "unknown_store", target="store.id", id=identifier, origin=origin, ids=list(stores)
        )
    return prove_store(identifier, stores[identifier].path, origin=origin)


def prove_store(identifier: str, path: str, *, origin: Text = NO_ORIGIN) -> str:
    """Give the canonical root at a registered path, proven to be the store, and healthy."""
    _prove_identity(path, identifier, origin)
    health = inspect(path)
    if not health.is_healthy:
        raise failure(
            "unhealthy_store_root",
            target="openspec.root",
            id=identifier,
            origin=origin,
            path=path,
            findings=health.summary,
        )
    return canonical(path)


def _prove_identity(root: str, identifier: str, origin: Text) -> None:
    found = read_identity(root)
    match found:
        case Missing():
            reason = Text("reasons.store.noIdentity", {"path": found.path})
        case Invalid():
            raise invalid_identity(found, origin=origin)
        case Identity():
            if found.id == identifier:
                return
            names = {"path": identity_path(root), "id": found.id}
            reason = Text("reasons.store.otherIdentity", names)
    raise failure(
        "store_identity_mismatch",
        target=TARGET,
        id=identifier,
        origin=origin,
        reason=reason,
        path=root,
    )

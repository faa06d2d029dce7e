"""One store of the registry by its ID."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import RasenError, failure
from rasen.stores.registry import read_registry, registry_path
from rasen.stores.resolution import require_store_id

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.stores.registry import Entry


def find_entry(context: Context, identifier: str) -> Entry:
    """Give the registry's entry of a store; raises `store_not_found` where there is none."""
    require_store_id(identifier)
    try:
        return look_up(context, identifier)
    except RasenError as error:
        if error.diagnostics[0].code != "no_store_registry":
            raise
        raise failure("store_not_found", target="store.id", id=identifier) from error


def look_up(context: Context, identifier: str) -> Entry:
    """Give the same for programs, which learn whether there is a registry at all.

    Raises `no_store_registry` where this machine has none.
    """
    stores = read_registry(registry_path(context))
    if stores is None:
        raise failure("no_store_registry", target="store.id", id=identifier)
    if identifier not in stores:
        raise failure("store_not_found", target="store.id", id=identifier)
    return stores[identifier]

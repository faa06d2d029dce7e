"""`rasen store list`: which stores this machine has, as the registry says (spec 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.outcome import Outcome
from rasen.stores.registry import read_registry, registry_path

if TYPE_CHECKING:
    from rasen.context import Context


def list_stores(context: Context) -> Outcome:
    """Give the ID and the registered path of every store; nothing else is looked at."""
    stores = read_registry(registry_path(context)) or {}
    rows = [{"id": identifier, "root": entry.path} for identifier, entry in stores.items()]
    return Outcome("store-list", {"stores": rows, "status": []})

"""The references of a root in instructions: the one call into the area of stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.planning.layout import PlanningFolder, Unlistable, find_capabilities

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.context import Context
    from rasen.stores.reference_index import ReferenceIndex
    from rasen.stores.roots import Root


def references(context: Context, root: Root) -> ReferenceIndex | None:
    """Give the index of the specs of referenced stores, None where there is none (stores 10.5)."""
    if not root.config.may_have("references"):
        return None
    from rasen.stores.reference_index import reference_index

    return reference_index(context, root, _find_specs) or None


def _find_specs(root: str) -> Iterable[tuple[str, str]]:
    """Give the specs of a root, each with its file; a folder that cannot be listed has none."""
    folder = PlanningFolder(root)
    try:
        found = find_capabilities(folder.specs).capabilities
    except Unlistable:
        return []
    return [(identifier, folder.spec(identifier)) for identifier in found]

"""The references of a root in instructions: the one call into the area of stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.stores.roots import Root


def references(context: Context, root: Root) -> list[Document] | None:
    """Give the index of the specs of referenced stores, None where there is none (stores 10.5)."""
    del context, root
    return None

"""The human view of `rasen completion`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def view(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the script as it is, ready to be loaded or written to a file."""
    completion = cast("Document", view.document(outcome)["completion"])
    yield str(completion["script"])

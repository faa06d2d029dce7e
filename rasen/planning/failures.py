"""The failures of commands about changes that have no code of their own (contract spec 1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure

if TYPE_CHECKING:
    from rasen.diagnostics import RasenError


def change_error(key: str, **params: object) -> RasenError:
    """Give the error whose sentence is that of the catalog key `reasons.artifacts.<key>`."""
    return failure("change_error", problem=Text(f"reasons.artifacts.{key}", params))

"""What is said twice of one file: that it was refused, and then that it is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.diagnostics import Diagnostic

# What a tree says of a file that is there and cannot be used (packages spec 3.1) ...
_REFUSALS = frozenset(
    {
        "entry_unreadable",
        "symlink_forbidden",
        "special_file_forbidden",
        "entry_limit_exceeded",
        "file_too_large",
        "content_limit_exceeded",
        "path_collision",
        "entry_changed",
        "file_unreadable",
        "utf8_bom_forbidden",
        "utf8_invalid",
    }
)
# ... and what later rules say because it is absent for them.
_MISSING = frozenset({"manifest_missing", "skill_missing", "declared_file_missing"})


def without_echoes(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Give the diagnostics of a workflow without those that only follow from a refused file."""
    diagnostics = list(diagnostics)
    refused = {found.file for found in diagnostics if found.code in _REFUSALS}
    return [found for found in diagnostics if not _is_echo(found, refused)]


def _is_echo(found: Diagnostic, refused: set[str]) -> bool:
    if found.code == "sidecar_reference_unresolved":
        reference = str((found.details or {}).get("reference", ""))
        return bool({reference, reference.partition(" ")[0]} & refused)
    return found.code in _MISSING and (found.path or "") in refused

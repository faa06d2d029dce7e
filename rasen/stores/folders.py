"""Folders and their paths: what makes one a root, and what a user means by a path (spec 1, 6)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rasen.context import Context

IDENTITY = ".rasen-store/store.yaml"
# There while an archive is under way, and after one that was cut off.
JOURNAL = os.path.join("rasen", "changes", ".archive-journal.json")


def has_planning_shape(root: str) -> bool:
    """Tell whether the root has specs or changes; a store that stands there is neither."""
    return _is_planning(os.path.join(root, "rasen", "specs")) or _is_planning(
        os.path.join(root, "rasen", "changes")
    )


def canonical(path: str) -> str:
    """Give the real path, links resolved; of an absolute path that leads nowhere, itself."""
    try:
        return os.path.realpath(path, strict=True)
    except (OSError, ValueError):  # missing, not to be entered, a loop of links, a NUL in it
        return path


def user_path(context: Context, path: str) -> str:
    """Give a path as typed made absolute: blanks cut, `~` alone or before a slash the home."""
    path = path.strip()
    if path == "~" or path.startswith("~/"):
        path = context.home + path[1:]
    return context.absolute(path)


def _is_planning(path: str) -> bool:
    return os.path.isdir(path) and not os.path.isfile(os.path.join(path, IDENTITY))

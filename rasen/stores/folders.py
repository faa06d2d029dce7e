"""What makes a folder a root: its planning shape and its config file (stores spec 1)."""

from __future__ import annotations

import os

IDENTITY = ".rasen-store/store.yaml"


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


def _is_planning(path: str) -> bool:
    return os.path.isdir(path) and not os.path.isfile(os.path.join(path, IDENTITY))

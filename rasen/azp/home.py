"""Where a user's trusted keys and pinned publishers are kept (azphalt spec 16)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.files.home import find_homes

if TYPE_CHECKING:
    from rasen.context import Context


def trust_store_path(context: Context) -> str:
    """Give the trust store that is asked where none is named; it may be absent."""
    return _path(context, "trust.json")


def pins_path(context: Context) -> str:
    """Give the pins that are asked where none are named; they may be absent."""
    return _path(context, "pins.json")


def _path(context: Context, name: str) -> str:
    home = context.env.get("HOME") or os.path.expanduser("~")
    homes = find_homes(context.env, context.cwd, home=home, warn=lambda _: None)
    return os.path.join(homes.data, "azp", name)

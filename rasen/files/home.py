"""Where data and settings are kept, and what an absolute path is."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Homes(NamedTuple):
    """The two folders of a user: `data` for the libraries, `config` for settings and profiles."""

    data: str
    config: str


def find_homes(
    env: Mapping[str, str], cwd: str, *, home: str, warn: Callable[[str], None]
) -> Homes:
    """Give the folders that the environment asks for (packages spec 1).

    `home` is the user's home folder. `warn` is called once, with the path, for a RASEN_HOME that
    exists and is no folder; it is then as if unset.
    """
    own = env.get("RASEN_HOME", "")
    if own.strip():
        path = absolute(own, cwd)
        if os.path.isdir(path) or not os.path.exists(path):
            return Homes(path, path)
        warn(path)
    return Homes(
        _below(env.get("XDG_DATA_HOME"), home),
        _below(env.get("XDG_CONFIG_HOME"), home),
    )


def absolute(path: str, cwd: str) -> str:
    """Give the path made absolute: `.` and `..` and trailing slashes gone, links not resolved."""
    joined = os.path.join(cwd, path)
    if "\0" in joined:
        # Some releases of Python 3.11 cut such a path at the NUL, which would name another file.
        return joined
    normal = os.path.normpath(joined)
    # POSIX lets two leading slashes mean something else; no system of today makes use of it.
    return normal[1:] if normal.startswith("//") else normal


def _below(base: str | None, home: str) -> str:
    return os.path.join(base, "rasen") if base else os.path.join(home, ".rasen")

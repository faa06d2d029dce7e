"""Where the library of this run lies, and what it may lean on."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.home import find_homes
from rasen.workflows.dependencies import Dependencies, find_project

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.files.home import Homes


class Surroundings(NamedTuple):
    """The user's folders, the dependencies that resolve here, and notes for standard error."""

    homes: Homes
    dependencies: Dependencies
    notes: tuple[str, ...]


def surroundings(context: Context) -> Surroundings:
    """Give what a workflow command of this context has around it."""
    notes: list[str] = []

    def warn(path: str) -> None:
        notes.append(context.english.text("notes.homeIgnored", path=path))

    home = context.env.get("HOME") or os.path.expanduser("~")
    homes = find_homes(context.env, context.cwd, home=home, warn=warn)
    dependencies = Dependencies(find_project(context.cwd), homes.data)
    return Surroundings(homes, dependencies, tuple(notes))

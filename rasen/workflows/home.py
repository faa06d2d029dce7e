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
    """The user's folders, and the dependencies that resolve here."""

    homes: Homes
    dependencies: Dependencies


def surroundings(context: Context) -> Surroundings:
    """Give what a workflow command of this context has around it."""
    home = context.env.get("HOME") or os.path.expanduser("~")
    homes = find_homes(context.env, context.cwd, home=home, warn=lambda _: None)
    dependencies = Dependencies(find_project(context.cwd), homes.data)
    return Surroundings(homes, dependencies)

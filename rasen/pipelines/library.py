"""The library of pipelines in its three layers (generation spec 9.1).

What the project has goes before what the user has, and that before what is built in. A name that
exists in a layer decides, valid or not. Folders that are no pipeline's are nobody's business.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.diagnostics import Diagnostic
from rasen.pipelines import definition
from rasen.pipelines.check import FILE, is_name, read_text
from rasen.workflows.builtin import FOLDER, builtins

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.pipelines.model import Definition
    from rasen.stores.roots import Root

PROJECT, USER, PACKAGE = "project", "user", "package"


class Installed(NamedTuple):
    """A pipeline that is there: its name, its layer, the path of its definition."""

    name: str
    source: str
    path: str


class Loaded(NamedTuple):
    """What a definition says; `definition` is None exactly where `errors` says why.

    `short_agents` are the roles whose agent is a mere name in the text.
    """

    definition: Definition | None
    errors: tuple[Diagnostic, ...]
    short_agents: frozenset[str] = frozenset()


class Library(NamedTuple):
    """The pipelines that can be called, by name."""

    pipelines: dict[str, Installed]

    def names(self) -> list[str]:
        """Give the names of all of them, sorted by code point."""
        return sorted(self.pipelines)


def open_library(context: Context, root: Root) -> Library:
    """Give the pipelines of a root, of the user and of the product; no definition is read yet."""
    layers = (
        (PACKAGE, os.path.join(FOLDER, "pipelines"), builtins().pipelines),
        (USER, os.path.join(context.homes().data, "pipelines"), None),
        (PROJECT, os.path.join(root.path, "rasen", "pipelines"), None),
    )
    found: dict[str, Installed] = {}
    for source, folder, names in layers:
        for name in _names(folder) if names is None else names:
            found[name] = Installed(name, source, os.path.join(folder, name, FILE))
    return Library(found)


def load(installed: Installed) -> Loaded:
    """Read a definition and hold it to the schema and rules 1 to 6."""
    text = read_text(installed.path)
    if isinstance(text, Diagnostic):
        return Loaded(None, (text,))
    reading = definition.read_definition(text)
    errors = tuple(each for each in definition.diagnose(reading) if each.severity == "error")
    if errors:
        return Loaded(None, errors)
    document = cast("dict[str, dict[str, object]]", reading.source.value)
    agents = document.get("agents", {})
    short = frozenset(role for role, agent in agents.items() if isinstance(agent, str))
    return Loaded(reading.definition, (), short)


def _names(folder: str) -> Iterator[str]:
    try:
        names = os.listdir(folder)
    except OSError:  # a layer that is not there, or that nobody may read, has no pipelines
        return
    for name in names:
        if is_name(name) and os.path.lexists(os.path.join(folder, name, FILE)):
            yield name

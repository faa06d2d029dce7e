"""What a person may choose from when a profile or the selection is edited at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import RasenError
from rasen.workflows.builtin import unit_texts
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profile_changes import check_new, check_saved, is_there
from rasen.workflows.profiles import (
    PRESETS,
    known,
    normalize,
    read_saved,
    requirements,
    saved_names,
)
from rasen.workflows.selection import user_layer

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.workflows.catalog import Catalog, Entry


class Option(NamedTuple):
    """A workflow to choose: `said` is the author's title of it, else its description."""

    id: str
    said: str


class Choices(NamedTuple):
    """All workflows of the catalog, which of them are chosen now, and what the file lists.

    `seen` is None where the file lists nothing that can be read.
    """

    options: tuple[Option, ...]
    chosen: tuple[str, ...]
    seen: tuple[str, ...] | None


def choices_for_new(context: Context, name: str) -> Choices:
    """Give the choices for a new profile; fails for a name that it cannot have."""
    around = surroundings(context)
    check_new(around.homes, name)
    return Choices(_options(load_catalog(around.homes, around.dependencies)), (), None)


def choices_of_saved(context: Context, name: str) -> Choices:
    """Give the choices for a saved profile; what is unknown or unreadable in it is not chosen."""
    around = surroundings(context)
    check_saved(around.homes, name)
    try:
        listed = read_saved(around.homes, name)
    except RasenError:
        listed = None
    catalog = load_catalog(around.homes, around.dependencies)
    return _choices(catalog, listed)


def choices_of_selection(context: Context) -> Choices:
    """Give the choices for the current selection of the user."""
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    return _choices(catalog, user_layer(around.homes).wanted)


def names_to_use(context: Context) -> list[str]:
    """Give the names of all profiles that can be used: those of the product, then the saved."""
    return [*PRESETS, *names_of_saved(context)]


def names_of_saved(context: Context) -> list[str]:
    """Give the names of the saved profiles."""
    return saved_names(surroundings(context).homes)


def is_deletable(context: Context, name: str) -> bool:
    """Tell whether there is anything to delete under this name."""
    return is_there(surroundings(context).homes, name)


def _choices(catalog: Catalog, listed: tuple[str, ...] | None) -> Choices:
    wanted, _ = known(listed or (), catalog)
    chosen = normalize(wanted, requirements(catalog))
    return Choices(_options(catalog), chosen, listed)


def _options(catalog: Catalog) -> tuple[Option, ...]:
    return tuple(Option(entry.id, _said(entry)) for entry in catalog.workflows())


def _said(entry: Entry) -> str:
    if entry.workflow is None:
        return unit_texts()[entry.id].description
    return entry.workflow.manifest.title or entry.workflow.skill.description

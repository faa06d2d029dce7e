"""`rasen profile use|new|update|delete`, and the change of the selection that is edited by hand.

What a command line leaves out is None here and `interactive_required`; whoever has a terminal asks
and calls again. `seen` is what a person saw before editing: something else by now is
`profile_changed`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import RasenError, Text, failure
from rasen.outcome import Outcome
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profile_store import locked, remove, require_free, save, select
from rasen.workflows.profiles import (
    check_name,
    is_saved,
    load,
    normalize,
    profile_path,
    read_saved,
    requirements,
    shown_name,
)
from rasen.workflows.selection import deciding_config, user_layer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rasen.context import Context
    from rasen.files.home import Homes


def use_profile(context: Context, name: str | None) -> Outcome:
    """Make a profile of the product, or a copy of a saved one, the current selection."""
    name = _named(name)
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    definition = load(around.homes, name, catalog)
    with locked(context, around.homes):
        classification = select(context, around.homes, definition)
    _say_who_decides(context)
    return _selected("profile-use", name, classification, definition)


def edit_selection(
    context: Context, workflows: Iterable[str] | None, *, seen: Sequence[str] | None = None
) -> Outcome:
    """Make these workflows, and what they require, the current selection."""
    if workflows is None:
        raise _missing("missingSelection")
    around = surroundings(context)
    definition = _definition(context, workflows)
    with locked(context, around.homes):
        if seen is not None and user_layer(around.homes).wanted != tuple(seen):
            raise failure("profile_changed", what=Text("reasons.profile.selection"))
        name = select(context, around.homes, definition)
    _say_who_decides(context)
    return _selected("profile", name, name, definition)


def new_profile(
    context: Context, name: str | None, workflows: Iterable[str] | None, *, use: bool
) -> Outcome:
    """Save a profile of these workflows and what they require; `use` makes it the selection too.

    Either both are done or none.
    """
    name = _named(name)
    if workflows is None:
        raise _missing("missingWorkflows")
    homes = surroundings(context).homes
    check_new(homes, name)
    definition = _definition(context, workflows)
    with locked(context, homes):
        path = save(homes, name, definition, replace=False)
        if use:
            try:
                select(context, homes, definition)
            except BaseException:
                remove(homes, name)
                raise
    if use:
        _say_who_decides(context)
    return _saved("profile-new", name, path, definition)


def check_new(homes: Homes, name: str) -> None:
    """Make sure that a new profile may have the name: one of a user's, and not taken."""
    check_name(name)
    require_free(homes, name, replace=False)


def update_profile(
    context: Context,
    name: str | None,
    workflows: Iterable[str] | None,
    *,
    seen: Sequence[str] | None = None,
) -> Outcome:
    """Replace what a saved profile selects; the current selection stays as it is."""
    name = _named(name)
    if workflows is None:
        raise _missing("missingWorkflows")
    homes = surroundings(context).homes
    check_saved(homes, name)
    definition = _definition(context, workflows)
    with locked(context, homes):
        check_saved(homes, name)
        if seen is not None and _listed(homes, name) != tuple(seen):
            raise failure("profile_changed", target=name, what=shown_name(name))
        path = save(homes, name, definition, replace=True)
    return _saved("profile-update", name, path, definition)


def delete_profile(context: Context, name: str | None, *, confirmed: bool) -> Outcome:
    """Remove a saved profile, also a broken one; the current selection stays as it is."""
    name = _named(name)
    check_name(name)
    if not confirmed:
        raise failure("confirmation_required", target=name, id=name)
    homes = surroundings(context).homes
    if not is_there(homes, name):
        raise failure("not_found", target=name, what=shown_name(name))
    with locked(context, homes):
        remove(homes, name)
    return Outcome("profile-delete", {"deleted": name, "status": []})


def check_saved(homes: Homes, name: str) -> None:
    """Make sure that the name is that of a saved profile, however broken."""
    check_name(name)
    if not is_saved(homes, name):
        raise failure("not_found", target=name, what=shown_name(name))


def is_there(homes: Homes, name: str) -> bool:
    """Tell whether anything has the place of the saved profile of this name."""
    return os.path.lexists(profile_path(homes, name))


def _named(name: str | None) -> str:
    if name is None:
        raise _missing("missingName")
    return name


def _missing(what: str) -> RasenError:
    return failure("interactive_required", missing=Text(f"reasons.profile.{what}"))


def _definition(context: Context, workflows: Iterable[str]) -> tuple[str, ...]:
    around = surroundings(context)
    return normalize(workflows, requirements(load_catalog(around.homes, around.dependencies)))


def _listed(homes: Homes, name: str) -> tuple[str, ...] | None:
    try:
        return read_saved(homes, name)
    except RasenError:
        return None


def _say_who_decides(context: Context) -> None:
    """Tell where the project that the user stands in has a selection of its own."""
    around = surroundings(context)
    path = deciding_config(around.homes, around.dependencies.project)
    if path is not None:
        context.tell(Text("notes.projectSelects", {"path": path}))


def _selected(schema: str, name: str, classification: str, definition: Sequence[str]) -> Outcome:
    profile = {"name": name, "classification": classification, "workflows": list(definition)}
    return Outcome(schema, {"profile": profile, "status": []})


def _saved(schema: str, name: str, path: str, definition: Sequence[str]) -> Outcome:
    profile = {"name": name, "path": path, "workflows": list(definition)}
    return Outcome(schema, {"profile": profile, "status": []})

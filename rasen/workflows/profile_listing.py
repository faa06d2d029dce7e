"""`rasen profile list`: what is selected now, and every profile with what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, RasenError
from rasen.outcome import Outcome
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profiles import PRESETS, load, saved_names
from rasen.workflows.selection import tell_warnings, user_selection

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator


class Profile(NamedTuple):
    """A profile of the list: what it selects, or why it does not load."""

    name: str
    built_in: bool
    definition: tuple[str, ...] | None
    problem: Diagnostic | None = None


def list_profiles(context: Context) -> Outcome:
    """Give the current selection and all profiles: those of the product, then the saved ones."""
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    selection = user_selection(around.homes, catalog)
    tell_warnings(context, selection)
    profiles = []
    for name in (*PRESETS, *saved_names(around.homes)):
        definition, problem = None, None
        try:
            definition = load(around.homes, name, catalog)
        except RasenError as error:
            problem = error.diagnostics[0]
        profiles.append(Profile(name, name in PRESETS, definition, problem))

    def document(translator: Translator) -> Document:
        return {
            "current": _definition(selection.ids),
            "profiles": [_entry(each, selection.ids, translator) for each in profiles],
        }

    return Outcome("profile-list", document(context.english), localized=document)


def _entry(profile: Profile, current: tuple[str, ...], translator: Translator) -> Document:
    entry: Document = {"name": profile.name, "builtIn": profile.built_in}
    if profile.definition is not None:
        entry["definition"] = _definition(profile.definition)
    if profile.problem is not None:
        entry["error"] = translator.message(profile.problem)
    entry["matchesCurrent"] = profile.definition == current
    return entry


def _definition(workflows: tuple[str, ...]) -> Document:
    return {"version": 1, "workflows": list(workflows)}

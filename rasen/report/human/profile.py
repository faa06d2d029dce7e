"""The human views of `rasen profile …` (packages spec 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def edit(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that says what the current selection is now."""
    profile = cast("dict[str, Any]", outcome.document["profile"])
    yield _line(view, "selected", profile["workflows"], name=profile["name"])


def use(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names the profile in use."""
    profile = cast("dict[str, Any]", outcome.document["profile"])
    yield _line(view, "used", profile["workflows"], name=profile["name"])


def new(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names the new profile and its file."""
    yield _saved(outcome, view, "made")


def update(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names the changed profile and its file."""
    yield _saved(outcome, view, "changed")


def list_profiles(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give a line for each profile, `*` before those that match the current selection."""
    profiles = cast("list[dict[str, Any]]", view.document(outcome)["profiles"])
    width = max(len(profile["name"]) for profile in profiles)
    for profile in profiles:
        mark = "*" if profile["matchesCurrent"] else " "
        yield f"{mark} {profile['name']:{width}}  {_summary(profile, view)}\n"


def delete(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names the profile that is gone."""
    name = outcome.document["deleted"]
    yield view.translator.text("human.profile.deleted", name=name) + "\n"


def import_profile(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give a line each for imported and reused workflows, then that of the profile."""
    installed = cast("dict[str, list[str]] | None", outcome.document["installed"])
    for key in ("imported", "reused"):
        if installed and installed[key]:
            yield view.translator.text(f"human.profile.{key}", ids=installed[key]) + "\n"
    yield _saved(outcome, view, "made")


def export_profile(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names what was exported, and the file."""
    export = cast("dict[str, Any]", outcome.document["export"])
    key = "exportedCurrent" if export["profile"] is None else "exported"
    path = visible(export["path"])
    yield view.translator.text(f"human.profile.{key}", name=export["profile"], path=path) + "\n"


def _saved(outcome: Outcome, view: View, key: str) -> str:
    profile = cast("dict[str, Any]", outcome.document["profile"])
    path = visible(profile["path"])
    return _line(view, key, profile["workflows"], name=profile["name"], path=path)


def _line(view: View, key: str, workflows: list[str], **params: object) -> str:
    return view.translator.text(f"human.profile.{key}", count=len(workflows), **params) + "\n"


def _summary(profile: Document, view: View) -> str:
    """Give how many workflows a profile has, or why it does not load."""
    if "error" in profile:
        problem = visible(str(profile["error"]))
        return view.translator.text("human.profile.unusable", problem=problem)
    definition = cast("dict[str, list[str]]", profile["definition"])
    count = len(definition["workflows"])
    return view.translator.text("human.profile.listed", count=count)

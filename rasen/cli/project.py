"""The commands `rasen init` and `rasen update`, and the one question that a person is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.diagnostics import RasenError, Text

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic
    from rasen.outcome import Outcome


def init(context: Context, values: Values) -> Outcome:
    """Run `rasen init`; without `--tools` a person at a terminal chooses them from a list."""
    from rasen.cli.console import console_for
    from rasen.projects.init import init_project, tool_choices

    path, listed = _path(values), cast("str | None", values["tools"])
    profile, force = cast("str | None", values["profile"]), bool(values["force"])
    console = console_for(context.env, values) if listed is None else None
    try:
        if console is not None:
            choices = tool_choices(context, path, profile)
            labels = [(tool, f"{name} ({tool})") for tool, name in choices.options]
            question = Text("human.projects.toolsQuestion")
            chosen = console.choose_many(question, labels, choices.chosen)
            listed = ",".join(chosen) or "none"
        return init_project(context, path, listed, profile, force=force)
    except RasenError as error:
        return _refused(context, "init", error)


def update(context: Context, values: Values) -> Outcome:
    """Run `rasen update`."""
    from rasen.projects.update import update_project

    force, check = bool(values["force"]), bool(values["check"])
    try:
        return update_project(context, _path(values), force=force, check=check)
    except RasenError as error:
        return _refused(context, "update", error)


def _path(values: Values) -> str:
    return cast("str | None", values["path"]) or "."


def _refused(context: Context, schema: str, error: RasenError) -> Outcome:
    """Give the document of a failure with several entries; one with a single entry is raised."""
    if len(error.diagnostics) == 1:
        raise error
    from rasen import schemas
    from rasen.diagnostics import status_entry
    from rasen.outcome import FAILED, Outcome

    def said(found: Diagnostic) -> Text:
        return Text(f"messages.{found.code}", found.params)

    for found in error.diagnostics:
        context.announce(said(found))
    status = [status_entry(found, context.english) for found in error.diagnostics]
    return Outcome(schema, schemas.failure_document(schema, status), FAILED)

"""The commands `rasen workflow …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.diagnostics import RasenError, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def list_workflows(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow list`; people are told the warnings of the catalog on standard error."""
    from rasen.workflows.listing import list_workflows as listing

    def unheard(_warning: Text) -> None:
        """Keep quiet where the document says it."""

    warn = unheard if values["json"] else context.tell
    return listing(context, unused=bool(values["unused"]), warn=warn)


def show(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow show`."""
    from rasen.workflows.showing import show_workflow

    return show_workflow(context, _text(values, "id"))


def which(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow which`."""
    from rasen.workflows.showing import which_workflow

    return which_workflow(context, _text(values, "id"))


def init(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow init`."""
    from rasen.workflows.scaffold import init_workflow

    return init_workflow(context, _text(values, "id"), _text(values, "output"))


def validate(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow validate`."""
    from rasen.workflows.validate import validate_target

    return validate_target(context, _text(values, "id_or_path"))


def import_workflows(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow import`."""
    from rasen.workflows.importing import import_workflows as run

    return run(context, _text(values, "path"), dry_run=bool(values["dry_run"]))


def export(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow export`; a person is asked before a file is replaced."""
    from rasen.workflows.exporting import export_workflow

    identifier, path = _text(values, "id"), _text(values, "path")

    def run(*, force: bool) -> Outcome:
        return export_workflow(context, identifier, path, force=force)

    question = Text("human.workflow.replaceQuestion", {"path": context.absolute(path)})
    return _or_ask(
        context,
        values,
        "destination_exists",
        question,
        lambda: run(force=bool(values["force"])),
        lambda: run(force=True),
    )


def delete(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow delete`; a person is asked where --yes was not given."""
    from rasen.workflows.deletion import delete_workflow

    identifier, force = _text(values, "id"), bool(values["force"])

    def run(*, confirmed: bool) -> Outcome:
        return delete_workflow(context, identifier, confirmed=confirmed, force=force)

    return _or_ask(
        context,
        values,
        "confirmation_required",
        Text("human.workflow.deleteQuestion", {"id": identifier}),
        lambda: run(confirmed=bool(values["yes"])),
        lambda: run(confirmed=True),
    )


def _or_ask(
    context: Context,
    values: Values,
    code: str,
    question: Text,
    attempt: Callable[[], Outcome],
    confirmed: Callable[[], Outcome],
) -> Outcome:
    """Do what the command line says; where it fails with the code, ask and do it confirmed."""
    try:
        return attempt()
    except RasenError as error:
        if error.diagnostics[0].code != code:
            raise
        from rasen.cli.console import console_for, declined

        console = console_for(context.env, values)
        if console is None:
            raise
    if not console.confirm(question):
        raise declined()
    return confirmed()


def _text(values: Values, name: str) -> str:
    return cast("str", values[name])

"""The commands `rasen workflow …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.diagnostics import RasenError, Text

if TYPE_CHECKING:
    from rasen.cli.console import Console
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

    try:
        return run(force=bool(values["force"]))
    except RasenError as error:
        console = _console(context, values, error, "destination_exists")
    _confirm(console, "replaceQuestion", path=context.absolute(path))
    return run(force=True)


def delete(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow delete`; a person is asked where --yes was not given."""
    from rasen.workflows.deletion import check_deletion, delete_workflow

    identifier, force = _text(values, "id"), bool(values["force"])

    def run(*, confirmed: bool) -> Outcome:
        return delete_workflow(context, identifier, confirmed=confirmed, force=force)

    try:
        return run(confirmed=bool(values["yes"]))
    except RasenError as error:
        console = _console(context, values, error, "confirmation_required")
    check_deletion(context, identifier, force=force)
    _confirm(console, "deleteQuestion", id=identifier)
    return run(confirmed=True)


def _console(context: Context, values: Values, error: RasenError, code: str) -> Console:
    """Give the console to ask at; raise the error if it is another one, or nobody is there."""
    from rasen.cli.console import console_for

    console = console_for(context.env, values) if error.diagnostics[0].code == code else None
    if console is None:
        raise error
    return console


def _confirm(console: Console, key: str, **params: object) -> None:
    from rasen.cli.console import declined

    if not console.confirm(Text(f"human.workflow.{key}", params)):
        raise declined()


def _text(values: Values, name: str) -> str:
    return cast("str", values[name])

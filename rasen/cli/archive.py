"""The command `rasen archive`: arguments in, questions to a person, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.diagnostics import RasenError, Text

if TYPE_CHECKING:
    from rasen.cli.console import Console
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.planning.archive import Request

_NAME_REQUIRED = "archive_change_name_required"


def archive(context: Context, values: Values) -> Outcome:
    """Run `rasen archive`: where somebody has to agree to something, ask and go on."""
    from rasen.planning.archive import Request, archive

    names = (name for name in Request._fields if name in values)
    request = Request(**{name: values[name] for name in names})  # type: ignore[arg-type]
    while True:
        try:
            return archive(context, request)
        except RasenError as error:
            request = _answered(context, values, request, error)


def _answered(context: Context, values: Values, request: Request, error: RasenError) -> Request:
    """Give the request with what was missing, or raise the error where nobody can be asked."""
    from rasen.cli.console import console_for, declined

    (diagnostic,) = error.diagnostics
    point = diagnostic.params.get("point")
    if point is None and diagnostic.code != _NAME_REQUIRED:
        raise error
    console = console_for(context.env, values)
    if console is None:
        raise error
    if point is None:
        return request._replace(change=_chosen(context, values, console, error))
    if not console.confirm(Text(f"human.archive.ask.{point}", diagnostic.params)):
        raise declined()
    return request._replace(agreed=request.agreed | {str(point)})


def _chosen(context: Context, values: Values, console: Console, error: RasenError) -> str:
    """Ask which change is meant; where there is none, that is the error."""
    from rasen.planning.archive_plan import CODE
    from rasen.planning.layout import PlanningFolder
    from rasen.stores.roots import select_root

    store, path = (cast("str | None", values[name]) for name in ("store", "store_path"))
    root = select_root(context, store, store_path=path)
    names = PlanningFolder(root.path, CODE).active_changes()
    if not names:
        raise error
    return console.choose(Text("human.archive.ask.change"), [(name, name) for name in names])

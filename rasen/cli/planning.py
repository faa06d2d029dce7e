"""The commands about specs and changes: arguments in, questions to a person, outcome out."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar, cast

from rasen.diagnostics import Text

if TYPE_CHECKING:
    from rasen.cli.console import Console
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome

_Request = TypeVar("_Request", bound=tuple[object, ...])


def list_items(context: Context, values: Values) -> Outcome:
    """Run `rasen list`."""
    from rasen.planning import listing

    details = bool(values["long"]) and not values["json"]
    return listing.list_items(context, _request(listing.Request, {**values, "details": details}))


def show(context: Context, values: Values) -> Outcome:
    """Run `rasen show`."""
    from rasen.planning.showing import CODE, Request, show, show_file

    if values["item"] is None and (console := _console(context, values)):
        options = _items(context, values, CODE)
        _pick(console, Text("human.show.ask"), options, values)
    run = show if values["json"] else show_file
    return run(context, _request(Request, values))


def validate(context: Context, values: Values) -> Outcome:
    """Run `rasen validate`."""
    from rasen.planning.validating import CODE, Request, validate
    from rasen.report.progress import progress

    request = _request(Request, values)
    if not request.types and request.item is None and (console := _console(context, values)):
        said = console.translator.text
        sets = ("all", "changes", "specs")
        options = [(each, said(f"human.validate.ask.{each}")) for each in sets]
        _pick(console, Text("human.validate.ask"), options + _items(context, values, CODE), values)
        request = _request(Request, values)
    with progress(sys.stderr, context.english, env=context.env) as shown:
        return validate(context, request, shown.update)


def _request(form: type[_Request], values: Values) -> _Request:
    """Give the request of a core function from the values of the same names."""
    names = cast("tuple[str, ...]", form._fields)  # type: ignore[attr-defined]
    return form(**{name: values[name] for name in names})


def _console(context: Context, values: Values) -> Console | None:
    from rasen.cli.console import console_for

    return console_for(context.env, values)


def _items(context: Context, values: Values, code: str) -> list[tuple[str, str]]:
    """Give everything that may be picked, as (value, label)."""
    from rasen.planning.items import every_item
    from rasen.planning.layout import PlanningFolder
    from rasen.stores.roots import select_root

    store, path = (cast("str | None", values[name]) for name in ("store", "store_path"))
    root = select_root(context, store, store_path=path)
    items = every_item(PlanningFolder(root.path, code))
    return [(f"{item.type}/{item.id}", f"{item.type}/{item.id}") for item in items]


def _pick(console: Console, question: Text, options: list[tuple[str, str]], values: Values) -> None:
    """Ask which one is meant, and fill in what the command line does not say."""
    if not options:
        return
    picked = console.choose(question, options)
    type_, slash, identifier = picked.partition("/")
    if slash:
        values |= {"type": type_, "item": identifier}
    else:
        values[picked] = True

"""The commands `rasen store …`: arguments in, questions to a person, outcome of the area out."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from rasen.cli.console import console_for
from rasen.diagnostics import Text, failure

if TYPE_CHECKING:
    from rasen.cli.console import Console
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.stores.setup_plan import Request


def setup(context: Context, values: Values) -> Outcome:
    """Run `rasen store setup`."""
    from rasen.cli.misuse import misuse
    from rasen.stores.setup import perform_setup
    from rasen.stores.setup_plan import Request, plan_setup

    if values["init_git"] and values["no_init_git"]:
        raise misuse("optionsExclude", one="--init-git", other="--no-init-git")
    init_git = bool(values["init_git"]) if values["init_git"] or values["no_init_git"] else None
    request = Request(_text(values, "id"), _text(values, "path"), _text(values, "remote"), init_git)
    console = console_for(context.env, values)
    if console is not None:
        request = _completed(console, request)
    plan = plan_setup(context, request)
    if console is not None:
        key = "human.store.ask.setup" if plan.with_git else "human.store.ask.setupPlain"
        if not console.agree(Text(key, {"id": plan.id, "path": plan.root})):
            raise failure("store_setup_cancelled", target="store.root")
    return perform_setup(context, plan)


def register(context: Context, values: Values) -> Outcome:
    """Run `rasen store register`."""
    from rasen.diagnostics import RasenError
    from rasen.stores.register import register_store

    path, identifier = _text(values, "path"), _text(values, "id")
    try:
        return register_store(context, path, identifier=identifier, agreed=bool(values["yes"]))
    except RasenError as error:
        console = console_for(context.env, values)
        (diagnostic,) = error.diagnostics
        if console is None or diagnostic.code != "store_register_identity_confirmation_required":
            raise
    if not console.agree(Text("human.store.ask.identity", diagnostic.params)):
        raise failure("store_register_cancelled", target="store.metadata")
    return register_store(context, path, identifier=identifier, agreed=True)


def unregister(context: Context, values: Values) -> Outcome:
    """Run `rasen store unregister`."""
    from rasen.stores.removal import unregister_store

    return unregister_store(context, cast("str", values["id"]))


def remove(context: Context, values: Values) -> Outcome:
    """Run `rasen store remove`."""
    from rasen.stores.lookup import find_entry
    from rasen.stores.removal import confirmation_required, remove_store

    identifier = cast("str", values["id"])
    entry = find_entry(context, identifier)
    if not values["yes"]:
        console = console_for(context.env, values)
        if console is None:
            raise confirmation_required(identifier, entry)
        question = Text("human.store.ask.remove", {"id": identifier, "path": entry.path})
        if not console.confirm(question):
            raise failure("store_remove_cancelled", target="store.root")
    return remove_store(context, identifier, entry)


def list(context: Context, _values: Values) -> Outcome:  # noqa: A001 (named for its command)
    """Run `rasen store list`."""
    from rasen.stores.listing import list_stores

    return list_stores(context)


def doctor(context: Context, values: Values) -> Outcome:
    """Run `rasen store doctor`."""
    from rasen.stores.store_doctor import inspect_stores

    return inspect_stores(context, _text(values, "id"))


def _text(values: Values, name: str) -> str | None:
    return cast("str | None", values[name])


def _completed(console: Console, request: Request) -> Request:
    """Ask for the ID and the path where they are missing."""
    from rasen.stores.resolution import is_store_id

    identifier = request.id
    while not identifier:
        answer = console.line(Text("human.store.ask.id"))
        if is_store_id(answer):
            identifier = answer
        else:
            console.say(Text("human.store.ask.badId", {"id": answer}))
    path = request.path
    if path is None:
        suggestion = os.path.join("~", "rasen", identifier)
        path = console.line(Text("human.store.ask.path", {"path": suggestion})) or suggestion
    return request._replace(id=identifier, path=path)

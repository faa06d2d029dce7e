"""The commands `rasen pipeline …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.stores.roots import Root


def list_pipelines(context: Context, values: Values) -> Outcome:
    """Run `rasen pipeline list`."""
    from rasen.pipelines.listing import list_pipelines as listing

    return listing(context, _root(context, values))


def show(context: Context, values: Values) -> Outcome:
    """Run `rasen pipeline show`."""
    from rasen.pipelines.showing import show_pipeline

    return show_pipeline(context, _root(context, values), cast("str", values["name"]))


def classify(context: Context, values: Values) -> Outcome:
    """Run `rasen pipeline classify`."""
    from rasen.pipelines.classification import classify_task

    return classify_task(context, _root(context, values), cast("str", values["task"]))


def _root(context: Context, values: Values) -> Root:
    from rasen.stores.roots import select_root

    store, path = (cast("str | None", values[name]) for name in ("store", "store_path"))
    return select_root(context, store, store_path=path)

"""The commands `rasen doctor` and `rasen context`: what there is to work on, and with what."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def doctor(context: Context, values: Values) -> Outcome:
    """Run `rasen doctor`."""
    from rasen.stores.doctor import examine_root

    store, store_path = _selector(values)
    return examine_root(context, store, store_path=store_path)


def context(context: Context, values: Values) -> Outcome:
    """Run `rasen context`.

    A program reads one document, so the workspace file is written before it; a person is shown the
    listing even if the file cannot be written.
    """
    from rasen.cli.misuse import misuse
    from rasen.stores.context_command import show_context, write_workspace

    path = cast("str | None", values["code_workspace"])
    if path == "":
        raise misuse("emptyPath", word="--code-workspace")
    store, store_path = _selector(values)
    outcome = show_context(context, store, store_path=store_path)
    if path is None:
        return outcome
    force = bool(values["force"])
    write = partial(write_workspace, context, outcome.document, path, force=force)
    if not values["json"]:
        return outcome._replace(finish=write)
    write()
    return outcome


def _selector(values: Values) -> tuple[str | None, str | None]:
    return cast("str | None", values["store"]), cast("str | None", values["store_path"])

"""The commands `rasen workflow …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def init(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow init`."""
    from rasen.workflows.scaffold import init_workflow

    return init_workflow(context, cast("str", values["id"]), cast("str", values["output"]))


def validate(context: Context, values: Values) -> Outcome:
    """Run `rasen workflow validate`."""
    from rasen.workflows.validate import validate_target

    return validate_target(context, cast("str", values["id_or_path"]))

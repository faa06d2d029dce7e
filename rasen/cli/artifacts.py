"""The commands about the artifacts of changes: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.planning.change import Request


def status(context: Context, values: Values) -> Outcome:
    """Run `rasen status`."""
    from rasen.planning.status import status

    return status(context, _request(values))


def instructions(context: Context, values: Values) -> Outcome:
    """Run `rasen instructions`, for an artifact or for the work itself."""
    from rasen.planning import apply, instructions

    artifact = cast("str | None", values["artifact"])
    if artifact == apply.WORD:
        return apply.instructions_apply(context, _request(values))
    return instructions.instructions(context, _request(values), artifact)


def schemas(context: Context, _values: Values) -> Outcome:
    """Run `rasen schemas`."""
    from rasen.planning.schemas_command import list_schemas

    return list_schemas(context)


def templates(context: Context, values: Values) -> Outcome:
    """Run `rasen templates`."""
    from rasen.planning.resolution import DEFAULT
    from rasen.planning.schemas_command import templates

    if values["schema"] is None:
        values["schema"] = DEFAULT
    return templates(context, cast("str", values["schema"]))


def new_change(context: Context, values: Values) -> Outcome:
    """Run `rasen new change`."""
    from rasen.planning.new_change import NewChange, new_change

    given = {name: values[name] for name in NewChange._fields}
    return new_change(context, NewChange(**cast("dict[str, str]", given)))


def _request(values: Values) -> Request:
    from rasen.planning.change import Request

    given = {name: values[name] for name in Request._fields}
    return Request(**cast("dict[str, str | None]", given))

"""The commands of `rasen azp repository …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.cli.refusals import told

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def check(context: Context, values: Values) -> Outcome:
    """Run `rasen azp repository check`."""
    from rasen.azp.repository_check import check_repository

    kind = cast("str | None", values["document"])
    return check_repository(context, cast("str", values["path"]), kind)


def build(context: Context, values: Values) -> Outcome:
    """Run `rasen azp repository build`."""
    from rasen.azp.repository_build import build_repository

    source, output = cast("str", values["source"]), cast("str", values["out"])
    outcome = build_repository(context, source, output, force=bool(values["force"]))
    return told(context, values, outcome)

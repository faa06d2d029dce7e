"""`rasen explain`: a code in, what the contract says of it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def explain(context: Context, values: Values) -> Outcome:
    """Run `rasen explain`."""
    from rasen.contract.listing import explain_code

    return explain_code(context, cast("str", values["code"]))

"""`rasen contract run`: contract files or one command in, a report out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.cli.check import report_request, write_report
from rasen.cli.misuse import misuse
from rasen.contract.runner.run import Request, run_contracts

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def run(context: Context, values: Values) -> Outcome:
    """Run `rasen contract run`."""
    words = tuple(cast("list[str]", values["file"]))
    schema = cast("str | None", values["schema"])
    record = cast("str | None", values["record"])
    if not words:
        raise misuse("runNeedsFiles")
    is_command = schema is not None or record is not None
    reports = [report_request(text) for text in cast("list[str]", values["report"])]
    held = run_contracts(
        context,
        Request(
            files=() if is_command else words,
            command=words if is_command else (),
            schema=schema,
            runs=cast("int | None", values["runs"]),
            jobs=cast("int | None", values["jobs"]) or 0,
            coverage=bool(values["coverage"]),
            only=cast("str | None", values["only"]),
            skip_missing=bool(values["skip_missing"]),
        ),
    )
    values["held"] = held
    document = held.findings(context.english)
    for form, path in reports:
        write_report(context, document, form, path)
    if record is not None and held.results[0].steps:
        from rasen.contract.runner.record import recorded

        write_report(context, recorded(held.results[0].steps[0]), "contract", record)
    return held.outcome

"""`rasen contract diff`: arguments in, a comparison out, reports and a changelog on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.cli.check import report_request, write_report
from rasen.contract.diff import Request, compare_versions

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def diff(context: Context, values: Values) -> Outcome:
    """Run `rasen contract diff`."""
    reports = [report_request(text) for text in cast("list[str]", values["report"])]
    request = Request(
        cast("str", values["old"]),
        cast("str", values["new"]),
        cast("str | None", values["direction"]) or "both",
        cast("str | None", values["accept"]),
        assert_formats=values["formats"] != "annotations",
    )
    compared = compare_versions(context, request)
    values["compared"] = compared
    document = compared.findings(context.english)
    for form, path in reports:
        write_report(context, document, form, path)
    if values["changelog"] is not None:
        from rasen.contract.changelog import changelog

        text = "".join(changelog(compared, context.english))
        write_report(context, text, "changelog", cast("str", values["changelog"]))
    return compared.outcome

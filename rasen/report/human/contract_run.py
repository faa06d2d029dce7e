"""The view of `rasen contract run`: each case that does not hold, then the counts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, cast

from rasen import __version__
from rasen.report import ReportOptions
from rasen.report.formats import HUMAN, render
from rasen.report.terminal import paint, terminal_width, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.contract.runner.run import Held
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def view(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the run in the format of `--output-format`, text where none is named."""
    from rasen.locale import Translator

    held = cast("Held", values["held"])
    name = cast("str | None", values["output_format"]) or "text"
    options = _options(view)
    if name == "json":
        yield from render("json", outcome.document, options)
        return
    document = held.findings(view.translator if name in HUMAN else Translator("en"))
    if name != "text":
        yield from render(name, document, options)
        return
    yield from _text(outcome.document, document, values, view, options)


def _text(
    published: Document, document: Document, values: Document, view: View, options: ReportOptions
) -> Iterator[str]:
    if document["findings"]:
        yield from render("text", {**document, "summary": None}, options)
        yield "\n"
    if "coverage" in published:
        yield from _coverage(cast("dict[str, Any]", published["coverage"]), view)
    counts = cast("dict[str, int]", published["summary"])
    sentence = view.translator.text("human.run.summary", **counts)
    style = "error" if counts["invalid"] else "good"
    yield paint(sentence, style, colour=options.colour) + "\n"
    if values["record"] is not None:
        path = visible(cast("str", values["record"]))
        yield view.translator.text("human.run.recorded", path=path) + "\n"


def _coverage(table: dict[str, Any], view: View) -> Iterator[str]:
    """Give a line for each exit status and branch of each schema, those not shown as well."""
    for entry in table["schemas"]:
        yield f"{visible(entry['schema'])}\n"
        rows = [(f"exit {item['status']}", item["shown"]) for item in entry["exits"]]
        rows += [(item["pointer"], item["shown"]) for item in entry["branches"]]
        width = max((len(name) for name, _ in rows), default=0)
        for name, shown in rows:
            word = view.translator.text("human.run.shown" if shown else "human.run.notShown")
            yield f"  {visible(name):{width}}  {word}\n"
    yield "\n"


def _options(view: View) -> ReportOptions:
    return ReportOptions(
        view.translator,
        __version__,
        base=view.cwd,
        colour=use_colour(view.env, terminal=view.terminal),
        width=terminal_width(view.env, sys.stdout.fileno()) if view.terminal else 100,
    )

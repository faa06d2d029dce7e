"""The view of `rasen contract diff`: what counts first, then the verdicts and the next version."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from rasen import __version__
from rasen.report import ReportOptions
from rasen.report.formats import HUMAN, render
from rasen.report.terminal import paint, terminal_width, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.contract.diff import Compared
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome

_STYLES = {"breaking": "error", "unproved": "warning", "compatible": "good"}


def view(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the comparison in the format of `--output-format`, text where none is named."""
    from rasen.locale import Translator

    compared = cast("Compared", values["compared"])
    name = cast("str | None", values["output_format"]) or "text"
    if name == "json":
        yield from render("json", outcome.document, _options(view))
        return
    translator = view.translator if name in HUMAN else Translator("en")
    document = compared.findings(translator)
    if name != "text":
        yield from render(name, document, _options(view))
        return
    yield from _text(compared, document, view)


def _text(compared: Compared, document: Document, view: View) -> Iterator[str]:
    options = _options(view)
    if document["findings"]:
        yield from render("text", {**document, "summary": None}, options)
        yield "\n"
    translator = view.translator
    verdict = cast("dict[str, str]", compared.outcome.document["verdict"])
    shown = {
        name: paint(translator.text(f"human.diff.is.{word}"), _STYLES[word], colour=options.colour)
        for name, word in verdict.items()
    }
    yield translator.text("human.diff.verdict", **shown) + "\n"
    yield translator.text("human.diff.counts", **_counts(compared)) + "\n"
    yield translator.text("human.diff.bump", bump=compared.bump) + "\n"
    for entry in compared.unused:
        params = {"schema": visible(entry.schema), "pointer": visible(entry.pointer or "/")}
        yield translator.text("human.diff.unused", **params, until=entry.until) + "\n"


def _counts(compared: Compared) -> dict[str, int]:
    counts = {"breaking": 0, "unproved": 0, "accepted": 0, "compatible": 0}
    for entry in compared.entries:
        counts["accepted" if entry.accepted else entry.verdict] += 1
    return counts


def _options(view: View) -> ReportOptions:
    return ReportOptions(
        view.translator,
        __version__,
        base=view.cwd,
        colour=use_colour(view.env, terminal=view.terminal),
        width=terminal_width(view.env, sys.stdout.fileno()) if view.terminal else 100,
    )

"""The view of `rasen check` on standard output: the format that was asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from rasen import __version__
from rasen.report import ReportOptions
from rasen.report.formats import HUMAN, render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def view(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the report of a run in the format of `--output-format`, text where none is named."""
    name = cast("str | None", values["output_format"]) or "text"
    human = name in HUMAN
    document = view.document(outcome) if human else outcome.document
    return render(name, document, _options(values, view))


def _options(values: Document, view: View) -> ReportOptions:
    from rasen.report.terminal import terminal_width, use_colour

    return ReportOptions(
        view.translator,
        __version__,
        base=view.cwd,
        colour=use_colour(view.env, terminal=view.terminal),
        width=terminal_width(view.env, sys.stdout.fileno()) if view.terminal else 100,
        texts=cast("dict[str, bytes]", values.get("texts", {})),
    )

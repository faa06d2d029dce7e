"""The report formats by name; a format's module is imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rasen.diagnostics import Document
    from rasen.report import ReportOptions

    Render = Callable[[Document, ReportOptions], Iterator[str]]

# A module's function `render` gives the report in pieces that are written one after the other.
FORMATS = {
    "text": "rasen.report.text",
    "concise": "rasen.report.concise",
    "json": "rasen.report.json_document",
    "github": "rasen.report.github",
    "gitlab": "rasen.report.gitlab",
    "junit": "rasen.report.junit",
    "sarif": "rasen.report.sarif",
}

# These speak the person's language; the others are for programs, and their messages English.
HUMAN = frozenset({"text", "concise"})


def render(name: str, document: Document, options: ReportOptions) -> Iterator[str]:
    """Give a report in pieces of text, line ends included.

    No piece holds a lone surrogate, so that the report can be encoded as UTF-8. The name is one
    of `FORMATS`; a human format wants the document's messages in the language of its options.
    """
    from importlib import import_module

    return cast("Render", import_module(FORMATS[name]).render)(document, options)

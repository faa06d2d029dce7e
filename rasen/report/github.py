"""Workflow commands of GitHub Actions: each finding an annotation of its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report import findings_of, status_of
from rasen.report.locations import relative
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import Entry, ReportOptions

_COMMANDS = {"error": "error", "warning": "warning", "info": "notice"}

# The runner undoes these in the message, and the last two besides in properties.
_DATA = (("%", "%25"), ("\r", "%0D"), ("\n", "%0A"))
_PROPERTY = (*_DATA, (":", "%3A"), (",", "%2C"))


def render(document: Document, options: ReportOptions) -> Iterator[str]:
    """Give one command per finding; of a failed command its reason, without a file."""
    for entry in status_of(document):
        yield _command(entry, [])
    for finding in findings_of(document):
        place = [("file", visible(relative(finding["path"], options.base)))]
        if "line" in finding:
            place += [("line", str(finding["line"])), ("col", str(finding["column"]))]
        yield _command(finding, place)


def _command(entry: Entry, place: list[tuple[str, str]]) -> str:
    properties = [*place, ("title", entry["code"])]
    listed = ",".join(f"{name}={_escaped(value, _PROPERTY)}" for name, value in properties)
    lines = [entry["message"], *([entry["fix"]] if "fix" in entry else [])]
    message = _escaped("\n".join(map(visible, lines)), _DATA)
    return f"::{_COMMANDS[entry['severity']]} {listed}::{message}\n"


def _escaped(text: str, replacements: tuple[tuple[str, str], ...]) -> str:
    for character, escape in replacements:
        text = text.replace(character, escape)
    return text

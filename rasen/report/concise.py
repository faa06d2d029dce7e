"""One line per finding: `path:line:column: code severity message`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report import findings_of, position, status_of
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import ReportOptions


def render(document: Document, _options: ReportOptions) -> Iterator[str]:
    """Give the lines; of a failed command one line without a path, that says why."""
    for entry in status_of(document):
        yield f"{entry['code']} {entry['severity']} {visible(entry['message'])}\n"
    for finding in findings_of(document):
        what = f"{finding['code']} {finding['severity']} {visible(finding['message'])}"
        yield f"{visible(position(finding))}: {what}\n"

"""A Code Quality report of GitLab: a JSON list with one issue per finding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report import findings_of, status_of
from rasen.report.fingerprints import fingerprints
from rasen.report.locations import relative
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import Entry, ReportOptions

_SEVERITIES = {"error": "major", "warning": "minor", "info": "info"}


def render(document: Document, options: ReportOptions) -> Iterator[str]:
    """Give the list, an issue on each line; of a failed command its reason as a blocker.

    GitLab wants a path and a line in every issue: what is about no text is at line 1, and what is
    about no file is at ".".
    """
    from json import JSONEncoder

    encode = JSONEncoder(ensure_ascii=False, separators=(", ", ": ")).encode
    opening = "[\n"
    for issue in _issues(document, options):
        yield opening + encode(issue)
        opening = ",\n"
    yield "[]\n" if opening == "[\n" else "\n]\n"


def _issues(document: Document, options: ReportOptions) -> Iterator[Entry]:
    for entry in status_of(document):
        reason = {**entry, "path": "."}
        yield _issue(reason, next(fingerprints([reason], options.base)), ".", "blocker")
    findings = findings_of(document)
    names = fingerprints(findings, options.base)
    for finding, name in zip(findings, names, strict=True):
        path = visible(relative(finding["path"], options.base))
        yield _issue(finding, name, path, _SEVERITIES[finding["severity"]])


def _issue(entry: Entry, fingerprint: str, path: str, severity: str) -> Entry:
    return {
        "description": visible(entry["message"]),
        "check_name": entry["code"],
        "fingerprint": fingerprint,
        "severity": severity,
        "location": {"path": path, "lines": {"begin": entry.get("line", 1)}},
    }

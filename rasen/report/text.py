"""The report for people: each finding with its place, source line and fix, then one line in sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report import findings_of, position, status_of
from rasen.report.excerpt import Sources, excerpt
from rasen.report.terminal import paint, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import Entry, ReportOptions

_ITEMS = ("valid", "invalid", "skipped")
_WEIGHTS = ("errors", "warnings", "infos")


def render(document: Document, options: ReportOptions) -> Iterator[str]:
    """Give the findings by file, then a line that sums up; of a failed command its reason."""
    for entry in status_of(document):
        yield from _reason(entry, options)
    sources = Sources(options.base, options.texts)
    findings = findings_of(document)
    gutters = _gutters(findings)
    previous: tuple[str, bool] | None = None
    for finding in findings:
        lines = list(_finding(finding, gutters[finding["path"]], sources, options))
        current = (finding["path"], len(lines) > 1)
        if previous and (previous[0] != current[0] or previous[1] or current[1]):
            yield "\n"
        yield "\n".join(lines) + "\n"
        previous = current
    if document["summary"] is not None:
        yield ("\n" if findings else "") + _summary(document, options) + "\n"


def _gutters(findings: list[Entry]) -> dict[str, int]:
    """Give how wide the line numbers of each file are, so that its excerpts stand aligned."""
    gutters: dict[str, int] = {}
    for finding in findings:
        digits = len(str(finding.get("line", "")))
        gutters[finding["path"]] = max(digits, gutters.get(finding["path"], 0))
    return gutters


def _finding(
    finding: Entry, gutter: int, sources: Sources, options: ReportOptions
) -> Iterator[str]:
    yield ": ".join(
        (
            paint(visible(position(finding)), "bold", colour=options.colour),
            f"{_severity(finding['severity'], options)} {finding['code']}",
            visible(finding["message"]),
        )
    )
    if "line" in finding:
        line = sources.line(finding["path"], finding["line"])
        if line is not None:
            yield from _excerpt(finding, line, gutter, options)
    if "fix" in finding:
        yield _fix(finding["fix"], options)


def _excerpt(finding: Entry, line: str, gutter: int, options: ReportOptions) -> Iterator[str]:
    width = options.width - gutter - 5  # two blanks, the number, and " | "
    shown, caret = excerpt(line, finding["column"], width=width)
    number = str(finding["line"]).rjust(gutter)
    yield paint(f"  {number} | ", "faint", colour=options.colour) + shown
    mark = paint("^", finding["severity"], colour=options.colour)
    yield paint(f"  {' ' * gutter} | ", "faint", colour=options.colour) + " " * caret + mark


def _severity(severity: str, options: ReportOptions) -> str:
    word = options.translator.text(f"report.{severity}")
    return paint(word, severity, colour=options.colour)


def _fix(fix: str, options: ReportOptions) -> str:
    return "  " + options.translator.text("report.fix", fix=visible(fix))


def _reason(entry: Entry, options: ReportOptions) -> Iterator[str]:
    yield f"{_severity(entry['severity'], options)}: {visible(entry['message'])}\n"
    if "fix" in entry:
        yield _fix(entry["fix"], options) + "\n"


def _summary(document: Document, options: ReportOptions) -> str:
    """Give the counts in one line; a count of nothing is left out."""
    counts = cast("dict[str, int]", document["summary"])
    translator = options.translator
    separator = translator.text("report.separator")
    items = [name for name in _ITEMS if counts[name]] or ["valid"]
    weights = [name for name in _WEIGHTS if counts[name]]
    sentence = translator.text(
        "report.summaryWithFindings" if weights else "report.summary",
        checked=_counted("checked", counts, options),
        items=separator.join(_counted(name, counts, options) for name in items),
        findings=separator.join(_counted(name, counts, options) for name in weights),
    )
    return paint(sentence, _verdict_style(counts), colour=options.colour)


def _counted(name: str, counts: dict[str, int], options: ReportOptions) -> str:
    number = "one" if counts[name] == 1 else "other"
    return options.translator.text(f"report.{name}.{number}", count=counts[name])


def _verdict_style(counts: dict[str, int]) -> str:
    if counts["invalid"] or counts["errors"]:
        return "error"
    return "warning" if counts["warnings"] else "good"

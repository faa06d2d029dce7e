"""A SARIF 2.1.0 log (OASIS standard, errata 01) for code scanning services and editors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report import findings_of, status_of
from rasen.report.fingerprints import fingerprints
from rasen.report.locations import file_uri, is_absolute, relative, slashed, uri_reference
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.diagnostics import Document
    from rasen.report import Entry, ReportOptions

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_BASE = "%SRCROOT%"
_LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def render(document: Document, options: ReportOptions) -> Iterator[str]:
    """Give a log with one run, a result on each line.

    The rules are the codes that occur, described by their entries in `schemas/codes`. A failed
    command is an invocation without success, its reason a notification.
    """
    from json import JSONEncoder

    encode = JSONEncoder(ensure_ascii=False, separators=(", ", ": ")).encode
    findings = findings_of(document)
    codes = sorted({finding["code"] for finding in findings})
    yield f'{{\n"$schema": {encode(SCHEMA)},\n"version": "2.1.0",\n"runs": [{{\n'
    yield f'"tool": {encode({"driver": _driver(codes, options)})},\n'
    yield f'"invocations": {encode([_invocation(status_of(document))])},\n'
    if options.base:
        yield f'"originalUriBaseIds": {encode({_BASE: _base(options.base)})},\n'
    yield '"columnKind": "unicodeCodePoints",\n"results": ['
    opening = "\n"
    for result in _results(findings, codes, options):
        yield opening + encode(result)
        opening = ",\n"
    yield "\n]\n}]\n}\n"


def _driver(codes: list[str], options: ReportOptions) -> Entry:
    entries: Mapping[str, Mapping[str, object]] = {}
    if codes:
        from rasen import schemas

        entries = schemas.codes()
    # The code scanning of GitHub takes no run without `rules`, though it may be empty.
    rules = [_rule(code, entries.get(code, {})) for code in codes]
    return {"name": "rasen", "version": options.version, "rules": rules}


def _rule(code: str, entry: Mapping[str, object]) -> Entry:
    """Give the rule of a code; one that no schema declares has only its name."""
    rule: Entry = {"id": code, "name": code.title().replace("_", "")}
    if entry:
        rule["shortDescription"] = _message(_sentence(str(entry["title"])))
        rule["fullDescription"] = _message(str(entry["description"]))
        rule["defaultConfiguration"] = {"level": _LEVELS[str(entry.get("x-severity", "error"))]}
        rule["properties"] = {"tags": [entry["x-area"]]}
    rule["help"] = _message(f"Run `rasen explain {code}` for what it means and how to mend it.")
    return rule


def _invocation(status: list[Entry]) -> Entry:
    invocation: Entry = {"executionSuccessful": not status}
    if status:
        invocation["toolExecutionNotifications"] = [
            {
                "level": _LEVELS[entry["severity"]],
                "message": _message(entry["message"]),
                "descriptor": {"id": entry["code"]},
            }
            for entry in status
        ]
    return invocation


def _base(base: str) -> Entry:
    return {"uri": file_uri(slashed(base).rstrip("/") + "/")}


def _results(findings: list[Entry], codes: list[str], options: ReportOptions) -> Iterator[Entry]:
    indexes = {code: index for index, code in enumerate(codes)}
    names = fingerprints(findings, options.base)
    for finding, name in zip(findings, names, strict=True):
        fix = f" {finding['fix']}" if "fix" in finding else ""
        yield {
            "ruleId": finding["code"],
            "ruleIndex": indexes[finding["code"]],
            "level": _LEVELS[finding["severity"]],
            "message": _message(finding["message"] + fix),
            "locations": [_location(finding, options.base)],
            "partialFingerprints": {"rasenFinding/v1": name},
        }


def _location(finding: Entry, base: str) -> Entry:
    # The code scanning of GitHub takes no result without a region: what is about no line is at 1.
    region = {"startLine": finding.get("line", 1)}
    if "column" in finding:
        region["startColumn"] = finding["column"]
    artifact = _artifact(relative(finding["path"], base))
    location: Entry = {"physicalLocation": {"artifactLocation": artifact, "region": region}}
    if finding.get("pointer"):
        location["logicalLocations"] = [{"fullyQualifiedName": visible(finding["pointer"])}]
    return location


def _artifact(path: str) -> Entry:
    if is_absolute(path):
        return {"uri": file_uri(path)}
    if path == ".":
        return {"uri": "./", "uriBaseId": _BASE}
    return {"uri": uri_reference(path), "uriBaseId": _BASE}


def _message(text: str) -> Entry:
    """Give a message string, in which braces are doubled (SARIF 2.1.0 3.11.5)."""
    return {"text": visible(text).replace("{", "{{").replace("}", "}}")}


def _sentence(text: str) -> str:
    return text if text.endswith(".") else text + "."

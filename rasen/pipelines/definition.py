"""Definitions from text: the typed value, and all that the schema and rules 1 to 6 say about it.

Nothing here looks beyond the text; what needs other pipelines or the disk is in `check`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Text, json_pointer
from rasen.pipelines import rules, source
from rasen.pipelines.model import RETIRED_GATE, SCHEMA, Definition, from_document
from rasen.pipelines.rules import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from rasen.diagnostics import Place
    from rasen.pipelines.source import Problem, Source
    from rasen.verdict.explain import Fault

_UNKNOWN_FIELD = "pipeline_field_unknown"
_UNKNOWN_KEYS = ("additionalProperties", "unevaluatedProperties")


class Reading(NamedTuple):
    """What a text says: `definition` is None where the syntax or the schema has an error.

    `notes` are remarks that no published document has room for; they go to standard error.
    """

    definition: Definition | None
    diagnostics: list[Diagnostic]
    notes: list[Diagnostic]
    source: Source

    def located(self, findings: Sequence[Finding]) -> list[Diagnostic]:
        """Give the diagnostics of findings about this text, each at its place."""
        return _located(findings, self.source)


def read_definition(text: str) -> Reading:
    """Give what a `pipeline.yaml` says, held to its schema, and what is wrong with it."""
    read = source.read(text)
    if read.problems:
        return Reading(None, list(map(unreadable, read.problems)), [], read)
    diagnostics = _located(list(_schema_findings(read.value)), read)
    if any(diagnostic.severity == "error" for diagnostic in diagnostics):
        return Reading(None, diagnostics, [], read)
    document = cast("Mapping[str, Any]", read.value)
    notes = _located(list(_retired_gates(document)), read)
    return Reading(from_document(document), diagnostics, notes, read)


def check_definition_text(text: str, *, name: str | None = None) -> list[Diagnostic]:
    """Give what the schema and rules 1 to 6 say about a text, in the contract's order.

    With `name` another name in the definition is a warning.
    """
    reading = read_definition(text)
    return [*diagnose(reading), *other_name(reading, name)]


def diagnose(reading: Reading) -> list[Diagnostic]:
    """Give what the schema and rules 1 to 6 say about a text that was read."""
    if reading.definition is None:
        return list(reading.diagnostics)
    return [*reading.diagnostics, *reading.located(rules.structure(reading.definition))]


def other_name(reading: Reading, expected: str | None) -> list[Diagnostic]:
    """Give a warning where a name is expected and the definition has another."""
    if reading.definition is None or expected in (None, reading.definition.name):
        return []
    code = "pipeline_name_mismatch"
    params = {"name": reading.definition.name, "expected": expected}
    return reading.located([Finding(code, params, ("name",), "/name", _severity(code))])


def unreadable(problem: Problem) -> Diagnostic:
    """Give the diagnostic of a text that cannot be read at all."""
    return Diagnostic("pipeline_invalid", {"reason": problem.reason}, place=problem.place)


def _located(findings: Sequence[Finding], read: Source) -> list[Diagnostic]:
    if not findings:
        return []
    places = read.places(
        [(finding.key or finding.pointer, finding.key is not None) for finding in findings]
    )
    return list(map(_diagnostic, findings, places))


def _diagnostic(finding: Finding, place: Place) -> Diagnostic:
    return Diagnostic(
        finding.code,
        finding.params,
        path=finding.path,
        place=place,
        pointer=finding.pointer,
        severity=finding.severity,
    )


def _schema_findings(document: object) -> Iterator[Finding]:
    for fault in schemas.faults(SCHEMA, document):
        if fault.code == _UNKNOWN_FIELD:
            yield from _unknown_fields(fault)
        else:
            yield _wrong_value(fault)


def _unknown_fields(fault: Fault) -> Iterator[Finding]:
    """Give one finding per unknown field of an object (generation spec 9.3)."""
    suggestions = cast("Mapping[str, str | None]", fault.params["suggestions"])
    for field in cast("Sequence[str]", fault.params["properties"]):
        pointer = (*fault.path, field)
        nearest = suggestions.get(field)
        hint = Text("reasons.pipeline_suggestion", {"suggestion": nearest}) if nearest else ""
        yield Finding(
            fault.code,
            {"field": field, "hint": hint},
            pointer,
            json_pointer(pointer),
            _severity(fault.code),
            key=pointer,
        )


def _wrong_value(fault: Fault) -> Finding:
    from rasen.faults import at, reason

    sentence = Text("reasons.pipeline_value", {"at": at(fault.path), "reason": reason(fault)})
    key = None
    if fault.keyword in _UNKNOWN_KEYS:
        key = (*fault.path, cast("Sequence[str]", fault.params["properties"])[0])
    return Finding(
        fault.code,
        {"reason": sentence},
        fault.path,
        json_pointer(fault.path) or None,  # an empty path is no path in the contract
        _severity(fault.code),
        key,
    )


def _retired_gates(document: Mapping[str, Any]) -> Iterator[Finding]:
    code = "pipeline_gate_retired"
    for index, stage in enumerate(document["stages"]):
        if stage.get("gate") == RETIRED_GATE:
            pointer = ("stages", index, "gate")
            yield Finding(
                code, {"id": stage["id"]}, pointer, json_pointer(pointer), _severity(code)
            )


@cache
def _severity(code: str) -> str:
    """Give the severity that the code's entry declares; looked up only when there is a finding."""
    entries = cast("list[dict[str, str]]", schemas.load("codes:pipeline")["oneOf"])
    return next((entry["x-severity"] for entry in entries if entry["const"] == code), "error")

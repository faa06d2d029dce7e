"""`rasen contract diff`: two versions of the contract compared, and what the next version is."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.contract.accepted import read_accepted
from rasen.contract.comparison import BREAKING, COMPATIBLE, UNPROVED
from rasen.contract.evolution import evolve
from rasen.contract.schema_files import read_set
from rasen.diagnostics import Diagnostic, Place, Text, UsageError, finding, json_pointer
from rasen.outcome import FAILED, OK, Outcome
from rasen.verdict.shapes import SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.context import Context
    from rasen.contract.accepted import Acceptance
    from rasen.contract.evolution import Evolution, FileChange
    from rasen.contract.schema_files import SchemaFile
    from rasen.diagnostics import Document, Pointer
    from rasen.locale import Translator

SCHEMA = "contract-diff"
# Which directions decide the exit status.
DIRECTIONS = {"both": ("input", "output"), "input": ("input",), "output": ("output",)}
# Kinds of changes that leave what is valid alone.
_QUIET = frozenset(("annotation-changed", "rewritten", "schema-moved", "reference-changed"))
_LONGEST_WITNESS = 300  # characters of a witness that a sentence shows


class Request(NamedTuple):
    """What is compared and how: paths as the user gave them."""

    old: str
    new: str
    direction: str = "both"
    accept: str | None = None
    assert_formats: bool = True


class Entry(NamedTuple):
    """A change with its verdict in the directions that count, and its acceptance."""

    item: FileChange
    verdict: str
    accepted: Acceptance | None

    @property
    def file(self) -> SchemaFile:
        """The file in the new version, or in the old one where it is gone."""
        found = self.item.new or self.item.old
        assert found is not None
        return found

    @property
    def blocks(self) -> bool:
        """Whether the change decides against the new version."""
        return self.verdict != COMPATIBLE and self.accepted is None


class Compared(NamedTuple):
    """The result: the published document, and what reports and changelogs are made from."""

    outcome: Outcome
    entries: list[Entry]
    unused: list[Acceptance]
    direction: str

    @property
    def bump(self) -> str:
        """Which part of the version has to grow: `major`, `minor`, `patch`, or `none`."""
        if any(entry.verdict != COMPATIBLE for entry in self.entries):
            return "major"
        if any(entry.item.change.kind not in _QUIET for entry in self.entries):
            return "minor"
        return "patch" if self.entries else "none"

    def findings(self, translator: Translator) -> Document:
        """Give the changes that count as findings, in the shape of `output:check`."""
        return _report(self, translator)


def compare_versions(context: Context, request: Request) -> Compared:
    """Compare two files or folders of schemas; usage errors where one cannot be used."""
    accepted = _accepted(context, request)
    old = read_set(request.old, context.cwd)
    new = read_set(request.new, context.cwd)
    if old.is_folder != new.is_folder:
        problem = Text("reasons.schemaSet.fileAndFolder")
        raise UsageError(Diagnostic("schema_unusable", {"schema": request.new, "problem": problem}))
    try:
        evolution = evolve(old, new, assert_formats=request.assert_formats)
    except SchemaProblem as error:
        where = f"{request.old} → {request.new}"
        params = {"schema": where, "problem": f"{error}."}
        raise UsageError(Diagnostic("schema_unusable", params, target=request.new)) from error
    entries, unused = _entries(evolution, accepted, request.direction, context.today())
    document: Document = {
        "verdict": {"input": evolution.input, "output": evolution.output},
        "changes": [_published(entry) for entry in entries],
        "status": [],
    }
    status = FAILED if any(entry.blocks for entry in entries) else OK
    return Compared(Outcome(SCHEMA, document, status), entries, unused, request.direction)


def _accepted(context: Context, request: Request) -> list[Acceptance]:
    if request.accept is None:
        return []
    return read_accepted(request.accept, os.path.join(context.cwd, request.accept))


def _entries(
    evolution: Evolution, accepted: Sequence[Acceptance], direction: str, today: str
) -> tuple[list[Entry], list[Acceptance]]:
    used: set[int] = set()
    entries = []
    for item in evolution.changes:
        change = item.change
        answers = {"input": change.input.verdict, "output": change.output.verdict}
        counted = [answers[name] for name in DIRECTIONS[direction]]
        verdict = next((v for v in (BREAKING, UNPROVED) if v in counted), COMPATIBLE)
        pointers = (pointer_text(change.old), pointer_text(change.new))
        found = None
        for place, acceptance in enumerate(accepted):
            if acceptance.covers(schema_name(item), pointers, change.kind, today):
                used.add(place)
                found = acceptance
        entries.append(Entry(item, verdict, found if verdict != COMPATIBLE else None))
    return entries, [a for place, a in enumerate(accepted) if place not in used]


def schema_name(item: FileChange) -> str:
    """Give how the document names a schema: by its `$id`, else its path below the folder."""
    file = item.new or item.old
    assert file is not None
    return file.identity or file.relative or os.path.basename(file.path)


def pointer_text(pointer: Pointer | None) -> str | None:
    """Give a JSON pointer (RFC 6901), None for a side that has no such place."""
    return None if pointer is None else json_pointer(pointer)


def _published(entry: Entry) -> Document:
    change = entry.item.change
    document: Document = {
        "schema": schema_name(entry.item),
        "oldPointer": pointer_text(change.old),
        "newPointer": pointer_text(change.new),
        "kind": change.kind,
        "input": change.input.verdict,
        "output": change.output.verdict,
    }
    for answer in (change.input, change.output):
        if answer.witness:
            document.setdefault("witness", answer.witness[0])
    if entry.accepted is not None:
        document["accepted"] = {"reason": entry.accepted.reason, "until": entry.accepted.until}
    return document


# What reports are made from


def _report(compared: Compared, translator: Translator) -> Document:
    found = sorted(_diagnostics(compared), key=lambda pair: (pair[0], pair[1].place or (0, 0)))
    findings = [finding(diagnostic, path, translator) for path, diagnostic in found]
    blocked = {entry.file.path for entry in compared.entries if entry.blocks}
    paths = dict.fromkeys(entry.file.path for entry in compared.entries)
    targets = [{"path": path, "kind": "schema", "valid": path not in blocked} for path in paths]
    errors = sum(item["severity"] == "error" for item in findings)
    warnings = sum(item["severity"] == "warning" for item in findings)
    summary = {
        "checked": len(targets),
        "valid": len(targets) - len(blocked),
        "invalid": len(blocked),
        "skipped": 0,
        "errors": errors,
        "warnings": warnings,
        "infos": len(findings) - errors - warnings,
    }
    return {"findings": findings, "targets": targets, "summary": summary, "status": []}


def _diagnostics(compared: Compared) -> Iterator[tuple[str, Diagnostic]]:
    for entry in compared.entries:
        change = entry.item.change
        verdicts = {"input": change.input.verdict, "output": change.output.verdict}
        if set(verdicts.values()) == {COMPATIBLE}:
            continue
        code = "contract_unproved_change"
        if BREAKING in verdicts.values():
            code = "contract_breaking_change"
        severity = "warning" if entry.verdict == COMPATIBLE else "error"
        params = sentence_params(entry)
        if entry.accepted is not None:
            code, severity = "contract_accepted_change", "info"
            params |= {"reason": entry.accepted.reason, "until": entry.accepted.until}
        place = place_of(entry)
        yield (
            entry.file.path,
            Diagnostic(
                code,
                params,
                place=place,
                pointer=change.new if change.new is not None else change.old,
                severity=severity,
            ),
        )


def sentence_params(entry: Entry) -> dict[str, object]:
    """Give what a sentence about a change is made of: what, where, for whom, an example."""
    change = entry.item.change
    whom = [
        name
        for name, answer in (("writers", change.input), ("readers", change.output))
        if answer.verdict != COMPATIBLE
    ]
    witness = next((a.witness for a in (change.input, change.output) if a.witness), ())
    example = Text("reasons.diff.none")
    if witness:
        shown = json.dumps(witness[0], ensure_ascii=False)
        shown = shown if len(shown) <= _LONGEST_WITNESS else shown[:_LONGEST_WITNESS] + "…"
        example = Text("reasons.diff.example", {"witness": shown})
    pointer = pointer_text(change.new if change.new is not None else change.old) or "/"
    return {
        "change": Text(f"reasons.change.{change.kind}"),
        "pointer": pointer,
        "whom": Text("reasons.diff." + ("both" if len(whom) > 1 else "".join(whom) or "none")),
        "example": example,
    }


def place_of(entry: Entry) -> Place | None:
    """Give where a change stands in the text of its file, None where that is not JSON."""
    from rasen.text.json_positions import line_column, locate

    change, file = entry.item.change, entry.file
    pointer = change.new if entry.item.new is not None else change.old
    if pointer is None:  # gone from a file that is still there
        pointer = (change.old or ())[:-1]
    if not file.path.endswith(".json"):
        return Place(1, 1)
    # A pointer that leads nowhere in this version is at its nearest container.
    return Place(*line_column(file.text, locate(file.text, [pointer])[pointer]))

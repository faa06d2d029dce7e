"""What is wrong with a run: each rule a function from what was printed to diagnostics."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.contract.runner.matching import at_pointer, differences, filled, without
from rasen.diagnostics import Diagnostic, Text, json_pointer
from rasen.faults import at, reason
from rasen.text import strict_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.contract.runner.contract_file import Step
    from rasen.contract.runner.judges import Judge
    from rasen.contract.runner.process import Ran

_BOM = b"\xef\xbb\xbf"
# Sequences that steer a terminal: CSI, OSC, and single ones (ECMA-48).
_ESCAPE = re.compile(rb"\x1b[\[\]()#][^\x1b]{0,32}|\x1b.|\x9b")
_DEPTH = 512
_MOST_SHOWN = 200  # characters of what was printed that a sentence shows


class Printed(NamedTuple):
    """The documents that a run printed; none where its output is not what it should be."""

    documents: tuple[Any, ...] = ()


def check_run(
    step: Step, ran: Ran, judge: Judge | None, known: Mapping[str, object], workspace: str
) -> tuple[list[Diagnostic], Printed]:
    """Give everything that is wrong with one run of a step, and the documents it printed."""
    if ran.status is None:
        seconds = f"{step.timeout:g}"
        return [_about("contract_timeout", details={"seconds": step.timeout}, seconds=seconds)], (
            Printed()
        )
    found = list(_exit(step, ran, judge))
    output, printed = _output(step, ran)
    found += output
    for number, document in enumerate(printed.documents):
        found += _document(step, ran, judge, document, number, known)
    found += _text(step, ran, known)
    found += _errors(step, ran)
    found += _files(step, known, workspace)
    if ran.left:
        found.append(
            _about(
                "contract_child_left", details={"processes": list(ran.left)}, count=len(ran.left)
            )
        )
    return found, printed


def _about(
    code: str, *, details: Mapping[str, object] | None = None, **params: object
) -> Diagnostic:
    return Diagnostic(code, params, details=details)


# How it ended


def _exit(step: Step, ran: Ran, judge: Judge | None) -> Iterator[Diagnostic]:
    declared = sorted(judge.exits) if judge is not None else []
    if step.exit is not None and ran.status not in step.exit:
        wanted: dict[str, object] = {"actual": ran.status, "expected": list(step.exit)}
        shown = _excerpt(ran.stderr)
        yield _about("contract_exit_unexpected", details=wanted, **wanted, stderr=shown)
    elif declared and str(ran.status) not in declared:
        known: dict[str, object] = {"actual": ran.status, "expected": declared}
        yield _about("contract_exit_undeclared", details=known, **known)


# What it printed


def _output(step: Step, ran: Ran) -> tuple[list[Diagnostic], Printed]:
    if step.stdout == "any":
        return [], Printed()
    if step.stdout == "none":
        if not ran.stdout:
            return [], Printed()
        return [_about("contract_stdout_unexpected", shown=_excerpt(ran.stdout))], Printed()
    found = list(_bytes(ran.stdout))
    try:
        text = ran.stdout.removeprefix(_BOM).decode()
    except UnicodeDecodeError:
        return found, Printed()
    if step.stdout == "text":
        return found, Printed()
    if step.stdout == "json-lines":
        lines, documents = _lines(text)
        return found + lines, documents
    one, documents = _one_document(text)
    return found + one, documents


def _bytes(data: bytes) -> Iterator[Diagnostic]:
    if data.startswith(_BOM):
        yield _about("contract_stdout_bom")
    if _ESCAPE.search(data):
        yield _about("contract_stdout_escape", shown=_excerpt(data))
    try:
        data.decode()
    except UnicodeDecodeError as error:
        yield _about(
            "contract_stdout_not_utf8", details={"offset": error.start}, offset=error.start
        )


def _one_document(text: str) -> tuple[list[Diagnostic], Printed]:
    """Give the one document of a text, or what stands in its way."""
    if not text.strip():
        return [_about("contract_stdout_empty")], Printed()
    value, issues = strict_json.decode(text, strict_json.generic_limits(_DEPTH))
    if not issues:
        return [], Printed((value,))
    pieces = list(_pieces(text))
    documents = [document for is_document, document in pieces if is_document]
    noise = [piece for is_document, piece in pieces if not is_document]
    found = []
    if len(documents) > 1:
        count = len(documents)
        found.append(_about("contract_stdout_several", details={"documents": count}, count=count))
    if documents and noise:
        found.append(_about("contract_stdout_noise", shown=_cut(noise[0].strip())))
    if found:
        return found, Printed((documents[0],))
    first = issues[0]
    problem = Text(f"messages.{first.code}", first.params)
    return [_about("contract_stdout_not_json", problem=problem, shown=_cut(text))], Printed()


def _pieces(text: str) -> Iterator[tuple[bool, Any]]:
    """Give the objects and arrays of a text, and what stands between them."""
    decoder = json.JSONDecoder(strict=False)  # what is wrong with a piece is told elsewhere
    start = index = 0
    while index < len(text):
        match = re.compile(r"[{\[]").search(text, index)
        if match is None:
            break
        try:
            value, end = decoder.raw_decode(text, match.start())
        except (ValueError, RecursionError):
            index = match.start() + 1
            if index - start > 1 << 20:
                break  # a megabyte of brackets that open nothing
            continue
        if text[start : match.start()].strip():
            yield False, text[start : match.start()]
        yield True, value
        start = index = end
    if text[start:].strip():
        yield False, text[start:]


def _lines(text: str) -> tuple[list[Diagnostic], Printed]:
    documents, found = [], []
    for number, line in enumerate(text.splitlines(), 1):
        value, issues = strict_json.decode(line, strict_json.generic_limits(_DEPTH))
        if issues:
            found.append(
                _about(
                    "contract_stdout_line", details={"line": number}, line=number, shown=_cut(line)
                )
            )
        else:
            documents.append(value)
    return found, Printed(tuple(documents))


def _document(
    step: Step,
    ran: Ran,
    judge: Judge | None,
    document: Any,
    number: int,
    known: Mapping[str, object],
) -> Iterator[Diagnostic]:
    place: dict[str, object] = {"document": number} if step.stdout == "json-lines" else {}
    if judge is not None:
        for fault in judge.faults(document):
            details = {**place, "pointer": json_pointer(fault.path)}
            yield _about(
                "contract_document_invalid",
                details=details,
                at=at(fault.path),
                reason=reason(fault),
            )
    if step.has_equals:
        want, got = filled(step.equals, known), without(document, step.varies)
        for pointer, expected in differences(without(want, step.varies), got):
            details = {**place, "pointer": json_pointer(pointer)}
            yield _about(
                "contract_document_differs",
                details=details,
                at=at(pointer),
                expected=_cut(json.dumps(expected, ensure_ascii=False)),
            )
    verdict = step.verdict if step.verdict is not None else (judge.verdict if judge else None)
    if verdict is not None:
        yield from _verdict(verdict, document, ran)


def _verdict(pointer: str, document: Any, ran: Ran) -> Iterator[Diagnostic]:
    """Hold the exit status to the verdict in the document: 0 exactly where it is true."""
    is_there, value = at_pointer(document, pointer)
    if is_there and isinstance(value, bool) and value is not (ran.status == 0):
        details = {"actual": ran.status, "pointer": pointer}
        yield _about(
            "contract_exit_contradicts",
            details=details,
            actual=ran.status,
            pointer=pointer,
            verdict=json.dumps(value),
        )


def _text(step: Step, ran: Ran, known: Mapping[str, object]) -> Iterator[Diagnostic]:
    text = ran.stdout.decode("utf-8", "replace")
    for wanted in filled(list(step.contains), known):
        if wanted not in text:
            yield _about("contract_stdout_lacks", wanted=_cut(wanted), shown=_cut(text))


def _errors(step: Step, ran: Ran) -> Iterator[Diagnostic]:
    """Hold standard error to what it may hold."""
    rule = step.stderr
    text = ran.stderr.decode("utf-8", "replace")
    if rule == "empty" and text.strip():
        yield _about("contract_stderr_unexpected", shown=_cut(text))
    elif rule == "nonempty" and not text.strip():
        yield _about("contract_stderr_empty")
    elif isinstance(rule, dict):
        from rasen.verdict.patterns import compile_pattern

        if "pattern" in rule and not compile_pattern(rule["pattern"])(text):
            yield _about("contract_stderr_unexpected", shown=_cut(text))
        for wanted in rule.get("contains", ()):
            if wanted not in text:
                yield _about("contract_stderr_unexpected", shown=_cut(text))


# What it left behind


def _files(step: Step, known: Mapping[str, object], workspace: str) -> Iterator[Diagnostic]:
    for path, wanted in step.after.items():
        path = filled(path, known)  # noqa: PLW2901 - the same path, its names filled in
        place = os.path.join(workspace, path)
        is_there = os.path.lexists(place)
        if wanted == "absent":
            if is_there:
                yield _about("contract_file_unexpected", path=path)
        elif not is_there:
            yield _about("contract_file_missing", path=path)
        elif isinstance(wanted, dict):
            yield from _content(path, place, filled(wanted, known))


def _content(path: str, place: str, wanted: dict[str, Any]) -> Iterator[Diagnostic]:
    try:
        with open(place, encoding="utf-8", newline="") as file:
            text = file.read()
        got = json.loads(text) if "equals" in wanted else None
    except (OSError, ValueError, RecursionError) as error:
        yield _about("contract_file_differs", path=path, problem=str(error))
        return
    if "text" in wanted and text != wanted["text"]:
        yield _about("contract_file_differs", path=path, problem=_cut(text))
    if "equals" in wanted:
        for pointer, _ in differences(wanted["equals"], got):
            yield _about("contract_file_differs", path=path, problem=json_pointer(pointer) or "/")


def _excerpt(data: bytes) -> str:
    return _cut(data.decode("utf-8", "replace").strip())


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"

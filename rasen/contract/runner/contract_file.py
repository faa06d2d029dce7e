"""Contract files: cases of commands with what is expected of them (`files:contract`)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Text, UsageError
from rasen.faults import at, reason
from rasen.files import reading

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Pointer

SCHEMA = "files:contract"
Command = tuple[str, ...]


class Step(NamedTuple):
    """One command of a case and what is expected of it.

    `exit` lists the statuses that are right, None where the schema alone says so. `stdout` is
    `json`, `json-lines`, `text`, `none` or `any`; `schema` is a reference or a schema.
    """

    run: Command
    stdin: str | None = None
    env: Mapping[str, str] = {}
    exit: tuple[int, ...] | None = (0,)
    stdout: str = "any"
    schema: object = None
    equals: object = None
    has_equals: bool = False
    contains: tuple[str, ...] = ()
    stderr: object = "any"
    after: Mapping[str, object] = {}
    capture: Mapping[str, str] = {}
    varies: tuple[str, ...] = ()
    verdict: str | None = None
    timeout: float = 10.0
    pointer: Pointer = ()


class Case(NamedTuple):
    """A case: its name, what is set up before, its steps, and where it stands in the file."""

    name: str
    files: Mapping[str, str]
    setup: tuple[Command, ...]
    steps: tuple[Step, ...]
    place: Place


class Contract(NamedTuple):
    """A contract file that was read; relative paths in it start from `folder`."""

    path: str
    folder: str
    program: str | None
    schemas: str | None
    env: Mapping[str, str]
    runs: int
    locales: tuple[str, ...]
    cases: tuple[Case, ...]


def read_contract(path: str, absolute: str) -> Contract:
    """Give the contract of a YAML or JSON file; one that breaks its schema is a usage error."""
    try:
        text = reading.read_bounded(absolute, schemas.limits(SCHEMA)["x-max-bytes"]).decode()
    except reading.NotFound:
        raise UsageError(Diagnostic("target_not_found", {"target": path}, target=path)) from None
    except (reading.ReadError, UnicodeDecodeError) as error:
        raise _unusable(path, f"{error}.") from error
    from rasen.text import yaml_source

    source = yaml_source.read(text, max_depth=schemas.limits(SCHEMA)["x-max-depth"])
    if source.issues:
        issue = source.issues[0]
        problem = issue.params.get("problem", issue.code)
        raise _unusable(path, f"{issue.line}:{issue.column}: {problem}")
    faults = schemas.faults(SCHEMA, source.value)
    if faults:
        fault = faults[0]
        place = Place(*source.position(fault.path, key=bool(fault.params.get("properties"))))
        params = {
            "line": place.line,
            "column": place.column,
            "at": at(fault.path),
            "reason": reason(fault),
        }
        raise _unusable(path, Text("reasons.contractFileAt", params))
    document = cast("dict[str, Any]", source.value)
    places = [
        Place(*source.position(("cases", index), key=False))
        for index in range(len(document["cases"]))
    ]
    return contract_of(document, path=path, folder=os.path.dirname(absolute), places=places)


def contract_of(
    document: Mapping[str, Any], *, path: str, folder: str, places: list[Place]
) -> Contract:
    """Give the contract that a valid document describes."""
    defaults = _defaults()
    return Contract(
        path,
        folder,
        document.get("program"),
        document.get("schemas"),
        document.get("env", {}),
        document.get("runs", defaults["runs"]),
        tuple(document.get("locales", defaults["locales"])),
        tuple(
            _case(case, index, places[index], document.get("timeout", defaults["timeout"]))
            for index, case in enumerate(document["cases"])
        ),
    )


def _defaults() -> dict[str, Any]:
    properties = cast("dict[str, Any]", schemas.load(SCHEMA)["properties"])
    return {name: entry["default"] for name, entry in properties.items() if "default" in entry}


def _case(case: dict[str, Any], index: int, place: Place, timeout: float) -> Case:
    steps = case.get("steps", [case])
    single = "steps" not in case
    return Case(
        case["name"],
        case.get("files", {}),
        tuple(_command(command) for command in case.get("setup", ())),
        tuple(
            _step(step, ("cases", index) if single else ("cases", index, "steps", number), timeout)
            for number, step in enumerate(steps)
        ),
        place,
    )


def _step(step: dict[str, Any], pointer: Pointer, timeout: float) -> Step:
    statuses = step.get("exit", 0)
    is_document = "schema" in step or "equals" in step or "capture" in step or "verdict" in step
    return Step(
        _command(step["run"]),
        step.get("stdin"),
        step.get("env", {}),
        _statuses(statuses),
        step.get("stdout", "json" if is_document else "any"),
        step.get("schema"),
        step.get("equals"),
        "equals" in step,
        tuple(step.get("contains", ())),
        step.get("stderr", "any"),
        step.get("after", {}),
        step.get("capture", {}),
        tuple(step.get("varies", ())),
        step.get("verdict"),
        step.get("timeout", timeout),
        pointer,
    )


def _statuses(value: object) -> tuple[int, ...] | None:
    if value == "any":
        return None
    return tuple(cast("list[int]", value)) if isinstance(value, list) else (cast("int", value),)


def _command(value: object) -> Command:
    """Give the words of a command; a text is split as a shell would split it, nothing more."""
    if isinstance(value, list):
        return tuple(map(str, value))
    import shlex

    return tuple(shlex.split(str(value)))


def _unusable(path: str, problem: str | Text) -> UsageError:
    params = {"path": path, "problem": problem}
    return UsageError(Diagnostic("contract_file_unusable", params, target=path))

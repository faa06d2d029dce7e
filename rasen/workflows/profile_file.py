"""Saved profiles: the YAML or JSON files that list the workflows of a selection.

Only what one file says is judged here (packages spec 10.1). Whether the workflows exist depends
on the machine, and is asked when a profile is imported or used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from rasen.diagnostics import Pointer
    from rasen.verdict.explain import Fault

    # The places of values, or of keys where the second of a pair says so.
    Places = Callable[[Sequence[tuple[Pointer, bool]]], list[Place]]

SCHEMA = "files:profile"

_REPEATED = "profile_workflow_duplicate"


class ProfileReading(NamedTuple):
    """The IDs that a profile selects, as written; None where the diagnostics say why not."""

    workflows: tuple[str, ...] | None
    diagnostics: list[Diagnostic]


def read_profile(text: str, *, is_json: bool) -> ProfileReading:
    """Give what the text of a profile file selects, or everything that is wrong with it."""
    return _read_json(text) if is_json else _read_yaml(text)


def check_text(text: str, *, is_json: bool) -> list[Diagnostic]:
    """Give everything that is wrong with the text of a profile file."""
    return read_profile(text, is_json=is_json).diagnostics


def _read_json(text: str) -> ProfileReading:
    from rasen.text import strict_json
    from rasen.text.json_positions import line_columns, locate_members

    limits = strict_json.generic_limits(schemas.limits(SCHEMA)["x-max-depth"])
    document, issues = strict_json.decode(text, limits)
    if issues:
        places = line_columns(text, [issue.index for issue in issues])
        return ProfileReading(
            None,
            [
                Diagnostic(issue.code, issue.params, place=Place(*place))
                for issue, place in zip(issues, places, strict=True)
            ],
        )

    def find(requests: Sequence[tuple[Pointer, bool]]) -> list[Place]:
        members = locate_members(text, [pointer for pointer, _ in requests])
        found = [
            members[pointer].key if key else members[pointer].value for pointer, key in requests
        ]
        return [Place(*place) for place in line_columns(text, found)]

    return _judge(document, find)


def _read_yaml(text: str) -> ProfileReading:
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    source = yaml_source.read(text, max_depth=schemas.limits(SCHEMA)["x-max-depth"])
    if source.issues:
        return ProfileReading(
            None,
            [
                Diagnostic(
                    issue.code, yaml_params(issue.params), place=Place(issue.line, issue.column)
                )
                for issue in source.issues
            ],
        )
    return _judge(
        source.value,
        lambda requests: [Place(*source.position(at, key=key)) for at, key in requests],
    )


def _judge(document: Any, find: Places) -> ProfileReading:
    faults = schemas.faults(SCHEMA, document)
    if not faults:
        return ProfileReading(tuple(document["workflows"]), [])
    found = [pair for fault in faults for pair in _findings(fault, document)]
    places = find([(at, key) for _, at, key in found])
    diagnostics = [
        diagnostic._replace(place=place)
        for (diagnostic, _, _), place in zip(found, places, strict=True)
    ]
    return ProfileReading(None, diagnostics)


def _findings(fault: Fault, document: Any) -> Iterator[tuple[Diagnostic, Pointer, bool]]:
    """Give the findings of a fault, what each points to, and whether to its key."""
    from rasen.faults import at, reason

    if fault.code == _REPEATED:
        for index, value in _repeated(document["workflows"]):
            pointer: Pointer = ("workflows", index)
            yield Diagnostic(_REPEATED, {"id": value}, pointer=pointer), pointer, False
    elif fault.code == "profile_workflow_id_invalid":
        value = document["workflows"][cast("int", fault.path[-1])]
        yield Diagnostic(fault.code, {"id": value}, pointer=fault.path), fault.path, False
    else:
        said = Text("reasons.profile.value", {"at": at(fault.path), "reason": reason(fault)})
        unknown = cast("Sequence[str]", fault.params.get("properties") or ())
        target = (*fault.path, unknown[0]) if unknown else fault.path
        yield (
            Diagnostic(fault.code, {"problem": said}, pointer=fault.path),
            target,
            bool(unknown),
        )


def _repeated(values: list[object]) -> Iterator[tuple[int, object]]:
    """Give the strings of a list that stood there before, with their indexes."""
    seen: set[object] = set()
    for index, value in enumerate(values):
        if isinstance(value, str):
            if value in seen:
                yield index, value
            seen.add(value)

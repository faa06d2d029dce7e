"""Changes that break and are wanted all the same: read from a file, each with reason and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Text, UsageError
from rasen.files import reading

if TYPE_CHECKING:
    from collections.abc import Sequence

SCHEMA = "files:accepted-changes"


class Acceptance(NamedTuple):
    """One entry: which changes it covers, why, and until which day (`YYYY-MM-DD`, that day too)."""

    schema: str
    pointer: str
    kind: str | None
    reason: str
    until: str

    def covers(self, schema: str, pointers: Sequence[str | None], kind: str, today: str) -> bool:
        """Tell whether a change is accepted today."""
        return (
            self.schema == schema
            and self.pointer in pointers
            and self.kind in (None, kind)
            and today <= self.until
        )


def read_accepted(path: str, absolute: str) -> list[Acceptance]:
    """Give the entries of a file, YAML or JSON; one that breaks its schema is a usage error."""
    try:
        data = reading.read_bounded(absolute, schemas.limits(SCHEMA)["x-max-bytes"])
        text = data.decode()
    except (reading.ReadError, UnicodeDecodeError) as error:
        raise _unusable(path, str(error)) from error
    from rasen.text import yaml_source

    # JSON is YAML; so one reader does for both.
    read = yaml_source.read(text, max_depth=schemas.limits(SCHEMA)["x-max-depth"])
    if read.issues:
        issue = read.issues[0]
        problem = f"{issue.line}:{issue.column}: {issue.params.get('problem', issue.code)}"
        raise _unusable(path, problem)
    faults = schemas.faults(SCHEMA, read.value)
    if faults:
        from rasen.faults import dotted, reason

        fault = faults[0]
        params = {"place": dotted(fault.path) or path, "problem": reason(fault)}
        raise _unusable(path, Text("reasons.acceptedAt", params))
    document = cast("dict[str, Any]", read.value)
    return [
        Acceptance(
            entry["schema"], entry["pointer"], entry.get("kind"), entry["reason"], entry["until"]
        )
        for entry in document["accepted"]
    ]


def _unusable(path: str, problem: str | Text) -> UsageError:
    params = {"path": path, "problem": problem}
    return UsageError(Diagnostic("accepted_changes_unusable", params, target=path))

"""YAML files of the store family: what one says, or in words why nobody can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Place, Text
from rasen.files.reading import NotFound, NotRegular, ReadError, TooLarge, Unreadable
from rasen.text.yaml_light import NOT_PLAIN, read_plain

if TYPE_CHECKING:
    from rasen.verdict.explain import Fault


class Reading(NamedTuple):
    """What a file holds: `value`, or `problem` (and the place of it) where it cannot be read."""

    value: object = None
    problem: Text | None = None
    place: Place | None = None


def read_yaml(data: bytes) -> Reading:
    """Give what the bytes of a YAML text say: one document; a byte order mark is skipped."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return Reading(problem=Text("reasons.store.notUtf8"))
    value = read_plain(text)
    if value is not NOT_PLAIN:
        return Reading(value)
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    source = yaml_source.read(text)
    if not source.issues:
        return Reading(source.value)
    issue = source.issues[0]
    if issue.code == "yaml_alias_forbidden":
        reason = Text("reasons.store.alias", issue.params)
    else:
        reason = Text("reasons.store.yaml", yaml_params(issue.params))
    params = {"reason": reason, "line": issue.line, "column": issue.column}
    return Reading(None, Text("reasons.store.at", params), Place(issue.line, issue.column))


def judged(reading: Reading, schema: str) -> Reading:
    """Give the reading, with its first problem where the value breaks the schema."""
    from rasen import schemas

    if reading.problem is not None or schemas.verdict(schema)(reading.value):
        return reading
    return Reading(problem=_sentence(schemas.faults(schema, reading.value)[0]))


def refused(error: ReadError) -> Text:
    """Give in words why a file could not be read."""
    match error:
        case NotRegular():
            return Text("reasons.store.notFile")
        case TooLarge():
            return Text("reasons.store.tooLarge", {"limit": error.limit})
        case Unreadable():
            return Text("reasons.store.unreadable", {"reason": error.reason})
        case NotFound():
            return Text("reasons.store.missing")
        case _:
            return Text("reasons.store.changed")


def _sentence(fault: Fault) -> Text:
    from rasen.faults import at, reason

    return Text("reasons.store.fault", {"at": at(fault.path), "reason": reason(fault)})

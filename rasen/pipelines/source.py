"""The text of a pipeline definition: its value, what its syntax breaks, and where values stand.

A definition is YAML 1.2, or JSON (generation spec 9.3). A text that is sound JSON is read as JSON,
since YAML parsers refuse some of it (an escaped surrogate pair, a long key); whatever else starts
with a brace may still be YAML.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Place, Pointer, Text
from rasen.pipelines.model import SCHEMA

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

BOM = "\ufeff"  # optional at the start (generation spec 9.3)
_JSON_SPACE = " \t\r\n"

Request = tuple[Pointer, bool]


class Problem(NamedTuple):
    """What the syntax breaks, as a sentence, and where."""

    reason: Text
    place: Place


class Source(NamedTuple):
    """A definition as written.

    `places` gives for pairs of a pointer and "the key, not the value" the positions in the text;
    a value that is not there has the position of the nearest container.
    """

    value: object
    problems: list[Problem]
    places: Callable[[Sequence[Request]], list[Place]]


def decode(data: bytes) -> str | Problem:
    """Give the text of UTF-8 bytes, or what is wrong with them."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix(BOM)
        reason = Text("reasons.pipeline_utf8", {"offset": error.start})
        return Problem(reason, _end_of(before))


def read(text: str) -> Source:
    """Give the value of a text, a byte order mark before it allowed."""
    text = text.removeprefix(BOM)
    if text.lstrip(_JSON_SPACE).startswith("{") and (source := _read_json(text)):
        return source
    return _read_yaml(text)


def _read_yaml(text: str) -> Source:
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    source = yaml_source.read(text, max_depth=_max_depth())
    problems = [
        Problem(
            Text(f"messages.{issue.code}", yaml_params(issue.params)),
            Place(issue.line, issue.column),
        )
        for issue in source.issues
    ]

    def places(requests: Sequence[Request]) -> list[Place]:
        return [Place(*source.position(pointer, key=key)) for pointer, key in requests]

    return Source(source.value, problems, places)


def _read_json(text: str) -> Source | None:
    """Give the source of a sound JSON text, None for any other."""
    from rasen.text import strict_json

    value, issues = strict_json.decode(text, strict_json.generic_limits(_max_depth()))
    if issues:
        return None
    return Source(value, [], lambda requests: _json_places(text, requests))


def _json_places(text: str, requests: Sequence[Request]) -> list[Place]:
    from rasen.text.json_positions import line_columns, locate

    keys = locate(text, [pointer for pointer, key in requests if key], key=True)
    values = locate(text, [pointer for pointer, key in requests if not key])
    indexes = [(keys if key else values)[pointer] for pointer, key in requests]
    return [Place(*pair) for pair in line_columns(text, indexes)]


def _max_depth() -> int:
    return schemas.limits(SCHEMA)["x-max-depth"]


def _end_of(text: str) -> Place:
    """Give the place just behind a text; YAML ends lines with CR, LF or both."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return Place(len(lines), len(lines[-1]) + 1)

"""What a change says of itself: `.openspec.yaml` in its folder (contract spec 2.1)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.reading import NotFound
from rasen.planning.yaml_checks import check_yaml, read_yaml_file

if TYPE_CHECKING:
    from typing import Any

    from rasen.diagnostics import Diagnostic, Text

SCHEMA = "files:change-metadata"
FILE = ".openspec.yaml"


class InvalidMetadata(Exception):
    """Metadata that cannot be read or are not of their form; `problem` says what is wrong."""

    def __init__(self, path: str, problem: Text) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


class Metadata(NamedTuple):
    """What commands use of the metadata of a change."""

    schema: str


def read_metadata(change: str) -> Metadata | None:
    """Give the metadata of the change in a folder, None where it has none.

    Raises `InvalidMetadata`.
    """
    path = os.path.join(change, FILE)
    try:
        reading = read_yaml_file(path, SCHEMA)
    except NotFound:
        return None
    if reading.problem is not None:
        raise InvalidMetadata(path, reading.problem)
    document: Any = reading.value
    return Metadata(document["schema"])


def metadata_text(*, schema: str, created: str, goal: str) -> str:
    """Give the metadata of a new change as YAML; an empty goal is left out."""
    from rasen.text.yaml_writer import scalar

    lines = [f"schema: {scalar(schema)}", f"created: {created}"]
    if goal:
        lines.append(f"goal: {scalar(goal)}")
    return "\n".join(lines) + "\n"


def check_text(text: str) -> list[Diagnostic]:
    """Give everything that is wrong with the text of a metadata file."""
    return check_yaml(text, SCHEMA).diagnostics

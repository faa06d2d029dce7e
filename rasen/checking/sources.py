"""From bytes to a value with positions: text decoding and the two syntaxes of documents."""

from __future__ import annotations

import os
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Pointer
from rasen.files import reading
from rasen.text import strict_json

if TYPE_CHECKING:
    from collections.abc import Callable

BOM = b"\xef\xbb\xbf"
DOCUMENT_LIMITS = "common:document"
YAML_LIMITS = "common:yaml-document"


class Source(NamedTuple):
    """A document that was read: its value, what its syntax breaks, and where values stand.

    `places` gives for paths of keys and indexes the position of the value, or with `key` of the
    key; a path that is not there gets the position of the nearest container.
    """

    value: object
    diagnostics: list[Diagnostic]
    places: Callable[[list[Pointer], bool], list[Place]]


def read_bytes(path: str, limit: int) -> bytes | Diagnostic:
    """Give the bytes of a file or of standard input, or the diagnostic that says why not."""
    try:
        if path == "-":
            return reading.read_stdin_bounded(limit)
        return reading.read_bounded(path, limit)
    except reading.TooLarge as error:
        return too_large(error.actual, error.limit)
    except reading.Changed:
        return Diagnostic("target_changed")
    except reading.NotRegular as error:
        if error.kind == "folder":
            return _unlisted(path)
        return Diagnostic("target_not_regular", {"target": os.path.basename(path)})
    except reading.NotFound:
        # It was there when it was listed: someone removed it since.
        return Diagnostic("target_changed")
    except reading.Unreadable as error:
        return _unreadable(path, error.reason)


def _unlisted(path: str) -> Diagnostic:
    """Give why a folder is a target by itself: it cannot be listed, or was a file before."""
    try:
        os.scandir(path).close()
    except OSError as error:
        return _unreadable(path, error.strerror or str(error))
    return Diagnostic("target_changed")


def _unreadable(path: str, problem: str) -> Diagnostic:
    return Diagnostic("target_unreadable", {"target": os.path.basename(path), "problem": problem})


def too_large(actual: int, limit: int) -> Diagnostic:
    """Give the diagnostic for a text of more bytes than its kind may have."""
    measured = {"actual": actual, "limit": limit}
    return Diagnostic("target_too_large", measured, details=measured)


def decode(data: bytes, name: str) -> str | Diagnostic:
    """Give the text of UTF-8 bytes without a byte order mark, or the diagnostic that refuses it.

    `name` is what the sentence calls the file.
    """
    if data.startswith(BOM):
        return Diagnostic("utf8_bom_forbidden", {"path": name}, place=Place(1, 1))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        params = {"path": name, "offset": error.start}
        return Diagnostic("utf8_invalid", params, place=_place_in(data, error.start))


def _place_in(data: bytes, offset: int) -> Place:
    """Give the place of a byte, everything before it being valid UTF-8."""
    from rasen.text.json_positions import line_column

    before = data[:offset].decode()
    return Place(*line_column(before, len(before)))


class JsonLimits(NamedTuple):
    """What a JSON document of any kind must keep to."""

    max_bytes: int
    syntax: strict_json.Limits


@cache
def json_limits() -> JsonLimits:
    """Give the limits of a JSON document, from its schema."""
    limits = schemas.limits(DOCUMENT_LIMITS)
    return JsonLimits(limits["x-max-bytes"], strict_json.generic_limits(limits["x-max-depth"]))


def read_json(text: str) -> Source:
    """Give the value of a JSON text, its faults with their places."""
    value, issues = strict_json.decode(text, json_limits().syntax)
    if not issues:
        return Source(value, [], partial(json_places, text))
    from rasen.text.json_positions import line_columns

    places = line_columns(text, [issue.index for issue in issues])
    diagnostics = [
        Diagnostic(issue.code, issue.params, place=Place(*place), details=_measured(issue.params))
        for issue, place in zip(issues, places, strict=True)
    ]
    return Source(value, diagnostics, partial(json_places, text))


def json_places(text: str, paths: list[Pointer], key: bool) -> list[Place]:
    """Give the places of values (or keys) of a JSON text."""
    from rasen.text.json_positions import line_columns, locate

    found = locate(text, paths, key=key)
    return [Place(*pair) for pair in line_columns(text, [found[path] for path in paths])]


def read_yaml(text: str) -> Source:
    """Give the value of a YAML text, its faults with their places."""
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    limits = schemas.limits(YAML_LIMITS)
    size = len(text) if text.isascii() else len(text.encode())
    if size > limits["x-max-bytes"]:
        refused = too_large(size, limits["x-max-bytes"])
        return Source(None, [refused], lambda paths, _key: [Place(1, 1)] * len(paths))
    source = yaml_source.read(text, max_depth=limits["x-max-depth"])
    diagnostics = [
        Diagnostic(issue.code, yaml_params(issue.params), place=Place(issue.line, issue.column))
        for issue in source.issues
    ]

    def places(paths: list[Pointer], key: bool) -> list[Place]:
        return [Place(*source.position(path, key=key)) for path in paths]

    return Source(source.value, diagnostics, places)


def _measured(params: object) -> dict[str, object] | None:
    if isinstance(params, dict) and "actual" in params and "limit" in params:
        return {"actual": params["actual"], "limit": params["limit"]}
    return None


def document_limit() -> int:
    """Give the most bytes that a document may have whose kind has no limit of its own."""
    return schemas.limits(DOCUMENT_LIMITS)["x-max-bytes"]

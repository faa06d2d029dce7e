"""The text of the user's settings file, read as every part of the product reads it.

A run that only wants the language goes through here too, so this module loads nothing that such a
run does not need. What the keys mean stands in the schema `files:settings`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.reading import NotFound, ReadError, read_bounded

if TYPE_CHECKING:
    from rasen.files.home import Homes

NAME = "config.json"
MOST_BYTES = 1 << 20  # `x-max-bytes` of the schema; a test holds both equal


class SettingsFile(NamedTuple):
    """What the file holds: `document` is None where it is absent or broken.

    `data` are the bytes that were read, None where there are none; `problem` is the error for a
    file that is there and could not be read at all.
    """

    path: str
    document: dict[str, object] | None
    data: bytes | None = None
    problem: ReadError | None = None


def read_settings_file(homes: Homes) -> SettingsFile:
    """Give the settings file of the configuration folder; nothing about it is ever an error."""
    path = os.path.join(homes.config, NAME)
    try:
        data = read_bounded(path, MOST_BYTES)
    except NotFound:
        return SettingsFile(path, None)
    except ReadError as error:
        return SettingsFile(path, None, problem=error)
    return SettingsFile(path, _object(data), data)


def _object(data: bytes) -> dict[str, object] | None:
    """Give the JSON object that the bytes are, None for anything else."""
    import json

    try:
        document = json.loads(
            data.decode("utf-8"), parse_float=_finite, parse_constant=_no_constant
        )
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _finite(text: str) -> float:
    """Give a number that can be written again as it was read."""
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(text)
    return number


def _no_constant(name: str) -> float:
    raise ValueError(name)  # NaN and Infinity are no JSON

"""The user's settings as the library knows them: the current selection, and everything else kept.

Reading never fails: an absent or broken file means the defaults of its schema (packages spec 10.2).
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas
from rasen.files import atomic, system
from rasen.files.settings_file import read_settings_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.files.home import Homes
    from rasen.files.settings_file import SettingsFile

SCHEMA = "files:settings"
_SUFFIX_OF_BROKEN = ".broken"


class Settings(NamedTuple):
    """The settings: `document` is the whole of them, what is not known here included.

    `workflows` are the IDs that the file lists, None where it lists none; `has_profile` tells a
    profile that somebody chose from the default one, `is_broken` a file that no settings could be
    read from.
    """

    path: str
    profile: str
    workflows: tuple[str, ...] | None
    language: str
    document: Mapping[str, object]
    has_profile: bool
    is_broken: bool


class NotWritable(Exception):
    """The settings file could not be replaced; `cause` says why, and nothing has changed."""

    def __init__(self, path: str, cause: Exception) -> None:
        super().__init__(path, cause)
        self.path = path
        self.cause = cause

    def __str__(self) -> str:
        return f"{self.path!r} could not be written: {self.cause}"


def read_settings(homes: Homes) -> Settings:
    """Give the settings of the user; a value of the wrong type counts as far as it makes sense."""
    return _settings(read_settings_file(homes))


def write_settings(homes: Homes, changes: Mapping[str, object]) -> str | None:
    """Set these keys in the settings file, all others and their order kept.

    The caller holds the lock of `profile_store`. A file that is no JSON object is kept beside the
    new one; its path is given then. Raises `NotWritable`.
    """
    file = read_settings_file(homes)
    if file.problem is not None:
        raise NotWritable(file.path, file.problem)
    document = defaults() if file.document is None else file.document
    try:
        data = _encoded({**document, **changes})
    except RecursionError as error:
        raise NotWritable(file.path, error) from error
    try:
        kept = None
        if file.document is None and file.data is not None:
            kept = _keep_broken(file.path, file.data)
        try:
            atomic.write_file(file.path, data, parents=True)
        except BaseException:
            if kept is not None:
                system.unlink(kept)
            raise
    except (OSError, atomic.Unfinished) as error:
        raise NotWritable(file.path, error) from error
    return kept


def defaults() -> dict[str, object]:
    """Give what an absent settings file means: the defaults of the schema, in its order."""
    properties = cast("dict[str, Any]", schemas.load(SCHEMA)["properties"])
    return {key: each["default"] for key, each in properties.items() if "default" in each}


def _settings(file: SettingsFile) -> Settings:
    document = file.document if file.document is not None else defaults()
    profile = document.get("profile", defaults()["profile"])
    listed = document.get("workflows")
    known = cast("dict[str, Any]", schemas.load(SCHEMA)["properties"])["language"]
    language = document.get("language")
    return Settings(
        path=file.path,
        profile=profile if isinstance(profile, str) else json.dumps(profile),
        workflows=_strings(listed) if isinstance(listed, list) else None,
        language=cast("str", language if language in known["enum"] else known["default"]),
        document=document,
        has_profile=file.document is not None and "profile" in file.document,
        is_broken=file.document is None and (file.data, file.problem) != (None, None),
    )


def _strings(items: list[object]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(item for item in items if isinstance(item, str)))


def _encoded(document: Mapping[str, object]) -> bytes:
    """Give the bytes of the file; a lone surrogate stays the escape that it was read from."""
    text = json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False)
    return (text + "\n").encode("utf-8", "backslashreplace")


def _keep_broken(path: str, data: bytes) -> str:
    """Write the bytes beside the file, under a name that nobody uses, and give that."""
    number = 0
    while True:
        kept = path + _SUFFIX_OF_BROKEN + (f"-{number}" if number else "")
        if not os.path.lexists(kept):
            atomic.write_file(kept, data)
            return kept
        number += 1

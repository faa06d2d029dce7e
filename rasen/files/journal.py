"""The journal of a transaction: what is to be done to files and a folder, told beforehand.

Paths in it are below a base, with `/`, and lead through no link.
"""

from __future__ import annotations

import hashlib
import json
import os
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.files.reading import read_bounded_nofollow
from rasen.files.trees import is_real_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

SCHEMA = "files:journal"


class BadJournal(Exception):
    """What lies in the place of a journal is none that can be followed."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} is no journal that can be followed"


class Edit(NamedTuple):
    """A file below the base, with `/`: its bytes so far and from now on, None where it is not."""

    path: str
    old: bytes | None
    new: bytes | None


class Plan(NamedTuple):
    """What is to be done below a base: files, then the folder `source` renamed to `target`.

    `made` are the folders that are missing, outer ones first; `emptied` those that go if nothing
    is left in them, inner ones first. All paths are below the base, with `/`.
    """

    edits: Sequence[Edit]
    made: Sequence[str]
    emptied: Sequence[str]
    source: str
    target: str


def compose(plan: Plan, *, copied: bool) -> dict[str, Any]:
    """Give the document of a journal; `copied` tells that the folder cannot be renamed."""
    made = set(plan.made)
    return {
        "version": 1,
        "token": os.urandom(8).hex(),
        "files": [_file(edit, made) for edit in plan.edits],
        "made": list(plan.made),
        "emptied": list(plan.emptied),
        "move": {"from": plan.source, "to": plan.target, "copied": copied},
    }


def _file(edit: Edit, made: set[str]) -> dict[str, object]:
    folder = edit.path.rpartition("/")[0]
    while folder in made:
        folder = folder.rpartition("/")[0]
    return {
        "path": edit.path,
        "folder": folder,
        "existed": edit.old is not None,
        "digest": None if edit.new is None else hashlib.sha256(edit.new).hexdigest(),
    }


def encode(document: dict[str, Any]) -> bytes:
    """Give the bytes of a journal."""
    return json.dumps(document, indent=2).encode("ascii") + b"\n"


def read(base: str, path: str) -> dict[str, Any]:
    """Give the document of a journal that can be followed.

    Raises `BadJournal`, or a `ReadError`.
    """
    data = read_bounded_nofollow(path, schemas.limits(SCHEMA)["x-max-bytes"])
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadJournal(path) from error
    if not schemas.verdict(SCHEMA)(document):
        raise BadJournal(path)
    files, move = document["files"], document["move"]
    named = [*(file["path"] for file in files), *(file["folder"] + "/x" for file in files)]
    named += [*document["made"], *document["emptied"], move["from"], move["to"]]
    if not all(_leads_through_folders(base, each) for each in named):
        raise BadJournal(path)
    return cast("dict[str, Any]", document)


def _leads_through_folders(base: str, path: str) -> bool:
    """Tell whether everything above a path that is there is a folder, and no link to one."""
    folder = base
    for step in path.split("/")[:-1]:
        folder = os.path.join(folder, step)
        if os.path.lexists(folder) and not is_real_folder(folder):
            return False
    return True

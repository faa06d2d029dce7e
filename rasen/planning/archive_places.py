"""Where archiving writes and moves: real folders below the root, never through a link out of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.journal import Edit, Plan
from rasen.planning.archive_plan import CODE
from rasen.planning.layout import ARCHIVE, SPEC_FILE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.diagnostics import RasenError
    from rasen.planning.archive_plan import SpecUpdate
    from rasen.planning.layout import PlanningFolder


def archived_path(folder: PlanningFolder, target: str) -> str:
    """Give where an archived change lies, by the name of its folder there."""
    return os.path.join(folder.changes, ARCHIVE, target)


def transaction(
    folder: PlanningFolder, change: str, target: str, updates: Sequence[SpecUpdate]
) -> Plan:
    """Give what is to be done below the root, or raise `archive_error` for what is in the way."""
    places = _Places(folder)
    changed = [update for update in updates if update.old != update.new]
    edits = [Edit(places.spec(update), update.old, update.new) for update in changed]
    changes = places.folder(folder.changes)
    archive = places.folder(os.path.join(folder.changes, ARCHIVE))
    emptied = [above for edit in edits if edit.new is None for above in places.above(edit.path)]
    return Plan(
        edits,
        list(places.made),
        sorted(dict.fromkeys(emptied), key=_depth, reverse=True),
        f"{changes}/{change}",
        f"{archive}/{target}",
    )


class _Places:
    """Turns paths into real ones below the root, and notes which folders have to be made."""

    def __init__(self, folder: PlanningFolder) -> None:
        self._folder = folder
        self._root = os.path.realpath(folder.root)
        self.made: dict[str, None] = {}

    def folder(self, path: str) -> str:
        """Give a folder of the root that may be a link to another one inside of it."""
        place = os.path.realpath(path)
        if os.path.islink(path) and not os.path.isdir(place):
            raise _in_the_way(path)
        self._note_missing(place)
        return self._below(path, place)

    def spec(self, update: SpecUpdate) -> str:
        """Give the file of a main spec: of a link to a file inside of the root, that file."""
        path = self._folder.spec(update.capability)
        folder = os.path.join(os.path.realpath(self._folder.specs), *update.capability.split("/"))
        self.folder(self._folder.specs)
        if os.path.realpath(folder) != folder:
            raise failure(CODE, problem=Text("reasons.archive.linkInTheWay", {"path": path}))
        self._note_missing(folder)
        place = os.path.join(folder, SPEC_FILE)
        if update.old is None:
            if os.path.lexists(place):
                raise _in_the_way(path)
        elif os.path.islink(place):
            if update.new is None:
                raise failure(CODE, problem=Text("reasons.archive.linkInTheWay", {"path": path}))
            place = os.path.realpath(place)
        return self._below(path, place)

    def above(self, path: str) -> Iterator[str]:
        """Give the folders between a spec and the folder of all specs, inner ones first."""
        top = self.folder(self._folder.specs)
        above = path.rpartition("/")[0]
        while above.startswith(top + "/"):
            yield above
            above = above.rpartition("/")[0]

    def _note_missing(self, folder: str) -> None:
        missing = []
        while not os.path.lexists(folder):
            missing.append(self._below(folder, folder))
            folder = os.path.dirname(folder)
        if not os.path.isdir(folder):
            raise _in_the_way(folder)
        self.made |= dict.fromkeys(reversed(missing))

    def _below(self, path: str, place: str) -> str:
        """Give a real path relative to the root, with `/`; raise where it lies outside."""
        top = self._root.rstrip(os.sep) + os.sep
        if not place.startswith(top):
            raise failure(CODE, problem=Text("reasons.archive.outside", {"path": path}))
        return place[len(top) :].replace(os.sep, "/")


def _depth(path: str) -> int:
    return path.count("/")


def _in_the_way(path: str) -> RasenError:
    problem = Text("reasons.store.wrongKind", {"path": path})
    return failure(CODE, problem=Text("reasons.archive.notWritten", {"problem": problem}))

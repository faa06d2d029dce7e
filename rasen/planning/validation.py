"""Whether one spec or one change keeps the rules (contract spec 5): diagnostics, nothing printed.

The `path` of a diagnostic is what the contract calls the path of an issue, its place is one in
the text that the path leads to.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic
from rasen.files.reading import NotFound, NotRegular, ReadError
from rasen.planning.change_rules import delta_diagnostics
from rasen.planning.delta import Delta, delta_headings
from rasen.planning.layout import SPEC_FILE, Unlistable, find_capabilities
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.spec import SpecBlocks
from rasen.planning.spec_rules import spec_diagnostics

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.planning.layout import PlanningFolder

FILE = "file"  # the path of an issue that is about a spec, or a change, as a whole


def validate_spec(folder: PlanningFolder, identifier: str) -> list[Diagnostic]:
    """Give what is wrong with a main spec, in the order of contract spec 5.3."""
    try:
        text = read_text(folder.spec(identifier))
    except ReadError as error:
        return [_unreadable(error, FILE)]
    return list(spec_diagnostics(Markdown(text)))


def validate_change(folder: PlanningFolder, name: str) -> list[Diagnostic]:
    """Give what is wrong with the delta files of a change, in the order of contract spec 5.2."""
    deltas = folder.deltas(name)
    try:
        found = find_capabilities(deltas)
    except Unlistable as error:
        params = {"path": error.path, "reason": error.reason}
        return [Diagnostic("planning_folder_unlistable", params, path=FILE)]
    files = _DeltaFiles(folder, name)
    for path, capability in sorted((f"{each}/{SPEC_FILE}", each) for each in found.capabilities):
        files.read(path, capability)
    diagnostics = [*files.diagnostics, *files.hollow, *files.bare]
    beside = _beside(deltas, found.misplaced)
    if SPEC_FILE in found.misplaced:
        return [_stray_spec(deltas), *diagnostics, *beside]
    if not files.entries:
        diagnostics.append(Diagnostic("change_without_deltas", path=FILE))
    return [*diagnostics, *beside]


def delta_file_diagnostics(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Give what is wrong with one delta file, one that holds nothing included."""
    yield from delta_diagnostics(delta, main)
    if delta.sections and delta.is_empty:
        yield Diagnostic("delta_entries_missing", place=delta.first_place)
    if not delta.sections:
        yield Diagnostic("delta_sections_missing")


def without_lookups(delta: Delta) -> Iterator[Diagnostic]:
    """Give the same where no main spec can be looked at: no name is missed there."""
    for found in delta_file_diagnostics(delta, None):
        if found.code != "delta_requirement_unknown":
            yield found


def read_main(path: str, delta: Delta) -> SpecBlocks | None:
    """Give the main spec that a delta is about, None where there is none, or no need of it.

    Raises a `ReadError` for one that is there and cannot be read.
    """
    if not (delta.modified or delta.removed):
        return None
    try:
        return SpecBlocks(Markdown(read_text(path)))
    except (NotFound, NotRegular):  # what is no file is no spec
        return None


def main_unreadable(error: ReadError) -> Diagnostic:
    """Give what is said at a delta file whose main spec cannot be read."""
    from rasen.stores.yaml_file import refused

    return Diagnostic("delta_main_unreadable", {"path": error.path, "reason": refused(error)})


class _DeltaFiles:
    """What is wrong with the delta files of a change, as one after another is read.

    `hollow` is about files with delta sections that hold nothing, `bare` about those without any;
    both are told after everything else. `entries` tells whether any file holds something, as far as
    can be told.
    """

    __slots__ = ("_folder", "_name", "bare", "diagnostics", "entries", "hollow")

    def __init__(self, folder: PlanningFolder, name: str) -> None:
        self._folder = folder
        self._name = name
        self.diagnostics: list[Diagnostic] = []
        self.hollow: list[Diagnostic] = []
        self.bare: list[Diagnostic] = []
        self.entries = False

    def read(self, path: str, capability: str) -> None:
        """Hold the delta file of a capability to the rules; `path` is that of its issues."""
        try:
            delta = Delta(Markdown(read_text(self._folder.delta(self._name, capability))))
        except ReadError as error:
            self.diagnostics.append(_unreadable(error, path))
            self.entries = True  # there may be some
            return
        self.entries = self.entries or not delta.is_empty
        for found in _judged(delta, self._folder.spec(capability)):
            self._list_of(found).append(found._replace(path=path))

    def _list_of(self, found: Diagnostic) -> list[Diagnostic]:
        if found.code == "delta_entries_missing":
            return self.hollow
        return self.bare if found.code == "delta_sections_missing" else self.diagnostics


def _judged(delta: Delta, main: str) -> list[Diagnostic]:
    """Give what is wrong with a delta; in a main spec that cannot be read nothing is missed."""
    try:
        return list(delta_file_diagnostics(delta, read_main(main, delta)))
    except ReadError as error:
        return [*without_lookups(delta), main_unreadable(error)]


def _stray_spec(deltas: str) -> Diagnostic:
    """Give the issue of a `spec.md` that lies in no folder of a capability."""
    return _misplaced(deltas, SPEC_FILE) or Diagnostic(
        "delta_misplaced", {"path": SPEC_FILE}, path=SPEC_FILE
    )


def _beside(deltas: str, paths: list[str]) -> list[Diagnostic]:
    """Give the issues of the other Markdown files that are deltas where none is looked for."""
    found = (_misplaced(deltas, path) for path in paths if path != SPEC_FILE)
    return [each for each in found if each is not None]


def _misplaced(deltas: str, path: str) -> Diagnostic | None:
    """Give the issue of a file with a delta heading that is no spec of a capability."""
    try:
        text = Markdown(read_text(os.path.join(deltas, *path.split("/"))))
    except ReadError:
        return None
    first = next(delta_headings(text), None)
    if first is None:
        return None
    return Diagnostic("delta_misplaced", {"path": path}, path=path, place=text.place(first.line))


def _unreadable(error: ReadError, path: str) -> Diagnostic:
    from rasen.stores.yaml_file import refused

    params = {"path": error.path, "reason": refused(error)}
    return Diagnostic("planning_file_unreadable", params, path=path)

"""Where the texts of a planning folder lie, and which names they have (contract spec 2).

Names sort by code point, whatever the file system says. A name is only ever compared with those
found here; it never becomes a path before that.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure

if TYPE_CHECKING:
    from rasen.diagnostics import RasenError

SPEC_FILE = "spec.md"
PROPOSAL_FILE = "proposal.md"
ARCHIVE = "archive"

_MARKDOWN = (".md", ".markdown")


class Unlistable(Exception):
    """A folder that cannot be listed, or that is no folder; `reason` is the system's word."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def failure(self, code: str) -> RasenError:
        """Give the error of a command that cannot go on, under its fallback code."""
        params = {"path": self.path, "reason": self.reason}
        return failure(code, problem=Text("reasons.planning.unlistable", params))


class Found(NamedTuple):
    """What a folder of capabilities holds.

    `capabilities` are IDs, sorted. `misplaced` are the paths, with `/`, of the Markdown files that
    are no spec of a capability, sorted; one directly in the folder is among them.
    """

    capabilities: list[str]
    misplaced: list[str]


class PlanningFolder:
    """The specs and changes of a root.

    `code` is the fallback code of the command: a folder that is none, or that cannot be listed,
    fails with it. What does not exist is empty.
    """

    __slots__ = ("changes", "code", "root", "specs")

    def __init__(self, root: str, code: str = "change_error") -> None:
        self.root = root
        self.code = code
        self.changes = os.path.join(root, "rasen", "changes")
        self.specs = os.path.join(root, "rasen", "specs")

    def active_changes(self) -> list[str]:
        """Give the names of the active changes: folders, no links, not hidden, not the archive."""
        try:
            entries = _entries(self.changes)
        except Unlistable as error:
            raise error.failure(self.code) from error
        return sorted(
            entry.name
            for entry in entries
            if entry.name[0] != "." and entry.name != ARCHIVE and _is_folder(entry)
        )

    def spec_ids(self) -> list[str]:
        """Give the IDs of the capabilities that have a main spec."""
        try:
            return find_capabilities(self.specs).capabilities
        except Unlistable as error:
            raise error.failure(self.code) from error

    def change(self, name: str) -> str:
        """Give the folder of a change."""
        return os.path.join(self.changes, name)

    def proposal(self, name: str) -> str:
        """Give the file of a change's proposal, whether it is there or not."""
        return os.path.join(self.changes, name, PROPOSAL_FILE)

    def deltas(self, name: str) -> str:
        """Give the folder that holds the deltas of a change, whether it is there or not."""
        return os.path.join(self.changes, name, "specs")

    def delta(self, name: str, capability: str) -> str:
        """Give the file of one of a change's deltas."""
        return os.path.join(self.deltas(name), *capability.split("/"), SPEC_FILE)

    def spec(self, capability: str) -> str:
        """Give the file of a main spec, whether it is there or not."""
        return os.path.join(self.specs, *capability.split("/"), SPEC_FILE)


def find_capabilities(folder: str) -> Found:
    """Give the capabilities below a folder of specs or deltas, at any depth.

    Hidden folders and links to folders are not entered. Raises `Unlistable`.
    """
    capabilities: list[str] = []
    misplaced: list[str] = []
    pending = [""]
    while pending:
        below = pending.pop()
        for entry in _entries(os.path.join(folder, below) if below else folder):
            name = entry.name
            if name[0] == ".":
                continue
            path = f"{below}/{name}" if below else name
            if _is_folder(entry):
                pending.append(path)
            elif name == SPEC_FILE and below:
                if _is_file(entry):
                    capabilities.append(below)
            elif name.lower().endswith(_MARKDOWN) and _is_file(entry):
                misplaced.append(path)
    return Found(sorted(capabilities), sorted(misplaced))


def _entries(path: str) -> list[os.DirEntry[str]]:
    """Give what a folder holds, nothing where it does not exist."""
    try:
        with os.scandir(path) as entries:
            return list(entries)
    except FileNotFoundError as error:
        if os.path.lexists(path):  # a link that leads nowhere
            raise _unlistable(path, error) from error
        return []
    except OSError as error:
        raise _unlistable(path, error) from error


def _unlistable(path: str, error: OSError) -> Unlistable:
    return Unlistable(path, error.strerror or str(error))


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False


def _is_file(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_file()
    except OSError:
        return False

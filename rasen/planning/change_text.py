"""What a change says: its title and what it does to each capability (contract spec 3.4, 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED, Delta
from rasen.planning.layout import find_capabilities
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.proposal import read_proposal
from rasen.planning.requirement import Shown, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.planning.layout import PlanningFolder
    from rasen.planning.proposal import BulletDelta


class Entry(NamedTuple):
    """One thing that a delta file does; `shown` is None for a rename, which has two names."""

    capability: str
    operation: str
    name: str
    shown: Shown | None
    new_name: str = ""


class ChangeText(NamedTuple):
    """The title of a change, and its deltas: of its delta files, without any those of bullets."""

    title: str
    entries: list[Entry]
    bullets: list[BulletDelta]

    @property
    def delta_count(self) -> int:
        """How many deltas it has."""
        return len(self.entries) or len(self.bullets)


def read_change(folder: PlanningFolder, name: str) -> ChangeText:
    """Give what a change says.

    Raises `InvalidProposal`, a `ReadError` for a file that cannot be read, `Unlistable` for a
    folder.
    """
    proposal = read_proposal(Markdown(read_text(folder.proposal(name))))
    entries = [
        entry
        for capability in find_capabilities(folder.deltas(name)).capabilities
        for entry in entries_of(
            Delta(Markdown(read_text(folder.delta(name, capability)))), capability
        )
    ]
    return ChangeText(proposal.title or name, entries, proposal.deltas)


def entries_of(delta: Delta, capability: str) -> Iterator[Entry]:
    """Give what a delta file does: ADDED, MODIFIED, REMOVED, RENAMED, each in its order."""
    for operation, blocks in ((ADDED, delta.added), (MODIFIED, delta.modified)):
        for block in blocks:
            yield Entry(capability, operation, block.name, shown(delta.text, block))
    for removal in delta.removed:
        yield Entry(capability, REMOVED, removal.name, delta.shown_removal(removal))
    for pair in delta.renamed:
        yield Entry(capability, RENAMED, pair.source.name, None, pair.target.name)

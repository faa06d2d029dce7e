"""What `rasen list --long` tells people besides: titles and numbers (contract spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.files.reading import ReadError
from rasen.planning.change_text import read_change
from rasen.planning.layout import Unlistable
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.proposal import InvalidProposal, title_of

if TYPE_CHECKING:
    from rasen.diagnostics import Document
    from rasen.planning.layout import PlanningFolder


def change_summaries(folder: PlanningFolder, names: list[str]) -> dict[str, Document | None]:
    """Give title and number of deltas of each change, None for one that cannot be read."""
    return {name: _change(folder, name) for name in names}


def spec_titles(folder: PlanningFolder, identifiers: list[str]) -> dict[str, str]:
    """Give the title of each spec: its first heading, else its ID."""
    return {identifier: _title(folder, identifier) for identifier in identifiers}


def _change(folder: PlanningFolder, name: str) -> Document | None:
    try:
        change = read_change(folder, name)
    except (InvalidProposal, ReadError, Unlistable):
        return None
    return {"title": change.title, "deltas": change.delta_count}


def _title(folder: PlanningFolder, identifier: str) -> str:
    try:
        return title_of(Markdown(read_text(folder.spec(identifier)))) or identifier
    except ReadError:
        return identifier

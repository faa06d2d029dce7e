"""What `show` and `validate` can be asked about: changes and specs (contract spec 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import failure

if TYPE_CHECKING:
    from rasen.planning.layout import PlanningFolder

CHANGE = "change"
SPEC = "spec"
TYPES = (CHANGE, SPEC)


class Item(NamedTuple):
    """A change by its name, or a spec by its ID."""

    id: str
    type: str


def wanted_type(word: str | None) -> str | None:
    """Give the type that `--type` names in any case; every other word counts as none."""
    lowered = (word or "").lower()
    return lowered if lowered in TYPES else None


def find_item(folder: PlanningFolder, name: str, type_: str | None) -> Item:
    """Give the item of this name, among those of the type where one is asked for.

    Raises `unknown_item` or `ambiguous_item`. The name is compared, never used as a path.
    """
    found = [
        Item(name, each) for each in TYPES if type_ in (None, each) and name in _of(folder, each)
    ]
    if len(found) > 1:
        raise failure("ambiguous_item", name=name)
    if not found:
        raise failure("unknown_item", name=name)
    return found[0]


def every_item(folder: PlanningFolder, types: tuple[str, ...] = TYPES) -> list[Item]:
    """Give all items of these types by ID, a change before a spec of the same ID."""
    return sorted(Item(each, type_) for type_ in types for each in _of(folder, type_))


def _of(folder: PlanningFolder, type_: str) -> list[str]:
    return folder.active_changes() if type_ == CHANGE else folder.spec_ids()

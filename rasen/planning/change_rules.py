"""The rules for the delta files of a change, in the order of their findings (contract spec 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic
from rasen.planning.delta import ADDED, MODIFIED
from rasen.planning.delta_conflicts import conflicts_of_entries, repetitions, unknown
from rasen.planning.markdown import WHITE_SPACE
from rasen.planning.requirement import (
    requirement_name,
    scenario_labels,
    scenario_lines,
    statement,
    title_at,
)
from rasen.planning.spec_rules import obligation_missing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.planning.delta import Delta
    from rasen.planning.requirement import Block
    from rasen.planning.spec import SpecBlocks

# The rules that came with the corrections. Those that `archive` keeps are kept while it applies a
# delta, so that its code stays the one it always was (7.2, step 3).
LEFT_TO_APPLYING = frozenset(
    (
        "delta_requirement_outside",
        "delta_requirement_unknown",
        "delta_scenario_lost",
        "delta_rename_unpaired",
    )
)
_MOST_LISTED = 16  # labels that one sentence names


def delta_diagnostics(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Give what is wrong with the entries of one delta file.

    `main` is its main spec, which only modified and removed requirements are looked up in; None
    where there is none.
    """
    yield from stray_headings(delta)
    yield from outside_of_sections(delta)
    yield from blocks_of(delta, delta.added, ADDED)
    yield from blocks_of(delta, delta.modified, MODIFIED)
    yield from lost_in_modified(delta, main)
    yield from conflicts_of_entries(delta, main)


def stray_headings(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 1: every `###` heading of ADDED and MODIFIED is meant to be a requirement."""
    for line in delta.stray:
        params = {"title": delta.text.lines[line].strip(WHITE_SPACE)}
        yield Diagnostic(
            "delta_heading_stray", params, place=delta.text.place(line), severity="info"
        )


def outside_of_sections(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 2: every requirement stands in a delta section."""
    for line in delta.outside:
        yield Diagnostic(
            "delta_requirement_outside",
            {"name": requirement_name(delta.text.lines[line])},
            place=delta.text.place(line),
            severity="warning",
        )


def blocks_of(delta: Delta, blocks: list[Block], operation: str) -> Iterator[Diagnostic]:
    """Rules 3 and 4: each name once, with a statement that says SHALL or MUST, and a scenario."""
    text = delta.text
    repeated = {
        found.place.line: found
        for found in repetitions(delta, blocks, operation)
        if found.place is not None
    }
    for block in blocks:
        if block.start + 1 in repeated:
            yield repeated[block.start + 1]
        yield from obligation_missing(text, statement(text, block), block.start)
        if next(scenario_lines(text, block), None) is None:
            params = {"title": title_at(text, block.start)}
            place = text.place(block.start)
            yield Diagnostic("requirement_scenario_missing", params, place=place)


def lost_in_modified(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Rule 4d: what is modified is there, and the new block has every scenario of the old one."""
    sources = {pair.source.name for pair in delta.renamed}
    before = {pair.target.name: pair.source.name for pair in delta.renamed}
    known = main.by_name if main else {}
    for block in delta.modified:
        name = block.name
        if name in sources and name not in before:
            continue  # rule 9 says that it has another name by then
        # Where a rename was done by hand before, the new name is there already (7.3).
        old = known.get(before.get(name, name)) or known.get(name)
        if old is None:
            if name not in before:
                yield unknown(delta, MODIFIED, name, block.start)
        elif main is not None:
            yield from scenarios_lost(delta, block, main, old)


def scenarios_lost(
    delta: Delta, block: Block, main: SpecBlocks, old: Block
) -> Iterator[Diagnostic]:
    """Tell of the scenarios that a modified requirement has in the main spec and lacks here."""
    lost = lost_scenarios(main.labels(old), scenario_labels(delta.text, block))
    if labels := _listed(lost):
        params = {"name": block.name, "labels": labels}
        place = delta.text.place(block.start)
        yield Diagnostic("delta_scenario_lost", params, place=place)


def lost_scenarios(old: Iterable[str], new: Iterable[str]) -> Iterator[str]:
    """Give the labels of the old scenarios that the new ones lack, in the order of the old ones.

    A label that occurs twice has to occur twice again (7.3, MODIFIED).
    """
    kept: dict[str, int] = {}
    for label in new:
        kept[label] = kept.get(label, 0) + 1
    for label in old:
        if kept.get(label):
            kept[label] -= 1
        else:
            yield label


def _listed(labels: Iterator[str]) -> list[str]:
    """Give the first labels in quotes. Asking for no more than these keeps the time linear."""
    shown = [f'"{label}"' for _, label in zip(range(_MOST_LISTED), labels, strict=False)]
    return [*shown, "…"] if next(labels, None) is not None else shown

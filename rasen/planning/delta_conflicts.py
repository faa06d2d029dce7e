"""Where a delta contradicts itself or its main spec: rules 3a, 4a and 5 to 9 of contract spec 5.2.

`validate` tells of them, and `archive` applies no delta that breaks one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic
from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.planning.delta import Delta
    from rasen.planning.requirement import Block
    from rasen.planning.spec import SpecBlocks


def conflicts(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Give every conflict of a delta, rule by rule; `main` is None where there is no main spec."""
    yield from repetitions(delta, delta.added, ADDED)
    yield from repetitions(delta, delta.modified, MODIFIED)
    yield from conflicts_of_entries(delta, main)


def conflicts_of_entries(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Give the conflicts of rules 5 to 9."""
    yield from removals(delta, main)
    yield from renames(delta)
    yield from modified_and_others(delta)
    yield from added_and_removed(delta)
    yield from renamed_and_others(delta)


def repetitions(delta: Delta, blocks: Iterable[Block], operation: str) -> Iterator[Diagnostic]:
    """Rules 3a and 4a: a name stands once among the added, once among the modified ones."""
    seen = set()
    for block in blocks:
        if block.name in seen:
            yield _repeated(delta, operation, block.name, block.start)
        seen.add(block.name)


def removals(delta: Delta, main: SpecBlocks | None) -> Iterator[Diagnostic]:
    """Rule 5: a name is removed once, and only where there is something to remove.

    What a rename of the same delta brings about is there.
    """
    seen = set()
    brought = {pair.target.name for pair in delta.renamed}
    for removal in delta.removed:
        if removal.name in seen:
            yield _repeated(delta, REMOVED, removal.name, removal.line)
        elif main and removal.name not in main.by_name and removal.name not in brought:
            yield unknown(delta, REMOVED, removal.name, removal.line)
        seen.add(removal.name)


def renames(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 6: a name is renamed once and brought about once, and FROM and TO alternate.

    Where nothing can be applied at all, another rule says so.
    """
    sources: set[str] = set()
    targets: set[str] = set()
    for pair in delta.renamed:
        for line, seen in ((pair.source, sources), (pair.target, targets)):
            if line.name in seen:
                yield _repeated(delta, "FROM" if line.is_from else "TO", line.name, line.line)
            seen.add(line.name)
    alone = delta.unpaired
    if alone is not None and not delta.is_empty:
        word, other = ("FROM", "TO") if alone.is_from else ("TO", "FROM")
        yield Diagnostic(
            "delta_rename_unpaired",
            {"word": word, "other": other, "name": alone.name},
            place=delta.text.place(alone.line),
        )


def modified_and_others(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 7: what is modified is neither removed nor added."""
    removed = {removal.name for removal in delta.removed}
    added = {block.name for block in delta.added}
    for name, block in _first_of_each(delta.modified):
        if name in removed:
            yield _clash(delta, name, block.start, (MODIFIED, REMOVED))
        if name in added:
            yield _clash(delta, name, block.start, (MODIFIED, ADDED))


def added_and_removed(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 8: what is added is not removed."""
    removed = {removal.name for removal in delta.removed}
    for name, block in _first_of_each(delta.added):
        if name in removed:
            yield _clash(delta, name, block.start, (ADDED, REMOVED))


def renamed_and_others(delta: Delta) -> Iterator[Diagnostic]:
    """Rule 9: a renamed requirement goes by its new name, which no added one has."""
    modified = {block.name for block in delta.modified}
    added = {block.name for block in delta.added}
    removed = {removal.name for removal in delta.removed}
    for pair in delta.renamed:
        source, target = pair.source, pair.target
        if source.name in modified:
            params = {"source": source.name, "target": target.name}
            place = delta.text.place(source.line)
            yield Diagnostic("delta_rename_modified", params, place=place)
        if target.name in added:
            yield _clash(delta, target.name, target.line, (RENAMED, ADDED))
        if source.name in removed:
            yield _clash(delta, source.name, source.line, (RENAMED, REMOVED))


def unknown(delta: Delta, operation: str, name: str, line: int) -> Diagnostic:
    """Give what is said of a name that the main spec does not have."""
    params = {"operation": operation, "name": name}
    return Diagnostic("delta_requirement_unknown", params, place=delta.text.place(line))


def _repeated(delta: Delta, operation: str, name: str, line: int) -> Diagnostic:
    params = {"operation": operation, "name": name}
    return Diagnostic("delta_requirement_repeated", params, place=delta.text.place(line))


def _clash(delta: Delta, name: str, line: int, operations: tuple[str, str]) -> Diagnostic:
    params = {"name": name, "first": operations[0], "second": operations[1]}
    return Diagnostic("delta_sections_conflict", params, place=delta.text.place(line))


def _first_of_each(blocks: Iterable[Block]) -> Iterator[tuple[str, Block]]:
    """Give each name once, with the first block that has it."""
    first: dict[str, Block] = {}
    for block in blocks:
        first.setdefault(block.name, block)
    yield from first.items()

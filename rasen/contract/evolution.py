"""Two versions of a set of schemas: which files belong together, and all that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.contract.comparison import (
    BREAKING,
    COMPATIBLE,
    UNPROVED,
    Answer,
    Judged,
    Version,
    compare,
)
from rasen.verdict.runtime import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.contract.comparison import Comparison
    from rasen.contract.schema_files import SchemaFile, SchemaSet

_WORST_FIRST = (BREAKING, UNPROVED, COMPATIBLE)


class FileChange(NamedTuple):
    """A change of a schema, with the file in each version (None where it is not there)."""

    old: SchemaFile | None
    new: SchemaFile | None
    change: Judged


class Evolution(NamedTuple):
    """The verdicts over all schemas in both directions, and every change."""

    input: str
    output: str
    changes: list[FileChange]


def evolve(old: SchemaSet, new: SchemaSet, *, assert_formats: bool = True) -> Evolution:
    """Compare two versions; a schema that cannot be used raises `SchemaProblem`."""
    pairs, removed, added = _matched(old, new)
    changes: list[FileChange] = []
    given, printed = [COMPATIBLE], [COMPATIBLE]
    for before, after in pairs:
        found = _compared(before, after, old, new, assert_formats=assert_formats)
        given.append(found.input.verdict)
        printed.append(found.output.verdict)
        changes += [FileChange(before, after, change) for change in found.changes]
        if before.relative != after.relative:
            changes.append(FileChange(before, after, _settled("schema-moved", COMPATIBLE)))
    changes += _come_and_gone(removed, added)
    given += [item.change.input.verdict for item in changes]
    printed += [item.change.output.verdict for item in changes]
    return Evolution(worst(given), worst(printed), changes)


def worst(verdicts: Iterable[str]) -> str:
    """Give the worst of some verdicts."""
    return min(verdicts, key=_WORST_FIRST.index)


def _compared(
    before: SchemaFile, after: SchemaFile, old: SchemaSet, new: SchemaSet, *, assert_formats: bool
) -> Comparison:
    return compare(
        Version(before.document, before.uri, old.resources),
        Version(after.document, after.uri, new.resources),
        assert_formats=assert_formats,
    )


def _matched(
    old: SchemaSet, new: SchemaSet
) -> tuple[list[tuple[SchemaFile, SchemaFile]], list[SchemaFile], list[SchemaFile]]:
    """Give the files that belong together: by `$id`, by path, or as the only ones of both."""
    if not old.is_folder and not new.is_folder:
        return [(old.files[0], new.files[0])], [], []
    pairs = []
    left = {file.relative: file for file in new.files}
    by_identity = {file.identity: file for file in new.files if file.identity}
    removed = []
    for file in old.files:
        partner = by_identity.get(file.identity) if file.identity else None
        if partner is None:
            at_place = left.get(file.relative)
            if at_place is not None and not (file.identity and at_place.identity):
                partner = at_place
        if partner is None or partner.relative not in left:
            removed.append(file)
        else:
            pairs.append((file, partner))
            del left[partner.relative]
    return pairs, removed, list(left.values())


def _come_and_gone(removed: list[SchemaFile], added: list[SchemaFile]) -> Iterator[FileChange]:
    """Give a change for each file without a partner; the same text elsewhere was renamed."""
    fresh = {_content(file): file for file in added}
    for file in removed:
        again = fresh.pop(_content(file), None)
        kind = "schema-removed" if again is None else "schema-renamed"
        yield FileChange(file, again, _settled(kind, BREAKING))
    for file in added:
        if _content(file) in fresh:
            yield FileChange(None, file, _settled("schema-added", COMPATIBLE))


def _content(file: SchemaFile) -> str:
    document = file.document
    if isinstance(document, dict):
        document = {name: value for name, value in document.items() if name != "$id"}
    return canonical(document)


def _settled(kind: str, verdict: str) -> Judged:
    answer = Answer(verdict)
    old = None if kind == "schema-added" else ()
    new = None if kind == "schema-removed" else ()
    return Judged(kind, old, new, answer, answer)

"""Two versions of a schema compared: compatible if proved, breaking with a document that shows it.

`input` asks whether the new version takes every document that the old one takes, `output` whether
it takes no other: who reads documents breaks their writers by the first, who prints them breaks
their readers by the second. What is neither proved nor shown is `unproved`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.contract.changes import find_changes
from rasen.inclusion.colours import colours, graph
from rasen.inclusion.expansion import literal
from rasen.inclusion.nodes import Node, Source
from rasen.inclusion.solver import NONE, Found, Solver
from rasen.verdict.index import Index
from rasen.verdict.runtime import Room
from rasen.verdict.vocabularies import UnsupportedDialect

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasen.contract.changes import Change
    from rasen.diagnostics import Pointer
    from rasen.inclusion.solver import Result

COMPATIBLE, BREAKING, UNPROVED = "compatible", "breaking", "unproved"
# Changes that break whoever relies on what is gone, whatever documents are valid.
_BREAKING_KINDS = frozenset(("exit-status-removed", "exit-status-changed", "code-changed"))
_FRAMES = 60_000  # values of some eighty levels are put together by plain calls


class Version(NamedTuple):
    """One version of a schema: the document, its URI, and all that references may lead to."""

    document: object
    uri: str
    resources: Mapping[str, object]


class Answer(NamedTuple):
    """A verdict on one direction; `witness` holds the document that shows a break."""

    verdict: str
    witness: tuple[object, ...] = ()


class Judged(NamedTuple):
    """A change with what it does to documents that are read and documents that are printed."""

    kind: str
    old: Pointer | None
    new: Pointer | None
    input: Answer
    output: Answer


class Comparison(NamedTuple):
    """The verdicts on a whole schema, and on each change of it."""

    input: Answer
    output: Answer
    changes: list[Judged]


def compare(old: Version, new: Version, *, assert_formats: bool = True) -> Comparison:
    """Compare two versions of a schema; one that cannot be used raises `SchemaProblem`."""
    with Room(_FRAMES):
        try:
            return _Comparer(old, new, assert_formats=assert_formats).compare()
        except UnsupportedDialect:
            return _by_text(old, new)


def _by_text(old: Version, new: Version) -> Comparison:
    """Compare schemas of dialects that are not read here: the same or not."""
    if old.document == new.document:
        return Comparison(Answer(COMPATIBLE), Answer(COMPATIBLE), [])
    open_ = Answer(UNPROVED)
    return Comparison(open_, open_, [Judged("schema-changed", (), (), open_, open_)])


class _Comparer:
    def __init__(self, old: Version, new: Version, *, assert_formats: bool) -> None:
        self.versions = old, new
        self.assert_formats = assert_formats
        self.sources = tuple(self._source(version) for version in self.versions)
        self.roots = self.sources[0].root, self.sources[1].root
        self.above: dict[int, set[int]] | None = None
        self.solver = Solver(colours(self._starts()))

    def _source(self, version: Version) -> Source:
        index = Index(version.document, root_uri=version.uri, resources=version.resources)
        return Source(index, assert_formats=self.assert_formats)

    def _starts(self) -> Iterable[Node]:
        """Give the schemas from which every other one of both documents can be reached."""
        yield from self.roots
        for source in self.sources:
            for schema in source.index.own_schemas():
                yield source.node(schema, ())

    def compare(self) -> Comparison:
        """Give the verdicts on the whole, then on each change."""
        old, new = self.roots
        given = self._shown(self.solver.includes(new, old), swapped=False)
        printed = self._shown(self.solver.includes(old, new), swapped=True)
        found = find_changes(old, new, self.solver)
        changes = [self._judged(change, given, printed) for change in found]
        # With no change of its own that counts, it is what the schema refers to.
        own = any(change.spots is not None or change.whole for change in found)
        kind = "combined" if own else "referenced-schema-changed"
        changes += self._unexplained(kind, given, printed, changes)
        return Comparison(given, printed, changes)

    def _shown(self, result: Result, *, swapped: bool) -> Answer:
        if result is NONE:
            return Answer(COMPATIBLE)
        if isinstance(result, Found) and self._is_confirmed(result.value, swapped=swapped):
            return Answer(BREAKING, (result.value,))
        return Answer(UNPROVED)

    def _is_confirmed(self, value: object, *, swapped: bool) -> bool:
        """Tell whether `jsonschema` agrees: valid on one side, invalid on the other."""
        from rasen.verdict.second_opinion import accepts

        taken = [
            accepts(
                version.document,
                value,
                resources=version.resources,
                assert_formats=self.assert_formats,
            )
            for version in self.versions
        ]
        return taken == ([False, True] if swapped else [True, False])

    def _judged(self, change: Change, given: Answer, printed: Answer) -> Judged:
        if change.kind in _BREAKING_KINDS:
            answers = Answer(COMPATIBLE), Answer(BREAKING)
        elif change.spots is None and not change.whole:
            answers = Answer(COMPATIBLE), Answer(COMPATIBLE)
        else:
            answers = self._effect(change, given, printed)
        return Judged(change.kind, change.old, change.new, *answers)

    def _effect(self, change: Change, given: Answer, printed: Answer) -> tuple[Answer, Answer]:
        """Tell what a change alone does to documents on which both versions differ."""
        if change.whole:
            return given, printed
        old, new = self.roots
        made = self._changed(change)
        answers = []
        for swapped, known in ((False, given), (True, printed)):
            if known.verdict == COMPATIBLE or made == old:
                answers.append(Answer(COMPATIBLE))
                continue
            holds, fails = ((made, new), (old,)) if swapped else ((old,), (made, new))
            goal = [*map(literal, holds), *(literal(node, positive=False) for node in fails)]
            answers.append(self._shown(self.solver.ask(goal), swapped=swapped))
        return answers[0], answers[1]

    def _changed(self, change: Change) -> Node:
        """Give the old version with this one change."""
        spots = change.spots or {}
        affected = self._reaching({identity for identity, _ in spots})
        return self.sources[0].changed(spots, frozenset(affected)).root

    def _reaching(self, owners: set[int]) -> set[int]:
        """Give the schema objects of the old version from which one of these can be reached."""
        if self.above is None:
            self.above = {}
            for node, children in graph(self._starts()).items():
                for child in children:
                    if node.source is self.sources[0]:
                        self.above.setdefault(id(child.schema), set()).add(id(node.schema))
        found = set(owners)
        stack = list(owners)
        while stack:
            for identity in self.above.get(stack.pop(), ()):
                if identity not in found:
                    found.add(identity)
                    stack.append(identity)
        return found

    def _unexplained(
        self, kind: str, given: Answer, printed: Answer, changes: list[Judged]
    ) -> list[Judged]:
        """Give an entry for a break that no change alone explains."""
        left = []
        for answer, single in (
            (given, [change.input.verdict for change in changes]),
            (printed, [change.output.verdict for change in changes]),
        ):
            explained = answer.verdict == COMPATIBLE or answer.verdict in single
            left.append(Answer(COMPATIBLE) if explained else answer)
        if all(answer.verdict == COMPATIBLE for answer in left):
            return []
        return [Judged(kind, (), (), left[0], left[1])]

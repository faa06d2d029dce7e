"""The search for a value that meets conditions: one is found, none can be, or it stays open.

A condition that comes up again inside of its own search is cut off there: a smallest value that
meets it does not contain another one. So recursive schemas end, and the cut proves nothing less.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.inclusion.evaluation import holds
from rasen.inclusion.expansion import Undecidable, expand, literal
from rasen.inclusion.formulas import TYPES, Const, negation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.inclusion.facts import Facts
    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.nodes import Node

# Tried parts of disjunctions before a question is left open.
MOST_STEPS = 20_000
_DEEPEST = 80  # levels of a value that is being put together


class Found(NamedTuple):
    """A value that meets the conditions."""

    value: object


class _Answer:
    """An answer without a value."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


NONE = _Answer("NONE")  # proved: no value meets the conditions
OPEN = _Answer("OPEN")

Result = Found | _Answer


class Solver:
    """Answers questions about schemas; `colours` tells schemas apart that mean different things."""

    def __init__(self, colours: dict[Node, int] | None = None, *, steps: int = MOST_STEPS) -> None:
        self._colours = colours or {}
        self._expanded: dict[tuple[Node, str, bool], Formula] = {}
        self._texts: dict[tuple[Formula, ...], bool] = {}
        self._known: dict[frozenset[Formula], Result] = {}
        self._open: dict[frozenset[Formula], int] = {}
        self._lowest: float = math.inf
        self._most = steps
        self.steps = steps

    def ask(self, formulas: Iterable[Formula]) -> Result:
        """Give a value that meets all conditions; the steps are counted anew."""
        self.steps = self._most
        self._open.clear()
        self._lowest = math.inf
        try:
            return self.solve(formulas)
        except Undecidable:
            return OPEN

    def includes(self, wide: Node, narrow: Node) -> Result:
        """Give a value that `narrow` takes and `wide` refuses, NONE where `wide` takes all."""
        return self.ask([literal(narrow), negation(literal(wide))])

    def solve(self, formulas: Iterable[Formula]) -> Result:
        """Give a value that meets all conditions, of whatever type."""
        goal = frozenset(formulas)
        known = self._known.get(goal)
        if known is not None:
            return known
        if goal in self._open:
            self._lowest = min(self._lowest, self._open[goal])
            return NONE
        depth = len(self._open)
        if depth > _DEEPEST:
            return OPEN
        self._open[goal] = depth
        outer, self._lowest = self._lowest, math.inf
        try:
            result = self._any_type(goal)
        finally:
            self._open.pop(goal, None)
        if isinstance(result, Found) or self._lowest >= depth:
            self._known[goal] = result
            self._lowest = outer
        else:
            self._lowest = min(outer, self._lowest)
        return result

    def _any_type(self, goal: frozenset[Formula]) -> Result:
        result: Result = NONE
        for kind in TYPES:
            try:
                found = self.search(goal, kind)
            except Undecidable:
                found = OPEN
            if isinstance(found, Found):
                return found
            if found is OPEN:
                result = OPEN
        return result

    def search(self, goal: Iterable[Formula], kind: str) -> Result:
        """Give a value of one type that meets the conditions."""
        facts = self.facts(kind)
        goal = list(goal)
        if not facts.add(goal):
            return NONE
        return self._branch(facts, goal)

    def _branch(self, facts: Facts, goal: list[Formula]) -> Result:
        self.steps -= 1
        if self.steps < 0:
            raise Undecidable
        if not facts.settle():
            return NONE
        if facts.candidates is not None:
            return self._first_that_holds(facts, goal)
        if not facts.pending:
            return facts.find()
        parts = min(facts.pending, key=len)
        facts.pending.remove(parts)
        result: Result = NONE
        for part in parts:
            branch = facts.copy()
            if not branch.add([part]):
                continue
            found = self._branch(branch, goal)
            if isinstance(found, Found):
                return found
            if found is OPEN:
                result = OPEN
        return result

    def _first_that_holds(self, facts: Facts, goal: list[Formula]) -> Result:
        for candidate in facts.candidates or ():
            value = candidate.value
            if all(self.holds(formula, value) for formula in goal):
                return Found(value)
        return NONE

    def facts(self, kind: str) -> Facts:
        """Give empty knowledge of a value of this type."""
        from rasen.inclusion.arrays import ArrayFacts
        from rasen.inclusion.objects import ObjectFacts
        from rasen.inclusion.scalars import BooleanFacts, NullFacts, NumberFacts, StringFacts

        made = (NullFacts, BooleanFacts, NumberFacts, StringFacts, ArrayFacts, ObjectFacts)
        return made[TYPES.index(kind)](self)

    def colour(self, node: Node) -> object:
        """Give what two nodes share if they are known to mean the same."""
        return self._colours.get(node, node)

    def expanded(self, node: Node, kind: str, *, positive: bool) -> Formula:
        """Give what it demands of a value of this type that the schema holds, or fails."""
        key = (node, kind, positive)
        found = self._expanded.get(key)
        if found is None:
            if positive:
                found = expand(node, kind)
            else:
                found = negation(self.expanded(node, kind, positive=True))
            self._expanded[key] = found
        return found

    def several(self, formulas: Iterable[Formula], number: int) -> list[str]:
        """Give so many texts that meet the conditions, fewer where there are no more."""
        found: list[str] = []
        goal = list(formulas)
        named = self.search([*goal, ("length", 1, None)], "string")
        if isinstance(named, Found):  # reads better than the empty text
            found.append(cast("str", named.value))
        while len(found) < number:
            taken = [("oneof", frozenset(map(Const, found)), False)] if found else []
            answer = self.search([*goal, *taken], "string")
            if answer is OPEN:
                raise Undecidable
            if not isinstance(answer, Found):
                break
            found.append(cast("str", answer.value))
        return found

    def no_text(self, formulas: tuple[Formula, ...]) -> bool:
        """Tell whether no text meets the conditions, which are looked up when asked again."""
        found = self._texts.get(formulas)
        if found is None:
            found = self._texts[formulas] = self.search(formulas, "string") is NONE
        return found

    def holds(self, formula: Formula, value: object) -> bool:
        """Tell whether a value meets a condition."""
        return holds(self, formula, value)

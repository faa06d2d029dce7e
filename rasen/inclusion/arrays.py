"""Arrays: how many items, what each position holds, what some item has to be.

Behind the positions that are named one by one all items are alike. What some item has to be is
laid on positions in every way that differs, so that running out of ways is a proof.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.inclusion.expansion import Undecidable
from rasen.inclusion.facts import Facts
from rasen.inclusion.formulas import Const, negation
from rasen.inclusion.scalars import known_range, narrowed
from rasen.inclusion.solver import NONE, OPEN, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.solver import Result, Solver

_MOST_ITEMS = 2_000
_MOST_WAYS = 3_000  # layings of demands on positions


class _Demand(NamedTuple):
    """Some item at or behind a position meets a condition."""

    start: int
    formula: Formula
    group: int  # demands of one group lie on different items


class _Bound(NamedTuple):
    """At most so many items meet a condition: just those on which the group's demands lie."""

    formula: Formula
    group: int


class ArrayFacts(Facts):
    """What is known of an array."""

    kind = "array"

    def __init__(self, solver: Solver) -> None:
        super().__init__(solver)
        self.low = 0
        self.high: int | None = None
        self.places: dict[int, tuple[Formula, ...]] = {}
        self.tails: list[tuple[int, Formula]] = []
        self.some: list[tuple[int, Formula]] = []
        self.counts: list[Formula] = []
        self.unique: bool | None = None

    def take(self, atom: Formula) -> bool:
        """Keep an atom where the search will look for it."""
        tag = atom[0]
        if tag == "count":
            self.low, self.high = narrowed(self.low, self.high, atom)
        elif tag in ("at", "exists"):
            self.places[atom[1]] = (*self.places.get(atom[1], ()), atom[2])
            if tag == "exists":
                self.low = max(self.low, atom[1] + 1)
        elif tag == "each":
            self.tails.append((atom[1], atom[2]))
        elif tag == "some":
            self.some.append((atom[1], atom[2]))
            self.low = max(self.low, atom[1] + 1)
        elif tag == "contains":
            self.counts.append(atom)
            self.low = max(self.low, atom[2])
        else:
            self.unique = atom[1]
            self.low = max(self.low, 0 if atom[1] else 2)
        return self.high is None or self.low <= self.high

    def tell(self, atom: Formula) -> bool | None:
        """Tell by the bounds of the number of items."""
        if atom[0] == "count":
            return known_range(self.low, self.high, atom)
        if atom[0] in ("exists", "some") and self.high is not None and self.high <= atom[1]:
            return False
        if atom[0] in ("at", "each") and self.high is not None and self.high <= atom[1]:
            return True
        return None

    def find(self) -> Result:
        """Give an array that has all of it."""
        alike = self._alike()
        high = self._shortened(alike)
        if high is not None and self.low > high:
            return NONE
        demands = [_Demand(start, formula, -1 - n) for n, (start, formula) in enumerate(self.some)]
        if any(self._is_hopeless(demand, alike, high) for demand in demands):
            return NONE
        if self.low > _MOST_ITEMS:
            return OPEN
        result: Result = NONE
        for more, bounds in self._counted():
            all_demands = [*demands, *more]
            last = max(self.low, alike) + len(all_demands) + (2 if self.unique is False else 0)
            for length in range(self.low, (last if high is None else min(last, high)) + 1):
                found = _Laying(self, length, alike, all_demands, bounds).find()
                if isinstance(found, Found):
                    return found
                if found is OPEN:
                    result = OPEN
        return result

    def _alike(self) -> int:
        """Give the position from which on all items are alike."""
        starts = [start for start, _ in (*self.tails, *self.some)]
        return max([0, *(place + 1 for place in self.places), *starts])

    def base(self, place: int) -> tuple[Formula, ...]:
        """Give what an item at a position has to meet anyway."""
        tails = tuple(formula for start, formula in self.tails if start <= place)
        return (*self.places.get(place, ()), *tails)

    def _shortened(self, alike: int) -> int | None:
        """Give the most items there can be: before the first that no value can be."""
        high = self.high
        last = alike if high is None else min(alike, high - 1)
        for place in range(last + 1):
            if self.solver.solve(self.base(place)) is NONE:
                return place if high is None else min(place, high)
        return high

    def _is_hopeless(self, demand: _Demand, alike: int, high: int | None) -> bool:
        """Tell whether a demand can be met by no item at all."""
        last = max(alike, demand.start)
        places = range(demand.start, (last if high is None else min(last, high - 1)) + 1)
        return all(
            self.solver.solve((*self.base(place), demand.formula)) is NONE for place in places
        )

    def _counted(self) -> Iterator[tuple[list[_Demand], list[_Bound]]]:
        """Give each way to meet the counts: so many items that do, and where bounded no more."""
        ways: list[tuple[list[_Demand], list[_Bound]]] = [([], [])]
        for group, (_, formula, low, high) in enumerate(self.counts):
            numbers = [low] if high is None else range(low, min(high, _MOST_ITEMS) + 1)
            bound = [] if high is None else [_Bound(formula, group)]
            ways = [
                ([*demands, *[_Demand(0, formula, group)] * number], [*bounds, *bound])
                for demands, bounds in ways
                for number in numbers
            ]
            if len(ways) > _MOST_WAYS:
                raise Undecidable
        yield from ways


class _Laying:
    """Demands laid on the positions of an array of one length."""

    def __init__(
        self,
        facts: ArrayFacts,
        length: int,
        alike: int,
        demands: list[_Demand],
        bounds: list[_Bound],
    ) -> None:
        self.facts = facts
        self.length = length
        self.alike = alike
        self.demands = demands
        self.bounds = bounds
        self.ways = 0

    def find(self) -> Result:
        """Give an array of this length, trying every way."""
        result: Result = NONE
        for laid in self._lay([], 0):
            self.ways += 1
            if self.ways > _MOST_WAYS:
                return OPEN
            for pair in self._pairs():
                found = self._filled(laid, pair)
                if isinstance(found, Found):
                    return found
                if found is OPEN:
                    result = OPEN
        return result

    def _lay(self, laid: list[int], number: int) -> Iterator[list[int]]:
        """Give the position of each demand; positions that are alike are told apart by use only."""
        if number == len(self.demands):
            yield laid
            return
        demand = self.demands[number]
        taken = {
            place
            for place, other in zip(laid, self.demands, strict=False)
            if other.group == demand.group
        }
        before = max(taken, default=-1)  # demands of a group are alike: they lie in order
        unused = max(self.alike, 1 + max(laid, default=-1))
        for place in range(demand.start, min(self.length, unused + 1)):
            if place > before or not taken:
                yield from self._lay([*laid, place], number + 1)

    def _pairs(self) -> Iterator[tuple[int, int] | None]:
        """Give the two positions that hold the same, where two have to."""
        if self.facts.unique is not False:
            yield None
            return
        last = min(self.length, self.alike + len(self.demands) + 2)
        yield from ((i, j) for j in range(last) for i in range(j))

    def _filled(self, laid: list[int], pair: tuple[int, int] | None) -> Result:
        goals = [list(self.facts.base(place)) for place in range(self.length)]
        for place, demand in zip(laid, self.demands, strict=True):
            goals[place].append(demand.formula)
        for bound in self.bounds:
            met = {
                place
                for place, demand in zip(laid, self.demands, strict=True)
                if demand.group == bound.group
            }
            for place, goal in enumerate(goals):
                if place not in met:
                    goal.append(negation(bound.formula))
        if pair is not None:
            goals[pair[1]] = goals[pair[0]] = [*goals[pair[0]], *goals[pair[1]]]
        items = self._items(goals)
        if isinstance(items, list):
            return Found(items)
        return items

    def _items(self, goals: list[list[Formula]]) -> list[object] | Result:
        """Give an item for each goal, all different where they have to be."""
        items: list[object] = []
        result: Result = NONE
        for goal in goals:
            if self.facts.unique:
                goal = [*goal, ("oneof", frozenset(map(Const, items)), False)]  # noqa: PLW2901
            found = self.facts.solver.solve(goal)
            if isinstance(found, Found):
                items.append(found.value)
                continue
            # With other items before it there might have been one, unless all were asked alike.
            if found is NONE and self.facts.unique and len({frozenset(g) for g in goals}) > 1:
                return OPEN
            result = found
            break
        return items if len(items) == len(goals) else result

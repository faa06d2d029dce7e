"""Objects: which members there are, what each holds, what some member has to be.

Names are either named one by one or known by the patterns that they match; all names that match
the same patterns are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.inclusion.evaluation import is_other, names_match
from rasen.inclusion.expansion import Undecidable
from rasen.inclusion.facts import Facts
from rasen.inclusion.formulas import FALSE, Const
from rasen.inclusion.hints import few_values
from rasen.inclusion.scalars import known_range, narrowed
from rasen.inclusion.solver import NONE, OPEN, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.solver import Result, Solver

_MOST_MEMBERS = 2_000
_MOST_WAYS = 3_000
_MOST_PATTERNS = 8


class _Demand(NamedTuple):
    """Some member whose name meets `names` holds a value that meets `formula`."""

    names: tuple[Formula, ...]
    formula: Formula | None


class _Cell(NamedTuple):
    """Names that match the same patterns and are not named one by one."""

    names: tuple[Formula, ...]
    goal: tuple[Formula, ...]


class ObjectFacts(Facts):
    """What is known of an object."""

    kind = "object"

    def __init__(self, solver: Solver) -> None:
        super().__init__(solver)
        self.low = 0
        self.high: int | None = None
        self.required: dict[str, None] = {}
        self.absent: dict[str, None] = {}
        self.members: dict[str, tuple[Formula, ...]] = {}
        self.matching: list[tuple[str, Formula]] = []
        self.others: list[Formula] = []
        self.names: list[Formula] = []
        self.demands: list[_Demand] = []

    def take(self, atom: Formula) -> bool:
        """Keep an atom where the search will look for it."""
        tag, name = atom[0], atom[1]
        if tag == "size":
            self.low, self.high = narrowed(self.low, self.high, atom)
        elif tag == "absent":
            self.absent[name] = None
        elif tag in ("present", "has"):
            self.required[name] = None
            if tag == "has":
                self._member(name, atom[2])
        elif tag == "prop":
            self._member(name, atom[2])
            if atom[2] == FALSE:
                self.absent[name] = None
        elif tag == "match":
            self.matching.append((name, atom[2]))
        elif tag == "other":
            self.others.append(atom)
        elif tag == "names":
            self.names.append(name)
        else:
            self.demands.append(_demand(atom))
        if self.required.keys() & self.absent.keys():
            return False
        self.low = max(self.low, len(self.required))
        return self.high is None or self.low <= self.high

    def _member(self, name: str, formula: Formula) -> None:
        self.members[name] = (*self.members.get(name, ()), formula)

    def tell(self, atom: Formula) -> bool | None:
        """Tell by what is required, absent, or known to have one of a few values."""
        tag = atom[0]
        if tag == "size":
            return known_range(self.low, self.high, atom)
        if tag in ("present", "absent"):
            return self._is_present(atom[1], wanted=tag == "present")
        if tag in ("has", "prop"):
            return self._tell_member(atom)
        return None

    def _is_present(self, name: str, *, wanted: bool) -> bool | None:
        if name in self.required:
            return wanted
        return not wanted if name in self.absent else None

    def _tell_member(self, atom: Formula) -> bool | None:
        tag, name, formula = atom
        if name in self.absent:
            return bool(tag == "prop")
        values = self._values(name)
        if values is None:
            return None
        answers = {self.solver.holds(formula, value.value) for value in values}
        if answers == {True} and (tag == "prop" or name in self.required):
            return True
        if answers == {False} and (tag == "has" or name in self.required):
            return False
        return None

    def _values(self, name: str) -> frozenset[Const] | None:
        """Give the few values that a member may have, None where there may be many."""
        found: frozenset[Const] | None = None
        for formula in self.goal(name):
            few = _named_values(formula)
            if few is not None:
                found = few if found is None else found & few
        return found or None

    def goal(self, name: str) -> tuple[Formula, ...]:
        """Give what the value of a member has to meet."""
        matched = (formula for pattern, formula in self.matching if names_match(pattern, name))
        other = (atom[3] for atom in self.others if is_other(name, atom[1], atom[2]))
        return (*self.members.get(name, ()), *matched, *other)

    def allows(self, name: str) -> bool:
        """Tell whether a member may have this name."""
        return name not in self.absent and all(
            self.solver.holds(formula, name) for formula in self.names
        )

    def find(self) -> Result:
        """Give an object that has all of it."""
        members: dict[str, object] = {}
        result: Result = NONE
        for name in self.required:
            if not self.allows(name):
                return NONE
            found = self.solver.solve(self.goal(name))
            if found is NONE:
                return NONE
            if isinstance(found, Found):
                members[name] = found.value
            else:
                result = OPEN
        if result is OPEN:
            return self._unless_hopeless()
        return _Filling(self, members).find()

    def _unless_hopeless(self) -> Result:
        """Give NONE where a demand cannot be met whatever else is open."""
        filling = _Filling(self, {})
        if any(filling.is_hopeless(demand) for demand in self.demands):
            return NONE
        return OPEN

    def named(self) -> dict[str, None]:
        """Give the names that are named one by one anywhere."""
        found = dict.fromkeys((*self.required, *self.absent, *self.members))
        for atom in self.others:
            found.update(dict.fromkeys(sorted(atom[1])))
        for demand in self.demands:
            for formula in demand.names:
                if formula[0] == "oneof":
                    found.update(dict.fromkeys(sorted(c.value for c in formula[1])))
        return found

    def patterns(self) -> list[str]:
        """Give the patterns of names on which the value of a member depends."""
        found = [pattern for pattern, _ in self.matching]
        found += [pattern for atom in self.others for pattern in atom[2]]
        return list(dict.fromkeys(found))

    def cells(self, also: tuple[Formula, ...]) -> Iterator[_Cell]:
        """Give the groups of alike names that meet further conditions, empty ones left out."""
        patterns = self.patterns()
        if len(patterns) > _MOST_PATTERNS:
            raise Undecidable
        named = frozenset(map(Const, self.named()))
        start: tuple[Formula, ...] = (*self.names, *also)
        if named:
            start = (*start, ("oneof", named, False))
        stack: list[tuple[tuple[Formula, ...], int]] = [(start, 0)]
        while stack:
            names, place = stack.pop()
            if self.solver.no_text(names):
                continue
            if place == len(patterns):
                yield _Cell(names, self._cell_goal(names, patterns))
                continue
            stack += [
                ((*names, ("pattern", patterns[place], wanted)), place + 1)
                for wanted in (True, False)
            ]

    def _cell_goal(self, names: tuple[Formula, ...], patterns: list[str]) -> tuple[Formula, ...]:
        met = {pattern for pattern in patterns if ("pattern", pattern, True) in names}
        goal = [formula for pattern, formula in self.matching if pattern in met]
        goal += [atom[3] for atom in self.others if not met & set(atom[2])]
        return tuple(goal)


def _demand(atom: Formula) -> _Demand:
    """Give what a `has_match`, `has_other` or `has_name` demands of some member."""
    if atom[0] == "has_match":
        return _Demand((("pattern", atom[1], True),), atom[2])
    if atom[0] == "has_name":
        return _Demand((atom[1],), None)
    names = [("pattern", pattern, False) for pattern in atom[2]]
    if atom[1]:
        names.append(("oneof", frozenset(map(Const, atom[1])), False))
    return _Demand(tuple(names), atom[3])


def _named_values(formula: Formula) -> frozenset[Const] | None:
    """Give the values that a condition names one by one, None where it does not."""
    if formula[0] == "oneof" and formula[2]:
        return frozenset(formula[1])
    return few_values(formula[1]) if formula[0] == "lit" and formula[2] else None


class _Filling:
    """An object on the way: members that are there, and the demands that are left."""

    def __init__(self, facts: ObjectFacts, members: dict[str, object]) -> None:
        self.facts = facts
        self.solver = facts.solver
        self.members = members
        self.ways = 0
        self.open = False

    def find(self) -> Result:
        """Give the object with all demands met, trying every way that differs."""
        for demand in self.facts.demands:
            if self.is_hopeless(demand):
                return NONE
        found = self._meet(dict(self.members), {}, 0)
        if found is not None:
            return Found(found)
        return OPEN if self.open else NONE

    def is_hopeless(self, demand: _Demand) -> bool:
        """Tell whether no member can meet a demand."""
        return all(result is NONE for _, _, result in self._ways(demand, {}))

    def _ways(
        self, demand: _Demand, laid: dict[str, tuple[Formula, ...]]
    ) -> Iterator[tuple[str | None, tuple[Formula, ...], Result]]:
        """Give (name, goal, answer) for each kind of member that may meet a demand.

        The name is None for a fresh one of a cell, whose names the goal's first part describes.
        """
        facts = self.facts
        wanted = () if demand.formula is None else (demand.formula,)
        named = {**facts.named(), **dict.fromkeys(laid)}
        for name in named:
            if facts.allows(name) and all(self.solver.holds(f, name) for f in demand.names):
                goal = (*facts.goal(name), *laid.get(name, ()), *wanted)
                yield name, goal, self.solver.solve(goal)
        for cell in facts.cells(demand.names):
            goal = (*cell.goal, *wanted)
            answer = self.solver.solve(goal)
            if answer is NONE:
                yield None, goal, NONE
                continue
            for name in self._fresh(cell, 1, named):
                yield name, goal, answer

    def _fresh(self, cell: _Cell, number: int, used: dict[str, None]) -> list[str]:
        """Give names of a cell that are not used yet, fewer where there are no more."""
        taken = ("oneof", frozenset(map(Const, used)), False) if used else ("and", ())
        return self.solver.several((*cell.names, taken), number)

    def _meet(
        self,
        members: dict[str, object],
        laid: dict[str, tuple[Formula, ...]],
        number: int,
    ) -> dict[str, object] | None:
        self.ways += 1
        if self.ways > _MOST_WAYS:
            self.open = True
            return None
        high = self.facts.high
        if high is not None and len(members) > high:
            return None
        if number == len(self.facts.demands):
            return self._padded(members)
        demand = self.facts.demands[number]
        for name, goal, answer in self._ways(demand, laid):
            if name is None or answer is NONE:
                continue
            if not isinstance(answer, Found):
                self.open = True
                continue
            found = self._meet({**members, name: answer.value}, {**laid, name: goal}, number + 1)
            if found is not None:
                return found
        return None

    def _padded(self, members: dict[str, object]) -> dict[str, object] | None:
        """Give the object with as many members as there must be."""
        low = self.facts.low
        if low > _MOST_MEMBERS:
            self.open = True
            return None
        for name in self.facts.named():
            if len(members) >= low:
                return members
            if name not in members and self.facts.allows(name):
                self._put(members, name, self.solver.solve(self.facts.goal(name)))
        if len(members) >= low:
            return members
        for cell in self.facts.cells(()):
            answer = self.solver.solve(cell.goal)
            if answer is NONE:
                continue
            for name in self._fresh(cell, low - len(members), dict.fromkeys(members)):
                self._put(members, name, answer)
            if len(members) >= low:
                return members
        return None

    def _put(self, members: dict[str, object], name: str, answer: Result) -> None:
        if isinstance(answer, Found):
            members[name] = answer.value
        elif answer is OPEN:
            self.open = True

"""What is known of one value of one type while a condition is worked off.

Conjunctions are taken apart, schemas replaced by what they demand, atoms gathered; disjunctions
wait until all but one of their parts are known to fail, or until one part has to be tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.inclusion.expansion import differences
from rasen.inclusion.formulas import negation, type_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from rasen.inclusion.formulas import Const, Formula
    from rasen.inclusion.solver import Result, Solver

# How deep a part of a disjunction is looked into to see that it fails or holds.
_LOOK = 3


class Facts:
    """Everything that is known so far; a subclass for each type keeps its atoms."""

    kind = ""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.seen: dict[Formula, None] = {}
        self.colours: dict[tuple[object, bool], None] = {}
        self.pending: list[tuple[Formula, ...]] = []
        self.candidates: dict[Const, None] | None = None
        self.excluded: dict[Const, None] = {}

    def copy(self) -> Self:
        """Give the same knowledge to go on from."""
        made = object.__new__(type(self))
        for name, value in self.__dict__.items():
            held = isinstance(value, (dict, list))
            made.__dict__[name] = value.copy() if held else value
        return made

    def add(self, formulas: Iterable[Formula]) -> bool:
        """Take conditions as given; False where they cannot all hold."""
        stack = list(formulas)[::-1]
        while stack:
            formula = stack.pop()
            tag = formula[0]
            if tag == "and":
                stack += formula[1][::-1]
            elif tag == "lit":
                fresh = self._literal(formula)
                if fresh is None:
                    return False
                stack += fresh
            elif formula in self.seen:
                continue
            elif tag == "or":
                self.seen[formula] = None
                self.pending.append(formula[1])
            elif not self._atom(formula, stack):
                return False
        return True

    def _literal(self, formula: Formula) -> list[Formula] | None:
        """Give what a schema demands, nothing where it is known, None where it cannot be."""
        _, node, positive = formula
        colour = self.solver.colour(node)
        if (colour, not positive) in self.colours:
            return None
        if (colour, positive) in self.colours:
            return []
        self.colours[(colour, positive)] = None
        return [self.solver.expanded(node, self.kind, positive=positive)]

    def _atom(self, formula: Formula, stack: list[Formula]) -> bool:
        if negation(formula) in self.seen:
            return False
        self.seen[formula] = None
        tag = formula[0]
        if tag == "oneof":
            return self._among(formula[1], stack, positive=formula[2])
        if tag == "present" and self.kind != "object":
            return False
        if tag == "absent" and self.kind != "object":
            return True
        return self.take(formula)

    def _among(self, values: frozenset[Const], stack: list[Formula], *, positive: bool) -> bool:
        fitting = {value: None for value in values if type_of(value.value) == self.kind}
        if not positive:
            self.excluded.update(fitting)
            if self.kind in ("array", "object"):
                stack += [differences(value, self.kind) for value in fitting]
        elif self.candidates is None:
            self.candidates = fitting
        else:
            self.candidates = {value: None for value in self.candidates if value in fitting}
        return self.candidates is None or any(v not in self.excluded for v in self.candidates)

    def settle(self) -> bool:
        """Work off the disjunctions that leave no choice; False where one cannot hold."""
        again = True
        while again:
            again = False
            pending, self.pending = self.pending, []
            for place, parts in enumerate(pending):
                left = self._open_parts(parts)
                if left is None:
                    continue
                if len(left) > 1:
                    self.pending.append(left)
                    continue
                again = True
                if not left or not self.add(left):
                    return False
                self.pending += pending[place + 1 :]
                break
        return True

    def _open_parts(self, parts: tuple[Formula, ...]) -> tuple[Formula, ...] | None:
        """Give the parts that may hold, None where one is known to."""
        left = []
        for part in parts:
            known = self.known(part, _LOOK)
            if known:
                return None
            if known is None:
                left.append(part)
        return tuple(left)

    def known(self, formula: Formula, depth: int) -> bool | None:
        """Tell whether a condition is known to hold or to fail, None where it is neither."""
        tag = formula[0]
        if tag in ("and", "or"):
            return self._known_parts(formula[1], depth, failing=tag == "or")
        if tag == "lit":
            colour = self.solver.colour(formula[1])
            if (colour, formula[2]) in self.colours:
                return True
            if (colour, not formula[2]) in self.colours:
                return False
            if not depth:
                return None
            expanded = self.solver.expanded(formula[1], self.kind, positive=formula[2])
            return self.known(expanded, depth - 1)
        if formula in self.seen:
            return True
        if negation(formula) in self.seen:
            return False
        return self._known_atom(formula)

    def _known_atom(self, formula: Formula) -> bool | None:
        tag = formula[0]
        if tag in ("present", "absent") and self.kind != "object":
            return bool(tag == "absent")
        if self.candidates is not None:
            answers = {
                self.solver.holds(formula, value.value)
                for value in self.candidates
                if value not in self.excluded
            }
            return answers.pop() if len(answers) == 1 else None
        if tag == "oneof":
            return self._known_among(formula[1], positive=formula[2])
        return self.tell(formula)

    def _known_among(self, values: frozenset[Const], *, positive: bool) -> bool | None:
        left = [v for v in values if type_of(v.value) == self.kind and v not in self.excluded]
        return None if left else not positive

    def _known_parts(self, parts: tuple[Formula, ...], depth: int, *, failing: bool) -> bool | None:
        """Tell of a conjunction, or (`failing`) of a disjunction."""
        whole = True
        for part in parts:
            known = self.known(part, depth)
            if known is failing:
                return failing
            whole = whole and known is not None
        return (not failing) if whole else None

    # What a type adds

    def take(self, atom: Formula) -> bool:
        """Keep an atom of this type; False where it contradicts another at sight."""
        raise NotImplementedError

    def tell(self, _atom: Formula) -> bool | None:
        """Tell whether an atom is known to hold or to fail."""
        return None

    def find(self) -> Result:
        """Give a value that has all that is known, as the solver's results."""
        raise NotImplementedError

"""Texts that match some patterns and no others, of a length in a range: one after the other.

The automata of the patterns run side by side; from every state it is known in how many steps an
end can be reached, so that no way is followed in vain and the absence of texts is a proof.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rasen.inclusion.expansion import Undecidable
from rasen.verdict.automaton import Automaton
from rasen.verdict.ecma import PatternError, parse
from rasen.verdict.lookarounds import parts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.verdict.automaton import State

    Wanted = tuple[Automaton, bool]

_MOST_STATES = 3_000
_MOST_WORK = 5_000_000  # steps between states times lengths
_LAST = 0x10FFFF
_SURROGATES = range(0xD800, 0xE000)
# Characters that are read most easily come first.
_LIKED = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_ .:/!#"

_automata: dict[str, list[Wanted]] = {}


def texts(
    patterns: Sequence[str],
    others: Sequence[str],
    *,
    low: int = 0,
    high: int | None = None,
    enough: int = 1,
) -> Iterator[str]:
    """Give texts that match all patterns and none of the others, shorter ones first.

    Ends after all of them, or after many more than `enough`; may raise `Undecidable`.
    """
    wanted = [part for pattern in patterns for part in _searches(pattern)]
    refused = [[(automaton, not want) for automaton, want in _searches(text)] for text in others]
    # A pattern fails where any of its searches does.
    for choice in product(*refused):
        yield from _Side([*wanted, *choice]).texts(low, high, enough)


def can_run(pattern: str) -> bool:
    """Tell whether a pattern is one that automata can search for."""
    try:
        _searches(pattern)
    except Undecidable:
        return False
    return True


def _searches(pattern: str) -> list[Wanted]:
    """Give the searches that together say what the pattern says."""
    found = _automata.get(pattern)
    if found is None:
        try:
            tree = parse(pattern)
            try:
                found = [(Automaton(tree), True)]
            except PatternError:
                found = [(Automaton(part.tree), part.wanted) for part in parts(tree) or ()]
        except PatternError:
            found = []
        if not found:
            raise Undecidable
        _automata[pattern] = found
    return found


class _Side:
    """Automata side by side, as one graph of states."""

    def __init__(self, wanted: list[Wanted]) -> None:
        self.wanted = wanted
        self.cuts = sorted({cut for automaton, _ in wanted for cut in automaton.cuts})
        self.classes = [Class(*ends) for ends in self._ranges()]
        self.steps: list[list[tuple[int, int]]] = []
        self.ends: list[bool] = []
        self._explore()
        self._keep_useful()

    def texts(self, low: int, high: int | None, enough: int) -> Iterator[str]:
        last = low + len(self.ends) * (enough + 2)
        if high is not None:
            last = min(last, high)
        alive = [frozenset(place for place, is_end in enumerate(self.ends) if is_end)]
        for length in range(last + 1):
            if not alive[length]:
                return  # no longer text leads to an end
            if length >= low and 0 in alive[length]:
                yield from self._of_length(length, alive)
            if length * self.work > _MOST_WORK:
                raise Undecidable
            alive.append(self._before(alive[length]))

    def _before(self, after: frozenset[int]) -> frozenset[int]:
        return frozenset(
            place
            for place, steps in enumerate(self.steps)
            if any(target in after for _, target in steps)
        )

    def _of_length(self, length: int, alive: list[frozenset[int]]) -> Iterator[str]:
        """Give the texts of one length, without recursion."""
        trail = [self._ways(0, alive, length)] if length else []
        text: list[str] = []
        if not length:
            yield ""
        while trail:
            step = next(trail[-1], None)
            if step is None:
                trail.pop()
                if text:
                    text.pop()
                continue
            char, target = step
            text.append(char)
            if len(text) == length:
                yield "".join(text)
                text.pop()
            else:
                trail.append(self._ways(target, alive, length - len(text)))

    def _ways(
        self, place: int, alive: list[frozenset[int]], left: int
    ) -> Iterator[tuple[str, int]]:
        for kind, target in self.steps[place]:
            if target in alive[left - 1]:
                for char in self.classes[kind].characters():
                    yield char, target

    def _ranges(self) -> Iterator[tuple[int, int]]:
        starts = [0, *self.cuts]
        for place, start in enumerate(starts):
            end = starts[place + 1] - 1 if place + 1 < len(starts) else _LAST
            if start <= _LAST:
                yield start, end

    def _explore(self) -> None:
        """Give every reachable state a number; those from which nothing can match are left out."""
        first = tuple(automaton.first for automaton, _ in self.wanted)
        numbers = {_key(first): 0}
        states = [first]
        order = sorted(
            (place for place, kind in enumerate(self.classes) if kind.first is not None),
            key=lambda place: self.classes[place].rank(),
        )
        for state in states:
            steps = []
            for kind in order:
                char = self.classes[kind].first
                assert char is not None
                after = self._after(state, char)
                if after is None:
                    continue
                key = _key(after)
                if key not in numbers:
                    if len(states) >= _MOST_STATES:
                        raise Undecidable
                    numbers[key] = len(states)
                    states.append(after)
                steps.append((kind, numbers[key]))
            self.steps.append(steps)
            self.ends.append(self._is_end(state))

    def _keep_useful(self) -> None:
        """Leave out the steps to states from which no end can be reached."""
        before: list[list[int]] = [[] for _ in self.steps]
        for place, steps in enumerate(self.steps):
            for _, target in steps:
                before[target].append(place)
        stack = [place for place, is_end in enumerate(self.ends) if is_end]
        useful = set(stack)
        while stack:
            fresh = [place for place in before[stack.pop()] if place not in useful]
            useful.update(fresh)
            stack += fresh
        self.steps = [
            [step for step in steps if step[1] in useful] if place in useful else []
            for place, steps in enumerate(self.steps)
        ]
        self.work = sum(map(len, self.steps)) + 1

    def _after(self, state: tuple[State, ...], char: str) -> tuple[State, ...] | None:
        """Give the next states, None where one has matched that must not."""
        found = []
        for (automaton, want), one in zip(self.wanted, state, strict=True):
            after = automaton.after(one, char)
            if after.accepts and not want:
                return None
            found.append(after)
        return tuple(found)

    def _is_end(self, state: tuple[State, ...]) -> bool:
        pairs = zip(self.wanted, state, strict=True)
        return all(automaton.ends(one) is want for (automaton, want), one in pairs)


def _key(states: tuple[State, ...]) -> tuple[int, ...]:
    return tuple(map(id, states))


class Class:
    """Characters that no pattern tells apart."""

    __slots__ = ("end", "first", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.first = next(self.characters(), None)

    def rank(self) -> int:
        """Give how far behind the liked characters its first one is."""
        found = _LIKED.find(self.first or "")
        return found if found >= 0 else len(_LIKED) + self.start

    def characters(self) -> Iterator[str]:
        """Give its characters, the liked ones first; none is half of a pair."""
        for char in _LIKED:
            if self.start <= ord(char) <= self.end:
                yield char
        for point in range(max(self.start, 0x20), self.end + 1):
            if point not in _SURROGATES and chr(point) not in _LIKED:
                yield chr(point)
        for point in range(self.start, min(self.end + 1, 0x20)):
            yield chr(point)

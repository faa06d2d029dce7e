"""Patterns matched without backtracking: one pass over the text, whatever the pattern.

The tree becomes a nondeterministic automaton; its deterministic states are made as texts need
them and kept up to a bound. Used for patterns on which a backtracking matcher may explode.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from rasen.verdict.characters import WORD
from rasen.verdict.ecma import (
    Assertion,
    Chars,
    Choice,
    Group,
    Node,
    PatternError,
    Repeat,
    Sequence,
)

if TYPE_CHECKING:
    from rasen.verdict.characters import Ranges

# Counted repetitions are written out; beyond this the pattern is refused.
MOST_INSTRUCTIONS = 4_000
# What deterministic states hold together before all are forgotten and made anew: places in the
# program, and one more for each state. So memory stays bounded whatever the text.
_MOST_HELD = 100_000


class Automaton:
    """A matcher for patterns without back-references and lookarounds."""

    def __init__(self, tree: Node) -> None:
        self._program = _Program()
        self._program.add(tree)
        self._program.match()
        self._cuts = _cut_points(self._program)
        self._words = self._class_words()
        self._sets = [
            None if ranges is None else self._classes(ranges) for ranges in self._program.chars
        ]
        self._known: dict[str, int] = {}
        self._states: dict[tuple[frozenset[int], bool, bool], State] = {}
        self._held = 0
        self._first = self._state(frozenset((0,)), start=True, word=False)

    @property
    def cuts(self) -> list[int]:
        """Give the code points at which a new class of characters begins."""
        return self._cuts

    @property
    def first(self) -> State:
        """Give the state before any character."""
        return self._first

    def after(self, state: State, char: str) -> State:
        """Give the state behind one more character; one that `accepts` stays as it is."""
        if state.accepts:
            return state
        kind = bisect_right(self._cuts, ord(char))
        after = state.get(kind)
        return self._step(state, kind) if after is None else after

    def ends(self, state: State) -> bool:
        """Tell whether a text that ends in this state matches."""
        if state.accepts:
            return True
        if state.at_end is None:
            closure = self._closure(state, end=True, next_word=False)
            state.at_end = self._program.end in closure
        return state.at_end

    def search(self, text: str) -> bool:
        """Tell whether the pattern matches anywhere in the text."""
        known = self._known
        state = self._first
        for char in text:
            kind = known.get(char)
            if kind is None:
                kind = known[char] = bisect_right(self._cuts, ord(char))
            after = state.get(kind)
            if after is None:
                after = self._step(state, kind)
            if after.accepts:
                return True
            state = after
        return self.ends(state)

    def _state(self, kernel: frozenset[int], *, start: bool, word: bool) -> State:
        key = (kernel, start, word)
        state = self._states.get(key)
        if state is None:
            if self._held > _MOST_HELD:
                self._forget()
            self._held += len(kernel) + 1
            state = self._states[key] = State(kernel, start=start, word=word)
        return state

    def _forget(self) -> None:
        """Leave no state behind, and no way from the first one to any."""
        for state in self._states.values():
            state.clear()
        self._states.clear()
        self._held = 0

    def _step(self, state: State, kind: int) -> State:
        closure = self._closure(state, end=False, next_word=self._words[kind])
        if self._program.end in closure:
            after = _ACCEPTING
        else:
            kernel = {0}  # a match may begin at every position
            for place in closure:
                classes = self._sets[place]
                if classes is not None and kind in classes:
                    kernel.add(place + 1)
            after = self._state(frozenset(kernel), start=False, word=self._words[kind])
        state[kind] = after
        return after

    def _closure(self, state: State, *, end: bool, next_word: bool) -> set[int]:
        """Give all places reached without taking a character."""
        seen: set[int] = set()
        stack = list(state.kernel)
        boundary = state.word != next_word
        holds = {"^": state.start, "$": end, "b": boundary, "B": not boundary}
        while stack:
            place = stack.pop()
            if place in seen:
                continue
            seen.add(place)
            assertion = self._program.assertions[place]
            if assertion is None:
                stack += self._program.jumps[place]
            elif holds[assertion]:
                stack.append(place + 1)
        return seen

    def _classes(self, ranges: Ranges) -> frozenset[int]:
        classes: set[int] = set()
        for low, high in ranges:
            classes.update(range(bisect_right(self._cuts, low), bisect_right(self._cuts, high) + 1))
        return frozenset(classes)

    def _class_words(self) -> list[bool]:
        """Tell for each class whether its characters are word characters (ECMA-262 22.2.2.9.3)."""
        starts = [0, *self._cuts]
        return [any(low <= start <= high for low, high in WORD) for start in starts]


class State(dict[int, "State"]):
    """A deterministic state; the mapping leads from a class of characters to the next state."""

    __slots__ = ("accepts", "at_end", "kernel", "start", "word")

    def __init__(
        self, kernel: frozenset[int], *, start: bool, word: bool, accepts: bool = False
    ) -> None:
        super().__init__()
        self.kernel = kernel
        self.start = start
        self.word = word
        self.accepts = accepts
        self.at_end: bool | None = None


_ACCEPTING = State(frozenset(), start=False, word=False, accepts=True)


class _Program:
    """Instructions in three parallel lists: a set of characters, jumps, or an assertion."""

    def __init__(self) -> None:
        self.chars: list[Ranges | None] = []
        self.jumps: list[list[int]] = []
        self.assertions: list[str | None] = []
        self.end = -1

    def add(self, node: Node) -> None:
        """Append the instructions of a tree; they end where the next ones begin."""
        if isinstance(node, Chars):
            self._instruction(chars=node.ranges)
        elif isinstance(node, Sequence):
            for item in node.items:
                self.add(item)
        elif isinstance(node, Choice):
            self._choice(node)
        elif isinstance(node, Repeat):
            self._repeat(node)
        elif isinstance(node, Group):
            self.add(node.item)
        elif isinstance(node, Assertion):
            self._instruction(assertion=node.kind)
        else:
            raise PatternError("a back-reference or lookaround")

    def match(self) -> None:
        """Append the end of the pattern."""
        self.end = self._instruction()

    def _instruction(
        self,
        *,
        chars: Ranges | None = None,
        jumps: list[int] | None = None,
        assertion: str | None = None,
    ) -> int:
        if len(self.chars) >= MOST_INSTRUCTIONS:
            raise PatternError("repetitions that multiply beyond what is matched here")
        self.chars.append(chars)
        self.jumps.append(jumps or [])
        self.assertions.append(assertion)
        return len(self.chars) - 1

    def _choice(self, node: Choice) -> None:
        split = self._instruction()
        leaving = []
        for option in node.options:
            self.jumps[split].append(len(self.chars))
            self.add(option)
            leaving.append(self._instruction())
        for jump in leaving:
            self.jumps[jump].append(len(self.chars))

    def _repeat(self, node: Repeat) -> None:
        if node.high == 0:
            return
        for _ in range(node.low):
            before = len(self.chars)
            self.add(node.item)
            if len(self.chars) == before:
                return  # nothing, however often
        if node.high is None:
            split = self._instruction()
            self.jumps[split].append(len(self.chars))
            self.add(node.item)
            self._instruction(jumps=[split])
            self.jumps[split].append(len(self.chars))
            return
        splits = []
        for _ in range(node.high - node.low):
            splits.append(self._instruction())
            self.jumps[splits[-1]].append(len(self.chars))
            self.add(node.item)
        for split in splits:
            self.jumps[split].append(len(self.chars))


def _cut_points(program: _Program) -> list[int]:
    """Give the code points at which membership in any set of the program may change."""
    cuts: set[int] = set()
    sets = [ranges for ranges in program.chars if ranges is not None]
    if any(kind in ("b", "B") for kind in program.assertions):
        sets.append(WORD)
    for ranges in sets:
        for low, high in ranges:
            cuts.update((low, high + 1))
    cuts.discard(0)
    return sorted(cuts)

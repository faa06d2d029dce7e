"""ECMA-262 patterns as functions from text to "it matches somewhere".

A pattern is translated to Python's `re` once. If a backtracking matcher could need more than
linear time for it, and it has no back-reference or lookaround, an automaton takes its place.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rasen.verdict.characters import LAST, complement
from rasen.verdict.ecma import (
    EMPTY,
    Assertion,
    Back,
    Chars,
    Choice,
    Group,
    Look,
    Node,
    PatternError,
    Repeat,
    Sequence,
    parse,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rasen.verdict.characters import Ranges

__all__ = ["PatternError", "compile_pattern", "expression", "is_linear", "is_pattern", "translate"]

# A repeated item is written out when its copies stay below this; else it counts as a loop.
_MOST_POSITIONS = 160
# How far a match may reach that is tried anew at every position.
MOST_RESTARTED = 256

_cache: dict[str, Callable[[str], bool]] = {}
_MOST_CACHED = 4_000


class UnboundedError(PatternError):
    """A pattern that is right, and that nothing here matches in bounded time."""


def compile_pattern(pattern: str) -> Callable[[str], bool]:
    """Give a function that tells whether the pattern matches somewhere in a text.

    Raises `PatternError` if the text is no pattern, or one that cannot be matched here.
    """
    found = _cache.get(pattern)
    if found is None:
        found = _matcher(pattern)
        if len(_cache) >= _MOST_CACHED:
            _cache.clear()
        _cache[pattern] = found
    return found


def is_pattern(text: str) -> bool:
    """Tell whether a text is a pattern that can be matched here; nothing of it is kept."""
    from rasen.verdict.automaton import MOST_INSTRUCTIONS

    try:
        return expression(text) is not None or _size(parse(text)) < MOST_INSTRUCTIONS
    except UnboundedError:
        return True
    except PatternError:
        return False


def expression(pattern: str) -> str | None:
    """Give the expression whose `re` search decides the pattern, None if an automaton has to.

    Raises `PatternError` as `compile_pattern` does.
    """
    tree = parse(pattern)
    source = _write(tree) if _is_beyond_automaton(tree) else _linear_source(tree)
    if source is None:
        return None
    try:
        re.compile(source)
    except (re.error, OverflowError, RecursionError) as error:
        raise PatternError(f"not supported here: {error}") from error
    if not _is_beyond_automaton(tree):
        return source
    from rasen.verdict.lookarounds import is_tame, parts

    found = parts(tree)
    if found is not None:
        return source if all(_linear_source(part.tree) for part in found) else None
    if not is_tame(tree):
        raise UnboundedError("a lookaround or back-reference that may take time without bound")
    return source


def _linear_source(tree: Node) -> str | None:
    """Give the expression of a tree without lookarounds, None if an automaton has to match it."""
    tree = _factored(_shortened(tree))
    return _write(tree) if _is_linear(tree) else None


def translate(pattern: str) -> str:
    """Give the pattern for `re.search`, without flags; raises `PatternError`."""
    return _write(parse(pattern))


def is_linear(pattern: str) -> bool:
    """Tell whether `re` is known to match the translated pattern in linear time."""
    return _is_linear(_factored(_shortened(parse(pattern))))


def _matcher(pattern: str) -> Callable[[str], bool]:
    source = expression(pattern)
    if source is not None:
        search = re.compile(source).search
        return lambda text: search(text) is not None
    tree = parse(pattern)
    if not _is_beyond_automaton(tree):
        return _searched(tree)
    from rasen.verdict.lookarounds import parts

    searches = [(_searched(part.tree), part.wanted) for part in parts(tree) or ()]
    return lambda text: all(search(text) is wanted for search, wanted in searches)


def _searched(tree: Node) -> Callable[[str], bool]:
    """Give the search for a tree without lookarounds."""
    source = _linear_source(tree)
    if source is not None:
        search = re.compile(source).search
        return lambda text: search(text) is not None
    from rasen.verdict.automaton import Automaton

    return Automaton(_shortened(tree)).search


# ---- from the tree to Python's syntax


def _write(node: Node) -> str:
    if isinstance(node, Chars):
        return _write_chars(node.ranges)
    if isinstance(node, Sequence):
        return "".join(_write_item(item) for item in node.items)
    if isinstance(node, Choice):
        return "|".join(map(_write, node.options))
    if isinstance(node, Repeat):
        return _write_repeat(node)
    if isinstance(node, Group):
        return f"({_write(node.item)})"
    if isinstance(node, Back):
        # a group that took no part matches nothing (ECMA-262 22.2.2.9.2)
        return f"(?({node.number})\\{node.number}|)"
    if isinstance(node, Look):
        arrow = "" if node.ahead else "<"
        return f"(?{arrow}{'!' if node.negative else '='}{_write(node.item)})"
    return {"^": r"\A", "$": r"\Z", "b": r"(?a:\b)", "B": _NO_BOUNDARY}[node.kind]


# Python before 3.14 takes `\B` for no match in the empty text; ECMA-262 does not.
_NO_BOUNDARY = r"(?!(?a:\b))"


def _write_item(node: Node) -> str:
    return f"(?:{_write(node)})" if isinstance(node, Choice) else _write(node)


def _write_repeat(node: Repeat) -> str:
    item = _write(node.item)
    if not isinstance(node.item, (Chars, Group)):
        item = f"(?:{item})"
    if node.high is None:
        mark = {0: "*", 1: "+"}.get(node.low, f"{{{node.low},}}")
    elif (node.low, node.high) == (0, 1):
        mark = "?"
    else:
        mark = f"{{{node.low},{node.high}}}"
    return item + mark + ("?" if node.lazy else "")


def _write_chars(ranges: Ranges) -> str:
    if not ranges:
        return r"(?!)"
    if len(ranges) == 1 and ranges[0][0] == ranges[0][1]:
        return _write_point(ranges[0][0])
    negative = ranges[0][0] == 0 and ranges[-1][1] == LAST and len(ranges) > 1
    parts = []
    for low, high in complement(ranges) if negative else ranges:
        parts.append(_write_point(low))
        if high > low:
            parts.append(("-" if high > low + 1 else "") + _write_point(high))
    return f"[{'^' if negative else ''}{''.join(parts)}]"


def _write_point(point: int) -> str:
    char = chr(point)
    if point < 0x80:
        return char if char.isalnum() or char in "_/:@,;<>=!% " else f"\\x{point:02x}"
    return f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"


# ---- what can be left out without changing whether there is a match


def _shortened(tree: Node) -> Node:
    """Give the tree without optional repetitions at its open ends: `^a.*` finds what `^a` finds."""
    if _is_beyond_automaton(tree):
        return tree
    if isinstance(tree, Choice):
        return Choice(tuple(map(_shortened, tree.options)))
    items = list(_flat(tree))
    if items and isinstance(items[-1], Repeat):
        items[-1] = _least(items[-1])
    if items and isinstance(items[0], Repeat):
        items[0] = _least(items[0])
    return Sequence(tuple(items))


def _least(node: Repeat) -> Node:
    if node.low == 0:
        return EMPTY
    return Repeat(node.item, node.low, node.low)


def _flat(tree: Node) -> Iterable[Node]:
    if isinstance(tree, Sequence):
        for item in tree.items:
            yield from _flat(item)
    elif isinstance(tree, Group):
        yield from _flat(tree.item)
    else:
        yield tree


def _is_beyond_automaton(node: Node) -> bool:
    if isinstance(node, (Back, Look)):
        return True
    return any(map(_is_beyond_automaton, _children(node)))


def _children(node: Node) -> tuple[Node, ...]:
    if isinstance(node, Sequence):
        return node.items
    if isinstance(node, Choice):
        return node.options
    if isinstance(node, (Repeat, Group, Look)):
        return (node.item,)
    return ()


def _size(node: Node) -> int:
    """Give about how many instructions an automaton has, without writing them."""
    size = sum(map(_size, _children(node))) + len(_children(node)) * isinstance(node, Choice)
    if isinstance(node, Repeat):
        return size * (node.low + 2 if node.high is None else node.high)
    return size or 1


# ---- whether backtracking stays linear


def _is_linear(tree: Node) -> bool:
    r"""Tell whether a failing match is known to cost a bounded number of steps per character.

    That is so if each character decides alone which part of the pattern takes it (the pattern is
    "one-unambiguous"): going back then dies at the next character. One loop over a single set
    may break this if what follows it is unambiguous and short: `^.*\.md$`. A pattern that is
    not anchored is one that such a loop precedes.
    """
    if isinstance(tree, Choice):
        return all(map(_is_linear, tree.options))
    items = tuple(_flat(tree))
    anchored = bool(items) and items[0] == Assertion("^")
    if anchored and _is_unambiguous(items):
        return True
    if not anchored:
        return _is_unambiguous(items) and _longest(Sequence(items)) <= MOST_RESTARTED
    for position, item in enumerate(items):
        if isinstance(item, Repeat) and item.high is None and isinstance(item.item, Chars):
            rest = items[position + 1 :]
            if (
                _longest(Sequence(rest)) <= MOST_RESTARTED
                and _is_unambiguous(rest)
                and _is_unambiguous(items[: position + 1])
            ):
                return True
    return False


def _longest(node: Node) -> float:
    """Give the most characters that a match of the tree can take."""
    if isinstance(node, Chars):
        return 1
    if isinstance(node, Sequence):
        return sum(map(_longest, node.items))
    if isinstance(node, Choice):
        return max(map(_longest, node.options))
    if isinstance(node, Repeat):
        one = _longest(node.item)
        high = float("inf") if node.high is None else node.high
        return one * high if one and high else 0
    if isinstance(node, Group):
        return _longest(node.item)
    return 0


def _is_unambiguous(items: tuple[Node, ...]) -> bool:
    positions = _Positions()
    try:
        positions.add(Sequence(items))
    except _TooMany:
        return False
    return positions.are_unambiguous()


class _TooMany(Exception):
    """The pattern is too large to be looked at."""


class _Reach:
    """Of a subtree: whether it matches nothing at all, where it begins and where it ends."""

    __slots__ = ("empty", "first", "last")

    def __init__(self, *, empty: bool, first: list[int], last: list[int]) -> None:
        self.empty = empty
        self.first = first
        self.last = last


class _Positions:
    """The position automaton (Glushkov): which character of the pattern may follow which.

    A place that follows by two ways, as in `(a+)+`, stands in the list twice.
    """

    def __init__(self) -> None:
        self.sets: list[Ranges] = []
        self.after: list[list[int]] = []
        self.first: list[int] = []

    def add(self, node: Node) -> None:
        self.first = self._reach(node).first

    def are_unambiguous(self) -> bool:
        return all(map(self._are_disjoint, [self.first, *self.after]))

    def _are_disjoint(self, places: list[int]) -> bool:
        ranges = sorted(span for place in places for span in self.sets[place])
        return all(ranges[i][1] < ranges[i + 1][0] for i in range(len(ranges) - 1))

    def _reach(self, node: Node) -> _Reach:
        if isinstance(node, Chars):
            return self._position(node.ranges)
        if isinstance(node, Choice):
            parts = [self._reach(option) for option in node.options]
            return _Reach(
                empty=any(part.empty for part in parts),
                first=[place for part in parts for place in part.first],
                last=[place for part in parts for place in part.last],
            )
        if isinstance(node, Repeat):
            return self._repeat(node)
        if isinstance(node, Group):
            return self._reach(node.item)
        if isinstance(node, Sequence):
            return self._join([self._reach(item) for item in node.items])
        return _Reach(empty=True, first=[], last=[])

    def _position(self, ranges: Ranges) -> _Reach:
        if len(self.sets) >= _MOST_POSITIONS:
            raise _TooMany
        self.sets.append(ranges)
        self.after.append([])
        place = [len(self.sets) - 1]
        return _Reach(empty=False, first=place, last=place)

    def _join(self, parts: list[_Reach]) -> _Reach:
        whole = _Reach(empty=True, first=[], last=[])
        for part in parts:
            for place in whole.last:
                self.after[place] += part.first
            whole = _Reach(
                empty=whole.empty and part.empty,
                first=whole.first + part.first if whole.empty else whole.first,
                last=whole.last + part.last if part.empty else part.last,
            )
        return whole

    def _repeat(self, node: Repeat) -> _Reach:
        if node.high == 0:
            return _Reach(empty=True, first=[], last=[])
        size = max(_longest(node.item), 1)
        if node.high is not None and size * node.high <= _MOST_POSITIONS / 2:
            return self._copies(node.item, node.low, node.high)
        part = self._reach(node.item)
        if node.high != 1:
            for place in part.last:
                self.after[place] += part.first
        return _Reach(empty=part.empty or node.low == 0, first=part.first, last=part.last)

    def _copies(self, item: Node, low: int, high: int) -> _Reach:
        """Write a bounded repetition out: a copy that may be missing follows the one before."""
        copies = [self._reach(item) for _ in range(high)]
        if any(copy.empty for copy in copies):
            needed, optional = copies[:low], copies[low:]
            for copy in optional:
                copy.empty = True
            return self._join(needed + optional)
        self._join(copies)
        ends = [place for copy in copies[max(low, 1) - 1 :] for place in copy.last]
        return _Reach(empty=low == 0, first=copies[0].first, last=ends)


def _factored(node: Node) -> Node:
    """Give the tree with equal first characters of alternatives drawn together: `fix|feat`."""
    if isinstance(node, Sequence):
        return Sequence(tuple(_factored(item) for item in node.items))
    if isinstance(node, Repeat):
        return Repeat(_factored(node.item), node.low, node.high)
    if isinstance(node, Group):
        return _factored(node.item)
    if not isinstance(node, Choice):
        return node
    heads: dict[Chars, list[Node]] = {}
    others: list[Node] = []
    for option in node.options:
        items = tuple(_flat(option))
        if items and isinstance(items[0], Chars):
            heads.setdefault(items[0], []).append(Sequence(items[1:]))
        else:
            others.append(_factored(option))
    drawn: list[Node] = []
    for head, rests in heads.items():
        rest = rests[0] if len(rests) == 1 else Choice(tuple(dict.fromkeys(rests)))
        drawn.append(Sequence((head, _factored(rest))))
    return Choice(tuple(drawn + others))

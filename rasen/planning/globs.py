"""Globs of artifact outputs as small automata that read a path character by character.

`*`, `?` and `[…]` stay within a step of a path, `**` crosses steps, `{a,b}` is one or the other
(contract spec 6.1). A name that starts with a dot needs that dot in the glob. What no rule gives a
meaning (`[` that stays open, `{a}`) stands for itself. All readings of a glob are followed at once,
so that none costs more than its length times the length of the path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Test = Callable[[str], bool]

_WILD = frozenset("*?[")

_ONE = "one"  # takes one character
_STAR = "star"  # takes any number of them
_ACROSS = "across"  # the same for `**`, over the ends of steps
_STEPS = "steps"  # the same for `**/`, which can be nothing only where a step starts
_SPLIT = "split"  # goes on at each of its targets
_END = "end"


class State(NamedTuple):
    """Where the readings of a glob have come to in a path; false where none is left."""

    at: frozenset[int]
    starts: bool  # whether a step starts here

    def __bool__(self) -> bool:
        return bool(self.at)


class Glob:
    """One glob, ready to read relative paths."""

    def __init__(self, pattern: str) -> None:
        self._program = _Compiler(_normal(pattern)).program
        self.start = self._closed((0,), starts=True)

    def advance(self, state: State, text: str, *, linked: bool = False) -> State:
        """Give the state after more of a path, a name or a name with its slash.

        `linked` says that the name is that of a link to a folder, which `**` does not enter.
        """
        for character in text:
            if not state:
                break
            hidden = state.starts and character == "."
            following = set()
            for index in state.at:
                instruction = self._program[index]
                if instruction.takes(character, hidden=hidden, linked=linked):
                    following.add(index + 1 if instruction.kind == _ONE else index)
            state = self._closed(following, starts=character == "/")
        return state

    def accepts(self, state: State) -> bool:
        """Tell whether what was read is a path that the glob means."""
        return len(self._program) - 1 in state.at

    def matches(self, path: str) -> bool:
        """Tell whether the glob means this path."""
        return self.accepts(self.advance(self.start, path))

    def _closed(self, indexes: Iterable[int], *, starts: bool) -> State:
        """Give the state of these instructions and of all that are reached without a character."""
        seen: set[int] = set()
        pending = list(indexes)
        while pending:
            index = pending.pop()
            if index not in seen:
                seen.add(index)
                kind, _, targets, _ = self._program[index]
                pending += targets
                if kind in (_STAR, _ACROSS) or (kind == _STEPS and starts):
                    pending.append(index + 1)
        return State(frozenset(seen), starts)


def is_glob(text: str) -> bool:
    """Tell whether a text is a glob, or else the path of one file."""
    return not _WILD.isdisjoint(text) or _OPEN in _braces(text, {}).values()


class _Instruction(NamedTuple):
    """One instruction of a program; `explicit` tells a dot that may be the first of a name."""

    kind: str
    test: Test | None = None
    targets: tuple[int, ...] = ()
    explicit: bool = False

    def takes(self, character: str, *, hidden: bool, linked: bool) -> bool:
        """Tell whether it takes a character, which `hidden` says is the dot of a hidden name."""
        if self.test is None or (hidden and not self.explicit):
            return False
        return self.test(character) and not (linked and self.kind in (_ACROSS, _STEPS))


class _Group(NamedTuple):
    """An alternative that is being compiled."""

    split: int
    explicit: bool
    starts: list[int]
    jumps: list[int]
    ends_explicit: list[bool]


class _Compiler:
    """Makes the program of a glob."""

    def __init__(self, pattern: str) -> None:
        self.program: list[_Instruction] = []
        self._pattern = pattern
        self._brackets = _brackets(pattern)
        self._braces = _braces(pattern, self._brackets)
        self._groups: list[_Group] = []
        self._explicit = True  # whether a dot here would be the first of a name
        at = 0
        while at < len(pattern):
            at = self._compile(at)
        self.program.append(_Instruction(_END))

    def _compile(self, at: int) -> int:
        """Compile what stands at an index and give the index of what follows."""
        character = self._pattern[at]
        if at in self._braces:
            self._brace(self._braces[at])
            return at + 1
        if at in self._brackets:
            end, test = self._brackets[at]
            self._emit(_ONE, test)
            return end
        if character == "*":
            return self._stars(at)
        if character == "?":
            self._emit(_ONE, _within)
            return at + 1
        explicit = self._explicit and character == "."
        self.program.append(_Instruction(_ONE, character.__eq__, explicit=explicit))
        self._explicit = character == "/"
        return at + 1

    def _emit(self, kind: str, test: Test) -> None:
        self.program.append(_Instruction(kind, test))
        self._explicit = kind == _STEPS

    def _stars(self, at: int) -> int:
        end = at
        while self._pattern.startswith("*", end):
            end += 1
        if end == at + 1:
            self._emit(_STAR, _within)
        elif self._pattern.startswith("/", end):
            self._emit(_STEPS, _any)
            return end + 1
        else:
            self._emit(_ACROSS, _any)
        return end

    def _brace(self, kind: str) -> None:
        if kind == _OPEN:
            here = len(self.program)
            self._groups.append(_Group(here, self._explicit, [here + 1], [], []))
            self.program.append(_Instruction(_SPLIT))
            return
        group = self._groups[-1]
        group.ends_explicit.append(self._explicit)
        if kind == _COMMA:
            group.jumps.append(len(self.program))
            self.program.append(_Instruction(_SPLIT))
            group.starts.append(len(self.program))
            self._explicit = group.explicit
            return
        self._groups.pop()
        self._explicit = any(group.ends_explicit)
        self.program[group.split] = _Instruction(_SPLIT, targets=tuple(group.starts))
        for jump in group.jumps:
            self.program[jump] = _Instruction(_SPLIT, targets=(len(self.program),))


def _normal(pattern: str) -> str:
    """Give a glob without steps that mean nothing."""
    steps = [step for step in pattern.split("/") if step not in ("", ".")]
    return "/".join(steps) + ("/" if pattern.endswith("/") else "")


def _within(character: str) -> bool:
    return character != "/"


def _any(_character: str) -> bool:
    return True


# What a brace or comma is in alternatives.
_OPEN, _COMMA, _CLOSE = "{,}"


def _braces(pattern: str, brackets: Mapping[int, tuple[int, Test]]) -> dict[int, str]:
    """Give the braces and commas that make alternatives, by index; other ones are plain text."""
    found: dict[int, str] = {}
    opened: list[list[int]] = []
    at = 0
    while at < len(pattern):
        character = pattern[at]
        if at in brackets:
            at = brackets[at][0]
            continue
        if character == _OPEN:
            opened.append([at])
        elif character == _COMMA and opened:
            opened[-1].append(at)
        elif character == _CLOSE and opened:
            first, *commas = opened.pop()
            if commas:
                found |= {first: _OPEN, **dict.fromkeys(commas, _COMMA), at: _CLOSE}
        at += 1
    return found


def _brackets(pattern: str) -> dict[int, tuple[int, Test]]:
    """Give, by its index, each bracket that is closed: the index behind it, and its test."""
    found: dict[int, tuple[int, Test]] = {}
    at = pattern.find("[")
    while at >= 0:
        negated = pattern[at + 1 : at + 2] in ("!", "^")
        first = at + 1 + negated
        end = pattern.find("]", first + 1)  # one right at the start is a member
        if end < 0:
            break
        found[at] = end + 1, _member_of(pattern[first:end], negated=negated)
        at = pattern.find("[", end + 1)
    return found


def _member_of(members: str, *, negated: bool) -> Test:
    """Give the test for the inside of a bracket: characters and ranges of code points."""
    ranges = []
    at = 0
    while at < len(members):
        if members[at + 1 : at + 2] == "-" and at + 2 < len(members):
            ranges.append((members[at], members[at + 2]))
            at += 3
        else:
            ranges.append((members[at], members[at]))
            at += 1

    def holds(character: str) -> bool:
        inside = any(low <= character <= high for low, high in ranges)
        return inside != negated and character != "/"

    return holds

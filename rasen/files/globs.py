"""The globs of ignore files as regular expressions over bytes, with the meaning git gives them.

`*` and `?` stop at a slash, `**` as a whole step crosses steps, `[…]` knows ranges, negation,
escapes and the POSIX names. What git can never match (an open bracket, a backslash at the end)
never matches. Between two stars the first place that fits is kept for good: it leaves the most for
what follows, so nothing is lost, and hostile patterns cost no more than length times length.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_NEVER = b"(?!)"
_SPECIAL = re.compile(rb"[*?\[\\]")
_SLASH = 0x2F


class Broken(ValueError):
    """A glob that matches nothing: a bracket that stays open, or a backslash at the end."""


class _Step(NamedTuple):
    """What stands between two slashes: None for `**`, else regexes between the stars.

    `escaped` tells that a backslash precedes the slash after it; `**` then takes one step at least.
    """

    pieces: list[bytes] | None
    escaped: bool


def literal(glob: bytes) -> bool:
    """Tell whether the glob means itself and nothing else."""
    return _SPECIAL.search(glob) is None


def glob_regex(glob: bytes) -> bytes:
    """Give the regular expression for `fullmatch` (with DOTALL) of a name or a relative path."""
    found = _SPECIAL.search(glob)
    # git compares what stands before the first special character by itself, and takes what follows
    # for a new start: so `a**/b` means `a`, then `**/b`.
    start = found.start() if found else len(glob)
    try:
        return re.escape(glob[:start]) + _join(_Reader(glob, start).steps())
    except Broken:
        return _NEVER


def _join(steps: list[_Step]) -> bytes:
    """Put the steps together; those after a `**` are sought at the first place where they fit."""
    out, deep, run, musts = b"", b"", b"", 0
    for index, (pieces, escaped) in enumerate(steps):
        final = index == len(steps) - 1
        if pieces is not None:
            run += _within(pieces) + (b"" if final else b"/")
            continue
        if run:
            out += b"(?>" + deep + run + b")"
            run, musts = b"", 0
        # Several `**` in a row are as one, but for the steps that must be there.
        musts += escaped
        deep = b"(?>[^/]*/){%d}" % musts + (b".*" if final else b"(?:.*?/)??")
    return out + deep + run


def _within(pieces: list[bytes]) -> bytes:
    """Give one step from its pieces: the first stands at the start, the last at the end."""
    first, *middle = pieces
    if not middle:
        return first
    between = b"".join(b"(?>[^/]*?" + piece + b")" for piece in middle[:-1])
    return first + between + b"[^/]*" + middle[-1]


class _Reader:
    """Reads a glob from a position on."""

    def __init__(self, glob: bytes, start: int) -> None:
        self._glob = glob
        self._start = start
        self._at = start

    def steps(self) -> list[_Step]:
        steps: list[_Step] = []
        while True:
            pieces = self._step()
            escaped = self._glob[self._at : self._at + 1] == b"\\"
            steps.append(_Step(pieces, escaped))
            self._at += escaped
            if self._at >= len(self._glob):
                return steps
            self._at += 1  # the slash

    def _step(self) -> list[bytes] | None:
        """Read up to the next slash, which is not taken."""
        glob, begin = self._glob, self._at
        pieces = [b""]
        while self._at < len(glob) and not glob.startswith((b"/", b"\\/"), self._at):
            if glob.startswith(b"*", self._at):
                first = self._at == begin
                stars = self._stars()
                if first and stars > 1 and self._step_ends():
                    return None
                pieces.append(b"")
            else:
                pieces[-1] += self._single()
        return pieces

    def _step_ends(self) -> bool:
        return self._at == len(self._glob) or self._glob.startswith((b"/", b"\\/"), self._at)

    def _stars(self) -> int:
        begin = self._at
        while self._glob.startswith(b"*", self._at):
            self._at += 1
        return self._at - begin

    def _single(self) -> bytes:
        """Read what stands for one byte."""
        byte = self._next()
        if byte == b"?":
            return b"[^/]"
        if byte == b"[":
            return self._bracket()
        return re.escape(self._next() if byte == b"\\" else byte)

    def _next(self) -> bytes:
        byte = self._glob[self._at : self._at + 1]
        if not byte:
            raise Broken
        self._at += 1
        return byte

    def _bracket(self) -> bytes:
        negated = self._glob[self._at : self._at + 1] in (b"!", b"^")
        self._at += negated
        members: set[int] = set()
        low: bytes = b""  # what a range may start from
        byte = self._next()  # a `]` here is a member
        while True:
            if byte == b"\\":
                low = self._next()
                members.update(low)
            elif byte == b"-" and low and self._glob[self._at : self._at + 1] not in (b"", b"]"):
                high = self._next()
                high = self._next() if high == b"\\" else high
                members.update(range(low[0], high[0] + 1))
                low = b""
            elif byte == b"[" and (named := self._named()) is not None:
                members |= named
                low = b""
            else:
                members.update(byte)
                low = byte
            byte = self._next()
            if byte == b"]":
                break
        members = set(range(256)) - members if negated else members
        return _one_of(members - {_SLASH})

    def _named(self) -> frozenset[int] | None:
        """Read the rest of `[:name:]`; None, and nothing read, where it is none."""
        glob, at = self._glob, self._at
        if not glob.startswith(b":", at):
            return None
        end = glob.find(b"]", at + 1)
        if end < 0:
            raise Broken
        if end == at + 1 or glob[end - 1] != 0x3A:
            return None
        name = glob[at + 1 : end - 1]
        if name not in _NAMED:
            raise Broken
        self._at = end + 1
        return _NAMED[name]


def _one_of(members: set[int]) -> bytes:
    if not members:
        return _NEVER
    return b"[" + b"".join(b"\\x%02x" % byte for byte in sorted(members)) + b"]"


def _those(*spans: tuple[int, int]) -> frozenset[int]:
    return frozenset(byte for low, high in spans for byte in range(low, high + 1))


_DIGIT = _those((0x30, 0x39))
_UPPER = _those((0x41, 0x5A))
_LOWER = _those((0x61, 0x7A))
_GRAPH = _those((0x21, 0x7E))
_NAMED = {
    b"alnum": _DIGIT | _UPPER | _LOWER,
    b"alpha": _UPPER | _LOWER,
    b"blank": frozenset(b" \t"),
    b"cntrl": _those((0x00, 0x1F), (0x7F, 0x7F)),
    b"digit": _DIGIT,
    b"graph": _GRAPH,
    b"lower": _LOWER,
    b"print": _GRAPH | {0x20},
    b"punct": _GRAPH - _DIGIT - _UPPER - _LOWER,
    # git's own set, without form feed and vertical tab.
    b"space": frozenset(b" \t\n\r"),
    b"upper": _UPPER,
    b"xdigit": _DIGIT | _those((0x41, 0x46), (0x61, 0x66)),
}

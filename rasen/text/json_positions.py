"""Finds where values and keys stand in a JSON text, and the lines and columns of such places.

What is not asked for is skipped by the C decoder, so that a text is passed once at its speed.
"""

from __future__ import annotations

import gc
import re
from json.decoder import scanstring  # type: ignore[attr-defined]
from json.scanner import make_scanner
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Pointer = tuple[str | int, ...]


class Member(NamedTuple):
    """Where a value and its key start, in code points; items of arrays start with their value."""

    key: int
    value: int


def locate(text: str, pointers: Iterable[Pointer], *, key: bool = False) -> dict[Pointer, int]:
    """Give the index of the value, or of the key, for each pointer into a sound JSON text.

    What does not exist has the index of the innermost container (or other value) around it. An
    item of an array and the whole document have no key: the index is that of the value.
    """
    found = locate_members(text, pointers)
    return {pointer: member.key if key else member.value for pointer, member in found.items()}


def locate_members(text: str, pointers: Iterable[Pointer]) -> dict[Pointer, Member]:
    """Give both indexes for each pointer, by the rules of `locate`; the text is passed once."""
    root = _Wanted()
    asked = set(pointers)
    for pointer in asked:
        node = root
        for token in pointer:
            node = node.children.setdefault(token, _Wanted())
        node.pointers.append(pointer)
    search = _Search(text)
    # What is skipped is made and dropped at once: the cycle collector would only look at it.
    collects = len(text) >= _BULK and gc.isenabled()
    if collects:
        gc.disable()
    try:
        search.run(root, len(asked))
    finally:
        if collects:
            gc.enable()
    return search.found


def line_column(text: str, index: int) -> tuple[int, int]:
    """Give the line and column of an index, both from 1; lines end with LF, CR LF or CR."""
    # The line feed of a CR LF belongs to the line that it ends.
    end = index - 1 if text[index - 1 : index + 1] == "\r\n" and index else index
    line = text.count("\n", 0, end) + text.count("\r", 0, end) - text.count("\r\n", 0, end)
    start = max(text.rfind("\n", 0, end), text.rfind("\r", 0, end)) + 1
    return line + 1, index - start + 1


def line_columns(text: str, indexes: Sequence[int]) -> list[tuple[int, int]]:
    """Give the lines and columns of many indexes of one text, in their order."""
    if len(indexes) == 1:
        return [line_column(text, indexes[0])]
    from rasen.text.lines import LineIndex

    lines = LineIndex(text)
    return [lines.place(index) for index in indexes]


_BULK = 1 << 16
_SPACE = re.compile(r"[ \t\n\r]*+")
_STRING_OR_BRACKET = re.compile(r'[^"\[\]{}]*+("(?:[^"\\]++|\\.)*+"|[\[\]{}])', re.DOTALL)


class _Skipping:
    """Has the C decoder forget what it reads: `len` leaves nothing of a number or an object."""

    strict = True
    object_hook = None
    object_pairs_hook = len
    parse_int = len
    parse_float = len
    parse_constant = len
    memo: dict[str, str] = {}  # noqa: RUF012


_scan = make_scanner(_Skipping)  # type: ignore[arg-type]


class _Wanted:
    """What is asked for at one value: the pointers that end here, and what lies below it."""

    __slots__ = ("children", "pointers")

    def __init__(self) -> None:
        self.children: dict[str | int, _Wanted] = {}
        self.pointers: list[Pointer] = []


class _Open:
    """An open container that something is wanted in."""

    __slots__ = ("closer", "count", "start", "wanted")

    def __init__(self, start: int, closer: str, wanted: dict[str | int, _Wanted]) -> None:
        self.start = start
        self.closer = closer
        self.wanted = wanted
        self.count = 0


class _Search:
    """One pass over a text, with the open containers on a stack of its own."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.open: list[_Open] = []
        self.found: dict[Pointer, Member] = {}

    def run(self, root: _Wanted, count: int) -> None:
        """Fill `found` with the pointers below the root, so many in all."""
        if not count:
            return
        self.skip_space()
        self.visit(root, Member(self.position, self.position))
        while len(self.found) < count:
            self.step()

    def visit(self, wanted: _Wanted, member: Member) -> None:
        """Note a wanted value that starts here; enter it or leave it behind."""
        self.note(wanted.pointers, member)
        closer = {"[": "]", "{": "}"}.get(self.text[self.position])
        if not wanted.children:
            self.skip_value()
        elif closer is None:
            self.note_below(wanted.children, self.position)
            self.skip_value()
        else:
            self.open.append(_Open(self.position, closer, wanted.children))
            self.position += 1

    def step(self) -> None:
        """Read the next item of the innermost container, or its end."""
        container = self.open[-1]
        self.skip_space()
        if self.text[self.position] == container.closer:
            self.position += 1
            self.open.pop()
            self.note_below(container.wanted, container.start)
            return
        if container.count:
            self.position += len(",")
            self.skip_space()
        start = self.position
        token = self.read_key() if container.closer == "}" else container.count
        container.count += 1
        wanted = container.wanted.pop(token, None)
        if wanted is None:
            self.skip_value()
        else:
            self.visit(wanted, Member(start, self.position))

    def read_key(self) -> str:
        """Read a key and its colon, up to the value."""
        key: str
        key, self.position = scanstring(self.text, self.position + 1)
        self.skip_space()
        self.position += len(":")
        self.skip_space()
        return key

    def skip_space(self) -> None:
        match = _SPACE.match(self.text, self.position)
        assert match is not None
        self.position = match.end()

    def skip_value(self) -> None:
        """Leave a value behind, at the speed of the C decoder."""
        try:
            self.position = _scan(self.text, self.position)[1]
        except RecursionError:
            self.skip_deep_value()

    def skip_deep_value(self) -> None:
        """Leave a container behind that is deeper than the C decoder can go."""
        depth = 0
        while True:
            match = _STRING_OR_BRACKET.match(self.text, self.position)
            assert match is not None
            self.position = match.end()
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(match[1], 0)
            if not depth:
                return

    def note(self, pointers: list[Pointer], member: Member) -> None:
        for pointer in pointers:
            self.found[pointer] = member

    def note_below(self, wanted: dict[str | int, _Wanted], start: int) -> None:
        """Note the place of a container for all that is wanted in it and does not exist."""
        nodes = list(wanted.values())
        while nodes:
            node = nodes.pop()
            self.note(node.pointers, Member(start, start))
            nodes += node.children.values()

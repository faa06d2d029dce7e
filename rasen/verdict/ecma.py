r"""ECMA-262 patterns with the `u` flag (22.2.1) as a tree.

Stricter than browsers without the flag: an escaped letter that means nothing is an error. Where
the flag forbids what has only one possible meaning (`\@`, a lone `{` or `]`, `[\w-.]`), the
pattern is taken, since published schemas are full of it.
"""

from __future__ import annotations

from typing import NamedTuple

from rasen.verdict.characters import (
    DIGIT,
    LINE_ENDS,
    SPACE,
    WORD,
    Ranges,
    complement,
    named,
    normal,
)


class PatternError(ValueError):
    """A pattern that is no ECMA-262 pattern, or one that cannot be matched here."""


class Chars(NamedTuple):
    """One character out of a set."""

    ranges: Ranges


class Sequence(NamedTuple):
    """One after the other; the empty one matches nothing at all."""

    items: tuple[Node, ...]


class Choice(NamedTuple):
    """One of several, the first that leads to a match."""

    options: tuple[Node, ...]


class Repeat(NamedTuple):
    """From `low` to `high` times; no upper bound if None."""

    item: Node
    low: int
    high: int | None
    lazy: bool = False


class Group(NamedTuple):
    """A capturing group by its number."""

    item: Node
    number: int


class Back(NamedTuple):
    """What a group holds; nothing if the group took no part in the match."""

    number: int


class Look(NamedTuple):
    """A lookaround."""

    item: Node
    ahead: bool
    negative: bool


class Assertion(NamedTuple):
    """`^`, `$`, `b` or `B`."""

    kind: str


Node = Chars | Sequence | Choice | Repeat | Group | Back | Look | Assertion

EMPTY = Sequence(())
_DEEPEST = 100
_LONGEST = 1 << 16  # each character of a pattern costs a hundred times one of a text
_MOST_REPEATS = 1_000_000
_CONTROLS = {"t": 0x09, "n": 0x0A, "v": 0x0B, "f": 0x0C, "r": 0x0D, "0": 0x00}
_SETS = {
    "d": DIGIT,
    "D": complement(DIGIT),
    "w": WORD,
    "W": complement(WORD),
    "s": SPACE,
    "S": complement(SPACE),
}


def parse(pattern: str) -> Node:
    """Give the tree of a pattern; raises `PatternError` with the position of what is wrong."""
    if len(pattern) > _LONGEST:
        raise PatternError(f"longer than {_LONGEST} characters")
    return _Parser(pattern).pattern()


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.groups = 0
        self.open: list[int] = []
        self.names: dict[str, int] = {}
        self.highest_back = 0
        self.all_names = _group_names(text)

    def pattern(self) -> Node:
        tree = self.choice()
        if self.at < len(self.text):
            raise self.error("an unmatched )")
        if self.highest_back > self.groups:
            raise self.error("a reference to a group that does not exist")
        return tree

    def error(self, reason: str) -> PatternError:
        return PatternError(f"{reason} at position {self.at}")

    def take(self, text: str) -> bool:
        if self.text.startswith(text, self.at):
            self.at += len(text)
            return True
        return False

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def choice(self) -> Node:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise self.error("groups nested too deeply")
        options = [self.sequence()]
        while self.take("|"):
            options.append(self.sequence())
        self.depth -= 1
        return options[0] if len(options) == 1 else Choice(tuple(options))

    def sequence(self) -> Node:
        items: list[Node] = []
        while self.peek() not in ("", "|", ")"):
            items.append(self.term())
        return items[0] if len(items) == 1 else Sequence(tuple(items))

    def term(self) -> Node:
        start = self.at
        item = self.atom()
        if isinstance(item, (Assertion, Look)):
            if self.quantifier() is not None:
                self.at = start
                raise self.error("an assertion that is repeated")
            return item
        bounds = self.quantifier()
        if bounds is None:
            return item
        lazy = self.take("?")
        if self.quantifier() is not None:
            raise self.error("nothing to repeat")
        return Repeat(item, bounds[0], bounds[1], lazy)

    def quantifier(self) -> tuple[int, int | None] | None:
        if self.take("*"):
            return 0, None
        if self.take("+"):
            return 1, None
        if self.take("?"):
            return 0, 1
        if self.peek() != "{":
            return None
        end = self.text.find("}", self.at)
        low, comma, high = self.text[self.at + 1 : max(end, self.at)].partition(",")
        if not _is_number(low) or (high and not _is_number(high)):
            return None
        bounds = (_number(low), (_number(high) if high else None) if comma else _number(low))
        if bounds[1] is not None and bounds[1] < bounds[0]:
            raise self.error("a repetition whose bounds are out of order")
        self.at = end + 1
        return bounds

    def atom(self) -> Node:
        char = self.peek()
        if char in "^$":
            self.at += 1
            return Assertion(char)
        if char in "*+?":
            raise self.error("nothing to repeat")
        if char == "{" and self.quantifier() is not None:
            raise self.error("nothing to repeat")
        self.at += 1
        if char == ".":
            return Chars(complement(LINE_ENDS))
        if char == "(":
            return self.group()
        if char == "[":
            return Chars(self.character_class())
        if char == "\\":
            return self.atom_escape()
        return _one(ord(char))

    def group(self) -> Node:
        for opening, ahead, negative in _LOOKS:
            if self.take(opening):
                return Look(self.inside(), ahead, negative)
        if self.take("?:"):
            item = self.inside()
            return Sequence((item,)) if isinstance(item, (Assertion, Look)) else item
        name = None
        if self.take("?"):
            if not self.take("<"):
                raise self.error("an unknown kind of group")
            name = self.name()
        self.groups += 1
        number = self.groups
        if name is not None:
            if name in self.names:
                raise self.error(f"a second group named {name}")
            self.names[name] = number
        self.open.append(number)
        item = self.inside()
        self.open.remove(number)
        return Group(item, number)

    def inside(self) -> Node:
        item = self.choice()
        if not self.take(")"):
            raise self.error("a group that is not closed")
        return item

    def name(self) -> str:
        end = self.text.find(">", self.at)
        name = self.text[self.at : max(end, self.at)].replace("$", "_")
        if not name.isidentifier():
            raise self.error("a group without a valid name")
        self.at = end + 1
        return name

    def atom_escape(self) -> Node:
        char = self.peek()
        if char in ("b", "B"):
            self.at += 1
            return Assertion(char)
        if char == "k":
            self.at += 1
            if not self.take("<"):
                raise self.error("a reference without a name")
            return self.back(self.all_names.get(self.name(), 0))
        if char and char in "123456789":
            start = self.at
            while self.peek() in _DIGITS and self.peek():
                self.at += 1
            if self.at - start > 4:
                raise self.error("a reference to a group that does not exist")
            return self.back(int(self.text[start : self.at]))
        return Chars(self.escape(in_class=False))

    def back(self, number: int) -> Node:
        """Give a back-reference; one to a group that is still open or to come is refused."""
        if number == 0:
            raise self.error("a reference to a group that does not exist")
        if number > self.groups or number in self.open:
            raise self.error("a reference to a group that is not complete")
        self.highest_back = max(self.highest_back, number)
        return Back(number)

    def escape(self, *, in_class: bool) -> Ranges:
        """Give the set after a backslash."""
        char = self.peek()
        self.at += 1
        if char in _SETS and char:
            return _SETS[char]
        if char in ("p", "P"):
            return self.property(negative=char == "P")
        if char == "0" and self.peek() in _DIGITS and self.peek():
            raise self.error("an octal escape")
        if char in _CONTROLS and char:
            return _point(_CONTROLS[char])
        if char == "b" and in_class:
            return _point(0x08)
        if char == "c":
            letter = self.peek()
            if not (letter.isascii() and letter.isalpha()):
                raise self.error("a control escape without a letter")
            self.at += 1
            return _point(ord(letter) % 32)
        if char == "x":
            return _point(self.hexadecimal(2))
        if char == "u":
            return _point(self.unicode())
        if not char or char.isalnum() or not char.isascii():
            raise self.error("an escape that means nothing")
        return _point(ord(char))

    def hexadecimal(self, digits: int) -> int:
        text = self.text[self.at : self.at + digits]
        if len(text) != digits or not all(char in _HEX for char in text):
            raise self.error("an escape without its hexadecimal digits")
        self.at += digits
        return int(text, 16)

    def unicode(self) -> int:
        if self.take("{"):
            end = self.text.find("}", self.at)
            digits = self.text[self.at : max(end, self.at)].lstrip("0") or "0"
            if end <= self.at or len(digits) > 6 or not all(char in _HEX for char in digits):
                raise self.error("an escape without its hexadecimal digits")
            self.at = end + 1
            point = int(digits, 16)
            if point > 0x10FFFF:
                raise self.error("an escape beyond the last code point")
            return point
        lead = self.hexadecimal(4)
        if 0xD800 <= lead <= 0xDBFF and self.text.startswith("\\u", self.at):
            start = self.at
            self.at += 2
            if self.peek() != "{":
                trail = self.hexadecimal(4)
                if 0xDC00 <= trail <= 0xDFFF:
                    return 0x10000 + (lead - 0xD800) * 0x400 + (trail - 0xDC00)
            self.at = start
        return lead

    def property(self, *, negative: bool) -> Ranges:
        end = self.text.find("}", self.at)
        if not self.take("{") or end < self.at:
            raise self.error("a property escape without a name")
        name, equals, value = self.text[self.at : end].partition("=")
        ranges = named(name, value if equals else None)
        if ranges is None:
            raise self.error(f"a character property that is not supported ({name})")
        self.at = end + 1
        return complement(ranges) if negative else ranges

    def character_class(self) -> Ranges:
        negative = self.take("^")
        ranges: list[tuple[int, int]] = []
        while not self.take("]"):
            low = self.class_atom()
            if self.peek() == "-" and self.text[self.at + 1 : self.at + 2] not in ("]", ""):
                self.at += 1
                high = self.class_atom()
                if not (_is_point(low) and _is_point(high)):
                    ranges += low + _point(ord("-")) + high  # `[\\w-.]`: the hyphen is itself
                elif high[0][0] < low[0][0]:
                    raise self.error("a range out of order")
                else:
                    ranges.append((low[0][0], high[0][0]))
            else:
                ranges += low
        chosen = normal(ranges)
        return complement(chosen) if negative else chosen

    def class_atom(self) -> Ranges:
        char = self.peek()
        if not char:
            raise self.error("a character class that is not closed")
        self.at += 1
        if char == "\\":
            return self.escape(in_class=True)
        return _point(ord(char))


_LOOKS = (("?=", True, False), ("?!", True, True), ("?<=", False, False), ("?<!", False, True))
_DIGITS = "0123456789"
_HEX = "0123456789abcdefABCDEF"


def _group_names(text: str) -> dict[str, int]:
    r"""Give the names of all groups with their numbers: `\k<name>` may stand anywhere."""
    names: dict[str, int] = {}
    number = 0
    at = 0
    in_class = False
    while at < len(text):
        char = text[at]
        if char == "\\":
            at += 1
        elif in_class:
            in_class = char != "]"
        elif char == "[":
            in_class = True
        elif char == "(":
            after = text[at + 1 : at + 4]
            if after[:1] != "?":
                number += 1
            elif after[:2] == "?<" and after[2:] not in ("=", "!"):
                number += 1
                end = text.find(">", at)
                names.setdefault(text[at + 3 : max(end, at + 3)].replace("$", "_"), number)
        at += 1
    return names


def _one(point: int) -> Chars:
    return Chars(_point(point))


def _point(point: int) -> Ranges:
    return ((point, point),)


def _is_point(ranges: Ranges) -> bool:
    return len(ranges) == 1 and ranges[0][0] == ranges[0][1]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 400


def _number(text: str) -> int:
    return min(int(text), _MOST_REPEATS)

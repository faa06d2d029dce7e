"""Ordinary YAML texts read without a parser: block mappings, lists, one-line and literal values.

It knows more of the language than `yaml_plain`, which reads thousands of manifests at a time.
Most files that people and programs write are no more than that, and the parser costs a start more
than all else. What holds anything beyond is left to `rasen.text.yaml_source`, which alone says what
is wrong with a text; on every text that is read here both give the same value.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rasen.text.yaml_core import TYPED_START, resolve

if TYPE_CHECKING:
    from typing import Final


class _NotPlain(Exception):
    """The text holds something that takes the parser."""


NOT_PLAIN: Final = object()

_DEEPEST = 16  # containers in one another
# A longer key takes a question mark before it (YAML 1.2.2, 8.2.2).
_KEY = re.compile(r"([A-Za-z0-9][A-Za-z0-9_.-]{0,999}):(?: +(.+))?")
# One line without quotes; what starts a comment or another key is not in it.
_PLAIN = re.compile(r"[\w/.~+(][^:#]*(?:(?::(?! |$)|(?<! )#)[^:#]*)*")
_QUOTED = re.compile(r"\"([^\"\\]*)\"|'([^']*)'")
_LIST = re.compile(r"\[ *([A-Za-z0-9][\w./-]*(?: *, *[A-Za-z0-9][\w./-]*)*) *\]")


def read_plain(text: str) -> object:
    """Give the value of a YAML text, `NOT_PLAIN` for one that takes the parser."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.split("\n")
    if lines[-1] or not all(map(_is_usual, lines)):
        return NOT_PLAIN
    try:
        return _Reader(lines).document()
    except _NotPlain:
        return NOT_PLAIN


def _is_usual(line: str) -> bool:
    # Marks of documents and directives, and whatever a reader may take for the end of a line.
    return line.isprintable() and line[:3] not in ("---", "...") and line[:1] != "%"


class _Reader:
    """Goes through the lines once; `indent` and `rest` are those of the line that is next."""

    __slots__ = ("_at", "_lines", "indent", "rest")

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = -1
        self.indent = -1
        self.rest = ""
        self._advance()

    def document(self) -> object:
        if self.indent < 0:
            return None
        value = self._mapping(self.indent, 1)
        if self.indent >= 0:
            raise _NotPlain
        return value

    def _advance(self) -> None:
        """Go to the next line that is neither blank nor a comment; -1 is the indent of the end."""
        for at in range(self._at + 1, len(self._lines)):
            line = self._lines[at].rstrip(" ")
            rest = line.lstrip(" ")
            if rest and rest[0] != "#":
                self._at, self.indent, self.rest = at, len(line) - len(rest), rest
                return
        self._at, self.indent, self.rest = len(self._lines), -1, ""

    def _mapping(self, indent: int, depth: int) -> dict[str, object]:
        mapping: dict[str, object] = {}
        typed = 0
        while self.indent == indent:
            match = _KEY.fullmatch(self.rest)
            if match is None or match[1] in mapping or depth > _DEEPEST:
                raise _NotPlain
            # `1` and `0x1` are the same key; nobody writes two of that sort.
            typed += match[1][0] in TYPED_START and not isinstance(resolve(match[1]), str)
            if typed > 1:
                raise _NotPlain
            mapping[match[1]] = self._value(match[2] or "", indent, depth)
        if self.indent > indent:
            raise _NotPlain
        return mapping

    def _value(self, rest: str, indent: int, depth: int) -> object:
        if rest in ("|", "|-"):
            return self._literal(indent, keeps_end=rest == "|")
        if rest and rest[0] != "#":
            value = _scalar(rest)
            self._advance()
            return value
        self._advance()
        if self.indent >= indent and self.rest[:2] in ("- ", "-"):
            return self._list(self.indent, depth + 1)
        if self.indent > indent:
            return self._mapping(self.indent, depth + 1)
        return None

    def _list(self, indent: int, depth: int) -> list[object]:
        items: list[object] = []
        while self.indent == indent and self.rest[:2] == "- ":
            item = self.rest[1:].lstrip(" ")
            if _KEY.fullmatch(item) is None:
                items.append(_scalar(item))
                self._advance()
            else:
                # A mapping in a list begins on the line of its hyphen.
                self.indent += len(self.rest) - len(item)
                self.rest = item
                items.append(self._mapping(self.indent, depth + 1))
        if self.indent > indent or depth > _DEEPEST or self.rest == "-":
            raise _NotPlain
        return items

    def _literal(self, indent: int, *, keeps_end: bool) -> str:
        """Give a literal block: the lines below that are indented more, as far as the first is."""
        start = self._at + 1
        self._advance_raw(start, indent)
        block = self._lines[start : self._at]
        if not block or not block[0].strip(" "):
            raise _NotPlain
        margin = len(block[0]) - len(block[0].lstrip(" "))
        # A line of blanks alone is empty if it has no more of them than the margin.
        if any(
            line[:margin].strip(" ") or (len(line) > margin and line.isspace()) for line in block
        ):
            raise _NotPlain
        while not block[-1].strip(" "):
            block.pop()
        self._at -= 1
        self._advance()
        return "\n".join(line[margin:] for line in block) + ("\n" if keeps_end else "")

    def _advance_raw(self, at: int, indent: int) -> None:
        """Go to the first line from there that is indented no more than the key."""
        while at < len(self._lines):
            line = self._lines[at]
            if line.strip(" ") and len(line) - len(line.lstrip(" ")) <= indent:
                break
            at += 1
        self._at = at


def _scalar(rest: str) -> object:
    match = _QUOTED.match(rest)
    if match is not None:
        after = rest[match.end() :]
        if after and not (after[0] == " " and after.lstrip(" ")[0] == "#"):
            raise _NotPlain
        return match[1] if match[1] is not None else match[2]
    rest = rest.partition(" #")[0].rstrip(" ")
    if rest in ("[]", "{}"):
        return [] if rest == "[]" else {}
    if (listed := _LIST.fullmatch(rest)) is not None:
        return [_resolved(item.strip(" ")) for item in listed[1].split(",")]
    if _PLAIN.fullmatch(rest) is None:
        raise _NotPlain
    return _resolved(rest)


def _resolved(text: str) -> object:
    return resolve(text) if text[:1] in TYPED_START else text

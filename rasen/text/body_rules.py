"""What the rules for a skill's body need: the white space they mean, and where a pattern is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.text.lines import LineIndex

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

# Packages spec 3.4: U+0009-U+000D, U+FEFF, U+2028, U+2029 and the Unicode category Zs. Python's own
# set differs: it has U+001C-U+001F and U+0085, and lacks U+FEFF.
WHITE_SPACE = (
    "\t\n\v\f\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)


class Occurrence(NamedTuple):
    """A part of a text that a pattern matches, with its line and column, both from 1."""

    text: str
    line: int
    column: int


def is_blank(text: str) -> bool:
    """Tell whether a text is nothing but white space (packages spec 3.4), or empty."""
    return not text.strip(WHITE_SPACE)


def occurrences(pattern: re.Pattern[str], body: str) -> Iterator[Occurrence]:
    """Give the parts of a body that a pattern matches, in order; the lines count in the body."""
    lines = LineIndex(body)
    for match in pattern.finditer(body):
        yield Occurrence(match.group(), *lines.place(match.start()))

"""What a terminal may be sent: colours or none, how many columns, and text that cannot steer it."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping

STYLES = {
    "error": "1;31",
    "warning": "1;33",
    "info": "1;34",
    "bold": "1",
    "faint": "2",
    "good": "1;32",
}

# Narrower than this nothing can be shown in a useful way; wider than this nobody reads a line.
_NARROWEST = 40
_WIDEST = 200
_USUAL = 100

# What a terminal obeys or hides: C0, DEL, C1, marks and overrides of direction, line and paragraph
# separators, invisible operators, tags, and surrogates, which no output encoding has. Joiners stay,
# since words of some scripts and many emoji need them.
_UNSEEN = (
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]"
)
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


class Aside(str):
    """A piece of a human view that goes to standard error."""

    __slots__ = ()


def use_colour(env: Mapping[str, str], *, terminal: bool) -> bool:
    """Tell whether to colour what goes to a stream; `terminal` tells whether that is one.

    NO_COLOR wins over FORCE_COLOR, both over what the stream is; an empty value counts as unset.
    """
    if env.get("NO_COLOR"):
        return False
    if env.get("FORCE_COLOR"):
        return env["FORCE_COLOR"] != "0"
    return terminal and env.get("TERM") != "dumb"


def terminal_width(env: Mapping[str, str], descriptor: int) -> int:
    """Give how many columns a stream has: COLUMNS, else what the terminal says, else 100."""
    stated = env.get("COLUMNS", "")
    if stated.isascii() and stated.isdigit() and len(stated) < 6:
        columns = int(stated)
    else:
        try:
            columns = os.get_terminal_size(descriptor).columns
        except (OSError, ValueError):
            columns = _USUAL
    return min(max(columns or _USUAL, _NARROWEST), _WIDEST)


def paint(text: str, style: str, *, colour: bool) -> str:
    """Give the text in one of `STYLES`, or unchanged where there are no colours."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if colour else text


def visible(text: str) -> str:
    """Give the text on one line, everything in it that a terminal obeys or hides as an escape."""
    if text.isprintable():
        return text
    import re

    return re.sub(_UNSEEN, _escape, text)


def _escape(match: re.Match[str]) -> str:
    character = match.group()
    if character in _SHORT:
        return _SHORT[character]
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def display_width(text: str) -> int:
    """Give how many columns a terminal takes for a text that `visible` has made."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def first_columns(text: str, columns: int) -> str:
    """Give the longest start of a text that fits into so many columns."""
    if text.isascii():
        return text[:columns]
    taken = 0
    for index, character in enumerate(text):
        taken += _columns(character)
        if taken > columns:
            return text[:index]
    return text


def last_columns(text: str, columns: int) -> str:
    """Give the longest end of a text that fits into so many columns."""
    taken = 0
    for index in range(len(text) - 1, -1, -1):
        taken += _columns(text[index])
        if taken > columns:
            return text[index + 1 :]
    return text


@lru_cache(maxsize=4096)
def _columns(character: str) -> int:
    """Give the columns of one character: 2 where it is wide (UAX 11), 0 where it joins another."""
    if character.isascii():
        return 1
    from unicodedata import category, east_asian_width

    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1

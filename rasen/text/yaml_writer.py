"""Texts as YAML scalars that every reader of YAML 1.1 and 1.2 takes for the same text.

Plain where nobody can read it in another way, else in double quotes with escapes.
"""

from __future__ import annotations

import re

from rasen.text.yaml_core import TYPED_START, resolve

# Letters of any script, digits and signs that mean nothing to YAML; blanks and colons only inside.
_PLAIN = re.compile(r"[\w/.~+](?:[\w/.,;~@+=()%-]| (?=[\w/(])|:(?=[\w/.@+-]))*")
# What YAML 1.1 readers take for a boolean, a merge key or a number of base 60.
_OLD_WORDS = frozenset(("y", "n", "yes", "no", "on", "off"))
_OLD_NUMBER = re.compile(r"[-+]?[0-9][0-9_,]*(?::[0-5]?[0-9])*(?:\.[0-9_]*)?|0b[01_]+|0x[0-9a-f_]+")
_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def scalar(text: str) -> str:
    """Give the text as a scalar for a block mapping, in one line."""
    return text if _is_plain(text) else '"' + "".join(map(_escaped, text)) + '"'


def _is_plain(text: str) -> bool:
    if _PLAIN.fullmatch(text) is None or not text.isprintable():
        return False
    if text[:1] in TYPED_START and not isinstance(resolve(text), str):
        return False
    lowered = text.lower()
    return lowered not in _OLD_WORDS and _OLD_NUMBER.fullmatch(lowered) is None


def _escaped(character: str) -> str:
    if character in _SHORT:
        return _SHORT[character]
    if character.isprintable():
        return character
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"

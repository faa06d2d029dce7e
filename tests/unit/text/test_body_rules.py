"""White space of bodies, and where patterns are met in them."""

from __future__ import annotations

import re
import sys
import unicodedata

from rasen.text.body_rules import WHITE_SPACE, Occurrence, is_blank, occurrences


def test_white_space_is_the_set_of_the_spec():
    """The set is the named characters and all of the category Zs, nothing else."""
    named = set("\t\n\v\f\r\ufeff\u2028\u2029")
    zs = {
        chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) == "Zs"
    }
    assert set(WHITE_SPACE) == named | zs
    assert len(WHITE_SPACE) == len(named | zs)


def test_blank_texts_hold_only_white_space():
    """An empty text and every white space are blank; control characters and U+0085 are not."""
    assert is_blank("")
    assert is_blank(" \n\t\r\n\u3000\ufeff\u2028")
    assert not is_blank(" x ")
    assert [is_blank(character) for character in "\x1c\x1d\x1e\x1f\x85\u200b"] == [False] * 6


def test_occurrences_have_lines_and_columns():
    """Each match of a pattern has its text and its place in the body."""
    pattern = re.compile(r"__[A-Z][A-Z0-9_]*__")
    body = "Open __CHANGES_DIR__ and __init__.py.\r\n😀__A__\n"
    assert list(occurrences(pattern, body)) == [
        Occurrence("__CHANGES_DIR__", 1, 6),
        Occurrence("__A__", 2, 2),
    ]

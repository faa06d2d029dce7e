"""Patterns with lookarounds and back-references, split into searches or refused."""

from __future__ import annotations

import itertools
import re

import pytest

from rasen.verdict.formats import FORMATS
from rasen.verdict.lookarounds import is_tame, parts
from rasen.verdict.patterns import PatternError, compile_pattern, parse, translate

SPLIT = [
    "^(?=a)",
    "^(?!a)b*$",
    "^(?=.*a)(?=.*b)[ab!]+$",
    "^(?=(a|a)+$)(?!aaa)",
    "^(?!.*!!)(a|b|!)*(?<!b)$",
    "(?<=a)$",
    "(?<!a|!)$",
    "^(?!b)(?<!a)$",
    "^(?=[ab]{2}$)(a|ab)(c|bcd)?b?$",
]
TAME = [
    "(?<=a)b",
    "a(?=b)",
    "(?!a)b",
    "^((?!ab).)*$",
    "^([ab])!\\1$",
    "^(?:(?=a)a|b)+$",
    "(?:^|a)(?!b)",
    "a(?!b$)",
    "a(?=[ab])[ab!]*a",
]
UNBOUNDED = ["^(a+)\\1$", "(?:(?=a*)(a+)+)*b", "(?=(a+)+b)", "^(a)(?:\\1)*b(a+)+$", "((?=a)a+)+!"]
TEXTS = ["".join(text) for size in range(6) for text in itertools.product("ab!", repeat=size)]


@pytest.mark.parametrize("pattern", SPLIT + TAME)
def test_a_pattern_finds_what_a_backtracking_matcher_finds(pattern):
    """However a pattern is matched, it is found in the same texts."""
    matches, search = compile_pattern(pattern), re.compile(translate(pattern)).search
    for text in TEXTS:
        assert matches(text) is (search(text) is not None), text


@pytest.mark.parametrize("pattern", SPLIT)
def test_looks_from_the_ends_become_searches(pattern):
    """A look from the start or from the end is a search of its own."""
    assert parts(parse(pattern)) is not None


@pytest.mark.parametrize("pattern", TAME)
def test_looks_at_a_bounded_stretch_are_left_as_they_are(pattern):
    """A look within the text is matched by `re` where it cannot go back far."""
    assert parts(parse(pattern)) is None
    assert is_tame(parse(pattern))


@pytest.mark.parametrize("pattern", UNBOUNDED)
def test_what_may_take_time_without_bound_is_refused(pattern):
    """A pattern that may explode cannot be used, though as a `regex` it is right."""
    with pytest.raises(PatternError):
        compile_pattern(pattern)
    assert FORMATS["regex"](pattern)

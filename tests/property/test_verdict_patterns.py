"""The automaton finds exactly what `re` finds, and arbitrary texts are patterns or errors."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.verdict.automaton import Automaton
from rasen.verdict.ecma import parse
from rasen.verdict.patterns import PatternError, compile_pattern, translate

ATOMS = ["a", "b", ".", "[ab]", "[^a]", r"\w", r"\s", "", "^", "$", r"\b", r"\B"]
QUANTIFIERS = ["*", "+", "?", "{2}", "{1,3}", "*?", "{0,2}"]


@st.composite
def patterns(draw, depth=3):
    """Draw a pattern without back-references and lookarounds."""
    parts = []
    for _ in range(draw(st.integers(1, 3))):
        if depth and draw(st.booleans()):
            part = f"(?:{draw(patterns(depth=depth - 1))})"
        else:
            part = draw(st.sampled_from(ATOMS))
            if part in ("^", "$", r"\b", r"\B", ""):
                parts.append(part)
                continue
        parts.append(part + draw(st.sampled_from(["", "", *QUANTIFIERS])))
    text = "".join(parts)
    return f"{text}|{draw(patterns(depth=0))}" if draw(st.integers(0, 3)) == 0 else text


@settings(max_examples=400, deadline=None)
@given(patterns(), st.lists(st.text("ab \n!", max_size=7), min_size=1, max_size=5))
def test_automaton_and_re_agree(pattern, texts):
    """Both matchers, and whichever was chosen, give the same answer."""
    expected = re.compile(translate(pattern)).search
    automaton = Automaton(parse(pattern)).search
    chosen = compile_pattern(pattern)
    for text in texts:
        found = expected(text) is not None
        assert automaton(text) is found
        assert chosen(text) is found


@settings(max_examples=400, deadline=None)
@given(st.text(r"ab^$.*+?(){}[]|\/-,=!<:>kpPuxc019dDwWsS", max_size=14), st.text(max_size=5))
def test_any_text_is_a_pattern_or_a_pattern_error(pattern, text):
    """Nothing else is raised, and a pattern that is taken can be used."""
    try:
        matches = compile_pattern(pattern)
    except PatternError:
        return
    assert matches(text) in (True, False)


@settings(max_examples=200, deadline=None)
@given(st.text(min_size=1, max_size=6), st.text(max_size=12))
def test_escaped_texts_match_themselves(needle, text):
    r"""A text whose every character is written as `\u{…}` is found exactly where it stands."""
    pattern = "".join(f"\\u{{{ord(char):x}}}" for char in needle)
    assert compile_pattern(pattern)(text) is (needle in text)
    assert compile_pattern(f"^{pattern}$")(needle) is True

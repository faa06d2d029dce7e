"""Globs agree with regular expressions that say the same, and alternatives with each of them."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.planning.globs import Glob, is_glob

PATHS = st.lists(st.text("ab.", min_size=1, max_size=3), min_size=1, max_size=4).map("/".join)
PIECES = st.sampled_from(["a", "b", ".", "/", "*", "**/", "**", "?", "[ab]", "[!a]"])
GLOBS = st.lists(PIECES, min_size=1, max_size=6)

# At the start of a step; and there a dot, which no wildcard takes.
_START = r"(?<![^/])"
_HIDDEN = _START + r"\."
_REGEX = {
    "*": rf"(?:(?!{_HIDDEN})[^/])*",
    "?": rf"(?!{_HIDDEN})[^/]",
    "[ab]": "[ab]",
    "[!a]": rf"(?!{_HIDDEN})[^a/]",
    "**": rf"(?:(?!{_HIDDEN}).)*",
    "**/": rf"(?:{_START}|(?:(?!{_HIDDEN}).)*/)",
}


def regex(pieces):
    """Give the expression for the pieces of a glob; a dot inside of a step is no first one."""
    parts = []
    for before, piece in zip(["/", *pieces], pieces, strict=False):
        if piece == "." and before not in ("/", "**/"):
            parts.append(rf"(?!{_START})\.")
        else:
            parts.append(_REGEX.get(piece, re.escape(piece)))
    return re.compile("".join(parts), re.DOTALL)


def joined(pieces):
    """Give a glob in which no two pieces make a third one, and no slash or step means nothing."""
    text = "".join(pieces)
    steps = text.split("/")
    return None if "***" in text or "" in steps or "." in steps else text


@given(GLOBS, PATHS)
@settings(deadline=None, max_examples=800)
def test_a_glob_means_what_its_expression_does(pieces, path):
    """For any glob and any path."""
    text = joined(pieces)
    pieces = re.findall(r"\*\*/|\*\*|\[!?\w+\]|.", text or "")
    if text is not None:
        assert Glob(text).matches(path) == bool(regex(pieces).fullmatch(path)), text


@given(GLOBS, GLOBS, GLOBS, GLOBS, PATHS)
@settings(deadline=None, max_examples=300)
def test_alternatives_are_one_or_the_other(start, one, other, end, path):
    """A glob with alternatives means what the two globs mean that it stands for."""
    start, one, other, end = map("".join, (start, one, other, end))
    whole, *each = f"{start}{{{one},{other}}}{end}", start + one + end, start + other + end
    if all(joined([part]) for part in each) and "**/" not in whole and "***" not in whole:
        assert is_glob(whole)
        assert Glob(whole).matches(path) == any(Glob(part).matches(path) for part in each)


@given(st.text(), st.text())
@settings(deadline=None)
def test_any_text_is_a_glob(text, path):
    """Nothing fails, and what is no glob means itself."""
    glob = Glob(text)
    glob.matches(path)
    steps = text.split("/")
    if not is_glob(text) and "" not in steps and "." not in steps:
        assert glob.matches(text)

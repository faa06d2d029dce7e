"""Any text that is written as a YAML scalar is read back as the same text."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rasen.text import yaml_source
from rasen.text.yaml_writer import scalar

# Lone surrogates are no text that a file can hold.
TEXTS = st.text(st.characters(exclude_categories=("Cs",))) | st.text(
    " #:-,[]{}&*!|>'\"%@`?~/.01en\n\t"
)


@given(TEXTS)
@example("null")
@example("1e3")
@example("2024")
@example("2024-01-02")
@example("a: b")
@example("a #b")
@example(" a")
@example("\u0085\u2028\ufeff")
@settings(deadline=None, max_examples=400)
def test_scalar_is_read_as_the_text(text):
    """Whatever it looks like, as a key and as a value it is that text, and what follows is seen."""
    source = yaml_source.read(f"{scalar(text)}: {scalar(text)}\n{scalar(text + 'x')}: 1\n")
    assert source.issues == []
    assert source.value == {text: text, text + "x": 1}


@pytest.mark.parametrize("text", ["no", "Yes", "on", "1_000", "12:30", "0b1", "0x1f", "~", "=", ""])
def test_what_older_readers_take_for_something_else_is_quoted(text):
    """A reader of YAML 1.1 sees a text where one of 1.2 does."""
    assert scalar(text).startswith('"')


@pytest.mark.parametrize(
    "text", ["/home/ana/plans", "git@example.org:a/b.git", "https://example.org/x", "port plan"]
)
def test_what_cannot_be_misread_is_plain(text):
    """Paths and URLs are written as people write them."""
    assert scalar(text) == text

"""The quick parser and the terminal library read every accepted command line alike."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.cli import app
from rasen.cli.parser import parse
from rasen.commands import table
from rasen.commands.checking import FORMATS
from rasen.diagnostics import UsageError

WORDS = ["--", "-", "a", "b c", "", "0", "7", "-1", "--x", "=", "文", *FORMATS[:3]]


def spellings(command):
    flags = [option.flag for option in command.options]
    shorts = [option.short_flag for option in command.options if option.short]
    return [*flags, *shorts, *(flag + "=v" for flag in flags), *(flag + "=3" for flag in flags)]


@st.composite
def command_lines(draw):
    command = draw(st.sampled_from(table.every_command()))
    words = draw(
        st.lists(st.sampled_from([*WORDS, *spellings(command), *spellings(command)]), max_size=6)
    )
    return command, words


@settings(max_examples=400, deadline=None)
@given(command_lines())
def test_an_accepted_line_has_the_same_values_under_both(line):
    """What the quick parser accepts, the terminal library accepts with equal values."""
    command, words = line
    quick = parse(command, words)
    try:
        slow = app.parse(command, [*command.path, *words])
    except UsageError:
        slow = None
    if quick is not None:
        assert slow == quick


@settings(max_examples=200, deadline=None)
@given(command_lines())
def test_a_plain_line_never_needs_the_terminal_library(line):
    """A line without attached short values, help or abbreviations is read by the quick parser."""
    command, words = line
    try:
        slow = app.parse(command, [*command.path, *words])
    except UsageError:
        return
    quick = parse(command, words)
    assert quick == slow or any(
        word.startswith("-") and word[1:2] != "-" and len(word) > 2 for word in words
    )

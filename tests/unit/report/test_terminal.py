"""Colours, widths, and text that cannot steer a terminal."""

from __future__ import annotations

import pytest

from rasen.report.terminal import (
    display_width,
    first_columns,
    last_columns,
    paint,
    terminal_width,
    use_colour,
    visible,
)


@pytest.mark.parametrize(
    ("env", "terminal", "coloured"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "dumb"}, True, False),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, True),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"FORCE_COLOR": "0"}, True, False),
        ({"FORCE_COLOR": ""}, False, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, True, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
    ],
)
def test_colour_follows_the_stream_unless_the_environment_decides(env, terminal, coloured):
    """NO_COLOR wins over FORCE_COLOR, both over what the stream is; empty counts as unset."""
    assert use_colour(env, terminal=terminal) is coloured


@pytest.mark.parametrize(
    ("columns", "width"),
    [
        ("80", 80),
        ("3", 40),
        ("9999", 200),
        ("0", 100),
        ("", 100),
        ("-5", 100),
        ("1e9", 100),
        ("²", 100),
    ],
)
def test_width_is_that_of_columns_within_bounds(columns, width):
    """COLUMNS decides if it is a number; what is no terminal has 100 columns."""
    assert terminal_width({"COLUMNS": columns}, -1) == width


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("名前 😀 é", "名前 😀 é"),
        ("full\u3000width", "full\u3000width"),
        ("two\nlines\r\n\tend", "two\\nlines\\r\\n\\tend"),
        ("\x1b[31mred\x1b[0m", "\\x1b[31mred\\x1b[0m"),
        ("\x9b31m\x7f\x00", "\\x9b31m\\x7f\\x00"),
        ("a\u202eb\u2066c\u200fd", "a\\u202eb\\u2066c\\u200fd"),
        ("\ufeffid", "\\ufeffid"),
        ("\U000e0041", "\\U000e0041"),
        ("caf\udce9", "caf\\udce9"),
        ("👩\u200d💻", "👩\u200d💻"),
    ],
)
def test_what_a_terminal_obeys_or_hides_is_shown_as_an_escape(text, shown):
    """Controls, overrides of direction and half pairs are escaped; other text stays as it is."""
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("text", "columns"),
    [("abc", 3), ("文書", 4), ("ｶﾅ", 2), ("e\u0301", 1), ("Ａ", 2), ("😀", 2), ("", 0)],
)
def test_width_counts_wide_characters_twice_and_joined_ones_not(text, columns):
    """East Asian wide characters take two columns, combining marks none."""
    assert display_width(text) == columns


def test_cutting_never_splits_a_wide_character():
    """A wide character that does not fit is left out."""
    assert first_columns("a文書", 4) == "a文"
    assert last_columns("文書a", 4) == "書a"
    assert first_columns("文", 9) == last_columns("文", 9) == "文"
    assert last_columns("abc", 0) == first_columns("abc", 0) == ""


def test_paint_adds_nothing_without_colours():
    """Colour codes appear only when they are wanted."""
    assert paint("x", "error", colour=False) == "x"
    assert paint("x", "error", colour=True) == "\x1b[1;31mx\x1b[0m"

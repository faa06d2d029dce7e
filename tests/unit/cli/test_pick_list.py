"""A list to choose from, key by key, without a terminal."""

from __future__ import annotations

import pytest

from rasen.cli.pick_list import ACCEPTED, CANCELLED, PickList, Words
from rasen.report.terminal import display_width

WORDS = Words("Which?", "keys", "none fits")
FRUIT = [(name, name.title()) for name in ("apple", "banana", "cherry", "damson", "elderberry")]


def many(chosen=(), options=FRUIT):
    return PickList(WORDS, options, chosen=chosen, many=True)


def one(options=FRUIT):
    return PickList(WORDS, options, many=False)


def press(listed, *keys):
    """Press keys and give what the last one led to."""
    ended = None
    for key in keys:
        assert ended is None
        ended = listed.press(key)
    return ended


def test_what_was_chosen_before_is_ticked():
    """The answer keeps the order of the options, whatever order things were chosen in."""
    listed = many(["cherry", "apple", "unknown"])
    assert listed.answer() == ["apple", "cherry"]
    assert listed.lines(40, 10, colour=False) == [
        "Which? (2)",
        "> [x] Apple",
        "  [ ] Banana",
        "  [x] Cherry",
        "  [ ] Damson",
        "  [ ] Elderberry",
        "keys",
    ]


def test_space_ticks_and_unticks():
    """Space turns the option under the cursor, enter accepts all that is ticked."""
    listed = many(["apple"])
    assert press(listed, " ", "<down>", " ", "j", "j", " ", " ", "<enter>") == ACCEPTED
    assert listed.answer() == ["banana"]


def test_nothing_may_be_chosen():
    """Accepting no tick is an answer."""
    listed = many()
    assert press(listed, "<enter>") == ACCEPTED
    assert listed.answer() == []


@pytest.mark.parametrize("key", ["<escape>", "<interrupt>", "<end>", "<quit>"])
def test_a_list_can_be_cancelled(key):
    """Escape, ctrl-C, ctrl-D and ctrl-backslash end the list, also while a filter is typed."""
    assert press(many(), "/", "a", key) == CANCELLED


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        (["<down>"], "banana"),
        (["j", "j", "k"], "banana"),
        (["<up>"], "elderberry"),
        (["k", "<down>"], "apple"),
        (["<last>"], "elderberry"),
        (["<last>", "<first>"], "apple"),
        (["<tab>", "<tab>", "<back-tab>"], "banana"),
        (["<page-down>"], "elderberry"),
        (["<page-down>", "<page-up>"], "apple"),
        (["<other>", " "], "apple"),
    ],
)
def test_keys_move_the_cursor(keys, value):
    """One option is picked by going there; beyond an end lies the other."""
    listed = one()
    listed.lines(40, 24, colour=False)
    assert press(listed, *keys, "<enter>") == ACCEPTED
    assert listed.answer() == [value]


def test_a_page_is_what_fits():
    """Page keys go by as many options as are shown."""
    listed = one()
    listed.lines(40, 4, colour=False)  # question, two options, keys
    press(listed, "<page-down>")
    assert listed.answer() == ["cherry"]


def test_a_long_list_is_scrolled():
    """The option under the cursor is in sight, and it is said which part of the list that is."""
    listed = one()
    assert listed.lines(40, 5, colour=False)[1:] == [
        "> Apple",
        "  Banana",
        "  Cherry",
        "1-3/5  keys",
    ]
    press(listed, "j", "j", "j")
    assert listed.lines(40, 5, colour=False)[1:] == [
        "  Banana",
        "  Cherry",
        "> Damson",
        "2-4/5  keys",
    ]
    press(listed, "k")
    assert listed.lines(40, 5, colour=False)[1] == "  Banana"
    press(listed, "<first>")
    assert listed.lines(40, 5, colour=False)[1] == "> Apple"


def test_a_window_that_grows_shows_the_whole_list():
    """Scrolled to the end, a list comes back when there is room again."""
    listed = one()
    press(listed, "<last>")
    listed.lines(40, 4, colour=False)
    assert listed.lines(40, 9, colour=False)[1] == "  Apple"


@pytest.mark.parametrize("rows", range(1, 9))
def test_no_more_lines_than_the_window_has(rows):
    """However low the window, the option under the cursor is in it."""
    listed = many()
    press(listed, "/", "e", "<down>")
    lines = listed.lines(40, rows, colour=False)
    assert len(lines) <= rows
    assert any(line.startswith(">") for line in lines)


@pytest.mark.parametrize("columns", [1, 2, 3, 5, 9, 12, 30])
def test_no_line_reaches_the_edge(columns):
    """Lines are cut by the columns that they take, in any script."""
    listed = many(options=[("w", "工作流のワークフロー"), ("e\u0301", "e\u0301" * 40)])
    for line in listed.lines(columns, 10, colour=False):
        assert display_width(line) < columns


def test_typing_filters():
    """Letters and / narrow the list down, whatever their case; the cursor stays on its option."""
    listed = many()
    press(listed, "j", "j", "R", "R")
    assert listed.lines(40, 10, colour=False) == [
        "Which? (0)",
        "/ RR",
        "> [ ] Cherry",
        "  [ ] Elderberry",
        "keys",
    ]
    assert press(listed, " ", "<clear>", "<enter>") == ACCEPTED
    assert listed.answer() == ["cherry"]


def test_values_fit_better_than_labels():
    """What is called as typed comes before what only speaks of it."""
    listed = many(options=[("plan", "plan what apply does"), ("apply", "do it"), ("x", "apply x")])
    press(listed, "a", "p")
    assert [value for value, _ in listed.shown()] == ["apply", "plan", "x"]
    press(listed, " ")
    assert listed.answer() == ["apply"]
    press(listed, "<down>", "<clear>", " ")
    assert listed.answer() == ["plan", "apply"]


def test_letters_that_move_are_typed_into_a_filter():
    """Behind a slash every letter filters, j and k and the slash itself too."""
    listed = one([("a", "jack/knife"), ("b", "spoon")])
    press(listed, "/", "j")
    assert [value for value, _ in listed.shown()] == ["a"]
    press(listed, "<clear>", "/", "k", "/", "k")
    assert listed.filter == "k/k"
    assert [value for value, _ in listed.shown()] == ["a"] or listed.shown() == []


def test_a_filter_is_taken_back_letter_by_letter():
    """Backspace on an empty filter leaves it, so that letters move again."""
    listed = one()
    press(listed, "/", "b", "<backspace>", "<backspace>", "j")
    assert listed.filter is None
    assert listed.answer() == ["cherry"]
    press(listed, "<backspace>")
    assert listed.filter is None


def test_a_filter_that_fits_nothing_picks_nothing():
    """Without an option in sight enter does nothing where one is to be picked."""
    listed = one()
    assert press(listed, "z", "z", "<enter>", "<down>", "<page-down>", "<last>") is None
    assert listed.lines(40, 10, colour=False)[2] == "  none fits"
    assert press(listed, "<clear>", "<enter>") == ACCEPTED
    assert press(many(["apple"]), "z", " ", "<all>", "<enter>") == ACCEPTED


def test_a_blank_is_typed_where_nothing_is_ticked():
    """In a filter for one option a blank is a letter; outside of one it does nothing."""
    listed = one([("a", "red fox"), ("b", "redfox")])
    press(listed, " ", "d", " ", "f")
    assert listed.filter == "d f"
    assert listed.answer() == ["a"]


def test_everything_in_sight_is_ticked_at_once():
    """Ctrl-A ticks what the filter shows, and unticks it where all of it was ticked."""
    listed = many(["damson"])
    press(listed, "/", "e", "r", "<all>")
    assert listed.answer() == ["cherry", "damson", "elderberry"]
    press(listed, "<all>")
    assert listed.answer() == ["damson"]
    assert press(one(), "<all>") is None


def test_colours_mark_the_cursor_and_the_keys():
    """Colours add nothing but styles."""
    listed = many(["apple"])
    plain = listed.lines(40, 10, colour=False)
    coloured = listed.lines(40, 10, colour=True)
    assert coloured[1] == f"\x1b[1m{plain[1]}\x1b[0m"
    assert coloured[-1] == f"\x1b[2m{plain[-1]}\x1b[0m"
    assert coloured[2:-1] == plain[2:-1]

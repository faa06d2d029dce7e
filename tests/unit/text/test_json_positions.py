"""Places of values and keys in a JSON text, and lines and columns."""

from __future__ import annotations

import sys

import pytest

from rasen.text.json_positions import (
    Member,
    line_column,
    line_columns,
    locate,
    locate_members,
)

TEXT = ' {"a" : [1, {"b":"x"}] ,\n"é🚀":{}, "\\u0063": -1.5e3}'


@pytest.mark.parametrize(
    "pointer, key, value",
    [
        ((), " {"[1:], '{"a"'),
        (("a",), '"a" :', "[1, "),
        (("a", 0), "1, {", "1, {"),
        (("a", 1), '{"b"', '{"b"'),
        (("a", 1, "b"), '"b":', '"x"}'),
        (("é🚀",), '"é🚀"', "{}, "),
        (("c",), '"\\u0063"', "-1.5e3}"),
    ],
)
def test_values_and_keys_are_found(pointer, key, value):
    """A pointer leads to the first character of its value and of its key."""
    member = locate_members(TEXT, [pointer])[pointer]
    assert TEXT.startswith(key, member.key)
    assert TEXT.startswith(value, member.value)


@pytest.mark.parametrize(
    "pointer, place",
    [
        (("z",), '{"a"'),
        (("a", 2), "[1,"),
        (("a", "0"), "[1,"),
        (("a", 0, "deeper", 7), "1, {"),
        (("a", 1, "z", "y"), '{"b"'),
        (("é🚀", "z"), "{},"),
        ((0,), '{"a"'),
    ],
)
def test_what_is_missing_has_the_place_around_it(pointer, place):
    """A missing value or key is at the innermost value that exists on its way."""
    index = TEXT.index(place)
    assert locate_members(TEXT, [pointer]) == {pointer: Member(index, index)}


def test_many_pointers_are_found_in_one_pass():
    """The result holds each pointer once, given twice or nested in another."""
    pointers = [("a", 1, "b"), ("a",), ("a", 1, "b"), (), ("c",)]
    assert locate(TEXT, pointers) == {(): 1, ("a",): 8, ("a", 1, "b"): 17, ("c",): 44}
    assert locate(TEXT, pointers, key=True) == {(): 1, ("a",): 2, ("a", 1, "b"): 13, ("c",): 34}
    assert locate(TEXT, []) == {}


def test_nothing_is_read_behind_the_last_find():
    """The pass ends as soon as all is found."""
    assert locate('{"a":1,"b":', [("a",)]) == {("a",): 5}


def test_depth_and_long_numbers_do_not_matter():
    """What is skipped may be deeper than the stack and longer than Python's integers."""
    depth = sys.getrecursionlimit() * 2
    deep = '[{"k]":' * depth + '"\\"]"' + "}]" * depth
    text = f"[{deep},{'9' * 5000},[7]]"
    assert locate(text, [(2, 0)]) == {(2, 0): len(text) - 3}
    pointer = (0,) + (0, "k]") * depth
    assert locate(text, [pointer]) == {pointer: text.index('"\\"]"')}


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_lines_end_with_feed_or_return_or_both(end):
    """Lines and columns count from 1, columns in code points."""
    text = f"a{end}🚀b{end}{end}c"
    places = [(1, 1), (2, 1), (2, 2), (4, 1), (4, 2)]
    indexes = [0, text.index("🚀"), text.index("b"), text.index("c"), len(text)]
    assert [line_column(text, index) for index in indexes] == places
    assert line_columns(text, indexes) == places
    assert line_columns(text, indexes[::-1]) == places[::-1]


def test_every_index_has_the_same_place_both_ways():
    """One index and many indexes agree, in the middle of a line end too."""
    text = "\r\n\n\r\r\na\x0b\u2028b\r\n"
    indexes = list(range(len(text) + 1))
    assert line_columns(text, indexes) == [line_column(text, index) for index in indexes]
    assert line_column(text, 1) == (1, 2)
    assert line_columns("", [0]) == [(1, 1)]

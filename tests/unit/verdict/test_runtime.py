"""JSON equality, canonical texts and multiples, as generated functions use them."""

from __future__ import annotations

import sys

import pytest

from rasen.verdict.runtime import canonical, deep, first_duplicate, is_multiple, same, unique

DIFFERENT = [
    None, True, False, 0, 1, 1.5, "", "0", "1", "None", "True", "#", [], {}, [1], [[1]], ["1"],
    {"a": 1}, {"a": None}, {"a": [1, 2]}, {"a": [2, 1]}, [1, 2], [2, 1], {"a": {"b": 1}}, "{}", -1,
    ["x" * 600], ["x" * 601], "x" * 600, 2**70, 1e300,
]  # fmt: skip


def test_canonical_texts_tell_different_values_apart():
    """No two different values share a text, however long."""
    texts = [canonical(value) for value in DIFFERENT]
    assert len(set(texts)) == len(DIFFERENT)


@pytest.mark.parametrize(
    ("left", "right"),
    [(1, 1.0), ({"a": 1, "b": [2]}, {"b": [2.0], "a": 1.0}), (10**300, float(10**300)), ([], [])],
)
def test_equal_values_share_a_canonical_text(left, right):
    """Key order and the spelling of a number do not matter."""
    assert same(left, right) == (canonical(left) == canonical(right))


def test_long_values_have_short_canonical_texts():
    """A text does not grow with nesting."""
    value = ["x" * 1000]
    for _ in range(400):
        value = [value]
    assert len(canonical(value)) < 1000


def test_numbers_beyond_the_digits_limit_are_compared():
    """An integer with more digits than Python prints is no error."""
    assert unique([10**5000, 10**5000 + 1])
    assert not unique([10**5000, 10**5000])


def test_first_duplicate_names_both_positions():
    """The earlier and the later of two equal items."""
    assert first_duplicate(["a", {"x": 1}, "b", {"x": 1.0}, "a"]) == (1, 3)
    assert first_duplicate(["a", "b", "a"]) == (0, 2)
    assert first_duplicate([1]) is None


@pytest.mark.parametrize(
    ("value", "divisor", "multiple"),
    [(0.3, 0.1, True), (4.35, 0.01, True), (1e22, 7, False), (7e22, 7, True), (1e-7, 1e-8, True)],
)
def test_multiples_are_those_of_the_decimals(value, divisor, multiple):
    """A number counts as the decimal it prints as."""
    assert is_multiple(value, divisor) is multiple


def test_deep_leaves_the_recursion_limit_as_it_was():
    """Room for nesting is taken back, also after a failure."""

    def count(value):
        return value == 0 or count(value - 1)

    before = sys.getrecursionlimit()
    assert deep(count, before + 500, 4) is True
    with pytest.raises(RecursionError):
        deep(count, 50 * before, 1)
    assert sys.getrecursionlimit() == before

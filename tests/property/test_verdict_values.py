"""Laws of JSON equality: canonical texts, uniqueness and constants say the same."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.verdict.compile import compile_verdict
from rasen.verdict.literals import literal
from rasen.verdict.runtime import canonical, first_duplicate, is_multiple, same

numbers = st.one_of(st.integers(-3, 3), st.sampled_from([0.0, 1.0, 1.5, -2.0, 1e22]))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text("ab\"'\\\n", max_size=3)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("ab", max_size=2), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(values, values)
def test_equal_means_the_same_canonical_text(left, right):
    """Two values share a text exactly if they are equal as JSON."""
    assert same(left, right) is (canonical(left) == canonical(right))
    assert same(left, json.loads(json.dumps(left))) is True


@settings(max_examples=300, deadline=None)
@given(st.lists(values, max_size=6))
def test_a_duplicate_is_a_pair_of_equal_items(items):
    """Hashing finds what comparing all pairs finds."""
    pairs = [
        (first, second)
        for second in range(len(items))
        for first in range(second)
        if same(items[first], items[second])
    ]
    assert first_duplicate(items) == (pairs[0] if pairs else None)


@settings(max_examples=200, deadline=None)
@given(values, values)
def test_constants_accept_exactly_their_equals(constant, value):
    """`const` and a one-item `enum` are the same rule, and a value's source is the value."""
    assert same(eval(literal(constant)), constant)
    assert compile_verdict({"const": constant})(value) is same(constant, value)
    assert compile_verdict({"enum": [[constant], constant]})(value) is same(constant, value) or (
        same(value, [constant])
    )


@settings(max_examples=200, deadline=None)
@given(st.integers(-(10**6), 10**6), st.integers(1, 999), st.integers(0, 6))
def test_decimal_multiples_are_multiples(count, digits, places):
    """A decimal taken n times is a multiple of it, though not as binary floats."""
    divisor = float(f"{digits}e-{places}")
    value = float(f"{count * digits}e-{places}")
    assert is_multiple(value, divisor)

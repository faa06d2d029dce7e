"""Numbers in a range, among multiples, and not among others: one of them, or the proof of none."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from rasen.inclusion.expansion import Undecidable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Multiples that are looked at one by one before the answer is left open.
_MOST_TRIED = 20_000
# Where no multiple is asked for, numbers are taken at these parts of the range: few of them can
# be excluded by chance, and the first ones are read most easily.
_PARTS = tuple(Fraction(n, 2**k) for k in range(1, 12) for n in range(1, 2**k, 2))


class Range(NamedTuple):
    """Numbers between two ends, None where there is none; a strict end is not in it."""

    low: Fraction | None = None
    low_strict: bool = False
    high: Fraction | None = None
    high_strict: bool = False

    def narrowed(self, tag: str, end: Fraction, *, strict: bool) -> Range:
        """Give the range with one more `min` or `max`."""
        if tag == "min":
            if self.low is None or (end, strict) > (self.low, self.low_strict):
                return self._replace(low=end, low_strict=strict)
            return self
        if self.high is None or (end, not strict) < (self.high, not self.high_strict):
            return self._replace(high=end, high_strict=strict)
        return self

    def is_empty(self) -> bool:
        """Tell whether no number is in it."""
        if self.low is None or self.high is None:
            return False
        return self.low > self.high or (
            self.low == self.high and (self.low_strict or self.high_strict)
        )

    def holds(self, value: Fraction) -> bool:
        """Tell whether a number is in it."""
        return not (
            (self.low is not None and (value < self.low or (self.low_strict and value == self.low)))
            or (
                self.high is not None
                and (value > self.high or (self.high_strict and value == self.high))
            )
        )


def find(
    within: Range,
    *,
    multiples: Sequence[Fraction],
    not_multiples: Sequence[Fraction],
    excluded: frozenset[Fraction],
) -> int | float | None:
    """Give a number that meets all, None where there is none; may raise `Undecidable`."""
    if within.is_empty():
        return None
    step = _common(multiples)
    if step is not None and any(_divides(other, step) for other in not_multiples):
        # Each multiple of the step is one of the other, zero included.
        return None
    tried = _multiples(within, step) if step is not None else _samples(within)
    for value in tried:
        if value in excluded or any(_divides(other, value) for other in not_multiples):
            continue
        if (written := _written(value)) is not None:
            return written
    if step is not None and _are_few(within, step):
        return None
    if within.low is not None and within.low == within.high:
        return None
    raise Undecidable


def _common(steps: Sequence[Fraction]) -> Fraction | None:
    """Give the least common multiple."""
    found: Fraction | None = None
    for step in steps:
        if found is None:
            found = step
            continue
        numerator = math.lcm(found.numerator * step.denominator, step.numerator * found.denominator)
        found = Fraction(numerator, found.denominator * step.denominator)
    return found


def _divides(step: Fraction, value: Fraction) -> bool:
    return (value / step).denominator == 1


def _multiples(within: Range, step: Fraction) -> Iterator[Fraction]:
    """Give multiples in the range, those near zero first where the range is open."""
    if within.low is not None:
        first = math.ceil(within.low / step)
        turns = (first + turn for turn in range(_MOST_TRIED))
    elif within.high is not None:
        last = math.floor(within.high / step)
        turns = (last - turn for turn in range(_MOST_TRIED))
    else:
        turns = ((turn + 1) // 2 * (1 if turn % 2 else -1) for turn in range(_MOST_TRIED))
    for turn in turns:
        value = turn * step
        if within.holds(value):
            yield value
        elif (within.high is not None and value > within.high) or (
            within.low is not None and value < within.low
        ):
            return


def _are_few(within: Range, step: Fraction) -> bool:
    """Tell whether every multiple in the range was tried."""
    if within.low is None or within.high is None:
        return False
    return (within.high - within.low) / step < _MOST_TRIED - 1


def _samples(within: Range) -> Iterator[Fraction]:
    low, high = within.low, within.high
    if low is None and high is None:
        low, high = Fraction(-1), Fraction(2)
    elif low is None:
        assert high is not None
        low = high - 2
    elif high is None:
        high = low + 2
    ends = [Fraction(0), Fraction(1), Fraction(-1), low, high]
    ends += [Fraction(math.floor(low) + 1), Fraction(math.ceil(high) - 1)]
    yield from (value for value in ends if within.holds(value))
    inside = (low + (high - low) * part for part in _PARTS)
    yield from (value for value in inside if within.holds(value))


def _written(value: Fraction) -> int | float | None:
    """Give the number as JSON writes it, None where that would be another number."""
    if value.denominator == 1:
        return int(value)
    try:
        written = float(value)
    except OverflowError:
        return None
    return written if Fraction(repr(written)) == value and math.isfinite(written) else None

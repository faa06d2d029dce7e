"""Values without parts: null, truth values, numbers, strings."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from rasen.inclusion.expansion import Undecidable
from rasen.inclusion.facts import Facts
from rasen.inclusion.formulas import Const, number
from rasen.inclusion.languages import can_run, texts
from rasen.inclusion.numbers import Range
from rasen.inclusion.numbers import find as find_number
from rasen.inclusion.samples import SAMPLES
from rasen.inclusion.solver import NONE, Found
from rasen.verdict.formats import FORMATS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.solver import Result, Solver

# Texts that are held against a format before the answer is left open.
_MOST_TEXTS = 500


class NullFacts(Facts):
    """What is known of null: it is, or it is excluded."""

    kind = "null"

    def find(self) -> Result:
        """Give null."""
        return NONE if self.excluded else Found(None)


class BooleanFacts(Facts):
    """What is known of a truth value."""

    kind = "boolean"

    def find(self) -> Result:
        """Give one of the two."""
        left = [value for value in (True, False) if Const(value) not in self.excluded]
        return Found(left[0]) if left else NONE


class NumberFacts(Facts):
    """What is known of a number: its range, what it is a multiple of, and what it is not."""

    kind = "number"

    def __init__(self, solver: Solver) -> None:
        super().__init__(solver)
        self.range = Range()
        self.multiples: list[Fraction] = []
        self.not_multiples: list[Fraction] = []

    def take(self, atom: Formula) -> bool:
        """Narrow the range, or note a divisor."""
        if atom[0] == "multiple":
            (self.multiples if atom[2] else self.not_multiples).append(atom[1])
            return True
        self.range = self.range.narrowed(atom[0], atom[1], strict=atom[2])
        return not self.range.is_empty()

    def tell(self, atom: Formula) -> bool | None:
        """Tell by the ends of the range."""
        if atom[0] == "multiple":
            return None
        if self.range.narrowed(atom[0], atom[1], strict=atom[2]) == self.range:
            return True
        met = self.range.narrowed(atom[0], atom[1], strict=atom[2])
        return False if met.is_empty() else None

    def find(self) -> Result:
        """Give a number that has all of it."""
        excluded = frozenset(number(value.value) for value in self.excluded)
        value = find_number(
            self.range,
            multiples=self.multiples,
            not_multiples=self.not_multiples,
            excluded=excluded,
        )
        return NONE if value is None else Found(value)


class StringFacts(Facts):
    """What is known of a string: its length, the patterns and formats it has and has not."""

    kind = "string"

    def __init__(self, solver: Solver) -> None:
        super().__init__(solver)
        self.low = 0
        self.high: int | None = None
        self.patterns: list[str] = []
        self.not_patterns: list[str] = []
        self.formats: list[tuple[str, bool]] = []

    def take(self, atom: Formula) -> bool:
        """Narrow the length, or note a pattern or format."""
        if atom[0] == "length":
            self.low, self.high = narrowed(self.low, self.high, atom)
            return self.high is None or self.low <= self.high
        if atom[0] == "pattern":
            (self.patterns if atom[2] else self.not_patterns).append(atom[1])
        else:
            self.formats.append((atom[1], atom[2]))
        return True

    def tell(self, atom: Formula) -> bool | None:
        """Tell by the bounds of the length."""
        return known_range(self.low, self.high, atom) if atom[0] == "length" else None

    def find(self) -> Result:
        """Give a text that has all of it."""
        found = next(self.texts(), None)
        return NONE if found is None else Found(found)

    def texts(self) -> Iterator[str]:
        """Give texts that have all of it; may raise `Undecidable` where there may be more."""
        excluded = {cast("str", value.value) for value in self.excluded}
        if not self.formats and all(map(can_run, (*self.patterns, *self.not_patterns))):
            for text in self._matching(len(excluded)):
                if text not in excluded:
                    yield text
            return
        found, are_all = self._some_matching()
        samples = [text for name, wanted in self.formats if wanted for text in SAMPLES[name]]
        for text in dict.fromkeys([*samples, *found]):
            if text not in excluded and self._fits(text):
                yield text
        if not are_all:
            raise Undecidable

    def _some_matching(self) -> tuple[list[str], bool]:
        """Give texts that match the patterns, and whether there are no others."""
        try:
            found = list(islice(self._matching(_MOST_TEXTS), _MOST_TEXTS + 1))
        except Undecidable:
            return [], False
        return found, len(found) <= _MOST_TEXTS

    def _matching(self, enough: int) -> Iterator[str]:
        wanted, refused = filter(can_run, self.patterns), filter(can_run, self.not_patterns)
        return texts(list(wanted), list(refused), low=self.low, high=self.high, enough=enough + 1)

    def _fits(self, text: str) -> bool:
        from rasen.inclusion.evaluation import names_match

        return (
            self.low <= len(text)
            and (self.high is None or len(text) <= self.high)
            and all(names_match(pattern, text) for pattern in self.patterns)
            and not any(names_match(pattern, text) for pattern in self.not_patterns)
            and all(bool(FORMATS[name](text)) is wanted for name, wanted in self.formats)
        )


def known_range(low: int, high: int | None, atom: Formula) -> bool | None:
    """Tell whether a number between two bounds is known to lie in an atom's range, or outside."""
    wanted_low, wanted_high = cast("tuple[int, int | None]", atom[1:3])
    if high is not None and high < wanted_low:
        return False
    if wanted_high is not None and low > wanted_high:
        return False
    inside = wanted_high is None or (high is not None and high <= wanted_high)
    return True if low >= wanted_low and inside else None


def narrowed(low: int, high: int | None, atom: Any) -> tuple[int, int | None]:
    """Give bounds with those of one more atom."""
    if atom[2] is None:
        return max(low, atom[1]), high
    return max(low, atom[1]), atom[2] if high is None else min(high, atom[2])

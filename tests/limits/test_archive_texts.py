"""Deltas and specs of any size and form are applied in linear time."""

from __future__ import annotations

from contextlib import suppress

import pytest

from rasen.planning.applying import Refused, apply_delta
from tests.limits.test_planning_texts import DELTAS, RULE, SPEC, SPECS, spent


def rules(start, end, name="{}"):
    return "".join(RULE.format(name.format(each)) for each in range(start, end))


def section(operation, text):
    return f"## {operation} Requirements\n{text}\n"


def pairs(count, old, new):
    return "".join(
        f"FROM: ### Requirement: {old.format(each)}\nTO: ### Requirement: {new.format(each)}\n"
        for each in range(count)
    )


def alike(count):
    """Give names that differ in case and blanks alone."""
    for number in range(count):
        yield "".join(" a" if bit == "1" else "a" for bit in f"{number:016b}")


# What is slowest about each operation, as a function of its size: the spec and the delta.
PAIRS = {
    "one of many": (700, lambda n: (SPEC + rules(0, n), section("MODIFIED", rules(1, 2)))),
    "all added": (700, lambda n: (SPEC, section("ADDED", rules(0, n)))),
    "all modified": (500, lambda n: (SPEC + rules(0, n), section("MODIFIED", rules(0, n)))),
    "all there": (500, lambda n: (SPEC + rules(0, n), section("ADDED", rules(0, n)))),
    "all removed": (
        700,
        lambda n: (
            SPEC + rules(0, n),
            section("REMOVED", "".join(f"### Requirement: {each}\n" for each in range(n))),
        ),
    ),
    "all renamed": (
        700,
        lambda n: (SPEC + rules(0, n), section("RENAMED", pairs(n, "{0}", "new {0}"))),
    ),
    "renamed before": (
        700,
        lambda n: (SPEC + rules(0, n), section("RENAMED", pairs(n, "old {0}", "{0}"))),
    ),
    "names that look the same": (
        2_000,
        lambda n: (
            SPEC + "".join(f"### Requirement: {word}\n" for word in alike(n)),
            section("ADDED", "".join(f"### Requirement: {word.upper()}\n" for word in alike(n))),
        ),
    ),
    "scenarios": (
        2_000,
        lambda n: (
            SPEC + "### Requirement: A\n" + "#### x\n" * n,
            section("MODIFIED", "### Requirement: A\nSHALL\n" + "#### x\n" * n),
        ),
    ),
    "blank lines": (
        100_000,
        lambda n: (
            SPEC + RULE.format("A") + "\n" * n,
            section("ADDED", RULE.format("B") + "\n" * n),
        ),
    ),
    "bytes that are no text": (
        100_000,
        lambda n: (
            SPEC + RULE.format("A\udcff") + "\udcff" * n,
            section("ADDED", RULE.format("B")),
        ),
    ),
}
PAIRS |= {
    f"spec: {name}": (count, lambda n, make=make: (make(n), section("ADDED", RULE.format("New"))))
    for name, (count, make) in SPECS.items()
}
PAIRS |= {
    f"delta: {name}": (count, lambda n, make=make: (SPEC + RULE.format("A"), make(n)))
    for name, (count, make) in DELTAS.items()
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_delta_is_applied_in_linear_time(name):
    """Four times the size takes no more than a multiple of that, whether it is refused or not."""
    count, make = PAIRS[name]

    def work(size):
        main, delta = (text.encode("utf-8", "surrogateescape") for text in make(size))

        def run():
            with suppress(Refused):
                apply_delta(delta, main, capability="c", change="x")

        return spent(run)

    small, large = work(count), work(4 * count)
    assert large < 8 * max(small, 0.01), (small, large)

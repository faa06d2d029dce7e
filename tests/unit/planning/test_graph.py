"""The order of artifacts."""

from __future__ import annotations

from rasen.planning.graph import build_order, cycle, unlocked

SPEC_DRIVEN = {
    "proposal": (),
    "specs": ("proposal",),
    "design": ("proposal",),
    "tasks": ("specs", "design"),
}


def test_what_is_freed_comes_in_the_order_of_ids():
    """The built-in schema: design before specs, both before tasks."""
    assert build_order(SPEC_DRIVEN) == ["proposal", "design", "specs", "tasks"]


def test_a_wave_is_appended_before_the_next_one():
    """What the first artifact frees comes behind what was free from the start."""
    requires = {"b": (), "c": (), "a": ("b",), "d": ("c",)}
    assert build_order(requires) == ["b", "c", "a", "d"]


def test_a_requirement_may_be_repeated():
    """It counts once."""
    assert build_order({"a": (), "b": ("a", "a")}) == ["a", "b"]


def test_unlocked_are_those_that_require_it_directly():
    """Not those further on."""
    assert unlocked(SPEC_DRIVEN, "proposal") == ["design", "specs"]
    assert unlocked(SPEC_DRIVEN, "tasks") == []


def test_a_circle_is_shown_as_a_walk_that_comes_back():
    """What only leads to the circle is not part of it."""
    assert cycle(SPEC_DRIVEN) == []
    assert cycle({"a": ("a",)}) == ["a", "a"]
    requires = {"start": ("b",), "b": ("c", "free"), "c": ("b",), "free": ()}
    assert cycle(requires) == ["b", "c", "b"]


def test_a_very_long_circle_is_found():
    """Its length costs no more than itself."""
    size = 20_000
    requires = {str(number): (str((number + 1) % size),) for number in range(size)}
    assert len(cycle(requires)) == size + 1

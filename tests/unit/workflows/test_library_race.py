"""Several processes change one library at the same time; `make torture` does it with more."""

from __future__ import annotations

from tests.torture.library_race import race


def test_imports_at_the_same_time_all_arrive(tmp_path):
    """Eight processes, twenty workflows, some of them twice: each is installed once and whole."""
    race(tmp_path, 20)

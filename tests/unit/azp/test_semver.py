"""Which version is newer (Semantic Versioning 2.0.0, section 11)."""

from __future__ import annotations

import pytest

from rasen.azp.semver import precedence

# The order of the specification's own example, with numbers of many digits around it.
ORDERED = [
    "0.9.9",
    "1.0.0-0",
    "1.0.0-9",
    "1.0.0-10",
    "1.0.0--",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-beta",
    "1.0.0-beta.2",
    "1.0.0-beta.11",
    "1.0.0-rc.1",
    "1.0.0",
    "1.0.10",
    "1.2.0",
    "1.10.0",
    "9" * 5000 + ".0.0",
    "1" + "0" * 5000 + ".0.0",
]


def test_versions_are_sorted_by_precedence():
    """Releases stand above prereleases, numbers below words and by their value."""
    shuffled = [*ORDERED[1::2], *ORDERED[::2]]
    assert sorted(shuffled, key=precedence) == ORDERED


@pytest.mark.parametrize("version", ["1.0.0", "1.0.0-rc.1"])
def test_builds_do_not_count(version):
    """What stands behind a + makes no version newer, whatever is in it."""
    assert precedence(version + "+b-1.2") == precedence(version) == precedence(version + "+a")


def test_a_hyphen_in_a_build_starts_no_prerelease():
    """The build is cut off first."""
    assert precedence("1.0.0+a-b") == precedence("1.0.0")

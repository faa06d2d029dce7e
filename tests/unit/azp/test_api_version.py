"""Versions of a host's API against what a package is compatible with."""

from __future__ import annotations

import pytest

from rasen.azp.api_version import is_api_version, satisfies

PAIRS = [
    ("0.1", ">=0.1", True),
    ("0.1", ">=99.0", False),
    ("1", ">=0.1", True),
    ("0.1.0", "=0.1", True),
    ("0.1.5", "=0.1", False),
    ("0.1.5", ">0.1", True),
    ("0.1", ">0.1", False),
    ("0.10", ">0.9", True),
    ("0.1", "<=0.1.0", True),
    ("0.1.1", "<=0.1", False),
    ("0.0.9", "<0.1", True),
    ("0.1", "<0.1", False),
    ("2", "1.9.9", True),
    ("1.9.8", "1.9.9", False),
    ("01.2", "= 1.02 ", True),
    ("1", "\u00a0>=\u30001\ufeff", True),
    ("9" * 5000, ">" + "9" * 4999, True),
    ("9" * 4999, ">=" + "9" * 5000, False),
]


@pytest.mark.parametrize(("version", "compat", "expected"), PAIRS)
def test_comparison(version, compat, expected):
    """Number by number, what is left out being 0, of any length."""
    assert satisfies(version, compat) is expected


def test_form_of_a_version():
    """One to three numbers."""
    assert all(map(is_api_version, ("0", "0.1", "10.20.30")))
    assert not any(map(is_api_version, ("", "1.", ".1", "1.2.3.4", "v1", "1.x", "1\n", "²", ">=1")))

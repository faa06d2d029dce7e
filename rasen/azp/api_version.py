"""Versions of a host's API, and which of them `compat` allows (azphalt spec 7)."""

from __future__ import annotations

import re

_VERSION = r"[0-9]+(?:\.[0-9]+){0,2}"
_COMPAT = rf"(>=|>|<=|<|=)?({_VERSION})"
_NO_PART = r"[^<>=.0-9]"  # white space, once a schema has accepted the whole


def is_api_version(text: str) -> bool:
    """Tell whether a text is a version of one to three numbers."""
    return re.fullmatch(_VERSION, text) is not None


def satisfies(version: str, compat: str) -> bool:
    """Tell whether a version of one to three numbers is one that a valid `compat` allows.

    Numbers that are left out are 0.
    """
    match = re.fullmatch(_COMPAT, re.sub(_NO_PART, "", compat))
    assert match is not None
    here, there = _key(version), _key(match[2])
    return {
        ">=": here >= there,
        ">": here > there,
        "<=": here <= there,
        "<": here < there,
        "=": here == there,
    }[match[1] or ">="]


def _key(version: str) -> list[tuple[int, str]]:
    """Give the sorting key of a version; its numbers may have any number of digits."""
    parts = [part.lstrip("0") for part in version.split(".")]
    return [(len(part), part) for part in [*parts, "", ""][:3]]

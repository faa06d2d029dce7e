"""Which of two versions is the newer one (Semantic Versioning 2.0.0, section 11)."""

from __future__ import annotations

Key = tuple[list[tuple[int, str]], bool, list[tuple[bool, int, str]]]


def precedence(version: str) -> Key:
    """Give the sorting key of a valid version; what stands behind a + does not count.

    Numbers are compared by length and digits, since they may have any number of these.
    """
    release, _, identifiers = version.partition("+")[0].partition("-")
    numbers = [(len(number), number) for number in release.split(".")]
    parts = [_identifier(part) for part in identifiers.split(".")] if identifiers else []
    return numbers, not parts, parts


def _identifier(text: str) -> tuple[bool, int, str]:
    """Give the key of one identifier of a prerelease: numbers stand below words."""
    return (False, len(text), text) if text.isdigit() else (True, 0, text)

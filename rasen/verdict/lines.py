"""Lines of generated Python: blocks, and the way out of a function at the first failure."""

from __future__ import annotations

FAIL = "return False"


def indent(lines: list[str]) -> list[str]:
    """Give the lines one level further in."""
    return ["    " + line for line in lines]


def block(head: str, body: list[str]) -> list[str]:
    """Give a block, nothing if it would be empty."""
    return [head, *indent(body)] if body else []


def line_unless(test: str) -> str:
    """Give the line that leaves with False unless the test holds."""
    if test.startswith("not ") and " and " not in test and " or " not in test:
        return f"if {test[4:]}: {FAIL}"
    return f"if not ({test}): {FAIL}"


def require(test: str) -> list[str]:
    """Give that line, nothing for a test that always holds."""
    return [] if test == "True" else [line_unless(test)]

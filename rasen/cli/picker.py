"""Choosing from a list at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.cli.console import Console
    from rasen.diagnostics import Text


def pick_one(console: Console, question: Text, options: Sequence[tuple[str, str]]) -> str:
    """Give the value of the option that the person picks."""
    return pick_many(console, question, options, ())[0]


def pick_many(
    console: Console, question: Text, options: Sequence[tuple[str, str]], chosen: Sequence[str]
) -> list[str]:
    """Give the values that the person ticks, in the order of the options."""
    answer = console.line(question)
    words = answer.split() or list(chosen)
    return [value for value, _ in options if value in words]

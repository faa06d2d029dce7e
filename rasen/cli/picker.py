"""Choosing from a list at a terminal: with the arrow keys, or by numbers where it cannot do that.

Everything is shown on standard error. The question broken off is `cancelled` (exit status 130).
"""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

from rasen.cli.console import cancelled
from rasen.cli.raw_terminal import RawTerminal, is_capable
from rasen.report.terminal import use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.cli.console import Console
    from rasen.cli.pick_list import PickList
    from rasen.diagnostics import Text

_NOTHING = "-"
_RANGE = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?")


def pick_one(console: Console, question: Text, options: Sequence[tuple[str, str]]) -> str:
    """Give the value of the option that the person picks; options are (value, label)."""
    return _pick(console, question, options, (), many=False)[0]


def pick_many(
    console: Console, question: Text, options: Sequence[tuple[str, str]], chosen: Sequence[str]
) -> list[str]:
    """Give the values that the person ticks, in the order of the options.

    `chosen` are ticked at the start.
    """
    return _pick(console, question, options, chosen, many=True)


def _pick(
    console: Console,
    question: Text,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    many: bool,
) -> list[str]:
    options = [(value, visible(label)) for value, label in options]
    try:
        if is_capable(os.environ.get("TERM")):
            return _by_keys(console, question, options, chosen, many=many)
        return _by_numbers(console, question, options, chosen, many=many)
    except KeyboardInterrupt:
        raise cancelled() from None


def _by_keys(
    console: Console,
    question: Text,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    many: bool,
) -> list[str]:
    from rasen.cli.pick_list import ACCEPTED, PickList, Words

    said = console.translator.text
    asked = visible(said(question.key, **question.params))
    hint = said("human.console.hintMany" if many else "human.console.hintOne")
    words = Words(asked, hint, said("human.console.noMatch"))
    listed = PickList(words, options, chosen=chosen, many=many)
    with RawTerminal() as terminal:
        ended = _listen(terminal, listed)
    if ended != ACCEPTED:
        raise cancelled()
    answer = listed.answer()
    sys.stderr.write(f"{asked} {', '.join(answer) or _NOTHING}\n")
    sys.stderr.flush()
    return answer


def _listen(terminal: RawTerminal, listed: PickList) -> str:
    """Show the list and take keys until the person has done with it."""
    colour = use_colour(os.environ, terminal=True)
    ended = None
    while ended is None:
        columns, rows = terminal.size()
        terminal.draw(listed.lines(columns, rows, colour=colour))
        key = terminal.key()
        if key == "<suspend>":
            terminal.suspend()
        elif key is not None:
            ended = listed.press(key)
    return ended


def _by_numbers(
    console: Console,
    question: Text,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    many: bool,
) -> list[str]:
    """Ask by line: the numbers of options, or their values."""
    width = len(str(len(options)))
    for number, (value, label) in enumerate(options, 1):
        tick = ("[x] " if value in chosen else "[ ] ") if many else ""
        sys.stderr.write(f"{number:{width}}) {tick}{label}\n")
    key = "human.console.numberMany" if many else "human.console.numberOne"
    while True:
        typed = console.line(question, key=key)
        if many and not typed:
            return [value for value, _ in options if value in chosen]
        picked = _read_numbers(typed, options, many=many)
        if picked is not None:
            return picked
        sys.stderr.write(console.translator.text("human.console.noNumber") + "\n")


def _read_numbers(
    typed: str, options: Sequence[tuple[str, str]], *, many: bool
) -> list[str] | None:
    """Give the values that a line names by number, range or value; None where it names others."""
    if many and typed == _NOTHING:
        return []
    values = [value for value, _ in options]
    picked: set[str] = set()
    for word in typed.replace(",", " ").split():
        if word in values:
            picked.add(word)
            continue
        found = _RANGE.fullmatch(word)
        if found is None:
            return None
        first = int(found[1])
        last = int(found[2] or first)
        if not 1 <= first <= last <= len(values):
            return None
        picked.update(values[first - 1 : last])
    answer = [value for value in values if value in picked]
    return answer if answer and (many or len(answer) == 1) else None

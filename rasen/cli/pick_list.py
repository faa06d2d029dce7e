"""A list to choose from, as it is while a person presses keys: no terminal, only what it shows.

Keys are single characters, or names in angle brackets as `raw_terminal` gives them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.report.terminal import display_width, first_columns, paint

if TYPE_CHECKING:
    from collections.abc import Sequence

ACCEPTED, CANCELLED = "accepted", "cancelled"

_CANCEL = ("<escape>", "<interrupt>", "<end>", "<quit>")
_MOVES = {"<up>": -1, "k": -1, "<down>": 1, "j": 1, "<tab>": 1, "<back-tab>": -1}
_CUT = "…"


class Words(NamedTuple):
    """What the list says in the user's language: its question, what keys do, that nothing fits."""

    question: str
    hint: str
    nothing: str


class PickList:
    """The options (value, label), which are chosen, and where the person is among them.

    With `many`, space ticks and everything chosen counts; without, what the cursor is on.
    """

    def __init__(
        self,
        words: Words,
        options: Sequence[tuple[str, str]],
        *,
        chosen: Sequence[str] = (),
        many: bool,
    ) -> None:
        self.words = words
        self.options = list(options)
        self.chosen = set(chosen)
        self.many = many
        self.filter: str | None = None
        self._at = 0
        self._top = 0
        self._page = 1

    def answer(self) -> list[str]:
        """Give the values that are chosen, in the order of the options."""
        if self.many:
            return [value for value, _ in self.options if value in self.chosen]
        return [value for value, _ in self.shown()[self._at : self._at + 1]]

    def shown(self) -> list[tuple[str, str]]:
        """Give the options that the filter lets through: by their values, then by their labels."""
        if not self.filter:
            return self.options
        wanted = self.filter.casefold()
        named = [option for option in self.options if wanted in option[0].casefold()]
        said = [option for option in self.options if wanted in option[1].casefold()]
        return [*named, *(option for option in said if option not in named)]

    def press(self, key: str) -> str | None:
        """Take a key; give `ACCEPTED` or `CANCELLED` where the list is done with."""
        if key in _CANCEL:
            return CANCELLED
        if key == "<enter>":
            return ACCEPTED if self.many or self.shown() else None
        if key in _MOVES and (len(key) > 1 or self.filter is None):
            self._move(_MOVES[key])
        elif key == " " and (self.many or self.filter is None):
            self._tick()
        elif key.startswith("<") and len(key) > 1:
            self._command(key)
        elif key == "/" and self.filter is None:
            self.filter = ""
        elif key.isprintable():
            self._narrow((self.filter or "") + key)
        return None

    def lines(self, columns: int, rows: int, *, colour: bool) -> list[str]:
        """Give what to show, no more than `rows` lines of fewer than `columns` columns."""
        shown = self.shown()
        head, foot = self._head(rows), self._foot(rows)
        self._page = max(1, rows - len(head) - len(foot))
        self._scroll(len(shown))
        last = min(len(shown), self._top + self._page)
        body = [self._option(index, *shown[index]) for index in range(self._top, last)]
        if not body:
            body = ["  " + self.words.nothing]
        if foot and len(shown) > self._page:
            foot = [f"{self._top + 1}-{last}/{len(shown)}  {foot[0]}"]
        styles = {len(head) + self._at - self._top: "bold", len(head) + len(body): "faint"}
        return [
            paint(_fitted(line, columns - 1), styles[index], colour=colour)
            if index in styles
            else _fitted(line, columns - 1)
            for index, line in enumerate([*head, *body, *foot])
        ]

    def _head(self, rows: int) -> list[str]:
        """Give the question, and the filter where there is one; the option matters more."""
        count = f" ({len(self.answer())})" if self.many else ""
        head = [self.words.question + count]
        if self.filter is not None:
            head.append(f"/ {self.filter}")
        return head[: rows - 1]

    def _foot(self, rows: int) -> list[str]:
        return [self.words.hint] if rows > 3 else []

    def _option(self, index: int, value: str, label: str) -> str:
        cursor = ">" if index == self._at else " "
        tick = ("[x] " if value in self.chosen else "[ ] ") if self.many else ""
        return f"{cursor} {tick}{label}"

    def _scroll(self, count: int) -> None:
        """Keep the cursor among the options, and in sight."""
        self._at = max(0, min(self._at, count - 1))
        lowest = max(0, self._at - self._page + 1)
        self._top = max(lowest, min(self._top, self._at, max(0, count - self._page)))

    def _move(self, steps: int) -> None:
        """Go up or down; beyond an end lies the other one."""
        if count := len(self.shown()):
            self._at = (self._at + steps) % count

    def _command(self, key: str) -> None:
        last = len(self.shown()) - 1
        if key in ("<page-up>", "<page-down>"):
            steps = self._page if key == "<page-down>" else -self._page
            self._at = max(0, min(last, self._at + steps))
        elif key == "<first>":
            self._at = 0
        elif key == "<last>":
            self._at = max(0, last)
        elif key == "<all>" and self.many:
            self._tick_all()
        elif key == "<backspace>" and self.filter is not None:
            self._narrow(self.filter[:-1] if self.filter else None)
        elif key == "<clear>":
            self._narrow(None)

    def _tick(self) -> None:
        if not self.many:
            return
        for value, _ in self.shown()[self._at : self._at + 1]:
            self.chosen ^= {value}

    def _tick_all(self) -> None:
        """Tick everything in sight of the filter, or nothing of it where all was ticked."""
        values = {value for value, _ in self.shown()}
        if values <= self.chosen:
            self.chosen -= values
        else:
            self.chosen |= values

    def _narrow(self, typed: str | None) -> None:
        """Change the filter; the cursor stays on its option unless another one fits better."""
        before = self.shown()[self._at : self._at + 1]
        self.filter = typed
        shown = self.shown()
        stays = before and before[0] in shown and self._fit(before[0]) >= self._fit(shown[0])
        self._at = shown.index(before[0]) if stays else 0

    def _fit(self, option: tuple[str, str]) -> bool:
        """Tell whether the filter fits the value of an option, and not its label alone."""
        return (self.filter or "").casefold() in option[0].casefold()


def _fitted(line: str, columns: int) -> str:
    """Give a line that takes no more columns, with a mark where it was cut."""
    if display_width(line) <= columns:
        return line
    return first_columns(line, columns - 1) + _CUT if columns > 1 else first_columns(line, columns)

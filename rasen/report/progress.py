"""How far a long run is: one line on standard error, on a terminal only, gone at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report.terminal import first_columns

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType
    from typing import Self, TextIO

    from rasen.locale import Translator


_PATIENCE = 1.0  # seconds without a word: most runs are over by then
_PAUSE = 0.1  # seconds between two lines, so that showing costs nothing
_ERASE = "\r\x1b[K"


class Progress:
    """Shows how many items are done; a context manager that leaves the line empty.

    `clock` gives seconds; `width` is the columns of the terminal, None where there is none, or
    one that cannot erase a line: nothing is shown then.
    """

    def __init__(
        self,
        stream: TextIO | None,
        translator: Translator,
        *,
        clock: Callable[[], float],
        width: int | None,
    ) -> None:
        self._stream = stream if width is not None else None
        self._translator = translator
        self._clock = clock
        self._width = width or 0
        self._next = clock() + _PATIENCE
        self._shown = False

    def update(self, done: int, total: int | None = None) -> None:
        """Say how much is done; cheap enough to call for each item."""
        if self._stream is None or self._clock() < self._next:
            return
        self._next = self._clock() + _PAUSE
        key = "report.progress" if total is None else "report.progressOfTotal"
        line = self._translator.text(key, done=done, total=total)
        self._write(_ERASE + first_columns(line, self._width - 1))
        self._shown = True

    def clear(self) -> None:
        """Empty the line, so that something else can be written there."""
        if self._shown:
            self._shown = False
            self._write(_ERASE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def _write(self, text: str) -> None:
        """Write, and never again once it has failed: a run does not end for its progress."""
        if self._stream is None:
            return
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):
            self._stream = None


def progress(
    stream: TextIO | None,
    translator: Translator,
    *,
    env: Mapping[str, str],
    descriptor: int = 2,
) -> Progress:
    """Give the progress for a stream: a silent one unless it is a terminal that can erase."""
    from time import monotonic

    from rasen.report.terminal import terminal_width

    able = stream is not None and stream.isatty() and env.get("TERM") != "dumb"
    width = terminal_width(env, descriptor) if able else None
    return Progress(stream, translator, clock=monotonic, width=width)

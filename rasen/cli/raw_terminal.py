"""A terminal whose keys arrive one by one, and which is as before whatever ends the program.

Keys are read from standard input and everything is drawn on standard error, in the lines below the
cursor; nothing else of the screen is touched.
"""

from __future__ import annotations

import codecs
import os
import re
import signal
import sys
from typing import TYPE_CHECKING, Any

from rasen.report.terminal import display_width

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FrameType, TracebackType
    from typing import Self

_SEQUENCE = re.compile(r"\x1b(?:\[([0-9;?]*)[ -/]*([@-~])|O([ -~]))")
_STARTED = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*|O)?\Z")
_STYLE = re.compile(r"\x1b\[[0-9;]*m")
_LETTERS = {"A": "up", "B": "down", "H": "first", "F": "last", "Z": "back-tab", "M": "enter"}
_NUMBERS = {"1": "first", "4": "last", "5": "page-up", "6": "page-down", "7": "first", "8": "last"}
_CONTROLS = {
    "\r": "<enter>",
    "\n": "<enter>",
    "\t": "<tab>",
    "\x01": "<all>",
    "\x03": "<interrupt>",
    "\x04": "<end>",
    "\x08": "<backspace>",
    "\x0e": "<down>",
    "\x10": "<up>",
    "\x15": "<clear>",
    "\x1a": "<suspend>",
    "\x1c": "<quit>",
    "\x7f": "<backspace>",
}
_ESCAPE_PAUSE = 0.05  # seconds in which the rest of a key's sequence follows its escape
_LOOK = 0.25  # seconds between two looks at the size of the window
_PIECE = 1024  # bytes of keys that are read at once
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_ENDING = ("SIGTERM", "SIGHUP", "SIGQUIT")


def is_capable(term: str | None) -> bool:
    """Tell whether a terminal of this name can be drawn on, and this system lets it be."""
    if term in (None, "", "dumb"):
        return False
    try:
        import termios  # noqa: F401 - Windows has none
    except ImportError:
        return False
    return True


class RawTerminal:
    """A context manager: inside of it keys come one by one, and the cursor is hidden."""

    def __init__(self) -> None:
        self._descriptor = sys.stdin.fileno()
        self._saved: list[Any] | None = None
        self._handlers: dict[int, Any] = {}
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pending = ""
        self._drawn: list[int] = []
        self._size = self.size()

    def __enter__(self) -> Self:
        for name in _ENDING:
            number = getattr(signal, name, None)
            # What somebody chose to ignore (nohup) stays ignored.
            if number is not None and signal.getsignal(number) == signal.SIG_DFL:
                self._handlers[number] = signal.signal(number, self._end)
        try:
            self._raw()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._restore()
        for number, handler in self._handlers.items():
            signal.signal(number, handler)

    def size(self) -> tuple[int, int]:
        """Give columns and rows of the window."""
        try:
            size = os.get_terminal_size(sys.stderr.fileno())
        except (OSError, ValueError):
            return 80, 24
        return size.columns or 80, size.lines or 24

    def key(self) -> str | None:
        """Give the next key, or None where the window has another size now."""
        while not self._pending:
            if not self._wait(_LOOK):
                if self.size() != self._size:
                    self._size = self.size()
                    return None
                continue
            if not self._read():
                return "<end>"
        while _STARTED.match(self._pending) and self._wait(_ESCAPE_PAUSE) and self._read():
            pass
        return self._take()

    def draw(self, lines: Sequence[str]) -> None:
        """Show these lines in place of the last ones."""
        self._write(self._over() + "\r\n".join(lines))
        self._drawn = [display_width(_STYLE.sub("", line)) for line in lines]

    def suspend(self) -> None:
        """Stop the program as the terminal itself would, and go on when it is continued."""
        self._restore()
        os.kill(0, signal.SIGTSTP)
        self._raw()

    def _raw(self) -> None:
        import termios

        mode = termios.tcgetattr(self._descriptor)
        self._saved = [*mode[:6], list(mode[6])]
        mode[0] &= ~(termios.IXON | termios.ICRNL | termios.INLCR | termios.ISTRIP)
        mode[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
        mode[6][termios.VMIN], mode[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._descriptor, termios.TCSANOW, mode)
        self._write(_HIDE)

    def _restore(self) -> None:
        import termios

        if self._saved is None:
            return
        saved, self._saved = self._saved, None
        try:
            termios.tcsetattr(self._descriptor, termios.TCSANOW, saved)
            self._write(self._over() + _SHOW)
        except (OSError, termios.error):
            pass  # the terminal is gone, and nobody sits at it
        self._drawn = []

    def _end(self, number: int, _frame: FrameType | None) -> None:
        """Die of a signal as without this class, the terminal restored."""
        self._restore()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def _over(self) -> str:
        """Give what takes the cursor back to where the drawn lines begin, and clears them.

        A window that has become narrower shows a line in several rows.
        """
        columns, _ = self.size()
        rows = sum(max(1, -(-width // columns)) for width in self._drawn)
        up = f"\x1b[{rows - 1}A" if rows > 1 else ""
        return f"{up}\r\x1b[J"

    def _write(self, text: str) -> None:
        """Write past the stream's buffer, which a signal's handler could find half written."""
        data = memoryview(text.encode(sys.stderr.encoding, "replace"))
        while data:
            data = data[os.write(sys.stderr.fileno(), data) :]

    def _wait(self, seconds: float) -> bool:
        import select

        return bool(select.select([self._descriptor], [], [], seconds)[0])

    def _read(self) -> bool:
        """Read what keys there are; False at the end of input."""
        try:
            data = os.read(self._descriptor, _PIECE)
        except OSError:
            return False
        self._pending += self._decoder.decode(data)
        return bool(data)

    def _take(self) -> str:
        """Take one key off the pending text; what is no key that is known here is `<other>`."""
        found = _SEQUENCE.match(self._pending)
        if found is not None:
            self._pending = self._pending[found.end() :]
            number, letter, single = found.groups()
            if letter == "~":
                name = _NUMBERS.get(number.partition(";")[0])
            else:
                name = _LETTERS.get(letter or single)
            return f"<{name}>" if name else "<other>"
        if started := _STARTED.match(self._pending):
            self._pending = ""
            return "<escape>" if started.end() == 1 else "<other>"
        character, self._pending = self._pending[0], self._pending[1:]
        if character == "\x1b":
            return "<escape>"
        if character in _CONTROLS:
            return _CONTROLS[character]
        return character if character.isprintable() else "<other>"

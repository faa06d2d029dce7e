"""A terminal for tests: a program runs in it, keys are pressed, and what stands on it can be read.

`Terminal` is a pseudo-terminal with a process in it, which has it as its controlling terminal.
`screen` is what a person would see of its output: a small emulation of the sequences that the
program sends, which knows wide characters and lets nothing else pass. It knows one size of window.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from rasen.report.terminal import display_width

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30.0  # seconds until a program is taken to hang
UP, DOWN, RIGHT, LEFT = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"
ENTER, ESCAPE, INTERRUPT, SPACE, BACKSPACE = b"\r", b"\x1b", b"\x03", b" ", b"\x7f"

_PIECES = re.compile(r"\x1b\[\??([0-9;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]", re.DOTALL)


class Terminal:
    """A program that runs in a terminal of its own; a context manager that ends it."""

    def __init__(self, *argv, cwd, env=None, columns=80, rows=24, stdout=None):
        self.output = ""
        self._seen = 0
        self._size = (columns, rows)
        self._master, self._slave = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self._slave)
        inside = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", **(env or {})}
        if not (env or {}).get("CI"):
            inside.pop("CI", None)
        self.process = subprocess.Popen(
            [sys.executable, *argv],
            cwd=cwd,
            env=inside,
            stdin=self._slave,
            stdout=self._slave if stdout is None else stdout,
            stderr=self._slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)
        os.close(self._slave)

    def resize(self, columns, rows):
        """Give the window another size."""
        self._size = (columns, rows)
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def until(self, text):
        """Wait for a text in the output behind what was waited for before."""
        deadline = time.monotonic() + PATIENCE
        while (at := self.output.find(text, self._seen)) < 0:
            assert self._read(deadline), f"no {text!r} in {self.output[self._seen :]!r}"
        self._seen = at + len(text)

    def press(self, *keys):
        """Press keys, one after the other."""
        for key in keys:
            os.write(self._master, key)

    def wait(self):
        """Wait for the end of the program and give its status, negative for a signal."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            self._read(min(deadline, time.monotonic() + 0.05))
            assert time.monotonic() < deadline, f"hangs after {self.output!r}"
        while self._read(time.monotonic()):
            pass
        return self.process.returncode

    def is_restored(self):
        """Tell whether the terminal is in the mode that it was in, its cursor shown."""
        shown = self.output.count("\x1b[?25h") == self.output.count("\x1b[?25l")
        return shown and termios.tcgetattr(self._slave) == self.before

    def screen(self):
        """Give the lines that a person sees."""
        return screen(self.output, *self._size)

    def drain(self):
        """Take in what the program has drawn when it waits for the next key."""
        while self._read(time.monotonic() + 0.3):
            pass

    def settle(self):
        """Give the lines that a person sees when the program waits for the next key."""
        self.drain()
        return self.screen()

    def _read(self, deadline):
        wait = max(0.0, deadline - time.monotonic())
        if not select.select([self._master], [], [], wait)[0]:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.output += data.decode("utf-8", "replace")
        return bool(data)


def screen(output, columns, rows):
    """Give the lines of a screen of this size after the output, blanks at their ends cut."""
    lines, row, column = [""], 0, 0
    for piece in _PIECES.finditer(output):
        argument, letter = piece.group(1), piece.group(2)
        if letter is None:
            character = piece.group()
            if character == "\r":
                column = 0
            elif character == "\n":
                row += 1
            else:
                width = display_width(character)
                if column + width > columns:
                    row, column = row + 1, 0
                lines += [""] * (row + 1 - len(lines))
                line = lines[row].ljust(column)
                lines[row] = line[:column] + character + "\0" * (width - 1) + line[column + width :]
                column += width
        elif letter == "A":
            row -= int(argument or 1)
        elif letter == "J":
            lines[row:] = [lines[row][:column]]
        else:
            assert letter in "hlm", piece.group()
        lines += [""] * (row + 1 - len(lines))
        while len(lines) > rows:  # scrolled out of sight
            del lines[0]
            row -= 1
        assert row >= 0, "the cursor went above the screen"
    return [line.replace("\0", "").rstrip() for line in lines]

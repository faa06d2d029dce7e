"""Ends a command at any of its steps: a step is a call of `rasen.files.system`.

`steps_of` runs a command line in a child process and counts its steps; `killed_at` runs it again
and lets SIGKILL end it before step n; `failing_at` makes the system refuse step n, and every later
one where the refusal lasts. The child is a fork, so the environment and the working folder are
those of the test. `refusing` makes the system refuse what a test says, in all three.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from rasen.cli import main
from rasen.files import system

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = (
    *("create", "write", "sync", "chmod", "stamp", "mkdir"),
    *("rename", "link", "symlink", "unlink", "rmdir"),
)


def steps_of(argv: list[str], cwd: object) -> int:
    """Give how many steps a command takes that is left alone."""
    reader, writer = os.pipe()

    def run() -> int:
        count = _interpose(lambda _: None)
        status = main.run(argv)
        os.write(writer, str(count()).encode())
        return status

    assert _in_child(run, cwd) == 0
    os.close(writer)
    with os.fdopen(reader) as file:
        return int(file.read())


def killed_at(step: int, argv: list[str], cwd: object) -> None:
    """Run a command and kill its process before a step, counted from 1."""

    def end(number: int) -> None:
        if number == step:
            os.kill(os.getpid(), signal.SIGKILL)

    def run() -> int:
        _interpose(end)
        return main.run(argv)

    assert _in_child(run, cwd) == -signal.SIGKILL


def failing_at(
    step: int, number: int, argv: list[str], cwd: object, *, lasting: bool = False
) -> int:
    """Run a command whose step the system refuses with an errno, and give its status."""

    def refuse(at: int) -> None:
        if at == step or (lasting and at > step):
            raise OSError(number, os.strerror(number))

    def run() -> int:
        _interpose(refuse)
        return main.run(argv)

    return _in_child(run, cwd)


def _interpose(before: Callable[[int], None]) -> Callable[[], int]:
    """Call a function before every step, in this process; give what tells their number."""
    count = 0

    def wrapped(real: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object, **options: object) -> object:
            nonlocal count
            count += 1
            before(count)
            return real(*args, **options)

        return call

    for name in STEPS:
        setattr(system, name, wrapped(getattr(system, name)))
    return lambda: count


def _in_child(run: Callable[[], int], cwd: object) -> int:
    """Run a function in a fork, silently; give its result, or less than 0 for a signal."""
    pid = os.fork()
    if pid == 0:
        status = 99
        try:
            os.chdir(str(cwd))
            silence = os.open(os.devnull, os.O_RDWR)
            for descriptor in (0, 1, 2):
                os.dup2(silence, descriptor)
            status = run()
        finally:
            os._exit(status)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)

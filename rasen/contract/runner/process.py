"""One command run to its end, in a group of its own that is gone afterwards for certain."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOST_OUTPUT = 64 << 20  # bytes of one stream that are kept; more are read and dropped
MARK = "RASEN_CONTRACT_RUN"  # by this variable descendants are known, whatever their group
_GRACE = 0.3  # seconds for the streams to end once the command has
_ENDING = 2.0  # seconds between asking to end and ending by force


class Ran(NamedTuple):
    """What a command did: its exit status (None where it had to be ended), bytes, and remains.

    A negative status is the number of the signal that ended it. `left` are descendants that were
    still there at its end; they are ended too.
    """

    status: int | None
    stdout: bytes
    stderr: bytes
    seconds: float
    left: tuple[int, ...] = ()
    cut: bool = False


class NotStarted(Exception):
    """The command cannot be run; `reason` is the system's word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def run(
    command: Sequence[str],
    *,
    cwd: str,
    env: Mapping[str, str],
    stdin: bytes | None,
    timeout: float,
    hold_stdin: bool = False,
) -> Ran:
    """Run a command; with `hold_stdin` its input stays open and silent until it has ended."""
    mark = f"{os.getpid()}-{os.urandom(8).hex()}"
    started = time.monotonic()
    try:
        process = subprocess.Popen(  # noqa: S603 - running what the contract names is the point
            list(command),
            cwd=cwd,
            env={**env, MARK: mark},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise NotStarted(getattr(error, "strerror", None) or str(error)) from error
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    streams = [_Stream(process.stdout), _Stream(process.stderr)]
    writer = threading.Thread(target=_feed, args=(process.stdin, stdin, hold_stdin), daemon=True)
    writer.start()
    try:
        status: int | None = process.wait(timeout)
    except subprocess.TimeoutExpired:
        status = None
    seconds = time.monotonic() - started
    left = tuple(pid for pid in _descendants(mark) if pid != process.pid)
    if status is not None:
        for stream in streams:
            stream.thread.join(_GRACE)
    _end(process, mark)
    if hold_stdin:
        _close(process.stdin)
    for stream in streams:
        stream.thread.join(_ENDING)
        _close(stream.file)
    cut = any(stream.cut for stream in streams)
    stdout, stderr = (bytes(stream.data) for stream in streams)
    return Ran(status, stdout, stderr, seconds, left if status is not None else (), cut)


class _Stream:
    """What comes out of a pipe, read as it comes."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.data = bytearray()
        self.cut = False
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        try:
            while piece := os.read(self.file.fileno(), 1 << 16):
                room = MOST_OUTPUT - len(self.data)
                self.data += piece[:room]
                self.cut = self.cut or len(piece) > room
        except (OSError, ValueError):
            pass  # closed under our hands: the command is over


def _feed(file: IO[bytes], data: bytes | None, hold: bool) -> None:
    try:
        if data:
            file.write(data)
            file.flush()
        if not hold:
            file.close()
    except (OSError, ValueError):
        pass  # a command may end without reading all of it


def _close(file: IO[bytes]) -> None:
    with suppress(OSError):
        file.close()


def _end(process: subprocess.Popen[bytes], mark: str) -> None:
    """End the command and all its descendants, politely first."""
    for number, patience in ((signal.SIGTERM, 0.2), (signal.SIGKILL, _ENDING)):
        found = _descendants(mark)
        if process.poll() is None:
            _signal_group(process.pid, number)
        for pid in found:
            _signal(pid, number)
        if process.poll() is not None and not found:
            return
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if process.poll() is not None and not _descendants(mark):
                return
            time.sleep(0.01)


def _signal_group(pid: int, number: int) -> None:
    try:
        os.killpg(pid, number)
    except (OSError, AttributeError):
        _signal(pid, number)


def _signal(pid: int, number: int) -> None:
    with suppress(OSError):  # it may have ended meanwhile
        os.kill(pid, number)


def _descendants(mark: str) -> list[int]:
    """Give the processes that carry the mark in their environment, ended ones left out."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    try:
        names = os.listdir("/proc")
    except OSError:  # not this kind of system: the group alone is known
        return []
    for name in names:
        if not name.isdecimal():
            continue
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                if wanted in file.read().split(b"\0"):
                    found.append(int(name))
        except OSError:
            continue
    return found

"""A lock file that several processes agree on: it names its holder and outlives no dead one.

The file is made exclusively; who finds it there waits. One whose holder has ended, or that nobody
has touched for half a minute, is an orphan and is taken over (packages spec 7.3, stores spec 2.2).
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from rasen.files import system
from rasen.files.reading import ReadError, read_bounded_nofollow

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

PAUSE = 0.025  # seconds between two tries
PATIENCE = 5.0  # seconds of waiting
ORPHANED = 30.0  # seconds since the file was last touched
_TELL_AFTER = 0.5  # seconds of waiting without a word
_LONGEST = 4096  # bytes of a lock file that are looked at
# Neither through a link nor waiting for the writer of a pipe.
_LOOK = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class Busy(Exception):
    """The lock was not obtained: `holder` says who has it, `problem` why it cannot be made."""

    def __init__(self, path: str, *, holder: str | None = None, problem: str | None = None) -> None:
        super().__init__(path, holder, problem)
        self.path = path
        self.holder = holder
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path!r} is held by {self.holder}, {self.problem}"


class _Found(NamedTuple):
    """A lock file that is there: which file it is, how old, and whom it names."""

    identity: tuple[int, int]
    age: float
    pid: int | None
    host: str | None

    @property
    def holder(self) -> str:
        return "?" if self.pid is None else str(self.pid)

    def is_orphan(self) -> bool:
        return self.age > ORPHANED or (self.host == _host() and not _is_alive(self.pid))


class Lock:
    """A context manager that holds the lock file at a path; `Busy` when it cannot be had in time.

    The folder of the file has to be there. `waiting` is called once with the holder's process ID
    (`?` where it is not known) when the wait becomes noticeable.
    """

    __slots__ = ("_identity", "path", "waiting")

    def __init__(self, path: str, *, waiting: Callable[[str], None] | None = None) -> None:
        self.path = path
        self.waiting = waiting
        self._identity: tuple[int, int] | None = None

    def __enter__(self) -> Self:
        started = time.monotonic()
        told = self.waiting is None
        while not self._take():
            found = _look(self.path)
            if found is not None and found.is_orphan() and _remove_orphan(self.path):
                continue
            waited = time.monotonic() - started
            if waited > PATIENCE:
                raise Busy(self.path, holder=found.holder if found else "?")
            if not told and waited > _TELL_AFTER and self.waiting is not None and found:
                self.waiting(found.holder)
                told = True
            time.sleep(PAUSE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        found = _look(self.path)
        # Another's lock, taken after ours had been declared an orphan, is not ours to remove.
        if found is not None and (found.identity, found.pid) == (self._identity, os.getpid()):
            with suppress(OSError):  # it says soon enough that its holder has ended
                system.unlink(self.path)
        self._identity = None

    def _take(self) -> bool:
        try:
            descriptor = system.create(self.path, 0o600)
        except FileExistsError:
            return False
        except OSError as error:
            raise Busy(self.path, problem=error.strerror or str(error)) from error
        try:
            status = os.fstat(descriptor)
            self._identity = (status.st_dev, status.st_ino)
            named = json.dumps({"pid": os.getpid(), "host": _host()}) + "\n"
            system.write(descriptor, memoryview(named.encode()))
        except OSError as error:
            with suppress(OSError):  # then it is an orphan of unknown holder, which its age ends
                system.unlink(self.path)
            raise Busy(self.path, problem=error.strerror or str(error)) from error
        finally:
            os.close(descriptor)
        return True


def _look(path: str) -> _Found | None:
    """Give what the lock file says, None where there is none (any more)."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    try:
        named = json.loads(read_bounded_nofollow(path, _LONGEST))
    except (ReadError, ValueError, RecursionError):
        named = None  # not written yet, or by another program
    pid = named.get("pid") if isinstance(named, dict) else None
    host = named.get("host") if isinstance(named, dict) else None
    return _Found(
        (status.st_dev, status.st_ino),
        time.time() - status.st_mtime,
        pid if type(pid) is int and pid > 0 else None,
        host if isinstance(host, str) else None,
    )


def _remove_orphan(path: str) -> bool:
    """Remove the lock file if it is still an orphan once nobody else can be removing it.

    Two processes that see one orphan could otherwise remove it twice: the second time it would be
    the new lock of the first. Gives False where the system refuses (a folder in its place, a file
    of somebody else): then the wait goes on, as for a lock that is held.
    """
    try:
        descriptor = os.open(path, _LOOK)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    try:
        _exclude_others(descriptor)
        held = os.fstat(descriptor)
        found = _look(path)
        if found and found.identity == (held.st_dev, held.st_ino) and found.is_orphan():
            system.unlink(path)
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return True


def _exclude_others(descriptor: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows refuses to remove a file that another has open
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX)


def _host() -> str:
    return os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "")


def _is_alive(pid: int | None) -> bool:
    if pid is None:
        return True  # nobody is named, so nobody can be said to have ended
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True

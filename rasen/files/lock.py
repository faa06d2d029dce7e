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
_LOOKING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


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
        return self.age > ORPHANED or (self.host == host_name() and not is_alive(self.pid))


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
        draft = _Draft(self.path)
        try:
            self._wait(draft)
        finally:
            draft.remove()
        _remove_drafts(self.path)
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

    def _wait(self, draft: _Draft) -> None:
        started = time.monotonic()
        told = self.waiting is None
        while not self._take(draft):
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

    def _take(self, draft: _Draft) -> bool:
        """Make the lock file where there is none; it names its holder from its first moment on."""
        try:
            system.link(draft.path, self.path)
            self._identity = draft.identity
        except FileExistsError:
            return False
        except OSError:  # a file system without hard links
            try:
                self._identity = _write(self.path)
            except FileExistsError:
                return False
        return True


class _Draft:
    """The lock file before it is one: written under a name of its own, so that it is never empty.

    A process that ends between making and writing would leave a lock whose holder nobody knows.
    """

    __slots__ = ("identity", "path")

    def __init__(self, lock: str) -> None:
        self.path = f"{lock}.{os.getpid()}-{os.urandom(4).hex()}"
        self.identity = _write(self.path)

    def remove(self) -> None:
        with suppress(OSError):  # the next holder does it
            system.unlink(self.path)


def _write(path: str) -> tuple[int, int]:
    """Make a file that names this process, and give its identity; `Busy` where that fails."""
    try:
        descriptor = system.create(path, 0o600)
    except FileExistsError:
        raise
    except OSError as error:
        raise Busy(path, problem=error.strerror or str(error)) from error
    try:
        status = os.fstat(descriptor)
        named = json.dumps({"pid": os.getpid(), "host": host_name()}) + "\n"
        system.write(descriptor, memoryview(named.encode()))
    except OSError as error:
        with suppress(OSError):  # then it is an orphan of unknown holder, which its age ends
            system.unlink(path)
        raise Busy(path, problem=error.strerror or str(error)) from error
    finally:
        os.close(descriptor)
    return status.st_dev, status.st_ino


def _remove_drafts(lock: str) -> None:
    """Remove the drafts of processes that ended while they waited; the caller holds the lock."""
    folder, name = os.path.split(lock)
    with suppress(OSError):  # they hinder nobody
        for entry in os.listdir(folder):
            if entry.startswith(name + "."):
                draft = os.path.join(folder, entry)
                if _is_left(draft, entry.removeprefix(name + ".")):
                    system.unlink(draft)


def _is_left(draft: str, end: str) -> bool:
    """Tell whether nobody links this draft any more; `end` is the end of its name.

    One that nothing was written to yet counts for the process in its name. If that is one of
    another machine after all, it makes its lock as if there were no links.
    """
    found = _look(draft)
    if found is None:
        return False
    if found.pid is None:
        pid = end.partition("-")[0]
        return found.is_orphan() or (pid.isdecimal() and not is_alive(int(pid)))
    return found.is_orphan()


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
    the new lock of the first. What is no file, or may not be removed, is no orphan that ends: the
    answer is whether to try again at once.
    """
    try:
        descriptor = os.open(path, _LOOKING)
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
    except FileNotFoundError:
        return True
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


def host_name() -> str:
    """Give the name of this machine, which tells its processes from those of another."""
    return os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "")


def is_alive(pid: int | None) -> bool:
    """Tell whether there is a process of this ID on this machine; None counts as one."""
    if pid is None:
        return True  # nobody is named, so nobody can be said to have ended
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True

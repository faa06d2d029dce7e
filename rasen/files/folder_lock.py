"""A folder that one process at a time works in, without a file of its own to tell it.

The system lets go of the lock when its holder ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rasen.files.lock import PATIENCE, PAUSE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)


@contextmanager
def locked_folder(path: str, make: Callable[[], None]) -> Iterator[None]:
    """Hold a folder that `make` makes where it is missing; another holder is waited for.

    Raises OSError where `make` does, and where the other is not done in time. Where the system or
    the file system has no such locks, everybody gets the folder at once.
    """
    descriptor = _take(path, make)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _take(path: str, make: Callable[[], None]) -> int | None:
    """Give the descriptor that holds the folder, None where there are no locks."""
    try:
        import fcntl
    except ImportError:  # Windows
        make()
        return None
    started = time.monotonic()
    while True:
        make()
        try:
            descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        except FileNotFoundError:
            if time.monotonic() - started > PATIENCE:
                raise
            continue  # its maker has just taken it back
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_same(descriptor, path):
                return descriptor
            os.close(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _NO_LOCKS:
                return None
            if time.monotonic() - started > PATIENCE:
                raise OSError(error.errno, error.strerror, path) from error
            time.sleep(PAUSE)


def _is_same(descriptor: int, path: str) -> bool:
    """Tell whether the folder is still the one at its path: its maker may have removed it."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except OSError:
        return False

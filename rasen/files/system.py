"""The calls that change the file system, one place each.

Everything that writes goes through these, so that a test can make any of them fail, or end the
process at any of them.
"""

from __future__ import annotations

import os

# Never through a link, never onto something that is there.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0)
_NEW |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def create(path: str, mode: int) -> int:
    """Make a new file and give its descriptor, open for writing."""
    return os.open(path, _NEW, mode)


def write(descriptor: int, data: memoryview) -> int:
    """Write as much as the system takes and give how many bytes that was."""
    return os.write(descriptor, data)


def sync(descriptor: int) -> None:
    """Make what was written last through a power cut."""
    os.fsync(descriptor)


def chmod(path: str, mode: int) -> None:
    """Set the permissions exactly, whatever the umask."""
    os.chmod(path, mode)


def mkdir(path: str, mode: int) -> None:
    """Make one folder."""
    os.mkdir(path, mode)


def rename(old: str, new: str) -> None:
    """Give what is at one path another; a file there is replaced."""
    os.replace(old, new)


def link(old: str, new: str) -> None:
    """Give a file a second path, at which there is nothing yet."""
    os.link(old, new)


def symlink(target: str, path: str) -> None:
    """Make a symbolic link."""
    os.symlink(target, path)


def unlink(path: str) -> None:
    """Remove a file or a link."""
    os.unlink(path)


def rmdir(path: str) -> None:
    """Remove an empty folder."""
    os.rmdir(path)

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


def unlink(path: str, *, dir_fd: int | None = None) -> None:
    """Remove a file or a link; a path in the open folder `dir_fd` where there is one."""
    os.unlink(path, dir_fd=dir_fd)


def rmdir(path: str, *, dir_fd: int | None = None) -> None:
    """Remove an empty folder; a path in the open folder `dir_fd` where there is one."""
    os.rmdir(path, dir_fd=dir_fd)


def stamp(path: str, accessed: int, modified: int) -> None:
    """Set when a file or a folder was used and changed last, in nanoseconds since 1970."""
    os.utime(path, ns=(accessed, modified))

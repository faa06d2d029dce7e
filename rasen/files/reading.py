"""Files read whole, within a limit, from one state of the file, and without ever waiting.

A path may name anything: a pipe nobody writes to, a device without end, a file that grows while
it is read. What cannot be read safely is a typed error that carries the measured values.
"""

from __future__ import annotations

import errno
import os
import stat

# O_NONBLOCK: opening a pipe does not wait for a writer. O_NOCTTY: a terminal is not taken over.
# The names that a platform lacks (Windows) count as no flag there.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_NOFOLLOW = getattr(os, "O_NOFOLLOW", 0)
_PIECE = 1 << 20  # bytes per read where the size is not known beforehand


class ReadError(Exception):
    """A file could not be read; errors of one class and the same data are equal."""

    def __init__(self, path: str, *data: object) -> None:
        super().__init__(path, *data)
        self.path = path

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.args == getattr(other, "args", None)

    def __hash__(self) -> int:
        return hash((type(self), self.args))


class NotFound(ReadError):
    """Nothing has this path, or nothing can have it (a NUL in it, a file as its parent)."""

    def __str__(self) -> str:
        return f"{self.path!r} does not exist"


class NotRegular(ReadError):
    """The path names something else: `kind` is "folder", "link", "pipe", "socket" or "device"."""

    def __init__(self, path: str, kind: str) -> None:
        super().__init__(path, kind)
        self.kind = kind

    def __str__(self) -> str:
        return f"{self.path!r} is a {self.kind}, not a regular file"


class TooLarge(ReadError):
    """The file has more than `limit` bytes; `actual` is its size, or how much was seen of it."""

    def __init__(self, path: str, actual: int, limit: int) -> None:
        super().__init__(path, actual, limit)
        self.actual = actual
        self.limit = limit

    def __str__(self) -> str:
        return f"{self.path!r} has {self.actual} bytes, more than {self.limit}"


class Changed(ReadError):
    """The file was written to or replaced while it was read."""

    def __str__(self) -> str:
        return f"{self.path!r} changed while it was read"


class Unreadable(ReadError):
    """The system refuses (permission, loop of links, name too long); `number` is its errno."""

    def __init__(self, path: str, number: int) -> None:
        super().__init__(path, number)
        self.number = number

    @property
    def reason(self) -> str:
        """Give the system's own words for the refusal."""
        return os.strerror(self.number)

    def __str__(self) -> str:
        return f"{self.path!r} cannot be read: {self.reason}"


def read_bounded(path: str, limit: int) -> bytes:
    """Give the bytes of a regular file of at most `limit` bytes, links followed.

    Raises one of the errors above; never waits and never holds more than `limit` + 1 bytes.
    """
    try:
        descriptor = os.open(path, _FLAGS)
    except (OSError, ValueError) as error:
        raise _refusal(path, error, follow=True) from error
    try:
        return _read_regular(descriptor, path, limit, None)
    finally:
        os.close(descriptor)


def read_bounded_nofollow(path: str, limit: int, *, seen: os.stat_result | None = None) -> bytes:
    """Give the same of a file that is no link itself.

    `seen` is what `lstat` said of it before; a file that is another one by now, or has another
    size or time, is `Changed` (packages spec 3.1).
    """
    try:
        if not _NOFOLLOW and stat.S_ISLNK(os.lstat(path).st_mode):
            raise NotRegular(path, "link")
        descriptor = os.open(path, _FLAGS | _NOFOLLOW)
    except (OSError, ValueError) as error:
        raise _refusal(path, error, follow=False) from error
    try:
        return _read_regular(descriptor, path, limit, seen)
    finally:
        os.close(descriptor)


def read_stdin_bounded(limit: int, *, descriptor: int = 0, path: str = "-") -> bytes:
    """Give everything that standard input holds, at most `limit` bytes; waits for its end.

    `path` names the input in errors. What comes after the byte that is too much is left unread.
    """
    pieces: list[bytes] = []
    room = limit + 1
    try:
        while room and (piece := _read_waiting(descriptor, min(room, _PIECE))):
            pieces.append(piece)
            room -= len(piece)
    except IsADirectoryError as error:
        raise NotRegular(path, "folder") from error
    except OSError as error:
        raise Unreadable(path, error.errno or errno.EIO) from error
    if not room:
        raise TooLarge(path, limit + 1, limit)
    return b"".join(pieces)


def file_kind(mode: int) -> str:
    """Give the word for a kind of file: "file", "folder", "link", "pipe", "socket", "device"."""
    return _KINDS.get(stat.S_IFMT(mode), "device")


_KINDS = {
    stat.S_IFREG: "file",
    stat.S_IFDIR: "folder",
    stat.S_IFLNK: "link",
    stat.S_IFIFO: "pipe",
    stat.S_IFSOCK: "socket",
}


def _read_regular(descriptor: int, path: str, limit: int, seen: os.stat_result | None) -> bytes:
    before = os.fstat(descriptor)
    if not stat.S_ISREG(before.st_mode):
        raise NotRegular(path, file_kind(before.st_mode))
    if seen is not None and _state(seen) != _state(before):
        raise Changed(path)
    size = before.st_size
    if size > limit:
        raise TooLarge(path, size, limit)
    try:
        # One byte more than expected tells a file that has grown without a further read.
        data = os.read(descriptor, size + 1)
        if len(data) != size:
            data = _read_rest(descriptor, data, limit)
        after = os.fstat(descriptor)
    except OSError as error:
        raise Unreadable(path, error.errno or errno.EIO) from error
    if _state(after) != _state(before):
        raise Changed(path)
    # A file of /proc says 0 bytes and a file of /sys 4096, whatever they hold.
    if len(data) > limit:
        raise TooLarge(path, len(data), limit)
    return data


def _read_rest(descriptor: int, start: bytes, limit: int) -> bytes:
    """Read on to the end, but no more than one byte beyond the limit in all."""
    pieces = [start]
    room = limit + 1 - len(start)
    while room > 0 and (piece := os.read(descriptor, min(room, _PIECE))):
        pieces.append(piece)
        room -= len(piece)
    return b"".join(pieces)


def _read_waiting(descriptor: int, size: int) -> bytes:
    while True:
        try:
            return os.read(descriptor, size)
        except BlockingIOError:
            # Someone else made our input non-blocking: wait for it as usual.
            import select

            select.select([descriptor], [], [])


def _state(status: os.stat_result) -> tuple[int, int, int, int, int]:
    return (
        status.st_dev,
        status.st_ino,
        status.st_size,
        status.st_mtime_ns,
        status.st_ctime_ns,
    )


def _refusal(path: str, error: OSError | ValueError, *, follow: bool) -> ReadError:
    """Give the typed error for what the system said on opening."""
    if not isinstance(error, OSError):
        return NotFound(path)  # a NUL, or a surrogate that no file name can hold
    number = error.errno or errno.EIO
    if number in (errno.ENOENT, errno.ENOTDIR):
        return NotFound(path)
    kind = _kind_at(path, follow=follow)
    if kind not in ("", "file"):
        return NotRegular(path, kind)
    return Unreadable(path, number)


def _kind_at(path: str, *, follow: bool) -> str:
    """Give the kind of what could not be opened (a socket, a link), "" where nobody can tell."""
    try:
        return file_kind(os.stat(path, follow_symlinks=follow).st_mode)
    except (OSError, ValueError):
        return ""

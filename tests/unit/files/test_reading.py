"""Reading of whole files: limits, kinds of files, and files that change."""

from __future__ import annotations

import errno
import os
import socket
import threading

import pytest

from rasen.files import reading
from rasen.files.reading import (
    Changed,
    NotFound,
    NotRegular,
    TooLarge,
    Unreadable,
    read_bounded,
    read_bounded_nofollow,
    read_stdin_bounded,
)

BOTH = pytest.mark.parametrize("read", [read_bounded, read_bounded_nofollow])


@BOTH
@pytest.mark.parametrize("size", [0, 1, 99, 100])
def test_bytes_up_to_the_limit_are_given_unchanged(folder, read, size):
    """A file of at most the limit is given whole."""
    data = bytes(range(100))[:size]
    (folder / "f").write_bytes(data)
    assert read("f", 100) == data


@BOTH
def test_file_over_the_limit_is_measured_and_not_read(folder, read):
    """A file of one byte more than the limit is refused with its real size."""
    with open("f", "wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(TooLarge) as caught:
        read("f", 100)
    assert caught.value == TooLarge("f", 1 << 40, 100)


@BOTH
@pytest.mark.parametrize("path", ["absent", "f/below", "a\0b", "\ud800", ""])
def test_path_that_names_nothing_is_not_found(folder, read, path):
    """What is not there, and what no path can be, is `NotFound`."""
    (folder / "f").write_bytes(b"")
    with pytest.raises(NotFound) as caught:
        read(path, 100)
    assert caught.value == NotFound(path)


@BOTH
def test_pipe_is_refused_without_waiting(folder, read):
    """A pipe that nobody writes to is refused at once."""
    os.mkfifo("p")
    with pytest.raises(NotRegular) as caught:
        read("p", 100)
    assert caught.value == NotRegular("p", "pipe")


@BOTH
def test_folder_socket_and_device_are_not_regular(folder, read):
    """Each kind of file that is no regular one is named."""
    (folder / "d").mkdir()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("s")
        for path, kind in (("d", "folder"), ("s", "socket"), ("/dev/zero", "device")):
            with pytest.raises(NotRegular) as caught:
                read(path, 100)
            assert caught.value == NotRegular(path, kind)


def test_links_are_followed_or_refused(folder):
    """One function follows a link, the other refuses it, dangling or not."""
    (folder / "f").write_bytes(b"x")
    (folder / "to-f").symlink_to("f")
    (folder / "to-nothing").symlink_to("absent")
    assert read_bounded("to-f", 100) == b"x"
    with pytest.raises(NotFound):
        read_bounded("to-nothing", 100)
    for path in ("to-f", "to-nothing"):
        with pytest.raises(NotRegular) as caught:
            read_bounded_nofollow(path, 100)
        assert caught.value == NotRegular(path, "link")


@BOTH
def test_loop_of_links_above_a_file_is_unreadable(folder, read):
    """A loop of links on the way to the file is the system's refusal, not a kind of file."""
    (folder / "loop").symlink_to("loop")
    with pytest.raises(Unreadable) as caught:
        read("loop/f", 100)
    assert caught.value == Unreadable("loop/f", errno.ELOOP)


@BOTH
def test_name_too_long_is_unreadable(folder, read):
    """A name longer than the file system allows is refused with the system's reason."""
    with pytest.raises(Unreadable) as caught:
        read("x" * 300, 100)
    assert caught.value.number == errno.ENAMETOOLONG
    assert caught.value.reason == os.strerror(errno.ENAMETOOLONG)


@BOTH
def test_file_without_permission_is_unreadable(folder, read, unprivileged):
    """A file that may not be read is `Unreadable`."""
    (folder / "f").write_bytes(b"x")
    (folder / "f").chmod(0)
    with unprivileged(), pytest.raises(Unreadable) as caught:
        read("f", 100)
    assert caught.value == Unreadable("f", errno.EACCES)


@BOTH
def test_name_of_bytes_that_are_no_text_is_read(folder, read):
    """A file name that is no UTF-8 names its file."""
    name = os.fsdecode(b"caf\xe9")
    with open(name, "wb") as file:
        file.write(b"x")
    assert read(name, 100) == b"x"


@pytest.mark.parametrize(
    "change",
    [
        lambda path: path.write_bytes(b"grown longer"),
        lambda path: path.write_bytes(b""),
        lambda path: os.utime(path, ns=(1, 1)),
        lambda path: path.unlink(),
    ],
    ids=["grown", "emptied", "touched", "removed"],
)
def test_change_while_reading_is_noticed(folder, monkeypatch, change):
    """A file that is written to, touched or removed between its first and last byte is `Changed`."""
    path = folder / "f"
    path.write_bytes(b"as before")
    real = os.read

    def read_and_change(descriptor, size):
        data = real(descriptor, size)
        change(path)
        return data

    monkeypatch.setattr(reading.os, "read", read_and_change)
    with pytest.raises(Changed) as caught:
        read_bounded(str(path), 100)
    assert caught.value == Changed(str(path))


def test_other_file_than_was_seen_is_changed(folder):
    """A file that took the place of the one that was looked at before is `Changed`."""
    (folder / "f").write_bytes(b"one")
    seen = os.lstat("f")
    assert read_bounded_nofollow("f", 100, seen=seen) == b"one"
    (folder / "g").write_bytes(b"two")
    os.rename("g", "f")
    with pytest.raises(Changed):
        read_bounded_nofollow("f", 100, seen=seen)


def test_file_of_unknown_size_is_read_to_its_end():
    """A file that claims to be empty, as those of /proc do, is read all the same."""
    if not os.path.exists("/proc/self/status"):
        pytest.skip("no /proc here")
    assert b"Name:" in read_bounded("/proc/self/status", 1 << 16)
    with pytest.raises(TooLarge) as caught:
        read_bounded("/proc/self/status", 10)
    assert (caught.value.actual, caught.value.limit) == (11, 10)


def feed(data):
    """Give the reading end of a pipe into which the bytes are written, bit by bit."""
    receiver, sender = os.pipe()

    def write():
        with os.fdopen(sender, "wb", buffering=0) as file:
            for at in range(0, len(data), 40_000):
                try:
                    file.write(data[at : at + 40_000])
                except BrokenPipeError:
                    return

    thread = threading.Thread(target=write)
    thread.start()
    return receiver, thread


@pytest.mark.parametrize("size", [0, 1, 100_000])
def test_standard_input_is_read_to_its_end(size):
    """Everything that comes through a pipe is given, up to the limit."""
    receiver, thread = feed(b"x" * size)
    assert read_stdin_bounded(100_000, descriptor=receiver) == b"x" * size
    thread.join()
    os.close(receiver)


def test_standard_input_without_end_is_refused():
    """Input beyond the limit is refused once one byte too many has come."""
    receiver, thread = feed(b"x" * 1_000_000)
    with pytest.raises(TooLarge) as caught:
        read_stdin_bounded(100_000, descriptor=receiver)
    assert caught.value == TooLarge("-", 100_001, 100_000)
    os.close(receiver)
    thread.join()


def test_standard_input_that_does_not_block_is_waited_for():
    """A pipe that someone made non-blocking is still read to its end."""
    receiver, sender = os.pipe()
    os.set_blocking(receiver, False)
    timer = threading.Timer(0.05, lambda: (os.write(sender, b"late"), os.close(sender)))
    timer.start()
    assert read_stdin_bounded(100, descriptor=receiver) == b"late"
    timer.join()
    os.close(receiver)


def test_standard_input_that_is_a_folder_or_closed(folder):
    """Input that is a folder, or none at all, is a typed error."""
    descriptor = os.open(".", os.O_RDONLY)
    with pytest.raises(NotRegular):
        read_stdin_bounded(100, descriptor=descriptor)
    os.close(descriptor)
    with pytest.raises(Unreadable) as caught:
        read_stdin_bounded(100, descriptor=descriptor)
    assert caught.value == Unreadable("-", errno.EBADF)


def test_no_descriptor_stays_open(folder):
    """Every way to fail closes what it opened."""
    os.mkfifo("p")
    (folder / "f").write_bytes(b"xx")
    before = os.listdir("/dev/fd")
    for path in ("p", ".", "f", "absent"):
        with pytest.raises(reading.ReadError):
            read_bounded(path, 1)
    assert os.listdir("/dev/fd") == before


def test_errors_are_values_and_say_what_happened():
    """Errors with the same data are equal, and their text names the path and the values."""
    assert TooLarge("a", 3, 2) == TooLarge("a", 3, 2)
    assert TooLarge("a", 3, 2) != TooLarge("a", 3, 1)
    assert Changed("a") != NotFound("a")
    assert len({NotFound("a"), NotFound("a")}) == 1
    texts = [
        str(error)
        for error in (
            NotFound("a"),
            NotRegular("a", "pipe"),
            TooLarge("a", 3, 2),
            Changed("a"),
            Unreadable("a", errno.EACCES),
        )
    ]
    assert texts == [
        "'a' does not exist",
        "'a' is a pipe, not a regular file",
        "'a' has 3 bytes, more than 2",
        "'a' changed while it was read",
        "'a' cannot be read: Permission denied",
    ]

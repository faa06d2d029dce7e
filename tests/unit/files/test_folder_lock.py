"""A folder is one process's at a time, and a folder that was taken back is made again."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rasen.files import folder_lock
from rasen.files.folder_lock import locked_folder

fcntl = pytest.importorskip("fcntl", reason="Windows has no locks of folders")

HOLD = """
import fcntl, os, sys
descriptor = os.open(sys.argv[1], os.O_RDONLY)
fcntl.flock(descriptor, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "x")


@pytest.fixture
def holder(folder):
    """Give another process that holds the folder until it is told to end."""
    os.mkdir(folder)
    argv = [sys.executable, "-c", HOLD, folder]
    with subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def make(folder):
    return lambda: os.makedirs(folder, exist_ok=True)


def test_folder_is_made_and_free_again_afterwards(folder):
    """Twice one after the other is no conflict, and nothing is left in it."""
    for _ in range(2):
        with locked_folder(folder, make(folder)):
            assert os.listdir(folder) == []


def test_other_holder_is_waited_for_and_not_forever(folder, holder, monkeypatch):
    """The wait ends with an error that names the folder."""
    monkeypatch.setattr(folder_lock, "PATIENCE", 0.1)
    with pytest.raises(BlockingIOError) as caught, locked_folder(folder, make(folder)):
        pass
    assert caught.value.filename == folder


def test_killed_holder_keeps_nobody_out(folder, holder):
    """The system lets go of what the dead held."""
    holder.kill()
    with locked_folder(folder, make(folder)):
        pass


def test_folder_that_its_maker_took_back_is_made_again(folder, holder, monkeypatch):
    """What is held in the end is the folder at the path, not the one that was removed."""

    def end(_):
        os.rmdir(folder)
        holder.communicate("end\n")

    monkeypatch.setattr(folder_lock.time, "sleep", end)
    with locked_folder(folder, make(folder)):
        assert os.path.isdir(folder)


def test_folder_that_cannot_be_made_is_an_error(tmp_path):
    """A file in its place is not waited for."""
    (tmp_path / "x").write_text("")
    path = str(tmp_path / "x" / "y")
    with pytest.raises(NotADirectoryError), locked_folder(path, make(path)):
        pass


def test_file_system_without_locks_is_worked_on_all_the_same(folder, monkeypatch):
    """Nobody is kept out there."""

    def refuse(*_):
        raise OSError(folder_lock.errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with locked_folder(folder, make(folder)):
        assert os.path.isdir(folder)

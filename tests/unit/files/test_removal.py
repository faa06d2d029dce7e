"""Removing a folder whole, or leaving it as it was."""

from __future__ import annotations

import errno
import os
import stat

import pytest

from rasen.files import removal, system
from rasen.files.removal import NotRestored, remove_or_restore
from tests.faults import snapshot


@pytest.fixture
def folder(tmp_path):
    """Give a folder with files, folders and links of all sorts, and something it must not touch."""
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "kept").write_bytes(b"kept")
    inside = tmp_path / "inside"
    (inside / "deep" / "er").mkdir(parents=True)
    (inside / "deep" / "er" / "one").write_bytes(b"1")
    (inside / "deep" / "script.sh").write_bytes(b"#!/bin/sh\n")
    (inside / "deep" / "script.sh").chmod(0o750)
    (inside / "empty").mkdir(mode=0o700)
    (inside / "link").symlink_to(tmp_path / "outside")
    (inside / ".hidden").write_bytes(b"")
    return inside


def refuse_at(monkeypatch, turn, *names):
    """Let the `turn`-th removal fail; gives whether there was one."""
    calls = []

    for name in names:
        real = getattr(system, name)

        def call(path, real=real):
            calls.append(path)
            if len(calls) == turn:
                raise OSError(errno.EPERM, "Operation not permitted", path)
            real(path)

        monkeypatch.setattr(system, name, call)
    return lambda: len(calls) >= turn


def test_everything_goes_and_nothing_outside(folder, tmp_path):
    """Links go, and what they lead to stays."""
    remove_or_restore(str(folder))
    assert [path.name for path in tmp_path.iterdir()] == ["outside"]
    assert (tmp_path / "outside" / "kept").read_bytes() == b"kept"


def test_folders_may_be_a_thousand_deep(tmp_path):
    """A folder that no workflow could have is removed like any other."""
    for depth in range(1, 1100):
        os.mkdir(os.path.join(tmp_path, *["d"] * depth))
    remove_or_restore(str(tmp_path / "d"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["file", "link"])
def test_a_single_file_or_link_goes(tmp_path, kind):
    """What is no folder is removed as well."""
    path = tmp_path / "x"
    path.write_bytes(b"x") if kind == "file" else path.symlink_to("nowhere")
    remove_or_restore(str(path))
    assert not os.path.lexists(path)


def test_whatever_is_refused_all_is_put_back(folder, monkeypatch):
    """Bytes, modes and links are as before, at whichever entry the system refuses."""
    before = snapshot(folder)
    modes = {p: stat.S_IMODE(p.lstat().st_mode) for p in folder.rglob("*")}
    for turn in range(1, 20):
        with monkeypatch.context() as patch:
            reached = refuse_at(patch, turn, "unlink", "rmdir")
            if turn == 9:
                remove_or_restore(str(folder))
                assert not reached()
                return
            with pytest.raises(OSError, match="not permitted"):
                remove_or_restore(str(folder))
        assert snapshot(folder) == before
        assert {p: stat.S_IMODE(p.lstat().st_mode) for p in folder.rglob("*")} == modes


def test_what_cannot_be_remembered_goes_last(folder, monkeypatch):
    """A file that is too large to hold, or a pipe, is not touched while anything can still fail."""
    monkeypatch.setattr(removal, "MOST_BYTES", 8)
    (folder / "aaa").write_bytes(b"x" * 9)
    os.mkfifo(folder / "aab")
    order = []
    real = system.unlink
    monkeypatch.setattr(system, "unlink", lambda path: order.append(path) or real(path))
    remove_or_restore(str(folder))
    last = {str(folder / name) for name in ("aaa", "aab", "deep/script.sh")}
    assert set(order[-3:]) == last


def test_what_cannot_be_put_back_is_said(folder, monkeypatch):
    """A removal that can be neither finished nor undone is an error of its own."""
    refuse_at(monkeypatch, 2, "unlink")

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(system, "create", full)
    with pytest.raises(NotRestored) as caught:
        remove_or_restore(str(folder))
    assert caught.value.path == str(folder)
    assert isinstance(caught.value.__cause__, OSError)


def test_a_folder_that_cannot_be_listed_is_left_alone(folder, monkeypatch):
    """Nothing is removed before all is known."""
    before = snapshot(folder)
    real = os.listdir

    def refuse(path):
        if str(path).endswith("deep"):
            raise OSError(errno.EACCES, "Permission denied")
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "listdir", refuse)
        with pytest.raises(OSError, match="denied"):
            remove_or_restore(str(folder))
    assert snapshot(folder) == before

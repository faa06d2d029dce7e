"""A folder in the place of another."""

from __future__ import annotations

import os
import stat

import pytest

from rasen.files.atomic import Unfinished
from rasen.files.replacing import replace_folder_with
from tests.unit.files.test_atomic import fail_at, snapshot

NEW = {"index.html": b"new", "a/b.txt": b"2"}


@pytest.fixture
def old(tmp_path):
    """Give a folder with files, folders and links that lead out of it."""
    folder = tmp_path / "out"
    (folder / "x/y").mkdir(parents=True)
    (folder / "x/y/f").write_text("old")
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept/file").write_text("kept")
    (folder / "x/link").symlink_to("../../kept")
    (folder / "dangling").symlink_to("nowhere")
    return folder


def replace(folder):
    replace_folder_with(str(folder), NEW, dir_mode=0o755, file_mode=0o644)


def test_the_new_folder_takes_the_place_of_the_old_one(tmp_path, old):
    """Nothing of the old one is left, and what its links lead to is untouched."""
    replace(old)
    assert sorted(os.listdir(tmp_path)) == ["kept", "out"]
    assert {p.relative_to(old).as_posix() for p in old.rglob("*")} == {"a", "a/b.txt", "index.html"}
    assert stat.S_IMODE(old.stat().st_mode) == 0o755
    assert stat.S_IMODE((old / "index.html").stat().st_mode) == 0o644
    assert (tmp_path / "kept/file").read_text() == "kept"


def attempt(folder):
    """Give the error that replacing ends with, None where it does not."""
    try:
        replace(folder)
    except (OSError, Unfinished) as error:
        return error
    return None


@pytest.mark.parametrize("call", ["create", "write", "sync", "chmod", "mkdir", "rename"])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_failing_system_leaves_the_old_folder(tmp_path, old, monkeypatch, call, turn):
    """Until the new folder is in its place, the old one is; nothing else is left."""
    before = snapshot(tmp_path)
    failed = fail_at(monkeypatch, call, turn)
    error = attempt(old)
    if error is not None and not isinstance(error, Unfinished):
        assert failed
        assert snapshot(tmp_path) == before
    else:
        assert (old / "index.html").read_bytes() == b"new"
        assert not failed or call == "sync"


@pytest.mark.parametrize("call", ["unlink", "rmdir"])
def test_an_old_folder_that_cannot_be_removed_is_named(old, monkeypatch, call):
    """The new one is in place all the same."""
    fail_at(monkeypatch, call, 1)
    error = attempt(old)
    assert isinstance(error, Unfinished)
    assert (old / "index.html").read_bytes() == b"new"
    assert os.path.isdir(error.left[0])


def test_an_interrupt_leaves_the_old_folder(tmp_path, old, monkeypatch):
    """Also one that comes between the two renames."""
    before = snapshot(tmp_path)
    fail_at(monkeypatch, "rename", 3, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        replace(old)
    assert snapshot(tmp_path) == before

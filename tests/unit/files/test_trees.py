"""Private folders: filled exactly as asked, and removed without following anything out of them."""

from __future__ import annotations

import os
import stat

import pytest

from rasen.files import system
from rasen.files.trees import folders_of, is_real_folder, remove_tree, write_new, write_tree

FILES = {"workflow.yaml": b"id: x\n", "refs/a/one.md": b"1", "refs/two.md": b"2" * 5000}


def held(root):
    return {str(p.relative_to(root)): p.read_bytes() for p in root.rglob("*") if p.is_file()}


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_tree_has_its_files_and_modes_whatever_the_umask(tmp_path, mask):
    """Folders are 0700 and files 0600 however the process masks permissions."""
    before = os.umask(mask)
    try:
        write_tree(str(tmp_path), FILES)
    finally:
        os.umask(before)
    assert held(tmp_path) == FILES
    modes = {stat.S_IMODE(p.stat().st_mode) for p in tmp_path.rglob("*") if p.is_file()}
    assert modes == {0o600}
    assert {stat.S_IMODE(p.stat().st_mode) for p in tmp_path.rglob("*") if p.is_dir()} == {0o700}


def test_every_file_and_folder_is_synced_after_all_are_written(tmp_path, monkeypatch):
    """No sync comes before the last byte is written, and there is one for each file and folder."""
    calls = []
    for name in ("write", "sync"):
        real = getattr(system, name)
        monkeypatch.setattr(
            system, name, lambda *args, name=name, real=real: calls.append(name) or real(*args)
        )
    write_tree(str(tmp_path), FILES)
    assert calls == ["write"] * 3 + ["sync"] * (3 + 2 + 1)


def test_a_file_that_is_there_is_never_written_over(tmp_path):
    """A name that is taken, by a link too, is an error and what it leads to stays as it is."""
    outside = tmp_path / "outside"
    outside.write_bytes(b"mine")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "x").symlink_to(outside)
    with pytest.raises(FileExistsError):
        write_tree(str(tmp_path / "in"), {"x": b"theirs"})
    assert outside.read_bytes() == b"mine"


def test_made_is_told_before_anything_can_fail(tmp_path, monkeypatch):
    """Who has to clean up learns of the file although writing it fails."""
    made = []

    def full(*_args):
        raise OSError(5, "refused")

    monkeypatch.setattr(system, "write", full)
    with pytest.raises(OSError, match="refused"):
        write_new(str(tmp_path / "x"), b"data", None, made=made.append)
    assert made == [str(tmp_path / "x")]


def test_folders_come_outer_ones_first():
    """A folder is named once, before those inside of it."""
    assert folders_of(["a/b/c", "d", "a/e", "f/g"]) == ["a", "a/b", "f"]


def test_removal_takes_links_and_leaves_what_they_lead_to(tmp_path):
    """Links to files and folders go; their targets stay whole."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_bytes(b"kept")
    inside = tmp_path / "inside"
    write_dir = inside / "deep" / "er"
    write_dir.mkdir(parents=True)
    (write_dir / "file").write_bytes(b"")
    (inside / "folder").symlink_to(outside)
    (inside / "dangling").symlink_to(tmp_path / "nowhere")
    os.mkfifo(inside / "pipe")
    remove_tree(str(inside))
    assert held(tmp_path) == {"outside/kept": b"kept"}
    assert not os.path.lexists(inside)


def test_removal_of_what_is_gone_is_done(tmp_path):
    """Nothing to remove is no error."""
    remove_tree(str(tmp_path / "nothing"))


def test_removal_copes_with_another_that_removes_the_same(tmp_path, monkeypatch):
    """An entry that is gone before its turn is as good as removed."""
    (tmp_path / "x" / "y").mkdir(parents=True)
    (tmp_path / "x" / "z").write_bytes(b"")
    real = system.unlink

    def twice(path):
        real(path)
        real(path)

    monkeypatch.setattr(system, "unlink", twice)
    remove_tree(str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()


def test_only_a_folder_itself_is_a_real_folder(tmp_path):
    """Links, files and nothing are none."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    found = [name for name in ("folder", "file", "link", "none") if is_real_folder(tmp_path / name)]
    assert found == ["folder"]

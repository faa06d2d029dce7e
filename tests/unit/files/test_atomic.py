"""Writing: wholly or not at all, whatever call to the system fails."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys

import pytest

from rasen.files import system
from rasen.files.atomic import (
    NotEmpty,
    Unfinished,
    create_folder_with,
    remove_leftovers,
    write_file,
)
from rasen.files.reading import NotRegular

CALLS = ("create", "write", "sync", "chmod", "mkdir", "rename")
FILES = {"workflow.yaml": b"id: x\n", "refs/a/one.md": b"1", "refs/two.md": b"2" * 5000}


def snapshot(root):
    """Give everything below a folder: kind, mode and bytes by path."""
    found = {}
    for path in sorted(root.rglob("*")):
        status = path.lstat()
        held = path.read_bytes() if stat.S_ISREG(status.st_mode) else None
        found[str(path.relative_to(root))] = (oct(status.st_mode), held)
    return found


def mode_of(path):
    return stat.S_IMODE(os.stat(path).st_mode)


class Full(OSError):
    """The failure that is put in."""


def fail_at(monkeypatch, name, turn, error=None):
    """Make the `turn`-th use of a call fail; gives a list that is filled when it did."""
    real = getattr(system, name)
    calls = []
    failed = []

    def call(*args):
        calls.append(args)
        if len(calls) == turn:
            failed.append(args)
            raise error or Full(errno.ENOSPC, "no space")
        return real(*args)

    monkeypatch.setattr(system, name, call)
    return failed


@pytest.fixture(autouse=True)
def _usual_mask():
    old = os.umask(0o022)
    yield
    os.umask(old)


def test_file_is_written_and_replaced(tmp_path):
    """A file is made, then replaced, and nothing else is left in the folder."""
    path = tmp_path / "f"
    write_file(str(path), b"one")
    write_file(str(path), b"two" * 100_000)
    assert path.read_bytes() == b"two" * 100_000
    assert os.listdir(tmp_path) == ["f"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o777])
def test_mode_is_exact(tmp_path, mode):
    """The mode asked for is set whatever the mask, on a new file and on an old one."""
    os.umask(0o077)
    for name in ("new", "old"):
        path = tmp_path / name
        if name == "old":
            path.write_bytes(b"")
            path.chmod(0o640)
        write_file(str(path), b"x", mode=mode)
        assert mode_of(path) == mode


def test_mode_without_wish_is_the_old_or_the_usual_one(tmp_path):
    """Without a mode an old file keeps its own and a new one gets what the mask leaves."""
    (tmp_path / "old").write_bytes(b"")
    (tmp_path / "old").chmod(0o640)
    for name in ("old", "new"):
        write_file(str(tmp_path / name), b"x")
    assert (mode_of(tmp_path / "old"), mode_of(tmp_path / "new")) == (0o640, 0o644)


def test_missing_parents_are_made_on_request(tmp_path):
    """Folders above the file are made when asked for, else their absence is the system's error."""
    path = tmp_path / "a/b/f"
    with pytest.raises(FileNotFoundError):
        write_file(str(path), b"x")
    assert snapshot(tmp_path) == {}
    write_file(str(path), b"x", parents=True)
    assert path.read_bytes() == b"x"


def test_name_as_long_as_the_system_allows_can_be_written(tmp_path):
    """The temporary name does not grow with the file's."""
    path = tmp_path / ("x" * 255)
    write_file(str(path), b"x")
    assert path.read_bytes() == b"x"


def test_relative_path_is_written_in_the_working_folder(folder):
    """A bare name is a file of the working folder."""
    write_file("f", b"x")
    assert (folder / "f").read_bytes() == b"x"


def test_link_to_a_file_is_written_through(tmp_path):
    """A link stays a link, and the file behind it has the new bytes."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub/f").write_bytes(b"old")
    (tmp_path / "link").symlink_to("sub/f")
    write_file(str(tmp_path / "link"), b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "sub/f").read_bytes() == b"new"
    assert sorted(os.listdir(tmp_path / "sub")) == ["f"]


def test_what_is_no_file_is_not_replaced(tmp_path):
    """A folder, a pipe, a device and a dangling link stay what they are."""
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("absent")
    before = snapshot(tmp_path)
    for name in ("folder", "pipe", "link"):
        with pytest.raises(NotRegular) as caught:
            write_file(str(tmp_path / name), b"x")
        assert caught.value.kind == name
    with pytest.raises(NotRegular):
        write_file("/dev/null", b"x")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("name", CALLS)
def test_failing_call_leaves_the_old_file(tmp_path, monkeypatch, name):
    """Whichever call fails, the old file and the folders are as before and the error is its own."""
    (tmp_path / "f").write_bytes(b"old")
    before = snapshot(tmp_path)
    target = tmp_path / ("new/deep/f" if name == "mkdir" else "f")
    failed = fail_at(monkeypatch, name, 2 if name == "mkdir" else 1)
    with pytest.raises(Full):
        write_file(str(target), b"new", mode=0o600, parents=True)
    assert failed
    assert snapshot(tmp_path) == before


def test_interrupt_leaves_the_old_file(tmp_path, monkeypatch):
    """An interrupt while writing is passed on after cleaning up."""
    (tmp_path / "f").write_bytes(b"old")
    before = snapshot(tmp_path)
    fail_at(monkeypatch, "sync", 1, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        write_file(str(tmp_path / "f"), b"new")
    assert snapshot(tmp_path) == before


def test_short_writes_are_continued(tmp_path, monkeypatch):
    """A system that takes only some of the bytes at a time gets them all."""
    real = system.write
    monkeypatch.setattr(system, "write", lambda descriptor, data: real(descriptor, data[:3]))
    write_file(str(tmp_path / "f"), b"0123456789")
    assert (tmp_path / "f").read_bytes() == b"0123456789"


def test_folder_that_cannot_be_synced_is_no_failure(tmp_path, monkeypatch):
    """After the rename the file is there, so a refused sync of its folder is not reported."""
    fail_at(monkeypatch, "sync", 2)
    write_file(str(tmp_path / "f"), b"x")
    assert (tmp_path / "f").read_bytes() == b"x"


@pytest.mark.parametrize("there", [False, True])
def test_folder_is_made_with_its_files(tmp_path, there):
    """A folder appears with all its files and modes; an empty one that was there is filled."""
    target = tmp_path / "x"
    if there:
        target.mkdir(mode=0o755)
    number = target.stat().st_ino if there else None
    create_folder_with(str(target) + "/", FILES, dir_mode=0o700, file_mode=0o600)
    assert snapshot(target) == {
        "refs": ("0o40700", None),
        "refs/a": ("0o40700", None),
        "refs/a/one.md": ("0o100600", b"1"),
        "refs/two.md": ("0o100600", b"2" * 5000),
        "workflow.yaml": ("0o100600", b"id: x\n"),
    }
    assert os.listdir(tmp_path) == ["x"]
    assert mode_of(target) == (0o755 if there else 0o700)
    assert number in (None, target.stat().st_ino)


def test_working_folder_can_be_filled(folder):
    """The folder one stands in is filled and stays the one one stands in."""
    create_folder_with(".", FILES)
    assert sorted(os.listdir(".")) == ["refs", "workflow.yaml"]


def test_folder_without_files_can_be_made(tmp_path):
    """No files at all make an empty folder."""
    create_folder_with(str(tmp_path / "x"), {})
    assert os.listdir(tmp_path / "x") == []


def test_folder_is_not_made_over_something_else(tmp_path):
    """A folder with something in it, a file and a link are left as they are."""
    (tmp_path / "full").mkdir()
    (tmp_path / "full/.hidden").write_bytes(b"")
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "empty").mkdir()
    (tmp_path / "link").symlink_to("empty")
    before = snapshot(tmp_path)
    with pytest.raises(NotEmpty):
        create_folder_with(str(tmp_path / "full"), FILES)
    for name in ("file", "link"):
        with pytest.raises(NotRegular):
            create_folder_with(str(tmp_path / name), FILES)
    with pytest.raises(NotADirectoryError):
        create_folder_with(str(tmp_path / "file/x"), FILES)
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("name", ["../x", "/x", "a/../../x", "", "a\\b", "a/"])
def test_file_outside_of_the_folder_is_refused(tmp_path, name):
    """A name that is no portable path is refused before anything is made."""
    with pytest.raises(ValueError) as caught:
        create_folder_with(str(tmp_path / "new"), {"ok": b"", name: b""})
    assert caught.value.args == (name,)
    assert snapshot(tmp_path) == {}


def cases():
    """Give each call with each turn at which it can fail."""
    turns = {"create": 3, "write": 3, "sync": 3, "chmod": 6, "mkdir": 5, "rename": 1}
    return [(name, turn) for name, most in turns.items() for turn in range(1, most + 1)]


@pytest.mark.parametrize(("name", "turn"), cases())
def test_failing_call_leaves_no_folder(tmp_path, monkeypatch, name, turn):
    """Whichever call fails, whenever, no file, stage or parent made by the run is left."""
    (tmp_path / "other").write_bytes(b"")
    before = snapshot(tmp_path)
    failed = fail_at(monkeypatch, name, turn)
    with pytest.raises(Full):
        create_folder_with(str(tmp_path / "p/q/x"), FILES, parents=True)
    assert failed
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize(
    ("name", "turn"), [("mkdir", 2), ("write", 3), ("rename", 1), ("rename", 2), ("rmdir", 1)]
)
def test_failing_call_leaves_an_empty_folder_empty(tmp_path, monkeypatch, name, turn):
    """When filling an empty folder fails, also half way through moving in, it is empty again."""
    (tmp_path / "x").mkdir()
    before = snapshot(tmp_path)
    failed = fail_at(monkeypatch, name, turn)
    with pytest.raises(Full):
        create_folder_with(str(tmp_path / "x"), FILES)
    assert failed
    assert snapshot(tmp_path) == before


def test_folder_that_others_fill_meanwhile_is_left_to_them(tmp_path, monkeypatch):
    """What somebody else put into the empty folder during the run stays, and only that."""
    (tmp_path / "x").mkdir()
    real = system.create

    def create(path, mode):
        (tmp_path / "x/theirs").write_bytes(b"t")
        return real(path, mode)

    monkeypatch.setattr(system, "create", create)
    with pytest.raises(NotEmpty):
        create_folder_with(str(tmp_path / "x"), FILES)
    assert os.listdir(tmp_path / "x") == ["theirs"]


def test_parent_made_by_others_meanwhile_is_not_removed(tmp_path, monkeypatch):
    """A parent that somebody else made first is used, and stays after a failure."""
    real = system.mkdir

    def mkdir(path, mode):
        if path.endswith("/p"):
            os.mkdir(path)
        return real(path, mode)

    monkeypatch.setattr(system, "mkdir", mkdir)
    fail_at(monkeypatch, "rename", 1)
    with pytest.raises(Full):
        create_folder_with(str(tmp_path / "p/x"), FILES, parents=True)
    assert os.listdir(tmp_path) == ["p"]
    assert os.listdir(tmp_path / "p") == []


def test_what_cannot_be_undone_is_named(tmp_path, monkeypatch):
    """When cleaning up fails as well, the error says what was left and what went wrong first."""
    fail_at(monkeypatch, "rename", 1)
    fail_at(monkeypatch, "unlink", 1)
    with pytest.raises(Unfinished) as caught:
        write_file(str(tmp_path / "f"), b"x")
    assert isinstance(caught.value.__cause__, Full)
    assert [os.path.basename(path) for path in caught.value.left] == os.listdir(tmp_path)
    assert caught.value.left[0] in str(caught.value)


def test_leftovers_of_ended_processes_are_removed(folder):
    """What a process that was ended in the middle left goes; all else in the folder stays."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    gone = f".rasen-{ended.pid}-0123456789abcdef"
    kept = [
        f".rasen-{os.getpid()}-0123456789abcdef",
        f".rasen-{ended.pid}-0123456789abcdef.txt",
        f".rasen-{ended.pid}-short",
        "file.txt",
    ]
    for name in (gone, *kept):
        (folder / name).write_text("x")
    (folder / f".rasen-{ended.pid}-1123456789abcdef").mkdir()
    (folder / f".rasen-{ended.pid}-2123456789abcdef").symlink_to("file.txt")
    remove_leftovers(str(folder))
    assert not (folder / gone).exists()
    assert len(list(folder.iterdir())) == len(kept) + 2
    remove_leftovers(str(folder / "none"))

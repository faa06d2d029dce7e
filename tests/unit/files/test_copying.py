"""Folders copied as they are, and removed where the copy has all of it."""

from __future__ import annotations

import os
import subprocess

import pytest

from rasen.files import system
from rasen.files.copying import copy_tree, remove_copied
from rasen.files.reading import NotRegular


def fill(folder):
    """Put one of everything into a folder that can be copied."""
    (folder / "deep/er").mkdir(parents=True)
    (folder / "deep/er/a").write_bytes(b"a" * 3_000_000)
    (folder / "deep/er/a").chmod(0o640)
    (folder / "empty").mkdir(mode=0o750)
    (folder / "script").write_bytes(b"#!")
    (folder / "script").chmod(0o755)
    os.symlink("nowhere", folder / "dangling")
    os.symlink("deep", folder / "to a folder")
    for path in ("deep/er/a", "deep/er", "deep", "empty", "script", ""):
        os.utime(folder / path, (1, 1_000_000_000.5))


def state(folder):
    """Give kind, permissions, time, and bytes or target of everything in a folder."""
    found = {}
    for path in sorted([folder, *folder.rglob("*")]):
        status = path.lstat()
        data = (
            os.readlink(path)
            if path.is_symlink()
            else path.read_bytes()
            if path.is_file()
            else status.st_mtime
        )
        time = None if path.is_symlink() else status.st_mtime
        found[str(path.relative_to(folder))] = (oct(status.st_mode), time, data)
    return found


@pytest.fixture
def source(folder):
    """Give a folder with one of everything."""
    place = folder / "source"
    place.mkdir()
    fill(place)
    return place


def test_a_copy_is_as_the_original(folder, source):
    """Content, links, permissions and times; the original is as it was."""
    before = state(source)
    copy_tree("source", "copy")
    assert state(folder / "copy") == before == state(source)


@pytest.mark.parametrize("kind", ["pipe", "socket"])
def test_what_has_no_content_is_not_copied(source, kind):
    """It says which it was, without waiting for anybody."""
    if kind == "pipe":
        os.mkfifo(source / "odd")
    else:
        import socket

        with socket.socket(socket.AF_UNIX) as end:
            end.bind("source/odd")
    with pytest.raises(NotRegular) as caught:
        copy_tree("source", "copy")
    assert caught.value.kind == kind


def test_a_folder_deeper_than_any_stack_is_copied_and_removed(folder, source):
    """No depth that the system allows is too much."""
    path = "source" + "/d" * 1200
    try:
        os.makedirs(path[:1500])
        os.makedirs(path)
        copy_tree("source", "copy")
        assert os.path.isdir("copy" + path.removeprefix("source"))
        assert remove_copied("source", "copy")
        assert not source.exists()
    finally:
        subprocess.run(["rm", "-rf", "source", "copy"], check=True)  # pytest cannot


def test_what_the_copy_has_is_removed(folder, source):
    """All of it, the folder as well."""
    copy_tree("source", "copy")
    before = state(folder / "copy")
    assert remove_copied("source", "copy")
    assert not source.exists()
    assert state(folder / "copy") == before


@pytest.mark.parametrize("name", ["new", "deep/er/a", "script", "dangling", "empty/new"])
def test_what_has_changed_since_stays(folder, source, name):
    """Whatever it is; only the folders above it stay with it."""
    copy_tree("source", "copy")
    if name == "dangling":
        (source / name).unlink()
        os.symlink("elsewhere", source / name)
    else:
        with (source / name).open("r+b" if (source / name).exists() else "wb") as file:
            file.write(b"b")
    assert not remove_copied("source", "copy")
    left = [str(path.relative_to(source)) for path in source.rglob("*") if not path.is_dir()]
    assert left == [name]


def test_a_folder_where_the_copy_has_a_file_stays(folder, source):
    """It is another thing."""
    copy_tree("source", "copy")
    (folder / "copy/script").unlink()
    (folder / "copy/script").mkdir()
    assert not remove_copied("source", "copy")
    assert (source / "script").exists()


def test_refusals_are_no_errors(folder, source, monkeypatch):
    """What the system does not let go stays."""
    copy_tree("source", "copy")

    def refuse(*_, **__):
        raise PermissionError

    monkeypatch.setattr(system, "unlink", refuse)
    before = {name for name, (_, _, data) in state(source).items() if not isinstance(data, float)}
    assert not remove_copied("source", "copy")
    assert before <= state(source).keys()


def test_nothing_to_remove_is_done(folder):
    """A folder that is not there is gone."""
    assert remove_copied("nothing", "copy")

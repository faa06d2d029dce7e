"""The files of an artifact on a real disk."""

from __future__ import annotations

import os

import pytest

from rasen.planning.outputs import output_place, outputs


@pytest.fixture
def folder(tmp_path):
    """Give a folder that knows how to make files."""
    place = tmp_path.resolve() / "change"
    place.mkdir()
    return place


def make(folder, *paths):
    for path in paths:
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(b"")


def test_files_are_absolute_and_in_the_order_of_code_points(folder):
    """Whatever the file system says; an upper-case letter comes before every small one."""
    make(folder, "b.md", "a/x.md", "B.md", "ä.md", "c/d/e.md")
    found = outputs(str(folder), "**/*.md")
    assert found == [str(folder / name) for name in ("B.md", "a/x.md", "b.md", "c/d/e.md", "ä.md")]


def test_links_to_files_count_once_as_what_they_lead_to(folder, tmp_path):
    """A link is the file behind it, wherever that lies."""
    make(folder, "a.md")
    (tmp_path / "outside.md").write_bytes(b"")
    (folder / "b.md").symlink_to("a.md")
    (folder / "c.md").symlink_to(tmp_path / "outside.md")
    (folder / "d.md").symlink_to("nowhere")
    (folder / "e.md").symlink_to("e.md")
    expected = [str(folder / "a.md"), str(tmp_path.resolve() / "outside.md")]
    assert outputs(str(folder), "*.md") == sorted(expected)
    assert outputs(str(folder), "b.md") == [str(folder / "a.md")]


def test_linked_folders_lead_neither_in_circles_nor_away(folder, tmp_path):
    """`**` stays inside of the change."""
    make(folder, "a/x.md")
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "x.md").write_bytes(b"")
    (folder / "a" / "up").symlink_to("..")
    (folder / "away").symlink_to(tmp_path / "far")
    assert outputs(str(folder), "**/*.md") == [str(folder / "a/x.md")]
    far = str(tmp_path.resolve() / "far" / "x.md")
    assert outputs(str(folder), "*/x.md") == sorted([str(folder / "a/x.md"), far])


def test_only_regular_files_count(folder):
    """Neither a folder nor a pipe nor nothing at all."""
    (folder / "d.md").mkdir()
    os.mkfifo(folder / "p.md")
    assert outputs(str(folder), "*.md") == []
    assert [outputs(str(folder), name) for name in ("d.md", "p.md", "no.md", "", "a\0b")] == [
        []
    ] * 5
    assert outputs(str(folder / "no"), "**") == []


def test_names_that_are_no_text_are_found(folder):
    """A name of bytes that are no UTF-8 is a name."""
    path = os.path.join(os.fsencode(folder), b"caf\xe9.md")
    with open(path, "wb"):
        pass
    assert outputs(str(folder), "*.md") == [os.fsdecode(path)]


def test_the_place_is_normalised(folder):
    """Steps that mean nothing are gone, a NUL stays where it is."""
    assert output_place("/c", "./a//b/*.md") == "/c/a/b/*.md"
    assert output_place("/c", "a\0b") == "/c/a\0b"

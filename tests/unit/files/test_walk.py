"""Walking of folders: what is found, in which order, and what cannot go wrong."""

from __future__ import annotations

import os

from rasen.files import walk as walking
from rasen.files.walk import FILE, FOLDER, LINK, SPECIAL, UNREADABLE, Entry, walk


def make(root, *paths):
    for path in paths:
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"")


def test_entries_come_in_code_unit_order_with_folders_in_their_place(tmp_path):
    """Siblings are ordered by UTF-16 code units of their names, and folders are entered there."""
    make(tmp_path, "b", "a.txt", "a/z", "a/B", "\uff5a", "\U0001f600", "é")
    assert list(walk(str(tmp_path))) == [
        Entry(path, FILE) for path in ("a/B", "a/z", "a.txt", "b", "é", "\U0001f600", "\uff5a")
    ]


def test_hidden_entries_are_left_out_unless_named(tmp_path):
    """Names with a dot in front are left out, but the root may be one."""
    make(tmp_path, ".hidden", ".folder/x", ".git/config", "a/.b", "a/c")
    assert list(walk(str(tmp_path))) == [Entry("a/c", FILE)]
    assert list(walk(str(tmp_path / ".folder"))) == [Entry("x", FILE)]


def test_links_are_named_and_not_followed(tmp_path):
    """A link is one entry, also a link to a folder or to an ancestor, so no walk can loop."""
    make(tmp_path, "a/x")
    (tmp_path / "a/up").symlink_to("..")
    (tmp_path / "b").symlink_to("a")
    assert list(walk(str(tmp_path))) == [
        Entry("a/up", LINK),
        Entry("a/x", FILE),
        Entry("b", LINK),
    ]


def test_root_may_be_a_link(tmp_path):
    """The folder asked for is walked also when it is named by a link."""
    make(tmp_path, "a/x")
    (tmp_path / "b").symlink_to("a")
    assert list(walk(str(tmp_path / "b"))) == [Entry("x", FILE)]


def test_special_files_are_named(tmp_path):
    """A pipe is an entry of its own kind."""
    os.mkfifo(tmp_path / "p")
    assert list(walk(str(tmp_path))) == [Entry("p", SPECIAL)]


def test_unreadable_folder_is_an_entry(folder, unprivileged):
    """A folder that may not be listed is given as such, and the walk goes on."""
    make(folder, "a/x", "b")
    (folder / "a").chmod(0)
    with unprivileged():
        found = list(walk("."))
    assert found == [Entry("a", UNREADABLE), Entry("b", FILE)]


def test_unreadable_root_is_an_entry(folder, unprivileged):
    """A root that may not be listed, or is no folder, is the only entry."""
    make(folder, "a/x", "f")
    (folder / "a").chmod(0)
    with unprivileged():
        assert list(walk("a")) == [Entry("", UNREADABLE)]
    assert list(walk("f")) == [Entry("", UNREADABLE)]


def test_claimed_folder_is_one_entry(tmp_path):
    """A folder that is claimed is given whole, and nothing below it."""
    make(tmp_path, "w/workflow.yaml", "w/refs/x", "v/x", "y")
    asked = []

    def claim(path, names):
        asked.append((path, names))
        return "workflow.yaml" in names

    assert list(walk(str(tmp_path), claim=claim)) == [
        Entry("v/x", FILE),
        Entry("w", FOLDER),
        Entry("y", FILE),
    ]
    assert asked == [("", ["v", "w", "y"]), ("v", ["x"]), ("w", ["refs", "workflow.yaml"])]


def test_root_can_be_claimed(tmp_path):
    """The root is asked for as well, by its empty path."""
    make(tmp_path, "x")
    assert list(walk(str(tmp_path), claim=lambda path, names: True)) == [Entry("", FOLDER)]


def test_folder_that_vanishes_gives_nothing(tmp_path):
    """A folder removed during the walk is left out."""
    make(tmp_path, "a/x", "b/y")
    found = []
    for entry in walk(str(tmp_path)):
        found.append(entry)
        if entry.path == "a/x":
            (tmp_path / "b/y").unlink()
            (tmp_path / "b").rmdir()
    assert found == [Entry("a/x", FILE)]


def test_ignore_files_can_be_left_aside(tmp_path):
    """Without `ignore` the ignore files have no say."""
    make(tmp_path, "a", "b")
    (tmp_path / ".gitignore").write_bytes(b"a\n")
    assert list(walk(str(tmp_path))) == [Entry("b", FILE)]
    assert list(walk(str(tmp_path), ignore=False)) == [Entry("a", FILE), Entry("b", FILE)]


def test_deep_tree_is_walked_without_recursion(folder):
    """Folders nested until their path is too long for the system end in an unreadable one."""
    depth = 2100
    for _ in range(depth):
        os.mkdir("d")
        os.chdir("d")
    os.chdir(folder)
    (entry,) = walk(".")
    assert entry.kind == UNREADABLE
    assert entry.path.count("/") < depth
    for _ in range(depth):  # a tree that nobody can name must be removed step by step
        os.chdir("d")
    for _ in range(depth):
        os.chdir("..")
        os.rmdir("d")


def test_name_of_bytes_that_are_no_text_is_found(tmp_path):
    """A name that is no UTF-8 is an entry like others, and can be opened by what is given."""
    with open(os.path.join(os.fsencode(tmp_path), b"caf\xe9"), "wb"):
        pass
    (entry,) = walk(str(tmp_path))
    assert os.fsencode(entry.path) == b"caf\xe9"
    assert os.path.exists(tmp_path / entry.path)


def test_entry_that_cannot_be_looked_at_is_unreadable():
    """Where even the kind of an entry cannot be had, the entry is unreadable."""

    class Broken:
        def is_file(self, *, follow_symlinks):
            raise PermissionError

    assert walking._kind(Broken()) == UNREADABLE


def test_hidden_names_that_are_asked_for_are_given(tmp_path):
    """Others stay hidden, and what git ignores is ignored all the same."""
    make(tmp_path, ".kept", "a/.kept", "a/.other", "b/.kept")
    (tmp_path / ".gitignore").write_text("b/.kept\n", "utf-8")
    found = list(walk(str(tmp_path), hidden={".kept"}))
    assert found == [Entry(".kept", FILE), Entry("a/.kept", FILE)]

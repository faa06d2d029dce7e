"""Loading the tree of a workflow folder (packages spec 3.1)."""

from __future__ import annotations

import os

import pytest

from rasen.workflows import tree
from rasen.workflows.tree import load_tree, tree_of

LIMITS = {"x-max-entries": 256, "x-max-bytes": 1048576, "x-max-total-bytes": 12582912}


def codes(loaded):
    return [(d.code, d.path) for d in loaded.diagnostics]


def test_files_are_kept_byte_for_byte(workflow):
    """CRLF, NUL, empty and non-ASCII files come through unchanged."""
    data = {
        "a.txt": b"a\r\nb\rc\n",
        "b/empty": b"",
        "c.md": "Körper 😀\n".encode(),
        "zero": b"a\0b",
    }
    loaded = load_tree(workflow(**data))
    assert loaded.diagnostics == ()
    assert {path: text.encode() for path, text in loaded.files.items() if path in data} == data


def test_limits_stand_in_the_schema():
    """The loader's limits are the schema's, which are those of the specification."""
    from rasen import schemas

    assert schemas.limits("common:workflow-tree") == LIMITS


def test_entries_come_depth_first_by_code_units(workflow):
    """A folder is entered where its name stands; an emoji comes before a full-width letter."""
    root = workflow(**{"a/x": "", "a.md": "", "Ｂ.md": "", "😀.md": ""})
    assert list(load_tree(root).files) == [
        "SKILL.md", "a/x", "a.md", "workflow.yaml", "😀.md", "Ｂ.md",
    ]  # fmt: skip


def test_skipped_names_are_no_content(workflow):
    """Dot entries, Thumbs.db and desktop.ini in any case are passed over in silence."""
    root = workflow(**{".git/config": "x", ".DS_Store": "x", "THUMBS.DB": "x", "Desktop.ini": "x"})
    loaded = load_tree(root)
    assert codes(loaded) == []
    assert sorted(loaded.files) == ["SKILL.md", "workflow.yaml"]


def test_bad_names_links_and_special_files_are_refused(workflow):
    """Each entry is reported once, by the first rule it breaks, and folders with bad names stay shut."""
    root = workflow(
        **{"dir./x.md": "x", "refs/PRN.md": "x", "refs/colon:x.md": "x", "refs/trail ": "x"},
        **{"refs/back\\slash.md": "x", "refs/new\nline.md": "x", "refs/e\u0301t\u00e9.md": "x"},
    )
    os.symlink("../workflow.yaml", os.path.join(root, "refs/link.md"))
    os.symlink("..", os.path.join(root, "linked-dir"))
    os.mkfifo(os.path.join(root, "refs/pipe"))
    loaded = load_tree(root)
    assert codes(loaded) == [
        ("path_trailing_dot_space", "dir."),
        ("symlink_forbidden", "linked-dir"),
        ("path_windows_device", "refs/PRN.md"),
        ("path_backslash", "refs/back\\slash.md"),
        ("path_windows_character", "refs/colon:x.md"),
        ("path_not_nfc", "refs/e\u0301t\u00e9.md"),
        ("symlink_forbidden", "refs/link.md"),
        ("path_control_character", "refs/new\nline.md"),
        ("special_file_forbidden", "refs/pipe"),
        ("path_trailing_dot_space", "refs/trail "),
    ]
    assert loaded.diagnostics[0].source_path == os.path.join(root, "dir.")


def test_a_name_that_is_not_utf8_is_refused(workflow):
    """A file name whose bytes are no text is reported with a replacement character."""
    root = workflow()
    with open(os.path.join(os.fsencode(root), b"caf\xe9"), "wb"):
        pass
    assert codes(load_tree(root)) == [("entry_unreadable", "caf\ufffd")]


def test_colliding_names_keep_the_first(workflow):
    """Names that fold to one key collide; the diagnostic names the one that stays."""
    root = workflow(
        **{"refs/Notes.md": "1", "refs/notes.md": "2", "refs/A/x.md": "1", "refs/a/x.md": "2"}
    )
    loaded = load_tree(root)
    found = [(d.code, d.path, d.details) for d in loaded.diagnostics]
    assert found == [
        ("path_collision", "refs/a/x.md", {"conflictingPath": "refs/A/x.md"}),
        ("path_collision", "refs/notes.md", {"conflictingPath": "refs/Notes.md"}),
    ]
    assert "refs/Notes.md" in loaded.files


def test_each_file_beyond_the_limit_is_reported(workflow):
    """With 258 files the last two are refused, both as number 257."""
    root = workflow(**{f"zz/{number:03}": "" for number in range(256)})
    loaded = load_tree(root)
    found = [(d.code, d.path, d.source_path, d.details) for d in loaded.diagnostics]
    measured = {"actual": 257, "limit": 256}
    assert found == [
        ("entry_limit_exceeded", "zz/254", root, measured),
        ("entry_limit_exceeded", "zz/255", root, measured),
    ]


def test_a_file_of_one_byte_too_many_is_refused(workflow):
    """1 MiB passes, one byte more does not; bytes count, not characters."""
    root = workflow(brim=b"a" * 1048576, wide=("あ" * 349525 + "ab").encode())
    loaded = load_tree(root)
    assert [(d.code, d.path, d.details) for d in loaded.diagnostics] == [
        ("file_too_large", "wide", {"actual": 1048577, "limit": 1048576})
    ]
    assert "brim" in loaded.files


def test_the_total_keeps_the_bytes_of_refused_files(workflow, monkeypatch):
    """A file that does not fit any more counts, so that a smaller one after it is refused too."""
    monkeypatch.setattr(tree.schemas, "limits", lambda _name: {**LIMITS, "x-max-total-bytes": 200})
    root = workflow(a=b"x" * 100, b=b"x" * 150, c=b"x")
    loaded = load_tree(root)
    skill = len(loaded.files["SKILL.md"])
    assert next((d.code, d.path, d.details) for d in loaded.diagnostics) == (
        "content_limit_exceeded", "b", {"actual": skill + 250, "limit": 200},
    )  # fmt: skip
    assert [d.path for d in loaded.diagnostics] == ["b", "c", "workflow.yaml"]


def test_a_byte_order_mark_and_bad_utf8_are_refused_with_their_place(workflow):
    """The place of bad bytes is that of the first one; the path is known as refused."""
    root = workflow(**{"a.txt": b"\xef\xbb\xbfa", "b.txt": "zwölf\n😀x".encode() + b"\xe9!"})
    loaded = load_tree(root)
    assert [(d.code, d.file, d.place) for d in loaded.diagnostics] == [
        ("utf8_bom_forbidden", "a.txt", (1, 1)),
        ("utf8_invalid", "b.txt", (2, 3)),
    ]
    assert loaded.refused == {"a.txt", "b.txt"}


def test_a_folder_that_changes_is_dropped_with_all_in_it(workflow, monkeypatch):
    """What was collected below it, diagnostics included, gives way to one diagnostic."""
    root = workflow(**{"refs/a": b"\xff", "refs/b": "b", "z": "z"})
    read = tree.reading.read_bounded_nofollow

    def busy(path, limit):
        data = read(path, limit)
        if path.endswith("b"):
            os.rename(path, path + "2")
        return data

    monkeypatch.setattr(tree.reading, "read_bounded_nofollow", busy)
    loaded = load_tree(root)
    assert codes(loaded) == [("directory_changed", "refs")]
    assert sorted(loaded.files) == ["SKILL.md", "workflow.yaml", "z"]
    assert loaded.refused == frozenset()


def test_a_file_that_changes_is_left_out(workflow, monkeypatch):
    """A file that is another one at the time of reading is reported and not kept."""
    root = workflow(a="a")
    read = os.read

    def busy(descriptor, size):
        data = read(descriptor, size)
        if data == b"a":
            with open(root + "/a", "a") as file:
                file.write("more")
        return data

    monkeypatch.setattr(os, "read", busy)
    assert codes(load_tree(root)) == [("entry_changed", "a")]


@pytest.mark.parametrize("number", [5, 13])
def test_a_folder_that_cannot_be_listed_is_reported(workflow, monkeypatch, number):
    """The system's refusal to list a folder takes the place of its content."""
    root = workflow(**{"refs/a": "a"})
    scandir = os.scandir

    def refuse(path):
        if str(path).endswith("refs"):
            raise OSError(number, os.strerror(number))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert codes(load_tree(root)) == [("directory_unreadable", "refs")]


def test_the_root_is_a_real_folder(tmp_path, workflow):
    """A link, a file and nothing at all are no source; the diagnostic has no path."""
    os.symlink(workflow(), tmp_path / "link")
    (tmp_path / "file").write_text("x")
    found = [load_tree(str(tmp_path / name)) for name in ("link", "file", "nothing")]
    assert [(d.code, d.path, d.source_path) for t in found for d in t.diagnostics] == [
        ("source_not_directory", None, str(tmp_path / "link")),
        ("source_not_directory", None, str(tmp_path / "file")),
        ("source_unreadable", None, str(tmp_path / "nothing")),
    ]


def test_a_tree_in_memory_loses_skipped_names():
    """Files that no folder listing would show are not in the tree either."""
    files = {
        "SKILL.md": "s",
        ".git/config": "x",
        "refs/.keep": "",
        "refs/Thumbs.db": "",
        "refs/a": "a",
    }
    assert tree_of(files, "/stage").files == {"SKILL.md": "s", "refs/a": "a"}

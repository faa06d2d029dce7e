"""Where specs and changes lie, and what is none."""

from __future__ import annotations

import os

import pytest

from rasen.diagnostics import RasenError
from rasen.planning.layout import Found, PlanningFolder, Unlistable, find_capabilities


def write(root, *paths):
    for path in paths:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", "utf-8")


def test_active_changes_are_folders_that_are_neither_hidden_nor_the_archive(tmp_path):
    """Sorted by code point; files and links are none."""
    write(tmp_path, *(f"rasen/changes/{name}/x" for name in ("b", "a", "Z", "é", "archive", ".h")))
    write(tmp_path, "rasen/changes/file")
    os.symlink("a", tmp_path / "rasen" / "changes" / "link")
    assert PlanningFolder(str(tmp_path)).active_changes() == ["Z", "a", "b", "é"]


def test_what_is_missing_is_empty(tmp_path):
    """A folder without `rasen` has no changes and no specs."""
    folder = PlanningFolder(str(tmp_path))
    assert folder.active_changes() == []
    assert folder.spec_ids() == []
    assert find_capabilities(folder.deltas("x")) == Found([], [])


@pytest.mark.parametrize("name", ["changes", "specs"])
def test_what_is_no_folder_fails_under_the_code_of_the_command(tmp_path, name):
    """A file, or a link that leads nowhere, in the place of a folder."""
    folder = PlanningFolder(str(tmp_path), "list_error")
    ask = folder.active_changes if name == "changes" else folder.spec_ids
    write(tmp_path, f"rasen/{name}")
    with pytest.raises(RasenError) as caught:
        ask()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "list_error"
    (tmp_path / "rasen" / name).unlink()
    os.symlink("nowhere", tmp_path / "rasen" / name)
    with pytest.raises(RasenError):
        ask()


def test_capabilities_are_found_at_any_depth(tmp_path):
    """Each folder with a `spec.md`; Markdown that is none is told apart."""
    write(
        tmp_path,
        "spec.md",
        "a/spec.md",
        "a/b/c/spec.md",
        "a/notes.MD",
        "d.markdown",
        "e/Spec.md",
        "e/spec.txt",
        ".x/spec.md",
        "f/.spec.md",
    )
    assert find_capabilities(str(tmp_path)) == Found(
        ["a", "a/b/c"], ["a/notes.MD", "d.markdown", "e/Spec.md", "spec.md"]
    )


def test_a_folder_that_cannot_be_listed_is_an_error(tmp_path, monkeypatch):
    """Nothing is passed over in silence: what is not seen cannot be judged."""
    write(tmp_path, "a/spec.md", "b/spec.md")
    scan = os.scandir

    def refuse(path):
        if str(path).endswith("b"):
            raise PermissionError(13, "Permission denied")
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    with pytest.raises(Unlistable) as caught:
        find_capabilities(str(tmp_path))
    assert caught.value.reason == "Permission denied"


def test_names_become_paths(tmp_path):
    """The files of a change and of a capability."""
    folder = PlanningFolder("/r")
    assert folder.spec("a/b") == "/r/rasen/specs/a/b/spec.md"
    assert folder.delta("c", "a/b") == "/r/rasen/changes/c/specs/a/b/spec.md"
    assert folder.proposal("c") == "/r/rasen/changes/c/proposal.md"

"""One spec or one change against the rules: what no case can show."""

from __future__ import annotations

import os

from rasen.files import reading
from rasen.planning import markdown
from rasen.planning.layout import PlanningFolder
from rasen.planning.validation import validate_change, validate_spec

PURPOSE = "The lamps light the old town from dusk to dawn, and never at noon."
SPEC = f"## Purpose\n{PURPOSE}\n## Requirements\n### Requirement: A\nIt SHALL.\n#### S\nx\n"
DELTA = "## MODIFIED Requirements\n### Requirement: A\nIt SHALL.\n#### S\nx\n"


def folder_of(tmp_path, **files):
    for path, text in files.items():
        file = tmp_path / "rasen" / path.replace("__", "/")
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / f"{file.name}.md").write_text(text, "utf-8")
    return PlanningFolder(str(tmp_path), "validate_error")


def refusing(monkeypatch, end):
    """Let the system refuse to open files with this end."""
    opened = reading.read_bounded

    def read(path, limit):
        if path.endswith(end):
            raise reading.Unreadable(path, 13)
        return opened(path, limit)

    monkeypatch.setattr(markdown, "read_bounded", read)


def told(diagnostics):
    return [(each.code, each.path) for each in diagnostics]


def test_a_spec_that_cannot_be_read_is_an_issue(tmp_path, monkeypatch):
    """The only one, at the spec as a whole."""
    folder = folder_of(tmp_path, specs__a__spec=SPEC)
    assert validate_spec(folder, "a") == []
    refusing(monkeypatch, "spec.md")
    assert told(validate_spec(folder, "a")) == [("planning_file_unreadable", "file")]


def test_a_delta_that_cannot_be_read_is_an_issue_at_its_file(tmp_path, monkeypatch):
    """The others are read, and nobody says that there are no deltas."""
    folder = folder_of(tmp_path, changes__c__specs__a__spec=DELTA, changes__c__specs__b__spec="")
    refusing(monkeypatch, "a/spec.md")
    assert told(validate_change(folder, "c")) == [
        ("planning_file_unreadable", "a/spec.md"),
        ("delta_sections_missing", "b/spec.md"),
    ]


def test_names_are_not_missed_in_a_main_spec_that_cannot_be_read(tmp_path, monkeypatch):
    """That it cannot be read is said instead, once for a delta that needs it."""
    added = DELTA.replace("MODIFIED", "ADDED")
    folder = folder_of(
        tmp_path,
        specs__a__spec=SPEC,
        specs__b__spec=SPEC,
        changes__c__specs__a__spec=DELTA,
        changes__c__specs__b__spec=added,
    )
    assert validate_change(folder, "c") == []
    refusing(monkeypatch, os.path.join("rasen", "specs", "a", "spec.md"))
    assert told(validate_change(folder, "c")) == [("delta_main_unreadable", "a/spec.md")]


def test_a_folder_of_deltas_that_is_none_is_an_issue(tmp_path):
    """The change as a whole cannot be judged."""
    folder = folder_of(tmp_path, changes__c__proposal="")
    (tmp_path / "rasen" / "changes" / "c" / "specs").write_text("", "utf-8")
    (found,) = validate_change(folder, "c")
    assert (found.code, found.path) == ("planning_folder_unlistable", "file")
    assert found.params["path"].endswith("specs")


def test_a_change_without_any_delta_is_invalid(tmp_path):
    """Whatever else it holds."""
    folder = folder_of(tmp_path, changes__c__proposal="", changes__c__specs__notes="# x")
    assert told(validate_change(folder, "c")) == [("change_without_deltas", "file")]


def test_files_are_judged_in_the_order_of_their_paths(tmp_path):
    """`a-b/spec.md` comes before `a/spec.md`, since - comes before /."""
    empty = "## ADDED Requirements\n"
    folder = folder_of(
        tmp_path,
        **{f"changes__c__specs__{each}__spec": empty for each in ("a", "a-b", "a__z")},
    )
    paths = [each.path for each in validate_change(folder, "c")]
    assert paths == ["a-b/spec.md", "a/spec.md", "a/z/spec.md", "file"]


def test_a_stray_spec_is_told_whether_it_can_be_read_or_not(tmp_path, monkeypatch):
    """Its place is that of its first delta section, where it has one."""
    folder = folder_of(tmp_path, changes__c__specs__spec="\n" + DELTA, changes__c__specs__x=DELTA)
    assert [each.place.line for each in validate_change(folder, "c")] == [2, 1]
    refusing(monkeypatch, ".md")
    (found,) = validate_change(folder, "c")
    assert (found.code, found.path, found.place) == ("delta_misplaced", "spec.md", None)

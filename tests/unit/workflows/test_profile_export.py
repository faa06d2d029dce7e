"""Exporting profiles: limits of packages, and files that are there already."""

from __future__ import annotations

import json

import pytest

from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.workflows.package import decode
from rasen.workflows.profile_changes import new_profile
from rasen.workflows.profile_export import export_profile


@pytest.fixture
def export(workspace):
    """Give a function that exports from the workspace."""

    def run(path, name=None, *, thin=False, force=False):
        return export_profile(workspace, path, name, thin=thin, force=force).document["export"]

    return run


def code_of(export, *arguments, **options):
    with pytest.raises(RasenError) as caught:
        export(*arguments, **options)
    return caught.value.diagnostics[0].code


def test_sixty_four_workflows_fit_into_a_package(workflow, workspace, export, tmp_path):
    """One more is one too many, and nothing is written then."""
    ids = [f"w{number:02}" for number in range(65)]
    for identifier in ids:
        workflow(identifier, below="home/workflows")
    new_profile(workspace, "most", ids[:64], use=False)
    new_profile(workspace, "more", ids, use=False)
    export("most.rasenpkg", "most")
    package = decode((tmp_path / "work" / "most.rasenpkg").read_bytes(), kind="profile")
    assert list(package.roots) == list(package.profile or ()) == ids[:64]
    assert code_of(export, "more.rasenpkg", "more") == "workflow_limit_exceeded"
    assert not (tmp_path / "work" / "more.rasenpkg").exists()


def test_the_content_of_a_package_is_limited(workflow, workspace, export, tmp_path):
    """Workflows that fit alone may be too much together."""
    manifest = "version: 1\nid: {id}\nfiles:\n  sidecars: [a, b, c, d, e, f, g]\n"
    parts = dict.fromkeys("abcdefg", "x" * (1 << 20))
    for identifier in ("one", "two"):
        workflow(identifier, manifest, below="home/workflows", **parts)
    new_profile(workspace, "both", ["one", "two"], use=True)
    assert code_of(export, "both.rasenpkg") == "content_limit_exceeded"
    assert list((tmp_path / "work").iterdir()) == []
    export("thin.json", thin=True)
    assert json.loads((tmp_path / "work" / "thin.json").read_text())["workflows"] == ["one", "two"]


def test_a_package_file_is_limited(workflow, workspace, export):
    """Characters that JSON escapes make a file larger than its content."""
    manifest = "version: 1\nid: {id}\nfiles:\n  sidecars: [a, b, c]\n"
    workflow("one", manifest, below="home/workflows", **dict.fromkeys("abc", "\x01" * (1 << 20)))
    new_profile(workspace, "one", ["one"], use=False)
    assert code_of(export, "one.rasenpkg", "one") == "package_too_large"


def test_a_failed_export_leaves_the_old_file(workspace, export, tmp_path, monkeypatch):
    """What --force was to replace is there when the disk is full."""
    (tmp_path / "work" / "old.yaml").write_text("old")

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, "rename", refuse)
    assert code_of(export, "old.yaml", "core", force=True) == "profile_command_error"
    assert [path.name for path in (tmp_path / "work").iterdir()] == ["old.yaml"]
    assert (tmp_path / "work" / "old.yaml").read_text() == "old"


def test_the_current_selection_has_a_name_of_its_own(workflow, workspace, export, tmp_path):
    """Packages of presets and of the selection are named for what they are."""
    workflow("one", below="home/workflows")
    new_profile(workspace, "mine", ["one"], use=True)
    names = {
        "full-profile": "full",
        "core-profile": "core",
        "mine": "mine",
        "current-profile": None,
    }
    for expected, name in names.items():
        export(f"{expected}.rasenpkg", name)
        data = (tmp_path / "work" / f"{expected}.rasenpkg").read_bytes()
        assert decode(data, kind="profile").name == expected

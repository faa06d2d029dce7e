"""Exports: what goes into a package, its limits, and the file that is written."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.workflows.exporting import export_workflow
from rasen.workflows.package import decode


@pytest.fixture
def library(workflow):
    """Give a function that puts a workflow with these requirements and files into the library."""

    def put(name, *requires, **files):
        listed = "".join(f"    - {path}\n" for path in files)
        manifest = f"version: 1\nid: {name}\nrequires:\n  workflows: [{', '.join(requires)}]\n"
        manifest += f"files:\n  sidecars:\n{listed}" if files else ""
        return workflow(name, manifest, below="home/workflows", **files)

    return put


def refused(workspace, name="root"):
    with pytest.raises(RasenError) as caught:
        export_workflow(workspace, name, "x.rasenpkg", force=False)
    assert not Path(workspace.cwd, "x.rasenpkg").exists()
    found = caught.value.diagnostics[0]
    return found.code, found.params.get("actual"), found.params.get("limit")


def test_package_holds_what_is_required_once_and_nothing_built_in(workspace, library):
    """Dependencies at every depth, and of two paths to one workflow one copy."""
    library("root", "left", "right", "apply")
    library("left", "shared")
    library("right", "shared")
    library("shared")
    library("other")
    export_workflow(workspace, "root", "x.rasenpkg", force=False)
    package = decode(Path(workspace.cwd, "x.rasenpkg").read_bytes(), kind="workflow")
    assert package.roots == ("root",)
    assert [each.name for each in package.workflows] == ["left", "right", "root", "shared"]


def test_package_is_private_and_replaces_a_file_whole(workspace, library):
    """The mode is 0600 whatever the old file's was, and folders above are made."""
    library("root")
    target = Path(workspace.cwd, "new", "x.rasenpkg")
    export_workflow(workspace, "root", "new/x.rasenpkg", force=False)
    first = target.read_bytes()
    target.write_bytes(b"old")
    target.chmod(0o644)
    export_workflow(workspace, "root", "new/x.rasenpkg", force=True)
    assert target.read_bytes() == first
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert os.listdir(target.parent) == ["x.rasenpkg"]


@pytest.mark.parametrize("step", ["create", "write", "sync", "chmod", "rename"])
def test_old_file_stays_when_the_system_refuses(workspace, library, monkeypatch, step):
    """Whichever call fails, the destination and its folder are as before."""
    library("root")
    Path(workspace.cwd, "x.rasenpkg").write_bytes(b"old")

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, step, refuse)
    with pytest.raises(RasenError) as caught:
        export_workflow(workspace, "root", "x.rasenpkg", force=True)
    assert caught.value.diagnostics[0].code == "workflow_command_error"
    assert os.listdir(workspace.cwd) == ["x.rasenpkg"]
    assert Path(workspace.cwd, "x.rasenpkg").read_bytes() == b"old"


def test_more_workflows_than_a_package_holds(workspace, library):
    """Sixty-four may be exported together, one more may not."""
    names = [f"w{number:02}" for number in range(64)]
    library("root", *names)
    for name in names:
        library(name)
    assert refused(workspace) == ("workflow_limit_exceeded", 65, 64)


def test_more_files_than_a_package_holds(workspace, library):
    """The files of all workflows count together."""
    library("root", "more", **{f"f{number}": "" for number in range(200)})
    library("more", **{f"f{number}": "" for number in range(60)})
    assert refused(workspace) == ("entry_limit_exceeded", 264, 256)


def test_more_content_than_a_package_holds(workspace, library):
    """The bytes of UTF-8 of all workflows count together."""
    library("root", "more", **{f"f{number}": "ä" * 500_000 for number in range(7)})
    library("more", **{f"f{number}": "x" * 1_000_000 for number in range(6)})
    code, actual, limit = refused(workspace)
    assert (code, limit) == ("content_limit_exceeded", 12 << 20)
    assert 13_000_000 < actual < 13_001_000


def test_more_bytes_than_a_package_has(workspace, library):
    """What has to be escaped makes a package larger than its content."""
    library("root", **{f"f{number}": "\x01" * 1_000_000 for number in range(3)})
    code, actual, limit = refused(workspace)
    assert (code, limit) == ("package_too_large", 16 << 20)
    assert 18_000_000 < actual < 18_010_000


def test_path_that_no_file_can_have(workspace, library):
    """A NUL in the destination is a failure like any other."""
    library("root")
    with pytest.raises(RasenError) as caught:
        export_workflow(workspace, "root", "a\0b", force=True)
    assert caught.value.diagnostics[0].code == "workflow_command_error"

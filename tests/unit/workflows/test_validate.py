"""`rasen workflow validate`, and the checks that `rasen check` makes of folders and single files."""

from __future__ import annotations

import os

import pytest

from rasen import schemas
from rasen.workflows.validate import (
    check_folder,
    check_manifest_text,
    check_skill_text,
    validate_target,
)


def validation(context, target):
    """Give the validation, whose document conforms to its schema, and the exit status."""
    outcome = validate_target(context, target)
    assert schemas.faults("output:workflow-validate", outcome.document) == []
    assert outcome.document["status"] == []
    return outcome.document["validation"], outcome.status


@pytest.mark.parametrize("target", ["docs", "./docs/", "../work/docs"])
def test_a_folder_is_validated_under_its_name(workspace, workflow, target):
    """However it is spelled, the ID has to equal the folder's name."""
    workflow("docs")
    expected = {"valid": True, "kind": "directory", "id": "docs", "diagnostics": []}
    assert validation(workspace, target) == (expected, 0)


def test_the_working_folder_is_validated_under_its_name(workspace, workflow):
    """A dot names the folder it stands for."""
    context = workspace._replace(cwd=workflow("docs"))
    assert validation(context, ".")[0]["id"] == "docs"


def test_an_invalid_folder_has_no_id(workspace, workflow):
    """The document carries the diagnostics in the contract's shape and the status is 1."""
    root = workflow("docs", "version: 1\nid: other\n")
    found, status = validation(workspace, "docs")
    (diagnostic,) = found["diagnostics"]
    assert diagnostic.pop("message")
    assert diagnostic == {
        "code": "workflow_id_mismatch",
        "severity": "error",
        "path": "id",
        "sourcePath": root,
        "details": {"directoryName": "docs", "manifestId": "other"},
    }
    assert (found["valid"], found["kind"], "id" in found, status) == (False, "directory", False, 1)


def test_a_path_wins_over_an_installed_id(workspace, workflow):
    """A folder in the working folder is what is meant."""
    workflow("docs", "version: 1\nid: other\n")
    workflow("docs", below="home/workflows")
    assert validation(workspace, "docs")[0]["kind"] == "directory"


def test_an_installed_workflow_is_found_by_id(workspace, workflow):
    """Valid ones, built-in ones and invalid ones with their diagnostics."""
    workflow("mine", below="home/workflows")
    workflow("bad", "version: 1\nid: bad\nnope: 1\n", below="home/workflows")
    for identifier in ("mine", "apply", "review"):
        expected = {"valid": True, "kind": "installed", "id": identifier, "diagnostics": []}
        assert validation(workspace, identifier) == (expected, 0)
    found, status = validation(workspace, "bad")
    assert (found["kind"], found["id"], status) == ("installed", "bad", 1)
    assert [(d["code"], d["path"]) for d in found["diagnostics"]] == [
        ("manifest_schema_invalid", "workflow.yaml")
    ]


@pytest.mark.parametrize("target", ["nobody", "", "a\0b", "no/such/path", "x" * 5000])
def test_what_is_neither_path_nor_id_is_not_found(workspace, workflow, target):
    """Any text at all is answered with a diagnostic; none is cut at a NUL."""
    workflow("a")
    found, status = validation(workspace, target)
    assert (found["kind"], found["id"], status) == ("installed", target, 1)
    assert [d["code"] for d in found["diagnostics"]] == ["workflow_not_found"]


def test_a_project_resolves_its_own_pipelines(workspace, workflow, tmp_path):
    """The project is looked for from the working folder upwards."""
    workflow("local-only", "version: 1\nid: local-only\nrequires: {pipelines: [storefront]}\n")
    shop = tmp_path / "work/shop"
    (shop / "rasen/pipelines/storefront").mkdir(parents=True)
    (shop / "rasen/pipelines/storefront/pipeline.yaml").write_text("name: storefront\n")
    (shop / "src").mkdir()
    assert validation(workspace, "local-only")[1] == 1
    inside = workspace._replace(cwd=str(shop / "src"))
    assert validation(inside, "../../local-only")[1] == 0


def test_nothing_is_written(workspace, workflow, tmp_path):
    """Validation has no side effects."""
    workflow("docs")
    validation(workspace, "docs")
    assert sorted(os.listdir(tmp_path)) == ["work"]


def test_a_checked_folder_has_places(workspace, workflow, placed):
    """Each diagnostic about a text says where: file, line and column."""
    root = workflow("docs", "version: 1\nid: other\ncommand: {}\n", **{"x.md": "x"})
    assert placed(check_folder(root, workspace)) == [
        ("workflow_id_mismatch", "workflow.yaml", 2, 5),
        ("file_not_declared", "x.md", None, None),
        ("command_field_ignored", "workflow.yaml", 3, 1),
    ]


def test_a_manifest_alone_is_checked_as_far_as_it_goes(placed):
    """What needs the folder is left out; the file is the checked root itself."""
    text = (
        "version: 1\nid: A\nfiles: {sidecars: [a.md, a.md, con]}\nrequires: {pipelines: ['?', x]}\n"
    )
    assert placed(check_manifest_text(text)) == [
        ("workflow_id_invalid", "", 2, 5),
        ("duplicate_value", "", 3, 26),
        ("file_declared_twice", "", 3, 26),
        ("path_windows_device", "", 3, 32),
        ("pipeline_dependency_invalid", "", 4, 24),
    ]
    assert placed(check_manifest_text("version: 1\nid: x\nkind: y\n")) == [
        ("manifest_schema_invalid", "", 3, 7)
    ]


def test_a_skill_alone_is_checked_as_far_as_it_goes(placed):
    """Whether references resolve is the manifest's business."""
    text = "---\nname: Bad\ndescription: d\n---\n[x](references/x.md) __TODO__\n"
    assert placed(check_skill_text(text)) == [
        ("skill_name_invalid", "", 2, 7),
        ("placeholder_forbidden", "", 5, 22),
    ]
    assert placed(check_skill_text("no frontmatter")) == [("skill_frontmatter_missing", "", 1, 1)]


def test_every_code_has_a_message_and_they_read_as_sentences(workspace, workflow):
    """The English catalog covers the area's codes, and no placeholder stays unfilled."""
    from rasen.locale import _catalog

    declared = {entry["const"] for entry in schemas.load("codes:workflow")["oneOf"]}
    assert declared <= _catalog("en", "messages").keys()
    manifest = (
        "version: 1\nid: B\ncommand: {}\nfiles: {sidecars: [a, a, SKILL.md, con]}\n"
        "requires: {workflows: ['?'], skills: ['?'], pipelines: ['?', x], schemas: ['?', x]}\n"
    )
    skill = "---\nname: Bad\ndescription: d\n---\nopenspec:x __X__ /home/x [a](bin/x)\n"
    root = workflow("docs", manifest, skill, **{"x.md": b"\xff", "y.md": ""})
    os.mkfifo(os.path.join(root, "pipe"))
    found = check_folder(root, workspace)
    sentences = [workspace.english.message(diagnostic) for diagnostic in found]
    assert len(found) == 23
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)

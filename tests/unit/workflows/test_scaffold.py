"""`rasen workflow init` (packages spec 8 and 5.1)."""

from __future__ import annotations

import os

import pytest

from rasen import schemas
from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.workflows.scaffold import init_workflow
from rasen.workflows.validate import validate_target


def refused(context, identifier, output):
    """Give the code of the refusal."""
    with pytest.raises(RasenError) as error:
        init_workflow(context, identifier, output)
    (diagnostic,) = error.value.diagnostics
    return diagnostic.code


def test_a_draft_is_written_where_told_and_is_valid(workspace, tmp_path):
    """Missing parents are made; folders are 0700, files 0600; nothing is installed."""
    outcome = init_workflow(workspace, "support-rota", "drafts/deep/support-rota")
    folder = tmp_path / "work/drafts/deep/support-rota"
    assert outcome.document == {
        "workflow": {"id": "support-rota", "output": str(folder)},
        "status": [],
    }
    assert outcome.status == 0
    assert schemas.faults("output:workflow-init", outcome.document) == []
    assert sorted(os.listdir(folder)) == ["SKILL.md", "workflow.yaml"]
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "SKILL.md").stat().st_mode & 0o777 == 0o600
    validation = validate_target(workspace, "drafts/deep/support-rota").document["validation"]
    assert validation == {
        "valid": True,
        "kind": "directory",
        "id": "support-rota",
        "diagnostics": [],
    }
    assert not (tmp_path / "home").exists()


def test_the_draft_names_its_schema_in_the_first_line(workspace, tmp_path):
    """An editor that reads the modeline knows the contract."""
    init_workflow(workspace, "docs", "docs")
    first, *rest = (tmp_path / "work/docs/workflow.yaml").read_text().splitlines()
    assert first == "# yaml-language-server: $schema=urn:rasen:schema:v1:files:workflow"
    assert rest[:2] == ["version: 1", 'id: "docs"']


@pytest.mark.parametrize(
    "identifier", ["null", "true", "007", "0x1f", "1e3", "a" * 64, "b-", "ship"]
)
def test_every_portable_id_gives_a_valid_draft(workspace, identifier):
    """Also one that YAML would take for no text, a long one, and one whose skill name is taken."""
    init_workflow(workspace, identifier, identifier)
    validation = validate_target(workspace, identifier).document["validation"]
    assert validation == {"valid": True, "kind": "directory", "id": identifier, "diagnostics": []}


def test_a_taken_skill_name_gives_way_to_the_id(workspace, tmp_path):
    """`rasen-ship` belongs to a built-in workflow, so that the draft could never be installed."""
    init_workflow(workspace, "ship", "ship")
    assert 'name: "ship"' in (tmp_path / "work/ship/SKILL.md").read_text()


def test_an_empty_folder_is_filled(workspace, tmp_path):
    """The folder may be there, as long as nothing is in it."""
    (tmp_path / "work/notes").mkdir()
    init_workflow(workspace, "notes", "notes")
    assert (tmp_path / "work/notes/SKILL.md").is_file()


def test_refusals_come_in_their_order_and_write_nothing(workspace, tmp_path):
    """The ID first, then the output; a library entry that is invalid still holds its ID."""
    work = tmp_path / "work"
    (work / "full-house").mkdir()
    (work / "full-house/x").touch()
    (work / "plain-file").touch()
    (work / "real-dir").mkdir()
    os.symlink("real-dir", work / "link-dir")
    (tmp_path / "home/workflows/half-made").mkdir(parents=True)
    assert refused(workspace, "apply", "two") == "workflow_id_collision"
    assert refused(workspace, "review", "review") == "workflow_id_collision"
    assert refused(workspace, "half-made", "half-made") == "workflow_id_collision"
    assert refused(workspace, "Not_Portable", "two") == "workflow_id_invalid"
    assert refused(workspace, "docs\n", "docs\n") == "workflow_id_invalid"
    assert refused(workspace, "one", "two") == "output_id_mismatch"
    assert refused(workspace, "plain-file", "plain-file") == "output_not_directory"
    assert refused(workspace, "link-dir", "link-dir") == "output_not_directory"
    assert refused(workspace, "full-house", "full-house") == "output_not_empty"
    assert refused(workspace, "under", "plain-file/under") == "workflow_command_error"
    assert refused(workspace, "nul", "a\0b/nul") == "workflow_command_error"
    assert sorted(os.listdir(work)) == ["full-house", "link-dir", "plain-file", "real-dir"]


def test_a_failed_write_leaves_nothing(workspace, tmp_path, monkeypatch):
    """The system's refusal is the command's failure, without a trace on disk."""

    def full(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, "write", full)
    assert refused(workspace, "docs", "deep/docs") == "workflow_command_error"
    assert os.listdir(tmp_path / "work") == []

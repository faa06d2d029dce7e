"""Package files validated in full: the published answer, and all findings with their places."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.package_validation import check_package, validate_package_file

SKILL = "---\nname: rasen-{id}\ndescription: Run it.\n---\n\n{body}\n"


def packaged(identifier="docs", manifest="", body="Do it.", **files):
    text = f"version: 1\nid: {identifier}\n" + manifest
    return Packaged(
        identifier,
        "",
        {"workflow.yaml": text, "SKILL.md": SKILL.format(id=identifier, body=body), **files},
    )


def package(*workflows):
    return encode(Package("workflow", tuple(item.name for item in workflows), workflows, ""))


@pytest.fixture
def validated(workspace):
    """Give a function from the bytes of a package file to what `validate` says about it."""

    def run(data, name="p.rasenpkg"):
        Path(workspace.cwd, name).write_bytes(data)
        return validate_package_file(workspace, name)

    return run


def test_a_valid_package_gives_its_kind(validated):
    """A package that holds has its kind and nothing to report; the file's name means nothing."""
    assert validated(package(packaged()), "no-extension") == ("workflow", [])


def test_the_first_failure_is_the_only_diagnostic(validated, workspace):
    """A failure names the file that was read, absolute."""
    kind, (found,) = validated(b"")
    assert kind is None
    assert (found.code, found.source_path) == (
        "package_empty",
        os.path.join(workspace.cwd, "p.rasenpkg"),
    )


@pytest.mark.parametrize(
    ("workflows", "code", "path"),
    [
        ([packaged(body="Fill __NAME__ in.")], "packaged_workflow_invalid", "workflows.0"),
        ([packaged(**{"a.md": ""})], "packaged_workflow_invalid", "workflows.0"),
        ([packaged(**{".a": ""})], "staged_digest_mismatch", "workflows.0"),
        ([packaged("archive")], "builtin_collision", "workflows.0"),
        (
            [packaged("a", "requires: {skills: [rasen-ghost]}\n")],
            "skill_dependency_missing",
            "workflows.0.files.1.content",
        ),
        (
            [
                packaged("a", "requires: {workflows: [b]}\n"),
                packaged("b", "requires: {workflows: [a]}\n"),
            ],
            "dependency_cycle",
            "workflows.0.files.1.content",
        ),
    ],
)
def test_what_only_staging_sees_has_the_code_of_an_import(validated, workflows, code, path):
    """Staging and install checks report the code that an import would report."""
    kind, (found,) = validated(package(*workflows))
    assert (kind, found.code, found.path) == (None, code, path)


def test_warnings_of_packaged_workflows_are_reported(validated, workspace):
    """A valid package comes with the warnings of what it holds."""
    kind, (found,) = validated(package(packaged(manifest="command: {}\n")))
    assert (kind, found.code, found.severity, found.path) == (
        "workflow",
        "command_field_ignored",
        "warning",
        "command",
    )
    assert found.source_path == os.path.join(workspace.cwd, "p.rasenpkg")


def test_validation_looks_at_no_installed_workflow(validated, workspace):
    """An installed workflow neither collides nor satisfies, and nothing is written."""
    home = Path(workspace.env["RASEN_HOME"], "workflows", "docs")
    home.mkdir(parents=True)
    for path, text in packaged().files.items():
        (home / path).write_text(text)
    before = sorted(home.rglob("*"))
    assert validated(package(packaged(body="Other.")))[0] == "workflow"
    assert sorted(home.rglob("*")) == before


def test_paths_that_are_no_file_have_their_codes(workspace):
    """A folder, a link to one and a pipe are no package files; nothing there is not found."""
    folder = Path(workspace.cwd)
    (folder / "folder").mkdir()
    (folder / "linked").symlink_to("folder")
    os.mkfifo(folder / "pipe")
    codes = {
        name: validate_package_file(workspace, name)[1][0].code
        for name in ("folder", "linked", "pipe", "nothing", "nul\0")
    }
    assert codes == {
        "folder": "package_not_file",
        "linked": "package_not_file",
        "pipe": "package_not_file",
        "nothing": "package_not_found",
        "nul\0": "package_not_found",
    }


def test_a_file_beyond_the_limit_is_not_read(workspace):
    """The size on disk is measured before anything is read."""
    path = Path(workspace.cwd, "large")
    with path.open("wb") as file:
        file.truncate(16777217)
    (found,) = validate_package_file(workspace, "large")[1]
    assert (found.code, found.details) == (
        "package_too_large",
        {"actual": 16777217, "limit": 16777216},
    )


def test_findings_in_a_packaged_file_name_workflow_file_and_line(workspace):
    """A finding inside stands at the string of the file and says where in there."""
    data = package(packaged(body="Fill in.\n__NAME__"))
    (found,) = check_package(data, workspace)
    assert found.code == "placeholder_forbidden"
    assert found.pointer == ("workflows", 0, "files", 0, "content")
    assert found.place == (1, data.index(b'"---\\nname') + 1)
    assert found.details == {"workflow": "docs", "file": "SKILL.md", "line": 7, "column": 1}


def test_an_invalid_manifest_is_reported_by_its_own_findings(workspace):
    """For a check the inner findings stand for the sentence about the whole manifest."""
    data = package(packaged(manifest="kind: driver\nextra: 1\n"))
    found = check_package(data, workspace)
    assert [(item.code, item.details["line"]) for item in found] == [
        ("manifest_schema_invalid", 3),
        ("manifest_schema_invalid", 4),
    ]


def test_findings_of_the_package_and_inside_come_together(workspace):
    """A wrong digest does not hide what is wrong inside."""
    document = json.loads(package(packaged(body="__NAME__")))
    document["packageDigest"] = "sha256:" + "0" * 64
    from rasen.text.jcs import canonicalize

    codes = [found.code for found in check_package(canonicalize(document), workspace)]
    assert codes == ["package_digest_mismatch", "placeholder_forbidden"]


def test_a_sound_package_has_no_findings(workspace):
    """A package of workflows, one of a profile and one of pipelines are all sound."""
    profile = Package("profile", ("docs",), (packaged(),), "", "crew", ("apply", "docs"))
    stages = "name: boot\nstages:\n  - id: a\n    skill: rasen-propose\n"
    boot = Packaged("boot", "", {"pipeline.yaml": stages})
    pipeline = Package("pipeline", ("boot",), (), "", pipelines=(boot,))
    for data in (package(packaged()), encode(profile), encode(pipeline)):
        assert check_package(data, workspace) == []

"""Who uses a workflow: every consumer once, in order, and nothing that cannot be read."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.usage import find_usage


@pytest.fixture
def usage(workspace):
    """Give a function that names the consumers of a workflow."""

    def find(name):
        around = surroundings(workspace)
        catalog = load_catalog(around.homes, around.dependencies)
        return [each.name for each in find_usage(workspace, around.homes, catalog).of(name)]

    return find


@pytest.fixture
def write(tmp_path):
    """Give a function that writes a file below the test's folder."""

    def put(path, content):
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())

    return put


def test_a_consumer_that_names_a_workflow_twice_counts_once(usage, workflow, write):
    """Selection, profile, pipeline and ledger list each of them twice here."""
    workflow("docs", below="home/workflows")
    write("home/config.json", '{"workflows": ["docs", "docs", 7]}')
    write("home/profiles/p.yaml", "workflows: [docs, docs, [docs]]\n")
    stage = "  - skill: rasen-docs\n"
    write("home/pipelines/a/pipeline.yaml", f"stages:\n{stage}{stage}  - docs\n")
    write("work/rasen/pipelines/b/pipeline.yaml", f"stages:\n{stage}")
    write("work/rasen/.workflow-artifacts.json", '{"workflows": ["docs", null, "docs"]}')
    write("work/rasen/config.yaml", "workflows: [docs, docs]\n")
    assert usage("docs") == [
        "global-selection:global configuration",
        "profile:p",
        "pipeline:user:a",
        "pipeline:project:b",
        "ledger:current project artifacts",
        "project-selection:current project configuration",
    ]


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"workflows: docs\n", b"- docs\n", b"workflows: &a [docs]\nb: *a\n", b"{", b"[docs]",
     b"workflows: [docs]\nworkflows: []\n", b"workflows: [docs]\n" + b"#" * (1 << 20)],
)  # fmt: skip
def test_files_that_say_nothing_useful_are_passed_over(usage, workflow, write, content):
    """Whatever stands in a consumer's file, it is read or left out, and nothing fails."""
    workflow("docs", below="home/workflows")
    for path in (
        "home/config.json",
        "home/profiles/p.yaml",
        "home/pipelines/a/pipeline.yaml",
        "work/rasen/pipelines/b/pipeline.yaml",
        "work/rasen/.workflow-artifacts.json",
        "work/rasen/config.yaml",
    ):
        write(path, content)
    assert usage("docs") == []


def test_only_regular_files_are_profiles(usage, workflow, write, tmp_path):
    """Links, folders, pipes and other extensions are no saved profiles."""
    workflow("docs", below="home/workflows")
    write("home/profiles/real.yml", "workflows: [docs]\n")
    write("elsewhere.yaml", "workflows: [docs]\n")
    os.symlink(tmp_path / "elsewhere.yaml", tmp_path / "home" / "profiles" / "link.yaml")
    (tmp_path / "home" / "profiles" / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "home" / "profiles" / "pipe.yaml")
    (tmp_path / "home" / "pipelines" / "a").mkdir(parents=True)
    os.mkfifo(tmp_path / "home" / "pipelines" / "a" / "pipeline.yaml")
    assert usage("docs") == []


def test_consumers_of_one_kind_come_by_name(usage, workflow, write):
    """Profiles and pipelines are in code-unit order, dependants in catalog order."""
    for name in ("b", "a", "docs"):
        needs = "requires:\n  workflows: [docs]\n" if name != "docs" else ""
        workflow(name, f"version: 1\nid: {name}\n{needs}", below="home/workflows")
        write(f"home/profiles/{name}.yaml", "workflows: [docs]\n")
        write(f"home/pipelines/{name}/pipeline.yaml", "stages:\n  - skill: rasen-docs\n")
    write("home/profiles/B.yaml", "workflows: [docs]\n")
    assert usage("docs") == [
        "profile:B", "profile:a", "profile:b", "profile:docs",
        "dependency:a", "dependency:b",
        "pipeline:user:a", "pipeline:user:b", "pipeline:user:docs",
    ]  # fmt: skip


def test_invalid_workflows_and_recommendations_use_nothing(usage, workflow):
    """Only what the catalog holds valid, and only what it requires."""
    workflow("docs", below="home/workflows")
    workflow("a", "version: 1\nid: a\nrecommends:\n  workflows: [docs]\n", below="home/workflows")
    broken = "version: 1\nid: b\nrequires:\n  workflows: [docs, ghost]\n"
    workflow("b", broken, below="home/workflows")
    assert usage("docs") == []


def test_experts_are_used_by_what_requires_their_skill(usage, workflow):
    """Built-in workflows have no folder, and every retired spelling counts."""
    for name, skill in (
        ("a", "rasen-review"),
        ("b", "rasen:review"),
        ("c", "openspec-opsx-review"),
    ):
        manifest = f"version: 1\nid: {name}\nrequires:\n  skills: ['{skill}']\n"
        workflow(name, manifest, below="home/workflows")
    assert usage("review") == [
        "dependency:verify-enhanced-command",
        "dependency:auto-command",
        "dependency:review-cycle",
        "dependency:a",
        "dependency:b",
        "dependency:c",
    ]


def test_the_nearest_folder_with_rasen_in_it_is_the_project(usage, workflow, write, workspace):
    """A folder below the project counts as in it."""
    workflow("docs", below="home/workflows")
    write("work/rasen/.workflow-artifacts.json", json.dumps({"workflows": ["docs"]}))
    below = Path(workspace.cwd, "src", "deep")
    below.mkdir(parents=True)
    around = surroundings(workspace)
    inside = workspace._replace(cwd=str(below))
    catalog = load_catalog(around.homes, around.dependencies)
    (found,) = find_usage(inside, around.homes, catalog).of("docs")
    assert found.path == os.path.join(workspace.cwd, "rasen", ".workflow-artifacts.json")

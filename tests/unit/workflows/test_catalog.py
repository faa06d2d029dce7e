"""The library: built-ins, experts and what holds of the user's folder (packages spec 4)."""

from __future__ import annotations

import json
import os

import pytest

from rasen import schemas
from rasen.diagnostics import RasenError
from rasen.files.home import Homes
from rasen.workflows import builtin
from rasen.workflows.builtin import builtins
from rasen.workflows.catalog import load_catalog
from rasen.workflows.dependencies import Dependencies
from rasen.workflows.graph import closure, on_cycles


@pytest.fixture
def library(workflow, tmp_path):
    """Give a function that puts workflows in the library and loads it."""

    def load(**manifests):
        for keyword, manifest in manifests.items():
            name = keyword.replace("_", "-")
            workflow(name, f"version: 1\nid: {name}\n{manifest}", below="home/workflows")
        data = str(tmp_path / "home")
        return load_catalog(Homes(data, data), Dependencies(None, data))

    return load


def invalid(catalog):
    """Give each invalid entry with its codes and details."""
    return [(e.id, [(d.code, d.details) for d in e.diagnostics]) for e in catalog.invalid]


def test_the_data_file_conforms_to_its_schema():
    """What ships is what the schema describes."""
    with open(builtin._FILE, encoding="utf-8") as file:
        assert schemas.faults("files:builtin-catalog", json.load(file)) == []


def test_built_ins_come_in_their_fixed_order():
    """23 workflows, then 21 experts; the counts are those of the published listing."""
    known = builtins()
    assert (len(known.workflows), len(known.experts), len(known.pipelines)) == (23, 21, 7)
    assert [unit.id for unit in known.workflows[:4]] == ["propose", "explore", "new", "continue"]
    assert [unit.id for unit in known.workflows if unit.kind == "driver"] == [
        "auto-command",
        "goal-command",
    ]
    assert (known.workflows[-1].id, known.experts[0].id, known.experts[-1].id) == (
        "audit", "benchmark", "workflow-review",
    )  # fmt: skip
    ids = {unit.id for unit in known.workflows}
    assert set(known.core) <= ids
    assert {p for unit in known.workflows for p in unit.pipelines} <= known.pipelines
    assert all(known.expert_skill(s) == s for unit in known.workflows for s in unit.skills)


@pytest.mark.parametrize(
    "reference, skill",
    [
        ("rasen-review", "rasen-review"),
        ("rasen:review", "rasen-review"),
        ("openspec-opsx-review", "rasen-review"),
        ("openspec-review", "rasen-review"),
        ("openspec:review", "rasen-review"),
        ("review", None),
        ("rasen-nobody", None),
        ("rasen:rasen-review", None),
        ("rasen-apply-change", None),
    ],
)
def test_retired_spellings_mean_the_expert_of_today(reference, skill):
    """Only experts are meant; a workflow's skill is none."""
    assert builtins().expert_skill(reference) == skill


def test_without_a_folder_there_is_no_user_part(library):
    """The built-ins alone are a complete library."""
    catalog = library()
    assert (len(catalog.entries), catalog.invalid, catalog.diagnostics) == (44, (), ())
    assert {entry.source for entry in catalog.entries} == {"built-in"}


def test_a_library_that_cannot_be_listed_is_one_invalid_entry(tmp_path, library):
    """The record is named like the folder."""
    (tmp_path / "home").mkdir()
    (tmp_path / "home/workflows").write_text("no folder")
    catalog = library()
    assert invalid(catalog) == [("workflows", [("registry_unreadable", None)])]
    assert catalog.invalid[0].diagnostics[0].source_path == str(tmp_path / "home/workflows")


def test_valid_workflows_follow_the_experts_by_id(library, tmp_path):
    """Entries that no listing shows are passed over."""
    (tmp_path / "home/workflows/.trash").mkdir(parents=True)
    catalog = library(zebra="", abacus="kind: internal\n")
    assert [(e.id, e.kind, e.source) for e in catalog.entries[44:]] == [
        ("abacus", "internal", "user"), ("zebra", "task", "user"),
    ]  # fmt: skip
    assert catalog.find("zebra").workflow.root == str(tmp_path / "home/workflows/zebra")
    assert catalog.find("nobody") is None


def test_entries_that_are_no_workflow_are_listed_apart(library, tmp_path, workflow):
    """Files, links and broken folders carry their diagnostics; the rest still loads."""
    workflow("good", below="home/workflows")
    home = tmp_path / "home/workflows"
    (home / "readme.txt").write_text("note")
    (home / "empty-one").mkdir()
    os.symlink("good", home / "link-one")
    workflow("misnamed", "version: 1\nid: good\n", below="home/workflows")
    catalog = library()
    assert [entry.id for entry in catalog.entries[44:]] == ["good"]
    assert [(e.id, [d.code for d in e.diagnostics]) for e in catalog.invalid] == [
        ("empty-one", ["manifest_missing", "skill_missing"]),
        ("link-one", ["registry_entry_not_directory"]),
        ("misnamed", ["workflow_id_mismatch"]),
        ("readme.txt", ["registry_entry_not_directory"]),
    ]
    assert catalog.find_invalid("link-one").path == str(home / "link-one")


def test_built_ins_and_earlier_workflows_keep_their_names(library, workflow):
    """An ID and a skill name belong to the first that has them."""
    for name, skill in (
        ("aa-first", "shared"),
        ("fake-apply", "rasen-apply-change"),
        ("fake-expert", "rasen-review"),
        ("verify", "rasen-verify-change"),
        ("zz-second", "shared"),
    ):
        workflow(
            name, "", f"---\nname: {skill}\ndescription: d\n---\nBody.\n", below="home/workflows"
        )
    catalog = library()
    assert [entry.id for entry in catalog.entries[44:]] == ["aa-first"]
    assert [(e.id, [(d.code, d.path) for d in e.diagnostics]) for e in catalog.invalid] == [
        ("fake-apply", [("skill_name_collision", "SKILL.md.name")]),
        ("fake-expert", [("skill_name_collision", "SKILL.md.name")]),
        ("verify", [("workflow_id_collision", "id"), ("skill_name_collision", "SKILL.md.name")]),
        ("zz-second", [("skill_name_collision", "SKILL.md.name")]),
    ]


def test_broken_dependencies_take_a_workflow_and_its_dependants_out(library):
    """Cycles, missing workflows and skills; recommendations only warn."""
    catalog = library(
        fine="requires: {workflows: [apply], skills: ['rasen:review']}\nrecommends: {workflows: [orphan, not-here, verify]}\n",
        loop_a="requires: {workflows: [loop-b]}\n",
        loop_b="requires: {workflows: [loop-c, apply]}\n",
        loop_c="requires: {workflows: [loop-a]}\n",
        on_loop="requires: {workflows: [loop-c]}\n",
        on_on_loop="requires: {workflows: [fine, on-loop]}\n",
        orphan="requires: {workflows: [gone-too, gone, review], skills: [rasen-nobody, rasen-qa]}\n",
    )
    assert [entry.id for entry in catalog.entries[44:]] == ["fine"]
    assert invalid(catalog) == [
        ("loop-a", [("workflow_dependency_cycle", None)]),
        ("loop-b", [("workflow_dependency_cycle", None)]),
        ("loop-c", [("workflow_dependency_cycle", None)]),
        ("on-loop", [("workflow_dependency_invalid", {"dependency": "loop-c"})]),
        ("on-on-loop", [("workflow_dependency_invalid", {"dependency": "on-loop"})]),
        (
            "orphan",
            [
                ("workflow_dependency_missing", {"dependency": "gone-too"}),
                ("workflow_dependency_missing", {"dependency": "gone"}),
                ("workflow_dependency_missing", {"dependency": "review"}),
                ("skill_dependency_missing", {"dependency": "rasen-nobody"}),
            ],
        ),
    ]
    assert [(d.code, d.severity, d.details) for d in catalog.diagnostics] == [
        (
            "recommended_workflow_missing",
            "warning",
            {"workflowId": "fine", "dependency": "not-here"},
        )
    ]


def test_a_selection_is_closed_and_in_catalog_order(library):
    """What the roots require comes along; built-ins come first."""
    catalog = library(
        aa="requires: {workflows: [mm, archive]}\n",
        mm="requires: {workflows: [zz]}\n",
        zz="",
        other="",
    )
    assert catalog.select(["aa", "propose"]) == ("propose", "archive", "aa", "mm", "zz")
    assert catalog.select([]) == ()


@pytest.mark.parametrize("root", ["nobody", "review"])
def test_an_unknown_root_is_refused(library, root):
    """Experts are no workflows and stay outside of selections."""
    with pytest.raises(RasenError) as error:
        library().select([root])
    assert [d.code for d in error.value.diagnostics] == ["unknown_workflow"]


def test_a_circle_of_requirements_is_refused():
    """The error names the circle."""
    with pytest.raises(RasenError) as error:
        closure(["x"], {"x": ["a"], "a": ["b", "c"], "b": [], "c": ["a"]})
    (diagnostic,) = error.value.diagnostics
    assert (diagnostic.code, diagnostic.params["cycle"]) == ("dependency_cycle", "a > c > a")


def test_long_chains_need_no_recursion():
    """100,000 workflows in a row, or in a circle, are no burden."""
    chain = {str(n): [str(n + 1)] for n in range(100_000)} | {"100000": []}
    assert len(closure(["0"], chain)) == 100_001
    assert on_cycles(chain) == {}
    assert len(on_cycles(chain | {"100000": ["0"]})) == 100_001


def test_only_members_of_a_circle_are_on_it():
    """A workflow that requires itself is; one that leads to a circle is not."""
    requirements = {"self": ["self"], "to": ["a"], "a": ["x", "b"], "b": ["a"], "x": []}
    assert on_cycles(requirements) == {"self": "self", "a": "b", "b": "a"}

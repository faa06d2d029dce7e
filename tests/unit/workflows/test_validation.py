"""The rules for one workflow, in the order of packages spec 3.5."""

from __future__ import annotations

import os

import pytest

from rasen import schemas
from rasen.workflows import rules
from rasen.workflows.dependencies import Dependencies, find_project
from rasen.workflows.tree import load_tree
from rasen.workflows.validation import validate_tree


def validate(path, *, project=None, data="/nowhere"):
    """Validate a folder under its own name."""
    return validate_tree(
        load_tree(path),
        folder_name=os.path.basename(path),
        dependencies=Dependencies(project, data),
    )


def shown(path, **options):
    """Give code, path and details of each diagnostic."""
    return [(d.code, d.path, d.details) for d in validate(path, **options).diagnostics]


def test_a_minimal_draft_is_valid(workflow):
    """Two files are enough; the result holds what catalog and listings need."""
    root = workflow("docs")
    found = validate(root)
    assert found.diagnostics == ()
    assert found.workflow is not None
    assert (found.id, found.workflow.id, found.workflow.kind, found.workflow.root) == (
        "docs", "docs", "task", root,
    )  # fmt: skip


def test_the_digest_is_the_published_one(workflow):
    """Files and workflow have the digests of packages spec 6.5."""
    skill = (
        "---\r\nname: rasen-windows\r\ndescription: Zeilenenden bleiben.\r\n---\r\n\r\nKörper.\r\n"
    )
    manifest = "version: 1\r\nid: windows\r\nfiles:\r\n  sidecars: [notes.txt, empty.txt]\r\n"
    root = workflow("windows", manifest, skill, **{"notes.txt": "a\r\nb\rc\n", "empty.txt": ""})
    found = validate(root).workflow
    assert found is not None
    assert (
        found.digest() == "sha256:77a9f6c4ba1a5e4f34ca5fec5698e15be897550b2d939d80bbfdc566db016383"
    )
    assert found.file_digests()[0] == (
        "SKILL.md", "sha256:15d01e9097c2afd9e55dfd9c869b0a021bedb1b71708e54400fe143e5ceb7063",
    )  # fmt: skip


def test_missing_files_end_the_validation(workflow):
    """Without a manifest or a skill nothing else is looked at."""
    root = workflow("bare", None, None, **{"readme.md": "x"})
    found = validate(root)
    assert [(d.code, d.path, d.source_path) for d in found.diagnostics] == [
        ("manifest_missing", "workflow.yaml", root),
        ("skill_missing", "SKILL.md", root),
    ]
    assert (found.id, found.workflow) == (None, None)


def test_a_refused_manifest_is_missing_and_a_refused_skill_is_not(workflow):
    """A file refused for its bytes is reported once, but for the manifest as a case shows."""
    bommed = workflow("bommed", b"\xef\xbb\xbfversion: 1\nid: bommed\n")
    assert [c for c, *_ in shown(bommed)] == ["utf8_bom_forbidden", "manifest_missing"]
    skilled = workflow("skilled", "", b"\xef\xbb\xbf---\nname: x\ndescription: d\n---\nBody.\n")
    assert [c for c, *_ in shown(skilled)] == ["utf8_bom_forbidden"]


def test_a_refused_sidecar_is_missing_but_no_unresolved_reference(workflow):
    """The declaration is reported, the link to it is not."""
    manifest = "version: 1\nid: latin\nfiles:\n  sidecars: [references/a.txt]\n"
    skill = "---\nname: latin\ndescription: d\n---\n[a](references/a.txt)\n"
    root = workflow("latin", manifest, skill, **{"references/a.txt": b"caf\xe9\n"})
    assert shown(root) == [
        ("utf8_invalid", "references/a.txt", None),
        ("declared_file_missing", "references/a.txt", None),
    ]


def test_faults_of_both_documents_are_reported_before_any_rule(workflow):
    """Manifest first, then skill; nothing after them."""
    root = workflow("tampered", "version: 1\nid: tampered\nfoo: 1\n", "x", **{"extra.md": "x"})
    assert shown(root) == [
        ("manifest_schema_invalid", "workflow.yaml", None),
        ("skill_frontmatter_missing", "SKILL.md", None),
    ]


def test_the_id_is_portable_and_the_folder_name(workflow, placed):
    """Both are reported at the ID."""
    root = workflow("renamed", "version: 1\nid: Original\n")
    assert shown(root) == [
        ("workflow_id_invalid", "id", None),
        ("workflow_id_mismatch", "id", {"directoryName": "renamed", "manifestId": "Original"}),
    ]
    assert placed(validate(root).diagnostics) == [
        ("workflow_id_invalid", "workflow.yaml", 2, 5),
        ("workflow_id_mismatch", "workflow.yaml", 2, 5),
    ]


@pytest.mark.parametrize(
    "identifier, valid",
    [
        ("9lives", True),
        ("trailing-", True),
        ("a" * 64, True),
        ("a" * 65, False),
        ("Upper_Case", False),
    ],
)
def test_ids_of_up_to_64_characters_are_portable(workflow, identifier, valid):
    """Lower-case letters, digits and hyphens, not starting with a hyphen."""
    root = workflow(identifier, skill="---\nname: x\ndescription: d\n---\nBody.\n")
    assert [c for c, *_ in shown(root)] == ([] if valid else ["workflow_id_invalid"])


def test_a_skill_name_is_portable(workflow, placed):
    """It is reported at the name in the frontmatter."""
    root = workflow("x", skill="---\ndescription: d\nname: Bad Skill\n---\nBody.\n")
    assert shown(root) == [("skill_name_invalid", "SKILL.md.name", None)]
    assert placed(validate(root).diagnostics) == [("skill_name_invalid", "SKILL.md", 3, 7)]


def test_declarations_are_checked_in_order(workflow, placed):
    """Every file is declared exactly once, exists, and is none of the two required ones."""
    manifest = (
        "version: 1\nid: messy\nfiles:\n"
        "  sidecars: [notes/a.md, notes/a.md, SKILL.md, notes/gone.md]\n"
        "  scripts: [notes/a.md, workflow.yaml, bin/gone.sh]\n"
    )
    root = workflow("messy", manifest, **{"notes/a.md": "a\n"})
    assert shown(root) == [
        ("duplicate_value", "files.sidecars", None),
        ("file_declared_twice", "files", None),
        ("reserved_file_declaration", "files.sidecars", None),
        ("declared_file_missing", "notes/gone.md", None),
        ("file_declared_twice", "files", None),
        ("reserved_file_declaration", "files.scripts", None),
        ("declared_file_missing", "bin/gone.sh", None),
    ]
    assert [place for *_, place in placed(validate(root).diagnostics)] == [
        26,
        26,
        38,
        48,
        13,
        25,
        40,
    ]


def test_repetitions_are_reported_one_by_one_in_every_list(workflow):
    """The lists come in the order of the manifest's fields, without a source path."""
    manifest = (
        "version: 1\nid: twice\nrecommends: {workflows: [a, a, a]}\n"
        "requires: {skills: [x, x], workflows: [b, b], pipelines: [small-feature, small-feature]}\n"
    )
    root = workflow("twice", manifest)
    found = validate(root).diagnostics
    assert [(d.code, d.path, d.source_path) for d in found] == [
        ("duplicate_value", name, None)
        for name in (
            "requires.workflows", "requires.skills", "requires.pipelines",
            "recommends.workflows", "recommends.workflows",
        )
    ]  # fmt: skip


def test_declared_paths_obey_the_path_policy(workflow):
    """The value is in the details; a path that is too long also has its measure."""
    long = "p" * 241
    manifest = f'version: 1\nid: paths\nfiles:\n  sidecars: ["", /x, "a\\tb", a//b, ../x, {long}]\n  scripts: [con, "a<b"]\n'
    assert shown(workflow("paths", manifest)) == [
        ("path_empty", "files.sidecars", {"value": ""}),
        ("path_absolute", "files.sidecars", {"value": "/x"}),
        ("path_control_character", "files.sidecars", {"value": "a\tb"}),
        ("path_empty_segment", "files.sidecars", {"value": "a//b"}),
        ("path_traversal", "files.sidecars", {"value": "../x"}),
        ("path_too_long", "files.sidecars", {"value": long, "actual": 241, "limit": 240}),
        ("path_windows_device", "files.scripts", {"value": "con"}),
        ("path_windows_character", "files.scripts", {"value": "a<b"}),
    ]


def test_undeclared_files_come_in_code_unit_order_of_their_paths(workflow):
    """The order is that of whole paths, not of the walk."""
    root = workflow("loose", **{"a/b": "", "a.md": "", "Ａ": "", "😀": ""})
    assert shown(root) == [
        ("file_not_declared", path, None) for path in ("a.md", "a/b", "😀", "Ａ")
    ]


def test_references_name_declared_files(workflow, placed):
    """Links first, then code spans, each once, placed in SKILL.md."""
    manifest = 'version: 1\nid: broken\nfiles:\n  sidecars: ["references/two words.md"]\n  scripts: [scripts/run.sh]\n'
    skill = (
        "---\nname: rasen-broken\ndescription: d\n---\n\n"
        "[gone](references/gone.md#top), ![img](./templates/gone.png 'x').\n"
        "Run `scripts/run.sh --fast` or `bin/tool`, then `bin/tool` again; `scripts/*.sh` is no file.\n"
    )
    root = workflow(
        "broken", manifest, skill, **{"references/two words.md": "t", "scripts/run.sh": "s"}
    )
    assert shown(root) == [
        ("sidecar_reference_unresolved", "SKILL.md", {"reference": reference})
        for reference in ("references/gone.md", "templates/gone.png", "bin/tool")
    ]
    assert [line for _, _, line, _ in placed(validate(root).diagnostics)] == [6, 6, 7]


def test_broken_rules_for_instructions_are_placed_in_the_skill(workflow, placed):
    """Two of them only warn, so that the workflow stays valid."""
    skill = "---\nname: x\ndescription: d\n---\n\nFormerly OpenSpec:apply, kept under /home/maria/notes.\n"
    found = validate(workflow("warned", skill=skill))
    assert [(d.code, d.severity) for d in found.diagnostics] == [
        ("legacy_namespace_reference", "warning"),
        ("absolute_machine_path", "warning"),
    ]
    assert [place[1:] for place in placed(found.diagnostics)] == [
        ("SKILL.md", 6, 10),
        ("SKILL.md", 6, 37),
    ]
    assert found.workflow is not None


def test_dependencies_are_portable_and_resolve(workflow, tmp_path):
    """Pipelines and schemas may be the project's, the user's or the product's."""
    manifest = (
        "version: 1\nid: unwired\nrequires:\n  workflows: [apply, 'No No']\n  skills: ['rasen:x', 'A']\n"
        "  pipelines: [small-feature, no-such, 'Not Portable', storefront, mine]\n"
        "  schemas: [spec-driven, no-such-schema, 'Also Not', own]\nrecommends: {workflows: ['?']}\n"
    )
    for path in (
        "shop/rasen/pipelines/storefront/pipeline.yaml",
        "home/pipelines/mine/pipeline.yaml",
        "shop/rasen/schemas/own/schema.yaml",
    ):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text("x")
    root = workflow("unwired", manifest)
    assert shown(root, project=str(tmp_path / "shop"), data=str(tmp_path / "home")) == [
        ("workflow_dependency_invalid", "requires.workflows", None),
        ("workflow_dependency_invalid", "requires.workflows", None),
        ("skill_dependency_invalid", "requires.skills", None),
        ("pipeline_dependency_missing", "requires.pipelines", {"dependency": "no-such"}),
        ("pipeline_dependency_invalid", "requires.pipelines", None),
        ("schema_dependency_missing", "requires.schemas", {"dependency": "no-such-schema"}),
        ("schema_dependency_invalid", "requires.schemas", None),
    ]
    missing = [d for _, _, d in shown(root) if d]
    assert [d["dependency"] for d in missing] == [
        "no-such",
        "storefront",
        "mine",
        "no-such-schema",
        "own",
    ]


def test_the_command_block_is_ignored_with_a_warning(workflow, placed):
    """Whatever it holds, as long as it is a mapping; the warning points at the key."""
    found = validate(workflow("old", "version: 1\nid: old\ncommand:\n  name: Older\n"))
    assert [(d.code, d.path, d.severity) for d in found.diagnostics] == [
        ("command_field_ignored", "command", "warning")
    ]
    assert placed(found.diagnostics) == [("command_field_ignored", "workflow.yaml", 3, 1)]
    assert found.workflow is not None


def test_every_diagnostic_has_its_declared_severity(workflow):
    """What the rules say agrees with the codes' own entries."""
    manifest = "version: 1\nid: old\ncommand: {}\nrequires: {workflows: ['?']}\n"
    skill = "---\nname: x\ndescription: d\n---\nopenspec:x __X__ /home/x [a](bin/x)\n"
    found = validate(workflow("old", manifest, skill)).diagnostics
    assert len(found) == 6
    for diagnostic in found:
        assert diagnostic.severity == schemas.codes()[diagnostic.code]["x-severity"]


def test_the_project_is_the_nearest_folder_with_a_rasen_folder(tmp_path):
    """Upwards from the working folder; a file of that name is none."""
    (tmp_path / "shop/rasen").mkdir(parents=True)
    (tmp_path / "shop/src/deep").mkdir(parents=True)
    (tmp_path / "shop/src/rasen").write_text("a file")
    assert find_project(str(tmp_path / "shop/src/deep")) == str(tmp_path / "shop")
    assert find_project(str(tmp_path / "shop")) == str(tmp_path / "shop")


def test_rules_of_one_file_are_rules_of_the_folder():
    """A rule for a single file is never missing from those for the whole."""
    assert set(rules.MANIFEST_RULES) | set(rules.SKILL_RULES) <= set(rules.RULES)

"""Reading `workflow.yaml` (packages spec 3.3)."""

from __future__ import annotations

import pytest

from rasen.locale import Translator
from rasen.workflows.manifest import Requires, read_manifest


def stops(text):
    """Give the code, path and place of each diagnostic that stops the reading."""
    return [(d.code, d.path, *(d.place or ())) for d in read_manifest(text).reading.stops]


def test_a_minimal_manifest_has_empty_lists():
    """Only version and ID are required; the kind is the schema's default."""
    manifest = read_manifest("version: 1\nid: docs\n").manifest
    assert manifest is not None
    assert (manifest.id, manifest.kind, manifest.title, manifest.tags) == (
        "docs",
        "task",
        None,
        None,
    )
    assert (manifest.sidecars, manifest.scripts, manifest.recommends) == ((), (), ())
    assert manifest.requires == Requires((), (), (), ())


def test_every_field_is_read():
    """All blocks of a full manifest become typed values."""
    manifest = read_manifest(
        "version: 1.0\nid: team-release\nkind: internal\n"
        "skill: {name: 本番前の確認, category: Workflow, tags: [a, b]}\n"
        "files: {sidecars: [references/policy.md], scripts: [scripts/x.sh]}\n"
        "requires: {workflows: [apply], skills: ['rasen:review'], pipelines: [p], schemas: [s]}\n"
        "recommends: {workflows: [verify]}\ncommand: {enabled: true}\n"
    ).manifest
    assert manifest is not None
    assert manifest.kind == "internal"
    assert (manifest.title, manifest.category, manifest.tags) == (
        "本番前の確認",
        "Workflow",
        ("a", "b"),
    )
    assert (manifest.sidecars, manifest.scripts) == (("references/policy.md",), ("scripts/x.sh",))
    assert manifest.requires == Requires(("apply",), ("rasen:review",), ("p",), ("s",))
    assert manifest.recommends == ("verify",)
    assert manifest.has_command


@pytest.mark.parametrize(
    "text", ["", "# to be written\n", "false\n", "null\n", "[]\n", "- version: 1\n", "7"]
)
def test_a_document_that_is_no_mapping_is_one_fault_of_the_file(text):
    """The fault is reported at workflow.yaml, once."""
    found = stops(text)
    assert [(code, path) for code, path, *_ in found] == [
        ("manifest_schema_invalid", "workflow.yaml")
    ]


def test_faults_come_in_field_order_at_their_values():
    """Each wrong value is reported at its dotted path, and placed where it stands."""
    text = (
        'requires:\n  workflows: [apply, 2, [x]]\n  skills: rasen-review\nversion: "1"\nid: 7\n'
        "kind: 1\nfiles: []\nrecommends: none\n"
    )
    code = "manifest_schema_invalid"
    assert stops(text) == [
        (code, "version", 4, 10),
        (code, "id", 5, 5),
        (code, "kind", 6, 7),
        (code, "files", 7, 8),
        (code, "requires.workflows.1", 2, 22),
        (code, "requires.workflows.2", 2, 25),
        (code, "requires.skills", 3, 11),
        (code, "recommends", 8, 13),
    ]


def test_unknown_keys_are_one_fault_per_object_at_the_first_of_them():
    """The path is the object's, the place the first unknown key's, after the fields' faults."""
    text = "version: 2\nid: x\nlocales: [ja]\npriority: 3\nfiles:\n  assets: []\n  icons: []\n"
    code = "manifest_schema_invalid"
    assert stops(text) == [
        (code, "version", 1, 10),
        (code, "files", 6, 3),
        (code, "workflow.yaml", 3, 1),
    ]


def test_a_missing_value_is_reported_at_its_own_path():
    """The place is that of the object that lacks it."""
    assert stops("version: 1\n") == [("manifest_schema_invalid", "id", 1, 1)]
    assert stops("version: 1\nid: x\nskill:\n  category: Review\n") == [
        ("manifest_schema_invalid", "skill.name", 4, 3)
    ]


@pytest.mark.parametrize(
    "block, path",
    [
        ("files:", "files"),
        ("kind:", "kind"),
        ("requires: {skills: ~}", "requires.skills"),
        ("command: yes", "command"),
        ("command: [a]", "command"),
        ("skill: {name: x, enabled: true}", "skill"),
        ("skill: {name: x, tags: []}", "skill.tags"),
        ("skill: {name: x, tags: ['']}", "skill.tags.0"),
        ('skill: {name: "Tab\\there"}', "skill.name"),
        ("skill: {name: x, category: ''}", "skill.category"),
        ("kind: driver", "kind"),
        ("kind: expert", "kind"),
        ("version: true", "version"),
        ("<<: {kind: internal}", "workflow.yaml"),
    ],
)
def test_null_wrong_and_empty_values_are_refused(block, path):
    """Null is no substitute for an absent value, and texts for people are one line."""
    text = f"version: 1\nid: x\n{block}\n" if "version" not in block else f"{block}\nid: x\n"
    assert [(c, p) for c, p, *_ in stops(text)] == [("manifest_schema_invalid", path)]


def test_yaml_faults_are_placed_in_the_file():
    """Duplicate keys, aliases and syntax errors stop the reading with the codes of YAML."""
    assert stops("version: 1\nid: x\nid: x\n") == [("yaml_invalid", "workflow.yaml", 3, 1)]
    assert stops("version: 1\nid: &a x\nkind: *a\n") == [
        ("yaml_alias_forbidden", "workflow.yaml", 3, 7)
    ]
    assert [code for code, *_ in stops("version: 1\nid: x\n---\nversion: 1\n")] == ["yaml_invalid"]
    assert [code for code, *_ in stops("version: 1\nfiles:\n\tsidecars: []\n")] == ["yaml_invalid"]


def test_a_value_that_breaks_a_rule_of_its_own_does_not_stop_the_reading():
    """An ID that is not portable is left to the rule that reports it."""
    found = read_manifest("version: 1\nid: Not Portable\n")
    assert found.manifest is not None
    assert found.manifest.id == "Not Portable"
    assert found.reading.broken("workflow_id_invalid") == {("id",)}


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("id: x\nid: y\n", 'the key "id" stands here again after line 1'),
        ("description: a: b\n", "quote the text"),
        ("a: [1\n", "no closing bracket"),
        ("a:\n\tb: 1\n", "indent with spaces"),
        ("a: 'x\n", "no closing quote"),
        ("a: @x\n", "cannot start with this character"),
        ("- a\n---\n- b\n", "second document"),
        ("? [a]\n: 1\n", "keys are texts"),
        ("[" * 99, "deeper than 64 levels"),
        ('a: "\\q"\n', "escape"),
        ("a: !!int x\n", "tag !!int"),
        ("a: !x!y z\n", "handle"),
        ("a: b\0c\n", "U+0000"),
        ("a: 1#x\nb: {c: d}#e\n", "comment"),
    ],
)
def test_invalid_yaml_is_explained_in_words_of_ours(text, sentence):
    """Each reason of the YAML reader has its own sentence part."""
    (diagnostic,) = read_manifest(text).reading.stops
    assert diagnostic.code == "yaml_invalid"
    assert sentence in Translator("en").message(diagnostic)

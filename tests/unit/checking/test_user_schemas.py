"""Schemas that users bring: older drafts, broken ones, and ones that are slow to explain."""

from __future__ import annotations

import json

import pytest

from rasen.cli.main import run

DRAFT_7 = "http://json-schema.org/draft-07/schema#"
DRAFT_4 = "http://json-schema.org/draft-04/schema#"
DRAFT_2019 = "https://json-schema.org/draft/2019-09/schema"
BROKEN_UNDER_OLDER_DRAFTS = {
    "anyOf": (DRAFT_7, {"anyOf": [{"type": "string"}, {"minimum": 5}]}, 1),
    "oneOf": (DRAFT_7, {"oneOf": [{"type": "integer"}, {"minimum": 0}]}, 1),
    "contains": (DRAFT_7, {"contains": {"const": 1}}, [2]),
    "items": (DRAFT_7, {"items": [{"type": "string"}], "additionalItems": False}, ["a", 1]),
    "dependencies": (DRAFT_7, {"dependencies": {"a": ["b"]}}, {"a": 1}),
    "propertyNames": (DRAFT_7, {"propertyNames": {"maxLength": 1}}, {"long": 1}),
    "exclusiveMinimum": (DRAFT_4, {"minimum": 1, "exclusiveMinimum": True}, 1),
    "minContains": (DRAFT_2019, {"contains": {"const": 1}, "minContains": 2}, [1]),
    "dependentRequired": (DRAFT_2019, {"dependentRequired": {"a": ["b"]}}, {"a": 1}),
    "unevaluatedProperties": (DRAFT_2019, {"unevaluatedProperties": False}, {"a": 1}),
}


def check(tmp_path, capsys, schema, document):
    """Give (exit status, document printed) of a check of one document under one schema."""
    (tmp_path / "s.json").write_text(json.dumps(schema), "utf-8")
    (tmp_path / "d.json").write_text(json.dumps(document), "utf-8")
    status = run(
        ["check", "--schema", str(tmp_path / "s.json"), str(tmp_path / "d.json"), "--json"]
    )
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("keyword", BROKEN_UNDER_OLDER_DRAFTS)
def test_older_drafts_are_explained(keyword, tmp_path, capsys):
    """Whatever keyword of an older draft a document breaks, there is a finding with a sentence."""
    dialect, schema, document = BROKEN_UNDER_OLDER_DRAFTS[keyword]
    status, printed = check(tmp_path, capsys, {"$schema": dialect, **schema}, document)
    assert status == 1
    for found in printed["findings"]:
        assert found["code"] == "schema_invalid"
        assert "{" not in found["message"]
        assert found["line"] == 1


def test_branches_that_meet_again_are_explained_once(tmp_path, capsys):
    """A ladder of 25 choices whose branches lead to the same place is no exponential matter."""
    steps = 25
    ladder = {
        f"n{step}": {"anyOf": [{"$ref": f"#/$defs/n{step + 1}"}] * 2} for step in range(steps)
    }
    schema = {"$ref": "#/$defs/n0", "$defs": {**ladder, f"n{steps}": {"type": "string"}}}
    status, printed = check(tmp_path, capsys, schema, 1)
    assert status == 1
    assert [found["message"] for found in printed["findings"]] == [
        "the document: must be string, not integer."
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"type": "objec"}', "line 1, column 10: type: must be one of"),
        ('{"type": }', "line 1, column 10: "),
    ],
)
def test_unusable_schema_is_told_with_its_place(text, said, tmp_path, capsys):
    """What is wrong with a schema file is said with line and column."""
    (tmp_path / "s.json").write_text(text, "utf-8")
    (tmp_path / "d.json").write_text("{}", "utf-8")
    assert run(["check", "--schema", str(tmp_path / "s.json"), str(tmp_path / "d.json")]) == 2
    assert said in capsys.readouterr().err


def test_report_never_replaces_what_was_checked(tmp_path, capsys):
    """A report that would be written over a checked file is refused, and the file stays."""
    path = tmp_path / "workflow.yaml"
    path.write_text("version: 1\nid: größe\n", "utf-8")
    assert run(["check", str(path), "--report", f"json={path}"]) == 2
    assert path.read_text("utf-8") == "version: 1\nid: größe\n"
    assert "would replace" in capsys.readouterr().err


def test_report_replaces_no_schema_no_link_s_target_and_nothing_in_a_checked_folder(
    tmp_path, capsys
):
    """Whatever a run read stays, named directly, through a link, or as part of a folder."""
    schema, document, link = tmp_path / "s.json", tmp_path / "d.json", tmp_path / "l.json"
    schema.write_text("{}", "utf-8")
    document.write_text("1", "utf-8")
    link.symlink_to(document)
    folder = tmp_path / "tide"
    assert run(["workflow", "init", "tide", "--output", str(folder)]) == 0
    skill = folder / "SKILL.md"
    for path in (schema, link):
        words = ["check", "--schema", str(schema), str(document), "--report", f"json={path}"]
        assert run(words) == 2
    before = skill.read_bytes()
    assert run(["check", str(folder), "--report", f"json={skill}"]) == 2
    assert (schema.read_text(), document.read_text(), skill.read_bytes()) == ("{}", "1", before)
    assert run(["check", str(folder), "--report", f"json={tmp_path / 'out.json'}"]) == 0
    assert json.loads((tmp_path / "out.json").read_text())["summary"]["valid"] == 1
    capsys.readouterr()

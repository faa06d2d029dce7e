"""Profile files: what they select, and everything that is wrong with one."""

from __future__ import annotations

import pytest

from rasen.workflows.profile_file import check_text, read_profile


def seen(text, *, is_json=False):
    """Give code, line and column of each finding."""
    return [(found.code, *found.place) for found in check_text(text, is_json=is_json)]


@pytest.mark.parametrize(
    ("text", "is_json"),
    [
        ("version: 1\nworkflows:\n  - propose\n  - docs\n", False),
        ("version: 1\ndelivery: {any: [thing]}\nworkflows: [propose, docs]\n", False),
        ('{"version":1,"workflows":["propose","docs"]}', True),
    ],
)
def test_a_profile_gives_its_ids_as_written(text, is_json):
    """YAML and JSON say the same, and a delivery is dropped whatever it holds."""
    assert read_profile(text, is_json=is_json) == (("propose", "docs"), [])


def test_every_fault_is_found_at_its_place():
    """All faults of one file are found in one run."""
    text = "version: 2\nworkflows: [a, B, a]\nextra: 1\n"
    assert sorted(seen(text), key=lambda found: found[1:]) == [
        ("invalid_file", 1, 10),
        ("profile_workflow_id_invalid", 2, 16),
        ("profile_workflow_duplicate", 2, 19),
        ("invalid_file", 3, 1),
    ]


def test_json_faults_stand_in_the_text_too():
    """The positions of a JSON profile are those of its text."""
    assert seen('{"version":1,\n "workflows":["a",1]}', is_json=True) == [("invalid_file", 2, 19)]
    assert seen('{"version":1,\n"version":1}', is_json=True) == [("json_duplicate_key", 2, 1)]


def test_yaml_faults_stop_before_the_schema():
    """A text that is no strict YAML is reported as such."""
    assert seen("workflows: [a\n")[0][0] == "yaml_invalid"
    assert seen("version: &v 1\nworkflows: [*v]\n") == [("yaml_alias_forbidden", 2, 13)]


@pytest.mark.parametrize("text", ["", "[]", "null", "version: 1\n"])
def test_a_text_without_the_two_keys_is_invalid(text):
    """Empty files, other roots and missing keys are faults of the schema."""
    assert {found[0] for found in seen(text)} == {"invalid_file"}

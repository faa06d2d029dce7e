"""SARIF logs; that they conform to the standard's schema is judged in tests/report_judges."""

from __future__ import annotations

import json

from rasen import schemas
from tests.unit.report.documents import CLEAN, FAILED, FOUND, KIND, report, with_findings


def run_of(document, **options):
    """Give the one run of a log."""
    log = json.loads(report("sarif", document, **options))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    return run


def test_result_carries_rule_level_message_place_and_fingerprint():
    """A finding arrives whole, its fix behind the message."""
    result = run_of(FOUND, base="/work")["results"][0]
    fingerprint = result.pop("partialFingerprints")
    assert list(fingerprint) == ["rasenFinding/v1"]
    assert result == {
        "ruleId": "manifest_schema_invalid",
        "ruleIndex": 1,
        "level": "error",
        "message": {
            "text": 'kind must be "task" or "internal", not "driver". Write "task" or "internal".'
        },
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {
                        "uri": "drafts/docs/workflow.yaml",
                        "uriBaseId": "%SRCROOT%",
                    },
                    "region": {"startLine": 3, "startColumn": 7},
                },
                "logicalLocations": [{"fullyQualifiedName": "/kind"}],
            }
        ],
    }


def test_rules_are_the_codes_that_occur():
    """Each code of a finding is a rule, described as its schema describes it."""
    run = run_of(FOUND)
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == [
        "manifest_missing",
        "manifest_schema_invalid",
        "yaml_invalid",
    ]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    entry = schemas.codes()["manifest_missing"]
    assert rules[0]["fullDescription"]["text"] == entry["description"]
    assert rules[0]["defaultConfiguration"] == {"level": entry["x-severity"]}


def test_levels_are_those_of_the_severities():
    """An info is a note."""
    assert [result["level"] for result in run_of(FOUND)["results"]] == [
        "error",
        "warning",
        "error",
        "note",
    ]


def test_columns_are_code_points():
    """The log says how columns are counted."""
    assert run_of(CLEAN)["columnKind"] == "unicodeCodePoints"


def test_base_is_what_relative_uris_start_from():
    """The base is a folder's URI, and is left out where it is unknown."""
    assert run_of(CLEAN, base="/my work")["originalUriBaseIds"] == {
        "%SRCROOT%": {"uri": "file:///my%20work/"}
    }
    assert run_of(CLEAN, base="/")["originalUriBaseIds"] == {"%SRCROOT%": {"uri": "file:///"}}
    assert "originalUriBaseIds" not in run_of(CLEAN)


def test_paths_outside_of_the_base_are_absolute():
    """A URI that leaves the base would be none below it."""
    finding = {**KIND, "path": "../x/a b"}
    (result,) = run_of(with_findings(finding), base="/work")["results"]
    location = result["locations"][0]["physicalLocation"]["artifactLocation"]
    assert location == {"uri": "file:///x/a%20b"}


def test_finding_about_no_line_is_at_the_first():
    """Code scanning takes no result without a region."""
    result = run_of(FOUND)["results"][2]
    assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": 1}


def test_braces_of_messages_are_no_placeholders():
    """Braces are doubled, as the standard asks for."""
    (result,) = run_of(with_findings({**KIND, "message": "{0} is {x}.", "fix": "Go."}))["results"]
    assert result["message"] == {"text": "{{0}} is {{x}}. Go."}


def test_clean_run_has_no_results():
    """Nothing found is an empty list of results, not an absent one."""
    run = run_of(CLEAN)
    assert run["results"] == []
    assert run["invocations"] == [{"executionSuccessful": True}]
    assert run["tool"] == {"driver": {"name": "rasen", "version": "0.1.0", "rules": []}}


def test_failed_command_is_an_invocation_without_success():
    """A run that checked nothing says so, with its reason."""
    (invocation,) = run_of(FAILED)["invocations"]
    assert invocation == {
        "executionSuccessful": False,
        "toolExecutionNotifications": [
            {
                "level": "error",
                "message": {"text": 'There is no "drafts".'},
                "descriptor": {"id": "usage_error"},
            }
        ],
    }

"""Code Quality reports."""

from __future__ import annotations

import json

from tests.unit.report.documents import CLEAN, FAILED, FOUND, report


def test_each_finding_is_an_issue():
    """Description, check name, severity and place arrive; what is about no line is at line 1."""
    issues = json.loads(report("gitlab", FOUND))
    assert [{**issue, "fingerprint": len(issue["fingerprint"])} for issue in issues] == [
        {
            "description": 'kind must be "task" or "internal", not "driver".',
            "check_name": "manifest_schema_invalid",
            "fingerprint": 32,
            "severity": "major",
            "location": {"path": "drafts/docs/workflow.yaml", "lines": {"begin": 3}},
        },
        {
            "description": "title is given again after line 3.",
            "check_name": "yaml_invalid",
            "fingerprint": 32,
            "severity": "minor",
            "location": {"path": "drafts/docs/workflow.yaml", "lines": {"begin": 12}},
        },
        {
            "description": 'There is no "workflow.yaml".',
            "check_name": "manifest_missing",
            "fingerprint": 32,
            "severity": "major",
            "location": {"path": "drafts/leer", "lines": {"begin": 1}},
        },
        {
            "description": "description is short.",
            "check_name": "yaml_invalid",
            "fingerprint": 32,
            "severity": "info",
            "location": {"path": "drafts/文書/SKILL.md", "lines": {"begin": 1}},
        },
    ]
    assert len({issue["fingerprint"] for issue in issues}) == 4


def test_clean_run_is_an_empty_list():
    """Nothing found is an empty list, which takes older issues back."""
    assert json.loads(report("gitlab", CLEAN)) == []


def test_failed_command_is_a_blocker():
    """A run that checked nothing does not look like a clean one."""
    (issue,) = json.loads(report("gitlab", FAILED))
    assert issue["severity"] == "blocker"
    assert issue["check_name"] == "usage_error"
    assert issue["location"] == {"path": ".", "lines": {"begin": 1}}

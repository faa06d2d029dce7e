"""JUnit reports, read with the standard library's XML parser."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tests.unit.report.documents import (
    CLEAN,
    FAILED,
    FOUND,
    KIND,
    MISSING,
    report,
    with_findings,
)


def suite_of(document):
    """Give the one suite of a report."""
    root = ET.fromstring(report("junit", document).encode())
    assert root.tag == "testsuites"
    (suite,) = root
    return suite


def test_each_target_is_a_case():
    """Targets come in order with their kind; an invalid one has one failure."""
    cases = suite_of(FOUND).findall("testcase")
    assert [
        (case.get("name"), case.get("classname"), [child.tag for child in case]) for case in cases
    ] == [
        ("drafts/docs", "workflow", ["failure"]),
        ("drafts/leer", "rasen check", ["failure"]),
        ("drafts/文書", "skill", ["system-out"]),
        ("drafts/team.rasenpkg", "package", []),
    ]


def test_counts_are_those_of_the_cases():
    """The attributes of the suite add up."""
    suite = suite_of(FOUND)
    assert suite.attrib == {
        "name": "rasen check",
        "tests": "4",
        "failures": "2",
        "errors": "0",
        "skipped": "0",
    }


def test_failure_holds_all_findings_of_its_target():
    """Consumers read one failure of a case: it is named for the first error and tells all."""
    (failure,) = suite_of(FOUND)[0]
    assert failure.get("type") == "manifest_schema_invalid"
    assert failure.get("message") == 'kind must be "task" or "internal", not "driver".'
    assert failure.text == (
        "drafts/docs/workflow.yaml:3:7: error manifest_schema_invalid "
        'kind must be "task" or "internal", not "driver". Write "task" or "internal".\n'
        "drafts/docs/workflow.yaml:12:1: warning yaml_invalid title is given again after line 3."
    )


def test_finding_of_no_target_is_a_case_of_its_own():
    """No finding is lost when its path is below no target."""
    cases = suite_of(with_findings({**MISSING, "path": "else/where"})).findall("testcase")
    assert [(case.get("name"), len(case)) for case in cases] == [
        ("drafts/docs", 0),
        ("else/where", 1),
    ]


def test_finding_belongs_to_the_nearest_target():
    """A finding goes to the innermost target above it, also to `.` and `/`."""
    paths = ["/", ".", "a", "a/b"]
    document = {
        **with_findings(*({**KIND, "path": path} for path in ("a/b/c", "a/x", "x", "/x"))),
        "targets": [{"path": path, "kind": None, "valid": False} for path in paths],
    }
    texts = {case.get("name"): case[0].text.partition(":")[0] for case in suite_of(document)}
    assert texts == {"/": "/x", ".": "x", "a": "a/x", "a/b": "a/b/c"}


def test_invalid_target_without_a_finding_has_failed():
    """The verdict counts, whatever was found."""
    targets = [{"path": "a", "kind": None, "valid": False}]
    (case,) = suite_of({**CLEAN, "targets": targets})
    assert case[0].tag == "failure"


def test_what_xml_cannot_hold_is_escaped():
    """Controls, half pairs and noncharacters are shown as escapes, marks of XML arrive as such."""
    evil = "a\x00\x1b\x0b\ufffe\udc80<&>\"']]>\r\n\tz"
    (_, case) = suite_of(with_findings({**KIND, "path": evil, "message": evil}))
    assert case[0].get("message") == "a\\x00\\x1b\\x0b\\ufffe\\udc80<&>\"']]>\\r\\n\\tz"


def test_failed_command_is_an_error():
    """A run that checked nothing is a case with an error."""
    suite = suite_of(FAILED)
    assert (suite.get("tests"), suite.get("errors")) == ("1", "1")
    assert suite[0][0].tag == "error"
    assert suite[0][0].get("type") == "usage_error"

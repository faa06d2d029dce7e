"""JUnit reports, read by the package `junitparser`."""

from __future__ import annotations

import pytest

from tests.unit.report.documents import CLEAN, FAILED, FOUND, report

junitparser = pytest.importorskip("junitparser", reason="junitparser is not installed")


def read(document):
    """Give the suites as the parser sees them."""
    return junitparser.JUnitXml.fromstring(report("junit", document).encode())


def test_parser_sees_targets_and_failures():
    """Every target is a case, and failures carry code and message."""
    suites = read(FOUND)
    assert (suites.tests, suites.failures, suites.errors) == (4, 2, 0)
    (suite,) = suites
    results = {case.name: [type(result).__name__ for result in case.result] for case in suite}
    assert results == {
        "drafts/docs": ["Failure"],
        "drafts/leer": ["Failure"],
        "drafts/文書": [],
        "drafts/team.rasenpkg": [],
    }
    failure = next(iter(suite)).result[0]
    assert failure.type == "manifest_schema_invalid"
    assert failure.message == 'kind must be "task" or "internal", not "driver".'
    assert "drafts/docs/workflow.yaml:12:1: warning" in failure.text


def test_parser_counts_what_the_report_says():
    """The counts in the report are those that the parser makes itself."""
    for document in (FOUND, CLEAN, FAILED):
        suites = read(document)
        stated = (suites.tests, suites.failures, suites.errors)
        suites.update_statistics()
        assert (suites.tests, suites.failures, suites.errors) == stated


def test_parser_sees_a_failed_command():
    """A command that checked nothing is an error."""
    (suite,) = read(FAILED)
    (case,) = suite
    assert [type(result).__name__ for result in case.result] == ["Error"]
    assert case.result[0].type == "usage_error"

"""Laws of the report formats, over any document."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from rasen.report.formats import HUMAN
from rasen.report.terminal import visible
from tests.unit.report.documents import documents, report

few = settings(max_examples=60, deadline=None)


@pytest.mark.parametrize("name", sorted(HUMAN))
@few
@given(document=documents())
def test_human_reports_cannot_steer_a_terminal(name, document):
    """Nothing but line ends of ours is sent that a terminal obeys or hides."""
    for line in report(name, document).split("\n"):
        assert visible(line) == line


@pytest.mark.parametrize("name", ["json", "gitlab", "sarif"])
@few
@given(document=documents())
def test_json_reports_are_json_in_utf_8(name, document):
    """Any text inside leaves JSON reports readable."""
    json.loads(report(name, document, base="/work").encode())


@few
@given(document=documents())
def test_every_finding_reaches_the_programs(document):
    """Formats with one entry per finding have as many as there are findings."""
    count = len(document["findings"])
    assert len(json.loads(report("gitlab", document))) == count
    assert len(json.loads(report("sarif", document))["runs"][0]["results"]) == count
    assert len(report("github", document).splitlines()) == count
    assert len(report("concise", document).splitlines()) == count


@few
@given(document=documents())
def test_junit_reports_are_well_formed(document):
    """XML parsers take the report, and its counts are right."""
    (suite,) = ET.fromstring(report("junit", document).encode())
    cases = suite.findall("testcase")
    assert int(suite.get("tests")) == len(cases)
    assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
    told = "".join(suite.itertext()).split("\n")
    assert sum(": " in line for line in told) >= len(document["findings"])

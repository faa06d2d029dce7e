"""SARIF logs, held to the standard's own JSON Schema as the package `sarif-kit` ships it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from tests.unit.report.documents import CLEAN, FAILED, FOUND, documents, report

judge = pytest.importorskip("sarif_kit.validate", reason="sarif-kit is not installed")


@pytest.mark.parametrize("document", [FOUND, CLEAN, FAILED])
@pytest.mark.parametrize("base", ["", "/work/my project"])
def test_log_conforms_to_the_standard(document, base):
    """Findings, a clean run and a failed command make valid logs."""
    assert judge.validation_errors(json.loads(report("sarif", document, base=base))) == []


@settings(max_examples=40, deadline=None)
@given(document=documents())
def test_any_log_conforms_to_the_standard(document):
    """Whatever paths and messages hold, the log is valid."""
    assert judge.validation_errors(json.loads(report("sarif", document, base="/work"))) == []


def test_judge_refuses_what_is_wrong():
    """The judge is awake: a log with a misspelt level is refused."""
    log = json.loads(report("sarif", FOUND))
    log["runs"][0]["results"][0]["level"] = "fatal"
    assert judge.validation_errors(log)

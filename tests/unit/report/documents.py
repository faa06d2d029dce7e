"""Documents of `rasen check` that the tests of report formats share."""

from __future__ import annotations

from hypothesis import strategies as st

from rasen.locale import Translator
from rasen.report import ReportOptions
from rasen.report.formats import render

OPTIONS = ReportOptions(Translator("en"), "0.1.0")

KIND = {
    "path": "drafts/docs/workflow.yaml",
    "line": 3,
    "column": 7,
    "severity": "error",
    "code": "manifest_schema_invalid",
    "message": 'kind must be "task" or "internal", not "driver".',
    "pointer": "/kind",
    "details": {"actual": "driver"},
    "fix": 'Write "task" or "internal".',
}
COMMAND = {
    "path": "drafts/docs/workflow.yaml",
    "line": 12,
    "column": 1,
    "severity": "warning",
    "code": "yaml_invalid",
    "message": "title is given again after line 3.",
}
MISSING = {
    "path": "drafts/leer",
    "severity": "error",
    "code": "manifest_missing",
    "message": 'There is no "workflow.yaml".',
}
HINT = {
    "path": "drafts/文書/SKILL.md",
    "line": 1,
    "column": 5,
    "severity": "info",
    "code": "yaml_invalid",
    "message": "description is short.",
}

FOUND = {
    "findings": [KIND, COMMAND, MISSING, HINT],
    "targets": [
        {"path": "drafts/docs", "kind": "workflow", "valid": False},
        {"path": "drafts/leer", "kind": None, "valid": False},
        {"path": "drafts/文書", "kind": "skill", "valid": True},
        {"path": "drafts/team.rasenpkg", "kind": "package", "valid": True},
    ],
    "summary": {
        "checked": 4,
        "valid": 2,
        "invalid": 2,
        "skipped": 3,
        "errors": 2,
        "warnings": 1,
        "infos": 1,
    },
    "status": [],
}
CLEAN = {
    "findings": [],
    "targets": [{"path": "drafts/docs", "kind": "workflow", "valid": True}],
    "summary": {
        "checked": 1,
        "valid": 1,
        "invalid": 0,
        "skipped": 0,
        "errors": 0,
        "warnings": 0,
        "infos": 0,
    },
    "status": [],
}
FAILED = {
    "findings": [],
    "targets": [],
    "summary": None,
    "status": [
        {
            "severity": "error",
            "code": "usage_error",
            "message": 'There is no "drafts".',
            "fix": "Name a path that exists.",
        }
    ],
}


def with_findings(*findings):
    """Give a document with these findings and nothing else of interest."""
    return {**CLEAN, "findings": list(findings)}


def report(name, document, **options):
    """Give a whole report as one text."""
    return "".join(render(name, document, OPTIONS._replace(**options)))


# Text as the names of files and the values of documents may hold it: half pairs, controls,
# overrides of direction, marks of XML, of URIs and of workflow commands, and plain words.
texts = st.text(
    st.characters()
    | st.sampled_from("\x00\x1b\x7f\x9b\u202e\udc80\ufffe%:,&<>\"'{}[]]>\r\n\t/.\\ é文😀"),
    min_size=1,
    max_size=30,
)
paths = texts | st.lists(st.sampled_from(["a", "b", ".", "..", "", "文", "c:"]), min_size=1).map(
    "/".join
).filter(bool)


@st.composite
def _findings(draw):
    finding = {"path": draw(paths)}
    if draw(st.booleans()):
        finding["line"] = draw(st.integers(1, 9) | st.integers(1, 10**9))
        finding["column"] = draw(st.integers(1, 9) | st.integers(1, 10**9))
    finding["severity"] = draw(st.sampled_from(["error", "warning", "info"]))
    finding["code"] = draw(st.sampled_from(["manifest_missing", "yaml_invalid"]))
    finding["message"] = draw(texts)
    if draw(st.booleans()):
        finding["pointer"] = draw(st.just("") | texts.map(lambda text: "/" + text))
    if draw(st.booleans()):
        finding["fix"] = draw(texts)
    return finding


@st.composite
def documents(draw):
    """Give any document of a run that checked something."""
    targets = [
        {"path": path, "kind": draw(st.none() | st.just("workflow")), "valid": draw(st.booleans())}
        for path in draw(st.lists(paths, max_size=4))
    ]
    findings = draw(st.lists(_findings(), max_size=5))
    return {**CLEAN, "findings": findings, "targets": targets}

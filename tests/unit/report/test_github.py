"""Workflow commands, read back as the runner reads them."""

from __future__ import annotations

import re

import pytest

from tests.unit.report.documents import CLEAN, FAILED, FOUND, KIND, report, with_findings

COMMAND = re.compile(r"::([a-z]+)(?: ([^:]*))?::(.*)")


def read(line):
    """Give command, properties and message as the runner takes them from a line of the log."""
    name, listed, message = COMMAND.fullmatch(line).groups()
    pairs = [pair.split("=", 1) for pair in (listed or "").split(",")]
    return name, {key: unescaped(value) for key, value in pairs}, unescaped(message)


def unescaped(text):
    """Undo the escapes, that of the percent sign last."""
    for escape, character in (
        ("%0D", "\r"),
        ("%0A", "\n"),
        ("%3A", ":"),
        ("%2C", ","),
        ("%25", "%"),
    ):
        text = text.replace(escape, character)
    return text


def test_each_finding_is_a_command():
    """Severity, place, code, message and fix arrive."""
    commands = [read(line) for line in report("github", FOUND).splitlines()]
    assert commands == [
        (
            "error",
            {
                "file": "drafts/docs/workflow.yaml",
                "line": "3",
                "col": "7",
                "title": "manifest_schema_invalid",
            },
            'kind must be "task" or "internal", not "driver".\nWrite "task" or "internal".',
        ),
        (
            "warning",
            {
                "file": "drafts/docs/workflow.yaml",
                "line": "12",
                "col": "1",
                "title": "yaml_invalid",
            },
            "title is given again after line 3.",
        ),
        (
            "error",
            {"file": "drafts/leer", "title": "manifest_missing"},
            'There is no "workflow.yaml".',
        ),
        (
            "notice",
            {"file": "drafts/文書/SKILL.md", "line": "1", "col": "5", "title": "yaml_invalid"},
            "description is short.",
        ),
    ]


@pytest.mark.parametrize("text", ["a,b:c::d", "100%", "%0A%3A", "x=y,line=9", "::error::no"])
def test_marks_of_the_syntax_are_escaped(text):
    """No path or message can end a property, a command or a line."""
    (line,) = report("github", with_findings({**KIND, "path": text, "message": text})).splitlines()
    _, properties, message = read(line)
    assert properties["file"] == text
    assert message == text + "\n" + KIND["fix"]
    assert properties["line"] == "3"


def test_line_ends_in_names_do_not_end_the_command():
    """A line feed in a path or message is shown as an escape."""
    evil = "a\n::stop-commands::x\r"
    (line, end) = report("github", with_findings({**KIND, "path": evil, "message": evil})).split(
        "\n"
    )
    assert end == ""
    assert read(line)[1]["file"] == "a\\n::stop-commands::x\\r"


def test_paths_are_those_of_the_repository():
    """A file below the base is named from there, however it was given."""
    finding = {**KIND, "path": "/repo/./docs/a.yaml"}
    assert (
        read(report("github", with_findings(finding), base="/repo").rstrip())[1]["file"]
        == "docs/a.yaml"
    )


def test_clean_run_is_empty_and_failed_command_an_error():
    """Nothing found gives no command; a failed command gives one without a file."""
    assert report("github", CLEAN) == ""
    assert report("github", FAILED) == (
        '::error title=usage_error::There is no "drafts".%0AName a path that exists.\n'
    )

"""The report for people, and its short form."""

from __future__ import annotations

from rasen.report.terminal import visible
from tests.unit.report.documents import (
    CLEAN,
    COMMAND,
    FAILED,
    FOUND,
    HINT,
    KIND,
    MISSING,
    report,
    with_findings,
)

MANIFEST = "version: 1\nid: docs\nkind: driver\n" + "# line\n" * 8 + "title: x\n"


def test_text_shows_place_line_and_fix_of_each_finding():
    """Findings come with their source lines aligned within a file, then the counts."""
    texts = {KIND["path"]: MANIFEST.encode(), HINT["path"]: "# 文書の要約".encode()}
    assert report("text", FOUND, texts=texts) == (
        "drafts/docs/workflow.yaml:3:7: error manifest_schema_invalid: "
        'kind must be "task" or "internal", not "driver".\n'
        "   3 | kind: driver\n"
        "     |       ^\n"
        '  fix: Write "task" or "internal".\n'
        "\n"
        "drafts/docs/workflow.yaml:12:1: warning yaml_invalid: title is given again after line 3.\n"
        "  12 | title: x\n"
        "     | ^\n"
        "\n"
        'drafts/leer: error manifest_missing: There is no "workflow.yaml".\n'
        "\n"
        "drafts/文書/SKILL.md:1:5: info yaml_invalid: description is short.\n"
        "  1 | # 文書の要約\n"
        "    |       ^\n"
        "\n"
        "4 items checked: 2 valid, 2 invalid, 3 skipped; 2 errors, 1 warning, 1 info.\n"
    )


def test_findings_of_a_file_without_excerpts_are_not_spaced():
    """Lines that stand for themselves stand together."""
    again = {**COMMAND, "line": 13}
    assert report("text", with_findings(COMMAND, again, MISSING)).split("\n") == [
        "drafts/docs/workflow.yaml:12:1: warning yaml_invalid: title is given again after line 3.",
        "drafts/docs/workflow.yaml:13:1: warning yaml_invalid: title is given again after line 3.",
        "",
        'drafts/leer: error manifest_missing: There is no "workflow.yaml".',
        "",
        "1 item checked: 1 valid.",
        "",
    ]


def test_text_of_a_clean_run_is_its_summary():
    """Nothing found is one line."""
    assert report("text", CLEAN) == "1 item checked: 1 valid.\n"


def test_text_of_a_failed_command_is_its_reason():
    """A command that checked nothing says why, and how to mend it."""
    assert report("text", FAILED) == (
        'error: There is no "drafts".\n  fix: Name a path that exists.\n'
    )


def test_colours_change_nothing_but_colours():
    """Without its colour codes the coloured report is the plain one."""
    texts = {KIND["path"]: MANIFEST.encode()}
    plain = report("text", FOUND, texts=texts)
    coloured = report("text", FOUND, texts=texts, colour=True)
    for number in ("1", "2", "1;31", "1;32", "1;33", "1;34", "0"):
        coloured = coloured.replace(f"\x1b[{number}m", "")
    assert coloured == plain


def test_nothing_that_was_checked_reaches_the_terminal_raw():
    """Escape sequences in paths, messages, fixes and source lines are shown, not sent."""
    evil = "\x1b]0;x\x07\u202e\n"
    finding = {**KIND, "path": evil, "message": evil, "fix": evil, "line": 1, "column": 3}
    for name in ("text", "concise"):
        for line in report(name, with_findings(finding), texts={evil: evil.encode()}).split("\n"):
            assert visible(line) == line


def test_concise_is_one_line_per_finding():
    """The short form has place, code, severity and message, and no summary."""
    assert report("concise", FOUND).split("\n") == [
        'drafts/docs/workflow.yaml:3:7: manifest_schema_invalid error kind must be "task" or "internal", not "driver".',
        "drafts/docs/workflow.yaml:12:1: yaml_invalid warning title is given again after line 3.",
        'drafts/leer: manifest_missing error There is no "workflow.yaml".',
        "drafts/文書/SKILL.md:1:5: yaml_invalid info description is short.",
        "",
    ]
    assert report("concise", CLEAN) == ""
    assert report("concise", FAILED) == 'usage_error error There is no "drafts".\n'

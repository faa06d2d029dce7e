"""What `rasen show` and `rasen validate` ask where nothing is named, at a real terminal."""

from __future__ import annotations

import os

import pytest

from tests.conftest import ROOT
from tests.unit.cli.test_store_prompts import CANCEL, Terminal

PURPOSE = "The lamps light the old town from dusk to dawn, and never at noon."
SPEC = f"## Purpose\n{PURPOSE}\n## Requirements\n### Requirement: A\nIt SHALL.\n#### S\nx\n"


@pytest.fixture
def terminal(tmp_path):
    """Give a function that starts a command at a terminal, beside a spec and a change."""
    spec = tmp_path / "work" / "rasen" / "specs" / "town" / "lamps"
    change = tmp_path / "work" / "rasen" / "changes" / "lamps"
    spec.mkdir(parents=True)
    change.mkdir(parents=True)
    (spec / "spec.md").write_text(SPEC, "utf-8")
    (change / "proposal.md").write_text("# Lamps\n", "utf-8")
    env = {name: value for name, value in os.environ.items() if name != "CI"}
    env |= {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path / "user"), "TERM": "dumb"}

    def start(*argv, **more):
        return Terminal(argv, tmp_path / "work", {**env, **more})

    return start


def test_show_asks_which_item(terminal):
    """The answer names its type as well; the file goes to standard output alone."""
    at = terminal("show")
    at.answer("What is to be shown?", "spec/town/lamps")
    assert at.end() == (0, SPEC + "\n")


def test_validate_asks_what_to_validate(terminal):
    """One item, or all of a kind."""
    at = terminal("validate")
    at.answer("What is to be validated?", "spec/town/lamps")
    assert at.end()[0] == 0
    at = terminal("validate", "--strict")
    at.answer("What is to be validated?", "all")
    status, out = at.end()
    assert status == 1
    assert "change/lamps" in out
    assert "spec/town/lamps" in out


@pytest.mark.parametrize("command", ["show", "validate"])
def test_nobody_is_asked_who_does_not_want_to_be(terminal, command):
    """Not with --no-interactive, not for a document, not where the environment says so."""
    for at in (
        terminal(command, "--no-interactive"),
        terminal(command, "--json"),
        terminal(command, CI=""),
        terminal(command, OPEN_SPEC_INTERACTIVE="0"),
    ):
        status, _ = at.end()
        assert status == 1
        assert "What is to be" not in at.said


def test_a_question_broken_off_is_cancelled(terminal):
    """Exit status 130, and nothing on standard output."""
    at = terminal("show")
    at.answer("What is to be shown?", CANCEL)
    assert at.end() == (130, "")


def test_where_there_is_nothing_nobody_is_asked(terminal, tmp_path):
    """The failure says what is missing."""
    (tmp_path / "work" / "rasen").rename(tmp_path / "gone")
    at = terminal("show")
    assert at.end() == (1, "")

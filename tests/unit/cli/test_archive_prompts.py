"""What `rasen archive` asks, point by point, at a real terminal."""

from __future__ import annotations

import os

import pytest

from tests.conftest import ROOT
from tests.unit.cli.test_store_prompts import CANCEL, END, Terminal
from tests.unit.stores.conftest import snapshot

DELTA = "## ADDED Requirements\n\n### Requirement: Dusk\nThe lamps SHALL burn.\n\n#### S\n- x\n"
WHICH = "Which change is to be archived?"
UNVALIDATED = "without validating it? [y/N]"
TASKS = "has open tasks: 1 of 2. Archive it all the same? [y/N]"
SPECS = "changes specs: lamps. Go on? [y/N]"


@pytest.fixture
def change(tmp_path):
    """Make a change with a delta and an open task, and give its root."""
    folder = tmp_path / "work/rasen/changes/light"
    (folder / "specs/lamps").mkdir(parents=True)
    (folder / "specs/lamps/spec.md").write_text(DELTA, "utf-8")
    (folder / "tasks.md").write_text("- [x] a\n- [ ] b\n", "utf-8")
    return tmp_path / "work"


@pytest.fixture
def terminal(tmp_path):
    """Give a function that starts archive at a terminal."""
    env = {name: value for name, value in os.environ.items() if name != "CI"}
    env |= {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path / "user"), "TERM": "dumb"}

    def start(*argv, **more):
        return Terminal(["archive", *argv], tmp_path / "work", {**env, **more})

    return start


def test_every_point_is_asked_in_its_order(terminal, change):
    """Which change, then one after the other what somebody has to agree to."""
    at = terminal("--no-validate")
    at.answer(WHICH, "light")
    for question in (UNVALIDATED, TASKS, SPECS):
        at.answer(question, "y")
    status, out = at.end()
    assert status == 0
    assert "Tasks: 1 of 2 open." in out
    assert "+ 1 added" in out
    assert (change / "rasen/specs/lamps/spec.md").is_file()
    assert os.listdir(change / "rasen/changes") == ["archive"]


def test_an_empty_name_is_asked_for(terminal, change):
    """It is none."""
    at = terminal("", "--yes")
    at.answer(WHICH, "light")
    assert at.end()[0] == 0


def test_nobody_is_asked_twice_or_for_nothing(terminal, change):
    """Only the points that there are, and none with --yes."""
    at = terminal("light", "--skip-specs")
    at.answer(TASKS, "yes")
    status, out = at.end()
    assert status == 0
    assert "Specs: none changed." in out
    assert SPECS not in at.said


def test_yes_answers_every_question(terminal, change):
    """The name excepted."""
    at = terminal("light", "--yes")
    status, _ = at.end()
    assert (status, at.said) == (0, "")


@pytest.mark.parametrize(("answers", "question"), [([], TASKS), (["y"], SPECS)])
@pytest.mark.parametrize("answer", ["", "n", "whatever"])
def test_no_is_what_anything_else_means(terminal, change, answers, question, answer):
    """Nothing is done then; exit status 1."""
    before = snapshot(change)
    at = terminal("light")
    for earlier in answers:
        at.answer(TASKS, earlier)
    at.answer(question, answer)
    status, out = at.end()
    assert (status, out) == (1, "")
    assert "the answer was no" in at.said
    assert snapshot(change) == before


@pytest.mark.parametrize("key", [CANCEL, END], ids=["ctrl-c", "ctrl-d"])
@pytest.mark.parametrize(("argv", "question"), [([], WHICH), (["light"], TASKS)])
def test_a_question_broken_off_is_status_130(terminal, change, argv, question, key):
    """Everything is as it was."""
    before = snapshot(change)
    at = terminal(*argv)
    at.answer(question, key)
    assert at.end() == (130, "")
    assert snapshot(change) == before


def test_refusals_come_before_questions(terminal, change):
    """Nobody is asked about a change whose deltas are not valid."""
    (change / "rasen/changes/light/specs/lamps/spec.md").write_text(DELTA.replace("SHALL", "do"))
    at = terminal("light")
    assert at.end() == (1, "")
    assert "[y/N]" not in at.said
    assert "rasen validate light --type change" in at.said


@pytest.mark.parametrize(
    ("argv", "more"),
    [(["--json"], {}), ([], {"CI": ""}), ([], {"OPEN_SPEC_INTERACTIVE": "0"})],
)
def test_nobody_is_asked_who_cannot_be(terminal, change, argv, more):
    """Not for a document, not where the environment says so."""
    for name in ([], ["light"]):
        at = terminal(*name, *argv, **more)
        assert at.end()[0] == 1
        assert "?" not in at.said


def test_where_there_is_no_change_nobody_is_asked(terminal, change):
    """The failure says what is missing."""
    (change / "rasen").rename(change / "gone")
    at = terminal()
    assert at.end() == (1, "")
    assert "It is not said which change" in at.said


@pytest.mark.parametrize(("language", "yes"), [("ja", "はい"), ("zh-cn", "是")])
def test_questions_are_asked_in_the_language_of_the_user(terminal, change, language, yes):
    """And answered in it."""
    at = terminal("light", RASEN_LANG=language)
    at.answer("y/N", yes)
    at.answer("lamps", yes)
    assert at.end()[0] == 0

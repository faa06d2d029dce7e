"""`rasen profile …` with a person at the terminal, and without one."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.terminals import DOWN, ENTER, ESCAPE, INTERRUPT, SPACE, UP, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")

KEYS = "escape cancels"
CORE = ["propose", "explore", "apply", "sync", "archive", "auto-command", "help"]


@pytest.fixture
def home(tmp_path):
    """Give the folder of settings and profiles, with one saved profile."""
    folder = tmp_path / "home"
    (folder / "profiles").mkdir(parents=True)
    (folder / "profiles" / "one.yaml").write_text("version: 1\nworkflows:\n  - verify\n")
    (folder / "config.json").write_text('{"profile": "core"}')
    return folder


@pytest.fixture
def at_terminal(tmp_path, home):
    """Give a function that runs `rasen profile` with these words in a terminal."""

    def start(*words, env=None, **more):
        env = {"RASEN_HOME": str(home), "RASEN_LANG": "en", **(env or {})}
        return Terminal(
            "-m", "rasen", "profile", *words, cwd=tmp_path, env=env, columns=120, rows=40, **more
        )

    return start


def profile(home, name):
    return (home / "profiles" / f"{name}.yaml").read_text()


def settings(home):
    return json.loads((home / "config.json").read_text())


def test_a_new_profile_is_put_together_saved_and_used(at_terminal, home):
    """Name, selection and confirmation are asked for; a name that cannot be is asked for again."""
    with at_terminal("new") as terminal:
        terminal.until("called?")
        terminal.press(b"Bad Name\r")
        terminal.until('"Bad Name" cannot be the name of a profile.')
        terminal.until("called?")
        terminal.press(b"core\r")
        terminal.until("reserved")
        terminal.until("called?")
        terminal.press(b"one\r")
        terminal.until("exists already")
        terminal.until("called?")
        terminal.press(b"north\r")
        terminal.until(KEYS)
        terminal.press(SPACE, DOWN, DOWN, DOWN, DOWN, SPACE, ENTER)
        terminal.until("[y/N]")
        terminal.press(b"y\r")
        assert terminal.wait() == 0
        assert terminal.is_restored()
    assert profile(home, "north") == "version: 1\nworkflows:\n  - propose\n  - apply\n"
    assert settings(home) == {"profile": "custom", "workflows": ["propose", "apply"]}


def test_what_the_command_line_says_is_not_asked_for(at_terminal, home):
    """With a name only the selection is asked for, with workflows only the name."""
    with at_terminal("new", "north") as terminal:
        terminal.until("north")
        terminal.until(KEYS)
        terminal.press(b"/audit", SPACE, ENTER)
        terminal.until("[y/N]")
        terminal.press(b"yes\r")
        assert terminal.wait() == 0
    assert profile(home, "north") == "version: 1\nworkflows:\n  - audit\n"
    with at_terminal("new", "--workflows", "help") as terminal:
        terminal.until("called?")
        terminal.press(b"south\r")
        assert terminal.wait() == 0
    assert profile(home, "south") == "version: 1\nworkflows:\n  - help\n"
    assert settings(home)["workflows"] == ["audit"]


def test_a_name_on_the_command_line_that_cannot_be_ends_the_command(at_terminal):
    """Nobody is asked for workflows of a profile that cannot be saved."""
    for name, words in (("Bad", "cannot be the name"), ("one", "exists already")):
        with at_terminal("new", name) as terminal:
            assert terminal.wait() == 1
            assert words in terminal.output


@pytest.mark.parametrize("answer", [b"n\r", b"\r", b"no\r"])
def test_a_profile_that_is_not_confirmed_is_not_written(at_terminal, home, answer):
    """The answer no ends the command with status 1 and changes nothing."""
    with at_terminal("new", "north") as terminal:
        terminal.until(KEYS)
        terminal.press(SPACE, ENTER)
        terminal.until("[y/N]")
        terminal.press(answer)
        assert terminal.wait() == 1
    assert not (home / "profiles" / "north.yaml").exists()
    assert settings(home) == {"profile": "core"}


@pytest.mark.parametrize("key", [ESCAPE, INTERRUPT])
@pytest.mark.parametrize("words", [[], ["new", "x"], ["update", "one"], ["use"], ["delete"]])
def test_breaking_off_changes_nothing(at_terminal, home, words, key):
    """Escape and ctrl-C end every command with 130 and leave everything as it was."""
    with at_terminal(*words) as terminal:
        terminal.until(KEYS)
        terminal.press(key)
        assert terminal.wait() == 130
        assert terminal.is_restored()
        assert "Cancelled." in terminal.output
    assert settings(home) == {"profile": "core"}
    assert [path.name for path in (home / "profiles").iterdir()] == ["one.yaml"]


def test_breaking_off_at_the_name_or_the_confirmation_changes_nothing(at_terminal, home):
    """Ctrl-C and the end of input cancel a question that is answered by a line, too."""
    with at_terminal("new") as terminal:
        terminal.until("called?")
        terminal.press(INTERRUPT)
        assert terminal.wait() == 130
    with at_terminal("delete", "one") as terminal:
        terminal.until("[y/N]")
        terminal.press(b"\x04")
        assert terminal.wait() == 130
    assert profile(home, "one")


def test_a_saved_profile_is_edited(at_terminal, home):
    """Its workflows are ticked; the current selection stays."""
    with at_terminal("update", "one") as terminal:
        terminal.until("(1)")
        terminal.until("[x] verify ")
        terminal.until(KEYS)
        terminal.press(SPACE, ENTER)
        terminal.until("[y/N]")
        terminal.press(b"y\r")
        assert terminal.wait() == 0
    assert profile(home, "one") == "version: 1\nworkflows:\n  - propose\n  - verify\n"
    assert settings(home) == {"profile": "core"}


def test_a_broken_profile_is_edited_from_nothing(at_terminal, home):
    """What cannot be read is chosen anew, and unknown workflows are gone."""
    for text in ("broken", "version: 1\nworkflows: [ghost]\n"):
        (home / "profiles" / "one.yaml").write_text(text)
        with at_terminal("update") as terminal:
            terminal.until("> one")
            terminal.until(KEYS)
            terminal.press(ENTER)
            terminal.until("(0)")
            terminal.until(KEYS)
            terminal.press(SPACE, ENTER)
            terminal.until("[y/N]")
            terminal.press(b"y\r")
            assert terminal.wait() == 0
        assert profile(home, "one") == "version: 1\nworkflows:\n  - propose\n"


def test_a_profile_that_changes_meanwhile_is_not_written_over(at_terminal, home):
    """The edit of another process is not lost."""
    with at_terminal("update", "one") as terminal:
        terminal.until(KEYS)
        (home / "profiles" / "one.yaml").write_text("version: 1\nworkflows: [help]\n")
        terminal.press(SPACE, ENTER)
        terminal.until("[y/N]")
        terminal.press(b"y\r")
        assert terminal.wait() == 1
        assert "changed by another process" in terminal.output
    assert profile(home, "one") == "version: 1\nworkflows: [help]\n"


def test_the_current_selection_is_edited(at_terminal, home):
    """Called bare, the command ticks what is selected, and classifies what it becomes."""
    with at_terminal() as terminal:
        terminal.until("(7)")
        terminal.until("[x] propose")
        terminal.until(KEYS)
        terminal.press(b"\x01", ENTER)
        terminal.until("[y/N]")
        terminal.press(b"y\r")
        assert terminal.wait() == 0
        assert "The current selection is full now" in terminal.output
    assert settings(home)["profile"] == "full"
    assert len(settings(home)["workflows"]) == 23


def test_a_profile_is_picked_and_used(at_terminal, home):
    """Without a name the profiles are listed, those of the product first."""
    with at_terminal("use") as terminal:
        terminal.until(KEYS)
        assert terminal.settle()[1:4] == ["> full", "  core", "  one"]
        terminal.press(UP, ENTER)
        assert terminal.wait() == 0
    assert settings(home) == {"profile": "custom", "workflows": ["verify"]}


def test_a_deletion_is_confirmed(at_terminal, home):
    """Only yes deletes; a profile that is not there is not asked about."""
    for answer, status, is_there in ((b"no\r", 1, True), (b"y\r", 0, False)):
        with at_terminal("delete", "one") as terminal:
            terminal.until('Delete the profile "one"? [y/N]')
            terminal.press(answer)
            assert terminal.wait() == status
        assert (home / "profiles" / "one.yaml").exists() is is_there
    with at_terminal("delete", "one") as terminal:
        assert terminal.wait() == 1
        assert "does not exist" in terminal.output
        assert "[y/N]" not in terminal.output
    with at_terminal("delete") as terminal:
        assert terminal.wait() == 1
        assert "A saved profile to choose does not exist." in terminal.output


def test_a_deletion_is_picked(at_terminal, home):
    """Without a name the saved profiles are listed; --yes asks for nothing more."""
    with at_terminal("delete", "--yes") as terminal:
        terminal.until("> one")
        terminal.press(ENTER)
        assert terminal.wait() == 0
    assert not (home / "profiles" / "one.yaml").exists()


@pytest.mark.parametrize(
    ("language", "words"), [("ja", "選択しますか"), ("zh-cn", "选择哪些工作流")]
)
def test_questions_are_asked_in_the_language_of_the_user(at_terminal, language, words):
    """Questions are translated."""
    with at_terminal(env={"RASEN_LANG": language}) as terminal:
        terminal.until(words)
        terminal.press(ESCAPE)
        assert terminal.wait() == 130


@pytest.mark.parametrize(
    "options",
    [
        {"env": {"OPEN_SPEC_INTERACTIVE": "0"}},
        {"stdout": subprocess.DEVNULL},
        {"more": ["--json"]},
    ],
)
@pytest.mark.parametrize("words", [[], ["new", "x"], ["update", "one"], ["use"], ["delete"]])
def test_nobody_is_asked_where_a_program_may_be_listening(at_terminal, home, words, options):
    """A terminal is not asked at for JSON, for a redirected output, or where that is switched off."""
    more = options.get("more", [])
    rest = {key: value for key, value in options.items() if key != "more"}
    with at_terminal(*words, *more, **rest) as terminal:
        assert terminal.wait() == 1
        assert "terminal" in terminal.output
        assert "escape cancels" not in terminal.output
    assert settings(home) == {"profile": "core"}


def test_nobody_is_asked_in_ci(at_terminal):
    """Under CI a terminal counts as none."""
    with at_terminal("delete", "one", env={"CI": "true"}) as terminal:
        terminal.until("confirmation")
        assert terminal.wait() == 1

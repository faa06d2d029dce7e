"""The questions of `rasen store …`, answered at a real terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from rasen.locale import Translator

ROOT = Path(__file__).resolve().parents[3]
DECLINED = {
    "setup": "store_setup_cancelled",
    "register": "store_register_cancelled",
    "remove": "store_remove_cancelled",
}
CANCEL, END = b"\x03", b"\x04"


class Terminal:
    """A process at a terminal of its own; standard output goes to a pipe."""

    def __init__(self, argv, cwd, env):
        self.near, far = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rasen", *argv],
            cwd=cwd,
            env=env,
            stdin=far,
            stdout=subprocess.PIPE,
            stderr=far,
            start_new_session=True,
            # Opening it makes the terminal the new session's own; there are no threads here.
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),  # noqa: PLW1509
        )
        os.close(far)
        self.said = ""

    def read_until(self, text):
        """Give what the process says until a text is in it, or until its end."""
        start = len(self.said)
        while text is None or text not in self.said[start:]:
            if not select.select([self.near], [], [], 20)[0]:
                raise TimeoutError(self.said)
            try:
                piece = os.read(self.near, 4096)
            except OSError:  # the other end is closed
                piece = b""
            if not piece:
                break
            self.said += piece.decode("utf-8", "replace")
        return self.said[start:]

    def answer(self, question, keys):
        """Wait for a question and press keys."""
        assert question in self.read_until(question)
        os.write(self.near, keys if isinstance(keys, bytes) else keys.encode() + b"\n")

    def end(self):
        """Give the exit status and what was printed."""
        out = self.process.stdout.read().decode()
        self.read_until(None)
        self.process.stdout.close()
        status = self.process.wait(20)
        os.close(self.near)
        return status, out


@pytest.fixture
def terminal(tmp_path):
    """Give a function that starts a command at a terminal, in `work`."""
    (tmp_path / "work").mkdir()
    env = {name: value for name, value in os.environ.items() if name != "CI"}
    env |= {
        "PYTHONPATH": str(ROOT),
        "RASEN_HOME": str(tmp_path / "home"),
        "HOME": str(tmp_path / "user"),
        "TERM": "dumb",
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "Ada",
        "GIT_AUTHOR_EMAIL": "ada@example.org",
        "GIT_COMMITTER_NAME": "Ada",
        "GIT_COMMITTER_EMAIL": "ada@example.org",
    }

    def start(*argv, **more):
        return Terminal(argv, tmp_path / "work", {**env, **more})

    return start


def root(tmp_path, name="quay"):
    folder = tmp_path / "work" / name / "rasen"
    folder.mkdir(parents=True)
    (folder / "config.yaml").write_text("schema: spec-driven\n")
    return folder.parent


def says_declined(at, verb):
    """Tell whether the message of the code for an answered no was said."""
    return Translator("en").text(f"messages.{DECLINED[verb]}") in at.said


def registry(tmp_path):
    path = tmp_path / "home/stores/registry.yaml"
    return path.read_text() if path.exists() else None


def test_setup_asks_for_what_is_missing(terminal, tmp_path):
    """ID (again until it is one), then the folder with a suggestion, then consent."""
    at = terminal("store", "setup", "--no-init-git")
    at.answer("ID of the store", "Big Harbour")
    at.answer("is no ID", "")
    at.answer("ID of the store", "harbour")
    at.answer("~/rasen/harbour", "")
    at.answer("[Y/n]", "")
    status, out = at.end()
    place = tmp_path / "user/rasen/harbour"
    assert status == 0
    assert str(place) in out
    assert (place / ".rasen-store/store.yaml").is_file()
    assert "harbour" in registry(tmp_path)


def test_setup_takes_the_path_that_is_typed(terminal, tmp_path):
    """What is given on the command line is not asked for."""
    at = terminal("store", "setup", "harbour", "--init-git")
    at.answer("Folder of the store", "here")
    at.answer("with git?", "y")
    assert at.end()[0] == 0
    assert (tmp_path / "work/here/.git").is_dir()


@pytest.mark.parametrize("language", ["ja", "zh-cn"])
def test_questions_are_asked_in_the_language_of_the_user(terminal, language):
    """Yes is what the language says, and what English says."""
    yes = {"ja": "はい", "zh-cn": "是"}[language]
    at = terminal("store", "setup", "a", "--path", "a", "--no-init-git", RASEN_LANG=language)
    at.answer("Y/n", yes)
    assert at.end()[0] == 0


def test_setup_that_is_declined_makes_nothing(terminal, tmp_path):
    """The answer no is a failure with the code's message; nothing is there."""
    at = terminal("store", "setup", "harbour", "--path", "here")
    at.answer("[Y/n]", "n")
    status, out = at.end()
    assert (status, out) == (1, "")
    assert says_declined(at, "setup")
    assert list((tmp_path / "work").iterdir()) == []
    assert registry(tmp_path) is None


def test_setup_notices_what_appears_meanwhile(terminal, tmp_path):
    """A folder that is made while the question stands is not taken over."""
    at = terminal("store", "setup", "harbour", "--path", "here", "--no-init-git")
    at.read_until("[Y/n]")
    (tmp_path / "work/here").mkdir()
    os.write(at.near, b"\n")
    assert at.end()[0] == 1
    assert "has appeared" in at.said
    assert list((tmp_path / "work/here").iterdir()) == []


@pytest.mark.parametrize("key", [CANCEL, END], ids=["ctrl-c", "ctrl-d"])
def test_question_that_is_broken_off_is_status_130(terminal, tmp_path, key):
    """Ctrl-C and the end of input leave everything as it was, with one line said."""
    quay = root(tmp_path)
    for argv, question in (
        (["setup"], "ID of the store"),
        (["setup", "a", "--path", "a"], "[Y/n]"),
        (["register", "quay"], "[Y/n]"),
    ):
        at = terminal("store", *argv)
        at.answer(question, key)
        status, out = at.end()
        assert (status, out) == (130, ""), at.said
        assert "Cancelled." in at.said or "Interrupted." in at.said
    assert registry(tmp_path) is None
    assert [path.name for path in quay.iterdir()] == ["rasen"]
    assert [path.name for path in (tmp_path / "work").iterdir()] == ["quay"]


@pytest.mark.parametrize("answer", ["", "y", "n"])
def test_register_asks_before_it_writes_an_identity(terminal, tmp_path, answer):
    """Yes is the default; no registers nothing."""
    quay = root(tmp_path)
    at = terminal("store", "register", "quay")
    at.answer("store.yaml", answer)
    status, _ = at.end()
    assert status == (1 if answer == "n" else 0)
    assert (quay / ".rasen-store").exists() == (answer != "n")
    assert says_declined(at, "register") == (answer == "n")


@pytest.mark.parametrize("answer", ["", "y", "n"])
def test_remove_asks_before_it_deletes(terminal, tmp_path, answer):
    """No is the default: whoever only presses Enter loses nothing."""
    quay = root(tmp_path)
    assert terminal("store", "register", "quay", "--yes").end()[0] == 0
    at = terminal("store", "remove", "quay")
    at.answer("[y/N]", answer)
    status, _ = at.end()
    assert status == (0 if answer == "y" else 1)
    assert quay.exists() == (answer != "y")
    assert says_declined(at, "remove") == (answer != "y")
    assert ("quay" in registry(tmp_path)) == (answer != "y")


@pytest.mark.parametrize("silence", [{"CI": ""}, {"OPEN_SPEC_INTERACTIVE": "0"}])
def test_nobody_is_asked_where_nobody_may_be(terminal, silence):
    """CI, even empty, and OPEN_SPEC_INTERACTIVE=0 make a terminal a program."""
    at = terminal("store", "setup", **silence)
    assert at.end()[0] == 1
    assert "needs an ID" in at.said


def test_json_never_asks(terminal, tmp_path):
    """A terminal does not turn --json into a dialogue."""
    root(tmp_path)
    for argv in (["setup"], ["register", "quay"], ["remove", "quay"]):
        at = terminal("store", *argv, "--json")
        status, out = at.end()
        assert status == 1
        assert '"status"' in out
        assert at.said == ""

"""What `rasen workflow` asks at a terminal, and what an answer does."""

from __future__ import annotations

import os

import pytest

from tests.terminals import INTERRUPT, Terminal
from tests.torture.library_faults import write_workflow


@pytest.fixture
def place(tmp_path):
    """Give a folder with a library that holds one workflow."""
    write_workflow(tmp_path / "home" / "workflows", "kept")
    (tmp_path / "old.rasenpkg").write_bytes(b"old")
    return tmp_path


def terminal(place, *argv, env=None):
    inside = {"RASEN_HOME": str(place / "home"), "HOME": str(place), **(env or {})}
    return Terminal("-m", "rasen", "workflow", *argv, cwd=place, env=inside, columns=200)


def is_installed(place):
    return (place / "home" / "workflows" / "kept").is_dir()


def test_deletion_is_done_when_it_is_confirmed(place):
    """After a yes the workflow is gone, with the warning of other projects."""
    with terminal(place, "delete", "kept") as screen:
        screen.until('Delete the workflow "kept"?')
        screen.press(b"y\n")
        assert screen.wait() == 0
    assert "Other projects" in screen.output
    assert not is_installed(place)


@pytest.mark.parametrize("answer", [b"n\n", b"\n", b"nonsense\n"])
def test_deletion_that_is_declined_changes_nothing(place, answer):
    """Anything but a yes leaves the workflow where it is and fails."""
    with terminal(place, "delete", "kept") as screen:
        screen.until("?")
        screen.press(answer)
        assert screen.wait() == 1
    assert is_installed(place)


def test_deletion_that_is_broken_off_has_its_own_status(place):
    """Ctrl-C at the question is 130."""
    with terminal(place, "delete", "kept") as screen:
        screen.until("?")
        screen.press(INTERRUPT)
        assert screen.wait() == 130
        assert screen.is_restored()
    assert is_installed(place)


def test_question_comes_in_the_language_of_the_user(place):
    """A yes is understood in that language and in English."""
    with terminal(place, "delete", "kept", env={"RASEN_LANG": "ja"}) as screen:
        screen.until("削除しますか")
        screen.press("はい\n".encode())
        assert screen.wait() == 0
    assert not is_installed(place)


@pytest.mark.parametrize(("name", "said"), [("apply", "built in"), ("ghost", "no file")])
def test_nobody_is_asked_about_what_cannot_be_deleted(place, name, said):
    """What is built in, unknown or in use is refused at once."""
    with terminal(place, "delete", name) as screen:
        assert screen.wait() == 1
    assert said in screen.output
    assert "?" not in screen.output


@pytest.mark.parametrize(
    ("options", "env"),
    [
        (["--json"], {}),
        ([], {"CI": "true"}),
        ([], {"OPEN_SPEC_INTERACTIVE": "0"}),
    ],
)
def test_nobody_is_asked_where_a_program_is_meant(place, options, env):
    """With --json, in CI and where it is switched off the rule for programs holds."""
    with terminal(place, "delete", "kept", *options, env=env) as screen:
        assert screen.wait() == 1
    assert "--yes" in screen.output
    assert is_installed(place)


def test_export_replaces_a_file_when_that_is_confirmed(place):
    """After a yes the old file is a package."""
    with terminal(place, "export", "kept", "old.rasenpkg") as screen:
        screen.until("Replace it?")
        screen.press(b"yes\n")
        assert screen.wait() == 0
    assert (place / "old.rasenpkg").read_bytes().startswith(b'{"format"')


def test_export_that_is_declined_leaves_the_file(place):
    """After a no the old file is as it was."""
    with terminal(place, "export", "kept", "old.rasenpkg") as screen:
        screen.until("Replace it?")
        screen.press(b"n\n")
        assert screen.wait() == 1
    assert (place / "old.rasenpkg").read_bytes() == b"old"


def test_export_asks_before_it_looks_for_the_workflow(place):
    """The order of the checks is the same with a person there."""
    with terminal(place, "export", "ghost", "old.rasenpkg") as screen:
        screen.until("Replace it?")
        screen.press(b"y\n")
        assert screen.wait() == 1
    assert "ghost" in screen.output
    assert os.path.getsize(place / "old.rasenpkg") == 3

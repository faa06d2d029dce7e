"""Killed at any step, a profile command leaves the settings and every profile whole."""

from __future__ import annotations

import json
import os
import shutil
import signal

import pytest

from rasen.context import Context
from rasen.files import system
from rasen.locale import Translator
from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.profile_changes import (
    delete_profile,
    edit_selection,
    new_profile,
    update_profile,
    use_profile,
)
from rasen.workflows.profile_import import import_profile
from rasen.workflows.profile_listing import list_profiles

STEPS = ("create", "write", "sync", "chmod", "link", "mkdir", "rename", "unlink", "rmdir")
OLD = "version: 1\nworkflows:\n  - verify\n"
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")

COMMANDS = {
    "use": lambda context: use_profile(context, "one"),
    "edit": lambda context: edit_selection(context, ["help"]),
    "new": lambda context: new_profile(context, "two", ["apply"], use=True),
    "update": lambda context: update_profile(context, "one", ["apply"]),
    "delete": lambda context: delete_profile(context, "one", confirmed=True),
    "import": lambda context: import_profile(context, "two.yaml", None, force=False),
    "import package": lambda context: import_profile(context, "p.rasenpkg", "one", force=True),
}


def package():
    files = {
        "SKILL.md": "---\nname: glaze\ndescription: Check one thing.\n---\n\nDo it.\n",
        "workflow.yaml": "version: 1\nid: glaze\n",
    }
    workflows = (Packaged("glaze", "", files),)
    return encode(Package("profile", ("glaze",), workflows, "", "one", ("glaze",)))


def context_of(folder):
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}
    return Context(str(folder / "work"), env, Translator("en"))


def set_up(folder):
    (folder / "work").mkdir(parents=True)
    (folder / "work" / "two.yaml").write_text("version: 1\nworkflows: [apply]\n")
    (folder / "work" / "p.rasenpkg").write_bytes(package())
    (folder / "home" / "profiles").mkdir(parents=True)
    (folder / "home" / "profiles" / "one.yaml").write_text(OLD)
    (folder / "home" / "config.json").write_text('{"zeta": 1, "profile": "core"}')


def is_killed(run, context, number):
    """Run a command in a process that is killed before its step of this number; tell if it was."""
    child = os.fork()
    if child == 0:
        calls = 0

        def wrapped(original):
            def call(*arguments):
                nonlocal calls
                calls += 1
                if calls == number:
                    os.kill(os.getpid(), signal.SIGKILL)
                return original(*arguments)

            return call

        for step in STEPS:
            setattr(system, step, wrapped(getattr(system, step)))
        run(context)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def done_state(folder, name):
    """Give (settings, profiles) of a run that nothing stops."""
    set_up(folder)
    COMMANDS[name](context_of(folder))
    return state(folder)


def state(folder):
    home = folder / "home"
    profiles = {
        path.name: path.read_text()
        for path in (home / "profiles").iterdir()
        if not path.name.startswith(".")
    }
    return json.loads((home / "config.json").read_text()), profiles


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_is_killed_leaves_nothing_half(tmp_path, name):
    """Every file is the old or the new one; the next commands work and clear up."""
    before = ({"zeta": 1, "profile": "core"}, {"one.yaml": OLD})
    after = done_state(tmp_path / "whole", name)
    for number in range(1, 100):
        folder = tmp_path / str(number)
        set_up(folder)
        killed = is_killed(COMMANDS[name], context_of(folder), number)
        settings, profiles = state(folder)
        assert settings in (before[0], after[0])
        for file in before[1].keys() | after[1].keys():
            assert profiles.get(file) in (before[1].get(file), after[1].get(file))
        assert profiles.keys() <= before[1].keys() | after[1].keys()
        listed = list_profiles(context_of(folder)).document["profiles"]
        assert [entry["name"] for entry in listed if "error" in entry] == []
        # The lock of the killed process, and what else it left, is gone after the next commands.
        use_profile(context_of(folder), "full")
        import_profile(context_of(folder), "p.rasenpkg", "later", force=True)
        left = sorted(path.name for path in (folder / "home").iterdir())
        assert left == ["config.json", "profiles", "workflows"]
        hidden = [p for p in (folder / "home" / "profiles").iterdir() if p.name.startswith(".")]
        assert hidden == []
        shutil.rmtree(folder)
        if not killed:
            assert (settings, profiles) == after
            return
    raise AssertionError("the command never came to its end")

"""Changing profiles and the selection: whole or not at all, one process at a time."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os

import pytest

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.files import lock, system
from rasen.locale import Translator
from rasen.workflows.profile_changes import (
    delete_profile,
    edit_selection,
    new_profile,
    update_profile,
    use_profile,
)
from rasen.workflows.profile_export import export_profile
from rasen.workflows.profile_import import import_profile

STEPS = ("create", "write", "sync", "chmod", "link", "mkdir", "rename", "unlink", "rmdir")


def code_of(function, *arguments, **options):
    """Give the code that a call fails with."""
    with pytest.raises(RasenError) as caught:
        function(*arguments, **options)
    return caught.value.diagnostics[0].code


def context_of(folder, **more):
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}
    return Context(str(folder / "work"), env, Translator("en"), **more)


@pytest.fixture
def home(tmp_path, workspace):
    """Give the folder of settings and profiles, with one saved profile and some settings."""
    folder = tmp_path / "home"
    (folder / "profiles").mkdir(parents=True)
    (folder / "profiles" / "one.yaml").write_text("version: 1\nworkflows:\n  - verify\n")
    (folder / "config.json").write_text('{"zeta": 1, "profile": "full"}')
    return folder


def snapshot(folder):
    """Give every path below a folder with its bytes; a lock file left over does not count."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if not path.name.startswith(".profiles.lock")
    }


COMMANDS = {
    "use": lambda context: use_profile(context, "core"),
    "use saved": lambda context: use_profile(context, "one"),
    "edit": lambda context: edit_selection(context, ["help"]),
    "new": lambda context: new_profile(context, "two", ["apply"], use=False),
    "new and use": lambda context: new_profile(context, "two", ["apply"], use=True),
    "update": lambda context: update_profile(context, "one", ["apply"]),
    "delete": lambda context: delete_profile(context, "one", confirmed=True),
    "import": lambda context: import_profile(context, "two.yaml", None, force=False),
    "import over": lambda context: import_profile(context, "two.yaml", "one", force=True),
    "export": lambda context: export_profile(
        context, "../home/out/x.yaml", "core", thin=False, force=False
    ),
}


class Faults:
    """Lets the call to the system of one number fail, or all from there on."""

    def __init__(self, monkeypatch, *, number, lasting, code):
        self.calls = 0
        self.hit = False
        for step in STEPS:
            self._wrap(monkeypatch, step, number, lasting, code)

    def _wrap(self, monkeypatch, step, number, lasting, code):
        original = getattr(system, step)

        def call(*arguments):
            self.calls += 1
            if self.calls == number or (lasting and self.calls > number):
                self.hit = True
                raise OSError(code, os.strerror(code))
            return original(*arguments)

        monkeypatch.setattr(system, step, call)


def attempts(tmp_path, name, *, lasting, code):
    """Run a command again and again, each time failing one step later, until no step is left.

    Gives (before, after, whether it succeeded, the error) of each run.
    """
    (tmp_path / "work" / "two.yaml").write_text("version: 1\nworkflows: [apply]\n")
    pristine = snapshot(tmp_path / "home")
    for number in range(1, 100):
        for path in sorted((tmp_path / "home").rglob("*"), reverse=True):
            path.unlink() if path.is_file() else path.rmdir()
        for path, data in pristine.items():
            target = tmp_path / "home" / path
            target.mkdir() if data is None else target.write_bytes(data)
        error = None
        with pytest.MonkeyPatch.context() as patch:
            faults = Faults(patch, number=number, lasting=lasting, code=code)
            try:
                COMMANDS[name](context_of(tmp_path))
            except RasenError as caught:
                error = caught
        if not faults.hit:
            assert error is None
            return
        yield pristine, snapshot(tmp_path / "home"), error
    raise AssertionError("the command never came to its end")


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_step_that_fails_changes_nothing(home, tmp_path, name, code):
    """Whichever single step the system refuses, everything is done or everything is as before."""
    seen = []
    for before, after, error in attempts(tmp_path, name, lasting=False, code=code):
        if error is not None:
            assert error.diagnostics[0].code == "profile_command_error"
            assert os.strerror(code) in context_of(tmp_path).english.message(error.diagnostics[0])
            assert after == before
        else:
            assert after != before
        seen.append(error is not None)
    assert any(seen)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_disk_that_stays_full_loses_nothing(home, tmp_path, name):
    """Where nothing can be removed either, what was there is there all the same."""
    for before, after, error in attempts(tmp_path, name, lasting=True, code=errno.EIO):
        if error is not None:
            assert {path: after.get(path) for path in before} == before
            left = after.keys() - before.keys()
            assert all(
                ".rasen-" in path or path == "out" or path.startswith("profiles") for path in left
            )


def test_the_configuration_folder_is_made_and_removed_again(tmp_path, workspace, monkeypatch):
    """A failure in a home that was not there leaves none."""

    def refuse(*_arguments):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(system, "rename", refuse)
    assert code_of(new_profile, workspace, "two", ["apply"], use=False) == "profile_command_error"
    assert not (tmp_path / "home").exists()


def test_a_lock_that_is_held_is_waited_for_and_told(home, tmp_path, monkeypatch):
    """Who has the lock is said once; in the end the command fails, nothing written."""
    monkeypatch.setattr(lock, "PATIENCE", 0.2)
    monkeypatch.setattr(lock, "_TELL_AFTER", 0.05)
    holder = {"pid": os.getpid(), "host": os.uname().nodename}
    (home / ".profiles.lock").write_text(json.dumps(holder))
    before = snapshot(home)
    told = []
    context = context_of(tmp_path, tell=told.append)
    assert code_of(use_profile, context, "core") == "workflow_registry_busy"
    assert snapshot(home) == before
    assert [(text.key, text.params) for text in told] == [
        ("notes.profilesLocked", {"holder": str(os.getpid())})
    ]


def test_a_lock_of_a_dead_process_is_taken_over(home, tmp_path):
    """A crash never stands in the way."""
    (home / ".profiles.lock").write_text(
        json.dumps({"pid": 2**22 + 1, "host": os.uname().nodename})
    )
    use_profile(context_of(tmp_path), "core")
    assert not (home / ".profiles.lock").exists()


def test_what_changed_while_a_person_was_editing_is_not_written_over(home, tmp_path):
    """An edit starts from what was seen; something else there by now stops it."""
    context = context_of(tmp_path)
    before = snapshot(home)
    stale = ("apply",)
    assert code_of(update_profile, context, "one", ["help"], seen=stale) == "profile_changed"
    assert code_of(edit_selection, context, ["help"], seen=stale) == "profile_changed"
    assert snapshot(home) == before
    update_profile(context, "one", ["help"], seen=("verify",))
    assert (home / "profiles" / "one.yaml").read_text() == "version: 1\nworkflows:\n  - help\n"


def test_a_profile_that_is_used_is_a_copy(home, tmp_path):
    """Later changes of the profile or of the selection do not affect the other."""
    context = context_of(tmp_path)
    use_profile(context, "one")
    update_profile(context, "one", ["help"])
    assert json.loads((home / "config.json").read_text())["workflows"] == ["verify"]
    use_profile(context, "one")
    delete_profile(context, "one", confirmed=True)
    settings = json.loads((home / "config.json").read_text())
    assert settings == {"zeta": 1, "profile": "custom", "workflows": ["help"]}


def test_profiles_are_private(home, tmp_path):
    """Saved profiles and exports can be read by their owner alone."""
    context = context_of(tmp_path)
    new_profile(context, "two", ["apply"], use=False)
    update_profile(context, "one", ["apply"])
    export_profile(context, "x.yaml", "one", thin=False, force=False)
    for path in (home / "profiles/one.yaml", home / "profiles/two.yaml", tmp_path / "work/x.yaml"):
        assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_in_place_of_a_profile_is_not_written_through(home, tmp_path):
    """--force and update replace saved profiles only, and never what a link leads to."""
    (tmp_path / "precious.yaml").write_text("version: 1\nworkflows: []\n")
    (home / "profiles" / "link.yaml").symlink_to(tmp_path / "precious.yaml")
    context = context_of(tmp_path)
    (tmp_path / "work" / "link.yaml").write_text("version: 1\nworkflows: [apply]\n")
    assert code_of(update_profile, context, "link", ["apply"]) == "not_found"
    assert code_of(import_profile, context, "link.yaml", None, force=True) == "invalid_file"
    assert code_of(import_profile, context, "link.yaml", None, force=False) == "already_exists"
    assert code_of(new_profile, context, "link", ["apply"], use=False) == "already_exists"
    assert (tmp_path / "precious.yaml").read_text() == "version: 1\nworkflows: []\n"


def change(folder, number):
    """Change the selection, a key of another program, and profiles of its own, many times."""
    from pathlib import Path

    from rasen.workflows.home import surroundings
    from rasen.workflows.profile_store import locked
    from rasen.workflows.settings import write_settings

    context = context_of(Path(folder))
    homes = surroundings(context).homes
    for turn in range(6):
        use_profile(context, ("core", "full", "one")[turn % 3])
        with locked(context, homes):
            write_settings(homes, {f"other{number}": turn})
        new_profile(context, f"own{number}-{turn}", ["apply"], use=bool(turn % 2))
        update_profile(context, f"own{number}-{turn}", ["help"])


def test_processes_that_change_profiles_at_once_lose_nothing(home, tmp_path):
    """Four processes write settings and profiles: every key and every profile is there."""
    spawn = multiprocessing.get_context("spawn")
    running = [spawn.Process(target=change, args=(str(tmp_path), number)) for number in range(4)]
    for process in running:
        process.start()
    for process in running:
        process.join(120)
    assert [process.exitcode for process in running] == [0, 0, 0, 0]
    settings = json.loads((home / "config.json").read_text())
    assert {f"other{number}": 5 for number in range(4)}.items() <= settings.items()
    assert settings["zeta"] == 1
    names = {path.name for path in (home / "profiles").iterdir()}
    own = {f"own{number}-{turn}.yaml" for number in range(4) for turn in range(6)}
    assert names == own | {"one.yaml"}
    for name in own:
        assert (home / "profiles" / name).read_text() == "version: 1\nworkflows:\n  - help\n"
    assert sorted(path.name for path in home.iterdir()) == ["config.json", "profiles"]


@pytest.mark.parametrize(("config", "said"), [("profile: core\n", 1), ("schema: x\n", 0)])
def test_a_project_that_selects_for_itself_is_told_of(home, tmp_path, config, said):
    """A choice that has no effect where the user stands is not made in silence."""
    (tmp_path / "work" / "rasen").mkdir()
    (tmp_path / "work" / "rasen" / "config.yml").write_text(config)
    told = []
    use_profile(context_of(tmp_path, tell=told.append), "full")
    assert [text.key for text in told] == ["notes.projectSelects"] * said
    assert all(text.params["path"].endswith("config.yml") for text in told)


def test_leftovers_of_a_crash_are_removed(home, tmp_path):
    """The next change clears away what an ended one left, and keeps what one that runs writes."""
    mine = f".rasen-{os.getpid()}-0123456789abcdef"
    for folder in (home, home / "profiles"):
        (folder / ".rasen-4194305-0123456789abcdef").write_text("half")
        (folder / mine).write_text("half")
    use_profile(context_of(tmp_path), "core")
    for folder in (home, home / "profiles"):
        assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == [mine]

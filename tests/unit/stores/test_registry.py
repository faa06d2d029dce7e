"""The registry: strict when read, locked and whole when written, nothing of it lost."""

from __future__ import annotations

import json
import multiprocessing
import os
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.files import lock, system
from rasen.locale import Translator
from rasen.stores.git import Origin
from rasen.stores.lookup import look_up
from rasen.stores.registration import register
from rasen.stores.registry import Entry, read_registry
from rasen.stores.registry_change import locked_registry, registry_bytes

ENTRY = "    backend: {type: git, local_path: /x}\n"
INVALID = {
    "empty": "",
    "comments": "# nothing\n",
    "text": "stores\n",
    "list": "- stores\n",
    "not closed": "version: 1\nstores: {\n",
    "no version": "stores: {}\n",
    "version 2": "version: 2\nstores: {}\n",
    "version as text": "version: '1'\nstores: {}\n",
    "version true": "version: true\nstores: {}\n",
    "no stores": "version: 1\n",
    "stores null": "version: 1\nstores:\n",
    "stores a list": "version: 1\nstores: []\n",
    "unknown key": "version: 1\nstores: {}\nowner: me\n",
    "repeated key": "version: 1\nstores: {}\nstores: {}\n",
    "repeated ID": f"version: 1\nstores:\n  a:\n{ENTRY}  a:\n{ENTRY}",
    "two documents": "version: 1\nstores: {}\n---\nversion: 1\nstores: {}\n",
    "capital ID": f"version: 1\nstores:\n  Harbour:\n{ENTRY}",
    "ID with a colon": f'version: 1\nstores:\n  "project:a":\n{ENTRY}',
    "entry null": "version: 1\nstores:\n  a:\n",
    "entry with more": f"version: 1\nstores:\n  a:\n{ENTRY}    type: x\n",
    "no path": "version: 1\nstores:\n  a:\n    backend: {type: git}\n",
    "empty path": "version: 1\nstores:\n  a:\n    backend: {type: git, local_path: ''}\n",
    "relative path": "version: 1\nstores:\n  a:\n    backend: {type: git, local_path: a/b}\n",
    "path with NUL": 'version: 1\nstores:\n  a:\n    backend: {type: git, local_path: "/a\\0b"}\n',
    "other backend": "version: 1\nstores:\n  a:\n    backend: {type: svn, local_path: /x}\n",
    "empty remote": "version: 1\nstores:\n  a:\n    backend: {type: git, local_path: /x, remote: ''}\n",
    "remote a number": "version: 1\nstores:\n  a:\n    backend: {type: git, local_path: /x, remote: 7}\n",
    "key of a backend": "version: 1\nstores:\n  a:\n    backend: {type: git, local_path: /x, url: y}\n",
    "no UTF-8": b"version: 1\nstores: {}\n# \xff\n",
    "NUL": b"version: 1\nstores: {}\n\0",
}
VALID = {
    "mark and CRLF": "\ufeffversion: 1\r\nstores:\r\n  a:\r\n    backend: {type: git, local_path: /x}\r\n",
    "retired key": f"version: 1\nrepos: [1, {{a: b}}]\nstores:\n  a:\n{ENTRY}",
    "flow": "{version: 1, stores: {a: {backend: {type: git, local_path: /x}}}}\n",
    "tagged": f"!registry\nversion: 1\nstores:\n  a: !entry\n{ENTRY}",
    "other order": f"stores:\n  a:\n{ENTRY}version: 1\n",
}
IDS = st.from_regex(r"[a-z0-9]{1,4}(-[a-z0-9]{1,3}){0,2}", fullmatch=True) | st.sampled_from(
    ["1", "true", "null", "no", "1e3", "0x1f", "2024-01-01", "a" * 1500]
)
TEXT = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), min_size=1)
ENTRIES = st.builds(Entry, TEXT.map("/".__add__), st.none() | TEXT, st.none() | TEXT)


@pytest.mark.parametrize("name", INVALID)
def test_invalid_registry_is_refused_by_every_store_command(machine, name):
    """Whatever breaks the form, the code is the same, the file is named, and nothing is changed."""
    data = INVALID[name]
    machine.register()
    machine.registry.write_bytes(data if isinstance(data, bytes) else data.encode())
    machine.store("quay")
    before = machine.registry.read_bytes()
    for argv in (
        ["list"],
        ["doctor"],
        ["doctor", "a"],
        ["register", "quay"],
        ["setup", "pier", "--path", "pier", "--no-init-git"],
        ["unregister", "a"],
        ["remove", "a", "--yes"],
    ):
        done = machine.run("store", *argv, "--json")
        assert (done.status, done.code) == (1, "invalid_store_registry"), argv
        (entry,) = done.document["status"]
        assert entry["target"] == "store.registry"
        assert str(machine.registry) in entry["message"]
        assert str(machine.registry) in entry["fix"]
    assert machine.registry.read_bytes() == before
    assert os.listdir(machine.registry.parent) == ["registry.yaml"]
    assert not (machine.work / "pier").exists()


@pytest.mark.parametrize("name", VALID)
def test_registry_is_read_as_yaml(machine, name):
    """Every way to write the same document is the same registry."""
    machine.register()
    machine.registry.write_text(VALID[name], encoding="utf-8", newline="")
    assert read_registry(str(machine.registry)) == {"a": Entry("/x")}


@pytest.mark.parametrize("make", ["nothing", "folder", "dangling", "below a file"])
def test_what_is_no_file_is_an_absent_registry(machine, make):
    """Nothing, a folder and a link to nothing count as no registry; reading makes none."""
    place = machine.registry
    if make == "below a file":
        machine.home.mkdir()
        (machine.home / "stores").write_text("x")
    elif make != "nothing":
        place.parent.mkdir(parents=True)
        place.mkdir() if make == "folder" else place.symlink_to("nowhere")
    assert machine.run("store", "list", "--json").document == {"stores": [], "status": []}
    assert machine.run("store", "doctor", "--json").document == {"stores": [], "status": []}
    assert machine.run("store", "doctor", "a", "--json").code == "store_not_found"
    assert machine.run("store", "remove", "a", "--yes", "--json").code == "store_not_found"


def test_programs_are_told_of_a_missing_registry(machine):
    """Whoever looks a store up in the library learns whether there is any registry."""
    for code in ("no_store_registry", "store_not_found"):
        with pytest.raises(RasenError) as caught:
            look_up(machine.context(), "a")
        assert (caught.value.diagnostics[0].code, caught.value.diagnostics[0].target) == (
            code,
            "store.id",
        )
        machine.register()
    machine.register(a="a")
    assert look_up(machine.context(), "a") == Entry(str(machine.work / "a"))


@given(st.dictionaries(IDS, ENTRIES, max_size=4))
@settings(deadline=None, max_examples=150)
def test_what_is_written_is_what_is_read(tmp_path_factory, stores):
    """Any IDs, paths and URLs come back as they were, in the order of the IDs."""
    path = tmp_path_factory.getbasetemp() / "registry.yaml"
    path.write_bytes(registry_bytes(stores))
    read = read_registry(str(path))
    assert read == stores
    assert list(read) == sorted(stores)


def test_registry_is_written_in_one_form(machine):
    """Keys in the order of the schema, entries by ID, a branch kept, block style."""
    machine.register()
    stores = {
        "b": Entry("/b b", "git@x.org:b.git", "main"),
        "a": Entry("/a: #1"),
        "no": Entry("/c"),
    }
    assert registry_bytes(stores).decode() == (
        "version: 1\n"
        "stores:\n"
        '  a:\n    backend:\n      type: git\n      local_path: "/a: #1"\n'
        "  b:\n    backend:\n      type: git\n      local_path: /b b\n"
        "      remote: git@x.org:b.git\n      branch: main\n"
        '  "no":\n    backend:\n      type: git\n      local_path: /c\n'
    )
    assert registry_bytes({}) == b"version: 1\nstores: {}\n"


def test_branch_of_a_hand_is_kept(machine):
    """Re-registration refreshes path and origin and leaves the branch alone."""
    machine.register()
    machine.registry.write_bytes(registry_bytes({"a": Entry("/x", "old", "main")}))
    done = register(machine.context(), "a", "/x", origin=Origin("new"))
    assert done == (True, True)
    assert read_registry(str(machine.registry)) == {"a": Entry("/x", "new", "main")}
    register(machine.context(), "a", "/x", origin=Origin(None, is_known=False))
    assert read_registry(str(machine.registry)) == {"a": Entry("/x", "new", "main")}


def test_registration_that_changes_nothing_takes_no_lock(machine, monkeypatch):
    """What is up to date is left alone, even where nothing could be written."""
    machine.register(a="x")

    def refuse(*_args, **_options):
        raise OSError(30, "Read-only file system")

    for name in ("create", "mkdir", "rename", "write"):
        monkeypatch.setattr(system, name, refuse)
    path = str(machine.work / "x")
    assert register(machine.context(), "a", path, origin=Origin(None)) == (False, True)


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(lock, "PATIENCE", 0.1)


def hold_lock(machine, *, pid, age=0.0):
    machine.registry.parent.mkdir(parents=True, exist_ok=True)
    held = machine.registry.with_name("registry.yaml.lock")
    held.write_text(json.dumps({"pid": pid, "host": os.uname().nodename}))
    os.utime(held, (time.time() - age, time.time() - age))
    return held


def test_lock_of_a_living_process_is_busy(machine, impatient):
    """The holder is named, and what register had made is taken back."""
    held = hold_lock(machine, pid=os.getpid())
    machine.root("mole")
    done = machine.run("store", "register", "mole", "--yes", "--json")
    assert done.code == "store_registry_busy"
    assert str(os.getpid()) in done.document["status"][0]["message"]
    assert not (machine.work / "mole/.rasen-store").exists()
    assert held.exists()
    machine.register(mole="mole")
    hold_lock(machine, pid=os.getpid())
    for verb in (["unregister", "mole"], ["remove", "mole", "--yes"]):
        assert machine.run("store", *verb, "--json").code == "store_registry_busy"
    assert (machine.work / "mole").is_dir()


def test_waiting_is_told_to_people(machine, impatient, monkeypatch):
    """Whoever has to wait is told for whom; a program is not."""
    monkeypatch.setattr(lock, "_TELL_AFTER", 0.0)
    machine.store("mole")
    hold_lock(machine, pid=os.getpid())
    done = machine.run("store", "register", "mole")
    assert done.err.startswith(f"Waiting for the process {os.getpid()}")
    assert machine.run("store", "register", "mole", "--json").err == ""


def test_lock_of_a_dead_process_is_taken_over(machine, impatient):
    """A process that has ended holds nobody up, and its lock is gone afterwards."""
    child = multiprocessing.get_context("spawn").Process(target=time.time)
    child.start()
    child.join()
    held = hold_lock(machine, pid=child.pid)
    machine.store("mole")
    assert machine.run("store", "register", "mole", "--json").status == 0
    assert not held.exists()


def test_registry_that_cannot_be_written_is_busy(machine, monkeypatch):
    """A read-only disk and a home that is below a file are told with their cause."""
    machine.store("mole")
    machine.home.mkdir()
    (machine.home / "stores").write_text("x")
    done = machine.run("store", "register", "mole", "--json")
    assert done.code == "store_registry_busy"
    (machine.home / "stores").unlink()

    def refuse(*_args, **_options):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(system, "mkdir", refuse)
    done = machine.run("store", "register", "mole", "--json")
    assert done.code == "store_registry_busy"
    assert "Read-only" in done.document["status"][0]["message"]


def test_folder_in_the_place_of_the_registry_is_never_replaced(machine):
    """What is no file is absent for readers, and in the way of writers."""
    machine.store("mole")
    machine.registry.mkdir(parents=True)
    done = machine.run("store", "register", "mole", "--json")
    assert (done.code, done.document["status"][0].get("target")) == ("store_error", None)
    assert machine.registry.is_dir()


def test_change_is_made_to_the_state_under_the_lock(machine, monkeypatch):
    """What others register between the first look and the lock is kept, and may conflict."""
    machine.register(a="a")
    machine.store("b")
    machine.store("c")
    real = lock.Lock.__enter__

    def enter(self):
        machine.register(a="a", c="c")
        return real(self)

    monkeypatch.setattr(lock.Lock, "__enter__", enter)
    assert machine.run("store", "register", "b", "--json").status == 0
    assert list(read_registry(str(machine.registry))) == ["a", "b", "c"]
    machine.register(a="a")
    machine.store("c", "other")
    assert machine.run("store", "register", "other", "--json").code == "store_id_conflict"


def add_stores(home, work, names):
    """Register stores one by one, as a process of its own."""
    env = {"RASEN_HOME": home, "HOME": home}
    context = Context(work, env, Translator("en"))
    for name in names:
        register(context, name, f"{work}/{name}", origin=Origin(None))


def test_processes_at_once_lose_nothing(machine):
    """Every store that any of several processes has registered is there in the end."""
    fork = multiprocessing.get_context("fork")
    groups = [[f"s{number}-{each}" for each in range(4)] for number in range(4)]
    children = [
        fork.Process(target=add_stores, args=(str(machine.home), str(machine.work), names))
        for names in groups
    ]
    for child in children:
        child.start()
    for child in children:
        child.join()
    assert [child.exitcode for child in children] == [0] * len(children)
    expected = sorted(name for names in groups for name in names)
    assert list(read_registry(str(machine.registry))) == expected
    assert os.listdir(machine.registry.parent) == ["registry.yaml"]


def test_leftovers_of_dead_processes_are_swept_away(machine):
    """What a killed run has left beside the registry is gone after the next change."""
    machine.register()
    child = multiprocessing.get_context("spawn").Process(target=time.time)
    child.start()
    child.join()
    for pid in (child.pid, os.getpid()):
        (machine.registry.parent / f".rasen-{pid}-{'0' * 16}").write_text("x")
    with locked_registry(machine.context()) as registry:
        assert registry.stores == {}
    mine = f".rasen-{os.getpid()}-{'0' * 16}"
    assert sorted(os.listdir(machine.registry.parent)) == [mine, "registry.yaml"]


def test_what_no_file_can_hold_is_refused_at_first(machine):
    """A folder whose name is no UTF-8 cannot be registered, and nothing is made for it."""
    name = os.fsdecode(b"gr\xf6sse")
    try:
        machine.store("a", name)
    except OSError:
        pytest.skip("the file system takes no such name")
    for argv in (["register", name], ["setup", "a", "--path", name, "--no-init-git"]):
        assert machine.run("store", *argv, "--json").code == "store_error"
    assert not machine.registry.exists()

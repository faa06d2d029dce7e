"""Store commands cut off at every step, and refused by the system at every step."""

from __future__ import annotations

import errno
import os
import shutil

import pytest

from rasen.stores.registry import read_registry

from .conftest import snapshot
from .crashes import failing_at, killed_at, steps_of

USER = "rasen/specs/tide/spec.md"


def prepare(machine, kind):
    """Put the machine into its first state: one store `keep`, and the folder `x` of this kind."""
    for name in os.listdir(machine.base):
        if name != "user":
            shutil.rmtree(machine.base / name)
    machine.work.mkdir()
    machine.store("keep")
    machine.write(f"keep/{USER}", "keep me")
    machine.register(keep="keep")
    if kind in ("empty", "git"):
        (machine.work / "x").mkdir()
    if kind == "git":
        machine.git("x", "init", "--quiet", "--template=")
    if kind == "root":
        machine.write("x/rasen/config.yaml", "schema: mine\n")
        machine.write(f"x/{USER}", "mine")
    if kind in ("identity", "store"):
        machine.write("x/.rasen-store/store.yaml", "version: 1\nid: x\n")
    if kind == "store":
        machine.root("x")
        machine.write(f"x/{USER}", "mine")
        machine.write("x/.git/objects/aa/bb", "mine")


def tried(steps, *, every=1):
    """Give the steps to try: all of them in `make torture`, else one in so many."""
    return range(1, steps + 1, 1 if os.environ.get("RASEN_TORTURE") else every)


def hidden(machine):
    """Give what is under way, or was, anywhere on the machine."""
    names = (str(path.relative_to(machine.base)) for path in machine.base.rglob(".rasen-*"))
    locks = (str(path.relative_to(machine.base)) for path in machine.base.rglob("*.lock"))
    return sorted(name for name in [*names, *locks] if ".rasen-store" not in name)


def age_lock(machine):
    """Half a minute later: a lock that was cut off before it named its holder counts as left."""
    lock = machine.registry.with_name("registry.yaml.lock")
    if lock.exists() and not lock.read_bytes():
        os.utime(lock, (0, 0))


def assert_rest_is_whole(machine):
    """What the command has nothing to do with is as it was, and the registry can be read."""
    age_lock(machine)
    stores = read_registry(str(machine.registry))
    assert stores is not None
    assert stores["keep"].path == str(machine.work / "keep")
    assert (machine.work / "keep" / USER).read_text() == "keep me"


@pytest.mark.parametrize("kind", ["new", "empty", "git", "root", "identity"])
def test_setup_that_is_killed_can_be_run_again(machine, kind):
    """At whatever step a setup is cut off, the next one succeeds and leaves nothing hidden."""
    argv = ["store", "setup", "x", "--path", "x", "--no-init-git", "--json"]
    prepare(machine, kind)
    steps = steps_of(argv, machine.work)
    expected = snapshot(machine.work / "x")
    assert steps > 20
    for step in tried(steps, every=1 if kind == "new" else 3):
        prepare(machine, kind)
        killed_at(step, argv, machine.work)
        assert_rest_is_whole(machine)
        done = machine.run(*argv)
        assert done.status == 0, (step, done.out)
        assert snapshot(machine.work / "x") == expected, step
        assert read_registry(str(machine.registry)).keys() == {"keep", "x"}
        machine.run("store", "unregister", "keep")  # whoever next takes the lock cleans up
        assert hidden(machine) == [], step
        (report,) = machine.run("store", "doctor", "x", "--json").document["stores"]
        assert report["openspec_root"]["healthy"]


@pytest.mark.parametrize("kind", ["new", "root"])
def test_setup_with_git_that_is_killed_can_be_run_again(machine, kind):
    """The next run succeeds, and what was made and not committed is there."""
    argv = ["store", "setup", "x", "--path", "x", "--json"]
    prepare(machine, kind)
    steps = steps_of(argv, machine.work)
    files = {name for name in snapshot(machine.work / "x") if not name.startswith(".git/")}
    for step in tried(steps, every=5):
        prepare(machine, kind)
        killed_at(step, argv, machine.work)
        assert_rest_is_whole(machine)
        assert machine.run(*argv).status == 0, step
        left = snapshot(machine.work / "x")
        assert {name for name in left if not name.startswith(".git/")} == files
        machine.git("x", "fsck", "--strict")
        (report,) = machine.run("store", "doctor", "x", "--json").document["stores"]
        assert {found["severity"] for found in report["status"]} <= {"warning"}


@pytest.mark.parametrize("kind", ["new", "git", "root"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES])
def test_setup_that_is_refused_leaves_everything_as_it_was(machine, kind, number):
    """At whatever step the system says no, the command fails cleanly and takes back what it made."""
    argv = ["store", "setup", "x", "--path", "x", "--no-init-git", "--json"]
    prepare(machine, kind)
    before, known = snapshot(machine.work), machine.registry.read_bytes()
    steps = steps_of(argv, machine.work)
    for step in tried(steps, every=1 if kind == "new" else 3):
        prepare(machine, kind)
        status = failing_at(step, number, argv, machine.work)
        if status == 0:  # what is refused after the work is done, or of no weight
            assert read_registry(str(machine.registry)).keys() == {"keep", "x"}
        else:
            assert status == 1
            assert snapshot(machine.work) == before, step
            assert machine.registry.read_bytes() == known


@pytest.mark.parametrize("kind", ["store", "root"])
def test_registration_that_is_killed_can_be_run_again(machine, kind):
    """An identity file is there whole or not at all, and the entry as well."""
    argv = ["store", "register", "x", "--yes", "--json"]
    prepare(machine, kind)
    steps = steps_of(argv, machine.work)
    for step in range(1, steps + 1):
        prepare(machine, kind)
        killed_at(step, argv, machine.work)
        assert_rest_is_whole(machine)
        assert (machine.work / "x" / USER).read_text() == "mine"
        assert machine.run(*argv).status == 0, step
        assert machine.run("doctor", "--store", "x", "--json").status == 0
    machine.run("store", "unregister", "x")


def test_removal_that_is_killed_harms_nothing_else(machine):
    """The store is whole and registered, whole and forgotten, or on its way out; the rest is kept."""
    argv = ["store", "remove", "x", "--yes", "--json"]
    outside = machine.base / "outside"
    prepare(machine, "store")
    machine.register(keep="keep", x="x")
    whole = snapshot(machine.work / "x")
    steps = steps_of(argv, machine.work)
    states = set()
    for step in range(1, steps + 1):
        prepare(machine, "store")
        machine.register(keep="keep", x="x")
        outside.mkdir(exist_ok=True)
        (outside / "mine").write_text("mine")
        os.symlink(outside, machine.work / "x/link")
        killed_at(step, argv, machine.work)
        assert_rest_is_whole(machine)
        assert (outside / "mine").read_text() == "mine"
        known = "x" in read_registry(str(machine.registry))
        left = snapshot(machine.work / "x") if (machine.work / "x").exists() else {}
        if known:
            assert left.pop("link") == str(outside)
            assert left == whole, step
        elif left:
            assert ".rasen-store" in left, step
        states.add((known, bool(left)))
        done = machine.run(*argv)
        assert (done.status == 0) == known, step
        assert known <= (not (machine.work / "x").exists())
        assert machine.run("store", "list", "--json").status == 0
        machine.run("store", "unregister", "keep")
        assert hidden(machine) == [], step
    assert states >= {(True, True), (False, True)}


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_removal_that_is_refused_is_told(machine, number):
    """Before the entry is gone nothing happens; after it what is left is told, with success."""
    argv = ["store", "remove", "x", "--yes", "--json"]
    prepare(machine, "store")
    machine.register(keep="keep", x="x")
    before = snapshot(machine.work)
    steps = steps_of(argv, machine.work)
    for step in range(1, steps + 1):
        prepare(machine, "store")
        machine.register(keep="keep", x="x")
        status = failing_at(step, number, argv, machine.work)
        known = "x" in read_registry(str(machine.registry))
        assert known == (status != 0), step
        if known:
            assert snapshot(machine.work) == before, step
        assert_rest_is_whole(machine)

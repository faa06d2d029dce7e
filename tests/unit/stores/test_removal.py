"""Unregister and remove: only what is proven to be the store is deleted, never through a link."""

from __future__ import annotations

import os

import pytest

from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.stores.lookup import find_entry
from rasen.stores.registry import read_registry
from rasen.stores.removal import remove_store

from .conftest import snapshot


def remove(machine, identifier):
    return machine.run("store", "remove", identifier, "--yes", "--json")


def test_store_is_deleted_with_all_that_is_in_it(machine):
    """Links, read-only files, deep folders and hidden ones go; what links lead to stays."""
    store = machine.store("wreck")
    machine.write("outside/mine", "mine")
    os.symlink("../outside", store / "link")
    os.symlink("../../outside/mine", store / "rasen/link")
    machine.write("wreck/.git/objects/x", "x").chmod(0o400)
    machine.write("/".join(["wreck", *["d"] * 60, "x"]), "x")
    os.mkfifo(store / "pipe")
    machine.register(wreck="wreck")
    done = remove(machine, "wreck").document
    assert done["files"] == {"deleted": True, "deleted_path": str(store), "left_on_disk": None}
    assert sorted(os.listdir(machine.work)) == ["outside"]
    assert snapshot(machine.work / "outside") == {"mine": b"mine"}
    assert machine.registry.read_text() == "version: 1\nstores: {}\n"


@pytest.mark.parametrize("what", ["file", "link", "nameless", "torn", "other", "identity folder"])
def test_what_is_not_the_store_is_left(machine, what):
    """A file, a link, and a folder without this store's identity are refused, and stay registered."""
    store = machine.store("a")
    identity = store / ".rasen-store/store.yaml"
    code = "store_remove_path_not_directory"
    if what == "link":
        store.rename(machine.work / "moved")
        os.symlink("moved", store)
    elif what == "file":
        store.rename(machine.work / "moved")
        machine.write("a", "mine")
    elif what == "nameless":
        identity.unlink()
        code = "store_remove_metadata_missing"
    elif what == "identity folder":
        identity.unlink()
        identity.mkdir()
        code = "invalid_store_metadata"
    else:
        text = "version: 1\nid: b\n" if what == "other" else "id: a\n"
        identity.write_text(text)
        code = "store_metadata_id_mismatch" if what == "other" else "invalid_store_metadata"
    machine.register(a="a")
    before = snapshot(machine.base)
    done = remove(machine, "a")
    assert (done.status, done.code) == (1, code)
    assert done.document["status"][0]["fix"]
    assert snapshot(machine.base) == before


@pytest.mark.parametrize("place", ["missing", "dangling", "below a file"])
def test_store_that_is_gone_is_forgotten(machine, place):
    """The entry is dropped with a warning that has no fix, and nothing else is touched."""
    machine.register(a="x/a")
    if place == "dangling":
        (machine.work / "x").mkdir()
        os.symlink("nowhere", machine.work / "x/a")
    elif place == "below a file":
        machine.write("x", "mine")
    before = snapshot(machine.work)
    done = remove(machine, "a").document
    (warning,) = done["status"]
    assert (warning["severity"], warning["code"], "fix" in warning) == (
        "warning",
        "store_root_missing",
        False,
    )
    assert done["files"] == {"deleted": False, "deleted_path": None, "left_on_disk": None}
    assert read_registry(str(machine.registry)) == {}
    assert snapshot(machine.work) == before


@pytest.mark.parametrize("inner", ["a/vendor/b", "a", "link-into-a"])
def test_store_inside_is_spared(machine, inner):
    """A folder that holds another registered store is not deleted, however the path is written."""
    machine.store("a")
    machine.store("b", "a/vendor/b")
    os.symlink("a/vendor/b", machine.work / "link-into-a")
    machine.register(a="a", b=inner)
    before = snapshot(machine.base)
    done = remove(machine, "a")
    assert (done.code, done.document["status"][0]["target"]) == (
        "store_path_conflict",
        "store.root",
    )
    assert '"b"' in done.document["status"][0]["message"]
    assert snapshot(machine.base) == before


@pytest.mark.parametrize("variable", ["HOME", "RASEN_HOME"])
def test_home_inside_is_spared(machine, variable):
    """A store around the home or the data folder is not deleted, whatever was agreed to."""
    machine.store("a")
    (machine.work / "a/inner").mkdir()
    machine.home.mkdir()
    inner = machine.work / "a/inner"
    if variable == "RASEN_HOME":
        machine.home = inner
    machine.register(a="a")
    machine.env[variable] = str(inner)
    machine._monkeypatch.setenv(variable, str(inner))
    before = snapshot(machine.base)
    done = remove(machine, "a")
    assert done.code == "store_path_conflict"
    assert str(inner) in done.document["status"][0]["message"]
    assert snapshot(machine.base) == before


def test_neighbour_with_a_longer_name_is_not_inside(machine):
    """`/x/store-2` is not below `/x/store`."""
    machine.store("a", "store")
    machine.store("b", "store-2")
    machine.register(a="store", b="store-2")
    assert remove(machine, "a").status == 0
    assert (machine.work / "store-2/rasen").is_dir()


@pytest.mark.parametrize("change", ["path", "branch", "remote", "gone"])
def test_entry_that_changes_meanwhile_stops_the_removal(machine, change):
    """What the user agreed to is what is removed, or nothing is."""
    machine.store("a")
    machine.register(a="a")
    seen = find_entry(machine.context(), "a")
    text = machine.registry.read_text()
    if change == "gone":
        machine.register()
    elif change == "path":
        machine.register(a="b")
    else:
        machine.registry.write_text(text + f"      {change}: new\n")
    with pytest.raises(RasenError) as caught:
        remove_store(machine.context(), "a", seen)
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, diagnostic.target) == ("store_registry_changed", "store.registry")
    assert (machine.work / "a/rasen").is_dir()


def test_files_that_cannot_be_deleted_are_told(machine, monkeypatch):
    """The store is forgotten, the command succeeds, and says what is left and why."""
    store = machine.store("a")
    machine.register(a="a")
    real = system.unlink

    def unlink(path, *, dir_fd=None):
        if path == "store.yaml":
            raise OSError(16, "Device or resource busy", path)
        real(path, dir_fd=dir_fd)

    monkeypatch.setattr(system, "unlink", unlink)
    done = remove(machine, "a")
    (warning,) = done.document["status"]
    assert (done.status, warning["code"]) == (0, "store_files_left_on_disk")
    assert (warning["severity"], bool(warning["fix"])) == ("warning", True)
    assert "busy" in warning["message"]
    files = done.document["files"]
    assert files == {"deleted": False, "deleted_path": None, "left_on_disk": str(store)}
    assert read_registry(str(machine.registry)) == {}
    # What is left still says whose it was.
    assert list(snapshot(store)) == [".rasen-store", ".rasen-store/store.yaml"]


def test_link_that_replaces_a_folder_meanwhile_is_not_followed(machine, monkeypatch):
    """Whoever swaps a folder for a link while it is deleted gains nothing by it."""
    machine.store("a")
    machine.write("outside/mine", "mine")
    machine.register(a="a")
    real = os.open
    specs = machine.work / "a/rasen/specs"

    def swapping(path, *args, **options):
        if path == "specs":
            specs.rmdir()
            os.symlink("../../outside", specs)
        return real(path, *args, **options)

    monkeypatch.setattr(os, "open", swapping)
    done = remove(machine, "a")
    assert done.document["status"][0]["code"] == "store_files_left_on_disk"
    assert snapshot(machine.work / "outside") == {"mine": b"mine"}


def test_registry_that_cannot_be_written_deletes_nothing(machine, monkeypatch):
    """The entry goes first: where it cannot, the folder stays whole."""
    machine.store("a")
    machine.register(a="a")
    before = snapshot(machine.base)

    def refuse(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, "rename", refuse)
    assert remove(machine, "a").code == "store_error"
    assert machine.run("store", "unregister", "a", "--json").code == "store_error"
    assert snapshot(machine.base) == before


def test_unregister_keeps_whatever_is_there(machine):
    """The folder is not even looked at."""
    machine.write("a", "mine")
    machine.register(a="a", b="b")
    done = machine.run("store", "unregister", "a", "--json").document
    assert done["files"] == {
        "deleted": False,
        "deleted_path": None,
        "left_on_disk": str(machine.work / "a"),
    }
    assert list(read_registry(str(machine.registry))) == ["b"]
    assert (machine.work / "a").read_text() == "mine"


def test_removal_without_consent_reads_alone(machine):
    """Neither form deletes anything unless it is told to."""
    machine.store("a")
    machine.register(a="a")
    before = snapshot(machine.base)
    for form in ([], ["--json"]):
        assert machine.run("store", "remove", "a", *form).status == 1
    assert snapshot(machine.base) == before

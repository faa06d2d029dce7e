"""What an archive that was cut off has left, met by every command and by hostile hands."""

from __future__ import annotations

import json
import os
import signal

import pytest

from rasen.files import journal, system, transaction
from rasen.files.journal import Edit, Plan

from .conftest import snapshot

JOURNAL = "rasen/changes/.archive-journal.json"
OLD, NEW = b"old\n", b"new\n"
COMMANDS = {
    "list": ["list"],
    "list --specs": ["list", "--specs"],
    "show": ["show", "gate", "--type", "spec"],
    "validate": ["validate", "--all"],
    "view": ["view"],
    "status": ["status"],
    "instructions": ["instructions", "proposal", "--change", "refit"],
    "instructions apply": ["instructions", "apply", "--change", "refit"],
    "new change": ["new", "change", "later"],
    "archive": ["archive", "nothing"],
}


@pytest.fixture
def yard(machine):
    """Give a root with two specs and a change."""
    machine.root(".")
    machine.write("rasen/specs/gate/spec.md", OLD)
    machine.write("rasen/specs/tide/spec.md", OLD)
    machine.write("rasen/changes/refit/proposal.md", "# Refit\n")
    return machine


def plan(**more):
    edits = [
        Edit("rasen/specs/gate/spec.md", OLD, NEW),
        Edit("rasen/specs/lamp/spec.md", None, NEW),
        Edit("rasen/specs/tide/spec.md", OLD, None),
    ]
    source, target = "rasen/changes/refit", "rasen/changes/archive/2026-03-09-refit"
    made, emptied = ["rasen/specs/lamp"], ["rasen/specs/tide"]
    return Plan(edits, made, emptied, source, target)._replace(**more)


def cut_off(machine, monkeypatch, *, decided):
    """Leave what a run leaves that ends just before, or just after, the rename that decides."""

    class Ended(BaseException):
        pass

    def end(*_):
        raise Ended

    with monkeypatch.context() as patch:
        if decided:
            patch.setattr(transaction._Work, "finish", end)
        else:
            real = os.replace
            patch.setattr(
                system, "rename", lambda a, b: end() if a.endswith("/refit") else real(a, b)
            )
            patch.setattr(transaction._Work, "undo", end)
        with pytest.raises(Ended):
            transaction.carry_out(str(machine.work), str(machine.work / JOURNAL), plan())
    assert (machine.work / JOURNAL).exists()


@pytest.mark.parametrize("decided", [False, True])
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_settles_it_first(yard, monkeypatch, name, decided):
    """Specs and change are all old or all new, nothing is left, and a line says what was done."""
    before = snapshot(yard.work)
    cut_off(yard, monkeypatch, decided=decided)
    done = yard.run(*COMMANDS[name], "--json")
    assert ("is finished now" if decided else "is undone") in done.err
    found = {path: data for path, data in snapshot(yard.work).items() if "later" not in path}
    if decided:
        assert found["rasen/specs/gate/spec.md"] == found["rasen/specs/lamp/spec.md"] == NEW
        assert "rasen/specs/tide" not in found
        assert "rasen/changes/archive/2026-03-09-refit/proposal.md" in found
        assert not [path for path in found if "/.rasen" in path or "/.archive" in path]
    else:
        assert found == before
    assert "archive" not in yard.run(*COMMANDS["list"], "--json").err


@pytest.mark.parametrize("name", ["doctor", "context", "schemas"])
def test_commands_that_only_look_around_leave_it_alone(yard, monkeypatch, name):
    """They read no specs and no changes."""
    cut_off(yard, monkeypatch, decided=False)
    before = snapshot(yard.work)
    assert yard.run(name, "--json").status == 0
    assert snapshot(yard.work) == before


def test_nothing_is_written_where_nothing_is_to_be_settled(yard):
    """Reading commands leave every folder with the time that it had."""
    for path in (yard.work / "rasen").rglob("*"):
        os.utime(path, (1, 1))
    for command in ("list", "list --specs", "validate", "status"):
        yard.run(*COMMANDS[command], "--json")
    assert {path.stat().st_mtime for path in (yard.work / "rasen").rglob("*")} == {1}


class TestEdited:
    """A file that somebody has changed after the run was cut off."""

    def test_it_stays_and_the_old_one_is_kept(self, yard, monkeypatch):
        """A line says where, and everything else is as it was."""
        before = snapshot(yard.work)
        cut_off(yard, monkeypatch, decided=False)
        yard.write("rasen/specs/gate/spec.md", "mine")
        done = yard.run("list", "--json")
        (kept,) = (yard.work / "rasen/specs/gate").glob(".rasen-*.old")
        assert str(kept) in done.err
        assert kept.read_bytes() == OLD
        kept.unlink()
        assert snapshot(yard.work) == {**before, "rasen/specs/gate/spec.md": b"mine"}

    def test_a_file_made_again_stays_too(self, yard, monkeypatch):
        """One that was going to be removed."""
        cut_off(yard, monkeypatch, decided=False)
        yard.write("rasen/specs/tide/spec.md", "mine")
        yard.run("list", "--json")
        assert (yard.work / "rasen/specs/tide/spec.md").read_bytes() == b"mine"
        assert len(list((yard.work / "rasen/specs/tide").glob(".rasen-*.old"))) == 1

    def test_a_new_file_is_not_removed(self, yard, monkeypatch):
        """Nor its folder."""
        cut_off(yard, monkeypatch, decided=False)
        yard.write("rasen/specs/lamp/spec.md", "mine")
        yard.run("list", "--json")
        assert (yard.work / "rasen/specs/lamp/spec.md").read_bytes() == b"mine"

    def test_put_back_by_hand_it_is_as_it_was(self, yard, monkeypatch):
        """Nothing is kept then."""
        before = snapshot(yard.work)
        cut_off(yard, monkeypatch, decided=False)
        (yard.work / "rasen/specs/gate/spec.md").unlink()
        yard.write("rasen/specs/gate/spec.md", OLD)
        assert "stays as it is" not in yard.run("list", "--json").err
        assert snapshot(yard.work) == before

    def test_a_removed_file_comes_back(self, yard, monkeypatch):
        """It is one of those that the archive had in hand."""
        before = snapshot(yard.work)
        cut_off(yard, monkeypatch, decided=False)
        (yard.work / "rasen/specs/gate/spec.md").unlink()
        yard.run("list", "--json")
        assert snapshot(yard.work) == before


def document(**more):
    return {**journal.compose(plan(), copied=False), **more}


def hostile_documents():
    file = document()["files"][0]
    move = document()["move"]
    for path in ("../x", "/etc/x", "a/../x", "a//x", "./x", "", "a/..", "x\0y", ".git/x", "a/.GIT"):
        yield document(files=[{**file, "path": path}])
        yield document(files=[{**file, "folder": path}])
        yield document(made=[path])
        yield document(emptied=[path])
        yield document(move={**move, "from": path})
        yield document(move={**move, "to": path})
    yield document(token="../../../../x")
    yield document(version=2)
    yield document(extra=1)
    yield []


class TestBadJournal:
    """A file in the place of the journal that archive did not write."""

    def refused(self, machine):
        before = snapshot(machine.base)
        for command in ("list", "archive", "new change"):
            done = machine.run(*COMMANDS[command], "--json")
            assert (done.status, done.code) == (1, "archive_unfinished")
        assert snapshot(machine.base) == before

    @pytest.mark.parametrize(
        "data", [b"", b"{", b"\xff", b"null", b"[" * 100_000, b"1" * 5000, b"x" * (1 << 25)]
    )
    def test_garbage(self, yard, data):
        """No command goes on, and nothing is touched."""
        yard.write(JOURNAL, data)
        self.refused(yard)

    def test_another_kind_of_file(self, yard):
        """Not even a link to a good one is followed."""
        yard.write("elsewhere", json.dumps(document()))
        os.symlink("../../elsewhere", yard.work / JOURNAL)
        self.refused(yard)
        (yard.work / JOURNAL).unlink()
        (yard.work / JOURNAL).mkdir()
        self.refused(yard)

    def test_paths_that_lead_out(self, yard):
        """Whichever of them it is."""
        for hostile in hostile_documents():
            yard.write(JOURNAL, json.dumps(hostile))
            self.refused(yard)

    @pytest.mark.parametrize("link", ["rasen/specs/gate", "rasen/specs"])
    def test_paths_that_lead_through_a_link(self, yard, link):
        """A repository may bring links and a journal."""
        outside = yard.base / "outside"
        (yard.work / link).rename(outside)
        os.symlink(outside, yard.work / link)
        yard.write(JOURNAL, json.dumps(document()))
        self.refused(yard)


class TestOtherProcesses:
    """A journal whose run is still at it."""

    def test_commands_wait_for_it(self, yard, monkeypatch):
        """They go on once it has ended."""
        cut_off(yard, monkeypatch, decided=False)
        pid = os.fork()
        if pid == 0:
            signal.pause()
            os._exit(0)
        lock = {"pid": pid, "host": os.uname().nodename}
        yard.write("rasen/changes/.archive.lock", json.dumps(lock))
        signal.signal(signal.SIGALRM, lambda *_: (os.kill(pid, signal.SIGKILL), os.waitpid(pid, 0)))
        signal.setitimer(signal.ITIMER_REAL, 0.7)
        done = yard.run("list")
        assert done.status == 0
        assert f"Waiting for the process {pid}" in done.err

    def test_they_give_up_in_the_end(self, yard, monkeypatch):
        """What they would read may be half old and half new."""
        cut_off(yard, monkeypatch, decided=False)
        monkeypatch.setattr("rasen.files.lock.PATIENCE", 0.1)
        lock = {"pid": os.getppid(), "host": os.uname().nodename}
        yard.write("rasen/changes/.archive.lock", json.dumps(lock))
        before = snapshot(yard.work)
        assert yard.run("list", "--json").code == "archive_unfinished"
        assert snapshot(yard.work) == before


def test_a_place_that_cannot_be_written_is_told(yard, monkeypatch):
    """The journal stays for somebody who may write there."""
    cut_off(yard, monkeypatch, decided=False)
    before = snapshot(yard.work)

    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        for name in ("create", "rename", "unlink"):
            patch.setattr(system, name, refuse)
        assert yard.run("list", "--json").code == "archive_unfinished"
        assert snapshot(yard.work) == before
    with monkeypatch.context() as patch:
        patch.setattr(system, "rename", refuse)
        done = yard.run("validate", "--all", "--json")
        assert done.code == "archive_unfinished"
        assert "Permission denied" in done.document["status"][0]["message"]
    assert "is undone" in yard.run("list", "--json").err

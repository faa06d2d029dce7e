"""Importing as a transaction: what is checked when, and what is left when something fails."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rasen.diagnostics import RasenError, failure
from rasen.files import system
from rasen.files.lock import host_name
from rasen.workflows import staging
from rasen.workflows.package import Package, Packaged, decode, encode
from rasen.workflows.transaction import install, rehearse
from tests.faults import snapshot


def files(name, requires=""):
    return {
        "SKILL.md": f"---\nname: {name}\ndescription: Check one thing.\n---\n\nDo it.\n",
        "workflow.yaml": f"version: 1\nid: {name}\nrequires:\n  workflows: [{requires}]\n",
    }


def package(*names, requires=None):
    """Give a verified package; every workflow requires the one after it unless told otherwise."""
    pairs = zip(names, (*names[1:], ""), strict=True)
    packaged = tuple(Packaged(name, "", files(name, after)) for name, after in pairs)
    return decode(encode(Package("workflow", names[:1], packaged, "")))


def home(workspace):
    return Path(workspace.env["RASEN_HOME"])


def code_of(caught):
    return caught.value.diagnostics[0].code


def sentence(workspace, caught):
    return workspace.english.message(caught.value.diagnostics[0])


def test_workflows_arrive_with_private_modes_and_nothing_else(workspace):
    """Folders are 0700 and files 0600, whatever the package says of scripts; no trace is left."""
    done = install(workspace, package("glaze", "kiln"))
    assert done == (("glaze", "kiln"), (), ("glaze",))
    assert [path.name for path in home(workspace).iterdir()] == ["workflows"]
    modes = {
        stat.S_IMODE(path.stat().st_mode) for path in home(workspace).rglob("*") if path.is_file()
    }
    assert modes == {0o600}
    assert stat.S_IMODE((home(workspace) / "workflows" / "glaze").stat().st_mode) == 0o700


def test_the_same_again_changes_nothing(workspace):
    """What is installed with the same digest is reused, and not a file is touched."""
    install(workspace, package("glaze", "kiln"))
    before = {path: path.stat().st_ctime_ns for path in home(workspace).rglob("*")}
    assert install(workspace, package("glaze", "kiln")) == ((), ("glaze", "kiln"), ("glaze",))
    assert {path: path.stat().st_ctime_ns for path in home(workspace).rglob("*")} == before


def test_a_rehearsal_says_the_same_and_leaves_no_home(workspace):
    """Staging is done and undone; the data folder that was made for it goes as well."""
    assert rehearse(workspace, package("glaze")) == (("glaze",), (), ("glaze",))
    assert not home(workspace).exists()


def test_what_the_disk_holds_is_validated(workspace, monkeypatch):
    """A staged file that is not what was written ends the import with the caller's code."""
    real = staging.Stage.write

    def spoil(stage, workflows):
        real(stage, workflows)
        Path(stage.place("glaze"), "SKILL.md").write_text("no frontmatter")

    monkeypatch.setattr(staging.Stage, "write", spoil)
    for given, code in (
        ({"invalid": "staged_workflow_invalid"}, "staged_workflow_invalid"),
        ({}, "packaged_workflow_invalid"),
    ):
        with pytest.raises(RasenError) as caught:
            install(workspace, package("glaze"), **given)
        assert code_of(caught) == code
    assert not home(workspace).exists()


def test_other_valid_content_on_the_disk_is_no_match(workspace, monkeypatch):
    """A staged workflow that is valid and another one is refused by its content."""
    real = staging.Stage.write

    def spoil(stage, workflows):
        real(stage, workflows)
        with Path(stage.place("glaze"), "SKILL.md").open("a") as file:
            file.write("More.\n")

    monkeypatch.setattr(staging.Stage, "write", spoil)
    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze"))
    assert code_of(caught) == "staged_digest_mismatch"


def test_library_is_checked_again_under_the_lock(workspace, monkeypatch):
    """What another process installs while this one stages is seen."""
    real = staging.Stage.write

    def meanwhile(stage, workflows):
        real(stage, workflows)
        monkeypatch.setattr(staging.Stage, "write", real)
        other = Packaged(
            "glaze", "", {**files("glaze"), "workflow.yaml": "version: 1\nid: glaze\n"}
        )
        install(workspace, decode(encode(Package("workflow", ("glaze",), (other,), ""))))

    monkeypatch.setattr(staging.Stage, "write", meanwhile)
    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze"))
    assert code_of(caught) == "workflow_digest_conflict"
    assert os.listdir(home(workspace)) == ["workflows"]


def test_commit_sees_the_workflows_and_undoes_them_when_it_fails(workspace):
    """The dependent write comes last; its error is the import's, and only old things stay."""
    install(workspace, package("kept"))
    before = snapshot(home(workspace))
    seen = []

    def commit():
        seen.extend(sorted(os.listdir(home(workspace) / "workflows")))
        raise failure("already_exists", what="It")

    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze", "kiln"), commit=commit)
    assert code_of(caught) == "already_exists"
    assert seen == ["glaze", "kept", "kiln"]
    assert snapshot(home(workspace)) == before


def test_commit_is_called_when_all_is_there_already(workspace):
    """A profile is written although its package brings nothing new."""
    install(workspace, package("glaze"))
    called = []
    install(workspace, package("glaze"), commit=lambda: called.append(1))
    assert called == [1]


def test_interrupt_is_undone_and_goes_on(workspace):
    """Ctrl-C in the middle leaves nothing behind."""

    def commit():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        install(workspace, package("glaze"), commit=commit)
    assert not home(workspace).exists()


def test_what_cannot_be_taken_back_is_named(workspace, monkeypatch):
    """The error names the workflows that are left and what had gone wrong before."""

    def refuse(*_):
        raise OSError(5, "Input/output error")

    def commit():
        for name in ("rename", "unlink", "rmdir"):
            monkeypatch.setattr(system, name, refuse)
        raise failure("already_exists", what="The profile")

    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze", "kiln"), commit=commit)
    assert code_of(caught) == "workflow_install_rollback_failed"
    said = sentence(workspace, caught)
    assert "The profile exists already" in said
    assert str(home(workspace) / "workflows" / "kiln") in said
    assert str(home(workspace) / "workflows" / "glaze") in said


def test_a_place_that_is_taken_is_never_written_over(workspace, monkeypatch):
    """A folder that appears without the lock stays as it is, and the import is taken back."""
    real = system.rename
    place = home(workspace) / "workflows" / "kiln"

    def rename(old, new):
        if new == str(place) and not place.exists():
            place.mkdir()
            (place / "theirs").write_text("x")
        real(old, new)

    monkeypatch.setattr(system, "rename", rename)
    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze", "kiln"))
    assert code_of(caught) == "workflow_command_error"
    assert snapshot(home(workspace) / "workflows") == {
        "kiln": ("folder", None),
        "kiln/theirs": ("file", b"x"),
    }


def ended():
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


@pytest.mark.parametrize(
    ("pid", "host", "age", "stays"),
    [
        ("ended", None, 0, False),
        ("ended", "here", 0, False),
        ("ended", "elsewhere.example", 0, True),
        ("alive", "here", 0, True),
        ("alive", None, 0, True),
        ("alive", "elsewhere.example", 90000, False),
    ],
)
def test_leftovers_of_imports_that_have_ended_go(workspace, pid, host, age, stays):
    """A process that is alive, or of another machine, keeps its staging folder for a day."""
    number = ended() if pid == "ended" else os.getppid()
    left = home(workspace) / f".workflow-import-{number}-0123456789abcdef"
    (left / "glaze" / "deep").mkdir(parents=True)
    (left / "glaze" / "deep" / "x").write_text("x")
    if host is not None:
        (left / ".host").write_text(host_name() if host == "here" else host)
    os.utime(left, (time.time() - age, time.time() - age))
    install(workspace, package("glaze"))
    assert left.exists() == stays


def test_only_staging_folders_are_taken_for_leftovers(workspace, tmp_path):
    """A link of such a name, or another name, is left alone with what it leads to."""
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "x").write_text("x")
    home(workspace).mkdir()
    (home(workspace) / f".workflow-import-{ended()}-0123456789abcdef").symlink_to(precious)
    (home(workspace) / f".workflow-import-{ended()}-mine").mkdir()
    (home(workspace) / f".workflow-import-{ended()}-0123456789abcdef0").write_text("x")
    install(workspace, package("glaze"))
    assert (precious / "x").exists()
    assert len(list(home(workspace).iterdir())) == 4


def test_a_pipe_in_a_leftover_is_not_waited_for(workspace):
    """Whatever lies in a staging folder, looking at it does not hang."""
    left = home(workspace) / f".workflow-import-{ended()}-0123456789abcdef"
    left.mkdir(parents=True)
    os.mkfifo(left / ".host")
    install(workspace, package("glaze"))
    assert left.exists()


def test_deletions_that_were_ended_are_finished(workspace):
    """A tombstone goes with the next import, and no catalog shows it before."""
    tombstone = home(workspace) / "workflows" / ".workflow-delete-1-0123456789abcdef"
    tombstone.mkdir(parents=True)
    (tombstone / "SKILL.md").write_text("x")
    install(workspace, package("glaze"))
    assert os.listdir(home(workspace) / "workflows") == ["glaze"]


def test_a_broken_workflow_of_the_same_content_is_reused(workspace):
    """What is invalid only for what it lacks counts by its digest; another fault is a conflict."""
    install(workspace, package("glaze", "kiln"))
    for path in (home(workspace) / "workflows" / "kiln").iterdir():
        path.unlink()
    (home(workspace) / "workflows" / "kiln").rmdir()
    assert install(workspace, package("glaze", "kiln"))[:2] == (("kiln",), ("glaze",))
    (home(workspace) / "workflows" / "glaze" / "link").symlink_to("SKILL.md")
    with pytest.raises(RasenError) as caught:
        install(workspace, package("glaze", "kiln"))
    assert code_of(caught) == "workflow_digest_conflict"


@pytest.fixture
def small_disk(tmp_path):
    """Give a file system of its own that holds 256 KiB."""
    place = tmp_path / "small"
    place.mkdir()
    options = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    if subprocess.run(["mount", *options], capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount a small file system")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk_leaves_the_library_as_it_was(rasen, workspace, small_disk):
    """An import that does not fit says so and leaves every byte as it was; a smaller one fits."""
    env = {"RASEN_HOME": str(small_disk / "home")}
    inside = workspace._replace(env={**workspace.env, **env})
    install(inside, package("kept"))
    before = snapshot(small_disk)
    big = {**files("glaze"), "a.md": "x" * 300_000}
    big["workflow.yaml"] += "files:\n  sidecars: [a.md]\n"
    data = encode(Package("workflow", ("glaze",), (Packaged("glaze", "", big),), ""))
    Path(workspace.cwd, "big.rasenpkg").write_bytes(data)
    done = rasen("workflow", "import", "big.rasenpkg", "--json", cwd=workspace.cwd, env=env)
    assert done.returncode == 1
    assert b'"workflow_command_error"' in done.stdout
    assert b"No space left on device" in done.stdout
    assert snapshot(small_disk) == before
    install(inside, package("kiln"))

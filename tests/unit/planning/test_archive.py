"""`rasen archive` among links, other file systems, other processes and other people."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from rasen import schemas
from rasen.cli import main
from rasen.files import transaction
from rasen.planning import archive
from rasen.stores import unfinished
from tests.conftest import ROOT
from tests.unit.stores.conftest import snapshot

TOO_LARGE = schemas.limits("common:spec")["x-max-bytes"] + 1
PURPOSE = "The harbour is lit, guarded and swept, by night as well as by day."


def requirement(name, statement="It SHALL hold."):
    return f"### Requirement: {name}\n{statement}\n\n#### Scenario: {name}\n- **WHEN** now\n"


def spec(*names):
    blocks = "\n".join(map(requirement, names))
    return f"# Spec\n\n## Purpose\n{PURPOSE}\n\n## Requirements\n\n{blocks}"


def added(*names):
    return "## ADDED Requirements\n\n" + "\n".join(map(requirement, names))


class Yard:
    """A root, and the command line run in this process."""

    def __init__(self, root, capsys):
        self.root = root
        self._capsys = capsys
        self.write("rasen/specs/gate/spec.md", spec("Open"))

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, "utf-8")
        return self.root / path

    def change(self, name, **deltas):
        self.write(f"rasen/changes/{name}/proposal.md", "# P\n")
        for capability, text in deltas.items():
            self.write(f"rasen/changes/{name}/specs/{capability}/spec.md", text)

    def link(self, path, target):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        os.symlink(target, self.root / path)

    def archive(self, name, *options):
        """Give the document, and what was said besides."""
        self._capsys.readouterr()
        main.run(["archive", name, "--yes", "--json", *options])
        out, err = self._capsys.readouterr()
        return json.loads(out), err

    def refused(self, name, *options):
        """Archive what cannot be archived: nothing has changed; give code and message."""
        before = snapshot(self.root)
        document, _ = self.archive(name, *options)
        assert document["archive"] is None
        assert document["root"]["path"] == str(self.root)
        assert snapshot(self.root) == before
        return document["status"][0]["code"], document["status"][0]["message"]

    def read(self, path):
        return (self.root / path).read_text("utf-8")


@pytest.fixture
def yard(tmp_path, monkeypatch, capsys):
    """Give a root with the spec `gate`."""
    root = tmp_path.resolve() / "yard"
    root.mkdir()
    monkeypatch.chdir(root)
    return Yard(root, capsys)


class TestLinks:
    """Nothing is written through a link that leads out of the root."""

    def test_a_spec_that_is_a_link_inside_of_the_root_stays_one(self, yard):
        """The file that it leads to gets the new text."""
        (yard.root / "rasen/specs/gate/spec.md").rename(yard.root / "gate.md")
        yard.link("rasen/specs/gate/spec.md", "../../../gate.md")
        yard.change("refit", gate=added("Bell"))
        assert yard.archive("refit")[0]["archive"]["totals"]["added"] == 1
        assert os.readlink(yard.root / "rasen/specs/gate/spec.md") == "../../../gate.md"
        assert yard.read("gate.md") == spec("Open", "Bell")

    def test_a_spec_that_is_a_link_is_not_removed(self, yard):
        """Neither the link nor what it leads to."""
        (yard.root / "rasen/specs/gate/spec.md").rename(yard.root / "gate.md")
        yard.link("rasen/specs/gate/spec.md", "../../../gate.md")
        yard.change("refit", gate="## REMOVED Requirements\n" + requirement("Open"))
        code, message = yard.refused("refit")
        assert code == "archive_error"
        assert "link" in message

    @pytest.mark.parametrize(
        "place", ["rasen/specs/gate/spec.md", "rasen/specs/gate", "rasen/specs"]
    )
    def test_a_link_out_of_the_root_is_refused(self, yard, place):
        """Whatever it stands for."""
        outside = yard.root.parent / "outside"
        shutil.move(yard.root / place, outside)
        yard.link(place, outside)
        yard.change("refit", gate=added("Bell"))
        before = snapshot(outside) if outside.is_dir() else outside.read_bytes()
        assert yard.refused("refit")[0] == "archive_error"
        assert before == (snapshot(outside) if outside.is_dir() else outside.read_bytes())

    def test_an_archive_outside_of_the_root_is_refused(self, yard):
        """The change would leave the root."""
        (yard.root.parent / "outside").mkdir()
        yard.change("refit")
        yard.link("rasen/changes/archive", yard.root.parent / "outside")
        assert yard.refused("refit")[0] == "archive_error"

    def test_folders_of_the_root_may_be_links_inside_of_it(self, yard):
        """The user has laid it out so."""
        for name in ("specs", "changes"):
            (yard.root / "rasen" / name).mkdir(exist_ok=True)
            (yard.root / "rasen" / name).rename(yard.root / f"my-{name}")
            yard.link(f"rasen/{name}", f"../my-{name}")
        (yard.root / "old").mkdir()
        yard.link("my-changes/archive", "../old")
        yard.change("refit", gate=added("Bell"))
        document, _ = yard.archive("refit")
        archived = document["archive"]["archivedAs"]
        assert document["archive"]["path"] == f"{yard.root}/rasen/changes/archive/{archived}"
        assert (yard.root / "old" / archived / "proposal.md").is_file()
        assert yard.read("my-specs/gate/spec.md") == spec("Open", "Bell")

    def test_a_link_that_leads_nowhere_is_in_the_way(self, yard):
        """A new spec does not take its place."""
        yard.link("rasen/specs/lamp/spec.md", "nowhere")
        yard.change("refit", lamp=added("Bell"))
        assert yard.refused("refit")[0] == "archive_error"


class TestWhatIsInTheWay:
    """Nothing is replaced that is not what belongs there."""

    @pytest.mark.parametrize("place", ["rasen/changes/archive", "rasen/specs/lamp"])
    def test_a_file_in_the_place_of_a_folder(self, yard, place):
        """It says where it lies."""
        yard.write(place, "mine")
        yard.change("refit", gate=added("Bell"), lamp=added("Bell"))
        code, message = yard.refused("refit")
        assert code == "archive_error"
        assert str(yard.root / place) in message

    def test_a_folder_in_the_place_of_a_spec(self, yard):
        """It is no spec, and stays."""
        yard.write("rasen/specs/lamp/spec.md/mine.txt", "mine")
        yard.change("refit", lamp=added("Bell"))
        assert yard.refused("refit")[0] == "archive_error"

    def test_changes_that_are_no_folder(self, yard):
        """The same failure as that of every command."""
        yard.write("rasen/changes", "mine")
        assert yard.refused("refit")[0] == "archive_error"

    def test_deltas_that_are_no_folder(self, yard):
        """Unless nobody needs to look at them."""
        yard.change("refit")
        yard.write("rasen/changes/refit/specs", "mine")
        assert yard.refused("refit")[0] == "archive_error"
        assert yard.refused("refit", "--skip-specs")[0] == "archive_error"
        document, _ = yard.archive("refit", "--skip-specs", "--no-validate")
        assert document["archive"]["specsUpdated"] is False

    @pytest.mark.parametrize("option", [None, "--no-validate"])
    def test_a_delta_that_cannot_be_read(self, yard, option):
        """It is told by the first check that reads it."""
        yard.change("refit", gate=added("Bell"))
        os.truncate(yard.root / "rasen/changes/refit/specs/gate/spec.md", TOO_LARGE)
        code, message = yard.refused("refit", *[option] if option else [])
        assert code == ("archive_spec_update_failed" if option else "archive_validation_failed")
        assert "gate/spec.md" in message

    def test_a_spec_that_is_too_large(self, yard):
        """It is there and cannot be read, so nothing is applied to it."""
        os.truncate(yard.root / "rasen/specs/gate/spec.md", TOO_LARGE)
        yard.change("refit", gate=added("Bell"))
        assert yard.refused("refit")[0] == "archive_spec_update_failed"


class TestOthers:
    """Other processes and people at the same place."""

    def test_archives_at_once_wait_for_each_other(self, yard):
        """No addition to one spec is lost, whatever the order."""
        names = [f"refit-{number}" for number in range(8)]
        for name in names:
            yard.change(name, gate=added(f"Bell {name}"))
        done = self.at_once(yard, names)
        assert [process.returncode for process in done] == [0] * len(names)
        lines = yard.read("rasen/specs/gate/spec.md").splitlines()
        found = [line for line in lines if line.startswith("### ")]
        assert sorted(found) == sorted(
            ["### Requirement: Open", *(f"### Requirement: Bell {name}" for name in names)]
        )
        assert sorted(os.listdir(yard.root / "rasen/changes")) == ["archive"]

    def test_one_change_is_archived_once(self, yard):
        """Every other process does not find it any more."""
        yard.change("refit", gate=added("Bell"))
        done = self.at_once(yard, ["refit"] * 6)
        assert sorted(process.returncode for process in done) == [0, 1, 1, 1, 1, 1]
        documents = [json.loads(process.stdout) for process in done if process.returncode]
        codes = {document["status"][0]["code"] for document in documents}
        # Who looked before the change was gone meets it in the archive instead.
        assert codes <= {"archive_change_not_found", "archive_target_exists"}
        assert yard.read("rasen/specs/gate/spec.md") == spec("Open", "Bell")

    def at_once(self, yard, names):
        def run(name):
            return subprocess.run(
                [sys.executable, "-m", "rasen", "archive", name, "--yes", "--json"],
                cwd=yard.root,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                capture_output=True,
            )

        with ThreadPoolExecutor(len(names)) as pool:
            return list(pool.map(run, names))

    def test_a_spec_that_is_saved_meanwhile_is_not_overwritten(self, yard, monkeypatch):
        """The archive fails, and what was saved stays."""
        yard.change("refit", gate=added("Bell"), lamp=added("Lamp"))
        place = yard.root / "rasen/specs/gate/spec.md"
        self.before_writing(monkeypatch, lambda: place.write_text("saved"))
        before = snapshot(yard.root)
        document, _ = yard.archive("refit")
        assert document["status"][0]["code"] == "archive_error"
        assert str(place) in document["status"][0]["message"]
        assert snapshot(yard.root) == {**before, "rasen/specs/gate/spec.md": b"saved"}

    def test_a_spec_that_is_made_meanwhile_is_not_overwritten(self, yard, monkeypatch):
        """The folder that was made for it goes if nobody else needs it."""
        yard.change("refit", **{"wing/lamp": added("Lamp"), "yard/lamp": added("Lamp")})
        self.before_writing(
            monkeypatch, lambda: yard.write("rasen/specs/wing/lamp/spec.md", "saved")
        )
        document, _ = yard.archive("refit")
        assert document["status"][0]["code"] == "archive_error"
        assert yard.read("rasen/specs/wing/lamp/spec.md") == "saved"
        assert sorted(os.listdir(yard.root / "rasen/specs")) == ["gate", "wing"]

    def test_a_change_that_is_archived_meanwhile_is_checked_again(self, yard, monkeypatch):
        """Under the lock everything is looked at once more."""
        yard.change("refit", gate=added("Bell"))
        yard.change("other", gate=added("Bell", "Rope"))
        real = archive.archiving

        def archiving(context, root, **options):
            monkeypatch.setattr(archive, "archiving", real)
            assert yard.archive("other")[0]["archive"]["totals"]["added"] == 2
            return real(context, root, **options)

        monkeypatch.setattr(archive, "archiving", archiving)
        document, _ = yard.archive("refit")
        assert document["archive"]["totals"]["added"] == 0
        assert yard.read("rasen/specs/gate/spec.md") == spec("Open", "Bell", "Rope")

    def test_a_run_that_was_taken_for_dead_does_nothing_more(self, yard, monkeypatch, capsys):
        """Somebody has undone it while it stood still, and the change stays where it is."""
        yard.change("refit", gate=added("Bell"))
        before = snapshot(yard.root)
        real = transaction._Work._sync

        def stand_still(work):
            monkeypatch.setattr(transaction._Work, "_sync", real)
            os.utime(yard.root / "rasen/changes/.archive.lock", (0, 0))
            assert main.run(["list", "--json"]) == 0
            assert "is undone" in capsys.readouterr().err
            real(work)

        monkeypatch.setattr(transaction._Work, "_sync", stand_still)
        assert yard.archive("refit")[0]["status"][0]["code"] == "archive_error"
        assert snapshot(yard.root) == before

    def test_a_lock_that_is_held_is_an_error(self, yard, monkeypatch):
        """After some patience, with the holder's number."""
        monkeypatch.setattr("rasen.files.lock.PATIENCE", 0.1)
        yard.change("refit", gate=added("Bell"))
        holder = json.dumps({"pid": os.getppid(), "host": os.uname().nodename})
        yard.write("rasen/changes/.archive.lock", holder)
        code, message = yard.refused("refit")
        assert code == "archive_error"
        assert str(os.getppid()) in message

    def before_writing(self, monkeypatch, act):
        real = archive.carry_out

        def carry_out(*arguments, **options):
            act()
            return real(*arguments, **options)

        monkeypatch.setattr(archive, "carry_out", carry_out)


class TestOtherFileSystem:
    """An archive that lies on another file system than the changes."""

    @pytest.fixture
    def mounted(self, yard):
        """Mount the archive where that is allowed."""
        place = yard.root / "rasen/changes/archive"
        place.mkdir(parents=True)
        done = subprocess.run(["mount", "-t", "tmpfs", "none", place], capture_output=True)
        if done.returncode:
            pytest.skip("nothing can be mounted here")
        yield place
        subprocess.run(["umount", place], check=True)

    def test_the_change_is_copied_and_removed(self, yard, mounted, monkeypatch):
        """With everything that it has, links and permissions included; the lock is kept fresh."""
        yard.change("refit", gate=added("Bell"))
        script = yard.write("rasen/changes/refit/notes/run.sh", "#!/bin/sh\n")
        script.chmod(0o751)
        os.utime(script, (1, 2))
        yard.link("rasen/changes/refit/notes/away", "/nowhere")
        before = snapshot(yard.root / "rasen/changes/refit")
        beats = []
        real = unfinished._touch
        monkeypatch.setattr(unfinished, "_touch", lambda lock: beats.append(real(lock)))
        document, err = yard.archive("refit")
        assert len(beats) > 5
        assert err == ""
        archived = mounted / document["archive"]["archivedAs"]
        assert snapshot(archived) == before
        status = (archived / "notes/run.sh").stat()
        assert (status.st_mode & 0o777, status.st_mtime) == (0o751, 2)
        assert sorted(os.listdir(yard.root / "rasen/changes")) == ["archive"]
        assert os.listdir(mounted) == [archived.name]
        assert yard.read("rasen/specs/gate/spec.md") == spec("Open", "Bell")

    def test_what_cannot_be_copied_stops_the_archive(self, yard, mounted):
        """Nothing has happened then."""
        yard.change("refit", gate=added("Bell"))
        os.mkfifo(yard.root / "rasen/changes/refit/pipe")
        code = yard.archive("refit")[0]["status"][0]["code"]
        assert code == "archive_error"
        assert os.listdir(mounted) == []
        assert yard.read("rasen/specs/gate/spec.md") == spec("Open")
        assert (yard.root / "rasen/changes/refit/proposal.md").is_file()


def test_removals_from_a_spec_that_is_not_there_are_told(yard):
    """On standard error, with the capability and the names."""
    yard.change("refit", lamp=added("Lamp") + "\n## REMOVED Requirements\n" + requirement("Wick"))
    document, err = yard.archive("refit")
    assert document["archive"]["totals"] == {"added": 1, "modified": 0, "removed": 0, "renamed": 0}
    assert '"lamp"' in err
    assert "Wick" in err


def test_many_problems_are_told_as_some_and_a_number(yard):
    """A message stays one that can be read."""
    blocks = "\n".join(f"### Requirement: N{number}\nx\n" for number in range(20))
    yard.change("refit", gate="## ADDED Requirements\n" + blocks)
    code, message = yard.refused("refit")
    assert code == "archive_validation_failed"
    assert "gate/spec.md:2: " in message
    assert "(32 more)" in message


def test_a_name_that_is_no_text_is_archived(yard, capsys):
    """A folder may be called anything that the system allows."""
    name = os.fsdecode(b"caf\xe9 now")
    yard.change(name, gate=added("Bell"))
    assert main.run(["archive", name, "--yes"]) == 0
    assert "\\udce9" in capsys.readouterr().out
    (archived,) = os.listdir(yard.root / "rasen/changes/archive")
    assert archived.endswith(name)

"""Projects brought up to date: one process at a time, and whole whenever a run is ended."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.files import atomic, lock, system
from rasen.locale import Translator
from rasen.projects.init import init_project
from rasen.projects.update import update_project

CALLS = ("create", "write", "sync", "chmod", "mkdir", "rename", "link", "unlink", "rmdir")
SYNC = system.sync
NEW_SKILL = "---\nname: oven\ndescription: Fire it.\n---\n# Oven\n\nSee `new.md`.\n"


class Ended(BaseException):
    """The process is gone: nothing that it would still do is done."""


class EndsAt:
    """Every call that changes the file system, ended at one of them."""

    def __init__(self, monkeypatch, last):
        self.count = 0
        self.last = last
        monkeypatch.setattr(atomic, "sync_folder", lambda _folder: None)
        for name in CALLS:
            monkeypatch.setattr(system, name, self.wrap(getattr(system, name)))

    def wrap(self, call):
        def counted(*arguments, **options):
            self.count += 1
            if self.last is not None and self.count >= self.last:
                raise Ended
            # Nobody cuts the power here, and waiting for the disk is slow.
            return None if call is SYNC else call(*arguments, **options)

        return counted


def context_of(folder):
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}
    return Context(str(folder / "work"), env, Translator("en"))


def select(folder, *ids):
    (folder / "home").mkdir(exist_ok=True)
    document = {"profile": "custom", "workflows": list(ids)}
    (folder / "home" / "config.json").write_text(json.dumps(document))


def write_workflow(folder, identifier, skill, **files):
    root = folder / "home" / "workflows" / identifier
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    sidecars = [name.replace("_", ".") for name in files]
    (root / "workflow.yaml").write_text(
        f"version: 1\nid: {identifier}\nfiles:\n  sidecars: {json.dumps(sidecars)}\n"
    )
    (root / "SKILL.md").write_text(skill)
    for name, text in files.items():
        (root / name.replace("_", ".")).write_text(text)


def drifted_project(folder):
    """Give a project in which a workflow was renamed, one deselected, and files were edited."""
    (folder / "work").mkdir()
    old = "---\nname: kiln\ndescription: Fire it.\n---\n# Kiln\n\nSee `old.md`, `kept.md`.\n"
    write_workflow(folder, "kiln", old, old_md="Old.\n", kept_md="Kept.\n")
    write_workflow(folder, "net", "---\nname: net\ndescription: Mend it.\n---\n# Net\n\nMend.\n")
    select(folder, "propose", "explore", "kiln", "net")
    init_project(context_of(folder), ".", "claude", None)
    skills = folder / "work" / ".claude" / "skills"
    (skills / "kiln" / "kept.md").write_text("mine\n")
    (skills / "kiln" / "added.md").write_text("added\n")
    (skills / "rasen-explore" / "added.md").write_text("added\n")
    write_workflow(folder, "kiln", NEW_SKILL, new_md="New.\n")
    select(folder, "propose", "kiln")
    return skills


def files_of(folder):
    """Give the bytes of each file below a folder by its path."""
    paths = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
    return {os.path.relpath(path, folder): Path(path).read_bytes() for path in paths}


def test_busy_project_is_not_written(tmp_path, monkeypatch):
    """While another process writes to a project, update changes nothing and says who it is."""
    drifted_project(tmp_path)
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    held = {"pid": os.getpid(), "host": lock.host_name()}
    path = tmp_path / "work" / "rasen" / ".workflow-artifacts.lock"
    path.write_text(json.dumps(held))
    before = files_of(tmp_path)
    with pytest.raises(RasenError) as caught:
        update_project(context_of(tmp_path), ".")
    assert caught.value.diagnostics[0].code == "project_busy"
    assert files_of(tmp_path) == before


def test_update_after_update_writes_nothing(tmp_path, monkeypatch):
    """A second run makes no call that changes the file system."""
    drifted_project(tmp_path)
    assert update_project(context_of(tmp_path), ".").document["tools"][0]["status"] == "updated"
    counted = EndsAt(monkeypatch, None)
    assert update_project(context_of(tmp_path), ".").document["tools"][0]["status"] == "up-to-date"
    assert counted.count == 0


def test_next_update_repairs_what_an_ended_one_left(tmp_path):
    """Ended at any step, the next run leads to the same files, and nobody's file is lost."""
    whole = tmp_path / "whole"
    whole.mkdir()
    drifted_project(whole)
    with pytest.MonkeyPatch.context() as patch:
        counted = EndsAt(patch, None)
        update_project(context_of(whole), ".")
    expected = files_of(whole / "work")
    for own in ("kiln/kept.md", "kiln/added.md", "rasen-explore/added.md"):
        assert f".claude/skills/{own}" in expected
    assert ".claude/skills/kiln/old.md" not in expected
    start = tmp_path / "start"
    start.mkdir()
    drifted_project(start)
    for last in range(1, counted.count + 1):
        run = tmp_path / "run"
        shutil.copytree(start, run)
        relocate(run, start)
        with pytest.MonkeyPatch.context() as patch:
            EndsAt(patch, last)
            with pytest.raises(Ended):
                update_project(context_of(run), ".")
        forget_holder(run)
        update_project(context_of(run), ".")
        found = files_of(run / "work")
        ledger = "rasen/.workflow-artifacts.json"
        found[ledger] = found[ledger].replace(str(run).encode(), str(whole).encode())
        assert found == expected, last
        shutil.rmtree(run)


def relocate(run, start):
    """Let the ledger of a copied project name its own sources."""
    ledger = run / "work" / "rasen" / ".workflow-artifacts.json"
    ledger.write_text(ledger.read_text().replace(str(start), str(run)))


def forget_holder(run):
    """Remove what names the process of the test, as if it had ended with its run."""
    for place, _, names in os.walk(run / "work"):
        for name in names:
            path = os.path.join(place, name)
            if name.startswith(".workflow-artifacts.lock"):
                os.unlink(path)
            elif name.startswith(f".rasen-{os.getpid()}-"):
                os.rename(path, path.replace(f"-{os.getpid()}-", "-999999999-"))

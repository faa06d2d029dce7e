"""Importing profile packages: workflows and profile together, or neither."""

from __future__ import annotations

import errno
import multiprocessing
import os
from pathlib import Path

import pytest

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.locale import Translator
from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.profile_import import import_profile

STEPS = ("create", "write", "sync", "chmod", "link", "mkdir", "rename", "unlink", "rmdir")
SKILL = "---\nname: rasen-{id}\ndescription: Check one thing.\n---\n\nDo it, then stop.\n"


def packaged(identifier, requires=(), text=""):
    manifest = f"version: 1\nid: {identifier}\nrequires:\n  workflows: [{', '.join(requires)}]\n"
    files = {"SKILL.md": SKILL.replace("{id}", identifier) + text, "workflow.yaml": manifest}
    return Packaged(identifier, "", files)


def package(name="studio", *, workflows=None, profile=("propose", "glaze", "wedge")):
    """Give the bytes of a profile package: glaze requires wedge."""
    if workflows is None:
        workflows = (packaged("glaze", ["wedge"]), packaged("wedge"))
    roots = tuple(item.name for item in workflows)
    return encode(Package("profile", roots, tuple(workflows), "", name, tuple(profile)))


def context_of(folder):
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}
    return Context(str(folder / "work"), env, Translator("en"))


@pytest.fixture
def bring(tmp_path, workspace):
    """Give a function that imports a package from the working folder."""

    def run(data, name=None, *, force=False):
        (tmp_path / "work" / "p.rasenpkg").write_bytes(data)
        return import_profile(workspace, "p.rasenpkg", name, force=force).document

    return run


def code_of(function, *arguments, **options):
    with pytest.raises(RasenError) as caught:
        function(*arguments, **options)
    return caught.value.diagnostics[0].code


def snapshot(folder):
    """Give every path below a folder with its bytes; lock files that are left do not count."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if ".lock" not in path.name
    }


def test_a_package_brings_its_workflows_and_its_profile(bring, tmp_path):
    """The profile is saved as it comes out against the library with the new workflows in it."""
    done = bring(package(profile=("glaze", "wedge")))
    assert done["profile"]["workflows"] == ["glaze", "wedge"]
    assert done["installed"] == {
        "imported": ["glaze", "wedge"],
        "reused": [],
        "roots": ["glaze", "wedge"],
    }
    names = {path for path in snapshot(tmp_path / "home") if path.count("/") < 2}
    assert names == {
        "profiles",
        "profiles/studio.yaml",
        "workflows",
        "workflows/glaze",
        "workflows/wedge",
    }


def test_what_the_selection_requires_is_saved_with_it(bring):
    """A package may select less than it embeds; the saved profile is closed."""
    data = encode(
        Package(
            "profile",
            ("glaze",),
            (packaged("glaze", ["wedge"]), packaged("wedge")),
            "",
            "studio",
            ("glaze",),
        )
    )
    assert bring(data)["profile"]["workflows"] == ["glaze", "wedge"]


def test_a_package_repairs_a_workflow_that_lacks_another(bring, workflow, tmp_path):
    """An installed workflow of the same content counts, however invalid without the other one."""
    text = packaged("glaze", ["wedge"]).files
    workflow("glaze", text["workflow.yaml"], text["SKILL.md"], below="home/workflows")
    done = bring(package())
    assert done["installed"]["imported"] == ["wedge"]
    assert done["installed"]["reused"] == ["glaze"]
    assert done["profile"]["workflows"] == ["propose", "glaze", "wedge"]


def test_a_workflow_of_other_content_stops_everything(bring, workflow, tmp_path):
    """--force replaces profiles, never workflows."""
    workflow("wedge", below="home/workflows")
    before = snapshot(tmp_path / "home")
    assert code_of(bring, package(), force=True) == "workflow_digest_conflict"
    assert snapshot(tmp_path / "home") == before


@pytest.mark.parametrize("name", ["core", "No Name", "a" * 65])
def test_a_name_that_cannot_be_stops_before_the_library(bring, tmp_path, name):
    """Nothing is staged for a profile that cannot be saved."""
    assert code_of(bring, package(), name) in ("reserved_name", "invalid_name")
    assert not (tmp_path / "home").exists()


def test_a_profile_that_appears_meanwhile_is_not_replaced(bring, tmp_path, monkeypatch):
    """The check for a free name counts when the profile is written, and takes workflows back."""
    rename = system.rename

    def interfere(old, new):
        rename(old, new)
        if new.endswith("wedge"):
            (tmp_path / "home" / "profiles").mkdir()
            (tmp_path / "home" / "profiles" / "studio.yaml").write_text("mine")

    monkeypatch.setattr(system, "rename", interfere)
    assert code_of(bring, package()) == "already_exists"
    assert snapshot(tmp_path / "home") == {"profiles": None, "profiles/studio.yaml": b"mine"}


class Faults:
    """Lets the call to the system of one number fail."""

    def __init__(self, monkeypatch, *, number, code):
        self.calls = 0
        self.hit = False
        for step in STEPS:
            self._wrap(monkeypatch, step, number, code)

    def _wrap(self, monkeypatch, step, number, code):
        original = getattr(system, step)

        def call(*arguments):
            self.calls += 1
            if self.calls == number:
                self.hit = True
                raise OSError(code, os.strerror(code))
            return original(*arguments)

        monkeypatch.setattr(system, step, call)


@pytest.mark.parametrize("force", [False, True])
def test_a_step_that_fails_leaves_library_and_profiles_as_they_were(tmp_path, workspace, force):
    """Whichever single step the system refuses, all is there afterwards or nothing is."""
    (tmp_path / "work" / "p.rasenpkg").write_bytes(package())
    failed = 0
    for number in range(1, 200):
        folder = tmp_path / str(number)
        (folder / "work").mkdir(parents=True)
        (folder / "home" / "profiles").mkdir(parents=True)
        (folder / "home" / "workflows" / "other").mkdir(parents=True)
        (folder / "home" / "workflows" / "other" / "note").write_text("mine")
        if force:
            (folder / "home" / "profiles" / "studio.yaml").write_text("version: 1\nworkflows: []\n")
        before = snapshot(folder / "home")
        source = str(tmp_path / "work" / "p.rasenpkg")
        error = None
        with pytest.MonkeyPatch.context() as patch:
            faults = Faults(patch, number=number, code=errno.ENOSPC)
            try:
                import_profile(context_of(folder), source, None, force=force)
            except RasenError as caught:
                error = caught
        after = snapshot(folder / "home")
        if not faults.hit:
            break
        if error is None:
            assert (folder / "home" / "profiles" / "studio.yaml").read_text().count("glaze") == 1
            assert "workflows/glaze/SKILL.md" in after
        else:
            failed += 1
            assert error.diagnostics[0].code in ("workflow_command_error", "profile_command_error")
            left = {path for path in after if not path.startswith(".workflow-import-")}
            assert {path: after[path] for path in left} == before
    else:
        raise AssertionError("the import never came to its end")
    assert failed > 20


def _import_own(folder, number):
    """Import a package of its own workflow and one that all have, many times."""
    folder = Path(folder)
    for turn in range(4):
        identifier = f"own{number}-{turn}"
        workflows = (packaged(identifier, ["shared"]), packaged("shared"))
        data = package(identifier, workflows=workflows, profile=(identifier, "shared"))
        source = folder / f"{identifier}.rasenpkg"
        source.write_bytes(data)
        import_profile(context_of(folder), str(source), None, force=False)


def test_processes_that_import_at_once_lose_nothing(tmp_path, workspace):
    """Four processes import profiles into one home: every workflow and every profile is there."""
    spawn = multiprocessing.get_context("spawn")
    running = [spawn.Process(target=_import_own, args=(str(tmp_path), n)) for n in range(4)]
    for process in running:
        process.start()
    for process in running:
        process.join(120)
    assert [process.exitcode for process in running] == [0, 0, 0, 0]
    own = {f"own{number}-{turn}" for number in range(4) for turn in range(4)}
    home = tmp_path / "home"
    assert {path.name for path in (home / "workflows").iterdir()} == own | {"shared"}
    assert {path.stem for path in (home / "profiles").iterdir()} == own
    assert sorted(path.name for path in home.iterdir()) == ["profiles", "workflows"]

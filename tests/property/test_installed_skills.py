"""Laws of installed skills: they say what their source says, and keep what is not theirs."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import __version__
from rasen.context import Context
from rasen.files import atomic, system
from rasen.locale import Translator
from rasen.projects.init import init_project
from rasen.projects.skill_files import Unit, built_in_units, generated_by
from rasen.projects.update import update_project
from rasen.workflows.manifest import read_manifest
from rasen.workflows.skill import read_skill
from rasen.workflows.validation import Workflow, validate_skill

UNITS = built_in_units()
SAID = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)
SIDECARS = ("notes.md", "deep/plan.md", "scripts/run.sh")
BUILT_IN = ("propose", "explore", "verify")
USERS = ("kiln", "net")


def source_of(name, description, metadata, body):
    """Give the text of a skill, its values written as JSON, which is YAML too."""
    lines = [f"name: {name}", f"description: {json.dumps(description)}"]
    if metadata:
        lines.append(f"metadata: {json.dumps(metadata)}")
    return "---\n" + "\n".join(lines) + "\n---\n" + body


@given(SAID, st.dictionaries(SAID, SAID, max_size=3), SAID)
@settings(max_examples=150, deadline=None)
def test_installed_skill_says_what_its_source_says(description, metadata, body):
    """Whatever the values hold, they are read back from the installed file as they were."""
    text = source_of("kiln", description, metadata, "# Kiln\n" + body)
    before = read_skill(text).skill
    if before is None:
        return
    manifest = read_manifest("version: 1\nid: kiln\n").manifest
    workflow = Workflow("/library/kiln", manifest, before, {"SKILL.md": text})
    written = Unit("kiln", "kiln", False, workflow).files(None)["SKILL.md"]
    after = read_skill(written.decode()).skill
    assert after.description == before.description
    for key, value in before.metadata.items():
        if key != "generatedBy":
            assert after.metadata[key] == value
    assert after.metadata["generatedBy"] == __version__
    assert after.instructions == "\n" + before.instructions + "\n"
    assert generated_by(written) == __version__


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_installed_built_in_is_a_sound_skill(unit):
    """Every built-in is installed as a skill without a fault but the key for users alone."""
    text = unit.files(None)["SKILL.md"].decode()
    text = text.replace("disable-model-invocation: true\n", "", 1)
    assert [found.code for found in validate_skill(text)] == []


def context_of(folder):
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}
    return Context(str(folder / "work"), env, Translator("en"))


def set_up(folder, users, selected):
    """Write the library (sidecars by workflow) and the selection."""
    shutil.rmtree(folder / "home", ignore_errors=True)
    (folder / "home").mkdir()
    chosen = json.dumps({"profile": "custom", "workflows": selected})
    (folder / "home" / "config.json").write_text(chosen)
    for name, sidecars in users.items():
        root = folder / "home" / "workflows" / name
        listed = {"sidecars": [], "scripts": []}
        for path in sidecars:
            listed["scripts" if path.startswith("scripts/") else "sidecars"].append(path)
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(f"{name} {path}\n")
        root.mkdir(parents=True, exist_ok=True)
        manifest = {"version": 1, "id": name, "files": listed}
        (root / "workflow.yaml").write_text(json.dumps(manifest))
        refs = " ".join(f"`{path}`" for path in sidecars)
        (root / "SKILL.md").write_text(source_of(name, name, {}, f"# Do it\n\nSee {refs}.\n"))


LIBRARY = st.fixed_dictionaries({name: st.sets(st.sampled_from(SIDECARS)) for name in USERS})
SELECTION = st.lists(st.sampled_from(BUILT_IN + USERS), unique=True)
PATHS = st.sampled_from([f"{s}/{p}" for s in USERS for p in ("mine.md", *SIDECARS)])


@given(st.lists(st.tuples(LIBRARY, SELECTION, st.sets(PATHS, max_size=3)), min_size=2, max_size=3))
@settings(max_examples=6, deadline=None)
def test_what_is_not_ours_is_never_removed(rounds):
    """Through any changes of library and selection, a file that a user wrote is there after all.

    Where a selected workflow delivers a file of that path, it is the workflow's; a second update
    finds nothing left to do.
    """
    folder = Path(tempfile.mkdtemp())
    patch = pytest.MonkeyPatch()
    patch.setattr(system, "sync", lambda _descriptor: None)  # waiting for the disk is slow
    patch.setattr(atomic, "sync_folder", lambda _folder: None)
    try:
        (folder / "work").mkdir()
        skills = folder / "work" / ".claude" / "skills"
        own: set[str] = set()
        for users, selected, edited in rounds:
            set_up(folder, users, selected)
            init_project(context_of(folder), ".", "claude", None)
            for path in edited:
                (skills / path).parent.mkdir(parents=True, exist_ok=True)
                (skills / path).write_text("mine\n")
            own |= edited
            update_project(context_of(folder), ".")
            delivered = {f"{name}/{path}" for name in selected for path in users.get(name, ())}
            own -= delivered
            assert [path for path in own if (skills / path).read_text() != "mine\n"] == []
            again = update_project(context_of(folder), ".").document["tools"][0]
            assert (again["status"], again["drift"]) == ("up-to-date", [])
    finally:
        patch.undo()
        shutil.rmtree(folder)

"""Doctor and context: what they tell of a root, and that they write nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import snapshot


def test_looking_writes_nothing(machine):
    """Neither the project nor the home, nor any store or repository, is changed by looking."""
    machine.store("tides")
    machine.git("tides", "init", "--quiet")
    machine.git("tides", "add", "-A")
    machine.git("tides", "commit", "--quiet", "-m", "one")
    os.utime(machine.work / "tides/rasen/config.yaml", (1, 1))
    machine.root("app", "references: [tides, lamps]\nstore: x\n")
    machine.register(tides="tides")
    before = snapshot(machine.base)
    for argv in (["doctor"], ["context"], ["store", "list"], ["store", "doctor"]):
        for form in ([], ["--json"]):
            assert machine.run(*argv, *form, cwd="app").status == 0
    assert machine.run("doctor", "--store", "tides", cwd="app").status == 0
    assert snapshot(machine.base) == before


HEAVY = {"ruamel", "jsonschema", "subprocess", "tempfile", "pathlib", "dataclasses", "typer"}


@pytest.mark.parametrize("argv", [["doctor"], ["context"], ["doctor", "--store", "tides"]])
def test_a_plain_look_loads_nothing_heavy(machine, argv):
    """Roots, configs, identities and registries as they mostly are cost no parser and no process."""
    machine.store("tides")
    machine.register(tides="tides")
    machine.root("app", "schema: spec-driven\nreferences:\n  - tides\n")
    code = (
        "import sys; from rasen.cli.main import run; status = run(sys.argv[1:]); "
        "print(*{m.split('.')[0] for m in sys.modules}, file=sys.stderr); sys.exit(status)"
    )
    root = str(Path(__file__).resolve().parents[3])
    done = subprocess.run(
        [sys.executable, "-c", code, *argv, "--json"],
        cwd=machine.work / "app",
        env={**os.environ, **machine.env, "PYTHONPATH": root},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert HEAVY & set(done.stderr.split()) == set()


def test_health_findings_are_a_success(machine):
    """Whatever is wrong with the root, doctor tells it and exits 0."""
    machine.root("app", None)
    done = machine.run("doctor", "--json", cwd="app")
    assert done.status == 0
    assert done.document["root"]["healthy"] is False
    assert [found["code"] for found in done.document["root"]["status"]] == [
        "openspec_config_missing"
    ]


def test_remotes_that_differ_are_a_note(machine):
    """The identity's remote and the repository's origin are compared as they are written."""
    machine.store("nav", remote="git@example.org:nav.git")
    machine.register(nav="nav")
    machine.git("nav", "init", "--quiet")

    def store():
        return machine.run("doctor", "--store", "nav", "--json").document["store"]

    assert (store().get("origin_url"), store()["status"]) == (None, [])
    machine.git("nav", "remote", "add", "origin", "git@example.org:nav.git/")
    (note,) = store()["status"]
    assert (note["severity"], note["code"], note["target"]) == (
        "info",
        "store_remote_divergence",
        "store.metadata",
    )
    assert "fix" not in note
    machine.git("nav", "remote", "set-url", "origin", "git@example.org:nav.git")
    assert store()["status"] == []


def test_declarations_beside_a_pointer_are_told_of_the_right_folder(machine):
    """The folder whose config points is meant, not a nearer rasen/ that qualifies for nothing."""
    machine.store("hub")
    machine.register(hub="hub")
    machine.write("app/rasen/config.yaml", "store: hub\nreferences: [a]\n")
    machine.write("app/src/rasen/notes.md", "references: []\n")
    status = machine.run("doctor", "--json", cwd="app/src").document["status"]
    assert [found["code"] for found in status] == ["pointer_declarations_inert"]
    assert str(machine.work / "app/rasen/config.yaml") in status[0]["message"]


def workspace(machine, name):
    return json.loads((machine.work / name).read_text("utf-8"))


def test_workspace_file_has_the_root_and_what_is_available(machine):
    """Names are the store's ID or the folder's name, and ref: before those of references."""
    machine.store("tides")
    machine.register(tides="tides")
    machine.root("größe", "references: [tides, lamps]\n")
    for form in ([], ["--json"]):
        done = machine.run(
            "context", *form, "--force", "--code-workspace", "../x.code-workspace", cwd="größe"
        )
        assert (done.status, done.err.count("\n")) == (0, 1)
        assert workspace(machine, "x.code-workspace") == {
            "folders": [
                {"name": "größe", "path": str(machine.work / "größe")},
                {"name": "ref:tides", "path": str(machine.work / "tides")},
            ]
        }
    assert "größe" in (machine.work / "x.code-workspace").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "options", "code"),
    [
        ("taken", [], "context_file_exists"),
        ("dangling", [], "context_file_exists"),
        ("no/x", [], "context_output_dir_missing"),
        ("taken/x", [], "context_output_dir_missing"),
        ("rasen", ["--force"], "context_failed"),
        ("dangling", ["--force"], "context_failed"),
        ("", [], "context_failed"),
    ],
)
def test_workspace_file_that_cannot_be_written(machine, path, options, code):
    """Programs get the null shape alone; people see the listing, then why; nothing is replaced."""
    machine.root("app")
    machine.write("app/taken", "mine")
    os.symlink("nowhere", machine.work / "app/dangling")
    before = snapshot(machine.work)
    argv = ["context", *options, f"--code-workspace={path}"]
    done = machine.run(*argv, "--json", cwd="app")
    assert (done.status, done.code) == (1, code)
    assert done.document["root"] is None
    done = machine.run(*argv, cwd="app")
    if path:
        assert done.status == 1
        assert str(machine.work / "app") in done.out
        assert "error:" in done.err
    else:
        assert (done.status, done.out) == (2, "")
    assert snapshot(machine.work) == before


def test_workspace_file_of_a_store_has_its_id(machine):
    """A selected store is called by its ID, whatever its folder is called."""
    machine.store("tides", "folder")
    machine.register(tides="folder")
    machine.run("context", "--store", "tides", "--code-workspace", "x", "--json")
    assert workspace(machine, "x")["folders"] == [
        {"name": "tides", "path": str(machine.work / "folder")}
    ]


def test_folder_whose_name_is_no_utf8_is_told_all_the_same(machine):
    """Bytes that are no text are escapes in documents and in files."""
    name = os.fsdecode(b"gr\xf6sse")
    try:
        machine.root(name)
    except OSError:
        pytest.skip("the file system takes no such name")
    for argv in (["doctor"], ["context", "--code-workspace", "../x"]):
        done = machine.run(*argv, "--json", cwd=name)
        assert done.status == 0
        assert done.document["root"]["path"] == str(machine.work / name)
    assert workspace(machine, "x")["folders"][0]["name"] == name
    assert machine.run("doctor", cwd=name).status == 0


@pytest.mark.parametrize("language", ["en", "ja", "zh-cn"])
def test_people_are_told_in_their_language_and_programs_in_english(machine, language, monkeypatch):
    """Findings of a view are translated; the document has the same bytes under every language."""
    machine.root("app", "references: [lamps]\n")
    machine.register()
    english = machine.run("doctor", "--json", cwd="app").out
    monkeypatch.setenv("RASEN_LANG", language)
    assert machine.run("doctor", "--json", cwd="app").out == english
    words = {"en": "is not registered", "ja": "登録されていません", "zh-cn": "未在本机注册"}
    for argv in (["doctor"], ["context"]):
        assert words[language] in machine.run(*argv, cwd="app").out


def test_control_characters_reach_no_terminal(machine):
    """What a config or a remote holds is shown as escapes."""
    machine.root("app", 'references: ["a\\u001b[2Jb", {id: "c\\nd"}]\n')
    for argv in (["doctor"], ["context"]):
        out = machine.run(*argv, cwd="app").out
        assert "\x1b" not in out
        assert "\\x1b[2J" in out
        assert "c\\nd" in out

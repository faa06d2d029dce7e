"""The artifact schemas that ship with the product."""

from __future__ import annotations

import json
import os
import shutil

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.planning import artifact_schema
from rasen.planning.markdown import Markdown
from rasen.planning.resolution import DEFAULT, find_schema, load_schema, shelves
from rasen.planning.tasks import tasks_in
from rasen.text.yaml_light import NOT_PLAIN, read_plain
from rasen.workflows.builtin import builtins


@pytest.fixture
def context(tmp_path):
    return Context(str(tmp_path), {"HOME": str(tmp_path)}, Translator("en"))


@pytest.fixture
def templates(context, tmp_path):
    schema = load_schema(context, str(tmp_path), DEFAULT)
    texts = {}
    for artifact in schema.artifacts:
        with open(schema.folder.template(artifact.template), encoding="utf-8") as file:
            texts[artifact.id] = file.read()
    return texts


def test_the_catalog_names_what_is_there(context, tmp_path):
    """No schema ships without its name in the catalog, and none is missing."""
    package = shelves(context, str(tmp_path))[-1]
    assert {folder.name for folder in package.folders()} == builtins().schemas


def test_the_built_in_schema_is_valid_and_costs_no_parser(context, tmp_path):
    """It is read at every start."""
    folder = find_schema(context, str(tmp_path), DEFAULT)
    with open(folder.file, encoding="utf-8") as file:
        text = file.read()
    assert artifact_schema.check_text(text) == []
    assert read_plain(text) is not NOT_PLAIN


def test_the_built_in_schema_is_the_published_one(context, tmp_path):
    """IDs, paths, requirements and the apply block of contract spec 6.1."""
    schema = load_schema(context, str(tmp_path), DEFAULT)
    assert [(a.id, a.generates, a.template, a.requires) for a in schema.artifacts] == [
        ("proposal", "proposal.md", "proposal.md", ()),
        ("specs", "specs/**/*.md", "spec.md", ("proposal",)),
        ("design", "design.md", "design.md", ("proposal",)),
        ("tasks", "tasks.md", "tasks.md", ("specs", "design")),
    ]
    assert schema.apply is not None
    assert (schema.apply.requires, schema.apply.tracks) == (("tasks",), "tasks.md")
    assert all(a.instruction and a.description for a in schema.artifacts)


def test_templates_have_the_sections_that_are_asked_for(templates):
    """A reader of any of them finds the same parts as ever."""
    titles = {key: [h.title for h in Markdown(text).headings] for key, text in templates.items()}
    assert titles["proposal"][:3] == ["Why", "What Changes", "Capabilities"]
    assert titles["proposal"][3:] == ["New Capabilities", "Modified Capabilities", "Impact"]
    assert titles["design"][:2] == ["Context", "Goals / Non-Goals"]
    assert {"Decisions", "Risks / Trade-offs"} <= set(titles["design"])
    assert titles["specs"][0] == "ADDED Requirements"
    assert [task.text[:4] for task in tasks_in(templates["tasks"])] == [
        "1.1 ",
        "1.2 ",
        "2.1 ",
        "2.2 ",
    ]


def test_a_template_that_is_missing_is_still_named(context, tmp_path):
    """`templates` says where one belongs."""
    folder = find_schema(context, str(tmp_path), DEFAULT)
    assert folder.template("a/./b.md") == os.path.join(folder.path, "templates", "a", "b.md")


def test_a_change_made_of_the_templates_alone_holds(rasen, tmp_path):
    """It validates strictly, can be shown, and has its tasks; so does one that is filled in."""
    assert rasen("new", "change", "c").returncode == 0
    listed = json.loads(rasen("templates", "--json").stdout)
    change = tmp_path / "rasen" / "changes" / "c"
    (change / "specs" / "lamps").mkdir(parents=True)
    for artifact, place in {
        "proposal": "proposal.md",
        "specs": "specs/lamps/spec.md",
        "design": "design.md",
        "tasks": "tasks.md",
    }.items():
        shutil.copy(listed[artifact]["path"], change / place)
    assert rasen("validate", "c", "--strict", "--json").returncode == 0
    shown = json.loads(rasen("show", "c", "--json").stdout)
    assert [delta["operation"] for delta in shown["deltas"]] == ["ADDED"]
    assert json.loads(rasen("status", "--change", "c", "--json").stdout)["isComplete"] is True
    apply = json.loads(rasen("instructions", "apply", "--change", "c", "--json").stdout)
    assert (apply["state"], apply["progress"]["total"]) == ("ready", 4)
    (change / "specs" / "lamps" / "spec.md").unlink()
    assert json.loads(rasen("show", "c", "--json").stdout)["deltas"] == []

"""The built-in pipelines, and the library of three layers."""

from __future__ import annotations

import os

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.pipelines import definition
from rasen.pipelines.check import FILE
from rasen.pipelines.classification import suggest
from rasen.pipelines.library import load, open_library
from rasen.stores.roots import select_root
from rasen.workflows.builtin import FOLDER, builtins

NAMES = sorted(builtins().pipelines)


def test_each_built_in_name_has_a_folder():
    """The catalog lists the pipelines that ship, no more and no fewer."""
    assert sorted(os.listdir(os.path.join(FOLDER, "pipelines"))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_built_in_pipelines_are_flawless(name):
    """A definition that ships has its folder's name, and nothing is to be said of it."""
    with open(os.path.join(FOLDER, "pipelines", name, FILE), encoding="utf-8") as file:
        text = file.read()
    assert definition.check_definition_text(text, name=name) == []


@pytest.mark.parametrize("name", NAMES)
def test_built_in_pipelines_name_skills_that_ship(name):
    """Each stage of a pipeline that ships has a skill that ships."""
    with open(os.path.join(FOLDER, "pipelines", name, FILE), encoding="utf-8") as file:
        known = definition.read_definition(file.read()).definition
    skills = {stage.skill for stage in known.stages if stage.skill is not None}
    assert skills - builtins().skills().keys() == set()


def test_what_exists_decides_though_it_is_not_valid(tmp_path):
    """A broken definition of the project hides the built-in one of its name."""
    folder = tmp_path / "work" / "rasen" / "pipelines" / "bug-fix"
    folder.mkdir(parents=True)
    (tmp_path / "work" / "rasen" / "specs").mkdir()
    (folder / FILE).write_text("stages: 3\n", "utf-8")
    env = {"HOME": str(tmp_path), "RASEN_HOME": str(tmp_path / "home")}
    context = Context(str(tmp_path / "work"), env, Translator("en"))
    library = open_library(context, select_root(context, None))
    assert library.names() == NAMES
    found = library.pipelines["bug-fix"]
    assert found.source == "project"
    assert load(found).definition is None


@pytest.mark.parametrize(
    ("task", "suggested"),
    [
        ("fix", ("bug-fix", ["fix"])),
        ("prefix", ("small-feature", [])),
        ("fix2 it", ("small-feature", [])),
        ("prefix, then FIX", ("bug-fix", ["fix"])),
        ("", ("small-feature", [])),
        ("redesign", ("full-feature", ["redesign"])),
    ],
)
def test_words_count_where_no_letter_or_digit_touches_them(task, suggested):
    """A word inside another one says nothing about the task."""
    assert suggest(task) == suggested

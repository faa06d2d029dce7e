"""Which workflows are selected, layer by layer."""

from __future__ import annotations

import json

import pytest

from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profiles import preset
from rasen.workflows.selection import effective_selection, user_selection


@pytest.fixture
def select(tmp_path, workflow, workspace):
    """Give a function from settings, project configuration and saved profiles to a selection.

    `glaze` requires `wedge`; `broken` is an invalid folder of the library.
    """
    workflow(
        "glaze",
        "version: 1\nid: glaze\nrequires:\n  workflows: [wedge]\n",
        below="home/workflows",
    )
    workflow("wedge", below="home/workflows")
    workflow("broken", "version: 7\n", below="home/workflows")

    def run(settings=None, config=None, *, file="config.yaml", **profiles):
        (tmp_path / "home" / "profiles").mkdir(exist_ok=True)
        for name, ids in profiles.items():
            text = ids if isinstance(ids, str) else f"version: 1\nworkflows: {json.dumps(ids)}\n"
            (tmp_path / "home" / "profiles" / f"{name}.yaml").write_text(text)
        if settings is not None:
            (tmp_path / "home" / "config.json").write_text(json.dumps(settings))
        project = tmp_path / "work"
        (project / "rasen").mkdir(exist_ok=True)
        if config is not None:
            data = config if isinstance(config, bytes) else config.encode()
            (project / "rasen" / file).write_bytes(data)
        around = surroundings(workspace)
        catalog = load_catalog(around.homes, around.dependencies)
        return effective_selection(around.homes, catalog, str(project))

    return run


def codes(selection):
    return [warning.code for warning in selection.warnings]


def test_without_settings_everything_built_in_is_selected(select):
    """The default is full, and known to be a default."""
    assert select() == (preset("full"), "full", "default", (), ())


def test_the_user_chooses_for_all_projects(select):
    """A preset, a list or a saved profile of the settings; always closed, in catalog order."""
    core = select({"profile": "core"})
    assert core[1:] == ("core", "global", (), ())
    assert core.ids == tuple(name for name in preset("full") if name in preset("core"))
    custom = select({"profile": "custom", "workflows": ["glaze", "help", "apply"]})
    assert custom == (("apply", "help", "glaze", "wedge"), "custom", "global", (), ())
    assert select({"profile": "custom"}).ids == ()
    assert select({"profile": "mine"}, mine=["glaze"]) == (
        ("glaze", "wedge"),
        "mine",
        "global",
        (),
        (),
    )


def test_unknown_workflows_are_left_out_and_told(select):
    """What is nowhere, and what is invalid in the library, is dropped; experts just go."""
    found = select({"profile": "custom", "workflows": ["ghost", "broken", "qa", "apply"]})
    assert found.ids == ("apply",)
    assert found.dropped == ("ghost", "broken")
    assert codes(found) == ["workflow_unknown", "workflow_unknown"]
    assert {warning.severity for warning in found.warnings} == {"warning"}
    assert select({"profile": "mine"}, mine=["ghost", "apply"]).ids == ("apply",)


@pytest.mark.parametrize("name", ["nobody", "No Name", "../mine", "bad", 7, None])
def test_a_name_that_does_not_resolve_counts_as_full(select, name):
    """The user's selection falls back to full with a warning."""
    found = select({"profile": name}, bad="version: 2\n")
    assert (found.ids, found.name, found.source) == (preset("full"), "full", "global")
    assert codes(found) == ["selection_ignored"]


def test_a_project_names_a_profile(select):
    """The lock of the project goes before the user's choice."""
    found = select({"profile": "full"}, "profile: core\n")
    assert (found.name, found.source, found.warnings) == ("core", "project-profile", ())
    assert select({"profile": "full"}, "profile: mine\n", mine=["wedge"]).ids == ("wedge",)


@pytest.mark.parametrize("lock", ["custom", "nobody", "'No Name'", "7", "[core]", "bad"])
def test_a_lock_that_does_not_resolve_is_left_to_the_user(select, lock):
    """A project cannot name `custom`, nor what is no usable profile."""
    found = select({"profile": "core"}, f"profile: {lock}\n", bad="\t")
    assert (found.name, found.source) == ("core", "global")
    assert codes(found) == ["selection_ignored"]


def test_a_project_lists_workflows(select):
    """The list of the project goes before everything, and has no name."""
    found = select({"profile": "core"}, "workflows: [glaze, ghost]\n")
    assert found.ids == ("glaze", "wedge")
    assert (found.name, found.source) == (None, "project-workflows")
    assert codes(found) == ["workflow_unknown"]
    assert select(None, "workflows: []\n").ids == ()


def test_a_list_shadows_a_lock_with_a_warning(select):
    """Where a project says both, the list holds."""
    found = select(None, "profile: core\nworkflows: [apply]\n")
    assert found.ids == ("apply",)
    assert codes(found) == ["profile_lock_shadowed"]


def test_items_that_are_no_text_are_left_out(select):
    """The other items of the list hold."""
    found = select(None, "workflows: [apply, 7, null, [help], apply]\n")
    assert found.ids == ("apply",)
    assert codes(found) == ["selection_ignored"] * 3


def test_a_list_that_is_none_is_left_to_the_lock(select):
    """A wrong type counts as absent, with a warning."""
    found = select(None, "workflows: apply\nprofile: core\n")
    assert (found.name, found.source) == ("core", "project-profile")
    assert codes(found) == ["selection_ignored"]
    assert select(None, "workflows:\nprofile:\n")[1:] == ("full", "default", (), ())


@pytest.mark.parametrize(
    "config",
    ["workflows: [", "- a\n", "a: &a 1\nb: *a\n", b"\xff", b"#" * (1 << 20) + b"#", "'text'"],
)
def test_a_broken_configuration_is_left_to_the_user(select, config):
    """What cannot be read decides nothing, with one warning."""
    found = select({"profile": "core"}, config)
    assert (found.name, found.source) == ("core", "global")
    assert codes(found) == ["selection_ignored"]


def test_an_empty_configuration_decides_nothing(select):
    """Comments alone are no fault."""
    assert select(None, "# nothing\n") == (preset("full"), "full", "default", (), ())


def test_the_second_name_of_the_configuration_is_read_without_the_first(select, tmp_path):
    """config.yml counts where there is no config.yaml, whatever that is."""
    assert select(None, "profile: core\n", file="config.yml").name == "core"
    (tmp_path / "work" / "rasen" / "config.yaml").mkdir()
    found = select()
    assert (found.name, codes(found)) == ("full", ["selection_ignored"])


def test_outside_of_a_project_the_user_chooses(workspace, tmp_path):
    """Without a project there is one layer."""
    around = surroundings(workspace)
    catalog = load_catalog(around.homes, around.dependencies)
    assert effective_selection(around.homes, catalog, None).source == "default"
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "config.json").write_text('{"profile": "core"}')
    assert user_selection(around.homes, catalog).ids == preset("core")


@pytest.mark.parametrize("language", ["en", "ja", "zh-cn"])
def test_every_warning_can_be_said(select, language):
    """Warnings are sentences in each language."""
    from rasen.locale import Translator

    configs = ["workflows: [7, ghost]\nprofile: x\n", "profile: 7\n", "workflows: 1\n", "[", "[]"]
    translator = Translator(language)
    for config in configs:
        for warning in select({"profile": "nobody"}, config).warnings:
            assert translator.message(warning).strip()

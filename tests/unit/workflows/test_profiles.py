"""Profiles: their names, what a list of workflows comes to, and where they are saved."""

from __future__ import annotations

import pytest

from rasen.diagnostics import RasenError
from rasen.files.home import Homes
from rasen.text import yaml_source
from rasen.workflows.builtin import builtins
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profiles import (
    check_name,
    classify,
    known,
    load,
    normalize,
    preset,
    requirements,
    saved_names,
    yaml_bytes,
)


@pytest.fixture
def library(workflow):
    """Give a library of three: glaze requires wedge and apply, kiln-log and wedge nothing."""
    workflow(
        "glaze",
        "version: 1\nid: glaze\nrequires:\n  workflows: [wedge, apply]\n",
        below="home/workflows",
    )
    workflow("wedge", below="home/workflows")
    workflow("kiln-log", below="home/workflows")


@pytest.fixture
def catalog(library, workspace):
    around = surroundings(workspace)
    return load_catalog(around.homes, around.dependencies)


def code_of(function, *arguments):
    """Give the code that a call fails with."""
    with pytest.raises(RasenError) as caught:
        function(*arguments)
    return caught.value.diagnostics[0].code


@pytest.mark.parametrize("name", ["a", "0", "north-star.2", "a_b", "a" * 64, "fully"])
def test_names_of_the_pattern_are_taken(name):
    """Small letters, digits and, behind the first, three signs; 64 characters at most."""
    check_name(name)


@pytest.mark.parametrize(
    "name", ["", ".a", "-a", "_a", "A", "a b", "a/b", "a\n", "é", "a" * 65, "..", "a\0"]
)
def test_other_names_are_refused(name):
    """A name that does not fit the pattern as a whole is none."""
    assert code_of(check_name, name) == "invalid_name"


@pytest.mark.parametrize("name", ["full", "core", "custom"])
def test_reserved_names_are_refused(name):
    """What the product means by a name is nobody's profile."""
    assert code_of(check_name, name) == "reserved_name"


def test_a_selection_is_classified_as_a_set():
    """The order of a selection does not matter, one workflow more or less does."""
    full, core = preset("full"), preset("core")
    assert classify(reversed(full)) == "full"
    assert classify(reversed(core)) == "core"
    assert classify(core[1:]) == classify([*full, "x"]) == classify([]) == "custom"


def test_a_definition_is_closed_in_catalog_order(catalog):
    """What is required comes along; experts go, whatever stands in the list."""
    required = requirements(catalog)
    expert = builtins().experts[0].id
    assert normalize(["glaze", expert, "help", "propose"], required) == (
        "propose",
        "apply",
        "help",
        "glaze",
        "wedge",
    )
    assert normalize([], required) == ()
    assert code_of(normalize, ["apply", "ghost", "gone"], required) == "unknown_workflow"


def test_workflows_that_are_coming_are_part_of_the_order(catalog):
    """Incoming workflows stand among the user's by their IDs, with what they require."""
    required = requirements(catalog, {"abrade": ["kiln-log"], "wedge": ["abrade"]})
    assert list(required)[-4:] == ["abrade", "glaze", "kiln-log", "wedge"]
    assert normalize(["glaze"], required) == ("apply", "abrade", "glaze", "kiln-log", "wedge")
    assert list(required)[:23] == list(preset("full"))


def test_known_ids_are_told_from_unknown_ones(catalog):
    """An expert is neither."""
    expert = builtins().experts[0].id
    assert known(["ghost", expert, "wedge", "apply"], catalog) == (("wedge", "apply"), ("ghost",))


def test_saved_profiles_are_regular_files_of_a_fitting_name(tmp_path):
    """Reserved names, other names, links and folders are no saved profiles; order is by code unit."""
    folder = tmp_path / "profiles"
    folder.mkdir()
    for name in ("b", "a-b", "a.b", "a_b", "core", "B", "-x", "é"):
        (folder / f"{name}.yaml").write_text("")
    (folder / "x.yml").write_text("")
    (folder / "link.yaml").symlink_to(folder / "b.yaml")
    (folder / "folder.yaml").mkdir()
    assert saved_names(Homes("", str(tmp_path))) == ["a-b", "a.b", "a_b", "b"]


def test_no_folder_holds_no_profiles(tmp_path):
    """Neither an absent folder nor a file in its place is a fault."""
    assert saved_names(Homes("", str(tmp_path / "none"))) == []
    (tmp_path / "profiles").write_text("x")
    assert saved_names(Homes("", str(tmp_path))) == []


def test_a_link_is_no_saved_profile(tmp_path, catalog):
    """A link that lies among the profiles is not followed."""
    folder = tmp_path / "profiles"
    folder.mkdir()
    (tmp_path / "elsewhere.yaml").write_text("version: 1\nworkflows: []\n")
    (folder / "link.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    assert code_of(load, Homes("", str(tmp_path)), "link", catalog) == "not_found"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (b"version: 2\nworkflows: []\n", "line 1, column 10"),
        (b"version: 1\nworkflows: [a, a]\n", "twice"),
        (b"version: 1\nworkflows: [apply, ghost]\n", "ghost"),
        (b"\xff", "UTF-8"),
        (b"", "document"),
        (b"x" * (1 << 20) + b"x", "1048577"),
    ],
)
def test_a_saved_profile_that_does_not_load_says_why(tmp_path, catalog, workspace, text, part):
    """The sentence has the reason, and the place where there is one."""
    folder = tmp_path / "profiles"
    folder.mkdir()
    (folder / "mine.yaml").write_bytes(text)
    with pytest.raises(RasenError) as caught:
        load(Homes("", str(tmp_path)), "mine", catalog)
    found = caught.value.diagnostics[0]
    assert found.code == "invalid_file"
    assert part in workspace.english.message(found)


def test_definitions_are_written_so_that_yaml_reads_them_back():
    """IDs that look like numbers, constants or nothing special stay the strings that they are."""
    ids = ("propose", "0", "00", "1e5", "0x1f", "0o7", "null", "true", "false", "2024-01-01", "1-2")
    text = yaml_bytes(ids).decode()
    assert yaml_source.read(text).value == {"version": 1, "workflows": list(ids)}
    assert yaml_source.read(yaml_bytes(()).decode()).value == {"version": 1, "workflows": []}

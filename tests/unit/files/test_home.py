"""Where data and settings are kept, by environment."""

from __future__ import annotations

import pytest

from rasen.files.home import Homes, absolute, find_homes


def homes(env, cwd="/cwd", home="/home/ada"):
    warned = []
    return find_homes(env, str(cwd), home=home, warn=warned.append), warned


@pytest.mark.parametrize(
    ("env", "expected"),
    [
        ({}, Homes("/home/ada/.rasen", "/home/ada/.rasen")),
        ({"RASEN_HOME": "/data/r"}, Homes("/data/r", "/data/r")),
        ({"RASEN_HOME": "r/../s/"}, Homes("/cwd/s", "/cwd/s")),
        ({"RASEN_HOME": " \t\n"}, Homes("/home/ada/.rasen", "/home/ada/.rasen")),
        ({"XDG_DATA_HOME": "/d"}, Homes("/d/rasen", "/home/ada/.rasen")),
        ({"XDG_CONFIG_HOME": "/c"}, Homes("/home/ada/.rasen", "/c/rasen")),
        ({"XDG_DATA_HOME": "", "XDG_CONFIG_HOME": " "}, Homes("/home/ada/.rasen", " /rasen")),
        ({"RASEN_HOME": "/r", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"}, Homes("/r", "/r")),
    ],
)
def test_homes_follow_the_environment(env, expected):
    """RASEN_HOME goes before the XDG folders and those before the home folder; blank is unset."""
    assert homes(env) == (expected, [])


def test_home_that_is_a_file_is_ignored_with_one_warning(tmp_path):
    """A RASEN_HOME that is no folder counts as unset, and that is said once."""
    (tmp_path / "file").write_text("")
    found, warned = homes({"RASEN_HOME": "file", "XDG_DATA_HOME": "/d"}, cwd=tmp_path)
    assert found == Homes("/d/rasen", "/home/ada/.rasen")
    assert warned == [str(tmp_path / "file")]


def test_home_behind_a_link_keeps_the_name_of_the_link(tmp_path):
    """A link to a folder is used as it is named, not as it resolves."""
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    found, warned = homes({"RASEN_HOME": str(tmp_path / "link")})
    assert found.data == str(tmp_path / "link")
    assert warned == []


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("a/b/", "/cwd/a/b"),
        ("", "/cwd"),
        (".", "/cwd"),
        ("../x/./y", "/x/y"),
        ("/a//b/../c", "/a/c"),
        ("//a", "/a"),
        ("../../..", "/"),
    ],
)
def test_absolute_is_normal(path, expected):
    """An absolute path has no `.`, no `..` and no slash too many."""
    assert absolute(path, "/cwd") == expected


def test_absolute_keeps_a_nul():
    """A NUL is kept, so that the path still names nothing."""
    assert "\0" in absolute("a\0/../b", "/cwd")

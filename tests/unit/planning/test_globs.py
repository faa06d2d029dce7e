"""Globs of artifact outputs: what each form means, and what none of them costs."""

from __future__ import annotations

import pytest

from rasen.planning.globs import Glob, is_glob

MEANINGS = [
    ("specs/**/*.md", ["specs/a.md", "specs/a/b/c.md"], ["a.md", "specs/a.txt", "specs/.x/a.md"]),
    ("**/work.md", ["work.md", "a/b/work.md"], ["homework.md", "a/.work.md", ".a/work.md"]),
    ("a/**/b", ["a/b", "a/x/y/b"], ["ab", "a/xb"]),
    ("**", ["a", "a/b"], [".a", "a/.b"]),
    ("docs/**.md", ["docs/a.md", "docs/x/a.md"], ["docs/.md", "docs/x/.md"]),
    ("maps/*.{svg,png}", ["maps/a.svg"], ["maps/.a.svg", "maps/d/a.svg", "maps/a.{svg,png}"]),
    ("{a,b{c,d}}/x", ["a/x", "bc/x", "bd/x"], ["b/x", "bcd/x"]),
    ("{a,b}**/c", ["a/c", "ax/c", "b/y/c"], ["ac"]),
    ("{,.}x*", ["x", ".xy"], ["ax"]),
    ("a{b}", ["a{b}"], ["ab"]),
    ("{a,b", ["{a,b"], ["a"]),
    ("a,b}", ["a,b}"], ["a"]),
    ("?", ["ö", "潮"], ["ab", "/", "."]),
    ("[a-cx]", ["b", "x"], ["d", "-"]),
    ("[!a]b", ["cb"], ["ab", ".b", "/b"]),
    ("[^a]b", ["cb"], ["ab"]),
    ("[]a]", ["]", "a"], ["b"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("[z-a]", [], ["a", "z", "-"]),
    ("[a", ["[a"], ["a"]),
    ("[{,]x}", ["{x}", ",x}"], ["x"]),
    ("*", ["a"], ["a/b", ".a"]),
    (".*", [".a"], ["a"]),
    ("./x//*", ["x/a"], ["./x/a"]),
    ("x/*/", [], ["x/a"]),
    ("A*", ["Ab"], ["ab"]),
]


@pytest.mark.parametrize(("glob", "meant", "others"), MEANINGS, ids=[m[0] for m in MEANINGS])
def test_a_glob_means_these_paths_and_not_those(glob, meant, others):
    """Each form of the contract is read as it says; what has no meaning stands for itself."""
    compiled = Glob(glob)
    assert [path for path in meant if not compiled.matches(path)] == []
    assert [path for path in others if compiled.matches(path)] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [("a.md", False), ("a{b}", False), ("a{b,c}", True), ("a[", True), ("?", True), ("{,", False)],
)
def test_a_glob_is_told_from_a_path(text, expected):
    """A wildcard makes one, and so do alternatives."""
    assert is_glob(text) is expected


def test_a_path_that_cannot_match_any_more_is_given_up():
    """No folder is entered whose path leads nowhere."""
    glob = Glob("specs/**/*.md")
    assert not glob.advance(glob.start, "src/")
    assert glob.advance(glob.start, "specs/")


def test_only_a_named_step_enters_a_linked_folder():
    """`**` stays out, `*` and a name go in."""
    for pattern, enters in (("**/x", False), ("*/x", True), ("l/**", True), ("l**", False)):
        glob = Glob(pattern)
        assert bool(glob.advance(glob.start, "l/", linked=True)) is enters, pattern


@pytest.mark.parametrize(
    "glob",
    ["*a" * 500 + "b", "{a,aa}" * 500, "**/" * 500 + "b", "[" * 5000, "{" * 5000 + "}" * 5000],
)
def test_a_hostile_glob_is_read_all_the_same(glob):
    """What takes others exponential time is an answer here."""
    assert not Glob(glob).matches("a" * 300)

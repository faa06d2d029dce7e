"""Ignore files, held against git itself."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import time

import pytest

from rasen.files.globs import glob_regex
from rasen.files.ignore import Rules, Scope, scope_of
from rasen.files.walk import FILE, walk

GIT = shutil.which("git")
needs_git = pytest.mark.skipif(GIT is None, reason="git is not installed")
ENV = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}

# What generated patterns are put together from: every construct, whole and broken.
PARTS = (
    *(b"a", b"b", b"c", b"x", b".", b"-", b"!", b"#", b" ", b"\t", b"\r", b"\xc3\xa9", b"\0"),
    *(b"*", b"**", b"***", b"?", b"/", b"/", b"**/", b"/**", b"/**/", b"***/", b"\\/", b"**\\/"),
    *(b"[ab]", b"[!a]", b"[^b]", b"[a-c]", b"[c-a]", b"[]a]", b"[!]a]", b"[a-]", b"[a\\-c]"),
    *(b"[\\]a]", b"[[:alpha:]]", b"[[:punct:]b]", b"[![:space:]]", b"[[:foo:]]", b"[[:a]"),
    *(b"[a/b]", b"[[]", b"[", b"\\", b"\\a", b"\\*", b"\\ "),
)
USUAL = (
    *(b"*.a", b"/a", b"a/", b"b/a", b"!a", b"!b/", b"a/*", b"!a/b", b"**/b", b"a/**", b"a/**/b"),
    *(b"/*", b"!/a", b"*", b"!*/", b"*/", b"a ", b"b\\ ", b"b \\ ", b"a\r", b"#a", b"\\#a"),
    *(b"\\!a", b"ab", b"a.b", b"/b/", b"!*.a", b"/", b"//", b"!", b"a**/b", b"x/a**", b"", b" "),
)
NAMES = (
    *(b"a", b"b", b"ab", b"abc", b"a.a", b"x.a", b"a ", b"b ", b"b  ", b"#a", b"!a", b"a-b", b"-"),
    *(b"c", b"\xc3\xa9", b"x", b"*", b"[a", b"a\t", b"a\r", b"]", b"\\", b"a*b", b"[", b"!", b"x#"),
)


def pattern(dice: random.Random) -> bytes:
    if dice.random() < 0.3:
        return dice.choice(USUAL)
    made = b"".join(dice.choice(PARTS) for _ in range(dice.randint(1, 7)))
    return b"!" + made if dice.random() < 0.2 else made


def ignore_file(dice: random.Random) -> bytes:
    mark = b"\xef\xbb\xbf" if dice.random() < 0.05 else b""
    lines = b"\n".join(pattern(dice) for _ in range(dice.randint(1, 4)))
    return mark + lines + (b"\n" if dice.random() < 0.7 else b"")


def grow(base: bytes, depth: int, dice: random.Random) -> None:
    """Make a folder with random entries and, always at the top, an ignore file."""
    os.mkdir(base)
    for name in dice.sample(NAMES, dice.randint(2, 8 if depth < 2 else 4)):
        if depth < 3 and dice.random() < 0.45:
            grow(base + b"/" + name, depth + 1, dice)
        else:
            write(base + b"/" + name, b"")
    if depth == 0 or dice.random() < 0.2:
        write(base + b"/.gitignore", ignore_file(dice))


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def repository(path) -> None:
    subprocess.run([GIT, "init", "-q", path], check=True, env={**os.environ, **ENV})


def kept_by_git(path) -> set[str]:
    """Give the files that git would offer to add, hidden ones left out as a walk leaves them."""
    command = [GIT, "-C", path, "ls-files", "-z", "--others", "--exclude-standard"]
    done = subprocess.run(command, check=True, capture_output=True, env={**os.environ, **ENV})
    found = (os.fsdecode(name) for name in done.stdout.split(b"\0") if name)
    return {name for name in found if not any(map(is_hidden, name.split("/")))}


def is_hidden(name: str) -> bool:
    return name.startswith(".")


def kept_by_us(path) -> set[str]:
    return {entry.path for entry in walk(str(path)) if entry.kind == FILE}


@needs_git
@pytest.mark.parametrize("seed", range(4))
def test_generated_patterns_mean_what_git_says(tmp_path, seed):
    """Over folders full of generated patterns and names, a walk keeps exactly what git keeps."""
    dice = random.Random(seed)
    repository(tmp_path)
    write(tmp_path / ".git/info/exclude", b"*.a\n")
    for number in range(60):
        grow(os.fsencode(tmp_path / str(number)), 0, dice)
    expected = kept_by_git(tmp_path)
    assert len(expected) > 500
    assert kept_by_us(tmp_path) == expected


@needs_git
@pytest.mark.parametrize("name", ["alnum", "blank", "cntrl", "graph", "print", "punct", "space"])
def test_named_classes_hold_the_bytes_that_git_says(tmp_path, name):
    """Each POSIX class covers the same bytes as in git."""
    repository(tmp_path)
    for byte in {*range(1, 256)} - {ord("/"), ord(".")}:
        write(os.fsencode(tmp_path) + b"/" + bytes([byte]), b"")
    write(tmp_path / ".gitignore", b"[[:%s:]]\n" % name.encode())
    assert kept_by_us(tmp_path) == kept_by_git(tmp_path)


@needs_git
def test_repositories_within_keep_to_themselves(tmp_path):
    """A walk of an inner repository, and of its folder from outside, uses its own rules alone."""
    repository(tmp_path)
    write(tmp_path / ".gitignore", b"*.a\n")
    repository(tmp_path / "inner")
    for name in ("x.a", "x.b"):
        write(tmp_path / name, b"")
        write(tmp_path / "inner" / name, b"")
    write(tmp_path / "inner/.git/info/exclude", b"*.b\n")
    assert kept_by_us(tmp_path) == {"inner/x.a", "x.b"}
    assert kept_by_us(tmp_path / "inner") == {"x.a"} == kept_by_git(tmp_path / "inner")


@needs_git
def test_folder_of_a_repository_obeys_the_files_above(tmp_path):
    """Walking a folder deep in a repository uses the ignore files up to the repository's top."""
    repository(tmp_path)
    (tmp_path / "a/b").mkdir(parents=True)
    write(tmp_path / ".gitignore", b"/a/b/one\nthree\n")
    write(tmp_path / "a/.gitignore", b"b/two\n!three\n")
    for name in ("one", "two", "three", "four"):
        write(tmp_path / "a/b" / name, b"")
    assert kept_by_us(tmp_path / "a/b") == {"three", "four"} == kept_by_git(tmp_path / "a/b")


@needs_git
def test_link_to_a_folder_of_a_repository_obeys_the_files_above(tmp_path):
    """A folder named through a link from elsewhere still belongs to its repository."""
    repository(tmp_path / "r")
    (tmp_path / "r/a").mkdir()
    write(tmp_path / "r/.gitignore", b"/a/x\n")
    write(tmp_path / "r/a/x", b"")
    (tmp_path / "link").symlink_to("r/a")
    assert kept_by_us(tmp_path / "link") == set()


@needs_git
def test_worktree_uses_the_exclude_file_of_its_repository(tmp_path):
    """In a linked work tree `info/exclude` is that of the main one."""
    repository(tmp_path / "main")
    env = {**os.environ, **ENV}
    who = ["-c", "user.name=n", "-c", "user.email=e"]
    main = [GIT, *who, "-C", tmp_path / "main"]
    subprocess.run([*main, "commit", "-q", "--allow-empty", "-m", "m"], check=True, env=env)
    subprocess.run([*main, "worktree", "add", "-q", tmp_path / "w"], check=True, env=env)
    write(tmp_path / "main/.git/info/exclude", b"x\n")
    write(tmp_path / "w/x", b"")
    write(tmp_path / "w/y", b"")
    assert kept_by_us(tmp_path / "w") == {"y"} == kept_by_git(tmp_path / "w")


def test_ignore_files_count_without_a_repository(tmp_path):
    """Without a repository the ignore files of the walked folder count, those above do not."""
    (tmp_path / "a/b").mkdir(parents=True)
    write(tmp_path / ".gitignore", b"y\n")
    write(tmp_path / "a/.gitignore", b"x\n")
    for name in ("x", "y"):
        write(tmp_path / "a/b" / name, b"")
    assert kept_by_us(tmp_path / "a") == {"b/y"}


def test_ignored_folder_that_is_named_is_walked(tmp_path):
    """A folder that an ignore file excludes is walked when it is asked for itself."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "build").mkdir()
    write(tmp_path / ".gitignore", b"build/\n")
    write(tmp_path / "build/x", b"")
    assert kept_by_us(tmp_path / "build") == {"x"}
    assert kept_by_us(tmp_path) == set()


@pytest.mark.parametrize("kind", ["link", "folder", "pipe", "oversized"])
def test_odd_ignore_file_is_passed_over(tmp_path, kind):
    """An ignore file that git would not read, or that no person wrote, ignores nothing."""
    write(tmp_path / "x", b"")
    write(tmp_path / "rules", b"x\n")
    path = tmp_path / ".gitignore"
    if kind == "link":
        path.symlink_to("rules")
    elif kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        write(path, b"x\n" * 200_000)
    assert kept_by_us(tmp_path) == {"rules", "x"}


def test_last_rule_of_many_decides():
    """Of several hundred rules, with and without globs, the last one that matches decides."""
    lines = [b"x%d*" % number for number in range(200)] + [b"!x7?", b"x77"] + [b"y*"] * 100
    rules = Rules(b"\n".join(lines))
    names = (b"x5", b"x75", b"x77", b"yes", b"no")
    assert [rules.decide(name, name, folder=False) for name in names] == [
        *(True, False, True, True, None)
    ]


def test_scope_without_rules_is_false(tmp_path):
    """A scope that knows no rule says so, which spares asking it."""
    assert not Scope()
    assert not scope_of(str(tmp_path))


@pytest.mark.parametrize(
    ("glob", "step"),
    [(b"*a" * 60 + b"*c", b"ab"), (b"**/a/" * 60 + b"c", b"a/"), (b"**/*a*a/" * 40 + b"c", b"aa/")],
)
def test_hostile_patterns_do_not_explode(glob, step):
    """A pattern of many stars is decided in time that does not run away with the name's length."""
    match = re.compile(glob_regex(glob), re.DOTALL).fullmatch

    def cost(times: int) -> float:
        start = time.process_time()
        for _ in range(20):
            assert match(step * times + b"b") is None
        return time.process_time() - start

    cost(400)
    assert cost(1600) < 40 * cost(400) + 0.05

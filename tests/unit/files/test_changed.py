"""Files changed since a revision, asked of a real git."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from rasen.files.changed import (
    GitError,
    GitFailed,
    GitMissing,
    NotInRepository,
    UnknownRevision,
    changed_files,
)

GIT = shutil.which("git")
pytestmark = pytest.mark.skipif(GIT is None, reason="git is not installed")


def git(where, *words):
    settings = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
    env = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(
        [GIT, *settings, "-C", where, *words], check=True, capture_output=True, env=env
    )
    return done.stdout.decode().strip()


@pytest.fixture
def repository(tmp_path):
    """Give a repository of one commit with some files, named by the tag `base`."""
    root = tmp_path / "r"
    (root / "sub").mkdir(parents=True)
    git(tmp_path, "init", "-q", root)
    for name in ("same", "edited", "gone", "moved", "sub/edited", "sub/same"):
        (root / name).write_text(name * 50)
    git(root, "add", ".")
    git(root, "commit", "-q", "-m", "m")
    git(root, "tag", "base")
    return root


def change(root):
    (root / "edited").write_text("other")
    (root / "gone").unlink()
    git(root, "mv", "moved", "sub/to")
    git(root, "commit", "-q", "-a", "-m", "m")
    (root / "sub/edited").write_text("other")
    (root / "new").write_text("")
    (root / "staged").write_text("")
    git(root, "add", "staged")
    (root / ".gitignore").write_text("ignored\n")
    (root / "ignored").write_text("")


def test_all_ways_of_changing_are_found(repository):
    """Committed, uncommitted, staged, renamed, removed and untracked files count."""
    change(repository)
    assert changed_files(str(repository), "base") == [
        *(".gitignore", "edited", "gone", "moved", "new", "staged", "sub/edited", "sub/to")
    ]


def test_only_files_below_the_folder_are_given(repository):
    """From a subfolder, paths are relative to it and what lies elsewhere is left out."""
    change(repository)
    assert changed_files(str(repository / "sub"), "base") == ["edited", "to"]


def test_nothing_changed_is_an_empty_list(repository):
    """Since the state that is there nothing has changed."""
    assert changed_files(str(repository), "HEAD") == []


def test_names_are_given_as_they_are(repository):
    """Names with line feeds, quotes, non-ASCII letters and bytes that are no text come unchanged."""
    names = ["a\nb", '"q"', "日本", "é", " ", "-x", os.fsdecode(b"caf\xe9"), "\U0001f600", "\uff5a"]
    for name in names:
        (repository / name).write_text("")
    assert changed_files(str(repository), "base") == [
        *(" ", '"q"', "-x", "a\nb", "caf\udce9", "é", "日本", "\U0001f600", "\uff5a")
    ]


def test_links_count_as_what_they_are(repository):
    """A new link, and a file that became one, are changes at their own paths."""
    (repository / "link").symlink_to("same")
    (repository / "edited").unlink()
    (repository / "edited").symlink_to("same")
    assert changed_files(str(repository), "base") == ["edited", "link"]


@pytest.mark.parametrize(
    "revision",
    ["absent", "", "--output=x", "-h", "base..HEAD", "a b", "base:same", "a\0b", "^base"],
)
def test_what_names_no_commit_is_unknown(repository, revision):
    """A revision that names no commit is refused, one like an option included, and writes nothing."""
    with pytest.raises(UnknownRevision) as caught:
        changed_files(str(repository), revision)
    assert caught.value.revision == revision
    assert not (repository / "x").exists()


def test_file_named_like_the_revision_does_not_confuse(repository):
    """A revision that is also a file name is still the revision."""
    (repository / "base").write_text("")
    assert changed_files(str(repository), "base") == ["base"]


def test_repository_without_a_commit_knows_no_revision(tmp_path):
    """In a repository without commits even HEAD is unknown."""
    git(tmp_path, "init", "-q", tmp_path)
    with pytest.raises(UnknownRevision):
        changed_files(str(tmp_path), "HEAD")


def test_folder_outside_of_a_repository(tmp_path, monkeypatch):
    """A folder in no work tree is told from an unknown revision."""
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(NotInRepository):
        changed_files(str(tmp_path), "HEAD")


def test_bare_repository_has_no_files(tmp_path):
    """A repository without a work tree is no place to look for changed files."""
    git(tmp_path, "init", "-q", "--bare", tmp_path)
    with pytest.raises(NotInRepository):
        changed_files(str(tmp_path), "HEAD")


def test_folder_that_is_not_there_is_gits_failure(tmp_path):
    """What git says of other trouble is passed on."""
    with pytest.raises(GitFailed) as caught:
        changed_files(str(tmp_path / "absent"), "HEAD")
    assert "absent" in caught.value.reason


def test_missing_git_is_said(repository, monkeypatch):
    """Without a program `git` the error says just that."""
    monkeypatch.setenv("PATH", str(repository))
    with pytest.raises(GitMissing) as caught:
        changed_files(str(repository), "HEAD")
    assert str(caught.value) == "git was not found"
    assert isinstance(caught.value, GitError)

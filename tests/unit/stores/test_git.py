"""Git, asked about one repository and no other, with real repositories."""

from __future__ import annotations

import os

import pytest

from rasen.stores.git import Facts, Git, GitFailed, GitMissing, enclosing_work_tree


@pytest.fixture
def repository(machine):
    """Give a function that makes a repository with one commit below `work`."""

    def make(path="repo", *, commit=True):
        machine.write(f"{path}/a", "x")
        machine.git(path, "init", "--quiet")
        if commit:
            machine.git(path, "add", "-A")
            machine.git(path, "commit", "--quiet", "-m", "one")
        return str(machine.work / path)

    return make


def git(machine, root, **env):
    return Git(root, {**os.environ, **machine.env, **env})


def test_facts_of_a_folder_without_repository(machine):
    """Nothing is asked where there is none."""
    assert git(machine, str(machine.work)).facts() == Facts(is_repository=False)


def test_facts_of_repositories(machine, repository):
    """Commits, changes and remotes are told apart, files that are not tracked are changes."""
    root = repository()
    assert git(machine, root).facts() == Facts(True, True, False, False, None)
    machine.write("repo/new", "x")
    machine.git("repo", "remote", "add", "backup", "/elsewhere")
    assert git(machine, root).facts() == Facts(True, True, True, True, None)
    machine.git("repo", "remote", "add", "origin", "https://example.org/größe.git")
    assert git(machine, root).origin() == "https://example.org/größe.git"
    machine.git("repo", "checkout", "--quiet", "--detach")
    assert git(machine, root).facts().has_commits is True
    assert git(machine, repository("unborn", commit=False)).facts() == Facts(
        True, False, True, False, None
    )


def test_untracked_files_count_whatever_the_configuration_says(machine, repository):
    """A user who does not want to see them still has them."""
    root = repository()
    machine.git("repo", "config", "status.showUntrackedFiles", "no")
    machine.write("repo/new", "x")
    assert git(machine, root).facts().has_uncommitted_changes is True


@pytest.mark.parametrize(
    "damage", ["empty", "no head", "bad head", "bare", "bad config", "file to nowhere", "bad file"]
)
def test_repository_that_cannot_be_read_is_one_all_the_same(machine, repository, damage):
    """What nobody can tell is null, and a repository further up does not answer for it."""
    repository(".")
    machine.git(".", "remote", "add", "origin", "https://example.org/outer.git")
    root = repository("inner")
    inside = machine.work / "inner/.git"
    if damage == "empty":
        for path in sorted(inside.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
    elif damage == "no head":
        (inside / "HEAD").unlink()
    elif damage == "bad head":
        (inside / "HEAD").write_text("nonsense\n")
    elif damage == "bad config":
        (inside / "config").write_text("[core\n")
    elif damage == "bare":
        machine.git("inner", "config", "core.bare", "true")
    else:
        inside.rename(machine.work / "moved")
        inside.write_text("gitdir: ../nowhere\n" if damage == "file to nowhere" else "nonsense")
    facts = git(machine, root).facts()
    if damage == "bare":
        assert facts == Facts(True, True, None, False, None)
    else:
        assert facts == Facts(is_repository=True)
    assert git(machine, root).origin() is None


def test_work_tree_of_another_repository_is_one_itself(machine, repository):
    """Where `.git` is a file, it leads to the repository."""
    repository()
    machine.git("repo", "worktree", "add", "--quiet", str(machine.work / "tree"))
    assert git(machine, str(machine.work / "tree")).facts() == Facts(True, True, False, False, None)


def test_environment_of_a_hook_is_not_heard(machine, repository):
    """The variables that name a repository name another one inside a hook."""
    root, other = repository(), repository("other")
    machine.git("other", "remote", "add", "origin", "https://example.org/other.git")
    for name in ("GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"):
        where = other if name == "GIT_WORK_TREE" else f"{other}/.git"
        facts = git(machine, root, **{name: where}).facts()
        assert facts == Facts(True, True, False, False, None), name


def test_asking_writes_nothing_and_runs_nothing_of_the_repository(machine, repository):
    """Neither is the index refreshed nor a program started that the repository names."""
    root = repository()
    machine.write("monitor", f"#!/bin/sh\ntouch {machine.work}/ran\n").chmod(0o755)
    machine.git("repo", "config", "core.fsmonitor", str(machine.work / "monitor"))
    os.utime(machine.work / "repo/a", (1, 1))
    before = {path: path.stat().st_mtime_ns for path in (machine.work / "repo/.git").rglob("*")}
    git(machine, root).facts()
    after = {path: path.stat().st_mtime_ns for path in (machine.work / "repo/.git").rglob("*")}
    assert before == after
    assert not (machine.work / "ran").exists()


def test_git_that_is_missing_is_told(machine, repository):
    """Without the program a repository is seen, and nothing of it is known."""
    root = repository()
    without = git(machine, root, PATH=str(machine.work))
    assert without.facts() == Facts(is_repository=True)
    for ask in (without.origin, without.has_identity, without.init):
        with pytest.raises(GitMissing):
            ask()


def test_identity_is_the_author_and_the_committer(machine):
    """Both must be known; an empty name is none."""
    root = str(machine.work)
    assert git(machine, root).has_identity()
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        assert not git(machine, root, **{name: ""}).has_identity()


def test_commit_takes_exactly_what_it_is_given(machine, repository):
    """What a user has staged stays staged, what is ignored is committed when it was just made."""
    root = repository()
    machine.write("repo/.gitignore", "made\n")
    machine.write("repo/staged", "x")
    machine.write("repo/made", "x")
    machine.git("repo", "add", "staged")
    assert git(machine, root).commit_files(["made"], "Made")
    assert machine.git("repo", "show", "--name-only", "--format=%s", "HEAD") == "Made\n\nmade\n"
    assert machine.git("repo", "diff", "--cached", "--name-only") == "staged\n"
    assert not git(machine, root).commit_files(["made"], "Made again")


def test_names_are_no_patterns(machine, repository):
    """A file with a star in its name is that file alone."""
    root = repository()
    machine.write("repo/b*", "x")
    machine.write("repo/bc", "x")
    git(machine, root).commit_files(["b*"], "One")
    assert machine.git("repo", "status", "--porcelain") == "?? bc\n"


def test_refusal_of_git_is_told_in_its_words(machine, repository):
    """A hook that says no is the reason of the failure."""
    root = repository()
    hook = machine.write("repo/.git/hooks/pre-commit", "#!/bin/sh\necho not today >&2\nexit 1\n")
    hook.chmod(0o755)
    machine.write("repo/made", "x")
    with pytest.raises(GitFailed) as caught:
        git(machine, root).commit_files(["made"], "Made")
    assert caught.value.reason == "not today"
    git(machine, root).unstage(["made"])
    assert machine.git("repo", "status", "--porcelain") == "?? made\n"


def test_enclosing_work_tree(machine, repository):
    """What lies below the top of a work tree is inside, existing or not; the top itself is not."""
    root = repository()
    assert enclosing_work_tree(f"{root}/not/yet") == root
    assert enclosing_work_tree(f"{root}/.git/x") == root
    assert enclosing_work_tree(root) is None
    assert enclosing_work_tree(str(machine.work)) is None
    (machine.work / "repo/half/.git").mkdir(parents=True)
    assert enclosing_work_tree(f"{root}/half") == root
    repository("repo/own")
    assert enclosing_work_tree(f"{root}/own") is None
    assert enclosing_work_tree(f"{root}/own/x") == f"{root}/own"

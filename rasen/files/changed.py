"""Which files below a folder differ from a revision, by asking git."""

from __future__ import annotations

import os
import subprocess


class GitError(Exception):
    """What has changed cannot be told; each subclass is one reason."""


class GitMissing(GitError):
    """There is no program `git`."""

    def __str__(self) -> str:
        return "git was not found"


class NotInRepository(GitError):
    """The folder is in no work tree of git."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"{self.folder!r} is in no git work tree"


class UnknownRevision(GitError):
    """The revision names no commit of the repository."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision

    def __str__(self) -> str:
        return f"{self.revision!r} names no commit"


class GitFailed(GitError):
    """git failed in another way; `reason` is what it said."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return f"git failed: {self.reason}"


def changed_files(folder: str, revision: str) -> list[str]:
    """Give the paths below the folder at which the revision has something else.

    Paths are relative to the folder, in code-unit order. Counted in are both names of renamed
    files, deleted files, changes not committed, and files not tracked unless they are ignored.
    """
    inside = _git(folder, "rev-parse", "--is-inside-work-tree")
    if inside is None or inside.strip() != b"true":
        raise NotInRepository(folder)
    commit = _commit(folder, revision)
    since = ("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff")
    changed = _need(folder, *since, "--relative", commit, "--", ".")
    untracked = _need(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", ".")
    from rasen.text.jcs import utf16_key

    paths = {os.fsdecode(path) for path in (changed + untracked).split(b"\0") if path}
    return sorted(paths, key=utf16_key)


def _commit(folder: str, revision: str) -> str:
    """Give the hash of the commit; what looks like an option is no revision."""
    if not revision or revision.startswith("-") or "\0" in revision:
        raise UnknownRevision(revision)
    answer = _git(folder, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    # A revision like ^main is understood, as "not that one".
    if answer is None or answer.startswith(b"^"):
        raise UnknownRevision(revision)
    return answer.decode("ascii").strip()


def _need(folder: str, *words: str) -> bytes:
    answer = _run(folder, words)
    if answer.returncode:
        raise GitFailed(answer.stderr.decode("utf-8", "replace").strip())
    return answer.stdout


def _git(folder: str, *words: str) -> bytes | None:
    """Give what git printed, None where it says no."""
    answer = _run(folder, words)
    if not answer.returncode:
        return answer.stdout
    reason = answer.stderr.decode("utf-8", "replace").strip()
    if reason and "not a git repository" not in reason and "ambiguous" not in reason:
        raise GitFailed(reason)
    return None


def _run(folder: str, words: tuple[str, ...]) -> subprocess.CompletedProcess[bytes]:
    # The words of git's errors are looked at, so they must be the English ones; and asking must
    # not write to the repository or fetch from elsewhere.
    quiet = {"LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1"}
    try:
        return subprocess.run(  # noqa: S603 (a list of words: no shell reads them)
            ["git", "-C", folder, *words],  # noqa: S607 (the git of the user's search path is meant)
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            env={**os.environ, **quiet},
        )
    except FileNotFoundError:
        raise GitMissing from None

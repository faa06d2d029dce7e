"""Git, asked about the repository of one store and about no other (stores spec 9).

What a hook's environment or a repository further up says is not heard, nothing goes over a
network, and asking writes nothing.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Mapping, Sequence

# What tells git which repository is meant (git rev-parse --local-env-vars), and what a receiving
# hook adds. Configuration given by variables stays: it may hold the identity.
_LOCAL = (
    "GIT_DIR",
    "GIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_COMMON_DIR",
    "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_PREFIX",
    "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_IMPLICIT_WORK_TREE",
    "GIT_GRAFT_FILE",
    "GIT_SHALLOW_FILE",
    "GIT_NAMESPACE",
    "GIT_REPLACE_REF_BASE",
    "GIT_NO_REPLACE_OBJECTS",
    "GIT_QUARANTINE_PATH",
    "GIT_CONFIG",
)
# Asking runs no program that a repository names.
_ASKING = ("-c", "core.fsmonitor=false")
_ENVIRONMENT = {
    "LC_ALL": "C",
    "GIT_OPTIONAL_LOCKS": "0",  # asking does not refresh the index
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_LITERAL_PATHSPECS": "1",
}
_LONGEST = 1000  # characters of what git said that a message shows


class GitMissing(Exception):
    """There is no program `git`."""

    def __str__(self) -> str:
        return "git was not found"


class GitFailed(Exception):
    """A call of git failed; `reason` is what it said."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Facts(NamedTuple):
    """What a repository is like; None where nobody can tell or nobody asked."""

    is_repository: bool | None = None
    has_commits: bool | None = None
    has_uncommitted_changes: bool | None = None
    has_remote: bool | None = None
    origin_url: str | None = None


class Origin(NamedTuple):
    """The URL of a repository's `origin`; not known where git is missing."""

    url: str | None
    is_known: bool = True


class _Answer(NamedTuple):
    status: int
    out: bytes
    err: bytes


class Git:
    """Git in the repository whose work tree a folder is the top of."""

    __slots__ = ("_env", "root")

    def __init__(self, root: str, env: Mapping[str, str]) -> None:
        self.root = root
        self._env = _clean(env, os.path.dirname(os.path.realpath(root)))

    @property
    def is_repository(self) -> bool:
        """Whether the root itself has a repository, a work tree's file included."""
        place = os.path.join(self.root, ".git")
        return os.path.isdir(place) or os.path.isfile(place)

    # Asking

    def facts(self) -> Facts:
        """Give what store doctor tells; all but the first is None where git is missing."""
        if not self.is_repository:
            return Facts(is_repository=False)
        try:
            commits = self.has_commits()
            changes = self._says_something("status", "--porcelain", "--untracked-files=normal")
            remote = self._says_something("remote")
            return Facts(True, commits, changes, remote, self.origin())
        except GitMissing:
            return Facts(is_repository=True)

    def has_commits(self) -> bool | None:
        """Tell whether HEAD resolves; None where the repository cannot be read."""
        status = self._ask("rev-parse", "--verify", "--quiet", "HEAD").status
        return {0: True, 1: False}.get(status)

    def origin(self) -> str | None:
        """Give the URL of `origin`, None where there is none."""
        if not self.is_repository:
            return None
        answer = self._ask("remote", "get-url", "origin")
        url = answer.out.decode("utf-8", "replace").removesuffix("\n")
        return url if answer.status == 0 and url else None

    def tracks(self, folder: str) -> bool | None:
        """Tell whether the index has a file below a folder of the root."""
        return self._says_something("ls-files", "--", folder)

    def has_identity(self) -> bool:
        """Tell whether git knows whom a commit is by; raises `GitMissing`."""
        people = ("GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT")
        return all(self._ask("var", who).status == 0 for who in people)

    # Changing

    def init(self) -> None:
        """Make a repository at the root."""
        self._need("init", "--quiet")

    def commit_all(self, folders: Sequence[str], made: Sequence[str], message: str) -> bool:
        """Commit all that is below these folders but what is ignored, and the files just made."""
        self._need("add", "--", *folders)
        return self._commit(made, folders, message)

    def commit_files(self, made: Sequence[str], message: str) -> bool:
        """Commit exactly these files, and tell whether there was something to commit.

        What else is staged stays staged and out of the commit.
        """
        return self._commit(made, made, message)

    def unstage(self, paths: Sequence[str]) -> None:
        """Give the index what the last commit says of these files; a refusal is not heard."""
        if paths:
            self._run("reset", "--quiet", "--", *paths)

    def _commit(self, made: Sequence[str], paths: Sequence[str], message: str) -> bool:
        if made:
            self._need("add", "--force", "--", *made)
        if not self._says_something("diff", "--cached", "--name-only", "--", *paths):
            return False
        self._need("commit", "--quiet", "--message", message, "--only", "--", *paths)
        return True

    # Calls

    def _ask(self, *words: str) -> _Answer:
        return self._run(*_ASKING, *words)

    def _says_something(self, *words: str) -> bool | None:
        """Tell whether a question has any answer, which is not read; None where it has none."""
        import subprocess

        with self._start([*_ASKING, *words], errors=subprocess.DEVNULL) as process:
            assert process.stdout is not None
            if process.stdout.read(1):
                process.kill()
                return True
        return False if process.returncode == 0 else None

    def _need(self, *words: str) -> None:
        answer = self._run(*words)
        if answer.status:
            said = (answer.err or answer.out).decode("utf-8", "replace")
            raise GitFailed(" ".join(said.split())[:_LONGEST] or f"exit status {answer.status}")

    def _run(self, *words: str) -> _Answer:
        import subprocess

        with self._start(words, errors=subprocess.PIPE) as process:
            out, err = process.communicate()
        return _Answer(process.returncode, out, err)

    def _start(self, words: Sequence[str], *, errors: int) -> subprocess.Popen[bytes]:
        import subprocess

        try:
            return subprocess.Popen(  # noqa: S603 (a list of words: no shell reads them)
                ["git", *words],  # noqa: S607 (the git of the user's search path is meant)
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=self._env,
            )
        except OSError as error:
            raise GitMissing from error


def find_origin(git: Git) -> Origin:
    """Give the origin of the repository at the root itself, never of one further up."""
    try:
        return Origin(git.origin())
    except GitMissing:
        return Origin(None, is_known=False)


def enclosing_work_tree(path: str) -> str | None:
    """Give the top of the work tree that a path lies below, None where it lies in none.

    The path need not exist. The top of a work tree lies below no other, and as with git the
    search ends with the file system.
    """
    here, device = path, None
    while not _is_work_tree(here):
        above = os.path.dirname(here)
        found = _device(above)
        if above == here or (device is not None and found != device):
            return None
        here, device = above, found
    return None if here == path else here


def _device(folder: str) -> int | None:
    try:
        return os.stat(folder).st_dev
    except (OSError, ValueError):
        return None


def _is_work_tree(folder: str) -> bool:
    """Tell whether git would take the folder for the top of a work tree."""
    place = os.path.join(folder, ".git")
    if os.path.isfile(place):
        return True
    parts = ("HEAD", "objects", "refs")
    return all(os.path.lexists(os.path.join(place, part)) for part in parts)


def _clean(env: Mapping[str, str], ceiling: str) -> dict[str, str]:
    kept = {name: value for name, value in env.items() if name not in _LOCAL}
    return {**kept, **_ENVIRONMENT, "GIT_CEILING_DIRECTORIES": ceiling}

"""`rasen store setup`: a new store, or what is missing of one, in a folder of the user's choice."""

from __future__ import annotations

import os
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.atomic import Unfinished
from rasen.files.folder_lock import locked_folder
from rasen.files.folders import remove_tree
from rasen.files.reading import NotRegular
from rasen.stores.creation import Creation
from rasen.stores.failures import WrongKind, store_error
from rasen.stores.git import Git, GitFailed, GitMissing, find_origin
from rasen.stores.metadata import Identity
from rasen.stores.registration import GitResult, register, result

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import RasenError
    from rasen.outcome import Outcome
    from rasen.stores.setup_plan import Plan

TARGET = "store.git"
_COMMITTED = ("rasen", ".rasen-store")


def perform_setup(context: Context, plan: Plan) -> Outcome:
    """Make, commit and register what a plan says; raises the codes 12a and 16 to 18 of spec 6.1.

    A failure before the commit leaves everything as it was; after it, a rerun completes the rest.
    """
    if not plan.exists and os.path.lexists(plan.root):
        raise failure("store_setup_path_changed", target="store.root", path=plan.root)
    if plan.with_git:
        _require_git(context, plan.root)
    making = _Making(context, plan)
    with ExitStack() as held:
        try:
            # Who fails takes back what it made: nobody else builds on it meanwhile.
            making.root(held)
            making.files()
            if plan.with_git:
                making.repository()
            registration = register(context, plan.id, plan.root, origin=find_origin(making.git))
        except BaseException:
            making.take_back()
            raise
    done = GitResult(making.git.is_repository, making.made_repository, making.committed)
    return result(
        context,
        "store-setup",
        identifier=plan.id,
        root=plan.root,
        registration=registration,
        git=done,
        created=making.creation.files,
    )


class _Making:
    """What a setup has made so far."""

    __slots__ = ("committed", "creation", "git", "made_repository", "plan")

    def __init__(self, context: Context, plan: Plan) -> None:
        self.plan = plan
        self.creation = Creation(plan.root)
        self.git = Git(plan.root, context.env)
        self.made_repository = False
        self.committed = False

    def root(self, held: ExitStack) -> None:
        """Make the root, and hold it until the end against other set-ups of it."""
        try:
            held.enter_context(locked_folder(self.plan.root, self.creation.make_root))
        except OSError as error:
            raise store_error(error) from error

    def files(self) -> None:
        """Make the planning shape and the identity file."""
        plan = self.plan
        try:
            self.creation.sweep()
            self.creation.make_shape(keeps=not plan.is_registered)
            if not plan.has_identity:
                self.creation.make_identity(Identity(plan.id, plan.remote))
        except (OSError, NotRegular, Unfinished, WrongKind) as error:
            raise store_error(error) from error

    def repository(self) -> None:
        """Make the repository where there is none, and commit what was made."""
        if not os.path.lexists(os.path.join(self.plan.root, ".git")):
            self.made_repository = True
            try:
                self.git.init()
            except (GitMissing, GitFailed) as error:
                raise _git_failure("store_git_init_failed", self.plan.root, error) from error
        made = self.creation.committable
        message = f"Set up the store {self.plan.id}"
        try:
            if self.made_repository:
                self.committed = self.git.commit_all(_COMMITTED, made, message)
            elif made:
                self.committed = self.git.commit_files(made, message)
        except (GitMissing, GitFailed) as error:
            raise _git_failure("store_git_commit_failed", self.plan.root, error) from error

    def take_back(self) -> None:
        """Remove what was made, unless it is committed."""
        if self.committed:
            return
        if self.made_repository:
            with suppress(OSError):
                remove_tree(os.path.join(self.plan.root, ".git"))
        elif self.plan.with_git and self.git.is_repository:
            with suppress(GitMissing):
                self.git.unstage(self.creation.committable)
        self.creation.undo()


def _require_git(context: Context, root: str) -> None:
    """Raise where a commit could not be made: without git, or without anybody to make it."""
    folder = root
    while not os.path.isdir(folder):
        folder = os.path.dirname(folder)
    try:
        if Git(folder, context.env).has_identity():
            return
    except GitMissing as error:
        raise _git_failure("store_git_init_failed", root, error) from error
    raise failure("store_git_identity_missing", target=TARGET, path=root)


def _git_failure(code: str, root: str, error: Exception) -> RasenError:
    missing = isinstance(error, GitMissing)
    problem = Text("reasons.store.gitMissing") if missing else str(error)
    return failure(code, target=TARGET, path=root, problem=problem)

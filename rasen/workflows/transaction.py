"""The import of workflows as one transaction: all of them, or nothing (packages spec 7).

What is installed was checked in memory, staged, checked again from the disk, and checked a third
time against the library under its lock. After a failure only what this import put into the library
is taken out again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, RasenError, Text, failure
from rasen.files import system
from rasen.files.trees import remove_tree, sync_folder
from rasen.workflows.builtin import builtins
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.install_checks import (
    Candidate,
    Library,
    check_install,
    find_reused,
    stage,
    staged_problem,
)
from rasen.workflows.library import library_folder, locked, make_library, unable
from rasen.workflows.staging import Stage
from rasen.workflows.tree import load_tree
from rasen.workflows.validation import validate_tree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rasen.context import Context
    from rasen.files.home import Homes
    from rasen.workflows.catalog import Catalog, InvalidEntry
    from rasen.workflows.home import Surroundings
    from rasen.workflows.package import Package, Packaged

PACKAGED = "packaged_workflow_invalid"


class Installed(NamedTuple):
    """What came of an import: IDs that are new and that were there already, and the roots."""

    imported: tuple[str, ...]
    reused: tuple[str, ...]
    roots: tuple[str, ...]


def install(
    context: Context,
    package: Package,
    *,
    commit: Callable[[], None] | None = None,
    invalid: str = PACKAGED,
) -> Installed:
    """Install the workflows of a verified package and give which were new.

    `commit` is called when they are in the library, still under its lock; if it fails, they are
    taken out again and its error is raised. `invalid` is the code for a workflow that breaks the
    rules. Fails with the codes of packages spec 5.1; whatever fails, the library is as before.
    """
    return _Import(context, package, invalid).run(commit)


def rehearse(context: Context, package: Package, *, invalid: str = PACKAGED) -> Installed:
    """Stage and check as `install` does, and give what it would do; nothing is installed."""
    return _Import(context, package, invalid).rehearse()


class _Import:
    """One import: the package, and the world that it comes into."""

    __slots__ = ("around", "candidates", "context", "invalid", "package")

    def __init__(self, context: Context, package: Package, invalid: str) -> None:
        self.context = context
        self.package = package
        self.invalid = invalid
        self.around: Surroundings = surroundings(context)
        self.candidates: list[Candidate] = []

    def run(self, commit: Callable[[], None] | None) -> Installed:
        reused = self._check()
        if commit is None and len(reused) == len(self.package.workflows):
            return self._installed(reused)
        homes = self.around.homes
        try:
            with Stage(homes.data) as staged:
                self._stage(staged)
                with locked(self.context, homes):
                    reused = self._check_library()
                    _Move(homes, staged, self._new(reused)).run(commit)
        except OSError as error:
            raise unable(homes.data, error) from error
        return self._installed(reused)

    def rehearse(self) -> Installed:
        reused = self._check()
        homes = self.around.homes
        try:
            with Stage(homes.data) as staged:
                self._stage(staged)
        except OSError as error:
            raise unable(homes.data, error) from error
        return self._installed(reused)

    def _check(self) -> frozenset[str]:
        """Check everything that can be without writing; give the IDs that are there already."""
        for packaged in self.package.workflows:
            result = stage(packaged, dependencies=self.around.dependencies, invalid=self.invalid)
            if result.candidate is None:
                assert result.problem is not None
                raise RasenError(result.problem)
            self.candidates.append(result.candidate)
        return self._check_library()

    def _check_library(self) -> frozenset[str]:
        """Check against the library as it is now; give the IDs that are there already."""
        catalog = load_catalog(self.around.homes, self.around.dependencies)
        library = _library(catalog, {candidate.id for candidate in self.candidates})
        for problem in check_install(self.candidates, library, roots=self.package.roots):
            raise RasenError(problem)
        return find_reused(self.candidates, library)

    def _stage(self, staged: Stage) -> None:
        """Write all workflows and check what the disk holds then (packages spec 7.1)."""
        staged.write(self.package.workflows)
        for packaged in self.package.workflows:
            found = validate_tree(
                load_tree(staged.place(packaged.name)),
                folder_name=packaged.name,
                dependencies=self.around.dependencies,
            )
            problem = staged_problem(packaged, found, self.invalid)
            if problem is not None:
                raise RasenError(problem)

    def _new(self, reused: frozenset[str]) -> list[Packaged]:
        return [packaged for packaged in self.package.workflows if packaged.name not in reused]

    def _installed(self, reused: frozenset[str]) -> Installed:
        names = [packaged.name for packaged in self.package.workflows]
        return Installed(
            tuple(name for name in names if name not in reused),
            tuple(name for name in names if name in reused),
            self.package.roots,
        )


class _Move:
    """The way of staged workflows into the library and, if something fails, back (spec 7.4-7.6)."""

    __slots__ = ("homes", "made", "moves")

    def __init__(self, homes: Homes, staged: Stage, workflows: Sequence[Packaged]) -> None:
        self.homes = homes
        self.moves = [
            (staged.place(packaged.name), os.path.join(library_folder(homes), packaged.name))
            for packaged in workflows
        ]
        self.made = False

    def run(self, commit: Callable[[], None] | None) -> None:
        done: list[tuple[str, str]] = []
        try:
            self._move(done)
            if commit is not None:
                commit()
        except BaseException as error:
            self._take_back(done, error)
            raise

    def _move(self, done: list[tuple[str, str]]) -> None:
        if not self.moves:
            return
        self.made = make_library(self.homes)
        for staged, place in self.moves:
            done.append((staged, place))
            system.rename(staged, place)
        sync_folder(library_folder(self.homes))

    def _take_back(self, done: list[tuple[str, str]], cause: BaseException) -> None:
        """Take what was moved out of the library, last one first, and nothing else."""
        left = [place for staged, place in reversed(done) if not _taken_back(staged, place)]
        if self.made and not left:
            with suppress(OSError):
                system.rmdir(library_folder(self.homes))
        if left:
            code = "workflow_install_rollback_failed"
            raise failure(code, target=left[0], left=left, cause=_said(cause)) from cause


def _taken_back(staged: str, place: str) -> bool:
    if os.path.lexists(staged):
        return True  # it never got to its place
    try:
        system.rename(place, staged)
    except OSError:
        try:
            remove_tree(place)
        except OSError:
            return False
    return True


def _said(cause: BaseException) -> object:
    """Give the sentence of the failure that was being undone."""
    if isinstance(cause, RasenError):
        found: Diagnostic = cause.diagnostics[0]
        return Text(f"messages.{found.code}", found.params)
    if isinstance(cause, OSError) and cause.strerror:
        return Text("reasons.library.refused", {"path": cause.filename, "problem": cause.strerror})
    return Text("reasons.library.interrupted")


def _library(catalog: Catalog, wanted: set[str]) -> Library:
    """Give the library as the checks see it; digests only where they are asked for."""
    installed = []
    for entry in catalog.entries:
        if (workflow := entry.workflow) is not None:
            digest = workflow.digest() if entry.id in wanted else ""
            requires = workflow.manifest.requires
            candidate = Candidate(
                entry.id, digest, entry.skill, requires.workflows, requires.skills
            )
            installed.append(candidate)
    broken = {item.id: _content_digest(item) for item in catalog.invalid if item.id in wanted}
    return Library(builtins(), installed, broken)


def _content_digest(invalid: InvalidEntry) -> str:
    """Give the digest of a folder that is invalid for what it lacks, "" for any other fault."""
    from rasen.text.digest import text_digest, workflow_digest
    from rasen.workflows.packaged_files import in_order

    tree = load_tree(invalid.path)
    if tree.diagnostics:
        return ""
    digests = [(path, text_digest(tree.files[path])) for path in in_order(tree.files)]
    return workflow_digest(invalid.id, digests)

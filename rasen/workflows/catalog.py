"""The library: what is built in, and the user's workflows that hold (packages spec 4)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, failure
from rasen.files.paths import collision_key
from rasen.workflows.builtin import builtins
from rasen.workflows.graph import closure, on_cycles
from rasen.workflows.tree import is_skipped, sort_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rasen.files.home import Homes
    from rasen.workflows.dependencies import Dependencies
    from rasen.workflows.validation import Workflow

EXPERT = "expert"


class Entry(NamedTuple):
    """A unit of the library; `workflow` is None for what is built in."""

    id: str
    kind: str
    skill: str
    requires: tuple[str, ...]
    workflow: Workflow | None = None

    @property
    def source(self) -> str:
        """Whose it is: `built-in` or `user`."""
        return "user" if self.workflow else "built-in"


class InvalidEntry(NamedTuple):
    """Something in the user's library folder that is no valid workflow, and why."""

    id: str
    path: str
    diagnostics: tuple[Diagnostic, ...]


class Catalog(NamedTuple):
    """The library in its order, what is invalid in it, and what it warns of."""

    entries: tuple[Entry, ...]
    invalid: tuple[InvalidEntry, ...]
    diagnostics: tuple[Diagnostic, ...]

    def find(self, identifier: str) -> Entry | None:
        """Give the valid entry with this ID."""
        return next((entry for entry in self.entries if entry.id == identifier), None)

    def find_invalid(self, identifier: str) -> InvalidEntry | None:
        """Give the invalid entry with this ID or folder name."""
        return next((entry for entry in self.invalid if entry.id == identifier), None)

    def workflows(self) -> tuple[Entry, ...]:
        """Give the entries that a selection may hold: all but the experts."""
        return tuple(entry for entry in self.entries if entry.kind != EXPERT)

    def select(self, roots: Iterable[str]) -> tuple[str, ...]:
        """Give the roots and all they require, in catalog order.

        Fails with `unknown_workflow` for a root that is no workflow of the library, and with
        `dependency_cycle` where the workflows require each other in a circle.
        """
        requirements = {entry.id: entry.requires for entry in self.workflows()}
        roots = tuple(roots)
        for root in roots:
            if root not in requirements:
                raise failure("unknown_workflow", target=root, id=root)
        selected = closure(roots, requirements)
        return tuple(identifier for identifier in requirements if identifier in selected)


def load_catalog(homes: Homes, dependencies: Dependencies) -> Catalog:
    """Read the library of the user; problems of it are part of the catalog, never raised."""
    known = builtins()
    entries = [Entry(unit.id, unit.kind, unit.skill, ()) for unit in known.workflows]
    entries += [Entry(unit.id, EXPERT, unit.skill, ()) for unit in known.experts]
    library = _Library(os.path.join(homes.data, "workflows"))
    candidates = library.read(dependencies)
    accepted = library.without_collisions(candidates)
    valid = library.without_broken_dependencies(accepted)
    entries += [_entry(workflow) for workflow in valid]
    warnings = tuple(_recommendations(accepted))
    return Catalog(tuple(entries), tuple(library.invalid), warnings)


def _entry(workflow: Workflow) -> Entry:
    requires = workflow.manifest.requires.workflows
    return Entry(workflow.id, workflow.kind, workflow.skill.name, requires, workflow)


class _Library:
    """The user's folder of workflows, sorted out step by step."""

    __slots__ = ("invalid", "path")

    def __init__(self, path: str) -> None:
        self.path = path
        self.invalid: list[InvalidEntry] = []

    def read(self, dependencies: Dependencies) -> list[Workflow]:
        """Step 1: give the folders that are valid workflows, by folder name."""
        try:
            with os.scandir(self.path) as found:
                entries = {entry.name: entry for entry in found if not is_skipped(entry.name)}
        except FileNotFoundError:
            return []
        except OSError as error:
            params = {"problem": error.strerror or str(error)}
            self._refuse(
                os.path.basename(self.path),
                self.path,
                Diagnostic("registry_unreadable", params, source_path=self.path),
            )
            return []
        if not entries:
            return []
        names = [*entries]
        sort_names(names)
        workflows = [self._workflow(entries[name], dependencies) for name in names]
        return [workflow for workflow in workflows if workflow is not None]

    def _workflow(self, entry: os.DirEntry[str], dependencies: Dependencies) -> Workflow | None:
        name, path = entry.name, entry.path
        if not _is_folder(entry):
            code = "registry_entry_not_directory"
            self._refuse(name, path, Diagnostic(code, {"path": path}, source_path=path))
            return None
        from rasen.workflows.tree import load_tree
        from rasen.workflows.validation import validate_tree

        found = validate_tree(load_tree(path), folder_name=name, dependencies=dependencies)
        if found.workflow is None:
            self._refuse(name, path, *found.diagnostics)
        return found.workflow

    def without_collisions(self, candidates: list[Workflow]) -> list[Workflow]:
        """Step 2: give those whose ID and skill name belong to nobody before them."""
        if not candidates:
            return []
        taken = builtins().ids()
        owners = {collision_key(skill): owner for skill, owner in builtins().skills().items()}
        accepted = []
        for workflow in candidates:
            problems = []
            if workflow.id in taken:
                problems.append(
                    _about(workflow, "workflow_id_collision", "id", {"id": workflow.id})
                )
            name = workflow.skill.name
            if owner := owners.get(collision_key(name)):
                params = {"name": name, "owner": owner}
                problems.append(_about(workflow, "skill_name_collision", "SKILL.md.name", params))
            if problems:
                self._refuse(workflow.id, workflow.root, *problems)
            else:
                owners[collision_key(name)] = workflow.id
                accepted.append(workflow)
        return accepted

    def without_broken_dependencies(self, accepted: list[Workflow]) -> list[Workflow]:
        """Steps 3 and 4: give those whose requirements are there and valid, and so on down."""
        problems = _broken_dependencies(accepted)
        changed = bool(problems)
        while changed:
            changed = False
            for workflow in accepted:
                if workflow.id in problems:
                    continue
                for required in workflow.manifest.requires.workflows:
                    if required in problems:
                        problems[workflow.id] = [_invalid_dependency(workflow, required)]
                        changed = True
                        break
        for workflow in accepted:
            if workflow.id in problems:
                self._refuse(workflow.id, workflow.root, *problems[workflow.id])
        return [workflow for workflow in accepted if workflow.id not in problems]

    def _refuse(self, identifier: str, path: str, *diagnostics: Diagnostic) -> None:
        self.invalid.append(InvalidEntry(identifier, path, diagnostics))


def _broken_dependencies(accepted: Sequence[Workflow]) -> dict[str, list[Diagnostic]]:
    """Give what is wrong with the requirements of each workflow, by ID (step 3)."""
    known = {unit.id for unit in builtins().workflows} | {workflow.id for workflow in accepted}
    requirements = {workflow.id: workflow.manifest.requires.workflows for workflow in accepted}
    cycles = on_cycles(requirements)
    problems: dict[str, list[Diagnostic]] = {}
    for workflow in accepted:
        if found := list(_dependency_problems(workflow, known, cycles)):
            problems[workflow.id] = found
    return problems


def _dependency_problems(
    workflow: Workflow, known: set[str], cycles: Mapping[str, str]
) -> Iterator[Diagnostic]:
    path = "requires.workflows"
    if workflow.id in cycles:
        params = {"workflow": workflow.id, "through": cycles[workflow.id]}
        yield _about(workflow, "workflow_dependency_cycle", path, params)
    for required in workflow.manifest.requires.workflows:
        if required not in known:
            details = {"dependency": required}
            yield _about(workflow, "workflow_dependency_missing", path, details, details)
    for skill in workflow.manifest.requires.skills:
        if builtins().expert_skill(skill) is None:
            details = {"dependency": skill}
            yield _about(workflow, "skill_dependency_missing", "requires.skills", details, details)


def _invalid_dependency(workflow: Workflow, required: str) -> Diagnostic:
    details = {"dependency": required}
    params = {**details, "list": "requires.workflows"}
    return _about(workflow, "workflow_dependency_invalid", "requires.workflows", params, details)


def _recommendations(accepted: Sequence[Workflow]) -> Iterator[Diagnostic]:
    """Warn of recommended workflows that are not there; one that fell out later still was."""
    known = {unit.id for unit in builtins().workflows} | {workflow.id for workflow in accepted}
    for workflow in accepted:
        for name in workflow.manifest.recommends:
            if name not in known:
                details = {"workflowId": workflow.id, "dependency": name}
                params = {"workflow": workflow.id, "dependency": name}
                code, path = "recommended_workflow_missing", "recommends.workflows"
                found = _about(workflow, code, path, params, details)
                yield found._replace(severity="warning")


def _about(
    workflow: Workflow,
    code: str,
    path: str,
    params: Mapping[str, object],
    details: Mapping[str, object] | None = None,
) -> Diagnostic:
    return Diagnostic(code, params, path, workflow.root, details)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False

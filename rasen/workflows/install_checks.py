"""What must hold before workflows are installed (packages spec 7, steps 1 and 2).

Everything here happens in memory and is the same for an import and for `validate`, which asks it
of a library that holds nothing but what is built in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, Place, RasenError
from rasen.files.paths import collision_key
from rasen.workflows.graph import closure
from rasen.workflows.package_rules import sentence
from rasen.workflows.tree import MANIFEST, SKILL, Tree, tree_of
from rasen.workflows.validation import validate_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rasen.workflows.builtin import Builtins
    from rasen.workflows.dependencies import Dependencies
    from rasen.workflows.package import Packaged
    from rasen.workflows.validation import Validation

_BOM = "\ufeff"


class Candidate(NamedTuple):
    """A workflow as the checks see it: one to install, or one that is installed."""

    id: str
    digest: str
    skill: str
    requires: Sequence[str]
    requires_skills: Sequence[str]


class Library(NamedTuple):
    """What is there already: built-in units, the user's valid workflows, and broken ones.

    `broken` maps the IDs of folders that the catalog holds invalid to the digest of their files.
    """

    builtins: Builtins
    installed: Sequence[Candidate] = ()
    broken: Mapping[str, str] = {}


class Staged(NamedTuple):
    """A packaged workflow as the folder that it would become.

    `problem` says why it cannot be installed; `candidate` is None then.
    """

    name: str
    validation: Validation
    problem: Diagnostic | None
    candidate: Candidate | None


def stage(
    packaged: Packaged, *, dependencies: Dependencies, invalid: str = "packaged_workflow_invalid"
) -> Staged:
    """Give what a packaged workflow would be as a folder: the full rules, and its content again.

    `invalid` is the code for one that breaks the rules.
    """
    tree = _tree(packaged.files)
    found = validate_tree(tree, folder_name=packaged.name, dependencies=dependencies)
    problem = staged_problem(packaged, found, invalid)
    workflow = found.workflow
    if problem is not None or workflow is None:
        return Staged(packaged.name, found, problem, None)
    requires = workflow.manifest.requires
    skill = workflow.skill.name
    candidate = Candidate(
        packaged.name, packaged.digest, skill, requires.workflows, requires.skills
    )
    return Staged(packaged.name, found, None, candidate)


def staged_problem(packaged: Packaged, found: Validation, invalid: str) -> Diagnostic | None:
    """Give why a staged workflow cannot be installed: it breaks rules, or is not what was packed.

    The digest of a package was computed over its texts, so equal texts mean an equal digest.
    """
    if found.workflow is None:
        error = next(item for item in found.diagnostics if item.severity == "error")
        params = {"id": packaged.name, "problem": sentence(error)}
        return Diagnostic(invalid, params, target=packaged.name)
    if found.workflow.files != packaged.files:
        return Diagnostic("staged_digest_mismatch", {"id": packaged.name}, target=packaged.name)
    return None


def check_install(
    incoming: Sequence[Candidate], library: Library, *, roots: Sequence[str]
) -> Iterator[Diagnostic]:
    """Give what stands against installing the workflows, in the order of packages spec 7.2.

    `target` of a diagnostic is the workflow's ID, `file` the file that says what is wrong.
    """
    reused = find_reused(incoming, library)
    owners = _skill_owners(library)
    seen: set[str] = set()
    for candidate in incoming:
        if candidate.id in seen:
            yield _about(candidate, "workflow_id_duplicate", "", id=candidate.id)
        seen.add(candidate.id)
        yield from _identity(candidate, library, reused)
        yield from _skill_name(candidate, library, owners)
        yield from _required_skills(candidate, library)
    known = {unit.id for unit in library.builtins.workflows}
    known.update(installed.id for installed in library.installed)
    for candidate in incoming:
        if candidate.id not in reused:
            yield from _required_workflows(candidate, known | seen)
    yield from _cycle(incoming, library, roots)


def find_reused(incoming: Sequence[Candidate], library: Library) -> frozenset[str]:
    """Give the IDs of workflows that are installed with the same content already."""
    digests = _installed_digests(library)
    return frozenset(item.id for item in incoming if digests.get(item.id) == item.digest)


def _tree(files: Mapping[str, str]) -> Tree:
    """Give the tree of packaged files; what a folder may not hold is refused as there."""
    tree = tree_of(files, "")
    marked = [path for path, text in tree.files.items() if text.startswith(_BOM)]
    if not marked:
        return tree
    kept = {path: text for path, text in tree.files.items() if path not in marked}
    refused = tuple(
        Diagnostic("utf8_bom_forbidden", {"path": path}, path, file=path, place=Place(1, 1))
        for path in marked
    )
    return Tree(tree.root, kept, refused, frozenset(marked))


def _installed_digests(library: Library) -> dict[str, str]:
    return {**library.broken, **{item.id: item.digest for item in library.installed}}


def _skill_owners(library: Library) -> dict[str, str]:
    """Give the ID of the workflow behind each skill name's collision key."""
    owners = {collision_key(unit.skill): unit.id for unit in library.builtins.workflows}
    for installed in library.installed:
        owners.setdefault(collision_key(installed.skill), installed.id)
    return owners


def _identity(
    candidate: Candidate, library: Library, reused: frozenset[str]
) -> Iterator[Diagnostic]:
    if candidate.id in library.builtins.ids():
        yield _about(candidate, "builtin_collision", "", id=candidate.id)
    elif candidate.id in _installed_digests(library) and candidate.id not in reused:
        yield _about(candidate, "workflow_digest_conflict", "", id=candidate.id)


def _skill_name(
    candidate: Candidate, library: Library, owners: dict[str, str]
) -> Iterator[Diagnostic]:
    """Give the fault of a skill name that is taken; else note whose it is from here on."""
    key = collision_key(candidate.skill)
    experts = {collision_key(expert.skill) for expert in library.builtins.experts}
    if key in experts:
        params = {"id": candidate.id, "skill": candidate.skill}
        yield _about(candidate, "expert_skill_collision", SKILL, **params)
    elif owners.setdefault(key, candidate.id) != candidate.id:
        params = {"name": candidate.skill, "owner": owners[key]}
        yield _about(candidate, "skill_name_collision", SKILL, **params)


def _required_skills(candidate: Candidate, library: Library) -> Iterator[Diagnostic]:
    for skill in candidate.requires_skills:
        if library.builtins.expert_skill(skill) is None:
            found = _about(candidate, "skill_dependency_missing", MANIFEST, dependency=skill)
            yield found._replace(details={"dependency": skill})


def _required_workflows(candidate: Candidate, known: set[str]) -> Iterator[Diagnostic]:
    for required in candidate.requires:
        if required not in known:
            found = _about(candidate, "workflow_dependency_missing", MANIFEST, dependency=required)
            yield found._replace(details={"dependency": required})


def _cycle(
    incoming: Sequence[Candidate], library: Library, roots: Sequence[str]
) -> Iterator[Diagnostic]:
    requirements = {item.id: item.requires for item in (*library.installed, *incoming)}
    try:
        closure([root for root in roots if root in requirements], requirements)
    except RasenError as error:
        for diagnostic in error.diagnostics:
            yield diagnostic._replace(file=MANIFEST)


def _about(candidate: Candidate, code: str, file: str, **params: object) -> Diagnostic:
    return Diagnostic(code, params, target=candidate.id, file=file)

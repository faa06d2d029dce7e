"""The rules for one workflow, each a function from the subject to its diagnostics.

Whether required workflows and skills exist is the business of the catalog and of the installation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic
from rasen.files.paths import path_fault
from rasen.workflows.skill import EMPTY
from rasen.workflows.tree import MANIFEST, SKILL, path_details, sort_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rasen.diagnostics import Pointer
    from rasen.workflows.dependencies import Dependencies
    from rasen.workflows.manifest import Manifest, ManifestReading
    from rasen.workflows.skill import SkillReading
    from rasen.workflows.tree import Tree


class Subject:
    """What the rules look at; a rule that needs a part which is not there finds nothing."""

    __slots__ = ("dependencies", "folder_name", "reading", "skill", "tree")

    def __init__(
        self,
        manifest: ManifestReading | None = None,
        skill: SkillReading | None = None,
        tree: Tree | None = None,
        folder_name: str | None = None,
        dependencies: Dependencies | None = None,
    ) -> None:
        self.reading = manifest
        self.skill = skill
        self.tree = tree
        self.folder_name = folder_name
        self.dependencies = dependencies

    @property
    def manifest(self) -> Manifest:
        """The manifest, for rules that are only run where there is one."""
        assert self.reading is not None
        assert self.reading.manifest is not None
        return self.reading.manifest

    @property
    def root(self) -> str | None:
        """The folder of the workflow, where it is checked with its folder."""
        return self.tree.root if self.tree else None

    def breaks(self, code: str) -> frozenset[Pointer]:
        """Give the paths of the manifest's values that break the rule with this code."""
        assert self.reading is not None
        return self.reading.reading.broken(code)

    def at_value(
        self,
        code: str,
        pointer: Pointer,
        params: Mapping[str, object],
        *,
        path: str,
        details: Mapping[str, object] | None = None,
    ) -> Diagnostic:
        """Give a diagnostic about a value of the manifest, placed there."""
        assert self.reading is not None
        place = self.reading.reading.place(pointer)
        return Diagnostic(
            code, params, path, self.root, details, file=MANIFEST, place=place, pointer=pointer
        )

    def in_skill(
        self, code: str, line: int, column: int, params: Mapping[str, object]
    ) -> Diagnostic:
        """Give a diagnostic about a place of the instructions."""
        assert self.skill is not None
        place = self.skill.place(line, column)
        return Diagnostic(code, params, SKILL, self.root, file=SKILL, place=place)


# Identifiers


def _id_is_portable(subject: Subject) -> Iterator[Diagnostic]:
    for pointer in subject.breaks("workflow_id_invalid"):
        yield subject.at_value(
            "workflow_id_invalid", pointer, {"value": subject.manifest.id}, path="id"
        )


def _id_is_the_folder(subject: Subject) -> Iterator[Diagnostic]:
    identifier, folder = subject.manifest.id, subject.folder_name
    if folder is not None and identifier != folder:
        yield subject.at_value(
            "workflow_id_mismatch",
            ("id",),
            {"value": identifier, "folder": folder},
            path="id",
            details={"directoryName": folder, "manifestId": identifier},
        )


def _skill_name_is_portable(subject: Subject) -> Iterator[Diagnostic]:
    assert subject.skill is not None
    reading, skill = subject.skill.reading, subject.skill.skill
    assert reading is not None
    assert skill is not None
    for pointer in reading.broken("skill_name_invalid"):
        yield Diagnostic(
            "skill_name_invalid",
            {"value": skill.name},
            "SKILL.md.name",
            subject.root,
            file=SKILL,
            place=reading.place(pointer),
            pointer=pointer,
        )


# Lists of the manifest


def _lists(manifest: Manifest) -> Iterator[tuple[Pointer, Sequence[str]]]:
    yield ("files", "sidecars"), manifest.sidecars
    yield ("files", "scripts"), manifest.scripts
    for name in manifest.requires._fields:
        yield ("requires", name), getattr(manifest.requires, name)
    yield ("recommends", "workflows"), manifest.recommends


def _values_are_unique(subject: Subject) -> Iterator[Diagnostic]:
    for pointer, values in _lists(subject.manifest):
        if len(set(values)) == len(values):
            continue
        name = f"{pointer[0]}.{pointer[1]}"
        seen: set[str] = set()
        for index, value in enumerate(values):
            if value in seen:
                params = {"value": value, "list": name}
                found = subject.at_value("duplicate_value", (*pointer, index), params, path=name)
                yield found._replace(source_path=None)
            seen.add(value)


def _declarations_hold(subject: Subject) -> Iterator[Diagnostic]:
    declared: set[str] = set()
    for name in ("sidecars", "scripts"):
        values: Sequence[str] = getattr(subject.manifest, name)
        for index, value in enumerate(values):
            yield from _declaration(subject, ("files", name, index), value, declared)


def _declaration(
    subject: Subject, pointer: Pointer, value: str, declared: set[str]
) -> Iterator[Diagnostic]:
    """Check one declared path and add it to those declared before."""
    path = f"files.{pointer[1]}"
    params = {"value": value, "list": path}
    if fault := path_fault(value):
        measured = path_details(fault)
        details = {"value": value, **measured}
        yield subject.at_value(
            fault.code, pointer, {**params, **measured}, path=path, details=details
        )
        return
    if value in (MANIFEST, SKILL):
        yield subject.at_value("reserved_file_declaration", pointer, params, path=path)
    if value in declared:
        yield subject.at_value("file_declared_twice", pointer, params, path="files")
    if subject.tree is not None and value not in subject.tree.files:
        yield subject.at_value("declared_file_missing", pointer, params, path=value)
    declared.add(value)


def _files_are_declared(subject: Subject) -> Iterator[Diagnostic]:
    assert subject.tree is not None
    declared = {MANIFEST, SKILL, *subject.manifest.sidecars, *subject.manifest.scripts}
    undeclared = [path for path in subject.tree.files if path not in declared]
    sort_names(undeclared)
    for path in undeclared:
        yield Diagnostic("file_not_declared", {"value": path}, path, subject.root, file=path)


# Instructions


def _references_resolve(subject: Subject) -> Iterator[Diagnostic]:
    assert subject.skill is not None
    assert subject.skill.skill is not None
    assert subject.tree is not None
    from rasen.text.references import are_resolved, references

    declared = {*subject.manifest.sidecars, *subject.manifest.scripts}
    # A file that was refused for its bytes is reported as such, not as missing too (corrections).
    there = declared & (subject.tree.files.keys() | subject.tree.refused)
    if are_resolved(subject.skill.skill.instructions, there):
        return
    for reference in references(subject.skill.skill.instructions):
        if not there.isdisjoint(reference.candidates):
            continue
        params = {"reference": reference.target}
        found = subject.in_skill(
            "sidecar_reference_unresolved", reference.line, reference.column, params
        )
        yield found._replace(details=params)


def _instructions_hold(subject: Subject) -> Iterator[Diagnostic]:
    assert subject.skill is not None
    for breach in subject.skill.breaches:
        if breach.code != EMPTY:
            found = subject.in_skill(
                breach.code, breach.line, breach.column, {"value": breach.value}
            )
            yield found._replace(severity=_severity(breach.code))


# Dependencies


def _workflows_are_portable(subject: Subject) -> Iterator[Diagnostic]:
    code = "workflow_dependency_invalid"
    yield from _portable(subject, code, ("requires", "workflows"), subject.manifest.requires[0])
    yield from _portable(subject, code, ("recommends", "workflows"), subject.manifest.recommends)


def _skills_are_possible(subject: Subject) -> Iterator[Diagnostic]:
    skills = subject.manifest.requires.skills
    yield from _portable(subject, "skill_dependency_invalid", ("requires", "skills"), skills)


def _pipelines_resolve(subject: Subject) -> Iterator[Diagnostic]:
    names = subject.manifest.requires.pipelines
    yield from _resolved(subject, "pipeline", ("requires", "pipelines"), names)


def _schemas_resolve(subject: Subject) -> Iterator[Diagnostic]:
    names = subject.manifest.requires.schemas
    yield from _resolved(subject, "schema", ("requires", "schemas"), names)


def _portable(
    subject: Subject, code: str, pointer: Pointer, names: Sequence[str]
) -> Iterator[Diagnostic]:
    broken = subject.breaks(code)
    for index, name in enumerate(names):
        if (*pointer, index) in broken:
            yield _dependency(subject, code, (*pointer, index), name)


def _resolved(
    subject: Subject, what: str, pointer: Pointer, names: Sequence[str]
) -> Iterator[Diagnostic]:
    broken = subject.breaks(f"{what}_dependency_invalid")
    known = subject.dependencies
    for index, name in enumerate(names):
        item = (*pointer, index)
        if item in broken:
            yield _dependency(subject, f"{what}_dependency_invalid", item, name)
        elif known and not (known.has_schema if what == "schema" else known.has_pipeline)(name):
            found = _dependency(subject, f"{what}_dependency_missing", item, name)
            yield found._replace(details={"dependency": name})


def _dependency(subject: Subject, code: str, item: Pointer, name: str) -> Diagnostic:
    # Recommendations are reported under requires.workflows too (packages spec 5).
    path = f"requires.{item[1]}"
    params = {"dependency": name, "list": f"{item[0]}.{item[1]}"}
    return subject.at_value(code, item, params, path=path)


def _command_is_retired(subject: Subject) -> Iterator[Diagnostic]:
    if subject.manifest.has_command:
        assert subject.reading is not None
        code = "command_field_ignored"
        place = subject.reading.reading.place(("command",), key=True)
        found = subject.at_value(code, ("command",), {}, path="command")
        yield found._replace(place=place, severity=_severity(code))


def _severity(code: str) -> str:
    """Give the declared severity; only asked for where something was found."""
    from rasen import schemas

    return str(schemas.codes()[code]["x-severity"])


# In the order of packages spec 3.5.
RULES = (
    _id_is_portable,
    _id_is_the_folder,
    _skill_name_is_portable,
    _values_are_unique,
    _declarations_hold,
    _files_are_declared,
    _references_resolve,
    _instructions_hold,
    _workflows_are_portable,
    _skills_are_possible,
    _pipelines_resolve,
    _schemas_resolve,
    _command_is_retired,
)
MANIFEST_RULES = (
    _id_is_portable,
    _values_are_unique,
    _declarations_hold,
    _workflows_are_portable,
    _skills_are_possible,
    _pipelines_resolve,
    _schemas_resolve,
    _command_is_retired,
)
SKILL_RULES = (_skill_name_is_portable, _instructions_hold)

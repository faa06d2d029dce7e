"""One workflow from its files to a verdict, in the order of packages spec 3.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, is_valid
from rasen.workflows.manifest import read_manifest
from rasen.workflows.rules import MANIFEST_RULES, RULES, SKILL_RULES, Subject
from rasen.workflows.skill import read_skill
from rasen.workflows.tree import MANIFEST, SKILL, sort_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.workflows.dependencies import Dependencies
    from rasen.workflows.manifest import Manifest
    from rasen.workflows.skill import Skill
    from rasen.workflows.tree import Tree


class Workflow(NamedTuple):
    """A valid workflow: where it lies, what it says, and its files (path to text)."""

    root: str
    manifest: Manifest
    skill: Skill
    files: Mapping[str, str]

    @property
    def id(self) -> str:
        """The workflow's ID."""
        return self.manifest.id

    @property
    def kind(self) -> str:
        """The workflow's kind."""
        return self.manifest.kind

    def file_digests(self) -> list[tuple[str, str]]:
        """Give each path with the digest of its bytes, in code-unit order; computed anew."""
        from rasen.text.digest import digest

        paths = list(self.files)
        sort_names(paths)
        return [(path, digest(self.files[path].encode())) for path in paths]

    def digest(self) -> str:
        """Give the workflow digest (packages spec 6.5); computed anew."""
        from rasen.text.digest import workflow_digest_as_given

        return workflow_digest_as_given(self.id, self.file_digests())


class Validation(NamedTuple):
    """What came of a validation: `workflow` is None where a diagnostic is an error.

    `id` is what the manifest says, as far as one could be read.
    """

    id: str | None
    workflow: Workflow | None
    diagnostics: tuple[Diagnostic, ...]


def validate_tree(tree: Tree, *, folder_name: str | None, dependencies: Dependencies) -> Validation:
    """Validate a loaded workflow; `folder_name` None leaves out that the ID has to equal it."""
    diagnostics = [*tree.diagnostics, *_missing(tree)]
    if MANIFEST not in tree.files or SKILL not in tree.files:
        return Validation(None, None, tuple(diagnostics))
    manifest = read_manifest(tree.files[MANIFEST])
    skill = read_skill(tree.files[SKILL])
    diagnostics += (*manifest.reading.stops, *skill.stops)
    if manifest.manifest is None or skill.skill is None:
        identifier = manifest.manifest.id if manifest.manifest else None
        return Validation(identifier, None, tuple(diagnostics))
    subject = Subject(manifest, skill, tree, folder_name, dependencies)
    for rule in RULES:
        diagnostics += rule(subject)
    workflow = None
    if is_valid(diagnostics):
        workflow = Workflow(tree.root, manifest.manifest, skill.skill, tree.files)
    return Validation(manifest.manifest.id, workflow, tuple(diagnostics))


def validate_manifest(text: str) -> list[Diagnostic]:
    """Give what the text of a `workflow.yaml` alone can be found fault with."""
    manifest = read_manifest(text)
    if manifest.manifest is None:
        return list(manifest.reading.stops)
    subject = Subject(manifest)
    return [diagnostic for rule in MANIFEST_RULES for diagnostic in rule(subject)]


def validate_skill(text: str) -> list[Diagnostic]:
    """Give what the text of a `SKILL.md` alone can be found fault with."""
    skill = read_skill(text)
    if skill.skill is None:
        return list(skill.stops)
    subject = Subject(skill=skill)
    return [diagnostic for rule in SKILL_RULES for diagnostic in rule(subject)]


def _missing(tree: Tree) -> Iterator[Diagnostic]:
    if not tree.files and tree.diagnostics and tree.diagnostics[0].code.startswith("source_"):
        return
    if MANIFEST not in tree.files:
        yield Diagnostic("manifest_missing", {}, MANIFEST, tree.root)
    if SKILL not in tree.files and SKILL not in tree.refused:
        yield Diagnostic("skill_missing", {}, SKILL, tree.root)

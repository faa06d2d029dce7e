"""A change as `rasen view` has it: proposal, tasks, deltas beside what they change, artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, RasenError, Text
from rasen.files.reading import ReadError
from rasen.planning.change import Change
from rasen.planning.config import read_config
from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED, Delta
from rasen.planning.graph import build_order
from rasen.planning.layout import PROPOSAL_FILE, SPEC_FILE, Unlistable, find_capabilities
from rasen.planning.listing import progress_status
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.metadata import FILE as METADATA_FILE
from rasen.planning.metadata import InvalidMetadata, read_metadata
from rasen.planning.outputs import outputs
from rasen.planning.progress import Progress, ProgressReader
from rasen.planning.proposal import InvalidProposal, read_proposal, title_of
from rasen.planning.requirement import block_lines
from rasen.planning.resolution import DEFAULT, load_schema
from rasen.planning.viewing import said, unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.planning.artifact_schema import ArtifactSchema
    from rasen.planning.layout import PlanningFolder
    from rasen.planning.requirement import Block
    from rasen.planning.spec import SpecBlocks
    from rasen.planning.tasks import Task
    from rasen.planning.viewing import MainSpecs, Problem
    from rasen.stores.roots import Root


class ViewedEntry(NamedTuple):
    """One thing that a delta does: the requirement as it stands, and as it is going to stand.

    `before` is None where the main spec has no such requirement, `after` where none is left;
    `notes` is what a removal says besides.
    """

    operation: str
    name: str
    new_name: str | None
    before: str | None
    after: str | None
    notes: str | None = None

    def document(self) -> Document:
        """Give the entry of the document."""
        return {
            "operation": self.operation,
            "name": self.name,
            "newName": self.new_name,
            "before": self.before,
            "after": self.after,
            "notes": self.notes,
        }


class ViewedDelta(NamedTuple):
    """What a change does to one capability; `is_new` where that has no main spec yet."""

    capability: str
    is_new: bool
    entries: list[ViewedEntry]

    def document(self) -> Document:
        """Give the entry of the document."""
        return {
            "spec": self.capability,
            "isNew": self.is_new,
            "entries": [entry.document() for entry in self.entries],
        }


class ViewedChange(NamedTuple):
    """An active change; `artifacts` is None where its schema cannot be used."""

    name: str
    title: str
    proposal: Markdown | None
    tasks: list[Task]
    deltas: list[ViewedDelta]
    artifacts: Change | None
    problems: list[Problem]

    @property
    def completed(self) -> int:
        """How many of its tasks are ticked off."""
        return sum(task.done for task in self.tasks)

    def document(self, translator: Translator) -> Document:
        """Give the entry of the document."""
        return {
            "name": self.name,
            "title": self.title,
            "status": progress_status(Progress(len(self.tasks), self.completed)),
            "completedTasks": self.completed,
            "totalTasks": len(self.tasks),
            "tasks": [{"text": task.text, "done": task.done} for task in self.tasks],
            "proposal": None if self.proposal is None else "\n".join(self.proposal.lines),
            "deltas": [delta.document() for delta in self.deltas],
            "schemaName": self.artifacts and self.artifacts.schema.name,
            "artifacts": list(_artifacts(self.artifacts)) if self.artifacts else [],
            "problems": [said(problem, translator) for problem in self.problems],
        }


class ChangeReader:
    """Reads the changes of one root; its config, schemas and main specs are read once."""

    def __init__(
        self, context: Context, root: Root, folder: PlanningFolder, specs: MainSpecs
    ) -> None:
        self._context = context
        self._root = root
        self._folder = folder
        self._specs = specs
        self._progress = ProgressReader(context, root)
        self._default = read_config(context, root.config).schema or DEFAULT
        self._schemas: dict[str, ArtifactSchema | Diagnostic] = {}

    def read(self, name: str) -> ViewedChange:
        """Give a change; what of it cannot be read is among its problems."""
        problems: list[Problem] = []
        proposal = self._proposal(name, problems)
        return ViewedChange(
            name,
            (proposal and title_of(proposal)) or name,
            proposal,
            self._progress.tasks(self._folder.change(name)),
            list(self._deltas(name, problems)),
            self._artifacts(name, problems),
            problems,
        )

    def _proposal(self, name: str, problems: list[Problem]) -> Markdown | None:
        path = f"rasen/changes/{name}/{PROPOSAL_FILE}"
        try:
            text = Markdown(read_text(self._folder.proposal(name)))
        except ReadError as error:
            problems.append(unreadable(error, path))
            return None
        try:
            read_proposal(text)
        except InvalidProposal as error:
            params = {"path": path, "problem": error.problem}
            problems.append(Text("reasons.planning.proposalInvalid", params))
        return text

    def _deltas(self, name: str, problems: list[Problem]) -> Iterator[ViewedDelta]:
        below = f"rasen/changes/{name}/specs"
        try:
            capabilities = find_capabilities(self._folder.deltas(name)).capabilities
        except Unlistable as error:
            params = {"path": below, "reason": error.reason}
            problems.append(Text("reasons.planning.unlistable", params))
            return
        for capability in capabilities:
            try:
                delta = Delta(Markdown(read_text(self._folder.delta(name, capability))))
            except ReadError as error:
                problems.append(unreadable(error, f"{below}/{capability}/{SPEC_FILE}"))
                continue
            entries = list(view_entries(delta, self._specs.blocks(capability)))
            yield ViewedDelta(capability, capability not in self._specs, entries)

    def _artifacts(self, name: str, problems: list[Problem]) -> Change | None:
        path = self._folder.change(name)
        try:
            metadata = read_metadata(path)
        except InvalidMetadata as error:
            params = {"path": f"rasen/changes/{name}/{METADATA_FILE}", "problem": error.problem}
            problems.append(Text("reasons.artifacts.metadataInvalid", params))
            return None
        schema = self._schema(metadata.schema if metadata else self._default)
        if isinstance(schema, Diagnostic):
            problems.append(schema)
            return None
        found = {each.id: outputs(path, each.generates) for each in schema.artifacts}
        return Change(name, path, schema, found)

    def _schema(self, name: str) -> ArtifactSchema | Diagnostic:
        if name not in self._schemas:
            try:
                self._schemas[name] = load_schema(self._context, self._root.path, name)
            except RasenError as error:
                self._schemas[name] = error.diagnostics[0]
        return self._schemas[name]


def view_entries(delta: Delta, main: SpecBlocks | None) -> Iterator[ViewedEntry]:
    """Give what a delta does, in the order of `show`: ADDED, MODIFIED, REMOVED, RENAMED.

    What it modifies or removes under a name that it brings about itself stands in the main spec
    under the old one (7.3: renames come first).
    """
    old_names = {pair.target.name: pair.source.name for pair in delta.renamed}

    def before(name: str) -> str | None:
        block = main and main.by_name.get(old_names.get(name, name))
        return _text(main.text, block) if main and block else None

    for block in delta.added:
        yield ViewedEntry(ADDED, block.name, None, None, _text(delta.text, block))
    for block in delta.modified:
        text = _text(delta.text, block)
        yield ViewedEntry(MODIFIED, block.name, None, before(block.name), text)
    for removal in delta.removed:
        notes = _notes(delta.text, removal.block) if removal.block else None
        yield ViewedEntry(REMOVED, removal.name, None, before(removal.name), None, notes)
    for pair in delta.renamed:
        old, new = pair.source.name, pair.target.name
        stands = before(new)
        yield ViewedEntry(RENAMED, old, new, stands, stands and _renamed(stands, new))


def _text(text: Markdown, block: Block) -> str:
    return "\n".join(block_lines(text, block))


def _notes(text: Markdown, block: Block) -> str | None:
    """Give what stands below the heading of a removal, None where nothing does."""
    return "\n".join(block_lines(text, block)[1:]).strip("\n") or None


def _renamed(text: str, name: str) -> str:
    _, line_end, rest = text.partition("\n")
    return f"### Requirement: {name}{line_end}{rest}"


def _artifacts(change: Change) -> Iterator[Document]:
    by_id = {artifact.id: artifact for artifact in change.schema.artifacts}
    for identifier in build_order(change.requires):
        artifact = by_id[identifier]
        yield {
            "id": identifier,
            "outputPath": artifact.generates,
            "status": change.status(artifact),
            "requires": list(artifact.requires),
        }

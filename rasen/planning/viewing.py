"""`rasen view`: everything that the specs and the active changes of a root say, in one document."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, Text
from rasen.files.reading import NotFound, ReadError
from rasen.outcome import Outcome
from rasen.planning.layout import SPEC_FILE, PlanningFolder
from rasen.planning.markdown import Markdown, read_text
from rasen.planning.spec import InvalidSpec, SpecBlocks, read_spec
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator

    Problem = Diagnostic | Text

SCHEMA = "view"
CODE = "view_error"


class Request(NamedTuple):
    """Which root is to be viewed; `page` is the absolute path of the page that will show it."""

    store: str | None = None
    store_path: str | None = None
    page: str | None = None


class ViewedSpec(NamedTuple):
    """A main spec: its text, None where it cannot be read, and what is wrong with it."""

    id: str
    text: Markdown | None
    requirement_count: int
    problem: Problem | None

    def document(self, translator: Translator) -> Document:
        """Give the entry of the document."""
        return {
            "id": self.id,
            "requirementCount": self.requirement_count,
            "markdown": None if self.text is None else "\n".join(self.text.lines),
            "problems": [] if self.problem is None else [said(self.problem, translator)],
        }


class MainSpecs:
    """The main specs of a root, each read once, cut into blocks where a delta asks for them."""

    def __init__(self, folder: PlanningFolder) -> None:
        self.all = [_spec(folder, identifier) for identifier in folder.spec_ids()]
        self._texts = {spec.id: spec.text for spec in self.all}
        self._blocks: dict[str, SpecBlocks | None] = {}

    def __contains__(self, identifier: str) -> bool:
        return identifier in self._texts

    def blocks(self, identifier: str) -> SpecBlocks | None:
        """Give the blocks of a spec, None where there is none that can be read."""
        if identifier not in self._blocks:
            text = self._texts.get(identifier)
            self._blocks[identifier] = None if text is None else SpecBlocks(text)
        return self._blocks[identifier]


def view(context: Context, request: Request) -> Outcome:
    """Give all specs by ID and all active changes by name, with what is wrong with each."""
    from rasen.planning.viewed_change import ChangeReader

    root = select_root(context, request.store, store_path=request.store_path)
    folder = PlanningFolder(root.path, CODE)
    specs = MainSpecs(folder)
    names = folder.active_changes()
    reader = ChangeReader(context, root, folder, specs) if names else None
    changes = [reader.read(name) for name in names] if reader else []
    totals = {
        "specs": len(specs.all),
        "requirements": sum(spec.requirement_count for spec in specs.all),
        "changes": len(changes),
        "tasks": sum(len(change.tasks) for change in changes),
        "completedTasks": sum(change.completed for change in changes),
    }

    def document(translator: Translator) -> Document:
        return {
            "specs": [spec.document(translator) for spec in specs.all],
            "changes": [change.document(translator) for change in changes],
            "totals": totals,
            "page": request.page,
            "root": root.output(),
            "status": [],
        }

    return Outcome(SCHEMA, document(context.english), localized=document)


def said(problem: Problem, translator: Translator) -> str:
    """Give the sentence of a problem."""
    if isinstance(problem, Diagnostic):
        return translator.message(problem)
    return translator.text(problem.key, **problem.params)


def unreadable(error: ReadError, path: str) -> Text:
    """Give why a file cannot be read, under the path that people know it by."""
    from rasen.stores.yaml_file import refused

    if isinstance(error, NotFound):
        return Text("reasons.planning.fileMissing", {"path": path})
    return Text("reasons.planning.fileUnreadable", {"path": path, "reason": refused(error)})


def _spec(folder: PlanningFolder, identifier: str) -> ViewedSpec:
    try:
        text = Markdown(read_text(folder.spec(identifier)))
    except ReadError as error:
        problem = unreadable(error, f"rasen/specs/{identifier}/{SPEC_FILE}")
        return ViewedSpec(identifier, None, 0, problem)
    try:
        return ViewedSpec(identifier, text, len(read_spec(text).requirements), None)
    except InvalidSpec as error:
        return ViewedSpec(identifier, text, 0, error.diagnostic)

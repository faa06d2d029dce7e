"""`rasen show`: one change or one spec, as a document or as the file itself (contract spec 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.files.reading import NotFound, ReadError
from rasen.outcome import Outcome
from rasen.planning.items import CHANGE, find_item, wanted_type
from rasen.planning.layout import PlanningFolder, Unlistable
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document, RasenError
    from rasen.planning.change_text import ChangeText, Entry
    from rasen.planning.items import Item
    from rasen.planning.spec import Spec
    from rasen.stores.roots import Root

SCHEMA = "show"
CODE = "show_error"

_MOST_DIGITS = 9  # no spec has more requirements than these can count


class Request(NamedTuple):
    """What is to be shown, and which flags were given; `requirement` is a number as typed."""

    item: str | None = None
    type: str | None = None
    deltas_only: bool = False
    requirements_only: bool = False
    requirements: bool = False
    no_scenarios: bool = False
    requirement: str | None = None
    store: str | None = None
    store_path: str | None = None

    @property
    def change_flags(self) -> list[str]:
        """The given flags that are about changes."""
        flags = {"--deltas-only": self.deltas_only, "--requirements-only": self.requirements_only}
        return [flag for flag, given in flags.items() if given]

    @property
    def spec_flags(self) -> list[str]:
        """The given flags that are about specs."""
        flags = {
            "--requirements": self.requirements,
            "--no-scenarios": self.no_scenarios,
            "--requirement": self.requirement is not None,
        }
        return [flag for flag, given in flags.items() if given]


def show(context: Context, request: Request) -> Outcome:
    """Give the document of a change or a spec."""
    root, folder, item = _found(context, request)
    try:
        if item.type == CHANGE:
            document = _change(context, folder, item.id)
        else:
            document = _spec(folder, item.id, request)
    except ReadError as error:
        raise _unreadable(error) from error
    except Unlistable as error:
        raise error.failure(CODE) from error
    return Outcome(SCHEMA, {**document, "root": root.output()})


def show_file(context: Context, request: Request) -> Outcome:
    """Give the file of a change or a spec as it is."""
    from rasen.planning.markdown import read_data

    _, folder, item = _found(context, request)
    if item.type != CHANGE and request.spec_flags:
        context.tell(Text("notes.filtersNeedJson", {"flags": request.spec_flags}))
    path = folder.proposal(item.id) if item.type == CHANGE else folder.spec(item.id)
    try:
        return Outcome(SCHEMA, {}, raw=read_data(path) + b"\n")
    except ReadError as error:
        raise _unreadable(error) from error


def _found(context: Context, request: Request) -> tuple[Root, PlanningFolder, Item]:
    """Give the root, its folder and the item that is meant; tell which flags do not count."""
    if request.item is None:
        raise _failure("itemMissing")
    root = select_root(context, request.store, store_path=request.store_path)
    folder = PlanningFolder(root.path, CODE)
    item = find_item(folder, request.item, wanted_type(request.type))
    foreign = request.spec_flags if item.type == CHANGE else request.change_flags
    if foreign:
        context.tell(Text(f"notes.flagsIgnored.{item.type}", {"flags": foreign}))
    elif request.requirements_only:
        context.tell(Text("notes.requirementsOnly"))
    return root, folder, item


def _change(context: Context, folder: PlanningFolder, name: str) -> Document:
    from rasen.planning.change_text import read_change
    from rasen.planning.proposal import InvalidProposal

    try:
        change = read_change(folder, name)
    except InvalidProposal as error:
        params = {"path": folder.proposal(name), "problem": error.problem}
        raise _failure("proposalInvalid", **params) from error
    return {
        "id": name,
        "title": change.title,
        "deltaCount": change.delta_count,
        "deltas": _deltas(context, change),
    }


def _deltas(context: Context, change: ChangeText) -> list[Document]:
    if change.entries:
        return [_entry(context, entry) for entry in change.entries]
    return [
        {"spec": each.capability, "operation": each.operation, "description": each.description}
        for each in change.bullets
    ]


def _entry(context: Context, entry: Entry) -> Document:
    names = {"name": entry.name, "new": entry.new_name}
    description = context.english.text(f"human.show.{entry.operation}", **names)
    document: Document = {
        "spec": entry.capability,
        "operation": entry.operation,
        "description": description,
    }
    if entry.shown is None:
        return {**document, "rename": {"from": entry.name, "to": entry.new_name}}
    requirement = entry.shown.document()
    return {**document, "requirement": requirement, "requirements": [requirement]}


def _spec(folder: PlanningFolder, identifier: str, request: Request) -> Document:
    from rasen.planning.markdown import Markdown, read_text
    from rasen.planning.spec import InvalidSpec, read_spec

    if request.requirements and request.requirement is not None:
        raise _failure("filtersExclude")
    path = folder.spec(identifier)
    try:
        spec = read_spec(Markdown(read_text(path)))
    except InvalidSpec as error:
        problem = Text(f"messages.{error.diagnostic.code}", error.diagnostic.params)
        raise _failure("specInvalid", path=path, problem=problem) from error
    requirements = _requirements(spec, request)
    return {
        "id": identifier,
        "title": identifier,
        "overview": spec.purpose,
        "requirementCount": len(requirements),
        "requirements": requirements,
        "metadata": {"version": "1.0.0", "format": "openspec"},
    }


def _requirements(spec: Spec, request: Request) -> list[Document]:
    wanted = spec.requirements
    if request.requirement is not None:
        wanted = [wanted[_position(request.requirement, len(wanted))]]
    found = [spec.shown(requirement) for requirement in wanted]
    if request.requirements or request.no_scenarios:
        found = [each._replace(scenarios=[]) for each in found]
    return [each.document() for each in found]


def _position(word: str, count: int) -> int:
    """Give the index that the number of a requirement means, counted from 1."""
    if not (word.isascii() and word.isdigit()):
        raise _failure("noNumber", word=word)
    number = int(word) if len(word) <= _MOST_DIGITS else count + 1
    if not 1 <= number <= count:
        raise _failure("outOfRange", number=word, count=count)
    return number - 1


def _unreadable(error: ReadError) -> RasenError:
    from rasen.stores.yaml_file import refused

    if isinstance(error, NotFound):
        return _failure("fileMissing", path=error.path)
    return _failure("fileUnreadable", path=error.path, reason=refused(error))


def _failure(key: str, **params: object) -> RasenError:
    return failure(CODE, problem=Text(f"reasons.planning.{key}", params))

"""What a package must obey beyond JSON, its schema and its canonical form.

The rules of the packages spec 6.3 rows 12 to 21, and those of pipeline packages (generation spec
11). Each function yields its faults in the order of the spec: the first one of all is what a
decoder refuses the package for, all of them are what a check of the file reports.

Faults that the schema finds for these rows (a repeated root, an ID that is not portable) wait in
the envelope until their row is reached: the schema says what is wrong, this module says when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen.diagnostics import Diagnostic, Pointer, Text
from rasen.text.digest import pipeline_digest, workflow_digest, workflow_digest_as_given
from rasen.text.jcs import utf16_key
from rasen.workflows.packaged_files import (
    Totals,
    entry_faults,
    file_faults,
    file_order_faults,
    in_order,
    order_faults,
)
from rasen.workflows.tree import MANIFEST, SKILL

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from rasen.workflows.packaged_files import Envelope

PIPELINE = "pipeline.yaml"

Item = dict[str, Any]


class Declared(NamedTuple):
    """What a packaged manifest says of itself; with a `problem` it says nothing."""

    name: str | None
    requires: Sequence[str] = ()
    problem: Diagnostic | None = None


class Readers(NamedTuple):
    """How the manifests inside a package are read, and the built-in IDs in catalog order."""

    workflow: Callable[[str], Declared]
    pipeline: Callable[[str], Declared]
    builtin: Sequence[str]


def faults(envelope: Envelope, readers: Readers) -> Iterator[Diagnostic]:
    """Give the faults of a package of any kind but for its digest, in the order of the specs."""
    if envelope.document["kind"] == "pipeline":
        return _pipeline_package(envelope, readers)
    return _workflow_package(envelope, readers)


def selection_order(selected: Iterable[str], builtin: Sequence[str]) -> list[str]:
    """Give a selection normalised: built-in IDs in catalog order, then others by code unit."""
    order = {identifier: index for index, identifier in enumerate(builtin)}
    return sorted(selected, key=lambda name: (order.get(name, len(order)), utf16_key(name)))


def sentence(diagnostic: Diagnostic) -> Text:
    """Give what a diagnostic says, as a part of another sentence."""
    return Text(f"messages.{diagnostic.code}", diagnostic.params)


def _workflow_package(envelope: Envelope, readers: Readers) -> Iterator[Diagnostic]:
    document = envelope.document
    yield from _too_many(envelope, "workflow_limit_exceeded", "workflows")
    yield from _plain(envelope, "package_roots_empty")
    packaged: dict[str, Declared] = {}
    totals = Totals()
    for index, workflow in enumerate(document["workflows"]):
        yield from _workflow(envelope, index, totals, packaged, readers)
        packaged.setdefault(workflow["id"], Declared(None))
    yield from _repeated(envelope, "package_root_duplicate", ("roots",), "root")
    yield from _missing_roots(document["roots"], packaged)
    if document["kind"] == "profile":
        yield from _selection(envelope, packaged, readers.builtin)
    if all(declared.problem is None for declared in packaged.values()):
        yield from _closure(document, packaged, readers.builtin)
    yield from _workflow_order(envelope, readers.builtin)


def _workflow(
    envelope: Envelope, index: int, totals: Totals, packaged: dict[str, Declared], readers: Readers
) -> Iterator[Diagnostic]:
    """Give the faults of one workflow, rows 14 to 16, and note what its manifest declares."""
    base: Pointer = ("workflows", index)
    workflow = envelope.document["workflows"][index]
    identifier, files = workflow["id"], workflow["files"]
    for fault in envelope.broken("workflow_id_invalid", *base):
        yield Diagnostic(fault.code, {"value": identifier}, pointer=fault.path)
    if identifier in packaged:
        yield Diagnostic("workflow_duplicate", {"id": identifier}, pointer=(*base, "id"))
    yield from entry_faults(identifier, base, files, totals)
    yield from file_faults(identifier, base, files, totals)
    yield from _required(
        files, (MANIFEST, SKILL), base, "workflow_required_file_missing", identifier
    )
    at = _index(files, MANIFEST)
    if at is not None:
        pointer: Pointer = (*base, "files", at, "content")
        declared = readers.workflow(files[at]["content"])
        packaged.setdefault(identifier, declared)
        if declared.problem is not None:
            params = {"id": identifier, "problem": sentence(declared.problem)}
            yield Diagnostic("packaged_manifest_invalid", params, pointer=pointer)
        elif declared.name != identifier:
            params = {"id": identifier, "manifestId": declared.name}
            yield Diagnostic("packaged_manifest_id_mismatch", params, pointer=pointer)
    stated = _digests(files)
    # Files out of order are a fault of their own, whichever order their digest was made over.
    actual = workflow_digest(identifier, stated)
    if workflow["digest"] != workflow_digest_as_given(identifier, stated):
        yield from _digest("workflow_digest_mismatch", base, actual, workflow, id=identifier)


def _pipeline_package(envelope: Envelope, readers: Readers) -> Iterator[Diagnostic]:
    document = envelope.document
    yield from _plain(envelope, "package_pipelines_empty")
    yield from _plain(envelope, "package_roots_empty")
    names = [pipeline["name"] for pipeline in document["pipelines"]]
    yield from _names(envelope, names)
    yield from _too_many(envelope, "pipeline_limit_exceeded", "pipelines")
    totals = Totals()
    for index in range(len(names)):
        yield from _pipeline(envelope, index, totals, readers)
    yield from _repeated(envelope, "package_root_duplicate", ("roots",), "root")
    yield from _missing_roots(document["roots"], names)
    roots = frozenset(document["roots"])
    for index, name in enumerate(names):
        if name not in roots:
            at: Pointer = ("pipelines", index, "name")
            yield Diagnostic("pipeline_root_missing", {"name": name}, pointer=at)
    for fault in envelope.broken("package_workflow_unreachable"):
        yield Diagnostic(fault.code, {"id": _name_of_first(document)}, pointer=fault.path)
    yield from order_faults(
        "package_pipelines_not_normalized", names, in_order(names), ("pipelines",)
    )
    yield from file_order_faults(document["pipelines"], "pipelines", "name")
    yield from _roots_in_order(document["roots"], in_order(document["roots"]))


def _pipeline(
    envelope: Envelope, index: int, totals: Totals, readers: Readers
) -> Iterator[Diagnostic]:
    base: Pointer = ("pipelines", index)
    pipeline = envelope.document["pipelines"][index]
    name, files = pipeline["name"], pipeline["files"]
    yield from entry_faults(name, base, files, totals)
    yield from file_faults(name, base, files, totals)
    yield from _required(files, (PIPELINE,), base, "pipeline_required_file_missing", name)
    at = _index(files, PIPELINE)
    if at is not None:
        pointer: Pointer = (*base, "files", at, "content")
        declared = readers.pipeline(files[at]["content"])
        if declared.problem is not None:
            yield Diagnostic(declared.problem.code, declared.problem.params, pointer=pointer)
        elif declared.name != name:
            params = {"name": name, "manifestName": declared.name}
            yield Diagnostic("packaged_pipeline_name_mismatch", params, pointer=pointer)
    actual = pipeline_digest(name, _digests(files))
    yield from _digest("pipeline_digest_mismatch", base, actual, pipeline, name=name)


def _plain(envelope: Envelope, code: str) -> Iterator[Diagnostic]:
    """Give the late faults of a code that has no values."""
    for fault in envelope.broken(code):
        yield Diagnostic(code, pointer=fault.path)


def _too_many(envelope: Envelope, code: str, key: str) -> Iterator[Diagnostic]:
    for fault in envelope.broken(code, key):
        details = {"actual": len(envelope.document[key]), "limit": fault.params["limit"]}
        yield Diagnostic(code, details, details=details, pointer=fault.path)


def _repeated(envelope: Envelope, code: str, base: Pointer, param: str) -> Iterator[Diagnostic]:
    """Give the items of a list that stood there before, where the schema found some."""
    if not envelope.broken(code, *base):
        return
    values: Any = envelope.document
    for step in base:
        values = values[step]
    seen: set[str] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield Diagnostic(code, {param: value}, pointer=(*base, index))
        seen.add(value)


def _required(
    files: list[Item], names: Iterable[str], base: Pointer, code: str, owner: str
) -> Iterator[Diagnostic]:
    for name in names:
        if _index(files, name) is None:
            params = {"id": owner, "name": owner, "file": name}
            yield Diagnostic(code, params, pointer=(*base, "files"))


def _index(files: list[Item], path: str) -> int | None:
    return next((index for index, file in enumerate(files) if file["path"] == path), None)


def _digests(files: list[Item]) -> list[tuple[str, str]]:
    return [(file["path"], file["sha256"]) for file in files]


def _digest(
    code: str, base: Pointer, actual: str, item: Item, **params: object
) -> Iterator[Diagnostic]:
    if actual != item["digest"]:
        params |= {"actual": actual, "stated": item["digest"]}
        yield Diagnostic(code, params, pointer=(*base, "digest"))


def _names(envelope: Envelope, names: list[str]) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for index, name in enumerate(names):
        pointer: Pointer = ("pipelines", index, "name")
        for fault in envelope.broken("pipeline_id_invalid", *pointer):
            yield Diagnostic(fault.code, {"name": name}, pointer=fault.path)
        if name in seen:
            yield Diagnostic("pipeline_duplicate", {"name": name}, pointer=pointer)
        seen.add(name)


def _name_of_first(document: Item) -> str:
    """Give the ID of the first workflow, which the schema says nothing about here."""
    first = document["workflows"][0]
    return str(first.get("id")) if isinstance(first, dict) else "0"


def _missing_roots(roots: list[str], packaged: Collection[str]) -> Iterator[Diagnostic]:
    known = frozenset(packaged)
    for index, root in enumerate(roots):
        if root not in known:
            yield Diagnostic("package_root_missing", {"root": root}, pointer=("roots", index))


def _selection(
    envelope: Envelope, packaged: Collection[str], builtin: Sequence[str]
) -> Iterator[Diagnostic]:
    """Give the faults of what a profile selects, rows 18 and 19."""
    base: Pointer = ("profile", "workflows")
    selected = cast("list[str]", envelope.document["profile"]["workflows"])
    roots = cast("list[str]", envelope.document["roots"])
    for fault in envelope.broken("profile_workflow_id_invalid", *base):
        yield Diagnostic(fault.code, {"id": selected[int(fault.path[-1])]}, pointer=fault.path)
    yield from _repeated(envelope, "profile_workflow_duplicate", base, "id")
    chosen = frozenset(selected)
    for index, root in enumerate(roots):
        if root not in chosen:
            pointer: Pointer = ("roots", index)
            yield Diagnostic("profile_root_not_selected", {"root": root}, pointer=pointer)
    for index, identifier in enumerate(selected):
        if identifier not in packaged and identifier not in builtin:
            pointer = (*base, index)
            yield Diagnostic("profile_workflow_missing", {"id": identifier}, pointer=pointer)
    known_roots = frozenset(roots)
    for index, identifier in enumerate(selected):
        if identifier in packaged and identifier not in known_roots:
            pointer = (*base, index)
            yield Diagnostic("profile_roots_mismatch", {"id": identifier}, pointer=pointer)


def _closure(
    document: Item, packaged: dict[str, Declared], builtin: Sequence[str]
) -> Iterator[Diagnostic]:
    """Give what a workflow requires without its being there, and what nothing requires: row 20."""
    start = document["profile"]["workflows"] if document["kind"] == "profile" else document["roots"]
    waiting = [identifier for identifier in reversed(start) if identifier in packaged]
    places = {workflow["id"]: index for index, workflow in enumerate(document["workflows"])}
    reached: set[str] = set()
    while waiting:
        identifier = waiting.pop()
        if identifier in reached:
            continue
        reached.add(identifier)
        for required in packaged[identifier].requires:
            if required in packaged:
                waiting.append(required)
            elif required not in builtin:
                params = {"id": identifier, "dependency": required}
                at: Pointer = ("workflows", places[identifier], "id")
                yield Diagnostic("package_dependency_missing", params, pointer=at)
    for identifier, index in places.items():
        if identifier not in reached:
            at = ("workflows", index, "id")
            yield Diagnostic("package_workflow_unreachable", {"id": identifier}, pointer=at)


def _workflow_order(envelope: Envelope, builtin: Sequence[str]) -> Iterator[Diagnostic]:
    """Give the lists that are not in their one order, row 21."""
    document = envelope.document
    identifiers = [workflow["id"] for workflow in document["workflows"]]
    yield from order_faults(
        "package_workflows_not_normalized", identifiers, in_order(identifiers), ("workflows",)
    )
    yield from file_order_faults(document["workflows"], "workflows", "id")
    roots = cast("list[str]", document["roots"])
    if document["kind"] == "workflow":
        yield from _roots_in_order(roots, in_order(roots))
        return
    selected = cast("list[str]", document["profile"]["workflows"])
    expected = selection_order(selected, builtin)
    code = "profile_workflows_not_normalized"
    yield from order_faults(code, selected, expected, ("profile", "workflows"))
    places = {identifier: index for index, identifier in enumerate(selected)}
    yield from _roots_in_order(roots, sorted(roots, key=lambda root: places.get(root, len(places))))


def _roots_in_order(roots: list[str], expected: list[str]) -> Iterator[Diagnostic]:
    return order_faults("package_roots_not_normalized", roots, expected, ("roots",))

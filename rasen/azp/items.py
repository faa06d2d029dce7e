"""Lists of items in manifests: IDs that repeat, paths that lead nowhere, references (spec 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rasen import schemas
from rasen.azp.container import MANIFEST, Container
from rasen.azp.finding import finding
from rasen.azp.names import ITEM_ID, is_text, item_id_problem, path_reason
from rasen.diagnostics import Diagnostic, Document, Pointer

Items = Iterator[tuple[Pointer, dict[str, Any]]]
Rule = Callable[[Document, Container], Iterator[Diagnostic]]


def items_of(document: object, *names: str | int) -> Items:
    """Give each item of the list below these names that is an object, with its pointer."""
    values = value_at(document, *names)
    for index, item in enumerate(values if isinstance(values, list) else []):
        if isinstance(item, dict):
            yield (*names, index), item


def value_at(document: object, *names: str | int) -> object:
    """Give the value below these names, None where there is none."""
    for name in names:
        if isinstance(document, dict) and isinstance(name, str):
            document = document.get(name)
        elif isinstance(document, list) and isinstance(name, int) and name < len(document):
            document = document[name]
        else:
            return None
    return document


def item_id_faults(items: Items) -> Iterator[Diagnostic]:
    """Give the faults of item IDs: what no schema can say of them, and repetition."""
    seen: set[str] = set()
    for at, item in items:
        identifier = item.get("id")
        if not isinstance(identifier, str) or not schemas.verdict(ITEM_ID)(identifier):
            continue
        if problem := item_id_problem(identifier):
            yield finding("azp_item_id_invalid", MANIFEST, at=(*at, "id"), say={"problem": problem})
        elif identifier in seen:
            yield _repeated(at, identifier)
        seen.add(identifier)


def text_id_faults(items: Items) -> Iterator[Diagnostic]:
    """Give the fault of each ID that repeats, of a list whose IDs are any texts."""
    seen: set[str] = set()
    for at, item in items:
        identifier = item.get("id")
        if isinstance(identifier, str) and is_text(identifier):
            if identifier in seen:
                yield _repeated(at, identifier)
            seen.add(identifier)


def _repeated(at: Pointer, identifier: str) -> Diagnostic:
    return finding("azp_item_id_duplicate", MANIFEST, at=(*at, "id"), id=identifier)


def reference_faults(
    items: Items, own: object, *, default: str | None = None
) -> Iterator[Diagnostic]:
    """Give the faults of references to the package `own` itself, and of repeated (ID, version).

    `default` is the version that an absent one counts as.
    """
    seen: set[tuple[str, str | None]] = set()
    for at, item in items:
        identifier, version = item.get("id"), item.get("version", default)
        if not isinstance(identifier, str) or not is_text(identifier):
            continue
        say = {"id": identifier}
        if identifier == own:
            yield finding("azp_reference_self", MANIFEST, at=at, say=say)
        if version is not None and not is_text(version):
            continue
        if (identifier, version) in seen:
            yield finding("azp_reference_duplicate", MANIFEST, at=at, say=say)
        seen.add((identifier, version))


def path_faults(path: object, at: Pointer, files: object) -> Iterator[Diagnostic]:
    """Give the fault of a path that is a string: it is unsafe, or no key of `files`.

    Where the manifest has no usable `files` nothing counts as unlisted.
    """
    if not isinstance(path, str):
        return
    reason = path_reason(path)
    if reason is not None:
        yield finding("azp_item_path_unsafe", MANIFEST, at=at, reason=reason)
    else:
        yield from unlisted(path, at, files)


def unlisted(path: str, at: Pointer, files: object) -> Iterator[Diagnostic]:
    """Give the fault of a safe path that is no key of `files`."""
    if isinstance(files, dict) and path not in files:
        yield finding("azp_item_path_unlisted", MANIFEST, at=at, target=path)


def payload_faults(document: Document, *names: str) -> Iterator[Diagnostic]:
    """Give the faults of a list whose items have an item ID and the path of a payload."""
    yield from item_id_faults(items_of(document, *names))
    for at, item in items_of(document, *names):
        yield from path_faults(item.get("path"), (*at, "path"), document.get("files"))


def repeated_texts(values: object) -> Iterator[tuple[int, str]]:
    """Give index and text of each text in a list that an earlier item of it equals."""
    seen: set[str] = set()
    for index, value in enumerate(values if isinstance(values, list) else []):
        if isinstance(value, str) and is_text(value):
            if value in seen:
                yield index, value
            seen.add(value)

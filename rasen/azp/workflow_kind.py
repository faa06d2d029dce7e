"""The rules of workflow packages that need more than the schema (azphalt spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.azp.container import MANIFEST
from rasen.azp.finding import finding
from rasen.azp.items import (
    items_of,
    payload_faults,
    reference_faults,
    repeated_texts,
    value_at,
)
from rasen.azp.names import path_reason
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.azp.container import Container
    from rasen.azp.items import Rule
    from rasen.diagnostics import Diagnostic, Document, Pointer

BLOCK = "workflow"


def payload(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold IDs and paths of everything that lies in the package as a payload (rule 4)."""
    for name in ("definitions", "fragments", "agents", "screens"):
        yield from payload_faults(document, BLOCK, name)


def dependencies(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Refuse dependencies on the package itself and repeated ones (rule 5)."""
    yield from reference_faults(items_of(document, BLOCK, "dependencies"), document.get("id"))


def permissions(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Refuse a permission that is requested twice (rule 6)."""
    at = (BLOCK, "hostPermissions")
    code = "azp_workflow_permission_duplicate"
    for index, text in repeated_texts(value_at(document, *at)):
        yield finding(code, MANIFEST, at=(*at, index), permission=text)


def screens(document: Document, container: Container) -> Iterator[Diagnostic]:
    """Refuse screens that are not declarative, and repeated placements (rule 7)."""
    code = "azp_workflow_placement_duplicate"
    for at, screen in items_of(document, BLOCK, "screens"):
        path = screen.get("path")
        if isinstance(path, str) and path_reason(path) is None:
            yield from _screen_faults(path, at, container)
        for index, text in repeated_texts(screen.get("placements")):
            below = (*at, "placements", index)
            yield finding(code, MANIFEST, at=below, placement=text)


RULES: tuple[Rule, ...] = (payload, dependencies, permissions, screens)


def summary(document: dict[str, Any]) -> Document:
    """Give the summary of an ok workflow package (azphalt spec 10)."""
    block = document[BLOCK]
    return {
        "format": block["format"],
        **{
            name: [item["id"] for item in block.get(name, ())]
            for name in ("definitions", "fragments", "agents")
        },
        "dependencies": [
            {
                "id": item["id"],
                "version": item.get("version"),
                "required": item.get("required", False),
                "purpose": item.get("purpose"),
            }
            for item in block.get("dependencies", ())
        ],
        "hostPermissions": block.get("hostPermissions", []),
        "screens": [
            {"id": item["id"], "placements": item.get("placements", [])}
            for item in block.get("screens", ())
        ],
        "targetApps": document.get("targetApps", []),
    }


def _screen_faults(path: str, at: Pointer, container: Container) -> Iterator[Diagnostic]:
    """Give the fault of a screen by its suffix, else by its bytes, where these are at hand."""
    from rasen.azp.screens import has_screen_suffix, is_declarative

    if not has_screen_suffix(path):
        reason = "suffix"
    else:
        entry = container.find(path)
        if entry is None or entry.data is None or is_declarative(path, entry.data):
            return
        reason = "content"
    say = {"problem": Text(f"reasons.azp.screen.{reason}")}
    found = finding("azp_workflow_screen_not_declarative", path, say=say, reason=reason)
    yield found._replace(pointer=(*at, "path"))

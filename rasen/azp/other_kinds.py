"""The rules of the other kinds that need more than the schema (azphalt spec 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.azp.container import MANIFEST
from rasen.azp.finding import finding
from rasen.azp.items import (
    item_id_faults,
    items_of,
    path_faults,
    payload_faults,
    reference_faults,
    text_id_faults,
    unlisted,
    value_at,
)
from rasen.azp.names import is_item_id, is_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.azp.container import Container
    from rasen.azp.items import Rule
    from rasen.diagnostics import Diagnostic, Document, Pointer

_ANY_VERSION = "*"  # what an absent version of a pack entry counts as
_SERVERS = ("mcp", "servers")
_INPUT = "${input:"
_WITH_INPUTS = ("args", "env", "headers")


def assets(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold the paths of assets and of their files; warn of addresses without a digest."""
    for at, asset in items_of(document, "assets"):
        files = asset.get("files")
        yield from _asset_faults(asset, at, document, remote=asset.get("path") == "" and not files)
        for below, file in items_of(asset, "files"):
            remote = file.get("path", "") == ""
            yield from _asset_faults(file, (*at, *below), document, remote=remote)


def entry_point(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold the entry point of code to the paths of payload."""
    entry = document.get("entry")
    if isinstance(entry, str) and is_text(entry):
        yield from path_faults(entry, ("entry",), document.get("files"))


def servers(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold servers: IDs that repeat, modules that are not listed, inputs that nobody declares."""
    yield from text_id_faults(items_of(document, *_SERVERS))
    yield from text_id_faults(items_of(document, "mcp", "inputs"))
    declared = {item.get("id") for _, item in items_of(document, "mcp", "inputs")
                if isinstance(item.get("id"), str)}  # fmt: skip
    for at, server in items_of(document, *_SERVERS):
        module = value_at(server, "local", "wasi", "module")
        if module != "":
            below = (*at, "local", "wasi", "module")
            yield from path_faults(module, below, document.get("files"))
        yield from _undeclared(server, at, declared)


def pack_entries(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Refuse a pack in itself, and members that repeat."""
    entries = items_of(document, "pack", "entries")
    yield from reference_faults(entries, document.get("id"), default=_ANY_VERSION)


def skills(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold IDs of skills, and that each has its file."""
    names = ("skill", "skills")
    yield from item_id_faults(items_of(document, *names))
    for at, skill in items_of(document, *names):
        identifier = skill.get("id")
        if is_item_id(identifier):
            file = f"skills/{identifier}/SKILL.md"
            yield from unlisted(file, (*at, "id"), document.get("files"))


def script_entry(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold the script itself to the paths of payload."""
    at = ("script", "entry")
    yield from path_faults(value_at(document, *at), at, document.get("files"))


def elements(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold the IDs of elements."""
    yield from item_id_faults(items_of(document, "composable", "elements"))


def roles(document: Document, _container: Container) -> Iterator[Diagnostic]:
    """Hold the IDs and paths of roles."""
    yield from payload_faults(document, "role", "roles")


RULES: Mapping[str, tuple[Rule, ...]] = {
    "asset": (assets,),
    "code": (entry_point,),
    "mixed": (assets, entry_point),
    "mcp": (servers,),
    "pack": (pack_entries,),
    "skill": (skills,),
    "script": (script_entry,),
    "composable": (elements,),
    "role": (roles,),
}


def _asset_faults(
    item: Mapping[str, object], at: Pointer, document: Document, *, remote: bool
) -> Iterator[Diagnostic]:
    """Give the fault of a path that is not empty, and the warning of an unpinned address."""
    if item.get("path", "") != "":
        yield from path_faults(item["path"], (*at, "path"), document.get("files"))
    if (remote or "remoteUrl" in item) and "checksum" not in item:
        yield finding("azp_remote_unpinned", MANIFEST, at=(*at, "checksum"), severity="warning")


def _undeclared(value: object, at: Pointer, declared: set[object]) -> Iterator[Diagnostic]:
    """Give each input that arguments, environment and headers of a server refer to in vain."""
    if isinstance(value, dict):
        for key, below in value.items():
            if key in _WITH_INPUTS:
                yield from _undeclared_in(below, (*at, key), declared)
            elif isinstance(below, dict):
                yield from _undeclared(below, (*at, key), declared)


def _undeclared_in(values: object, at: Pointer, declared: set[object]) -> Iterator[Diagnostic]:
    if isinstance(values, dict):
        pairs = list(values.items())
    else:
        pairs = list(enumerate(values)) if isinstance(values, list) else []
    for key, value in pairs:
        for name in _references(value) if isinstance(value, str) else ():
            if name not in declared:
                yield finding("azp_input_undeclared", MANIFEST, at=(*at, key), input=name)


def _references(text: str) -> Iterator[str]:
    """Give the names in all `${input:NAME}` of a text."""
    start = text.find(_INPUT)
    while start >= 0:
        end = text.find("}", start)
        if end < 0:
            return
        yield text[start + len(_INPUT) : end]
        start = text.find(_INPUT, end)

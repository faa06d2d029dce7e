"""`.rasenpkg` files: from bytes to a verified package, and back (packages spec 6).

A package that is right is proved so in the cheapest order. Whatever that way does not accept is
read again exactly, check by check in the order of the spec, by `package_faults`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rasen import __version__, schemas
from rasen.text import jcs
from rasen.text.canonical_json import Unproven, decode_canonical
from rasen.text.digest import canonical_package, package_digest_of_canonical
from rasen.workflows import package_rules
from rasen.workflows.builtin import builtins
from rasen.workflows.packaged_files import SCHEMA, Envelope, in_order, json_limits

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rasen.diagnostics import Diagnostic
    from rasen.workflows.package_rules import Readers


class Packaged(NamedTuple):
    """A packaged workflow or pipeline: `name` is its ID, `files` maps each path to its text."""

    name: str
    digest: str
    files: Mapping[str, str]


class Package(NamedTuple):
    """A verified package. `name` and `profile` (the selected IDs) are a profile package's."""

    kind: str
    roots: tuple[str, ...]
    workflows: tuple[Packaged, ...]
    digest: str
    name: str | None = None
    profile: tuple[str, ...] | None = None
    pipelines: tuple[Packaged, ...] = ()


class Examined(NamedTuple):
    """All that was found about a package; `package` is None where it has no readable shape.

    A package with findings may hold what its rules forbid. Findings have their places in the text.
    """

    package: Package | None
    findings: list[Diagnostic]


def decode(
    data: bytes,
    *,
    kind: str | None = None,
    running_version: str = __version__,
    builtin: Sequence[str] | None = None,
) -> Package:
    """Give the package that the bytes are, or raise the first check that fails (packages spec 6.3).

    `kind` is the one that is wanted; `builtin` are the IDs of built-in workflows in catalog order.
    """
    readers = _readers(builtin)
    package = _accepted(data, kind, running_version, readers)
    if package is not None:
        return package
    from rasen.workflows import package_faults

    document = package_faults.refuse_first(data, kind, running_version, readers)
    return _package(document)


def examine(
    data: bytes, *, running_version: str = __version__, builtin: Sequence[str] | None = None
) -> Examined:
    """Give the package as far as it can be read, and every fault of it as its own finding."""
    readers = _readers(builtin)
    package = _accepted(data, None, running_version, readers)
    if package is not None:
        return Examined(package, [])
    from rasen.workflows import package_faults

    document, findings = package_faults.find_all(data, running_version, readers)
    if document is None:
        return Examined(None, findings)
    return Examined(_package(document), findings)


def encode(package: Package, *, builtin: Sequence[str] | None = None) -> bytes:
    """Give the canonical bytes of a package, normalised, with all digests computed from its texts.

    Equal content gives equal bytes. Limits and rules are not checked here: `decode` does that.
    """
    known = _readers(builtin).builtin
    return canonical_package(_envelope(package, known))


def _accepted(
    data: bytes, kind: str | None, running_version: str, readers: Readers
) -> Package | None:
    """Give the package if all checks pass, None for any doubt."""
    try:
        document = decode_canonical(data, json_limits())
    except Unproven:
        return None
    if not schemas.verdict(SCHEMA)(document):
        return None
    if kind not in (None, document["kind"]) or not _runs(document, running_version):
        return None
    if package_digest_of_canonical(data, document) != document["packageDigest"]:
        return None
    if next(package_rules.faults(Envelope(document), readers), None) is not None:
        return None
    return _package(document)


def _runs(document: dict[str, Any], running_version: str) -> bool:
    if "minRasenVersion" not in document:
        return True
    from rasen.workflows.package_faults import newer_release

    return newer_release(document, running_version) is None


def _package(document: dict[str, Any]) -> Package:
    profile = document.get("profile")
    workflows = document["workflows"] if document["kind"] != "pipeline" else ()
    return Package(
        kind=document["kind"],
        roots=tuple(document["roots"]),
        workflows=tuple(_packaged(item, "id") for item in workflows),
        digest=document["packageDigest"],
        name=document.get("name"),
        profile=tuple(profile["workflows"]) if profile else None,
        pipelines=tuple(_packaged(item, "name") for item in document.get("pipelines", ())),
    )


def _packaged(item: dict[str, Any], name: str) -> Packaged:
    files = {file["path"]: file["content"] for file in item["files"]}
    return Packaged(item[name], item["digest"], files)


def _envelope(package: Package, builtin: Sequence[str]) -> dict[str, Any]:
    """Give the document of a package without its digest, normalised (packages spec 6.1)."""
    roots: list[str] = in_order(package.roots)
    document: dict[str, Any] = {"format": "rasen-package", "formatVersion": 1}
    document["kind"] = package.kind
    if package.profile is not None:
        selected = package_rules.selection_order(package.profile, builtin)
        places = {identifier: index for index, identifier in enumerate(selected)}
        roots.sort(key=lambda root: places.get(root, len(places)))
        document["name"] = package.name
        document["profile"] = {"version": 1, "delivery": "skills", "workflows": selected}
    document["roots"] = roots
    document["workflows"] = _items(package.workflows, "id")
    if package.kind == "pipeline":
        document["pipelines"] = _items(package.pipelines, "name")
    return document


def _items(packaged: Sequence[Packaged], key: str) -> list[dict[str, Any]]:
    from rasen.text.digest import pipeline_digest, text_digest, workflow_digest

    digest = workflow_digest if key == "id" else pipeline_digest
    items = []
    for item in sorted(packaged, key=lambda item: jcs.utf16_key(item.name)):
        digests = [(path, text_digest(item.files[path])) for path in in_order(item.files)]
        files = [
            {"path": path, "encoding": "utf8", "sha256": sha256, "content": item.files[path]}
            for path, sha256 in digests
        ]
        items.append({key: item.name, "digest": digest(item.name, digests), "files": files})
    return items


def _readers(builtin: Sequence[str] | None) -> Readers:
    if builtin is None:
        builtin = [unit.id for unit in builtins().workflows]
    return package_rules.Readers(_read_manifest, _read_pipeline, builtin)


def _read_manifest(text: str) -> package_rules.Declared:
    from rasen.workflows.manifest import read_manifest

    read = read_manifest(text)
    if read.manifest is None:
        return package_rules.Declared(None, problem=read.reading.stops[0])
    return package_rules.Declared(read.manifest.id, read.manifest.requires.workflows)


def _read_pipeline(text: str) -> package_rules.Declared:
    """Read a packaged pipeline by the rules 1 to 6 of the generation spec 9.3."""
    from rasen.pipelines.definition import diagnose, read_definition

    read = read_definition(text)
    error = next((found for found in diagnose(read) if found.severity == "error"), None)
    if error is not None or read.definition is None:
        return package_rules.Declared(None, problem=error)
    return package_rules.Declared(read.definition.name)

"""`rasen workflow export`: a workflow of the user with all it requires, as one package file."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.diagnostics import RasenError, Text, failure
from rasen.files import atomic
from rasen.files.reading import NotRegular, file_kind
from rasen.outcome import Outcome
from rasen.workflows.catalog import load_catalog
from rasen.workflows.graph import closure
from rasen.workflows.home import surroundings
from rasen.workflows.library import unable
from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.packaged_files import SCHEMA
from rasen.workflows.showing import find_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.context import Context
    from rasen.workflows.catalog import Catalog

PRIVATE = 0o600


def export_workflow(context: Context, identifier: str, path: str, *, force: bool) -> Outcome:
    """Write the package and give where; `force` replaces a file that is there.

    Fails with the codes of packages spec 8 in their order; an old file is then as it was.
    """
    destination = context.absolute(path)
    if not force and os.path.lexists(destination):
        raise failure("destination_exists", target=destination, path=destination)
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    if find_entry(catalog, identifier).workflow is None:
        raise failure("builtin_export_forbidden", target=identifier, id=identifier)
    data = package_bytes(Package("workflow", (identifier,), embedded(catalog, [identifier]), ""))
    _write(destination, data)
    exported = {"id": identifier, "path": destination}
    return Outcome("workflow-export", {"workflow": exported, "status": []})


def embedded(catalog: Catalog, roots: Sequence[str]) -> tuple[Packaged, ...]:
    """Give the user's workflows among the roots and all that they require, in catalog order."""
    users = {entry.id: entry for entry in catalog.entries if entry.workflow is not None}
    requirements = {identifier: entry.requires for identifier, entry in users.items()}
    needed = closure([root for root in roots if root in users], requirements)
    return tuple(
        Packaged(identifier, "", entry.workflow.files)
        for identifier, entry in users.items()
        if identifier in needed and entry.workflow is not None
    )


def package_bytes(package: Package) -> bytes:
    """Give the bytes of a package of valid workflows, or raise the first limit that it exceeds."""
    data = encode(package)
    limits = schemas.limits(SCHEMA)
    files = [text for packaged in package.workflows for text in packaged.files.values()]
    content = sum(len(text) if text.isascii() else len(text.encode()) for text in files)
    for code, actual, limit in (
        ("package_too_large", len(data), limits["x-max-bytes"]),
        ("workflow_limit_exceeded", len(package.workflows), _most_workflows()),
        ("entry_limit_exceeded", len(files), limits["x-max-entries"]),
        ("content_limit_exceeded", content, limits["x-max-total-bytes"]),
    ):
        if actual > limit:
            root = package.roots[0]
            raise failure(code, target=root, path=root, actual=actual, limit=limit)
    return data


def _most_workflows() -> int:
    """Give the most workflows that a package may hold, as the schema says it."""
    definitions = cast("dict[str, Any]", schemas.load(SCHEMA)["$defs"])
    return cast("int", definitions["workflows"]["maxItems"])


def _write(destination: str, data: bytes) -> None:
    try:
        mode = os.lstat(destination).st_mode
    except (OSError, ValueError):
        mode = stat.S_IFREG  # what hinders the look hinders the writing, and is said then
    if not stat.S_ISREG(mode):
        raise _not_file(destination, file_kind(mode))
    try:
        atomic.write_file(destination, data, mode=PRIVATE, parents=True)
    except NotRegular as error:
        raise _not_file(destination, error.kind) from error
    except (OSError, ValueError, atomic.Unfinished) as error:
        raise unable(destination, error) from error


def _not_file(destination: str, kind: str) -> RasenError:
    named = Text(f"reasons.kind.{kind}")
    return failure("destination_not_file", target=destination, path=destination, kind=named)

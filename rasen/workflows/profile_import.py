"""`rasen profile import`: a YAML or JSON file, or a package with workflows (packages spec 10.4)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from rasen import schemas
from rasen.diagnostics import Text, failure
from rasen.files import reading
from rasen.outcome import Outcome
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profile_store import locked, require_free, save
from rasen.workflows.profiles import (
    check_name,
    invalid_file,
    normalize,
    normalize_file,
    read_definition,
    read_problem,
    requirements,
    shown_path,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rasen.context import Context
    from rasen.diagnostics import Document

_PACKAGE = ".rasenpkg"
_THIN = (".yaml", ".yml", ".json")


def import_profile(context: Context, path: str, name: str | None, *, force: bool) -> Outcome:
    """Save the profile that a file holds, with the workflows of a package; `name` renames it.

    `force` replaces a saved profile of the name, and never a workflow. Whatever fails, nothing was
    written.
    """
    source = context.absolute(path)
    extension = os.path.splitext(source)[1].lower()
    if extension == _PACKAGE:
        return _import_package(context, source, name, force=force)
    if extension not in _THIN:
        problem = Text("reasons.profile.importFormat", {"path": source})
        raise failure("unsupported_format", target=source, problem=problem)
    return _import_thin(context, source, name, force=force)


def _import_thin(context: Context, source: str, name: str | None, *, force: bool) -> Outcome:
    name = os.path.splitext(os.path.basename(source))[0] if name is None else name
    check_name(name)
    listed = read_definition(source, follow=True)
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    definition = normalize_file(source, listed, requirements(catalog))
    require_free(around.homes, name, replace=force)
    with locked(context, around.homes):
        saved = save(around.homes, name, definition, replace=force)
    return _outcome(name, saved, definition, None)


def _import_package(context: Context, source: str, name: str | None, *, force: bool) -> Outcome:
    """Install the workflows of a package and save its profile, both or none."""
    from rasen.workflows.package import decode
    from rasen.workflows.transaction import install

    package = decode(_read_package(source), kind="profile")
    named = cast("str", package.name) if name is None else name
    check_name(named)
    around = surroundings(context)
    require_free(around.homes, named, replace=force)
    definition: tuple[str, ...] = ()
    saved = ""

    def commit() -> None:
        nonlocal definition, saved
        # The library as it is now, with what was just installed.
        catalog = load_catalog(around.homes, around.dependencies)
        definition = normalize(package.profile or (), requirements(catalog))
        with locked(context, around.homes):
            saved = save(around.homes, named, definition, replace=force)

    installed = install(context, package, commit=commit)
    brought = {key: list(ids) for key, ids in installed._asdict().items()}
    return _outcome(named, saved, definition, brought)


def _read_package(source: str) -> bytes:
    """Give the bytes of a package file, links followed."""
    from rasen.workflows.packaged_files import SCHEMA

    try:
        return reading.read_bounded(source, schemas.limits(SCHEMA)["x-max-bytes"])
    except reading.NotFound:
        raise failure("not_found", target=source, what=shown_path(source)) from None
    except reading.Changed as error:
        raise failure("package_changed", target=source) from error
    except reading.ReadError as error:
        raise invalid_file(source, read_problem(error)) from error


def _outcome(
    name: str,
    path: str,
    definition: Sequence[str],
    installed: Mapping[str, Sequence[str]] | None,
) -> Outcome:
    document: Document = {
        "profile": {"name": name, "path": path, "workflows": list(definition)},
        "installed": installed,
        "status": [],
    }
    return Outcome("profile-import", document)

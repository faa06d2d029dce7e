"""`rasen profile export`: a selection as YAML, JSON, or a package with the user's workflows in it.

The rules for names and formats are those of packages spec 10.5.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import RasenError, Text, failure
from rasen.files import atomic
from rasen.files.reading import ReadError
from rasen.outcome import Outcome
from rasen.workflows.builtin import builtins
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.profiles import (
    PRESETS,
    invalid_file,
    json_bytes,
    load,
    normalize,
    read_problem,
    requirements,
    shown_path,
    unable,
    yaml_bytes,
)
from rasen.workflows.selection import tell_warnings, user_selection

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.context import Context
    from rasen.workflows.catalog import Catalog

_PACKAGE = ".rasenpkg"
_THIN = (".yaml", ".yml", ".json")
_PRIVATE = 0o600


def export_profile(
    context: Context, path: str, name: str | None, *, thin: bool, force: bool
) -> Outcome:
    """Write a profile, or for no name the current selection, to a file."""
    target = context.absolute(path)
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    if name is None:
        selection = user_selection(around.homes, catalog)
        selected = selection.ids
        tell_warnings(context, selection)
    else:
        selected = load(around.homes, name, catalog)
    definition = normalize(selected, requirements(catalog))
    _require_free(target, force=force)
    data, kind = _encoded(target, name, definition, catalog, thin=thin)
    try:
        atomic.write_file(target, data, mode=_PRIVATE, parents=True)
    except ReadError as error:
        raise invalid_file(target, read_problem(error)) from error
    except (OSError, atomic.Unfinished) as error:
        raise unable(target, error) from error
    document = {"profile": name, "path": target, "kind": kind}
    return Outcome("profile-export", {"export": document, "status": []})


def _encoded(
    target: str, name: str | None, definition: Sequence[str], catalog: Catalog, *, thin: bool
) -> tuple[bytes, str]:
    """Give the bytes for a destination and what they are: `thin` or `package`."""
    extension = os.path.splitext(target)[1].lower()
    if thin and extension not in _THIN:
        raise _unsupported(target, "thinFormat")
    if not thin and extension == _PACKAGE:
        return _package(name, definition, catalog), "package"
    built_in = {unit.id for unit in builtins().workflows}
    users = [identifier for identifier in definition if identifier not in built_in]
    if users and not thin:
        raise _unsupported(target, "packageFormat", ids=users)
    data = json_bytes(definition) if extension == ".json" else yaml_bytes(definition)
    return data, "thin"


def _package(name: str | None, definition: Sequence[str], catalog: Catalog) -> bytes:
    """Give the package of a definition; fails with the codes of limits (packages spec 6.4)."""
    from rasen.workflows.exporting import embedded, package_bytes
    from rasen.workflows.package import Package

    workflows = embedded(catalog, definition)
    roots = tuple(packaged.name for packaged in workflows)
    named = _package_name(name)
    return package_bytes(Package("profile", roots, workflows, "", named, tuple(definition)))


def _package_name(name: str | None) -> str:
    if name is None:
        return "current-profile"
    return f"{name}-profile" if name in PRESETS else name


def _require_free(target: str, *, force: bool) -> None:
    if not force and os.path.lexists(target):
        raise failure("already_exists", target=target, what=shown_path(target))


def _unsupported(target: str, why: str, **params: object) -> RasenError:
    problem = Text(f"reasons.profile.{why}", {"path": target, **params})
    return failure("unsupported_format", target=target, problem=problem)

"""What a profile is: its name, what its list of workflows comes to, and where it is saved.

The rules are those of packages spec 10.1. A definition is the tuple of the IDs that a profile
selects.
"""

from __future__ import annotations

import json
import os
import stat
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, RasenError, Text, failure
from rasen.files import reading
from rasen.workflows.builtin import builtins
from rasen.workflows.graph import closure
from rasen.workflows.profile_file import SCHEMA, read_profile
from rasen.workflows.settings import SCHEMA as SETTINGS
from rasen.workflows.tree import sort_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rasen.files.home import Homes
    from rasen.workflows.catalog import Catalog

    Definition = tuple[str, ...]

FULL, CORE, CUSTOM = "full", "core", "custom"
PRESETS = (FULL, CORE)
_SUFFIX = ".yaml"


def preset(name: str) -> Definition | None:
    """Give what `full` or `core` select, in the order of listings; None for any other name."""
    if name == FULL:
        return tuple(unit.id for unit in builtins().workflows)
    return builtins().core if name == CORE else None


def classify(definition: Iterable[str]) -> str:
    """Give `full` or `core` for a selection of the same workflows, `custom` for any other."""
    selected = set(definition)
    return next((name for name in PRESETS if selected == set(preset(name) or ())), CUSTOM)


def check_name(name: str) -> None:
    """Make sure that a user's profile may have the name: `reserved_name`, `invalid_name`."""
    if _is_reserved(name):
        raise failure("reserved_name", target=name, name=name)
    if not _is_name(name):
        raise failure("invalid_name", target=name, name=name)


def requirements(
    catalog: Catalog, incoming: Mapping[str, Sequence[str]] | None = None
) -> dict[str, Sequence[str]]:
    """Give what each workflow requires, in catalog order.

    `incoming` are workflows that are about to join the library, with what they require.
    """
    units = {entry.id: entry.requires for entry in catalog.workflows()}
    if not incoming:
        return cast("dict[str, Sequence[str]]", units)
    users = {entry.id: entry.requires for entry in catalog.workflows() if entry.source == "user"}
    required: dict[str, Sequence[str]] = {k: v for k, v in units.items() if k not in users}
    names = list(users.keys() | incoming.keys())
    sort_names(names)
    return required | {name: incoming.get(name, users.get(name, ())) for name in names}


def normalize(selected: Iterable[str], required: Mapping[str, Sequence[str]]) -> Definition:
    """Give the selection with all that it requires, in catalog order, experts left out.

    `required` is what `requirements` gives. Fails with `unknown_workflow` for the first ID that is
    no workflow of it.
    """
    experts = {expert.id for expert in builtins().experts}
    roots = [name for name in selected if name in required or name not in experts]
    for name in roots:
        if name not in required:
            raise failure("unknown_workflow", target=name, id=name)
    found = closure(roots, required)
    return tuple(name for name in required if name in found)


def known(selected: Iterable[str], catalog: Catalog) -> tuple[Definition, Definition]:
    """Give the IDs that the catalog has as workflows, and those that it knows as nothing at all."""
    workflows = {entry.id for entry in catalog.workflows()}
    experts = {expert.id for expert in builtins().experts}
    selected = tuple(selected)
    return (
        tuple(name for name in selected if name in workflows),
        tuple(name for name in selected if name not in workflows and name not in experts),
    )


# Saved profiles


def profile_path(homes: Homes, name: str) -> str:
    """Give where the saved profile of this name lies, or would lie."""
    return os.path.join(homes.config, "profiles", name + _SUFFIX)


def saved_names(homes: Homes) -> list[str]:
    """Give the names of all saved profiles, in code-unit order: regular files of a fitting name."""
    folder = os.path.join(homes.config, "profiles")
    try:
        entries = os.listdir(folder)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise unable(folder, error) from error
    names = [entry.removesuffix(_SUFFIX) for entry in entries if entry.endswith(_SUFFIX)]
    names = [name for name in names if _is_saved_name(name) and is_saved(homes, name)]
    sort_names(names)
    return names


def is_saved(homes: Homes, name: str) -> bool:
    """Tell whether there is a saved profile of this name, however broken."""
    try:
        return stat.S_ISREG(os.lstat(profile_path(homes, name)).st_mode)
    except OSError:
        return False


def read_saved(homes: Homes, name: str) -> Definition:
    """Give the IDs that a saved profile lists, as written; fails with `not_found`, `invalid_file`.

    Whether there are such workflows is another question.
    """
    check_name(name)
    if not is_saved(homes, name):
        raise failure("not_found", target=name, what=shown_name(name))
    return read_definition(profile_path(homes, name), follow=False)


def load(homes: Homes, name: str, catalog: Catalog) -> Definition:
    """Give what a profile of the product or a saved one selects, normalised where it is saved.

    Fails with `reserved_name` (for `custom`), `invalid_name`, `not_found` or `invalid_file`.
    """
    built_in = preset(name)
    if built_in is not None:
        return built_in
    listed = read_saved(homes, name)
    return normalize_file(profile_path(homes, name), listed, requirements(catalog))


# Profile files, saved or not


def read_definition(path: str, *, follow: bool) -> Definition:
    """Give the IDs that a profile file lists; `follow` links or take them for no file.

    Fails with `not_found` and `invalid_file`; a file whose name ends with `.json` is read as JSON.
    """
    limit = schemas.limits(SCHEMA)["x-max-bytes"]
    read = reading.read_bounded if follow else reading.read_bounded_nofollow
    try:
        text = read(path, limit).decode("utf-8")
    except reading.NotFound:
        raise failure("not_found", target=path, what=shown_path(path)) from None
    except reading.ReadError as error:
        raise invalid_file(path, read_problem(error)) from error
    except UnicodeDecodeError as error:
        raise invalid_file(path, Text("reasons.profile.notUtf8")) from error
    found = read_profile(text, is_json=path.lower().endswith(".json"))
    if found.workflows is None:
        raise invalid_file(path, _said(found.diagnostics[0]))
    return found.workflows


def normalize_file(
    path: str, listed: Iterable[str], required: Mapping[str, Sequence[str]]
) -> Definition:
    """Give what a profile file comes to, where `invalid_file` is an unknown workflow in it."""
    try:
        return normalize(listed, required)
    except RasenError as error:
        raise invalid_file(path, _said(error.diagnostics[0])) from error


def yaml_bytes(definition: Sequence[str]) -> bytes:
    """Give a definition as YAML: its version and a block list."""
    if not definition:
        return b"version: 1\nworkflows: []\n"
    lines = [f"  - {_yaml_string(name)}\n" for name in definition]
    return f"version: 1\nworkflows:\n{''.join(lines)}".encode()


def json_bytes(definition: Sequence[str]) -> bytes:
    """Give a definition as JSON, indented by two blanks."""
    document = {"version": 1, "workflows": list(definition)}
    return (json.dumps(document, indent=2) + "\n").encode()


# Failures


def invalid_file(path: str, problem: object) -> RasenError:
    """Give the error for a file that is no profile, for a reason that is a whole sentence."""
    said = Text("reasons.profile.file", {"path": path, "problem": problem})
    return failure("invalid_file", target=path, problem=said)


def unable(path: str, error: Exception) -> RasenError:
    """Give the error for a path that the system refuses to read or to write."""
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    problem = Text("reasons.profile.unable", {"path": path, "reason": reason})
    return failure("profile_command_error", target=path, problem=problem)


def shown_path(path: str) -> Text:
    """Give what a sentence calls a path."""
    return Text("reasons.profile.path", {"path": path})


def shown_name(name: str) -> Text:
    """Give what a sentence calls a saved profile."""
    return Text("reasons.profile.saved", {"name": name})


def read_problem(error: reading.ReadError) -> Text:
    """Give why a file could not be read, as a sentence."""
    if isinstance(error, reading.NotRegular):
        kind = Text(f"reasons.kind.{error.kind}")
        return Text("reasons.profile.notRegular", {"kind": kind})
    if isinstance(error, reading.TooLarge):
        measured = {"actual": error.actual, "limit": error.limit}
        return Text("reasons.profile.tooLarge", measured)
    reason = error.reason if isinstance(error, reading.Unreadable) else str(error)
    return Text("reasons.profile.unreadable", {"reason": reason})


def _said(found: Diagnostic) -> Text:
    """Give what is wrong with a profile's text, with its place where it has one."""
    said = Text(f"messages.{found.code}", found.params)
    if found.place is None:
        return said
    line, column = found.place
    return Text("reasons.atPlace", {"line": line, "column": column, "problem": said})


def _is_saved_name(name: str) -> bool:
    return _is_name(name) and not _is_reserved(name)


def _is_name(name: str) -> bool:
    """Tell whether the settings could name such a profile: their schema holds the pattern."""
    return schemas.verdict(SETTINGS)({"profile": name})


def _is_reserved(name: str) -> bool:
    definitions = cast("dict[str, Any]", schemas.load("common:identifiers")["$defs"])
    return name in definitions["reservedProfileName"]["enum"]


def _yaml_string(name: str) -> str:
    """Give an ID as YAML reads it back: quoted where it would be a number or a constant."""
    from rasen.text.yaml_core import resolve

    return name if resolve(name) == name else f'"{name}"'

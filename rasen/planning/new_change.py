"""`rasen new change`: a folder with metadata, and a root around it where there is none (7.1)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import failure
from rasen.files import atomic
from rasen.files.reading import NotRegular
from rasen.outcome import Outcome
from rasen.planning import metadata
from rasen.planning.config import read_config
from rasen.planning.failures import change_error
from rasen.planning.layout import ARCHIVE, PlanningFolder
from rasen.planning.markdown import WHITE_SPACE
from rasen.planning.resolution import DEFAULT, load_schema
from rasen.planning.seed_proposal import seed_proposal
from rasen.stores.creation import Creation
from rasen.stores.failures import WrongKind, system_problem
from rasen.stores.leftovers import sweep
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context
    from rasen.diagnostics import RasenError
    from rasen.stores.roots import Root

SCHEMA = "new-change"
NAME_SCHEMA = "common:change-name"

_ATTEMPTS = 3


class NewChange(NamedTuple):
    """What the command line asks for, None for what it leaves out."""

    name: str
    description: str | None = None
    goal: str | None = None
    proposal: str | None = None
    schema: str | None = None
    store: str | None = None
    store_path: str | None = None
    initiative: str | None = None
    areas: str | None = None


def new_change(context: Context, request: NewChange) -> Outcome:
    """Make the change, or leave everything as it was and raise why."""
    _refuse_faulty(request)
    root = select_root(context, request.store, store_path=request.store_path)
    config = read_config(context, root.config)
    schema = request.schema
    if schema is None:
        schema = config.schema or DEFAULT
    load_schema(context, root.path, schema)
    path = PlanningFolder(root.path).change(request.name)
    if os.path.lexists(path):
        raise _exists(path)
    files = _files(request, schema, context.today())
    _write(root, path, files)
    change = {
        "id": request.name,
        "path": path,
        "metadataPath": os.path.join(path, metadata.FILE),
        "schema": schema,
    }
    return Outcome(SCHEMA, {"change": change, "root": root.output()})


def _refuse_faulty(request: NewChange) -> None:
    """Raise what is wrong with the command line itself, in the order of the contract."""
    if not schemas.verdict(NAME_SCHEMA)(request.name):
        raise change_error("nameInvalid", name=request.name)
    if request.name == ARCHIVE:
        raise change_error("nameReserved", name=request.name)
    if request.initiative is not None:
        raise failure("initiative_option_removed", target="change.options")
    if request.areas is not None:
        raise failure("areas_option_removed", target="change.options")
    if request.proposal is not None and not request.proposal.strip(WHITE_SPACE):
        raise change_error("proposalBlank")
    for option in ("description", "goal", "proposal", "schema"):
        if not _is_text(getattr(request, option) or ""):
            raise change_error("notUtf8", option="--" + option)


def _is_text(value: str) -> bool:
    """Tell whether a word of the command line can be written as UTF-8."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _files(request: NewChange, schema: str, created: str) -> Mapping[str, bytes]:
    text = metadata.metadata_text(schema=schema, created=created, goal=request.goal or "")
    files = {metadata.FILE: text}
    if request.description:
        files["README.md"] = f"# {request.name}\n\n{request.description}\n"
    if request.proposal is not None:
        files["proposal.md"] = seed_proposal(request.name, request.proposal)
    return {name: text.encode() for name, text in files.items()}


def _write(root: Root, path: str, files: Mapping[str, bytes]) -> None:
    """Make what a root needs, then the change by one rename; undo the first if that fails."""
    for folder in (root.path, os.path.join(root.path, "rasen"), os.path.dirname(path)):
        sweep(folder)
    creation = Creation(root.path)
    try:
        _make_shape(creation, root)
        atomic.create_folder_with(path, files, dir_mode=None, file_mode=None)
    except BaseException as error:
        taken = os.path.lexists(path)
        if not taken:  # somebody else's change would lose its root
            creation.undo()
        if taken and isinstance(error, (NotRegular, atomic.NotEmpty, OSError)):
            raise _exists(path) from error
        if isinstance(error, (WrongKind, atomic.Unfinished, OSError)):
            raise change_error("notWritten", problem=system_problem(error)) from error
        raise


def _make_shape(creation: Creation, root: Root) -> None:
    """Make what is missing of a root; another run may make the same at the same time."""
    for _ in range(_ATTEMPTS):
        try:
            return creation.make_shape(keeps=False)
        except OSError:
            if not os.path.isdir(os.path.join(root.path, "rasen")):
                raise
    return creation.make_shape(keeps=False)


def _exists(path: str) -> RasenError:
    return change_error("changeExists", name=os.path.basename(path), path=path)

"""`rasen contract types`: type declarations written to a folder, or compared with what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.docs.bundle import differing_files, write_files
from rasen.docs.library import library_of, published
from rasen.docs.types import model, python, typescript
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.docs.library import Library

SCHEMA = "contract-types"
NOTICE = "Made from the schemas by `rasen contract types`; do not edit."


def write_types(context: Context, folder: str, *, schemas: str | None, check: bool) -> Outcome:
    """Write the types of the published schemas, or of a folder's, below a folder.

    With `check` nothing is written; `output_stale` is raised where the folder differs. Other files
    of the folder stay as they are.
    """
    files = type_files(_library(context, schemas))
    path = context.absolute(folder)
    if check:
        differing_files(path, files, code="output_stale", folder=folder)
    else:
        write_files(path, files, folder)
    document = {"path": path, "files": list(files), "written": not check}
    return Outcome(SCHEMA, {"types": document, "status": []})


def type_files(library: Library) -> dict[str, bytes]:
    """Give the declarations of every language by the name of their file."""
    declared = model.declarations(library)
    return {
        python.FILE: python.declarations_text(declared, NOTICE).encode(),
        typescript.FILE: typescript.declarations_text(declared, NOTICE).encode(),
    }


def _library(context: Context, schemas: str | None) -> Library:
    if schemas is None:
        return published()
    from rasen.contract.schema_files import read_set

    return library_of(read_set(schemas, context.cwd))

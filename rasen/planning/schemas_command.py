"""`rasen schemas` and `rasen templates`: what artifact schemas there are (contract spec 6.6).

Both look at the working folder itself, whatever root is around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text
from rasen.outcome import Outcome
from rasen.planning.artifact_schema import InvalidSchema, read_schema
from rasen.planning.resolution import load_schema, shelves

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.planning.artifact_schema import ArtifactSchema


def list_schemas(context: Context) -> Outcome:
    """Give the valid schemas by name, each from the first place that has it; others are told."""
    found: dict[str, ArtifactSchema] = {}
    for shelf in shelves(context, context.cwd):
        for folder in shelf.folders():
            if folder.name in found:
                continue
            try:
                found[folder.name] = read_schema(folder)
            except InvalidSchema as error:
                params = {"path": folder.file, "problem": error.problem}
                context.tell(Text("notes.schemaLeftOut", params))
    listed = [_listed(found[name]) for name in sorted(found)]
    return Outcome("schemas", {"schemas": listed}, bare="schemas")


def templates(context: Context, schema: str) -> Outcome:
    """Give where the templates of a schema lie, by ID of the artifact; they may be missing."""
    found = load_schema(context, context.cwd, schema)
    document: dict[str, object] = {
        each.id: {"path": found.folder.template(each.template), "source": found.folder.source}
        for each in found.artifacts
    }
    return Outcome("templates", document)


def _listed(schema: ArtifactSchema) -> dict[str, object]:
    return {
        "name": schema.name,
        "description": schema.description,
        "artifacts": list(schema.ids),
        "source": schema.folder.source,
    }

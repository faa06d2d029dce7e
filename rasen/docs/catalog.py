"""The catalog of bundled schemas, in the shape that SchemaStore and editors read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.diagnostics import Document

NAME = "catalog.json"


def bundle_path(name: str) -> str:
    """Give where a schema's file lies below the folder of a bundle."""
    return name.replace(":", "/") + ".schema.json"


def catalog(names: Iterable[str], *, folder: str = "") -> Document:
    """Give the catalog of these schemas, sorted by name.

    Each `url` is relative to the catalog's own place; `folder` is the bundle's place from there.
    Schemas that describe no file of a known name have no `fileMatch`.
    """
    prefix = folder + "/" if folder else ""
    return {"version": 1, "schemas": [_entry(name, prefix) for name in sorted(names)]}


def _entry(name: str, prefix: str) -> Document:
    schema = schemas.load(name)
    entry: Document = {"name": f"rasen: {schema['title']}", "description": schema["description"]}
    if "x-file-match" in schema and "x-syntax" in schema:  # archives are no texts
        entry["fileMatch"] = schema["x-file-match"]
    entry["url"] = prefix + bundle_path(name)
    return entry

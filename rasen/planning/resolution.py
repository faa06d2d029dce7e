"""Where artifact schemas lie, and which one is meant (contract spec 6.1).

A schema goes by the name of its folder. Those of the project go before the user's, and these
before those that ship with the product.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.planning.failures import change_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import RasenError
    from rasen.planning.artifact_schema import ArtifactSchema

DEFAULT = "spec-driven"
FILE = "schema.yaml"
NAME_SCHEMA = "common:artifact-schema-name"

_BUILTIN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "builtin")


class SchemaFolder(NamedTuple):
    """The folder of one schema; `source` is "project", "user" or "package"."""

    name: str
    path: str
    source: str

    @property
    def file(self) -> str:
        """The schema itself."""
        return os.path.join(self.path, FILE)

    def template(self, name: str) -> str:
        """Give where a template lies, whether it is there or not."""
        return os.path.normpath(os.path.join(self.path, "templates", name))


class Shelf(NamedTuple):
    """A folder of schema folders."""

    path: str
    source: str

    def folders(self) -> Iterator[SchemaFolder]:
        """Give the schemas that lie here, valid or not, by name."""
        try:
            names = sorted(os.listdir(self.path))
        except OSError:
            return
        for name in filter(schemas.verdict(NAME_SCHEMA), names):
            folder = SchemaFolder(name, os.path.join(self.path, name), self.source)
            if os.path.exists(folder.file):
                yield folder


def shelves(context: Context, root: str) -> tuple[Shelf, ...]:
    """Give the folders in which the schemas of a root are looked for, in this order."""
    return (
        Shelf(os.path.join(root, "rasen", "schemas"), "project"),
        Shelf(os.path.join(context.homes().data, "schemas"), "user"),
        Shelf(os.path.join(_BUILTIN, "schemas"), "package"),
    )


def find_schema(context: Context, root: str, name: str) -> SchemaFolder | None:
    """Give the first folder that has a schema of this name, valid or not; None where none has."""
    if not schemas.verdict(NAME_SCHEMA)(name):
        return None
    for shelf in shelves(context, root):
        folder = SchemaFolder(name, os.path.join(shelf.path, name), shelf.source)
        if os.path.exists(folder.file):
            return folder
    return None


def load_schema(context: Context, root: str, name: str) -> ArtifactSchema:
    """Give the schema of this name that a root has, or raise `change_error`."""
    from rasen.planning.artifact_schema import InvalidSchema, read_schema

    folder = find_schema(context, root, name)
    if folder is None:
        raise _unknown(context, root, name)
    try:
        return read_schema(folder)
    except InvalidSchema as error:
        raise change_error("schemaInvalid", path=folder.file, problem=error.problem) from error


def _unknown(context: Context, root: str, name: str) -> RasenError:
    known = {folder.name for shelf in shelves(context, root) for folder in shelf.folders()}
    return change_error("schemaUnknown", name=name, known=sorted(known))

"""A set of schema documents that refer to each other, and what a reference among them leads to."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.verdict.shapes import subschemas
from rasen.verdict.uris import join, split_fragment

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.contract.schema_files import SchemaFile, SchemaSet
    from rasen.schemas import Schema

Pointer = tuple[str | int, ...]


class Target(NamedTuple):
    """What a reference leads to: the name of the document, the place in it, and what is there."""

    name: str
    pointer: Pointer
    schema: object


class Library:
    """Schema documents by name, their names by `$id`, and the entries of their codes by code."""

    def __init__(
        self,
        schemas: Mapping[str, Schema],
        identifiers: Mapping[str, str],
        codes: Mapping[str, Schema],
    ) -> None:
        self.schemas = schemas
        self.identifiers = identifiers
        self.codes = codes

    @cached_property
    def users(self) -> Mapping[str, list[str]]:
        """For each document the others that refer to it, sorted."""
        found: dict[str, list[str]] = {}
        for name in sorted(self.schemas):
            for referred in self._referred(name) - {name}:
                found.setdefault(referred, []).append(name)
        return found

    def _referred(self, name: str) -> set[str]:
        references = {
            str(part["$ref"]) for _, part in every_schema(self.schemas[name]) if "$ref" in part
        }
        targets = [self.target(name, reference) for reference in references]
        return {target.name for target in targets if target}

    def target(self, name: str, reference: str) -> Target | None:
        """Give what a `$ref` in the named document leads to; None where the library lacks it."""
        own = cast("str", self.schemas[name].get("$id", ""))
        uri, fragment = split_fragment(join(own, reference))
        found = name if uri in ("", own) else self.identifiers.get(uri)
        if found is None:
            return None
        root = self.schemas[found]
        if fragment and not fragment.startswith("/"):
            return _anchored(found, root, fragment)
        return _at(found, root, fragment)

    def resolved(self, name: str, schema: object) -> Target | None:
        """Give the schema behind a chain of `$ref`s, the schema itself where it has none."""
        target = Target(name, (), schema)
        for _ in range(32):  # a chain that is longer than this goes round in circles
            if not isinstance(target.schema, dict) or "$ref" not in target.schema:
                return target
            found = self.target(target.name, cast("str", target.schema["$ref"]))
            if found is None:
                return None
            target = found
        return None


@cache
def published() -> Library:
    """Give the schemas of the contract."""
    names = schemas.names()
    return Library(
        {name: schemas.load(name) for name in names},
        {schemas.urn(name): name for name in names},
        schemas.codes(),
    )


def library_of(found: SchemaSet, prefix: str = "") -> Library:
    """Give the schemas of a user's file or folder; a schema's name is its path without suffix."""
    files = {prefix + _name_of(file): file for file in found.files}
    return Library(
        {name: cast("Schema", file.document) for name, file in files.items()},
        {file.uri.partition("#")[0]: name for name, file in files.items()},
        {},
    )


def _name_of(file: SchemaFile) -> str:
    path = file.relative or file.path.rpartition("/")[2]
    return (
        path.removesuffix(".json")
        .removesuffix(".yaml")
        .removesuffix(".yml")
        .removesuffix(".schema")
    )


def every_schema(schema: object, pointer: Pointer = ()) -> Iterator[tuple[Pointer, Schema]]:
    """Give each schema object at and below a place, with its pointer."""
    if isinstance(schema, dict):
        yield pointer, schema
        for path, below in subschemas(schema):
            yield from every_schema(below, pointer + path)


def own_codes(schema: Schema) -> list[tuple[str, str]]:
    """Give the codes that a schema's own `x-code` names: (keyword or "" for all, code)."""
    stated = schema.get("x-code")
    if isinstance(stated, str):
        return [("", stated)]
    return list(cast("dict[str, str]", stated or {}).items())


def raised_codes(schema: Schema) -> list[str]:
    """Give every code that some `x-code` of a document names, sorted."""
    return sorted({code for _, part in every_schema(schema) for _, code in own_codes(part)})


def _anchored(name: str, root: Schema, anchor: str) -> Target | None:
    for pointer, schema in every_schema(root):
        if anchor in (schema.get("$anchor"), schema.get("$dynamicAnchor")):
            return Target(name, pointer, schema)
    return None


def _at(name: str, root: Schema, fragment: str) -> Target | None:
    from urllib.parse import unquote

    node: object = root
    steps: list[str | int] = []
    for token in unquote(fragment).split("/")[1:]:
        step: str | int = token.replace("~1", "/").replace("~0", "~")
        if isinstance(node, list) and str(step).isdecimal() and int(step) < len(node):
            step = int(step)
            node = node[step]
        elif isinstance(node, dict) and step in node:
            node = node[step]
        else:
            return None
        steps.append(step)
    return Target(name, tuple(steps), node)

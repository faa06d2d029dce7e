"""The schemas of a file or folder, each with what its references may lead to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen import schemas
from rasen.diagnostics import Diagnostic, Text, UsageError
from rasen.files import reading
from rasen.text import strict_json

if TYPE_CHECKING:
    from collections.abc import Iterator

_LIMITS = "common:user-schema"
_SUFFIXES = (".json", ".yaml", ".yml")


class SchemaFile(NamedTuple):
    """One schema document: its path as the user would write it, and the path below the folder."""

    path: str
    relative: str
    uri: str
    document: object
    text: str

    @property
    def identity(self) -> str | None:
        """The `$id` of the document, None where it has none."""
        found = self.document.get("$id") if isinstance(self.document, dict) else None
        return found if isinstance(found, str) else None


class SchemaSet(NamedTuple):
    """The schemas of one version, by path, and every document by its URIs."""

    files: list[SchemaFile]
    resources: dict[str, object]
    is_folder: bool


def read_set(path: str, cwd: str) -> SchemaSet:
    """Give the schemas of a file, or of all JSON and YAML files below a folder.

    A folder's other documents, those that are no schemas, are left out. Raises a usage error where
    there is nothing or a file cannot be used.
    """
    absolute = os.path.normpath(os.path.join(cwd, path))
    if os.path.isdir(absolute):
        found = [_read(os.path.join(absolute, name), path, name) for name in _names(absolute)]
        files = [file for file in found if _is_schema(file.document)]
        if not files:
            raise _unusable(path, Text("reasons.schemaSet.empty"))
        return SchemaSet(files, _resources(files), is_folder=True)
    file = _read(absolute, path, "")
    if not isinstance(file.document, (bool, dict)):
        raise _unusable(path, Text("reasons.schemaSet.noSchema"))
    return SchemaSet([file], _resources([file, *_neighbours(file, absolute)]), is_folder=False)


def _names(folder: str) -> Iterator[str]:
    """Give the files that may hold schemas, in an order that never changes."""
    from rasen.files.walk import FILE, walk

    for entry in walk(folder):
        if entry.kind == FILE and entry.path.endswith(_SUFFIXES):
            yield entry.path


def _is_schema(document: object) -> bool:
    """Tell whether a document of a folder says of itself that it is a schema."""
    if not isinstance(document, dict):
        return False
    dialect = document.get("$schema")
    return isinstance(dialect, str) and "json-schema.org" in dialect


def _read(absolute: str, path: str, relative: str) -> SchemaFile:
    limits = schemas.limits(_LIMITS)
    shown = os.path.join(path, relative) if relative else path
    try:
        text = reading.read_bounded(absolute, limits["x-max-bytes"]).decode()
    except reading.NotFound:
        raise UsageError(Diagnostic("target_not_found", {"target": shown}, target=shown)) from None
    except (reading.ReadError, UnicodeDecodeError) as error:
        raise _unusable(shown, str(error)) from error
    document = _document(text.removeprefix("\ufeff"), absolute, shown)
    identity = document.get("$id") if isinstance(document, dict) else None
    uri = identity if isinstance(identity, str) and ":" in identity else _file_uri(absolute)
    return SchemaFile(shown.replace(os.sep, "/"), relative, uri, document, text)


def _document(text: str, absolute: str, shown: str) -> object:
    if absolute.endswith((".yaml", ".yml")):
        from rasen.text import yaml_source

        read = yaml_source.read(text, max_depth=yaml_source.MAX_DEPTH)
        if read.issues:
            raise _unusable(shown, str(read.issues[0].params.get("problem", "")))
        return read.value
    depth = schemas.limits("common:document")["x-max-depth"]
    value, issues = strict_json.decode(text, strict_json.generic_limits(depth))
    if issues:
        raise _unusable(shown, Text(f"messages.{issues[0].code}", issues[0].params))
    return value


def _unusable(path: str, problem: str | Text) -> UsageError:
    params = {"schema": path, "problem": problem}
    return UsageError(Diagnostic("schema_unusable", params, target=path))


def _file_uri(absolute: str) -> str:
    from urllib.parse import quote

    return "file://" + quote(absolute.replace(os.sep, "/"))


def _resources(files: list[SchemaFile]) -> dict[str, object]:
    found: dict[str, object] = {}
    for file in files:
        found[file.uri.partition("#")[0]] = file.document
    return found


def _neighbours(file: SchemaFile, absolute: str) -> list[SchemaFile]:
    """Give the files that relative references of a file without a folder lead to, and so on."""
    found: dict[str, SchemaFile] = {absolute: file}
    waiting = [(file, absolute)]
    most = schemas.limits(_LIMITS)["x-max-entries"]
    while waiting:
        current, place = waiting.pop()
        for reference in references(current.document):
            target = os.path.normpath(os.path.join(os.path.dirname(place), reference))
            if target in found or not os.path.isfile(target) or len(found) >= most:
                continue
            read = _read(target, target, "")
            found[target] = read
            waiting.append((read, target))
    return list(found.values())[1:]


def references(document: object) -> set[str]:
    """Give the relative files that `$ref`s anywhere in a document name."""
    found: set[str] = set()
    stack: list[Any] = [document]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            target = node.get("$ref")
            if isinstance(target, str):
                name = target.partition("#")[0]
                if name and ":" not in name:
                    found.add(name)
            stack += node.values()
        elif isinstance(node, list):
            stack += node
    return found

"""Self-contained schema files: what other tools need to check documents of the contract.

A bundled schema embeds every schema that it refers to, each under its own `$id`, as JSON Schema
core 2020-12 section 9.3 describes, and holds nothing that only this product knows: `x-` keywords
and formats of our own make strict tools refuse a schema. It accepts whatever the published schema
accepts; the rules that only this product can check are missing.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, cast

from rasen import schemas
from rasen.contract.listing import schema_name
from rasen.diagnostics import RasenError, failure
from rasen.docs.catalog import NAME, bundle_path, catalog
from rasen.outcome import Outcome
from rasen.verdict.shapes import LISTS, MAPS, SINGLES, subschemas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.schemas import Schema

# JSON Schema validation 2020-12, section 7.3.
_FORMATS = (
    {"date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname"}
    | {"ipv4", "ipv6", "uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template"}
    | {"json-pointer", "relative-json-pointer", "regex"}
)


def write_bundle(context: Context, folder: str, words: list[str]) -> Outcome:
    """Write the named schemas, or all, and their catalog below a folder; `output:contract-bundle`.

    Other files of the folder stay as they are. Raises `output_not_written`; files that were
    written before that stay, each whole.
    """
    files = bundle_files(_names(words))
    path = context.absolute(folder)
    write_files(path, files, folder)
    return _outcome(path, files, written=True)


def check_bundle(context: Context, folder: str, words: list[str]) -> Outcome:
    """Compare the folder with what would be written; raises `bundle_stale` where it differs."""
    files = bundle_files(_names(words))
    path = context.absolute(folder)
    differing_files(path, files, code="bundle_stale", folder=folder)
    return _outcome(path, files, written=False)


def write_files(path: str, files: dict[str, bytes], folder: str) -> None:
    """Put files below a folder, those that are right already untouched; `output_not_written`."""
    from rasen.files.atomic import Unfinished, write_file
    from rasen.files.reading import ReadError

    for name in _differing(path, files):
        try:
            write_file(os.path.join(path, name), files[name], parents=True)
        except (OSError, ReadError, Unfinished) as error:
            raise _not_written(folder, name, error) from error


def differing_files(path: str, files: dict[str, bytes], *, code: str, folder: str) -> None:
    """Raise the code where the folder does not hold exactly these files' bytes."""
    if differing := _differing(path, files):
        raise failure(code, target=folder, path=folder, files=differing)


def bundle_files(names: tuple[str, ...]) -> dict[str, bytes]:
    """Give the files of a bundle, the catalog among them, by sorted path below its folder."""
    files = {bundle_path(name): file_bytes(self_contained(name)) for name in names}
    files[NAME] = file_bytes(catalog(names))
    return dict(sorted(files.items()))


def self_contained(name: str) -> Schema:
    """Give the schema of this name with all that it refers to, as other tools can read it."""
    root = _portable(schemas.load(name))
    pending, embedded = [root], dict[str, object]()
    while pending:
        for identifier in sorted(set(_references(pending.pop()))):
            if identifier not in embedded and identifier != root["$id"]:
                embedded[identifier] = part = _portable(schemas.resources()[identifier])
                pending.append(part)
    if embedded:
        root["$defs"] = {**cast("Schema", root.get("$defs", {})), **dict(sorted(embedded.items()))}
    return root


def file_bytes(document: object) -> bytes:
    """Give a JSON document as the text of a file: two spaces of indent, a final line feed."""
    return (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode()


def _names(words: list[str]) -> tuple[str, ...]:
    return tuple(sorted({schema_name(word) for word in words})) or schemas.names()


def _portable(schema: Schema) -> Schema:
    """Give a copy that holds only keywords and formats of 2020-12."""
    return {
        keyword: _portable_value(keyword, value)
        for keyword, value in schema.items()
        if not keyword.startswith("x-") and not (keyword == "format" and value not in _FORMATS)
    }


def _portable_value(keyword: str, value: object) -> object:
    if keyword in SINGLES:
        return _portable_any(value)
    if keyword in LISTS:
        return [_portable_any(item) for item in cast("list[object]", value)]
    if keyword in MAPS:
        return {name: _portable_any(item) for name, item in cast("Schema", value).items()}
    return value


def _portable_any(schema: object) -> object:
    return _portable(schema) if isinstance(schema, dict) else schema


def _references(schema: Schema) -> Iterator[str]:
    """Give the `$id` of each published schema that is referred to, the schema's own included."""
    for keyword in ("$ref", "$dynamicRef"):
        identifier = cast("str", schema.get(keyword, "")).partition("#")[0]
        if identifier in schemas.resources():
            yield identifier
    for _, below in subschemas(schema):
        if isinstance(below, dict):
            yield from _references(below)


def _differing(folder: str, files: dict[str, bytes]) -> list[str]:
    """Give the files that are missing or hold something else."""
    return [name for name in files if not _holds(os.path.join(folder, name), files[name])]


def _holds(path: str, data: bytes) -> bool:
    if not os.path.isfile(path):
        return False
    try:
        with open(path, "rb") as file:
            return file.read(len(data) + 1) == data
    except OSError:
        return False


def _not_written(folder: str, name: str, error: Exception) -> RasenError:
    path = os.path.join(folder, name)
    problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return failure("output_not_written", target=folder, path=path, problem=problem)


def _outcome(path: str, files: dict[str, bytes], *, written: bool) -> Outcome:
    bundle: Document = {"path": path, "files": list(files), "written": written}
    return Outcome("contract-bundle", {"bundle": bundle, "status": []})

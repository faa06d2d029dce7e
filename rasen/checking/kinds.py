"""What kinds of files exist, and which kind a file or folder is."""

from __future__ import annotations

import os
import re
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.schemas import Schema

WORKFLOW = "workflow"
SKILL = "skill"
PACKAGE = "package"
PIPELINE = "pipeline"
PROFILE = "profile"
CONFIG = "config"
CHANGE_METADATA = "change-metadata"
ARTIFACT_SCHEMA = "artifact-schema"
SPEC = "spec"
DELTA = "delta"
SCHEMA = "schema"
AZP = "azp"
AZP_MANIFEST = "azp-manifest"
DOCUMENT = "document"  # held to a schema that the user or the file itself names

# Kind to the schema of its text. A workflow folder is a kind of its own over two of these.
SCHEMA_OF: Mapping[str, str] = {
    WORKFLOW: "files:workflow",
    SKILL: "files:skill-frontmatter",
    PACKAGE: "files:package",
    PIPELINE: "files:pipeline",
    PROFILE: "files:profile",
    CONFIG: "files:config",
    CHANGE_METADATA: "files:change-metadata",
    ARTIFACT_SCHEMA: "files:artifact-schema",
    SPEC: "common:spec",
    DELTA: "common:delta",
    AZP_MANIFEST: "files:azp-manifest",
}
# Kinds that are no text, with the schema that has the limits of their files.
ARCHIVES: Mapping[str, str] = {AZP: "common:azp-container"}
NAMES = (*SCHEMA_OF, *ARCHIVES, SCHEMA)
# Kinds that are a folder with a main file.
FOLDERS = (WORKFLOW, PIPELINE, AZP_MANIFEST)
# Kinds of files in a planning folder, whose texts may begin with a byte order mark.
PLANNING = (CONFIG, CHANGE_METADATA, ARTIFACT_SCHEMA)
# Kinds that are read as they are: what is no UTF-8 is replaced (contract spec 3).
MARKDOWN = (SPEC, DELTA)
MANIFEST = "workflow.yaml"
AZP_MAIN = "manifest.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

# A modeline as YAML language servers read it, among the comments before the first content.
_MODELINE = re.compile(r"\s*#\s*(?:yaml-language-server\s*:\s*)?\$schema\s*[=:]\s*(\S+)")
_JSON_START = re.compile(r"\ufeff?[ \t\r\n]*([\[{])")
_WILD = frozenset("*?[")
_HEAD = 4096  # characters that are searched for a modeline


class Recognized(NamedTuple):
    """What a file is: its kind, and for a document the schema that it names."""

    kind: str
    schema: str | None = None


@cache
def hidden_names() -> frozenset[str]:
    """Give the names of files that tell a kind although they are hidden."""
    literal, _ = _patterns()
    return frozenset(name for name in literal if name.startswith("."))


def kind_by_name(path: str) -> str | None:
    """Give the kind that the end of a file's path alone tells."""
    *above, name = path.replace(os.sep, "/").split("/")
    literal, wild = _patterns()
    for pattern in literal.get(name, ()):
        if _ends_like(above, pattern.above):
            return pattern.kind
    for pattern in wild:
        if fnmatchcase(name, pattern.name) and _ends_like(above, pattern.above):
            return pattern.kind
    return None


class _Pattern(NamedTuple):
    """A glob of the end of a path: the file's name, and the folders above it from the outside."""

    name: str
    above: list[str]
    kind: str


@cache
def _patterns() -> tuple[dict[str, list[_Pattern]], list[_Pattern]]:
    """Give the patterns of the schemas: by name those of one name, then those of many."""
    literal: dict[str, list[_Pattern]] = {}
    wild: list[_Pattern] = []
    for kind, schema in (*SCHEMA_OF.items(), *ARCHIVES.items()):
        for glob in cast("list[str]", schemas.load(schema).get("x-file-match", [])):
            *above, name = glob.split("/")
            pattern = _Pattern(name, above, kind)
            if _WILD.isdisjoint(name):
                literal.setdefault(name, []).append(pattern)
            else:
                wild.append(pattern)
    return literal, wild


def _ends_like(folders: list[str], globs: list[str]) -> bool:
    """Tell whether the innermost folders fit the globs; `**` stands for any number of them."""
    if not globs:
        return True
    *outer, last = globs
    if last == "**":
        return any(_ends_like(folders[:end], outer) for end in range(len(folders), -1, -1))
    return bool(folders) and fnmatchcase(folders[-1], last) and _ends_like(folders[:-1], outer)


def may_be_document(path: str) -> bool:
    """Tell whether a file's name says that it holds JSON or YAML."""
    return path.lower().endswith((".json", ".yaml", ".yml"))


def is_json(path: str, text: str) -> bool:
    """Tell whether a text is read as JSON: by its name, else by how it starts."""
    name = path.lower()
    if name.endswith((".json", ".rasenpkg")):
        return True
    return not name.endswith((".yaml", ".yml")) and _JSON_START.match(text) is not None


def named_schema(text: str, document: object) -> str | None:
    """Give the schema that a text names itself: a root `$schema` property, else a modeline."""
    if has_schema_key(document):
        return cast("dict[str, str]", document)["$schema"]
    found = _modeline(text)
    return found[1][1] if found else None


def has_schema_key(document: object) -> bool:
    """Tell whether a document has a root property `$schema` that is a text."""
    return isinstance(document, dict) and isinstance(document.get("$schema"), str)


def modeline_place(text: str) -> tuple[int, int] | None:
    """Give line and column of the schema that a modeline names, None without a modeline."""
    found = _modeline(text)
    return (found[0], found[1].start(1) + 1) if found else None


def _modeline(text: str) -> tuple[int, re.Match[str]] | None:
    """Give the number of the line that is a modeline, and its match."""
    for number, line in enumerate(text[:_HEAD].splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("#"):
            if found := _MODELINE.match(line):
                return number, found
        elif stripped and stripped != "---" and not stripped.startswith("%"):
            return None
    return None


def recognize_named(name: str) -> Recognized | None:
    """Give what a schema name makes of a file; None for a schema that would have to be fetched."""
    own = schemas.name_of(name)
    if own is not None:
        known = next((kind for kind, schema in SCHEMA_OF.items() if schema == own), None)
        return Recognized(known) if known else Recognized(DOCUMENT, name)
    if name.rstrip("#") == DIALECT:
        return Recognized(SCHEMA)
    return None if "://" in name else Recognized(DOCUMENT, name)


def is_package(document: object) -> bool:
    """Tell whether a document says of itself that it is a package."""
    return isinstance(document, dict) and document.get("format") == "rasen-package"


def is_azp_manifest(document: object) -> bool:
    """Tell whether a document says of itself that it is the manifest of an Azphalt package."""
    return isinstance(document, dict) and "azphalt" in document


def published(schema: str) -> Schema | None:
    """Give the published schema of this name or `$id`, None where there is none."""
    name = schemas.name_of(schema) or schema
    return schemas.load(name) if name in schemas.names() else None

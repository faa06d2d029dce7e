"""One change as commands about its artifacts see it: its place, its schema, what is there of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.failures import change_error
from rasen.planning.layout import PlanningFolder
from rasen.planning.metadata import InvalidMetadata, read_metadata
from rasen.planning.outputs import output_place, outputs
from rasen.planning.resolution import DEFAULT, load_schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.planning.artifact_schema import Artifact, ArtifactSchema
    from rasen.planning.config import Config
    from rasen.stores.roots import Root

DONE = "done"
READY = "ready"
BLOCKED = "blocked"


class Request(NamedTuple):
    """What the command line of a command about a change says, None for what it leaves out."""

    change: str | None = None
    schema: str | None = None
    store: str | None = None
    store_path: str | None = None


class Change(NamedTuple):
    """An active change with the schema it follows.

    `path` is absolute; `outputs` are the files of each artifact that the schema has, by its ID.
    """

    name: str
    path: str
    schema: ArtifactSchema
    outputs: Mapping[str, list[str]]

    @property
    def requires(self) -> Mapping[str, tuple[str, ...]]:
        """What each artifact requires, by ID."""
        return {each.id: each.requires for each in self.schema.artifacts}

    @property
    def is_complete(self) -> bool:
        """Whether every artifact is there."""
        return all(self.outputs.values())

    def missing(self, artifact: Artifact) -> list[str]:
        """Give the IDs that an artifact requires and that are not there, sorted by code point."""
        return sorted(each for each in artifact.requires if not self.outputs[each])

    def status(self, artifact: Artifact) -> str:
        """Give whether an artifact is there, can be made, or has to wait for others (6.1)."""
        if self.outputs[artifact.id]:
            return DONE
        return BLOCKED if self.missing(artifact) else READY

    def paths(self, artifact: Artifact) -> Document:
        """Give where an artifact belongs and which files of it exist: three keys of documents."""
        return {
            "outputPath": artifact.generates,
            "resolvedOutputPath": output_place(self.path, artifact.generates),
            "existingOutputPaths": self.outputs[artifact.id],
        }


def open_change(context: Context, root: Root, config: Config, request: Request) -> Change:
    """Give the active change that is meant under its schema, or raise `change_error` (6.3).

    The schema is the one that is asked for, else that of the change's metadata, else that of the
    config; with an explicit one the metadata are not read.
    """
    name, path = _find(root, request.change)
    named = request.schema
    if named is None:
        named = _declared_schema(path) or config.schema or DEFAULT
    schema = load_schema(context, root.path, named)
    found = {each.id: outputs(path, each.generates) for each in schema.artifacts}
    return Change(name, path, schema, found)


def planning_home(root: Root) -> Document:
    """Give the key `planningHome` of documents."""
    return {
        "kind": "repo",
        "root": root.path,
        "changesDir": PlanningFolder(root.path).changes,
        "defaultSchema": DEFAULT,
    }


def instructions_hint(root: Root, change: Change, artifact: str) -> str:
    """Give the command that tells how to make an artifact, ready to be run by a shell."""
    command = f"rasen instructions {shell_word(artifact)} --change {_quoted(change.name)} --json"
    return root.hint(command)


def shell_word(text: str) -> str:
    """Give a text as a word of a shell's command line: as it is where that is plain."""
    plain = text.isascii() and text.replace("-", "").replace("_", "").replace(".", "").isalnum()
    return text if plain and not text.startswith("-") else _quoted(text)


def _find(root: Root, name: str | None) -> tuple[str, str]:
    """Give the name and folder of an active change, or raise why none can be meant."""
    folder = PlanningFolder(root.path)
    names = folder.active_changes()
    if not names:
        raise change_error("noChanges")
    if name is None:
        raise change_error("changeMissing", names=names)
    if name not in names:
        raise change_error("changeUnknown", name=name, names=names)
    return name, folder.change(name)


def _declared_schema(path: str) -> str | None:
    try:
        metadata = read_metadata(path)
    except InvalidMetadata as error:
        raise change_error("metadataInvalid", path=error.path, problem=error.problem) from error
    return metadata and metadata.schema


def _quoted(text: str) -> str:
    """Give a text in double quotes, in which a shell finds nothing to replace or to run."""
    for special in '\\"$`':
        text = text.replace(special, "\\" + special)
    return f'"{text}"'

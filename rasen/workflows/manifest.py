"""`workflow.yaml`: from its text to a typed value (packages spec 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.text import yaml_plain
from rasen.workflows.document import Reading, examine, strings
from rasen.workflows.tree import MANIFEST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.text.yaml_plain import PlainSource
    from rasen.text.yaml_source import YamlSource

SCHEMA = "files:workflow"


class Requires(NamedTuple):
    """What a workflow needs, each list as declared."""

    workflows: tuple[str, ...]
    skills: tuple[str, ...]
    pipelines: tuple[str, ...]
    schemas: tuple[str, ...]


class Manifest(NamedTuple):
    """A manifest of the right shape; its IDs, names and paths may still break their own rules."""

    id: str
    declared_kind: str | None
    title: str | None
    category: str | None
    tags: tuple[str, ...] | None
    has_command: bool
    sidecars: tuple[str, ...]
    scripts: tuple[str, ...]
    requires: Requires
    recommends: tuple[str, ...]

    @property
    def kind(self) -> str:
        """The declared kind, or the default that the schema states."""
        if self.declared_kind is not None:
            return self.declared_kind
        properties = cast("Mapping[str, Mapping[str, str]]", schemas.load(SCHEMA)["properties"])
        return properties["kind"]["default"]


class ManifestReading(NamedTuple):
    """The manifest, None where the reading's `stops` say why there is none."""

    reading: Reading
    manifest: Manifest | None


def read_manifest(text: str) -> ManifestReading:
    """Read the text of a `workflow.yaml`."""
    source: YamlSource | PlainSource | None = yaml_plain.read(text)
    if source is None:
        from rasen.text import yaml_source

        source = yaml_source.read(text)
    reading = examine(SCHEMA, source, MANIFEST)
    return ManifestReading(reading, None if reading.stops else _manifest(reading.value))


def _manifest(document: Mapping[str, object]) -> Manifest:
    skill = _mapping(document, "skill")
    files = _mapping(document, "files")
    requires = _mapping(document, "requires")
    recommends = _mapping(document, "recommends")
    return Manifest(
        id=cast("str", document["id"]),
        declared_kind=cast("str | None", document.get("kind")),
        title=cast("str | None", skill.get("name")),
        category=cast("str | None", skill.get("category")),
        tags=strings(skill["tags"]) if "tags" in skill else None,
        has_command="command" in document,
        sidecars=strings(files.get("sidecars")),
        scripts=strings(files.get("scripts")),
        requires=Requires(*(strings(requires.get(key)) for key in Requires._fields)),
        recommends=strings(recommends.get("workflows")),
    )


def _mapping(document: Mapping[str, object], key: str) -> Mapping[str, object]:
    return cast("Mapping[str, object]", document.get(key) or {})

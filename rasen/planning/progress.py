"""How far the tasks of changes have come, whatever schema each of them follows (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import RasenError
from rasen.planning.config import read_config
from rasen.planning.metadata import InvalidMetadata, read_metadata
from rasen.planning.outputs import outputs
from rasen.planning.resolution import DEFAULT, load_schema
from rasen.planning.tasks import read_tasks

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.planning.artifact_schema import ArtifactSchema
    from rasen.planning.tasks import Task
    from rasen.stores.roots import Root

_TASKS = "tasks.md"  # what is counted where no schema names something else


class Progress(NamedTuple):
    """The tasks of a change counted: all of them, and those that are ticked off."""

    total: int
    complete: int


class ProgressReader:
    """Counts the tasks of the changes of one root; config and schemas are read once."""

    def __init__(self, context: Context, root: Root) -> None:
        self._context = context
        self._root = root
        self._default = read_config(context, root.config).schema or DEFAULT
        self._tracked: dict[str, str | None] = {}

    def of(self, change: str) -> Progress:
        """Give the progress of the change in a folder; what cannot be read counts nothing."""
        tasks = self.tasks(change)
        return Progress(len(tasks), sum(task.done for task in tasks))

    def tasks(self, change: str) -> list[Task]:
        """Give the tasks that are counted for the change in a folder, file by file."""
        tracked = self._tracked_by(self._schema_name(change))
        files = outputs(change, tracked) if tracked else []
        return [task for path in files or outputs(change, _TASKS) for task in read_tasks(path)]

    def _schema_name(self, change: str) -> str | None:
        try:
            metadata = read_metadata(change)
        except InvalidMetadata:
            return None
        return metadata.schema if metadata else self._default

    def _tracked_by(self, schema: str | None) -> str | None:
        """Give the path or glob of the artifact that a schema tracks, None without either."""
        if schema is None:
            return None
        if schema not in self._tracked:
            self._tracked[schema] = _tracked(self._load(schema))
        return self._tracked[schema]

    def _load(self, schema: str) -> ArtifactSchema | None:
        try:
            return load_schema(self._context, self._root.path, schema)
        except RasenError:
            return None


def _tracked(schema: ArtifactSchema | None) -> str | None:
    artifact = schema.tracked if schema else None
    return artifact.generates if artifact else None

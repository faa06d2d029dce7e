"""Artifact schemas: which artifacts a change has, from `schema.yaml` (contract spec 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.diagnostics import Text
from rasen.planning.graph import cycle
from rasen.planning.yaml_checks import read_yaml_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Diagnostic, Pointer
    from rasen.planning.resolution import SchemaFolder

SCHEMA = "files:artifact-schema"

# The artifact whose files are task lists where the schema does not say which one is.
_TASKS = "tasks"


class InvalidSchema(Exception):
    """A schema that cannot be read or breaks a rule; `problem` is what is wrong first."""

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem


class Artifact(NamedTuple):
    """One artifact; `requires` holds each ID once, as declared."""

    id: str
    generates: str
    description: str
    template: str
    instruction: str | None
    requires: tuple[str, ...]


class Apply(NamedTuple):
    """When a change can be carried out; `tracks` is None where no task list is kept."""

    requires: tuple[str, ...]
    tracks: str | None
    instruction: str | None


class ArtifactSchema(NamedTuple):
    """A valid schema under the name of its folder, its artifacts in the order of declaration."""

    folder: SchemaFolder
    description: str
    artifacts: tuple[Artifact, ...]
    apply: Apply | None

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.folder.name

    @property
    def ids(self) -> tuple[str, ...]:
        """The IDs of the artifacts."""
        return tuple(artifact.id for artifact in self.artifacts)

    def find(self, identifier: str) -> Artifact | None:
        """Give the artifact of this ID, None where there is none."""
        return next((each for each in self.artifacts if each.id == identifier), None)

    @property
    def apply_requires(self) -> tuple[str, ...]:
        """What has to be there before the work starts: all artifacts where nothing is declared."""
        return self.apply.requires if self.apply else self.ids

    @property
    def tracked(self) -> Artifact | None:
        """The artifact in whose files progress is counted, None where there is none (6.2)."""
        tracks = self.apply.tracks if self.apply else None
        if tracks is None:
            return self.find(_TASKS)
        return next((each for each in self.artifacts if each.generates == tracks), None)


def read_schema(folder: SchemaFolder) -> ArtifactSchema:
    """Give the schema of a folder, or raise `InvalidSchema`."""
    reading = read_yaml_file(folder.file, SCHEMA)
    if reading.problem is not None:
        raise InvalidSchema(reading.problem)
    document: Any = reading.value
    for fault in _faults(document):
        raise InvalidSchema(fault.reason)
    return _schema(folder, document)


def check_text(text: str) -> list[Diagnostic]:
    """Give everything that is wrong with the text of a schema."""
    from rasen.planning.yaml_checks import check_yaml

    checked = check_yaml(text, SCHEMA)
    if checked.value is None:
        return checked.diagnostics
    return [
        checked.diagnostic(fault.code, fault.pointer, {"reason": fault.reason})
        for fault in _faults(checked.value)
    ]


class _Fault(NamedTuple):
    """A broken rule that no schema can say: its code, the path of the value, and the reason."""

    code: str
    pointer: Pointer
    reason: Text


def _faults(document: Any) -> Iterator[_Fault]:
    artifacts = document["artifacts"]
    yield from _repeated_ids(artifacts)
    known = {artifact["id"] for artifact in artifacts}
    unknown = list(_unknown_requirements(artifacts, known))
    yield from unknown
    requires = {each["id"]: each.get("requires", ()) for each in artifacts}
    if not unknown and len(requires) == len(artifacts) and (circle := cycle(requires)):
        index = next(i for i, each in enumerate(artifacts) if each["id"] == circle[0])
        at = artifacts[index]["requires"].index(circle[1])
        reason = Text("reasons.artifacts.cycle", {"circle": " → ".join(circle)})
        yield _Fault("artifact_cycle", ("artifacts", index, "requires", at), reason)


def _repeated_ids(artifacts: Any) -> Iterator[_Fault]:
    seen = set()
    for index, artifact in enumerate(artifacts):
        identifier = artifact["id"]
        if identifier in seen:
            reason = Text("reasons.artifacts.repeatedId", {"id": identifier})
            yield _Fault("artifact_id_duplicate", ("artifacts", index, "id"), reason)
        seen.add(identifier)


def _unknown_requirements(artifacts: Any, known: set[str]) -> Iterator[_Fault]:
    for index, artifact in enumerate(artifacts):
        for at, required in enumerate(artifact.get("requires", ())):
            if required not in known:
                params = {"id": artifact["id"], "required": required}
                reason = Text("reasons.artifacts.unknownRequirement", params)
                pointer: Pointer = ("artifacts", index, "requires", at)
                yield _Fault("artifact_requirement_unknown", pointer, reason)


def _schema(folder: SchemaFolder, document: Any) -> ArtifactSchema:
    apply = document.get("apply")
    return ArtifactSchema(
        folder,
        document.get("description", ""),
        tuple(_artifact(each) for each in document["artifacts"]),
        Apply(tuple(apply["requires"]), apply.get("tracks"), apply.get("instruction"))
        if apply
        else None,
    )


def _artifact(document: Any) -> Artifact:
    return Artifact(
        document["id"],
        document["generates"],
        document["description"],
        document["template"],
        document.get("instruction"),
        tuple(dict.fromkeys(document.get("requires", ()))),
    )

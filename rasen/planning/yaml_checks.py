"""YAML files of a planning folder held to their schemas, every fault with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Text
from rasen.files.reading import NotFound, ReadError, read_bounded
from rasen.stores.yaml_file import Reading, read_yaml, refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rasen.diagnostics import Pointer
    from rasen.text.yaml_source import YamlSource
    from rasen.verdict.explain import Fault


class Checked(NamedTuple):
    """A text that was held to its schema, with everything that either found wrong."""

    source: YamlSource
    diagnostics: list[Diagnostic]

    @property
    def value(self) -> dict[str, object] | None:
        """The document, where nothing is wrong with it."""
        return None if self.diagnostics else cast("dict[str, object]", self.source.value)

    def diagnostic(self, code: str, pointer: Pointer, params: Mapping[str, object]) -> Diagnostic:
        """Give a diagnostic of the value at a path, for rules that a schema cannot say."""
        place = Place(*self.source.position(pointer))
        return Diagnostic(code, params, place=place, pointer=pointer)


def check_yaml(text: str, schema: str) -> Checked:
    """Give the text of a YAML file and what syntax and schema find wrong with it."""
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    source = yaml_source.read(text, max_depth=schemas.limits(schema)["x-max-depth"])
    if source.issues:
        found = [
            Diagnostic(issue.code, yaml_params(issue.params), place=Place(issue.line, issue.column))
            for issue in source.issues
        ]
        return Checked(source, found)
    faults = schemas.faults(schema, source.value)
    return Checked(source, [_diagnostic(fault, source) for fault in faults])


def read_yaml_file(path: str, schema: str) -> Reading:
    """Give what a YAML file says, or in words what is wrong with it first.

    Raises `NotFound` for a file that is not there.
    """
    try:
        data = read_bounded(path, schemas.limits(schema)["x-max-bytes"])
    except NotFound:
        raise
    except ReadError as error:
        return Reading(problem=refused(error))
    reading = read_yaml(data)
    if reading.problem is not None or schemas.verdict(schema)(reading.value):
        return reading
    return Reading(problem=sentence(schemas.faults(schema, reading.value)[0]))


def sentence(fault: Fault) -> Text:
    """Give what is wrong with a value as part of a sentence, with the path of the value."""
    from rasen.faults import at

    return Text("reasons.artifacts.fault", {"at": at(fault.path), "reason": _reason(fault)})


def _reason(fault: Fault) -> Text:
    """Give the sentence part that says what a value should be."""
    from rasen.faults import reason

    own = fault.code == "artifact_path_outside"
    return Text("reasons.artifacts.outside") if own else reason(fault)


def _diagnostic(fault: Fault, source: YamlSource) -> Diagnostic:
    from rasen.faults import at

    unknown = cast("Sequence[str]", fault.params.get("properties") or ())
    place = source.position((*fault.path, *unknown[:1]), key=bool(unknown))
    params = {"at": at(fault.path), "reason": _reason(fault)}
    return Diagnostic(fault.code, params, place=Place(*place), pointer=fault.path)

"""A YAML document of a workflow held against its schema: what stops the validation, what does not.

A fault whose code is the fallback of the schema (its root's `x-code`) means that the document has
the wrong shape. Faults with codes of their own (an ID that is not portable) leave the document
readable; the rules that they belong to report them in their turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, Pointer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.text.yaml_plain import PlainSource
    from rasen.text.yaml_source import YamlSource
    from rasen.verdict.explain import Fault


_NOTHING: frozenset[Pointer] = frozenset()


class Reading(NamedTuple):
    """A document that was read: `stops` are the diagnostics that make its value unusable."""

    source: YamlSource | PlainSource
    stops: tuple[Diagnostic, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def value(self) -> dict[str, object]:
        """The document, for readings that nothing stops."""
        return cast("dict[str, object]", self.source.value)

    def broken(self, code: str) -> frozenset[Pointer]:
        """Give the paths of the values that break the rule with this code."""
        if not self.faults:
            return _NOTHING
        return frozenset(fault.path for fault in self.faults if fault.code == code)

    def place(self, pointer: Pointer, *, key: bool = False) -> Place:
        """Give where a value stands in the file, or the nearest thing around it."""
        return Place(*self.source.position(pointer, key=key))


def examine(schema: str, source: YamlSource | PlainSource, file: str) -> Reading:
    """Hold the YAML of the file against the schema; every problem of it is found."""
    if source.issues:
        return Reading(source, tuple(_issues(source, file)))
    faults = schemas.faults(schema, source.value)
    if not faults:
        return Reading(source)
    fallback = schemas.load(schema)["x-code"]
    stopping = [fault for fault in faults if fault.code == fallback]
    if stopping:
        return Reading(source, tuple(_fault(fault, source, file) for fault in stopping))
    return Reading(source, faults=tuple(faults))


def strings(value: object) -> tuple[str, ...]:
    """Give the items of a list that its schema says holds strings; an absent list is empty."""
    return tuple(cast("Sequence[str]", value or ()))


def _issues(source: YamlSource | PlainSource, file: str) -> list[Diagnostic]:
    from rasen.faults import yaml_params

    return [
        Diagnostic(
            issue.code,
            yaml_params(issue.params),
            file,
            file=file,
            place=Place(issue.line, issue.column),
        )
        for issue in source.issues
    ]


def _fault(fault: Fault, source: YamlSource | PlainSource, file: str) -> Diagnostic:
    from rasen.faults import dotted, reason

    path = dotted(fault.path) or file
    params = {"at": path, "reason": reason(fault)}
    unknown = cast("Sequence[str]", fault.params.get("properties") or ())
    if unknown:
        place = Place(*source.position((*fault.path, unknown[0]), key=True))
    else:
        place = Place(*source.position(fault.path))
    return Diagnostic(fault.code, params, path, file=file, place=place, pointer=fault.path)

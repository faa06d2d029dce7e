"""Why a document is refused: every fault with its code, its place and what a message needs.

Schemas of 2020-12 are walked by `walk`, whose answers hold the same as the compiled verdicts.
Schemas in another dialect, which the compiler leaves alone, go to `jsonschema`: this is the one
module that imports it, and only for them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rasen.verdict.assertions import BY_TYPE
from rasen.verdict.fault import Fault
from rasen.verdict.index import Index
from rasen.verdict.shapes import SchemaProblem
from rasen.verdict.vocabularies import UnsupportedDialect
from rasen.verdict.walk import Walk, Walker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Explainer", "Fault", "SchemaProblem", "explain"]

# Room for documents 512 levels deep: the walk needs a handful of frames for each.
_FRAMES = 40_000


def explain(
    schema: object,
    instance: object,
    *,
    root_uri: str = "",
    resources: Mapping[str, object] | None = None,
    fallback_code: str = "",
    assert_formats: bool = True,
) -> list[Fault]:
    """Give the faults of one document; for several of one schema keep an `Explainer`."""
    explainer = Explainer(
        schema,
        root_uri=root_uri,
        resources=resources,
        fallback_code=fallback_code,
        assert_formats=assert_formats,
    )
    return explainer.faults(instance)


class Explainer:
    """A schema prepared for explaining refusals; the arguments are those of the compiler.

    `fallback_code` is the code of faults for which the schema declares none. A schema that
    cannot be used raises `SchemaProblem`, at once or when the part in question is reached.
    """

    def __init__(
        self,
        schema: object,
        *,
        root_uri: str = "",
        resources: Mapping[str, object] | None = None,
        fallback_code: str = "",
        assert_formats: bool = True,
    ) -> None:
        self._fallback = fallback_code
        self._other: _OtherDialect | None = None
        try:
            index = Index(schema, root_uri=root_uri, resources=resources)
            self._root = index.root
            self._walker = Walker(index, assert_formats=assert_formats)
        except UnsupportedDialect:
            self._other = _OtherDialect(schema, resources or {}, assert_formats=assert_formats)

    def faults(self, instance: object) -> list[Fault]:
        """Give all faults of a document in the order of the schema; none if it is valid."""
        limit = sys.getrecursionlimit()
        try:
            return self._faults(instance)
        except RecursionError:
            sys.setrecursionlimit(limit + _FRAMES)
            return self._faults(instance)
        finally:
            sys.setrecursionlimit(limit)

    def _faults(self, instance: object) -> list[Fault]:
        if self._other is not None:
            return self._other.faults(instance, self._fallback)
        walk = Walk(self._walker)
        found = walk.visit(self._root, (), instance, None)
        return walk.orders.arrange(instance, found, self._fallback) if found else []


class _OtherDialect:
    """A schema of an older draft, judged by `jsonschema` without its traps."""

    def __init__(
        self, schema: object, resources: Mapping[str, object], *, assert_formats: bool
    ) -> None:
        from jsonschema import exceptions, validators  # type: ignore[import-untyped]
        from referencing import Registry, Resource
        from referencing.exceptions import CannotDetermineSpecification
        from referencing.jsonschema import DRAFT202012

        known: Any = schema
        base = validators.validator_for(known)
        try:
            base.check_schema(known)
        except exceptions.SchemaError as error:
            pointer = "".join(f"/{step}" for step in error.absolute_path)
            raise SchemaProblem(pointer, "breaks the dialect that the schema names") from error
        registry: Registry[Any] = Registry()
        for uri, document in resources.items():
            try:
                resource: Any = Resource.from_contents(document)
            except CannotDetermineSpecification:
                resource = DRAFT202012.create_resource(document)
            registry = registry.with_resource(uri, resource)
        functions: Any = dict(_TRAPS)
        if not assert_formats:
            del functions["format"]
        kept = {name: function for name, function in functions.items() if name in base.VALIDATORS}
        self._validator = validators.extend(base, kept)(known, registry=registry)

    def faults(self, instance: object, fallback: str) -> list[Fault]:
        """Give the faults as `jsonschema` orders them, each with the fallback code."""
        return [
            Fault(
                fallback,
                str(error.validator),
                tuple(error.absolute_path),
                tuple(error.absolute_schema_path),
                _measures(str(error.validator), error.validator_value, error.instance),
            )
            for error in map(_deepest, self._validator.iter_errors(instance))
        ]


def _deepest(error: Any) -> Any:
    """Give the error of the branch that comes nearest, where the error is that none holds."""
    from jsonschema.exceptions import best_match  # type: ignore[import-untyped]

    return best_match([error]) or error


def _measures(keyword: str, operand: object, value: object) -> dict[str, object]:
    for table in BY_TYPE.values():
        if keyword in table:
            return table[keyword](operand, value) or {}
    return {}


def _trap_free(keyword: str, kind: str) -> Any:
    """Give a keyword function for `jsonschema` that judges as the compiled verdicts do."""
    check = next(table[keyword] for table in BY_TYPE.values() if keyword in table)

    def judge(validator: Any, operand: Any, instance: Any, schema: Any) -> Iterator[Any]:
        from jsonschema import ValidationError

        del schema
        if validator.is_type(instance, kind) and check(operand, instance) is not None:
            yield ValidationError(keyword)

    return judge


_TRAPS = {
    "pattern": _trap_free("pattern", "string"),
    "format": _trap_free("format", "string"),
    "uniqueItems": _trap_free("uniqueItems", "array"),
    "multipleOf": _trap_free("multipleOf", "number"),
}

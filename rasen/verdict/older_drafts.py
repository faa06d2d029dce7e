"""Schemas of older drafts, judged and explained by `jsonschema` without its traps.

The one module that imports `jsonschema` and `referencing`, at the first schema that needs them.
Codes are not read here: `x-code` belongs to the contract's own schemas, which are 2020-12.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from rasen.verdict.assertions import BY_TYPE
from rasen.verdict.fault import MOST_FAULTS, Fault, unknown_keys
from rasen.verdict.patterns import PatternError, compile_pattern
from rasen.verdict.runtime import Room
from rasen.verdict.shapes import ENDLESS, SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

# Each frame of the library's generators takes C stack too, so deep documents get a thread with a
# stack to match.
_FRAMES = 10_000
_STACK = 256 * 1024 * 1024


class OlderDraft:
    """A schema of an older draft, judged by `jsonschema` without its traps."""

    def __init__(
        self, schema: object, resources: Mapping[str, object], *, assert_formats: bool
    ) -> None:
        from jsonschema import exceptions, validators  # type: ignore[import-untyped]
        from referencing import Registry, Resource
        from referencing.exceptions import CannotDetermineSpecification
        from referencing.jsonschema import DRAFT202012, UnknownDialect, specification_with

        known: Any = schema
        base = validators.validator_for(known)
        try:
            base.check_schema(known, format_checker=None)
        except exceptions.SchemaError as error:
            pointer = "".join(f"/{step}" for step in error.absolute_path)
            raise SchemaProblem(pointer, "breaks the dialect that the schema names") from error
        _check_patterns(schema)
        own = DRAFT202012
        old = base in (validators.Draft3Validator, validators.Draft4Validator)
        if isinstance(known, dict) and not old:  # `true` and `false` name no dialect
            own = specification_with(str(known.get("$schema")), default=own)
        registry: Registry[Any] = Registry()
        for uri, document in resources.items():
            try:
                resource: Any = Resource.from_contents(document)
            except (CannotDetermineSpecification, UnknownDialect):
                resource = own.create_resource(document)
            registry = registry.with_resource(uri, resource)
        functions: Any = dict(_TRAPS)
        if not assert_formats:
            del functions["format"]
        if base is validators.Draft3Validator:
            # `required` is a flag of the property itself in that draft
            del functions["required"], functions["properties"]
        kept = {name: function for name, function in functions.items() if name in base.VALIDATORS}
        self._validator = validators.extend(base, kept)(known, registry=registry)

    def faults(self, instance: object, fallback: str) -> list[Fault]:
        """Give the faults as `jsonschema` orders them, each with the fallback code."""
        try:
            return self._faults(instance, fallback)
        except RecursionError:
            return _on_large_stack(lambda: self._faults(instance, fallback))

    def _faults(self, instance: object, fallback: str) -> list[Fault]:
        from referencing.exceptions import Unresolvable

        try:
            errors = list(map(_deepest, _first(self._validator.iter_errors(instance))))
        except Unresolvable as error:
            reason = f"the reference {error.ref} leads to no schema"
            raise SchemaProblem("", reason) from error
        return [
            Fault(
                fallback,
                str(error.validator or "false"),
                tuple(error.absolute_path),
                tuple(error.absolute_schema_path),
                _measures(error),
            )
            for error in errors
        ]


def _on_large_stack(work: Callable[[], list[Fault]]) -> list[Fault]:
    """Give the outcome of work that recurses deeply; endless recursion is the schema's fault."""
    import threading

    outcome: list[list[Fault]] = []

    def run() -> None:
        try:
            outcome.append(work())
        except RecursionError:
            pass
        except BaseException as error:
            # what the registry's native code makes of a RecursionError inside of it
            if type(error).__name__ != "PanicException":
                raise

    before = threading.stack_size(_STACK)
    try:
        with Room(_FRAMES):
            thread = threading.Thread(target=run)
            thread.start()
            thread.join()
    finally:
        threading.stack_size(before)
    if not outcome:
        raise SchemaProblem("", ENDLESS)
    return outcome[0]


def _deepest(error: Any) -> Any:
    """Give the error of the branch that comes nearest, where the error is that none holds."""
    from jsonschema.exceptions import best_match  # type: ignore[import-untyped]

    return best_match([error]) or error


def _check_patterns(schema: object) -> None:
    """Raise `SchemaProblem` for a pattern that cannot be used, before a document is judged."""
    pending = [schema]
    while pending:
        value = pending.pop()
        if isinstance(value, list):
            pending += value
        elif isinstance(value, dict):
            pending += [part for name, part in value.items() if name not in _DATA]
            patterns = value.get("patternProperties")
            for pattern in [
                value.get("pattern"),
                *(patterns if isinstance(patterns, dict) else ()),
            ]:
                if isinstance(pattern, str):
                    try:
                        compile_pattern(pattern)
                    except PatternError as error:
                        reason = f"the pattern {pattern!r} cannot be used: {error}"
                        raise SchemaProblem("", reason) from error


def _measures(error: Any) -> dict[str, object]:
    """Give what a message needs, by the same rules as for 2020-12."""
    keyword, value, schema = str(error.validator), error.instance, error.schema
    if keyword == "required":
        return {"property": error.absolute_path[-1]}
    if keyword == "additionalProperties":
        rest = _additional(value, schema)
        return unknown_keys(keyword, rest, schema.get("properties", {})).params
    for table in BY_TYPE.values():
        if keyword in table:
            return table[keyword](error.validator_value, value) or {}
    return {}


def _required(validator: Any, names: Any, instance: Any, schema: Any) -> Iterator[Any]:
    """Put the missing name into the path, as for 2020-12."""
    from jsonschema import ValidationError

    del schema
    if validator.is_type(instance, "object"):
        for name in names:
            if name not in instance:
                yield ValidationError("required", path=(name,))


def _properties(validator: Any, table: Any, instance: Any, schema: Any) -> Iterator[Any]:
    del schema
    if validator.is_type(instance, "object"):
        for name, child in table.items():
            if name in instance:
                yield from _member(validator, child, instance, name, name)


def _pattern_properties(validator: Any, table: Any, instance: Any, schema: Any) -> Iterator[Any]:
    del schema
    if validator.is_type(instance, "object"):
        for pattern, child in table.items():
            for name in filter(compile_pattern(pattern), instance):
                yield from _member(validator, child, instance, name, pattern)


def _member(validator: Any, child: Any, instance: Any, name: str, place: str | None) -> Any:
    """Give the errors of a member; the library forgets the path where the subschema is false."""
    from jsonschema import ValidationError

    if child is not False:
        return validator.descend(instance[name], child, path=name, schema_path=place)
    steps = () if place is None else (place,)
    return [ValidationError("false", validator="false", path=(name,), schema_path=steps)]


def _additional(instance: Any, schema: Any) -> list[str]:
    """Give the keys that neither `properties` nor `patternProperties` covers."""
    named = schema.get("properties", {})
    patterns = [compile_pattern(pattern) for pattern in schema.get("patternProperties", {})]
    return [key for key in instance if key not in named and not any(p(key) for p in patterns)]


def _additional_properties(validator: Any, child: Any, instance: Any, schema: Any) -> Iterator[Any]:
    from jsonschema import ValidationError

    rest = _additional(instance, schema) if validator.is_type(instance, "object") else []
    if child is False and rest:
        yield ValidationError("additionalProperties")
    elif child is not False:
        for key in rest:
            yield from _member(validator, child, instance, key, None)


def _first(errors: Iterator[Any]) -> list[Any]:
    """Give the first errors; the library finds one after the other."""
    return list(islice(errors, MOST_FAULTS))


def _any_of(validator: Any, options: Any, instance: Any, schema: Any) -> Iterator[Any]:
    """Judge as the library does, without keeping all errors of every branch."""
    from jsonschema import ValidationError

    del schema
    context: list[Any] = []
    for place, option in enumerate(options):
        errors = _first(validator.descend(instance, option, schema_path=place))
        if not errors:
            return
        context += errors
    yield ValidationError("anyOf", context=context)


def _one_of(validator: Any, options: Any, instance: Any, schema: Any) -> Iterator[Any]:
    from jsonschema import ValidationError

    valid = [option for option in options if validator.evolve(schema=option).is_valid(instance)]
    if not valid:
        yield from _any_of(validator, options, instance, schema)
    elif len(valid) > 1:
        yield ValidationError("oneOf")


def _trap_free(keyword: str, kind: str) -> Any:
    """Give a keyword function for `jsonschema` that judges as the compiled verdicts do."""
    check = next(table[keyword] for table in BY_TYPE.values() if keyword in table)

    def judge(validator: Any, operand: Any, instance: Any, schema: Any) -> Iterator[Any]:
        from jsonschema import ValidationError

        del schema
        if validator.is_type(instance, kind) and check(operand, instance) is not None:
            yield ValidationError(keyword)

    return judge


# Keywords that hold data, in which a "pattern" is none.
_DATA = frozenset(("const", "default", "enum", "examples"))
_TRAPS = {
    "required": _required,
    "properties": _properties,
    "patternProperties": _pattern_properties,
    "additionalProperties": _additional_properties,
    "anyOf": _any_of,
    "oneOf": _one_of,
    "pattern": _trap_free("pattern", "string"),
    "format": _trap_free("format", "string"),
    "uniqueItems": _trap_free("uniqueItems", "array"),
    "multipleOf": _trap_free("multipleOf", "number"),
}

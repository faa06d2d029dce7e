"""What the keywords of JSON Schema 2020-12 hold: where subschemas are, and what a value must be.

A schema that breaks these shapes is refused with the place in it, so that neither the compiler
nor the explaining path has to ask again what a keyword's value is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

TYPES = ("array", "boolean", "integer", "null", "number", "object", "string")

# Keywords whose value is one subschema, a list of them, a map to them (core 10, 11; `definitions`
# is what older documents call `$defs`, and references into it are common).
SINGLES = frozenset(
    (
        *("additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"),
        *("propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
    )
)
LISTS = frozenset(("allOf", "anyOf", "oneOf", "prefixItems"))
MAPS = frozenset(("$defs", "definitions", "dependentSchemas", "patternProperties", "properties"))


ENDLESS = "a reference leads back to itself without end"


class SchemaProblem(ValueError):
    """A schema that cannot be used: `pointer` is the place in it, `reason` a clause in English."""

    def __init__(self, pointer: str, reason: str) -> None:
        super().__init__(pointer, reason)
        self.pointer = pointer
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.pointer or 'the root'}: {self.reason}"


def check_shapes(schema: Mapping[str, object], pointer: str) -> None:
    """Raise `SchemaProblem` for the first keyword whose value the specification does not allow."""
    for keyword, value in schema.items():
        rule = _SHAPES.get(keyword)
        if rule is not None and not rule[0](value):
            raise SchemaProblem(f"{pointer}/{escape(keyword)}", f"must be {rule[1]}")


def subschemas(schema: Mapping[str, object]) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Give each direct subschema with its place below `schema`, whose shapes were checked."""
    for keyword, value in schema.items():
        if keyword in SINGLES:
            yield (keyword,), value
        elif keyword in LISTS and isinstance(value, list):
            for position, item in enumerate(value):
                yield (keyword, position), item
        elif keyword in MAPS and isinstance(value, dict):
            for name, item in value.items():
                yield (keyword, name), item


def escape(token: str | int) -> str:
    """Give a JSON pointer token as RFC 6901 section 3 writes it."""
    return str(token).replace("~", "~0").replace("/", "~1")


def _is_schema(value: object) -> bool:
    return isinstance(value, (bool, dict))


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_count(value: object) -> bool:
    if isinstance(value, float):
        return value.is_integer() and value >= 0
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_divisor(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_type(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, str) and item in TYPES for item in value)
    return isinstance(value, str) and value in TYPES


def _are_dependencies(value: object) -> bool:
    return isinstance(value, dict) and all(map(_are_texts, value.values()))


def _are_schemas(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_schema, value))


def _is_schema_map(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_schema, value.values()))


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


_COUNTS = (
    *("maxLength", "minLength", "maxItems", "minItems"),
    *("maxProperties", "minProperties", "maxContains", "minContains"),
)
_NUMBERS = ("maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum")
_TEXTS = ("$ref", "$dynamicRef", "$id", "$anchor", "$dynamicAnchor", "$schema", "format", "pattern")

_SHAPES: dict[str, tuple[Callable[[object], bool], str]] = {
    **dict.fromkeys(sorted(SINGLES), (_is_schema, "a schema")),
    **dict.fromkeys(sorted(LISTS), (_are_schemas, "a list of at least one schema")),
    **dict.fromkeys(sorted(MAPS), (_is_schema_map, "an object of schemas")),
    **dict.fromkeys(_COUNTS, (_is_count, "an integer of at least 0")),
    **dict.fromkeys(_NUMBERS, (_is_number, "a number")),
    **dict.fromkeys(_TEXTS, (_is_text, "a string")),
    "multipleOf": (_is_divisor, "a number above 0"),
    "type": (_is_type, "one or several of " + ", ".join(TYPES)),
    "required": (_are_texts, "a list of strings"),
    "dependentRequired": (_are_dependencies, "an object of lists of strings"),
    "enum": (_is_list, "a list"),
    "uniqueItems": (_is_flag, "true or false"),
}

"""Documents that break a schema in one known place, made from the schema and a good example.

The walk follows the example and the schema together: through references, through every branch of
`allOf`, and through those branches of `anyOf` or `oneOf` that accept the example.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import NamedTuple

from rasen import schemas
from rasen.verdict.compile import compile_verdict
from rasen.verdict.patterns import compile_pattern

SAMPLES = {
    "string": "text",
    "number": 1.5,
    "integer": 7,
    "boolean": True,
    "null": None,
    "array": [],
    "object": {},
}
BOUNDARY = {
    "minimum": lambda bound, _value: bound - 1,
    "maximum": lambda bound, _value: bound + 1,
    "exclusiveMinimum": lambda bound, _value: bound,
    "exclusiveMaximum": lambda bound, _value: bound,
    "minLength": lambda bound, value: value[: bound - 1] if bound else None,
    "maxLength": lambda bound, value: (value + "x" * (bound + 1))[: bound + 1],
    "minItems": lambda bound, value: value[: bound - 1] if bound else None,
    "maxItems": lambda bound, value: (value or [None]) * (bound + 1),
}
BOUNDED = {
    "minimum": (int, float),
    "maximum": (int, float),
    "exclusiveMinimum": (int, float),
    "exclusiveMaximum": (int, float),
    "minLength": str,
    "maxLength": str,
    "minItems": list,
    "maxItems": list,
}


class Mutation(NamedTuple):
    """A broken document: which keyword refuses it, where, and with which code."""

    document: object
    keyword: str
    path: tuple[str | int, ...]
    code: str


class Spot(NamedTuple):
    """A value of the example with one subschema that applies to it."""

    schema: dict
    value: object
    path: tuple[str | int, ...]
    codes: tuple[object, ...]  # every x-code from the root to here


def mutations(name: str, example: object) -> Iterator[Mutation]:
    """Give every mutation of an example of the schema, most of them refused in one place only."""
    for spot in spots(schemas.load(name), example, (), (), schemas.load(name)):
        for keyword, changed, at in changes(spot):
            document = replaced(example, spot.path, changed)
            yield Mutation(document, keyword, spot.path + at, code_of(spot, keyword))


def code_of(spot: Spot, keyword: str) -> str:
    """Give the code that the nearest x-code on the way up declares for the keyword."""
    for declared in reversed(spot.codes):
        if isinstance(declared, str):
            return declared
        if isinstance(declared, dict) and keyword in declared:
            return declared[keyword]
    return "schema_invalid"


def spots(schema, value, path, codes, root) -> Iterator[Spot]:
    if not isinstance(schema, dict):
        return
    codes = (*codes, schema["x-code"]) if "x-code" in schema else codes
    yield Spot(schema, value, path, codes)
    if "$ref" in schema:
        target, base = resolve(schema["$ref"], root)
        yield from spots(target, value, path, codes, base)
    for branch in schema.get("allOf", []):
        yield from spots(branch, value, path, codes, root)
    for keyword in ("anyOf", "oneOf"):
        for branch in schema.get(keyword, []):
            if accepts(branch, value, root):
                yield from spots(branch, value, path, codes, root)
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in schema.get("properties", {}):
                yield from spots(schema["properties"][key], inner, (*path, key), codes, root)
            elif isinstance(schema.get("additionalProperties"), dict):
                yield from spots(schema["additionalProperties"], inner, (*path, key), codes, root)
    if isinstance(value, list) and "items" in schema:
        for index, inner in enumerate(value):
            yield from spots(schema["items"], inner, (*path, index), codes, root)


def changes(spot: Spot) -> Iterator[tuple[str, object, tuple[str | int, ...]]]:
    """Give (keyword, changed value, path of the fault below the spot)."""
    schema, value = spot.schema, spot.value
    if isinstance(value, dict):
        for key in schema.get("required", []):
            yield "required", {k: v for k, v in value.items() if k != key}, (key,)
        for closed in ("additionalProperties", "unevaluatedProperties"):
            if schema.get(closed) is False:
                yield closed, {**value, "zzUnknown": 1}, ()
    if "type" in schema:
        yield "type", other_type(schema["type"]), ()
    if "const" in schema:
        yield "const", "zz-other" if schema["const"] != "zz-other" else 0, ()
    if "enum" in schema:
        yield "enum", "zz-other", ()
    for keyword, kind in BOUNDED.items():
        fits = isinstance(value, kind) and not isinstance(value, bool)
        if keyword in schema and fits:
            changed = BOUNDARY[keyword](schema[keyword], value)
            if changed is not None:
                yield keyword, changed, ()
    if "pattern" in schema and isinstance(value, str):
        matches = compile_pattern(schema["pattern"])
        candidates = [value + "\n", value + "\x00", "!" + value, "zz-other", "Zz", ""]
        for candidate in candidates:
            if not matches(candidate):
                yield "pattern", candidate, ()
    if schema.get("uniqueItems") and isinstance(value, list) and value:
        yield "uniqueItems", [*value, value[0]], ()


def other_type(types: str | list[str]) -> object:
    allowed = [types] if isinstance(types, str) else types
    if "number" in allowed:
        allowed = [*allowed, "integer"]
    return next(sample for kind, sample in SAMPLES.items() if kind not in allowed)


def replaced(document, path, value):
    if not path:
        return value
    changed = copy.copy(document)
    changed[path[0]] = replaced(document[path[0]], path[1:], value)
    return changed


def resolve(reference: str, root: dict) -> tuple[object, dict]:
    uri, _, fragment = reference.partition("#")
    base = root if not uri else schemas.resources().get(uri)
    if base is None:
        return True, root
    target: object = base
    for step in fragment.split("/")[1:]:
        target = target[step.replace("~1", "/").replace("~0", "~")]
    return target, base


def accepts(schema, value, root) -> bool:
    """Tell whether a subschema of `root` accepts a value."""
    if "$id" in root and isinstance(schema, dict):
        schema = {**schema, "$id": root["$id"] + ":probe", "$defs": root.get("$defs", {})}
    verdict = compile_verdict(schema, resources=schemas.resources())
    return verdict(value)

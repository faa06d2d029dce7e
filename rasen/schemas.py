"""The published schemas: where they lie, what they say, and whether a document conforms.

A schema is named `<folder>:<name>` here ("files:workflow"); its `$id` is that name behind one
fixed prefix. Verdicts come from functions compiled out of the schemas; only a document that is
refused is handed to the explaining path.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from types import ModuleType

    from rasen.verdict.explain import Explainer, Fault

PREFIX = "urn:rasen:schema:v1:"
_SUFFIX = ".schema.json"
_HERE = os.path.dirname(os.path.abspath(__file__))

Schema = dict[str, object]


def data_folder(installed: str, *checkout: str) -> str:
    """Give a folder of data: inside the installed package, or beside it in a checkout."""
    inside = os.path.join(_HERE, installed)
    return inside if os.path.isdir(inside) else os.path.join(os.path.dirname(_HERE), *checkout)


@cache
def folder() -> str:
    """Give the folder that holds the schema files."""
    return data_folder("schemas_data", "schemas")


@cache
def verdict_folder() -> str:
    """Give the folder that holds the compiled verdicts."""
    return data_folder("verdicts_data", "generated", "verdicts")


def urn(name: str) -> str:
    """Give the `$id` of the schema of this name."""
    return PREFIX + name


def name_of(identifier: str) -> str | None:
    """Give the name behind an `$id` of ours, None for any other."""
    return identifier.removeprefix(PREFIX) if identifier.startswith(PREFIX) else None


@cache
def names(group: str | None = None) -> tuple[str, ...]:
    """Give the names of all schemas, or of one folder's, sorted."""
    groups = [group] if group else sorted(os.listdir(folder()))
    return tuple(
        f"{part}:{entry.removesuffix(_SUFFIX)}"
        for part in groups
        for entry in sorted(os.listdir(os.path.join(folder(), part)))
        if entry.endswith(_SUFFIX)
    )


@cache
def load(name: str) -> Schema:
    """Give the schema of this name; the value is shared, so do not change it."""
    import json

    group, _, stem = name.partition(":")
    with open(os.path.join(folder(), group, stem + _SUFFIX), encoding="utf-8") as file:
        return cast("Schema", json.load(file))


@cache
def resources() -> Mapping[str, Schema]:
    """Give every schema by its `$id`."""
    return {urn(name): load(name) for name in names()}


@cache
def _compiled(name: str) -> ModuleType:
    """Give the generated module of a schema; without one (a fresh checkout) compile it now."""
    from importlib.machinery import SourceFileLoader
    from importlib.util import module_from_spec, spec_from_loader

    group, _, stem = name.partition(":")
    path = os.path.join(verdict_folder(), group, stem.replace("-", "_") + ".py")
    if not os.path.exists(path):
        return _compile_now(name)
    loader = SourceFileLoader(f"rasen.verdicts_data.{group}.{stem}", path)
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def _compile_now(name: str) -> ModuleType:
    from types import ModuleType

    from rasen.verdict.compile import compile_source

    source = compile_source(load(name), root_uri=urn(name), resources=resources())
    module = ModuleType(name)
    assert source is not None
    exec(compile(source, f"<verdict {name}>", "exec"), module.__dict__)  # noqa: S102
    return module


@cache
def verdict(name: str) -> Callable[[object], bool]:
    """Give the function that tells whether a document conforms to the schema."""
    return cast("Callable[[object], bool]", _compiled(name).verdict)


def limits(name: str) -> Mapping[str, int]:
    """Give the `x-max-*` keywords of the schema's root."""
    return cast("Mapping[str, int]", _compiled(name).LIMITS)


@cache
def explainer(name: str) -> Explainer:
    """Give what finds the faults of a document that the schema refuses."""
    from rasen.verdict.explain import Explainer

    schema = load(name)
    code = schema.get("x-code")
    fallback = code if isinstance(code, str) else "schema_invalid"
    return Explainer(schema, root_uri=urn(name), resources=resources(), fallback_code=fallback)


def faults(name: str, document: object) -> list[Fault]:
    """Give the faults of a document, none where it conforms."""
    return [] if verdict(name)(document) else explainer(name).faults(document)


@cache
def codes() -> Mapping[str, Schema]:
    """Give the entry of every declared diagnostic code, by code."""
    entries: dict[str, Schema] = {}
    for name in names("codes"):
        schema = load(name)
        for entry in cast("list[Schema]", schema["oneOf"]):
            entries[cast("str", entry["const"])] = {**entry, "x-area": schema["x-area"]}
    return entries


def failure_document(
    schema: str,
    status: list[dict[str, object]],
    *,
    given: Collection[str] = (),
    known: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """Give the null shape of the output schema with this status, keys in the schema's order.

    A command may have another one for some of its options: `given` are the flags on its line. Keys
    that the shape does not require are there if they are `known`.
    """
    whole = load(f"output:{schema}")
    shapes = cast("dict[str, str]", whole.get("x-failure-with", {}))
    name = next((shape for flag, shape in shapes.items() if flag in given), "failure")
    definitions = cast("dict[str, Schema]", whole["$defs"])
    shape = definitions[name]
    properties = cast("dict[str, Schema]", shape["properties"])
    required = cast("list[str]", shape["required"])
    values = {"status": status, **(known or {})}
    return {
        key: values[key] if key in values else _constant(value)
        for key, value in properties.items()
        if key in values or key in required
    }


def _constant(schema: Schema) -> object:
    """Give the one value that a key of a null shape may have: `const`, else the empty list."""
    return schema.get("const", [])

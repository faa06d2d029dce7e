"""Schemas compiled into plain Python: a module with `verdict(instance)`, or that function itself.

The instance is what a JSON or YAML decoder gives: exactly `dict`, `list`, `str`, `int`, `float`,
`bool` and None. A verdict tells valid from invalid and nothing more; `explain` says why.

Recursive schemas make recursive functions. Values nested up to 512 levels are decided without a
RecursionError whatever the recursion limit is; deeper ones are for the decoder to refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.verdict.emit import Emitter
from rasen.verdict.index import Index
from rasen.verdict.literals import literal
from rasen.verdict.patterns import expression
from rasen.verdict.shapes import ENDLESS, SchemaProblem
from rasen.verdict.vocabularies import UnsupportedDialect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.verdict.index import Schema, Scope

__all__ = ["SchemaProblem", "compile_source", "compile_verdict"]

# A function is written in line at every call when it has no more lines than this.
_SMALL = 3


def compile_source(
    schema: object,
    *,
    root_uri: str = "",
    resources: Mapping[str, object] | None = None,
    name: str = "verdict",
    assert_formats: bool = True,
) -> str | None:
    """Give the source of a module with `verdict(instance) -> bool` and `LIMITS` (root `x-max-*`).

    `resources` are the documents that references may lead to, by URI; `name` stands in the
    module's docstring. None if the schema is written in another dialect than 2020-12; a schema
    that breaks the dialect raises `SchemaProblem`.
    """
    try:
        index = Index(schema, root_uri=root_uri, resources=resources)
        body = _functions(index, index.root, (), assert_formats=assert_formats)
    except UnsupportedDialect:
        return None
    head = [f'"""Verdicts on {name}."""', "# mypy: ignore-errors", "# ruff: noqa"]
    return "\n".join([*head, "", f"LIMITS = {literal(_limits(schema))}", "", *body]) + "\n"


def compile_verdict(
    schema: object,
    *,
    root_uri: str = "",
    resources: Mapping[str, object] | None = None,
    assert_formats: bool = True,
) -> Callable[[object], bool] | None:
    """Give the verdict function of a schema, compiled in memory; None and errors as above."""
    source = compile_source(
        schema, root_uri=root_uri, resources=resources, assert_formats=assert_formats
    )
    if source is None:
        return None
    return _loaded(source)


def compile_part(
    index: Index, schema: dict[str, object], scope: Scope, *, assert_formats: bool
) -> Callable[[object], bool]:
    """Give the verdict function of one subschema, as it is reached under a dynamic scope."""
    return _loaded("\n".join(_functions(index, schema, scope, assert_formats=assert_formats)))


def _loaded(source: str) -> Callable[[object], bool]:
    module: dict[str, object] = {"__name__": "rasen.verdict.compiled"}
    exec(compile(source, "<verdict>", "exec"), module)  # noqa: S102  (source made right here)
    return cast("Callable[[object], bool]", module["verdict"])


def _limits(schema: object) -> dict[str, object]:
    if not isinstance(schema, dict):
        return {}
    return {key: value for key, value in schema.items() if key.startswith("x-max-")}


def _functions(index: Index, root: Schema, scope: Scope, *, assert_formats: bool) -> list[str]:
    """Write all functions, up to three times: what a pass learns decides how the next one writes.

    The first shows which functions are recursive, small or called once; the second, with the
    others in line, whether one has to remember its answers.
    """
    if not isinstance(root, dict):
        return ["", "def verdict(x):", f"    return {root}"]
    first = Emitter(index, assert_formats=assert_formats)
    first.emit(root, scope)
    if first.graph.is_endless():
        raise SchemaProblem("", ENDLESS)
    inlined = _worth_inlining(first)
    emitter = Emitter(index, assert_formats=assert_formats, inlined=inlined)
    emitter.emit(root, scope)
    repeated = emitter.graph.repeated()
    if repeated:
        tracked = {name for key, name in emitter.names.items() if key[2]}
        emitter = Emitter(
            index,
            assert_formats=assert_formats,
            inlined=inlined,
            remembered=frozenset(repeated - tracked),
        )
        emitter.emit(root, scope)
    return _module(emitter)


def _worth_inlining(emitter: Emitter) -> frozenset[int]:
    """Give the schemas whose functions are not recursive, and small or called once."""
    recursive = emitter.graph.recursive()
    chosen: set[int] = set()
    kept: set[int] = set()
    for (identity, _, _), name in emitter.names.items():
        small = len(emitter.bodies[name]) <= _SMALL + 1 and not emitter.graph.calls[name]
        once = emitter.graph.callers(name) <= 1
        if name in recursive or not (small or once):
            kept.add(identity)
        else:
            chosen.add(identity)
    return frozenset(chosen - kept)


def _module(emitter: Emitter) -> list[str]:
    names = {name: key for key, name in emitter.names.items()}
    recursive = bool(emitter.graph.recursive())
    if recursive:
        emitter.runtime.add("deep")
    lines: list[str] = []
    if emitter.runtime:
        imported = ", ".join(sorted(emitter.runtime))
        lines += [f"from rasen.verdict.runtime import {imported}", ""]
    lines += [f"{name} = {source}" for source, name in emitter.constants.items()]
    for (kind, text), name in emitter.matchers.items():
        lines += ["", *_matcher(kind, text, name)]
    for name, body in emitter.bodies.items():
        if recursive or name != "_f0":
            lines += ["", *_function(emitter, name, body, tracked=names[name][2])]
    if not recursive:
        return [*lines, "", "def verdict(x):", *_indented(emitter.bodies["_f0"])]
    start = "lambda x: _f0(x, {})" if emitter.remembered else "_f0"
    frames = 2 * len(emitter.bodies)
    return [*lines, "", "def verdict(x):", f"    return deep({start}, x, {frames})"]


def _function(emitter: Emitter, name: str, body: list[str], *, tracked: bool) -> list[str]:
    parameters = "x, s" if tracked else "x"
    if not emitter.remembered:
        return [f"def {name}({parameters}):", *_indented(body)]
    if name not in emitter.remembered:
        return [f"def {name}({parameters}, m):", *_indented(body)]
    return [
        f"def {name}(x, m):",
        f"    k = ({name[2:]}, id(x))",
        "    r = m.get(k)",
        "    if r is None:",
        f"        r = m[k] = {name}_(x, m)",
        "    return r",
        "",
        f"def {name}_(x, m):",
        *_indented(body),
    ]


def _matcher(kind: str, text: str, name: str) -> list[str]:
    """Give a function that puts what it stands for in its own place when it is first called."""
    if kind == "format":
        made = ["    from rasen.verdict.formats import FORMATS", f"    {name} = FORMATS[{text!r}]"]
    elif (source := expression(text)) is not None:
        made = ["    from re import compile", f"    {name} = compile({source!r}).search"]
    else:
        made = [
            "    from rasen.verdict.patterns import compile_pattern",
            f"    {name} = compile_pattern({text!r})",
        ]
    return [f"def {name}(x):", f"    global {name}", *made, f"    return {name}(x)"]


def _indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]

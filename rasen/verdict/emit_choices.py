"""Subschemas for the very same value: what the emitter writes for references and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.verdict.branches import accepted_types, discriminator, is_disjoint
from rasen.verdict.conditions import all_constants
from rasen.verdict.lines import FAIL, block, indent, line_unless, require
from rasen.verdict.runtime import canonical

if TYPE_CHECKING:
    from rasen.verdict.emit import Emitter, Object, Spot
    from rasen.verdict.index import Schema


def in_place(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    """Give the lines for all keywords that apply a schema to the very same value."""
    lines: list[str] = []
    for position, part in enumerate(emitter.index.conjoined(schema, spot.scope)):
        inner = spot._replace(site=(id(schema), "conjoined", position))
        lines += _conjoined(emitter, part, inner, referred=position < _references(schema))
    for keyword, write in (("anyOf", _any_of), ("oneOf", _one_of)):
        if keyword in known:
            inner = spot._replace(site=(id(schema), keyword))
            lines += write(emitter, cast("list[Schema]", known[keyword]), inner)
    if "not" in known:
        inner = spot._replace(site=(id(schema), "not"), seen=None)
        test = emitter.expression(cast("Schema", known["not"]), inner)
        lines += [] if test == "False" else [line_unless(f"not {test}")]
    if "if" in known:
        lines += _if(emitter, schema, known, spot)
    return lines


def _conjoined(emitter: Emitter, part: Schema, spot: Spot, *, referred: bool) -> list[str]:
    if referred and isinstance(part, dict) and id(part) not in emitter.inlined:
        return require(emitter.call(part, spot))
    return emitter.statements(part, spot)


def _any_of(emitter: Emitter, options: list[Schema], spot: Spot) -> list[str]:
    values = all_constants(emitter.index, options)
    if values is not None:
        return require(emitter.equality(spot, values))
    chosen = _discriminated(emitter, options, spot)
    if chosen is not None:
        return chosen
    if spot.seen is not None and _any_contributes(emitter, options, spot):
        return _tracked_choice(emitter, options, spot, exclusive=False)
    tests = _tests(emitter, options, spot)
    return [] if "True" in tests else [line_unless(" or ".join(tests))]


def _one_of(emitter: Emitter, options: list[Schema], spot: Spot) -> list[str]:
    values = all_constants(emitter.index, options)
    if values is not None and len(set(map(canonical, values))) == len(values):
        return require(emitter.equality(spot, values))
    chosen = _discriminated(emitter, options, spot)
    if chosen is not None:
        return chosen
    if spot.seen is not None and _any_contributes(emitter, options, spot):
        return _tracked_choice(emitter, options, spot, exclusive=True)
    tests = _tests(emitter, options, spot)
    if is_disjoint(accepted_types(emitter.index, option, spot.scope) for option in options):
        return [line_unless(" or ".join(tests))]
    found = emitter.fresh()
    lines = [f"{found} = False"]
    for test in tests:
        body = [f"if {found}:", "    " + FAIL, f"{found} = True"]
        lines += block(f"if {test}:", body)
    return [*lines, line_unless(found)]


def _tests(emitter: Emitter, options: list[Schema], spot: Spot) -> list[str]:
    return [
        emitter.expression(option, spot._replace(seen=None, site=(*spot.site, position)))
        for position, option in enumerate(options)
    ]


def _any_contributes(emitter: Emitter, options: list[Schema], spot: Spot) -> bool:
    return any(
        isinstance(option, dict) and emitter.contributes(option, spot.scope) for option in options
    )


def _discriminated(emitter: Emitter, options: list[Schema], spot: Spot) -> list[str] | None:
    """Give a choice by one property, where each branch demands it with texts of its own."""
    found = discriminator(emitter.index, options, spot.scope)
    if found is None or not found.strict or len(options) < 2:
        return None
    lines = [] if spot.known == "dict" else [line_unless(f"type({spot.var}) is dict")]
    var = emitter.fresh()
    lines.append(f"{var} = {spot.var}.get({found.name!r})")
    for position, option in enumerate(options):
        texts = [text for text, branch in found.branches.items() if branch == position]
        test = " or ".join(f"{var} == {text!r}" for text in texts)
        inner = spot._replace(known="dict", site=(*spot.site, position))
        body = emitter.statements(option, inner) or ["pass"]
        lines += [f"{'elif' if position else 'if'} {test}:", *indent(body)]
    return [*lines, "else:", "    " + FAIL]


def _tracked_choice(
    emitter: Emitter, options: list[Schema], spot: Spot, *, exclusive: bool
) -> list[str]:
    """Give a choice in which each branch that holds adds what it has evaluated."""
    found = emitter.fresh()
    lines = [f"{found} = False"]
    for position, option in enumerate(options):
        inner = spot._replace(site=(*spot.site, position))
        setup, test, merge = _tracked_test(emitter, option, inner)
        body = [f"if {found}:", "    " + FAIL] if exclusive else []
        lines += [*setup, *block(f"if {test}:", [*body, *merge, f"{found} = True"])]
    return [*lines, line_unless(found)]


def _tracked_test(emitter: Emitter, schema: Schema, spot: Spot) -> tuple[list[str], str, list[str]]:
    """Give the lines before a test, the test, and the lines that keep what it evaluated."""
    if not isinstance(schema, dict) or not emitter.contributes(schema, spot.scope):
        return [], emitter.expression(schema, spot._replace(seen=None)), []
    own = emitter.fresh()
    call = emitter.call(schema, spot._replace(seen=own))
    return [f"{own} = set()"], call, [f"{spot.seen} |= {own}"]


def _if(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    if spot.seen is None and known.get("then", True) is known.get("else", True) is True:
        return []
    condition = cast("Schema", known["if"])
    site = spot._replace(site=(id(schema), "if"))
    setup, test, merge = (
        ([], emitter.expression(condition, site), [])
        if spot.seen is None
        else _tracked_test(emitter, condition, site)
    )
    then = emitter.statements(
        cast("Schema", known.get("then", True)), spot._replace(site=(id(schema), "then"))
    )
    other = emitter.statements(
        cast("Schema", known.get("else", True)), spot._replace(site=(id(schema), "else"))
    )
    body = merge + then
    if body and other:
        return [*setup, f"if {test}:", *indent(body), "else:", *indent(other)]
    if other:
        return [*setup, *block(f"if not {test}:", other)]
    return [*setup, *block(f"if {test}:", body)] if body else []


def _references(schema: Object) -> int:
    """Give how many of the conjoined schemas come from references; they stand first."""
    return ("$ref" in schema) + ("$dynamicRef" in schema)

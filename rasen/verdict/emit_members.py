"""Members of objects and arrays: what the emitter writes for keywords that lead into a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.verdict.branches import accepted_types
from rasen.verdict.lines import FAIL, block, line_unless
from rasen.verdict.literals import text_set

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.verdict.emit import Emitter, Object, Spot
    from rasen.verdict.index import Schema


def object_lines(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    """Give the lines of an object schema; the value is known to be a `dict`."""
    properties = cast("dict[str, Schema]", known.get("properties", {}))
    required = cast("list[str]", known.get("required", []))
    patterns = cast("dict[str, Schema]", known.get("patternProperties", {}))
    rest = cast("Schema", known.get("additionalProperties", True))
    if rest is False and properties and not patterns:
        lines = _closed_members(emitter, schema, properties, required, spot)
    else:
        lines = _members(emitter, schema, properties, required, spot)
        if patterns:
            lines += _matched_members(emitter, schema, known, spot)
        else:
            lines += additional(emitter, schema, rest, properties, spot)
    if "propertyNames" in known:
        name = emitter.fresh()
        inner = spot.child(name, (id(schema), "propertyNames"))._replace(known="str")
        body = emitter.statements(cast("Schema", known["propertyNames"]), inner)
        lines += block(f"for {name} in {spot.var}:", body)
    lines += _tracked_members(emitter, known, spot)
    dependents = cast("dict[str, Schema]", known.get("dependentSchemas", {}))
    for trigger, dependent in dependents.items():
        inner = spot._replace(site=(id(schema), "dependentSchemas", trigger))
        lines += block(f"if {trigger!r} in {spot.var}:", emitter.statements(dependent, inner))
    return lines


def array_lines(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    """Give the lines of an array schema; the value is known to be a `list`."""
    prefix = cast("list[Schema]", known.get("prefixItems", []))
    lines: list[str] = []
    for position, child in enumerate(prefix):
        var = emitter.fresh()
        body = emitter.statements(child, spot.child(var, (id(schema), "children")))
        if body:
            inner = [f"{var} = {spot.var}[{position}]", *body]
            lines += block(f"if len({spot.var}) > {position}:", inner)
    rest = cast("Schema", known.get("items", True))
    lines += items(emitter, schema, rest, len(prefix), spot)
    if "contains" in known:
        lines += _contains(emitter, schema, known, spot)
    if known.get("uniqueItems") is True:
        texts = not prefix and accepted_types(emitter.index, rest, spot.scope) == {"string"}
        lines.append(line_unless(_uniqueness(emitter, spot.var, texts=texts)))
    if spot.seen is not None:
        if "items" in known:
            lines.append(f"{spot.seen}.update(range(len({spot.var})))")
        elif prefix:
            lines.append(f"{spot.seen}.update(range({len(prefix)}))")
    return lines


def additional(
    emitter: Emitter, schema: Object, rest: Schema, names: Iterable[str], spot: Spot
) -> list[str]:
    """Give the lines for the properties that have none of the names."""
    key, value = emitter.fresh(), emitter.fresh()
    names = tuple(names)
    inner = spot.child(value, (id(schema), "children"))
    body = emitter.statements(rest, inner)
    if not body:
        return []
    if body[0] == FAIL:
        if not names:
            return [line_unless(f"not {spot.var}")]
        return [line_unless(f"{spot.var}.keys() <= {emitter.constant(names)}")]
    if not names:
        return block(f"for {value} in {spot.var}.values():", body)
    guarded = block(f"if {key} not in {text_set(names)}:", body)
    return block(f"for {key}, {value} in {spot.var}.items():", guarded)


def items(emitter: Emitter, schema: Object, rest: Schema, start: int, spot: Spot) -> list[str]:
    """Give the lines for the items from a position on."""
    var = emitter.fresh()
    body = emitter.statements(rest, spot.child(var, (id(schema), "children")))
    if body and body[0] == FAIL:
        return [line_unless(f"len({spot.var}) <= {start}" if start else f"not {spot.var}")]
    source = f"{spot.var}[{start}:]" if start else spot.var
    return block(f"for {var} in {source}:", body)


def _closed_members(
    emitter: Emitter, schema: Object, properties: dict[str, Schema], required: list[str], spot: Spot
) -> list[str]:
    """Give the lines for an object without other properties: those present are counted."""
    count = emitter.fresh()
    fixed = sum(name in required for name in properties)
    lines = _members(emitter, schema, properties, required, spot, count=count)
    if not any(line.lstrip().startswith(f"{count} += ") for line in lines):
        return [*lines, line_unless(f"len({spot.var}) == {fixed}")]
    return [f"{count} = {fixed}", *lines, line_unless(f"len({spot.var}) == {count}")]


def _members(
    emitter: Emitter,
    schema: Object,
    properties: dict[str, Schema],
    required: list[str],
    spot: Spot,
    *,
    count: str | None = None,
) -> list[str]:
    """Give the lines for `required` and `properties`; `count` takes the optional ones."""
    bound: list[str] = []
    checks: list[str] = []
    present = [f"{name!r} in {spot.var}" for name in required if name not in properties]
    for name, child in properties.items():
        var = emitter.fresh()
        body = emitter.statements(child, spot.child(var, (id(schema), "children")))
        test = f"{name!r} in {spot.var}"
        if name not in required:
            step = [f"{count} += 1"] if count and body[:1] != [FAIL] else []
            if body and body[0] != FAIL:
                body.insert(0, f"{var} = {spot.var}[{name!r}]")
            checks += block(f"if {test}:", step + body)
        elif body:
            bound.append(f"    {var} = {spot.var}[{name!r}]")
            checks += body
        else:
            present.append(test)
    lines = [line_unless(" and ".join(present))] if present else []
    if bound:
        lines += ["try:", *bound, "except KeyError:", "    " + FAIL]
    return lines + checks


def _matched_members(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    """Give the lines for `patternProperties`, and `additionalProperties` beside it."""
    names = cast("dict[str, Schema]", known.get("properties", {}))
    patterns = cast("dict[str, Schema]", known["patternProperties"])
    key, value, spare = emitter.fresh(), emitter.fresh(), emitter.fresh()
    inner = spot.child(value, (id(schema), "children"))
    rest = emitter.statements(cast("Schema", known.get("additionalProperties", True)), inner)
    lines: list[str] = []
    if rest:
        lines.append(f"{spare} = {key} not in {text_set(names) if names else '()'}")
    for pattern, child in patterns.items():
        site = (id(schema), "patternProperties", pattern)
        body = emitter.statements(child, spot.child(value, site))
        if rest:
            body.append(f"{spare} = False")
        lines += block(f"if {emitter.pattern(pattern)}({key}):", body)
    if rest:
        lines += block(f"if {spare}:", rest)
    return block(f"for {key}, {value} in {spot.var}.items():", lines)


def _tracked_members(emitter: Emitter, known: Object, spot: Spot) -> list[str]:
    if spot.seen is None:
        return []
    if "additionalProperties" in known:
        return [f"{spot.seen}.update({spot.var})"]
    lines = []
    names = cast("dict[str, object]", known.get("properties", {}))
    if names:
        lines.append(f"{spot.seen}.update({text_set(names)})")
    for pattern in cast("dict[str, object]", known.get("patternProperties", {})):
        key = emitter.fresh()
        test = f"if {emitter.pattern(pattern)}({key}):"
        body = block(test, [f"{spot.seen}.add({key})"])
        lines += block(f"for {key} in {spot.var}:", body)
    return lines


def _contains(emitter: Emitter, schema: Object, known: Object, spot: Spot) -> list[str]:
    least = int(cast("float", known.get("minContains", 1)))
    most = known.get("maxContains")
    if least == 0 and most is None and spot.seen is None:
        return []
    var, count, place = emitter.fresh(), emitter.fresh(), emitter.fresh()
    inner = spot.child(var, (id(schema), "contains"))
    body = [f"{count} += 1"]
    if spot.seen is not None:
        body.append(f"{spot.seen}.add({place})")
    if most is not None:
        limit = int(cast("float", most))
        body += [f"if {count} > {limit}:", "    " + FAIL]
    elif spot.seen is None:
        body += [f"if {count} >= {least}:", "    break"]
    tested = block(f"if {emitter.expression(cast('Schema', known['contains']), inner)}:", body)
    head = f"for {var} in {spot.var}:"
    if spot.seen is not None:
        head = f"for {place}, {var} in enumerate({spot.var}):"
    lines = [f"{count} = 0", *block(head, tested)]
    return [*lines, line_unless(f"{count} >= {least}")] if least else lines


def _uniqueness(emitter: Emitter, var: str, *, texts: bool) -> str:
    if texts:
        return f"len(set({var})) == len({var})"
    emitter.runtime.add("unique")
    return f"unique({var})"

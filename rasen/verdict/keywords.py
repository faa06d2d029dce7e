"""The keywords that apply subschemas: each a step of the walk that gives what is wrong.

A step takes the walk, the plan of its schema, the keyword's operand, a value of the keyword's type
and the set that evaluated names or positions go into (None if nobody asks).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.verdict.branches import constants
from rasen.verdict.choice import chosen
from rasen.verdict.fault import Found, placed, unknown_keys
from rasen.verdict.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.verdict.walk import Plan, Seen, Walk

    Step = Callable[[Walk, Plan, Any, Any, Seen], list[Found]]


def _required(walk: Walk, plan: Plan, names: Any, value: Any, seen: Seen) -> list[Found]:
    del seen
    missing = [name for name in names if name not in value]
    if not missing:
        return []
    walk.orders.note(value, plan.known.get("properties") or names)  # type: ignore[arg-type]
    return [Found("required", {"property": name}, path=[name]) for name in dict.fromkeys(missing)]


def _dependent_required(walk: Walk, plan: Plan, table: Any, value: Any, seen: Seen) -> list[Found]:
    del plan, walk, seen
    found = []
    for trigger, names in table.items():
        for name in names if trigger in value else ():
            if name not in value:
                params = {"property": name, "because": trigger}
                found.append(Found("dependentRequired", params, path=[name]))
                found[-1].place.append(trigger)
    for fault in found:
        fault.place.reverse()
    return found


def _properties(walk: Walk, plan: Plan, table: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    if seen is not None:
        seen.update(table)
    scope = plan.scope
    for name, child in table.items():
        if name in value:
            below = walk.member(child, scope, value[name])
            if below:
                found += placed(below, ("properties", name), name)
    if found:
        walk.orders.note(value, table)
    return found


def _pattern_properties(walk: Walk, plan: Plan, table: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for pattern, child in table.items():
        matches = compile_pattern(pattern)
        names = [name for name in value if matches(name)]
        if seen is not None:
            seen.update(names)
        pairs = ((name, value[name]) for name in names)
        place = ("patternProperties", pattern)
        found += walk.members(plan, child, pairs, place, bulk=len(names))
    return found


def _additional_properties(
    walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen
) -> list[Found]:
    named: Any = plan.known.get("properties", {})
    rest = [name for name in value if name not in named]
    patterns: Any = plan.known.get("patternProperties", {})
    if rest and patterns:
        searches = [compile_pattern(pattern) for pattern in patterns]
        rest = [name for name in rest if not any(search(name) for search in searches)]
    if seen is not None:
        seen.update(value)
    if not rest:
        return []
    if child is False:
        walk.orders.note(value, named)
        return [unknown_keys("additionalProperties", rest, named)]
    pairs = ((name, value[name]) for name in rest)
    return walk.members(plan, child, pairs, ("additionalProperties",), bulk=len(rest))


def _property_names(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    del seen
    names: list[str] = []
    first: Found | None = None
    for name in value:
        below = walk.visit(child, plan.scope, name, None)
        if below:
            names.append(name)
            first = first or below[0]
    if first is None:
        return []
    allowed = constants(walk.walker.index, child, plan.scope) or ()
    fault = unknown_keys("propertyNames", names, [x for x in allowed if isinstance(x, str)])
    fault.params["reason"] = {"keyword": first.keyword, **first.params}
    fault.code = first.code
    return [fault]


def _dependent_schemas(walk: Walk, plan: Plan, table: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for name, child in table.items():
        if name in value:
            below = walk.visit(child, plan.scope, value, seen)
            found += placed(below, ("dependentSchemas", name))
    return found


def _prefix_items(walk: Walk, plan: Plan, children: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for position, child in enumerate(children[: len(value)]):
        below = walk.visit(child, plan.scope, value[position], None)
        found += placed(below, ("prefixItems", position), position)
    if seen is not None:
        seen.update(range(min(len(children), len(value))))
    return found


def _items(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    prefix: Any = plan.known.get("prefixItems", ())
    start = len(prefix)
    if seen is not None:
        seen.update(range(len(value)))
    if child is False:
        too_many = Found("items", {"limit": start, "actual": len(value)})
        return [too_many] if len(value) > start else []
    pairs = ((place, value[place]) for place in range(start, len(value)))
    return walk.members(plan, child, pairs, ("items",), bulk=len(value))


def _contains(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    matches = [
        place for place, item in enumerate(value) if not walk.visit(child, plan.scope, item, None)
    ]
    if seen is not None:
        seen.update(matches)
    least: Any = plan.known.get("minContains", 1)
    most: Any = plan.known.get("maxContains")
    if len(matches) < least:
        keyword = "minContains" if matches and "minContains" in plan.known else "contains"
        return [Found(keyword, {"limit": least, "actual": len(matches)})]
    if most is not None and len(matches) > most:
        return [Found("maxContains", {"limit": most, "actual": len(matches)})]
    return []


def _ref(walk: Walk, plan: Plan, reference: Any, value: Any, seen: Seen) -> list[Found]:
    target = walk.walker.index.target(plan.schema, reference)
    return placed(walk.again(target, plan.scope, value, seen), ("$ref",))


def _dynamic_ref(walk: Walk, plan: Plan, reference: Any, value: Any, seen: Seen) -> list[Found]:
    target = walk.walker.index.dynamic_target(plan.schema, reference, plan.scope)
    return placed(walk.again(target, plan.scope, value, seen), ("$dynamicRef",))


def _all_of(walk: Walk, plan: Plan, children: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for position, child in enumerate(children):
        found += placed(walk.visit(child, plan.scope, value, seen), ("allOf", position))
    return found


def _not(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    del seen
    return [] if walk.visit(child, plan.scope, value, None) else [Found("not", {})]


def _if(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    if seen is None and not plan.known.keys() & {"then", "else"}:
        return []
    own: Seen = None if seen is None else set()
    keyword = "else" if walk.visit(child, plan.scope, value, own) else "then"
    if keyword == "then" and seen is not None:
        seen.update(own or ())
    branch: Any = plan.known.get(keyword, True)
    return placed(walk.visit(branch, plan.scope, value, seen), (keyword,))


def _any_of(walk: Walk, plan: Plan, options: Any, value: Any, seen: Seen) -> list[Found]:
    return chosen(walk, plan, "anyOf", options, value, seen)


def _one_of(walk: Walk, plan: Plan, options: Any, value: Any, seen: Seen) -> list[Found]:
    return chosen(walk, plan, "oneOf", options, value, seen)


STEPS: dict[str, dict[str, Step]] = {
    "dict": {
        "required": _required,
        "properties": _properties,
        "patternProperties": _pattern_properties,
        "additionalProperties": _additional_properties,
        "propertyNames": _property_names,
        "dependentRequired": _dependent_required,
        "dependentSchemas": _dependent_schemas,
    },
    "list": {"prefixItems": _prefix_items, "items": _items, "contains": _contains},
    "str": {},
    "num": {},
    "any": {
        "$ref": _ref,
        "$dynamicRef": _dynamic_ref,
        "allOf": _all_of,
        "anyOf": _any_of,
        "oneOf": _one_of,
        "not": _not,
        "if": _if,
    },
}

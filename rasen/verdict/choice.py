"""Which branch of `anyOf` or `oneOf` was meant, so that its faults are told and no others'.

The branch is picked by a discriminator, else by the value's type; where several are left, the one
that comes nearest is told. "None of the alternatives" is said where nothing tells them apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.verdict.assertions import wrong_constant, wrong_type
from rasen.verdict.branches import json_type
from rasen.verdict.fault import Found, placed
from rasen.verdict.patterns import compile_pattern

if TYPE_CHECKING:
    from rasen.verdict.index import Schema
    from rasen.verdict.walk import Choice, Plan, Seen, Walk


def chosen(
    walk: Walk, plan: Plan, keyword: str, options: Any, value: Any, seen: Seen
) -> list[Found]:
    """Give the faults of the branch that the discriminator or the type picks, else the best's."""
    choice = walk.walker.choice(plan, keyword, options)
    branch = _picked(choice, value)
    if branch is not None:
        below = walk.visit(options[branch], plan.scope, value, seen)
        return placed(below, (keyword, branch))
    fault = _misfit(walk, plan, keyword, choice, options, value)
    if fault is None:
        return _tried(walk, plan, keyword, options, value, seen)
    if seen is not None:
        _mark_possible(walk, plan, options, value, seen)
    return [fault]


def _picked(choice: Choice, value: object) -> int | None:
    """Give the one branch that the discriminator or the type leaves, None for none or several."""
    told = choice.discriminator
    if told is not None and isinstance(value, dict) and told.name in value:
        text = value[told.name]
        return told.branches.get(text) if isinstance(text, str) else None
    fitting = _fitting(choice, value)
    return fitting[0] if len(fitting) == 1 else None


def _fitting(choice: Choice, value: object) -> list[int]:
    kind = json_type(value)
    return [place for place, types in enumerate(choice.types) if kind in types]


def _misfit(
    walk: Walk, plan: Plan, keyword: str, choice: Choice, options: Any, value: Any
) -> Found | None:
    """Give the fault of a value that by its discriminator or type can belong to no branch."""
    told = choice.discriminator
    if told is not None and isinstance(value, dict):
        if told.name in value:
            params = wrong_constant(list(told.branches), value[told.name])
            fault = Found("enum", params, path=[told.name])
        elif told.strict:
            fault = Found("required", {"property": told.name}, path=[told.name])
        else:
            return None
        fault.place = [keyword]
        fault.code = _code_in_branch(walk, plan, options[0], value, told.name)
        return fault
    if _fitting(choice, value):
        return None
    return _no_type(keyword, choice, value)


def _tried(
    walk: Walk,
    plan: Plan,
    keyword: str,
    options: Any,
    value: Any,
    seen: Seen,
) -> list[Found]:
    """Try every branch that the type leaves open."""
    fitting = _fitting(walk.walker.choice(plan, keyword, options), value)
    failed: dict[int, list[Found]] = {}
    matches = []
    for place in fitting:
        own: Seen = None if seen is None else set()
        below = walk.visit(options[place], plan.scope, value, own)
        if below:
            failed[place] = below
            continue
        matches.append(place)
        if seen is not None:
            seen.update(own or ())
    if keyword == "oneOf" and len(matches) > 1:
        params: dict[str, object] = {
            "matches": matches,
            "alternatives": [_title(walk, plan, options[place], place) for place in matches],
        }
        return [Found(keyword, params)]
    if matches:
        return []
    if seen is not None:
        _mark_possible(walk, plan, options, value, seen)
    titles = [_title(walk, plan, options[place], place) for place in fitting]
    return _best(keyword, titles, failed, value)


def _best(
    keyword: str, titles: list[object], failed: dict[int, list[Found]], value: object
) -> list[Found]:
    """Give the faults of the branch that comes nearest; one fault where the branches tie."""
    everywhere = [fault for below in failed.values() for fault in below]
    if all(fault.keyword in ("const", "enum") and not fault.path for fault in everywhere):
        expected: list[object] = []
        for fault in everywhere:
            expected += fault.params["expected"]  # type: ignore[arg-type]
        merged = Found("enum", wrong_constant(expected, value))
        merged.place = [keyword]
        return [merged]
    place = min(failed, key=lambda branch: _distance(failed[branch]))
    nearest_ones = failed[place]
    ties = [below for below in failed.values() if _distance(below) == _distance(nearest_ones)]
    if len(ties) > 1 and len({_summary(below) for below in ties}) > 1:
        missing = [fault.params["property"] for below in ties for fault in below
                   if fault.keyword == "required"]  # fmt: skip
        flat = all(not fault.path or fault.keyword == "required" for b in ties for fault in b)
        if flat:
            params: dict[str, object] = {"alternatives": titles}
            if len(missing) == sum(map(len, ties)):
                params["properties"] = list(dict.fromkeys(missing))
            return [Found(keyword, params)]
    return placed(nearest_ones, (keyword, place))


def _distance(found: list[Found]) -> tuple[int, int]:
    """Give how far a branch is from the value: a fault further inside is nearer, then fewer."""
    return -min(len(fault.path) for fault in found), len(found)


def _summary(found: list[Found]) -> tuple[object, ...]:
    return tuple((fault.keyword, tuple(fault.path), repr(fault.params)) for fault in found)


def _mark_possible(walk: Walk, plan: Plan, options: Any, value: Any, seen: set[Any]) -> None:
    """Count as evaluated what any branch may evaluate: no branch was meant for certain."""
    for option in options:
        if isinstance(option, dict):
            possible = walk.walker.names(option, plan.scope)
            seen.update(possible.names)
            if isinstance(value, dict):
                searches = [compile_pattern(pattern) for pattern in possible.patterns]
                if possible.rest:
                    seen.update(value)
                seen.update(name for name in value if any(search(name) for search in searches))
            elif possible.tail or possible.some or possible.items:
                seen.update(range(len(value)))


def _code_in_branch(walk: Walk, plan: Plan, option: Any, value: Any, name: str) -> str | None:
    """Give the code that a branch declares for its discriminator."""
    below = walk.visit(option, plan.scope, value, None)
    return next((fault.code for fault in below if fault.path == [name]), None)


def _no_type(keyword: str, choice: Choice, value: object) -> Found:
    allowed = frozenset().union(*choice.types)
    names = [
        name
        for name in ("object", "array", "string", "number", "integer", "boolean", "null")
        if name in allowed and not (name == "integer" and "number" in allowed)
    ]
    fault = Found("type", wrong_type(names, value))
    fault.place = [keyword]
    return fault


def _title(walk: Walk, plan: Plan, option: object, place: int) -> object:
    """Give what a branch is called: its title or its target's, else its place from 0."""
    for part in (option, *_targets(walk, plan, option)):
        title = part.get("title") if isinstance(part, dict) else None
        if isinstance(title, str):
            return title
    return place


def _targets(walk: Walk, plan: Plan, option: object) -> list[Schema]:
    return walk.walker.index.conjoined(option, plan.scope) if isinstance(option, dict) else []

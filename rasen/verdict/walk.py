"""The way through a schema and a document to everything that is wrong, in one pass over both.

Follows the same rules as the generated verdicts, keyword by keyword, but goes on after a fault.
What is right is never copied: paths grow only on the way up from a fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.verdict.assertions import BY_TYPE, nearest, wrong_constant, wrong_type
from rasen.verdict.branches import accepted_types, constants, discriminator, json_type
from rasen.verdict.compile import compile_part
from rasen.verdict.evaluated import possibly_evaluated
from rasen.verdict.fault import Found, Orders, settle_codes
from rasen.verdict.patterns import compile_pattern
from rasen.verdict.shapes import ENDLESS, SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rasen.verdict.branches import Discriminator
    from rasen.verdict.evaluated import Evaluated
    from rasen.verdict.index import Index, Schema, Scope

    Seen = set[Any] | None
    Step = Callable[["Walk", "Plan", Any, Any, Seen], list[Found]]

# A list or object of more members than this is first sifted by a compiled verdict.
_BULK = 32
# Suggestions are searched for the first unknown keys of an object, not for thousands.
_MOST_SUGGESTIONS = 16

_PYTHON_TYPES = {dict: "dict", list: "list", str: "str", int: "num", float: "num"}


class Plan:
    """One schema under one dynamic scope, its keywords sorted by the type that they look at."""

    __slots__ = ("assertions", "known", "schema", "scope", "steps", "tracks")

    def __init__(self, index: Index, schema: dict[str, object], scope: Scope) -> None:
        self.schema = schema
        self.scope = index.enter(scope, schema)
        self.known = index.known(schema)
        self.tracks = any(keyword in self.known for keyword in _UNEVALUATED)
        self.assertions = {
            group: [(name, check, self.known[name]) for name, check in table.items()
                    if name in self.known]
            for group, table in BY_TYPE.items()
        }  # fmt: skip
        self.steps = {
            group: [(step, self.known.get(name)) for name, step in table.items()
                    if name in self.known]
            for group, table in _STEPS.items()
        }  # fmt: skip


class Choice(NamedTuple):
    """What tells the branches of an `anyOf` or `oneOf` apart."""

    discriminator: Discriminator | None
    types: list[frozenset[str]]


class Walker:
    """What is known of a schema, whatever the document: plans and compiled parts."""

    def __init__(self, index: Index, *, assert_formats: bool) -> None:
        self.index = index
        self.assert_formats = assert_formats
        self._plans: dict[tuple[int, Scope], Plan] = {}
        self._choices: dict[tuple[int, Scope, str], Choice] = {}
        self._verdicts: dict[tuple[int, Scope], Callable[[object], bool]] = {}
        self._names: dict[tuple[int, Scope], Evaluated] = {}

    def plan(self, schema: dict[str, object], scope: Scope) -> Plan:
        """Give the plan of a schema that is reached under a dynamic scope."""
        key = (id(schema), scope)
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = Plan(self.index, schema, scope)
            if not self.assert_formats:
                plan.assertions["str"] = [
                    entry for entry in plan.assertions["str"] if entry[0] != "format"
                ]
        return plan

    def choice(self, plan: Plan, keyword: str, options: list[Schema]) -> Choice:
        """Give what tells the branches of one `anyOf` or `oneOf` apart."""
        key = (id(plan.schema), plan.scope, keyword)
        found = self._choices.get(key)
        if found is None:
            types = [accepted_types(self.index, option, plan.scope) for option in options]
            told = discriminator(self.index, options, plan.scope)
            found = self._choices[key] = Choice(told, types)
        return found

    def verdict(self, schema: dict[str, object], scope: Scope) -> Callable[[object], bool]:
        """Give the compiled verdict of a part of the schema."""
        key = (id(schema), scope)
        found = self._verdicts.get(key)
        if found is None:
            found = self._verdicts[key] = compile_part(
                self.index, schema, scope, assert_formats=self.assert_formats
            )
        return found

    def names(self, schema: dict[str, object], scope: Scope) -> Evaluated:
        """Give all that a schema evaluates in any value, whatever its branches."""
        key = (id(schema), scope)
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = possibly_evaluated(self.index, schema, scope)
        return found


class Walk:
    """One document on its way through a schema."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self.orders = Orders()
        self._sifted = False
        self._active: set[tuple[int, Scope, int]] = set()
        self._reached: dict[tuple[int, Scope, int], list[Found]] = {}

    def visit(self, schema: Schema, scope: Scope, value: object, seen: Seen) -> list[Found]:
        """Give what is wrong with a value; names and positions evaluated go into `seen`."""
        if not isinstance(schema, dict):
            return [] if schema else [_refused()]
        plan = self.walker.plan(schema, scope)
        group = _PYTHON_TYPES.get(type(value), "other")
        for keyword, check, operand in plan.assertions["any"]:
            params = check(operand, value)
            if params is not None:
                return _settled(plan, [Found(keyword, params)])
        found: list[Found] = []
        outer = seen
        if plan.tracks and group in ("dict", "list"):
            seen = set()
        if group != "other":
            if plan.assertions[group]:
                found += _measured(plan, group, value)
            for step, operand in plan.steps[group]:
                found += step(self, plan, operand, value, seen)
        for step, operand in plan.steps["any"]:
            found += step(self, plan, operand, value, seen)
        if group in ("dict", "list") and plan.tracks:
            assert seen is not None
            found += self._unevaluated(plan, value, seen)
            if outer is not None:
                outer |= seen
        return _settled(plan, found)

    def _unevaluated(self, plan: Plan, value: Any, seen: set[Any]) -> list[Found]:
        if isinstance(value, dict):
            if "unevaluatedProperties" not in plan.known:
                return []
            keyword, rest = "unevaluatedProperties", [key for key in value if key not in seen]
        else:
            if "unevaluatedItems" not in plan.known:
                return []
            keyword = "unevaluatedItems"
            rest = [place for place in range(len(value)) if place not in seen]
        child: Any = plan.known[keyword]
        seen.update(rest)
        if not rest:
            return []
        if child is False and isinstance(value, dict):
            named = self.walker.names(plan.schema, plan.scope).names
            self.orders.note(value, named)
            return [_unknown(keyword, rest, named)]
        if child is False:
            return [Found(keyword, {"limit": rest[0], "actual": len(value)})]
        return self.members(plan, child, ((key, value[key]) for key in rest), (keyword,))

    def members(
        self,
        plan: Plan,
        child: Schema,
        members: Iterable[tuple[str | int, object]],
        place: tuple[str | int, ...],
        *,
        bulk: bool = False,
    ) -> list[Found]:
        """Give what is wrong with members that one subschema is for; many are sifted first.

        Inside of a member that was sifted out nothing is sifted again, so that no part of a
        document is judged more than twice.
        """
        found: list[Found] = []
        sift = bulk and not self._sifted and isinstance(child, dict)
        accepts = self.walker.verdict(child, plan.scope) if sift else None  # type: ignore[arg-type]
        for key, value in members:
            if accepts is not None:
                if accepts(value):
                    continue
                self._sifted = True
            below = self.visit(child, plan.scope, value, None)
            if accepts is not None:
                self._sifted = False
            if below:
                found += _placed(below, place, key)
        return found

    def again(self, schema: Schema, scope: Scope, value: object, seen: Seen) -> list[Found]:
        """Visit the target of a reference; a container is looked at once per target."""
        key = (id(schema), scope, id(value))
        kept = self._reached.get(key) if seen is None else None
        if kept is not None:
            return [fault.copy() for fault in kept]
        if key in self._active:
            raise SchemaProblem("", ENDLESS)
        self._active.add(key)
        found = self.visit(schema, scope, value, seen)
        self._active.remove(key)
        if seen is None and type(value) in (dict, list):
            self._reached[key] = [fault.copy() for fault in found]
        return found


# ---- the keywords: each gives what is wrong with a value of its type


def _measured(plan: Plan, group: str, value: Any) -> list[Found]:
    found: list[Found] = []
    for keyword, check, operand in plan.assertions[group]:
        if keyword in ("pattern", "format") and found:
            break  # a text of the wrong length, or against its pattern, is one fault
        params = check(operand, value)
        if params is not None:
            found.append(Found(keyword, params))
    return found


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
            below = walk.visit(child, scope, value[name], None)
            if below:
                found += _placed(below, ("properties", name), name)
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
        found += walk.members(plan, child, pairs, place, bulk=len(names) > _BULK)
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
        return [_unknown("additionalProperties", rest, named)]
    pairs = ((name, value[name]) for name in rest)
    return walk.members(plan, child, pairs, ("additionalProperties",), bulk=len(rest) > _BULK)


def _property_names(walk: Walk, plan: Plan, child: Any, value: Any, seen: Seen) -> list[Found]:
    del seen
    causes: dict[str, Found] = {}
    for name in value:
        below = walk.visit(child, plan.scope, name, None)
        if below:
            causes[name] = below[0]
    if not causes:
        return []
    first = next(iter(causes.values()))
    allowed = constants(walk.walker.index, child, plan.scope) or ()
    fault = _unknown("propertyNames", list(causes), [x for x in allowed if isinstance(x, str)])
    fault.params["reason"] = {"keyword": first.keyword, **first.params}
    fault.code = first.code
    return [fault]


def _dependent_schemas(walk: Walk, plan: Plan, table: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for name, child in table.items():
        if name in value:
            below = walk.visit(child, plan.scope, value, seen)
            found += _placed(below, ("dependentSchemas", name))
    return found


def _prefix_items(walk: Walk, plan: Plan, children: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for position, child in enumerate(children[: len(value)]):
        below = walk.visit(child, plan.scope, value[position], None)
        found += _placed(below, ("prefixItems", position), position)
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
    return walk.members(plan, child, pairs, ("items",), bulk=len(value) > _BULK)


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
    return _placed(walk.again(target, plan.scope, value, seen), ("$ref",))


def _dynamic_ref(walk: Walk, plan: Plan, reference: Any, value: Any, seen: Seen) -> list[Found]:
    target = walk.walker.index.dynamic_target(plan.schema, reference, plan.scope)
    return _placed(walk.again(target, plan.scope, value, seen), ("$dynamicRef",))


def _all_of(walk: Walk, plan: Plan, children: Any, value: Any, seen: Seen) -> list[Found]:
    found: list[Found] = []
    for position, child in enumerate(children):
        found += _placed(walk.visit(child, plan.scope, value, seen), ("allOf", position))
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
    return _placed(walk.visit(branch, plan.scope, value, seen), (keyword,))


def _any_of(walk: Walk, plan: Plan, options: Any, value: Any, seen: Seen) -> list[Found]:
    return _chosen(walk, plan, "anyOf", options, value, seen)


def _one_of(walk: Walk, plan: Plan, options: Any, value: Any, seen: Seen) -> list[Found]:
    return _chosen(walk, plan, "oneOf", options, value, seen)


# ---- the choice of the branch that was meant


def _chosen(
    walk: Walk, plan: Plan, keyword: str, options: Any, value: Any, seen: Seen
) -> list[Found]:
    """Give the faults of the branch that the discriminator or the type picks, else the best's."""
    choice = walk.walker.choice(plan, keyword, options)
    told = choice.discriminator
    if told is not None and isinstance(value, dict):
        if told.name in value:
            text = value[told.name]
            branch = told.branches.get(text) if isinstance(text, str) else None
            if branch is None:
                return [_wrong_branch(walk, plan, keyword, options, told, value)]
            below = walk.visit(options[branch], plan.scope, value, seen)
            return _placed(below, (keyword, branch))
        if told.strict:
            fault = Found("required", {"property": told.name}, path=[told.name])
            fault.code = _code_in_branch(walk, plan, options[0], value, told.name)
            fault.place += [0, keyword]
            return [fault]
    kind = json_type(value)
    fitting = [place for place, types in enumerate(choice.types) if kind in types]
    if len(fitting) == 1:
        below = walk.visit(options[fitting[0]], plan.scope, value, seen)
        return _placed(below, (keyword, fitting[0]))
    if not fitting:
        return [_no_type(keyword, choice, value)]
    return _tried(walk, plan, keyword, options, fitting, value, seen)


def _tried(
    walk: Walk,
    plan: Plan,
    keyword: str,
    options: Any,
    fitting: list[int],
    value: Any,
    seen: Seen,
) -> list[Found]:
    """Try every branch that the type leaves open."""
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
            "alternatives": [_title(options[place], place) for place in matches],
        }
        return [Found(keyword, params)]
    if matches:
        return []
    if seen is not None:
        _mark_possible(walk, plan, options, value, seen)
    return _best(keyword, options, failed, value)


def _best(keyword: str, options: Any, failed: dict[int, list[Found]], value: object) -> list[Found]:
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
            titles = [_title(options[branch], branch) for branch in failed]
            params: dict[str, object] = {"alternatives": titles}
            if len(missing) == sum(map(len, ties)):
                params["properties"] = list(dict.fromkeys(missing))
            return [Found(keyword, params)]
    return _placed(nearest_ones, (keyword, place))


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


def _wrong_branch(
    walk: Walk, plan: Plan, keyword: str, options: Any, told: Discriminator, value: Any
) -> Found:
    """Give the fault of a discriminator that holds what no branch knows."""
    fault = Found("enum", wrong_constant(list(told.branches), value[told.name]), path=[told.name])
    fault.place = [keyword]
    fault.code = _code_in_branch(walk, plan, options[0], value, told.name)
    return fault


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


# ---- small things


def _refused() -> Found:
    fault = Found("false", {})
    fault.place = []
    return fault


def _unknown(keyword: str, keys: list[str], named: Iterable[str]) -> Found:
    """Give the one fault of an object for all its unknown keys."""
    known = list(named)
    suggestions = {key: nearest(key, known) for key in keys[:_MOST_SUGGESTIONS]}
    params: dict[str, object] = {
        "property": keys[0],
        "suggestion": suggestions[keys[0]],
        "properties": keys,
        "suggestions": suggestions,
    }
    return Found(keyword, params)


def _placed(
    found: list[Found], place: tuple[str | int, ...], key: str | int | None = None
) -> list[Found]:
    """Take faults one step up: `place` in the schema, `key` in the document."""
    for fault in found:
        fault.place += reversed(place)
        if key is not None:
            fault.path.append(key)
    return found


def _settled(plan: Plan, found: list[Found]) -> list[Found]:
    if found and "x-code" in plan.schema:
        settle_codes(found, plan.schema["x-code"])
    return found


def _title(option: object, place: int) -> object:
    """Give what a branch is called: its title, its place among the branches without one."""
    title = option.get("title") if isinstance(option, dict) else None
    return title if isinstance(title, str) else place


_UNEVALUATED = ("unevaluatedProperties", "unevaluatedItems")
_STEPS: dict[str, dict[str, Step]] = {
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

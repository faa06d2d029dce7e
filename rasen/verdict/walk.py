"""The way through a schema and a document to everything that is wrong, in one pass over both.

Follows the same rules as the generated verdicts, keyword by keyword, but goes on after a fault.
What is right is never copied: paths grow only on the way up from a fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.verdict.assertions import BY_TYPE
from rasen.verdict.branches import accepted_types, discriminator
from rasen.verdict.evaluated import possibly_evaluated
from rasen.verdict.fault import MOST_FAULTS, Found, Orders, placed, settle_codes, unknown_keys
from rasen.verdict.keywords import STEPS
from rasen.verdict.shapes import ENDLESS, SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rasen.verdict.branches import Discriminator
    from rasen.verdict.evaluated import Evaluated
    from rasen.verdict.index import Index, Schema, Scope

    Seen = set[Any] | None

# A list or object of more members than this is first sifted by a compiled verdict.
_BULK = 32
# After this many documents the verdicts on parts have paid for their compilation.
_MANY = 32

# References that lead to one another, in one place of the document.
_LONG_CHAIN = 6
# Faults kept for the next way to the same container. Those that were told are told once anyway.
_MOST_KEPT = 64

_UNEVALUATED = ("unevaluatedProperties", "unevaluatedItems")
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
            for group, table in STEPS.items()
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
        self.documents = 0  # that were walked so far
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
            from rasen.verdict.compile import compile_part

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
            return [unknown_keys(keyword, rest, named)]
        if child is False:
            return [Found(keyword, {"limit": rest[0], "actual": len(value)})]
        return self.members(plan, child, ((key, value[key]) for key in rest), (keyword,))

    def member(self, child: Schema, scope: Scope, value: object) -> list[Found]:
        """Give what is wrong with one member; in a long run a container is sifted first."""
        walker = self.walker
        if (
            walker.documents < _MANY
            or self._sifted
            or type(value) not in (dict, list)
            or not isinstance(child, dict)
        ):
            return self.visit(child, scope, value, None)
        if walker.verdict(child, scope)(value):
            return []
        self._sifted = True
        found = self.visit(child, scope, value, None)
        self._sifted = False
        return found

    def members(
        self,
        plan: Plan,
        child: Schema,
        members: Iterable[tuple[str | int, object]],
        place: tuple[str | int, ...],
        *,
        bulk: int = 0,
    ) -> list[Found]:
        """Give what is wrong with members that one subschema is for; `bulk` of them are sifted.

        Inside of a member that was sifted out nothing is sifted again, so that no part of a
        document is judged more than twice. With very many faults the rest is left alone.
        """
        found: list[Found] = []
        sift = bulk > _BULK and not self._sifted and isinstance(child, dict)
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
                found += placed(below[:MOST_FAULTS], place, key)
                if len(found) >= MOST_FAULTS:
                    break
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
        # Scalars too in a long chain: its branches may meet again and again.
        if seen is None and (type(value) in (dict, list) or len(self._active) > _LONG_CHAIN):
            self._reached[key] = [fault.copy() for fault in found[:_MOST_KEPT]]
        return found


def _measured(plan: Plan, group: str, value: Any) -> list[Found]:
    found: list[Found] = []
    for keyword, check, operand in plan.assertions[group]:
        if keyword in ("pattern", "format") and found:
            break  # a text of the wrong length, or against its pattern, is one fault
        params = check(operand, value)
        if params is not None:
            found.append(Found(keyword, params))
    return found


def _refused() -> Found:
    fault = Found("false", {})
    fault.place = []
    return fault


def _settled(plan: Plan, found: list[Found]) -> list[Found]:
    if found and "x-code" in plan.schema:
        settle_codes(found, plan.schema["x-code"])
    return found

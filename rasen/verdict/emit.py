"""From a schema to the statements of Python functions that decide about values.

Each function takes a value `x` and returns False at the first keyword that fails. Subschemas are
written in line; one becomes a function of its own where it is recursive, used in several places,
or where its outcome is only one part of an answer (`anyOf`, `not`, `if`, `contains` …).

Where `unevaluated…` depends on the value, a function also takes a set `s` and puts into it the
property names or item positions that it has evaluated ("tracked").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.verdict.callgraph import Call, CallGraph
from rasen.verdict.conditions import (
    APPLICATORS,
    GROUP_TESTS,
    GROUPS,
    alternatives,
    asserts_besides_reference,
    constant_values,
    declared_types,
    dependencies,
    length_conditions,
    number_conditions,
    type_test,
)
from rasen.verdict.emit_choices import in_place
from rasen.verdict.emit_members import additional, array_lines, items, object_lines
from rasen.verdict.evaluated import NOTHING, evaluated
from rasen.verdict.formats import FORMATS
from rasen.verdict.lines import FAIL, block, indent, line_unless, require
from rasen.verdict.literals import equality, text_set
from rasen.verdict.patterns import PatternError, compile_pattern, expression
from rasen.verdict.shapes import SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.verdict.evaluated import Evaluated
    from rasen.verdict.index import Index, Schema, Scope

    Object = dict[str, object]

# Levels written in line; Python allows 20 nested loops and 100 levels of indentation.
_DEEPEST = 9


class Spot(NamedTuple):
    """Where code is being written: the variable that holds the value, and what is known of it."""

    var: str
    function: str
    own: bool  # the variable is the function's own parameter
    known: str | None  # "dict", "list" or "str" once the type is settled
    seen: str | None  # the set that evaluated names and positions go into
    scope: Scope
    depth: int
    site: tuple[object, ...]

    def child(self, var: str, site: tuple[object, ...]) -> Spot:
        """Give the spot of a member of the value, held by a variable of its own."""
        return self._replace(
            var=var, own=False, known=None, seen=None, depth=self.depth + 1, site=site
        )


Key = tuple[int, "Scope", bool]


class Emitter:
    """Writes all functions that a root schema needs, the root's first."""

    def __init__(
        self,
        index: Index,
        *,
        assert_formats: bool,
        inlined: frozenset[int] = frozenset(),
        remembered: frozenset[str] = frozenset(),
    ) -> None:
        self.index = index
        self.assert_formats = assert_formats
        self.inlined = inlined
        self.remembered = remembered
        self.graph = CallGraph()
        self.names: dict[Key, str] = {}
        self.bodies: dict[str, list[str]] = {}
        self.matchers: dict[tuple[str, str], str] = {}
        self.constants: dict[str, str] = {}
        self.runtime: set[str] = set()
        self._pending: list[Key] = []
        self._variables = 0

    def emit(self, root: Object, scope: Scope) -> None:
        """Write the functions; the root's is called `_f0`."""
        self._function((id(root), self.index.enter(scope, root), False))
        while self._pending:
            key = self._pending.pop()
            name = self.names[key]
            spot = Spot(
                var="x",
                function=name,
                own=True,
                known=None,
                seen="s" if key[2] else None,
                scope=key[1],
                depth=0,
                site=(name,),
            )
            body = self.statements(self.index.schema(key[0]), spot)
            self.bodies[name] = [*body, "return True"]

    def statements(self, schema: Schema, spot: Spot) -> list[str]:
        """Give the lines that leave the function with False unless the schema holds."""
        if not isinstance(schema, dict):
            return [] if schema else [FAIL]
        if spot.depth > _DEEPEST:
            return require(self.call(schema, spot))
        spot = spot._replace(scope=self.index.enter(spot.scope, schema), depth=spot.depth + 1)
        known = self.index.known(schema)
        if "unevaluatedProperties" in known or "unevaluatedItems" in known:
            return self._with_unevaluated(schema, known, spot)
        lines, spot = self._typed(schema, known, spot)
        return lines + in_place(self, schema, known, spot)

    def call(self, schema: Object, spot: Spot) -> str:
        """Give the call of the schema's own function on the spot's variable."""
        tracked = spot.seen is not None and self.contributes(schema, spot.scope)
        scope = self.index.enter(spot.scope, schema)
        name = self._function((id(schema), scope, tracked))
        self.graph.calls[spot.function].append(Call(name, spot.site, spot.own))
        arguments = [spot.var]
        if tracked:
            arguments.append(cast("str", spot.seen))
        if self.remembered:
            arguments.append("m")
        return f"{name}({', '.join(arguments)})"

    def _function(self, key: Key) -> str:
        name = self.names.get(key)
        if name is None:
            name = self.names[key] = f"_f{len(self.names)}"
            self.graph.calls[name] = []
            self._pending.append(key)
        return name

    def contributes(self, schema: Object, scope: Scope) -> bool:
        """Tell whether a schema evaluates members of the value that it is applied to."""
        if any(keyword.startswith("unevaluated") for keyword in schema):
            return True
        return evaluated(self.index, schema, scope) != NOTHING

    def fresh(self) -> str:
        """Give the name of a new variable."""
        self._variables += 1
        return f"v{self._variables}"

    def _typed(self, schema: Object, known: Object, spot: Spot) -> tuple[list[str], Spot]:
        """Give the lines for constants, types and the keywords of each type."""
        lines: list[str] = []
        types = declared_types(known)
        values = constant_values(known, types)
        if values is not None:
            lines += require(self.equality(spot, values))
            types = None
            if values and all(isinstance(value, str) for value in values):
                spot = spot._replace(known="str")
        elif spot.known and types is not None:
            if not any(GROUPS.get(name) == spot.known for name in types):
                return [FAIL], spot
            types = None
        groups = self._groups(schema, known, spot, types)
        if spot.known:
            return lines + groups.get(spot.known, []), spot
        lines += self._dispatch(groups, types, spot.var)
        if types and len(types) == 1 and GROUPS.get(types[0]) in ("dict", "list", "str"):
            spot = spot._replace(known=GROUPS[types[0]])
        return lines, spot

    def _groups(
        self, schema: Object, known: Object, spot: Spot, types: tuple[str, ...] | None
    ) -> dict[str, list[str]]:
        """Give the lines for each Python type that the value may turn out to have."""
        wanted = {spot.known} if spot.known else {GROUPS.get(name) for name in types or GROUPS}
        groups = {}
        for group in ("dict", "list", "str", "num"):
            if group in wanted:
                lines = [line_unless(test) for test in self._conditions(known, group, spot.var)]
                inner = spot._replace(known=group)
                if group == "dict":
                    lines += object_lines(self, schema, known, inner)
                elif group == "list":
                    lines += array_lines(self, schema, known, inner)
                groups[group] = lines
        return groups

    def _dispatch(
        self, groups: dict[str, list[str]], types: tuple[str, ...] | None, var: str
    ) -> list[str]:
        if types is not None and len(types) == 1:
            return [
                line_unless(type_test(types[0], var)),
                *groups.get(GROUPS.get(types[0], ""), []),
            ]
        lines: list[str] = []
        rest = []
        for name in types or ("object", "array", "string", "number"):
            body = groups.get(GROUPS.get(name, ""), [])
            if body:
                lines.append(f"{'elif' if lines else 'if'} {type_test(name, var)}:")
                lines += indent(body)
            else:
                rest.append(type_test(name, var))
        if types is not None:
            test = f"not ({' or '.join(rest)})" if rest else "True"
            lines += [f"{'elif' if lines else 'if'} {test}:", "    " + FAIL]
        return lines

    def _conditions(self, known: Object, group: str, var: str) -> list[str]:
        """Give the expressions that must hold for a value of the group."""
        tests = length_conditions(known, group, var)
        if group == "num":
            if "multipleOf" in known:
                self.runtime.add("is_multiple")
            tests += number_conditions(known, var)
        elif group == "str":
            tests += self._text_conditions(known, var)
        elif group == "dict":
            tests += dependencies(known, var)
        return tests

    def _text_conditions(self, known: Object, var: str) -> list[str]:
        tests = []
        if isinstance(known.get("pattern"), str):
            tests.append(f"{self.pattern(cast('str', known['pattern']))}({var})")
        name = known.get("format")
        if self.assert_formats and isinstance(name, str) and name in FORMATS:
            found = self.matchers.setdefault(("format", name), f"_p{len(self.matchers)}")
            tests.append(f"{found}({var})")
        return tests

    def pattern(self, pattern: str) -> str:
        """Give the name of the function that searches a pattern."""
        try:
            if expression(pattern) is None:
                compile_pattern(pattern)
        except PatternError as error:
            raise SchemaProblem("", f"the pattern {pattern!r} cannot be used: {error}") from error
        return self.matchers.setdefault(("pattern", pattern), f"_p{len(self.matchers)}")

    def equality(self, spot: Spot, values: list[object]) -> str:
        """Give the test that the spot's value is one of some constants."""
        test, needs = equality(spot.var, values, spot.known)
        self.runtime |= needs
        return test

    def constant(self, names: Iterable[str]) -> str:
        """Give the name of a set of names that is made once."""
        source = f"frozenset({text_set(names)})"
        return self.constants.setdefault(source, f"_k{len(self.constants)}")

    def expression(self, schema: Schema, spot: Spot) -> str:
        """Give an expression that is true exactly if the schema holds."""
        if not isinstance(schema, dict):
            return str(bool(schema))
        known = self.index.known(schema)
        applied = known.keys() & APPLICATORS
        if not applied and "uniqueItems" not in known:
            return self._simple(known, spot)
        if applied == {"$ref"} and not asserts_besides_reference(known):
            target = self.index.target(schema, cast("str", schema["$ref"]))
            scope = self.index.enter(spot.scope, schema)
            if isinstance(target, bool):
                return str(target)
            if not self.index.known(target).keys() & (APPLICATORS | {"uniqueItems"}):
                return self.expression(target, spot._replace(scope=scope))
        return self.call(schema, spot)

    def _simple(self, known: Object, spot: Spot) -> str:
        types = declared_types(known)
        values = constant_values(known, types)
        parts: list[str] = []
        if values is not None:
            parts.append(f"({self.equality(spot, values)})")
            types = None
        elif types is not None and spot.known:
            if not any(GROUPS.get(name) == spot.known for name in types):
                return "False"
            types = None
        tests = {group: self._all_tests(known, group, spot.var) for group in GROUP_TESTS}
        if types is not None:
            parts.append(alternatives(types, tests, spot.var))
        else:
            for group, name in GROUP_TESTS.items():
                if tests[group] and spot.known in (None, group):
                    body = " and ".join(tests[group])
                    guard = "" if spot.known else f"not {type_test(name, spot.var)} or "
                    parts.append(f"({guard}({body}))" if guard else f"({body})")
        return "(" + " and ".join(parts) + ")" if parts else "True"

    def _all_tests(self, known: Object, group: str, var: str) -> list[str]:
        tests = self._conditions(known, group, var)
        if group == "dict":
            names = cast("list[str]", known.get("required", []))
            tests += [f"{name!r} in {var}" for name in names]
        return tests

    def _with_unevaluated(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        fixed = evaluated(self.index, schema, spot.scope)
        inner = spot
        lines: list[str] = []
        if fixed is None:
            inner = spot._replace(seen=self.fresh())
            lines.append(f"{inner.seen} = set()")
        typed, inner = self._typed(schema, known, inner)
        lines += typed + in_place(self, schema, known, inner)
        write = self._fixed_rest if fixed is not None else self._tracked_rest
        for keyword, group in (("unevaluatedProperties", "dict"), ("unevaluatedItems", "list")):
            if keyword in known and inner.known in (None, group):
                body = write(schema, keyword, fixed or NOTHING, inner)
                if spot.seen is not None:
                    everything = spot.var if group == "dict" else f"range(len({spot.var}))"
                    body.append(f"{spot.seen}.update({everything})")
                guard = f"if type({spot.var}) is {group}:"
                lines += body if inner.known == group else block(guard, body)
        if fixed is None and spot.seen is not None:
            lines.append(f"{spot.seen} |= {inner.seen}")
        return lines

    def _fixed_rest(self, schema: Object, keyword: str, fixed: Evaluated, spot: Spot) -> list[str]:
        child = cast("Schema", schema[keyword])
        if keyword == "unevaluatedItems":
            return [] if fixed.tail else items(self, schema, child, fixed.items, spot)
        if fixed.rest:
            return []
        if not fixed.patterns:
            return additional(self, schema, child, fixed.names, spot)
        key, value = self.fresh(), self.fresh()
        tests = [f"{key} not in {text_set(fixed.names)}"] if fixed.names else []
        tests += [f"not {self.pattern(pattern)}({key})" for pattern in fixed.patterns]
        inner = spot.child(value, (id(schema), keyword))
        body = block(f"if {' and '.join(tests)}:", self.statements(child, inner))
        return block(f"for {key}, {value} in {spot.var}.items():", body)

    def _tracked_rest(
        self, schema: Object, keyword: str, _fixed: Evaluated, spot: Spot
    ) -> list[str]:
        key, value = self.fresh(), self.fresh()
        inner = spot.child(value, (id(schema), keyword))
        body = self.statements(cast("Schema", schema[keyword]), inner)
        guarded = block(f"if {key} not in {spot.seen}:", body)
        named = keyword == "unevaluatedProperties"
        pairs = f"{spot.var}.items()" if named else f"enumerate({spot.var})"
        return block(f"for {key}, {value} in {pairs}:", guarded)

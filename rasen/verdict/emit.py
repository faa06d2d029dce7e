"""From a schema to the statements of Python functions that decide about values.

Each function takes a value `x` and returns False at the first keyword that fails. Subschemas are
written in line; one becomes a function of its own where it is recursive, used in several places,
or where its outcome is only one part of an answer (`anyOf`, `not`, `if`, `contains` …).

Where `unevaluated…` depends on the value, a function also takes a set `s` and puts into it the
property names or item positions that it has evaluated ("tracked").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.verdict.branches import accepted_types, discriminator, is_disjoint, json_type
from rasen.verdict.callgraph import Call, CallGraph
from rasen.verdict.evaluated import NOTHING, evaluated
from rasen.verdict.formats import FORMATS
from rasen.verdict.literals import equality, literal, text_set
from rasen.verdict.patterns import PatternError, compile_pattern, expression
from rasen.verdict.runtime import canonical
from rasen.verdict.shapes import LISTS, MAPS, SINGLES, SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.verdict.evaluated import Evaluated
    from rasen.verdict.index import Index, Schema, Scope

    Object = dict[str, object]

FAIL = "return False"

# Levels written in line; Python allows 20 nested loops and 100 levels of indentation.
_DEEPEST = 9

# Keywords that need statements; a schema without any of them is one expression.
_APPLICATORS = (SINGLES | LISTS | MAPS | {"$ref", "$dynamicRef"}) - {
    "$defs",
    "definitions",
    "contentSchema",
    "then",
    "else",
}
_NUMBER_TESTS = {
    "minimum": ">=",
    "exclusiveMinimum": ">",
    "maximum": "<=",
    "exclusiveMaximum": "<",
}
_LENGTH_TESTS = {
    "str": (("minLength", ">="), ("maxLength", "<=")),
    "list": (("minItems", ">="), ("maxItems", "<=")),
    "dict": (("minProperties", ">="), ("maxProperties", "<=")),
}
_GROUPS = {
    "object": "dict",
    "array": "list",
    "string": "str",
    "number": "num",
    "integer": "num",
}


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
            return _require(self.call(schema, spot))
        spot = spot._replace(scope=self.index.enter(spot.scope, schema), depth=spot.depth + 1)
        known = self.index.known(schema)
        if "unevaluatedProperties" in known or "unevaluatedItems" in known:
            return self._with_unevaluated(schema, known, spot)
        lines, spot = self._typed(schema, known, spot)
        return lines + self._in_place(schema, known, spot)

    # ---- functions and calls

    def call(self, schema: Object, spot: Spot) -> str:
        """Give the call of the schema's own function on the spot's variable."""
        tracked = spot.seen is not None and self._contributes(schema, spot.scope)
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

    def _contributes(self, schema: Object, scope: Scope) -> bool:
        if any(keyword.startswith("unevaluated") for keyword in schema):
            return True
        return evaluated(self.index, schema, scope) != NOTHING

    def _fresh(self) -> str:
        self._variables += 1
        return f"v{self._variables}"

    # ---- one schema: what holds for each type

    def _typed(self, schema: Object, known: Object, spot: Spot) -> tuple[list[str], Spot]:
        """Give the lines for constants, types and the keywords of each type."""
        lines: list[str] = []
        types = _declared_types(known)
        values = _constant_values(known, types)
        if values is not None:
            lines += _require(self._equality(spot, values))
            types = None
            if values and all(isinstance(value, str) for value in values):
                spot = spot._replace(known="str")
        elif spot.known and types is not None:
            if not any(_GROUPS.get(name) == spot.known for name in types):
                return [FAIL], spot
            types = None
        groups = self._groups(schema, known, spot, types)
        if spot.known:
            return lines + groups.get(spot.known, []), spot
        lines += self._dispatch(groups, types, spot.var)
        if types and len(types) == 1 and _GROUPS.get(types[0]) in _LENGTH_TESTS:
            spot = spot._replace(known=_GROUPS[types[0]])
        return lines, spot

    def _groups(
        self, schema: Object, known: Object, spot: Spot, types: tuple[str, ...] | None
    ) -> dict[str, list[str]]:
        """Give the lines for each Python type that the value may turn out to have."""
        wanted = {spot.known} if spot.known else {_GROUPS.get(name) for name in types or _GROUPS}
        groups = {}
        for group in ("dict", "list", "str", "num"):
            if group in wanted:
                lines = [_line(test) for test in self._conditions(known, group, spot.var)]
                inner = spot._replace(known=group)
                if group == "dict":
                    lines += self._object(schema, known, inner)
                elif group == "list":
                    lines += self._array(schema, known, inner)
                groups[group] = lines
        return groups

    def _dispatch(
        self, groups: dict[str, list[str]], types: tuple[str, ...] | None, var: str
    ) -> list[str]:
        if types is not None and len(types) == 1:
            return [_line(_type_test(types[0], var)), *groups.get(_GROUPS.get(types[0], ""), [])]
        lines: list[str] = []
        rest = []
        for name in types or ("object", "array", "string", "number"):
            body = groups.get(_GROUPS.get(name, ""), [])
            if body:
                lines.append(f"{'elif' if lines else 'if'} {_type_test(name, var)}:")
                lines += _indent(body)
            else:
                rest.append(_type_test(name, var))
        if types is not None:
            test = f"not ({' or '.join(rest)})" if rest else "True"
            lines += [f"{'elif' if lines else 'if'} {test}:", "    " + FAIL]
        return lines

    def _conditions(self, known: Object, group: str, var: str) -> list[str]:
        """Give the expressions that must hold for a value of the group."""
        tests = []
        for keyword, operator in _LENGTH_TESTS.get(group, ()):
            if keyword in known:
                bound = int(cast("float", known[keyword]))
                if (operator, bound) == (">=", 1):
                    tests.append(var)
                elif (operator, bound) != (">=", 0):
                    tests.append(f"len({var}) {operator} {bound}")
        if group == "num":
            tests += self._number_conditions(known, var)
        elif group == "str":
            tests += self._text_conditions(known, var)
        elif group == "dict":
            tests += _dependencies(known, var)
        return tests

    def _number_conditions(self, known: Object, var: str) -> list[str]:
        tests = [
            f"{var} {operator} {literal(known[keyword])}"
            for keyword, operator in _NUMBER_TESTS.items()
            if keyword in known
        ]
        divisor = known.get("multipleOf")
        if divisor is not None:
            self.runtime.add("is_multiple")
            test = f"is_multiple({var}, {literal(divisor)})"
            if isinstance(divisor, int):
                test = f"({var} % {divisor} == 0 if type({var}) is int else {test})"
            tests.append(test)
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

    def _equality(self, spot: Spot, values: list[object]) -> str:
        test, needs = equality(spot.var, values, spot.known)
        self.runtime |= needs
        return test

    # ---- objects

    def _object(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        properties = cast("dict[str, Schema]", known.get("properties", {}))
        required = cast("list[str]", known.get("required", []))
        patterns = cast("dict[str, Schema]", known.get("patternProperties", {}))
        rest = cast("Schema", known.get("additionalProperties", True))
        if rest is False and properties and not patterns:
            lines = self._closed_members(schema, properties, required, spot)
        else:
            lines = self._members(schema, properties, required, spot)
            if patterns:
                lines += self._matched_members(schema, known, spot)
            else:
                lines += self._additional(schema, rest, properties, spot)
        if "propertyNames" in known:
            name = self._fresh()
            inner = self._child(spot, name, (id(schema), "propertyNames"))._replace(known="str")
            body = self.statements(cast("Schema", known["propertyNames"]), inner)
            lines += _block(f"for {name} in {spot.var}:", body)
        lines += self._tracked_members(known, spot)
        dependents = cast("dict[str, Schema]", known.get("dependentSchemas", {}))
        for trigger, dependent in dependents.items():
            inner = spot._replace(site=(id(schema), "dependentSchemas", trigger))
            lines += _block(f"if {trigger!r} in {spot.var}:", self.statements(dependent, inner))
        return lines

    def _closed_members(
        self, schema: Object, properties: dict[str, Schema], required: list[str], spot: Spot
    ) -> list[str]:
        """Give the lines for an object without other properties: those present are counted."""
        count = self._fresh()
        fixed = sum(name in required for name in properties)
        lines = self._members(schema, properties, required, spot, count=count)
        if not any(line.lstrip().startswith(f"{count} += ") for line in lines):
            return [*lines, _line(f"len({spot.var}) == {fixed}")]
        return [f"{count} = {fixed}", *lines, _line(f"len({spot.var}) == {count}")]

    def _members(
        self,
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
            var = self._fresh()
            body = self.statements(child, self._child(spot, var, (id(schema), "children")))
            test = f"{name!r} in {spot.var}"
            if name not in required:
                step = [f"{count} += 1"] if count and body[:1] != [FAIL] else []
                if body and body[0] != FAIL:
                    body.insert(0, f"{var} = {spot.var}[{name!r}]")
                checks += _block(f"if {test}:", step + body)
            elif body:
                bound.append(f"    {var} = {spot.var}[{name!r}]")
                checks += body
            else:
                present.append(test)
        lines = [_line(" and ".join(present))] if present else []
        if bound:
            lines += ["try:", *bound, "except KeyError:", "    " + FAIL]
        return lines + checks

    def _matched_members(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        """Give the lines for `patternProperties`, and `additionalProperties` beside it."""
        names = cast("dict[str, Schema]", known.get("properties", {}))
        patterns = cast("dict[str, Schema]", known["patternProperties"])
        key, value, spare = self._fresh(), self._fresh(), self._fresh()
        inner = self._child(spot, value, (id(schema), "children"))
        rest = self.statements(cast("Schema", known.get("additionalProperties", True)), inner)
        lines: list[str] = []
        if rest:
            lines.append(f"{spare} = {key} not in {text_set(names) if names else '()'}")
        for pattern, child in patterns.items():
            site = (id(schema), "patternProperties", pattern)
            body = self.statements(child, self._child(spot, value, site))
            if rest:
                body.append(f"{spare} = False")
            lines += _block(f"if {self.pattern(pattern)}({key}):", body)
        if rest:
            lines += _block(f"if {spare}:", rest)
        return _block(f"for {key}, {value} in {spot.var}.items():", lines)

    def _additional(
        self, schema: Object, rest: Schema, names: Iterable[str], spot: Spot
    ) -> list[str]:
        key, value = self._fresh(), self._fresh()
        names = tuple(names)
        inner = self._child(spot, value, (id(schema), "children"))
        body = self.statements(rest, inner)
        if not body:
            return []
        if body[0] == FAIL:
            if not names:
                return [_line(f"not {spot.var}")]
            return [_line(f"{spot.var}.keys() <= {self._constant(names)}")]
        if not names:
            return _block(f"for {value} in {spot.var}.values():", body)
        guarded = _block(f"if {key} not in {text_set(names)}:", body)
        return _block(f"for {key}, {value} in {spot.var}.items():", guarded)

    def _constant(self, names: Iterable[str]) -> str:
        source = f"frozenset({text_set(names)})"
        return self.constants.setdefault(source, f"_k{len(self.constants)}")

    def _tracked_members(self, known: Object, spot: Spot) -> list[str]:
        if spot.seen is None:
            return []
        if "additionalProperties" in known:
            return [f"{spot.seen}.update({spot.var})"]
        lines = []
        names = cast("dict[str, object]", known.get("properties", {}))
        if names:
            lines.append(f"{spot.seen}.update({text_set(names)})")
        for pattern in cast("dict[str, object]", known.get("patternProperties", {})):
            key = self._fresh()
            test = f"if {self.pattern(pattern)}({key}):"
            body = _block(test, [f"{spot.seen}.add({key})"])
            lines += _block(f"for {key} in {spot.var}:", body)
        return lines

    # ---- arrays

    def _array(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        prefix = cast("list[Schema]", known.get("prefixItems", []))
        lines: list[str] = []
        for position, child in enumerate(prefix):
            var = self._fresh()
            body = self.statements(child, self._child(spot, var, (id(schema), "children")))
            if body:
                inner = [f"{var} = {spot.var}[{position}]", *body]
                lines += _block(f"if len({spot.var}) > {position}:", inner)
        rest = cast("Schema", known.get("items", True))
        lines += self._items(schema, rest, len(prefix), spot)
        if "contains" in known:
            lines += self._contains(schema, known, spot)
        if known.get("uniqueItems") is True:
            texts = not prefix and accepted_types(self.index, rest, spot.scope) == {"string"}
            lines.append(_line(self._uniqueness(spot.var, texts=texts)))
        if spot.seen is not None:
            if "items" in known:
                lines.append(f"{spot.seen}.update(range(len({spot.var})))")
            elif prefix:
                lines.append(f"{spot.seen}.update(range({len(prefix)}))")
        return lines

    def _uniqueness(self, var: str, *, texts: bool) -> str:
        if texts:
            return f"len(set({var})) == len({var})"
        self.runtime.add("unique")
        return f"unique({var})"

    def _items(self, schema: Object, rest: Schema, start: int, spot: Spot) -> list[str]:
        var = self._fresh()
        body = self.statements(rest, self._child(spot, var, (id(schema), "children")))
        if body and body[0] == FAIL:
            return [_line(f"len({spot.var}) <= {start}" if start else f"not {spot.var}")]
        source = f"{spot.var}[{start}:]" if start else spot.var
        return _block(f"for {var} in {source}:", body)

    def _contains(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        least = int(cast("float", known.get("minContains", 1)))
        most = known.get("maxContains")
        if least == 0 and most is None and spot.seen is None:
            return []
        var, count, place = self._fresh(), self._fresh(), self._fresh()
        inner = self._child(spot, var, (id(schema), "contains"))
        body = [f"{count} += 1"]
        if spot.seen is not None:
            body.append(f"{spot.seen}.add({place})")
        if most is not None:
            limit = int(cast("float", most))
            body += [f"if {count} > {limit}:", "    " + FAIL]
        elif spot.seen is None:
            body += [f"if {count} >= {least}:", "    break"]
        tested = _block(f"if {self.expression(cast('Schema', known['contains']), inner)}:", body)
        head = f"for {var} in {spot.var}:"
        if spot.seen is not None:
            head = f"for {place}, {var} in enumerate({spot.var}):"
        lines = [f"{count} = 0", *_block(head, tested)]
        return [*lines, _line(f"{count} >= {least}")] if least else lines

    # ---- what is applied to the very same value

    def _in_place(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        lines: list[str] = []
        for position, part in enumerate(self.index.conjoined(schema, spot.scope)):
            inner = spot._replace(site=(id(schema), "conjoined", position))
            lines += self._conjoined(part, inner, referred=position < _references(schema))
        for keyword, write in (("anyOf", self._any_of), ("oneOf", self._one_of)):
            if keyword in known:
                inner = spot._replace(site=(id(schema), keyword))
                lines += write(cast("list[Schema]", known[keyword]), inner)
        if "not" in known:
            inner = spot._replace(site=(id(schema), "not"), seen=None)
            test = self.expression(cast("Schema", known["not"]), inner)
            lines += [] if test == "False" else [_line(f"not {test}")]
        if "if" in known:
            lines += self._if(schema, known, spot)
        return lines

    def _conjoined(self, part: Schema, spot: Spot, *, referred: bool) -> list[str]:
        if referred and isinstance(part, dict) and id(part) not in self.inlined:
            return _require(self.call(part, spot))
        return self.statements(part, spot)

    def _any_of(self, options: list[Schema], spot: Spot) -> list[str]:
        values = _all_constants(self.index, options)
        if values is not None:
            return _require(self._equality(spot, values))
        chosen = self._discriminated(options, spot)
        if chosen is not None:
            return chosen
        if spot.seen is not None and self._any_contributes(options, spot):
            return self._tracked_choice(options, spot, exclusive=False)
        tests = self._tests(options, spot)
        return [] if "True" in tests else [_line(" or ".join(tests))]

    def _one_of(self, options: list[Schema], spot: Spot) -> list[str]:
        values = _all_constants(self.index, options)
        if values is not None and len(set(map(canonical, values))) == len(values):
            return _require(self._equality(spot, values))
        chosen = self._discriminated(options, spot)
        if chosen is not None:
            return chosen
        if spot.seen is not None and self._any_contributes(options, spot):
            return self._tracked_choice(options, spot, exclusive=True)
        tests = self._tests(options, spot)
        if is_disjoint(accepted_types(self.index, option, spot.scope) for option in options):
            return [_line(" or ".join(tests))]
        found = self._fresh()
        lines = [f"{found} = False"]
        for test in tests:
            body = [f"if {found}:", "    " + FAIL, f"{found} = True"]
            lines += _block(f"if {test}:", body)
        return [*lines, _line(found)]

    def _tests(self, options: list[Schema], spot: Spot) -> list[str]:
        return [
            self.expression(option, spot._replace(seen=None, site=(*spot.site, position)))
            for position, option in enumerate(options)
        ]

    def _any_contributes(self, options: list[Schema], spot: Spot) -> bool:
        return any(
            isinstance(option, dict) and self._contributes(option, spot.scope) for option in options
        )

    def _discriminated(self, options: list[Schema], spot: Spot) -> list[str] | None:
        """Give a choice by one property, where each branch demands it with texts of its own."""
        found = discriminator(self.index, options, spot.scope)
        if found is None or not found.strict or len(options) < 2:
            return None
        lines = [] if spot.known == "dict" else [_line(f"type({spot.var}) is dict")]
        var = self._fresh()
        lines.append(f"{var} = {spot.var}.get({found.name!r})")
        for position, option in enumerate(options):
            texts = [text for text, branch in found.branches.items() if branch == position]
            test = " or ".join(f"{var} == {text!r}" for text in texts)
            inner = spot._replace(known="dict", site=(*spot.site, position))
            body = self.statements(option, inner) or ["pass"]
            lines += [f"{'elif' if position else 'if'} {test}:", *_indent(body)]
        return [*lines, "else:", "    " + FAIL]

    def _tracked_choice(self, options: list[Schema], spot: Spot, *, exclusive: bool) -> list[str]:
        """Give a choice in which each branch that holds adds what it has evaluated."""
        found = self._fresh()
        lines = [f"{found} = False"]
        for position, option in enumerate(options):
            inner = spot._replace(site=(*spot.site, position))
            setup, test, merge = self._tracked_test(option, inner)
            body = [f"if {found}:", "    " + FAIL] if exclusive else []
            lines += [*setup, *_block(f"if {test}:", [*body, *merge, f"{found} = True"])]
        return [*lines, _line(found)]

    def _tracked_test(self, schema: Schema, spot: Spot) -> tuple[list[str], str, list[str]]:
        """Give the lines before a test, the test, and the lines that keep what it evaluated."""
        if not isinstance(schema, dict) or not self._contributes(schema, spot.scope):
            return [], self.expression(schema, spot._replace(seen=None)), []
        own = self._fresh()
        call = self.call(schema, spot._replace(seen=own))
        return [f"{own} = set()"], call, [f"{spot.seen} |= {own}"]

    def _if(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        if spot.seen is None and known.get("then", True) is known.get("else", True) is True:
            return []
        condition = cast("Schema", known["if"])
        site = spot._replace(site=(id(schema), "if"))
        setup, test, merge = (
            ([], self.expression(condition, site), [])
            if spot.seen is None
            else self._tracked_test(condition, site)
        )
        then = self.statements(
            cast("Schema", known.get("then", True)), spot._replace(site=(id(schema), "then"))
        )
        other = self.statements(
            cast("Schema", known.get("else", True)), spot._replace(site=(id(schema), "else"))
        )
        body = merge + then
        if body and other:
            return [*setup, f"if {test}:", *_indent(body), "else:", *_indent(other)]
        if other:
            return [*setup, *_block(f"if not {test}:", other)]
        return [*setup, *_block(f"if {test}:", body)] if body else []

    # ---- a schema as one expression

    def expression(self, schema: Schema, spot: Spot) -> str:
        """Give an expression that is true exactly if the schema holds."""
        if not isinstance(schema, dict):
            return str(bool(schema))
        known = self.index.known(schema)
        applied = known.keys() & _APPLICATORS
        if not applied and "uniqueItems" not in known:
            return self._simple(known, spot)
        if applied == {"$ref"} and not _asserts_besides_reference(known):
            target = self.index.target(schema, cast("str", schema["$ref"]))
            scope = self.index.enter(spot.scope, schema)
            if isinstance(target, bool):
                return str(target)
            if not self.index.known(target).keys() & (_APPLICATORS | {"uniqueItems"}):
                return self.expression(target, spot._replace(scope=scope))
        return self.call(schema, spot)

    def _simple(self, known: Object, spot: Spot) -> str:
        types = _declared_types(known)
        values = _constant_values(known, types)
        parts: list[str] = []
        if values is not None:
            parts.append(f"({self._equality(spot, values)})")
            types = None
        elif types is not None and spot.known:
            if not any(_GROUPS.get(name) == spot.known for name in types):
                return "False"
            types = None
        tests = {group: self._all_tests(known, group, spot.var) for group in _GROUP_TESTS}
        if types is not None:
            parts.append(_alternatives(types, tests, spot.var))
        else:
            for group, name in _GROUP_TESTS.items():
                if tests[group] and spot.known in (None, group):
                    body = " and ".join(tests[group])
                    guard = "" if spot.known else f"not {_type_test(name, spot.var)} or "
                    parts.append(f"({guard}({body}))" if guard else f"({body})")
        return "(" + " and ".join(parts) + ")" if parts else "True"

    def _all_tests(self, known: Object, group: str, var: str) -> list[str]:
        tests = self._conditions(known, group, var)
        if group == "dict":
            names = cast("list[str]", known.get("required", []))
            tests += [f"{name!r} in {var}" for name in names]
        return tests

    # ---- unevaluatedProperties and unevaluatedItems

    def _with_unevaluated(self, schema: Object, known: Object, spot: Spot) -> list[str]:
        fixed = evaluated(self.index, schema, spot.scope)
        inner = spot
        lines: list[str] = []
        if fixed is None:
            inner = spot._replace(seen=self._fresh())
            lines.append(f"{inner.seen} = set()")
        typed, inner = self._typed(schema, known, inner)
        lines += typed + self._in_place(schema, known, inner)
        write = self._fixed_rest if fixed is not None else self._tracked_rest
        for keyword, group in (("unevaluatedProperties", "dict"), ("unevaluatedItems", "list")):
            if keyword in known and inner.known in (None, group):
                body = write(schema, keyword, fixed or NOTHING, inner)
                if spot.seen is not None:
                    everything = spot.var if group == "dict" else f"range(len({spot.var}))"
                    body.append(f"{spot.seen}.update({everything})")
                guard = f"if type({spot.var}) is {group}:"
                lines += body if inner.known == group else _block(guard, body)
        if fixed is None and spot.seen is not None:
            lines.append(f"{spot.seen} |= {inner.seen}")
        return lines

    def _fixed_rest(self, schema: Object, keyword: str, fixed: Evaluated, spot: Spot) -> list[str]:
        child = cast("Schema", schema[keyword])
        if keyword == "unevaluatedItems":
            return [] if fixed.tail else self._items(schema, child, fixed.items, spot)
        if fixed.rest:
            return []
        if not fixed.patterns:
            return self._additional(schema, child, fixed.names, spot)
        key, value = self._fresh(), self._fresh()
        tests = [f"{key} not in {text_set(fixed.names)}"] if fixed.names else []
        tests += [f"not {self.pattern(pattern)}({key})" for pattern in fixed.patterns]
        inner = self._child(spot, value, (id(schema), keyword))
        body = _block(f"if {' and '.join(tests)}:", self.statements(child, inner))
        return _block(f"for {key}, {value} in {spot.var}.items():", body)

    def _tracked_rest(
        self, schema: Object, keyword: str, _fixed: Evaluated, spot: Spot
    ) -> list[str]:
        key, value = self._fresh(), self._fresh()
        inner = self._child(spot, value, (id(schema), keyword))
        body = self.statements(cast("Schema", schema[keyword]), inner)
        guarded = _block(f"if {key} not in {spot.seen}:", body)
        named = keyword == "unevaluatedProperties"
        pairs = f"{spot.var}.items()" if named else f"enumerate({spot.var})"
        return _block(f"for {key}, {value} in {pairs}:", guarded)

    @staticmethod
    def _child(spot: Spot, var: str, site: tuple[object, ...]) -> Spot:
        return spot._replace(
            var=var, own=False, known=None, seen=None, depth=spot.depth + 1, site=site
        )


_GROUP_TESTS = {"dict": "object", "list": "array", "str": "string", "num": "number"}


def _indent(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


def _block(head: str, body: list[str]) -> list[str]:
    """Give a block, nothing if it would be empty."""
    return [head, *_indent(body)] if body else []


def _line(test: str) -> str:
    """Give the line that leaves with False unless the test holds."""
    if test.startswith("not ") and " and " not in test and " or " not in test:
        return f"if {test[4:]}: {FAIL}"
    return f"if not ({test}): {FAIL}"


def _require(test: str) -> list[str]:
    return [] if test == "True" else [_line(test)]


def _type_test(name: str, var: str) -> str:
    return {
        "object": f"type({var}) is dict",
        "array": f"type({var}) is list",
        "string": f"type({var}) is str",
        "boolean": f"type({var}) is bool",
        "null": f"{var} is None",
        "number": f"(type({var}) is int or type({var}) is float)",
        "integer": f"(type({var}) is int or type({var}) is float and {var}.is_integer())",
    }[name]


def _declared_types(known: Object) -> tuple[str, ...] | None:
    """Give the types that `type` allows; a number takes integers in."""
    declared = known.get("type")
    if declared is None:
        return None
    names = [declared] if isinstance(declared, str) else cast("list[str]", declared)
    return tuple(
        name for name in dict.fromkeys(names) if name != "integer" or "number" not in names
    )


def _constant_values(known: Object, types: tuple[str, ...] | None) -> list[object] | None:
    """Give the values that `const` and `enum` leave, those of another type taken out."""
    values: list[object] | None = None
    if "enum" in known:
        values = cast("list[object]", known["enum"])
    if "const" in known:
        chosen = canonical(known["const"])
        if values is None or any(canonical(value) == chosen for value in values):
            values = [known["const"]]
        else:
            values = []
    if values is None or types is None:
        return values
    return [
        value
        for value in values
        if json_type(value) in types or (json_type(value) == "integer" and "number" in types)
    ]


def _all_constants(index: Index, options: list[Schema]) -> list[object] | None:
    """Give the values of branches that consist of nothing but constants."""
    values: list[object] = []
    for option in options:
        known = index.known(option) if isinstance(option, dict) else {}
        if not known.keys() & {"const", "enum"} or known.keys() & (
            _APPLICATORS | {"type", "format", "pattern", "required", "uniqueItems", "multipleOf"}
        ):
            return None
        if any(keyword.startswith(("min", "max", "exclusive", "dependent")) for keyword in known):
            return None
        values += _constant_values(known, None) or []
    return values


def _dependencies(known: Object, var: str) -> list[str]:
    tests = []
    for trigger, names in cast("dict[str, list[str]]", known.get("dependentRequired", {})).items():
        if names:
            all_there = " and ".join(f"{name!r} in {var}" for name in names)
            tests.append(f"({trigger!r} not in {var} or {all_there})")
    return tests


def _alternatives(types: tuple[str, ...], tests: dict[str, list[str]], var: str) -> str:
    """Give "the value has one of the types, and what holds for that type"."""
    options = []
    for name in types:
        found = [_type_test(name, var), *tests.get(_GROUPS.get(name, ""), [])]
        options.append(" and ".join(found))
    return options[0] if len(options) == 1 else "(" + " or ".join(options) + ")"


def _references(schema: Object) -> int:
    """Give how many of the conjoined schemas come from references; they stand first."""
    return ("$ref" in schema) + ("$dynamicRef" in schema)


def _asserts_besides_reference(known: Object) -> bool:
    beside = known.keys() - {"$ref", "$defs", "$id", "$schema", "$comment", "title", "description"}
    return bool({key for key in beside if not key.startswith("x-")})

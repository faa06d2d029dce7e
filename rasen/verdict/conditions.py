"""Keywords that look at one value alone, as expressions; what `type`, `const` and `enum` leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.verdict.branches import json_type
from rasen.verdict.literals import literal
from rasen.verdict.runtime import canonical
from rasen.verdict.shapes import LISTS, MAPS, SINGLES

if TYPE_CHECKING:
    from rasen.verdict.index import Index, Schema

    Object = dict[str, object]

# Keywords that need statements; a schema without any of them is one expression.
APPLICATORS = (SINGLES | LISTS | MAPS | {"$ref", "$dynamicRef"}) - {
    "$defs",
    "definitions",
    "contentSchema",
    "then",
    "else",
}
NUMBER_TESTS = {
    "minimum": ">=",
    "exclusiveMinimum": ">",
    "maximum": "<=",
    "exclusiveMaximum": "<",
}
LENGTH_TESTS = {
    "str": (("minLength", ">="), ("maxLength", "<=")),
    "list": (("minItems", ">="), ("maxItems", "<=")),
    "dict": (("minProperties", ">="), ("maxProperties", "<=")),
}
GROUPS = {
    "object": "dict",
    "array": "list",
    "string": "str",
    "number": "num",
    "integer": "num",
}
GROUP_TESTS = {"dict": "object", "list": "array", "str": "string", "num": "number"}


def type_test(name: str, var: str) -> str:
    """Give the test that a value has a type of JSON Schema."""
    return {
        "object": f"type({var}) is dict",
        "array": f"type({var}) is list",
        "string": f"type({var}) is str",
        "boolean": f"type({var}) is bool",
        "null": f"{var} is None",
        "number": f"(type({var}) is int or type({var}) is float)",
        "integer": f"(type({var}) is int or type({var}) is float and {var}.is_integer())",
    }[name]


def declared_types(known: Object) -> tuple[str, ...] | None:
    """Give the types that `type` allows; a number takes integers in."""
    declared = known.get("type")
    if declared is None:
        return None
    names = [declared] if isinstance(declared, str) else cast("list[str]", declared)
    return tuple(
        name for name in dict.fromkeys(names) if name != "integer" or "number" not in names
    )


def constant_values(known: Object, types: tuple[str, ...] | None) -> list[object] | None:
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


def all_constants(index: Index, options: list[Schema]) -> list[object] | None:
    """Give the values of branches that consist of nothing but constants."""
    values: list[object] = []
    for option in options:
        known = index.known(option) if isinstance(option, dict) else {}
        if not known.keys() & {"const", "enum"} or known.keys() & (
            APPLICATORS | {"type", "format", "pattern", "required", "uniqueItems", "multipleOf"}
        ):
            return None
        if any(keyword.startswith(("min", "max", "exclusive", "dependent")) for keyword in known):
            return None
        values += constant_values(known, None) or []
    return values


def length_conditions(known: Object, group: str, var: str) -> list[str]:
    """Give the tests for the length of a text, array or object."""
    tests = []
    for keyword, operator in LENGTH_TESTS.get(group, ()):
        if keyword in known:
            bound = int(cast("float", known[keyword]))
            if (operator, bound) == (">=", 1):
                tests.append(var)
            elif (operator, bound) != (">=", 0):
                tests.append(f"len({var}) {operator} {bound}")
    return tests


def number_conditions(known: Object, var: str) -> list[str]:
    """Give the tests for a number; `is_multiple` is the runtime's."""
    tests = [
        f"{var} {operator} {literal(known[keyword])}"
        for keyword, operator in NUMBER_TESTS.items()
        if keyword in known
    ]
    divisor = known.get("multipleOf")
    if divisor is not None:
        test = f"is_multiple({var}, {literal(divisor)})"
        if isinstance(divisor, int):
            test = f"({var} % {divisor} == 0 if type({var}) is int else {test})"
        tests.append(test)
    return tests


def dependencies(known: Object, var: str) -> list[str]:
    """Give the tests of `dependentRequired`."""
    tests = []
    for trigger, names in cast("dict[str, list[str]]", known.get("dependentRequired", {})).items():
        if names:
            all_there = " and ".join(f"{name!r} in {var}" for name in names)
            tests.append(f"({trigger!r} not in {var} or {all_there})")
    return tests


def alternatives(types: tuple[str, ...], tests: dict[str, list[str]], var: str) -> str:
    """Give "the value has one of the types, and what holds for that type"."""
    options = []
    for name in types:
        found = [type_test(name, var), *tests.get(GROUPS.get(name, ""), [])]
        options.append(" and ".join(found))
    return options[0] if len(options) == 1 else "(" + " or ".join(options) + ")"


def asserts_besides_reference(known: Object) -> bool:
    """Tell whether a schema with a `$ref` may hold more than a description of it."""
    beside = known.keys() - {"$ref", "$defs", "$id", "$schema", "$comment", "title", "description"}
    return bool({key for key in beside if not key.startswith("x-")})

"""Whether a value meets a condition: each atom by its definition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.inclusion.formulas import Const, number, type_of
from rasen.verdict.formats import FORMATS
from rasen.verdict.patterns import compile_pattern
from rasen.verdict.runtime import unique

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rasen.inclusion.formulas import Formula
    from rasen.inclusion.solver import Solver


def holds(solver: Solver, formula: Formula, value: object) -> bool:
    """Tell whether the value meets the condition."""
    tag = formula[0]
    if tag == "and":
        return all(holds(solver, part, value) for part in formula[1])
    if tag == "or":
        return any(holds(solver, part, value) for part in formula[1])
    if tag == "lit":
        expanded = solver.expanded(formula[1], type_of(value), positive=True)
        return holds(solver, expanded, value) is formula[2]
    if tag == "oneof":
        return (Const(value) in formula[1]) is formula[2]
    return _ATOMS[tag](solver, formula, value)


def names_match(pattern: str, name: str) -> bool:
    """Tell whether a pattern matches somewhere in a name."""
    return compile_pattern(pattern)(name)


def is_other(name: str, names: Iterable[str], patterns: Iterable[str]) -> bool:
    """Tell whether a name is none of these and matches no pattern."""
    return name not in names and not any(names_match(pattern, name) for pattern in patterns)


def _within(value: int, formula: Formula) -> bool:
    return bool(value >= formula[1] and (formula[2] is None or value <= formula[2]))


def _minimum(_solver: Solver, formula: Formula, value: Any) -> bool:
    return bool(number(value) > formula[1] or (number(value) == formula[1] and not formula[2]))


def _maximum(_solver: Solver, formula: Formula, value: Any) -> bool:
    return bool(number(value) < formula[1] or (number(value) == formula[1] and not formula[2]))


def _multiple(_solver: Solver, formula: Formula, value: Any) -> bool:
    return ((number(value) / formula[1]).denominator == 1) is formula[2]


def _pattern(_solver: Solver, formula: Formula, value: Any) -> bool:
    return names_match(formula[1], value) is formula[2]


def _format(_solver: Solver, formula: Formula, value: Any) -> bool:
    return bool(FORMATS[formula[1]](value)) is formula[2]


def _length(_solver: Solver, formula: Formula, value: Any) -> bool:
    return _within(len(value), formula)


def _each(solver: Solver, formula: Formula, value: Any) -> bool:
    return all(holds(solver, formula[2], item) for item in value[formula[1] :])


def _some(solver: Solver, formula: Formula, value: Any) -> bool:
    return any(holds(solver, formula[2], item) for item in value[formula[1] :])


def _at(solver: Solver, formula: Formula, value: Any) -> bool:
    return len(value) <= formula[1] or holds(solver, formula[2], value[formula[1]])


def _exists(solver: Solver, formula: Formula, value: Any) -> bool:
    return len(value) > formula[1] and holds(solver, formula[2], value[formula[1]])


def _contains(solver: Solver, formula: Formula, value: Any) -> bool:
    met = sum(holds(solver, formula[1], item) for item in value)
    return met >= formula[2] and (formula[3] is None or met <= formula[3])


def _unique(_solver: Solver, formula: Formula, value: Any) -> bool:
    return unique(value) is formula[1]


def _present(_solver: Solver, formula: Formula, value: Any) -> bool:
    return isinstance(value, dict) and formula[1] in value


def _absent(_solver: Solver, formula: Formula, value: Any) -> bool:
    return not isinstance(value, dict) or formula[1] not in value


def _prop(solver: Solver, formula: Formula, value: Any) -> bool:
    return formula[1] not in value or holds(solver, formula[2], value[formula[1]])


def _has(solver: Solver, formula: Formula, value: Any) -> bool:
    return formula[1] in value and holds(solver, formula[2], value[formula[1]])


def _match(solver: Solver, formula: Formula, value: Any) -> bool:
    chosen = (item for name, item in value.items() if names_match(formula[1], name))
    return all(holds(solver, formula[2], item) for item in chosen)


def _has_match(solver: Solver, formula: Formula, value: Any) -> bool:
    chosen = (item for name, item in value.items() if names_match(formula[1], name))
    return any(holds(solver, formula[2], item) for item in chosen)


def _other(solver: Solver, formula: Formula, value: Any) -> bool:
    chosen = (item for name, item in value.items() if is_other(name, formula[1], formula[2]))
    return all(holds(solver, formula[3], item) for item in chosen)


def _has_other(solver: Solver, formula: Formula, value: Any) -> bool:
    chosen = (item for name, item in value.items() if is_other(name, formula[1], formula[2]))
    return any(holds(solver, formula[3], item) for item in chosen)


def _names(solver: Solver, formula: Formula, value: Any) -> bool:
    return all(holds(solver, formula[1], name) for name in value)


def _has_name(solver: Solver, formula: Formula, value: Any) -> bool:
    return any(holds(solver, formula[1], name) for name in value)


_ATOMS = cast(
    "dict[str, Callable[[Solver, Formula, object], bool]]",
    {
        "min": _minimum,
        "max": _maximum,
        "multiple": _multiple,
        "pattern": _pattern,
        "format": _format,
        "length": _length,
        "count": _length,
        "size": _length,
        "each": _each,
        "some": _some,
        "at": _at,
        "exists": _exists,
        "contains": _contains,
        "unique": _unique,
        "present": _present,
        "absent": _absent,
        "prop": _prop,
        "has": _has,
        "match": _match,
        "has_match": _has_match,
        "other": _other,
        "has_other": _has_other,
        "names": _names,
        "has_name": _has_name,
    },
)

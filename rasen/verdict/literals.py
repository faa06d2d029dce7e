"""JSON values as Python source, and equality with constants as Python expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def literal(value: object) -> str:
    """Give the source of a JSON value; an infinity, which JSON can spell as 1e999, included."""
    if isinstance(value, float) and value - value != 0:
        return "1e999" if value > 0 else "-1e999"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key!r}: {literal(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    return repr(value)


def text_set(names: Iterable[str]) -> str:
    """Give the source of a set of texts, which Python folds into a constant after `in`."""
    return "{" + ", ".join(map(repr, dict.fromkeys(names))) + "}"


def equality(var: str, values: list[object], known: str | None) -> tuple[str, set[str]]:
    """Give the expression "`var` is one of the values", and the runtime names that it needs.

    `known` is "str" where the variable is known to hold a text.
    """
    texts = [value for value in values if isinstance(value, str)]
    numbers = [
        value for value in values if isinstance(value, (int, float)) and not isinstance(value, bool)
    ]
    parts: list[str] = []
    needs: set[str] = set()
    if len(texts) == 1:
        parts.append(f"{var} == {texts[0]!r}")
    elif texts:
        guard = "" if known == "str" else f"type({var}) is str and "
        parts.append(f"{guard}{var} in {text_set(texts)}")
    if numbers:
        parts.append(_number_equality(var, numbers))
    singles = [single for single in (None, True, False) if any(item is single for item in values)]
    parts += [f"{var} is {single}" for single in singles]
    containers = [value for value in values if isinstance(value, (dict, list))]
    for kind in (dict, list):
        chosen = [literal(value) for value in containers if type(value) is kind]
        if chosen:
            needs.add("same")
            tests = " or ".join(f"same({var}, {source})" for source in chosen)
            parts.append(f"type({var}) is {kind.__name__} and ({tests})")
    if not parts:
        return "False", needs
    return (parts[0] if len(parts) == 1 else "(" + " or ".join(parts) + ")"), needs


def _number_equality(var: str, numbers: list[float]) -> str:
    """Give the test for numbers: 1 is 1.0, but true is not 1."""
    if len(numbers) > 1:
        members = ", ".join(map(literal, dict.fromkeys(numbers)))
        return f"(type({var}) is int or type({var}) is float) and {var} in {{{members}}}"
    guard = f" and type({var}) is not bool" if numbers[0] in (0, 1) else ""
    return f"{var} == {literal(numbers[0])}{guard}"

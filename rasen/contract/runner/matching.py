"""Expected documents with matchers for what varies.

An object with one key that starts with `$` is a matcher: `{"$any": true}`, `{"$type": "string"}`,
`{"$pattern": "^[0-9]+$"}`, `{"$has": {…}}` (these members and perhaps others). In texts `${name}`
stands for a captured value, `${workspace}` for the folder of the run.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from rasen.verdict.patterns import compile_pattern
from rasen.verdict.runtime import same

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.diagnostics import Pointer

_TYPES: dict[str, Any] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: (
        isinstance(value, (int, float)) and not isinstance(value, bool) and value == int(value)
    ),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
_NAME = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")


def filled(value: Any, known: Mapping[str, object]) -> Any:
    """Give a value with captured values in the place of `${name}`, a whole text as it is."""
    if isinstance(value, str):
        whole = _NAME.fullmatch(value)
        if whole and whole[1] in known:
            return known[whole[1]]
        return _NAME.sub(lambda found: _shown(known.get(found[1], found[0])), value)
    if isinstance(value, list):
        return [filled(item, known) for item in value]
    if isinstance(value, dict):
        return {key: filled(item, known) for key, item in value.items()}
    return value


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def differences(want: Any, got: Any, pointer: Pointer = ()) -> Iterator[tuple[Pointer, Any]]:
    """Give each place where a document is not as expected, with what was expected there."""
    matcher = _matcher(want)
    if matcher is not None:
        name, argument = matcher
        if name == "$has":
            yield from _members(argument, got, pointer, exactly=False)
        elif not _meets(name, argument, got):
            yield pointer, want
    elif isinstance(want, dict):
        yield from _members(want, got, pointer, exactly=True)
    elif isinstance(want, list):
        if not isinstance(got, list) or len(got) != len(want):
            yield pointer, want
            return
        for index, (one, other) in enumerate(zip(want, got, strict=True)):
            yield from differences(one, other, (*pointer, index))
    elif not same(want, got):
        yield pointer, want


def _matcher(want: Any) -> tuple[str, Any] | None:
    if isinstance(want, dict) and len(want) == 1:
        name, argument = next(iter(want.items()))
        if name in ("$any", "$type", "$pattern", "$has"):
            return name, argument
    return None


def _meets(name: str, argument: Any, got: Any) -> bool:
    if name == "$any":
        return True
    if name == "$type":
        return bool(_TYPES[argument](got))
    return isinstance(got, str) and compile_pattern(argument)(got)


def _members(
    want: dict[str, Any], got: Any, pointer: Pointer, *, exactly: bool
) -> Iterator[tuple[Pointer, Any]]:
    if not isinstance(got, dict):
        yield pointer, want
        return
    for key, value in want.items():
        if key in got:
            yield from differences(value, got[key], (*pointer, key))
        else:
            yield (*pointer, key), value
    if exactly:
        for key in got:
            if key not in want:
                yield (*pointer, key), {"$absent": True}


def at_pointer(document: Any, pointer: str) -> tuple[bool, Any]:
    """Give whether a JSON pointer (RFC 6901) leads to a value, and the value."""
    node = document
    for token in pointer.split("/")[1:]:
        name = token.replace("~1", "/").replace("~0", "~")
        if isinstance(node, list) and name.isdecimal() and int(name) < len(node):
            node = node[int(name)]
        elif isinstance(node, dict) and name in node:
            node = node[name]
        else:
            return False, None
    return True, node


def without(document: Any, pointers: tuple[str, ...]) -> Any:
    """Give a copy of a document in which the values at some pointers do not count."""
    if not pointers:
        return document
    copy = json.loads(json.dumps(document))
    for pointer in pointers:
        parent, _, last = pointer.rpartition("/")
        found, node = at_pointer(copy, parent)
        name = last.replace("~1", "/").replace("~0", "~")
        if found and isinstance(node, dict) and name in node:
            node[name] = None
        elif found and isinstance(node, list) and name.isdecimal() and int(name) < len(node):
            node[int(name)] = None
    return copy

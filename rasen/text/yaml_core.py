"""The YAML 1.2 core schema: what a scalar's text stands for (YAML 1.2.2, section 10.3.2).

Dates, `yes`, `1_000`, `12:30:45` and `0b1` are text; only null, booleans, integers and floats are
not.
"""

from __future__ import annotations

import re
from math import inf, nan

Scalar = str | int | float | bool | None

# The first characters that a text which is no string can have; "" stands for the empty text.
TYPED_START = frozenset(("", *"~+-.0123456789nNtTfF"))

_PREFIX = "tag:yaml.org,2002:"
_WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((sign + word for sign in ("", "+") for word in (".inf", ".Inf", ".INF")), inf),
    **dict.fromkeys(("-.inf", "-.Inf", "-.INF"), -inf),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), nan),
}
_NUMBER = re.compile(
    r"(?P<integer>[-+]?[0-9]+)"
    r"|0o(?P<octal>[0-7]+)"
    r"|0x(?P<hexadecimal>[0-9a-fA-F]+)"
    r"|(?P<float>[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)"
)
# The digits of the largest double: a longer integer is infinite for every reader of JSON numbers,
# and Python refuses to print one of more than 4300 digits.
_DIGITS = {10: 309, 8: 342, 16: 256}


class TagMismatchError(Exception):
    """A core tag stands at a value that is not of its type."""


def resolve(text: str) -> Scalar:
    """Give the value of a plain scalar; an integer beyond every double is an infinity."""
    if text in _WORDS:
        return _WORDS[text]
    match = _NUMBER.fullmatch(text)
    if match is None:
        return text
    kind = match.lastgroup
    if kind == "float":
        return float(text)
    if kind == "integer":
        return _integer(text.lstrip("+-"), 10, negative=text[0] == "-")
    return _integer(text[2:], 8 if kind == "octal" else 16, negative=False)


def tagged_scalar(tag: str, text: str, *, plain: bool) -> Scalar:
    """Give the value of a scalar that has a tag; an unknown tag is as none.

    Raise `TagMismatchError` where a core tag does not fit the text.
    """
    if tag in ("!", _PREFIX + "str"):
        return text
    if not tag.startswith(_PREFIX):
        return resolve(text) if plain else text
    value = resolve(text)
    match tag.removeprefix(_PREFIX), value:
        case ("null", None) | ("bool", bool()) | ("float", float()):
            return value
        case ("int", int()) if not isinstance(value, bool):
            return value
        case ("int", float()) if _is_huge_integer(text):
            return value
        case ("float", int()) if not isinstance(value, bool):
            return _as_float(value)
        case ("null" | "bool" | "int" | "float" | "map" | "seq", _):
            raise TagMismatchError
    return value if plain else text


def check_collection_tag(tag: str, name: str) -> None:
    """Raise `TagMismatchError` where a core tag does not fit a collection (`map` or `seq`)."""
    if tag.startswith(_PREFIX):
        core = tag.removeprefix(_PREFIX)
        if core in ("str", "null", "bool", "int", "float", "map", "seq") and core != name:
            raise TagMismatchError


def _integer(digits: str, base: int, *, negative: bool) -> int | float:
    digits = digits.lstrip("0")
    if len(digits) > _DIGITS[base]:
        return -inf if negative else inf
    number = int(digits or "0", base)
    return -number if negative else number


def _as_float(number: int) -> float:
    try:
        return float(number)
    except OverflowError:
        return inf if number > 0 else -inf


def _is_huge_integer(text: str) -> bool:
    match = _NUMBER.fullmatch(text)
    return match is not None and match.lastgroup != "float"

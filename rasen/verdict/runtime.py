"""What generated verdict functions need when they run: JSON equality, uniqueness, depth.

Kept free of imports: a plain check loads this module, and start-up time is a feature.
Values are those of a JSON decoder: `dict`, `list`, `str`, `int`, `float`, `bool`, `None`.
"""

from __future__ import annotations

# Longer canonical texts are replaced by a digest, so that nesting does not copy them level by
# level: the work stays linear in the value.
_LONGEST_TEXT = 512

# The levels that the decoders let through; a generated function counts its own frames per level.
_DEEPEST = 512
_CANONICAL_FRAMES = 2  # per level: the call and the comprehension around it


def same(left: object, right: object) -> bool:
    """Tell whether two values are equal as JSON (core 4.2.2): 1 is 1.0, and true is not 1."""
    if type(left) is dict:
        if type(right) is not dict or len(left) != len(right):
            return False
        for key, value in left.items():
            if key not in right or not same(value, right[key]):
                return False
        return True
    if type(left) is list:
        if type(right) is not list or len(left) != len(right):
            return False
        return all(map(same, left, right))
    if left is None or type(left) is bool or type(right) is bool:
        return left is right
    return left == right


def canonical(value: object) -> str:
    """Give a text that two values share exactly if they are equal as JSON; in linear time."""
    try:
        return _canonical(value)
    except RecursionError:
        with Room(_CANONICAL_FRAMES * (_DEEPEST + 8)):
            return _canonical(value)


def _canonical(value: object) -> str:
    kind = type(value)
    if kind is str:
        text = repr(value)
    elif isinstance(value, dict):
        members = [repr(key) + ":" + _canonical(item) for key, item in value.items()]
        members.sort()
        text = "{" + ",".join(members) + "}"
    elif isinstance(value, list):
        text = "[" + ",".join([_canonical(item) for item in value]) + "]"
    elif isinstance(value, float):
        return hex(int(value)) if value.is_integer() else repr(value)
    elif isinstance(value, int) and kind is not bool:
        return hex(value)  # not decimal: no limit on the digits
    else:
        return repr(value)
    if len(text) <= _LONGEST_TEXT:
        return text
    from hashlib import blake2b

    # "#" starts no other canonical text
    return "#" + blake2b(text.encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()


def unique(items: list[object]) -> bool:
    """Tell whether no two items are equal as JSON; by hashes, never by pairs."""
    return first_duplicate(items) is None


def first_duplicate(items: list[object]) -> tuple[int, int] | None:
    """Give the positions of the first item that repeats an earlier one, earlier first."""
    if len(items) < 2:
        return None
    if set(map(type, items)) == {str} and len(set(items)) == len(items):
        return None
    seen: dict[str, int] = {}
    for position, item in enumerate(items):
        earlier = seen.setdefault(canonical(item), position)
        if earlier != position:
            return earlier, position
    return None


def is_multiple(value: float, divisor: float) -> bool:
    """Tell whether `value` is an integer multiple, both taken as the decimals that they print as.

    Division of binary floats calls 0.07 no multiple of 0.01.
    """
    if type(value) is int and type(divisor) is int:
        return value % divisor == 0
    if value - value != 0:  # an infinity, from a literal such as 1e999
        return False
    digits, power = _decimal(value)
    divisor_digits, divisor_power = _decimal(divisor)
    least = min(power, divisor_power)
    return bool(
        digits * 10 ** (power - least) % (divisor_digits * 10 ** (divisor_power - least)) == 0
    )


class Room:
    """A context in which that many more Python calls may be nested."""

    def __init__(self, frames: int) -> None:
        self._frames = frames

    def __enter__(self) -> None:
        import sys

        self._limit = sys.getrecursionlimit()
        sys.setrecursionlimit(self._limit + self._frames)

    def __exit__(self, *_: object) -> None:
        import sys

        sys.setrecursionlimit(self._limit)


def deep(check: object, instance: object, frames: int) -> bool:
    """Give `check(instance)`, with room made for 512 levels of `frames` calls when it is needed."""
    try:
        return check(instance)  # type: ignore[operator,no-any-return]
    except RecursionError:
        with Room(frames * (_DEEPEST + 8)):
            return check(instance)  # type: ignore[operator,no-any-return]


def _decimal(value: float) -> tuple[int, int]:
    """Give a number as an integer and a power of ten."""
    if type(value) is int:
        return value, 0
    mantissa, _, exponent = repr(value).partition("e")
    whole, _, fraction = mantissa.partition(".")
    return int(whole + fraction), int(exponent or 0) - len(fraction)

"""How this area says what is wrong: diagnostics with a path, a pointer and measured values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas
from rasen.diagnostics import LONGEST_POINTER, Diagnostic, Text, is_short, json_pointer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rasen.diagnostics import Pointer


_CUT = "…"
_SHAPE = "common:azp-diagnostic"


def finding(
    code: str,
    path: str | None = None,
    *,
    at: Pointer | None = None,
    severity: str = "error",
    say: Mapping[str, object] | None = None,
    **details: object,
) -> Diagnostic:
    """Give a diagnostic in the shape of azphalt spec 2.

    `path` is the entry or `files` key concerned, `at` the value in that JSON document, and `say`
    holds values of the message alone. Whatever else is given is a measured value as well; None
    counts as not known. A `reason` is said in words as `problem`, unless `say` has one.
    """
    known = {key: _start(value) for key, value in details.items() if value is not None}
    pointer = None if at is None or not is_short(at) else json_pointer(at)
    measured = known if pointer is None else {"pointer": pointer, **known}
    params: dict[str, object] = {"path": path, "pointer": pointer or _CUT, **known}
    if "reason" in known:
        params["problem"] = Text(f"reasons.azp.{known['reason']}")
    params.update(say or {})
    return Diagnostic(
        code, params, path=path, details=measured or None, pointer=at, severity=severity
    )


def first_of_each(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Give the first diagnostics of each code, as many as are told of one.

    Each takes a hundred times the memory of a value that is wrong, and nobody reads thousands.
    """
    most = most_of_a_code()
    counts: dict[str, int] = {}
    for each in diagnostics:
        count = counts[each.code] = counts.get(each.code, 0) + 1
        if count <= most:
            yield each


def most_of_a_code() -> int:
    """Give how many diagnostics of one code are told at most."""
    return schemas.limits(_SHAPE)["x-max-entries"]


def _start(value: object) -> object:
    """Give a measured value, the start of a text that is as long as a document."""
    long = isinstance(value, str) and len(value) > LONGEST_POINTER
    return f"{str(value)[:LONGEST_POINTER]}{_CUT}" if long else value

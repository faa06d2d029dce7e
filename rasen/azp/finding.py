"""How this area says what is wrong: diagnostics with a path, a pointer and measured values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, Text, json_pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Pointer


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
    known = {key: value for key, value in details.items() if value is not None}
    measured = known if at is None else {"pointer": json_pointer(at), **known}
    params: dict[str, object] = {"path": path, **measured}
    if "reason" in known:
        params["problem"] = Text(f"reasons.azp.{known['reason']}")
    params.update(say or {})
    return Diagnostic(
        code, params, path=path, details=measured or None, pointer=at, severity=severity
    )

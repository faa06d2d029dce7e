"""Strict JSON of a package's documents (azphalt spec 6): a value, or the reason it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.azp.finding import finding
from rasen.azp.records import exceeded
from rasen.text import strict_json

if TYPE_CHECKING:
    from rasen.diagnostics import Diagnostic
    from rasen.text.strict_json import JsonIssue

MANIFEST_SCHEMA = "files:azp-manifest"

_BOM = b"\xef\xbb\xbf"
_REASONS = {
    "json_syntax_invalid": "syntax",
    "json_duplicate_key": "duplicate_key",
    "json_dangerous_key": "dangerous_key",
    "json_lone_surrogate": "lone_surrogate",
    "json_unsafe_integer": "unsafe_integer",
}
_RESOURCES = {
    "json_depth_exceeded": "json_depth",
    "json_property_limit_exceeded": "json_properties",
}


class Refusal(NamedTuple):
    """Why a document is refused.

    `reason` is one of azphalt spec 6. A limit that is exceeded is named by its `resource` instead,
    with `actual` and `limit`. `index` is where in the text the fault is.
    """

    reason: str
    index: int  # type: ignore[assignment]  # the tuple method of that name is of no use here
    resource: str | None = None
    actual: int = 0
    limit: int = 0

    def diagnostic(self, code: str, path: str) -> Diagnostic:
        """Give what is said of the document at `path`; `code` is for all but the limits."""
        if self.resource is not None:
            return exceeded(self.resource, self.actual, self.limit, path)
        return finding(code, path, reason=self.reason)


def read_object(
    data: bytes | memoryview, schema: str = MANIFEST_SCHEMA
) -> dict[str, object] | Refusal:
    """Give the object that the bytes are by strict JSON, or why they are none.

    `schema` names a schema file with `x-max-depth` and `x-max-properties`.
    """
    text = _text(data)
    if isinstance(text, Refusal):
        return text
    value, issues = strict_json.decode(text, _limits(schema))
    if issues:
        return _refusal(issues[0], text)
    return value if isinstance(value, dict) else Refusal("not_object", 0)


def is_json_collection(data: bytes | memoryview) -> bool:
    """Tell whether bytes are strict JSON with an object or array at its root.

    What is larger than a manifest may be is not held as a value.
    """
    text = _text(data)
    if isinstance(text, Refusal) or text.lstrip(strict_json.WHITE_SPACE)[:1] not in ("{", "["):
        return False
    limits = _limits(MANIFEST_SCHEMA)
    if len(data) <= schemas.limits(MANIFEST_SCHEMA)["x-max-bytes"]:
        return not strict_json.decode(text, limits)[1]
    from rasen.text.json_scanner import is_sound

    return is_sound(text, limits)


def _text(data: bytes | memoryview) -> str | Refusal:
    raw = bytes(data)
    if raw.startswith(_BOM):
        return Refusal("bom", 0)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return Refusal("utf8", 0)


def _limits(schema: str) -> strict_json.Limits:
    limits = schemas.limits(schema)
    return strict_json.package_limits(limits["x-max-depth"], limits["x-max-properties"])


def _refusal(issue: JsonIssue, text: str) -> Refusal:
    """Give the refusal for the first issue of a text."""
    resource = _RESOURCES.get(issue.code)
    if resource is not None:
        measured = cast("dict[str, int]", issue.params)
        return Refusal("limit", issue.index, resource, measured["actual"], measured["limit"])
    reason = _REASONS[issue.code]
    if reason == "unsafe_integer" and _overflows(text, issue.index):
        reason = "number"
    return Refusal(reason, issue.index)


def _overflows(text: str, index: int) -> bool:
    """Tell whether the number that starts at an index has no finite double."""
    import re

    literal = re.compile(r"[-+.0-9eE]+").match(text, index)
    return literal is not None and float(literal[0]) in (float("inf"), float("-inf"))

"""From a fault that the explaining path found to the sentence that says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text

if TYPE_CHECKING:
    from rasen.diagnostics import Pointer
    from rasen.verdict.explain import Fault


def dotted(path: Pointer) -> str:
    """Give a path of keys and indexes in the dotted form of the workflow family (`a.b.1`)."""
    return ".".join(map(str, path))


def reason(fault: Fault) -> Text:
    """Give the sentence part that says what the value at the fault's path should be."""
    params = fault.params
    if fault.keyword in ("additionalProperties", "unevaluatedProperties"):
        suggested = params.get("suggestion")
        key = "reasons.unknownKeysSuggestion" if suggested else "reasons.unknownKeys"
        return Text(key, {**params, "keys": params["properties"]})
    return Text(f"reasons.{fault.keyword}", params)


def at(path: Pointer) -> object:
    """Give how a sentence names the value at a path: its dotted path, or the document itself."""
    return dotted(path) if path else Text("reasons.document")

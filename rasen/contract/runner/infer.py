"""A schema that takes the documents seen so far: a start for a contract, to be reviewed."""

from __future__ import annotations

from typing import Any

_KINDS = (
    (bool, "boolean"),
    (str, "string"),
    (int, "integer"),
    (float, "number"),
    (list, "array"),
    (dict, "object"),
)


def infer(documents: list[Any]) -> dict[str, Any]:
    """Give the closest schema of types, members and items that takes all the documents."""
    kinds = sorted({_kind(document) for document in documents})
    if "integer" in kinds and "number" in kinds:
        kinds.remove("integer")
    schema: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    objects = [document for document in documents if isinstance(document, dict)]
    arrays = [document for document in documents if isinstance(document, list)]
    if objects:
        names = dict.fromkeys(name for one in objects for name in one)
        required = [name for name in names if all(name in one for one in objects)]
        schema["additionalProperties"] = False
        if required:
            schema["required"] = required
        schema["properties"] = {
            name: infer([one[name] for one in objects if name in one]) for name in names
        }
    items = [item for array in arrays for item in array]
    if items:
        schema["items"] = infer(items)
    return schema


def _kind(value: Any) -> str:
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "null")

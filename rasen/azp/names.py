"""Names in a package: the path policy, item IDs, and the key of names that some system equates."""

from __future__ import annotations

from rasen import schemas
from rasen.diagnostics import Text
from rasen.files.paths import path_fault, segment_fault

ITEM_ID = "common:azp-item-id"


def path_reason(path: str) -> str | None:
    """Give why a path is unsafe (azphalt spec 5: `traversal`, `not_nfc` …), None if it is safe."""
    fault = path_fault(path)
    return fault.code.removeprefix("path_") if fault else None


def is_item_id(value: object) -> bool:
    """Tell whether a value is an item ID: safe as the name of a folder (azphalt spec 5)."""
    return isinstance(value, str) and schemas.verdict(ITEM_ID)(value) and not item_id_problem(value)


def item_id_problem(identifier: str) -> Text | None:
    """Give what is wrong with an item ID beyond its schema: a device of Windows, too many bytes."""
    if segment_fault(identifier) is not None:
        return Text("reasons.azp.device")
    size, limit = len(identifier.encode()), schemas.limits(ITEM_ID)["x-max-bytes"]
    if size > limit:
        return Text("reasons.azp.tooLong", {"actual": size, "limit": limit})
    return None


def is_text(value: object) -> bool:
    """Tell whether a value is a string that is not blank (azphalt spec 5)."""
    return schemas.verdict("common:azp-text")(value)


def alias_key(name: str) -> str:
    """Give what two names share when some file system takes one for the other (azphalt spec 4)."""
    if name.isascii():
        return name.lower()  # what the line below comes to for ASCII
    from unicodedata import normalize

    return normalize("NFC", normalize("NFKC", name).casefold())

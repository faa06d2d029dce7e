"""Names in a package: the path policy and the key of names that some system takes for one."""

from __future__ import annotations

from rasen.files.paths import path_fault


def path_reason(path: str) -> str | None:
    """Give why a path is unsafe (azphalt spec 5: `traversal`, `not_nfc` …), None if it is safe."""
    fault = path_fault(path)
    return fault.code.removeprefix("path_") if fault else None


def alias_key(name: str) -> str:
    """Give what two names share when some file system takes one for the other (azphalt spec 4)."""
    if name.isascii():
        return name.lower()  # what the line below comes to for ASCII
    from unicodedata import normalize

    return normalize("NFC", normalize("NFKC", name).casefold())

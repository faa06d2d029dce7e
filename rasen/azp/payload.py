"""The payload and its digests: every byte of a package is covered, and nothing more (spec 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas
from rasen.azp.container import MANIFEST, SIGNATURE
from rasen.azp.finding import finding
from rasen.azp.names import path_reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.azp.container import Container
    from rasen.diagnostics import Diagnostic

RESERVED = (MANIFEST, SIGNATURE)  # what is never payload


def digest(data: bytes | memoryview) -> str:
    """Give the digest of a payload as `files` of a manifest writes it."""
    from hashlib import sha256  # late: it loads a large library

    return f"sha256-{sha256(data).hexdigest()}"


def payload_faults(files: Mapping[str, object], container: Container) -> Iterator[Diagnostic]:
    """Give the fault of each listed file, in the manifest's order, then the unlisted entries."""
    present = {e.name: e.data for e in container.entries if e.data is not None}
    is_digest = schemas.verdict("common:azp-digest")
    for name, expected in files.items():
        if name in RESERVED:
            yield finding("azp_files_reserved", MANIFEST, at=("files", name), target=name)
        elif reason := path_reason(name):
            if name not in container.names:
                yield finding("azp_path_unsafe", name, at=("files", name), reason=reason)
        elif not is_digest(expected):
            yield finding("azp_digest_malformed", name, at=("files", name))
        elif name not in container.names:
            yield finding("azp_payload_missing", name, at=("files", name))
        elif (data := present.get(name)) is not None and (actual := digest(data)) != expected:
            yield finding("azp_digest_mismatch", name, expected=expected, actual=actual)
    for entry in container.entries:
        if entry.data is not None and entry.name not in files and entry.name not in RESERVED:
            yield finding("azp_payload_unlisted", entry.name)

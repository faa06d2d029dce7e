"""The seven phases of verification (azphalt spec 2): bytes in, a verdict with its reasons out.

Nothing is executed, rendered, imported or written; no dependency is resolved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.azp.container import Container
    from rasen.azp.signature import Signer
    from rasen.diagnostics import Diagnostic, Document

# Phase 7 is `rasen.azp.signature`:
#
#     check(manifest_bytes: bytes | None, signature_bytes: bytes) -> SignatureResult
#     SignatureResult(valid: bool | None, signer: Signer | None, diagnostics: list[Diagnostic])
#
# It is called when there is a `signature.json` that is not excluded. `manifest_bytes` are None
# where there is no manifest entry or it is excluded; the signature document and its chain are
# checked then too, `valid` is None. Diagnostics have `path="signature.json"`, those about a value
# of the document have `details["pointer"]`. `azp_unsigned` (no entry `signature.json`) is raised
# here, not there. `Signer` has what the published `signer` shows (azphalt spec 16) and
# `Signer.document()` gives that.


class Identity(NamedTuple):
    """What a manifest says that its package is; each a text, None where it is anything else."""

    azphalt: str | None
    id: str | None
    name: str | None
    version: str | None
    kind: str | None
    license: str | None
    compat: str | None


class Verification(NamedTuple):
    """The verdict on a package.

    `identity`, `manifest` (the document as read) and `manifest_bytes` are None where there is no
    readable manifest; the bytes are there for a manifest that is not excluded. `signature_bytes`
    are those of a signature that is not excluded. `summary` is that of an ok workflow package.
    """

    ok: bool
    signed: bool
    signature_valid: bool | None
    identity: Identity | None
    signer: Signer | None
    summary: Document | None
    manifest: Mapping[str, object] | None
    manifest_bytes: bytes | None
    signature_bytes: bytes | None
    container: Container
    diagnostics: tuple[Diagnostic, ...]


def verify(data: bytes) -> Verification:
    """Give the verdict on the bytes of a package; never raises, whatever they are."""
    raise NotImplementedError

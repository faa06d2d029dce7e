"""The seven phases of verification (azphalt spec 2): bytes in, a verdict with its reasons out.

Nothing is executed, rendered, imported or written; no dependency is resolved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.azp.container import LICENSE, MANIFEST, SIGNATURE, read_container, too_large
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding, first_of_each
from rasen.azp.kinds import kind_diagnostics
from rasen.azp.manifest import field_diagnostics, schema_faults
from rasen.azp.payload import payload_faults
from rasen.diagnostics import is_valid

if TYPE_CHECKING:
    from rasen.azp.container import Container
    from rasen.azp.signature import SignatureResult, Signer
    from rasen.diagnostics import Diagnostic, Document

# Phase 7 is `rasen.azp.signature`:
#
#     check(manifest_bytes: bytes | None, signature_bytes: bytes) -> SignatureResult
#     SignatureResult(valid: bool | None, signer: Signer | None, diagnostics: list[Diagnostic])
#
# It is called when there is a `signature.json` that is not excluded. `manifest_bytes` are None
# where there is no manifest entry or it is excluded; the signature document and its chain are
# checked then too, `valid` is None. Diagnostics have `path="signature.json"`, those about a value
# of the document have `details["pointer"]` (`rasen.azp.finding.finding` makes such).
# `azp_unsigned` (no entry `signature.json`) is raised here, not there. `Signer.document()` gives
# what the published `signer` shows (azphalt spec 16).


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
    manifest: Document | None
    manifest_bytes: bytes | None
    signature_bytes: bytes | None
    container: Container
    diagnostics: tuple[Diagnostic, ...]


def verify(data: bytes) -> Verification:
    """Give the verdict on the bytes of a package; never raises, whatever they are."""
    return _verdict(read_container(data))


def verify_unread(size: int) -> Verification:
    """Give the verdict on a file of more bytes than a package may have, which is not read."""
    return _verdict(too_large(size))


def manifest_diagnostics(manifest: Document, container: Container) -> list[Diagnostic]:
    """Give what is wrong with a manifest and the payload that it lists: phases 4 to 6."""
    faults = schema_faults(manifest)
    found = field_diagnostics(manifest, faults)
    files = manifest.get("files")
    if isinstance(files, dict):
        found += first_of_each(payload_faults(files, container))
    return found + kind_diagnostics(manifest, faults, container)


def _verdict(container: Container) -> Verification:
    found = list(container.diagnostics)
    if not container.sound:
        return _verification(container, found)
    manifest_bytes = _bytes(container, MANIFEST)
    manifest = _manifest(container, manifest_bytes, found)
    if LICENSE not in container.names:
        found.append(finding("azp_license_missing", LICENSE))
    if manifest is not None:
        found += manifest_diagnostics(manifest, container)
    signature_bytes = _bytes(container, SIGNATURE)
    signature = None
    if signature_bytes is not None:
        from rasen.azp.signature import check

        signature = check(manifest_bytes, signature_bytes)
        found += signature.diagnostics
    elif SIGNATURE not in container.names:
        found.append(finding("azp_unsigned", severity="warning"))
    return _verification(container, found, manifest, signature)


def _verification(
    container: Container,
    found: list[Diagnostic],
    manifest: Document | None = None,
    signature: SignatureResult | None = None,
) -> Verification:
    ok = is_valid(found)
    return Verification(
        ok=ok,
        signed=SIGNATURE in container.names,
        signature_valid=signature.valid if signature else None,
        identity=None if manifest is None else _identity(manifest),
        signer=signature.signer if signature else None,
        summary=_summary(manifest) if ok else None,
        manifest=manifest,
        manifest_bytes=_bytes(container, MANIFEST),
        signature_bytes=_bytes(container, SIGNATURE),
        container=container,
        diagnostics=tuple(found),
    )


def _bytes(container: Container, name: str) -> bytes | None:
    entry = container.find(name)
    return None if entry is None or entry.data is None else bytes(entry.data)


def _manifest(container: Container, data: bytes | None, found: list[Diagnostic]) -> Document | None:
    """Give the manifest (phase 3), None where there is none to read; what is wrong is added."""
    if data is None:
        if MANIFEST not in container.names:
            found.append(finding("azp_manifest_missing", MANIFEST))
        return None
    manifest = read_object(data)
    if isinstance(manifest, Refusal):
        found.append(manifest.diagnostic("azp_manifest_json_invalid", MANIFEST))
        return None
    return manifest


def _identity(manifest: Document) -> Identity:
    values = (manifest.get(field) for field in Identity._fields)
    return Identity(*(value if isinstance(value, str) else None for value in values))


def _summary(manifest: Document | None) -> Document | None:
    if manifest is None or manifest.get("kind") != "workflow":
        return None
    from rasen.azp.workflow_kind import summary

    return summary(manifest)

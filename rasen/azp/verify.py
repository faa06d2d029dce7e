"""`rasen azp verify` and `rasen azp inspect`: the verdict on a file, and its content (spec 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.azp.entries import DEFLATE, STORE
from rasen.azp.package_file import read_package
from rasen.azp.payload import digest
from rasen.azp.wanted import Request, host_diagnostics, required_signature, trust_diagnostics
from rasen.diagnostics import is_valid, workflow_diagnostic
from rasen.outcome import FAILED, OK, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.azp.container import Container, Entry
    from rasen.azp.package_file import PackageFile
    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document
    from rasen.locale import Translator

_METHODS = {STORE: "store", DEFLATE: "deflate"}


def verify_file(context: Context, target: str, request: Request) -> Outcome:
    """Verify the package that a path names; a package that is refused is no failure."""
    file = read_package(context, target)
    found = list(_diagnostics(context, file.verification, request))
    profile = _profile(file.verification, found, request)

    def document(translator: Translator) -> Document:
        shown = _document(file, found, translator) | profile
        return {"verification": shown, "status": []}

    status = OK if is_valid(found) else FAILED
    return Outcome("azp-verify", document(context.english), status, localized=document)


def inspect_file(context: Context, target: str) -> Outcome:
    """Show what is in the package that a path names, whatever is wrong with it."""
    file = read_package(context, target)
    verification = file.verification
    container = _container(file)

    def document(translator: Translator) -> Document:
        shown = _document(file, verification.diagnostics, translator)
        inside: Document = {"manifest": verification.manifest, "container": container}
        return {"package": shown | inside, "status": []}

    status = OK if verification.container.sound else FAILED
    return Outcome("azp-inspect", document(context.english), status, localized=document)


def _diagnostics(
    context: Context, verification: Verification, request: Request
) -> Iterator[Diagnostic]:
    """Give what verification found and what the request adds."""
    found = verification.diagnostics
    yield from required_signature(found) if request.require_signed else found
    yield from trust_diagnostics(context, verification, request)
    yield from host_diagnostics(verification, request)


def _profile(verification: Verification, found: Sequence[Diagnostic], request: Request) -> Document:
    """Give the checks of the profile that is asked for as a part of the document."""
    if request.profile is None:
        return {}
    from rasen.azp.profile import Given, checks

    given = Given(request.app is not None, request.api is not None, bool(request.formats))
    listed = checks(verification, found, given)
    return {"profile": {"name": request.profile, "checks": listed}}


def _document(file: PackageFile, found: Sequence[Diagnostic], translator: Translator) -> Document:
    """Give the shape `common:azp-verification`."""
    verification = file.verification
    ok = is_valid(found)
    identity, signer = verification.identity, verification.signer
    return {
        "ok": ok,
        "signed": verification.signed,
        "signatureValid": verification.signature_valid,
        "file": file.document(),
        "package": identity._asdict() if identity else None,
        "signer": signer.document() if signer else None,
        "summary": verification.summary if ok else None,
        "diagnostics": [workflow_diagnostic(each, translator) for each in found],
    }


def _container(file: PackageFile) -> Document:
    """Give the shape `common:azp-container`."""
    container = file.verification.container
    manifest = file.verification.manifest or {}
    listed = manifest.get("files")
    names = listed.keys() if isinstance(listed, dict) else frozenset()
    return {
        "entries": [_entry(entry, listed=entry.name in names) for entry in container.entries],
        "decodedBytes": container.decoded_bytes,
        "canonical": _is_canonical(file, container),
    }


def _entry(entry: Entry, *, listed: bool) -> Document:
    return {
        "path": entry.shown,
        "size": entry.size,
        "compressedSize": entry.compressed_size,
        "method": _METHODS.get(entry.method, entry.method),
        "digest": None if entry.data is None else digest(entry.data),
        "listed": listed,
    }


def _is_canonical(file: PackageFile, container: Container) -> bool:
    """Tell whether packing what is in a file gives the same file."""
    from rasen.azp import layout

    verification = file.verification
    if file.data is None or verification.manifest is None:
        return False
    payload = {e.name: e.data for e in container.entries if e.name and e.data is not None}
    packed = layout.manifest_bytes(verification.manifest, payload)
    return packed == verification.manifest_bytes and layout.is_canonical(file.data, container)

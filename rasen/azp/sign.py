"""`rasen azp sign` and `countersign`: the archive written anew, the manifest's bytes untouched."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.azp import layout
from rasen.azp.container import SIGNATURE
from rasen.azp.documents import read_object
from rasen.azp.keys import read_key
from rasen.azp.output import require_free, write_output
from rasen.azp.package_file import read_package
from rasen.azp.payload import digest
from rasen.azp.public_key import encode_base64
from rasen.azp.refusal import refused
from rasen.azp.signature import SCHEMA as DOCUMENT_SCHEMA
from rasen.azp.signature import longest_chain, signature_document
from rasen.azp.verification import verify
from rasen.diagnostics import failure
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from rasen.azp.package_file import PackageFile
    from rasen.azp.signature import Signer
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document

SCHEMA = "azp-sign"
COUNTERSIGN_SCHEMA = "azp-countersign"
_OWN_FAULTS = "azp_signature_"  # what a new signature mends
_HOP_MEMBERS = ("publicKey", "signature", "keyId")
_HEAD_MEMBERS = ("alg", "publicKey", "keyId", "signature")
_CHAIN = "countersignature"


class Request(NamedTuple):
    """Which package to sign with the private key of which file; without `output`, in place."""

    target: str
    key: str
    key_id: str | None = None
    output: str | None = None


def sign_file(context: Context, request: Request) -> Outcome:
    """Sign a package that is ok but for its signature; an older signature goes with its chain."""
    key = read_key(context, request.key)
    package = read_package(context, request.target)
    verification = package.verification
    found = verification.diagnostics
    if any(each.severity == "error" and not _is_mended(each) for each in found):
        return refused(context, SCHEMA, package.path, found)
    assert verification.manifest_bytes is not None
    signature = key.sign(verification.manifest_bytes)
    document = signature_document(key.public_key(), signature, key_id=request.key_id)
    written = _write(context, SCHEMA, package, document, output=request.output)
    if isinstance(written, Outcome):
        return written
    told: Document = {
        "path": written.path,
        "publicKey": document["publicKey"],
        "keyId": request.key_id,
        "digest": written.digest,
        "replaced": verification.signed,
    }
    return Outcome(SCHEMA, {"signature": told, "status": []})


def countersign_file(context: Context, request: Request) -> Outcome:
    """Vouch for the topmost key of an ok, signed package whose chain is whole and has room."""
    key = read_key(context, request.key)
    package = read_package(context, request.target)
    verification = package.verification
    if not verification.ok:
        return refused(context, COUNTERSIGN_SCHEMA, package.path, verification.diagnostics)
    signer = _signer_with_room(package)
    below = signer.chain[-1].public_key if signer.chain else signer.public_key
    hop: Document = {
        "publicKey": encode_base64(key.public_key()),
        "signature": encode_base64(key.sign(below)),
        **({} if request.key_id is None else {"keyId": request.key_id}),
    }
    assert verification.signature_bytes is not None
    document = _with_hop(_document(verification.signature_bytes), hop)
    written = _write(context, COUNTERSIGN_SCHEMA, package, document, output=request.output)
    if isinstance(written, Outcome):
        return written
    told: Document = {
        "path": written.path,
        "hop": len(signer.chain) + 1,
        "publicKey": hop["publicKey"],
        "keyId": request.key_id,
        "vouchesFor": encode_base64(below),
        "digest": written.digest,
    }
    return Outcome(COUNTERSIGN_SCHEMA, {"countersignature": told, "status": []})


class _Written(NamedTuple):
    """The file that was written."""

    path: str
    digest: str


def _is_mended(diagnostic: Diagnostic) -> bool:
    return diagnostic.code.startswith(_OWN_FAULTS)


def _signer_with_room(package: PackageFile) -> Signer:
    """Give the signer of a package that can be vouched for, or fail."""
    path = package.path
    signer = package.verification.signer
    if signer is None:
        raise failure("azp_not_signed", target=path, path=path)
    full = len(signer.chain) >= longest_chain()
    if full:
        raise failure("azp_chain_full", target=path, path=path, limit=longest_chain())
    if signer.broken is not None:
        raise failure("azp_chain_broken", target=path, path=path, hop=signer.broken.hop)
    return signer


def _write(
    context: Context, schema: str, package: PackageFile, document: Document, *, output: str | None
) -> _Written | Outcome:
    """Write a package with another signature document, once the result has been verified."""
    entries = package.verification.container.entries
    files = {e.name: e.data for e in entries if e.name is not None and e.data is not None}
    data = layout.archive({**files, SIGNATURE: layout.document_bytes(document)})
    verification = verify(data)
    if not verification.ok:
        return refused(context, schema, package.path, verification.diagnostics)
    path = package.path if output is None else context.absolute(output)
    if path != package.path:
        require_free(path, force=False)
    write_output(path, data)
    return _Written(path, digest(data))


# Documents


def _document(signature_bytes: bytes) -> Document:
    """Give the signature document of a package that is ok."""
    return cast("Document", read_object(signature_bytes, DOCUMENT_SCHEMA))


def _with_hop(document: Document, hop: Document) -> Document:
    """Give a signature document with one more hop on top, members in their order."""
    hops = []
    inner: object = document.get(_CHAIN)
    while isinstance(inner, dict):
        hops.append(_only(inner, _HOP_MEMBERS))
        inner = inner.get(_CHAIN)
    nested = hop
    for below in reversed(hops):
        nested = {**below, _CHAIN: nested}
    return {**_only(document, _HEAD_MEMBERS), _CHAIN: nested}


def _only(document: Document, members: tuple[str, ...]) -> Document:
    return {name: document[name] for name in members if name in document}

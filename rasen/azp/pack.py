"""`rasen azp pack`: a folder becomes a package, verified before anything is written (spec 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.azp import layout
from rasen.azp.container import MANIFEST, SIGNATURE
from rasen.azp.documents import Refusal, read_object
from rasen.azp.keys import read_key
from rasen.azp.output import require_free, write_output
from rasen.azp.payload import digest
from rasen.azp.refusal import refused
from rasen.azp.signature import signature_document
from rasen.azp.source import read_source
from rasen.azp.verification import verify
from rasen.diagnostics import failure, workflow_diagnostic
from rasen.outcome import Outcome
from rasen.text.jcs import sorted_keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.azp.ed25519 import PrivateKey
    from rasen.azp.source import Source
    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator

SCHEMA = "azp-pack"


class Request(NamedTuple):
    """What to pack into which file; `key` is the path of the private key to sign with."""

    source: str
    output: str
    force: bool = False
    key: str | None = None
    key_id: str | None = None
    deflate: bool = False


def pack_folder(context: Context, request: Request) -> Outcome:
    """Write the package that a folder makes; where it does not verify, nothing is written."""
    root, path = context.absolute(request.source), context.absolute(request.output)
    source = read_source(root, output=path)
    if MANIFEST not in source.files and not source.diagnostics:
        raise failure("azp_source_manifest_missing", target=root, path=root)
    require_free(path, force=request.force)
    key = read_key(context, request.key) if request.key is not None else None
    if source.diagnostics:
        return refused(context, SCHEMA, root, source.diagnostics)
    manifest = read_object(source.files[MANIFEST])
    if isinstance(manifest, Refusal):
        return refused(
            context, SCHEMA, root, [manifest.diagnostic("azp_manifest_json_invalid", MANIFEST)]
        )
    files = packed_files(manifest, source.files, key=key, key_id=request.key_id)
    data = layout.archive(files, deflate=request.deflate)
    verification = verify(data)
    if not verification.ok:
        return refused(context, SCHEMA, root, verification.diagnostics)
    write_output(path, data)
    return _outcome(context, path, data, verification, source, sorted_keys(files))


def packed_files(
    manifest: Document,
    files: Mapping[str, bytes],
    *,
    key: PrivateKey | None = None,
    key_id: str | None = None,
) -> dict[str, bytes]:
    """Give the entries of a package of these files: a new manifest, and a signature by the key."""
    packed = {**files, MANIFEST: layout.manifest_bytes(manifest, files)}
    if key is not None:
        signature = key.sign(packed[MANIFEST])
        document = signature_document(key.public_key(), signature, key_id=key_id)
        packed[SIGNATURE] = layout.document_bytes(document)
    return packed


def _outcome(
    context: Context,
    path: str,
    data: bytes,
    verification: Verification,
    source: Source,
    entries: list[str],
) -> Outcome:
    identity = verification.identity
    assert identity is not None
    packed = {
        "path": path,
        "size": len(data),
        "digest": digest(data),
        "id": identity.id,
        "version": identity.version,
        "kind": identity.kind,
        "signed": verification.signed,
        "entries": entries,
        "ignored": source.ignored,
    }

    def document(translator: Translator) -> Document:
        told = [workflow_diagnostic(each, translator) for each in verification.diagnostics]
        return {"packed": packed, "diagnostics": told, "status": []}

    return Outcome(SCHEMA, document(context.english), localized=document)

"""`signature.json`: an Ed25519 signature over the manifest's bytes, and who vouches for its key.

A broken chain harms no integrity, so what is said of it is a warning (azphalt spec 12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp import ed25519
from rasen.azp.container import SIGNATURE
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding
from rasen.azp.public_key import decode_base64, encode_base64, key_bytes, key_fault

if TYPE_CHECKING:
    from rasen.diagnostics import Diagnostic, Document, Pointer
    from rasen.verdict.explain import Fault

SCHEMA = "files:azp-signature"
HOP_SCHEMA = "common:azp-countersignature"
_CHAIN = "countersignature"
_BREAKS = {
    "malformed": "azp_countersignature_malformed",
    "invalid": "azp_countersignature_invalid",
    "too_long": "azp_countersignature_too_long",
}


class Hop(NamedTuple):
    """One countersignature, from hop 1: the vouching key (SPKI) and whether its signature holds."""

    hop: int
    public_key: bytes
    key_id: str | None
    valid: bool

    def document(self) -> Document:
        """Give an item of the published `countersigners` (azphalt spec 16)."""
        return {
            "hop": self.hop,
            "publicKey": encode_base64(self.public_key),
            "keyId": self.key_id,
            "valid": self.valid,
        }


class Break(NamedTuple):
    """Where a chain fails: at this hop, which is `malformed`, `invalid` or `too_long`."""

    reason: str
    hop: int


class Signer(NamedTuple):
    """Whose key signed, and the chain above it as far as it was walked."""

    public_key: bytes
    key_id: str | None
    chain: tuple[Hop, ...]
    broken: Break | None

    def document(self) -> Document:
        """Give the published `signer` (azphalt spec 16)."""
        return {
            "publicKey": encode_base64(self.public_key),
            "keyId": self.key_id,
            "countersigners": [hop.document() for hop in self.chain],
        }


class SignatureResult(NamedTuple):
    """What a signature document comes to.

    `valid` is None where there are no manifest bytes to hold it against. `signer` is None where
    the document has no usable key.
    """

    valid: bool | None
    signer: Signer | None
    diagnostics: list[Diagnostic]


def check(manifest_bytes: bytes | None, signature_bytes: bytes | memoryview) -> SignatureResult:
    """Give what the bytes of `signature.json` say of the bytes of `manifest.json`."""
    failed = None if manifest_bytes is None else False
    document = read_object(signature_bytes, SCHEMA)
    if isinstance(document, Refusal):
        refused = document.diagnostic("azp_signature_malformed", SIGNATURE)
        return SignatureResult(failed, None, [refused])
    faults = _head_faults(document)
    if faults:
        return SignatureResult(failed, None, faults)
    try:
        return _verify(document, manifest_bytes)
    except ed25519.LibraryMissing:
        missing = finding("azp_extra_missing", SIGNATURE, extra=ed25519.EXTRA)
        return SignatureResult(None, None, [missing])


def signature_document(
    public_key: bytes, signature: bytes, *, key_id: str | None = None
) -> Document:
    """Give a signature document without a chain, members in their order."""
    key_ids = {} if key_id is None else {"keyId": key_id}
    return {
        "alg": "ed25519",
        "publicKey": encode_base64(public_key),
        **key_ids,
        "signature": encode_base64(signature),
    }


def longest_chain() -> int:
    """Give how many countersignatures a chain may have."""
    return schemas.limits(SCHEMA)["x-max-entries"]


def _head_faults(document: Document) -> list[Diagnostic]:
    """Give what is wrong with the signature itself, each member once."""
    head = {key: value for key, value in document.items() if key != _CHAIN}
    faults = schemas.faults(SCHEMA, head)
    malformed = [fault for fault in faults if fault.code == "azp_signature_malformed"]
    # A text that is no base64 is no key either; that is told once.
    return [_fault(fault, head) for fault in malformed or faults]


def _fault(fault: Fault, head: Document) -> Diagnostic:
    name = str(fault.path[0])
    reason = key_fault(head[name]) if fault.code == "azp_signature_key_invalid" else name
    return finding(fault.code, SIGNATURE, at=(name,), reason=reason)


def _verify(document: Document, manifest_bytes: bytes | None) -> SignatureResult:
    """Hold a well-formed signature against the manifest, and walk its chain."""
    key = key_bytes(_text(document, "publicKey"))
    diagnostics: list[Diagnostic] = []
    valid = None
    if manifest_bytes is not None:
        valid = ed25519.verifies(key, _signature(document), manifest_bytes)
        if not valid:
            diagnostics.append(finding("azp_signature_invalid", SIGNATURE, at=("signature",)))
    chain, broken = _walk(document, key)
    if broken is not None:
        diagnostics.append(_chain_warning(broken))
    return SignatureResult(valid, Signer(key, _key_id(document), tuple(chain), broken), diagnostics)


def _walk(document: Document, key: bytes) -> tuple[list[Hop], Break | None]:
    """Give the hops of a chain up to the first that fails, and how that one does."""
    chain: list[Hop] = []
    below: object = document
    while isinstance(below, dict) and _CHAIN in below:
        number = len(chain) + 1
        hop = below[_CHAIN]
        if number > longest_chain():
            return chain, Break("too_long", number)
        if not isinstance(hop, dict) or not _is_well_formed(hop):
            return chain, Break("malformed", number)
        vouching = key_bytes(_text(hop, "publicKey"))
        valid = ed25519.verifies(vouching, _signature(hop), key)
        chain.append(Hop(number, vouching, _key_id(hop), valid))
        if not valid:
            return chain, Break("invalid", number)
        below, key = hop, vouching
    return chain, None


def _is_well_formed(hop: Document) -> bool:
    alone = {key: value for key, value in hop.items() if key != _CHAIN}
    return schemas.verdict(HOP_SCHEMA)(alone)


def _chain_warning(broken: Break) -> Diagnostic:
    at: Pointer = (_CHAIN,) * broken.hop
    code = _BREAKS[broken.reason]
    return finding(code, SIGNATURE, at=at, severity="warning", hop=broken.hop)


def _text(document: Document, name: str) -> str:
    value = document[name]
    assert isinstance(value, str)
    return value


def _signature(document: Document) -> bytes:
    signature = decode_base64(document["signature"])
    assert signature is not None
    return signature


def _key_id(document: Document) -> str | None:
    value = document.get("keyId")
    return value if isinstance(value, str) else None

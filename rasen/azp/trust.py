"""Whether the signer of a package is trusted: by its own key, or by one that vouches for it.

A store is a list of keys, compared as bytes (azphalt spec 13).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding, first_of_each
from rasen.azp.home import trust_store_path
from rasen.azp.package_file import read_file
from rasen.azp.public_key import encode_base64, key_bytes, key_fault
from rasen.files.reading import TooLarge

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rasen.azp.signature import Signer
    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document, Pointer

SCHEMA = "files:azp-trust-store"


class Store(NamedTuple):
    """The keys (SPKI) of one or several stores; not `usable` when one of them is no store."""

    keys: frozenset[bytes]
    usable: bool
    diagnostics: tuple[Diagnostic, ...]


class Decision(NamedTuple):
    """Whether a signer is trusted and why: one row of the table of azphalt spec 13.

    `hops` counts from the signer to the trusted key, or to the hop that fails; `via` is the key
    that vouches.
    """

    trusted: bool
    reason: str
    hops: int = 0
    via: bytes | None = None

    def document(self) -> Document:
        """Give the published keys `trusted`, `reason`, `hops` and `via` (azphalt spec 16)."""
        via = None if self.via is None else encode_base64(self.via)
        return {"trusted": self.trusted, "reason": self.reason, "hops": self.hops, "via": via}


EMPTY = Store(frozenset(), usable=True, diagnostics=())


def store_paths(context: Context, named: Sequence[str]) -> list[str]:
    """Give the stores to ask: those that are named, else the user's own where it is there."""
    if named:
        return [context.absolute(path) for path in named]
    own = trust_store_path(context)
    return [own] if os.path.lexists(own) else []


def read_stores(paths: Iterable[str]) -> Store:
    """Give what the stores at absolute paths hold together.

    Fails where one of them does not exist or cannot be read; one that can be read and is no store
    makes all of them unusable, with a diagnostic.
    """
    stores = [_read_store(path) for path in paths]
    return Store(
        frozenset().union(*(store.keys for store in stores)),
        all(store.usable for store in stores),
        tuple(told for store in stores for told in store.diagnostics),
    )


def decide(verification: Verification, store: Store) -> Decision:
    """Give the decision on the signer of a package that was verified."""
    if not verification.ok:
        return Decision(trusted=False, reason="invalid_package")
    if not verification.signed or verification.signer is None:
        return Decision(trusted=False, reason="unsigned")
    if not store.usable:
        return Decision(trusted=False, reason="invalid_store")
    return _decide(verification.signer, store.keys)


def untrusted(decision: Decision, *, severity: str) -> Diagnostic:
    """Give what verification says of a signer that is not trusted."""
    return finding("azp_signer_untrusted", severity=severity, reason=decision.reason)


def _decide(signer: Signer, keys: frozenset[bytes]) -> Decision:
    """Walk up from the signer to the first trusted key, or to the hop that fails."""
    if signer.public_key in keys:
        return Decision(trusted=True, reason="direct")
    for hop in signer.chain:
        if hop.valid and hop.public_key in keys:
            return Decision(True, "countersigned", hop.hop, hop.public_key)
    if signer.broken is not None:
        return Decision(False, f"chain_{signer.broken.reason}", signer.broken.hop)
    if signer.chain:
        return Decision(False, "chain_untrusted", len(signer.chain))
    return Decision(trusted=False, reason="unknown_signer")


# Stores


def _read_store(path: str) -> Store:
    try:
        data = read_file(path, schemas.limits(SCHEMA)["x-max-bytes"])
    except TooLarge:
        return _unusable(path, "size")
    document = read_object(data, SCHEMA)
    if isinstance(document, Refusal):
        return _unusable(path, document.reason)
    # `keys` wins over `signingKeys`, also where it is no list.
    name = "keys" if "keys" in document else "signingKeys"
    entries = document.get(name)
    if not isinstance(entries, list):
        return _unusable(path, "no_list", at=() if entries is None else (name,))
    faults = [_entry_fault(entry) for entry in entries]
    usable = [entry["publicKey"] for entry, fault in zip(entries, faults, strict=True) if not fault]
    return Store(
        frozenset(map(key_bytes, usable)),
        usable=True,
        diagnostics=tuple(first_of_each(_ignored(path, name, faults))),
    )


def _entry_fault(entry: object) -> str | None:
    return key_fault(entry.get("publicKey")) if isinstance(entry, dict) else "type"


def _ignored(path: str, name: str, faults: list[str | None]) -> Iterator[Diagnostic]:
    for index, reason in enumerate(faults):
        if reason is not None:
            yield finding(
                "azp_trust_key_ignored",
                at=(name, index),
                severity="warning",
                say={"source": path},
                reason=reason,
            )._replace(source_path=path)


def _unusable(path: str, reason: str, *, at: Pointer | None = None) -> Store:
    told = finding("azp_trust_store_invalid", at=at, say={"source": path}, reason=reason)
    return Store(frozenset(), usable=False, diagnostics=(told._replace(source_path=path),))

"""Ed25519 by the library `cryptography`, which only signed packages and keys need.

It comes with the extra `rasen[azp]` and is imported here alone, when it is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.azp.public_key import SPKI_PREFIX
from rasen.diagnostics import Diagnostic, RasenError

if TYPE_CHECKING:
    from types import ModuleType

    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

EXTRA = "rasen[azp]"
# RFC 7468 section 10: the label of an unencrypted PKCS 8 key, and of an encrypted one.
_LABEL = b"-----BEGIN PRIVATE KEY-----"
_ENCRYPTED = b"-----BEGIN ENCRYPTED PRIVATE KEY-----"


class LibraryMissing(RasenError):
    """The library is not installed."""

    def __init__(self) -> None:
        super().__init__(Diagnostic("azp_extra_missing", {"extra": EXTRA}, target=EXTRA))


class KeyRefused(Exception):
    """A private key cannot be used: `reason` is `label`, `encrypted`, `syntax` or `algorithm`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class PrivateKey:
    """A private key that signs."""

    __slots__ = ("_key",)

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key

    def sign(self, message: bytes) -> bytes:
        """Give the 64 bytes of the signature over a message; the same ones every time."""
        return self._key.sign(message)

    def public_key(self) -> bytes:
        """Give the 44 bytes of the public key's SPKI structure."""
        return SPKI_PREFIX + self._key.public_key().public_bytes_raw()

    def pem(self) -> bytes:
        """Give the key as an unencrypted PKCS 8 PEM text."""
        serialization = _serialization()
        data: bytes = self._key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return data


def verifies(public_key: bytes, signature: bytes, message: bytes) -> bool:
    """Tell whether a signature over a message is that of a usable key (44 bytes of SPKI)."""
    library = _library()
    from cryptography.exceptions import InvalidSignature

    try:
        key = library.Ed25519PublicKey.from_public_bytes(public_key[len(SPKI_PREFIX) :])
        key.verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def generate() -> PrivateKey:
    """Give a new key."""
    return PrivateKey(_library().Ed25519PrivateKey.generate())


def load(pem: bytes) -> PrivateKey:
    """Give the key of an unencrypted PKCS 8 PEM text; `KeyRefused` for anything else."""
    library = _library()
    start = pem.lstrip()
    if start.startswith(_ENCRYPTED):
        raise KeyRefused("encrypted")
    if not start.startswith(_LABEL):
        raise KeyRefused("label")
    from cryptography.exceptions import UnsupportedAlgorithm

    try:
        key = _serialization().load_pem_private_key(start, password=None)
    except UnsupportedAlgorithm:
        raise KeyRefused("algorithm") from None
    except (ValueError, TypeError):
        raise KeyRefused("syntax") from None
    if not isinstance(key, library.Ed25519PrivateKey):
        raise KeyRefused("algorithm")
    return PrivateKey(key)


def _library() -> ModuleType:
    try:
        from cryptography.hazmat.primitives.asymmetric import ed25519
    except ImportError as error:
        raise LibraryMissing from error
    return ed25519


def _serialization() -> ModuleType:
    from cryptography.hazmat.primitives import serialization

    return serialization

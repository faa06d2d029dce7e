"""Public keys as documents spell them: strict base64 of an Ed25519 SPKI structure (spec 12)."""

from __future__ import annotations

import binascii

from rasen import schemas

SCHEMA = "common:azp-key"
# RFC 8410: SEQUENCE, SEQUENCE, OID 1.3.101.112, BIT STRING of 32 bytes.
SPKI_PREFIX = bytes.fromhex("302a300506032b6570032100")


def decode_base64(text: object) -> bytes | None:
    """Give the bytes of a text in strict base64, None where it is anything else.

    Strict means that encoding the bytes gives the same text.
    """
    if not isinstance(text, str):
        return None
    try:
        data = binascii.a2b_base64(text, strict_mode=True)
    except ValueError:
        return None
    return data if text and encode_base64(data) == text else None


def encode_base64(data: bytes) -> str:
    """Give bytes as base64 with padding and without line ends."""
    return binascii.b2a_base64(data, newline=False).decode("ascii")


def key_fault(value: object) -> str | None:
    """Give why a value is no usable key, None for a good one.

    `type` (no text), `base64`, `not_ed25519`, or `weak`: its point has small order.
    """
    if schemas.verdict(SCHEMA)(value):
        return None
    if not isinstance(value, str):
        return "type"
    data = decode_base64(value)
    if data is None:
        return "base64"
    return "weak" if data.startswith(SPKI_PREFIX) and len(data) == 44 else "not_ed25519"


def key_bytes(text: str) -> bytes:
    """Give the 44 bytes of a key that is usable."""
    data = decode_base64(text)
    assert data is not None
    return data

"""Keys and signature documents for the tests: the keys of the vectors, by the number of their seed."""

from __future__ import annotations

import itertools
import json
from functools import cache
from pathlib import Path

from rasen.azp import ed25519
from rasen.azp.public_key import encode_base64
from rasen.azp.signature import signature_document

VECTORS = Path(__file__).resolve().parents[2] / "vectors" / "azp"


@cache
def vectors():
    """Give the lists of signatures.json."""
    return json.loads((VECTORS / "signatures.json").read_bytes())


def pem(number):
    """Give the private key of a number as PEM."""
    return vectors()["testKeys"][str(number)]["privateKeyPem"].encode()


def public(number):
    """Give the public key of a number as documents write it."""
    return vectors()["testKeys"][str(number)]["publicKey"]


@cache
def private(number):
    """Give the private key of a number, ready to sign."""
    return ed25519.load(pem(number))


def hop(number, below, **more):
    """Give the countersignature of a key over the key with the number `below`."""
    return {
        "publicKey": public(number),
        "signature": encode_base64(private(number).sign(private(below).public_key())),
        **more,
    }


def chain(*numbers):
    """Give the chain of keys above the first one, hop 1 outermost."""
    nested = None
    for below, number in reversed(list(itertools.pairwise(numbers))):
        more = {} if nested is None else {"countersignature": nested}
        nested = hop(number, below, **more)
    return nested


def signature_of(manifest, *numbers, **changes):
    """Give the signature document of a manifest by the first key, vouched for by the others."""
    key = private(numbers[0])
    document = signature_document(key.public_key(), key.sign(manifest))
    nested = chain(*numbers)
    if nested is not None:
        document["countersignature"] = nested
    return {**document, **changes}

"""`signature.json`: who signed the manifest's bytes, and who vouches for that key (azphalt spec 12)."""

from __future__ import annotations

import json
import sys

import pytest

from rasen import schemas
from rasen.azp import ed25519
from rasen.azp.public_key import SPKI_PREFIX, decode_base64, encode_base64, key_fault
from rasen.azp.signature import Break, check, longest_chain
from tests.unit.azp.keys import chain, hop, pem, private, public, signature_of, vectors

MANIFEST = b'{"id": "org.example.tide"}'
P = 2**255 - 19
# The keys of the vectors, enough for a chain of eleven hops.
NUMBERS = [int(number) for number in vectors()["testKeys"]]


def checked(document, manifest=MANIFEST):
    """Give the result for a signature document, which may be text as well."""
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    return check(manifest, text)


def told(result):
    """Give code, severity and details of each diagnostic."""
    return [(each.code, each.severity, dict(each.details)) for each in result.diagnostics]


@pytest.mark.parametrize("vector", vectors()["signatures"], ids=lambda vector: vector["title"])
def test_signature_vectors(vector):
    """Each vector verifies over its exact text, and signing the text gives its signature."""
    manifest = vector["manifest"].encode()
    key = ed25519.load(vector["privateKeyPem"].encode())
    assert encode_base64(key.public_key()) == vector["publicKey"]
    assert encode_base64(key.sign(manifest)) == vector["signature"]
    assert key.pem().decode() == vector["privateKeyPem"]
    document = {key: vector[key] for key in ("publicKey", "signature")} | {"alg": "ed25519"}
    result = checked(document, manifest)
    assert (result.valid, told(result)) == (True, [])
    assert result.signer.document() == {
        "publicKey": vector["publicKey"],
        "keyId": None,
        "countersigners": [],
    }
    assert checked(document, manifest + b" ").valid is False


@pytest.mark.parametrize("vector", vectors()["countersignatures"], ids=lambda v: v["title"])
def test_countersignature_vectors(vector):
    """A countersignature is a signature over the 44 bytes of the key below."""
    below = decode_base64(vector["vouchedFor"])
    signature = decode_base64(vector["signature"])
    assert len(below) == 44
    assert ed25519.verifies(decode_base64(vector["publicKey"]), signature, below)
    assert (
        encode_base64(ed25519.load(vector["privateKeyPem"].encode()).sign(below))
        == vector["signature"]
    )


@pytest.mark.parametrize("weak", vectors()["weakKeys"], ids=lambda weak: weak["publicKey"][16:])
def test_weak_keys_are_refused(weak):
    """A key of small order is refused in every encoding, before anything is verified."""
    assert key_fault(weak["publicKey"]) == "weak"
    result = checked(signature_of(MANIFEST, 1, publicKey=weak["publicKey"]))
    assert (result.valid, result.signer) == (False, None)
    details = {"pointer": "/publicKey", "reason": "weak"}
    assert told(result) == [("azp_signature_key_invalid", "error", details)]


def test_the_list_of_weak_keys_is_complete():
    """The schema lists each encoding of each point whose order divides eight, and no other key."""
    found = set()
    for y in set(range(P - 1, P + 1)) | {0, 1} | set(order_eight()):
        for value in (y % P, y % P + P):
            for sign in (0, 1 << 255):
                if value < 2**255:
                    key = SPKI_PREFIX + (value | sign).to_bytes(32, "little")
                    found.add(encode_base64(key))
    weak = schemas.load("common:azp-key")["$defs"]["weak"]["enum"]
    assert sorted(weak) == sorted(found)


def order_eight():
    """Give the y of the points of order eight: doubled, they have y 0.

    On -x² + y² = 1 + dx²y² doubling gives y' = (y² + x²) / (2 + x² - y²), so y² = -x² there, and
    with that dy⁴ + 2y² - 1 = 0.
    """
    d = -121665 * pow(121666, -1, P) % P
    root = square_root((1 + d) % P)
    for sign in (root, -root):
        square = (-1 + sign) * pow(d, -1, P) % P
        y = square_root(square)
        if y is not None:
            yield from (y, P - y)


def square_root(value):
    root = pow(value, (P + 3) // 8, P)
    if root * root % P != value % P:
        root = root * pow(2, (P - 1) // 4, P) % P
    return root if root * root % P == value % P else None


MALFORMED = {
    "algorithm in capitals": ({"alg": "Ed25519"}, "alg"),
    "no algorithm": ({"alg": None}, "alg"),
    "key without padding": ({"publicKey": public(1).rstrip("=")}, "publicKey"),
    "key with a line end": ({"publicKey": public(1) + "\n"}, "publicKey"),
    "key with spare bits": ({"publicKey": public(1)[:-2] + "x="}, "publicKey"),
    "key that is a number": ({"publicKey": 5}, "publicKey"),
    "key that is empty": ({"publicKey": ""}, "publicKey"),
    "signature in the other alphabet": ({"signature": "_" * 85 + "A=="}, "signature"),
    "signature of 63 bytes": ({"signature": encode_base64(bytes(63))}, "signature"),
    "signature of 65 bytes": ({"signature": encode_base64(bytes(65))}, "signature"),
    "signature with spare bits": ({"signature": "A" * 85 + "B=="}, "signature"),
    "key ID that is a number": ({"keyId": 7}, "keyId"),
    "key ID that is null": ({"keyId": None}, "keyId"),
}


@pytest.mark.parametrize(("changes", "reason"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_member_is_named(changes, reason):
    """A member that is not as it has to be is told by its name, and nothing is verified."""
    result = checked(signature_of(MANIFEST, 1, **changes))
    assert (result.valid, result.signer) == (False, None)
    details = {"pointer": f"/{reason}", "reason": reason}
    assert told(result) == [("azp_signature_malformed", "error", details)]


@pytest.mark.parametrize("member", ["alg", "publicKey", "signature"])
def test_a_missing_member_is_named(member):
    """A member that is absent is malformed like one that is wrong."""
    document = signature_of(MANIFEST, 1)
    del document[member]
    details = {"pointer": f"/{member}", "reason": member}
    assert told(checked(document)) == [("azp_signature_malformed", "error", details)]


def test_every_malformed_member_is_told_once():
    """Several faults are all told, in the order of the members."""
    result = checked({"publicKey": "!", "signature": "", "keyId": 1})
    reasons = [details["reason"] for _, _, details in told(result)]
    assert reasons == ["alg", "publicKey", "keyId", "signature"]


NOT_JSON = {
    "bom": b"\xef\xbb\xbf{}",
    "utf8": b'{"alg": "\xff"}',
    "syntax": b'{"alg": "ed25519",}',
    "duplicate_key": b'{"alg": "ed25519", "alg": "ed25519"}',
    "dangerous_key": b'{"__proto__": 1}',
    "lone_surrogate": b'{"keyId": "\\ud800"}',
    "unsafe_integer": b'{"n": 9007199254740992}',
    "number": b'{"n": 1e999}',
    "not_object": b"[]",
}


@pytest.mark.parametrize(("reason", "text"), NOT_JSON.items(), ids=NOT_JSON)
def test_a_document_that_is_no_strict_json_is_malformed(reason, text):
    """The reason is that of strict JSON."""
    result = checked(text)
    assert (result.valid, result.signer) == (False, None)
    assert told(result) == [("azp_signature_malformed", "error", {"reason": reason})]


@pytest.mark.parametrize(("depth", "codes"), [(31, []), (32, ["azp_limit_exceeded"])])
def test_a_document_may_not_be_deep(depth, codes):
    """Exactly the limit of depth is allowed; one level more makes the document unreadable."""
    nested: object = 0
    for _ in range(depth):
        nested = [nested]
    result = checked(signature_of(MANIFEST, 1, extra=nested))
    assert [each.code for each in result.diagnostics] == codes
    assert result.valid is (not codes)


def test_a_key_of_another_curve_is_refused():
    """A key for key agreement has the right length and is no key for signatures."""
    other = SPKI_PREFIX.replace(b"\x70", b"\x6e") + bytes(range(32))
    result = checked(signature_of(MANIFEST, 1, publicKey=encode_base64(other)))
    details = {"pointer": "/publicKey", "reason": "not_ed25519"}
    assert told(result) == [("azp_signature_key_invalid", "error", details)]


@pytest.mark.parametrize("size", [43, 45, 0])
def test_a_key_of_another_length_is_refused(size):
    """The structure of a key has 44 bytes."""
    cut = (SPKI_PREFIX + bytes(range(33)))[:size] or b"\0"
    result = checked(signature_of(MANIFEST, 1, publicKey=encode_base64(cut)))
    assert [each.code for each in result.diagnostics] == ["azp_signature_key_invalid"]


def test_a_key_that_is_no_point_verifies_nothing():
    """A y without an x on the curve makes the signature invalid, and nothing fails."""
    off_curve = SPKI_PREFIX + (2).to_bytes(32, "little")
    result = checked(signature_of(MANIFEST, 1, publicKey=encode_base64(off_curve)))
    details = {"pointer": "/signature"}
    assert told(result) == [("azp_signature_invalid", "error", details)]


def test_a_signature_with_an_order_added_to_it_is_refused():
    """S and S + L would be two signatures of one message; only the smaller one counts."""
    order = 2**252 + 27742317777372353535851937790883648493
    signature = private(1).sign(MANIFEST)
    other = int.from_bytes(signature[32:], "little") + order
    forged = signature[:32] + other.to_bytes(32, "little")
    result = checked(signature_of(MANIFEST, 1, signature=encode_base64(forged)))
    assert result.valid is False


def test_unknown_members_are_ignored():
    """A member that nobody knows changes nothing."""
    assert told(checked(signature_of(MANIFEST, 1, 2, comment="x"))) == []


def test_a_signature_without_a_manifest_is_checked_as_far_as_it_goes():
    """Where the manifest cannot be had, shape and chain are checked, and validity is not known."""
    result = check(None, json.dumps(signature_of(MANIFEST, 1, 2)).encode())
    assert result.valid is None
    assert [each.valid for each in result.signer.chain] == [True]
    assert check(None, b"{").valid is None


# Chains


def test_a_chain_is_walked_from_the_signer_up():
    """Each hop vouches for the key below it, and shows what it calls itself."""
    document = signature_of(MANIFEST, 3, 4, 5, keyId="ada")
    document["countersignature"]["keyId"] = "guild"
    result = checked(document)
    assert (result.valid, told(result)) == (True, [])
    assert result.signer.document() == {
        "publicKey": public(3),
        "keyId": "ada",
        "countersigners": [
            {"hop": 1, "publicKey": public(4), "keyId": "guild", "valid": True},
            {"hop": 2, "publicKey": public(5), "keyId": None, "valid": True},
        ],
    }


BROKEN_HOPS = {
    "null": None,
    "a list": [],
    "no key": {"signature": hop(2, 1)["signature"]},
    "no signature": {"publicKey": public(2)},
    "key that is a number": hop(2, 1, publicKey=1),
    "weak key": hop(2, 1, publicKey=vectors()["weakKeys"][0]["publicKey"]),
    "short signature": hop(2, 1, signature=encode_base64(bytes(10))),
    "loose base64": hop(2, 1, signature=hop(2, 1)["signature"] + "\n"),
    "key ID that is a list": hop(2, 1, keyId=[]),
}


@pytest.mark.parametrize("broken", BROKEN_HOPS.values(), ids=BROKEN_HOPS)
def test_a_malformed_hop_ends_the_walk_with_a_warning(broken):
    """The signature stays valid; the hop is not shown and what stands above it is not looked at."""
    result = checked(signature_of(MANIFEST, 1, countersignature=broken))
    assert result.valid is True
    details = {"pointer": "/countersignature", "hop": 1}
    assert told(result) == [("azp_countersignature_malformed", "warning", details)]
    assert (result.signer.chain, result.signer.broken) == ((), Break("malformed", 1))


def test_a_hop_that_does_not_verify_ends_the_walk_with_a_warning():
    """It is shown as not valid, the hop above it is not shown."""
    forged = hop(2, 3, countersignature=hop(4, 2))
    result = checked(signature_of(MANIFEST, 1, countersignature=forged))
    details = {"pointer": "/countersignature", "hop": 1}
    assert told(result) == [("azp_countersignature_invalid", "warning", details)]
    assert [(each.hop, each.valid) for each in result.signer.chain] == [(1, False)]
    assert result.signer.broken == Break("invalid", 1)


def test_a_chain_may_have_ten_hops():
    """Ten hops are walked; an eleventh is one too many, whatever it is."""
    assert longest_chain() == 10
    ten = signature_of(MANIFEST, *NUMBERS[:11])
    assert told(checked(ten)) == []
    assert len(checked(ten).signer.chain) == 10
    eleven = signature_of(MANIFEST, *NUMBERS[:12])
    result = checked(eleven)
    details = {"pointer": "/countersignature" * 11, "hop": 11}
    assert told(result) == [("azp_countersignature_too_long", "warning", details)]
    assert len(result.signer.chain) == 10


def test_an_invalid_signature_has_its_chain_looked_at_all_the_same():
    """Both are told: the signature's fault first, then the chain's."""
    document = signature_of(b"other", 1, countersignature=None)
    assert [each.code for each in checked(document).diagnostics] == [
        "azp_signature_invalid",
        "azp_countersignature_malformed",
    ]


def test_a_chain_of_one_key_over_itself_verifies():
    """Nothing forbids that a key vouches for itself."""
    assert chain(1, 1) == hop(1, 1)
    assert told(checked(signature_of(MANIFEST, 1, 1))) == []


# Keys and the library


NO_KEYS = {
    "label": b"",
    "encrypted": b"-----BEGIN ENCRYPTED PRIVATE KEY-----\nMC4=\n-----END ENCRYPTED PRIVATE KEY-----\n",
    "syntax": pem(1).replace(b"MC4C", b"MC4D"),
}


@pytest.mark.parametrize(("reason", "text"), NO_KEYS.items(), ids=NO_KEYS)
def test_what_is_no_private_key_is_refused(reason, text):
    """The reason says whether it is no such text, an encrypted one, or one that cannot be read."""
    with pytest.raises(ed25519.KeyRefused) as refused:
        ed25519.load(text)
    assert refused.value.reason == reason


def test_a_private_key_of_another_algorithm_is_refused():
    """A key on another curve is read and not taken."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec, x25519

    for key in (ec.generate_private_key(ec.SECP256R1()), x25519.X25519PrivateKey.generate()):
        text = key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        with pytest.raises(ed25519.KeyRefused) as refused:
            ed25519.load(text)
        assert refused.value.reason == "algorithm"


def test_a_key_in_another_container_is_refused():
    """Only PKCS 8 is taken, though the library reads other forms of the same key."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    text = Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.OpenSSH,
        serialization.NoEncryption(),
    )
    with pytest.raises(ed25519.KeyRefused) as refused:
        ed25519.load(text)
    assert refused.value.reason == "label"


def test_new_keys_differ_and_can_be_read_again():
    """A key that was made signs the same after a trip through its text."""
    one, other = ed25519.generate(), ed25519.generate()
    assert one.pem() != other.pem()
    again = ed25519.load(one.pem())
    assert again.sign(b"x") == one.sign(b"x")
    assert key_fault(encode_base64(one.public_key())) is None


@pytest.fixture
def no_library(monkeypatch):
    """Make the library absent."""
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric", None)


@pytest.mark.usefixtures("no_library")
def test_without_the_library_a_signature_is_not_verified():
    """The diagnostic names the extra; the package is not ok, and validity is not known."""
    result = check(MANIFEST, json.dumps(UNSEEN).encode())
    assert (result.valid, result.signer) == (None, None)
    assert told(result) == [("azp_extra_missing", "error", {"extra": "rasen[azp]"})]


@pytest.mark.usefixtures("no_library")
@pytest.mark.parametrize("work", [ed25519.generate, lambda: ed25519.load(pem(1))])
def test_without_the_library_keys_are_out_of_reach(work):
    """Work with keys fails with the code that names the extra."""
    with pytest.raises(ed25519.LibraryMissing) as missing:
        work()
    (diagnostic,) = missing.value.diagnostics
    assert (diagnostic.code, diagnostic.target) == ("azp_extra_missing", "rasen[azp]")


UNSEEN = signature_of(MANIFEST, 1)

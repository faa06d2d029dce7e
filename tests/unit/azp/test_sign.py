"""Keys, `rasen azp sign` and `rasen azp countersign`."""

from __future__ import annotations

import json
import os
import stat

import pytest

from rasen import schemas
from rasen.azp import layout
from rasen.azp.container import read_container
from rasen.azp.keys import make_key, read_key
from rasen.azp.pack import Request as Packing
from rasen.azp.pack import pack_folder
from rasen.azp.payload import digest
from rasen.azp.public_key import encode_base64, key_fault
from rasen.azp.sign import Request, countersign_file, sign_file
from rasen.azp.verification import verify
from rasen.diagnostics import RasenError
from tests.unit.azp.archives import package
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import VECTORS, pem, private, public, signature_of, vectors
from tests.unit.files.test_atomic import fail_at

NUMBERS = [int(number) for number in vectors()["testKeys"]]


@pytest.fixture(autouse=True)
def _keys(work):
    """Put the keys of the vectors into the working folder."""
    for number in NUMBERS:
        (work / f"{number}.pem").write_bytes(pem(number))


@pytest.fixture
def sign(context, work):
    """Give a function that signs `p.azp` by the key of a number and gives the document."""
    return _running(context, "sign", sign_file)


@pytest.fixture
def countersign(context, work):
    """Give a function that countersigns `p.azp` by the key of a number and gives the document."""
    return _running(context, "countersign", countersign_file)


def _running(context, name, command):
    def run(number, target="p.azp", **options):
        outcome = command(context, Request(target, f"{number}.pem", **options))
        assert schemas.faults(f"output:azp-{name}", outcome.document) == []
        assert outcome.status == (1 if outcome.document["status"] else 0)
        return outcome.document

    return run


@pytest.fixture
def packed(work):
    """Give a function that writes bytes as `p.azp`."""
    return (work / "p.azp").write_bytes


def failure(call):
    """Give code and target of the failure that a call ends with."""
    with pytest.raises(RasenError) as failed:
        call()
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    return diagnostic.code, diagnostic.target


def codes(document):
    """Give the codes of a refusal: that of the failure, then those of the reasons."""
    return [each["code"] for each in [*document["status"], *document["diagnostics"]]]


def signed_by(*numbers, **changes):
    """Give a package that these keys signed and countersigned."""
    plain = package()
    signature = signature_of(verify(plain).manifest_bytes, *numbers, **changes)
    return package(signature=json.dumps(signature).encode())


# Keys


def test_a_key_is_made_for_its_owner_alone(context, work):
    """The file is readable by nobody else, whatever the mask; the public key is told."""
    old = os.umask(0)
    try:
        outcome = make_key(context, "keys/new.pem", key_id="ada", force=False)
    finally:
        os.umask(old)
    assert schemas.faults("output:azp-keygen", outcome.document) == []
    key = outcome.document["key"]
    assert (key["path"], key["keyId"]) == (str(work / "keys/new.pem"), "ada")
    assert key_fault(key["publicKey"]) is None
    assert stat.S_IMODE((work / "keys/new.pem").stat().st_mode) == 0o600
    assert encode_base64(read_key(context, "keys/new.pem").public_key()) == key["publicKey"]
    assert (work / "keys/new.pem").read_text().startswith("-----BEGIN PRIVATE KEY-----\n")


def test_a_key_is_replaced_on_demand_only(context, work):
    """A key that is lost is lost, so none is written over by chance."""
    path = work / "1.pem"
    path.chmod(0o644)
    expected = ("azp_output_exists", str(path))
    assert failure(lambda: make_key(context, "1.pem", key_id=None, force=False)) == expected
    assert path.read_bytes() == pem(1)
    make_key(context, "1.pem", key_id=None, force=True)
    assert path.read_bytes() != pem(1)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("call", ["create", "write", "chmod", "sync", "rename"])
def test_a_key_that_cannot_be_written(context, work, monkeypatch, call):
    """The former key survives."""
    failed = fail_at(monkeypatch, call, 1)
    expected = ("azp_write_failed", str(work / "1.pem"))
    assert failure(lambda: make_key(context, "1.pem", key_id=None, force=True)) == expected
    assert failed
    assert (work / "1.pem").read_bytes() == pem(1)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "azpKey.label"),
        (b"x" * (1 << 17), "azpKey.label"),
        (b"-----BEGIN ENCRYPTED PRIVATE KEY-----\n", "azpKey.encrypted"),
        (b"-----BEGIN PRIVATE KEY-----\n", "azpKey.syntax"),
    ],
)
def test_a_file_that_is_no_key(context, work, data, problem):
    """The failure says what is the matter with it."""
    (work / "bad.pem").write_bytes(data)
    with pytest.raises(RasenError) as failed:
        read_key(context, "bad.pem")
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    assert (diagnostic.code, diagnostic.target) == ("azp_key_invalid", str(work / "bad.pem"))
    assert diagnostic.params["problem"].key == f"reasons.{problem}"


def test_a_key_that_is_a_folder(context, work):
    """It cannot be read."""
    assert failure(lambda: read_key(context, ".")) == ("azp_file_unreadable", str(work))


# Signing


def test_signing_leaves_the_manifest_and_writes_the_one_layout(sign, packed, work):
    """The archive is written anew around the bytes that are signed."""
    data = package()
    packed(data)
    signature = sign(3, key_id="ada")["signature"]
    written = (work / "p.azp").read_bytes()
    assert signature == {
        "path": str(work / "p.azp"),
        "publicKey": public(3),
        "keyId": "ada",
        "digest": digest(written),
        "replaced": False,
    }
    verification = verify(written)
    assert (verification.ok, verification.signature_valid) == (True, True)
    assert verification.manifest_bytes == verify(data).manifest_bytes
    assert layout.is_canonical(written, read_container(written))


def test_the_signature_document_is_written_in_one_way(sign, packed, work):
    """Two spaces, members in their order, a final newline."""
    packed(package())
    sign(3, key_id="ada")
    verification = verify((work / "p.azp").read_bytes())
    signature = encode_base64(private(3).sign(verification.manifest_bytes))
    assert verification.signature_bytes.decode() == (
        f'{{\n  "alg": "ed25519",\n  "publicKey": "{public(3)}",\n  "keyId": "ada",\n'
        f'  "signature": "{signature}"\n}}\n'
    )


def test_a_signature_vector_comes_out(context, sign, work):
    """The seed's example, packed and signed by the vector's key, has the vector's signature."""
    vector = vectors()["signatures"][1]
    pack_folder(context, Packing(str(VECTORS / "pack/release"), "p.azp"))
    sign(3)
    verification = verify((work / "p.azp").read_bytes())
    assert verification.manifest_bytes.decode() == vector["manifest"]
    assert json.loads(verification.signature_bytes)["signature"] == vector["signature"]


def test_signing_again_drops_the_chain(sign, packed, work):
    """Who vouched for the former key says nothing of the new one."""
    packed(signed_by(3, 4, 5))
    assert sign(6)["signature"]["replaced"] is True
    signer = verify((work / "p.azp").read_bytes()).signer.document()
    assert signer == {"publicKey": public(6), "keyId": None, "countersigners": []}


BROKEN = {
    "signature": {"signature": encode_base64(bytes(64))},
    "algorithm": {"alg": "rsa"},
    "weak key": {"publicKey": vectors()["weakKeys"][0]["publicKey"]},
}


@pytest.mark.parametrize("changes", BROKEN.values(), ids=BROKEN)
def test_a_bad_signature_is_mended(sign, packed, work, changes):
    """A package whose signature alone is at fault can be signed again."""
    packed(signed_by(3, **changes))
    assert sign(3)["signature"]["replaced"] is True
    assert verify((work / "p.azp").read_bytes()).ok


def test_a_signature_that_is_no_json_is_mended(sign, packed, work):
    """Also one that cannot be read at all."""
    packed(package(signature=b"{"))
    assert sign(3)["signature"]["replaced"] is True


def test_a_package_with_another_fault_is_not_signed(sign, packed, work):
    """Nothing is written, and the diagnostics tell why, those of the signature included."""
    plain = package(files={"LICENSE": "sha256-" + "0" * 64})
    data = package(files={"LICENSE": "sha256-" + "0" * 64}, signature=b"{")
    assert not verify(plain).ok
    packed(data)
    document = sign(3)
    assert codes(document)[0] == "azp_package_invalid"
    assert {"azp_digest_mismatch", "azp_signature_malformed"} <= set(codes(document))
    assert (work / "p.azp").read_bytes() == data


def test_signing_into_another_file(sign, packed, work):
    """The package itself stays as it is; a file that is there is not written over."""
    data = package()
    packed(data)
    assert sign(3, output="new/s.azp")["signature"]["path"] == str(work / "new/s.azp")
    assert (work / "p.azp").read_bytes() == data
    assert verify((work / "new/s.azp").read_bytes()).signature_valid
    expected = ("azp_output_exists", str(work / "3.pem"))
    assert failure(lambda: sign(3, output="3.pem")) == expected
    sign(4, output="p.azp")  # which is in place
    assert verify((work / "p.azp").read_bytes()).signer.public_key == private(4).public_key()


def test_signing_in_place_keeps_the_mode(sign, packed, work):
    """And writes through a link."""
    packed(package())
    (work / "p.azp").chmod(0o640)
    (work / "link.azp").symlink_to("p.azp")
    sign(3, "link.azp")
    assert (work / "link.azp").is_symlink()
    assert stat.S_IMODE((work / "p.azp").stat().st_mode) == 0o640
    assert verify((work / "p.azp").read_bytes()).signed


@pytest.mark.parametrize("call", ["create", "write", "sync", "rename"])
def test_a_package_survives_a_failing_system(sign, packed, work, monkeypatch, call):
    """It is as it was before."""
    data = package()
    packed(data)
    before = sorted(os.listdir(work))
    failed = fail_at(monkeypatch, call, 1)
    assert failure(lambda: sign(3)) == ("azp_write_failed", str(work / "p.azp"))
    assert failed
    assert (work / "p.azp").read_bytes() == data
    assert sorted(os.listdir(work)) == before


def test_signing_is_the_same_every_time(sign, packed, work):
    """Ed25519 knows no chance."""
    packed(package())
    first = sign(3)["signature"]["digest"]
    packed(package())
    assert sign(3)["signature"]["digest"] == first
    assert sign(3)["signature"]["digest"] == first


# Countersigning


def test_a_key_vouches_for_the_topmost_one(countersign, packed, work):
    """Hop after hop; the signer's signature is not touched."""
    packed(signed_by(3))
    before = json.loads(verify((work / "p.azp").read_bytes()).signature_bytes)
    first = countersign(4)["countersignature"]
    second = countersign(5, key_id="guild")["countersignature"]
    written = (work / "p.azp").read_bytes()
    assert (first["hop"], first["publicKey"], first["vouchesFor"]) == (1, public(4), public(3))
    assert second == {
        "path": str(work / "p.azp"),
        "hop": 2,
        "publicKey": public(5),
        "keyId": "guild",
        "vouchesFor": public(4),
        "digest": digest(written),
    }
    verification = verify(written)
    assert verification.diagnostics == ()
    assert [(hop.hop, hop.valid) for hop in verification.signer.chain] == [(1, True), (2, True)]
    after = json.loads(verification.signature_bytes)
    assert {name: after[name] for name in before} == before


def test_countersignature_vectors_come_out(countersign, packed, work):
    """Signing the keys of the vectors gives the vectors' signatures."""
    packed(signed_by(3))
    countersign(4)
    countersign(5)
    document = json.loads(verify((work / "p.azp").read_bytes()).signature_bytes)
    hops = [document["countersignature"], document["countersignature"]["countersignature"]]
    wanted = vectors()["countersignatures"][:2]
    assert [hop["signature"] for hop in hops] == [vector["signature"] for vector in wanted]


def test_a_chain_is_written_in_one_way(countersign, packed, work):
    """Members stand in their order, whatever order they had; unknown ones are dropped."""
    loose = signed_by(3, 4)
    document = json.loads(verify(loose).signature_bytes)
    shuffled = dict(reversed(document.items())) | {"comment": "x"}
    shuffled["countersignature"] = dict(reversed(document["countersignature"].items()))
    packed(package(signature=json.dumps(shuffled).encode()))
    countersign(5, key_id="k")
    written = json.loads(verify((work / "p.azp").read_bytes()).signature_bytes)
    assert list(written) == ["alg", "publicKey", "signature", "countersignature"]
    hop = written["countersignature"]
    assert list(hop) == ["publicKey", "signature", "countersignature"]
    assert list(hop["countersignature"]) == ["publicKey", "signature", "keyId"]


def test_an_unsigned_package_has_no_key_to_vouch_for(countersign, packed, work):
    """The failure says so."""
    packed(package())
    assert failure(lambda: countersign(4)) == ("azp_not_signed", str(work / "p.azp"))


def test_a_broken_chain_is_not_extended(countersign, packed, work):
    """What stands above a break vouches for nothing."""
    for broken in (None, {"publicKey": public(4), "signature": encode_base64(bytes(64))}):
        data = signed_by(3, countersignature=broken)
        packed(data)
        assert failure(lambda: countersign(5)) == ("azp_chain_broken", str(work / "p.azp"))
        assert (work / "p.azp").read_bytes() == data


@pytest.mark.parametrize("hops", [10, 11])
def test_a_full_chain_is_not_extended(countersign, packed, work, hops):
    """Ten hops are as many as there may be; one with more is full as well."""
    packed(signed_by(*NUMBERS[: hops + 1]))
    assert failure(lambda: countersign(3)) == ("azp_chain_full", str(work / "p.azp"))


def test_the_tenth_hop_can_be_added(countersign, packed, work):
    """Nine are not full yet."""
    packed(signed_by(*NUMBERS[:10]))
    assert countersign(3)["countersignature"]["hop"] == 10
    assert verify((work / "p.azp").read_bytes()).signer.broken is None


def test_a_package_that_is_not_ok_is_not_vouched_for(countersign, packed):
    """Not even one whose signature alone is at fault."""
    packed(signed_by(3, signature=encode_base64(bytes(64))))
    assert codes(countersign(4)) == ["azp_package_invalid", "azp_signature_invalid"]


def test_a_signature_document_may_not_grow_too_large(countersign, packed, work):
    """The result is verified before it is written."""
    packed(signed_by(3))
    document = countersign(4, key_id="x" * 70000)
    assert codes(document) == ["azp_package_invalid", "azp_limit_exceeded"]
    assert verify((work / "p.azp").read_bytes()).signer.chain == ()

"""Whether a signer is trusted (azphalt spec 13), and `rasen azp trust`."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.azp.trust import EMPTY, decide, read_stores, untrusted
from rasen.azp.trust_file import Request, trust_file
from rasen.azp.verification import verify
from rasen.diagnostics import RasenError
from tests.unit.azp.archives import package
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import VECTORS, hop, private, public, signature_of, vectors

ITEMS = json.loads((VECTORS / "trust.json").read_bytes())
MANIFEST = verify(package()).manifest_bytes


def signed_by(*numbers, **changes):
    """Give the verification of a package that these keys signed and countersigned."""
    signature = signature_of(MANIFEST, *numbers, **changes)
    return verify(package(signature=json.dumps(signature).encode()))


@pytest.fixture
def store(tmp_path):
    """Give a function that writes stores and reads them together."""

    def read(*documents):
        paths = []
        for number, document in enumerate(documents):
            path = tmp_path / f"store-{number}.json"
            text = document if isinstance(document, bytes) else json.dumps(document).encode()
            path.write_bytes(text)
            paths.append(str(path))
        found = read_stores(paths)
        for told in found.diagnostics:
            hold_to_contract(told)
        return found

    return read


def keys(*numbers):
    """Give a store of keys."""
    return {"keys": [{"publicKey": public(number)} for number in numbers]}


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{item['file']}: {item['reason']}")
def test_trust_list(store, item):
    """Each item of the list comes out as it says."""
    verification = verify((VECTORS / item["file"]).read_bytes())
    decision = decide(verification, store(item["store"]))
    assert (verification.ok, verification.signed) == (item["ok"], item["signed"])
    wanted = {name: item[name] for name in ("trusted", "reason", "hops", "via")}
    assert decision.document() == wanted


CHAINS = {
    "the signer wins over who vouches": ((3, 4, 5), (5, 3), ("direct", 0)),
    "the lowest trusted hop wins": ((3, 4, 5, 6), (6, 5), ("countersigned", 2)),
    "nobody": ((3, 4, 5), (6,), ("chain_untrusted", 2)),
    "no chain": ((3,), (4,), ("unknown_signer", 0)),
}


@pytest.mark.parametrize(("numbers", "trusted", "wanted"), CHAINS.values(), ids=CHAINS)
def test_a_chain_is_walked_up_to_the_first_trusted_key(store, numbers, trusted, wanted):
    """What stands above is not looked at."""
    decision = decide(signed_by(*numbers), store(keys(*trusted)))
    assert (decision.reason, decision.hops) == wanted


def test_a_break_above_the_trusted_key_does_not_matter(store):
    """One below it does."""
    broken = hop(4, 3, countersignature={"publicKey": public(5), "signature": "A" * 86 + "=="})
    verification = signed_by(3, countersignature=broken)
    assert decide(verification, store(keys(4))).reason == "countersigned"
    decision = decide(verification, store(keys(5)))
    assert (decision.trusted, decision.reason, decision.hops) == (False, "chain_invalid", 2)
    malformed = signed_by(3, countersignature=hop(4, 3, countersignature=None))
    assert decide(malformed, store(keys(5)))[:3] == (False, "chain_malformed", 2)


def test_a_trusted_key_whose_hop_does_not_verify_is_not_met(store):
    """Its name alone vouches for nothing."""
    forged = signed_by(3, countersignature=hop(4, 6))
    assert decide(forged, store(keys(4)))[:3] == (False, "chain_invalid", 1)


UNUSABLE = {
    "list": ([], "not_object", None),
    "no JSON": (b"{", "syntax", None),
    "doubled key": (b'{"keys": [], "keys": []}', "duplicate_key", None),
    "neither member": ({"trusted": []}, "no_list", ""),
    "keys no list": ({"keys": {}, "signingKeys": []}, "no_list", "/keys"),
    "keys null": ({"keys": None}, "no_list", ""),
    "signing keys no list": ({"signingKeys": "x"}, "no_list", "/signingKeys"),
    "too deep": (b'{"keys": ' + b"[" * 40 + b"]" * 40 + b"}", "limit", None),
    "too large": (b"[" + b" " * (1 << 20) + b"]", "size", None),
}


@pytest.mark.parametrize(("document", "reason", "pointer"), UNUSABLE.values(), ids=UNUSABLE)
def test_what_is_no_store_trusts_nobody(store, document, reason, pointer):
    """Also not together with one that is a store."""
    found = store(keys(3), document)
    assert not found.usable
    (told,) = found.diagnostics
    assert (told.code, told.severity) == ("azp_trust_store_invalid", "error")
    wanted = {"reason": reason} | ({} if pointer is None else {"pointer": pointer})
    assert told.details == wanted
    assert told.source_path.endswith("store-1.json")
    assert decide(signed_by(3), found)[:3] == (False, "invalid_store", 0)


def test_entries_that_are_no_keys_are_ignored_with_a_warning(store):
    """The others count; a key ID or label of any form is of no effect."""
    weak = vectors()["weakKeys"][0]["publicKey"]
    entries = [
        5,
        {},
        {"publicKey": None},
        {"publicKey": public(4) + "\n"},
        {"publicKey": "QQ=="},
        {"publicKey": weak},
        {"publicKey": public(3), "keyId": 1, "label": []},
    ]
    found = store({"signingKeys": entries})
    assert found.usable
    assert found.keys == {private(3).public_key()}
    assert [(each.code, each.severity) for each in found.diagnostics] == [
        ("azp_trust_key_ignored", "warning")
    ] * 6
    assert [each.details for each in found.diagnostics] == [
        {"pointer": f"/signingKeys/{index}", "reason": reason}
        for index, reason in enumerate(["type", "type", "type", "base64", "not_ed25519", "weak"])
    ]


def test_keys_wins_over_signing_keys(store):
    """One list is read."""
    assert store({"keys": [], "signingKeys": keys(3)["keys"]}).keys == frozenset()


def test_packages_that_cannot_be_trusted_whatever_the_store(store):
    """One that does not verify, one that is not signed: in this order before the store's faults."""
    bad_store = store(b"{")
    assert decide(verify(b""), bad_store).reason == "invalid_package"
    assert decide(verify(package()), bad_store).reason == "unsigned"
    assert decide(signed_by(3), EMPTY).reason == "unknown_signer"


def test_what_verification_says_of_a_signer_who_is_not_trusted():
    """A warning, or an error where trust is required."""
    for severity in ("warning", "error"):
        told = untrusted(decide(signed_by(3), EMPTY), severity=severity)
        assert (told.code, told.severity) == ("azp_signer_untrusted", severity)
        assert told.details == {"reason": "unknown_signer"}


# The command


@pytest.fixture
def trust(context, work):
    """Give a function that asks about `p.azp` and gives status and document."""

    def run(data=None, **options):
        (work / "p.azp").write_bytes(package() if data is None else data)
        outcome = trust_file(context, "p.azp", Request(**options))
        assert schemas.faults("output:azp-trust", outcome.document) == []
        return outcome.status, outcome.document["trust"]

    return run


RELEASE = (VECTORS / "workflow-release-countersigned.azp").read_bytes()


def test_the_document_tells_everything(trust, work):
    """Verdict, decision, signer, continuity, and what there is to say."""
    (work / "s.json").write_text(json.dumps({"keys": [{"publicKey": public(4)}, 1]}))
    status, shown = trust(RELEASE, stores=["s.json"])
    assert status == 0
    (told,) = shown.pop("diagnostics")
    assert (told["code"], told["sourcePath"]) == ("azp_trust_key_ignored", str(work / "s.json"))
    signer = shown.pop("signer")
    assert [each["publicKey"] for each in signer["countersigners"]] == [public(4), public(5)]
    assert shown == {
        "ok": True,
        "signed": True,
        "trusted": True,
        "reason": "countersigned",
        "hops": 1,
        "via": public(4),
        "continuity": "first",
        "pinned": False,
    }


def test_without_a_store_the_own_one_is_asked(trust, tmp_path):
    """It may be absent, and then nobody is trusted."""
    status, shown = trust(RELEASE)
    assert (status, shown["reason"]) == (1, "chain_untrusted")
    (tmp_path / "home/azp").mkdir(parents=True)
    (tmp_path / "home/azp/trust.json").write_text(json.dumps(keys(3)))
    status, shown = trust(RELEASE)
    assert (status, shown["reason"]) == (0, "direct")


def test_several_stores_are_one(trust, work):
    """A key of any of them counts."""
    (work / "a.json").write_text(json.dumps(keys(6)))
    (work / "b.json").write_text(json.dumps(keys(3)))
    assert trust(RELEASE, stores=["a.json", "b.json"])[1]["reason"] == "direct"


@pytest.mark.parametrize(
    ("name", "code"), [("nothing.json", "azp_file_not_found"), (".", "azp_file_unreadable")]
)
def test_a_store_that_is_named_has_to_be_there(trust, work, name, code):
    """Else the command fails."""
    with pytest.raises(RasenError) as failed:
        trust(stores=[name])
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    assert (diagnostic.code, diagnostic.target) == (code, str((work / name).resolve()))


def test_a_package_that_is_not_ok_is_not_trusted(trust):
    """Its diagnostics are those of verification; there is no continuity to speak of."""
    status, shown = trust(b"")
    assert (status, shown["ok"], shown["reason"]) == (1, False, "invalid_package")
    assert (shown["continuity"], shown["signer"]) == (None, None)
    assert [each["code"] for each in shown["diagnostics"]] == ["azp_zip_invalid"]

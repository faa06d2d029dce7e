"""Laws of signatures, trust and pins: what is not vouched for never passes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.azp.continuity import continuity, pin_signer, read_pins
from rasen.azp.public_key import decode_base64, encode_base64, key_bytes, key_fault
from rasen.azp.repository_documents import SCHEMA_OF, check_bytes
from rasen.azp.signature import check
from rasen.azp.trust import Store, decide, read_stores
from rasen.azp.verification import verify
from rasen.context import Context
from rasen.diagnostics import RasenError, workflow_diagnostic
from rasen.locale import LANGUAGES, Translator
from tests.unit.azp.archives import ID, package
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import public, signature_of

MANIFEST = verify(package()).manifest_bytes
NUMBERS = [1, 2, 3, 4, 5]
CHAINS = st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**53 - 1) | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def like(value):
    """Give values like an example: parts of it exchanged for anything, left out or changed."""
    if isinstance(value, dict):
        kept = st.fixed_dictionaries({}, optional={key: like(each) for key, each in value.items()})
        return st.just(value) | kept | JSON
    if isinstance(value, list) and value:
        return st.just(value) | st.lists(st.sampled_from(value).flatmap(like), max_size=3) | JSON
    if isinstance(value, str):
        changed = st.integers(0, max(len(value) - 1, 0)).flatmap(
            lambda at: st.sampled_from("A=+\n ").map(lambda c: value[:at] + c + value[at + 1 :])
        )
        return st.just(value) | changed | JSON
    return st.just(value) | JSON


@cache
def signed(numbers):
    """Give the verification of a package that these keys signed and countersigned."""
    return verify(package(signature=json.dumps(signature_of(MANIFEST, *numbers)).encode()))


def store_of(numbers):
    return Store(frozenset(key_bytes(public(n)) for n in numbers), usable=True, diagnostics=())


@settings(max_examples=200, deadline=None)
@given(CHAINS.map(lambda numbers: signature_of(MANIFEST, *numbers)).flatmap(like))
def test_any_signature_document_is_judged(document):
    """It is valid only with the key and the signature of one of the signers."""
    result = check(MANIFEST, json.dumps(document).encode())
    for told in result.diagnostics:
        hold_to_contract(told)
        assert told.path == "signature.json"
    assert (result.valid is True) == all(each.severity != "error" for each in result.diagnostics)
    if result.valid:
        number = next(n for n in NUMBERS if public(n) == document["publicKey"])
        assert document["signature"] == signature_of(MANIFEST, number)["signature"]
        assert schemas.verdict("common:azp-signer")(result.signer.document())


@given(st.binary(max_size=300))
def test_any_bytes_are_a_signature_or_none(data):
    """Nothing fails, and nothing is valid."""
    assert check(MANIFEST, data).valid is False
    assert check(None, data).valid is None


@given(st.text(max_size=60) | st.binary(max_size=40).map(encode_base64))
def test_base64_has_one_spelling(text):
    """What is decoded gives the same text again, and a key is never anything else."""
    data = decode_base64(text)
    assert data is None or encode_base64(data) == text
    assert schemas.verdict("common:azp-key")(text) == (key_fault(text) is None)


@settings(max_examples=100, deadline=None)
@given(CHAINS, st.sets(st.sampled_from(NUMBERS)), st.sets(st.sampled_from(NUMBERS)))
def test_trust_grows_with_the_store(numbers, some, more):
    """Somebody is trusted for a key that is in the store and in the chain, and stays trusted."""
    verification = signed(tuple(numbers))
    decision = decide(verification, store_of(some))
    assert decision.trusted == bool(set(numbers) & some)
    assert decide(verification, store_of(some | more)).trusted >= decision.trusted
    if decision.via is not None:
        assert encode_base64(decision.via) == public(numbers[decision.hops])
        assert not set(numbers[: decision.hops]) & some


@settings(max_examples=100, deadline=None)
@given(CHAINS, st.sampled_from(NUMBERS))
def test_a_publisher_is_the_same_or_vouched_for_or_changed(numbers, pinned):
    """By where the pinned key stands in the chain."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "pins.json")
        pins = {"version": 1, "pins": {ID: {"publicKey": public(pinned)}}}
        path.write_text(json.dumps(pins))
        status = continuity(signed(tuple(numbers)), read_pins(str(path)))
    if numbers[0] == pinned:
        assert status == "same"
    else:
        assert status == ("rotated" if pinned in numbers else "changed")


PINS = {
    "version": 1,
    "pins": {"a.b": {"publicKey": public(1), "keyId": "x"}, ID: {"publicKey": public(2)}},
}


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60) | like(PINS).map(lambda value: json.dumps(value).encode()))
def test_pins_are_kept_or_left_alone(data):
    """A file that can be read keeps every other pin; one that cannot keeps every byte."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "pins.json")
        path.write_bytes(data)
        context = Context(folder, {}, Translator("en"), now=lambda: 0.0)
        try:
            pin_signer(context, signed((3,)), str(path), approve_change=True)
        except RasenError as error:
            (told,) = error.diagnostics
            hold_to_contract(told)
            assert told.code == "azp_pins_invalid"
            assert path.read_bytes() == data
        else:
            before = json.loads(data)["pins"]
            after = read_pins(str(path)).pins
            assert after[ID]["publicKey"] == public(3)
            assert {**before, ID: after[ID]} == after


STORE = {
    "keys": [{"publicKey": public(1), "keyId": "x"}, {"publicKey": public(2)}],
    "signingKeys": [],
}


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60) | like(STORE).map(lambda value: json.dumps(value).encode()))
def test_any_store_is_judged(data):
    """It trusts the keys that stand in it as they have to, and no other."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "store.json")
        path.write_bytes(data)
        store = read_stores([str(path)])
    for told in store.diagnostics:
        hold_to_contract(told)
    assert store.usable or not store.keys
    assert all(encode_base64(key).encode() in data for key in store.keys)


DOCUMENTS = [
    (kind, example)
    for kind, name in SCHEMA_OF.items()
    for example in schemas.load(name)["examples"]
]
DOCUMENT = st.sampled_from(DOCUMENTS).flatmap(
    lambda each: st.tuples(st.just(each[0]), like(each[1]))
)


@settings(max_examples=300, deadline=None)
@given(DOCUMENT)
def test_any_repository_document_is_judged(pair):
    """Whatever it holds; a document without an error is one that its schema accepts."""
    kind, value = pair
    checked = check_bytes("/d.json", json.dumps(value).encode(), kind)
    shape = schemas.verdict("common:azp-diagnostic")
    for told in checked.diagnostics:
        hold_to_contract(told)
        assert told.source_path == "/d.json"
        for language in LANGUAGES:
            assert shape(workflow_diagnostic(told, Translator(language)))
    if all(each.severity != "error" for each in checked.diagnostics):
        assert schemas.verdict(SCHEMA_OF[kind])(value)

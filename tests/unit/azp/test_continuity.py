"""Publisher continuity: pins, and what is said of a publisher that is another (azphalt spec 14)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rasen import schemas
from rasen.azp.continuity import continuity, pin_signer, publisher_faults, read_pins
from rasen.azp.trust_file import Request, trust_file
from rasen.azp.verification import verify
from rasen.diagnostics import RasenError
from rasen.files import lock
from tests.unit.azp.archives import ID, package
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import VECTORS, hop, public, signature_of
from tests.unit.files.test_atomic import fail_at, snapshot

ROOT = Path(__file__).resolve().parents[3]
ITEMS = json.loads((VECTORS / "continuity.json").read_bytes())
MANIFEST = verify(package()).manifest_bytes
AT = "2026-05-02T12:00:00Z"


def data_of(*numbers, **changes):
    """Give a package that these keys signed and countersigned, an unsigned one for none."""
    if not numbers:
        return package()
    return package(signature=json.dumps(signature_of(MANIFEST, *numbers, **changes)).encode())


@pytest.fixture
def pins(tmp_path):
    """Give a function that writes a pins file, by key numbers or as it is, and gives its path."""

    def write(content):
        path = tmp_path / "pins.json"
        if isinstance(content, dict):
            pinned = {name: {"publicKey": public(number)} for name, number in content.items()}
            content = json.dumps({"version": 1, "pins": pinned}).encode()
        path.write_bytes(content)
        return str(path)

    return write


def failure(call):
    """Give code and target of the failure that a call ends with."""
    with pytest.raises(RasenError) as failed:
        call()
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    return diagnostic.code, diagnostic.target


def pinning(context, path, *, approve_change=False):
    """Give the call that pins the signer of a package that key 3 signed."""
    verification = verify(data_of(3))
    return lambda: pin_signer(context, verification, path, approve_change=approve_change)


def attempt(call):
    """Give what a call gives and None, or None and the codes that it fails with."""
    try:
        return call(), None
    except RasenError as error:
        return None, [each.code for each in error.diagnostics]


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{item['file']}: {item['continuity']}")
def test_continuity_list(pins, item):
    """Each item of the list comes out as it says."""
    path = pins(json.dumps(item["pins"]).encode())
    verification = verify((VECTORS / item["file"]).read_bytes())
    assert continuity(verification, read_pins(path)) == item["continuity"]


CASES = {
    "unpinned": ((), {}, "unpinned"),
    "pinned for another package": ((3,), {"org.example.other": 4}, "first"),
    "same": ((3,), {ID: 3}, "same"),
    "the old key vouches at once": ((4, 3), {ID: 3}, "rotated"),
    "the old key vouches for one who vouches": ((4, 5, 3), {ID: 3}, "rotated"),
    "somebody else vouches": ((4, 5), {ID: 3}, "changed"),
    "nobody vouches": ((4,), {ID: 3}, "changed"),
    "no signature any more": ((), {ID: 3}, "unsigned_regression"),
}


@pytest.mark.parametrize(("numbers", "pinned", "status"), CASES.values(), ids=CASES)
def test_how_a_signer_relates_to_the_pinned_one(pins, numbers, pinned, status):
    """Row by row."""
    assert continuity(verify(data_of(*numbers)), read_pins(pins(pinned))) == status


def test_a_key_that_vouches_above_a_break_does_not_vouch(pins):
    """Every hop up to the pinned key has to be valid."""
    broken = hop(5, 6, countersignature=hop(3, 5))
    verification = verify(data_of(4, countersignature=broken))
    assert verification.ok
    assert continuity(verification, read_pins(pins({ID: 3}))) == "changed"


def test_a_package_that_is_not_ok_has_no_continuity(pins):
    """Also where its signature alone is at fault."""
    bad = verify(data_of(3, signature="A" * 86 + "=="))
    assert continuity(bad, read_pins(pins({ID: 3}))) is None
    assert list(publisher_faults(bad, read_pins(pins({ID: 3})))) == []


def test_what_verification_says_of_another_publisher(pins):
    """A change and a lost signature are errors, with the keys; all else is nothing to tell."""
    known = read_pins(pins({ID: 3}))
    (changed,) = publisher_faults(verify(data_of(4)), known)
    (gone,) = publisher_faults(verify(data_of()), known)
    for each in (changed, gone):
        hold_to_contract(each)
    assert (changed.code, changed.details) == (
        "azp_publisher_changed",
        {"id": ID, "expected": public(3), "actual": public(4)},
    )
    assert (gone.code, gone.details) == (
        "azp_publisher_unsigned",
        {"id": ID, "expected": public(3)},
    )
    assert list(publisher_faults(verify(data_of(4, 3)), known)) == []


# The file


def test_no_file_is_no_pins(tmp_path):
    """An absent file is empty; so is one in a folder that is absent."""
    for name in ("pins.json", "a/b/pins.json"):
        assert read_pins(str(tmp_path / name)).pins == {}


UNREADABLE = {
    "empty": b"",
    "list": b"[]",
    "BOM": b'\xef\xbb\xbf{"version": 1, "pins": {}}',
    "cut off": b'{"version": 1, "pins": {"a.b": {"publicKey"',
    "no version": b'{"pins": {}}',
    "later version": b'{"version": 2, "pins": {}}',
    "no pins": b'{"version": 1}',
    "pins that are a list": b'{"version": 1, "pins": []}',
    "member of another tool": b'{"version": 1, "pins": {}, "x": 1}',
    "pin without a key": b'{"version": 1, "pins": {"a.b": {}}}',
    "pin with a bad key": b'{"version": 1, "pins": {"a.b": {"publicKey": "x"}}}',
    "doubled pin": b'{"version": 1, "pins": {"a.b": 1, "a.b": 2}}',
    "too large": b'{"version": 1, "pins": {}}' + b" " * (1 << 24),
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_used_is_an_error_and_stays(context, pins, content):
    """It is never taken for empty, and never written over, asked to pin or not."""
    path = pins(content)
    expected = ("azp_pins_invalid", path)
    assert failure(lambda: read_pins(path)) == expected
    for approve in (False, True):
        assert failure(pinning(context, path, approve_change=approve)) == expected
    assert Path(path).read_bytes() == content
    assert not os.path.exists(path + ".lock")


def test_a_folder_in_its_place_is_an_error(tmp_path):
    """It is there and cannot be read."""
    path = str(tmp_path)
    assert failure(lambda: read_pins(path)) == ("azp_pins_invalid", path)


def test_a_file_without_permission_is_an_error(pins, monkeypatch):
    """What the system refuses is not empty either."""
    path = pins({})

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert failure(lambda: read_pins(path)) == ("azp_pins_invalid", path)


# Pinning


def test_the_first_signer_is_pinned(context, tmp_path):
    """The file is made with the folders above it: IDs sorted, two spaces, a final newline."""
    path = str(tmp_path / "home/azp/pins.json")
    verification = verify(data_of(3, keyId="ada"))
    found = pin_signer(context, verification, path, approve_change=False)
    assert found == ("first", True)
    assert Path(path).read_text() == (
        '{\n  "version": 1,\n  "pins": {\n    "com.example.azphalt.desk": {\n'
        f'      "publicKey": "{public(3)}",\n      "keyId": "ada",\n      "pinnedAt": "{AT}"\n'
        "    }\n  }\n}\n"
    )
    assert pin_signer(context, verification, path, approve_change=False) == ("same", False)
    assert os.listdir(tmp_path / "home/azp") == ["pins.json"]


def test_other_pins_are_kept_and_sorted(context, pins):
    """Only the one pin changes."""
    path = pins({"z.z": 5, "a.a": 6})
    pin_signer(context, verify(data_of(3)), path, approve_change=False)
    document = json.loads(Path(path).read_bytes())
    assert schemas.faults("files:azp-pins", document) == []
    assert list(document["pins"]) == ["a.a", ID, "z.z"]
    assert document["pins"]["a.a"] == {"publicKey": public(6)}
    assert document["pins"][ID] == {"publicKey": public(3), "pinnedAt": AT}


WRITES = {
    "first": ((3,), {}, False, True),
    "same": ((3,), {ID: 3}, False, False),
    "rotated": ((4, 3), {ID: 3}, False, True),
    "changed": ((4,), {ID: 3}, False, False),
    "changed, approved": ((4,), {ID: 3}, True, True),
    "unsigned": ((), {}, True, False),
    "unsigned regression, approved": ((), {ID: 3}, True, False),
}


@pytest.mark.parametrize(("numbers", "pinned", "approve", "written"), WRITES.values(), ids=WRITES)
def test_when_a_pin_is_written(context, pins, numbers, pinned, approve, written):
    """A new signer, one that is vouched for, another one with approval; never no signer."""
    path = pins(pinned)
    before = Path(path).read_bytes()
    found = pin_signer(context, verify(data_of(*numbers)), path, approve_change=approve)
    assert found.pinned is written
    assert (Path(path).read_bytes() != before) is written
    if written:
        assert read_pins(path).pins[ID]["publicKey"] == public(numbers[0])


def test_a_package_that_is_not_ok_is_not_pinned(context, pins):
    """Nothing is written."""
    path = pins({})
    before = Path(path).read_bytes()
    found = pin_signer(context, verify(b""), path, approve_change=True)
    assert (found, Path(path).read_bytes()) == ((None, False), before)


CALLS = ("create", "write", "sync", "chmod", "rename", "mkdir", "unlink")


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_pins_survive_a_failing_system(context, pins, tmp_path, monkeypatch, call, turn):
    """The file is the old one or the new one, whole, whatever call fails."""
    path = pins({"a.a": 6})
    old = Path(path).read_bytes()
    failed = fail_at(monkeypatch, call, turn)
    found, codes = attempt(pinning(context, path))
    if codes is not None:
        assert failed
        assert (codes, Path(path).read_bytes()) == (["azp_write_failed"], old)
    else:
        assert found.pinned
        assert read_pins(path).pins.keys() == {"a.a", ID}
    monkeypatch.undo()
    left = set(os.listdir(tmp_path)) - {"pins.json", "work"}
    kept = {name for name in left if name.startswith("pins.json.lock")}
    assert left == (kept if call == "unlink" else set())


@pytest.mark.parametrize("turn", [1, 2])
def test_folders_that_were_made_for_nothing_go_again(context, tmp_path, monkeypatch, turn):
    """Where the pin cannot be written, nothing is left of the way to it."""
    before = snapshot(tmp_path)
    failed = fail_at(monkeypatch, "create", turn)
    path = str(tmp_path / "home/azp/pins.json")
    assert failure(pinning(context, path)) == ("azp_write_failed", path)
    assert failed
    assert snapshot(tmp_path) == before


def test_a_file_in_the_place_of_a_folder(context, tmp_path):
    """The failure names the pins."""
    (tmp_path / "home").write_text("")
    path = str(tmp_path / "home/azp/pins.json")
    assert failure(pinning(context, path)) == ("azp_write_failed", path)


def test_nothing_is_written_that_could_not_be_read_again(context, pins):
    """A file with as many properties as a document may have stays as it is."""
    path = pins({f"a.p{number}": 3 for number in range(32767)})
    old = Path(path).read_bytes()
    assert len(read_pins(path).pins) == 32767
    assert failure(pinning(context, path)) == ("azp_write_failed", path)
    assert Path(path).read_bytes() == old


def test_a_lock_that_is_held_is_waited_for_and_then_named(context, pins, monkeypatch):
    """The failure says which process has it; the file stays as it is."""
    path = pins({})
    held = {"pid": os.getpid(), "host": os.uname().nodename}
    Path(path + ".lock").write_text(json.dumps(held))
    monkeypatch.setattr(lock, "PATIENCE", 0.6)
    said = []
    listening = context._replace(tell=said.append)
    assert failure(pinning(listening, path)) == ("azp_write_failed", path)
    assert [(text.key, dict(text.params)) for text in said] == [
        ("notes.azpPinsLocked", {"holder": str(os.getpid())})
    ]
    assert read_pins(path).pins == {}


def test_two_processes_lose_no_pin(tmp_path):
    """Each of several runs at once adds its pin."""
    names = [f"{letter}.example" for letter in "abcdefgh"]
    files = []
    for name in names:
        document = verify(package(id=name)).manifest_bytes
        signature = json.dumps(signature_of(document, 3)).encode()
        files.append(tmp_path / f"{name}.azp")
        files[-1].write_bytes(package(id=name, signature=signature))
    env = {**os.environ, "PYTHONPATH": str(ROOT), "RASEN_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "rasen", "azp", "trust", "--pin", "--json"]
    runs = [
        subprocess.Popen([*command, str(file)], env=env, stdout=subprocess.PIPE) for file in files
    ]
    for run in runs:
        out, _ = run.communicate(timeout=60)
        assert json.loads(out)["trust"]["pinned"] is True
    assert list(read_pins(str(tmp_path / "home/azp/pins.json")).pins) == names


# The command


@pytest.mark.parametrize(
    ("numbers", "pinned", "options", "status"),
    [
        ((3,), {}, {}, 0),
        ((3,), {ID: 3}, {}, 0),
        ((3, 4), {ID: 4}, {}, 0),
        ((3,), {ID: 4}, {}, 1),
        ((3,), {ID: 4}, {"approve_change": True}, 0),
        ((3,), {ID: 4}, {"approve_change": True, "pin": True}, 0),
        ((), {ID: 4}, {"approve_change": True}, 1),
    ],
)
def test_exit_status_of_trust(context, work, pins, numbers, pinned, options, status):
    """A change is a refusal unless it is approved, for a signer who is trusted."""
    (work / "p.azp").write_bytes(data_of(*numbers))
    (work / "s.json").write_text(json.dumps({"keys": [{"publicKey": public(3)}]}))
    request = Request(stores=["s.json"], pins=pins(pinned), **options)
    outcome = trust_file(context, "p.azp", request)
    assert outcome.status == status
    assert outcome.document["trust"]["pinned"] is bool(options.get("pin"))

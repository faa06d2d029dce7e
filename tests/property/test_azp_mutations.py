"""Whatever the bytes are, verification ends with a verdict; what is covered cannot be exchanged."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.azp.manifest import schema_faults
from rasen.azp.verification import verify
from rasen.diagnostics import workflow_diagnostic
from rasen.locale import LANGUAGES, Translator
from tests.torture.azp_fuzz import covered, samples
from tests.unit.azp.archives import LICENSE, File, archive, package
from tests.unit.azp.findings import hold_to_contract

ROOT = Path(__file__).resolve().parents[2]
SIGNED = ROOT / "tests" / "vectors" / "azp" / "workflow-release-signed.azp"
TRANSLATORS = [Translator(language) for language in LANGUAGES]


def judged(data):
    """Give the verdict on some bytes, held to what verification promises."""
    verdict = verify(data)
    shape = schemas.verdict("common:azp-diagnostic")
    for each in verdict.diagnostics:
        hold_to_contract(each)
        assert all(shape(workflow_diagnostic(each, translator)) for translator in TRANSLATORS)
    assert verdict.ok is not any(each.severity == "error" for each in verdict.diagnostics)
    assert verdict.summary is None or verdict.ok
    return verdict


def test_short_fuzz():
    """A part of what `make torture` does: nothing crashes, hangs, writes, or passes for another."""
    argv = [sys.executable, "-m", "tests.torture.azp_fuzz", "--runs", "1500", "--seed", "1"]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "refused" in done.stdout


@cache
def signed():
    data = SIGNED.read_bytes()
    verdict = verify(data)
    assert verdict.ok
    assert verdict.signature_valid
    return data, covered(verdict)


@pytest.mark.parametrize("part", range(4))
def test_no_byte_of_a_signed_package_can_be_exchanged(part):
    """Each byte in turn: what is good afterwards holds the same files, or has lost its signature."""
    data, content = signed()
    for index in range(part, len(data), 4):
        for value in (data[index] ^ 1, data[index] ^ 0x80, 0, 255):
            if value == data[index]:
                continue
            changed = verify(data[:index] + bytes([value]) + data[index + 1 :])
            if changed.ok and changed.signature_valid:
                assert covered(changed) == content, index


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_bytes_of_a_payload_can_be_exchanged(data):
    """An archive made anew, sound in all its records, is refused for its digest or signature."""
    _, content = signed()
    files = {**content, "signature.json": bytes(verify(SIGNED.read_bytes()).signature_bytes)}
    name = data.draw(st.sampled_from(sorted(content)))
    files[name] = data.draw(st.binary(max_size=40).filter(lambda other: other != content[name]))
    changed = judged(archive([File(path, each, 8) for path, each in files.items()]))
    assert not changed.ok
    if name == "manifest.json":
        assert not changed.signature_valid
    else:
        assert "azp_digest_mismatch" in {each.code for each in changed.diagnostics}


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_judged(data):
    """Also behind the mark of an end record, and between the records of a good archive."""
    judged(data)
    judged(b"PK\5\6" + data)
    sample = SIGNED.read_bytes()
    middle = len(sample) // 2
    judged(sample[:middle] + data + sample[middle + len(data) :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**53 - 1) | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def like(value):
    """Give values like an example: parts of it exchanged for anything, left out or repeated."""
    if isinstance(value, dict):
        kept = st.fixed_dictionaries({}, optional={key: like(each) for key, each in value.items()})
        return kept | st.just(value) | JSON
    if isinstance(value, list) and value:
        return st.lists(st.sampled_from(value).flatmap(like), max_size=3) | JSON
    return st.just(value) | st.just(value) | JSON


MANIFESTS = list(schemas.load("files:azp-manifest")["examples"])


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(MANIFESTS).flatmap(like))
def test_any_manifest_is_judged(document):
    """Whatever it holds; a verdict without an error is one that the schema agrees with."""
    text = json.dumps(document, ensure_ascii=True).encode()
    verdict = judged(package(text, {}))
    if isinstance(verdict.manifest, dict):
        faults = schema_faults(verdict.manifest)
        # A digest under a path that nobody may have is not looked at.
        refused = {fault.code for fault in faults if fault.path[:1] != ("files",)}
        told = {each.code for each in verdict.diagnostics}
        paths = {code for code in refused if code.startswith("path_")}
        assert refused - paths <= told
        assert not paths or told & {"azp_item_path_unsafe", "azp_item_id_invalid"}


@settings(max_examples=150, deadline=None)
@given(st.lists(st.text(max_size=12), max_size=5), st.lists(st.binary(max_size=8), max_size=3))
def test_any_names_are_judged(names, raw):
    """Names that are texts are told as they are; each entry has one fault at most."""
    files = [
        File(name.encode("utf-8", "surrogatepass"), b"x", both={"flags": 0x800}) for name in names
    ]
    files += [File(name, b"y") for name in raw]
    verdict = judged(archive([File("LICENSE", LICENSE), *files]))
    entries = verdict.container.entries
    assert len(entries) == len(files) + 1
    for entry in entries:
        assert (entry.fault is None) or (entry.data is None)


def test_good_samples_are_judged_alike_every_time():
    """The verdict is a function of the bytes."""
    for sample in samples():
        assert verify(sample.data) == verify(bytes(sample.data))

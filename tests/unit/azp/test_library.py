"""The command line where the library for signatures is not installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.azp.keys import VECTORS, pem, public

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def run(tmp_path):
    """Give a function that runs the command line without the library."""
    hidden = tmp_path / "hidden/cryptography"
    hidden.mkdir(parents=True)
    (hidden / "__init__.py").write_text("raise ImportError('not installed')\n")
    work = tmp_path / "work"
    work.mkdir()
    (work / "key.pem").write_bytes(pem(3))
    for name in ("workflow-release", "workflow-release-signed", "signature-weak-key"):
        (work / f"{name}.azp").write_bytes((VECTORS / f"{name}.azp").read_bytes())

    def call(*words):
        env = {**os.environ, "PYTHONPATH": f"{hidden.parent}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "rasen", "azp", *words]
        return subprocess.run(command, cwd=work, env=env, capture_output=True, timeout=60)

    return call


@pytest.mark.parametrize(
    "words",
    [
        ("verify", "workflow-release.azp"),
        ("inspect", "workflow-release.azp"),
        ("unpack", "workflow-release.azp", "out"),
        ("pack", str(VECTORS / "pack/release"), "out.azp"),
        ("repository", "check", str(VECTORS / "repository/index.json")),
    ],
)
def test_unsigned_work_does_not_need_it(run, words):
    """Everything works that has no signature to verify or to make."""
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_signed_package_is_not_ok_and_the_diagnostic_names_the_extra(run):
    """Its signature cannot be verified, so the package is refused and validity is not known."""
    done = run("verify", "workflow-release-signed.azp", "--json")
    verification = json.loads(done.stdout)["verification"]
    assert done.returncode == 1
    assert (verification["ok"], verification["signatureValid"]) == (False, None)
    (told,) = verification["diagnostics"]
    assert (told["code"], told["details"]) == ("azp_extra_missing", {"extra": "rasen[azp]"})


def test_what_needs_no_arithmetic_is_told_all_the_same(run):
    """A weak key is refused for its bytes."""
    done = run("verify", "signature-weak-key.azp", "--json")
    codes = [each["code"] for each in json.loads(done.stdout)["verification"]["diagnostics"]]
    assert codes == ["azp_signature_key_invalid"]


@pytest.mark.parametrize(
    "words",
    [
        ("keygen", "new.pem"),
        ("sign", "workflow-release.azp", "--key", "key.pem"),
        ("countersign", "workflow-release-signed.azp", "--key", "key.pem"),
        ("pack", str(VECTORS / "pack/release"), "out.azp", "--key", "key.pem"),
    ],
)
def test_work_with_keys_fails_and_says_what_to_install(run, tmp_path, words):
    """The failure has its code, the extra as its target and the command that installs it."""
    before = sorted(path.name for path in (tmp_path / "work").iterdir())
    done = run(*words, "--json")
    (entry,) = json.loads(done.stdout)["status"]
    assert (done.returncode, entry["code"], entry["target"]) == (
        1,
        "azp_extra_missing",
        "rasen[azp]",
    )
    assert 'pip install "rasen[azp]"' in entry["fix"]
    assert b"rasen[azp]" in run(*words).stderr
    assert sorted(path.name for path in (tmp_path / "work").iterdir()) == before


def test_trust_in_a_signed_package_cannot_be_told(run, tmp_path):
    """It counts as a package that does not verify."""
    (tmp_path / "work/store.json").write_text(json.dumps({"keys": [{"publicKey": public(3)}]}))
    done = run("trust", "workflow-release-signed.azp", "--store", "store.json", "--json")
    trust = json.loads(done.stdout)["trust"]
    assert (done.returncode, trust["trusted"], trust["reason"]) == (1, False, "invalid_package")

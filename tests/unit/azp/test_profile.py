"""The workflow-host profile: which checks a package passes, fails, or leaves open."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.azp.verify import verify_file
from rasen.azp.wanted import Request
from rasen.context import Context
from rasen.locale import Translator
from tests.unit.azp.archives import LICENSE, MAIN, File, archive, digest, manifest, package

OPEN = {
    "permissions-are-requests",
    "unknown-permissions-denied",
    "permissions-not-capabilities",
    "agents-stay-local",
    "dependencies-not-inherited",
    "profile-declaration",
}
SURFACES = {f"surfaces-{name}" for name in ("definitions", "agents", "dependencies", "screens")}
ALL = {"app": "com.example.host", "api": "0.1", "formats": ("desk@1",)}


@pytest.fixture
def profile(tmp_path):
    """Give a function from bytes and a request to the outcome and the checks by ID."""

    def run(data, **asked):
        (tmp_path / "a.azp").write_bytes(data)
        context = Context(str(tmp_path), {}, Translator("en"))
        outcome = verify_file(context, "a.azp", Request(profile="workflow-host", **asked))
        assert schemas.faults("output:azp-verify", outcome.document) == []
        shown = outcome.document["verification"]
        assert outcome.status == (0 if shown["ok"] else 1)
        return shown, {check["id"]: check for check in shown["profile"]["checks"]}

    return run


def verdicts(checks, verdict):
    return {name for name, check in checks.items() if check["ok"] is verdict}


def test_checks_are_those_of_the_spec_in_its_order(profile):
    """One by one, whatever comes of them."""
    _, checks = profile(package())
    schema = schemas.load("output:azp-verify")
    listed = json.dumps(schema)
    names = [name for name in checks if f'"{name}"' in listed]
    assert list(checks) == names
    assert len(names) == 22


def test_good_package_passes_what_a_package_can_pass(profile):
    """What only a host can do stays open; so does what there is nothing to compare with."""
    shown, checks = profile(package(), **ALL)
    assert shown["ok"]
    assert verdicts(checks, False) == set()
    assert verdicts(checks, None) == OPEN
    _, alone = profile(package())
    assert verdicts(alone, None) == OPEN | {"unsupported-format", "compat-version"}
    _, scoped = profile(package(targetApps=["com.example.host"]))
    assert "target-apps" in verdicts(scoped, None)


LICENSED = File("LICENSE", LICENSE)
BROKEN = {
    "reject-tampered": (
        package(manifest(files={"LICENSE": digest(LICENSE), "main.json": digest(b"")}), MAIN),
        "azp_digest_mismatch",
    ),
    "reject-bad-signature": (package(signature=b"{}"), "azp_signature_malformed"),
    "reject-unsafe-path": (package(None, None, File("../up")), "azp_path_unsafe"),
    "reject-unlisted": (package(None, None, File("more.txt")), "azp_payload_unlisted"),
    "reject-duplicate-entry": (package(None, None, File("main.json")), "azp_entry_duplicate"),
    "reject-non-workflow": (package(manifest("llm", llm={}), {}), "azp_profile_kind"),
    "reject-execution-surface": (package(entry="x"), "azp_field_forbidden"),
    "reject-executable-payload": (
        package(None, {**MAIN, "run.sh": b""}),
        "azp_payload_executable",
    ),
    "reject-undeclarative-screen": (
        package(
            workflow={
                "format": "desk@1",
                "definitions": [{"id": "main", "path": "main.json"}],
                "screens": [{"id": "s", "path": "LICENSE"}],
            }
        ),
        "azp_workflow_screen_not_declarative",
    ),
    "compat-version": (package(compat=">=99.0"), "azp_compat_unsatisfied"),
    "target-apps": (package(targetApps=["com.example.other"]), "azp_target_app_mismatch"),
    "unsupported-format": (
        package(workflow={"format": "x", "definitions": [{"id": "main", "path": "main.json"}]}),
        "azp_workflow_format_unsupported",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_check_that_fails_names_its_codes(profile, name):
    """And nothing is surfaced of a package that is refused before the host's own values."""
    data, code = BROKEN[name]
    shown, checks = profile(data, **ALL)
    assert not shown["ok"]
    assert shown["summary"] is None
    assert checks[name] == {"id": name, "ok": False, "codes": [code]}
    host_says = name in ("compat-version", "target-apps", "unsupported-format")
    surfaced = SURFACES if host_says else set()
    assert verdicts(checks, True) & SURFACES == surfaced


def test_archive_that_cannot_be_read_passes_nothing(profile):
    """What was never made is no pass."""
    _, checks = profile(b"PK")
    assert verdicts(checks, True) == set()
    assert verdicts(checks, False) == set()


def test_manifest_that_cannot_be_read_passes_little(profile):
    """The archive can still be judged."""
    _, checks = profile(archive((LICENSED, File("manifest.json", b"null"))), **ALL)
    assert verdicts(checks, True) == {"reject-bad-signature", "reject-duplicate-entry"}


def test_values_of_the_host_are_compared_without_a_profile_too(tmp_path):
    """The options stand for themselves."""
    (tmp_path / "a.azp").write_bytes(package(targetApps=["a.b"], compat="<0.1"))
    context = Context(str(tmp_path), {}, Translator("en"))
    request = Request(app="c.d", api="0.1", formats=("other",))
    shown = verify_file(context, "a.azp", request).document["verification"]
    assert "profile" not in shown
    assert [each["code"] for each in shown["diagnostics"]] == [
        "azp_unsigned",
        "azp_target_app_mismatch",
        "azp_compat_unsatisfied",
        "azp_workflow_format_unsupported",
    ]

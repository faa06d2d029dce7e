"""The fields of every manifest and the digests of the payload, in the order of the spec."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.azp.verification import Identity, verify
from tests.unit.azp.archives import (
    ABSENT,
    ID,
    LICENSE,
    MAIN,
    File,
    archive,
    digest,
    manifest,
    package,
)
from tests.unit.azp.findings import codes, found, pointers

PATH = "manifest.json"


def told(**members):
    """Give (code, path, details) for a workflow package with these members in its manifest."""
    kind = {"kind": members.pop("kind")} if members.get("kind", ABSENT) is not ABSENT else {}
    return found(package({**manifest(payload=MAIN, **members), **kind}))


def missing(field):
    return "azp_manifest_field_missing", PATH, {"pointer": f"/{field}", "field": field}


def invalid(pointer, reason):
    field = pointer.split("/")[1]
    details = {"pointer": pointer, "field": field, "reason": reason}
    return "azp_manifest_field_invalid", PATH, details


REQUIRED = ("azphalt", "id", "name", "version", "kind", "license", "compat", "files")


@pytest.mark.parametrize("field", REQUIRED)
def test_required_field(field):
    """A field that is absent is told by one code, whatever other codes it has."""
    assert told(**{field: ABSENT}) == [missing(field)]


def test_all_fields_in_their_order():
    """An empty manifest lacks all of them; its own rules are unknown with its kind."""
    assert found(package({}, {})) == [missing(field) for field in REQUIRED]
    everything = dict.fromkeys(reversed(REQUIRED), None)
    assert [code for code, _, _ in found(package(everything, {}))] == [
        "azp_format_unsupported",
        "azp_id_invalid",
        "azp_manifest_field_invalid",
        "azp_version_invalid",
        "azp_kind_unknown",
        "azp_manifest_field_invalid",
        "azp_compat_invalid",
        "azp_manifest_field_invalid",
    ]


@pytest.mark.parametrize("value", ["0.2", "0.1 ", "", 0.1, None])
def test_format(value):
    """There is one revision, and it is a text."""
    assert told(azphalt=value) == [("azp_format_unsupported", PATH, {"pointer": "/azphalt"})]


GOOD_IDS = ["a.b", "A_b-c.d_e", "com.example.azphalt.desk", "0.-", "a." + "b" * 253]
BAD_IDS = ["", "desk", ".a.b", "a..b", "a.b.", "-a.b", "_a.b", "a.b c", "ä.b", "a.b\n"]
BAD_IDS += ["a." + "b" * 254, 7, None]


@pytest.mark.parametrize("value", GOOD_IDS)
def test_id(value):
    """Two or more labels; 255 characters are allowed."""
    assert told(id=value) == []


@pytest.mark.parametrize("value", BAD_IDS)
def test_id_that_is_none(value):
    """One character more is too much, and so is anything else."""
    assert told(id=value) == [("azp_id_invalid", PATH, {"pointer": "/id"})]


@pytest.mark.parametrize("field", ["name", "license"])
@pytest.mark.parametrize(
    ("value", "reason"),
    [("", "empty"), (" \t\n", "empty"), ("\u00a0\u3000\ufeff", "empty"), (7, "type"), ([], "type")],
)
def test_texts(field, value, reason):
    """A text is a string with more than white space as ECMAScript counts it."""
    assert told(**{field: value}) == [invalid(f"/{field}", reason)]


@pytest.mark.parametrize("value", ["x", " x ", "\u200b", "\x85", "LicenseRef-own"])
def test_text_that_is_one(value):
    """What ECMAScript does not count as white space is enough."""
    assert told(name=value, license=value) == []


@pytest.mark.parametrize(
    "value", ["0.0.0", "1.2.3-rc.1+build.5", "10.20.30", "1.0.0--", "1.0.0-0a.x-y", "1.0.0+01"]
)
def test_version(value):
    """Versions are those of Semantic Versioning."""
    assert told(version=value) == []


@pytest.mark.parametrize(
    "value",
    ["1", "1.0", "1.0.0.0", "01.0.0", "1.0.0-01", "1.0.0-", "1.0.0+", "v1.0.0", "1.0.0\n", "", 1],
)
def test_version_that_is_none(value):
    """Leading zeros, too many parts, empty parts and line feeds make none."""
    assert told(version=value) == [("azp_version_invalid", PATH, {"pointer": "/version"})]


KINDS = ("asset", "code", "mixed", "app", "mcp", "pack", "skill", "script", "composable")
KINDS += ("workflow", "role", "llm")


@pytest.mark.parametrize("value", [*KINDS, "Workflow", "workflow ", "", None, 7, ["workflow"]])
def test_kind(value):
    """The kinds are known by their exact names; of an unknown one no rules are checked."""
    at_kind = [each for each in told(kind=value) if each[2].get("pointer") == "/kind"]
    if value in KINDS:
        assert at_kind == []
    else:
        assert told(kind=value, workflow=ABSENT) == [
            ("azp_kind_unknown", PATH, {"pointer": "/kind"})
        ]


@pytest.mark.parametrize(
    "value", [">=0.1", ">1", "<= 0.1.2", " < 3 ", "=1.0", "0.1", "\u00a0>=\u30001\ufeff", "1.02.3"]
)
def test_compat(value):
    """One comparator, at least where there is none, with white space around and between."""
    assert told(compat=value) == []


@pytest.mark.parametrize(
    "value",
    ["", ">=", "^0.1", "~1", ">=0.1 <2", "1.x", "1.0.0-rc.1", "1.2.3.4", "=>1", "==1", "> =1", 1],
)
def test_compat_that_is_none(value):
    """No ranges, carets, prereleases or other comparators."""
    assert told(compat=value) == [("azp_compat_invalid", PATH, {"pointer": "/compat"})]


@pytest.mark.parametrize(
    ("members", "pointer", "reason"),
    [
        ({"description": 7}, "/description", "type"),
        ({"author": None}, "/author", "type"),
        ({"homepage": {}}, "/homepage", "type"),
        ({"nameLocalized": []}, "/nameLocalized", "type"),
        ({"nameLocalized": {"de": 1}}, "/nameLocalized/de", "type"),
        ({"descriptionLocalized": {"a/b": None}}, "/descriptionLocalized/a~1b", "type"),
        ({"maturity": "adult"}, "/maturity", "value"),
        ({"maturity": None}, "/maturity", "value"),
        ({"visibility": "hidden"}, "/visibility", "value"),
        ({"targetApps": "com.example.host"}, "/targetApps", "type"),
        ({"targetApps": ["a.b", " "]}, "/targetApps/1", "empty"),
        ({"targetApps": [7]}, "/targetApps/0", "type"),
        ({"files": []}, "/files", "type"),
        ({"files": None}, "/files", "type"),
    ],
)
def test_optional_fields(members, pointer, reason):
    """Where they are there they are of their type and one of their values."""
    assert told(**members) == [invalid(pointer, reason)]


def test_optional_fields_that_are_right():
    """Empty texts are texts enough here, and unknown fields are nobody's business."""
    assert (
        told(
            description="",
            author="",
            homepage="",
            nameLocalized={"de": "", "ja": "机"},
            descriptionLocalized={},
            maturity="mature",
            visibility="private",
            targetApps=[],
            anything={"unknown": True},
        )
        == []
    )


@pytest.mark.parametrize("app", ["host", ".host", "host.", "h", "."])
def test_target_app_without_an_inner_dot(app):
    """It is a warning at its place: the package is as good as others."""
    code = "azp_target_app_unqualified"
    data = package(manifest(payload=MAIN, targetApps=["a.b", app], files=7))
    assert found(data) == [(code, PATH, {"pointer": "/targetApps/1"}), invalid("/files", "type")]
    assert verify(package(targetApps=[app])).ok


def test_files_that_are_unusable_list_nothing():
    """Then nothing is missing, nothing is unlisted, and no path of the manifest is."""
    for files in (ABSENT, [], "x", None):
        document = manifest(payload=MAIN, files=files)
        assert len(found(package(document, {**MAIN, "b": b""}))) == 1


def test_license_is_an_entry():
    """An excluded one counts as present."""
    document = manifest(files={"main.json": digest(b"{}")})
    text = File("manifest.json", json.dumps(document).encode())
    main = File("main.json", b"{}")
    assert found(archive((text, main))) == [("azp_license_missing", "LICENSE", {})]
    assert codes(archive((text, main, File("LICENSE", b"x", 12)))) == ["azp_zip_method_unsupported"]
    assert codes(archive((text, main, File("license", b"x")))) == [
        "azp_license_missing",
        "azp_payload_unlisted",
    ]


def test_identity_is_what_the_manifest_says():
    """Each part a text or nothing, whatever else is wrong."""
    data = package({"id": ID, "name": 7, "kind": "desk"}, {})
    assert verify(data).identity == Identity(None, ID, None, None, "desk", None, None)


# Digests


def listed(files, payload=MAIN):
    """Give what is told of a `files` map over some payload."""
    return found(package(manifest(files=files), payload))


GOOD = {"LICENSE": digest(LICENSE), "main.json": digest(b"{}")}


@pytest.mark.parametrize(
    "value",
    [
        digest(b"{}").upper(),
        digest(b"{}").replace("sha256-", "sha256:"),
        digest(b"{}")[:-1],
        digest(b"{}") + "0",
        digest(b"{}") + "\n",
        "sha512-" + "0" * 128,
        "",
        7,
        None,
        {},
    ],
)
def test_digest_that_is_none(value):
    """Small hexadecimal digits behind the name of the algorithm, and nothing else."""
    at = {"pointer": "/files/main.json"}
    assert listed({**GOOD, "main.json": value}) == [("azp_digest_malformed", "main.json", at)]


def test_digest_of_other_bytes():
    """Both digests are told; reserved and unsafe keys come before what is wrong with digests."""
    other = digest(b"[]")
    details = {"expected": other, "actual": digest(b"{}")}
    assert listed({**GOOD, "main.json": other}) == [("azp_digest_mismatch", "main.json", details)]


def test_listed_files_are_there():
    """One that is not is missing; also a folder or another case."""
    files = {**GOOD, "Main.json": digest(b"{}"), "docs": digest(b"")}
    assert listed(files) == [
        ("azp_payload_missing", "Main.json", {"pointer": "/files/Main.json"}),
        ("azp_payload_missing", "docs", {"pointer": "/files/docs"}),
    ]


def test_reserved_files_are_not_listed():
    """Neither of the two documents is payload, and no digest of them is looked at."""
    files = {"signature.json": 7, **GOOD, "manifest.json": digest(b"")}
    at = [{"pointer": f"/files/{name}", "target": name} for name in ("signature.json", PATH)]
    assert listed(files) == [("azp_files_reserved", PATH, details) for details in at]


def test_unsafe_keys():
    """They are told where no entry of the name was, and take no further part."""
    files = {**GOOD, "../a": 7, "b\\c": digest(b"")}
    assert listed(files) == [
        ("azp_path_unsafe", "../a", {"pointer": "/files/..~1a", "reason": "traversal"}),
        ("azp_path_unsafe", "b\\c", {"pointer": "/files/b\\c", "reason": "backslash"}),
    ]
    data = package(manifest(files=files), MAIN, File("../a"), File("b\\c"))
    assert codes(data) == ["azp_path_unsafe"] * 2


def test_entries_that_are_not_listed():
    """In the order of the archive, behind what is wrong with listed files."""
    payload = {**MAIN, "__proto__": b"", "constructor": b"", "a/b": b""}
    assert listed({**GOOD, "zz": digest(b"")}, payload) == [
        ("azp_payload_missing", "zz", {"pointer": "/files/zz"}),
        ("azp_payload_unlisted", "__proto__", {}),
        ("azp_payload_unlisted", "constructor", {}),
        ("azp_payload_unlisted", "a/b", {}),
    ]


def test_keys_that_some_languages_treat_specially():
    """A listed payload of such a name is a payload like any other."""
    payload = {**MAIN, "toString": b"x", "hasOwnProperty": b"y", "length": b""}
    assert found(package(manifest(payload=payload), payload)) == []


def test_a_thousand_of_a_code_are_told():
    """Nobody reads more; faults of other codes are told all the same."""
    most = schemas.limits("common:azp-diagnostic")["x-max-entries"]
    files = {**GOOD, **{f"f{number}": number for number in range(most + 5)}, "gone": digest(b"")}
    told_of = [code for code, _, _ in listed(files)]
    assert told_of == ["azp_digest_malformed"] * most + ["azp_payload_missing"]


def test_long_keys_are_no_pointers():
    """A thousand faults below one key of a megabyte would be a gigabyte."""
    short, long = "k" * 4083, "k" * 4084
    for key, told_of in ((short, True), (long, False)):
        ((_, _, details),) = told(nameLocalized={key: 7})
        assert ("pointer" in details) is told_of
        assert details["field"] == "nameLocalized"


def test_phases_follow_one_another():
    """Structure, entries, aliases, manifest, digests, kind and signature, in this order."""
    document = manifest(
        payload=MAIN,
        name="",
        files={"main.json": digest(b"[]")},
        entry="x",
        workflow={"format": "", "definitions": [{"id": "a", "path": "gone.json"}]},
    )
    bad = File("x", b"", 12, comment=b"c")
    data = package(document, MAIN, File("MAIN.json"), bad, File("run.sh"), signature=b"{}")
    assert pointers(data)[:11] == [
        ("azp_zip_comment", None),
        ("azp_zip_method_unsupported", None),
        ("azp_entry_alias", None),
        ("azp_manifest_field_invalid", "/name"),
        ("azp_digest_mismatch", None),
        ("azp_payload_unlisted", None),
        ("azp_payload_unlisted", None),
        ("azp_payload_unlisted", None),
        ("azp_field_forbidden", "/entry"),
        ("azp_workflow_format_invalid", "/workflow/format"),
        ("azp_item_path_unlisted", "/workflow/definitions/0/path"),
    ]
    assert codes(data)[11] == "azp_payload_executable"
    assert codes(data)[12].startswith("azp_signature_")

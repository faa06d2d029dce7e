"""The documents of a repository, one by one (azphalt spec 17)."""

from __future__ import annotations

import copy
import json

import pytest

from rasen import schemas
from rasen.azp.repository_check import check_repository
from rasen.azp.repository_documents import check_document, recognize
from rasen.diagnostics import RasenError, UsageError
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import VECTORS, public, vectors

ITEMS = json.loads((VECTORS / "repository.json").read_bytes())


def document(name):
    """Give a sample document."""
    return json.loads((VECTORS / "repository" / f"{name}.json").read_bytes())


def found(value, kind):
    """Give (code, severity, details) of each diagnostic of a document."""
    told = check_document("/r/d.json", value, kind)
    for each in told:
        hold_to_contract(each)
        assert (each.path, each.source_path) == (None, "/r/d.json")
    return [(each.code, each.severity, dict(each.details or {})) for each in told]


def places(value, kind):
    """Give (code, pointer) of each diagnostic of a document."""
    return [(code, details["pointer"]) for code, _, details in found(value, kind)]


def changed(name, /, *steps, value=None, **members):
    """Give a sample document with another value at a place, or other members there."""
    whole = copy.deepcopy(document(name))
    target = whole
    for step in steps if members else steps[:-1]:
        target = target[step]
    if members:
        target.update(members)
        return whole
    if value is None:
        del target[steps[-1]]
    else:
        target[steps[-1]] = value
    return whole


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item["file"])
def test_repository_list(context, item):
    """Each item of the list comes out as it says, taken for what it is."""
    outcome = check_repository(context, str(VECTORS / item["file"]), None)
    assert schemas.faults("output:azp-repository-check", outcome.document) == []
    repository = outcome.document["repository"]
    told = [(each["severity"], each["code"]) for each in repository["diagnostics"]]
    assert sorted({code for severity, code in told if severity == "error"}) == item["codes"]
    assert sorted({code for severity, code in told if severity == "warning"}) == item["warnings"]
    assert (repository["ok"], outcome.status) == (item["ok"], int(not item["ok"]))
    assert repository["documents"] == [
        {
            "path": str(VECTORS / item["file"]),
            "document": item["document"],
            "ok": item["ok"],
        }
    ]
    assert repository["packages"] == 0


RECOGNIZED = {
    "index": [{}, {"name": "x", "versions": []}, {"manifest": {}}],
    "detail": [{"versions": 1, "id": 1}, {"versions": [], "manifest": {}, "packages": []}],
    "search": [{"packages": 0}, {"packages": [], "revocations": []}],
    "revocations": [{"revocations": None}],
}


@pytest.mark.parametrize("kind", RECOGNIZED)
def test_what_a_lone_document_is_taken_for(kind):
    """Its members tell; whatever has none of them is an index."""
    assert {recognize(value) for value in RECOGNIZED[kind]} == {kind}


# Index


INDEX = {
    "name absent": (("name",), None, "azp_repo_field_missing", "/name"),
    "name blank": (("name",), " \u3000", "azp_repo_field_invalid", "/name"),
    "version a number": (("version",), 1, "azp_repo_field_invalid", "/version"),
    "description a list": (("description",), [], "azp_repo_field_invalid", "/description"),
    "auth a text": (("auth",), "x", "azp_repo_field_invalid", "/auth"),
    "auth without type": (("auth", "type"), None, "azp_repo_field_missing", "/auth/type"),
    "auth without url": (("auth", "url"), None, "azp_repo_field_missing", "/auth/url"),
    "types no list": (("supportedTypes",), {}, "azp_repo_field_invalid", "/supportedTypes"),
    "a blank type": (("supportedTypes",), [""], "azp_repo_field_invalid", "/supportedTypes/0"),
    "profiles null": (("profiles",), [None], "azp_repo_field_invalid", "/profiles/0"),
    "keys no list": (("signingKeys",), {}, "azp_repo_field_invalid", "/signingKeys"),
    "a key that is a text": (("signingKeys",), ["x"], "azp_repo_field_invalid", "/signingKeys/0"),
    "a key without key": (
        ("signingKeys", 0, "publicKey"), None, "azp_repo_field_missing", "/signingKeys/0/publicKey",
    ),
    "key ID a number": (
        ("signingKeys", 0, "keyId"), 5, "azp_repo_field_invalid", "/signingKeys/0/keyId",
    ),
    "label a number": (
        ("signingKeys", 0, "label"), 5, "azp_repo_field_invalid", "/signingKeys/0/label",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("steps", "value", "code", "pointer"), INDEX.values(), ids=INDEX)
def test_shape_of_an_index(steps, value, code, pointer):
    """Each member that is wrong is told at its place."""
    assert places(changed("index", *steps, value=value), "index") == [(code, pointer)]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://repo.example.org/", "url"),
        ("HTTPS://repo.example.org/", "url"),
        ("https://", "url"),
        ("https:///x", "url"),
        ("https://a b", "url"),
        ("https://a\n", "url"),
        (7, "type"),
    ],
)
def test_address_of_sign_in(url, reason):
    """Only a secure address will do."""
    value = changed("index", "auth", "url", value=url)
    details = {"pointer": "/auth/url", "reason": reason}
    assert found(value, "index") == [("azp_repo_field_invalid", "error", details)]


def test_types_and_profiles_stand_once():
    """The second of two equal ones is told."""
    value = changed("index", supportedTypes=["lut", "audio", "lut"], profiles=["role", "role"])
    assert found(value, "index") == [
        ("azp_repo_value_duplicate", "error", {"pointer": "/supportedTypes/2", "value": "lut"}),
        ("azp_repo_value_duplicate", "error", {"pointer": "/profiles/1", "value": "role"}),
    ]


def test_equal_items_that_are_no_texts_are_told_one_by_one():
    """Each is wrong for itself; that they are equal adds nothing."""
    value = changed("index", profiles=[None, None])
    assert places(value, "index") == [
        ("azp_repo_field_invalid", "/profiles/0"),
        ("azp_repo_field_invalid", "/profiles/1"),
    ]


def test_vocabularies_are_open():
    """What is not known is a warning, with the value."""
    value = changed("index", supportedTypes=["lut", "Lut"], profiles=["workflow", "pack"])
    assert found(value, "index") == [
        ("azp_repo_type_unknown", "warning", {"pointer": "/supportedTypes/1", "value": "Lut"}),
        ("azp_repo_profile_unknown", "warning", {"pointer": "/profiles/1", "value": "pack"}),
    ]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (5, "type"),
        (None, "type"),
        ("", "base64"),
        (public(1) + " ", "base64"),
        ("QUJD", "not_ed25519"),
        (vectors()["weakKeys"][-1]["publicKey"], "weak"),
    ],
)
def test_a_signing_key_has_to_be_usable(key, reason):
    """The reason is that of a signature's key."""
    value = {"name": "R", "version": "0.1", "signingKeys": [{"publicKey": key}]}
    details = {"pointer": "/signingKeys/0/publicKey", "reason": reason}
    assert found(value, "index") == [("azp_repo_key_invalid", "error", details)]


# Search


SUMMARY = {
    "id of another form": ("id", "a", "azp_repo_field_invalid"),
    "name blank": ("name", "", "azp_repo_field_invalid"),
    "kind unknown": ("kind", "x", "azp_repo_field_invalid"),
    "types a text": ("types", "lut", "azp_repo_field_invalid"),
    "description null": ("description", [None], "azp_repo_field_invalid"),
    "price of no sort": ("priceStatus", "cheap", "azp_repo_field_invalid"),
    "maturity of no sort": ("maturity", "adult", "azp_repo_field_invalid"),
    "downloads below zero": ("downloads", -1, "azp_repo_field_invalid"),
    "size with a fraction": ("byteSize", 1.5, "azp_repo_field_invalid"),
    "rating of six": ("rating", 6, "azp_repo_field_invalid"),
    "rating below zero": ("rating", -0.1, "azp_repo_field_invalid"),
    "day only": ("updatedAt", "2026-05-02", "azp_repo_field_invalid"),
    "preview a text": ("preview", "x", "azp_repo_field_invalid"),
    "names a list": ("nameLocalized", [], "azp_repo_field_invalid"),
}


@pytest.mark.parametrize(("name", "value", "code"), SUMMARY.values(), ids=SUMMARY)
def test_shape_of_a_summary(name, value, code):
    """Each member that is wrong is told at its place."""
    told = places(changed("search", "packages", 1, **{name: value}), "search")
    assert told == [(code, f"/packages/1/{name}")]


@pytest.mark.parametrize("name", ["id", "name", "version", "latest", "kind", "types"])
def test_members_that_a_summary_has_to_have(name):
    """Six of them."""
    told = places(changed("search", "packages", 1, name), "search")
    assert told == [("azp_repo_field_missing", f"/packages/1/{name}")]


@pytest.mark.parametrize("rating", [0, 5, 2.5, 4.999])
def test_ratings_that_may_be(rating):
    """From 0 to 5, both allowed."""
    assert found(changed("search", "packages", 1, rating=rating), "search") == []


def test_media_domains_are_a_closed_list():
    """Six are known."""
    good = ["image", "video", "audio", "3d", "model", "font"]
    assert found(changed("search", "packages", 1, mediaDomains=good), "search") == []
    told = places(changed("search", "packages", 1, mediaDomains=["sound"]), "search")
    assert told == [("azp_repo_field_invalid", "/packages/1/mediaDomains/0")]


COUNTS = {
    "page zero": (3, 0, 1, False),
    "pages zero": (3, 1, 0, False),
    "page behind the last": (9, 3, 2, False),
    "less than listed": (2, 1, 2, False),
    "more than the one page": (4, 1, 1, False),
    "one of several pages": (4, 1, 2, True),
    "the last page": (9, 3, 3, True),
    "whole numbers with a point": (3.0, 1.0, 1.0, True),
}


@pytest.mark.parametrize(("total", "page", "pages", "ok"), COUNTS.values(), ids=COUNTS)
def test_counts_fit_each_other(total, page, pages, ok):
    """And they fit the three packages that are listed."""
    told = found(changed("search", total=total, page=page, pages=pages), "search")
    measured = {"pointer": "", "total": total, "page": page, "pages": pages, "listed": 3}
    assert told == ([] if ok else [("azp_repo_counts_invalid", "error", measured)])


@pytest.mark.parametrize("name", ["total", "page", "pages", "packages"])
def test_members_that_a_search_answer_has_to_have(name):
    """Without one of them the counts are not compared."""
    assert places(changed("search", name), "search") == [("azp_repo_field_missing", f"/{name}")]


def test_one_summary_for_each_package():
    """The second one with an ID is told."""
    value = changed("search", "packages", 1, id="com.example.azphalt.release-workflow")
    details = {"pointer": "/packages/1/id", "id": "com.example.azphalt.release-workflow"}
    assert found(value, "search") == [("azp_repo_package_duplicate", "error", details)]


def test_latest_is_what_a_summary_describes():
    """Both are the same version."""
    details = {"pointer": "/packages/1/latest", "expected": "2.3.1", "actual": "2.4.0"}
    value = changed("search", "packages", 1, latest="2.4.0")
    assert found(value, "search") == [("azp_repo_latest_mismatch", "error", details)]


APPS = {
    "no app": (None, "azp_repo_field_missing", "/packages/2/app"),
    "no roles": ({}, "azp_repo_field_missing", "/packages/2/app/roles"),
    "empty roles": ({"roles": []}, "azp_repo_field_invalid", "/packages/2/app/roles"),
    "role of no sort": ({"roles": ["guest"]}, "azp_repo_field_invalid", "/packages/2/app/roles/0"),
    "host without ID": ({"roles": ["host"]}, "azp_repo_field_missing", "/packages/2/app/hostId"),
    "host with a bad ID": (
        {"roles": ["host"], "hostId": "x"},
        "azp_repo_field_invalid",
        "/packages/2/app/hostId",
    ),
    "platforms a list": (
        {"roles": ["companion"], "platforms": []},
        "azp_repo_field_invalid",
        "/packages/2/app/platforms",
    ),
    "handoffs": (
        {"roles": ["companion"], "handoffs": []},
        "azp_repo_summary_handoffs",
        "/packages/2/app/handoffs",
    ),
}


@pytest.mark.parametrize(("app", "code", "pointer"), APPS.values(), ids=APPS)
def test_what_the_summary_of_an_app_says_besides(app, code, pointer):
    """Its roles, and for a host its ID; no handoffs."""
    value = changed("search", "packages", 2, "app", value=app)
    assert places(value, "search") == [(code, pointer)]


@pytest.mark.parametrize("roles", [["companion"], ["host"], ["companion", "host"]])
def test_apps_that_may_be(roles):
    """A companion needs no host ID and may have one."""
    app = {"roles": roles, "hostId": "com.example.host", "platforms": {}}
    assert found(changed("search", "packages", 2, app=app), "search") == []


def test_blocks_of_kinds_belong_to_details():
    """Each is a warning, an app's block beside another kind too."""
    value = changed("search", "packages", 1, workflow={}, app={"roles": ["companion"]}, llm=None)
    told = [(code, severity, d["block"]) for code, severity, d in found(value, "search")]
    assert told == [
        ("azp_repo_summary_block", "warning", "app"),
        ("azp_repo_summary_block", "warning", "workflow"),
        ("azp_repo_summary_block", "warning", "llm"),
    ]


def test_types_of_summaries_and_details_are_open():
    """What is not known is a warning."""
    details = {"pointer": "/packages/1/types/0", "value": "hologram"}
    value = changed("search", "packages", 1, types=["hologram"])
    assert found(value, "search") == [("azp_repo_type_unknown", "warning", details)]
    details = {"pointer": "/types/0", "value": "hologram"}
    told = found(changed("detail", types=["hologram"]), "detail")
    assert told == [("azp_repo_type_unknown", "warning", details)]


# Detail


@pytest.mark.parametrize("name", ["id", "name", "latest", "kind", "types", "manifest", "versions"])
def test_members_that_a_detail_has_to_have(name):
    """The identity, the manifest and the versions."""
    assert places(changed("detail", name), "detail") == [("azp_repo_field_missing", f"/{name}")]


VERSION = {
    "no version": ("version", None, "azp_repo_field_missing", None),
    "no SemVer": ("version", "1.0", "azp_repo_field_invalid", "value"),
    "publishedAt": ("publishedAt", "yesterday", "azp_repo_field_invalid", "timestamp"),
    "publishedAt no day": ("publishedAt", "2026-02-30T00:00:00Z", "azp_repo_field_invalid", "timestamp"),
    "size": ("size", -1, "azp_repo_field_invalid", "value"),
    "digest": ("digest", "sha256-AB", "azp_repo_field_invalid", "digest"),
    "digest a number": ("digest", 1, "azp_repo_field_invalid", "type"),
    "yanked": ("yanked", "yes", "azp_repo_field_invalid", "type"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "value", "code", "reason"), VERSION.values(), ids=VERSION)
def test_shape_of_a_version(name, value, code, reason):
    """Each member that is wrong is told with its reason."""
    details = {"pointer": f"/versions/0/{name}"} | ({"reason": reason} if reason else {})
    whole = changed("detail", "versions", 0, name, value=value)
    assert found(whole, "detail")[:1] == [(code, "error", details)]


def versions(*names, latest=None, **flags):
    """Give the sample detail with these versions; `y…` are yanked."""
    listed = [
        {"version": name.removeprefix("y"), **({"yanked": True} if name[0] == "y" else {})}
        for name in names
    ]
    latest = latest or names[0].removeprefix("y")
    whole = changed("detail", versions=listed, version=latest, latest=latest, **flags)
    whole["manifest"]["version"] = latest
    return whole


ORDERS = {
    "newest first": (["2.0.0", "1.10.0", "1.9.0", "1.9.0-rc.10", "1.9.0-rc.9"], []),
    "numbers as texts": (["1.9.0", "1.10.0"], ["/versions/1/version"]),
    "prerelease above its release": (["1.0.0-rc.1", "1.0.0"], ["/versions/1/version"]),
    "builds in any order": (["1.0.0+a", "1.0.0+b", "1.0.0"], []),
    "two faults": (["1.0.0", "2.0.0", "3.0.0"], ["/versions/1/version", "/versions/2/version"]),
}


@pytest.mark.parametrize(("names", "pointers"), ORDERS.values(), ids=ORDERS)
def test_versions_stand_newest_first(names, pointers):
    """By precedence; builds do not count."""
    newest = {"numbers as texts": "1.10.0"}.get("", max(names))
    told = places(versions(*names, latest=newest), "detail")
    orders = [pointer for code, pointer in told if code == "azp_repo_versions_order"]
    assert orders == pointers


def test_a_version_stands_once():
    """The second one is told, and is not out of order."""
    details = {"pointer": "/versions/1/version", "version": "1.0.0"}
    told = found(versions("1.0.0", "1.0.0"), "detail")
    assert told == [("azp_repo_version_duplicate", "error", details)]


LATEST = {
    "the newest": (["2.0.0", "1.0.0"], "2.0.0", True),
    "an older one": (["2.0.0", "1.0.0"], "1.0.0", False),
    "the newest that is not yanked": (["y2.0.0", "1.0.0"], "1.0.0", True),
    "one that is yanked": (["y2.0.0", "1.0.0"], "2.0.0", False),
    "all are yanked": (["y2.0.0", "y1.0.0"], "2.0.0", True),
    "all are yanked, an older one": (["y2.0.0", "y1.0.0"], "1.0.0", False),
    "one that is not listed": (["2.0.0"], "3.0.0", False),
    "a build of the newest": (["2.0.0+a", "2.0.0+b"], "2.0.0+b", True),
    "a prerelease that is newer": (["2.0.0-rc.1", "1.0.0"], "2.0.0-rc.1", True),
}


@pytest.mark.parametrize(("names", "latest", "ok"), LATEST.values(), ids=LATEST)
def test_a_detail_describes_the_latest_version(names, latest, ok):
    """The newest that is not yanked."""
    told = places(versions(*names, latest=latest), "detail")
    wanted = [("azp_repo_latest_mismatch", "/version"), ("azp_repo_latest_mismatch", "/latest")]
    assert told == ([] if ok else wanted)


def test_the_manifest_of_a_detail_is_held_to_the_rules_of_manifests():
    """All codes of its errors are told once; warnings, payload and archive are left aside."""
    value = changed("detail", "manifest", "workflow", "definitions", 0, path="../x")
    value["manifest"]["workflow"]["agents"][0]["path"] = "not-listed.json"
    value["manifest"]["license"] = ""
    value["manifest"]["targetApps"] = value["targetApps"] = ["host"]
    codes = ["azp_item_path_unlisted", "azp_item_path_unsafe", "azp_manifest_field_invalid"]
    details = {"pointer": "/manifest", "codes": codes}
    assert found(value, "detail") == [("azp_repo_manifest_invalid", "error", details)]


def test_programs_show_in_the_names_of_files():
    """A suffix is no matter of payload."""
    value = document("detail")
    value["manifest"]["files"]["run.sh"] = "sha256-" + "0" * 64
    assert found(value, "detail")[0][2]["codes"] == ["azp_payload_executable"]


@pytest.mark.parametrize("field", ["id", "name", "kind", "version", "targetApps"])
def test_a_manifest_is_that_of_the_detail(field):
    """Five members are compared; the version against the latest."""
    others = {"id": "a.b", "name": "Other", "kind": "asset", "version": "9.9.9", "targetApps": []}
    value = changed("detail", "manifest", **{field: others[field]})
    details = {"pointer": f"/manifest/{field}", "field": field}
    told = [each for each in found(value, "detail") if each[0] == "azp_repo_manifest_mismatch"]
    assert told == [("azp_repo_manifest_mismatch", "error", details)]


def test_no_target_apps_are_an_empty_list():
    """Absent here and empty there is no difference."""
    value = changed("detail", targetApps=[])
    del value["manifest"]["targetApps"]
    assert found(value, "detail") == []


# Revocations


REVOKED = {"id": "a.b", "version": "1.0.0", "revokedAt": "2026-01-01T00:00:00Z"}


@pytest.mark.parametrize("name", REVOKED)
def test_members_that_a_revocation_has_to_have(name):
    """Three; a reason is free."""
    entry = {key: value for key, value in REVOKED.items() if key != name}
    told = places({"revocations": [entry]}, "revocations")
    assert told == [("azp_repo_field_missing", f"/revocations/0/{name}")]
    assert found({"revocations": [{**REVOKED, "reason": "broken"}]}, "revocations") == []


def test_revocations_stand_newest_first():
    """Compared as moments, not as texts; equal ones are in order."""
    stamps = ["2026-01-01T02:00:00+02:00", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z"]
    value = {"revocations": [{**REVOKED, "revokedAt": stamp} for stamp in stamps]}
    assert found(value, "revocations") == [
        ("azp_repo_revocations_order", "error", {"pointer": "/revocations/2/revokedAt"})
    ]


# Reading


def test_unknown_members_are_allowed_everywhere():
    """On every level of every document."""
    for name in ("index", "search", "detail", "revocations"):
        whole = document(name)
        pending = [whole]
        while pending:
            value = pending.pop()
            if isinstance(value, dict):
                inside = [each for key, each in value.items() if key not in ("manifest", "files")]
                pending += inside
                value["x-lab"] = {"any": [None]}
            elif isinstance(value, list):
                pending += value
        assert found(whole, name) == []


BYTES = {
    "bom": b"\xef\xbb\xbf{}",
    "utf8": b'{"name": "\xff"}',
    "syntax": b"{'name': 1}",
    "duplicate_key": b'{"name": "a", "name": "b"}',
    "dangerous_key": b'{"constructor": 1}',
    "not_object": b"[]",
    "size": b" " * ((1 << 24) + 1),
}


@pytest.mark.parametrize(("reason", "data"), BYTES.items(), ids=BYTES)
def test_a_document_that_cannot_be_read(context, work, reason, data):
    """It is taken for an index, and the reason is that of strict JSON."""
    (work / "d.json").write_bytes(data)
    outcome = check_repository(context, "d.json", None)
    (told,) = outcome.document["repository"]["diagnostics"]
    assert (told["code"], told["details"]) == ("azp_repo_document_invalid", {"reason": reason})
    assert outcome.document["repository"]["documents"][0]["document"] == "index"


def test_a_document_that_is_too_deep(context, work):
    """A limit has a code of its own."""
    (work / "d.json").write_bytes(b'{"a": ' + b"[" * 32 + b"]" * 32 + b"}")
    outcome = check_repository(context, "d.json", "search")
    (told,) = outcome.document["repository"]["diagnostics"]
    assert told["code"] == "azp_limit_exceeded"
    assert told["details"] == {"resource": "json_depth", "actual": 33, "limit": 32}
    assert "path" not in told


def test_the_user_may_say_what_a_document_is(context, work):
    """Then it is held to that."""
    (work / "d.json").write_text("{}")
    outcome = check_repository(context, "d.json", "revocations")
    told = [each["details"]["pointer"] for each in outcome.document["repository"]["diagnostics"]]
    assert told == ["/revocations"]


def test_what_cannot_be_checked(context, work):
    """A path to nothing is a failure, a kind for a folder a wrong call."""
    with pytest.raises(RasenError) as failed:
        check_repository(context, "nothing.json", None)
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    assert (diagnostic.code, diagnostic.target) == (
        "azp_file_not_found",
        str(work / "nothing.json"),
    )
    with pytest.raises(UsageError):
        check_repository(context, ".", "index")

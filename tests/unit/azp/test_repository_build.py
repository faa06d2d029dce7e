"""`rasen azp repository build`: a repository that is a function of its packages (spec 17)."""

from __future__ import annotations

import json
import os
import stat

import pytest

from rasen import schemas
from rasen.azp.payload import digest
from rasen.azp.repository_build import build_repository
from rasen.azp.repository_check import check_repository
from rasen.azp.repository_entries import asset_types, media_domains
from rasen.azp.repository_publishing import publishing_faults
from rasen.azp.repository_source import read_repository_source
from rasen.azp.secret_values import literal_secrets
from rasen.diagnostics import RasenError
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import public
from tests.unit.azp.repositories import manifest, packed, write
from tests.unit.files.test_atomic import fail_at, snapshot

ID = "org.example.desk"


@pytest.fixture
def build(context, work):
    """Give a function that builds `out` of the files of `src` and gives the document."""

    def run(files, output="out", *, force=False):
        write(work / "src", files)
        outcome = build_repository(context, "src", output, force=force)
        assert schemas.faults("output:azp-repository-build", outcome.document) == []
        assert outcome.status == int(outcome.document["repository"] is None)
        if outcome.status:
            source = read_repository_source(context, str(work / "src"))
            for told in [*source.diagnostics, *publishing_faults(source)]:
                hold_to_contract(told)
        elif not os.path.isabs(output):
            assert check_repository(context, output, None).status == 0
        return outcome.document

    return run


@pytest.fixture
def read(work):
    """Give a function that reads a document of `out`."""
    return lambda path: json.loads((work / "out" / path).read_bytes())


def refusal(document):
    """Give (code, name of the file, details) of each reason for which nothing was built."""
    assert document["repository"] is None
    assert [each["code"] for each in document["status"]] == ["azp_package_invalid"]
    return [
        (each["code"], os.path.basename(each["sourcePath"]), each.get("details", {}))
        for each in document["diagnostics"]
    ]


def failure(call):
    """Give code and target of the failure that a call ends with."""
    with pytest.raises(RasenError) as failed:
        call()
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    return diagnostic.code, diagnostic.target


def test_a_repository_of_packages_alone(build, read, work):
    """Without a description the folder names it, and the kinds that are carried are profiles."""
    data = packed(targetApps=["com.example.host"], author="Ada", description="A desk.")
    document = build({"deep/down/one.azp": data, "README.md": b"x"})
    root = str(work / "out")
    repository = document["repository"]
    assert (repository["ok"], repository["path"], repository["packages"]) == (True, root, 1)
    assert [each["document"] for each in repository["documents"]] == [
        "index", "search", "detail", "revocations",
    ]  # fmt: skip
    assert read(".well-known/azphalt-repository.json") == {
        "name": "src",
        "version": "0.1",
        "profiles": ["workflow"],
    }
    listing = {
        "id": ID,
        "name": "Desk",
        "version": "1.0.0",
        "latest": "1.0.0",
        "kind": "workflow",
        "types": [],
        "description": "A desk.",
        "author": "Ada",
        "targetApps": ["com.example.host"],
        "byteSize": len(data),
    }
    assert read("packages/index.json") == {
        "packages": [listing], "total": 1, "page": 1, "pages": 1,
    }  # fmt: skip
    detail = read(f"packages/{ID}/index.json")
    assert detail["versions"] == [{"version": "1.0.0", "size": len(data), "digest": digest(data)}]
    assert {key: value for key, value in detail.items() if key not in ("manifest", "versions")} == (
        listing
    )
    assert detail["manifest"]["workflow"]["format"] == "desk@1"
    assert read("revocations.json") == {"revocations": []}
    assert (work / f"out/packages/{ID}/versions/1.0.0/download").read_bytes() == data
    assert (work / "out/index.html").is_file()


def test_documents_are_written_in_one_way(build, work):
    """Two spaces and a final newline, members in the order of their schema."""
    build({"one.azp": packed()})
    for path in (work / "out").rglob("*.json"):
        text = path.read_text("utf-8")
        assert text == json.dumps(json.loads(text), indent=2, ensure_ascii=False) + "\n"
    listing = json.loads((work / f"out/packages/{ID}/index.json").read_bytes())
    order = list(schemas.load("common:azp-listing")["properties"])
    members = [name for name in listing if name in order]
    assert members == sorted(members, key=order.index)


def test_the_same_packages_give_the_same_repository(build, work):
    """Names and folders of the files, times, modes and mask leave no trace."""
    one, two = packed(3), packed(3, version="1.1.0")
    build({"one.azp": one, "two.azp": two})
    first = snapshot(work / "out")
    for path in (work / "src").rglob("*"):
        path.unlink()
    old = os.umask(0o077)
    try:
        write(work / "src", {"z/a.azp": one, "a/z.azp": two})
        build({}, "again")
    finally:
        os.umask(old)
    again = snapshot(work / "again")
    assert again == first
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (work / "again").rglob("*")}
    assert modes == {0o644, 0o755}


def described(*releases, **members):
    return {"name": "Guild", "version": "0.1", **members, "releases": list(releases)}


def test_a_description_is_taken_over(build, read):
    """The index is what its author says, unknown members included; releases go where they belong."""
    releases = [
        {"id": ID, "version": "1.0.0", "publishedAt": "2026-01-01T00:00:00Z"},
        {"id": ID, "version": "1.1.0", "yanked": True, "reason": "broken",
         "revokedAt": "2026-02-02T00:00:00Z"},
        {"id": "org.gone.long-ago", "version": "0.1.0", "revokedAt": "2026-03-03T00:00:00Z"},
    ]  # fmt: skip
    index = {"auth": {"type": "oauth2", "url": "https://a.b/"}, "x-lab": {"n": [1.5]}}
    build(
        {
            "one.azp": packed(),
            "two.azp": packed(version="1.1.0"),
            "repository.json": described(*releases, **index),
        }
    )
    assert read(".well-known/azphalt-repository.json") == {
        "name": "Guild", "version": "0.1", **index,
    }  # fmt: skip
    detail = read(f"packages/{ID}/index.json")
    assert (detail["version"], detail["latest"]) == ("1.0.0", "1.0.0")
    assert detail["updatedAt"] == "2026-01-01T00:00:00Z"
    assert [(v["version"], v.get("yanked"), v.get("publishedAt")) for v in detail["versions"]] == [
        ("1.1.0", True, None),
        ("1.0.0", None, "2026-01-01T00:00:00Z"),
    ]
    assert read("revocations.json")["revocations"] == [
        {"id": "org.gone.long-ago", "version": "0.1.0", "revokedAt": "2026-03-03T00:00:00Z"},
        {"id": ID, "version": "1.1.0", "revokedAt": "2026-02-02T00:00:00Z", "reason": "broken"},
    ]


def test_a_revoked_version_is_yanked_of_itself(build, read):
    """Whoever revokes need not say it twice."""
    release = {"id": ID, "version": "1.0.0", "revokedAt": "2026-02-02T00:00:00Z"}
    build({"one.azp": packed(), "repository.json": described(release)})
    assert read(f"packages/{ID}/index.json")["versions"][0]["yanked"] is True


def test_one_that_is_revoked_and_said_to_be_offered(build, work):
    """The documents would not agree, so nothing is built."""
    release = {
        "id": ID, "version": "1.0.0", "revokedAt": "2026-02-02T00:00:00Z", "yanked": False,
    }  # fmt: skip
    document = build({"one.azp": packed(), "repository.json": described(release)})
    assert refusal(document)[0][0] == "azp_repo_revoked_not_yanked"
    assert os.listdir(work) == ["src"]


def test_all_versions_are_yanked(build, read):
    """Then the newest one is described."""
    releases = [{"id": ID, "version": v, "yanked": True} for v in ("1.0.0", "1.1.0")]
    document = build(
        {
            "one.azp": packed(),
            "two.azp": packed(version="1.1.0"),
            "repository.json": described(*releases),
        }
    )
    assert read(f"packages/{ID}/index.json")["latest"] == "1.1.0"
    told = [each["code"] for each in document["repository"]["diagnostics"]]
    assert told == ["azp_repo_yanked_not_revoked"] * 2 + ["azp_repo_profile_unadvertised"]


def test_versions_are_listed_newest_first(build, read):
    """By precedence, builds by their text."""
    versions = ["1.0.0", "1.0.0-rc.9", "1.0.0-rc.10", "1.0.0+b", "1.0.0+a"]
    build({f"{number}.azp": packed(version=each) for number, each in enumerate(versions)})
    listed = [each["version"] for each in read(f"packages/{ID}/index.json")["versions"]]
    assert listed == ["1.0.0+b", "1.0.0+a", "1.0.0", "1.0.0-rc.10", "1.0.0-rc.9"]


def test_unlisted_packages_are_not_found(build, read, work):
    """They have a detail and no summary, and are not on the page."""
    build(
        {
            "one.azp": packed(),
            "two.azp": packed(identifier="org.example.attic", visibility="unlisted", name="Attic"),
        }
    )
    assert [each["id"] for each in read("packages/index.json")["packages"]] == [ID]
    assert read("packages/org.example.attic/index.json")["id"] == "org.example.attic"
    assert "Attic" not in (work / "out/index.html").read_text("utf-8")


def test_summaries_are_sorted_by_id(build, read):
    """Whatever the files are called."""
    ids = ["org.b.x", "Org.a.x", "org.a.x-2", "net.z.z"]
    build({f"{n}.azp": packed(identifier=each) for n, each in enumerate(ids)})
    listed = [each["id"] for each in read("packages/index.json")["packages"]]
    assert listed == ["Org.a.x", "net.z.z", "org.a.x-2", "org.b.x"]


def test_the_block_of_an_app_is_reduced(build, read):
    """Roles are stated, handoffs left out."""
    app = {"platforms": {"pwa": {}}, "handoffs": [{"id": "x"}], "name": "x"}
    host = {"platforms": {"pwa": {}}, "roles": ["host"], "hostId": "org.example.host"}
    build(
        {
            "a.azp": packed(identifier="org.example.a", kind="app", app=app),
            "b.azp": packed(identifier="org.example.b", kind="app", app=host),
        }
    )
    summaries = read("packages/index.json")["packages"]
    assert [each["app"] for each in summaries] == [
        {"roles": ["companion"], "platforms": {"pwa": {}}},
        {"roles": ["host"], "hostId": "org.example.host", "platforms": {"pwa": {}}},
    ]
    profiles = read(".well-known/azphalt-repository.json")["profiles"]
    assert profiles == ["companion"]


def test_types_and_domains_keep_their_order():
    """Each once, in the order in which the manifest shows them first."""
    assets = [{"type": each} for each in ("font", "lut", "font", "onnx", "x-lab", "hdri")]
    document = {
        "assets": [*assets, {"type": 5}, 7],
        "capabilities": ["audio", "canvas", "network"],
    }
    assert asset_types(document) == ["font", "lut", "onnx", "x-lab", "hdri"]
    assert media_domains(document) == ["font", "image", "video", "model", "3d", "audio"]
    assert media_domains({"capabilities": ["time", "color"]}) == ["video", "image"]
    assert media_domains({"contributes": {"transitions": [1]}}) == ["video"]
    assert media_domains({"contributes": {"transitions": []}, "assets": {}}) == []


TABLE = {
    "image": "brush lut pattern stamp shader palette image vector template overlay",
    "video": "lut shader transition motion video template overlay",
    "audio": "audio",
    "3d": "mesh material hdri",
    "model": "tflite litert onnx sherpa-bundle model task vosk-bundle",
    "font": "font",
}


@pytest.mark.parametrize("asset_type", schemas.load("common:azp-asset-type")["enum"])
def test_every_known_type_has_its_domains(asset_type):
    """By the table of the specification."""
    wanted = [domain for domain, types in TABLE.items() if asset_type in types.split()]
    assert wanted
    assert media_domains({"assets": [{"type": asset_type}]}) == wanted


# Refusals


def test_packages_that_do_not_verify(build, work):
    """All of them are told, and nothing is written."""
    document = build({"bad.azp": b"", "cut.azp": packed()[:-1], "good.azp": packed()})
    assert refusal(document) == [
        ("azp_repo_package_invalid", "bad.azp", {"codes": ["azp_zip_invalid"]}),
        ("azp_repo_package_invalid", "cut.azp", {"codes": ["azp_zip_invalid"]}),
    ]
    assert os.listdir(work) == ["src"]


def test_a_link_is_no_package(build, work):
    """It may lead anywhere, so it is told and not followed."""
    write(work / "src", {"one.azp": packed()})
    (work / "src/link.azp").symlink_to("one.azp")
    assert refusal(build({})) == [("azp_source_special", "link.azp", {"kind": "link"})]


def test_one_version_twice(build, work):
    """The second file, by the order of paths, is told with the first."""
    document = build({"a.azp": packed(), "b/c.azp": packed(author="Ada")})
    details = {"id": ID, "version": "1.0.0", "other": str(work / "src/a.azp")}
    assert refusal(document) == [("azp_repo_version_duplicate", "c.azp", details)]


def test_names_that_are_one_on_some_file_systems(build):
    """IDs and versions that differ by case only would share a folder somewhere."""
    document = build({"a.azp": packed(), "b.azp": packed(identifier="Org.Example.desk")})
    details = {"id": "Org.Example.desk", "other": ID}
    assert refusal(document) == [("azp_repo_package_duplicate", "b.azp", details)]


def test_versions_that_are_one_on_some_file_systems(build):
    """The same holds for prereleases."""
    document = build({"a.azp": packed(version="1.0.0-rc"), "b.azp": packed(version="1.0.0-RC")})
    assert [code for code, _, _ in refusal(document)] == ["azp_repo_version_duplicate"]


def test_private_packages(build):
    """They are not published by mistake."""
    document = build({"a.azp": packed(visibility="private")})
    assert refusal(document) == [("azp_repo_private", "a.azp", {"id": ID})]


@pytest.mark.parametrize(
    ("identifier", "reason"),
    [("con.example", "windows_device"), ("a." + "b" * 230, "too_long")],
)
def test_ids_that_make_no_safe_path(build, identifier, reason):
    """A repository has to be servable from any file system."""
    (told,) = refusal(build({"a.azp": packed(identifier=identifier)}))
    assert (told[0], told[2]) == ("azp_path_unsafe", {"reason": reason})


SECRETS = {
    "in a package of any kind": ({"notes": {"apiToken": "abcdefgh"}}, ["/notes/apiToken"]),
    "in a list": ({"x": [{"PASSWORD": "12345678"}]}, ["/x/0/PASSWORD"]),
    "short": ({"token": "abcdefg"}, []),
    "a digest": ({"key": "sha256-" + "0" * 64}, []),
    "an input": ({"api-key": "${input:key}"}, []),
    "no text": ({"secret": 123456789, "tokens": ["abcdefgh"]}, []),
    "no such name": ({"title": "abcdefghijk"}, []),
    "below such a name": ({"credentials": {"user": "abcdefghijk"}}, []),
    "two": ({"bearer": "abcdefgh", "authorization": "abcdefgh"}, ["/bearer", "/authorization"]),
}


@pytest.mark.parametrize(("members", "pointers"), SECRETS.values(), ids=SECRETS)
def test_secrets_that_stand_in_a_manifest(members, pointers):
    """A value of eight characters under the name of a secret is one, unless it is a reference."""
    told = list(literal_secrets(manifest(**members)))
    assert [(each.code, each.details["pointer"]) for each in told] == [
        ("azp_secret_literal", pointer) for pointer in pointers
    ]


def test_a_secret_refuses_the_build(build):
    """It would be public the next moment."""
    document = build({"a.azp": packed(deploy={"accessToken": "abcdefgh"})})
    assert refusal(document) == [
        ("azp_secret_literal", "a.azp", {"pointer": "/deploy/accessToken"})
    ]


PUBLISHERS = {
    "one key": ([(3,), (3,)], []),
    "the old key vouches for the new one": ([(3,), (4, 3)], []),
    "the new key vouches for the old one": ([(3, 4), (4,)], []),
    "over a third version": ([(3,), (4, 3), (5, 4)], []),
    "two keys": ([(3,), (4,)], [1]),
    "a registry vouches for both": ([(3, 6), (4, 6)], [1]),
    "back to the old key": ([(3,), (4, 3), (3,)], []),
    "an unsigned one between": ([(3,), (), (3,)], []),
    "two strangers": ([(3,), (4,), (5, 4)], [1, 2]),
}


@pytest.mark.parametrize(("signers", "strangers"), PUBLISHERS.values(), ids=PUBLISHERS)
def test_versions_are_of_one_publisher(build, signers, strangers):
    """Their keys are one, or vouch for each other."""
    files = {
        f"{number}.azp": packed(*numbers, version=f"1.{number}.0")
        for number, numbers in enumerate(signers)
    }
    document = build(files)
    if not strangers:
        assert document["repository"] is not None
        return
    assert refusal(document) == [
        (
            "azp_publisher_changed",
            f"{number}.azp",
            {"id": ID, "expected": public(signers[0][0]), "actual": public(signers[number][0])},
        )
        for number in strangers
    ]


DESCRIPTIONS = {
    "no JSON": (b"{", "azp_repo_document_invalid", {"reason": "syntax"}),
    "no name": ({"version": "1"}, "azp_repo_field_missing", {"pointer": "/name"}),
    "a bad release": (
        described({"id": "x", "version": "1.0.0"}),
        "azp_repo_field_invalid",
        {"pointer": "/releases/0/id", "reason": "value"},
    ),
    "a release of no package": (
        described({"id": ID, "version": "9.9.9", "yanked": True}),
        "azp_repo_field_invalid",
        {"pointer": "/releases/0/version", "reason": "value"},
    ),
    "a release twice": (
        described(*[{"id": ID, "version": "1.0.0"}] * 2),
        "azp_repo_version_duplicate",
        {"pointer": "/releases/1/version", "id": ID, "version": "1.0.0"},
    ),
    "a key twice": (
        described(signingKeys=[{"publicKey": public(1)}] * 2),
        "azp_repo_key_duplicate",
        {"pointer": "/signingKeys/1/publicKey"},
    ),
    "too large": (b" " * ((1 << 24) + 1), "azp_repo_document_invalid", {"reason": "size"}),
}


@pytest.mark.parametrize(("content", "code", "details"), DESCRIPTIONS.values(), ids=DESCRIPTIONS)
def test_descriptions_that_refuse_the_build(build, content, code, details):
    """The fault is told at `repository.json`."""
    document = build({"a.azp": packed(), "repository.json": content})
    assert refusal(document) == [(code, "repository.json", details)]


# Places


def test_a_source_that_is_no_folder(context, work):
    """The failure names it."""
    expected = ("azp_source_not_directory", str(work / "nothing"))
    assert failure(lambda: build_repository(context, "nothing", "out", force=False)) == expected


def test_an_empty_source_makes_an_empty_repository(build, read):
    """It is right all the same."""
    build({"README": b""})
    assert read("packages/index.json") == {"packages": [], "total": 0, "page": 1, "pages": 1}


def test_what_is_in_the_way_is_left_alone(build, work):
    """A file, a link, a folder with something in it."""
    (work / "file").write_text("x")
    (work / "link").symlink_to("empty")
    (work / "empty").mkdir()
    write(work, {"full/x": b"x"})
    for name, code in {
        "file": "azp_output_exists",
        "link": "azp_output_exists",
        "full": "azp_output_not_empty",
    }.items():
        for force in (False, True):
            call = _calling(build, {"a.azp": packed()}, name, force=force)
            assert failure(call) == (code, str(work / name))
    build({"a.azp": packed()}, "empty")


def _calling(build, files, name, *, force):
    return lambda: build(files, name, force=force)


def test_force_replaces_a_repository_and_nothing_else(build, work, read):
    """What was there before is gone as a whole."""
    build({"a.azp": packed()})
    (work / "out/leftover").write_text("x")
    call = _calling(build, {"a.azp": packed(version="2.0.0")}, "out", force=False)
    assert failure(call) == ("azp_output_not_empty", str(work / "out"))
    build({"a.azp": packed(version="2.0.0")}, force=True)
    assert read(f"packages/{ID}/index.json")["latest"] == "2.0.0"
    assert not (work / "out/leftover").exists()
    assert not (work / f"out/packages/{ID}/versions/1.0.0").exists()
    assert sorted(os.listdir(work)) == ["out", "src"]


@pytest.mark.parametrize("output", ["src", ".", ".."])
def test_the_source_is_never_replaced(build, context, work, output):
    """Not even where it looks like a repository."""
    write(work / "src", {"a.azp": packed(), ".well-known/azphalt-repository.json": {}})
    before = snapshot(work)
    call = lambda: build_repository(context, "src", output, force=True)  # noqa: E731
    assert failure(call)[0] == "azp_output_exists"
    assert snapshot(work) == before


def test_a_repository_may_be_built_inside_of_its_source(build, work):
    """What was built is not taken for a package the next time."""
    build({"a.azp": packed()}, "src/public")
    build({}, "src/public", force=True)
    assert (work / f"src/public/packages/{ID}/index.json").is_file()


@pytest.mark.parametrize("call", ["create", "write", "mkdir", "rename"])
@pytest.mark.parametrize("there", [False, True])
def test_a_failing_system_leaves_what_was_there(build, work, monkeypatch, call, there):
    """Nothing, or the repository as it was."""
    if there:
        build({"a.azp": packed()})
    write(work / "src", {"a.azp": packed(version="2.0.0")})
    before = snapshot(work)
    failed = fail_at(monkeypatch, call, 1)
    assert failure(_calling(build, {}, "out", force=True)) == (
        "azp_write_failed",
        str(work / "out"),
    )
    assert failed
    assert snapshot(work) == before


def test_a_package_that_changes_meanwhile(build, work, monkeypatch):
    """What is written is what was verified, or nothing."""
    write(work / "src", {"a.azp": packed()})
    monkeypatch.setattr(
        "rasen.azp.repository_build.page",
        lambda _: (work / "src/a.azp").write_bytes(packed(author="Eve")) and b"",
    )
    assert failure(_calling(build, {}, "out", force=False)) == (
        "azp_file_unreadable",
        str(work / "src/a.azp"),
    )
    assert os.listdir(work) == ["src"]

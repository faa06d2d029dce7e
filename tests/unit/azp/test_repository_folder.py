"""The folder of a whole repository: its packages, and whether its documents agree (spec 17)."""

from __future__ import annotations

import copy
import os

import pytest

from rasen import schemas
from rasen.azp.repository_check import check_repository
from rasen.azp.repository_folder import check_folder
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.repositories import packed, whole_repository, write

INDEX = ".well-known/azphalt-repository.json"
SEARCH = "packages/index.json"
DETAIL = "packages/org.example.desk/index.json"
DOWNLOAD = "packages/org.example.desk/versions/1.0.0/download"
REVOCATIONS = "revocations.json"


@pytest.fixture
def check(context, work):
    """Give a function that checks a repository of these files and gives the document."""

    def run(files):
        write(work / "repo", files)
        documents = check_folder(str(work / "repo"))
        for told in documents.diagnostics:
            hold_to_contract(told)
        outcome = check_repository(context, "repo", None)
        assert schemas.faults("output:azp-repository-check", outcome.document) == []
        repository = outcome.document["repository"]
        assert outcome.status == int(not repository["ok"])
        return repository

    return run


def found(repository):
    """Give (code, source below the folder, details) of each diagnostic."""
    root = repository["path"] + "/"
    return [
        (each["code"], each["sourcePath"].removeprefix(root), each.get("details", {}))
        for each in repository["diagnostics"]
    ]


def changed(**replaced):
    """Give the files of the good repository, some members of a document replaced."""
    files = copy.deepcopy(whole_repository())
    for path, members in replaced.items():
        files[{"index": INDEX, "search": SEARCH, "detail": DETAIL}[path]].update(members)
    return files


def test_a_repository_that_is_right(check):
    """All documents are listed in the order of the checks, its packages counted."""
    repository = check(whole_repository())
    assert repository["diagnostics"] == []
    assert (repository["ok"], repository["packages"]) == (True, 1)
    root = repository["path"]
    assert repository["documents"] == [
        {"path": f"{root}/{path}", "document": kind, "ok": True}
        for path, kind in {
            INDEX: "index",
            SEARCH: "search",
            DETAIL: "detail",
            REVOCATIONS: "revocations",
        }.items()
    ]


@pytest.mark.parametrize(("path", "ok"), [(INDEX, False), (SEARCH, False), (REVOCATIONS, True)])
def test_documents_that_have_to_be_there(check, path, ok):
    """Index and search answer; revocations only where there are any."""
    files = whole_repository()
    del files[path]
    repository = check(files)
    told = [("azp_repo_document_invalid", path, {"reason": "missing"})]
    assert found(repository) == ([] if ok else told)
    assert len(repository["documents"]) == (4 if not ok else 3)


def test_documents_are_checked_like_lone_ones(check):
    """Their faults are told with their paths, and the others stay ok."""
    repository = check(changed(index={"name": 1}))
    assert found(repository) == [
        ("azp_repo_field_invalid", INDEX, {"pointer": "/name", "reason": "type"})
    ]
    assert [each["ok"] for each in repository["documents"]] == [False, True, True, True]


def test_a_summary_needs_a_detail(check):
    """A folder without one is told as well."""
    files = whole_repository()
    del files[DETAIL]
    assert found(check(files)) == [
        ("azp_repo_document_invalid", DETAIL, {"reason": "missing"}),
        ("azp_repo_profile_unused", INDEX, {"pointer": "/profiles/0", "value": "workflow"}),
    ]


def test_a_summary_of_a_package_that_is_not_there(check):
    """It has no detail."""
    files = whole_repository()
    other = {**files[SEARCH]["packages"][0], "id": "org.example.other"}
    files[SEARCH].update(packages=[files[SEARCH]["packages"][0], other], total=2)
    details = {"pointer": "/packages/1/id", "id": "org.example.other"}
    assert found(check(files)) == [("azp_repo_detail_missing", SEARCH, details)]


def test_a_detail_need_not_be_listed(check):
    """Packages that no search finds are there all the same."""
    assert check(changed(search={"packages": [], "total": 0}))["ok"]


def test_summary_and_detail_say_the_same(check):
    """What both have is compared; what one of them lacks is not, but for target apps."""
    files = changed(detail={"description": "One.", "targetApps": []})
    summary = files[SEARCH]["packages"][0]
    summary.update(name="Other", description="Two.", rating=3, downloads=5)
    details = {
        "pointer": "/packages/0",
        "id": "org.example.desk",
        "fields": ["name", "description"],
    }
    assert found(check(files)) == [("azp_repo_summary_mismatch", SEARCH, details)]
    summary.update(name="Desk", description="One.", targetApps=["a.b"])
    details = {**details, "fields": ["targetApps"]}
    assert found(check(files)) == [("azp_repo_summary_mismatch", SEARCH, details)]


def test_a_detail_lies_in_the_folder_of_its_id(check):
    """The name of the folder is its ID."""
    files = whole_repository()
    moved = {path.replace("org.example.desk", "org.example.table"): files.pop(path)
             for path in (DETAIL, DOWNLOAD)}  # fmt: skip
    files[SEARCH].update(packages=[], total=0)
    place = "packages/org.example.table/index.json"
    assert found(check(files | moved)) == [
        ("azp_repo_manifest_mismatch", place, {"pointer": "/versions/0", "field": "id"}),
        ("azp_repo_field_invalid", place, {"pointer": "/id", "reason": "value"}),
    ]


# Packages


def test_every_version_has_a_file(check):
    """One that is missing is told at its version."""
    files = whole_repository()
    files[DETAIL]["versions"].append({"version": "0.9.0"})
    repository = check(files)
    details = {"pointer": "/versions/1", "version": "0.9.0"}
    assert found(repository) == [("azp_repo_download_missing", DETAIL, details)]
    assert repository["packages"] == 1


def test_size_and_digest_are_those_of_the_file(check):
    """Where the detail states them."""
    files = whole_repository()
    version = files[DETAIL]["versions"][0]
    size, digest = version["size"], version["digest"]
    version.update(size=1, digest="sha256-" + "0" * 64)
    assert found(check(files)) == [
        (
            "azp_repo_size_mismatch",
            DETAIL,
            {"pointer": "/versions/0/size", "expected": 1, "actual": size},
        ),
        (
            "azp_repo_digest_mismatch",
            DETAIL,
            {
                "pointer": "/versions/0/digest",
                "expected": "sha256-" + "0" * 64,
                "actual": digest,
            },
        ),
    ]
    files[DETAIL]["versions"] = [{"version": "1.0.0"}]
    assert check(files)["ok"]


def test_packages_are_verified(check):
    """The codes of a package that is not ok are told at its file."""
    files = whole_repository()
    files[DETAIL]["versions"] = [{"version": "1.0.0"}]
    files[DOWNLOAD] = files[DOWNLOAD][:-1]
    assert found(check(files)) == [
        ("azp_repo_package_invalid", DOWNLOAD, {"codes": ["azp_zip_invalid"]})
    ]


def test_a_package_that_is_too_large_is_not_read(check, work):
    """Its size alone is looked at."""
    files = whole_repository()
    files[DETAIL]["versions"] = [{"version": "1.0.0"}]
    write(work / "repo", files)
    del files[DOWNLOAD]
    with open(work / "repo" / DOWNLOAD, "wb") as file:
        file.truncate(1 << 36)
    assert found(check(files)) == [
        ("azp_repo_package_invalid", DOWNLOAD, {"codes": ["azp_limit_exceeded"]})
    ]


@pytest.mark.parametrize(
    ("members", "field"),
    [({"identifier": "org.example.other"}, "id"), ({"version": "1.0.1"}, "version")],
)
def test_a_file_is_the_version_that_its_path_says(check, members, field):
    """Another package, or another version of it, is told."""
    files = whole_repository()
    files[DETAIL]["versions"] = [{"version": "1.0.0"}]
    files[DOWNLOAD] = packed(**members)
    details = {"pointer": "/versions/0", "field": field}
    assert found(check(files)) == [("azp_repo_manifest_mismatch", DETAIL, details)]


def test_the_manifest_of_a_detail_is_that_of_the_latest_file(check):
    """Whole, but for the order of members."""
    files = whole_repository()
    manifest = files[DETAIL]["manifest"]
    files[DETAIL]["manifest"] = dict(reversed(manifest.items()))
    assert check(files)["ok"]
    files[DETAIL]["manifest"] = {**manifest, "author": "Ada"}
    assert found(check(files)) == [("azp_repo_manifest_mismatch", DETAIL, {"pointer": "/manifest"})]


def test_older_files_may_have_other_manifests(check):
    """Only the latest one is compared whole."""
    files = whole_repository()
    files[DETAIL]["versions"].append({"version": "0.9.0"})
    old = packed(version="0.9.0", author="Ada")
    files["packages/org.example.desk/versions/0.9.0/download"] = old
    repository = check(files)
    assert (repository["ok"], repository["packages"]) == (True, 2)


def test_links_out_of_the_folder_are_not_followed(check, work):
    """What they lead to counts as missing; a link inside is what it leads to."""
    files = whole_repository()
    write(work / "repo", files)
    (work / "outside").write_bytes(files.pop(DOWNLOAD))
    place = work / "repo" / DOWNLOAD
    place.unlink()
    place.symlink_to(work / "outside")
    assert [code for code, _, _ in found(check(files))] == ["azp_repo_download_missing"]
    place.unlink()
    (work / "repo/inside").write_bytes((work / "outside").read_bytes())
    place.symlink_to("../../../../inside")
    assert check(files)["ok"]


# Revocations and profiles


def revoked(*, yanked):
    files = whole_repository()
    entry = {
        "id": "org.example.desk",
        "version": "1.0.0",
        "revokedAt": "2026-01-01T00:00:00Z",
    }
    files[REVOCATIONS]["revocations"] = [{**entry, "id": "org.gone.long-ago"}, entry]
    files[DETAIL]["versions"][0]["yanked"] = yanked
    return files


def test_what_is_revoked_is_yanked(check):
    """Else it would still be offered; revocations of packages that are gone are fine."""
    details = {"pointer": "/revocations/1", "id": "org.example.desk", "version": "1.0.0"}
    assert found(check(revoked(yanked=False))) == [
        ("azp_repo_revoked_not_yanked", REVOCATIONS, details)
    ]
    assert found(check(revoked(yanked=True))) == []


@pytest.mark.parametrize("there", [True, False])
def test_what_is_yanked_should_be_revoked(check, there):
    """A warning, also where there are no revocations at all."""
    files = revoked(yanked=True)
    files[REVOCATIONS]["revocations"] = []
    if not there:
        del files[REVOCATIONS]
    repository = check(files)
    details = {"pointer": "/versions/0", "id": "org.example.desk", "version": "1.0.0"}
    assert found(repository) == [("azp_repo_yanked_not_revoked", DETAIL, details)]
    assert repository["ok"]


@pytest.mark.parametrize("profiles", [None, [], ["image"]])
def test_workflows_may_be_carried_in_silence(check, profiles):
    """That is worth a word and no more."""
    files = whole_repository()
    files[INDEX]["profiles"] = profiles
    if profiles is None:
        del files[INDEX]["profiles"]
    repository = check(files)
    (told,) = repository["diagnostics"]
    assert (told["code"], told["severity"]) == ("azp_repo_profile_unadvertised", "info")
    assert told["details"] == {"value": "workflow"}
    assert repository["ok"]


def test_profiles_that_no_package_has(check):
    """A warning for each kind's profile; those of assets are about something else."""
    repository = check(changed(index={"profiles": ["image", "companion", "workflow", "x"]}))
    told = [(code, details) for code, _, details in found(repository)]
    assert told == [
        ("azp_repo_profile_unknown", {"pointer": "/profiles/3", "value": "x"}),
        ("azp_repo_profile_unused", {"pointer": "/profiles/1", "value": "companion"}),
    ]


def test_a_folder_that_is_no_repository(check):
    """Its two documents are missing, whatever else is in it."""
    repository = check({"README": b""})
    assert [code for code, _, _ in found(repository)] == ["azp_repo_document_invalid"] * 2


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="needs names that are no text")
def test_folders_of_any_name(check, work):
    """Names that are no IDs, or no texts, are looked at and told."""
    write(work / "repo", whole_repository())
    os.makedirs(os.fsencode(work / "repo/packages") + b"/\xff")
    repository = check({"packages/..x/index.json": {}})
    assert not repository["ok"]
    assert len(repository["documents"]) == 6

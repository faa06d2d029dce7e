"""`rasen azp unpack`: verified files become a folder, all of them or none."""

from __future__ import annotations

import json
import os
import stat

import pytest

from rasen import schemas
from rasen.azp.pack import Request, pack_folder
from rasen.azp.unpack import unpack_file
from rasen.diagnostics import RasenError
from tests.unit.azp.archives import LICENSE, File, archive, manifest, package
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import VECTORS
from tests.unit.files.test_atomic import fail_at, snapshot

EXPECTED = json.loads((VECTORS / "expectations.json").read_bytes())


@pytest.fixture
def unpack(context, work):
    """Give a function that unpacks bytes into `out` and gives the document."""

    def run(data, output="out"):
        (work / "p.azp").write_bytes(data)
        outcome = unpack_file(context, "p.azp", output)
        assert schemas.faults("output:azp-unpack", outcome.document) == []
        assert outcome.status == int(outcome.document["unpacked"] is None)
        return outcome.document

    return run


def failure(call):
    """Give code and target of the failure that a call ends with."""
    with pytest.raises(RasenError) as failed:
        call()
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    return diagnostic.code, diagnostic.target


def attempt(call):
    """Give the codes that a call fails with, None where it does not."""
    try:
        call()
    except RasenError as error:
        return [each.code for each in error.diagnostics]
    return None


@pytest.mark.parametrize("item", [e for e in EXPECTED if e["ok"]], ids=lambda item: item["file"])
def test_every_ok_package_can_be_unpacked(unpack, work, item):
    """Each entry becomes a file; the document lists them in the order of packing."""
    document = unpack((VECTORS / item["file"]).read_bytes())
    files = [path.relative_to(work / "out").as_posix() for path in (work / "out").rglob("*")
             if path.is_file()]  # fmt: skip
    assert document["unpacked"]["path"] == str(work / "out")
    assert sorted(document["unpacked"]["files"]) == sorted(files)
    assert document["unpacked"]["files"] == sorted(
        files, key=lambda name: name.encode("utf-16-be", "surrogatepass")
    )


@pytest.mark.parametrize("item", [e for e in EXPECTED if not e["ok"]], ids=lambda e: e["file"])
def test_no_other_package_is_unpacked(unpack, work, item):
    """Nothing at all is written, and the diagnostics are those of verification."""
    document = unpack((VECTORS / item["file"]).read_bytes())
    assert document["unpacked"] is None
    assert [each["code"] for each in document["status"]] == ["azp_package_invalid"]
    errors = {each["code"] for each in document["diagnostics"] if each["severity"] == "error"}
    assert errors == set(item["codes"])
    assert os.listdir(work) == ["p.azp"]


def test_nothing_that_is_unpacked_can_be_executed(unpack, work):
    """Modes in the archive mean nothing: files are 0644, folders 0755, whatever the mask."""
    mode = {"attributes": (stat.S_IFREG | 0o4755) << 16}
    payload = {"main.json": b"{}", "a/b/c.txt": b"#"}
    contents = {
        "LICENSE": LICENSE,
        "manifest.json": json.dumps(manifest(payload=payload)).encode(),
        **payload,
    }
    files = [File(name, content, central=mode) for name, content in contents.items()]
    old = os.umask(0o077)
    try:
        assert unpack(archive(files))["unpacked"] is not None
    finally:
        os.umask(old)
    modes = {p.name: stat.S_IMODE(p.lstat().st_mode) for p in (work / "out").rglob("*")}
    assert {modes[name] for name in ("LICENSE", "main.json", "c.txt")} == {0o644}
    assert {modes[name] for name in ("a", "b")} == {0o755}
    assert stat.S_IMODE((work / "out").stat().st_mode) == 0o755


def test_an_empty_folder_is_filled(unpack, work):
    """It stays the folder that it was."""
    (work / "out").mkdir(mode=0o700)
    before = (work / "out").stat().st_ino
    assert unpack(package())["unpacked"] is not None
    assert (work / "out").stat().st_ino == before


def test_folders_above_are_made(unpack, work):
    """The path may lead through folders that are not there yet."""
    unpack(package(), "a/b/out")
    assert (work / "a/b/out/LICENSE").is_file()


PLACES = {
    "folder with something in it": (
        "azp_output_not_empty",
        lambda p: (p / "x").mkdir(parents=True),
    ),
    "file": ("azp_output_exists", lambda p: p.touch()),
    "link to an empty folder": ("azp_output_exists", lambda p: p.symlink_to(p.parent / "empty")),
    "link to nothing": ("azp_output_exists", lambda p: p.symlink_to("nowhere")),
}


@pytest.mark.parametrize(("code", "make"), PLACES.values(), ids=PLACES)
def test_what_is_in_the_way_is_left_alone(unpack, work, code, make):
    """Only a place that is free or empty is taken; links are not followed."""
    (work / "empty").mkdir()
    make(work / "out")
    before = snapshot(work)
    assert failure(lambda: unpack(package())) == (code, str(work / "out"))
    assert {k: v for k, v in snapshot(work).items() if k != "p.azp"} == before


@pytest.mark.parametrize("call", ["create", "write", "sync", "chmod", "mkdir", "rename"])
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("there", [False, True])
def test_a_failing_system_leaves_nothing(unpack, work, monkeypatch, call, turn, there):
    """All files are written or none, also where the folder is there already."""
    if there:
        (work / "out").mkdir()
    failed = fail_at(monkeypatch, call, turn)
    codes = attempt(lambda: unpack(package()))
    if codes is not None:
        assert codes == ["azp_write_failed"]
        assert failed
        assert not (work / "out").exists() or os.listdir(work / "out") == []
        assert set(os.listdir(work)) <= {"out", "p.azp"}
    else:
        # What is called once less, or where a refusal changes nothing.
        assert not failed or call == "sync"
        assert len(os.listdir(work / "out")) == 3


def test_a_package_that_is_not_there(context, work):
    """The failure names it."""
    expected = ("azp_file_not_found", str(work / "nothing.azp"))
    assert failure(lambda: unpack_file(context, "nothing.azp", "out")) == expected


@pytest.mark.parametrize("vector", json.loads((VECTORS / "pack.json").read_bytes()),
                         ids=lambda vector: vector["source"])  # fmt: skip
def test_unpacking_and_packing_again_is_the_identity(context, work, vector):
    """A package of ours comes out as it went in."""
    pack_folder(context, Request(str(VECTORS / vector["source"]), "one.azp"))
    unpack_file(context, "one.azp", "folder")
    pack_folder(context, Request("folder", "two.azp"))
    assert (work / "one.azp").read_bytes() == (work / "two.azp").read_bytes()

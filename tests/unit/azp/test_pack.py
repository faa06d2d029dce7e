"""`rasen azp pack`: which files of a folder make a package, and what refuses to be one (spec 15)."""

from __future__ import annotations

import json
import os
import socket
import time
import unicodedata
from functools import partial

import pytest

from rasen import schemas
from rasen.azp.container import read_container
from rasen.azp.pack import Request, pack_folder
from rasen.azp.verification import verify
from rasen.diagnostics import RasenError
from rasen.files import reading, system
from tests.unit.azp.findings import hold_to_contract
from tests.unit.azp.keys import pem, public
from tests.unit.files.test_atomic import fail_at


@pytest.fixture
def pack(context, work):
    """Give a function that packs a folder into `out.azp` and gives the document."""

    def run(folder="desk", output="out.azp", **options):
        outcome = pack_folder(context, Request(str(folder), str(output), **options))
        assert schemas.faults("output:azp-pack", outcome.document) == []
        assert outcome.status == int(outcome.document["packed"] is None)
        return outcome.document

    return run


def codes(document):
    """Give the codes of a refusal: that of the failure, then those of the reasons."""
    assert document["packed"] is None
    return [each["code"] for each in [*document["status"], *document["diagnostics"]]]


def failure(call):
    """Give code and target of the failure that a call ends with."""
    with pytest.raises(RasenError) as failed:
        call()
    (diagnostic,) = failed.value.diagnostics
    hold_to_contract(diagnostic)
    return diagnostic.code, diagnostic.target


def test_a_folder_becomes_a_package(source, pack, work):
    """The document says what was written; the manifest has new digests."""
    source(files={"notes/empty.txt": b"", "files.txt": b"\r\n"}, files_member=1)
    packed = pack()["packed"]
    data = (work / "out.azp").read_bytes()
    assert packed == {
        "path": str(work / "out.azp"),
        "size": len(data),
        "digest": packed["digest"],
        "id": "org.example.desk",
        "version": "1.0.0",
        "kind": "workflow",
        "signed": False,
        "entries": ["LICENSE", "files.txt", "main.json", "manifest.json", "notes/empty.txt"],
        "ignored": [],
    }
    verification = verify(data)
    assert verification.ok
    assert list(verification.manifest["files"]) == [
        name for name in packed["entries"] if name != "manifest.json"
    ]


def test_warnings_of_the_package_are_told(source, pack):
    """A package that is written may have something to be said about it."""
    source(targetApps=["desk"])
    told = [each["code"] for each in pack()["diagnostics"]]
    assert told == ["azp_target_app_unqualified", "azp_unsigned"]


LEFT_OUT = [
    ".DS_Store",
    ".git/config",
    "._main.json",
    "__MACOSX/._x",
    "a/.DS_Store",
    "a/.svn/entries",
    "a/Thumbs.db",
    "a/b/desktop.ini",
    "a/.hg/store",
    "signature.json",
]


def test_what_nobody_means_to_pack_is_left_out_and_told(source, pack):
    """Files of systems, folders of version control, an old signature: a folder counts as one."""
    source(files=dict.fromkeys(LEFT_OUT, b"x"))
    packed = pack()["packed"]
    assert packed["entries"] == ["LICENSE", "main.json", "manifest.json"]
    assert packed["ignored"] == [
        ".DS_Store",
        "._main.json",
        ".git",
        "__MACOSX",
        "a/.DS_Store",
        "a/.hg",
        "a/.svn",
        "a/Thumbs.db",
        "a/b/desktop.ini",
        "signature.json",
    ]


def test_what_only_looks_like_that_is_packed(source, pack):
    """Names count exactly, a signature only at the top, and a file `.git` is no folder."""
    names = [".git", ".gitignore", "a/signature.json", "thumbs.db", "x.DS_Store"]
    source(files=dict.fromkeys(names, b"x"))
    packed = pack()["packed"]
    assert packed["ignored"] == []
    assert set(names) < set(packed["entries"])


@pytest.mark.parametrize("through_link", [False, True])
def test_the_output_file_is_no_part_of_the_package(source, pack, work, through_link):
    """A package may be written into its own source, again and again, with the same bytes."""
    source()
    folder = work / "desk"
    if through_link:
        (work / "link").symlink_to("desk")
        folder = work / "link"
    first = pack(folder, folder / "out.azp")["packed"]
    again = pack("desk", folder / "out.azp", force=True)["packed"]
    assert (first["ignored"], again["ignored"]) == ([], ["out.azp"])
    assert again["digest"] == first["digest"]


def test_empty_folders_leave_no_trace(source, pack, work):
    """Only files make a package."""
    plain = source() and pack()["packed"]["digest"]
    (work / "desk/a/b").mkdir(parents=True)
    assert pack(force=True)["packed"]["digest"] == plain


def test_names_are_packed_in_normal_form(source, pack):
    """A name that a system keeps in pieces is written composed."""
    name = "e\u0301.txt"
    source(files={name: b"x"})
    assert unicodedata.normalize("NFC", name) in pack()["packed"]["entries"]


def test_two_names_that_become_one_are_refused(source, pack, work):
    """Nobody can tell which of the two is meant."""
    source(files={"e\u0301.txt": b"1", "\u00e9.txt": b"2"})
    document = pack()
    assert codes(document) == ["azp_package_invalid", "azp_source_collision"]
    (told,) = document["diagnostics"]
    assert (told["path"], told["details"]) == ("\u00e9.txt", {"count": 2})
    assert not (work / "out.azp").exists()


def special(path, kind):
    if kind == "link":
        path.symlink_to("main.json")
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        here = os.getcwd()
        os.chdir(path.parent)  # the path of a socket may not be long
        socket.socket(socket.AF_UNIX).bind(path.name)
        os.chdir(here)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("kind", ["link", "pipe", "socket"])
def test_links_and_special_files_are_refused(source, pack, work, kind):
    """They are neither followed nor opened, also where their name is one of a folder to leave out."""
    source()
    special(work / "desk/x", kind)
    if kind == "link":
        (work / "desk/.git").symlink_to(".")
    document = pack()
    paths = [".git", "x"] if kind == "link" else ["x"]
    assert codes(document) == ["azp_package_invalid", *["azp_source_special"] * len(paths)]
    assert [each["path"] for each in document["diagnostics"]] == paths
    assert document["diagnostics"][-1]["details"] == {"kind": kind}


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="needs names that are no text")
def test_a_name_that_is_no_text_is_refused(source, pack, work):
    """Its bytes are shown."""
    source()
    with open(os.fsencode(work / "desk") + b"/\xff", "wb"):
        pass
    document = pack()
    assert codes(document) == ["azp_package_invalid", "azp_name_not_utf8"]
    assert document["diagnostics"][0]["details"] == {"nameHex": "ff"}


INVALID = {
    "no LICENSE": ({"LICENSE": None}, {}, "azp_license_missing"),
    "manifest is no JSON": ({"manifest.json": b"{,}"}, {}, "azp_manifest_json_invalid"),
    "manifest with a BOM": ({"manifest.json": b"\xef\xbb\xbf{}"}, {}, "azp_manifest_json_invalid"),
    "unsafe name": ({"a:b": b""}, {}, "azp_path_unsafe"),
    "case alias": ({"A": b"", "a": b""}, {}, "azp_entry_alias"),
    "program": ({"run.sh": b""}, {}, "azp_payload_executable"),
    "kind": ({}, {"kind": "worlkflow"}, "azp_kind_unknown"),
}


@pytest.mark.parametrize(("files", "members", "code"), INVALID.values(), ids=INVALID)
def test_what_does_not_verify_is_not_written(source, pack, work, files, members, code):
    """The result is verified before anything is written, and its diagnostics tell."""
    source(files=files, **members)
    found = codes(pack())
    assert found[0] == "azp_package_invalid"
    assert code in found
    assert os.listdir(work) == ["desk"]


def test_too_much_is_refused_before_it_is_read(source, pack, work, monkeypatch):
    """Entries and bytes beyond what a package may have are counted, not packed."""
    folder = source()
    with open(folder / "big.bin", "wb") as file:
        file.truncate(1 << 36)
    for number in range(1100):
        (folder / f"{number}.txt").touch()
    monkeypatch.setattr(reading, "_read_regular", None)
    document = pack()
    assert codes(document) == ["azp_package_invalid", *["azp_limit_exceeded"] * 2]
    total = (1 << 36) + sum(
        (folder / name).stat().st_size for name in ("LICENSE", "main.json", "manifest.json")
    )
    assert [each["details"] for each in document["diagnostics"]] == [
        {"resource": "entries", "actual": 1104, "limit": 1024},
        {"resource": "decoded_bytes", "actual": total, "limit": 67108864},
    ]


@pytest.mark.parametrize(("more", "code"), [(1021, None), (1022, "azp_limit_exceeded")])
def test_as_many_entries_as_there_may_be(source, pack, more, code):
    """Exactly the limit is allowed."""
    source(files={f"{number}.txt": b"" for number in range(more)})
    document = pack()
    assert (document["packed"] is None) == (code is not None)
    assert code is None or codes(document)[1:] == [code]


def test_the_archive_itself_may_be_too_large(source, pack, work):
    """Payload that is just small enough makes a file that is not."""
    folder = source(files={"big.bin": b""})
    pack()
    container = read_container((work / "out.azp").read_bytes())
    with open(folder / "big.bin", "wb") as file:
        file.truncate(67108864 - container.decoded_bytes)
    document = pack(force=True)
    assert codes(document) == ["azp_package_invalid", "azp_limit_exceeded"]
    assert document["diagnostics"][0]["details"]["resource"] == "container_bytes"


def test_signing_on_the_way(source, pack, work):
    """With a key the package is signed, the key named; the signature is the last word."""
    source()
    (work / "key.pem").write_bytes(pem(3))
    document = pack(key="key.pem", key_id="ada")
    assert document["packed"]["signed"] is True
    assert document["diagnostics"] == []
    assert "signature.json" in document["packed"]["entries"]
    signer = verify((work / "out.azp").read_bytes()).signer.document()
    assert (signer["publicKey"], signer["keyId"]) == (public(3), "ada")


def test_deflating_gives_a_smaller_file_with_the_same_content(source, pack, work):
    """Compression is there on demand."""
    source(files={"big.txt": b"x" * 10000})
    stored = pack()["packed"]
    deflated = pack(output="small.azp", deflate=True)["packed"]
    assert deflated["size"] < stored["size"]
    assert deflated["entries"] == stored["entries"]
    one, other = (verify((work / name).read_bytes()) for name in ("out.azp", "small.azp"))
    assert (one.ok, one.manifest_bytes) == (other.ok, other.manifest_bytes)


# Failures


def test_a_source_that_is_no_folder(context, work):
    """A file, a path to nothing, and a folder without a manifest."""
    (work / "file").touch()
    (work / "empty").mkdir()
    for name, code in {
        "file": "azp_source_not_directory",
        "nothing": "azp_source_not_directory",
        "empty": "azp_source_manifest_missing",
    }.items():
        request = Request(name, "out.azp")
        assert failure(partial(pack_folder, context, request)) == (code, str(work / name))


def test_a_manifest_that_is_a_folder_is_missing(context, work):
    """A folder of that name is none."""
    (work / "desk/manifest.json").mkdir(parents=True)
    (work / "desk/manifest.json/x").touch()
    code, _ = failure(lambda: pack_folder(context, Request("desk", "out.azp")))
    assert code == "azp_source_manifest_missing"


@pytest.mark.parametrize("kind", ["file", "folder", "dangling link"])
def test_an_output_that_is_there_is_kept(source, context, work, kind):
    """Without --force nothing is replaced, whatever it is."""
    source()
    path = work / "out.azp"
    {
        "file": lambda: path.write_text("old"),
        "folder": path.mkdir,
        "dangling link": lambda: path.symlink_to("nowhere"),
    }[kind]()
    before = os.lstat(path)
    expected = ("azp_output_exists", str(path))
    assert failure(lambda: pack_folder(context, Request("desk", "out.azp"))) == expected
    assert os.lstat(path) == before


def test_force_replaces_a_file_and_no_folder(source, context, work, pack):
    """Only a file is written over."""
    source()
    (work / "out.azp").write_text("old")
    assert pack(force=True)["packed"]["size"] == (work / "out.azp").stat().st_size
    (work / "folder").mkdir()
    request = Request("desk", "folder", force=True)
    assert failure(lambda: pack_folder(context, request))[0] == "azp_write_failed"


def test_missing_folders_above_the_output_are_made(source, pack, work):
    """They go again when the package cannot be written."""
    source()
    pack(output="a/b/out.azp")
    assert (work / "a/b/out.azp").is_file()


@pytest.mark.parametrize("call", ["create", "write", "sync", "mkdir", "rename"])
def test_a_failing_system_leaves_nothing(source, context, work, monkeypatch, call):
    """Whatever fails while writing, nothing is left, and the failure says what."""
    source()
    failed = fail_at(monkeypatch, call, 1)
    request = Request("desk", "new/out.azp")
    expected = ("azp_write_failed", str(work / "new/out.azp"))
    assert failure(lambda: pack_folder(context, request)) == expected
    assert failed
    assert os.listdir(work) == ["desk"]


@pytest.mark.parametrize(
    ("name", "code"), [("nothing", "azp_file_not_found"), ("main.json", "azp_key_invalid")]
)
def test_a_key_that_cannot_be_used(source, context, work, name, code):
    """The key is read before anything is packed."""
    folder = source()
    request = Request("desk", "out.azp", key=str(folder / name))
    assert failure(lambda: pack_folder(context, request)) == (code, str(folder / name))
    assert os.listdir(work) == ["desk"]


def test_a_file_that_changes_meanwhile_is_not_packed(source, context, monkeypatch):
    """What was listed has to be what is read."""
    folder = source()
    real = os.scandir

    def grow(path):
        found = real(path)
        if os.fspath(path) == str(folder):
            monkeypatch.setattr("rasen.azp.source._collisions", lambda _: _append(folder))
        return found

    monkeypatch.setattr(os, "scandir", grow)
    expected = ("azp_file_unreadable", str(folder / "LICENSE"))
    assert failure(lambda: pack_folder(context, Request("desk", "out.azp"))) == expected


def _append(folder):
    with open(folder / "LICENSE", "ab") as file:
        file.write(b"more")
    return ()


def test_a_folder_that_cannot_be_listed(source, context, monkeypatch):
    """The system's refusal is a failure that names the folder."""
    folder = source(files={"a/b": b""})
    real = os.scandir

    def refuse(path):
        if os.fspath(path).endswith("/a"):
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", refuse)
    expected = ("azp_file_unreadable", str(folder / "a"))
    assert failure(lambda: pack_folder(context, Request("desk", "out.azp"))) == expected


# The same bytes everywhere


@pytest.mark.usefixtures("time_zone")
@pytest.mark.parametrize("mask", [0o000, 0o077])
def test_time_zone_mask_modes_and_times_leave_no_trace(source, pack, work, mask):
    """What a machine adds to files is not in the package."""
    folder = source(files={"a/ä.txt": b"x", "run": b"data"}, author="Ada Ω")
    for number, path in enumerate(sorted(folder.rglob("*"))):
        os.utime(path, (number, number))
        path.chmod(0o755 if number % 2 else 0o700)
    old = os.umask(mask)
    try:
        digest = pack()["packed"]["digest"]
    finally:
        os.umask(old)
    assert digest == "sha256-" + SAME
    assert time.tzname


SAME = "ba5a74474fd5dfcd17c23cacf78a09e9c9415631d3f5e5ddcb3c02010870c2f1"


def test_the_manifest_of_the_source_may_be_written_in_any_way(source, pack, work):
    """White space and escapes of the author's text do not reach the package."""
    folder = source()
    digest = pack()["packed"]["digest"]
    manifest = json.loads((folder / "manifest.json").read_bytes())
    text = json.dumps(manifest, indent=7, separators=(" ,", " : ")).replace("Desk", "\\u0044esk")
    (folder / "manifest.json").write_text(text)
    assert pack(force=True)["packed"]["digest"] == digest


def test_nothing_is_written_but_the_output(source, pack, work, monkeypatch):
    """The source is only read, and what is made on the way stands beside the output."""
    folder = source()
    made = []
    real = system.create
    monkeypatch.setattr(system, "create", lambda path, mode: made.append(path) or real(path, mode))
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    pack()
    after = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    assert after == before
    assert {os.path.dirname(path) for path in made} == {str(work)}

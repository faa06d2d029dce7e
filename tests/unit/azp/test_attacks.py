"""The attacks of the format's table: none of them passes, and each is told by its code."""

from __future__ import annotations

import json

import pytest

from rasen.azp.verification import verify
from tests.unit.azp.archives import (
    ID,
    LICENSE,
    MAIN,
    File,
    archive,
    deflated,
    descriptor,
    extra,
    manifest,
    package,
    unicode_name,
)

GOOD = package()
DESCRIBED = File("main.json", b"{}", 8, both={"flags": 8})


def with_main(**changes):
    """Give the good package, its one payload stored or declared in another way."""
    main = File("main.json", **{"data": b"{}", **changes})
    document = json.dumps(manifest(payload=MAIN)).encode()
    return archive([File("LICENSE", LICENSE), File("manifest.json", document), main])


def listed(*names):
    """Give a package whose further payloads are listed with the right digests."""
    payload = {**MAIN, **dict.fromkeys(names, b"x")}
    return package(manifest(payload=payload), payload)


def text(data):
    """Give a package with this manifest."""
    return package(data, MAIN)


DOUBLED = json.dumps(manifest(payload=MAIN)).encode()
ATTACKS = {
    "bomb by declared size": (
        with_main(both={"size": 65 << 20}),
        "azp_limit_exceeded",
    ),
    "bomb by many entries": (archive((File("a"),), here=1025, entries=1025), "azp_limit_exceeded"),
    "bomb behind a low size": (
        with_main(method=8, stored=deflated(b"{}" + bytes(1 << 20)), both={"size": 2}),
        "azp_entry_size_mismatch",
    ),
    "second content behind the stream": (
        with_main(method=8, stored=deflated(b"{}") + b"MZ"),
        "azp_entry_size_mismatch",
    ),
    "shared data": (
        archive((File("a", b"x"), File("b"), File("c", b"x", central={"offset": 0}))),
        "azp_zip_overlap",
    ),
    "duplicate name": (package(None, None, File("main.json", b"[]")), "azp_entry_duplicate"),
    "duplicate name whose last bytes fit": (
        package(None, {"main.json": b"[]"}, File("main.json", b"{}")),
        "azp_entry_duplicate",
    ),
    "symbolic link": (with_main(both={"attributes": 0o120777 << 16}), "azp_entry_special"),
    "device": (with_main(both={"attributes": 0o020666 << 16}), "azp_entry_special"),
    "pipe": (with_main(both={"attributes": 0o010666 << 16}), "azp_entry_special"),
    "climbing": (listed("../../.ssh/config"), "azp_path_unsafe"),
    "absolute": (listed("/etc/passwd"), "azp_path_unsafe"),
    "backslash": (listed("..\\..\\up"), "azp_path_unsafe"),
    "drive": (listed("C:up"), "azp_path_unsafe"),
    "device name": (listed("docs/nul.txt"), "azp_path_unsafe"),
    "NUL": (listed("a.json\0.exe"), "azp_path_unsafe"),
    "trailing dot": (listed("run.sh."), "azp_path_unsafe"),
    "not normalised": (listed("e\u0301"), "azp_path_unsafe"),
    "alias by case": (listed("Main.json"), "azp_entry_alias"),
    "alias by compatibility": (listed("ｍain.json"), "azp_entry_alias"),
    "file and folder": (listed("main.json/x"), "azp_entry_alias"),
    "name of a DOS code page": (package(None, None, File(b"r\x82sum\x82")), "azp_name_not_utf8"),
    "broken UTF-8": (
        package(None, None, File(b"\xf0\x28", both={"flags": 0x800})),
        "azp_name_not_utf8",
    ),
    "second name in an extra field": (
        with_main(local={"extra": unicode_name(b"main.json", b"run.sh")}),
        "azp_name_ambiguous",
    ),
    "encryption flag": (with_main(both={"flags": 1}), "azp_zip_encrypted"),
    "descriptor that lies": (
        with_main(method=8, both={"flags": 8}, descriptor=descriptor(DESCRIBED, size=3)),
        "azp_zip_descriptor_invalid",
    ),
    "descriptor behind stored data": (
        with_main(both={"flags": 8}, descriptor=descriptor(File("x", b"{}", both={"flags": 8}))),
        "azp_zip_descriptor_invalid",
    ),
    "local header of another name": (
        with_main(local={"name": b"run.sh"}),
        "azp_zip_header_mismatch",
    ),
    "ZIP64": (with_main(local={"extra": extra(1, bytes(16))}), "azp_zip_zip64"),
    "program before the archive": (
        archive([File("LICENSE", LICENSE, before=b"#!/bin/sh\n")]),
        "azp_zip_hidden_data",
    ),
    "data between entries": (
        archive([File("LICENSE", LICENSE), File("a", before=b"gap")]),
        "azp_zip_hidden_data",
    ),
    "data behind the archive": (GOOD + b"tail", "azp_zip_hidden_data"),
    "archive in a comment": (archive([File("a")], comment=GOOD), "azp_zip_hidden_data"),
    "two archives": (GOOD + GOOD, "azp_zip_hidden_data"),
    "checksum": (with_main(both={"crc": 1}), "azp_entry_crc_mismatch"),
    "entry that languages hide": (package(None, None, File("__proto__")), "azp_payload_unlisted"),
    "doubled key": (
        text(DOUBLED.replace(b'"kind":', b'"kind": "asset", "kind":', 1)),
        "azp_manifest_json_invalid",
    ),
    "byte order mark": (text(b"\xef\xbb\xbf" + DOUBLED), "azp_manifest_json_invalid"),
    "other encoding": (text(DOUBLED.decode().encode("utf-16")), "azp_manifest_json_invalid"),
    "other bytes": (with_main(data=b"[]"), "azp_digest_mismatch"),
}


def test_package_without_an_attack_is_good():
    """What the attacks are made of passes."""
    assert verify(GOOD).ok
    assert verify(with_main(method=8)).ok
    assert verify(listed("more.json")).ok
    assert verify(text(DOUBLED)).identity.id == ID


@pytest.mark.parametrize("name", ATTACKS)
def test_attack(name):
    """The package is refused, under the code that says how."""
    data, code = ATTACKS[name]
    verdict = verify(data)
    assert not verdict.ok
    assert code in {each.code for each in verdict.diagnostics if each.severity == "error"}
    assert verdict.summary is None

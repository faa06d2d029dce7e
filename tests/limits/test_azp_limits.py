"""Hostile packages take time that is linear in the file, and a small multiple of its size."""

from __future__ import annotations

import json
import struct

import pytest

from tests.limits.measuring import MIB
from tests.unit.azp.archives import File, archive, deflated, manifest, package

WORKFLOW = {"format": "x", "definitions": [{"id": "main", "path": "main.json"}]}


def with_payload(path, data, method=0):
    """Give a package whose screen is one large payload."""
    workflow = {**WORKFLOW, "screens": [{"id": "s", "path": path}]}
    payload = {"main.json": b"{}", path: data}
    document = manifest(payload=payload, workflow=workflow)
    files = [File("LICENSE", b"Permission is granted.\n")]
    files.append(File("manifest.json", json.dumps(document).encode()))
    return archive([*files, *(File(name, each, method) for name, each in payload.items())])


def headers_in_headers():
    """Give a thousand local headers whose names are all of what follows."""
    many = 1000
    head = struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 20, 0, 0, 0, 0, 0, 0, 0, 60_000, 0)
    body = head * many + b"\1\0\0\0" * 15_000
    files = [File(f"{number}", central={"offset": 30 * number}) for number in range(many)]
    directory = b"".join(file.central_record(0) for file in files)
    end = struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, many, many, len(directory), len(body), 0)
    return body + directory + end


def bomb():
    """Give a package of sixty-four entries that inflate to a mebibyte and declare a byte each."""
    stored = deflated(bytes(MIB))
    files = [File(f"{number}", b"\0", 8, stored) for number in range(64)]
    return package(None, None, *files)


def fields(count):
    """Give an entry with as many extra fields as fit."""
    return package(
        None, None, *(File(f"{n}", both={"extra": b"\2\0\0\0" * 16_000}) for n in range(count))
    )


ATTACKS = {
    "headers in headers": (headers_in_headers, "azp_zip_overlap"),
    "bomb behind low sizes": (bomb, "azp_entry_size_mismatch"),
    "extra fields": (lambda: fields(100), "azp_payload_unlisted"),
    "names": (
        lambda: archive([File(f"{n}" + "a/" * 30_000) for n in range(60)]),
        "azp_path_unsafe",
    ),
    "JSON screen of lists": (
        lambda: with_payload("s.json", b"[" + b"[]," * MIB + b"1]"),
        "azp_unsigned",
    ),
    "JSON screen of keys": (
        lambda: with_payload(
            "s.json", b"{" + b",".join(b'"%x":1' % n for n in range(300_000)) + b"}"
        ),
        "azp_workflow_screen_not_declarative",
    ),
    "YAML screen": (lambda: with_payload("s.yaml", b"- {a: [1, b]}\n" * 60_000), "azp_unsigned"),
    "YAML screen of depth": (
        lambda: with_payload("s.yaml", b"[" * MIB),
        "azp_workflow_screen_not_declarative",
    ),
    "faults below a long key": (
        lambda: package(
            manifest(
                "script",
                script={"interpreter": "sh", "dependencies": {"k" * 400_000: [1] * 200_000}},
            ),
            {},
        ),
        "azp_item_field_invalid",
    ),
    "faults of one list": (
        lambda: package(
            manifest(workflow={**WORKFLOW, "hostPermissions": ["a"] * 200_000}),
            {"main.json": b"{}"},
        ),
        "azp_workflow_permission_duplicate",
    ),
    "inputs without an end": (
        lambda: package(
            manifest(
                "mcp",
                mcp={
                    "servers": [
                        {
                            "id": "a",
                            "remote": {
                                "type": "http",
                                "url": "u",
                                "headers": {"key": "${input:" * 120_000},
                            },
                        }
                    ]
                },
            ),
            {},
        ),
        "azp_secret_literal",
    ),
    "shebang of blanks": (
        lambda: with_payload("s.json", b"#!" + b" " * (4 * MIB)),
        "azp_workflow_screen_not_declarative",
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_attack_takes_little(run, name):
    """A few seconds of a slow machine, and a small multiple of the bytes."""
    make, code = ATTACKS[name]
    data = make()
    done = run("a.azp", data, cpu=20)
    assert code in done.codes
    size = max(len(data), 2 * MIB)
    assert done.multiple(size) < 12


@pytest.mark.parametrize("method", [0, 8])
def test_large_package_is_held_once_and_its_files_once(run, method):
    """Forty mebibytes stored, or as many inflated out of a small file."""
    data = archive([File("big", b"x" * (40 * MIB), method)])
    done = run("a.azp", data, cpu=20)
    assert done.multiple(40 * MIB) < 2.5


def test_file_beyond_the_limit_is_not_read(run, tmp_path):
    """A sparse file of a tebibyte is told from its size."""
    path = tmp_path / "huge.azp"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    done = run("small.azp", b"", path, cpu=10)
    assert "target_too_large" in done.codes

"""The one layout of packages (azphalt spec 15)."""

from __future__ import annotations

import json
import struct
import zipfile
import zlib
from hashlib import sha256
from io import BytesIO

import pytest

from rasen.azp import layout
from rasen.azp.container import read_container
from rasen.azp.documents import read_object
from rasen.azp.verification import verify
from tests.unit.azp.archives import File, archive, package
from tests.unit.azp.keys import VECTORS

PACKED = json.loads((VECTORS / "pack.json").read_bytes())
LOCAL = struct.Struct("<4sHHHHHIIIHH")
CRC = zlib.crc32(b"two")
CENTRAL = struct.Struct("<4sHHHHHHIIIHHHHHII")


def folder_of(source):
    """Give the files of a folder by their paths."""
    root = VECTORS / source
    paths = [path for path in root.rglob("*") if path.is_file()]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


@pytest.mark.parametrize("vector", PACKED, ids=lambda vector: vector["source"])
def test_pack_vectors(vector):
    """A folder gives the bytes of its vector, to the last one."""
    files = folder_of(vector["source"])
    manifest = read_object(files.pop("manifest.json"))
    files["manifest.json"] = layout.manifest_bytes(manifest, files)
    data = layout.archive(files)
    assert sha256(files["manifest.json"]).hexdigest() == vector["manifestSha256"]
    assert (len(data), sha256(data).hexdigest()) == (vector["size"], vector["sha256"])
    assert [entry.name for entry in read_container(data).entries] == vector["entries"]
    assert layout.is_canonical(data, read_container(data))


def test_headers_hold_nothing_of_the_machine():
    """Times, attributes, versions, flags and comments are the same for every file."""
    data = layout.archive({"b": b"two", "é": b""})
    assert LOCAL.unpack_from(data) == (
        b"PK\3\4", 20, 0, 0, 0, 0x2821, CRC, 3, 3, 1, 0,
    )  # fmt: skip
    second = LOCAL.size + len("b") + len(b"two")
    assert LOCAL.unpack_from(data, second) == (
        b"PK\3\4", 20, 0x800, 0, 0, 0x2821, 0, 0, 0, 2, 0,
    )  # fmt: skip
    directory = second + LOCAL.size + 2
    assert CENTRAL.unpack_from(data, directory) == (
        b"PK\1\2", 20, 20, 0, 0, 0, 0x2821, CRC, 3, 3, 1, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
    end = data[directory + 2 * CENTRAL.size + 3 :]
    size = 2 * CENTRAL.size + 3
    assert end == struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 2, 2, size, directory, 0)


def test_entries_stand_in_the_order_of_utf16_code_units():
    """Astral characters stand before U+E000 to U+FFFF, capitals before small letters."""
    names = ["b", "B", "a/b", "a-b", "a", "～", "😀", "1", "10", "2"]
    data = layout.archive(dict.fromkeys(names, b""))
    ordered = ["1", "10", "2", "B", "a", "a-b", "a/b", "b", "😀", "～"]
    assert [entry.name for entry in read_container(data).entries] == ordered
    assert layout.archive(dict.fromkeys(reversed(names), b"")) == data


def test_other_readers_find_the_same_files():
    """An archive of ours is read by the standard library, stored or deflated."""
    files = {"a.txt": b"x" * 5000, "z/é.txt": bytes(range(256)), "empty": b""}
    for deflate in (False, True):
        data = layout.archive(files, deflate=deflate)
        with zipfile.ZipFile(BytesIO(data)) as opened:
            assert opened.testzip() is None
            assert {name: opened.read(name) for name in opened.namelist()} == files
    assert len(layout.archive(files, deflate=True)) < len(layout.archive(files))


MANIFEST_TEXTS = {
    "members keep their order": ('{"b":1,"a":2}', '{\n  "b": 1,\n  "a": 2,\n  "files": {}\n}\n'),
    "files is made anew, last": (
        '{"files":{"x":"y"},"a":[]}',
        '{\n  "a": [],\n  "files": {}\n}\n',
    ),
    "numbers as ECMAScript has them": (
        '{"n":[1.0,-0,1e2,1.5e-7,0.1,100000000000000000000e-5]}',
        (
            '{\n  "n": [\n    1,\n    0,\n    100,\n    1.5e-7,\n    0.1,\n    1000000000000000\n'
            '  ],\n  "files": {}\n}\n'
        ),
    ),
    "only what has to be is escaped": (
        '{"t":"\\u0001\\n\\"\\\\\\/\\u00e9\\u007f\\ud83d\\ude00"}',
        '{\n  "t": "\\u0001\\n\\"\\\\/é\x7f😀",\n  "files": {}\n}\n',
    ),
    "empty containers stay on one line": (
        '{"a":{},"b":[[],{}],"c":null}',
        '{\n  "a": {},\n  "b": [\n    [],\n    {}\n  ],\n  "c": null,\n  "files": {}\n}\n',
    ),
}


@pytest.mark.parametrize(("text", "written"), MANIFEST_TEXTS.values(), ids=MANIFEST_TEXTS)
def test_a_manifest_is_written_in_one_way(text, written):
    """Two spaces, one member per line, a final newline."""
    document = read_object(text.encode())
    assert layout.manifest_bytes(document, {}).decode() == written


def test_the_digests_of_a_manifest_cover_the_payload_alone():
    """Manifest and signature are not listed; the rest stands in the order of the archive."""
    payload = {name: name.encode() for name in ("b", "LICENSE", "manifest.json", "signature.json")}
    written = json.loads(layout.manifest_bytes({}, payload))
    assert list(written["files"]) == ["LICENSE", "b"]
    assert written["files"]["b"] == f"sha256-{sha256(b'b').hexdigest()}"


def test_what_others_have_packed_need_not_be_canonical():
    """A package in another layout verifies and is told from one of ours."""
    other = package()
    assert verify(other).ok
    assert not layout.is_canonical(other, read_container(other))
    files = {entry.name: entry.data for entry in read_container(other).entries}
    own = layout.archive(files)
    assert layout.is_canonical(own, read_container(own))
    deflated = layout.archive(files, deflate=True)
    assert not layout.is_canonical(deflated, read_container(deflated))


def test_an_archive_with_an_excluded_entry_is_not_canonical():
    """What cannot be read cannot be packed either."""
    data = archive([File("a", b"x", both={"crc": 1})])
    assert not layout.is_canonical(data, read_container(data))

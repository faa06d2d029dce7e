"""Builds packages byte by byte: sound ones, and ones that are wrong in exactly one record."""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass, field
from hashlib import sha256

LICENSE = b"Permission is granted.\n"
ID = "com.example.azphalt.desk"


@dataclass
class File:
    """One entry; what is not said follows from its name, its data and its method.

    `local` and `central` override fields of one header alone, `both` of the two; `stored` are the
    bytes behind the local header, `descriptor` those behind them, `before` those in front of it.
    """

    name: str | bytes
    data: bytes = b""
    method: int = 0
    stored: bytes | None = None
    both: dict = field(default_factory=dict)
    local: dict = field(default_factory=dict)
    central: dict = field(default_factory=dict)
    descriptor: bytes = b""
    before: bytes = b""
    comment: bytes = b""

    def fields(self, own: dict) -> dict:
        name = self.name.encode() if isinstance(self.name, str) else self.name
        utf8 = isinstance(self.name, str) and not self.name.isascii()
        return {
            "name": name,
            "flags": 0x800 if utf8 else 0,
            "method": self.method,
            "crc": zlib.crc32(self.data),
            "compressed": len(self.body()),
            "size": len(self.data),
            "extra": b"",
            "attributes": 0,
            "disk": 0,
            **self.both,
            **own,
        }

    def body(self) -> bytes:
        if self.stored is not None:
            return self.stored
        return deflated(self.data) if self.method == 8 else self.data

    def local_record(self) -> bytes:
        f = self.fields(self.local)
        head = struct.pack(
            "<4sHHHHHIIIHH",
            f.get("mark", b"PK\3\4"),
            20,
            f["flags"],
            f["method"],
            0,
            0,
            f["crc"],
            f["compressed"],
            f["size"],
            len(f["name"]),
            len(f["extra"]),
        )
        return head + f["name"] + f["extra"] + self.body() + self.descriptor

    def central_record(self, offset: int) -> bytes:
        f = self.fields(self.central)
        head = struct.pack(
            "<4sHHHHHHIIIHHHHHII",
            f.get("mark", b"PK\1\2"),
            20,
            20,
            f["flags"],
            f["method"],
            0,
            0,
            f["crc"],
            f["compressed"],
            f["size"],
            len(f["name"]),
            len(f["extra"]),
            len(self.comment),
            f["disk"],
            0,
            f["attributes"],
            f.get("offset", offset),
        )
        return head + f["name"] + f["extra"] + self.comment


def archive(files, *, before_directory=b"", after_directory=b"", comment=b"", after=b"", **end):
    """Give the archive of some files; keywords override fields of the end record."""
    body = b""
    offsets = []
    for file in files:
        body += file.before
        offsets.append(len(body))
        body += file.local_record()
    body += before_directory
    directory = b"".join(
        file.central_record(offset) for file, offset in zip(files, offsets, strict=True)
    )
    record = {
        "disk": 0,
        "directory_disk": 0,
        "here": len(files),
        "entries": len(files),
        "size": len(directory),
        "offset": len(body),
        "comment_size": len(comment),
        **end,
    }
    last = struct.pack("<4sHHHHIIH", b"PK\5\6", *record.values())
    return body + directory + after_directory + last + comment + after


def deflated(data: bytes, level: int = 9) -> bytes:
    """Give a raw Deflate stream."""
    stream = zlib.compressobj(level, zlib.DEFLATED, -15)
    return stream.compress(data) + stream.flush()


def descriptor(file: File, *, mark: bool = True, **changes) -> bytes:
    """Give the data descriptor that fits a file, or one with other values."""
    f = file.fields(changes)
    values = struct.pack("<III", f["crc"], f["compressed"], f["size"])
    return (b"PK\7\x08" if mark else b"") + values


def extra(kind: int, content: bytes) -> bytes:
    """Give an extra field."""
    return struct.pack("<HH", kind, len(content)) + content


def unicode_name(stored: bytes, name: bytes) -> bytes:
    """Give the extra field in which some programs keep a second name."""
    return extra(0x7075, b"\1" + struct.pack("<I", zlib.crc32(stored)) + name)


def digest(data: bytes) -> str:
    """Give a digest as manifests write it."""
    return "sha256-" + sha256(data).hexdigest()


def manifest(kind="workflow", payload=(), **members) -> dict:
    """Give a manifest of the kind that lists some payload, a member of None left out."""
    document = {
        "azphalt": "0.1",
        "id": ID,
        "name": "Desk",
        "version": "1.0.0",
        "kind": kind,
        "license": "MIT",
        "compat": ">=0.1",
        **({kind: BLOCKS[kind]} if kind in BLOCKS else {}),
        **members,
    }
    listed = {"LICENSE": LICENSE, **dict(payload)}
    document.setdefault("files", {path: digest(data) for path, data in listed.items()})
    return {key: value for key, value in document.items() if value is not ABSENT}


ABSENT = object()
BLOCKS = {"workflow": {"format": "desk@1", "definitions": [{"id": "main", "path": "main.json"}]}}
MAIN = {"main.json": b"{}"}


def package(document=None, payload=None, *more, signature=None, **members) -> bytes:
    """Give a package: of a workflow, or of a manifest (a dict or bytes) with its payload."""
    payload = MAIN if payload is None else payload
    if document is None:
        document = manifest(payload=payload, **members)
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    files = [
        File("LICENSE", LICENSE),
        File("manifest.json", text),
        *(File(path, data) for path, data in payload.items()),
        *more,
    ]
    if signature is not None:
        files.append(File("signature.json", signature))
    return archive(files)


def of_kind(kind, block=None, payload=(), **members) -> bytes:
    """Give a package of a kind with this block and a payload that is all listed."""
    if block is not None:
        members = {kind: block, **members}
    payload = dict(payload)
    return package(manifest(kind, payload, **members), payload)

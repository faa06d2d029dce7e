"""The bytes of a package: one layout, whatever machine, time zone or order of files (spec 15)."""

from __future__ import annotations

import zlib
from struct import Struct
from typing import TYPE_CHECKING

from rasen.azp.entries import DEFLATE, STORE
from rasen.azp.payload import RESERVED, digest
from rasen.text.jcs import canonicalize, sorted_keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rasen.azp.container import Container
    from rasen.diagnostics import Document

    Data = bytes | memoryview

FILES = "files"
_VERSION = 20
_DATE = 0x2821  # 2000-01-01
_UTF8_NAME = 0x0800  # flag bit 11
_BEST = 9  # compression level

# Mark, version, flags, method, time, date, CRC, sizes, lengths of name and extra field.
_LOCAL = Struct("<4sHHHHHIIIHH")
# Mark, made by, version, flags, method, time, date, CRC, sizes, lengths of name, extra field and
# comment, disk, internal and external attributes, offset.
_CENTRAL = Struct("<4sHHHHHHIIIHHHHHII")
# Mark, disk, disk of the directory, entries here, entries, size, offset, length of the comment.
_END = Struct("<4sHHHHIIH")


def archive(files: Mapping[str, Data], *, deflate: bool = False) -> bytes:
    """Give the archive of files by their names, sorted by UTF-16 code units.

    Stored files give the same bytes everywhere; what `deflate` gives depends on the library.
    """
    pieces: list[Data] = []
    directory: list[bytes] = []
    offset = 0
    for name in sorted_keys(files):
        local, central, data = _entry(name, files[name], offset, deflate=deflate)
        pieces += (local, data)
        directory.append(central)
        offset += len(local) + len(data)
    size = sum(map(len, directory))
    end = _END.pack(b"PK\5\6", 0, 0, len(directory), len(directory), size, offset, 0)
    return b"".join([*pieces, *directory, end])


def is_canonical(data: bytes, container: Container) -> bool:
    """Tell whether the bytes of a sound archive are those that its files have in this layout."""
    files = {e.name: e.data for e in container.entries if e.name is not None and e.data is not None}
    if len(files) != len(container.entries) or any(e.method != STORE for e in container.entries):
        return False
    return archive(files) == data


def manifest_bytes(manifest: Document, payload: Mapping[str, Data]) -> bytes:
    """Give the bytes of a manifest: its members in their order, then the digests of the payload.

    A member `files` is dropped and made anew.
    """
    members = {key: value for key, value in manifest.items() if key != FILES}
    names = (name for name in sorted_keys(payload) if name not in RESERVED)
    members[FILES] = {name: digest(payload[name]) for name in names}
    return document_bytes(members)


def document_bytes(document: object) -> bytes:
    """Give a JSON document as packages and repositories write it: two spaces, final newline.

    Numbers are written as ECMAScript writes them (RFC 8785), characters beyond ASCII as they are.
    """
    return b"".join([*_value(document, b"\n"), b"\n"])


def _entry(name: str, data: Data, offset: int, *, deflate: bool) -> tuple[bytes, bytes, Data]:
    """Give local header, central header and stored bytes of a file."""
    stored = name.encode()
    kept = _deflated(data) if deflate else data
    common = (
        _VERSION,
        0 if stored.isascii() else _UTF8_NAME,
        DEFLATE if deflate else STORE,
        0,
        _DATE,
        zlib.crc32(data),
        len(kept),
        len(data),
        len(stored),
        0,
    )
    local = _LOCAL.pack(b"PK\3\4", *common) + stored
    central = _CENTRAL.pack(b"PK\1\2", _VERSION, *common, 0, 0, 0, 0, offset) + stored
    return local, central, kept


def _deflated(data: Data) -> bytes:
    stream = zlib.compressobj(_BEST, zlib.DEFLATED, -zlib.MAX_WBITS)
    return stream.compress(data) + stream.flush()


def _value(value: object, line: bytes) -> Iterator[bytes]:
    """Give the pieces of a value; `line` starts a new line at its depth."""
    deeper = line + b"  "
    if isinstance(value, dict) and value:
        members = ((canonicalize(key) + b": ", value[key]) for key in value)
        yield from _container(b"{", members, b"}", line, deeper)
    elif isinstance(value, list) and value:
        yield from _container(b"[", ((b"", item) for item in value), b"]", line, deeper)
    else:
        yield canonicalize(value)


def _container(
    opening: bytes,
    members: Iterable[tuple[bytes, object]],
    closing: bytes,
    line: bytes,
    deeper: bytes,
) -> Iterator[bytes]:
    separator = opening
    for head, value in members:
        yield separator + deeper + head
        yield from _value(value, deeper)
        separator = b","
    yield line + closing

"""The entries of an archive, each held to the rules for entries (azphalt spec 4).

The first rule that an entry breaks excludes it; it is never read further.
"""

from __future__ import annotations

import zlib
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.finding import finding
from rasen.azp.names import path_reason
from rasen.azp.records import (
    DESCRIBED_LATER,
    ENCRYPTED_EXTRA,
    UNICODE_NAME,
    exceeded,
    extra_fields,
)
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.azp.records import Header, Record
    from rasen.diagnostics import Diagnostic

STORE = 0
DEFLATE = 8

_AES = 99
_PATCHED = 0x0020  # bit 5 of the flags: the data are a patch
_UTF8 = 0x0800  # bit 11: the name is UTF-8
_ENCRYPTED = 0x0001 | 0x0040 | 0x2000  # bits 0, 6 and 13
_COMPARED = _ENCRYPTED | DESCRIBED_LATER | _UTF8
_UNICODE_NAME_HEAD = 5  # version and CRC of the stored name
_DOS_FOLDER = 0x10
_TYPES = {
    0o010000: "fifo",
    0o020000: "char_device",
    0o040000: "directory",
    0o060000: "block_device",
    0o120000: "symlink",
    0o140000: "socket",
}
_REGULAR = 0o100000
_TYPE_BITS = 0o170000
_DESCRIPTOR = Struct("<III")

# The documents whose size is limited, and the schema that says how much.
_LIMITED = {"manifest.json": "files:azp-manifest", "signature.json": "files:azp-signature"}


class Read(NamedTuple):
    """What came of an entry: its bytes, or the fault that excludes it.

    Neither is there for the later ones of a name that occurs twice.
    """

    data: bytes | memoryview | None
    fault: Diagnostic | None


def decoded_name(name: bytes, flags: int) -> str | None:
    """Give a stored name as text, None where it is none."""
    if not flags & _UTF8 and not name.isascii():
        return None
    try:
        return name.decode()
    except UnicodeDecodeError:
        return None


def read_entries(data: bytes, records: list[Record], names: list[str | None]) -> list[Read]:
    """Give what comes of each record; `names` are their names as text."""
    counts: dict[str, int] = {}
    for name in names:
        if name is not None:
            counts[name] = counts.get(name, 0) + 1
    view = memoryview(data)
    told: set[str] = set()
    results = []
    for record, name in zip(records, names, strict=True):
        fault = _name_fault(record, name) or _kind_fault(record, name)
        if fault is None and name is not None and counts[name] > 1:
            # The first one of them that is not excluded for a reason of its own tells.
            if name not in told:
                fault = finding("azp_entry_duplicate", name, count=counts[name])
            told.add(name)
            results.append(Read(None, fault))
            continue
        fault = fault or _header_fault(data, record, name)
        results.append(Read(None, fault) if fault else _read(view, record, name))
    return results


# Names


def _name_fault(record: Record, name: str | None) -> Diagnostic | None:
    stored = record.central.name
    if name is None:
        return finding("azp_name_not_utf8", nameHex=stored.hex())
    other = next(_other_names(record, stored), None)
    if other is not None:
        return finding("azp_name_ambiguous", name, other=other.decode(errors="replace"))
    reason = path_reason(name.removesuffix("/"))
    if reason is not None:
        return finding("azp_path_unsafe", name, reason=reason)
    return finding("azp_entry_directory", name) if name.endswith("/") else None


def _other_names(record: Record, stored: bytes) -> Iterator[bytes]:
    """Give the names in extra fields that are not the stored one."""
    for header in (record.central, record.local):
        for content in extra_fields(header.extra, UNICODE_NAME):
            other = content[_UNICODE_NAME_HEAD:]
            if len(content) >= _UNICODE_NAME_HEAD and other != stored:
                yield other


def _kind_fault(record: Record, name: str | None) -> Diagnostic | None:
    bits = record.attributes >> 16 & _TYPE_BITS
    if bits not in (0, _REGULAR):
        kind = _TYPES.get(bits, "unknown")
    elif record.attributes & _DOS_FOLDER:
        kind = "directory"
    else:
        return None
    say = {"kind": Text(f"reasons.azp.special.{kind}")}
    return finding("azp_entry_special", name, say=say, type=kind)


# Headers


def _header_fault(data: bytes, record: Record, name: str | None) -> Diagnostic | None:
    central, local = record.central, record.local
    if _is_encrypted(central) or any(_has_encryption(h) for h in (central, local)):
        return finding("azp_zip_encrypted", name)
    if central.method not in (STORE, DEFLATE) or central.flags & _PATCHED:
        return finding("azp_zip_method_unsupported", name, method=central.method)
    field = _differing(central, local)
    if field is not None:
        say = {"what": Text(f"reasons.azp.header.{field}")}
        return finding("azp_zip_header_mismatch", name, say=say, field=field)
    if central.flags & DESCRIBED_LATER:
        if central.method == STORE:
            return finding("azp_zip_descriptor_invalid", name, reason="stored")
        if not _is_described(data, record):
            return finding("azp_zip_descriptor_invalid", name, reason="mismatch")
    schema = _LIMITED.get(name or "")
    if schema is not None:
        limit = schemas.limits(schema)["x-max-bytes"]
        if central.size > limit:
            resource = f"{name.removesuffix('.json')}_bytes" if name else ""
            return exceeded(resource, central.size, limit, name)
    return None


def _is_encrypted(header: Header) -> bool:
    return bool(header.flags & _ENCRYPTED) or header.method == _AES


def _has_encryption(header: Header) -> bool:
    return any(True for _ in extra_fields(header.extra, ENCRYPTED_EXTRA))


def _differing(central: Header, local: Header) -> str | None:
    """Give the first field in which the two headers of an entry differ."""
    if central.name != local.name:
        return "name"
    if central.method != local.method:
        return "method"
    if (central.flags ^ local.flags) & _COMPARED:
        return "flags"
    measured = (local.crc, local.compressed_size, local.size)
    if central.flags & DESCRIBED_LATER and measured == (0, 0, 0):
        return None
    if central.crc != local.crc:
        return "crc"
    sizes = (central.compressed_size, central.size)
    return "sizes" if sizes != (local.compressed_size, local.size) else None


def _is_described(data: bytes, record: Record) -> bool:
    """Tell whether the data descriptor is there and says what the central header says."""
    if not record.descriptor:
        return False
    central = record.central
    said = _DESCRIPTOR.unpack_from(data, record.end + record.descriptor - _DESCRIPTOR.size)
    return said == (central.crc, central.compressed_size, central.size)


# Bytes


def _read(view: memoryview, record: Record, name: str | None) -> Read:
    central = record.central
    stored = view[record.start : record.end]
    data: bytes | memoryview
    if central.method == DEFLATE:
        result = _inflate(stored, central.size, name)
        if result.fault is not None:
            return result
        assert result.data is not None
        data = result.data
    else:
        if central.size != central.compressed_size:
            return Read(None, _wrong_size(name, central.size, central.compressed_size))
        data = stored
    if zlib.crc32(data) != central.crc:
        return Read(None, finding("azp_entry_crc_mismatch", name))
    return Read(data, None)


def _inflate(stored: memoryview, size: int, name: str | None) -> Read:
    """Inflate a stream that has to end with the stored bytes and give exactly `size` bytes."""
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        data = stream.decompress(stored, size + 1)
    except zlib.error:
        return Read(None, finding("azp_entry_corrupt", name))
    if len(data) > size:
        return Read(None, _wrong_size(name, size, None))
    if not stream.eof:
        return Read(None, finding("azp_entry_corrupt", name))
    if len(data) < size:
        return Read(None, _wrong_size(name, size, len(data)))
    if stream.unused_data:
        used = len(stored) - len(stream.unused_data)
        return Read(None, _wrong_size(name, len(stored), used))
    return Read(data, None)


def _wrong_size(name: str | None, declared: int, actual: int | None) -> Diagnostic:
    more = Text("reasons.azp.moreBytes")
    found = more if actual is None else Text("reasons.azp.bytes", {"count": actual})
    say = {"found": found}
    return finding("azp_entry_size_mismatch", name, say=say, declared=declared, actual=actual)

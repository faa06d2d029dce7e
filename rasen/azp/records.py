"""The records of a ZIP archive, read so that every byte belongs to one of them (azphalt spec 3)."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.finding import finding
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Diagnostic

LIMITS = "common:azp-container"
DESCRIBED_LATER = 0x0008  # flag bit 3: CRC and sizes follow the data
DESCRIPTOR_MARK = b"PK\7\x08"
UNICODE_NAME = 0x7075
ENCRYPTED_EXTRA = 0x9901

_END_MARK = b"PK\5\6"
_CENTRAL_MARK = b"PK\1\2"
_LOCAL_MARK = b"PK\3\4"
_LOCATOR_MARK = b"PK\6\7"
_LOCATOR_SIZE = 20
_LONGEST_COMMENT = 0xFFFF
_ZIP64 = 0x0001
_ALL_SHORT = 0xFFFF
_ALL_LONG = 0xFFFFFFFF

# Behind the mark: disk, disk of the directory, entries here, entries, size, offset, comment.
_END = Struct("<4xHHHHIIH")
# Behind mark and maker: version, flags, method, time, date, CRC, sizes, lengths of name, extra and
# comment, disk, internal and external attributes, offset.
_CENTRAL = Struct("<4x2x2xHH4xIIIHHHH2xII")
# Behind mark and version: flags, method, time, date, CRC, sizes, lengths of name and extra.
_LOCAL = Struct("<4x2xHH4xIIIHH")
_EXTRA = Struct("<HH")


class Header(NamedTuple):
    """What local and central header both say of an entry."""

    name: bytes
    flags: int
    method: int
    crc: int
    compressed_size: int
    size: int
    extra: bytes


class Record(NamedTuple):
    """One entry: both headers, and where in the archive its data and its descriptor lie.

    `attributes` are the external ones. `descriptor` is the length of the data descriptor behind
    the data, 0 where there is none.
    """

    central: Header
    local: Header
    attributes: int
    commented: bool
    start: int
    end: int
    descriptor: int


class Structure(NamedTuple):
    """The records of an archive in the order of the central directory.

    `fault` is what stops verification; there are no records then. `names` are the stored names as
    soon as the central directory is read.
    """

    records: list[Record]
    names: list[tuple[bytes, int]]
    commented: bool
    fault: Diagnostic | None


class _Stop(Exception):
    """The structure is broken."""

    def __init__(self, fault: Diagnostic) -> None:
        super().__init__(fault)
        self.fault = fault


class _Central(NamedTuple):
    """A record of the central directory."""

    header: Header
    attributes: int
    offset: int
    commented: bool


class _End(NamedTuple):
    """What the end record says, and where it is."""

    position: int
    entries: int
    size: int
    offset: int
    commented: bool


def read_structure(data: bytes) -> Structure:
    """Give the records of an archive, or the first fault of its structure."""
    directory: list[_Central] = []
    try:
        end = _read_end(data)
        directory = _read_directory(data, end)
        records = _read_locals(data, directory, end.offset)
        _check_decoded_bytes(directory)
    except _Stop as stop:
        return Structure([], _names(directory), commented=False, fault=stop.fault)
    return Structure(records, _names(directory), commented=end.commented, fault=None)


def extra_fields(extra: bytes, kind: int) -> Iterator[bytes]:
    """Give the content of each extra field of a kind; the last one may be cut off."""
    if kind.to_bytes(2, "little") not in extra:
        return
    position = 0
    while position + _EXTRA.size <= len(extra):
        found, size = _EXTRA.unpack_from(extra, position)
        position += _EXTRA.size
        if found == kind:
            yield extra[position : position + size]
        position += size


def exceeded(resource: str, actual: int, limit: int, path: str | None = None) -> Diagnostic:
    """Give the diagnostic of a limit that is exceeded (azphalt spec 2)."""
    say = {"what": Text(f"reasons.azp.limit.{resource}")}
    return finding(
        "azp_limit_exceeded", path, say=say, resource=resource, actual=actual, limit=limit
    )


def _names(directory: list[_Central]) -> list[tuple[bytes, int]]:
    """Give each stored name with the flags that say how it is to be read."""
    return [(central.header.name, central.header.flags) for central in directory]


# End record


def _read_end(data: bytes) -> _End:
    longest = _END.size + _LONGEST_COMMENT
    position = data.rfind(_END_MARK, max(0, len(data) - longest))
    if position < 0:
        raise _invalid("no_end_record")
    if position + _END.size > len(data):
        raise _invalid("end_record")
    disk, directory_disk, here, count, size, offset, comment = _END.unpack_from(data, position)
    after = len(data) - position - _END.size
    if comment > after:
        raise _invalid("end_record")
    if comment < after:
        raise _hidden("suffix", after - comment)
    locator = position - _LOCATOR_SIZE
    if locator >= 0 and data.startswith(_LOCATOR_MARK, locator):
        raise _zip64()
    if _ALL_SHORT in (disk, directory_disk, here, count) or _ALL_LONG in (size, offset):
        raise _zip64()
    if disk or directory_disk or here != count:
        raise _invalid("multi_disk")
    _check_limit("entries", count, schemas.limits(LIMITS)["x-max-entries"])
    return _End(position, count, size, offset, commented=comment > 0)


# Central directory


def _read_directory(data: bytes, end: _End) -> list[_Central]:
    stop = end.offset + end.size
    if stop > end.position:
        raise _invalid("central_directory")
    if stop < end.position:
        raise _hidden("directory", end.position - stop)
    position = end.offset
    directory = []
    for _ in range(end.entries):
        central, position = _read_central(data, position, stop)
        directory.append(central)
    if position != stop:
        raise _invalid("central_directory")
    return directory


def _read_central(data: bytes, position: int, stop: int) -> tuple[_Central, int]:
    """Give the record at a position of the directory, and where the next one starts."""
    start = position + _CENTRAL.size
    if start > stop or not data.startswith(_CENTRAL_MARK, position):
        raise _invalid("central_directory")
    flags, method, crc, compressed, size, name, extra, comment, disk, attributes, offset = (
        _CENTRAL.unpack_from(data, position)
    )
    following = start + name + extra + comment
    if following > stop:
        raise _invalid("central_directory")
    middle = start + name
    header = Header(
        data[start:middle], flags, method, crc, compressed, size, data[middle : middle + extra]
    )
    if _ALL_LONG in (compressed, size, offset) or disk == _ALL_SHORT or _has_zip64(header):
        raise _zip64()
    if disk:
        raise _invalid("multi_disk")
    return _Central(header, attributes, offset, commented=comment > 0), following


# Local records


class _Local(NamedTuple):
    """A local header that was found: its fields, and where name, extra field and data start."""

    fields: tuple[int, int, int, int, int]
    name: int
    extra: int
    data: int


def _read_locals(data: bytes, directory: list[_Central], stop: int) -> list[Record]:
    """Give the records of all entries, after making sure that they fill the archive up to `stop`.

    What stands behind an entry's data can only be told where the next entry starts.
    """
    found = [_find_local(data, central, stop) for central in directory]
    # Nothing is cut out of headers that share bytes: a thousand of them may lie in one another.
    if sum(map(_extent, directory, found)) > stop:
        raise _overlap()
    starts = sorted(central.offset for central in directory)
    following = dict(zip(starts, [*starts, stop][1:], strict=True))
    records = [
        _record(data, central, local, following[central.offset])
        for central, local in zip(directory, found, strict=True)
    ]
    parts = [
        (central.offset, record.end + record.descriptor)
        for central, record in zip(directory, records, strict=True)
    ]
    _check_tiling(sorted(parts), stop)
    return records


def _find_local(data: bytes, central: _Central, stop: int) -> _Local:
    start = central.offset + _LOCAL.size
    if start > stop or not data.startswith(_LOCAL_MARK, central.offset):
        raise _invalid("local_header")
    flags, method, crc, compressed, size, name, extra = _LOCAL.unpack_from(data, central.offset)
    if start + name + extra > stop:
        raise _invalid("local_header")
    if _ALL_LONG in (compressed, size):
        raise _zip64()
    fields = (flags, method, crc, compressed, size)
    local = _Local(fields, start, start + name, start + name + extra)
    if local.data + central.header.compressed_size > stop:
        raise _invalid("entry_bounds")
    return local


def _extent(central: _Central, local: _Local) -> int:
    """Give the bytes of a local header."""
    return local.data - central.offset


def _record(data: bytes, central: _Central, local: _Local, following: int) -> Record:
    """Give the record of an entry; the next one starts at `following`."""
    name, extra = data[local.name : local.extra], data[local.extra : local.data]
    header = Header(name, *local.fields, extra)
    if _has_zip64(header):
        raise _zip64()
    end = local.data + central.header.compressed_size
    described = (header.flags | central.header.flags) & DESCRIBED_LATER
    descriptor = _descriptor_size(data, end, following - end) if described else 0
    return Record(
        central.header,
        header,
        central.attributes,
        central.commented,
        local.data,
        end,
        descriptor,
    )


def _descriptor_size(data: bytes, position: int, room: int) -> int:
    """Give the length of the descriptor at a position that `room` bytes are left for.

    It is 12 bytes long, 16 with its mark; what is shorter is none.
    """
    if room >= 16 and data.startswith(DESCRIPTOR_MARK, position):
        return 16
    return 12 if room >= 12 else 0


def _check_tiling(parts: list[tuple[int, int]], stop: int) -> None:
    """Stop where parts (start, end), sorted, leave bytes between them or share some."""
    reached = 0
    for start, end in [*parts, (stop, stop)]:
        if start > reached:
            raise _hidden("gap" if reached else "prefix", start - reached)
        if start < reached:
            raise _overlap()
        reached = end


def _check_decoded_bytes(directory: list[_Central]) -> None:
    declared = sum(central.header.size for central in directory)
    _check_limit("decoded_bytes", declared, schemas.limits(LIMITS)["x-max-total-bytes"])


def _has_zip64(header: Header) -> bool:
    return any(True for _ in extra_fields(header.extra, _ZIP64))


def _check_limit(resource: str, actual: int, limit: int) -> None:
    if actual > limit:
        raise _Stop(exceeded(resource, actual, limit))


def _invalid(reason: str) -> _Stop:
    return _Stop(finding("azp_zip_invalid", reason=reason))


def _overlap() -> _Stop:
    return _Stop(finding("azp_zip_overlap"))


def _zip64() -> _Stop:
    return _Stop(finding("azp_zip_zip64"))


def _hidden(region: str, size: int) -> _Stop:
    say = {"where": Text(f"reasons.azp.region.{region}")}
    return _Stop(finding("azp_zip_hidden_data", say=say, region=region, bytes=size))

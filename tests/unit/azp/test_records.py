"""The structure of an archive: every byte belongs to one record, and every fault has its code."""

from __future__ import annotations

import struct

import pytest

from rasen import schemas
from rasen.azp.container import read_container
from rasen.azp.records import LIMITS, read_structure
from rasen.azp.verification import verify, verify_unread
from tests.unit.azp.archives import File, archive, descriptor, extra, package
from tests.unit.azp.findings import found

TWO = (File("a", b"one"), File("b", b"two"))


def fault(data):
    """Give code and details of the one fault that stops verification."""
    ((code, path, details),) = found(data, unsigned=True)
    assert path is None
    return code, details


def invalid(reason):
    return "azp_zip_invalid", {"reason": reason}


def hidden(region, size):
    return "azp_zip_hidden_data", {"region": region, "bytes": size}


def exceeded(resource, actual, limit):
    return "azp_limit_exceeded", {"resource": resource, "actual": actual, "limit": limit}


ZIP64 = ("azp_zip_zip64", {})
OVERLAP = ("azp_zip_overlap", {})


def is_sound(data):
    return read_structure(data).fault is None


# End record


@pytest.mark.parametrize("data", [b"", b"{}", b"PK\3\4", b"PK\5\7" + bytes(100)])
def test_file_without_an_end_record_is_no_archive(data):
    """What has no end record is not looked at further."""
    assert fault(data) == invalid("no_end_record")


def test_end_record_is_searched_in_the_last_bytes_only():
    """The mark counts where a comment of the largest length leaves it, and no earlier."""
    data = archive(TWO, comment=bytes(0xFFFF))
    assert is_sound(data)
    assert fault(data + b"x") == invalid("no_end_record")


def test_end_record_nearest_to_the_end_counts():
    """An archive in the comment of another is the one that is read; the outer one is hidden."""
    inner = archive((File("c", b"inner"),))
    assert fault(archive(TWO, comment=inner)) == hidden("directory", len(archive(TWO)))


@pytest.mark.parametrize("cut", [1, 18])
def test_end_record_that_is_cut_off(cut):
    """The end record has 22 bytes."""
    assert fault(archive(TWO)[:-cut]) == invalid("end_record")


def test_comment_ends_where_the_file_ends():
    """A comment that is announced longer is cut off; bytes behind it belong to nothing."""
    assert is_sound(archive(TWO, comment=b"abc"))
    assert fault(archive(TWO, comment=b"abc", comment_size=4)) == invalid("end_record")
    assert fault(archive(TWO, comment=b"abc", comment_size=2)) == hidden("suffix", 1)
    assert fault(archive(TWO, after=b"0123456789")) == hidden("suffix", 10)


@pytest.mark.parametrize(
    "field", [{"disk": 1}, {"directory_disk": 1}, {"here": 1}, {"entries": 3}, {"disk": 0xFFFE}]
)
def test_archive_lies_on_one_disk(field):
    """Disk numbers are 0, and both counts are the same."""
    assert fault(archive(TWO, **field)) == invalid("multi_disk")


@pytest.mark.parametrize(
    "field",
    [
        *({name: 0xFFFF} for name in ("disk", "directory_disk", "here", "entries")),
        {"size": 0xFFFFFFFF},
        {"offset": 0xFFFFFFFF},
    ],
)
def test_escape_value_in_the_end_record_means_zip64(field):
    """All ones stand for a value that a ZIP64 record holds."""
    assert fault(archive(TWO, **field)) == ZIP64


def test_locator_before_the_end_record_means_zip64():
    """The locator stands 20 bytes before the end record, and nowhere else."""
    locator = b"PK\6\7" + bytes(16)
    assert fault(archive(TWO, after_directory=locator)) == ZIP64
    assert fault(archive(TWO, after_directory=locator + b"x")) == hidden("directory", 21)


# Limits


def test_entries_are_limited_before_any_is_read():
    """1,024 entries are allowed; one more is told from the end record alone."""
    limit = schemas.limits(LIMITS)["x-max-entries"]
    assert limit == 1024
    files = [File(f"{number}") for number in range(limit)]
    assert is_sound(archive(files))
    more = archive(files[:1], here=limit + 1, entries=limit + 1)
    assert fault(more) == exceeded("entries", limit + 1, limit)


def test_decoded_bytes_are_limited_as_declared():
    """64 MiB may be declared over all entries; one byte more stops before anything is inflated."""
    limit = schemas.limits(LIMITS)["x-max-total-bytes"]
    assert limit == 67108864
    half = limit // 2
    files = [File("a", both={"size": half}), File("b", both={"size": half})]
    assert is_sound(archive(files))
    files.append(File("c", both={"size": 1}))
    assert fault(archive(files)) == exceeded("decoded_bytes", limit + 1, limit)


def test_file_is_limited_before_it_is_read():
    """64 MiB is the largest file; of a larger one only the size is looked at."""
    limit = schemas.limits(LIMITS)["x-max-bytes"]
    assert limit == 67108864
    told = verify_unread(limit + 1)
    (diagnostic,) = told.diagnostics
    assert (diagnostic.code, diagnostic.details) == exceeded("container_bytes", limit + 1, limit)
    assert not told.ok
    data = bytes(limit + 1)
    assert fault(data) == exceeded("container_bytes", limit + 1, limit)
    assert fault(data[:-1]) == invalid("no_end_record")


# Central directory


def test_directory_ends_at_the_end_record():
    """Bytes between the two belong to nothing; a directory that goes further is none."""
    data = archive(TWO, after_directory=b"xyz")
    assert fault(data) == hidden("directory", 3)
    size = struct.unpack("<I", archive(TWO)[-10:-6])[0]
    assert fault(archive(TWO, size=size + 1)) == invalid("central_directory")
    assert fault(archive(TWO, offset=0xFFFFFFFE)) == invalid("central_directory")


def test_directory_holds_as_many_records_as_announced():
    """No record less, none more, and none of another kind."""
    assert fault(archive(TWO, here=1, entries=1)) == invalid("central_directory")
    assert fault(archive(TWO, here=3, entries=3)) == invalid("central_directory")
    odd = (File("a", central={"mark": b"PK\1\3"}), TWO[1])
    assert fault(archive(odd)) == invalid("central_directory")


@pytest.mark.parametrize("field", ["name", "extra", "comment"])
def test_directory_record_that_is_cut_off(field):
    """A record whose lengths reach beyond the directory is none."""
    data = bytearray(archive(TWO[:1]))
    record = data.index(b"PK\1\2")
    position = record + {"name": 28, "extra": 30, "comment": 32}[field]
    data[position : position + 2] = struct.pack("<H", 500)
    assert fault(bytes(data)) == invalid("central_directory")


@pytest.mark.parametrize("field", ["compressed", "size", "offset"])
def test_escape_value_in_the_directory_means_zip64(field):
    """So does the disk number."""
    assert fault(archive((File("a", central={field: 0xFFFFFFFF}),))) == ZIP64
    assert fault(archive((File("a", central={"disk": 0xFFFF}),))) == ZIP64
    assert fault(archive((File("a", central={"disk": 1}),))) == invalid("multi_disk")


@pytest.mark.parametrize("side", ["local", "central"])
def test_zip64_extra_field_is_refused_in_both_headers(side):
    """Also behind other extra fields; another ID is no fault."""
    both = extra(0x5455, b"time") + extra(1, bytes(16))
    assert fault(archive((File("a", **{side: {"extra": both}}),))) == ZIP64
    assert fault(archive((File("a", **{side: {"extra": b"\1\0\0\0"}}),))) == ZIP64
    assert is_sound(archive((File("a", **{side: {"extra": extra(2, b"")}}),)))
    assert is_sound(archive((File("a", **{side: {"extra": b"\1\0\0"}}),)))


# Local records


@pytest.mark.parametrize(
    "central", [{"offset": 1}, {"offset": 5000}, {"offset": 0xFFFFFFF0}, {"offset": 4}]
)
def test_local_header_is_where_the_directory_says(central):
    """It has its mark there, and lies before the directory."""
    assert fault(archive((File("a", b"data", central=central),))) == invalid("local_header")


def test_local_header_that_reaches_into_the_directory():
    """Its name and extra field lie before the directory as well."""
    data = bytearray(archive(TWO[:1]))
    data[28:30] = struct.pack("<H", 4)
    assert fault(bytes(data)) == invalid("local_header")


def test_data_that_reach_into_the_directory():
    """Compressed sizes are those of the directory."""
    short = File("a", b"data", both={"compressed": 5})
    assert fault(archive((short,))) == invalid("entry_bounds")


@pytest.mark.parametrize("field", ["compressed", "size"])
def test_escape_value_in_a_local_header_means_zip64(field):
    """Whatever the directory says."""
    assert fault(archive((File("a", local={field: 0xFFFFFFFF}),))) == ZIP64


# Tiling


def test_bytes_that_no_entry_owns():
    """Before the first, between two, and before the directory; the first of them is told."""
    assert fault(archive((File("a", before=b"#!"), TWO[1]))) == hidden("prefix", 2)
    assert fault(archive((TWO[0], File("b", before=b"gap")))) == hidden("gap", 3)
    assert fault(archive(TWO, before_directory=b"rest")) == hidden("gap", 4)
    assert fault(archive((), before_directory=b"rest")) == hidden("prefix", 4)
    assert fault(archive((File("a", before=b"#!"),), before_directory=b"r")) == hidden("prefix", 2)


def test_records_that_share_bytes():
    """One record for two names, or one inside of the other's data."""
    shared = File("b", b"one", central={"offset": 0})
    data = archive((TWO[0], File("x"), shared))
    assert fault(data) == OVERLAP
    inner = File("in", b"x")
    outer = File("out", b"...." + inner.local_record() + b"....")
    nested = archive((outer,))
    offset = nested.index(inner.local_record())
    directory = inner.central_record(offset)
    assert fault(with_record(nested, directory)) == OVERLAP


def with_record(data, record):
    """Give an archive of one entry with one more record in its directory."""
    start = len(data) - 22
    size, offset = struct.unpack("<II", data[-10:-2])
    end = struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 2, 2, size + len(record), offset, 0)
    return data[:start] + record + end


def test_headers_inside_one_another_are_told_without_reading_them():
    """A thousand headers whose names are all of the file would take a thousand times its size."""
    many = 1000
    mark = struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 20, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    files = [
        File(f"{number}", local={"name": b""}, central={"offset": 30 * number})
        for number in range(many)
    ]
    long = struct.pack("<HH", 20_000, 0)
    body = (mark[:-4] + long) * many + bytes(20_000)
    directory = b"".join(file.central_record(0) for file in files)
    end = struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, many, many, len(directory), len(body), 0)
    assert fault(body + directory + end) == OVERLAP


def test_order_of_entries_is_free():
    """The directory may name them in another order than they are stored in."""
    first, second = TWO
    data = archive(TWO)
    start = data.index(b"PK\1\2")
    records = [first.central_record(0), second.central_record(len(first.local_record()))]
    swapped = data[:start] + records[1] + records[0] + data[start + sum(map(len, records)) :]
    assert is_sound(swapped)
    assert [entry.name for entry in read_container(swapped).entries] == ["b", "a"]


def test_descriptors_belong_to_their_entries():
    """Twelve bytes, or sixteen with the mark; what is shorter is none and is hidden data."""
    plain = File("a", b"data", 8, both={"flags": 8})
    for tail in (descriptor(plain), descriptor(plain, mark=False)):
        file = File("a", b"data", 8, both={"flags": 8}, descriptor=tail)
        assert is_sound(archive((file, File("b"))))
    short = File("a", b"data", 8, both={"flags": 8}, descriptor=b"eleven byte")
    assert fault(archive((short, File("b")))) == hidden("gap", 11)
    longer = File("a", b"data", 8, both={"flags": 8}, descriptor=descriptor(plain) + b"x")
    assert fault(archive((longer, File("b")))) == hidden("gap", 1)
    unannounced = File("a", b"data", 8, descriptor=descriptor(plain))
    assert fault(archive((unannounced, File("b")))) == hidden("gap", 16)


def test_descriptor_without_mark_may_begin_like_one():
    """A checksum that reads as the mark does not make a descriptor of twelve bytes longer."""
    file = File("a", b"data", 8, both={"flags": 8, "crc": 0x08074B50})
    tail = descriptor(file, mark=False)
    assert tail[:4] == b"PK\7\x08"
    assert is_sound(archive((File("a", b"data", 8, both=file.both, descriptor=tail), File("b"))))


# What is no fault


def test_archive_without_entries_is_well_formed():
    """It only lacks everything that a package needs."""
    assert [code for code, _, _ in found(archive(()))] == [
        "azp_manifest_missing",
        "azp_license_missing",
    ]


def test_comments_are_warned_of_once_each():
    """One of the archive, one of each entry; the package is as good as without them."""
    data = package(None, None, File("note.txt", comment=b"entry"))
    signed = verify(data)
    told = [(d.code, d.path, d.severity) for d in signed.diagnostics]
    assert ("azp_zip_comment", "note.txt", "warning") in told
    both = archive((File("LICENSE", b"x", comment=b"one"), *TWO), comment=b"two")
    assert [path for code, path, _ in found(both) if code == "azp_zip_comment"] == [None, "LICENSE"]


def test_signed_is_told_as_soon_as_the_directory_is_read():
    """A fault behind that hides nothing of it; a fault before leaves no names."""
    sign = File("signature.json", b"{}")
    assert verify(archive((sign,), before_directory=b"x")).signed
    assert not verify(archive((sign,), disk=1)).signed
    assert not verify(archive((File("Signature.json"),))).signed

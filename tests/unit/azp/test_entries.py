"""The entries of an archive: the first rule that one breaks excludes it, under one code."""

from __future__ import annotations

import struct
import zlib

import pytest

from rasen import schemas
from rasen.azp.container import read_container
from rasen.azp.verification import verify
from tests.unit.azp.archives import (
    LICENSE,
    File,
    archive,
    deflated,
    descriptor,
    digest,
    extra,
    manifest,
    package,
    unicode_name,
)
from tests.unit.azp.findings import codes, found

DATA = b"one and one and one and one"


def told(*files):
    """Give (code, path, details) of what an archive of these entries is told of its entries."""
    return found(package(None, None, *files))


def fault(*files):
    """Give code and details of the one thing that is told of an entry."""
    ((code, _, details),) = told(*files)
    return code, details


def is_payload(*files):
    """Tell whether all there is to say of entries is that nothing lists them."""
    names = [file.name for file in files]
    return told(*files) == [("azp_payload_unlisted", name, {}) for name in names]


# Names


@pytest.mark.parametrize(
    ("name", "flags"),
    [
        (b"r\x82sum\x82", 0),
        ("größe".encode(), 0),
        (b"\xff", 0x800),
        (b"\xed\xa0\x80", 0x800),
        (b"\xc0\xaf", 0x800),
    ],
)
def test_name_is_utf8_and_says_so(name, flags):
    """Bytes beyond ASCII need bit 11 and have to be strict UTF-8; there is no name to tell."""
    file = File(name, DATA, both={"flags": flags})
    assert told(file) == [("azp_name_not_utf8", None, {"nameHex": name.hex()})]
    assert read_container(archive((file,))).entries[0].shown == name.decode(
        errors="backslashreplace"
    )


def test_name_in_utf8_is_taken_as_it_is():
    """ASCII needs no flag and may have it."""
    assert is_payload(File("größe.md"), File("a", both={"flags": 0x800}), File("b"))


@pytest.mark.parametrize("side", ["local", "central"])
def test_second_name_in_an_extra_field(side):
    """It is ambiguous where it differs from the first; a field without a name has none."""
    other = {"extra": extra(9, b"x") + unicode_name(b"a.txt", b"b.txt")}
    assert fault(File("a.txt", **{side: other})) == ("azp_name_ambiguous", {"other": "b.txt"})
    same = {"extra": unicode_name(b"a.txt", b"a.txt")}
    assert is_payload(File("a.txt", **{side: same}))
    assert is_payload(File("a.txt", **{side: {"extra": extra(0x7075, b"\1abc")}}))
    broken = {"extra": unicode_name(b"a.txt", b"\xff")}
    assert fault(File("a.txt", **{side: broken})) == ("azp_name_ambiguous", {"other": "\ufffd"})


LONGEST = "d/" + "ü" * 119  # 240 bytes of UTF-8


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "empty"),
        ("/", "empty"),
        ("/etc/passwd", "absolute"),
        ("C:/windows", "absolute"),
        ("c:", "absolute"),
        ("..\\up", "backslash"),
        ("a\0b", "control_character"),
        ("a\nb", "control_character"),
        ("a\x7f", "control_character"),
        ("e\u0301", "not_nfc"),
        (LONGEST + "x", "too_long"),
        ("a//b", "empty_segment"),
        ("a//", "empty_segment"),
        ("../up", "traversal"),
        ("a/./b", "traversal"),
        ("a/..", "traversal"),
        ("a./b", "trailing_dot_space"),
        ("a ", "trailing_dot_space"),
        ("...", "trailing_dot_space"),
        ("sub/NUL.txt", "windows_device"),
        ("com¹", "windows_device"),
        ("ab:c", "windows_character"),
        ("why?", "windows_character"),
    ],
)
def test_name_keeps_the_path_policy(name, reason):
    """The first reason that applies is told, before anything else about the entry."""
    file = File(name, DATA, 12, both={"attributes": 0o120777 << 16})
    assert fault(file) == ("azp_path_unsafe", {"reason": reason})


def test_longest_name_is_allowed():
    """240 bytes of UTF-8 are."""
    assert is_payload(File(LONGEST))


def test_folder_is_no_entry():
    """One slash at the end makes a name that of a folder; the rest has to keep the policy."""
    assert fault(File("agents/")) == ("azp_entry_directory", {})
    assert fault(File("../")) == ("azp_path_unsafe", {"reason": "traversal"})


# Types


@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        (0o120777, "symlink"),
        (0o040755, "directory"),
        (0o010644, "fifo"),
        (0o140644, "socket"),
        (0o020644, "char_device"),
        (0o060644, "block_device"),
        (0o110000, "unknown"),
        (0o160000, "unknown"),
    ],
)
def test_only_regular_files_are_entries(mode, kind):
    """The upper half of the external attributes counts, whatever system made them."""
    file = File("link", both={"attributes": mode << 16})
    assert fault(file) == ("azp_entry_special", {"type": kind})


def test_attributes_of_files():
    """A folder bit of DOS makes a folder; modes and other bits are no fault."""
    assert fault(File("a", both={"attributes": 0x10})) == (
        "azp_entry_special",
        {"type": "directory"},
    )
    assert is_payload(
        File("run", both={"attributes": 0o100755 << 16 | 0x20}),
        File("old", both={"attributes": 0o755 << 16}),
    )


# Duplicates


def test_repeated_name_is_told_once_and_all_are_excluded():
    """At the first of them, with how many there are; none of them is looked at further."""
    data = package(None, None, File("a", b"1"), File("b"), File("a", b"2", 12), File("a", b"3"))
    assert found(data) == [
        ("azp_entry_duplicate", "a", {"count": 3}),
        ("azp_payload_unlisted", "b", {}),
    ]
    assert [e.name for e in read_container(data).entries if e.data is None] == ["a"] * 3


def test_repeated_name_of_a_link():
    """An entry that is excluded for a reason earlier in the list tells that one."""
    link = File("a", both={"attributes": 0o120777 << 16})
    assert codes(package(None, None, link, File("a"), File("a"))) == [
        "azp_entry_special",
        "azp_entry_duplicate",
    ]
    assert codes(package(None, None, link, link)) == ["azp_entry_special"] * 2


def test_repeated_manifest_is_no_manifest_and_not_missing():
    """Nobody can tell which one was meant, so that none is read."""
    data = package(None, None, File("manifest.json", b"{}"))
    assert codes(data) == ["azp_entry_duplicate"]
    assert verify(data).manifest is None


# Encryption and methods


@pytest.mark.parametrize("flags", [0x0001, 0x0040, 0x2000])
def test_encryption_flags(flags):
    """Each of them refuses the entry, also where the data are plain."""
    assert fault(File("a", DATA, both={"flags": flags})) == ("azp_zip_encrypted", {})


def test_encryption_by_method_and_extra_field():
    """Method 99 and the field that belongs to it."""
    aes = extra(0x9901, b"\2\0AE\3\0\0")
    assert fault(File("a", DATA, 99)) == ("azp_zip_encrypted", {})
    assert fault(File("a", DATA, local={"extra": aes})) == ("azp_zip_encrypted", {})
    assert fault(File("a", DATA, central={"extra": aes})) == ("azp_zip_encrypted", {})


@pytest.mark.parametrize("method", [1, 7, 9, 12, 14, 93, 95, 0xFFFF])
def test_only_store_and_deflate_are_known(method):
    """The number of any other is told."""
    assert fault(File("a", DATA, method)) == ("azp_zip_method_unsupported", {"method": method})


def test_patched_data_are_refused():
    """Bit 5 of the flags says that the data are no file."""
    file = File("a", DATA, both={"flags": 0x20})
    assert fault(file) == ("azp_zip_method_unsupported", {"method": 0})


# Headers


@pytest.mark.parametrize(
    ("local", "field"),
    [
        ({"name": b"b"}, "name"),
        ({"method": 8}, "method"),
        ({"flags": 0x0001}, "flags"),
        ({"flags": 0x0008}, "flags"),
        ({"flags": 0x0040}, "flags"),
        ({"flags": 0x0800}, "flags"),
        ({"flags": 0x2000}, "flags"),
        ({"crc": 1}, "crc"),
        ({"crc": 0}, "crc"),
        ({"compressed": 1}, "sizes"),
        ({"size": 1}, "sizes"),
        ({"size": 0, "compressed": 0, "crc": 0}, "crc"),
        ({"name": b"b", "method": 8, "crc": 1}, "name"),
    ],
)
def test_headers_say_the_same(local, field):
    """The first field in which they differ is told."""
    assert fault(File("a", DATA, local=local)) == ("azp_zip_header_mismatch", {"field": field})


def test_what_headers_may_differ_in():
    """Bits that say how Deflate was used, extra fields, and what only one of them has."""
    assert is_payload(
        File("a", DATA, local={"flags": 0x0006}, central={"extra": extra(0x5455, b"123")}),
        File("b", DATA, 8, local={"extra": extra(0xCAFE, b"")}),
    )


def described(**changes):
    """Give a deflated entry with a data descriptor, parts of it changed."""
    file = File("a", DATA, 8, both={"flags": 8})
    parts = {"descriptor": descriptor(file), **changes}
    return File("a", DATA, 8, both=file.both, **parts)


def test_descriptor_says_what_the_directory_says():
    """With its mark or without; the local header then says the same, or zeros."""
    zeros = {"crc": 0, "compressed": 0, "size": 0}
    plain = File("a", DATA, 8, both={"flags": 8})
    assert is_payload(described())
    assert is_payload(described(descriptor=descriptor(plain, mark=False)))
    assert is_payload(described(local=zeros))
    mismatch = ("azp_zip_header_mismatch", {"field": "crc"})
    assert fault(described(local={**zeros, "crc": 7})) == mismatch
    sizes = ("azp_zip_header_mismatch", {"field": "sizes"})
    assert fault(described(local={"size": 0})) == sizes


@pytest.mark.parametrize("field", ["crc", "compressed", "size"])
def test_descriptor_that_lies(field):
    """Each of its values counts."""
    plain = File("a", DATA, 8, both={"flags": 8})
    wrong = descriptor(plain, **{field: 5})
    assert fault(described(descriptor=wrong)) == (
        "azp_zip_descriptor_invalid",
        {"reason": "mismatch"},
    )


def test_descriptor_that_is_absent_or_behind_stored_data():
    """Behind data that are stored nobody can tell where it starts."""
    assert fault(described(descriptor=b"")) == (
        "azp_zip_descriptor_invalid",
        {"reason": "mismatch"},
    )
    stored = File("a", DATA, both={"flags": 8})
    tail = descriptor(stored)
    assert fault(File("a", DATA, both=stored.both, descriptor=tail)) == (
        "azp_zip_descriptor_invalid",
        {"reason": "stored"},
    )


# Limits of documents


@pytest.mark.parametrize(
    ("name", "schema", "limit"),
    [
        ("manifest.json", "files:azp-manifest", 1 << 20),
        ("signature.json", "files:azp-signature", 1 << 16),
    ],
)
def test_documents_are_limited_by_what_they_declare(name, schema, limit):
    """Exactly the limit is read; one byte more is not even inflated."""
    assert schemas.limits(schema)["x-max-bytes"] == limit
    resource = name.replace(".json", "_bytes")
    license_file = File("LICENSE", LICENSE)
    at_limit = archive((license_file, File(name, b" " * limit, 8)))
    past = archive((license_file, File(name, b" " * (limit + 1), 8)))
    assert resource not in str(found(at_limit))
    told_past = [each for each in found(past) if each[1] == name]
    details = {"resource": resource, "actual": limit + 1, "limit": limit}
    assert told_past == [("azp_limit_exceeded", name, details)]


# Bytes


def test_deflate_stream_that_is_none_or_ends_early():
    """Whatever it would have given."""
    for stored in (b"\xff\xff\xff", deflated(DATA)[:-1], b""):
        file = File("a", DATA, 8, stored)
        assert fault(file) == ("azp_entry_corrupt", {}), stored


def test_stream_that_gives_more_than_declared():
    """It is inflated by one byte beyond that, and its size is not known."""
    file = File("a", DATA, 8, both={"size": len(DATA) - 1})
    assert fault(file) == ("azp_entry_size_mismatch", {"declared": len(DATA) - 1})
    bomb = File("a", b"", 8, deflated(bytes(10_000_000)))
    assert fault(bomb) == ("azp_entry_size_mismatch", {"declared": 0})


def test_stream_that_gives_less_than_declared():
    """Both sizes are told."""
    file = File("a", DATA, 8, both={"size": len(DATA) + 1})
    details = {"declared": len(DATA) + 1, "actual": len(DATA)}
    assert fault(file) == ("azp_entry_size_mismatch", details)


def test_stream_that_ends_before_its_data():
    """What stands behind it in the compressed data would be hidden."""
    stream = deflated(DATA)
    file = File("a", DATA, 8, stream + b"tail")
    details = {"declared": len(stream) + 4, "actual": len(stream)}
    assert fault(file) == ("azp_entry_size_mismatch", details)


def test_stored_entry_has_one_size():
    """Its bytes are as many as both sizes say."""
    file = File("a", DATA, both={"size": len(DATA) - 1})
    details = {"declared": len(DATA) - 1, "actual": len(DATA)}
    assert fault(file) == ("azp_entry_size_mismatch", details)


@pytest.mark.parametrize("method", [0, 8])
def test_checksum_fits_the_bytes(method):
    """Both headers may agree on a wrong one."""
    file = File("a", DATA, method, both={"crc": zlib.crc32(DATA) ^ 1})
    assert fault(file) == ("azp_entry_crc_mismatch", {})
    assert is_payload(File("a", DATA, method), File("empty", b"", method))


def test_stored_deflate_blocks_of_other_writers():
    """A stream without compression is a stream."""
    length = struct.pack("<HH", len(DATA), len(DATA) ^ 0xFFFF)
    assert is_payload(File("a", DATA, 8, b"\1" + length + DATA))


def test_bytes_of_entries_are_those_that_were_packed():
    """Stored ones are a view of the archive, so that nothing is copied."""
    data = archive((File("a", DATA), File("b", DATA, 8)))
    stored, inflated = read_container(data).entries
    assert isinstance(stored.data, memoryview)
    assert (bytes(stored.data), inflated.data) == (DATA, DATA)
    assert read_container(data).decoded_bytes == 2 * len(DATA)
    assert read_container(data).find("b") == inflated
    assert read_container(data).find("c") is None


# Aliases


def alias(*names):
    """Give (path, other, reason) of each alias among names."""
    data = package(None, None, *(File(name) for name in names))
    return [
        (path, details["other"], details["reason"])
        for code, path, details in found(data)
        if code == "azp_entry_alias"
    ]


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("a/b.json", "A/B.json"),
        ("ﬁle", "file"),
        ("straße", "STRASSE"),
        ("Σ", "ς"),
        ("K", "k"),
        ("ｆｕｌｌ", "full"),
        ("①", "1"),
        ("℀", "a/c"),
        ("İ", "i̇"),
    ],
)
def test_names_that_some_system_takes_for_one(first, later):
    """The later one is told, with the earlier; neither is excluded."""
    assert alias(first, later) == [(later, first, "case_or_normalization")]
    data = package(None, None, File(first), File(later))
    assert codes(data).count("azp_payload_unlisted") == 2


def test_name_that_is_a_folder_of_another():
    """In either order, and also by alias."""
    reason = "file_and_folder"
    assert alias("docs", "Docs/a.md") == [("Docs/a.md", "docs", reason)]
    assert alias("docs/a/b.md", "docs/a") == [("docs/a", "docs/a/b.md", reason)]
    assert alias("docs/", "docs") == [("docs", "docs/", reason)]
    assert alias("docs/", "docs/a.md") == []


def test_each_later_name_is_told_once():
    """With the first that has the same key."""
    reason = "case_or_normalization"
    assert alias("a", "A", "a", "ａ") == [("A", "a", reason), ("ａ", "a", reason)]
    assert alias("x", "x") == []


def test_unsafe_and_unreadable_names_have_no_aliases():
    """One fault gives one code."""
    assert alias("../a", "../A") == []
    bad = File(b"\xff", both={"flags": 0x800})
    assert codes(package(None, None, bad, bad)) == ["azp_name_not_utf8"] * 2


def test_alias_of_the_manifest():
    """A name that some system would unpack over the manifest, though it is listed."""
    payload = {"MANIFEST.json": b"{}", "main.json": b"{}"}
    data = package(manifest(payload=payload), payload)
    ((code, path, details),) = found(data)
    assert (code, path, details["other"]) == ("azp_entry_alias", "MANIFEST.json", "manifest.json")


# What comes after exclusion


def test_excluded_entry_takes_no_further_part():
    """It is neither unlisted nor missing, and its digest is not compared."""
    payload = {"main.json": b"{}", "a": b"listed"}
    document = manifest(payload={**payload})
    files = {"main.json": b"{}"}
    data = package(document, files, File("a", b"other bytes", 12), File("b", b"", 12))
    assert codes(data) == ["azp_zip_method_unsupported"] * 2
    assert document["files"]["a"] == digest(b"listed")

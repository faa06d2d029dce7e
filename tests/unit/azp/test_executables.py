"""Payload that looks like a program, by its suffix or by its first bytes."""

from __future__ import annotations

import struct

import pytest

from rasen import schemas
from rasen.azp.executables import has_program_suffix, program_kind

SUFFIXES = schemas.load("common:azp-executable")["enum"]


def test_suffixes_of_the_format_and_ours():
    """Those of the original, and those that it forgot."""
    text = "js mjs cjs jsx ts tsx wasm class jar dex so dll dylib exe com bat cmd sh bash zsh fish"
    original = [*text.split(), "ps1", "py", "pyc", "rb", "php", "pl", "swift", "kt", "kts"]
    assert SUFFIXES[: len(original)] == original
    assert len(SUFFIXES) == len(set(SUFFIXES))


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_suffix_of_a_program(suffix):
    """In any case, on any file, at the end."""
    for path in (f"a.{suffix}", f"a/b.{suffix.upper()}", f".{suffix}", f"a.json.{suffix}"):
        assert has_program_suffix(path)
    for path in (suffix, f"a.{suffix}.json", f"a.{suffix}/b", f"a{suffix}", f"a.{suffix}_"):
        assert not has_program_suffix(path)


def dos(offset, mark=b"PE\0\0"):
    """Give a DOS header that says where a Windows header starts, and what is there."""
    head = b"MZ" + bytes(0x3A) + struct.pack("<I", offset)
    return head + bytes(min(offset, 0xFFFF) - len(head)) + mark


PROGRAMS = {
    "shebang": [b"#!/bin/sh", b"#! /usr/bin/env x", b"#!\t \t/x", b"#!/"],
    "elf": [b"\x7fELF", b"\x7fELF\2\1\1"],
    "mach_o_or_class": [
        bytes.fromhex(mark)
        for mark in ("feedface", "feedfacf", "cefaedfe", "cffaedfe", "cafebabe", "cafebabe00000034")
    ],
    "wasm": [b"\0asm", b"\0asm\1\0\0\0"],
    "dex": [b"dex\n", b"dex\n035\0"],
    "lua": [b"\x1bLua", b"\x1bLuaT"],
    "llvm": [b"BC\xc0\xde"],
    "pe": [dos(0x40), dos(0x80), dos(0xF000)],
}


@pytest.mark.parametrize(
    ("kind", "data"), [(kind, data) for kind, texts in PROGRAMS.items() for data in texts]
)
def test_bytes_of_a_program(kind, data):
    """Only the beginning counts; a view serves as well as bytes."""
    assert program_kind(data) == kind
    assert program_kind(memoryview(data)) == kind
    assert program_kind(b" " + data) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"#",
        b"#!",
        b"#! ",
        b"#!python",
        b"#!\n/bin/sh",
        b"# !/bin/sh",
        b"\x7fEL",
        b"\x7felf",
        b"bebafeca",
        bytes.fromhex("bebafeca"),
        b"\0as",
        b"dex035",
        b"Lua",
        b"BC\xc0",
        b"MZ",
        b"MZ is a country code",
        dos(0x80, b"PE\0\1"),
        dos(0x80, b"PE\0"),
        dos(0xFFFFFFFF),
        b"MZ" + bytes(0x3A) + b"\x80",
        b'{"#!": "/bin/sh"}',
        b"\xef\xbb\xbf#!/bin/sh",
    ],
)
def test_bytes_that_resemble_one(data):
    """A mark that is cut off, or not followed by what makes it one."""
    assert program_kind(data) is None


def test_blanks_behind_a_shebang_take_linear_time():
    """A line of blanks without an end is no interpreter."""
    assert program_kind(b"#!" + b" " * 1_000_000) is None
    assert program_kind(b"#!" + b" " * 1_000_000 + b"/") == "shebang"

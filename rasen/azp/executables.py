"""Payload that looks like a program, by its name or by how it begins (azphalt spec 10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.azp.finding import finding
from rasen.azp.names import path_reason
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.azp.container import Container
    from rasen.diagnostics import Diagnostic

_MARKS = {
    b"\x7fELF": "elf",
    b"\xfe\xed\xfa\xce": "mach_o_or_class",
    b"\xfe\xed\xfa\xcf": "mach_o_or_class",
    b"\xce\xfa\xed\xfe": "mach_o_or_class",
    b"\xcf\xfa\xed\xfe": "mach_o_or_class",
    b"\xca\xfe\xba\xbe": "mach_o_or_class",
    b"\0asm": "wasm",
    b"dex\n": "dex",
    b"\x1bLua": "lua",
    b"BC\xc0\xde": "llvm",
}
_SHEBANG = b"#!"
_BLANKS = b" \t"
_DOS = b"MZ"
_PE = b"PE\0\0"
_PE_OFFSET = 0x3C  # where a DOS header says, in four bytes, where the PE header starts


def executable_faults(files: Mapping[str, object], container: Container) -> Iterator[Diagnostic]:
    """Give the fault of each path that looks like a program: listed ones first, then the others.

    Listed paths that are unsafe are left out, and so are the bytes of excluded entries.
    """
    present = {e.name: e.data for e in container.entries if e.data is not None}
    paths = [path for path in files if path in present or path_reason(path) is None]
    for path in dict.fromkeys((*paths, *cast("dict[str, object]", present))):
        data = present.get(path)
        reason = "suffix" if has_program_suffix(path) else data is not None and program_kind(data)
        if reason:
            say = {"problem": Text(f"reasons.azp.program.{reason}")}
            yield finding("azp_payload_executable", path, say=say, reason=reason)


def has_program_suffix(path: str) -> bool:
    """Tell whether the last suffix of a path is one of programs, in any case."""
    _, dot, suffix = path.rpartition("/")[2].rpartition(".")
    return bool(dot) and suffix.lower() in _suffixes()


def program_kind(data: bytes | memoryview) -> str | None:
    """Give the kind of program that bytes begin like, None for anything else."""
    mark = _MARKS.get(bytes(data[:4]))
    if mark is not None:
        return mark
    start = bytes(data[:2])
    if start == _SHEBANG:
        rest = bytes(data[len(_SHEBANG) :]).lstrip(_BLANKS)
        return "shebang" if rest.startswith(b"/") else None
    if start == _DOS:
        offset = int.from_bytes(data[_PE_OFFSET : _PE_OFFSET + 4], "little")
        return "pe" if bytes(data[offset : offset + len(_PE)]) == _PE else None
    return None


@cache
def _suffixes() -> frozenset[str]:
    schema = cast("dict[str, Any]", schemas.load("common:azp-executable"))
    return frozenset(schema["enum"])

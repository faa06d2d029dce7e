"""The block that tells an agent of the referenced stores: its lines, and how many bytes it has.

Texts of cloned files are part of it, so each value is made one line that cannot forge another.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

OPENING = "<referenced_stores>"
CLOSING = "</referenced_stores>"
NOTE = "<!-- Read-only context from other repositories; fetch a spec before you rely on it. -->"
_LONGEST_ID = 100  # characters of a spec's ID in a line

# What JavaScript and Unicode call white space; what controls a terminal ends no line here.
_BLANKS = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f]+")


def flattened(text: str) -> str:
    """Give a text on one line: trimmed, each run of control characters one space."""
    return _CONTROLS.sub(" ", text.strip(_BLANKS)).strip(_BLANKS)


def block_lines(entries: Iterable[Mapping[str, object]]) -> Iterator[str]:
    """Give the lines of the block for entries of the shape `common:reference-entry`."""
    yield OPENING
    yield NOTE
    for entry in entries:
        yield from entry_lines(entry)
    yield CLOSING


def entry_lines(entry: Mapping[str, object]) -> Iterator[str]:
    """Give the lines of one entry."""
    name = flattened(str(entry["store_id"]))
    status = cast("list[Mapping[str, str]]", entry["status"])
    if "root" not in entry:
        for found in status:
            yield f"Store {name}: {flattened(found['message'])}"
            yield from _fix_lines(found)
        return
    yield f"Store {name} ({flattened(str(entry['root']))}):"
    for spec in cast("list[Mapping[str, str]]", entry.get("specs", [])):
        yield spec_line(spec)
    if "fetch" in entry:
        yield f"  Fetch: {flattened(str(entry['fetch']))}"
    for found in status:
        yield f"  Note: {flattened(found['message'])}"
        yield from _fix_lines(found)


def spec_line(spec: Mapping[str, str]) -> str:
    """Give the line of one spec."""
    line = f"  - {flattened(spec['id'])[:_LONGEST_ID]}"
    summary = flattened(spec["summary"])
    return f"{line}: {summary}" if summary else line


def size(lines: Iterable[str]) -> int:
    """Give the bytes of UTF-8 that lines take, each with its line feed."""
    return sum(len(line.encode("utf-8", "surrogatepass")) + 1 for line in lines)


def _fix_lines(found: Mapping[str, str]) -> Iterator[str]:
    if "fix" in found:
        yield f"  Fix: {flattened(found['fix'])}"

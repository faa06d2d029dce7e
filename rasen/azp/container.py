"""The archive of a package: its entries, verified one by one (azphalt spec 3 and 4).

Standard readers cut entries, skip prefixes and prefer one of two names. Here every byte belongs to
one record, and an entry that two readers could take for two things is excluded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.entries import decoded_name, read_entries
from rasen.azp.finding import finding
from rasen.azp.names import alias_key, path_reason
from rasen.azp.records import LIMITS, exceeded, read_structure
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.azp.records import Structure
    from rasen.diagnostics import Diagnostic

MANIFEST = "manifest.json"
SIGNATURE = "signature.json"
LICENSE = "LICENSE"


class Entry(NamedTuple):
    """One entry, sizes in bytes as the central directory declares them.

    `name` is None where the stored name is no text; `shown` has escapes then. `data` are the
    verified bytes (a view of the archive where the entry is stored); they are None exactly where
    the entry is excluded. `fault` says why it is; of a name that occurs twice only the first one
    has it.
    """

    name: str | None
    shown: str
    size: int
    compressed_size: int
    method: int
    data: bytes | memoryview | None
    fault: Diagnostic | None


class Container(NamedTuple):
    """What an archive holds: its entries in the order of the central directory.

    `sound` is False where the structure is broken, and then there are no entries, only names: those
    of the central directory, none where it could not be read. `names` are those of all entries,
    excluded ones included. `diagnostics` are those of phases 1 and 2 in their order.
    """

    sound: bool
    entries: tuple[Entry, ...]
    names: frozenset[str]
    diagnostics: tuple[Diagnostic, ...]
    decoded_bytes: int

    def find(self, name: str) -> Entry | None:
        """Give the entry of this name that is not excluded, None where there is none."""
        found = (entry for entry in self.entries if entry.name == name and entry.data is not None)
        return next(found, None)


def read_container(data: bytes) -> Container:
    """Give what the bytes of an archive hold; never raises, whatever they are.

    Memory beyond the input is at most the decoded bytes, which are limited.
    """
    if len(data) > schemas.limits(LIMITS)["x-max-bytes"]:
        return too_large(len(data))
    structure = read_structure(data)
    names = [decoded_name(stored, flags) for stored, flags in structure.names]
    known = frozenset(name for name in names if name is not None)
    if structure.fault is not None:
        return Container(False, (), known, (structure.fault,), 0)
    results = read_entries(data, structure.records, names)
    entries = tuple(
        Entry(
            name,
            record.central.name.decode(errors="backslashreplace") if name is None else name,
            record.central.size,
            record.central.compressed_size,
            record.central.method,
            *result,
        )
        for name, record, result in zip(names, structure.records, results, strict=True)
    )
    diagnostics = [
        *_comments(structure, names),
        *(entry.fault for entry in entries if entry.fault is not None),
        *_aliases(names),
    ]
    return Container(True, entries, known, tuple(diagnostics), sum(entry.size for entry in entries))


def too_large(size: int) -> Container:
    """Give what is known of a file of more bytes than a package may have: nothing is read."""
    limit = schemas.limits(LIMITS)["x-max-bytes"]
    return Container(False, (), frozenset(), (exceeded("container_bytes", size, limit),), 0)


def _comments(structure: Structure, names: Sequence[str | None]) -> Iterator[Diagnostic]:
    """Warn of comments, which no digest covers."""
    if structure.commented:
        yield _comment(None, Text("reasons.azp.archive"))
    for record, name in zip(structure.records, names, strict=True):
        if record.commented:
            yield _comment(name, Text("reasons.azp.entryOf", {"path": name}))


def _comment(path: str | None, owner: Text) -> Diagnostic:
    return finding("azp_zip_comment", path, severity="warning", say={"owner": owner})


def _aliases(names: Sequence[str | None]) -> Iterator[Diagnostic]:
    """Give the fault of each name that some file system takes for an earlier one, or its folder."""
    files: dict[str, str] = {}
    folders: dict[str, str] = {}
    for name in dict.fromkeys(names):
        if name is None or path_reason(name.removesuffix("/")) is not None:
            continue
        key = alias_key(name)
        above = [key[:index] for index, character in enumerate(key) if character == "/"]
        other, reason = files.get(key), "case_or_normalization"
        if other is None:
            taken = (files[folder] for folder in above if folder in files)
            other, reason = folders.get(key) or next(taken, None), "file_and_folder"
        if other is not None:
            yield finding("azp_entry_alias", name, other=other, reason=reason)
        files.setdefault(key, name)
        for folder in above:
            folders.setdefault(folder, name)

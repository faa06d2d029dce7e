"""The archive of a package: a strict walk over its ZIP records (azphalt spec 3 and 4).

Standard readers cut entries, skip prefixes and prefer one of two names. Here every byte belongs to
one record, and an entry that two readers could take for two things is excluded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rasen.diagnostics import Diagnostic

MANIFEST = "manifest.json"
SIGNATURE = "signature.json"
LICENSE = "LICENSE"


class Entry(NamedTuple):
    """One entry, sizes in bytes as the central directory declares them.

    `name` is None where the stored name is no text. `data` are the verified bytes (a view of the
    archive where the entry is stored); they are None exactly where the entry is excluded. `fault`
    says why it is; of a name that occurs twice only the first one has it.
    """

    name: str | None
    size: int
    compressed_size: int
    method: int
    data: bytes | memoryview | None
    fault: Diagnostic | None


class Container(NamedTuple):
    """What an archive holds: its entries in the order of the central directory.

    `sound` is False where the structure is broken, and then there are no entries, only names: those
    of the central directory as far as it could be read as a whole, else none. `diagnostics` are
    those of phases 1 and 2 in their order.
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
    raise NotImplementedError

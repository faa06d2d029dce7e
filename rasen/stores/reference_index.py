"""The index of referenced stores that `instructions` carries: what there is to read (spec 10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, status_entry
from rasen.files.reading import ReadError, read_bounded
from rasen.stores.references import TARGET, resolve_references
from rasen.text.purpose import purpose_summary
from rasen.text.reference_block import block_lines, entry_lines, size, spec_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.references import FindSpecs, Reference
    from rasen.stores.roots import Root

CAP = 51200  # bytes of the rendered block
_LARGEST_SPEC = 64 << 20  # bytes; a larger one is listed without a summary


class ReferenceIndex:
    """The entries of an index, worked out once; its documents can be made in any language."""

    __slots__ = ("_entries",)

    def __init__(self, entries: list[_Indexed]) -> None:
        self._entries = entries

    def __bool__(self) -> bool:
        return bool(self._entries)

    def output(self, translator: Translator) -> list[Document]:
        """Give the entries in the shape `common:reference-entry`."""
        return [_entry(*each, translator) for each in self._entries]


def reference_index(context: Context, root: Root, find_specs: FindSpecs) -> ReferenceIndex:
    """Give the index for a root; it is false where the key `references` is to be left out.

    `find_specs` gives the specs of a root as (ID, path of the file) by ID. The document's list is
    `index.output(context.english)`; text mode prints `reference_block.block_lines` of it.
    """
    references = resolve_references(context, root).entries
    return ReferenceIndex(_measured(references, find_specs, context.english))


# A reference, the specs that are listed of it, and the note that some are not.
_Indexed = tuple["Reference", "list[dict[str, str]]", "Diagnostic | None"]


def _measured(
    references: tuple[Reference, ...], find_specs: FindSpecs, english: Translator
) -> list[_Indexed]:
    """Give the entries with as many specs as the cap leaves room for, first come first served."""
    room = CAP - size(block_lines([]))
    entries: list[_Indexed] = []
    for reference in references:
        if reference.root is None:
            entry: _Indexed = (reference, [], None)
        else:
            specs = list(find_specs(reference.root))
            frame = size(entry_lines(_entry(reference, [], None, english)))
            kept = _fitting(specs, room - frame)
            note = _truncated(reference, len(kept), len(specs)) if len(kept) < len(specs) else None
            entry = (reference, kept, note)
        room -= size(entry_lines(_entry(*entry, english)))
        entries.append(entry)
    return entries


def _fitting(specs: list[tuple[str, str]], room: int) -> list[dict[str, str]]:
    """Give the longest start of the list whose lines fit into so many bytes; no more is read."""
    kept: list[dict[str, str]] = []
    for identifier, path in specs:
        spec = _summarised(identifier, path)
        room -= size([spec_line(spec)])
        if room < 0:
            break
        kept.append(spec)
    return kept


def _summarised(identifier: str, path: str) -> dict[str, str]:
    try:
        data = read_bounded(path, _LARGEST_SPEC)
    except ReadError:
        data = b""
    return {"id": identifier, "summary": purpose_summary(data)}


def _truncated(reference: Reference, kept: int, total: int) -> Diagnostic:
    params: Mapping[str, object] = {"id": reference.declaration.id, "kept": kept, "total": total}
    return Diagnostic("reference_index_truncated", params, target=TARGET, severity="warning")


def _entry(
    reference: Reference,
    specs: list[dict[str, str]],
    note: Diagnostic | None,
    translator: Translator,
) -> Document:
    if reference.root is None:
        return reference.output(translator)
    return {
        "store_id": reference.declaration.id,
        "root": reference.root,
        "specs": specs,
        "fetch": reference.fetch,
        "status": [status_entry(note, translator)] if note else [],
    }

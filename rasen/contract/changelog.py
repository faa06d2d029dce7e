"""What changed in a contract, as a section of a changelog in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.contract.comparison import BREAKING, COMPATIBLE
from rasen.contract.diff import pointer_text, schema_name, sentence_params

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.contract.diff import Compared, Entry
    from rasen.locale import Translator


def changelog(compared: Compared, translator: Translator) -> Iterator[str]:
    """Give the lines of a section: breaking changes, those left unproved, then all others."""
    yield f"## {translator.text('human.diff.changelog', bump=compared.bump)}\n"
    groups = {"breaking": [], "unproved": [], "compatible": []}  # type: dict[str, list[Entry]]
    for entry in compared.entries:
        groups[_group(entry)].append(entry)
    for name, entries in groups.items():
        if entries:
            yield f"\n### {translator.text('human.diff.' + name)}\n\n"
            yield from (_line(entry, translator) for entry in entries)


def _group(entry: Entry) -> str:
    verdicts = {entry.item.change.input.verdict, entry.item.change.output.verdict}
    if BREAKING in verdicts:
        return "breaking"
    return "compatible" if verdicts == {COMPATIBLE} else "unproved"


def _line(entry: Entry, translator: Translator) -> str:
    change = entry.item.change
    what = translator.text(f"reasons.change.{change.kind}")
    place = pointer_text(change.new if change.new is not None else change.old) or "/"
    line = f"- `{_code(schema_name(entry.item))}` {what}: `{_code(place)}`"
    if _group(entry) != "compatible":
        params = sentence_params(entry)
        line += f" ({translator.text('human.diff.for', whom=params['whom'])})"
    return line + "\n"


def _code(text: str) -> str:
    """Give a text that stays inside of a code span."""
    return text.replace("`", "'").replace("\n", " ")

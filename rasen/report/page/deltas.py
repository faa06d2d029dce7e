"""What a change does to the requirements, each one as it stands beside as it is going to stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rasen.report.page.html import anchor, element, escape, joined
from rasen.text.word_diff import compare

if TYPE_CHECKING:
    from collections.abc import Collection

    from rasen.locale import Translator
    from rasen.text.word_diff import Piece

_REMOVED, _ADDED = "REMOVED", "ADDED"


def deltas(found: list[dict[str, Any]], specs: Collection[str], said: Translator) -> str:
    """Give the deltas of a change below a heading of level 4; `specs` have a place to link to."""
    return joined(_delta(delta, specs, said) for delta in found)


def _delta(delta: dict[str, Any], specs: Collection[str], said: Translator) -> str:
    name = escape(delta["spec"])
    if delta["spec"] in specs:
        name = element("a", name, href="#" + anchor("spec", delta["spec"]))
    if delta["isNew"]:
        name += " " + element("span", f"({_say(said, 'newSpec')})", class_="faint")
    entries = [_entry(entry, said) for entry in delta["entries"]]
    if not entries:
        entries = [element("p", _say(said, "noEntries"), class_="faint")]
    return joined([element("h5", name), *entries])


def _entry(entry: dict[str, Any], said: Translator) -> str:
    names = {"name": entry["name"], "new": entry["newName"] or ""}
    heading = said.text(f"human.view.page.{entry['operation']}", **names)
    before, after = _versions(entry)
    pieces = [element("h6", escape(heading))]
    if entry["operation"] == _ADDED:
        pieces.append(_side(said, "after", after))
    else:
        sides = _side(said, "before", before) + _side(said, "after", after)
        pieces.append(element("div", sides, class_="sides"))
    if entry["notes"]:
        pieces.append(element("p", _say(said, "notes"), class_="faint"))
        pieces.append(element("pre", escape(entry["notes"])))
    return joined(pieces)


def _versions(entry: dict[str, Any]) -> tuple[str, str]:
    """Give both versions as HTML, "" for one that is not there."""
    before, after = entry["before"], entry["after"]
    if before is None or after is None:
        return (
            element("del", escape(before)) if before else "",
            element("ins", escape(after)) if after else "",
        )
    old, new = compare(before, after)
    return _marked(old, "del"), _marked(new, "ins")


def _marked(pieces: list[Piece], name: str) -> str:
    return "".join(
        escape(piece.text) if piece.shared else element(name, escape(piece.text))
        for piece in pieces
    )


def _side(said: Translator, which: str, text: str) -> str:
    label = element("p", _say(said, which), class_="faint")
    missing = "absent" if which == "before" else "none"
    shown = element("pre", text) if text else element("p", _say(said, missing), class_="faint")
    return element("div", label + shown)


def _say(said: Translator, key: str) -> str:
    return escape(said.text(f"human.view.page.{key}"))

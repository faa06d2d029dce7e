"""How text becomes HTML: nothing that a user wrote is ever read as markup or hides from the eye."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
_TABLE = str.maketrans(_ENTITIES)
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-/")


def escape(text: str) -> str:
    """Give a text for element content and quoted attributes, its lines and tabs kept.

    What browsers obey or hide (controls, marks of direction, lone surrogates) becomes an escape
    that can be read.
    """
    if not text.isprintable():
        text = "\n".join(map(_shown, text.split("\n")))
    return text.translate(_TABLE)


def element(name: str, content: str, **attributes: str) -> str:
    """Give an element around HTML; in names of attributes `_` is `-`, and nothing at the end."""
    stated = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{stated}>{content}</{name}>"


def anchor(kind: str, name: str) -> str:
    """Give the ID of the place of a change or a spec: one for each name, without a space."""
    return f"{kind}-" + "".join(
        each if each in _PLAIN else "".join(f"_{byte:02x}" for byte in _bytes(each))
        for each in name
    )


def link_target(target: str, base: str) -> str | None:
    """Give where a link of a text may lead: by https, or to a file; None for everything else.

    `base` is the folder of the text as the page sees it, an URL path that ends with `/` or is "".
    """
    target = target.strip()
    if target[:8].lower() == "https://" and target[8:]:
        return "https://" + quote(target[8:], safe="/:?#[]@!$&'()*+,;=%~", errors="replace")
    first = target.split("/", 1)[0]
    if not target or target[0] in "/#?\\" or ":" in first or "\\" in target or "\0" in target:
        return None
    path = quote(target, safe="/?#&=+,;@!$'()*%~", errors="replace")
    return f"{base}{path}" if base else f"./{path}"


def joined(parts: Iterable[str]) -> str:
    """Give pieces of HTML one after the other, each on lines of its own."""
    return "\n".join(part for part in parts if part)


def _shown(line: str) -> str:
    return "\t".join(map(visible, line.split("\t")))


def _bytes(character: str) -> bytes:
    return character.encode("utf-8", "surrogatepass")

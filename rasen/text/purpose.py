"""The first line of a spec's Purpose section, as an index of specs shows it (stores spec 10.5)."""

from __future__ import annotations

import re

from rasen.text.reference_block import flattened

_LONGEST = 300  # characters
_LINE_END = re.compile(r"\r?\n")
_FENCE = re.compile(r"\s*(```|~~~)")
_HEADING = re.compile(r"#{1,6}\s+(\S.*)", re.DOTALL)
_CLOSING = re.compile(r"(?:^|\s)#+\s*$")


def purpose_summary(data: bytes) -> str:
    """Give the first line of the Purpose section that is not blank, flattened and cut, or ""."""
    text = data.decode("utf-8", "replace").removeprefix("\ufeff")
    inside, fence = False, ""
    for line in _LINE_END.split(text):
        found = _FENCE.match(line)
        if found is not None and fence in ("", found[1]):
            fence = "" if fence else found[1]
            continue
        if fence:
            continue
        heading = _HEADING.match(line)
        if heading is not None:
            if inside:
                return ""
            inside = _title(heading[1]) == "purpose"
        elif inside and (summary := flattened(line)):
            return summary if len(summary) <= _LONGEST else summary[:_LONGEST] + "…"
    return ""


def _title(text: str) -> str:
    return _CLOSING.sub("", text).strip().lower()

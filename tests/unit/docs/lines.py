"""Lines of the reference as text that a test can compare."""

from __future__ import annotations


def plain(line):
    """Give a line as text: code in backticks, links in brackets with page and anchor."""
    shown = ""
    for piece in line:
        text = f"`{piece.text}`" if piece.code else piece.text
        shown += f"[{text}]({piece.page}#{piece.anchor})" if piece.page else text
    return shown

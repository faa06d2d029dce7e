"""The proposal of a new change, made around a text from the command line (contract spec 7.1)."""

from __future__ import annotations

from rasen.planning.markdown import WHITE_SPACE, Markdown

_HEAD = """\
# {name}

> Begun with `rasen new change`. What follows under "Why" was given there; the rest is still to be
> written.

## Why

"""
_TAIL = """

## What Changes

Not written yet: one line for each thing that will be different.
"""


def seed_proposal(name: str, text: str) -> str:
    """Give a proposal that can be read and whose section "Why" is the whole text, not blank.

    Where the text has headings or an open fence that would end the section or hide the next one,
    the headings are indented by a blank, which readers of Markdown overlook, and the fence ends.
    """
    text = text.strip("\r\n")
    head = _HEAD.format(name=name)
    if not _is_whole(head, text):
        text = _tamed(text)
    return head + text + _TAIL


def _is_whole(head: str, text: str) -> bool:
    """Tell whether both sections are found, and the first one with all of the text."""
    markdown = Markdown(head + text + _TAIL)
    why, what = markdown.find("why"), markdown.find("what changes")
    return (
        why is not None
        and what is not None
        and markdown.content(why) == "\n".join(Markdown(text).lines).strip(WHITE_SPACE)
        and markdown.lines[what.start :] == Markdown(_TAIL).lines[3:]
    )


def _tamed(text: str) -> str:
    """Give a text without headings of its own and without a fence that stays open."""
    markdown = Markdown(text)
    lines = [
        " " + line if line.startswith("#") and not markdown.is_masked(index) else line
        for index, line in enumerate(markdown.lines)
    ]
    if _is_open("\n".join(lines)):
        # Whatever opened the fence, one of these has its character and is no shorter.
        longest = max(map(len, lines))
        closing = ("`" * longest, "~" * longest)
        lines.append(next(end for end in closing if not _is_open("\n".join([*lines, end]))))
    return "\n".join(lines)


def _is_open(text: str) -> bool:
    """Tell whether a fence that the text opens goes on behind it."""
    markdown = Markdown(text + "\n")
    return markdown.is_masked(len(markdown.lines) - 1)

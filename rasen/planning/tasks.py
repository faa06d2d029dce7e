"""Task lines: one grammar for everything that counts or lists them (contract spec 3.5)."""

from __future__ import annotations

from typing import NamedTuple

from rasen.files.reading import ReadError
from rasen.planning.markdown import WHITE_SPACE, read_text, split_lines

_BULLETS = ("-", "*", "+")
_NUMBER_ENDS = (".", ")")
_DIGITS = "0123456789"
_MOST_DIGITS = 9
# What follows the box of a link: `[text](target)`, `[text][label]`.
_LINK_STARTS = ("(", "[")
_DONE = ("x", "X")


class Task(NamedTuple):
    """One task line: what is to be done, which may be empty, and whether it is."""

    text: str
    done: bool


def tasks_in(text: str) -> list[Task]:
    """Give the tasks of a text in their order, those in fences included."""
    found = (_task(line) for line in split_lines(text) if "[" in line)
    return [task for task in found if task is not None]


def read_tasks(path: str) -> list[Task]:
    """Give the tasks of a file; one that cannot be read has none (6.2)."""
    try:
        return tasks_in(read_text(path))
    except ReadError:
        return []


def _task(line: str) -> Task | None:
    box = _behind_marker(line.lstrip(WHITE_SPACE)).lstrip(WHITE_SPACE)
    end = box.find("]")
    if box[:1] != "[" or end < 0:
        return None
    inside, rest = box[1:end], box[end + 1 :]
    mark = inside.strip(WHITE_SPACE)
    if len(mark) > 1:
        return None
    is_blank = bool(inside) and not mark
    if not is_blank and rest.startswith(_LINK_STARTS):
        return None
    return Task(rest.strip(WHITE_SPACE), mark in _DONE)


def _behind_marker(text: str) -> str:
    """Give what stands behind the marker of a list item, nothing where there is no marker."""
    if text.startswith(_BULLETS):
        return text[1:]
    rest = text.lstrip(_DIGITS)
    digits = len(text) - len(rest)
    return rest[1:] if 0 < digits <= _MOST_DIGITS and rest.startswith(_NUMBER_ENDS) else ""

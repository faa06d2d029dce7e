"""Which words two versions of a text share, in time that grows linearly with their length."""

from __future__ import annotations

import re
from itertools import groupby
from typing import NamedTuple

# A word, a run of white space, or one character of anything else. Ideographs and kana, which are
# written without spaces, count as words one by one.
_TOKEN = re.compile(r"[^\W\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|\s+|.", re.DOTALL)
# Words that may be deleted and inserted before two texts count as wholly different between their
# common start and end: bounds the time to this many passes, the memory to its square.
_MOST_EDITS = 400


class Piece(NamedTuple):
    """A stretch of one version, and whether the other version has it too."""

    text: str
    shared: bool


def compare(before: str, after: str) -> tuple[list[Piece], list[Piece]]:
    """Give the pieces of both versions; joined, those of each one are its text."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    start = _common(old, new)
    end = _common(old[start:][::-1], new[start:][::-1])
    old_middle, new_middle = old[start : len(old) - end], new[start : len(new) - end]
    kept = _kept(old_middle, new_middle)
    old_kept, new_kept = {one for one, _ in kept}, {other for _, other in kept}
    return (
        _pieces(
            old, [start <= i < len(old) - end and i - start not in old_kept for i in _all(old)]
        ),
        _pieces(
            new, [start <= i < len(new) - end and i - start not in new_kept for i in _all(new)]
        ),
    )


def _all(tokens: list[str]) -> range:
    return range(len(tokens))


def _pieces(tokens: list[str], changed: list[bool]) -> list[Piece]:
    grouped = groupby(zip(tokens, changed, strict=True), key=lambda pair: pair[1])
    return [Piece("".join(token for token, _ in group), not differs) for differs, group in grouped]


def _common(one: list[str], other: list[str]) -> int:
    count = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        count += 1
    return count


def _kept(old: list[str], new: list[str]) -> list[tuple[int, int]]:
    """Give the indexes of what both have in one order, as few edits apart as can be.

    The greedy algorithm of E. W. Myers, "An O(ND) difference algorithm and its variations" (1986),
    given up where the texts are too far apart.
    """
    furthest = {1: 0}
    trace: list[dict[int, int]] = []
    for edits in range(min(len(old) + len(new), _MOST_EDITS) + 1):
        trace.append(furthest)
        furthest = dict(furthest)
        for diagonal in range(-edits, edits + 1, 2):
            x = _step(furthest, diagonal, edits)
            while x < len(old) and x - diagonal < len(new) and old[x] == new[x - diagonal]:
                x += 1
            furthest[diagonal] = x
            if x >= len(old) and x - diagonal >= len(new):
                return _walk_back(trace, len(old), len(new))
    return []


def _step(furthest: dict[int, int], diagonal: int, edits: int) -> int:
    """Give where a path arrives on a diagonal: by an insertion or by a deletion."""
    if _is_insertion(furthest, diagonal, edits):
        return furthest[diagonal + 1]
    return furthest[diagonal - 1] + 1


def _is_insertion(furthest: dict[int, int], diagonal: int, edits: int) -> bool:
    return diagonal == -edits or (
        diagonal != edits and furthest[diagonal - 1] < furthest[diagonal + 1]
    )


def _walk_back(trace: list[dict[int, int]], x: int, y: int) -> list[tuple[int, int]]:
    kept = []
    for edits in range(len(trace) - 1, -1, -1):
        furthest = trace[edits]
        diagonal = x - y
        inserted = _is_insertion(furthest, diagonal, edits)
        previous = diagonal + 1 if inserted else diagonal - 1
        old_x = furthest[previous] if edits else 0
        old_y = old_x - previous if edits else 0
        start = old_x if inserted or not edits else old_x + 1
        while x > start:
            x, y = x - 1, y - 1
            kept.append((x, y))
        x, y = old_x, old_y
    return kept[::-1]

"""Patterns with lookarounds or back-references: how each can be matched without exploding.

Most look ahead from the start of the text or back from its end. Such a pattern is several searches
that must find something, or nothing; each is then matched as any other pattern. Of what is left,
`re` gets what it matches without going back far, and the rest is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.verdict.ecma import EMPTY, Assertion, Back, Choice, Group, Look, Node, Repeat, Sequence
from rasen.verdict.patterns import (
    MOST_RESTARTED,
    _children,
    _flat,
    _is_beyond_automaton,
    _is_linear,
    _is_unambiguous,
    _longest,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_START, _END = Assertion("^"), Assertion("$")


class Part(NamedTuple):
    """One search: the pattern, free of lookarounds, and whether it has to find something."""

    tree: Node
    wanted: bool


def parts(tree: Node) -> list[Part] | None:
    """Give the searches that together say what the pattern says, None where they cannot be told."""
    items = list(_flat(tree)) if not isinstance(tree, Choice) else []
    found: list[Part] = []
    start, end = 0, len(items)
    if items[:1] == [_START]:
        start = 1
        while start < end and isinstance(look := items[start], Look) and look.ahead:
            found.append(Part(Sequence((_START, look.item)), not look.negative))
            start += 1
    if items[-1:] == [_END]:
        end -= 1
        while start < end and isinstance(look := items[end - 1], Look) and not look.ahead:
            found.append(Part(Sequence((look.item, _END)), not look.negative))
            end -= 1
    rest = [*([_START] if items[:1] == [_START] else []), *items[start:end]]
    rest += [_END] if items[-1:] == [_END] else []
    found.append(Part(Sequence(tuple(rest)), wanted=True))
    if not items or any(_is_beyond_automaton(part.tree) for part in found):
        return None
    return found


def is_tame(tree: Node) -> bool:
    """Tell whether `re` is known to match the pattern without going back over and over.

    That is so if, but for its lookarounds and back-references, each loop can take a text in one
    way only and at most one loop leaves open where it ends; if each lookaround sees a bounded
    stretch; and if no back-reference is repeated or long. The worst that is left is a match that
    is tried anew at every position.
    """
    inside = list(_nodes(tree))
    groups = {node.number: node for node in inside if isinstance(node, Group)}
    return (
        not any(isinstance(below, Back) for node in inside if isinstance(node, Repeat)
                for below in _nodes(node))
        and _has_plain_loops(_plain(tree))
        and all(_is_bounded(_plain(node.item)) for node in inside if isinstance(node, Look))
        and all(_longest(groups[node.number]) <= MOST_RESTARTED
                for node in inside if isinstance(node, Back))
    )  # fmt: skip


def _has_plain_loops(tree: Node) -> bool:
    if _is_linear(tree):
        return True
    loops = [node for node in _nodes(tree) if isinstance(node, Repeat) and node.high != 1]
    open_ended = [loop for loop in loops if loop.high is None]
    return len(open_ended) <= 1 and all(_is_unambiguous((loop,)) for loop in loops)


def _is_bounded(tree: Node) -> bool:
    return _longest(tree) <= MOST_RESTARTED and _is_linear(Sequence((_START, tree)))


def _nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in _children(tree):
        yield from _nodes(child)


def _plain(tree: Node) -> Node:
    """Give the tree with nothing in the place of lookarounds and back-references."""
    if isinstance(tree, (Look, Back)):
        return EMPTY
    if isinstance(tree, Sequence):
        return Sequence(tuple(map(_plain, tree.items)))
    if isinstance(tree, Choice):
        return Choice(tuple(map(_plain, tree.options)))
    if isinstance(tree, (Repeat, Group)):
        return tree._replace(item=_plain(tree.item))
    return tree

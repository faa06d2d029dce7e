"""Requirements as a graph: what follows from a selection, and what goes round in a circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import failure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    Requirements = Mapping[str, Sequence[str]]


def closure(roots: Iterable[str], requirements: Requirements) -> set[str]:
    """Give the roots and everything they require, directly or through others.

    What is required but has no entry of its own is left out. Fails with `dependency_cycle`.
    """
    done: set[str] = set()
    for root in roots:
        if root in done:
            continue
        trail: list[tuple[str, Iterator[str]]] = []
        open_: dict[str, None] = {}
        _enter(root, requirements, trail, open_)
        while trail:
            node, rest = trail[-1]
            following = next((name for name in rest if name not in done), None)
            if following is None:
                trail.pop()
                del open_[node]
                done.add(node)
            elif following in open_:
                circle = list(open_)
                circle = [*circle[circle.index(following) :], following]
                raise failure("dependency_cycle", target=following, cycle=" > ".join(circle))
            elif following in requirements:
                _enter(following, requirements, trail, open_)
    return done


def on_cycles(requirements: Requirements) -> dict[str, str]:
    """Give every node that requires itself, with the first requirement that leads back to it."""
    component = _components(requirements)
    found = {}
    for node, required in requirements.items():
        back = (
            name
            for name in required
            if name == node or (name in component and component[name] == component[node])
        )
        if (through := next(back, None)) is not None:
            found[node] = through
    return found


def _enter(
    node: str,
    requirements: Requirements,
    trail: list[tuple[str, Iterator[str]]],
    open_: dict[str, None],
) -> None:
    trail.append((node, iter(requirements[node])))
    open_[node] = None


def _components(requirements: Requirements) -> dict[str, int]:
    """Give the strongly connected component of each node (Tarjan, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    component: dict[str, int] = {}
    pending: list[str] = []
    for start in requirements:
        if start in index:
            continue
        trail = [(start, iter(requirements[start]))]
        index[start] = low[start] = len(index)
        pending.append(start)
        while trail:
            node, rest = trail[-1]
            following = next((name for name in rest if name in requirements), None)
            if following is None:
                trail.pop()
                if trail:
                    low[trail[-1][0]] = min(low[trail[-1][0]], low[node])
                if low[node] == index[node]:
                    _close(node, pending, component)
            elif following not in index:
                index[following] = low[following] = len(index)
                pending.append(following)
                trail.append((following, iter(requirements[following])))
            elif following not in component:
                low[node] = min(low[node], index[following])
    return component


def _close(node: str, pending: list[str], component: dict[str, int]) -> None:
    """Take the nodes of one finished component off the stack."""
    number = len(component)
    while True:
        member = pending.pop()
        component[member] = number
        if member == node:
            return

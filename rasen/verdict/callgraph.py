"""Which generated function calls which: recursion, loops without end, work done twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Call(NamedTuple):
    """One call: `site` is the place in the schema, `in_place` means "on the very same value"."""

    callee: str
    site: tuple[object, ...]
    in_place: bool


class CallGraph:
    """The calls of each function; every function of the module is a key."""

    def __init__(self) -> None:
        self.calls: dict[str, list[Call]] = {}

    def callers(self, callee: str) -> int:
        """Give how many calls of a function there are."""
        return sum(call.callee == callee for calls in self.calls.values() for call in calls)

    def recursive(self) -> set[str]:
        """Give the functions that may call themselves, if only through others."""
        return {name for group in self._cycles(in_place=False) for name in group}

    def is_endless(self) -> bool:
        """Tell whether a function may come back to itself with the same value."""
        return any(True for _ in self._cycles(in_place=True))

    def repeated(self) -> set[str]:
        """Give recursive functions that one value may reach by two ways, level after level.

        Without a memory of what was decided their work would double with each level of the value.
        """
        found: set[str] = set()
        for group in self._cycles(in_place=False):
            for name in group:
                sites = {call.site for call in self.calls[name] if call.callee in group}
                if len(sites) > 1:
                    found |= group
        return found

    def _cycles(self, *, in_place: bool) -> Iterator[set[str]]:
        """Give the strongly connected parts that hold a cycle (Tarjan, without recursion)."""
        edges = {
            name: [call.callee for call in calls if call.in_place or not in_place]
            for name, calls in self.calls.items()
        }
        order: dict[str, int] = {}
        low: dict[str, int] = {}
        stack: list[str] = []
        on_stack: set[str] = set()
        for root, callees in edges.items():
            work = [] if root in order else [(root, iter(callees))]
            while work:
                name, rest = work[-1]
                if name not in order:
                    order[name] = low[name] = len(order)
                    stack.append(name)
                    on_stack.add(name)
                for callee in rest:
                    if callee not in order:
                        work.append((callee, iter(edges[callee])))
                        break
                    if callee in on_stack:
                        low[name] = min(low[name], order[callee])
                else:
                    work.pop()
                    if work:
                        above = work[-1][0]
                        low[above] = min(low[above], low[name])
                    if low[name] == order[name]:
                        group = set()
                        while name not in group:
                            group.add(stack.pop())
                        on_stack -= group
                        if len(group) > 1 or name in edges[name]:
                            yield group

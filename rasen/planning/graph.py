"""The order in which artifacts can be made, from what each of them requires (contract spec 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    Requirements = Mapping[str, Collection[str]]


def build_order(requires: Requirements) -> list[str]:
    """Give the IDs so that each comes after what it requires; those in a circle are left out.

    First what requires nothing, by ID; then what each one in turn frees, by ID. IDs sort by code
    point. What is required has to be among the keys.
    """
    waiting = {identifier: len(set(required)) for identifier, required in requires.items()}
    dependents = _dependents(requires)
    order = sorted(identifier for identifier, count in waiting.items() if not count)
    for identifier in order:  # grows while it is walked
        for dependent in dependents[identifier]:
            waiting[dependent] -= 1
        order += sorted(each for each in dependents[identifier] if not waiting[each])
    return order


def unlocked(requires: Requirements, identifier: str) -> list[str]:
    """Give the IDs that require this one directly, sorted by code point."""
    return sorted(each for each, required in requires.items() if identifier in required)


def cycle(requires: Requirements) -> list[str]:
    """Give a circle of IDs, each requiring the next and the last one the first, which ends it.

    Empty where there is no circle.
    """
    left = requires.keys() - set(build_order(requires))
    if not left:
        return []
    # Whatever is left requires something that is left, so this walk must come back to itself.
    path = {min(left): 0}
    while True:
        following = next(each for each in requires[next(reversed(path))] if each in left)
        if following in path:
            return [*list(path)[path[following] :], following]
        path[following] = len(path)


def _dependents(requires: Requirements) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {identifier: [] for identifier in requires}
    for identifier, required in requires.items():
        for each in set(required):
            found[each].append(identifier)
    return found

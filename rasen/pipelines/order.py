"""The order in which the stages of a pipeline are built (generation spec 9.4)."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.pipelines.model import Stage


def build_order(stages: Sequence[Stage]) -> list[str]:
    """Give the IDs of stages without cycles, each behind all that it requires.

    What becomes ready together is sorted, and stands behind what was ready before it.
    """
    missing = {stage.id: len(set(stage.requires)) for stage in stages}
    dependents: dict[str, list[str]] = {identifier: [] for identifier in missing}
    for stage in stages:
        for required in set(stage.requires):
            dependents[required].append(stage.id)
    queue = deque(sorted(identifier for identifier, count in missing.items() if not count))
    order = []
    while queue:
        taken = queue.popleft()
        order.append(taken)
        ready = []
        for dependent in dependents[taken]:
            missing[dependent] -= 1
            if not missing[dependent]:
                ready.append(dependent)
        queue.extend(sorted(ready))
    return order

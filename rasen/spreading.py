"""Much work of one kind, spread over several processes where that pays; results in order."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    Progress = Callable[[int, int], None]

Item = TypeVar("Item")
Result = TypeVar("Result")

# How long one process works alone before the rest is spread over several: a pool costs about a
# tenth of that.
ALONE_SECONDS = 0.5
CHUNK = 64


def spread(
    items: list[Item],
    work: Callable[[list[Item]], list[Result]],
    *,
    jobs: int,
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Give the results of all items in their order, whatever the number of processes.

    `work` gives those of a part, one for each item; it has to be one that another process can be
    sent. `jobs` is the most processes that may work, never more than there are processors; 1 leaves
    everything to this one. `progress` is told how many are done, and of how many.
    """
    results: list[Result] = []
    started = time.perf_counter()
    while len(results) < len(items):
        done = len(results)
        slow = time.perf_counter() - started > ALONE_SECONDS
        if jobs > 1 and slow and len(items) > 2 * done:
            _pooled(items, work, results, jobs=jobs, progress=progress)
            break
        results.extend(work(items[done : done + CHUNK]))
        if progress is not None:
            progress(len(results), len(items))
    return results


def _pooled(
    items: list[Item],
    work: Callable[[list[Item]], list[Result]],
    results: list[Result],
    *,
    jobs: int,
    progress: Callable[[int, int], None] | None,
) -> None:
    """Add the results of what is left, worked off by several processes."""
    import os
    from concurrent.futures import ProcessPoolExecutor

    done = len(results)
    chunks = [items[start : start + CHUNK] for start in range(done, len(items), CHUNK)]
    with ProcessPoolExecutor(min(jobs, os.cpu_count() or 1, len(chunks))) as pool:
        for part in pool.map(work, chunks):
            results.extend(part)
            if progress is not None:
                progress(len(results), len(items))

"""Much work of one kind, spread over several processes where that pays; results in order."""

from __future__ import annotations

import os
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
    at_once: bool = False,
    progress: Progress | None = None,
) -> list[Result]:
    """Give the results of all items in their order, whatever the number of processes.

    `work` gives those of a part, one for each item; it has to be one that another process can be
    sent. `jobs` is the most processes that may work; 1 leaves everything to this one. They start
    when that has taken a while, or `at_once`. `progress` is told how many of how many are done.
    """
    results: list[Result] = []
    started = time.perf_counter()
    while len(results) < len(items):
        done = len(results)
        slow = time.perf_counter() - started > ALONE_SECONDS
        if at_once or (jobs > 1 and slow and len(items) > 2 * done):
            _pooled(items, work, results, jobs=jobs, progress=progress)
            break
        results.extend(work(items[done : done + CHUNK]))
        if progress is not None:
            progress(len(results), len(items))
    return results


def processors() -> int:
    """Give how many processes can work at the same time."""
    return os.cpu_count() or 1


def _pooled(
    items: list[Item],
    work: Callable[[list[Item]], list[Result]],
    results: list[Result],
    *,
    jobs: int,
    progress: Progress | None,
) -> None:
    """Add the results of what is left, worked off by several processes."""
    from concurrent.futures import ProcessPoolExecutor

    done = len(results)
    chunks = [items[start : start + CHUNK] for start in range(done, len(items), CHUNK)]
    with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
        for part in pool.map(work, chunks):
            results.extend(part)
            if progress is not None:
                progress(len(results), len(items))

"""Work spread over processes: the results are those of one process, in order."""

from __future__ import annotations

import os

import pytest

from rasen import spreading
from rasen.spreading import CHUNK, spread


def squares(part):
    return [(number * number, os.getpid()) for number in part]


def failing(part):
    if 100 in part:
        raise ValueError("100")
    return part


def run(count, **settings):
    told = []
    results = spread(
        list(range(count)), squares, progress=lambda *said: told.append(said), **settings
    )
    return [square for square, _ in results], {process for _, process in results}, told


def test_a_short_work_is_done_here():
    """No process is started for what is over by then."""
    squared, processes, told = run(CHUNK + 1, jobs=4)
    assert squared == [number * number for number in range(CHUNK + 1)]
    assert processes == {os.getpid()}
    assert told == [(CHUNK, CHUNK + 1), (CHUNK + 1, CHUNK + 1)]


def test_a_long_work_is_spread(monkeypatch):
    """What was done before stays; the rest keeps its order."""
    monkeypatch.setattr(spreading, "ALONE_SECONDS", -1.0)
    count = 10 * CHUNK
    squared, processes, told = run(count, jobs=2)
    assert squared == [number * number for number in range(count)]
    assert os.getpid() not in processes
    assert told[-1] == (count, count)


def test_one_job_spreads_nothing(monkeypatch):
    """However long it takes."""
    monkeypatch.setattr(spreading, "ALONE_SECONDS", -1.0)
    assert run(10 * CHUNK, jobs=1)[1] == {os.getpid()}


def test_processes_may_start_at_once():
    """Where somebody asks for them."""
    squared, processes, _ = run(3, jobs=2, at_once=True)
    assert squared == [0, 1, 4]
    assert os.getpid() not in processes


def test_nothing_has_no_results():
    """And no progress."""
    assert run(0, jobs=2) == ([], set(), [])


def test_a_failure_comes_through(monkeypatch):
    """From wherever the work is done."""
    with pytest.raises(ValueError, match="100"):
        spread(list(range(200)), failing, jobs=1)
    monkeypatch.setattr(spreading, "ALONE_SECONDS", -1.0)
    with pytest.raises(ValueError, match="100"):
        spread(list(range(200)), failing, jobs=2)

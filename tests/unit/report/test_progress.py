"""Progress on a terminal, with a clock that the test sets."""

from __future__ import annotations

import io

import pytest

from rasen.locale import Translator
from rasen.report.progress import Progress, progress


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self):
        return True


class Clock:
    """A clock that goes when it is told to."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def shown_on(stream, clock, width=60):
    return Progress(stream, Translator("en"), clock=clock, width=width)


def test_short_run_shows_nothing(clock):
    """Within the first second nothing is written, nor is anything erased at the end."""
    stream = Terminal()
    with shown_on(stream, clock) as bar:
        for done in range(100):
            clock.now += 0.009
            bar.update(done, 100)
    assert stream.getvalue() == ""


def test_long_run_shows_counts_and_leaves_the_line_empty(clock):
    """After a second the counts are shown, in place, and erased at the end."""
    stream = Terminal()
    with shown_on(stream, clock) as bar:
        clock.now = 1.0
        bar.update(3, 9)
        clock.now = 2.0
        bar.update(4)
    assert stream.getvalue() == (
        "\r\x1b[KChecking: 3 of 9 done ...\r\x1b[KChecking: 4 done ...\r\x1b[K"
    )


def test_lines_come_at_most_ten_times_a_second(clock):
    """Calling for each item costs next to nothing."""
    stream = Terminal()
    bar = shown_on(stream, clock)
    clock.now = 1.0
    for done in range(10_000):
        clock.now += 0.0001
        bar.update(done)
    assert stream.getvalue().count("Checking") == 10


def test_line_is_cut_to_the_terminal(clock):
    """A line that would wrap could not be erased."""
    stream = Terminal()
    clock.now = 0.0
    bar = shown_on(stream, clock, width=10)
    clock.now = 1.0
    bar.update(3, 9)
    assert stream.getvalue() == "\r\x1b[KChecking:"


def test_clearing_erases_once(clock):
    """Before other output the line is erased; a second time there is nothing to erase."""
    stream = Terminal()
    bar = shown_on(stream, clock)
    clock.now = 1.0
    bar.update(1)
    bar.clear()
    bar.clear()
    assert stream.getvalue().endswith("...\r\x1b[K")


def test_erased_also_when_the_run_is_interrupted(clock):
    """An interrupt leaves no line behind."""
    stream = Terminal()

    def interrupted():
        with shown_on(stream, clock) as bar:
            clock.now = 1.0
            bar.update(1)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_terminal_that_has_gone_does_not_end_the_run(clock):
    """Progress that cannot be written is not written again."""

    class Gone(Terminal):
        def write(self, _text):
            raise BrokenPipeError

    bar = shown_on(Gone(), clock)
    clock.now = 1.0
    bar.update(1)
    clock.now = 2.0
    bar.update(2)
    bar.clear()


@pytest.mark.parametrize(
    ("stream", "env"), [(io.StringIO(), {}), (Terminal(), {"TERM": "dumb"}), (None, {})]
)
def test_nothing_is_shown_where_a_line_cannot_be_erased(stream, env, monkeypatch):
    """Files, dumb terminals and closed streams get no progress."""
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    with progress(stream, Translator("en"), env=env) as bar:
        now[0] = 5.0
        bar.update(1)
    assert stream is None or stream.getvalue() == ""


def test_terminal_gets_progress(monkeypatch):
    """A terminal gets the line."""
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    stream = Terminal()
    with progress(stream, Translator("en"), env={"COLUMNS": "80"}) as bar:
        now[0] = 5.0
        bar.update(7)
    assert "7 done" in stream.getvalue()

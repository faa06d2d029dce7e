"""Four times the text takes about four times the time to be rendered and compared."""

from __future__ import annotations

import time
from itertools import count

import pytest

from rasen.locale import Translator
from rasen.report.page.graph import graph
from rasen.report.page.layers import lay_out
from rasen.report.page.markdown import Words, markdown
from rasen.text.word_diff import compare

WORDS = Words("done", "open")
SIZE = 60_000
# Starts of what never ends, and blocks that are as short as can be.
REPEATED = ["_a ", "**a", "*a", "[a", "[a](", "``a", "a\n", "- a\n", "# a\n", "```\na\n", "<", "\t"]


def spent(call):
    """Give the CPU time of a call, the best of three."""
    best = float("inf")
    for _ in range(3):
        before = time.process_time()
        call()
        best = min(best, time.process_time() - before)
    return best


def is_linear(work, size):
    """Tell whether four times the size takes less than eight times the time."""
    return spent(lambda: work(4 * size)) < 8 * spent(lambda: work(size)) + 0.02


@pytest.mark.parametrize("text", REPEATED)
def test_markdown_takes_linear_time(text):
    """Whatever a text repeats, and however long a line is."""
    assert is_linear(
        lambda size: markdown(text * (size // len(text)), 2, base="", words=WORDS), SIZE
    )


@pytest.mark.parametrize(("one", "other"), [("a ", "b "), ("a b ", "b a "), ("a ", "a a ")])
def test_comparing_takes_linear_time(one, other):
    """Texts without a word in common, in another order, or with more of the same."""
    assert is_linear(lambda size: compare(one * size, other * size), SIZE)


def test_layout_takes_linear_time():
    """A chain has many layers, a star many arrows."""

    def chain(size):
        return lay_out({f"a{i}": [f"a{i - 1}"] if i else [] for i in range(size)})

    def star(size):
        names = [f"a{i}" for i in range(size)]
        return lay_out({**{name: [] for name in names}, "end": names})

    assert is_linear(chain, 2_000)
    assert is_linear(star, 2_000)


def test_drawing_takes_linear_time():
    """Each drawing has names of its own, since what was drawn before is kept."""
    numbers = count()

    def drawing(size):
        ids = (f"a{next(numbers)}" for _ in range(size))
        artifacts = [{"id": each, "status": "done", "requires": []} for each in ids]
        return graph(artifacts, Translator("en"))

    assert is_linear(drawing, 2_000)

"""The one grammar of task lines (contract spec 3.5)."""

from __future__ import annotations

import pytest

from rasen.planning.tasks import Task, read_tasks, tasks_in

TASKS = [
    ("- [ ] a", Task("a", False)),
    ("* [x] a", Task("a", True)),
    ("+ [X]a", Task("a", True)),
    ("1. [ ] a", Task("a", False)),
    ("123456789) [x] a", Task("a", True)),
    ("-[ ]a", Task("a", False)),
    ("\t \u3000- [ ] a", Task("a", False)),
    ("- []", Task("", False)),
    ("- [ ]", Task("", False)),
    ("- [   ](a)", Task("(a)", False)),
    ("- [ ][a]", Task("[a]", False)),
    ("- [ x ] a ", Task("a", True)),
    ("- [-] a", Task("a", False)),
    ("- [✓] a", Task("a", False)),
    ("- [[] a", Task("a", False)),
    ("- [x] [a](b)", Task("[a](b)", True)),
    ("- [x]\u00a0", Task("", True)),
    ("- [\u3000X\ufeff] a", Task("a", True)),
]
NO_TASKS = [
    "- [a](b)",
    "- [a][b]",
    "- [](b)",
    "- [x](b)",
    "- [WIP] a",
    "- [✔️] a",
    "> - [ ] a",
    "[ ] a",
    "1234567890. [ ] a",
    "1 [ ] a",
    "1: [ ] a",
    "١. [ ] a",
    "- a [ ] b",
    "- [ a",
    "- ] [",
    "-- [ ] a",
    "– [ ] a",
]


@pytest.mark.parametrize(("line", "task"), TASKS, ids=[line for line, _ in TASKS])
def test_a_task_is_a_list_item_with_a_box(line, task):
    """Any marker, any depth, at most one mark in the box; x and X are done."""
    assert tasks_in(line) == [task]


@pytest.mark.parametrize("line", NO_TASKS)
def test_links_quotes_and_words_in_brackets_are_no_tasks(line):
    """A box that is not blank is a link where ( or [ follows it."""
    assert tasks_in(line) == []


def test_fences_hide_no_task():
    """Every line counts, whatever its line end."""
    assert tasks_in("```\n- [ ] a\r```\r\n- [x] b") == [Task("a", False), Task("b", True)]


def test_a_file_that_cannot_be_read_has_no_tasks(tmp_path):
    """Missing, a folder, or one with a byte order mark that hides nothing."""
    assert read_tasks(str(tmp_path / "missing.md")) == []
    assert read_tasks(str(tmp_path)) == []
    (tmp_path / "tasks.md").write_bytes(b"\xef\xbb\xbf- [x] a\xff")
    assert read_tasks(str(tmp_path / "tasks.md")) == [Task("a\ufffd", True)]

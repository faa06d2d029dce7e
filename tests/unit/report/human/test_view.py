"""The dashboard of `rasen view`."""

from __future__ import annotations

import pytest

from rasen.cli.boundary import View
from rasen.locale import Translator
from rasen.outcome import Outcome
from rasen.report.human.view import bar, view
from rasen.report.terminal import display_width


def shown(names, env=None, *, terminal=False, problems=()):
    """Give the lines of a dashboard of changes of these names."""
    changes = [
        {
            "name": name,
            "status": "in-progress",
            "completedTasks": 3,
            "totalTasks": 12,
            "deltas": [{"entries": [{}, {}]}],
            "problems": list(problems),
        }
        for name in names
    ]
    totals = dict.fromkeys(("specs", "requirements", "changes", "tasks", "completedTasks"), 1)
    document = {"specs": [], "changes": changes, "totals": totals, "page": None}
    told = View(Translator("en"), env or {}, "/", terminal)
    return "".join(view(Outcome("view", document), {}, told)).splitlines()


@pytest.mark.parametrize(
    ("done", "total", "text"),
    [
        (0, 5, "[----------]"),
        (1, 1000, "[#---------]"),
        (5, 10, "[#####-----]"),
        (999, 1000, "[#########-]"),
        (7, 7, "[##########]"),
        (0, 0, "[----------]"),
    ],
)
def test_bar_is_full_only_where_all_is_done(done, total, text):
    """Nor is it empty where something is."""
    assert bar(done, total) == text


def test_columns_stand_below_each_other_whatever_the_script():
    """A wide character takes two columns, one that joins another takes none."""
    lines = shown(["鐘楼", "bell", "cafe\u0301"])[3:6]
    assert len({display_width(line[: line.index("[")]) for line in lines}) == 1


@pytest.mark.parametrize("width", [40, 45, 50, 60, 100])
@pytest.mark.parametrize("name", ["a" * 80, "鐘" * 50, "short"])
def test_no_line_of_the_table_is_wider_than_the_terminal(width, name):
    """Names are cut off, then columns are left out from the right."""
    lines = shown([name, "b"], {"COLUMNS": str(width)})[3:5]
    assert max(map(display_width, lines)) <= width
    assert all("[##--------]" in line for line in lines)


def test_nothing_is_cut_off_where_there_is_no_terminal():
    """What goes to a file has all of it."""
    assert "  " + "a" * 300 + "  [##" in "\n".join(shown(["a" * 300]))


def test_names_cannot_steer_the_terminal():
    """What a terminal obeys is escaped; problems as well."""
    text = "\n".join(shown(["a\x1b[2J"], problems=["bad \x1b]0;x"]))
    assert "\x1b" not in text
    assert "a\\x1b[2J" in text
    assert "    ! bad \\x1b]0;x" in text


def test_colours_only_on_a_terminal():
    """A file gets none, and NO_COLOR is obeyed."""
    assert "\x1b[1m" in "\n".join(shown(["a"], terminal=True))
    assert "\x1b" not in "\n".join(shown(["a"]))
    assert "\x1b" not in "\n".join(shown(["a"], {"NO_COLOR": "1"}, terminal=True))

"""The human view of `rasen view`: a dashboard of changes and specs, as wide as the terminal.

Bars and marks are made of characters that every encoding has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen.report.terminal import (
    display_width,
    first_columns,
    paint,
    terminal_width,
    use_colour,
    visible,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

_STYLES = {"complete": "good", "in-progress": "bold", "no-tasks": "faint"}
_GAP = "  "
_BAR = 10  # characters between the brackets
_LEAST_NAME = 12  # columns that a name keeps before the columns behind it are given up
_CUT = "..."


class _Cell(NamedTuple):
    """What stands in one column, with its style."""

    text: str
    style: str | None = None


class _Row(NamedTuple):
    """A name, the columns behind it, and what is wrong, each on a line of its own."""

    name: str
    cells: list[_Cell]
    problems: list[str]


def view(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the sums, then each change with its bar, then each spec with its requirements."""
    document = cast("dict[str, Any]", view.document(outcome))
    said = view.translator.text
    if document["page"] is not None:
        yield said("human.view.written", path=visible(document["page"])) + "\n"
        return
    totals = document["totals"]
    params = {name: totals[name] for name in ("specs", "requirements", "changes")}
    done, total = totals["completedTasks"], totals["tasks"]
    yield said("human.view.summary", **params, done=done, total=total) + "\n"
    changes = [_change(change, view) for change in document["changes"]]
    yield from _table(view, "Changes", changes)
    specs = [_spec(spec, view) for spec in document["specs"]]
    yield from _table(view, "Specs", specs)


def bar(done: int, total: int) -> str:
    """Give a bar: full only where all is done, empty only where nothing is."""
    filled = done * _BAR // total if total else 0
    if done and not filled:
        filled = 1
    return f"[{'#' * filled}{'-' * (_BAR - filled)}]"


def _change(change: dict[str, Any], view: View) -> _Row:
    said = view.translator.text
    done, total = change["completedTasks"], change["totalTasks"]
    style = _STYLES[change["status"]]
    tasks = (
        said("human.view.tasks", done=done, total=total) if total else said("human.view.noTasks")
    )
    count = sum(len(delta["entries"]) for delta in change["deltas"])
    cells = [
        _Cell(bar(done, total) if total else " " * (_BAR + 2), style),
        _Cell(tasks, style),
        _Cell(said("human.view.deltas", count=count)),
    ]
    return _Row(visible(change["name"]), cells, change["problems"])


def _spec(spec: dict[str, Any], view: View) -> _Row:
    count = view.translator.text("human.view.requirements", count=spec["requirementCount"])
    return _Row(visible(spec["id"]), [_Cell(count)], spec["problems"])


def _table(view: View, kind: str, rows: list[_Row]) -> Iterator[str]:
    colour = use_colour(view.env, terminal=view.terminal)
    heading = view.translator.text(f"human.view.{kind.lower()}")
    yield "\n" + paint(heading, "bold", colour=colour) + "\n"
    if not rows:
        yield _GAP + view.translator.text(f"human.view.no{kind}") + "\n"
        return
    limit = terminal_width(view.env, 1) if view.terminal or view.env.get("COLUMNS") else None
    name, widths = _widths(rows, limit)
    for row in rows:
        yield _line(row, name, widths, colour=colour) + "\n"
        for problem in row.problems:
            yield _GAP * 2 + paint("! " + visible(problem), "warning", colour=colour) + "\n"


def _widths(rows: list[_Row], limit: int | None) -> tuple[int, list[int]]:
    """Give the columns of the names and of the cells that have room behind them."""
    name = max(display_width(row.name) for row in rows)
    columns = zip(*(row.cells for row in rows), strict=True)
    widths = [max(display_width(cell.text) for cell in column) for column in columns]
    if limit is None:
        return name, widths
    least = min(name, _LEAST_NAME)
    while len(widths) > 1 and len(_GAP) + least + _room(widths) > limit:
        widths.pop()
    return max(min(name, limit - len(_GAP) - _room(widths)), least), widths


def _room(widths: list[int]) -> int:
    return sum(width + len(_GAP) for width in widths)


def _line(row: _Row, name: int, widths: list[int], *, colour: bool) -> str:
    pieces = [_GAP + _fitted(row.name, name)]
    cells = list(zip(row.cells, widths, strict=False))
    for index, (cell, width) in enumerate(cells):
        text = cell.text if index == len(cells) - 1 else _fitted(cell.text, width)
        pieces.append(paint(text, cell.style, colour=colour) if cell.style else text)
    return _GAP.join(pieces).rstrip()


def _fitted(text: str, columns: int) -> str:
    """Give the text in exactly so many columns, its end cut off where it is wider."""
    if display_width(text) > columns:
        text = first_columns(text, columns - len(_CUT)) + _CUT
    return text + " " * (columns - display_width(text))

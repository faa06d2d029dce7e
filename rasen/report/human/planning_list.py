"""The human view of `rasen list` (contract spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import display_width, paint, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

_GAP = " " * 5
_STATE_WIDTH = 12
_MINUTE, _HOUR, _DAY = 60, 3600, 86400
_DAYS_WITH_AGE = 30
_DATE = len("2025-03-01")
_STYLES = {"complete": "good", "in-progress": "bold", "no-tasks": "faint"}

Entry = dict[str, Any]


def list_items(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give a heading, then a line for each change or spec, in columns."""
    document = cast("dict[str, list[Entry]]", outcome.document)
    details = cast("dict[str, Any] | None", outcome.extra.get("details"))
    if "specs" in document:
        specs = document["specs"]
        rows = ((spec["id"], _spec(spec, details, view)) for spec in specs)
        yield from _listed(view, "Specs", [spec["id"] for spec in specs], rows)
    else:
        changes = document["changes"]
        ages = cast("list[float]", outcome.extra["ages"])
        rows = (
            (change["name"], _change(change, age, details, view))
            for change, age in zip(changes, ages, strict=True)
        )
        yield from _listed(view, "Changes", [change["name"] for change in changes], rows)


def _listed(
    view: View, kind: str, names: list[str], rows: Iterable[tuple[str, str]]
) -> Iterator[str]:
    if not names:
        yield view.translator.text(f"human.list.no{kind}") + "\n"
        return
    colour = use_colour(view.env, terminal=view.terminal)
    heading = view.translator.text(f"human.list.{kind.lower()}")
    yield paint(heading, "bold", colour=colour) + "\n"
    width = max(display_width(visible(name)) for name in names)
    for name, text in rows:
        yield f"  {_padded(visible(name), width)}{_GAP}{text}".rstrip() + "\n"


def _change(change: Entry, age: float, details: dict[str, Any] | None, view: View) -> str:
    """Give how far a change is, when it was changed last, and with --long what it is about."""
    state = _padded(_state(change, view), _STATE_WIDTH)
    colour = use_colour(view.env, terminal=view.terminal)
    text = paint(state, _STYLES[change["status"]], colour=colour) + "  "
    text += _age(age, view) or change["lastModified"][:_DATE]
    if details is None:
        return text
    summary = details[change["name"]]
    if summary is None:
        return f"{text}  {view.translator.text('human.list.unreadable')}"
    title = visible(summary["title"])
    said = view.translator.text("human.list.longChange", title=title, count=summary["deltas"])
    return f"{text}  {said}"


def _spec(spec: Entry, details: dict[str, Any] | None, view: View) -> str:
    count = spec["requirementCount"]
    if details is None:
        return view.translator.text("human.list.requirements", count=count)
    title = visible(details[spec["id"]])
    return view.translator.text("human.list.longSpec", title=title, count=count)


def _state(change: Entry, view: View) -> str:
    if change["status"] == "no-tasks":
        return view.translator.text("human.list.noTasks")
    if change["status"] == "complete":
        return view.translator.text("human.list.complete")
    done, total = change["completedTasks"], change["totalTasks"]
    return view.translator.text("human.list.tasks", done=done, total=total)


def _age(seconds: float, view: View) -> str:
    """Give how long ago something was, "" where a date says more."""
    said = view.translator.text
    if seconds < _MINUTE:
        return said("human.list.now")
    if seconds < _HOUR:
        return said("human.list.minutes", count=int(seconds // _MINUTE))
    if seconds < _DAY:
        return said("human.list.hours", count=int(seconds // _HOUR))
    days = int(seconds // _DAY)
    return said("human.list.days", count=days) if days <= _DAYS_WITH_AGE else ""


def _padded(text: str, width: int) -> str:
    return text + " " * (width - display_width(text))

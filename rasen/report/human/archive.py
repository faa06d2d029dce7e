"""The human view of `rasen archive` (contract spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import paint, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

_MARKS = {"added": "+", "modified": "~", "removed": "-", "renamed": "→"}


def archive(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the state of the tasks, what was done to each spec, the totals, and the new name."""
    done = cast("dict[str, Any]", outcome.document["archive"])
    extra = cast("dict[str, Any]", outcome.extra)
    yield _tasks(extra["tasks"], view) + "\n"
    if done["specsUpdated"]:
        for spec in extra["specs"]:
            yield from _spec(spec, view)
        totals = ", ".join(_counts(done["totals"], view, every=True))
        yield view.translator.text("human.archive.totals", counts=totals) + "\n"
    else:
        yield view.translator.text("human.archive.noSpecs") + "\n"
    line = view.translator.text(
        "human.archive.done", name=visible(done["change"]), archived=visible(done["archivedAs"])
    )
    yield paint(line, "good", colour=use_colour(view.env, terminal=view.terminal)) + "\n"


def _tasks(tasks: dict[str, int], view: View) -> str:
    total, complete = tasks["total"], tasks["complete"]
    if not total:
        return view.translator.text("human.archive.noTasks")
    if complete == total:
        return view.translator.text("human.archive.allTasks", total=total)
    return view.translator.text("human.archive.openTasks", open=total - complete, total=total)


def _spec(spec: dict[str, Any], view: View) -> Iterator[str]:
    name = visible(spec["id"])
    yield view.translator.text(f"human.archive.spec.{spec['state']}", id=name) + "\n"
    for line in _counts(spec, view, every=False):
        yield f"  {line}\n"


def _counts(counts: dict[str, int], view: View, *, every: bool) -> Iterator[str]:
    for key, mark in _MARKS.items():
        if counts[key] or every:
            yield view.translator.text(f"human.archive.{key}", mark=mark, count=counts[key])

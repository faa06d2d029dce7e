"""The human views of `rasen pipeline …` (generation spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import display_width, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome


def list_pipelines(outcome: Outcome, _values: object, _view: View) -> Iterator[str]:
    """Give a line for each pipeline: name, layer, description."""
    rows = cast("list[dict[str, Any]]", outcome.document["pipelines"])
    name_width = max((display_width(row["name"]) for row in rows), default=0)
    source_width = max((display_width(row["source"]) for row in rows), default=0)
    for row in rows:
        start = f"{row['name']:<{name_width}}  {row['source']:<{source_width}}"
        yield f"{start}  {visible(row['description'])}".rstrip() + "\n"


def show(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the name and purpose, then a line for each stage in the order in which they run."""
    document = cast("dict[str, Any]", outcome.document)
    yield f"{visible(document['name'])}  {visible(document['description'])}".rstrip() + "\n"
    stages = {stage["id"]: stage for stage in document["stages"]}
    for identifier in document["buildOrder"]:
        stage = stages[identifier]
        work = stage["skill"] or stage["childPipeline"]
        cells = [identifier, work, stage["role"] or "-", stage["runtime"], stage["model"] or "-"]
        if stage["effectiveGate"]:
            cells.append(view.translator.text("human.pipeline.gate"))
        yield "  " + "  ".join(map(visible, cells)) + "\n"


def classify(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the pipeline that is suggested, and the words that decided."""
    text = view.translator.text
    yield text("human.pipeline.suggested", name=outcome.document["suggested"]) + "\n"
    if matched := cast("list[str]", outcome.document["matched"]):
        yield text("human.pipeline.matched", words=", ".join(matched)) + "\n"
    else:
        yield text("human.pipeline.noMatch") + "\n"

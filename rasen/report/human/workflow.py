"""The human views of `rasen workflow …` (packages spec, section 12)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import display_width, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


# Headings of the list, each with the kind below it; the last one only where all is asked for.
_GROUPS = (
    ("tasks", "task"),
    ("drivers", "driver"),
    ("experts", "expert"),
    ("internal", "internal"),
)


def list_workflows(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the workflows by kind, then what is invalid, in columns that hold for all rows."""
    document = view.document(outcome)
    workflows = cast("list[dict[str, Any]]", document["workflows"])
    groups = [
        (heading, [_row(each, view) for each in workflows if each["kind"] == kind])
        for heading, kind in (_GROUPS if values["all"] else _GROUPS[:-1])
    ]
    invalid = [_invalid_row(each, view) for each in cast("list[Document]", document["invalid"])]
    widths = _widths([*(row for _, rows in groups for row in rows), *invalid])
    for heading, rows in groups:
        if rows:
            yield view.translator.text(f"human.workflow.{heading}") + "\n"
            yield from (_padded(row, widths) for row in rows)
    yield from (_padded(row, widths) for row in invalid)


def show(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the workflow and its source, then a line for each thing that is known of it."""
    workflow = cast("dict[str, Any]", outcome.document["workflow"])
    usage = cast("list[Document]", outcome.document["usage"])
    yield f"{workflow['id']} ({workflow['source']})\n"
    requires = workflow["requires"]
    consumers = [f"{each['kind']}:{each['consumer']}" for each in usage]
    facts = {
        "kind": [workflow["kind"]],
        "title": [workflow["title"]] if workflow["title"] else None,
        "skill": [workflow["skill"]["name"]],
        "digest": [workflow["digest"]],
        "requiredWorkflows": requires["workflows"],
        "requiredSkills": requires["skills"],
        "usage": consumers,
    }
    for label, values in facts.items():
        if values is not None:
            said = ", ".join(map(visible, values)) or view.translator.text("human.workflow.none")
            yield view.translator.text(f"human.workflow.{label}", value=said) + "\n"


def which(outcome: Outcome, _values: object, _view: View) -> Iterator[str]:
    """Give the folder of the workflow, or that it is built in."""
    workflow = cast("Document", outcome.document["workflow"])
    path = workflow["sourcePath"]
    yield (visible(str(path)) if path else f"built-in:{workflow['id']}") + "\n"


def init(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the one line that names the new draft and its folder."""
    workflow = cast("Document", outcome.document["workflow"])
    path = visible(str(workflow["output"]))
    yield view.translator.text("human.workflow.init", id=workflow["id"], path=path) + "\n"


def validate(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the verdict, then a line for each diagnostic."""
    validation = cast("Document", view.document(outcome)["validation"])
    key = "human.workflow.valid" if validation["valid"] else "human.workflow.invalid"
    yield view.translator.text(key, target=visible(str(values["id_or_path"]))) + "\n"
    for diagnostic in cast("list[Document]", validation["diagnostics"]):
        place = visible(str(diagnostic.get("path") or "-"))
        message = visible(str(diagnostic["message"]))
        yield f"{diagnostic['severity']}: {diagnostic['code']} [{place}] {message}\n"


def import_workflows(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give a line of what is new and one of what was there, as far as there is any."""
    new = "wouldImport" if values["dry_run"] else "imported"
    for name, key in (("imported", new), ("reused", "reused")):
        listed = cast("list[str]", outcome.document[name])
        if listed:
            yield view.translator.text(f"human.workflow.{key}", ids=listed) + "\n"


def export(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names the workflow and the package."""
    workflow = cast("Document", outcome.document["workflow"])
    path = visible(str(workflow["path"]))
    yield view.translator.text("human.workflow.exported", id=workflow["id"], path=path) + "\n"


def delete(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the line that names what is gone, and where it was."""
    from rasen.files.home import find_homes

    name = str(outcome.document["deleted"])
    home = view.env.get("HOME") or os.path.expanduser("~")
    homes = find_homes(view.env, view.cwd, home=home, warn=lambda _: None)
    path = visible(os.path.join(homes.data, "workflows", name))
    yield view.translator.text("human.workflow.deleted", id=visible(name), path=path) + "\n"


def _row(workflow: dict[str, Any], view: View) -> tuple[str, ...]:
    row = (workflow["id"], workflow["source"], workflow["skillName"])
    return (*row, view.translator.text("human.workflow.unused")) if workflow["unused"] else row


def _invalid_row(entry: Document, view: View) -> tuple[str, ...]:
    mark = view.translator.text("human.workflow.invalidMark")
    return (visible(str(entry["id"])), "user", mark)


def _widths(rows: list[tuple[str, ...]]) -> list[int]:
    """Give the width of each column but the last of the longest rows."""
    return [max((display_width(row[column]) for row in rows), default=0) for column in range(3)]


def _padded(row: tuple[str, ...], widths: list[int]) -> str:
    cells = [
        text + " " * (width - display_width(text)) for text, width in zip(row, widths, strict=False)
    ]
    return "  ".join([*cells, *row[len(cells) :]]).rstrip() + "\n"

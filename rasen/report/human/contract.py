"""The human views of `rasen contract …`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def list_schemas(outcome: Outcome, _values: object, _view: View) -> Iterator[str]:
    """Give a line for each schema, its name and its title, and a blank one between folders."""
    listed = cast("list[dict[str, str]]", outcome.document["schemas"])
    width = max(len(schema["name"]) for schema in listed)
    before = ""
    for schema in listed:
        folder = schema["name"].partition(":")[0]
        if before not in ("", folder):
            yield "\n"
        before = folder
        yield f"{schema['name']:{width}}  {schema['title']}\n"


def show(outcome: Outcome, _values: object, _view: View) -> Iterator[str]:
    """Give the schema itself, so that it can be written to a file as it is."""
    from rasen.report.json_document import render

    return render(cast("Document", outcome.document["schema"]))


def bundle(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the folder as the user named it, then each file below it."""
    return _written(outcome, values, view, "bundle")


def types(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the folder as the user named it, then each file below it."""
    return _written(outcome, values, view, "types")


def docs(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the folder as the user named it, then each file below it."""
    return _written(outcome, values, view, "docs")


def _written(outcome: Outcome, values: Document, view: View, name: str) -> Iterator[str]:
    document = cast("Document", outcome.document[name])
    key = f"{name}Written" if document["written"] else f"{name}Current"
    path = visible(cast("str", values["output"]))
    yield view.translator.text(f"human.contract.{key}", path=path) + "\n"
    for file in cast("list[str]", document["files"]):
        yield f"  {file}\n"

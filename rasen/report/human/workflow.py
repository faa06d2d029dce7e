"""The human views of `rasen workflow …` (packages spec, section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


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

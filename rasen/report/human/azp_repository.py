"""The human views of `rasen azp repository …`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.outcome import Outcome


def check(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the verdict, a line for each document, and a line for each diagnostic."""
    repository = cast("Document", view.document(outcome)["repository"])
    key = "human.azpRepository.ok" if repository["ok"] else "human.azpRepository.refused"
    yield view.translator.text(key, path=visible(str(values["path"]))) + "\n"
    documents = cast("list[Document]", repository["documents"])
    for document in documents:
        kind = view.translator.text(f"human.azpRepository.{document['document']}")
        key = "human.azpRepository.good" if document["ok"] else "human.azpRepository.faulty"
        shown = {"document": kind, "path": visible(str(document["path"]))}
        yield view.translator.text(key, **shown) + "\n"
    yield from _findings(repository)


def build(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give what was written and what is to be said of it, or why nothing was."""
    document = view.document(outcome)
    repository = cast("Document | None", document["repository"])
    if repository is not None:
        yield _built(repository, view.translator)
    yield from _findings(document if repository is None else repository)


def _built(repository: Document, translator: Translator) -> str:
    path, packages = visible(str(repository["path"])), repository["packages"]
    return translator.text("human.azpRepository.built", path=path, packages=packages) + "\n"


def _findings(document: Document) -> Iterator[str]:
    """Give a line for each diagnostic, with the document that it is about."""
    for diagnostic in cast("list[Document]", document["diagnostics"]):
        place = visible(str(diagnostic.get("sourcePath") or "-"))
        message = visible(str(diagnostic["message"]))
        yield f"{diagnostic['severity']}: {diagnostic['code']} [{place}] {message}\n"

"""The human view of `rasen explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def view(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the code with its title, when it is raised, its facts, and how to mend it."""
    code = cast("Document", view.document(outcome)["code"])
    for line in _lines(code, view):
        yield line + "\n"


def _lines(code: Document, view: View) -> Iterator[str]:
    said = view.translator.text
    yield said("human.explain.title", code=code["code"], title=code["title"])
    yield ""
    yield str(code["description"])
    yield ""
    yield said("human.explain.severity", severity=said(f"report.{code['severity']}"))
    yield said("human.explain.area", area=code["area"])
    yield said("human.explain.since", since=code["since"])
    if code["fix"]:
        yield said("human.explain.fix", fix=code["fix"])
    if code["details"]:
        yield said("human.explain.details")
        for key, meaning in cast("dict[str, str]", code["details"]).items():
            yield "  " + said("human.explain.detail", key=key, meaning=meaning)

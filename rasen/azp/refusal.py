"""Outcomes of commands that write nothing because of what a package is, with the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas
from rasen.diagnostics import Diagnostic, status_entry, workflow_diagnostic
from rasen.outcome import FAILED, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator


def refused(context: Context, schema: str, path: str, diagnostics: Iterable[Diagnostic]) -> Outcome:
    """Give the failure `azp_package_invalid` of a command, its null shape with the diagnostics."""
    found = tuple(diagnostics)
    failed = Diagnostic("azp_package_invalid", {"path": path}, target=path)

    def document(translator: Translator) -> Document:
        shape = schemas.failure_document(schema, [status_entry(failed, translator)])
        shape["diagnostics"] = [workflow_diagnostic(each, translator) for each in found]
        return shape

    return Outcome(schema, document(context.english), FAILED, localized=document)

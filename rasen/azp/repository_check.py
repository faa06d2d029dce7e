"""`rasen azp repository check`: one document, or the folder of a whole repository (spec 17)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen import schemas
from rasen.azp.package_file import read_file
from rasen.azp.repository_documents import SCHEMA_OF, Checked, check_bytes, unreadable
from rasen.diagnostics import Diagnostic, Text, UsageError, is_valid, workflow_diagnostic
from rasen.files.reading import TooLarge
from rasen.outcome import FAILED, OK, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator

SCHEMA = "azp-repository-check"


def check_repository(context: Context, target: str, kind: str | None) -> Outcome:
    """Check what a path names; a repository that is refused is no failure.

    `kind` says what a lone document is. Raises a usage error where a folder is given one.
    """
    path = context.absolute(target)
    if os.path.isdir(path):
        if kind is not None:
            raise UsageError(Diagnostic("usage_error", {"problem": Text("usage.documentOfFolder")}))
        from rasen.azp.repository_folder import check_folder

        checked, packages, between = check_folder(path)
    else:
        checked, packages, between = [_lone(path, kind)], 0, []
    found = [*(told for each in checked for told in each.diagnostics), *between]
    status = OK if is_valid(found) else FAILED

    def document(translator: Translator) -> Document:
        shown = repository_document(path, checked, found, packages, translator)
        return {"repository": shown, "status": []}

    return Outcome(SCHEMA, document(context.english), status, localized=document)


def repository_document(
    path: str,
    checked: Sequence[Checked],
    found: Sequence[Diagnostic],
    packages: int,
    translator: Translator,
) -> Document:
    """Give the shape `common:azp-repository`."""
    faulty = {each.source_path for each in found if each.severity == "error"}
    return {
        "ok": is_valid(found),
        "path": path,
        "documents": [
            {"path": each.path, "document": each.kind, "ok": each.path not in faulty}
            for each in checked
        ],
        "packages": packages,
        "diagnostics": [workflow_diagnostic(each, translator) for each in found],
    }


def _lone(path: str, kind: str | None) -> Checked:
    limit = schemas.limits(SCHEMA_OF[kind or "index"])["x-max-bytes"]
    try:
        return check_bytes(path, read_file(path, limit), kind)
    except TooLarge:
        return unreadable(path, kind or "index", "size")

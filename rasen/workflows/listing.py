"""`rasen workflow list`: the catalog, what is invalid in the library, and what nobody uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text, workflow_diagnostic
from rasen.outcome import Outcome
from rasen.workflows.builtin import unit_texts
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.usage import find_usage

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.workflows.catalog import Catalog, Entry, InvalidEntry

SCHEMA = "workflow-list"


def list_workflows(context: Context, *, unused: bool, warn: Callable[[Text], None]) -> Outcome:
    """Give the library in catalog order; `unused` keeps the workflows that nobody is known to use.

    Invalid entries and warnings stay in either case; each warning goes to `warn` as well.
    """
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    usage = find_usage(context, around.homes, catalog)
    entries = [
        _entry(entry, unused=entry.workflow is not None and not usage.of(entry.id))
        for entry in catalog.entries
    ]
    for found in catalog.diagnostics:
        warn(Text(f"messages.{found.code}", found.params))
    if unused:
        entries = [entry for entry in entries if entry["unused"]]

    def document(translator: Translator) -> Document:
        return {"workflows": entries, **_problems(catalog, translator), "status": []}

    return Outcome(SCHEMA, document(context.english), localized=document)


def digest_of(entry: Entry) -> str:
    """Give the digest of an entry, whoever's it is."""
    if entry.workflow is not None:
        return entry.workflow.digest()
    return unit_texts()[entry.id].digest


def _entry(entry: Entry, *, unused: bool) -> Document:
    workflow = entry.workflow
    return {
        "id": entry.id,
        "source": entry.source,
        "sourcePath": workflow.root if workflow else None,
        "digest": digest_of(entry),
        "kind": entry.kind,
        "skillName": entry.skill,
        "title": workflow.manifest.title if workflow else None,
        "unused": unused,
    }


def _problems(catalog: Catalog, translator: Translator) -> Document:
    warnings = [workflow_diagnostic(found, translator) for found in catalog.diagnostics]
    invalid = [_invalid(entry, translator) for entry in catalog.invalid]
    return {"invalid": invalid, "diagnostics": warnings}


def _invalid(entry: InvalidEntry, translator: Translator) -> Document:
    return {
        "id": entry.id,
        "source": "user",
        "sourcePath": entry.path,
        "valid": False,
        "diagnostics": [workflow_diagnostic(found, translator) for found in entry.diagnostics],
    }

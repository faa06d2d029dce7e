"""`rasen context`: the selected root and the stores that it may read, for agents and editors.

The members are the references of the root; what is wrong with the root itself is doctor's
business (spec 10.4).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from rasen.diagnostics import Text, failure, status_entry
from rasen.outcome import Outcome
from rasen.stores.doctor import registry_findings, tell_of_unreadable
from rasen.stores.failures import system_problem
from rasen.stores.references import resolve_references
from rasen.stores.roots import find_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.stores.references import Reference

_TARGET = "context.output"


def show_context(context: Context, store: str | None, *, store_path: str | None = None) -> Outcome:
    """Give the root and a member for each of its references; nothing is written."""
    root = find_root(context, store, store_path=store_path)
    tell_of_unreadable(context, root.config)
    references = resolve_references(context, root)
    findings = registry_findings(references.registry_problem)

    def document(translator: Translator) -> Document:
        return {
            "root": {**root.output(), "role": "openspec_root"},
            "members": [_member(each, translator) for each in references.entries],
            "status": [status_entry(found, translator) for found in findings],
        }

    return Outcome("context", document(context.english), localized=document)


def write_workspace(context: Context, document: Document, path: str, *, force: bool) -> None:
    """Write the root and the available members of a context document as an editor's workspace.

    An existing file is replaced only with `force`. Raises `context_file_exists`,
    `context_output_dir_missing`, or `context_failed` for what else the system refuses.
    """
    import json

    from rasen.files.atomic import Unfinished, write_file
    from rasen.files.reading import NotRegular

    place = context.absolute(path)
    if not force and os.path.lexists(place):
        raise failure("context_file_exists", target=_TARGET, path=place)
    folder = os.path.dirname(place)
    if not os.path.isdir(folder):
        raise failure("context_output_dir_missing", target=_TARGET, path=place, folder=folder)
    folders = _folders(document)
    text = json.dumps({"folders": folders}, ensure_ascii=False, indent=2) + "\n"
    try:
        # Bytes of file names that are no UTF-8 stand in JSON as escapes.
        write_file(place, text.encode("utf-8", "backslashreplace"))
    except (OSError, ValueError, NotRegular, Unfinished) as error:
        raise failure("context_failed", problem=system_problem(error)) from error
    context.tell(Text("notes.workspaceWritten", {"path": place, "count": len(folders)}))


def _member(reference: Reference, translator: Translator) -> Document:
    member: Document = {"role": "referenced_store", "id": reference.declaration.id}
    if reference.root is not None:
        member["path"] = reference.root
    if reference.declaration.remote is not None:
        member["remote"] = reference.declaration.remote
    if reference.root is not None:
        member["fetch"] = reference.fetch
    return {**member, "status": reference.status(translator)}


def _folders(document: Document) -> list[dict[str, str]]:
    root = cast("dict[str, str]", document["root"])
    name = root.get("store_id") or os.path.basename(root["path"]) or root["path"]
    members = cast("list[dict[str, str]]", document["members"])
    available = [member for member in members if "path" in member and not member["status"]]
    return [
        {"name": name, "path": root["path"]},
        *({"name": f"ref:{member['id']}", "path": member["path"]} for member in available),
    ]

"""`rasen status`: which artifacts of a change are there, and what can be made next (6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.outcome import Outcome
from rasen.planning.change import (
    BLOCKED,
    READY,
    instructions_hint,
    open_change,
    planning_home,
)
from rasen.planning.config import read_config
from rasen.planning.graph import build_order
from rasen.planning.layout import PlanningFolder
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.planning.artifact_schema import Artifact
    from rasen.planning.change import Change, Request
    from rasen.stores.roots import Root

SCHEMA = "status"


def status(context: Context, request: Request) -> Outcome:
    """Give where the change stands; without any change, and none asked for, say so."""
    root = select_root(context, request.store, store_path=request.store_path)
    if request.change is None and not PlanningFolder(root.path).active_changes():
        return _nothing(context, root)
    found = open_change(context, root, read_config(context, root.config), request)

    def document(translator: Translator) -> Document:
        return _document(root, found, translator)

    return Outcome(SCHEMA, document(context.english), localized=document)


def _nothing(context: Context, root: Root) -> Outcome:
    def document(translator: Translator) -> Document:
        command = root.hint("rasen new change <name>")
        message = translator.text("human.status.noChanges", command=command)
        return {"changes": [], "message": message, "root": root.output()}

    return Outcome(SCHEMA, document(context.english), localized=document)


def _document(root: Root, change: Change, translator: Translator) -> Document:
    order = build_order(change.requires)
    by_id = {artifact.id: artifact for artifact in change.schema.artifacts}
    return {
        "changeName": change.name,
        "schemaName": change.schema.name,
        "planningHome": planning_home(root),
        "changeRoot": change.path,
        "artifactPaths": {each.id: change.paths(each) for each in change.schema.artifacts},
        "nextSteps": _next_steps(root, change, [by_id[each] for each in order], translator),
        "actionContext": {
            "mode": "repo-local",
            "sourceOfTruth": "repo",
            "planningArtifacts": order,
            "linkedContext": [],
            "allowedEditRoots": [root.path],
            "requiresAffectedAreaSelection": False,
            "constraints": [translator.text("human.status.constraint")],
        },
        "isComplete": change.is_complete,
        "applyRequires": list(change.schema.apply_requires),
        "artifacts": [_artifact(change, by_id[each]) for each in order],
        "root": root.output(),
    }


def _artifact(change: Change, artifact: Artifact) -> Document:
    status = change.status(artifact)
    document: Document = {
        "id": artifact.id,
        "outputPath": artifact.generates,
        "status": status,
    }
    if status == BLOCKED:
        document["missingDeps"] = change.missing(artifact)
    return document


def _next_steps(
    root: Root, change: Change, artifacts: list[Artifact], translator: Translator
) -> list[str]:
    if change.is_complete:
        command = instructions_hint(root, change, "apply")
        return [translator.text("human.status.allDone", command=command)]
    ready = next((each.id for each in artifacts if change.status(each) == READY), None)
    if ready is None:
        return []
    command = instructions_hint(root, change, ready)
    return [translator.text("human.status.next", id=ready, command=command)]

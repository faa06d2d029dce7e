"""`rasen workflow show` and `rasen workflow which`: one workflow of the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import failure
from rasen.outcome import Outcome
from rasen.workflows.builtin import builtins, unit_texts
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.listing import digest_of
from rasen.workflows.usage import find_usage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.workflows.catalog import Catalog, Entry
    from rasen.workflows.validation import Workflow


def show_workflow(context: Context, identifier: str) -> Outcome:
    """Give all that is known of a workflow and who uses it; fails with `workflow_not_found`."""
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    entry = find_entry(catalog, identifier)
    usage = find_usage(context, around.homes, catalog).of(entry.id)
    described = _built_in(entry) if entry.workflow is None else _user(entry, entry.workflow)
    document: Document = {
        "workflow": described,
        "usage": [each.document() for each in usage],
        "status": [],
    }
    return Outcome("workflow-show", document)


def which_workflow(context: Context, identifier: str) -> Outcome:
    """Give where a workflow lies; fails with `workflow_not_found`."""
    around = surroundings(context)
    entry = find_entry(load_catalog(around.homes, around.dependencies), identifier)
    located = {**_identity(entry), "digest": digest_of(entry)}
    return Outcome("workflow-which", {"workflow": located, "status": []})


def find_entry(catalog: Catalog, identifier: str) -> Entry:
    """Give the valid entry with this ID, or raise `workflow_not_found`."""
    entry = catalog.find(identifier)
    if entry is None:
        raise failure("workflow_not_found", target=identifier, id=identifier)
    return entry


def _identity(entry: Entry) -> Document:
    workflow = entry.workflow
    return {
        "id": entry.id,
        "source": entry.source,
        "sourcePath": workflow.root if workflow else None,
    }


def _user(entry: Entry, workflow: Workflow) -> Document:
    manifest = workflow.manifest
    requires = {name: list(listed) for name, listed in manifest.requires._asdict().items()}
    return {
        **_identity(entry),
        "manifestVersion": 1,
        "kind": entry.kind,
        "title": manifest.title,
        "category": manifest.category,
        "tags": None if manifest.tags is None else list(manifest.tags),
        "digest": workflow.digest(),
        "skill": _skill(entry, workflow.skill.description),
        "requires": requires,
        "recommends": {"workflows": list(manifest.recommends)},
        "files": [{"path": path, "sha256": digest} for path, digest in workflow.file_digests()],
    }


def _built_in(entry: Entry) -> Document:
    text = unit_texts()[entry.id]
    return {
        **_identity(entry),
        "manifestVersion": 1,
        "kind": entry.kind,
        "title": None,
        "category": None,
        "tags": None,
        "digest": text.digest,
        "skill": _skill(entry, text.description),
        "requires": _requirements(entry.id),
        "recommends": {"workflows": []},
        "files": [],
    }


def _skill(entry: Entry, description: str) -> Document:
    return {"name": entry.skill, "dirName": entry.skill, "description": description}


def _requirements(identifier: str) -> Mapping[str, Sequence[str]]:
    """Give what a built-in workflow requires; experts require nothing."""
    unit = next((unit for unit in builtins().workflows if unit.id == identifier), None)
    return {
        "workflows": [],
        "skills": list(unit.skills) if unit else [],
        "pipelines": list(unit.pipelines) if unit else [],
        "schemas": [],
    }

"""`rasen workflow import`: a folder or a package, installed as one transaction (spec 7)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.reading import file_kind
from rasen.outcome import Outcome
from rasen.workflows.home import surroundings
from rasen.workflows.package import Package, Packaged, decode
from rasen.workflows.transaction import PACKAGED, install, rehearse

if TYPE_CHECKING:
    from rasen.context import Context

_STAGED = "staged_workflow_invalid"


def import_workflows(context: Context, path: str, *, dry_run: bool = False) -> Outcome:
    """Install what lies at the path; with `dry_run` give what would be, having checked and staged.

    Fails with the codes of packages spec 5.1; then nothing was installed.
    """
    source = context.absolute(path)
    is_folder = _is_folder(source if path else path)
    package = _from_folder(context, source) if is_folder else _from_file(source)
    act = rehearse if dry_run else install
    installed = act(context, package, invalid=_STAGED if is_folder else PACKAGED)
    listed: dict[str, object] = {name: list(ids) for name, ids in installed._asdict().items()}
    return Outcome("workflow-import", {**listed, "status": []})


def _is_folder(source: str) -> bool:
    """Tell a folder from a file; raise for a link, and for what is neither."""
    try:
        kind = file_kind(os.lstat(source).st_mode)
    except (OSError, ValueError):
        raise failure("import_source_not_found", target=source, path=source) from None
    if kind not in ("folder", "file"):
        named = Text(f"reasons.kind.{kind}")
        raise failure("import_source_invalid", target=source, path=source, kind=named)
    return kind == "folder"


def _from_file(source: str) -> Package:
    from rasen.workflows.package_validation import read_package

    return decode(read_package(source), kind="workflow")


def _from_folder(context: Context, source: str) -> Package:
    """Give the workflow of a folder as the package that it would be exported as."""
    from rasen.workflows.package_rules import sentence
    from rasen.workflows.tree import load_tree
    from rasen.workflows.validation import validate_tree

    found = validate_tree(
        load_tree(source),
        folder_name=os.path.basename(source),
        dependencies=surroundings(context).dependencies,
    )
    workflow = found.workflow
    if workflow is None:
        error = next(item for item in found.diagnostics if item.severity == "error")
        raise failure("workflow_invalid", path=source, problem=sentence(error))
    packaged = Packaged(workflow.id, workflow.digest(), workflow.files)
    return Package("workflow", (workflow.id,), (packaged,), "")

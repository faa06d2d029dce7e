"""`rasen workflow validate`, and the checks of one folder or file for `rasen check`."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, is_valid, workflow_diagnostic
from rasen.files.home import absolute
from rasen.outcome import FAILED, OK, Outcome
from rasen.workflows.echoes import without_echoes
from rasen.workflows.home import surroundings
from rasen.workflows.tree import load_tree
from rasen.workflows.validation import validate_manifest, validate_skill, validate_tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.workflows.validation import Validation

SCHEMA = "workflow-validate"


def validate_target(context: Context, target: str) -> Outcome:
    """Validate what the target names: an existing path, else a workflow of the library."""
    path = absolute(target, context.cwd)
    try:
        status = os.lstat(path) if target else None
    except (OSError, ValueError):
        status = None
    if status is None:
        return _installed(context, target)
    if stat.S_ISDIR(status.st_mode):
        return _directory(context, path)
    from rasen.workflows.package_validation import validate_package_file

    package_kind, diagnostics = validate_package_file(context, path)
    named = {"packageKind": package_kind} if package_kind and is_valid(diagnostics) else {}
    return _outcome(context, "package", named, diagnostics)


def check_folder(path: str, context: Context) -> list[Diagnostic]:
    """Give all diagnostics of the workflow folder at an absolute path.

    A file that was refused is not reported as missing as well.
    """
    return without_echoes(_validate(context, path).diagnostics)


def check_manifest_text(text: str) -> list[Diagnostic]:
    """Give the diagnostics of a `workflow.yaml` that is checked without its folder."""
    return [diagnostic._replace(file="") for diagnostic in validate_manifest(text)]


def check_skill_text(text: str) -> list[Diagnostic]:
    """Give the diagnostics of a `SKILL.md` that is checked without its folder."""
    return [diagnostic._replace(file="") for diagnostic in validate_skill(text)]


def _validate(context: Context, path: str) -> Validation:
    around = surroundings(context)
    return validate_tree(
        load_tree(path),
        folder_name=os.path.basename(path),
        dependencies=around.dependencies,
    )


def _directory(context: Context, path: str) -> Outcome:
    found = _validate(context, path)
    named = {"id": found.workflow.id} if found.workflow else {}
    return _outcome(context, "directory", named, found.diagnostics)


def _installed(context: Context, identifier: str) -> Outcome:
    """Look the ID up in the library: valid, invalid for reasons, or not there."""
    from rasen.workflows.catalog import load_catalog

    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    named = {"id": identifier}
    diagnostics: tuple[Diagnostic, ...]
    if catalog.find(identifier):
        diagnostics = ()
    elif invalid := catalog.find_invalid(identifier):
        diagnostics = invalid.diagnostics
    else:
        diagnostics = (Diagnostic("workflow_not_found", {"id": identifier}),)
    return _outcome(context, "installed", named, diagnostics)


def _outcome(
    context: Context,
    kind: str,
    named: dict[str, str],
    diagnostics: Iterable[Diagnostic],
) -> Outcome:
    diagnostics = tuple(diagnostics)
    valid = is_valid(diagnostics)

    def document(translator: Translator) -> Document:
        shown = [workflow_diagnostic(found, translator) for found in diagnostics]
        validation = {"valid": valid, "kind": kind, **named, "diagnostics": shown}
        return {"validation": validation, "status": []}

    status = OK if valid else FAILED
    return Outcome(SCHEMA, document(context.english), status, localized=document)

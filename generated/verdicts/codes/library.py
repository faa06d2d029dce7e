# Made from schemas/codes/library.schema.json by `make generate`; do not edit.
"""Verdicts on codes:library."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'import_source_not_found', 'import_source_invalid', 'workflow_invalid', 'staged_workflow_invalid', 'workflow_install_rollback_failed', 'builtin_export_forbidden', 'destination_exists', 'destination_not_file', 'builtin_delete_forbidden', 'workflow_in_use'}): return False
    return True

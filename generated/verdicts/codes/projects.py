# Made from schemas/codes/projects.schema.json by `make generate`; do not edit.
"""Verdicts on codes:projects."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'tools_value_required', 'tools_value_conflict', 'tool_unknown', 'tools_not_detected', 'profile_unknown', 'path_not_directory', 'store_pointer_declared', 'store_pointer_invalid', 'project_not_found', 'source_missing', 'ledger_invalid', 'ledger_unreadable', 'tool_failed', 'project_busy', 'project_command_error'}): return False
    return True

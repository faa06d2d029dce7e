# Made from schemas/codes/archive.schema.json by `make generate`; do not edit.
"""Verdicts on codes:archive."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'archive_change_name_required', 'archive_change_not_found', 'archive_validation_failed', 'archive_confirmation_required', 'archive_tasks_incomplete', 'archive_spec_update_failed', 'archive_spec_validation_failed', 'archive_target_exists', 'archive_error', 'archive_unfinished'}): return False
    return True

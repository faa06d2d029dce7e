# Made from schemas/codes/profile.schema.json by `make generate`; do not edit.
"""Verdicts on codes:profile."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'invalid_name', 'reserved_name', 'not_found', 'already_exists', 'unsupported_format', 'interactive_required', 'profile_changed', 'profile_command_error', 'selection_ignored', 'profile_lock_shadowed', 'workflow_unknown'}): return False
    return True

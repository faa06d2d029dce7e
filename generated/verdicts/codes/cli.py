# Made from schemas/codes/cli.schema.json by `make generate`; do not edit.
"""Verdicts on codes:cli."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'usage_error', 'internal_error', 'interrupted', 'target_not_found', 'target_unreadable', 'target_not_regular', 'target_too_large', 'target_changed', 'nothing_to_check', 'nothing_changed', 'kind_unknown', 'schema_not_found', 'schema_unusable', 'schema_invalid', 'findings_limit_exceeded', 'revision_unusable', 'report_not_written', 'code_unknown', 'bundle_stale', 'output_stale', 'output_not_written', 'cancelled'}): return False
    return True

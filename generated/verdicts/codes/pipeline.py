# Made from schemas/codes/pipeline.schema.json by `make generate`; do not edit.
"""Verdicts on codes:pipeline."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'pipeline_invalid', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_skill_unknown', 'pipeline_skill_disabled', 'pipeline_command_error', 'pipeline_not_found'}): return False
    return True

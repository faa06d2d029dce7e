# Made from schemas/codes/artifacts.schema.json by `make generate`; do not edit.
"""Verdicts on codes:artifacts."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'change_error', 'initiative_option_removed', 'areas_option_removed', 'config_invalid', 'config_context_too_large', 'change_metadata_invalid', 'artifact_schema_invalid', 'artifact_path_outside', 'artifact_id_duplicate', 'artifact_requirement_unknown', 'artifact_cycle'}): return False
    return True

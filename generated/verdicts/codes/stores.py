# Made from schemas/codes/stores.schema.json by `make generate`; do not edit.
"""Verdicts on codes:stores."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'no_openspec_root', 'no_root_with_registered_stores', 'no_registered_stores', 'unknown_store', 'store_identity_mismatch', 'unhealthy_store_root', 'store_path_not_supported', 'invalid_store_pointer', 'invalid_store_id', 'invalid_store_registry', 'invalid_store_metadata', 'openspec_store_root_missing', 'openspec_store_root_not_directory', 'openspec_root_missing', 'openspec_root_not_directory', 'openspec_config_missing', 'openspec_config_not_file', 'openspec_specs_not_directory', 'openspec_changes_not_directory', 'openspec_archive_not_directory'}): return False
    return True

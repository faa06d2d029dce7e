# Made from schemas/codes/stores.schema.json by `make generate`; do not edit.
"""Verdicts on codes:stores."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'no_openspec_root', 'no_root_with_registered_stores', 'no_registered_stores', 'unknown_store', 'store_identity_mismatch', 'unhealthy_store_root', 'store_path_not_supported', 'invalid_store_pointer', 'invalid_store_id', 'invalid_store_registry', 'invalid_store_metadata', 'openspec_store_root_missing', 'openspec_store_root_not_directory', 'openspec_root_missing', 'openspec_root_not_directory', 'openspec_config_missing', 'openspec_config_not_file', 'openspec_specs_not_directory', 'openspec_changes_not_directory', 'openspec_archive_not_directory', 'store_registry_busy', 'store_registry_changed', 'store_not_found', 'store_metadata_missing', 'store_metadata_id_mismatch', 'store_metadata_invalid', 'store_id_conflict', 'store_path_conflict', 'store_already_registered', 'store_setup_id_required', 'store_setup_path_required', 'store_setup_path_not_directory', 'store_setup_inside_git_repo', 'store_root_pointer_declared', 'store_setup_non_empty_directory', 'store_setup_cancelled', 'store_setup_path_changed', 'store_path_required', 'store_path_missing', 'store_path_not_directory', 'store_register_root_unhealthy', 'store_register_identity_confirmation_required', 'store_register_cancelled', 'store_remote_empty', 'store_remote_requires_hand_edit', 'store_remove_confirmation_required', 'store_remove_cancelled', 'store_remove_path_not_directory', 'store_remove_metadata_missing', 'store_root_missing', 'store_root_not_directory', 'store_files_left_on_disk', 'store_git_init_failed', 'store_git_identity_missing', 'store_git_commit_failed', 'store_git_no_commits', 'store_clone_fragile_directories', 'store_remote_divergence', 'reference_invalid_id', 'reference_registry_unreadable', 'reference_unresolved', 'reference_root_unhealthy', 'reference_index_truncated', 'relationship_registry_unreadable', 'root_pointer_ignored', 'root_pointer_invalid', 'pointer_declarations_inert', 'context_file_exists', 'context_output_dir_missing', 'unknown_store_subcommand', 'store_error', 'doctor_failed', 'context_failed', 'no_store_registry'}): return False
    return True

# Made from schemas/codes/azp.schema.json by `make generate`; do not edit.
"""Verdicts on codes:azp."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'azp_file_not_found', 'azp_file_unreadable', 'azp_limit_exceeded', 'azp_zip_invalid', 'azp_zip_zip64', 'azp_zip_hidden_data', 'azp_zip_overlap', 'azp_zip_comment', 'azp_name_not_utf8', 'azp_name_ambiguous', 'azp_path_unsafe', 'azp_entry_directory', 'azp_entry_special', 'azp_entry_duplicate', 'azp_zip_encrypted', 'azp_zip_method_unsupported', 'azp_zip_header_mismatch', 'azp_zip_descriptor_invalid', 'azp_entry_corrupt', 'azp_entry_size_mismatch', 'azp_entry_crc_mismatch', 'azp_entry_alias', 'azp_manifest_missing', 'azp_manifest_json_invalid', 'azp_manifest_field_missing', 'azp_manifest_field_invalid', 'azp_format_unsupported', 'azp_id_invalid', 'azp_version_invalid', 'azp_kind_unknown', 'azp_compat_invalid', 'azp_target_app_unqualified', 'azp_license_missing', 'azp_files_reserved', 'azp_digest_malformed', 'azp_payload_missing', 'azp_digest_mismatch', 'azp_payload_unlisted', 'azp_field_forbidden', 'azp_block_forbidden', 'azp_block_ignored', 'azp_field_ignored', 'azp_block_missing', 'azp_list_missing', 'azp_list_invalid', 'azp_item_invalid', 'azp_item_id_invalid', 'azp_item_id_duplicate', 'azp_item_field_invalid', 'azp_item_path_unsafe', 'azp_item_path_unlisted', 'azp_reference_self', 'azp_reference_duplicate', 'azp_workflow_format_invalid', 'azp_workflow_permission_invalid', 'azp_workflow_permission_duplicate', 'azp_workflow_placement_invalid', 'azp_workflow_placement_duplicate', 'azp_workflow_screen_not_declarative', 'azp_payload_executable', 'azp_remote_incomplete', 'azp_remote_unpinned', 'azp_input_undeclared', 'azp_secret_literal', 'azp_target_app_mismatch', 'azp_compat_unsatisfied', 'azp_profile_kind', 'azp_workflow_format_unsupported'}): return False
    return True

# Made from schemas/codes/workflow.schema.json by `make generate`; do not edit.
"""Verdicts on codes:workflow."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'source_unreadable', 'source_not_directory', 'directory_unreadable', 'directory_changed', 'entry_unreadable', 'symlink_forbidden', 'special_file_forbidden', 'entry_limit_exceeded', 'file_too_large', 'path_collision', 'entry_changed', 'file_unreadable', 'content_limit_exceeded', 'utf8_bom_forbidden', 'utf8_invalid', 'path_empty', 'path_absolute', 'path_backslash', 'path_control_character', 'path_not_nfc', 'path_too_long', 'path_empty_segment', 'path_traversal', 'path_trailing_dot_space', 'path_windows_device', 'path_windows_character', 'manifest_missing', 'skill_missing', 'yaml_invalid', 'yaml_alias_forbidden', 'manifest_schema_invalid', 'skill_frontmatter_missing', 'skill_frontmatter_invalid', 'skill_instructions_empty', 'workflow_id_invalid', 'workflow_id_mismatch', 'skill_name_invalid', 'duplicate_value', 'reserved_file_declaration', 'file_declared_twice', 'declared_file_missing', 'file_not_declared', 'sidecar_reference_unresolved', 'placeholder_forbidden', 'legacy_namespace_reference', 'absolute_machine_path', 'command_field_ignored', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_dependency_cycle', 'skill_dependency_invalid', 'skill_dependency_missing', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'schema_dependency_invalid', 'schema_dependency_missing', 'recommended_workflow_missing', 'registry_unreadable', 'registry_entry_not_directory', 'workflow_id_collision', 'skill_name_collision', 'workflow_not_found', 'unknown_workflow', 'dependency_cycle', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'workflow_command_error', 'workflow_registry_busy', 'confirmation_required'}): return False
    return True

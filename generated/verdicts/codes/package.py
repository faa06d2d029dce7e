# Made from schemas/codes/package.schema.json by `make generate`; do not edit.
"""Verdicts on codes:package."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'package_not_found', 'package_not_file', 'package_too_large', 'package_changed', 'package_empty', 'package_bom_forbidden', 'package_utf8_invalid', 'package_json_invalid', 'json_syntax_invalid', 'json_duplicate_key', 'json_dangerous_key', 'json_lone_surrogate', 'json_unsafe_integer', 'json_depth_exceeded', 'json_property_limit_exceeded', 'package_format_unsupported', 'package_requires_newer_rasen', 'package_schema_invalid', 'schema_issue', 'package_kind_mismatch', 'package_non_canonical', 'workflow_limit_exceeded', 'package_roots_empty', 'workflow_duplicate', 'file_path_duplicate', 'file_path_collision', 'file_limit_exceeded', 'file_digest_mismatch', 'workflow_required_file_missing', 'packaged_manifest_invalid', 'packaged_manifest_id_mismatch', 'workflow_digest_mismatch', 'package_root_duplicate', 'package_root_missing', 'profile_workflow_id_invalid', 'profile_workflow_duplicate', 'profile_root_not_selected', 'profile_workflow_missing', 'profile_roots_mismatch', 'package_dependency_missing', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'package_files_not_normalized', 'profile_workflows_not_normalized', 'package_roots_not_normalized', 'package_pipelines_not_normalized', 'package_digest_mismatch', 'package_pipelines_empty', 'pipeline_id_invalid', 'pipeline_duplicate', 'pipeline_limit_exceeded', 'pipeline_required_file_missing', 'packaged_pipeline_name_mismatch', 'pipeline_digest_mismatch', 'pipeline_root_missing', 'packaged_workflow_invalid', 'staged_digest_mismatch', 'workflow_id_duplicate', 'builtin_collision', 'workflow_digest_conflict', 'expert_skill_collision', 'invalid_file'}): return False
    return True

# Made from schemas/codes/azp-repository.schema.json by `make generate`; do not edit.
"""Verdicts on codes:azp-repository."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'azp_repo_document_invalid', 'azp_repo_field_missing', 'azp_repo_field_invalid', 'azp_repo_value_duplicate', 'azp_repo_type_unknown', 'azp_repo_profile_unknown', 'azp_repo_key_invalid', 'azp_repo_key_duplicate', 'azp_repo_profile_unadvertised', 'azp_repo_profile_unused', 'azp_repo_counts_invalid', 'azp_repo_latest_mismatch', 'azp_repo_package_duplicate', 'azp_repo_summary_handoffs', 'azp_repo_summary_block', 'azp_repo_version_duplicate', 'azp_repo_versions_order', 'azp_repo_manifest_invalid', 'azp_repo_manifest_mismatch', 'azp_repo_revocations_order', 'azp_repo_download_missing', 'azp_repo_package_invalid', 'azp_repo_digest_mismatch', 'azp_repo_size_mismatch', 'azp_repo_detail_missing', 'azp_repo_summary_mismatch', 'azp_repo_revoked_not_yanked', 'azp_repo_yanked_not_revoked', 'azp_repo_private'}): return False
    return True

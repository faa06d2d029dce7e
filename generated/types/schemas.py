# Made from the schemas by `rasen contract types`; do not edit.
"""Types of the documents that the schemas describe."""

# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Never, NotRequired, Required, TypeAlias, TypedDict


# Codes of archive
# Diagnostic codes of the command archive, in the order of its checks. Each of them means that nothing was changed, but for the last one.
CodesArchive: TypeAlias = "Literal['archive_change_name_required', 'archive_change_not_found', 'archive_validation_failed', 'archive_confirmation_required', 'archive_tasks_incomplete', 'archive_spec_update_failed', 'archive_spec_validation_failed', 'archive_target_exists', 'archive_error', 'archive_unfinished']"


# Artifact codes
# The codes of changes and their artifacts: status, instructions, new change, artifact schemas, the config of a planning folder.
CodesArtifacts: TypeAlias = "Literal['change_error', 'initiative_option_removed', 'areas_option_removed', 'config_invalid', 'config_context_too_large', 'change_metadata_invalid', 'artifact_schema_invalid', 'artifact_path_outside', 'artifact_id_duplicate', 'artifact_requirement_unknown', 'artifact_cycle']"


# Codes of repositories
# Diagnostic codes about the documents of an Azphalt repository and the building of one.
CodesAzpRepository: TypeAlias = "Literal['azp_repo_document_invalid', 'azp_repo_field_missing', 'azp_repo_field_invalid', 'azp_repo_value_duplicate', 'azp_repo_type_unknown', 'azp_repo_profile_unknown', 'azp_repo_key_invalid', 'azp_repo_key_duplicate', 'azp_repo_profile_unadvertised', 'azp_repo_profile_unused', 'azp_repo_counts_invalid', 'azp_repo_latest_mismatch', 'azp_repo_package_duplicate', 'azp_repo_summary_handoffs', 'azp_repo_summary_block', 'azp_repo_version_duplicate', 'azp_repo_versions_order', 'azp_repo_manifest_invalid', 'azp_repo_manifest_mismatch', 'azp_repo_revocations_order', 'azp_repo_download_missing', 'azp_repo_package_invalid', 'azp_repo_digest_mismatch', 'azp_repo_size_mismatch', 'azp_repo_detail_missing', 'azp_repo_summary_mismatch', 'azp_repo_revoked_not_yanked', 'azp_repo_yanked_not_revoked', 'azp_repo_private']"


# Codes of signing and packing
# Diagnostic codes about signatures, trust, pinned publishers, keys, and packing and unpacking of Azphalt packages.
CodesAzpSigning: TypeAlias = "Literal['azp_signature_malformed', 'azp_signature_key_invalid', 'azp_signature_invalid', 'azp_unsigned', 'azp_countersignature_malformed', 'azp_countersignature_invalid', 'azp_countersignature_too_long', 'azp_extra_missing', 'azp_trust_store_invalid', 'azp_trust_key_ignored', 'azp_signer_untrusted', 'azp_pins_invalid', 'azp_publisher_changed', 'azp_publisher_unsigned', 'azp_source_not_directory', 'azp_source_manifest_missing', 'azp_source_special', 'azp_source_collision', 'azp_output_exists', 'azp_output_not_empty', 'azp_package_invalid', 'azp_key_invalid', 'azp_not_signed', 'azp_chain_broken', 'azp_chain_full', 'azp_write_failed']"


# Azphalt codes
# The codes of Azphalt packages (`.azp`): archive, entries, manifest, payload, kinds, signatures, trust, packing and repositories.
CodesAzp: TypeAlias = "Literal['azp_file_not_found', 'azp_file_unreadable', 'azp_limit_exceeded', 'azp_zip_invalid', 'azp_zip_zip64', 'azp_zip_hidden_data', 'azp_zip_overlap', 'azp_zip_comment', 'azp_name_not_utf8', 'azp_name_ambiguous', 'azp_path_unsafe', 'azp_entry_directory', 'azp_entry_special', 'azp_entry_duplicate', 'azp_zip_encrypted', 'azp_zip_method_unsupported', 'azp_zip_header_mismatch', 'azp_zip_descriptor_invalid', 'azp_entry_corrupt', 'azp_entry_size_mismatch', 'azp_entry_crc_mismatch', 'azp_entry_alias', 'azp_manifest_missing', 'azp_manifest_json_invalid', 'azp_manifest_field_missing', 'azp_manifest_field_invalid', 'azp_format_unsupported', 'azp_id_invalid', 'azp_version_invalid', 'azp_kind_unknown', 'azp_compat_invalid', 'azp_target_app_unqualified', 'azp_license_missing', 'azp_files_reserved', 'azp_digest_malformed', 'azp_payload_missing', 'azp_digest_mismatch', 'azp_payload_unlisted', 'azp_field_forbidden', 'azp_block_forbidden', 'azp_block_ignored', 'azp_field_ignored', 'azp_block_missing', 'azp_list_missing', 'azp_list_invalid', 'azp_item_invalid', 'azp_item_id_invalid', 'azp_item_id_duplicate', 'azp_item_field_invalid', 'azp_item_path_unsafe', 'azp_item_path_unlisted', 'azp_reference_self', 'azp_reference_duplicate', 'azp_workflow_format_invalid', 'azp_workflow_permission_invalid', 'azp_workflow_permission_duplicate', 'azp_workflow_placement_invalid', 'azp_workflow_placement_duplicate', 'azp_workflow_screen_not_declarative', 'azp_payload_executable', 'azp_remote_incomplete', 'azp_remote_unpinned', 'azp_input_undeclared', 'azp_secret_literal', 'azp_target_app_mismatch', 'azp_compat_unsatisfied', 'azp_profile_kind', 'azp_workflow_format_unsupported']"


# Codes of the command line
# Diagnostic codes of calls, targets and schemas named by the user.
CodesCli: TypeAlias = "Literal['usage_error', 'internal_error', 'interrupted', 'target_not_found', 'target_unreadable', 'target_not_regular', 'target_too_large', 'target_changed', 'nothing_to_check', 'nothing_changed', 'kind_unknown', 'schema_not_found', 'schema_unusable', 'schema_invalid', 'findings_limit_exceeded', 'revision_unusable', 'report_not_written', 'code_unknown', 'bundle_stale', 'output_stale', 'output_not_written', 'cancelled']"


# Codes of contracts
# What `rasen contract diff` says of the changes between two versions of a contract, and `rasen contract run` of the commands that it carries out.
CodesContract: TypeAlias = "Literal['contract_breaking_change', 'contract_unproved_change', 'contract_accepted_change', 'accepted_changes_unusable', 'contract_exit_unexpected', 'contract_exit_undeclared', 'contract_exit_contradicts', 'contract_timeout', 'contract_waits_for_input', 'contract_child_left', 'contract_command_not_started', 'contract_setup_failed', 'contract_stdout_empty', 'contract_stdout_not_json', 'contract_stdout_noise', 'contract_stdout_several', 'contract_stdout_line', 'contract_stdout_bom', 'contract_stdout_escape', 'contract_stdout_not_utf8', 'contract_stdout_unexpected', 'contract_stdout_lacks', 'contract_stderr_unexpected', 'contract_stderr_empty', 'contract_document_invalid', 'contract_document_differs', 'contract_unstable', 'contract_locale_dependent', 'contract_file_missing', 'contract_file_unexpected', 'contract_file_differs', 'contract_capture_missing', 'contract_file_unusable', 'nothing_to_run', 'template_unusable']"


# Library codes
# The codes of the commands that change the library of workflows: import, export and delete.
CodesLibrary: TypeAlias = "Literal['import_source_not_found', 'import_source_invalid', 'workflow_invalid', 'staged_workflow_invalid', 'workflow_install_rollback_failed', 'builtin_export_forbidden', 'destination_exists', 'destination_not_file', 'builtin_delete_forbidden', 'workflow_in_use']"


# Package codes
# The codes of `.rasenpkg` files, of strict JSON, of the checks before an installation, and of profile files. Packages also raise codes of workflows, pipelines and paths for what they hold.
CodesPackage: TypeAlias = "Literal['package_not_found', 'package_not_file', 'package_too_large', 'package_changed', 'package_empty', 'package_bom_forbidden', 'package_utf8_invalid', 'package_json_invalid', 'json_syntax_invalid', 'json_duplicate_key', 'json_dangerous_key', 'json_lone_surrogate', 'json_unsafe_integer', 'json_depth_exceeded', 'json_property_limit_exceeded', 'package_format_unsupported', 'package_requires_newer_rasen', 'package_schema_invalid', 'schema_issue', 'package_kind_mismatch', 'package_non_canonical', 'workflow_limit_exceeded', 'package_roots_empty', 'workflow_duplicate', 'file_path_duplicate', 'file_path_collision', 'file_limit_exceeded', 'file_digest_mismatch', 'workflow_required_file_missing', 'packaged_manifest_invalid', 'packaged_manifest_id_mismatch', 'workflow_digest_mismatch', 'package_root_duplicate', 'package_root_missing', 'profile_workflow_id_invalid', 'profile_workflow_duplicate', 'profile_root_not_selected', 'profile_workflow_missing', 'profile_roots_mismatch', 'package_dependency_missing', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'package_files_not_normalized', 'profile_workflows_not_normalized', 'package_roots_not_normalized', 'package_pipelines_not_normalized', 'package_digest_mismatch', 'package_pipelines_empty', 'pipeline_id_invalid', 'pipeline_duplicate', 'pipeline_limit_exceeded', 'pipeline_required_file_missing', 'packaged_pipeline_name_mismatch', 'pipeline_digest_mismatch', 'pipeline_root_missing', 'packaged_workflow_invalid', 'staged_digest_mismatch', 'workflow_id_duplicate', 'builtin_collision', 'workflow_digest_conflict', 'expert_skill_collision', 'invalid_file']"


# Codes of pipelines
# Diagnostic codes about pipeline definitions.
CodesPipeline: TypeAlias = "Literal['pipeline_invalid', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_skill_unknown', 'pipeline_skill_disabled', 'pipeline_command_error', 'pipeline_not_found']"


# Codes of specs and changes
# Diagnostic codes of the commands list, show and validate, and of what they find in specs and deltas. The published shape of an issue of validate has no code; `rasen check` tells it.
CodesPlanning: TypeAlias = "Literal['unknown_item', 'ambiguous_item', 'list_error', 'show_error', 'validate_error', 'planning_file_unreadable', 'planning_folder_unlistable', 'spec_purpose_missing', 'spec_section_missing', 'spec_requirements_missing', 'requirement_scenario_missing', 'spec_delta_heading', 'spec_requirement_outside', 'spec_requirement_duplicate', 'spec_purpose_short', 'requirement_statement_long', 'requirement_scenario_expected', 'requirement_statement_missing', 'requirement_keyword_missing', 'delta_heading_stray', 'delta_requirement_outside', 'delta_requirement_repeated', 'delta_requirement_unknown', 'delta_scenario_lost', 'delta_rename_unpaired', 'delta_rename_modified', 'delta_sections_conflict', 'delta_entries_missing', 'delta_sections_missing', 'delta_main_unreadable', 'delta_misplaced', 'change_without_deltas']"


# Profile codes
# The codes of saved profiles, of the current selection and of the profile commands.
CodesProfile: TypeAlias = "Literal['invalid_name', 'reserved_name', 'not_found', 'already_exists', 'unsupported_format', 'interactive_required', 'profile_changed', 'profile_command_error', 'selection_ignored', 'profile_lock_shadowed', 'workflow_unknown']"


# Project codes
# The codes of setting up projects and bringing them up to date.
CodesProjects: TypeAlias = "Literal['tools_value_required', 'tools_value_conflict', 'tool_unknown', 'tools_not_detected', 'profile_unknown', 'path_not_directory', 'store_pointer_declared', 'store_pointer_invalid', 'project_not_found', 'source_missing', 'ledger_invalid', 'ledger_unreadable', 'tool_failed', 'project_busy', 'project_command_error']"


# Store codes
# The codes of root selection, of stores and their registry, of references, and of the commands store, doctor and context.
CodesStores: TypeAlias = "Literal['no_openspec_root', 'no_root_with_registered_stores', 'no_registered_stores', 'unknown_store', 'store_identity_mismatch', 'unhealthy_store_root', 'store_path_not_supported', 'invalid_store_pointer', 'invalid_store_id', 'invalid_store_registry', 'invalid_store_metadata', 'openspec_store_root_missing', 'openspec_store_root_not_directory', 'openspec_root_missing', 'openspec_root_not_directory', 'openspec_config_missing', 'openspec_config_not_file', 'openspec_specs_not_directory', 'openspec_changes_not_directory', 'openspec_archive_not_directory', 'store_registry_busy', 'store_registry_changed', 'store_not_found', 'store_metadata_missing', 'store_metadata_id_mismatch', 'store_metadata_invalid', 'store_id_conflict', 'store_path_conflict', 'store_already_registered', 'store_setup_id_required', 'store_setup_path_required', 'store_setup_path_not_directory', 'store_setup_inside_git_repo', 'store_root_pointer_declared', 'store_setup_non_empty_directory', 'store_setup_cancelled', 'store_setup_path_changed', 'store_path_required', 'store_path_missing', 'store_path_not_directory', 'store_register_root_unhealthy', 'store_register_identity_confirmation_required', 'store_register_cancelled', 'store_remote_empty', 'store_remote_requires_hand_edit', 'store_remove_confirmation_required', 'store_remove_cancelled', 'store_remove_path_not_directory', 'store_remove_metadata_missing', 'store_root_missing', 'store_root_not_directory', 'store_files_left_on_disk', 'store_git_init_failed', 'store_git_identity_missing', 'store_git_commit_failed', 'store_git_no_commits', 'store_clone_fragile_directories', 'store_remote_divergence', 'reference_invalid_id', 'reference_registry_unreadable', 'reference_unresolved', 'reference_root_unhealthy', 'reference_index_truncated', 'relationship_registry_unreadable', 'root_pointer_ignored', 'root_pointer_invalid', 'pointer_declarations_inert', 'context_file_exists', 'context_output_dir_missing', 'unknown_store_subcommand', 'store_error', 'doctor_failed', 'context_failed', 'no_store_registry']"


# Codes of view
# Diagnostic codes of the command view.
CodesView: TypeAlias = "Literal['view_error', 'view_page_not_written']"


# Workflow codes
# The codes of workflow folders, the workflow library and the workflow commands.
CodesWorkflow: TypeAlias = "Literal['source_unreadable', 'source_not_directory', 'directory_unreadable', 'directory_changed', 'entry_unreadable', 'symlink_forbidden', 'special_file_forbidden', 'entry_limit_exceeded', 'file_too_large', 'path_collision', 'entry_changed', 'file_unreadable', 'content_limit_exceeded', 'utf8_bom_forbidden', 'utf8_invalid', 'path_empty', 'path_absolute', 'path_backslash', 'path_control_character', 'path_not_nfc', 'path_too_long', 'path_empty_segment', 'path_traversal', 'path_trailing_dot_space', 'path_windows_device', 'path_windows_character', 'manifest_missing', 'skill_missing', 'yaml_invalid', 'yaml_alias_forbidden', 'manifest_schema_invalid', 'skill_frontmatter_missing', 'skill_frontmatter_invalid', 'skill_instructions_empty', 'workflow_id_invalid', 'workflow_id_mismatch', 'skill_name_invalid', 'duplicate_value', 'reserved_file_declaration', 'file_declared_twice', 'declared_file_missing', 'file_not_declared', 'sidecar_reference_unresolved', 'placeholder_forbidden', 'legacy_namespace_reference', 'absolute_machine_path', 'command_field_ignored', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_dependency_cycle', 'skill_dependency_invalid', 'skill_dependency_missing', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'schema_dependency_invalid', 'schema_dependency_missing', 'recommended_workflow_missing', 'registry_unreadable', 'registry_entry_not_directory', 'workflow_id_collision', 'skill_name_collision', 'workflow_not_found', 'unknown_workflow', 'dependency_cycle', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'workflow_command_error', 'workflow_registry_busy', 'confirmation_required']"


# Artifact schema name
# The name of an artifact schema: one step of a path, since it is the name of a folder.
CommonArtifactSchemaName: TypeAlias = "str"


# Asset type
# The types of assets that are known. The vocabulary is open: another one is only a warning.
CommonAzpAssetType: TypeAlias = "Literal['brush', 'lut', 'pattern', 'stamp', 'shader', 'transition', 'mesh', 'material', 'hdri', 'motion', 'palette', 'image', 'video', 'font', 'audio', 'vector', 'template', 'overlay', 'tflite', 'litert', 'onnx', 'sherpa-bundle', 'model', 'task', 'vosk-bundle']"


class CommonAzpContainer(TypedDict):
    """Package archive

    What the archive of a package (`.azp`, application/vnd.azphalt.package) holds. A file of this kind has at most `x-max-bytes`, its entries are at most `x-max-entries` and declare at most `x-max-total-bytes` together; exactly the limit is allowed."""

    entries: Required[list[CommonAzpEntry]]
    decodedBytes: Required[int]
    canonical: Required[bool]


class CommonAzpCountersignature(TypedDict):
    """Countersignature

    One hop of a chain of keys: its owner vouches for the key below. It never touches the signer's signature."""

    publicKey: Required[CommonAzpKey]
    signature: Required[CommonAzpKeySignature]
    keyId: NotRequired[str]
    countersignature: NotRequired[CommonAzpCountersignature]


class CommonAzpDiagnostic(TypedDict):
    """Package diagnostic

    One finding about an Azphalt package or a repository document. Of one code the first `x-max-entries` about a package are told."""

    code: Required[CommonCode]
    severity: Required[CommonSeverity]
    message: Required[str]
    path: NotRequired[str]
    sourcePath: NotRequired[str]
    details: NotRequired[dict[str, Any]]


# Digest in a package
# SHA-256 of the exact bytes, as small hexadecimal digits behind the name of the algorithm. Codes are given where it is used.
CommonAzpDigest: TypeAlias = "str"


class CommonAzpEntry(TypedDict):
    """Package entry

    One entry of a package's archive."""

    path: Required[str]
    size: Required[int]
    compressedSize: Required[int]
    method: Required[Literal['store', 'deflate'] | int]
    digest: Required[CommonAzpDigest | None]
    listed: Required[bool]


# Suffix of a program
# The last suffix of a path, in small letters, by which a payload counts as a program: source that is run, bytecode, native code, installers. Packages of workflows and roles hold none.
CommonAzpExecutable: TypeAlias = "Literal['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'wasm', 'class', 'jar', 'dex', 'so', 'dll', 'dylib', 'exe', 'com', 'bat', 'cmd', 'sh', 'bash', 'zsh', 'fish', 'ps1', 'py', 'pyc', 'rb', 'php', 'pl', 'swift', 'kt', 'kts', 'ksh', 'csh', 'tcsh', 'command', 'psm1', 'vbs', 'vbe', 'jse', 'wsf', 'wsh', 'hta', 'lua', 'tcl', 'groovy', 'scpt', 'applescript', 'scr', 'pif', 'msi', 'msix', 'apk', 'aab', 'aar', 'ipa', 'deb', 'rpm', 'dmg', 'appimage', 'node', 'pyw', 'pyz', 'pyo', 'whl', 'war', 'ear', 'swf', 'jnlp', 'sys', 'ocx', 'cpl', 'ko']"


# Item ID
# A name that is safe as the name of a folder: no white space, no separator, no control character, nothing that some system forbids or reads differently; at most `x-max-bytes` of UTF-8. Codes are given where it is used.
CommonAzpItemId: TypeAlias = "str"


# Public key of a package
# An Ed25519 public key: the 44 bytes of its SPKI structure (RFC 8410) in base64, and none of small order, whose one signature would fit every message. Codes are given where it is used.
CommonAzpKey: TypeAlias = "str"


# Base64
# The standard alphabet with padding, without white space and without spare bits, so that one sequence of bytes has one spelling.
CommonAzpKeyBase64: TypeAlias = "str"


# Ed25519 key
# The fixed twelve bytes that name the algorithm, then the 32 bytes of the key, in base64.
CommonAzpKeyEd25519: TypeAlias = "str"


# Weak key
# The points of small order in all their encodings, those included that are not canonical.
CommonAzpKeyWeak: TypeAlias = "Literal['MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o=']"


# Signature
# The 64 bytes of an Ed25519 signature in base64.
CommonAzpKeySignature: TypeAlias = "str"


# Kind of a package
# What a package is.
CommonAzpKind: TypeAlias = "Literal['asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm']"


class CommonAzpListingPreview(TypedDict):
    image: NotRequired[str]
    clip: NotRequired[str]


class CommonAzpListing(TypedDict):
    """Listing of a package

    What search answers and details both say of a package."""

    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    latest: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    types: Required[list[CommonAzpText]]
    description: NotRequired[str]
    author: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    targetApps: NotRequired[list[CommonAzpText]]
    priceStatus: NotRequired[Literal['free', 'paid']]
    maturity: NotRequired[Literal['general', 'mature']]
    downloads: NotRequired[int]
    installs: NotRequired[int]
    uninstalls: NotRequired[int]
    ratingCount: NotRequired[int]
    byteSize: NotRequired[int]
    rating: NotRequired[float]
    updatedAt: NotRequired[CommonAzpTimestamp]
    mediaDomains: NotRequired[list[Literal['image', 'video', 'audio', '3d', 'model', 'font']]]
    preview: NotRequired[CommonAzpListingPreview]


# Package ID
# The ID of a package in reverse-DNS form. Codes are given where it is used.
CommonAzpPackageId: TypeAlias = "str"


# Repository profile
# The profiles of repositories that are known. The vocabulary is open: another one is only a warning.
CommonAzpRepositoryProfile: TypeAlias = "Literal['image', 'video-audio', 'companion', 'mcp', 'skill', 'script', 'composable', 'workflow', 'role', 'llm']"


class CommonAzpRepositoryDocumentsItem(TypedDict):
    path: Required[str]
    document: Required[Literal['index', 'search', 'detail', 'revocations']]
    ok: Required[bool]


class CommonAzpRepository(TypedDict):
    """Repository

    What was checked or written, and the verdict."""

    ok: Required[bool]
    path: Required[str]
    documents: Required[list[CommonAzpRepositoryDocumentsItem]]
    packages: Required[int]
    diagnostics: Required[list[CommonAzpDiagnostic]]


class CommonAzpSignerCountersignersItem(TypedDict):
    hop: Required[int]
    publicKey: Required[str]
    keyId: Required[str | None]
    valid: Required[bool]


class CommonAzpSigner(TypedDict):
    """Package signer

    Who signed a package, and who vouches for that key."""

    publicKey: Required[str]
    keyId: Required[str | None]
    countersigners: Required[list[CommonAzpSignerCountersignersItem]]


class CommonAzpSummaryDependenciesItem(TypedDict):
    id: Required[str]
    version: Required[str | None]
    required: Required[bool]
    purpose: Required[str | None]


class CommonAzpSummaryScreensItem(TypedDict):
    id: Required[str]
    placements: Required[list[str]]


class CommonAzpSummary(TypedDict):
    """Workflow summary

    What a workflow package offers and asks for, in the order of its manifest. Nothing of it is granted, installed or run."""

    format: Required[str]
    definitions: Required[list[str]]
    fragments: Required[list[str]]
    agents: Required[list[str]]
    dependencies: Required[list[CommonAzpSummaryDependenciesItem]]
    hostPermissions: Required[list[str]]
    screens: Required[list[CommonAzpSummaryScreensItem]]
    targetApps: Required[list[str]]


# Text in a package
# A string that holds more than white space. Codes are given where it is used.
CommonAzpText: TypeAlias = "str"


# Time stamp
# A day and a time with its distance from UTC. Codes are given where it is used.
CommonAzpTimestamp: TypeAlias = "str"


# Secure address
# An address of the web that is reached by HTTPS. Codes are given where it is used.
CommonAzpUrl: TypeAlias = "str"


class CommonAzpVerificationFile(TypedDict):
    path: Required[str]
    size: Required[int]
    digest: Required[CommonAzpDigest | None]


class CommonAzpVerificationPackage1(TypedDict):
    azphalt: Required[str | None]
    id: Required[str | None]
    name: Required[str | None]
    version: Required[str | None]
    kind: Required[str | None]
    license: Required[str | None]
    compat: Required[str | None]


class CommonAzpVerification(TypedDict):
    """Package verification

    The verdict on a package. It proves integrity and structure; it grants, runs and installs nothing."""

    ok: Required[bool]
    signed: Required[bool]
    signatureValid: Required[bool | None]
    file: Required[CommonAzpVerificationFile]
    package: Required[CommonAzpVerificationPackage1 | None]
    signer: Required[CommonAzpSigner | None]
    summary: Required[CommonAzpSummary | None]
    diagnostics: Required[list[CommonAzpDiagnostic]]


# Version of a package
# A version by Semantic Versioning 2.0.0. Codes are given where it is used.
CommonAzpVersion: TypeAlias = "str"


# Change name
# The name that a new change may be given: small letters and digits in groups that single hyphens join, a letter first. `archive` is the name of the archive. Changes that are there already may have any name of a folder.
CommonChangeName: TypeAlias = "str"


# Diagnostic code
# A stable, machine-readable name of one kind of problem. `rasen explain CODE` says what it means; the files under `codes` list all of them by area.
CommonCode: TypeAlias = "str"


# Delta
# The text of a delta file, Markdown: what a change does to one capability, in the sections ADDED, MODIFIED, REMOVED and RENAMED Requirements. Its limits are those of `common:spec`.
CommonDelta: TypeAlias = "str"


# Checked document
# Any JSON document that `rasen check` holds to a schema named by the user, with the limits of reading it; those of YAML are in `common:yaml-document`.
CommonDocument: TypeAlias = "Any"


class CommonFinding(TypedDict):
    """Finding

    One finding of `rasen check` about a file or folder, with its place in the text where there is one. Of one target at most `x-max-entries` are listed, errors before others, and a last one says how many are left out."""

    path: Required[str]
    line: NotRequired[int]
    column: NotRequired[int]
    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    pointer: NotRequired[str]
    details: NotRequired[dict[str, Any]]
    fix: NotRequired[str]


# Identifiers
# The names that workflows, skills, profiles and packages refer to each other by, and the digests that say which content is meant. Codes are given where these are used.
CommonIdentifiers: TypeAlias = "CommonIdentifiersWorkflowId | CommonIdentifiersSkillReference | CommonIdentifiersProfileName | CommonIdentifiersDigest | CommonIdentifiersReleaseVersion"


# Portable ID
# ID of a workflow, a pipeline or an artifact schema, and name of a user's skill: a small letter or digit, then at most 63 more of them or hyphens.
CommonIdentifiersWorkflowId: TypeAlias = "str"


# Skill reference
# What `requires.skills` may hold: the name of an expert skill, or one of its retired spellings with a colon.
CommonIdentifiersSkillReference: TypeAlias = "str"


# Profile name
# Name of a saved or packaged profile; the reserved ones are not among a user's.
CommonIdentifiersProfileName: TypeAlias = "str"


# Reserved profile name
# A name that stands for a profile of the product itself or for a selection without a name.
CommonIdentifiersReservedProfileName: TypeAlias = "Literal['full', 'core', 'custom']"


# Digest
# SHA-256 of the content meant, as small hexadecimal digits behind the name of the algorithm.
CommonIdentifiersDigest: TypeAlias = "str"


# Release
# A release number of three parts, with a pre-release and a build part where there are such.
CommonIdentifiersReleaseVersion: TypeAlias = "str"


# Line of text
# A text that is not empty and holds no control character (U+0000 to U+001F, U+007F), so that it stays on one line wherever it is shown.
CommonLineOfText: TypeAlias = "str"


# Path below a folder
# A path or a glob that cannot lead out of the folder that it is meant for: it is not absolute, and no step of it is `..`. A backslash counts as a slash here, since it is one on Windows.
CommonPathBelow: TypeAlias = "str"


class CommonPlanningHome(TypedDict):
    """Planning home

    The folder in which the changes of a root are planned."""

    kind: Required[Literal['repo']]
    root: Required[str]
    changesDir: Required[str]
    defaultSchema: Required[Literal['spec-driven']]


# Portable path
# A relative path with / between its segments that means the same file on every system: in Unicode normalisation form C and free of what some system forbids or reads differently. The rules of `whole` hold for the path, then those of `segment` for each of its segments from left to right; the first rule that fails gives the code.
CommonPortablePath: TypeAlias = "str"


# Rules for the whole path
# One rule per entry, tried in this order.
CommonPortablePathWhole: TypeAlias = "Any"


# Rules for each segment
# One rule per entry, tried in this order; all of them for one segment before the next segment.
CommonPortablePathSegment: TypeAlias = "Any"


# Windows device
# A segment in Unicode normalisation form KC that Windows takes for a device. The format not-windows-device means: this, of the normalised segment, does not hold.
CommonPortablePathWindowsDevice: TypeAlias = "Any"


class CommonReferenceEntrySpecsItem(TypedDict):
    id: Required[str]
    summary: Required[str]


class CommonReferenceEntry(TypedDict):
    """Reference

    What a declared reference to a store came to. One that cannot be used has `store_id` and a warning alone."""

    store_id: Required[str]
    root: NotRequired[str]
    specs: NotRequired[list[CommonReferenceEntrySpecsItem]]
    fetch: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


class CommonRoot1(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest', 'implicit']]
    store_id: Required[CommonStoreId]


class CommonRoot2(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest', 'implicit']]
    store_id: NotRequired[Never]


# Root
# The Rasen root that a command worked on, and how it was selected. Stands in every success document of the commands that resolve a root.
CommonRoot: TypeAlias = "CommonRoot1 | CommonRoot2"


# Severity
# How much a diagnostic weighs: an error makes the checked item invalid, a warning and an info do not.
CommonSeverity: TypeAlias = "Literal['error', 'warning', 'info']"


class CommonShownRequirementScenariosItem(TypedDict):
    rawText: Required[str]


class CommonShownRequirement(TypedDict):
    """Requirement as shown

    What a requirement says, as `rasen show` prints it."""

    text: Required[str]
    scenarios: Required[list[CommonShownRequirementScenariosItem]]


# Skill instructions
# The Markdown text after the frontmatter of SKILL.md. Each rule stands alone, so that every broken one is reported with its own code; two of the codes are warnings.
CommonSkillBody: TypeAlias = "str"


# Spec
# The text of a main spec, Markdown: a Purpose section, and a Requirements section in which each heading is a requirement with its statement and its scenarios. The size holds for every text of a planning folder.
CommonSpec: TypeAlias = "str"


# Purpose
# What stands below the heading Purpose. A shorter one says too little: a warning.
CommonSpecPurpose: TypeAlias = "str"


# Statement
# What a requirement says before its first heading. A longer one is hard to test: a remark.
CommonSpecStatement: TypeAlias = "str"


# Obligation
# What every statement needs: the word SHALL or MUST in upper case. Only ASCII letters, digits and the underscore continue a word, so that the word counts right beside those of other scripts.
CommonSpecObligation: TypeAlias = "str"


class CommonStatusEntry(TypedDict):
    """Status entry

    One entry of the `status` array of a document: a failure of the command, or a health finding. Never carries `details`."""

    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    target: NotRequired[str]
    fix: NotRequired[str]


# Status
# The entries of a document's `status`: empty after success, exactly one entry after a failed command.
CommonStatus: TypeAlias = "CommonStatusNone | CommonStatusFailed"


# No entry
# The command succeeded.
CommonStatusNone: TypeAlias = "list[Any]"


# One entry
# The command failed, and this says why.
CommonStatusFailed: TypeAlias = "list[CommonStatusEntry]"


# Store ID
# ID of a store: small letters and digits in groups that single hyphens join, of any length. `2024`, `true` and `null` are legal IDs, and texts in every file.
CommonStoreId: TypeAlias = "str"


# Schema given by a user
# A schema that `rasen check` holds documents to because the command line or a document names it, and every schema file that it refers to, with the limits of reading it: it is translated into a program, which costs a few hundred times its size.
CommonUserSchema: TypeAlias = "dict[str, Any] | bool"


class CommonValidationIssue(TypedDict):
    """Validation issue

    One thing that `rasen validate` finds about a spec or a change. It has line and column where it has a place in a text."""

    level: Required[Literal['ERROR', 'WARNING', 'INFO']]
    path: Required[str]
    message: Required[str]
    line: NotRequired[int]
    column: NotRequired[int]


class CommonWorkflowDiagnostic(TypedDict):
    """Workflow diagnostic

    One finding about a workflow, a package or a pipeline, in the shape of the published workflow and pipeline commands."""

    code: Required[CommonCode]
    severity: Required[Literal['error', 'warning']]
    message: Required[str]
    path: NotRequired[str]
    sourcePath: NotRequired[str]
    details: NotRequired[dict[str, Any]]


# Workflow tree
# The files of one workflow: each portable path with its text. One file may have 1 MiB, all files together 12 MiB, and there are 256 files at most, workflow.yaml and SKILL.md among them. Entries whose name starts with a dot, Thumbs.db and desktop.ini are no content.
CommonWorkflowTree: TypeAlias = "dict[str, Any]"


# Checked YAML document
# Any YAML document that `rasen check` reads, with the limits of reading it: they are lower than those of JSON, since a YAML text of many small values costs a hundred times its size in memory and ten seconds a megabyte.
CommonYamlDocument: TypeAlias = "Any"


class FilesAcceptedChangesAcceptedItem(TypedDict):
    schema: Required[str]
    pointer: Required[str]
    kind: NotRequired[OutputContractDiffKind]
    reason: Required[str]
    until: Required[str]


class FilesAcceptedChanges(TypedDict):
    """Accepted changes

    Changes of a contract that `rasen contract diff --accept FILE` lets pass although they break, each with its reason and its last day."""

    version: Required[Literal[1]]
    accepted: Required[list[FilesAcceptedChangesAcceptedItem]]


class FilesArtifactSchema(TypedDict):
    """Artifact schema

    Which artifacts a change has, in which order they are made, and what guides the making: `schema.yaml` in a folder below `rasen/schemas/`, YAML 1.2 (core schema). The folder gives the schema its name. That IDs are unique, that `requires` names artifacts of the schema and that it leads in no circle is checked after this schema."""

    name: Required[str]
    version: Required[int]
    description: NotRequired[str]
    artifacts: Required[list[FilesArtifactSchemaArtifact]]
    apply: NotRequired[FilesArtifactSchemaApply]


class FilesArtifactSchemaArtifact(TypedDict):
    """Artifact

    One artifact: what is written, after which others, from which template."""

    id: Required[str]
    generates: Required[CommonPathBelow]
    description: Required[str]
    template: Required[CommonPathBelow]
    instruction: NotRequired[str]
    requires: NotRequired[list[str]]


class FilesArtifactSchemaApply(TypedDict):
    """Apply block

    When a change can be carried out, and how."""

    requires: Required[list[str]]
    tracks: NotRequired[None | CommonPathBelow]
    instruction: NotRequired[str]


class FilesAzpManifest1(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    assets: NotRequired[list[FilesAzpManifestAsset]]


class FilesAzpManifest2(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    entry: Required[CommonAzpText]
    runtime: Required[Literal['js', 'wasm']]


class FilesAzpManifest3(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    entry: Required[CommonAzpText]
    runtime: Required[Literal['js', 'wasm']]
    assets: NotRequired[list[FilesAzpManifestAsset]]


class FilesAzpManifest4(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    app: Required[FilesAzpManifestAppBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest5(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    mcp: Required[FilesAzpManifestMcpBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest6(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    pack: Required[FilesAzpManifestPackBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest7(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    skill: Required[FilesAzpManifestSkillBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest8(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    script: Required[FilesAzpManifestScriptBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]
    skill: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest9(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    composable: Required[FilesAzpManifestComposableBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]
    skill: NotRequired[Literal[None, False, '', 0] | list[Any]]
    script: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifest10(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    workflow: Required[FilesAzpManifestWorkflowBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    contributes: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]


class FilesAzpManifest11(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    role: Required[FilesAzpManifestRoleBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    contributes: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]
    workflow: NotRequired[Any]


class FilesAzpManifest12(TypedDict):
    azphalt: Required[Literal['0.1']]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    license: Required[CommonAzpText]
    compat: Required[str]
    description: NotRequired[str]
    author: NotRequired[str]
    homepage: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    maturity: NotRequired[Literal['general', 'mature']]
    visibility: NotRequired[Literal['public', 'unlisted', 'private']]
    targetApps: NotRequired[list[CommonAzpText]]
    files: Required[dict[str, CommonAzpDigest]]
    llm: Required[FilesAzpManifestLlmBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]
    workflow: NotRequired[Any]
    role: NotRequired[Any]


# Azphalt manifest
# The `manifest.json` of an Azphalt package (`.azp`): what the package is, and the digest of everything in it. Its bytes are what a signature signs.
FilesAzpManifest: TypeAlias = "FilesAzpManifest1 | FilesAzpManifest2 | FilesAzpManifest3 | FilesAzpManifest4 | FilesAzpManifest5 | FilesAzpManifest6 | FilesAzpManifest7 | FilesAzpManifest8 | FilesAzpManifest9 | FilesAzpManifest10 | FilesAzpManifest11 | FilesAzpManifest12"


class FilesAzpManifestAssetPackage(TypedDict):
    """Asset package

    Assets for editors: looks, brushes, fonts, models and so on."""

    kind: Required[Literal['asset']]
    assets: NotRequired[list[FilesAzpManifestAsset]]


class FilesAzpManifestCodePackage(TypedDict):
    """Code package

    Code for a sandbox."""

    kind: Required[Literal['code']]
    entry: Required[CommonAzpText]
    runtime: Required[Literal['js', 'wasm']]


class FilesAzpManifestMixedPackage(TypedDict):
    """Mixed package

    Code for a sandbox, and assets."""

    kind: Required[Literal['mixed']]
    entry: Required[CommonAzpText]
    runtime: Required[Literal['js', 'wasm']]
    assets: NotRequired[list[FilesAzpManifestAsset]]


class FilesAzpManifestAppPackage(TypedDict):
    """App package

    An app that works beside an editor, or that is one."""

    kind: Required[Literal['app']]
    app: Required[FilesAzpManifestAppBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestMcpPackage(TypedDict):
    """MCP package

    Servers of the Model Context Protocol."""

    kind: Required[Literal['mcp']]
    mcp: Required[FilesAzpManifestMcpBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestPackPackage(TypedDict):
    """Pack package

    A list of other packages."""

    kind: Required[Literal['pack']]
    pack: Required[FilesAzpManifestPackBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestSkillPackage(TypedDict):
    """Skill package

    Skills for agents."""

    kind: Required[Literal['skill']]
    skill: Required[FilesAzpManifestSkillBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestScriptPackage(TypedDict):
    """Script package

    A script for a terminal."""

    kind: Required[Literal['script']]
    script: Required[FilesAzpManifestScriptBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]
    skill: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestComposablePackage(TypedDict):
    """Composable package

    Elements of a user interface, in a library that the host has already."""

    kind: Required[Literal['composable']]
    composable: Required[FilesAzpManifestComposableBlock]
    entry: NotRequired[Literal[None, False, '', 0] | list[Any]]
    runtime: NotRequired[Literal[None, False, '', 0] | list[Any]]
    capabilities: NotRequired[Literal[None, False, '', 0] | list[Any]]
    assets: NotRequired[Literal[None, False, '', 0] | list[Any]]
    app: NotRequired[Literal[None, False, '', 0] | list[Any]]
    mcp: NotRequired[Literal[None, False, '', 0] | list[Any]]
    pack: NotRequired[Literal[None, False, '', 0] | list[Any]]
    skill: NotRequired[Literal[None, False, '', 0] | list[Any]]
    script: NotRequired[Literal[None, False, '', 0] | list[Any]]


class FilesAzpManifestWorkflowPackage(TypedDict):
    """Workflow package

    Orchestration data for a host that knows workflows: data, never code."""

    kind: Required[Literal['workflow']]
    workflow: Required[FilesAzpManifestWorkflowBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    contributes: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]


class FilesAzpManifestRolePackage(TypedDict):
    """Role package

    Roles for agents: data, never code."""

    kind: Required[Literal['role']]
    role: Required[FilesAzpManifestRoleBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    contributes: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]
    workflow: NotRequired[Any]


class FilesAzpManifestLlmPackage(TypedDict):
    """LLM package

    A language model."""

    kind: Required[Literal['llm']]
    llm: Required[FilesAzpManifestLlmBlock]
    entry: NotRequired[Any]
    runtime: NotRequired[Any]
    capabilities: NotRequired[Any]
    assets: NotRequired[Any]
    app: NotRequired[Any]
    mcp: NotRequired[Any]
    pack: NotRequired[Any]
    skill: NotRequired[Any]
    script: NotRequired[Any]
    composable: NotRequired[Any]
    workflow: NotRequired[Any]
    role: NotRequired[Any]


class FilesAzpManifestWorkflowBlock(TypedDict):
    """Workflow

    What a workflow host is offered."""

    format: Required[CommonAzpText]
    definitions: Required[list[FilesAzpManifestNamedPayload]]
    fragments: NotRequired[list[FilesAzpManifestNamedPayload]]
    agents: NotRequired[list[FilesAzpManifestNamedPayload]]
    dependencies: NotRequired[list[FilesAzpManifestDependency]]
    hostPermissions: NotRequired[list[CommonAzpText]]
    screens: NotRequired[list[FilesAzpManifestScreen]]


class FilesAzpManifestNamedPayload(TypedDict):
    """Named payload

    An item that lies in the package as a payload of its own."""

    id: Required[CommonAzpItemId]
    path: Required[str]
    name: NotRequired[CommonAzpText]
    description: NotRequired[CommonAzpText]


class FilesAzpManifestDependency(TypedDict):
    """Dependency

    A reference to another package. Without a usable ID nothing else of it is looked at."""

    id: Required[CommonAzpText]


class FilesAzpManifestReference(TypedDict):
    """Reference

    What a reference to another package may say."""

    version: NotRequired[CommonAzpText]
    required: NotRequired[bool]
    purpose: NotRequired[CommonAzpText]
    note: NotRequired[CommonAzpText]


class FilesAzpManifestScreen(TypedDict):
    """Screen

    A screen that the host renders by itself."""

    id: Required[CommonAzpItemId]
    path: Required[str]
    name: NotRequired[CommonAzpText]
    placements: NotRequired[list[CommonAzpText]]


class FilesAzpManifestRoleBlock(TypedDict):
    """Role

    What a host of roles is offered."""

    format: Required[CommonAzpText]
    roles: Required[list[FilesAzpManifestNamedPayload]]


# LLM
# A language model; nothing in it is looked at.
FilesAzpManifestLlmBlock: TypeAlias = "dict[str, Any]"


class FilesAzpManifestAppBlockPlatformsAndroid(TypedDict):
    packageId: Required[CommonAzpText]


class FilesAzpManifestAppBlockPlatformsPwa(TypedDict):
    startUrl: NotRequired[CommonAzpText]


class FilesAzpManifestAppBlockPlatforms(TypedDict):
    android: NotRequired[FilesAzpManifestAppBlockPlatformsAndroid]
    pwa: NotRequired[FilesAzpManifestAppBlockPlatformsPwa]


class FilesAzpManifestAppBlock(TypedDict):
    """App

    Where an app runs and what it offers."""

    platforms: Required[FilesAzpManifestAppBlockPlatforms]
    roles: NotRequired[list[Literal['companion', 'host']]]
    handoffs: NotRequired[list[Any]]
    hostId: NotRequired[str]


class FilesAzpManifestMcpBlockInputsItem(TypedDict):
    id: Required[CommonAzpText]


class FilesAzpManifestMcpBlock(TypedDict):
    """MCP

    Servers, and what has to be asked for before they start."""

    inputs: NotRequired[list[FilesAzpManifestMcpBlockInputsItem]]
    servers: Required[list[FilesAzpManifestServer]]


class FilesAzpManifestServerLocalPlatformsAndroid(TypedDict):
    component: Required[CommonAzpText]


class FilesAzpManifestServerLocalPlatforms(TypedDict):
    desktop: NotRequired[FilesAzpManifestDesktop]
    android: NotRequired[FilesAzpManifestServerLocalPlatformsAndroid]


class FilesAzpManifestServerLocal(TypedDict):
    wasi: NotRequired[FilesAzpManifestWasi]
    platforms: NotRequired[FilesAzpManifestServerLocalPlatforms]


class FilesAzpManifestServer(TypedDict):
    """Server

    A server that runs here, elsewhere, or both."""

    id: Required[CommonAzpText]
    local: NotRequired[FilesAzpManifestServerLocal]
    remote: NotRequired[FilesAzpManifestRemote]


class FilesAzpManifestWasi(TypedDict):
    """WASI

    A module in the package, or at an address with its digest."""

    module: Required[str]
    remoteUrl: NotRequired[CommonAzpText]
    checksum: NotRequired[CommonAzpDigest]
    args: NotRequired[list[Any]]
    env: NotRequired[FilesAzpManifestSecrets]


class FilesAzpManifestDesktop(TypedDict):
    """Desktop

    A program."""

    command: Required[CommonAzpText]
    args: NotRequired[list[Any]]
    env: NotRequired[FilesAzpManifestSecrets]


class FilesAzpManifestRemote(TypedDict):
    """Remote

    A server at an address."""

    type: Required[Literal['http', 'sse']]
    url: Required[CommonAzpText]
    headers: NotRequired[FilesAzpManifestSecrets]


# Values by name
# Values by name, in which none that is a secret by its name stands itself.
FilesAzpManifestSecrets: TypeAlias = "dict[str, Any]"


class FilesAzpManifestPackBlock(TypedDict):
    """Pack

    The packages that belong together."""

    entries: Required[list[FilesAzpManifestPackEntry]]


class FilesAzpManifestPackEntry(TypedDict):
    """Pack entry

    A reference to another package."""

    id: Required[CommonAzpText]
    version: NotRequired[CommonAzpText]
    note: NotRequired[CommonAzpText]
    required: NotRequired[bool]


class FilesAzpManifestSkillBlockSkillsItem(TypedDict):
    id: Required[CommonAzpItemId]


class FilesAzpManifestSkillBlock(TypedDict):
    """Skill

    The skills."""

    skills: Required[list[FilesAzpManifestSkillBlockSkillsItem]]


class FilesAzpManifestScriptBlock(TypedDict):
    """Script

    How the script is run."""

    interpreter: Required[CommonAzpText]
    entry: Required[str]
    command: NotRequired[CommonAzpText]
    args: NotRequired[list[CommonAzpText]]
    dependencies: NotRequired[dict[str, list[CommonAzpText]]]


class FilesAzpManifestComposableBlockLibrary(TypedDict):
    group: Required[CommonAzpText]
    artifact: Required[CommonAzpText]
    version: NotRequired[CommonAzpText]


class FilesAzpManifestComposableBlock(TypedDict):
    """Composable

    A library and the elements in it."""

    library: Required[FilesAzpManifestComposableBlockLibrary]
    elements: Required[list[FilesAzpManifestElement]]


class FilesAzpManifestElement(TypedDict):
    """Element

    An element of a user interface."""

    id: Required[CommonAzpItemId]
    templateId: Required[CommonAzpText]
    hue: Required[CommonAzpText]
    surface: Required[CommonAzpText]
    scale: Required[CommonAzpText]
    act: Required[CommonAzpText]
    jobs: Required[list[CommonAzpText]]


class FilesAzpManifestAsset(TypedDict):
    """Asset

    One asset."""

    type: Required[CommonAzpText]
    path: Required[str]
    remoteUrl: NotRequired[CommonAzpText]
    checksum: NotRequired[CommonAzpDigest]
    files: NotRequired[list[FilesAzpManifestAssetFile]]


class FilesAzpManifestAssetFile(TypedDict):
    """Asset file

    One part of an asset."""

    name: Required[CommonAzpText]
    path: NotRequired[str]
    remoteUrl: NotRequired[CommonAzpText]
    checksum: NotRequired[CommonAzpDigest]


class FilesAzpPins(TypedDict):
    """Azphalt pins

    Which key signed each package when it was first seen, so that a change of publisher is noticed. Written by `rasen azp trust --pin`, IDs sorted."""

    version: Required[Literal[1]]
    pins: Required[dict[str, FilesAzpPinsPin]]


class FilesAzpPinsPin(TypedDict):
    """Pin

    The key that signed the package."""

    publicKey: Required[CommonAzpKeyEd25519]
    keyId: NotRequired[str]
    pinnedAt: NotRequired[str]


class FilesAzpRepositoryDetailPreview(TypedDict):
    image: NotRequired[str]
    clip: NotRequired[str]


class FilesAzpRepositoryDetailVersionsItem(TypedDict):
    version: Required[CommonAzpVersion]
    publishedAt: NotRequired[CommonAzpTimestamp]
    size: NotRequired[int]
    digest: NotRequired[CommonAzpDigest]
    yanked: NotRequired[bool]


class FilesAzpRepositoryDetail(TypedDict):
    """Azphalt package detail

    What a repository says of one Azphalt package: its whole manifest and all its versions, newest first."""

    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    latest: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    types: Required[list[CommonAzpText]]
    description: NotRequired[str]
    author: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    targetApps: NotRequired[list[CommonAzpText]]
    priceStatus: NotRequired[Literal['free', 'paid']]
    maturity: NotRequired[Literal['general', 'mature']]
    downloads: NotRequired[int]
    installs: NotRequired[int]
    uninstalls: NotRequired[int]
    ratingCount: NotRequired[int]
    byteSize: NotRequired[int]
    rating: NotRequired[float]
    updatedAt: NotRequired[CommonAzpTimestamp]
    mediaDomains: NotRequired[list[Literal['image', 'video', 'audio', '3d', 'model', 'font']]]
    preview: NotRequired[FilesAzpRepositoryDetailPreview]
    manifest: Required[dict[str, Any]]
    versions: Required[list[FilesAzpRepositoryDetailVersionsItem]]


class FilesAzpRepositoryIndexAuth(TypedDict):
    type: Required[CommonAzpText]
    url: Required[CommonAzpUrl]


class FilesAzpRepositoryIndexSigningKeysItem(TypedDict):
    publicKey: Required[CommonAzpKey]
    keyId: NotRequired[str]
    label: NotRequired[str]


class FilesAzpRepositoryIndex(TypedDict):
    """Azphalt repository index

    The `/.well-known/azphalt-repository.json` of a repository of Azphalt packages: what it is and what it carries."""

    name: Required[CommonAzpText]
    version: Required[CommonAzpText]
    description: NotRequired[str]
    auth: NotRequired[FilesAzpRepositoryIndexAuth]
    supportedTypes: NotRequired[list[CommonAzpText]]
    profiles: NotRequired[list[CommonAzpText]]
    signingKeys: NotRequired[list[FilesAzpRepositoryIndexSigningKeysItem]]


class FilesAzpRepositoryRevocationsRevocationsItem(TypedDict):
    id: Required[CommonAzpPackageId]
    version: Required[CommonAzpVersion]
    revokedAt: Required[CommonAzpTimestamp]
    reason: NotRequired[str]


class FilesAzpRepositoryRevocations(TypedDict):
    """Azphalt revocations

    The versions of packages that a repository has revoked, newest first."""

    revocations: Required[list[FilesAzpRepositoryRevocationsRevocationsItem]]


class FilesAzpRepositorySearchPackagesItemPreview(TypedDict):
    image: NotRequired[str]
    clip: NotRequired[str]


class FilesAzpRepositorySearchPackagesItem(TypedDict):
    app: NotRequired[FilesAzpRepositorySearchApp]
    id: Required[CommonAzpPackageId]
    name: Required[CommonAzpText]
    version: Required[CommonAzpVersion]
    latest: Required[CommonAzpVersion]
    kind: Required[CommonAzpKind]
    types: Required[list[CommonAzpText]]
    description: NotRequired[str]
    author: NotRequired[str]
    nameLocalized: NotRequired[dict[str, str]]
    descriptionLocalized: NotRequired[dict[str, str]]
    targetApps: NotRequired[list[CommonAzpText]]
    priceStatus: NotRequired[Literal['free', 'paid']]
    maturity: NotRequired[Literal['general', 'mature']]
    downloads: NotRequired[int]
    installs: NotRequired[int]
    uninstalls: NotRequired[int]
    ratingCount: NotRequired[int]
    byteSize: NotRequired[int]
    rating: NotRequired[float]
    updatedAt: NotRequired[CommonAzpTimestamp]
    mediaDomains: NotRequired[list[Literal['image', 'video', 'audio', '3d', 'model', 'font']]]
    preview: NotRequired[FilesAzpRepositorySearchPackagesItemPreview]


class FilesAzpRepositorySearch(TypedDict):
    """Azphalt search answer

    What a repository of Azphalt packages answers to a search: one page of summaries."""

    packages: Required[list[FilesAzpRepositorySearchPackagesItem]]
    total: Required[int]
    page: Required[int]
    pages: Required[int]


class FilesAzpRepositorySearchApp(TypedDict):
    """App

    Where the app stands: beside an editor, or as one."""

    roles: Required[list[Literal['companion', 'host']]]
    hostId: NotRequired[str]
    platforms: NotRequired[dict[str, Any]]


class FilesAzpRepositorySourceAuth(TypedDict):
    type: Required[CommonAzpText]
    url: Required[CommonAzpUrl]


class FilesAzpRepositorySourceSigningKeysItem(TypedDict):
    publicKey: Required[CommonAzpKey]
    keyId: NotRequired[str]
    label: NotRequired[str]


class FilesAzpRepositorySourceReleasesItem(TypedDict):
    id: Required[CommonAzpPackageId]
    version: Required[CommonAzpVersion]
    publishedAt: NotRequired[CommonAzpTimestamp]
    yanked: NotRequired[bool]
    reason: NotRequired[str]
    revokedAt: NotRequired[CommonAzpTimestamp]


class FilesAzpRepositorySource(TypedDict):
    """Azphalt repository source

    The `repository.json` beside the packages that a repository is built of: the members of its index, and what is known of the releases."""

    name: Required[CommonAzpText]
    version: Required[CommonAzpText]
    description: NotRequired[str]
    auth: NotRequired[FilesAzpRepositorySourceAuth]
    supportedTypes: NotRequired[list[CommonAzpText]]
    profiles: NotRequired[list[CommonAzpText]]
    signingKeys: NotRequired[list[FilesAzpRepositorySourceSigningKeysItem]]
    releases: NotRequired[list[FilesAzpRepositorySourceReleasesItem]]


class FilesAzpSignature(TypedDict):
    """Azphalt signature

    The `signature.json` of an Azphalt package (`.azp`): an Ed25519 signature over the stored bytes of its `manifest.json`, verbatim, and those who vouch for the signer's key. A chain has at most `x-max-entries` countersignatures."""

    alg: Required[Literal['ed25519']]
    publicKey: Required[CommonAzpKeyBase64]
    keyId: NotRequired[str]
    signature: Required[CommonAzpKeySignature]
    countersignature: NotRequired[CommonAzpCountersignature]


class FilesAzpTrustStore(TypedDict):
    """Azphalt trust store

    The keys that a host trusts: a file of `keys`, or any object with `signingKeys`, such as the index of a repository; `keys` wins where both are there. An entry that is not as it should be is ignored with a warning."""

    keys: NotRequired[list[FilesAzpTrustStoreKey]]
    signingKeys: NotRequired[list[FilesAzpTrustStoreKey]]


class FilesAzpTrustStoreKey(TypedDict):
    """Trusted key

    One key that is trusted."""

    publicKey: Required[CommonAzpKey]
    keyId: NotRequired[Any]
    label: NotRequired[Any]


class FilesBuiltinCatalogWorkflowsItemRequires(TypedDict):
    skills: Required[list[CommonIdentifiersSkillReference]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]


class FilesBuiltinCatalogWorkflowsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    kind: Required[Literal['task', 'driver', 'internal']]
    skill: Required[CommonIdentifiersWorkflowId]
    requires: Required[FilesBuiltinCatalogWorkflowsItemRequires]


class FilesBuiltinCatalogExpertsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    skill: Required[CommonIdentifiersWorkflowId]


class FilesBuiltinCatalog(TypedDict):
    """Built-in catalog

    What ships with the product, each list in catalog order: workflows, experts, pipelines and artifact schemas. Every built-in workflow belongs to the profile `full`."""

    workflows: Required[list[FilesBuiltinCatalogWorkflowsItem]]
    core: Required[list[CommonIdentifiersWorkflowId]]
    experts: Required[list[FilesBuiltinCatalogExpertsItem]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]
    schemas: Required[list[CommonIdentifiersWorkflowId]]


class FilesBuiltinUnitsUnitsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    description: Required[str]


class FilesBuiltinUnits(TypedDict):
    """Built-in units

    What listings say of the texts of built-in workflows and experts, made from these texts, in catalog order."""

    units: Required[list[FilesBuiltinUnitsUnitsItem]]


class FilesChangeMetadataInitiative(TypedDict):
    store: Required[CommonStoreId]
    id: Required[CommonStoreId]


class FilesChangeMetadata(TypedDict):
    """Change metadata

    What a change says of itself, `.openspec.yaml` in its folder, YAML 1.2 (core schema). A change may be without it."""

    schema: Required[str]
    created: NotRequired[str]
    goal: NotRequired[str]
    affected_areas: NotRequired[list[str]]
    initiative: NotRequired[FilesChangeMetadataInitiative]


class FilesConfigModelsRoles(TypedDict):
    planner: NotRequired[FilesConfigModel]
    implementer: NotRequired[FilesConfigModel]
    reviewer: NotRequired[FilesConfigModel]
    fixer: NotRequired[FilesConfigModel]
    shipper: NotRequired[FilesConfigModel]


class FilesConfigModels(TypedDict):
    default: NotRequired[FilesConfigModel]
    roles: NotRequired[FilesConfigModelsRoles]


class FilesConfigHandoffRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]
    reviewer: NotRequired[FilesPipelineThreshold]
    fixer: NotRequired[FilesPipelineThreshold]
    shipper: NotRequired[FilesPipelineThreshold]


class FilesConfigHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesConfigHandoffRoles]


class FilesConfigAutopilot(TypedDict):
    gates: NotRequired[FilesConfigSwitch]


class FilesConfig(TypedDict):
    """Config

    The settings of a planning folder, `rasen/config.yaml` or `rasen/config.yml`, YAML 1.2 (core schema). Commands leave out what they cannot use, with a warning; `rasen check` finds all of it."""

    schema: NotRequired[str]
    context: NotRequired[str]
    rules: NotRequired[dict[str, list[str]]]
    store: NotRequired[CommonStoreId]
    references: NotRequired[list[FilesConfigReference]]
    profile: NotRequired[CommonIdentifiersProfileName]
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    pipelines: NotRequired[dict[str, FilesConfigPipeline]]
    models: NotRequired[FilesConfigModels]
    handoff: NotRequired[FilesConfigHandoff]
    autopilot: NotRequired[FilesConfigAutopilot]


class FilesConfigReference2(TypedDict):
    id: Required[CommonStoreId]
    remote: NotRequired[str]


# Reference
# A store that is referred to.
FilesConfigReference: TypeAlias = "CommonStoreId | FilesConfigReference2"


class FilesConfigPipelineRuntimes(TypedDict):
    planner: NotRequired[FilesPipelineRuntime]
    implementer: NotRequired[FilesPipelineRuntime]
    reviewer: NotRequired[FilesPipelineRuntime]
    fixer: NotRequired[FilesPipelineRuntime]
    shipper: NotRequired[FilesPipelineRuntime]


class FilesConfigPipeline(TypedDict):
    """Settings of a pipeline

    What goes before the pipeline's own definition."""

    gates: NotRequired[dict[str, FilesConfigSwitch]]
    runtimes: NotRequired[FilesConfigPipelineRuntimes]
    models: NotRequired[dict[str, FilesConfigModel]]
    handoff: NotRequired[dict[str, FilesPipelineThreshold]]


# Switch
# On or off; both are texts in YAML 1.2.
FilesConfigSwitch: TypeAlias = "Literal['on', 'off']"


# Model
# The name of a model.
FilesConfigModel: TypeAlias = "str"


class FilesContract(TypedDict):
    """Contract

    Cases of commands with what is expected of them: what they print, how they end, what they leave behind. `rasen contract run` carries them out, each in a fresh home and working folder."""

    version: Required[Literal[1]]
    program: NotRequired[str]
    schemas: NotRequired[str]
    env: NotRequired[dict[str, str]]
    timeout: NotRequired[float]
    runs: NotRequired[int]
    locales: NotRequired[list[str]]
    cases: Required[list[FilesContractCase]]


# Command
# The words of a command: a list, or a text that is split at blanks as a shell would, with quotes and nothing else.
FilesContractCommand: TypeAlias = "str | list[str]"


# Schema
# What each document is held to: the `$id` or name of a schema, a path from this file (with #/pointer), or a schema written here.
FilesContractSchema: TypeAlias = "str | dict[str, Any] | bool"


class FilesContractCase1(TypedDict):
    name: Required[str]
    files: NotRequired[dict[str, str]]
    setup: NotRequired[list[FilesContractCommand]]
    steps: NotRequired[list[FilesContractClosedStep]]


class FilesContractCase2Stderr2(TypedDict):
    pattern: NotRequired[str]
    contains: NotRequired[list[str]]


class FilesContractCase2(TypedDict):
    name: Required[str]
    files: NotRequired[dict[str, str]]
    setup: NotRequired[list[FilesContractCommand]]
    run: Required[FilesContractCommand]
    stdin: NotRequired[str]
    env: NotRequired[dict[str, str]]
    exit: NotRequired[Literal['any'] | int | list[int]]
    stdout: NotRequired[Literal['json', 'json-lines', 'text', 'none', 'any']]
    schema: NotRequired[FilesContractSchema]
    equals: NotRequired[Any]
    contains: NotRequired[list[str]]
    stderr: NotRequired[Literal['empty', 'nonempty', 'any'] | FilesContractCase2Stderr2]
    after: NotRequired[dict[str, FilesContractLeftBehind]]
    capture: NotRequired[dict[str, str]]
    varies: NotRequired[list[str]]
    verdict: NotRequired[str]
    timeout: NotRequired[float]


# Case
# One command, or several steps that share a working folder.
FilesContractCase: TypeAlias = "FilesContractCase1 | FilesContractCase2"


# Step of several
# One of several commands of a case.
FilesContractClosedStep: TypeAlias = "FilesContractStep"


class FilesContractStepStderr2(TypedDict):
    pattern: NotRequired[str]
    contains: NotRequired[list[str]]


class FilesContractStep(TypedDict):
    """Step

    One command and what is expected of it."""

    run: Required[FilesContractCommand]
    stdin: NotRequired[str]
    env: NotRequired[dict[str, str]]
    exit: NotRequired[Literal['any'] | int | list[int]]
    stdout: NotRequired[Literal['json', 'json-lines', 'text', 'none', 'any']]
    schema: NotRequired[FilesContractSchema]
    equals: NotRequired[Any]
    contains: NotRequired[list[str]]
    stderr: NotRequired[Literal['empty', 'nonempty', 'any'] | FilesContractStepStderr2]
    after: NotRequired[dict[str, FilesContractLeftBehind]]
    capture: NotRequired[dict[str, str]]
    varies: NotRequired[list[str]]
    verdict: NotRequired[str]
    timeout: NotRequired[float]


class FilesContractLeftBehind2(TypedDict):
    text: NotRequired[str]
    equals: NotRequired[Any]


# Left behind
# What is expected of one file.
FilesContractLeftBehind: TypeAlias = "Literal['present', 'absent'] | FilesContractLeftBehind2"


FilesJournalMove = TypedDict(
    "FilesJournalMove",
    {
        "from": "Required[FilesJournalPath]",
        "to": "Required[FilesJournalPath]",
        "copied": "Required[bool]",
    },
)


class FilesJournal(TypedDict):
    """Journal of an archive

    What an archive that is under way replaces and moves, `rasen/changes/.archive-journal.json`. It is there while that lasts, a few milliseconds; where a run was cut off, the next command finishes or undoes what it says. All paths are below the root, with `/`; none leads through a link."""

    version: Required[Literal[1]]
    token: Required[str]
    files: Required[list[FilesJournalFile]]
    made: Required[list[FilesJournalPath]]
    emptied: Required[list[FilesJournalPath]]
    move: Required[FilesJournalMove]


class FilesJournalFile(TypedDict):
    """File

    One file."""

    path: Required[FilesJournalPath]
    folder: Required[FilesJournalPath]
    existed: Required[bool]
    digest: Required[str | None]


# Path
# A path below the root that leads neither upwards nor into a repository's own folder.
FilesJournalPath: TypeAlias = "str"


# Package
# A `.rasenpkg` file (application/vnd.rasen.package+json): one RFC 8785 document in UTF-8, without byte order mark, white space or final newline, that carries workflows, a profile with its workflows, or pipelines, each file with its digest.
FilesPackage: TypeAlias = "FilesPackageWorkflowPackage | FilesPackageProfilePackage | FilesPackagePipelinePackage"


class FilesPackageWorkflowPackage(TypedDict):
    """Workflow package

    Workflows to install, with every user workflow that they require."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['workflow']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    roots: Required[list[str]]
    workflows: Required[FilesPackageWorkflows]
    packageDigest: Required[CommonIdentifiersDigest]


class FilesPackageProfilePackage(TypedDict):
    """Profile package

    A profile and every user workflow that it selects."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['profile']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    name: Required[CommonIdentifiersProfileName]
    profile: Required[FilesPackageProfile]
    roots: Required[list[str]]
    workflows: Required[FilesPackageWorkflows]
    packageDigest: Required[CommonIdentifiersDigest]


class FilesPackagePipelinePackage(TypedDict):
    """Pipeline package

    Pipelines to install."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['pipeline']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    roots: Required[list[str]]
    workflows: Required[list[Any]]
    pipelines: Required[list[FilesPackagePipeline]]
    packageDigest: Required[CommonIdentifiersDigest]


# Workflows
# Packaged workflows.
FilesPackageWorkflows: TypeAlias = "list[FilesPackageWorkflow]"


class FilesPackageWorkflow(TypedDict):
    """Packaged workflow

    One workflow with all of its files."""

    id: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    files: Required[list[FilesPackageFile]]


class FilesPackagePipeline(TypedDict):
    """Packaged pipeline

    One pipeline with all of its files."""

    name: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    files: Required[list[FilesPackageFile]]


class FilesPackageFile(TypedDict):
    """Packaged file

    One file: its path, its content and the digest of that."""

    path: Required[CommonPortablePath]
    encoding: Required[Literal['utf8']]
    sha256: Required[CommonIdentifiersDigest]
    content: Required[str]


class FilesPackageProfile(TypedDict):
    """Profile

    A selection of workflows, normalised: built-in ones in the order of the catalog, then others in code-unit order."""

    version: Required[Literal[1]]
    delivery: NotRequired[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


# Pipeline definition
# A `pipeline.yaml`: the stages that carry a change from an idea to the archive, which role works on each, and where a person is asked. Rules between stages (unique IDs, no cycle and so on) are checked after this schema.
FilesPipeline: TypeAlias = "FilesPipelineDefinition"


class FilesPipelineDefinitionAgents(TypedDict):
    planner: NotRequired[FilesPipelineAgent]
    implementer: NotRequired[FilesPipelineAgent]
    reviewer: NotRequired[FilesPipelineAgent]
    fixer: NotRequired[FilesPipelineAgent]
    shipper: NotRequired[FilesPipelineAgent]


class FilesPipelineDefinitionHandoffRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]
    reviewer: NotRequired[FilesPipelineThreshold]
    fixer: NotRequired[FilesPipelineThreshold]
    shipper: NotRequired[FilesPipelineThreshold]


class FilesPipelineDefinitionHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesPipelineDefinitionHandoffRoles]
    maxRelays: NotRequired[FilesPipelinePositive]
    stallLimit: NotRequired[FilesPipelinePositive]


class FilesPipelineDefinition(TypedDict):
    """Definition

    The whole file. A field that this schema does not know is ignored, with a warning."""

    name: Required[str]
    description: NotRequired[str]
    agents: NotRequired[FilesPipelineDefinitionAgents]
    handoff: NotRequired[FilesPipelineDefinitionHandoff]
    reuse: NotRequired[FilesPipelineReuse]
    origin: NotRequired[Literal['composed', 'ui']]
    stages: Required[list[FilesPipelineStage]]


class FilesPipelineStageHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    maxRelays: NotRequired[FilesPipelinePositive]
    stallLimit: NotRequired[FilesPipelinePositive]


class FilesPipelineStage(TypedDict):
    """Stage

    One step of the pipeline. A field that this schema does not know is ignored, with a warning."""

    id: Required[str]
    kind: NotRequired[Literal['standard', 'decompose']]
    skill: NotRequired[str]
    childPipeline: NotRequired[str]
    role: NotRequired[FilesPipelineRole]
    requires: NotRequired[list[str]]
    gate: NotRequired[Any]
    loop: NotRequired[FilesPipelineReviewCycle | FilesPipelineGoal]
    parallelGroup: NotRequired[str]
    condition: NotRequired[str]
    leadReview: NotRequired[bool]
    verifyPolicy: NotRequired[Literal['adaptive', 'standard', 'light']]
    runtime: NotRequired[FilesPipelineRuntime]
    sessionReuse: NotRequired[FilesPipelineSessionReuse]
    sandbox: NotRequired[FilesPipelineSandbox]
    model: NotRequired[str]
    effort: NotRequired[str]
    handoff: NotRequired[FilesPipelineStageHandoff]


# Agent
# An agent program by name, or with settings.
FilesPipelineAgent: TypeAlias = "FilesPipelineRuntime | FilesPipelineAgentSettings"


class FilesPipelineAgentSettings(TypedDict):
    """Agent with settings

    An agent program and its settings. A field that this schema does not know is ignored, with a warning."""

    runtime: NotRequired[FilesPipelineRuntime]
    sessionReuse: NotRequired[FilesPipelineSessionReuse]
    sandbox: NotRequired[FilesPipelineSandbox]
    model: NotRequired[str]
    effort: NotRequired[str]


class FilesPipelineReuseRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]


class FilesPipelineReuse(TypedDict):
    """Reuse

    Whether sessions of planner and implementer are used again by later stages."""

    planner: NotRequired[FilesPipelineReuseMode]
    implementer: NotRequired[FilesPipelineReuseMode]
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesPipelineReuseRoles]


class FilesPipelineReviewCycle(TypedDict):
    """Review cycle

    Review and mend until a review finds nothing or the rounds are used up. A field that this schema does not know is ignored, with a warning."""

    kind: Required[Literal['review-cycle']]
    maxRounds: NotRequired[FilesPipelinePositive]


class FilesPipelineGoal(TypedDict):
    """Goal loop

    Work in rounds until a gate says that the goal is reached."""

    kind: Required[Literal['goal']]
    gate: Required[FilesPipelineMeasure | FilesPipelineEvaluate]
    maxRounds: NotRequired[FilesPipelinePositive]
    loopStallLimit: NotRequired[FilesPipelinePositive]
    blockedThreshold: NotRequired[FilesPipelinePositive]
    runArtifact: NotRequired[str]


class FilesPipelineMeasure(TypedDict):
    """Measured gate

    A number decides. With a command, `threshold` or `target` says when to stop."""

    kind: Required[Literal['measure']]
    command: NotRequired[str]
    threshold: NotRequired[FilesPipelineFinite]
    target: NotRequired[FilesPipelineFinite]
    direction: NotRequired[Literal['gte', 'lte']]
    timeoutSec: NotRequired[FilesPipelinePositive]


class FilesPipelineEvaluate(TypedDict):
    """Judged gate

    An agent judges whether the goal is reached."""

    kind: Required[Literal['evaluate']]
    goal: NotRequired[str]
    rubric: NotRequired[str]


# Threshold
# A part of the context window, or a number of tokens that must remain.
FilesPipelineThreshold: TypeAlias = "FilesPipelineFraction | FilesPipelineRemainingTokens"


# Part of the context window
# More than 0, at most 1.
FilesPipelineFraction: TypeAlias = "float"


class FilesPipelineRemainingTokens(TypedDict):
    """Remaining tokens

    How many tokens must remain."""

    remainingTokens: Required[FilesPipelinePositive]


# Positive integer
# A whole number from 1.
FilesPipelinePositive: TypeAlias = "int"


# Finite number
# A number that a double can hold; YAML's infinities and what is not a number are refused.
FilesPipelineFinite: TypeAlias = "float"


# Role
# One of the five roles.
FilesPipelineRole: TypeAlias = "Literal['planner', 'implementer', 'reviewer', 'fixer', 'shipper']"


# Runtime
# The name of an agent program.
FilesPipelineRuntime: TypeAlias = "Literal['claude', 'codex']"


# Reuse mode
# `auto` uses a session again while its threshold allows it, `never` always starts a new one.
FilesPipelineReuseMode: TypeAlias = "Literal['auto', 'never']"


# Session reuse
# Which session work is done in.
FilesPipelineSessionReuse: TypeAlias = "Literal['none', 'stage', 'run-planner', 'review-thread']"


# Sandbox
# What may be written to.
FilesPipelineSandbox: TypeAlias = "Literal['read-only', 'workspace-write']"


class FilesProfile(TypedDict):
    """Saved profile

    A profile file, YAML 1.2 (core schema) or JSON: the IDs of the workflows that a selection consists of, no content."""

    version: Required[Literal[1]]
    delivery: NotRequired[Any]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class FilesSettings(TypedDict):
    """Settings

    The user's settings, `config.json` in the configuration folder: the current selection of workflows, the language, and what other programs of the family keep there."""

    featureFlags: NotRequired[dict[str, Any]]
    profile: NotRequired[CommonIdentifiersProfileName]
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    language: NotRequired[Literal['auto', 'en', 'ja', 'zh-cn']]
    proactive: NotRequired[bool]
    repoMode: NotRequired[str]


class FilesSkillFrontmatter(TypedDict):
    """Skill frontmatter

    The YAML frontmatter of `SKILL.md`, between two lines of three hyphens. It is YAML 1.2 (core schema) without aliases and without repeated keys; the line feed that a block scalar ends with is not part of its value."""

    name: Required[CommonIdentifiersWorkflowId]
    description: Required[CommonLineOfText]
    license: NotRequired[CommonLineOfText]
    compatibility: NotRequired[CommonLineOfText]
    metadata: NotRequired[dict[str, CommonLineOfText]]


class FilesStoreMetadata(TypedDict):
    """Store identity

    The identity file of a store, `.rasen-store/store.yaml` in its root, YAML 1.2 (core schema). Written once, and never changed by a command."""

    version: Required[Literal[1]]
    id: Required[CommonStoreId]
    remote: NotRequired[str]


class FilesStoreRegistry(TypedDict):
    """Store registry

    The stores of one machine, `stores/registry.yaml` in the data folder, YAML 1.2 (core schema). Written by the store commands alone; its keys are in this order and its entries sorted by ID."""

    version: Required[Literal[1]]
    repos: NotRequired[Any]
    stores: Required[dict[str, FilesStoreRegistryEntry]]


class FilesStoreRegistryEntryBackend(TypedDict):
    type: Required[Literal['git']]
    local_path: Required[str]
    remote: NotRequired[str]
    branch: NotRequired[str]


class FilesStoreRegistryEntry(TypedDict):
    """Entry

    Where one store lies."""

    backend: Required[FilesStoreRegistryEntryBackend]


class FilesToolsToolsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    name: Required[str]
    folder: Required[str]
    homeVariable: NotRequired[str]
    markers: NotRequired[list[str]]
    commandPrefix: NotRequired[str]


class FilesTools(TypedDict):
    """Tools

    The agent tools that skills can be installed for, in the order of listings."""

    tools: Required[list[FilesToolsToolsItem]]


class FilesWorkflowArtifacts(TypedDict):
    """Ledger of installed workflows

    The files of the user's workflows that are installed in a project, `rasen/.workflow-artifacts.json`. Written by `rasen init` and `rasen update` alone."""

    version: Required[Literal[1]]
    workflows: Required[list[str]]
    tools: Required[dict[str, FilesWorkflowArtifactsTool]]


class FilesWorkflowArtifactsTool(TypedDict):
    """Tool

    What is installed for one tool."""

    workflows: Required[dict[str, FilesWorkflowArtifactsEntry]]


class FilesWorkflowArtifactsEntry(TypedDict):
    """Entry

    One workflow at one tool."""

    source: Required[str]
    digest: Required[FilesWorkflowArtifactsDigest]
    files: Required[list[FilesWorkflowArtifactsFile]]


class FilesWorkflowArtifactsFile(TypedDict):
    """File

    One written file."""

    scope: Required[Literal['project', 'absolute']]
    path: Required[str]
    sha256: Required[FilesWorkflowArtifactsDigest]


# Digest
# A SHA-256 digest.
FilesWorkflowArtifactsDigest: TypeAlias = "str"


class FilesWorkflowSkill(TypedDict):
    name: Required[CommonLineOfText]
    category: NotRequired[CommonLineOfText]
    tags: NotRequired[list[CommonLineOfText]]


class FilesWorkflowFiles(TypedDict):
    sidecars: NotRequired[list[CommonPortablePath]]
    scripts: NotRequired[list[CommonPortablePath]]


class FilesWorkflowRequires(TypedDict):
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    skills: NotRequired[list[CommonIdentifiersSkillReference]]
    pipelines: NotRequired[list[CommonIdentifiersWorkflowId]]
    schemas: NotRequired[list[CommonIdentifiersWorkflowId]]


class FilesWorkflowRecommends(TypedDict):
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]


class FilesWorkflow(TypedDict):
    """Workflow manifest

    `workflow.yaml`, the manifest of an installable workflow: its ID, the files that belong to it and what it needs. It is YAML 1.2 (core schema) without aliases and without repeated keys."""

    version: Required[Literal[1]]
    id: Required[CommonIdentifiersWorkflowId]
    kind: NotRequired[Literal['task', 'internal']]
    command: NotRequired[dict[str, Any]]
    skill: NotRequired[FilesWorkflowSkill]
    files: NotRequired[FilesWorkflowFiles]
    requires: NotRequired[FilesWorkflowRequires]
    recommends: NotRequired[FilesWorkflowRecommends]


# JSON Schema 2020-12
# What every schema that users bring must conform to: the meta-schema of JSON Schema 2020-12, with formats asserted.
MetaDialect: TypeAlias = "Any"


# A schema file of the contract
# What every file below `schemas/` conforms to: JSON Schema 2020-12, the house rules and the x- keywords, an identity and examples.
MetaFile: TypeAlias = "MetaRasenFile"


# Schema of the rasen contract
# JSON Schema 2020-12 plus the house rules and the x- keywords that every schema of this contract may use. Applies to each schema object at any depth; `file` adds what a whole schema file needs.
MetaRasen: TypeAlias = "MetaRasenDocumentedProperties"


# Code
# A stable diagnostic code.
MetaRasenCode: TypeAlias = "str"


# Documented properties
# Where an object is described (`type` and `properties` together), each property has a title and a description. Conditions (`if`, `not`) leave `type` out and are free of this rule.
MetaRasenDocumentedProperties: TypeAlias = "Any"


class MetaRasenDocumented(TypedDict):
    """Documented

    A schema with a title and a description."""

    title: Required[str]
    description: Required[str]


# Closed objects
# An object is closed, or its `$comment` says why it is not.
MetaRasenClosedObjects: TypeAlias = "Any"


MetaRasenFile2 = TypedDict(
    "MetaRasenFile2",
    {
        "$schema": "Required[Literal['https://json-schema.org/draft/2020-12/schema']]",
        "$id": "Required[Any]",
        "examples": "Required[list[Any]]",
        "description": "Required[Any]",
        "title": "Required[Any]",
    },
)


# A schema file
# What a whole file below `schemas/` must have besides: its identity, its title and description, and examples.
MetaRasenFile: TypeAlias = "MetaRasenFile2"


# Output of archive
# What `rasen archive --json` prints.
OutputArchive: TypeAlias = "OutputArchiveSuccess | OutputArchiveFailure"


class OutputArchiveSuccessArchiveTotals(TypedDict):
    added: Required[int]
    modified: Required[int]
    removed: Required[int]
    renamed: Required[int]


class OutputArchiveSuccessArchive(TypedDict):
    change: Required[str]
    archivedAs: Required[str]
    path: Required[str]
    specsUpdated: Required[bool]
    totals: NotRequired[OutputArchiveSuccessArchiveTotals]


class OutputArchiveSuccess(TypedDict):
    """Success

    The change is archived."""

    archive: Required[OutputArchiveSuccessArchive]
    root: Required[CommonRoot]


class OutputArchiveFailure(TypedDict):
    """Failure

    Nothing was changed."""

    archive: Required[Literal[None]]
    root: NotRequired[CommonRoot]
    status: Required[CommonStatusFailed]


# Output of azp countersign
# What `rasen azp countersign --json` prints.
OutputAzpCountersign: TypeAlias = "OutputAzpCountersignSuccess | OutputAzpCountersignFailure"


class OutputAzpCountersignSuccessCountersignature(TypedDict):
    path: Required[str]
    hop: Required[int]
    publicKey: Required[CommonAzpKey]
    keyId: Required[str | None]
    vouchesFor: Required[CommonAzpKey]
    digest: Required[CommonAzpDigest]


class OutputAzpCountersignSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    countersignature: Required[OutputAzpCountersignSuccessCountersignature]
    status: Required[CommonStatusNone]


class OutputAzpCountersignFailure(TypedDict):
    """Failure

    The command failed."""

    countersignature: Required[Literal[None]]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusFailed]


# Output of azp inspect
# What `rasen azp inspect --json` prints: the verdict, the manifest and the archive.
OutputAzpInspect: TypeAlias = "OutputAzpInspectSuccess | OutputAzpInspectFailure"


class OutputAzpInspectSuccessPackageFile(TypedDict):
    path: Required[str]
    size: Required[int]
    digest: Required[CommonAzpDigest | None]


class OutputAzpInspectSuccessPackagePackage1(TypedDict):
    azphalt: Required[str | None]
    id: Required[str | None]
    name: Required[str | None]
    version: Required[str | None]
    kind: Required[str | None]
    license: Required[str | None]
    compat: Required[str | None]


class OutputAzpInspectSuccessPackage(TypedDict):
    manifest: Required[dict[str, Any] | None]
    container: Required[CommonAzpContainer]
    ok: Required[bool]
    signed: Required[bool]
    signatureValid: Required[bool | None]
    file: Required[OutputAzpInspectSuccessPackageFile]
    package: Required[OutputAzpInspectSuccessPackagePackage1 | None]
    signer: Required[CommonAzpSigner | None]
    summary: Required[CommonAzpSummary | None]
    diagnostics: Required[list[CommonAzpDiagnostic]]


class OutputAzpInspectSuccess(TypedDict):
    """Success

    The file was read."""

    package: Required[OutputAzpInspectSuccessPackage]
    status: Required[CommonStatusNone]


class OutputAzpInspectFailure(TypedDict):
    """Failure

    The command failed."""

    package: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of azp keygen
# What `rasen azp keygen --json` prints. The private key is in the file alone.
OutputAzpKeygen: TypeAlias = "OutputAzpKeygenSuccess | OutputAzpKeygenFailure"


class OutputAzpKeygenSuccessKey(TypedDict):
    path: Required[str]
    publicKey: Required[CommonAzpKey]
    keyId: Required[str | None]


class OutputAzpKeygenSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    key: Required[OutputAzpKeygenSuccessKey]
    status: Required[CommonStatusNone]


class OutputAzpKeygenFailure(TypedDict):
    """Failure

    The command failed."""

    key: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of azp pack
# What `rasen azp pack --json` prints.
OutputAzpPack: TypeAlias = "OutputAzpPackSuccess | OutputAzpPackFailure"


class OutputAzpPackSuccessPacked(TypedDict):
    path: Required[str]
    size: Required[int]
    digest: Required[CommonAzpDigest]
    id: Required[str]
    version: Required[str]
    kind: Required[str]
    signed: Required[bool]
    entries: Required[list[str]]
    ignored: Required[list[str]]


class OutputAzpPackSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    packed: Required[OutputAzpPackSuccessPacked]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusNone]


class OutputAzpPackFailure(TypedDict):
    """Failure

    The command failed."""

    packed: Required[Literal[None]]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusFailed]


# Output of azp repository build
# What `rasen azp repository build --json` prints.
OutputAzpRepositoryBuild: TypeAlias = "OutputAzpRepositoryBuildSuccess | OutputAzpRepositoryBuildFailure"


class OutputAzpRepositoryBuildSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    repository: Required[CommonAzpRepository]
    status: Required[CommonStatusNone]


class OutputAzpRepositoryBuildFailure(TypedDict):
    """Failure

    The command failed."""

    repository: Required[Literal[None]]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusFailed]


# Output of azp repository check
# What `rasen azp repository check --json` prints. A repository that is refused is a success of the command with exit status 1.
OutputAzpRepositoryCheck: TypeAlias = "OutputAzpRepositoryCheckSuccess | OutputAzpRepositoryCheckFailure"


class OutputAzpRepositoryCheckSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    repository: Required[CommonAzpRepository]
    status: Required[CommonStatusNone]


class OutputAzpRepositoryCheckFailure(TypedDict):
    """Failure

    The command failed."""

    repository: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of azp sign
# What `rasen azp sign --json` prints.
OutputAzpSign: TypeAlias = "OutputAzpSignSuccess | OutputAzpSignFailure"


class OutputAzpSignSuccessSignature(TypedDict):
    path: Required[str]
    publicKey: Required[CommonAzpKey]
    keyId: Required[str | None]
    digest: Required[CommonAzpDigest]
    replaced: Required[bool]


class OutputAzpSignSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    signature: Required[OutputAzpSignSuccessSignature]
    status: Required[CommonStatusNone]


class OutputAzpSignFailure(TypedDict):
    """Failure

    The command failed."""

    signature: Required[Literal[None]]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusFailed]


# Output of azp trust
# What `rasen azp trust --json` prints. A signer who is not trusted is a success of the command with exit status 1.
OutputAzpTrust: TypeAlias = "OutputAzpTrustSuccess | OutputAzpTrustFailure"


class OutputAzpTrustSuccessTrust(TypedDict):
    ok: Required[bool]
    signed: Required[bool]
    trusted: Required[bool]
    reason: Required[Literal['invalid_package', 'unsigned', 'invalid_store', 'direct', 'countersigned', 'chain_malformed', 'chain_invalid', 'chain_too_long', 'chain_untrusted', 'unknown_signer']]
    hops: Required[int]
    via: Required[CommonAzpKey | None]
    signer: Required[CommonAzpSigner | None]
    continuity: Required[Literal['unpinned', 'first', 'same', 'rotated', 'changed', 'unsigned_regression', None]]
    pinned: Required[bool]
    diagnostics: Required[list[CommonAzpDiagnostic]]


class OutputAzpTrustSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    trust: Required[OutputAzpTrustSuccessTrust]
    status: Required[CommonStatusNone]


class OutputAzpTrustFailure(TypedDict):
    """Failure

    The command failed."""

    trust: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of azp unpack
# What `rasen azp unpack --json` prints.
OutputAzpUnpack: TypeAlias = "OutputAzpUnpackSuccess | OutputAzpUnpackFailure"


class OutputAzpUnpackSuccessUnpacked(TypedDict):
    path: Required[str]
    files: Required[list[str]]


class OutputAzpUnpackSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    unpacked: Required[OutputAzpUnpackSuccessUnpacked]
    status: Required[CommonStatusNone]


class OutputAzpUnpackFailure(TypedDict):
    """Failure

    The command failed."""

    unpacked: Required[Literal[None]]
    diagnostics: Required[list[CommonAzpDiagnostic]]
    status: Required[CommonStatusFailed]


# Output of azp verify
# What `rasen azp verify --json` prints. A package that is refused is a success of the command with exit status 1.
OutputAzpVerify: TypeAlias = "OutputAzpVerifySuccess | OutputAzpVerifyFailure"


class OutputAzpVerifySuccessVerificationProfileChecksItem(TypedDict):
    id: Required[Literal['reject-tampered', 'reject-bad-signature', 'reject-unsafe-path', 'reject-unlisted', 'reject-duplicate-entry', 'reject-non-workflow', 'reject-execution-surface', 'reject-executable-payload', 'reject-undeclarative-screen', 'surfaces-definitions', 'surfaces-agents', 'surfaces-dependencies', 'surfaces-screens', 'permissions-are-requests', 'unknown-permissions-denied', 'permissions-not-capabilities', 'agents-stay-local', 'dependencies-not-inherited', 'unsupported-format', 'compat-version', 'target-apps', 'profile-declaration']]
    ok: Required[bool | None]
    codes: Required[list[CommonCode]]


class OutputAzpVerifySuccessVerificationProfile(TypedDict):
    name: Required[Literal['workflow-host']]
    checks: Required[list[OutputAzpVerifySuccessVerificationProfileChecksItem]]


class OutputAzpVerifySuccessVerificationFile(TypedDict):
    path: Required[str]
    size: Required[int]
    digest: Required[CommonAzpDigest | None]


class OutputAzpVerifySuccessVerificationPackage1(TypedDict):
    azphalt: Required[str | None]
    id: Required[str | None]
    name: Required[str | None]
    version: Required[str | None]
    kind: Required[str | None]
    license: Required[str | None]
    compat: Required[str | None]


class OutputAzpVerifySuccessVerification(TypedDict):
    profile: NotRequired[OutputAzpVerifySuccessVerificationProfile]
    ok: Required[bool]
    signed: Required[bool]
    signatureValid: Required[bool | None]
    file: Required[OutputAzpVerifySuccessVerificationFile]
    package: Required[OutputAzpVerifySuccessVerificationPackage1 | None]
    signer: Required[CommonAzpSigner | None]
    summary: Required[CommonAzpSummary | None]
    diagnostics: Required[list[CommonAzpDiagnostic]]


class OutputAzpVerifySuccess(TypedDict):
    """Success

    The file was read."""

    verification: Required[OutputAzpVerifySuccessVerification]
    status: Required[CommonStatusNone]


class OutputAzpVerifyFailure(TypedDict):
    """Failure

    The command failed."""

    verification: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of rasen check
# What `rasen check --json` prints: every finding about the checked files and folders, with its place, and how many of them are valid. All report formats are views of this document.
OutputCheck: TypeAlias = "OutputCheckSuccess | OutputCheckFailure"


class OutputCheckSuccess(TypedDict):
    """Checked

    Something was checked, whatever the verdict."""

    findings: Required[list[CommonFinding]]
    targets: Required[list[OutputCheckTarget]]
    summary: Required[OutputCheckSummary]
    status: Required[CommonStatusNone]


class OutputCheckFailure(TypedDict):
    """Failed

    Nothing was checked, and the one status entry says why."""

    findings: Required[list[Any]]
    targets: Required[list[Any]]
    summary: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputCheckTarget(TypedDict):
    """Target

    A checked file or folder and its verdict."""

    path: Required[str]
    kind: Required[str | None]
    valid: Required[bool]


class OutputCheckSummary(TypedDict):
    """Counts

    How many items and findings there are, by verdict and severity."""

    checked: Required[int]
    valid: Required[int]
    invalid: Required[int]
    skipped: Required[int]
    errors: Required[int]
    warnings: Required[int]
    infos: Required[int]


# A completion script
# What `rasen completion --json` prints: the script that a shell loads.
OutputCompletion: TypeAlias = "OutputCompletionSuccess | OutputCompletionFailure"


class OutputCompletionSuccessCompletion(TypedDict):
    shell: Required[Literal['bash', 'zsh', 'fish', 'powershell']]
    script: Required[str]


class OutputCompletionSuccess(TypedDict):
    """Success

    The script."""

    completion: Required[OutputCompletionSuccessCompletion]
    status: Required[CommonStatusNone]


class OutputCompletionFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    completion: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of context
# What `rasen context --json` prints: the root and the stores that may be read with it.
OutputContext: TypeAlias = "OutputContextSuccess | OutputContextFailure"


class OutputContextSuccessRoot(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest']]
    store_id: NotRequired[CommonStoreId]
    role: Required[Literal['openspec_root']]


class OutputContextSuccess(TypedDict):
    """Success

    The root and its members."""

    root: Required[OutputContextSuccessRoot]
    members: Required[list[OutputContextMember]]
    status: Required[list[CommonStatusEntry]]


class OutputContextFailure(TypedDict):
    """Failure

    There is no root, or the workspace file was not written."""

    root: Required[Literal[None]]
    members: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputContextMember(TypedDict):
    """Member

    A referenced store. It is available where `path` is there and `status` is empty."""

    role: Required[Literal['referenced_store']]
    id: Required[str]
    path: NotRequired[str]
    remote: NotRequired[str]
    fetch: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


# Bundled schemas
# What `rasen contract bundle --json` prints: the self-contained schema files that it wrote or compared.
OutputContractBundle: TypeAlias = "OutputContractBundleSuccess | OutputContractBundleFailure"


class OutputContractBundleSuccessBundle(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractBundleSuccess(TypedDict):
    """Success

    The files."""

    bundle: Required[OutputContractBundleSuccessBundle]
    status: Required[CommonStatusNone]


class OutputContractBundleFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    bundle: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Compared contracts
# What `rasen contract diff --json` prints: the verdicts on two versions of a schema or a folder of schemas, and every change between them.
OutputContractDiff: TypeAlias = "OutputContractDiffSuccess | OutputContractDiffFailure"


# Verdict
# `compatible` is proved, `breaking` is shown by a document that `jsonschema` confirms or follows from what is gone, `unproved` is neither.
OutputContractDiffVerdict: TypeAlias = "Literal['compatible', 'breaking', 'unproved']"


# Kind
# What sort of change it is. `rewritten` says the same in other words; `combined` stands for a break that no change alone explains, `referenced-schema-changed` for one that comes from another file.
OutputContractDiffKind: TypeAlias = "Literal['annotation-changed', 'rewritten', 'reference-changed', 'schema-changed', 'schema-added', 'schema-removed', 'schema-renamed', 'schema-moved', 'definition-added', 'definition-removed', 'type-changed', 'value-added', 'value-removed', 'property-added', 'property-removed', 'required-added', 'required-removed', 'constraint-added', 'constraint-removed', 'constraint-changed', 'branch-added', 'branch-removed', 'code-changed', 'exit-status-added', 'exit-status-removed', 'exit-status-changed', 'combined', 'referenced-schema-changed']"


class OutputContractDiffSuccessVerdict(TypedDict):
    input: Required[OutputContractDiffVerdict]
    output: Required[OutputContractDiffVerdict]


class OutputContractDiffSuccessChangesItemAccepted(TypedDict):
    reason: Required[str]
    until: Required[str]


class OutputContractDiffSuccessChangesItem(TypedDict):
    schema: Required[str]
    oldPointer: Required[str | None]
    newPointer: Required[str | None]
    kind: Required[OutputContractDiffKind]
    input: Required[OutputContractDiffVerdict]
    output: Required[OutputContractDiffVerdict]
    witness: NotRequired[Any]
    accepted: NotRequired[OutputContractDiffSuccessChangesItemAccepted]


class OutputContractDiffSuccess(TypedDict):
    """Compared

    Both versions were read and compared."""

    verdict: Required[OutputContractDiffSuccessVerdict]
    changes: Required[list[OutputContractDiffSuccessChangesItem]]
    status: Required[CommonStatusNone]


class OutputContractDiffFailure(TypedDict):
    """Not compared

    A version could not be read, or the call was wrong."""

    verdict: Required[Literal[None]]
    changes: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Written documentation
# What `rasen contract docs --json` prints: the pages that it wrote or compared.
OutputContractDocs: TypeAlias = "OutputContractDocsSuccess | OutputContractDocsFailure"


class OutputContractDocsSuccessDocs(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractDocsSuccess(TypedDict):
    """Success

    The files."""

    docs: Required[OutputContractDocsSuccessDocs]
    status: Required[CommonStatusNone]


class OutputContractDocsFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    docs: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Published schemas
# What `rasen contract list --json` prints: every published schema, by name.
OutputContractList: TypeAlias = "OutputContractListSuccess | OutputContractListFailure"


class OutputContractListSuccessSchemasItem(TypedDict):
    name: Required[str]
    id: Required[str]
    title: Required[str]
    description: Required[str]
    fileMatch: Required[list[str]]
    command: Required[str | None]


class OutputContractListSuccess(TypedDict):
    """Success

    Every published schema."""

    schemas: Required[list[OutputContractListSuccessSchemasItem]]
    status: Required[CommonStatusNone]


class OutputContractListFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    schemas: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Commands held to their contract
# What `rasen contract run --json` prints: each case with what is wrong with it.
OutputContractRun: TypeAlias = "OutputContractRunSuccess | OutputContractRunFailure"


class OutputContractRunSuccessCasesItemFindingsItem(TypedDict):
    step: Required[int]
    line: Required[int]
    column: Required[int]
    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    details: NotRequired[dict[str, Any]]
    fix: NotRequired[str]


class OutputContractRunSuccessCasesItem(TypedDict):
    file: Required[str]
    name: Required[str]
    valid: Required[bool]
    findings: Required[list[OutputContractRunSuccessCasesItemFindingsItem]]


class OutputContractRunSuccessSummary(TypedDict):
    cases: Required[int]
    valid: Required[int]
    invalid: Required[int]


class OutputContractRunSuccessCoverageSchemasItemExitsItem(TypedDict):
    status: Required[str]
    shown: Required[bool]


class OutputContractRunSuccessCoverageSchemasItemBranchesItem(TypedDict):
    pointer: Required[str]
    shown: Required[bool]


class OutputContractRunSuccessCoverageSchemasItem(TypedDict):
    schema: Required[str]
    exits: Required[list[OutputContractRunSuccessCoverageSchemasItemExitsItem]]
    branches: Required[list[OutputContractRunSuccessCoverageSchemasItemBranchesItem]]


class OutputContractRunSuccessCoverage(TypedDict):
    commands: Required[list[str]]
    schemas: Required[list[OutputContractRunSuccessCoverageSchemasItem]]
    codes: Required[list[str]]


class OutputContractRunSuccess(TypedDict):
    """Carried out

    The cases were carried out, whatever the verdict."""

    cases: Required[list[OutputContractRunSuccessCasesItem]]
    summary: Required[OutputContractRunSuccessSummary]
    coverage: NotRequired[OutputContractRunSuccessCoverage]
    status: Required[CommonStatusNone]


class OutputContractRunFailure(TypedDict):
    """Not carried out

    A contract or a schema could not be used, or the call was wrong."""

    cases: Required[list[Any]]
    summary: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# One published schema
# What `rasen contract show --json` prints: the schema as it is published.
OutputContractShow: TypeAlias = "OutputContractShowSuccess | OutputContractShowFailure"


class OutputContractShowSuccess(TypedDict):
    """Success

    The schema."""

    name: Required[str]
    schema: Required[dict[str, Any]]
    status: Required[CommonStatusNone]


class OutputContractShowFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    name: Required[Literal[None]]
    schema: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Written types
# What `rasen contract types --json` prints: the files of type declarations that it wrote or compared.
OutputContractTypes: TypeAlias = "OutputContractTypesSuccess | OutputContractTypesFailure"


class OutputContractTypesSuccessTypes(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractTypesSuccess(TypedDict):
    """Success

    The files."""

    types: Required[OutputContractTypesSuccessTypes]
    status: Required[CommonStatusNone]


class OutputContractTypesFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    types: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of doctor
# What `rasen doctor --json` prints. Findings of any severity are a success.
OutputDoctor: TypeAlias = "OutputDoctorSuccess | OutputDoctorFailure"


class OutputDoctorSuccessRoot(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest']]
    store_id: NotRequired[CommonStoreId]
    healthy: Required[bool]
    status: Required[list[CommonStatusEntry]]


class OutputDoctorSuccess(TypedDict):
    """Success

    What was found."""

    root: Required[OutputDoctorSuccessRoot]
    store: Required[None | OutputDoctorStore]
    references: Required[list[CommonReferenceEntry]]
    status: Required[list[CommonStatusEntry]]


class OutputDoctorFailure(TypedDict):
    """Failure

    There is no root to be examined."""

    root: Required[Literal[None]]
    store: Required[Literal[None]]
    references: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputDoctorStoreMetadata(TypedDict):
    present: Required[Literal[True]]
    valid: Required[Literal[True]]
    remote: NotRequired[str]


class OutputDoctorStore(TypedDict):
    """Store

    The identity of a selected store, which was proven."""

    id: Required[CommonStoreId]
    metadata: Required[OutputDoctorStoreMetadata]
    origin_url: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


# A code explained
# What `rasen explain --json` prints: everything that the contract says of one diagnostic code.
OutputExplain: TypeAlias = "OutputExplainSuccess | OutputExplainFailure"


class OutputExplainSuccessCode(TypedDict):
    code: Required[CommonCode]
    area: Required[str]
    severity: Required[CommonSeverity]
    title: Required[str]
    description: Required[str]
    fix: Required[str | None]
    details: Required[dict[str, str] | None]
    since: Required[str]


class OutputExplainSuccess(TypedDict):
    """Success

    The code."""

    code: Required[OutputExplainSuccessCode]
    status: Required[CommonStatusNone]


class OutputExplainFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    code: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of init
# What `rasen init --json` prints.
OutputInit: TypeAlias = "OutputInitSuccess | OutputInitFailure"


class OutputInitTool(TypedDict):
    """Tool

    What became of one tool."""

    id: Required[CommonIdentifiersWorkflowId]
    skillsRoot: Required[str]
    status: Required[Literal['created', 'refreshed', 'failed']]
    drift: Required[list[Any]]
    removed: Required[list[str]]
    preserved: Required[list[str]]
    error: NotRequired[CommonStatusEntry]


class OutputInitSuccessProject(TypedDict):
    path: Required[str]
    created: Required[bool]


class OutputInitSuccessConfig(TypedDict):
    path: Required[str]
    status: Required[Literal['created', 'exists']]


class OutputInitSuccessProfile(TypedDict):
    name: Required[str | None]
    source: Required[Literal['option', 'project-workflows', 'project-profile', 'global', 'default']]


class OutputInitSuccess(TypedDict):
    """Success

    The command did what it was asked for; single tools may have failed."""

    project: Required[OutputInitSuccessProject]
    config: Required[OutputInitSuccessConfig]
    profile: Required[OutputInitSuccessProfile]
    workflows: Required[list[CommonIdentifiersWorkflowId]]
    experts: Required[list[CommonIdentifiersWorkflowId]]
    tools: Required[list[OutputInitTool]]
    status: Required[list[CommonStatusEntry]]


class OutputInitFailure(TypedDict):
    """Failure

    The command was refused before anything was written."""

    project: Required[Literal[None]]
    tools: Required[list[Any]]
    status: Required[list[CommonStatusEntry]]


# Output of instructions
# What `rasen instructions --json` prints: for an artifact what is needed to make it, for the word `apply` what is needed to carry the change out.
OutputInstructions: TypeAlias = "OutputInstructionsSuccess | OutputInstructionsFailure"


# Success
# The instructions.
OutputInstructionsSuccess: TypeAlias = "OutputInstructionsArtifact | OutputInstructionsApply"


class OutputInstructionsFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


class OutputInstructionsArtifactDependenciesItem(TypedDict):
    id: Required[str]
    done: Required[bool]
    path: Required[str]
    description: Required[str]


class OutputInstructionsArtifact(TypedDict):
    """Instructions for an artifact

    What is needed to make one artifact."""

    changeName: Required[str]
    artifactId: Required[str]
    schemaName: Required[str]
    changeDir: Required[str]
    planningHome: Required[CommonPlanningHome]
    outputPath: Required[str]
    resolvedOutputPath: Required[str]
    existingOutputPaths: Required[list[str]]
    description: Required[str]
    instruction: NotRequired[str]
    context: NotRequired[str]
    rules: NotRequired[list[str]]
    references: NotRequired[list[CommonReferenceEntry]]
    template: Required[str]
    dependencies: Required[list[OutputInstructionsArtifactDependenciesItem]]
    unlocks: Required[list[str]]
    root: Required[CommonRoot]


class OutputInstructionsApplyProgress(TypedDict):
    total: Required[int]
    complete: Required[int]
    remaining: Required[int]


class OutputInstructionsApplyTasksItem(TypedDict):
    id: Required[str]
    description: Required[str]
    done: Required[bool]


class OutputInstructionsApply(TypedDict):
    """Instructions for the work

    What is needed to carry a change out, and how far it has come."""

    changeName: Required[str]
    changeDir: Required[str]
    schemaName: Required[str]
    contextFiles: Required[dict[str, list[str]]]
    progress: Required[OutputInstructionsApplyProgress]
    tasks: Required[list[OutputInstructionsApplyTasksItem]]
    state: Required[Literal['blocked', 'all_done', 'ready']]
    missingArtifacts: NotRequired[list[str]]
    instruction: Required[str]
    references: NotRequired[list[CommonReferenceEntry]]
    root: Required[CommonRoot]


# Output of list
# What `rasen list --json` prints: the active changes, or with --specs the main specs.
OutputList: TypeAlias = "OutputListSuccess | OutputListFailure | OutputListFailureOfSpecs"


# Success
# The changes or the specs.
OutputListSuccess: TypeAlias = "OutputListChanges | OutputListSpecs"


class OutputListFailure(TypedDict):
    """Failure

    The changes cannot be listed."""

    changes: Required[list[Any]]
    root: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputListFailureOfSpecs(TypedDict):
    """Failure with --specs

    The specs cannot be listed."""

    specs: Required[list[Any]]
    root: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputListChangesChangesItem(TypedDict):
    name: Required[str]
    completedTasks: Required[int]
    totalTasks: Required[int]
    lastModified: Required[str]
    status: Required[Literal['no-tasks', 'complete', 'in-progress']]


class OutputListChanges(TypedDict):
    """Changes

    The active changes with the progress of their tasks."""

    changes: Required[list[OutputListChangesChangesItem]]
    root: Required[CommonRoot]


class OutputListSpecsSpecsItem(TypedDict):
    id: Required[str]
    requirementCount: Required[int]


class OutputListSpecs(TypedDict):
    """Specs

    The main specs with the number of their requirements."""

    specs: Required[list[OutputListSpecsSpecsItem]]
    root: Required[CommonRoot]


# Output of new change
# What `rasen new change --json` prints.
OutputNewChange: TypeAlias = "OutputNewChangeSuccess | OutputNewChangeFailure"


class OutputNewChangeSuccessChange(TypedDict):
    id: Required[CommonChangeName]
    path: Required[str]
    metadataPath: Required[str]
    schema: Required[CommonArtifactSchemaName]


class OutputNewChangeSuccess(TypedDict):
    """Success

    The change was made."""

    change: Required[OutputNewChangeSuccessChange]
    root: Required[CommonRoot]


class OutputNewChangeFailure(TypedDict):
    """Failure

    The command failed."""

    change: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of pipeline classify
# What `rasen pipeline classify --json` prints.
OutputPipelineClassify: TypeAlias = "OutputPipelineClassifySuccess | OutputPipelineClassifyFailure"


class OutputPipelineClassifySuccess(TypedDict):
    """Success

    What was asked for."""

    suggested: Required[CommonIdentifiersWorkflowId]
    matched: Required[list[str]]
    available: Required[list[CommonIdentifiersWorkflowId]]
    basis: Required[Literal['keyword', 'default']]


class OutputPipelineClassifyFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of pipeline list
# What `rasen pipeline list --json` prints. Definitions that are not valid are left out.
OutputPipelineList: TypeAlias = "OutputPipelineListSuccess | OutputPipelineListFailure"


class OutputPipelineListSuccessPipelinesItem(TypedDict):
    name: Required[CommonIdentifiersWorkflowId]
    description: Required[str]
    stages: Required[list[str]]
    source: Required[Literal['project', 'user', 'package']]


class OutputPipelineListSuccess(TypedDict):
    """Success

    What was asked for."""

    pipelines: Required[list[OutputPipelineListSuccessPipelinesItem]]


class OutputPipelineListFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of pipeline show
# What `rasen pipeline show --json` prints. Values that nothing sets are null.
OutputPipelineShow: TypeAlias = "OutputPipelineShowSuccess | OutputPipelineShowFailure"


class OutputPipelineShowSuccessAgents(TypedDict):
    planner: NotRequired[FilesPipelineAgent]
    implementer: NotRequired[FilesPipelineAgent]
    reviewer: NotRequired[FilesPipelineAgent]
    fixer: NotRequired[FilesPipelineAgent]
    shipper: NotRequired[FilesPipelineAgent]


class OutputPipelineShowSuccessReuseRoles(TypedDict):
    planner: Required[FilesPipelineThreshold]
    implementer: Required[FilesPipelineThreshold]


class OutputPipelineShowSuccessReuse(TypedDict):
    planner: Required[FilesPipelineReuseMode]
    implementer: Required[FilesPipelineReuseMode]
    threshold: Required[FilesPipelineThreshold]
    roles: Required[OutputPipelineShowSuccessReuseRoles]


class OutputPipelineShowSuccessStagesItemHandoff(TypedDict):
    threshold: Required[FilesPipelineThreshold]
    maxRelays: Required[FilesPipelinePositive]
    stallLimit: Required[FilesPipelinePositive]
    source: Required[Literal['stage', 'role', 'pipeline', 'preset', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'project-role', 'store-role', 'global-role', 'project-config', 'store-config', 'global-config']]


class OutputPipelineShowSuccessStagesItem(TypedDict):
    id: Required[str]
    kind: Required[Literal['standard', 'decompose']]
    skill: Required[str | None]
    childPipeline: Required[str | None]
    role: Required[FilesPipelineRole | None]
    requires: Required[list[str]]
    gate: Required[bool]
    effectiveGate: Required[bool]
    gateSource: Required[Literal['stage', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'autopilot-project', 'autopilot-store', 'autopilot-global']]
    loop: Required[FilesPipelineReviewCycle | FilesPipelineGoal | None]
    parallelGroup: Required[str | None]
    condition: Required[str | None]
    leadReview: Required[bool]
    verifyPolicy: Required[Literal['adaptive', 'standard', 'light', None]]
    runtime: Required[FilesPipelineRuntime]
    runtimeSource: Required[Literal['stage', 'agent', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global']]
    sessionReuse: Required[FilesPipelineSessionReuse | None]
    sandbox: Required[FilesPipelineSandbox | None]
    model: Required[str | None]
    modelSource: Required[Literal['stage', 'agent', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'project-role', 'store-role', 'global-role', 'project-default', 'store-default', 'global-default']]
    effort: Required[str | None]
    handoff: Required[OutputPipelineShowSuccessStagesItemHandoff]


class OutputPipelineShowSuccess(TypedDict):
    """Success

    What was asked for."""

    name: Required[str]
    description: Required[str]
    agents: Required[OutputPipelineShowSuccessAgents]
    reuse: Required[OutputPipelineShowSuccessReuse]
    buildOrder: Required[list[str]]
    stages: Required[list[OutputPipelineShowSuccessStagesItem]]
    origin: NotRequired[Literal['composed', 'ui']]


class OutputPipelineShowFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of profile delete
# What `rasen profile delete --json` prints.
OutputProfileDelete: TypeAlias = "OutputProfileDeleteSuccess | OutputProfileDeleteFailure"


class OutputProfileDeleteSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    deleted: Required[CommonIdentifiersProfileName]
    status: Required[CommonStatusNone]


class OutputProfileDeleteFailure(TypedDict):
    """Failure

    The command failed."""

    deleted: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile export
# What `rasen profile export --json` prints.
OutputProfileExport: TypeAlias = "OutputProfileExportSuccess | OutputProfileExportFailure"


class OutputProfileExportSuccessExport(TypedDict):
    profile: Required[CommonIdentifiersProfileName | None]
    path: Required[str]
    kind: Required[Literal['thin', 'package']]


class OutputProfileExportSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    export: Required[OutputProfileExportSuccessExport]
    status: Required[CommonStatusNone]


class OutputProfileExportFailure(TypedDict):
    """Failure

    The command failed."""

    export: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile import
# What `rasen profile import --json` prints.
OutputProfileImport: TypeAlias = "OutputProfileImportSuccess | OutputProfileImportFailure"


class OutputProfileImportSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileImportSuccessInstalled1(TypedDict):
    imported: Required[list[CommonIdentifiersWorkflowId]]
    reused: Required[list[CommonIdentifiersWorkflowId]]
    roots: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileImportSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileImportSuccessProfile]
    installed: Required[OutputProfileImportSuccessInstalled1 | None]
    status: Required[CommonStatusNone]


class OutputProfileImportFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    installed: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile list
# What `rasen profile list --json` prints.
OutputProfileList: TypeAlias = "OutputProfileListSuccess | OutputProfileListFailure"


class OutputProfileListSuccessProfilesItem1(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    builtIn: Required[bool]
    definition: Required[OutputProfileListDefinition]
    error: NotRequired[str]
    matchesCurrent: Required[bool]


class OutputProfileListSuccessProfilesItem2(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    builtIn: Required[bool]
    definition: NotRequired[OutputProfileListDefinition]
    error: Required[str]
    matchesCurrent: Required[bool]


class OutputProfileListSuccess(TypedDict):
    """Success

    The current selection and all profiles. There is no key `status`."""

    current: Required[OutputProfileListDefinition]
    profiles: Required[list[OutputProfileListSuccessProfilesItem1 | OutputProfileListSuccessProfilesItem2]]


class OutputProfileListFailure(TypedDict):
    """Failure

    The command failed."""

    current: Required[Literal[None]]
    profiles: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputProfileListDefinition(TypedDict):
    """Definition

    The version of the format and the selected workflows."""

    version: Required[Literal[1]]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


# Output of profile new
# What `rasen profile new --json` prints.
OutputProfileNew: TypeAlias = "OutputProfileNewSuccess | OutputProfileNewFailure"


class OutputProfileNewSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileNewSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileNewSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileNewFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile update
# What `rasen profile update --json` prints.
OutputProfileUpdate: TypeAlias = "OutputProfileUpdateSuccess | OutputProfileUpdateFailure"


class OutputProfileUpdateSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileUpdateSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileUpdateSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileUpdateFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile use
# What `rasen profile use --json` prints.
OutputProfileUse: TypeAlias = "OutputProfileUseSuccess | OutputProfileUseFailure"


class OutputProfileUseSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    classification: Required[Literal['full', 'core', 'custom']]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileUseSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileUseSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileUseFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile
# What `rasen profile --json` prints. The selection is edited at a terminal only, and never under --json, so that this is a failure there; the document of a success is what the human view is made from.
OutputProfile: TypeAlias = "OutputProfileSuccess | OutputProfileFailure"


class OutputProfileSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    classification: Required[Literal['full', 'core', 'custom']]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of schemas
# What `rasen schemas --json` prints: a bare array.
OutputSchemas: TypeAlias = "OutputSchemasSuccess | OutputSchemasFailure"


class OutputSchemasSuccessItem(TypedDict):
    name: Required[CommonArtifactSchemaName]
    description: Required[str]
    artifacts: Required[list[str]]
    source: Required[Literal['project', 'user', 'package']]


# Success
# The valid artifact schemas that the working folder has, by name.
OutputSchemasSuccess: TypeAlias = "list[OutputSchemasSuccessItem]"


class OutputSchemasFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of show
# What `rasen show --json` prints: a change with its deltas, or a spec with its requirements.
OutputShow: TypeAlias = "OutputShowSuccess | OutputShowFailure"


# Success
# The change or the spec.
OutputShowSuccess: TypeAlias = "OutputShowChange | OutputShowSpec"


class OutputShowFailure(TypedDict):
    """Failure

    The item cannot be shown."""

    status: Required[CommonStatusFailed]


class OutputShowChange(TypedDict):
    """Change

    An active change."""

    id: Required[str]
    title: Required[str]
    deltaCount: Required[int]
    deltas: Required[list[OutputShowDelta | OutputShowRename | OutputShowBullet]]
    root: Required[CommonRoot]


class OutputShowDelta(TypedDict):
    """Delta

    A requirement that is added, modified or removed."""

    spec: Required[str]
    operation: Required[Literal['ADDED', 'MODIFIED', 'REMOVED']]
    description: Required[str]
    requirement: Required[CommonShownRequirement]
    requirements: Required[list[CommonShownRequirement]]


OutputShowRenameRename = TypedDict(
    "OutputShowRenameRename",
    {
        "from": "Required[str]",
        "to": "Required[str]",
    },
)


class OutputShowRename(TypedDict):
    """Rename

    A requirement that gets another name."""

    spec: Required[str]
    operation: Required[Literal['RENAMED']]
    description: Required[str]
    rename: Required[OutputShowRenameRename]


class OutputShowBullet(TypedDict):
    """Bullet

    What a bullet of What Changes says of a capability."""

    spec: Required[str]
    operation: Required[Literal['ADDED', 'MODIFIED', 'REMOVED', 'RENAMED']]
    description: Required[str]


class OutputShowSpecMetadata(TypedDict):
    version: Required[Literal['1.0.0']]
    format: Required[Literal['openspec']]
    sourcePath: NotRequired[str]


class OutputShowSpec(TypedDict):
    """Spec

    A main spec."""

    id: Required[str]
    title: Required[str]
    overview: Required[str]
    requirementCount: Required[int]
    requirements: Required[list[CommonShownRequirement]]
    metadata: Required[OutputShowSpecMetadata]
    root: Required[CommonRoot]


# Output of status
# What `rasen status --json` prints.
OutputStatus: TypeAlias = "OutputStatusSuccess | OutputStatusFailure"


# Success
# The change and its artifacts, or that there is no change.
OutputStatusSuccess: TypeAlias = "OutputStatusChange | OutputStatusNothing"


class OutputStatusFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


class OutputStatusChangeActionContext(TypedDict):
    mode: Required[Literal['repo-local']]
    sourceOfTruth: Required[Literal['repo']]
    planningArtifacts: Required[list[str]]
    linkedContext: Required[list[Any]]
    allowedEditRoots: Required[list[str]]
    requiresAffectedAreaSelection: Required[Literal[False]]
    constraints: Required[list[str]]


class OutputStatusChange(TypedDict):
    """Status of a change

    Where one change stands."""

    changeName: Required[str]
    schemaName: Required[str]
    planningHome: Required[CommonPlanningHome]
    changeRoot: Required[str]
    artifactPaths: Required[dict[str, OutputStatusPaths]]
    nextSteps: Required[list[str]]
    actionContext: Required[OutputStatusChangeActionContext]
    isComplete: Required[bool]
    applyRequires: Required[list[str]]
    artifacts: Required[list[OutputStatusArtifact]]
    root: Required[CommonRoot]


class OutputStatusNothing(TypedDict):
    """No change

    The root has no active change, and none was asked for."""

    changes: Required[list[Any]]
    message: Required[str]
    root: Required[CommonRoot]


class OutputStatusArtifact1(TypedDict):
    id: Required[str]
    outputPath: Required[str]
    status: Required[Literal['done', 'ready', 'blocked']]
    missingDeps: Required[list[str]]


class OutputStatusArtifact2(TypedDict):
    id: Required[str]
    outputPath: Required[str]
    status: Required[Literal['done', 'ready', 'blocked']]
    missingDeps: NotRequired[Never]


# Artifact
# How far an artifact has come.
OutputStatusArtifact: TypeAlias = "OutputStatusArtifact1 | OutputStatusArtifact2"


class OutputStatusPaths(TypedDict):
    """Paths

    Where one artifact belongs and what is there of it."""

    outputPath: Required[str]
    resolvedOutputPath: Required[str]
    existingOutputPaths: Required[list[str]]


# Output of store doctor
# What `rasen store doctor --json` prints. Findings of any severity are a success.
OutputStoreDoctor: TypeAlias = "OutputStoreDoctorSuccess | OutputStoreDoctorFailure"


class OutputStoreDoctorSuccess(TypedDict):
    """Success

    What was found."""

    stores: Required[list[OutputStoreDoctorReport]]
    status: Required[CommonStatusNone]


class OutputStoreDoctorFailure(TypedDict):
    """Failure

    The command failed."""

    stores: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputStoreDoctorReportOpenspecRootConfig(TypedDict):
    present: Required[bool | None]
    path: NotRequired[Literal['rasen/config.yaml', 'rasen/config.yml']]


class OutputStoreDoctorReportOpenspecRootSpecs(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRootChanges(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRootArchive(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRoot(TypedDict):
    present: Required[bool | None]
    config: Required[OutputStoreDoctorReportOpenspecRootConfig]
    specs: Required[OutputStoreDoctorReportOpenspecRootSpecs]
    changes: Required[OutputStoreDoctorReportOpenspecRootChanges]
    archive: Required[OutputStoreDoctorReportOpenspecRootArchive]
    healthy: Required[bool]
    status: Required[list[CommonStatusEntry]]


class OutputStoreDoctorReportMetadata(TypedDict):
    present: Required[bool | None]
    valid: Required[bool | None]
    id: NotRequired[str]
    remote: Required[str | None]


class OutputStoreDoctorReportGit(TypedDict):
    is_repository: Required[bool | None]
    has_commits: Required[bool | None]
    has_uncommitted_changes: Required[bool | None]
    has_remote: Required[bool | None]
    origin_url: Required[str | None]


class OutputStoreDoctorReport(TypedDict):
    """Report

    All that was seen of one store."""

    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]
    openspec_root: Required[OutputStoreDoctorReportOpenspecRoot]
    metadata: Required[OutputStoreDoctorReportMetadata]
    git: Required[OutputStoreDoctorReportGit]
    status: Required[list[CommonStatusEntry]]


# Output of store list
# What `rasen store list --json` prints. Only the registry is read.
OutputStoreList: TypeAlias = "OutputStoreListSuccess | OutputStoreListFailure"


class OutputStoreListSuccessStoresItem(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]


class OutputStoreListSuccess(TypedDict):
    """Success

    The registered stores."""

    stores: Required[list[OutputStoreListSuccessStoresItem]]
    status: Required[CommonStatusNone]


class OutputStoreListFailure(TypedDict):
    """Failure

    The command failed."""

    stores: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store register
# What `rasen store register --json` prints.
OutputStoreRegister: TypeAlias = "OutputStoreRegisterSuccess | OutputStoreRegisterFailure"


class OutputStoreRegisterSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreRegisterSuccessRegistry(TypedDict):
    path: Required[str]
    registered: Required[bool]
    already_registered: Required[bool]


class OutputStoreRegisterSuccessGit(TypedDict):
    is_repository: Required[bool]
    initialized: Required[bool]
    committed: Required[bool]


class OutputStoreRegisterSuccess(TypedDict):
    """Success

    The store is registered."""

    store: Required[OutputStoreRegisterSuccessStore]
    registry: Required[OutputStoreRegisterSuccessRegistry]
    git: Required[OutputStoreRegisterSuccessGit]
    created_files: Required[list[str]]
    status: Required[list[CommonStatusEntry]]


class OutputStoreRegisterFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    git: Required[Literal[None]]
    created_files: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store remove
# What `rasen store remove --json` prints.
OutputStoreRemove: TypeAlias = "OutputStoreRemoveSuccess | OutputStoreRemoveFailure"


class OutputStoreRemoveSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreRemoveSuccessRegistry(TypedDict):
    path: Required[str]
    removed: Required[Literal[True]]


class OutputStoreRemoveSuccessFiles(TypedDict):
    deleted: Required[bool]
    deleted_path: Required[str | None]
    left_on_disk: Required[str | None]


class OutputStoreRemoveSuccess(TypedDict):
    """Success

    The entry is dropped."""

    store: Required[OutputStoreRemoveSuccessStore]
    registry: Required[OutputStoreRemoveSuccessRegistry]
    files: Required[OutputStoreRemoveSuccessFiles]
    status: Required[list[CommonStatusEntry]]


class OutputStoreRemoveFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    files: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of store setup
# What `rasen store setup --json` prints.
OutputStoreSetup: TypeAlias = "OutputStoreSetupSuccess | OutputStoreSetupFailure"


class OutputStoreSetupSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreSetupSuccessRegistry(TypedDict):
    path: Required[str]
    registered: Required[bool]
    already_registered: Required[bool]


class OutputStoreSetupSuccessGit(TypedDict):
    is_repository: Required[bool]
    initialized: Required[bool]
    committed: Required[bool]


class OutputStoreSetupSuccess(TypedDict):
    """Success

    The store is registered."""

    store: Required[OutputStoreSetupSuccessStore]
    registry: Required[OutputStoreSetupSuccessRegistry]
    git: Required[OutputStoreSetupSuccessGit]
    created_files: Required[list[str]]
    status: Required[list[CommonStatusEntry]]


class OutputStoreSetupFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    git: Required[Literal[None]]
    created_files: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store unregister
# What `rasen store unregister --json` prints. The folder of the store stays as it is.
OutputStoreUnregister: TypeAlias = "OutputStoreUnregisterSuccess | OutputStoreUnregisterFailure"


class OutputStoreUnregisterSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreUnregisterSuccessRegistry(TypedDict):
    path: Required[str]
    removed: Required[Literal[True]]


class OutputStoreUnregisterSuccessFiles(TypedDict):
    deleted: Required[bool]
    deleted_path: Required[str | None]
    left_on_disk: Required[str | None]


class OutputStoreUnregisterSuccess(TypedDict):
    """Success

    The entry is dropped."""

    store: Required[OutputStoreUnregisterSuccessStore]
    registry: Required[OutputStoreUnregisterSuccessRegistry]
    files: Required[OutputStoreUnregisterSuccessFiles]
    status: Required[CommonStatusNone]


class OutputStoreUnregisterFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    files: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of templates
# What `rasen templates --json` prints.
OutputTemplates: TypeAlias = "OutputTemplatesSuccess | OutputTemplatesFailure"


class OutputTemplatesSuccess2(TypedDict):
    path: Required[str]
    source: Required[Literal['project', 'user', 'package']]


# Success
# By ID of the artifact, in the order of the schema, where its template lies.
OutputTemplatesSuccess: TypeAlias = "dict[str, OutputTemplatesSuccess2]"


class OutputTemplatesFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of update
# What `rasen update --json` prints.
OutputUpdate: TypeAlias = "OutputUpdateSuccess | OutputUpdateFailure"


class OutputUpdateToolDriftItem(TypedDict):
    kind: Required[Literal['version_changed', 'source_missing', 'source_moved', 'digest_changed', 'delivery_changed', 'file_missing', 'file_modified', 'selection_changed']]
    workflow: NotRequired[str]
    path: NotRequired[str]


class OutputUpdateTool(TypedDict):
    """Tool

    What became of one tool."""

    id: Required[CommonIdentifiersWorkflowId]
    skillsRoot: Required[str]
    status: Required[Literal['updated', 'up-to-date', 'drifted', 'failed']]
    drift: Required[list[OutputUpdateToolDriftItem]]
    removed: Required[list[str]]
    preserved: Required[list[str]]
    error: NotRequired[CommonStatusEntry]


class OutputUpdateSuccessProject(TypedDict):
    path: Required[str]


class OutputUpdateSuccessProfile(TypedDict):
    name: Required[str | None]
    source: Required[Literal['project-workflows', 'project-profile', 'global', 'default']]


class OutputUpdateSuccess(TypedDict):
    """Success

    The command did what it was asked for; single tools may have failed."""

    project: Required[OutputUpdateSuccessProject]
    profile: Required[OutputUpdateSuccessProfile]
    workflows: Required[list[CommonIdentifiersWorkflowId]]
    experts: Required[list[CommonIdentifiersWorkflowId]]
    tools: Required[list[OutputUpdateTool]]
    status: Required[list[CommonStatusEntry]]


class OutputUpdateFailure(TypedDict):
    """Failure

    The command was refused before anything was written."""

    project: Required[Literal[None]]
    tools: Required[list[Any]]
    status: Required[list[CommonStatusEntry]]


# A call that names no command
# What a command line prints under --json that names no command: only the reason.
OutputUsage: TypeAlias = "OutputUsageFailure"


class OutputUsageFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    status: Required[CommonStatusFailed]


# Output of validate
# What `rasen validate --json` prints: every item with its issues. That an item is not valid is a success of the command with exit status 1.
OutputValidate: TypeAlias = "OutputValidateSuccess | OutputValidateFailure"


class OutputValidateSuccessSummaryByType(TypedDict):
    change: NotRequired[OutputValidateCounts]
    spec: NotRequired[OutputValidateCounts]


class OutputValidateSuccessSummary(TypedDict):
    totals: Required[OutputValidateCounts]
    byType: Required[OutputValidateSuccessSummaryByType]


class OutputValidateSuccess(TypedDict):
    """Success

    What was asked for has been validated; `valid` says with what result."""

    items: Required[list[OutputValidateItem]]
    summary: Required[OutputValidateSuccessSummary]
    version: Required[Literal['1.0']]
    root: Required[CommonRoot]


class OutputValidateFailure(TypedDict):
    """Failure

    Nothing was validated."""

    status: Required[CommonStatusFailed]


class OutputValidateItem(TypedDict):
    """Item

    A change or a spec."""

    id: Required[str]
    type: Required[Literal['change', 'spec']]
    valid: Required[bool]
    issues: Required[list[CommonValidationIssue]]
    durationMs: Required[int]


class OutputValidateCounts(TypedDict):
    """Counts

    How many items, and how many of them are valid and not valid."""

    items: Required[int]
    passed: Required[int]
    failed: Required[int]


# Output of view
# What `rasen view --json` prints: the specs and the active changes of a root with all that the dashboard and the page show.
OutputView: TypeAlias = "OutputViewSuccess | OutputViewFailure"


class OutputViewSuccess(TypedDict):
    """Success

    The specs and the changes."""

    specs: Required[list[OutputViewSpec]]
    changes: Required[list[OutputViewChange]]
    totals: Required[OutputViewTotals]
    page: Required[str | None]
    root: Required[CommonRoot]
    status: Required[CommonStatusNone]


class OutputViewFailure(TypedDict):
    """Failure

    Nothing can be shown, or the page cannot be written."""

    specs: Required[list[Any]]
    changes: Required[list[Any]]
    totals: Required[Literal[None]]
    page: Required[Literal[None]]
    root: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputViewSpec(TypedDict):
    """Spec

    One main spec."""

    id: Required[str]
    requirementCount: Required[int]
    markdown: Required[str | None]
    problems: Required[list[str]]


class OutputViewChangeTasksItem(TypedDict):
    text: Required[str]
    done: Required[bool]


class OutputViewChangeDeltasItemEntriesItem(TypedDict):
    operation: Required[Literal['ADDED', 'MODIFIED', 'REMOVED', 'RENAMED']]
    name: Required[str]
    newName: Required[str | None]
    before: Required[str | None]
    after: Required[str | None]
    notes: Required[str | None]


class OutputViewChangeDeltasItem(TypedDict):
    spec: Required[str]
    isNew: Required[bool]
    entries: Required[list[OutputViewChangeDeltasItemEntriesItem]]


class OutputViewChangeArtifactsItem(TypedDict):
    id: Required[str]
    outputPath: Required[str]
    status: Required[Literal['done', 'ready', 'blocked']]
    requires: Required[list[str]]


class OutputViewChange(TypedDict):
    """Change

    One active change."""

    name: Required[str]
    title: Required[str]
    status: Required[Literal['no-tasks', 'complete', 'in-progress']]
    completedTasks: Required[int]
    totalTasks: Required[int]
    tasks: Required[list[OutputViewChangeTasksItem]]
    proposal: Required[str | None]
    deltas: Required[list[OutputViewChangeDeltasItem]]
    schemaName: Required[str | None]
    artifacts: Required[list[OutputViewChangeArtifactsItem]]
    problems: Required[list[str]]


class OutputViewTotals(TypedDict):
    """Totals

    Sums over all specs and changes."""

    specs: Required[int]
    requirements: Required[int]
    changes: Required[int]
    tasks: Required[int]
    completedTasks: Required[int]


# Output of workflow delete
# What `rasen workflow delete --json` prints.
OutputWorkflowDelete: TypeAlias = "OutputWorkflowDeleteSuccess | OutputWorkflowDeleteFailure"


class OutputWorkflowDeleteSuccess(TypedDict):
    """Success

    The workflow is gone."""

    deleted: Required[str]
    forcedReferrers: Required[list[str]]
    status: Required[CommonStatusNone]


class OutputWorkflowDeleteFailure(TypedDict):
    """Failure

    Nothing was deleted."""

    deleted: Required[Literal[None]]
    forcedReferrers: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of workflow export
# What `rasen workflow export --json` prints.
OutputWorkflowExport: TypeAlias = "OutputWorkflowExportSuccess | OutputWorkflowExportFailure"


class OutputWorkflowExportSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    path: Required[str]


class OutputWorkflowExportSuccess(TypedDict):
    """Success

    The package was written."""

    workflow: Required[OutputWorkflowExportSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowExportFailure(TypedDict):
    """Failure

    Nothing was written."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of workflow import
# What `rasen workflow import --json` prints; with `--dry-run` it says what an import would do.
OutputWorkflowImport: TypeAlias = "OutputWorkflowImportSuccess | OutputWorkflowImportFailure"


class OutputWorkflowImportSuccess(TypedDict):
    """Success

    All workflows are installed, or with --dry-run would be."""

    imported: Required[list[CommonIdentifiersWorkflowId]]
    reused: Required[list[CommonIdentifiersWorkflowId]]
    roots: Required[list[CommonIdentifiersWorkflowId]]
    status: Required[CommonStatusNone]


class OutputWorkflowImportFailure(TypedDict):
    """Failure

    Nothing was installed."""

    imported: Required[list[Any]]
    reused: Required[list[Any]]
    roots: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of workflow init
# What `rasen workflow init --json` prints.
OutputWorkflowInit: TypeAlias = "OutputWorkflowInitSuccess | OutputWorkflowInitFailure"


class OutputWorkflowInitSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    output: Required[str]


class OutputWorkflowInitSuccess(TypedDict):
    """Success

    The draft was written."""

    workflow: Required[OutputWorkflowInitSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowInitFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of workflow list
# What `rasen workflow list --json` prints. `--all` changes the human view only, since the document always has every kind.
OutputWorkflowList: TypeAlias = "OutputWorkflowListSuccess | OutputWorkflowListFailure"


class OutputWorkflowListSuccess(TypedDict):
    """Success

    The catalog was read."""

    workflows: Required[list[OutputWorkflowListEntry]]
    invalid: Required[list[OutputWorkflowListInvalid]]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]
    status: Required[CommonStatusNone]


class OutputWorkflowListFailure(TypedDict):
    """Failure

    The command failed."""

    workflows: Required[list[Any]]
    invalid: Required[list[Any]]
    diagnostics: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputWorkflowListEntry(TypedDict):
    """Workflow

    One workflow of the catalog."""

    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    digest: Required[CommonIdentifiersDigest]
    kind: Required[Literal['task', 'driver', 'internal', 'expert']]
    skillName: Required[CommonIdentifiersWorkflowId]
    title: Required[str | None]
    unused: Required[bool]


class OutputWorkflowListInvalid(TypedDict):
    """Invalid entry

    Something in the user's library folder that is no valid workflow."""

    id: Required[str]
    source: Required[Literal['user']]
    sourcePath: Required[str]
    valid: Required[Literal[False]]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


# Output of workflow show
# What `rasen workflow show --json` prints.
OutputWorkflowShow: TypeAlias = "OutputWorkflowShowSuccess | OutputWorkflowShowFailure"


class OutputWorkflowShowSuccess(TypedDict):
    """Success

    The workflow was found."""

    workflow: Required[OutputWorkflowShowWorkflow]
    usage: Required[list[OutputWorkflowShowUsage]]
    status: Required[CommonStatusNone]


class OutputWorkflowShowFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    usage: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputWorkflowShowWorkflow(TypedDict):
    """Workflow

    All that is known of the workflow."""

    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    manifestVersion: Required[Literal[1]]
    kind: Required[Literal['task', 'driver', 'internal', 'expert']]
    title: Required[str | None]
    category: Required[str | None]
    tags: Required[list[str] | None]
    digest: Required[CommonIdentifiersDigest]
    skill: Required[OutputWorkflowShowSkill]
    requires: Required[OutputWorkflowShowRequires]
    recommends: Required[OutputWorkflowShowRecommends]
    files: Required[list[OutputWorkflowShowFile]]


class OutputWorkflowShowSkill(TypedDict):
    """Skill

    A skill."""

    name: Required[CommonIdentifiersWorkflowId]
    dirName: Required[CommonIdentifiersWorkflowId]
    description: Required[str]


class OutputWorkflowShowRequires(TypedDict):
    """Requirements

    What a workflow needs."""

    workflows: Required[list[CommonIdentifiersWorkflowId]]
    skills: Required[list[str]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]
    schemas: Required[list[CommonIdentifiersWorkflowId]]


class OutputWorkflowShowRecommends(TypedDict):
    """Recommendations

    What a workflow recommends."""

    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputWorkflowShowFile(TypedDict):
    """File

    One file of a workflow."""

    path: Required[str]
    sha256: Required[CommonIdentifiersDigest]


class OutputWorkflowShowUsage(TypedDict):
    """Consumer

    One consumer of a workflow."""

    kind: Required[Literal['global-selection', 'profile', 'dependency', 'pipeline', 'ledger', 'project-selection']]
    consumer: Required[str]
    path: NotRequired[str]
    hard: Required[Literal[True]]


# Output of workflow validate
# What `rasen workflow validate --json` prints. An invalid workflow is a success of the command with exit status 1.
OutputWorkflowValidate: TypeAlias = "OutputWorkflowValidateSuccess | OutputWorkflowValidateFailure"


class OutputWorkflowValidateSuccess(TypedDict):
    """Success

    The target was checked; `valid` says with what result."""

    validation: Required[OutputWorkflowValidateDirectory | OutputWorkflowValidatePackage | OutputWorkflowValidateInstalled]
    status: Required[CommonStatusNone]


class OutputWorkflowValidateFailure(TypedDict):
    """Failure

    The command failed."""

    validation: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputWorkflowValidateDirectory(TypedDict):
    """Folder

    An unpacked workflow."""

    valid: Required[bool]
    kind: Required[Literal['directory']]
    id: NotRequired[CommonIdentifiersWorkflowId]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


class OutputWorkflowValidatePackage(TypedDict):
    """Package

    A `.rasenpkg` file. The first failure is the only diagnostic."""

    valid: Required[bool]
    kind: Required[Literal['package']]
    packageKind: NotRequired[Literal['workflow', 'profile', 'pipeline']]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


class OutputWorkflowValidateInstalled(TypedDict):
    """Installed workflow

    A workflow of the library, built-in ones included."""

    valid: Required[bool]
    kind: Required[Literal['installed']]
    id: Required[str]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


# Output of workflow which
# What `rasen workflow which --json` prints.
OutputWorkflowWhich: TypeAlias = "OutputWorkflowWhichSuccess | OutputWorkflowWhichFailure"


class OutputWorkflowWhichSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    digest: Required[CommonIdentifiersDigest]


class OutputWorkflowWhichSuccess(TypedDict):
    """Success

    The workflow was found."""

    workflow: Required[OutputWorkflowWhichSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowWhichFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]

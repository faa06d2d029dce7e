// Made from the schemas by `rasen contract types`; do not edit.

/**
 * Codes of archive
 *
 * Diagnostic codes of the command archive, in the order of its checks. Each of them means that nothing was changed, but for the last one.
 */
export type CodesArchive = "archive_change_name_required" | "archive_change_not_found" | "archive_validation_failed" | "archive_confirmation_required" | "archive_tasks_incomplete" | "archive_spec_update_failed" | "archive_spec_validation_failed" | "archive_target_exists" | "archive_error" | "archive_unfinished";

/**
 * Artifact codes
 *
 * The codes of changes and their artifacts: status, instructions, new change, artifact schemas, the config of a planning folder.
 */
export type CodesArtifacts = "change_error" | "initiative_option_removed" | "areas_option_removed" | "config_invalid" | "config_context_too_large" | "change_metadata_invalid" | "artifact_schema_invalid" | "artifact_path_outside" | "artifact_id_duplicate" | "artifact_requirement_unknown" | "artifact_cycle";

/**
 * Codes of repositories
 *
 * Diagnostic codes about the documents of an Azphalt repository and the building of one.
 */
export type CodesAzpRepository = "azp_repo_document_invalid" | "azp_repo_field_missing" | "azp_repo_field_invalid" | "azp_repo_value_duplicate" | "azp_repo_type_unknown" | "azp_repo_profile_unknown" | "azp_repo_key_invalid" | "azp_repo_key_duplicate" | "azp_repo_profile_unadvertised" | "azp_repo_profile_unused" | "azp_repo_counts_invalid" | "azp_repo_latest_mismatch" | "azp_repo_package_duplicate" | "azp_repo_summary_handoffs" | "azp_repo_summary_block" | "azp_repo_version_duplicate" | "azp_repo_versions_order" | "azp_repo_manifest_invalid" | "azp_repo_manifest_mismatch" | "azp_repo_revocations_order" | "azp_repo_download_missing" | "azp_repo_package_invalid" | "azp_repo_digest_mismatch" | "azp_repo_size_mismatch" | "azp_repo_detail_missing" | "azp_repo_summary_mismatch" | "azp_repo_revoked_not_yanked" | "azp_repo_yanked_not_revoked" | "azp_repo_private";

/**
 * Codes of signing and packing
 *
 * Diagnostic codes about signatures, trust, pinned publishers, keys, and packing and unpacking of Azphalt packages.
 */
export type CodesAzpSigning = "azp_signature_malformed" | "azp_signature_key_invalid" | "azp_signature_invalid" | "azp_unsigned" | "azp_countersignature_malformed" | "azp_countersignature_invalid" | "azp_countersignature_too_long" | "azp_extra_missing" | "azp_trust_store_invalid" | "azp_trust_key_ignored" | "azp_signer_untrusted" | "azp_pins_invalid" | "azp_publisher_changed" | "azp_publisher_unsigned" | "azp_source_not_directory" | "azp_source_manifest_missing" | "azp_source_special" | "azp_source_collision" | "azp_output_exists" | "azp_output_not_empty" | "azp_package_invalid" | "azp_key_invalid" | "azp_not_signed" | "azp_chain_broken" | "azp_chain_full" | "azp_write_failed";

/**
 * Azphalt codes
 *
 * The codes of Azphalt packages (`.azp`): archive, entries, manifest, payload, kinds, signatures, trust, packing and repositories.
 */
export type CodesAzp = "azp_file_not_found" | "azp_file_unreadable" | "azp_limit_exceeded" | "azp_zip_invalid" | "azp_zip_zip64" | "azp_zip_hidden_data" | "azp_zip_overlap" | "azp_zip_comment" | "azp_name_not_utf8" | "azp_name_ambiguous" | "azp_path_unsafe" | "azp_entry_directory" | "azp_entry_special" | "azp_entry_duplicate" | "azp_zip_encrypted" | "azp_zip_method_unsupported" | "azp_zip_header_mismatch" | "azp_zip_descriptor_invalid" | "azp_entry_corrupt" | "azp_entry_size_mismatch" | "azp_entry_crc_mismatch" | "azp_entry_alias" | "azp_manifest_missing" | "azp_manifest_json_invalid" | "azp_manifest_field_missing" | "azp_manifest_field_invalid" | "azp_format_unsupported" | "azp_id_invalid" | "azp_version_invalid" | "azp_kind_unknown" | "azp_compat_invalid" | "azp_target_app_unqualified" | "azp_license_missing" | "azp_files_reserved" | "azp_digest_malformed" | "azp_payload_missing" | "azp_digest_mismatch" | "azp_payload_unlisted" | "azp_field_forbidden" | "azp_block_forbidden" | "azp_block_ignored" | "azp_field_ignored" | "azp_block_missing" | "azp_list_missing" | "azp_list_invalid" | "azp_item_invalid" | "azp_item_id_invalid" | "azp_item_id_duplicate" | "azp_item_field_invalid" | "azp_item_path_unsafe" | "azp_item_path_unlisted" | "azp_reference_self" | "azp_reference_duplicate" | "azp_workflow_format_invalid" | "azp_workflow_permission_invalid" | "azp_workflow_permission_duplicate" | "azp_workflow_placement_invalid" | "azp_workflow_placement_duplicate" | "azp_workflow_screen_not_declarative" | "azp_payload_executable" | "azp_remote_incomplete" | "azp_remote_unpinned" | "azp_input_undeclared" | "azp_secret_literal" | "azp_target_app_mismatch" | "azp_compat_unsatisfied" | "azp_profile_kind" | "azp_workflow_format_unsupported";

/**
 * Codes of the command line
 *
 * Diagnostic codes of calls, targets and schemas named by the user.
 */
export type CodesCli = "usage_error" | "internal_error" | "interrupted" | "target_not_found" | "target_unreadable" | "target_not_regular" | "target_too_large" | "target_changed" | "nothing_to_check" | "nothing_changed" | "kind_unknown" | "schema_not_found" | "schema_unusable" | "schema_invalid" | "findings_limit_exceeded" | "revision_unusable" | "report_not_written" | "code_unknown" | "bundle_stale" | "output_stale" | "output_not_written" | "cancelled";

/**
 * Codes of contracts
 *
 * What `rasen contract diff` says of the changes between two versions of a contract, and `rasen contract run` of the commands that it carries out.
 */
export type CodesContract = "contract_breaking_change" | "contract_unproved_change" | "contract_accepted_change" | "accepted_changes_unusable" | "contract_exit_unexpected" | "contract_exit_undeclared" | "contract_exit_contradicts" | "contract_timeout" | "contract_waits_for_input" | "contract_child_left" | "contract_command_not_started" | "contract_setup_failed" | "contract_stdout_empty" | "contract_stdout_not_json" | "contract_stdout_noise" | "contract_stdout_several" | "contract_stdout_line" | "contract_stdout_bom" | "contract_stdout_escape" | "contract_stdout_not_utf8" | "contract_stdout_unexpected" | "contract_stdout_lacks" | "contract_stderr_unexpected" | "contract_stderr_empty" | "contract_document_invalid" | "contract_document_differs" | "contract_unstable" | "contract_locale_dependent" | "contract_file_missing" | "contract_file_unexpected" | "contract_file_differs" | "contract_capture_missing" | "contract_file_unusable" | "nothing_to_run" | "template_unusable";

/**
 * Library codes
 *
 * The codes of the commands that change the library of workflows: import, export and delete.
 */
export type CodesLibrary = "import_source_not_found" | "import_source_invalid" | "workflow_invalid" | "staged_workflow_invalid" | "workflow_install_rollback_failed" | "builtin_export_forbidden" | "destination_exists" | "destination_not_file" | "builtin_delete_forbidden" | "workflow_in_use";

/**
 * Package codes
 *
 * The codes of `.rasenpkg` files, of strict JSON, of the checks before an installation, and of profile files. Packages also raise codes of workflows, pipelines and paths for what they hold.
 */
export type CodesPackage = "package_not_found" | "package_not_file" | "package_too_large" | "package_changed" | "package_empty" | "package_bom_forbidden" | "package_utf8_invalid" | "package_json_invalid" | "json_syntax_invalid" | "json_duplicate_key" | "json_dangerous_key" | "json_lone_surrogate" | "json_unsafe_integer" | "json_depth_exceeded" | "json_property_limit_exceeded" | "package_format_unsupported" | "package_requires_newer_rasen" | "package_schema_invalid" | "schema_issue" | "package_kind_mismatch" | "package_non_canonical" | "workflow_limit_exceeded" | "package_roots_empty" | "workflow_duplicate" | "file_path_duplicate" | "file_path_collision" | "file_limit_exceeded" | "file_digest_mismatch" | "workflow_required_file_missing" | "packaged_manifest_invalid" | "packaged_manifest_id_mismatch" | "workflow_digest_mismatch" | "package_root_duplicate" | "package_root_missing" | "profile_workflow_id_invalid" | "profile_workflow_duplicate" | "profile_root_not_selected" | "profile_workflow_missing" | "profile_roots_mismatch" | "package_dependency_missing" | "package_workflow_unreachable" | "package_workflows_not_normalized" | "package_files_not_normalized" | "profile_workflows_not_normalized" | "package_roots_not_normalized" | "package_pipelines_not_normalized" | "package_digest_mismatch" | "package_pipelines_empty" | "pipeline_id_invalid" | "pipeline_duplicate" | "pipeline_limit_exceeded" | "pipeline_required_file_missing" | "packaged_pipeline_name_mismatch" | "pipeline_digest_mismatch" | "pipeline_root_missing" | "packaged_workflow_invalid" | "staged_digest_mismatch" | "workflow_id_duplicate" | "builtin_collision" | "workflow_digest_conflict" | "expert_skill_collision" | "invalid_file";

/**
 * Codes of pipelines
 *
 * Diagnostic codes about pipeline definitions.
 */
export type CodesPipeline = "pipeline_invalid" | "pipeline_field_unknown" | "pipeline_gate_retired" | "pipeline_manifest_missing" | "pipeline_name_mismatch" | "pipeline_skill_unknown" | "pipeline_skill_disabled" | "pipeline_command_error" | "pipeline_not_found";

/**
 * Codes of specs and changes
 *
 * Diagnostic codes of the commands list, show and validate, and of what they find in specs and deltas. The published shape of an issue of validate has no code; `rasen check` tells it.
 */
export type CodesPlanning = "unknown_item" | "ambiguous_item" | "list_error" | "show_error" | "validate_error" | "planning_file_unreadable" | "planning_folder_unlistable" | "spec_purpose_missing" | "spec_section_missing" | "spec_requirements_missing" | "requirement_scenario_missing" | "spec_delta_heading" | "spec_requirement_outside" | "spec_requirement_duplicate" | "spec_purpose_short" | "requirement_statement_long" | "requirement_scenario_expected" | "requirement_statement_missing" | "requirement_keyword_missing" | "delta_heading_stray" | "delta_requirement_outside" | "delta_requirement_repeated" | "delta_requirement_unknown" | "delta_scenario_lost" | "delta_rename_unpaired" | "delta_rename_modified" | "delta_sections_conflict" | "delta_entries_missing" | "delta_sections_missing" | "delta_main_unreadable" | "delta_misplaced" | "change_without_deltas";

/**
 * Profile codes
 *
 * The codes of saved profiles, of the current selection and of the profile commands.
 */
export type CodesProfile = "invalid_name" | "reserved_name" | "not_found" | "already_exists" | "unsupported_format" | "interactive_required" | "profile_changed" | "profile_command_error" | "selection_ignored" | "profile_lock_shadowed" | "workflow_unknown";

/**
 * Project codes
 *
 * The codes of setting up projects and bringing them up to date.
 */
export type CodesProjects = "tools_value_required" | "tools_value_conflict" | "tool_unknown" | "tools_not_detected" | "profile_unknown" | "path_not_directory" | "store_pointer_declared" | "store_pointer_invalid" | "project_not_found" | "source_missing" | "ledger_invalid" | "ledger_unreadable" | "tool_failed" | "project_busy" | "project_command_error";

/**
 * Store codes
 *
 * The codes of root selection, of stores and their registry, of references, and of the commands store, doctor and context.
 */
export type CodesStores = "no_openspec_root" | "no_root_with_registered_stores" | "no_registered_stores" | "unknown_store" | "store_identity_mismatch" | "unhealthy_store_root" | "store_path_not_supported" | "invalid_store_pointer" | "invalid_store_id" | "invalid_store_registry" | "invalid_store_metadata" | "openspec_store_root_missing" | "openspec_store_root_not_directory" | "openspec_root_missing" | "openspec_root_not_directory" | "openspec_config_missing" | "openspec_config_not_file" | "openspec_specs_not_directory" | "openspec_changes_not_directory" | "openspec_archive_not_directory" | "store_registry_busy" | "store_registry_changed" | "store_not_found" | "store_metadata_missing" | "store_metadata_id_mismatch" | "store_metadata_invalid" | "store_id_conflict" | "store_path_conflict" | "store_already_registered" | "store_setup_id_required" | "store_setup_path_required" | "store_setup_path_not_directory" | "store_setup_inside_git_repo" | "store_root_pointer_declared" | "store_setup_non_empty_directory" | "store_setup_cancelled" | "store_setup_path_changed" | "store_path_required" | "store_path_missing" | "store_path_not_directory" | "store_register_root_unhealthy" | "store_register_identity_confirmation_required" | "store_register_cancelled" | "store_remote_empty" | "store_remote_requires_hand_edit" | "store_remove_confirmation_required" | "store_remove_cancelled" | "store_remove_path_not_directory" | "store_remove_metadata_missing" | "store_root_missing" | "store_root_not_directory" | "store_files_left_on_disk" | "store_git_init_failed" | "store_git_identity_missing" | "store_git_commit_failed" | "store_git_no_commits" | "store_clone_fragile_directories" | "store_remote_divergence" | "reference_invalid_id" | "reference_registry_unreadable" | "reference_unresolved" | "reference_root_unhealthy" | "reference_index_truncated" | "relationship_registry_unreadable" | "root_pointer_ignored" | "root_pointer_invalid" | "pointer_declarations_inert" | "context_file_exists" | "context_output_dir_missing" | "unknown_store_subcommand" | "store_error" | "doctor_failed" | "context_failed" | "no_store_registry";

/**
 * Codes of view
 *
 * Diagnostic codes of the command view.
 */
export type CodesView = "view_error" | "view_page_not_written";

/**
 * Workflow codes
 *
 * The codes of workflow folders, the workflow library and the workflow commands.
 */
export type CodesWorkflow = "source_unreadable" | "source_not_directory" | "directory_unreadable" | "directory_changed" | "entry_unreadable" | "symlink_forbidden" | "special_file_forbidden" | "entry_limit_exceeded" | "file_too_large" | "path_collision" | "entry_changed" | "file_unreadable" | "content_limit_exceeded" | "utf8_bom_forbidden" | "utf8_invalid" | "path_empty" | "path_absolute" | "path_backslash" | "path_control_character" | "path_not_nfc" | "path_too_long" | "path_empty_segment" | "path_traversal" | "path_trailing_dot_space" | "path_windows_device" | "path_windows_character" | "manifest_missing" | "skill_missing" | "yaml_invalid" | "yaml_alias_forbidden" | "manifest_schema_invalid" | "skill_frontmatter_missing" | "skill_frontmatter_invalid" | "skill_instructions_empty" | "workflow_id_invalid" | "workflow_id_mismatch" | "skill_name_invalid" | "duplicate_value" | "reserved_file_declaration" | "file_declared_twice" | "declared_file_missing" | "file_not_declared" | "sidecar_reference_unresolved" | "placeholder_forbidden" | "legacy_namespace_reference" | "absolute_machine_path" | "command_field_ignored" | "workflow_dependency_invalid" | "workflow_dependency_missing" | "workflow_dependency_cycle" | "skill_dependency_invalid" | "skill_dependency_missing" | "pipeline_dependency_invalid" | "pipeline_dependency_missing" | "schema_dependency_invalid" | "schema_dependency_missing" | "recommended_workflow_missing" | "registry_unreadable" | "registry_entry_not_directory" | "workflow_id_collision" | "skill_name_collision" | "workflow_not_found" | "unknown_workflow" | "dependency_cycle" | "output_id_mismatch" | "output_not_directory" | "output_not_empty" | "workflow_command_error" | "workflow_registry_busy" | "confirmation_required";

/**
 * Artifact schema name
 *
 * The name of an artifact schema: one step of a path, since it is the name of a folder.
 */
export type CommonArtifactSchemaName = string;

/**
 * Asset type
 *
 * The types of assets that are known. The vocabulary is open: another one is only a warning.
 */
export type CommonAzpAssetType = "brush" | "lut" | "pattern" | "stamp" | "shader" | "transition" | "mesh" | "material" | "hdri" | "motion" | "palette" | "image" | "video" | "font" | "audio" | "vector" | "template" | "overlay" | "tflite" | "litert" | "onnx" | "sherpa-bundle" | "model" | "task" | "vosk-bundle";

/**
 * Package archive
 *
 * What the archive of a package (`.azp`, application/vnd.azphalt.package) holds. A file of this kind has at most `x-max-bytes`, its entries are at most `x-max-entries` and declare at most `x-max-total-bytes` together; exactly the limit is allowed.
 */
export type CommonAzpContainer = {
  /** All entries, in the order of the archive. */
  entries: Array<CommonAzpEntry>;
  /** What the entries declare together. */
  decodedBytes: number;
  /** Whether the file is byte for byte what packing its content gives. */
  canonical: boolean;
};

/**
 * Countersignature
 *
 * One hop of a chain of keys: its owner vouches for the key below. It never touches the signer's signature.
 */
export type CommonAzpCountersignature = {
  /** The vouching key. */
  publicKey: CommonAzpKey;
  /** Ed25519 over the 44 bytes of the key below: the signer's, or that of the hop before. */
  signature: CommonAzpKeySignature;
  /** What the owner calls the key. */
  keyId?: string;
  /** The next hop, which vouches for this one's key. */
  countersignature?: CommonAzpCountersignature;
  [other: string]: unknown;
};

/**
 * Package diagnostic
 *
 * One finding about an Azphalt package or a repository document. Of one code the first `x-max-entries` about a package are told.
 */
export type CommonAzpDiagnostic = {
  /** The stable code; callers branch on it. */
  code: CommonCode;
  /** An error refuses the package; others do not. */
  severity: CommonSeverity;
  /** One English sentence for people; its wording may change. */
  message: string;
  /** The entry of the archive, or the key of `files`, that is concerned. */
  path?: string;
  /** Absolute path of another document that is at fault: a store, pins, a repository document. */
  sourcePath?: string;
  /** Measured values, as the code's entry lists them. A fault inside of a JSON document has its JSON pointer as `pointer`, where the keys of that are no longer than 4096 characters in all; longer texts are cut off. */
  details?: Record<string, unknown>;
};

/**
 * Digest in a package
 *
 * SHA-256 of the exact bytes, as small hexadecimal digits behind the name of the algorithm. Codes are given where it is used.
 */
export type CommonAzpDigest = string;

/**
 * Package entry
 *
 * One entry of a package's archive.
 */
export type CommonAzpEntry = {
  /** The name of the entry. Bytes that are no text are shown as escapes. */
  path: string;
  /** Bytes as declared, decoded. */
  size: number;
  /** Bytes as stored. */
  compressedSize: number;
  /** How the bytes are stored; a number for what no package may use. */
  method: ("store" | "deflate") | number;
  /** SHA-256 of the decoded bytes; null where the entry is excluded. */
  digest: CommonAzpDigest | null;
  /** Whether `files` of the manifest has it. */
  listed: boolean;
};

/**
 * Suffix of a program
 *
 * The last suffix of a path, in small letters, by which a payload counts as a program: source that is run, bytecode, native code, installers. Packages of workflows and roles hold none.
 */
export type CommonAzpExecutable = "js" | "mjs" | "cjs" | "jsx" | "ts" | "tsx" | "wasm" | "class" | "jar" | "dex" | "so" | "dll" | "dylib" | "exe" | "com" | "bat" | "cmd" | "sh" | "bash" | "zsh" | "fish" | "ps1" | "py" | "pyc" | "rb" | "php" | "pl" | "swift" | "kt" | "kts" | "ksh" | "csh" | "tcsh" | "command" | "psm1" | "vbs" | "vbe" | "jse" | "wsf" | "wsh" | "hta" | "lua" | "tcl" | "groovy" | "scpt" | "applescript" | "scr" | "pif" | "msi" | "msix" | "apk" | "aab" | "aar" | "ipa" | "deb" | "rpm" | "dmg" | "appimage" | "node" | "pyw" | "pyz" | "pyo" | "whl" | "war" | "ear" | "swf" | "jnlp" | "sys" | "ocx" | "cpl" | "ko";

/**
 * Item ID
 *
 * A name that is safe as the name of a folder: no white space, no separator, no control character, nothing that some system forbids or reads differently; at most `x-max-bytes` of UTF-8. Codes are given where it is used.
 */
export type CommonAzpItemId = string & CommonPortablePathSegment;

/**
 * Public key of a package
 *
 * An Ed25519 public key: the 44 bytes of its SPKI structure (RFC 8410) in base64, and none of small order, whose one signature would fit every message. Codes are given where it is used.
 */
export type CommonAzpKey = string & CommonAzpKeyEd25519;

/**
 * Base64
 *
 * The standard alphabet with padding, without white space and without spare bits, so that one sequence of bytes has one spelling.
 */
export type CommonAzpKeyBase64 = string;

/**
 * Ed25519 key
 *
 * The fixed twelve bytes that name the algorithm, then the 32 bytes of the key, in base64.
 */
export type CommonAzpKeyEd25519 = string;

/**
 * Weak key
 *
 * The points of small order in all their encodings, those included that are not canonical.
 */
export type CommonAzpKeyWeak = "MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" | "MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=" | "MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" | "MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=" | "MCowBQYDK2VwAyEA7P///////////////////////////////////////38=" | "MCowBQYDK2VwAyEA7P////////////////////////////////////////8=" | "MCowBQYDK2VwAyEA7f///////////////////////////////////////38=" | "MCowBQYDK2VwAyEA7f////////////////////////////////////////8=" | "MCowBQYDK2VwAyEA7v///////////////////////////////////////38=" | "MCowBQYDK2VwAyEA7v////////////////////////////////////////8=" | "MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=" | "MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=" | "MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=" | "MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o=";

/**
 * Signature
 *
 * The 64 bytes of an Ed25519 signature in base64.
 */
export type CommonAzpKeySignature = string;

/**
 * Kind of a package
 *
 * What a package is.
 */
export type CommonAzpKind = "asset" | "code" | "mixed" | "app" | "mcp" | "pack" | "skill" | "script" | "composable" | "workflow" | "role" | "llm";

/**
 * Listing of a package
 *
 * What search answers and details both say of a package.
 */
export type CommonAzpListing = {
  /** The package's ID. */
  id: CommonAzpPackageId;
  /** What people call the package. */
  name: CommonAzpText;
  /** The version that is described. */
  version: CommonAzpVersion;
  /** The newest version that is not yanked. */
  latest: CommonAzpVersion;
  /** What the package is. */
  kind: CommonAzpKind;
  /** The types of its assets; an open vocabulary. */
  types: Array<CommonAzpText>;
  /** What the package is for. */
  description?: string;
  /** Who made it. */
  author?: string;
  /** The name by language. */
  nameLocalized?: Record<string, string>;
  /** The description by language. */
  descriptionLocalized?: Record<string, string>;
  /** IDs of the hosts that the package is for; absent or empty stands for all. */
  targetApps?: Array<CommonAzpText>;
  /** Whether it costs something. */
  priceStatus?: "free" | "paid";
  /** Whom the content is for. */
  maturity?: "general" | "mature";
  /** How often it was downloaded. */
  downloads?: number;
  /** How often it was installed. */
  installs?: number;
  /** How often it was removed again. */
  uninstalls?: number;
  /** How many ratings there are. */
  ratingCount?: number;
  /** Bytes of the package file. */
  byteSize?: number;
  /** The average of the ratings. */
  rating?: number;
  /** When the newest version was published. */
  updatedAt?: CommonAzpTimestamp;
  /** What the package is about. */
  mediaDomains?: Array<"image" | "video" | "audio" | "3d" | "model" | "font">;
  /** What shows the package. */
  preview?: {
    /** Where a picture is. */
    image?: string;
    /** Where a moving picture is. */
    clip?: string;
    [other: string]: unknown;
  };
  [other: string]: unknown;
};

/**
 * Package ID
 *
 * The ID of a package in reverse-DNS form. Codes are given where it is used.
 */
export type CommonAzpPackageId = string;

/**
 * Repository profile
 *
 * The profiles of repositories that are known. The vocabulary is open: another one is only a warning.
 */
export type CommonAzpRepositoryProfile = "image" | "video-audio" | "companion" | "mcp" | "skill" | "script" | "composable" | "workflow" | "role" | "llm";

/**
 * Repository
 *
 * What was checked or written, and the verdict.
 */
export type CommonAzpRepository = {
  /** Whether no diagnostic is an error. */
  ok: boolean;
  /** Absolute path of the document or folder. */
  path: string;
  /** The documents, in the order of the checks. */
  documents: Array<{
    /** Absolute path of the document. */
    path: string;
    /** What it is. */
    document: "index" | "search" | "detail" | "revocations";
    /** Whether no diagnostic about it is an error. */
    ok: boolean;
  }>;
  /** How many package files there are. */
  packages: number;
  /** All findings, document by document. */
  diagnostics: Array<CommonAzpDiagnostic>;
};

/**
 * Package signer
 *
 * Who signed a package, and who vouches for that key.
 */
export type CommonAzpSigner = {
  /** The signer's Ed25519 key: SPKI DER in base64. */
  publicKey: string;
  /** What the signature calls the key; null where it does not. */
  keyId: string | null;
  /** Who vouches for the key below, from hop 1. */
  countersigners: Array<{
    /** How far above the signer, from 1. */
    hop: number;
    /** The vouching key. */
    publicKey: string;
    /** What the signature calls the key; null where it does not. */
    keyId: string | null;
    /** Whether the signature over the key below verifies. */
    valid: boolean;
  }>;
};

/**
 * Workflow summary
 *
 * What a workflow package offers and asks for, in the order of its manifest. Nothing of it is granted, installed or run.
 */
export type CommonAzpSummary = {
  /** The format of the payload. */
  format: string;
  /** IDs of the workflows. */
  definitions: Array<string>;
  /** IDs of the fragments. */
  fragments: Array<string>;
  /** IDs of the agents that belong to the package. */
  agents: Array<string>;
  /** Packages that are referred to. */
  dependencies: Array<{
    /** The other package's ID. */
    id: string;
    /** The versions that are meant; null where nothing is said. */
    version: string | null;
    /** Whether the package is of no use without it. */
    required: boolean;
    /** What it is wanted for; null where nothing is said. */
    purpose: string | null;
  }>;
  /** What is asked of the host. */
  hostPermissions: Array<string>;
  /** The screens, each with where it can be shown. */
  screens: Array<{
    /** The screen's ID. */
    id: string;
    /** Where it can be shown. */
    placements: Array<string>;
  }>;
  /** The hosts that the package is for; empty stands for all. */
  targetApps: Array<string>;
};

/**
 * Text in a package
 *
 * A string that holds more than white space. Codes are given where it is used.
 */
export type CommonAzpText = string;

/**
 * Time stamp
 *
 * A day and a time with its distance from UTC. Codes are given where it is used.
 */
export type CommonAzpTimestamp = string;

/**
 * Secure address
 *
 * An address of the web that is reached by HTTPS. Codes are given where it is used.
 */
export type CommonAzpUrl = string;

/**
 * Package verification
 *
 * The verdict on a package. It proves integrity and structure; it grants, runs and installs nothing.
 */
export type CommonAzpVerification = {
  /** Whether no diagnostic is an error. */
  ok: boolean;
  /** Whether the archive has an entry `signature.json`. */
  signed: boolean;
  /** Whether the signature verifies; null where there is none, or the bytes it is about cannot be had. */
  signatureValid: boolean | null;
  /** The file that was looked at. */
  file: {
    /** Its absolute path. */
    path: string;
    /** Its bytes. */
    size: number;
    /** SHA-256 of the whole file; null where it is larger than a package may be, since it is not read then. */
    digest: CommonAzpDigest | null;
  };
  /** What the manifest says that the package is; null where no manifest can be read. */
  package: {
    /** `azphalt` of the manifest; null where it is no string. */
    azphalt: string | null;
    /** `id` of the manifest; null where it is no string. */
    id: string | null;
    /** `name` of the manifest; null where it is no string. */
    name: string | null;
    /** `version` of the manifest; null where it is no string. */
    version: string | null;
    /** `kind` of the manifest; null where it is no string. */
    kind: string | null;
    /** `license` of the manifest; null where it is no string. */
    license: string | null;
    /** `compat` of the manifest; null where it is no string. */
    compat: string | null;
  } | null;
  /** Who signed; null without a usable signature. */
  signer: CommonAzpSigner | null;
  /** What an ok workflow package offers and asks for; null for all others. */
  summary: CommonAzpSummary | null;
  /** All findings in the order of the checks. */
  diagnostics: Array<CommonAzpDiagnostic>;
  [other: string]: unknown;
};

/**
 * Version of a package
 *
 * A version by Semantic Versioning 2.0.0. Codes are given where it is used.
 */
export type CommonAzpVersion = string;

/**
 * Change name
 *
 * The name that a new change may be given: small letters and digits in groups that single hyphens join, a letter first. `archive` is the name of the archive. Changes that are there already may have any name of a folder.
 */
export type CommonChangeName = string;

/**
 * Diagnostic code
 *
 * A stable, machine-readable name of one kind of problem. `rasen explain CODE` says what it means; the files under `codes` list all of them by area.
 */
export type CommonCode = string;

/**
 * Delta
 *
 * The text of a delta file, Markdown: what a change does to one capability, in the sections ADDED, MODIFIED, REMOVED and RENAMED Requirements. Its limits are those of `common:spec`.
 */
export type CommonDelta = string;

/**
 * Checked document
 *
 * Any JSON document that `rasen check` holds to a schema named by the user, with the limits of reading it; those of YAML are in `common:yaml-document`.
 */
export type CommonDocument = unknown;

/**
 * Finding
 *
 * One finding of `rasen check` about a file or folder, with its place in the text where there is one. Of one target at most `x-max-entries` are listed, errors before others, and a last one says how many are left out.
 */
export type CommonFinding = {
  /** The file or folder: as given on the command line, and below a given folder that folder joined with the relative path. Separated by /. */
  path: string;
  /** Line of the text, from 1. */
  line?: number;
  /** Column of the line, from 1, counted in Unicode code points. */
  column?: number;
  /** How much the finding weighs. */
  severity: CommonSeverity;
  /** The stable code; callers branch on it. */
  code: CommonCode;
  /** One English sentence for people; its wording may change. */
  message: string;
  /** JSON pointer (RFC 6901) of the value in the document, where the finding is about one and its keys are no longer than 4096 characters in all. */
  pointer?: string;
  /** Measured values, as the code's entry lists them. */
  details?: Record<string, unknown>;
  /** One sentence or command that mends it. */
  fix?: string;
};

/**
 * Identifiers
 *
 * The names that workflows, skills, profiles and packages refer to each other by, and the digests that say which content is meant. Codes are given where these are used.
 */
export type CommonIdentifiers = CommonIdentifiersWorkflowId | CommonIdentifiersSkillReference | CommonIdentifiersProfileName | CommonIdentifiersDigest | CommonIdentifiersReleaseVersion;

/**
 * Portable ID
 *
 * ID of a workflow, a pipeline or an artifact schema, and name of a user's skill: a small letter or digit, then at most 63 more of them or hyphens.
 */
export type CommonIdentifiersWorkflowId = string;

/**
 * Skill reference
 *
 * What `requires.skills` may hold: the name of an expert skill, or one of its retired spellings with a colon.
 */
export type CommonIdentifiersSkillReference = string;

/**
 * Profile name
 *
 * Name of a saved or packaged profile; the reserved ones are not among a user's.
 */
export type CommonIdentifiersProfileName = string;

/**
 * Reserved profile name
 *
 * A name that stands for a profile of the product itself or for a selection without a name.
 */
export type CommonIdentifiersReservedProfileName = "full" | "core" | "custom";

/**
 * Digest
 *
 * SHA-256 of the content meant, as small hexadecimal digits behind the name of the algorithm.
 */
export type CommonIdentifiersDigest = string;

/**
 * Release
 *
 * A release number of three parts, with a pre-release and a build part where there are such.
 */
export type CommonIdentifiersReleaseVersion = string;

/**
 * Line of text
 *
 * A text that is not empty and holds no control character (U+0000 to U+001F, U+007F), so that it stays on one line wherever it is shown.
 */
export type CommonLineOfText = string;

/**
 * Path below a folder
 *
 * A path or a glob that cannot lead out of the folder that it is meant for: it is not absolute, and no step of it is `..`. A backslash counts as a slash here, since it is one on Windows.
 */
export type CommonPathBelow = string;

/**
 * Planning home
 *
 * The folder in which the changes of a root are planned.
 */
export type CommonPlanningHome = {
  /** Changes are planned in the root itself. */
  kind: "repo";
  /** Canonical absolute path of the root. */
  root: string;
  /** Absolute path of the folder that holds the changes. */
  changesDir: string;
  /** The artifact schema of changes for which neither they nor the config name one. */
  defaultSchema: "spec-driven";
};

/**
 * Portable path
 *
 * A relative path with / between its segments that means the same file on every system: in Unicode normalisation form C and free of what some system forbids or reads differently. The rules of `whole` hold for the path, then those of `segment` for each of its segments from left to right; the first rule that fails gives the code.
 */
export type CommonPortablePath = string & CommonPortablePathWhole;

/**
 * Rules for the whole path
 *
 * One rule per entry, tried in this order.
 */
export type CommonPortablePathWhole = unknown;

/**
 * Rules for each segment
 *
 * One rule per entry, tried in this order; all of them for one segment before the next segment.
 */
export type CommonPortablePathSegment = unknown;

/**
 * Windows device
 *
 * A segment in Unicode normalisation form KC that Windows takes for a device. The format not-windows-device means: this, of the normalised segment, does not hold.
 */
export type CommonPortablePathWindowsDevice = unknown;

/**
 * Reference
 *
 * What a declared reference to a store came to. One that cannot be used has `store_id` and a warning alone.
 */
export type CommonReferenceEntry = {
  /** The ID as declared, which need not be a legal one. */
  store_id: string;
  /** Canonical absolute path of the store's root. */
  root?: string;
  /** The specs of the store, by ID; only in `instructions`. */
  specs?: Array<{
    /** Its capability ID. */
    id: string;
    /** The first line of its purpose, at most 300 characters and a mark where it is cut; empty where there is none. */
    summary: string;
  }>;
  /** The command line that shows one of the specs; only in `instructions`. */
  fetch?: string;
  /** A warning where the reference cannot be used or not all specs are listed, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Root
 *
 * The Rasen root that a command worked on, and how it was selected. Stands in every success document of the commands that resolve a root.
 */
export type CommonRoot = {
  /** Canonical absolute path of the root. */
  path: string;
  /** How the root was selected: `store` by --store, `declared` by the pointer of a config, `nearest` by its folder, `implicit` where there is none and the working folder stands for it. */
  source: "store" | "declared" | "nearest" | "implicit";
  /** The store's ID: present exactly for `store` and `declared`. */
  store_id?: CommonStoreId;
} & ({
  store_id: unknown;
  [other: string]: unknown;
} | {
  store_id?: never;
  [other: string]: unknown;
});

/**
 * Severity
 *
 * How much a diagnostic weighs: an error makes the checked item invalid, a warning and an info do not.
 */
export type CommonSeverity = "error" | "warning" | "info";

/**
 * Requirement as shown
 *
 * What a requirement says, as `rasen show` prints it.
 */
export type CommonShownRequirement = {
  /** All lines of the statement; without a statement the title of the heading. */
  text: string;
  /** The scenarios in their order, none where they were asked to be left out. */
  scenarios: Array<{
    /** Everything below the heading of the scenario, as it stands there. */
    rawText: string;
  }>;
};

/**
 * Skill instructions
 *
 * The Markdown text after the frontmatter of SKILL.md. Each rule stands alone, so that every broken one is reported with its own code; two of the codes are warnings.
 */
export type CommonSkillBody = string;

/**
 * Spec
 *
 * The text of a main spec, Markdown: a Purpose section, and a Requirements section in which each heading is a requirement with its statement and its scenarios. The size holds for every text of a planning folder.
 */
export type CommonSpec = string;

/**
 * Purpose
 *
 * What stands below the heading Purpose. A shorter one says too little: a warning.
 */
export type CommonSpecPurpose = string;

/**
 * Statement
 *
 * What a requirement says before its first heading. A longer one is hard to test: a remark.
 */
export type CommonSpecStatement = string;

/**
 * Obligation
 *
 * What every statement needs: the word SHALL or MUST in upper case. Only ASCII letters, digits and the underscore continue a word, so that the word counts right beside those of other scripts.
 */
export type CommonSpecObligation = string;

/**
 * Status entry
 *
 * One entry of the `status` array of a document: a failure of the command, or a health finding. Never carries `details`.
 */
export type CommonStatusEntry = {
  /** How much the entry weighs. */
  severity: CommonSeverity;
  /** The stable code; callers branch on it. */
  code: CommonCode;
  /** One English sentence for people; its wording may change. */
  message: string;
  /** What the entry is about, as a dotted name. */
  target?: string;
  /** One sentence or command that mends it. */
  fix?: string;
};

/**
 * Status
 *
 * The entries of a document's `status`: empty after success, exactly one entry after a failed command.
 */
export type CommonStatus = CommonStatusNone | CommonStatusFailed;

/**
 * No entry
 *
 * The command succeeded.
 */
export type CommonStatusNone = Array<unknown>;

/**
 * One entry
 *
 * The command failed, and this says why.
 */
export type CommonStatusFailed = Array<CommonStatusEntry>;

/**
 * Store ID
 *
 * ID of a store: small letters and digits in groups that single hyphens join, of any length. `2024`, `true` and `null` are legal IDs, and texts in every file.
 */
export type CommonStoreId = string;

/**
 * Schema given by a user
 *
 * A schema that `rasen check` holds documents to because the command line or a document names it, and every schema file that it refers to, with the limits of reading it: it is translated into a program, which costs a few hundred times its size.
 */
export type CommonUserSchema = Record<string, unknown> | boolean;

/**
 * Validation issue
 *
 * One thing that `rasen validate` finds about a spec or a change. It has line and column where it has a place in a text.
 */
export type CommonValidationIssue = {
  /** An error makes the item invalid, a warning does so where the validation is strict, a remark never does. */
  level: "ERROR" | "WARNING" | "INFO";
  /** What the issue is about: for a change the delta file below its folder `specs`, for a spec the part of the document that `rasen show --json` prints of it, and `file` for either as a whole. */
  path: string;
  /** One English sentence for people; its wording may change. */
  message: string;
  /** Line of the file as stored, from 1. */
  line?: number;
  /** Column of the line, from 1, counted in Unicode code points; a byte order mark does not count. */
  column?: number;
};

/**
 * Workflow diagnostic
 *
 * One finding about a workflow, a package or a pipeline, in the shape of the published workflow and pipeline commands.
 */
export type CommonWorkflowDiagnostic = {
  /** The stable code; callers branch on it. */
  code: CommonCode;
  /** An error makes the checked item invalid; a warning does not. */
  severity: "error" | "warning";
  /** One English sentence for people; its wording may change. */
  message: string;
  /** Where in the item: a file relative to its root, a dotted path of a manifest, or a JSON pointer of a pipeline. */
  path?: string;
  /** Absolute path of the file or folder on disk. */
  sourcePath?: string;
  /** Measured values, as the code's entry lists them. */
  details?: Record<string, unknown>;
};

/**
 * Workflow tree
 *
 * The files of one workflow: each portable path with its text. One file may have 1 MiB, all files together 12 MiB, and there are 256 files at most, workflow.yaml and SKILL.md among them. Entries whose name starts with a dot, Thumbs.db and desktop.ini are no content.
 */
export type CommonWorkflowTree = {
  /** The manifest, as files:workflow describes it. */
  "workflow.yaml": string;
  /** Frontmatter, as files:skill-frontmatter describes it, and the instructions. */
  "SKILL.md": string;
  [other: string]: unknown;
};

/**
 * Checked YAML document
 *
 * Any YAML document that `rasen check` reads, with the limits of reading it: they are lower than those of JSON, since a YAML text of many small values costs a hundred times its size in memory and ten seconds a megabyte.
 */
export type CommonYamlDocument = unknown;

/**
 * Accepted changes
 *
 * Changes of a contract that `rasen contract diff --accept FILE` lets pass although they break, each with its reason and its last day.
 */
export type FilesAcceptedChanges = {
  /** The version of this file's form. */
  version: 1;
  /** One entry for each change. */
  accepted: Array<{
    /** The schema as the comparison names it: its `$id`, else its path below the folder. */
    schema: string;
    /** Where the change is, in the old version or in the new one (RFC 6901). */
    pointer: string;
    /** The sort of change; any where it is left out. */
    kind?: OutputContractDiffKind;
    /** Why the change is wanted all the same. */
    reason: string;
    /** The last day on which the change is accepted. */
    until: string;
  }>;
};

/**
 * Artifact schema
 *
 * Which artifacts a change has, in which order they are made, and what guides the making: `schema.yaml` in a folder below `rasen/schemas/`, YAML 1.2 (core schema). The folder gives the schema its name. That IDs are unique, that `requires` names artifacts of the schema and that it leads in no circle is checked after this schema.
 */
export type FilesArtifactSchema = {
  /** For readers of the file; the schema goes by the name of its folder. */
  name: string;
  /** The number of the schema's edition. */
  version: number;
  /** What kind of work the schema suits, in a sentence. */
  description?: string;
  /** The artifacts of a change. */
  artifacts: Array<FilesArtifactSchemaArtifact>;
  /** What has to be there before the work starts, and where its progress is read. */
  apply?: FilesArtifactSchemaApply;
  [other: string]: unknown;
};

/**
 * Artifact
 *
 * One artifact: what is written, after which others, from which template.
 */
export type FilesArtifactSchemaArtifact = {
  /** How commands name the artifact. */
  id: string;
  /** The path of the artifact below the folder of the change, or a glob of the paths of its files. */
  generates: CommonPathBelow;
  /** What the artifact is; may be empty. */
  description: string;
  /** The path of the template below the folder `templates` of the schema. */
  template: CommonPathBelow;
  /** How to make the artifact. */
  instruction?: string;
  /** The IDs of the artifacts that have to be there first. */
  requires?: Array<string>;
  [other: string]: unknown;
};

/**
 * Apply block
 *
 * When a change can be carried out, and how.
 */
export type FilesArtifactSchemaApply = {
  /** The IDs of the artifacts that have to be there before the work starts. IDs that no artifact has are listed and otherwise ignored. */
  requires: Array<string>;
  /** The path or glob, below the folder of the change, of the task lists; null where none are kept. */
  tracks?: null | CommonPathBelow;
  /** How to carry the change out. */
  instruction?: string;
  [other: string]: unknown;
};

/**
 * Azphalt manifest
 *
 * The `manifest.json` of an Azphalt package (`.azp`): what the package is, and the digest of everything in it. Its bytes are what a signature signs.
 */
export type FilesAzpManifest = (FilesAzpManifestAssetPackage | FilesAzpManifestCodePackage | FilesAzpManifestMixedPackage | FilesAzpManifestAppPackage | FilesAzpManifestMcpPackage | FilesAzpManifestPackPackage | FilesAzpManifestSkillPackage | FilesAzpManifestScriptPackage | FilesAzpManifestComposablePackage | FilesAzpManifestWorkflowPackage | FilesAzpManifestRolePackage | FilesAzpManifestLlmPackage) & {
  /** The revision of the package format. */
  azphalt: "0.1";
  /** The package's ID in reverse-DNS form. */
  id: CommonAzpPackageId;
  /** What people call the package. */
  name: CommonAzpText;
  /** The package's version, by Semantic Versioning 2.0.0. */
  version: CommonAzpVersion;
  /** What the package is; the definition of that kind holds besides. */
  kind: CommonAzpKind;
  /** SPDX identifier, or a `LicenseRef-…` of the author's own. */
  license: CommonAzpText;
  /** The versions of the host's API that the package works with: one comparator and a version. */
  compat: string;
  /** What the package is for. */
  description?: string;
  /** Who made it. */
  author?: string;
  /** Where to read more. */
  homepage?: string;
  /** The name by language. */
  nameLocalized?: Record<string, string>;
  /** The description by language. */
  descriptionLocalized?: Record<string, string>;
  /** Whom the content is for. */
  maturity?: "general" | "mature";
  /** Where the package may be shown. */
  visibility?: "public" | "unlisted" | "private";
  /** IDs of the hosts that the package is for; absent or empty stands for all. */
  targetApps?: Array<CommonAzpText>;
  /** The digest of every payload by its path. */
  files: Record<string, CommonAzpDigest>;
  [other: string]: unknown;
};

/**
 * Asset package
 *
 * Assets for editors: looks, brushes, fonts, models and so on.
 */
export type FilesAzpManifestAssetPackage = {
  /** What the package is. */
  kind: "asset";
  /** The assets, each in the package or at a remote address. */
  assets?: Array<FilesAzpManifestAsset>;
  [other: string]: unknown;
};

/**
 * Code package
 *
 * Code for a sandbox.
 */
export type FilesAzpManifestCodePackage = {
  /** What the package is. */
  kind: "code";
  /** The payload that a sandbox starts with. */
  entry: CommonAzpText;
  /** What the entry point is written for. */
  runtime: "js" | "wasm";
  [other: string]: unknown;
};

/**
 * Mixed package
 *
 * Code for a sandbox, and assets.
 */
export type FilesAzpManifestMixedPackage = {
  /** What the package is. */
  kind: "mixed";
  /** The payload that a sandbox starts with. */
  entry: CommonAzpText;
  /** What the entry point is written for. */
  runtime: "js" | "wasm";
  /** The assets, each in the package or at a remote address. */
  assets?: Array<FilesAzpManifestAsset>;
  [other: string]: unknown;
};

/**
 * App package
 *
 * An app that works beside an editor, or that is one.
 */
export type FilesAzpManifestAppPackage = {
  /** What the package is. */
  kind: "app";
  /** What a package of this kind says besides. */
  app: FilesAzpManifestAppBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  mcp?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  pack?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * MCP package
 *
 * Servers of the Model Context Protocol.
 */
export type FilesAzpManifestMcpPackage = {
  /** What the package is. */
  kind: "mcp";
  /** What a package of this kind says besides. */
  mcp: FilesAzpManifestMcpBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  app?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  pack?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * Pack package
 *
 * A list of other packages.
 */
export type FilesAzpManifestPackPackage = {
  /** What the package is. */
  kind: "pack";
  /** What a package of this kind says besides. */
  pack: FilesAzpManifestPackBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  app?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  mcp?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * Skill package
 *
 * Skills for agents.
 */
export type FilesAzpManifestSkillPackage = {
  /** What the package is. */
  kind: "skill";
  /** What a package of this kind says besides. */
  skill: FilesAzpManifestSkillBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  app?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  mcp?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  pack?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * Script package
 *
 * A script for a terminal.
 */
export type FilesAzpManifestScriptPackage = {
  /** What the package is. */
  kind: "script";
  /** What a package of this kind says besides. */
  script: FilesAzpManifestScriptBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  app?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  mcp?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  pack?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  skill?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * Composable package
 *
 * Elements of a user interface, in a library that the host has already.
 */
export type FilesAzpManifestComposablePackage = {
  /** What the package is. */
  kind: "composable";
  /** What a package of this kind says besides. */
  composable: FilesAzpManifestComposableBlock;
  /** No package of this kind has it. */
  entry?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  runtime?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  capabilities?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  assets?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  app?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  mcp?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  pack?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  skill?: (null | false | "" | 0) | Array<unknown>;
  /** No package of this kind has it. */
  script?: (null | false | "" | 0) | Array<unknown>;
  [other: string]: unknown;
};

/**
 * Workflow package
 *
 * Orchestration data for a host that knows workflows: data, never code.
 */
export type FilesAzpManifestWorkflowPackage = {
  /** What the package is. */
  kind: "workflow";
  /** What a package of this kind says besides. */
  workflow: FilesAzpManifestWorkflowBlock;
  /** No package of this kind has it. */
  entry?: unknown;
  /** No package of this kind has it. */
  runtime?: unknown;
  /** No package of this kind has it. */
  capabilities?: unknown;
  /** No package of this kind has it. */
  assets?: unknown;
  /** No package of this kind has it. */
  contributes?: unknown;
  /** No package of this kind has it. */
  app?: unknown;
  /** No package of this kind has it. */
  mcp?: unknown;
  /** No package of this kind has it. */
  pack?: unknown;
  /** No package of this kind has it. */
  skill?: unknown;
  /** No package of this kind has it. */
  script?: unknown;
  /** No package of this kind has it. */
  composable?: unknown;
  [other: string]: unknown;
};

/**
 * Role package
 *
 * Roles for agents: data, never code.
 */
export type FilesAzpManifestRolePackage = {
  /** What the package is. */
  kind: "role";
  /** What a package of this kind says besides. */
  role: FilesAzpManifestRoleBlock;
  /** No package of this kind has it. */
  entry?: unknown;
  /** No package of this kind has it. */
  runtime?: unknown;
  /** No package of this kind has it. */
  capabilities?: unknown;
  /** No package of this kind has it. */
  assets?: unknown;
  /** No package of this kind has it. */
  contributes?: unknown;
  /** No package of this kind has it. */
  app?: unknown;
  /** No package of this kind has it. */
  mcp?: unknown;
  /** No package of this kind has it. */
  pack?: unknown;
  /** No package of this kind has it. */
  skill?: unknown;
  /** No package of this kind has it. */
  script?: unknown;
  /** No package of this kind has it. */
  composable?: unknown;
  /** No package of this kind has it. */
  workflow?: unknown;
  [other: string]: unknown;
};

/**
 * LLM package
 *
 * A language model.
 */
export type FilesAzpManifestLlmPackage = {
  /** What the package is. */
  kind: "llm";
  /** What a package of this kind says besides. */
  llm: FilesAzpManifestLlmBlock;
  /** No package of this kind has it. */
  entry?: unknown;
  /** No package of this kind has it. */
  runtime?: unknown;
  /** No package of this kind has it. */
  capabilities?: unknown;
  /** No package of this kind has it. */
  assets?: unknown;
  /** No package of this kind has it. */
  app?: unknown;
  /** No package of this kind has it. */
  mcp?: unknown;
  /** No package of this kind has it. */
  pack?: unknown;
  /** No package of this kind has it. */
  skill?: unknown;
  /** No package of this kind has it. */
  script?: unknown;
  /** No package of this kind has it. */
  composable?: unknown;
  /** No package of this kind has it. */
  workflow?: unknown;
  /** No package of this kind has it. */
  role?: unknown;
  [other: string]: unknown;
};

/**
 * Workflow
 *
 * What a workflow host is offered.
 */
export type FilesAzpManifestWorkflowBlock = {
  /** Names the format and version of the payload; the host decides whether it knows it. */
  format: CommonAzpText;
  /** The workflows. */
  definitions: Array<FilesAzpManifestNamedPayload>;
  /** Parts that workflows can be put together from. */
  fragments?: Array<FilesAzpManifestNamedPayload>;
  /** Agents and roles that belong to the package alone. */
  agents?: Array<FilesAzpManifestNamedPayload>;
  /** Other packages that are referred to; nothing is inherited from them. */
  dependencies?: Array<FilesAzpManifestDependency>;
  /** What is asked of the host. Asking grants nothing, and no name means anything here. */
  hostPermissions?: Array<CommonAzpText>;
  /** Screens as declarative data. */
  screens?: Array<FilesAzpManifestScreen>;
  [other: string]: unknown;
};

/**
 * Named payload
 *
 * An item that lies in the package as a payload of its own.
 */
export type FilesAzpManifestNamedPayload = {
  /** Names the item within its list; safe as the name of a folder. */
  id: CommonAzpItemId;
  /** Where the payload lies in the package; a key of `files`. */
  path: string & CommonPortablePath;
  /** What people call it. */
  name?: CommonAzpText;
  /** What it is for. */
  description?: CommonAzpText;
  [other: string]: unknown;
};

/**
 * Dependency
 *
 * A reference to another package. Without a usable ID nothing else of it is looked at.
 */
export type FilesAzpManifestDependency = {
  /** The other package's ID. */
  id: CommonAzpText;
  [other: string]: unknown;
};

/**
 * Reference
 *
 * What a reference to another package may say.
 */
export type FilesAzpManifestReference = {
  /** The versions that are meant, in the words of the repository. */
  version?: CommonAzpText;
  /** Whether the package is of no use without it. */
  required?: boolean;
  /** What it is wanted for; an open vocabulary. */
  purpose?: CommonAzpText;
  /** What people should know about it. */
  note?: CommonAzpText;
  [other: string]: unknown;
};

/**
 * Screen
 *
 * A screen that the host renders by itself.
 */
export type FilesAzpManifestScreen = {
  /** Names the item within its list; safe as the name of a folder. */
  id: CommonAzpItemId;
  /** The payload with the screen: declarative JSON or YAML, a key of `files`. */
  path: string & CommonPortablePath;
  /** What people call it. */
  name?: CommonAzpText;
  /** Where the screen can be shown, in the host's own names. */
  placements?: Array<CommonAzpText>;
  [other: string]: unknown;
};

/**
 * Role
 *
 * What a host of roles is offered.
 */
export type FilesAzpManifestRoleBlock = {
  /** Names the format and version of the payload. */
  format: CommonAzpText;
  /** The roles. */
  roles: Array<FilesAzpManifestNamedPayload>;
  [other: string]: unknown;
};

/**
 * LLM
 *
 * A language model; nothing in it is looked at.
 */
export type FilesAzpManifestLlmBlock = Record<string, unknown>;

/**
 * App
 *
 * Where an app runs and what it offers.
 */
export type FilesAzpManifestAppBlock = {
  /** Where the app is to be had: at least one of the two. */
  platforms: {
    /** An Android app. */
    android?: {
      /** Names the app on Android. */
      packageId: CommonAzpText;
      [other: string]: unknown;
    };
    /** A progressive web app. */
    pwa?: {
      /** Where the app starts. */
      startUrl?: CommonAzpText;
      [other: string]: unknown;
    };
    [other: string]: unknown;
  };
  /** What the app is; a companion where nothing is said. */
  roles?: Array<"companion" | "host">;
  /** What a companion offers to an editor. */
  handoffs?: Array<unknown>;
  /** The ID by which packages name this host. */
  hostId?: string;
  [other: string]: unknown;
};

/**
 * MCP
 *
 * Servers, and what has to be asked for before they start.
 */
export type FilesAzpManifestMcpBlock = {
  /** Values that the user is asked for. */
  inputs?: Array<{
    /** The name by which `${input:ID}` refers to it. */
    id: CommonAzpText;
    [other: string]: unknown;
  }>;
  /** The servers. */
  servers: Array<FilesAzpManifestServer>;
  [other: string]: unknown;
};

/**
 * Server
 *
 * A server that runs here, elsewhere, or both.
 */
export type FilesAzpManifestServer = {
  /** Names the server within the list. */
  id: CommonAzpText;
  /** How it runs on the user's machine. */
  local?: {
    /** A module for the WebAssembly System Interface. */
    wasi?: FilesAzpManifestWasi;
    /** How it is started on each platform. */
    platforms?: {
      /** How it is started on a desktop. */
      desktop?: FilesAzpManifestDesktop;
      /** How it is reached on Android. */
      android?: {
        /** The service that is bound. */
        component: CommonAzpText;
        [other: string]: unknown;
      };
      [other: string]: unknown;
    };
    [other: string]: unknown;
  };
  /** Where it is reached. */
  remote?: FilesAzpManifestRemote;
  [other: string]: unknown;
};

/**
 * WASI
 *
 * A module in the package, or at an address with its digest.
 */
export type FilesAzpManifestWasi = {
  /** The payload; empty where it is downloaded. */
  module: string;
  /** Where the module is downloaded from. */
  remoteUrl?: CommonAzpText;
  /** The digest that a downloaded module has to have. */
  checksum?: CommonAzpDigest;
  /** What it is started with. */
  args?: Array<unknown>;
  /** Variables that it is started with. */
  env?: FilesAzpManifestSecrets;
  [other: string]: unknown;
};

/**
 * Desktop
 *
 * A program.
 */
export type FilesAzpManifestDesktop = {
  /** The program. */
  command: CommonAzpText;
  /** What it is started with. */
  args?: Array<unknown>;
  /** Variables that it is started with. */
  env?: FilesAzpManifestSecrets;
  [other: string]: unknown;
};

/**
 * Remote
 *
 * A server at an address.
 */
export type FilesAzpManifestRemote = {
  /** How it is talked to. */
  type: "http" | "sse";
  /** Where it is. */
  url: CommonAzpText;
  /** What is sent along. */
  headers?: FilesAzpManifestSecrets;
  [other: string]: unknown;
};

/**
 * Values by name
 *
 * Values by name, in which none that is a secret by its name stands itself.
 */
export type FilesAzpManifestSecrets = Record<string, unknown>;

/**
 * Pack
 *
 * The packages that belong together.
 */
export type FilesAzpManifestPackBlock = {
  /** The packages. */
  entries: Array<FilesAzpManifestPackEntry>;
  [other: string]: unknown;
};

/**
 * Pack entry
 *
 * A reference to another package.
 */
export type FilesAzpManifestPackEntry = {
  /** The other package's ID. */
  id: CommonAzpText;
  /** The versions that are meant; all of them where nothing is said. */
  version?: CommonAzpText;
  /** What people should know about it. */
  note?: CommonAzpText;
  /** Whether the pack is of no use without it. */
  required?: boolean;
  [other: string]: unknown;
};

/**
 * Skill
 *
 * The skills.
 */
export type FilesAzpManifestSkillBlock = {
  /** The skills; each is a folder `skills/ID` with a `SKILL.md`. */
  skills: Array<{
    /** The name of the skill's folder. */
    id: CommonAzpItemId;
    [other: string]: unknown;
  }>;
  [other: string]: unknown;
};

/**
 * Script
 *
 * How the script is run.
 */
export type FilesAzpManifestScriptBlock = {
  /** The program that runs it. */
  interpreter: CommonAzpText;
  /** The script; a key of `files`. */
  entry: string & CommonPortablePath;
  /** The name under which it is offered. */
  command?: CommonAzpText;
  /** What it is started with. */
  args?: Array<CommonAzpText>;
  /** What has to be installed, by package manager. */
  dependencies?: Record<string, Array<CommonAzpText>>;
  [other: string]: unknown;
};

/**
 * Composable
 *
 * A library and the elements in it.
 */
export type FilesAzpManifestComposableBlock = {
  /** Where the elements are implemented. */
  library: {
    /** The library's group. */
    group: CommonAzpText;
    /** The library's name. */
    artifact: CommonAzpText;
    /** The library's version. */
    version?: CommonAzpText;
    [other: string]: unknown;
  };
  /** The elements. */
  elements: Array<FilesAzpManifestElement>;
  [other: string]: unknown;
};

/**
 * Element
 *
 * An element of a user interface.
 */
export type FilesAzpManifestElement = {
  /** Names the item within its list; safe as the name of a folder. */
  id: CommonAzpItemId;
  /** The template it is made from. */
  templateId: CommonAzpText;
  /** Its hue. */
  hue: CommonAzpText;
  /** Its surface. */
  surface: CommonAzpText;
  /** Its scale. */
  scale: CommonAzpText;
  /** What it does. */
  act: CommonAzpText;
  /** What it is good for. */
  jobs: Array<CommonAzpText>;
  [other: string]: unknown;
};

/**
 * Asset
 *
 * One asset.
 */
export type FilesAzpManifestAsset = {
  /** What the asset is; an open vocabulary. */
  type: CommonAzpText;
  /** The payload, a key of `files`; empty where the bytes are downloaded. */
  path: string;
  /** Where the bytes are downloaded from. */
  remoteUrl?: CommonAzpText;
  /** The digest that the downloaded bytes have to have. */
  checksum?: CommonAzpDigest;
  /** The parts of an asset that has several. */
  files?: Array<FilesAzpManifestAssetFile>;
  [other: string]: unknown;
};

/**
 * Asset file
 *
 * One part of an asset.
 */
export type FilesAzpManifestAssetFile = {
  /** What the part is called. */
  name: CommonAzpText;
  /** The payload, a key of `files`; empty where the bytes are downloaded. */
  path?: string;
  /** Where the bytes are downloaded from. */
  remoteUrl?: CommonAzpText;
  /** The digest that the downloaded bytes have to have. */
  checksum?: CommonAzpDigest;
  [other: string]: unknown;
};

/**
 * Azphalt pins
 *
 * Which key signed each package when it was first seen, so that a change of publisher is noticed. Written by `rasen azp trust --pin`, IDs sorted.
 */
export type FilesAzpPins = {
  /** The version of this format. */
  version: 1;
  /** The pin of each package by its ID. */
  pins: Record<string, FilesAzpPinsPin>;
};

/**
 * Pin
 *
 * The key that signed the package.
 */
export type FilesAzpPinsPin = {
  /** The signer's key. */
  publicKey: CommonAzpKeyEd25519;
  /** What the signature called the key. */
  keyId?: string;
  /** When the pin was written, for people. */
  pinnedAt?: string;
};

/**
 * Azphalt package detail
 *
 * What a repository says of one Azphalt package: its whole manifest and all its versions, newest first.
 */
export type FilesAzpRepositoryDetail = CommonAzpListing & {
  /** The manifest of the latest version, whole. It is checked by the rules of manifests. */
  manifest: Record<string, unknown>;
  /** All versions, newest first. */
  versions: Array<{
    /** The version. */
    version: CommonAzpVersion;
    /** When it was published. */
    publishedAt?: CommonAzpTimestamp;
    /** Bytes of the package file. */
    size?: number;
    /** SHA-256 of the whole package file. */
    digest?: CommonAzpDigest;
    /** Whether it is no longer offered. */
    yanked?: boolean;
    [other: string]: unknown;
  }>;
  [other: string]: unknown;
};

/**
 * Azphalt repository index
 *
 * The `/.well-known/azphalt-repository.json` of a repository of Azphalt packages: what it is and what it carries.
 */
export type FilesAzpRepositoryIndex = {
  /** What people call the repository. */
  name: CommonAzpText;
  /** The version of the repository's API. */
  version: CommonAzpText;
  /** What the repository is for. */
  description?: string;
  /** How to sign in. */
  auth?: {
    /** The kind of sign-in. */
    type: CommonAzpText;
    /** Where to sign in. */
    url: CommonAzpUrl;
    [other: string]: unknown;
  };
  /** The types of assets that are taken; an open vocabulary. */
  supportedTypes?: Array<CommonAzpText>;
  /** The profiles of packages that are carried; an open vocabulary. */
  profiles?: Array<CommonAzpText>;
  /** The keys that vouch for publishers. */
  signingKeys?: Array<{
    /** The key. */
    publicKey: CommonAzpKey;
    /** What the owner calls the key. */
    keyId?: string;
    /** Whose key it is, for people. */
    label?: string;
    [other: string]: unknown;
  }>;
  [other: string]: unknown;
};

/**
 * Azphalt revocations
 *
 * The versions of packages that a repository has revoked, newest first.
 */
export type FilesAzpRepositoryRevocations = {
  /** The revoked versions, newest first. */
  revocations: Array<{
    /** The package's ID. */
    id: CommonAzpPackageId;
    /** The version that is revoked. */
    version: CommonAzpVersion;
    /** When it was revoked. */
    revokedAt: CommonAzpTimestamp;
    /** Why. */
    reason?: string;
    [other: string]: unknown;
  }>;
  [other: string]: unknown;
};

/**
 * Azphalt search answer
 *
 * What a repository of Azphalt packages answers to a search: one page of summaries.
 */
export type FilesAzpRepositorySearch = {
  /** The summaries of this page. */
  packages: Array<{
    /** Only of apps: what kind of app it is. */
    app?: FilesAzpRepositorySearchApp;
    [other: string]: unknown;
  } & CommonAzpListing>;
  /** How many packages match. */
  total: number;
  /** The number of this page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  [other: string]: unknown;
};

/**
 * App
 *
 * Where the app stands: beside an editor, or as one.
 */
export type FilesAzpRepositorySearchApp = {
  /** What the app is. */
  roles: Array<"companion" | "host">;
  /** The ID by which packages are scoped to this host. */
  hostId?: string;
  /** What it runs on. */
  platforms?: Record<string, unknown>;
  [other: string]: unknown;
};

/**
 * Azphalt repository source
 *
 * The `repository.json` beside the packages that a repository is built of: the members of its index, and what is known of the releases.
 */
export type FilesAzpRepositorySource = FilesAzpRepositoryIndex & {
  /** What is known of versions. */
  releases?: Array<{
    /** The package's ID. */
    id: CommonAzpPackageId;
    /** The version. */
    version: CommonAzpVersion;
    /** When it was published. */
    publishedAt?: CommonAzpTimestamp;
    /** Whether it is no longer offered. */
    yanked?: boolean;
    /** Why it was revoked. */
    reason?: string;
    /** When it was revoked; such a version is yanked. */
    revokedAt?: CommonAzpTimestamp;
    [other: string]: unknown;
  }>;
  name: unknown;
  version: unknown;
  [other: string]: unknown;
};

/**
 * Azphalt signature
 *
 * The `signature.json` of an Azphalt package (`.azp`): an Ed25519 signature over the stored bytes of its `manifest.json`, verbatim, and those who vouch for the signer's key. A chain has at most `x-max-entries` countersignatures.
 */
export type FilesAzpSignature = {
  /** The one algorithm that there is. */
  alg: "ed25519";
  /** The signer's key. */
  publicKey: CommonAzpKeyBase64 & CommonAzpKey;
  /** What the owner calls the key. */
  keyId?: string;
  /** Ed25519 over the bytes of `manifest.json`. */
  signature: CommonAzpKeySignature;
  /** Hop 1 of the chain, which vouches for the signer's key. */
  countersignature?: CommonAzpCountersignature;
  [other: string]: unknown;
};

/**
 * Azphalt trust store
 *
 * The keys that a host trusts: a file of `keys`, or any object with `signingKeys`, such as the index of a repository; `keys` wins where both are there. An entry that is not as it should be is ignored with a warning.
 */
export type FilesAzpTrustStore = {
  /** The trusted keys. */
  keys?: Array<FilesAzpTrustStoreKey>;
  /** The trusted keys, as the index of a repository names them. */
  signingKeys?: Array<FilesAzpTrustStoreKey>;
  [other: string]: unknown;
};

/**
 * Trusted key
 *
 * One key that is trusted.
 */
export type FilesAzpTrustStoreKey = {
  /** The key. */
  publicKey: CommonAzpKey;
  /** What the owner calls the key; of no effect. */
  keyId?: unknown;
  /** Whose key it is, for people; of no effect. */
  label?: unknown;
  [other: string]: unknown;
};

/**
 * Built-in catalog
 *
 * What ships with the product, each list in catalog order: workflows, experts, pipelines and artifact schemas. Every built-in workflow belongs to the profile `full`.
 */
export type FilesBuiltinCatalog = {
  /** The built-in workflows. */
  workflows: Array<{
    /** The workflow's ID. */
    id: CommonIdentifiersWorkflowId;
    /** What the workflow is for; `driver` is an outer loop that steers others. */
    kind: "task" | "driver" | "internal";
    /** Name of the skill and of its folder. */
    skill: CommonIdentifiersWorkflowId;
    /** What the workflow needs. */
    requires: {
      /** Skill names of experts. */
      skills: Array<CommonIdentifiersSkillReference>;
      /** Names of built-in pipelines. */
      pipelines: Array<CommonIdentifiersWorkflowId>;
    };
  }>;
  /** IDs of the profile `core`, in the order in which it is listed. */
  core: Array<CommonIdentifiersWorkflowId>;
  /** The always-installed experts. */
  experts: Array<{
    /** The expert's ID. */
    id: CommonIdentifiersWorkflowId;
    /** Name of the skill and of its folder. */
    skill: CommonIdentifiersWorkflowId;
  }>;
  /** Names of the built-in pipelines. */
  pipelines: Array<CommonIdentifiersWorkflowId>;
  /** Names of the built-in artifact schemas. */
  schemas: Array<CommonIdentifiersWorkflowId>;
};

/**
 * Built-in units
 *
 * What listings say of the texts of built-in workflows and experts, made from these texts, in catalog order.
 */
export type FilesBuiltinUnits = {
  /** The built-in workflows, then the experts. */
  units: Array<{
    /** The unit's ID. */
    id: CommonIdentifiersWorkflowId;
    /** Digest over the files of the skill, of the shape of a workflow's. */
    digest: CommonIdentifiersDigest;
    /** What the skill says of itself. */
    description: string;
  }>;
};

/**
 * Change metadata
 *
 * What a change says of itself, `.openspec.yaml` in its folder, YAML 1.2 (core schema). A change may be without it.
 */
export type FilesChangeMetadata = {
  /** The name of the artifact schema that the change follows. */
  schema: string;
  /** The local day on which the change was made. */
  created?: string;
  /** What the change is for, in a sentence. */
  goal?: string;
  /** The parts of the product that the change touches. */
  affected_areas?: Array<string>;
  /** The larger undertaking that the change belongs to. */
  initiative?: {
    /** The ID of the store that holds the initiative. */
    store: CommonStoreId;
    /** The initiative's ID, of the form of a store's. */
    id: CommonStoreId;
  };
  [other: string]: unknown;
};

/**
 * Config
 *
 * The settings of a planning folder, `rasen/config.yaml` or `rasen/config.yml`, YAML 1.2 (core schema). Commands leave out what they cannot use, with a warning; `rasen check` finds all of it.
 */
export type FilesConfig = {
  /** The name of the artifact schema that changes follow which name none. */
  schema?: string;
  /** What whoever writes an artifact should know of the project. */
  context?: string;
  /** By ID of an artifact, the rules to keep while it is written. */
  rules?: Record<string, Array<string>>;
  /** The ID of the store that holds the specs and changes of a folder that has none itself. */
  store?: CommonStoreId;
  /** The stores whose specs are to be known while artifacts are written: each an ID, or an ID with the place to clone it from. */
  references?: Array<FilesConfigReference>;
  /** The profile whose workflows the project has, whatever the user's own is. */
  profile?: CommonIdentifiersProfileName;
  /** The IDs of the workflows that the project has; goes before a profile. */
  workflows?: Array<CommonIdentifiersWorkflowId>;
  /** Settings of single pipelines, by name. */
  pipelines?: Record<string, FilesConfigPipeline>;
  /** The models that stages use which name none. */
  models?: {
    /** The model of every stage. */
    default?: FilesConfigModel;
    /** Models by role; they go before the default. */
    roles?: {
      /** The model of stages with the role planner. */
      planner?: FilesConfigModel;
      /** The model of stages with the role implementer. */
      implementer?: FilesConfigModel;
      /** The model of stages with the role reviewer. */
      reviewer?: FilesConfigModel;
      /** The model of stages with the role fixer. */
      fixer?: FilesConfigModel;
      /** The model of stages with the role shipper. */
      shipper?: FilesConfigModel;
    };
    [other: string]: unknown;
  };
  /** When a session is handed over to a fresh one, for pipelines and stages that do not say. */
  handoff?: {
    /** How full a session may get. */
    threshold?: FilesPipelineThreshold;
    /** Thresholds by role; they go before the general one. */
    roles?: {
      /** The threshold of stages with the role planner. */
      planner?: FilesPipelineThreshold;
      /** The threshold of stages with the role implementer. */
      implementer?: FilesPipelineThreshold;
      /** The threshold of stages with the role reviewer. */
      reviewer?: FilesPipelineThreshold;
      /** The threshold of stages with the role fixer. */
      fixer?: FilesPipelineThreshold;
      /** The threshold of stages with the role shipper. */
      shipper?: FilesPipelineThreshold;
    };
    [other: string]: unknown;
  };
  /** How pipelines run without anybody beside them. */
  autopilot?: {
    /** `off`: no stage waits for a person. */
    gates?: FilesConfigSwitch;
    [other: string]: unknown;
  };
  [other: string]: unknown;
};

/**
 * Reference
 *
 * A store that is referred to.
 */
export type FilesConfigReference = CommonStoreId | {
  /** The store's ID. */
  id: CommonStoreId;
  /** Where the store can be cloned from. */
  remote?: string;
  [other: string]: unknown;
};

/**
 * Settings of a pipeline
 *
 * What goes before the pipeline's own definition.
 */
export type FilesConfigPipeline = {
  /** By ID of a stage, whether it waits for a person. */
  gates?: Record<string, FilesConfigSwitch>;
  /** By role, the agent program that works in it. */
  runtimes?: {
    /** The program of the role planner. */
    planner?: FilesPipelineRuntime;
    /** The program of the role implementer. */
    implementer?: FilesPipelineRuntime;
    /** The program of the role reviewer. */
    reviewer?: FilesPipelineRuntime;
    /** The program of the role fixer. */
    fixer?: FilesPipelineRuntime;
    /** The program of the role shipper. */
    shipper?: FilesPipelineRuntime;
  };
  /** By ID of a stage, its model. */
  models?: Record<string, FilesConfigModel>;
  /** By ID of a stage, its threshold. */
  handoff?: Record<string, FilesPipelineThreshold>;
  [other: string]: unknown;
};

/**
 * Switch
 *
 * On or off; both are texts in YAML 1.2.
 */
export type FilesConfigSwitch = "on" | "off";

/**
 * Model
 *
 * The name of a model.
 */
export type FilesConfigModel = string;

/**
 * Contract
 *
 * Cases of commands with what is expected of them: what they print, how they end, what they leave behind. `rasen contract run` carries them out, each in a fresh home and working folder.
 */
export type FilesContract = {
  /** The version of this file's form. */
  version: 1;
  /** The program that the cases need; where it is not there the file is skipped with --skip-missing. */
  program?: string;
  /** A file or folder of schemas, from this file, that can be named by `$id`. */
  schemas?: string;
  /** Variables of every command. Otherwise there are only PATH, HOME, TMPDIR, TZ and the locale. */
  env?: Record<string, string>;
  /** Seconds for a step. */
  timeout?: number;
  /** How often each case is run; all runs after the first have an open, silent input, and have to print the same bytes. */
  runs?: number;
  /** Locales under which the same bytes are expected. */
  locales?: Array<string>;
  /** The cases. */
  cases: Array<FilesContractCase>;
};

/**
 * Command
 *
 * The words of a command: a list, or a text that is split at blanks as a shell would, with quotes and nothing else.
 */
export type FilesContractCommand = string | Array<string>;

/**
 * Schema
 *
 * What each document is held to: the `$id` or name of a schema, a path from this file (with #/pointer), or a schema written here.
 */
export type FilesContractSchema = string | Record<string, unknown> | boolean;

/**
 * Case
 *
 * One command, or several steps that share a working folder.
 */
export type FilesContractCase = {
  /** What the case shows. */
  name: string;
  /** Files that are there before: path below the working folder to text. */
  files?: Record<string, string>;
  /** Commands that are run before; each has to end with status 0. */
  setup?: Array<FilesContractCommand>;
} & ({
  /** The commands, one after the other. */
  steps?: Array<FilesContractClosedStep>;
  [other: string]: unknown;
} | FilesContractStep);

/**
 * Step of several
 *
 * One of several commands of a case.
 */
export type FilesContractClosedStep = FilesContractStep;

/**
 * Step
 *
 * One command and what is expected of it.
 */
export type FilesContractStep = {
  /** The command. */
  run: FilesContractCommand;
  /** What the command reads; nothing where it is left out. */
  stdin?: string;
  /** Variables of this step besides those of the file. */
  env?: Record<string, string>;
  /** The status that is right, a list of them, or `any`; 0 where it is left out. A negative status is the signal that ended the command. */
  exit?: "any" | number | Array<number>;
  /** `json`: exactly one document; `json-lines`: one on each line; `text`: UTF-8 without terminal sequences; `none`: nothing; `any`. Left out it is `json` where the step says something of a document, else `any`. */
  stdout?: "json" | "json-lines" | "text" | "none" | "any";
  /** What each printed document is held to. */
  schema?: FilesContractSchema;
  /** The document that is expected. An object with one key is a matcher: `$any`, `$type`, `$pattern`, `$has` (these members and perhaps others). */
  equals?: unknown;
  /** Texts that standard output holds. */
  contains?: Array<string>;
  /** What it may hold: `empty`, `nonempty`, `any` (which it is where this is left out), or a pattern and texts. */
  stderr?: ("empty" | "nonempty" | "any") | {
    /** A pattern that matches somewhere in it. */
    pattern?: string;
    /** Texts that it holds. */
    contains?: Array<string>;
  };
  /** Files that are there, or not, once the step has ended: path below the working folder to `present`, `absent`, or what they hold. */
  after?: Record<string, FilesContractLeftBehind>;
  /** Values of the document kept for later steps, where `${name}` stands for them: name to JSON pointer. */
  capture?: Record<string, string>;
  /** JSON pointers of values that may differ from run to run. */
  varies?: Array<string>;
  /** JSON pointer of a truth value that says whether the exit status is 0. */
  verdict?: string;
  /** Seconds for this step. */
  timeout?: number;
  [other: string]: unknown;
};

/**
 * Left behind
 *
 * What is expected of one file.
 */
export type FilesContractLeftBehind = ("present" | "absent") | {
  /** The whole text of the file. */
  text?: string;
  /** The JSON document in it, matchers allowed. */
  equals?: unknown;
};

/**
 * Journal of an archive
 *
 * What an archive that is under way replaces and moves, `rasen/changes/.archive-journal.json`. It is there while that lasts, a few milliseconds; where a run was cut off, the next command finishes or undoes what it says. All paths are below the root, with `/`; none leads through a link.
 */
export type FilesJournal = {
  /** The version of the journal's format: the number 1. */
  version: 1;
  /** What is in the names of everything that is under way: `.rasen-<token>-<number>.new` and `.old`, `.rasen-<token>.copy` and `.moved`. */
  token: string;
  /** The files that are replaced, made or removed. */
  files: Array<FilesJournalFile>;
  /** The folders that are made, outer ones first. */
  made: Array<FilesJournalPath>;
  /** The folders that are removed in the end if nothing is in them, inner ones first. */
  emptied: Array<FilesJournalPath>;
  /** The folder that is moved; once it is in its new place, everything is done. */
  move: {
    /** Where it was. */
    from: FilesJournalPath;
    /** Where it belongs then. */
    to: FilesJournalPath;
    /** Whether it is copied and removed, since the two places are on different file systems. */
    copied: boolean;
  };
};

/**
 * File
 *
 * One file.
 */
export type FilesJournalFile = {
  /** The file. */
  path: FilesJournalPath;
  /** The folder that holds its new bytes and the old file while that lasts. */
  folder: FilesJournalPath;
  /** Whether the file was there before. */
  existed: boolean;
  /** SHA-256 of its new bytes, null for a file that is removed. */
  digest: string | null;
};

/**
 * Path
 *
 * A path below the root that leads neither upwards nor into a repository's own folder.
 */
export type FilesJournalPath = string;

/**
 * Package
 *
 * A `.rasenpkg` file (application/vnd.rasen.package+json): one RFC 8785 document in UTF-8, without byte order mark, white space or final newline, that carries workflows, a profile with its workflows, or pipelines, each file with its digest.
 */
export type FilesPackage = FilesPackageWorkflowPackage | FilesPackageProfilePackage | FilesPackagePipelinePackage;

/**
 * Workflow package
 *
 * Workflows to install, with every user workflow that they require.
 */
export type FilesPackageWorkflowPackage = {
  /** Names the format. */
  format: "rasen-package";
  /** The version of the format: the number 1. */
  formatVersion: 1;
  /** What the package carries: workflows. */
  kind: "workflow";
  /** The oldest release that can read the package. Packages need it only where they use something new. */
  minRasenVersion?: CommonIdentifiersReleaseVersion;
  /** IDs of the workflows that the package is about, in code-unit order; the others are there because these require them. */
  roots: Array<string>;
  /** The packaged workflows by ID, in code-unit order. Built-in workflows and experts are referred to, never packaged. */
  workflows: FilesPackageWorkflows;
  /** SHA-256 of the RFC 8785 bytes of {"format":"rasen-package-digest","version":1,"kind":…,"package":<this object without packageDigest>}. */
  packageDigest: CommonIdentifiersDigest;
};

/**
 * Profile package
 *
 * A profile and every user workflow that it selects.
 */
export type FilesPackageProfilePackage = {
  /** Names the format. */
  format: "rasen-package";
  /** The version of the format: the number 1. */
  formatVersion: 1;
  /** What the package carries: a profile. */
  kind: "profile";
  /** The oldest release that can read the package. Packages need it only where they use something new. */
  minRasenVersion?: CommonIdentifiersReleaseVersion;
  /** The name that the profile is saved under. */
  name: CommonIdentifiersProfileName;
  /** The selection. */
  profile: FilesPackageProfile;
  /** IDs of all packaged workflows that the profile selects, in its order. */
  roots: Array<string>;
  /** The packaged workflows by ID, in code-unit order. Built-in workflows and experts are referred to, never packaged. */
  workflows: FilesPackageWorkflows;
  /** SHA-256 of the RFC 8785 bytes of {"format":"rasen-package-digest","version":1,"kind":…,"package":<this object without packageDigest>}. */
  packageDigest: CommonIdentifiersDigest;
};

/**
 * Pipeline package
 *
 * Pipelines to install.
 */
export type FilesPackagePipelinePackage = {
  /** Names the format. */
  format: "rasen-package";
  /** The version of the format: the number 1. */
  formatVersion: 1;
  /** What the package carries: pipelines. */
  kind: "pipeline";
  /** The oldest release that can read the package. Packages need it only where they use something new. */
  minRasenVersion?: CommonIdentifiersReleaseVersion;
  /** The names of all packaged pipelines, in code-unit order. */
  roots: Array<string>;
  /** Empty: a pipeline package carries no workflows. */
  workflows: Array<unknown>;
  /** The packaged pipelines by name, in code-unit order. */
  pipelines: Array<FilesPackagePipeline>;
  /** SHA-256 of the RFC 8785 bytes of {"format":"rasen-package-digest","version":1,"kind":…,"package":<this object without packageDigest>}. */
  packageDigest: CommonIdentifiersDigest;
};

/**
 * Workflows
 *
 * Packaged workflows.
 */
export type FilesPackageWorkflows = Array<FilesPackageWorkflow>;

/**
 * Packaged workflow
 *
 * One workflow with all of its files.
 */
export type FilesPackageWorkflow = {
  /** The workflow's ID, the same as in its manifest. */
  id: CommonIdentifiersWorkflowId;
  /** SHA-256 of the RFC 8785 bytes of {"format":"rasen-workflow-digest","version":1,"id":…,"files":[{"path","sha256"},…]}. */
  digest: CommonIdentifiersDigest;
  /** The files by path, in code-unit order. */
  files: Array<FilesPackageFile>;
};

/**
 * Packaged pipeline
 *
 * One pipeline with all of its files.
 */
export type FilesPackagePipeline = {
  /** The pipeline's name, the same as in its pipeline.yaml. */
  name: CommonIdentifiersWorkflowId;
  /** SHA-256 of the RFC 8785 bytes of {"format":"rasen-pipeline-digest","version":1,"name":…,"files":[{"path","sha256"},…]}. */
  digest: CommonIdentifiersDigest;
  /** The files by path, in code-unit order. */
  files: Array<FilesPackageFile>;
};

/**
 * Packaged file
 *
 * One file: its path, its content and the digest of that.
 */
export type FilesPackageFile = {
  /** Where the file stands below the folder of its workflow or pipeline. */
  path: CommonPortablePath;
  /** How `content` holds the bytes of the file: as UTF-8 text. */
  encoding: "utf8";
  /** SHA-256 of the UTF-8 bytes of `content`. */
  sha256: CommonIdentifiersDigest;
  /** The text of the file. All contents of a package together are limited as well. */
  content: string;
};

/**
 * Profile
 *
 * A selection of workflows, normalised: built-in ones in the order of the catalog, then others in code-unit order.
 */
export type FilesPackageProfile = {
  /** The version of the profile format: the number 1. */
  version: 1;
  /** How the selection reaches the tools. Read and dropped: skills are the only way left; written as "skills". */
  delivery?: string;
  /** IDs of the selected workflows, packaged or built in. */
  workflows: Array<CommonIdentifiersWorkflowId>;
};

/**
 * Pipeline definition
 *
 * A `pipeline.yaml`: the stages that carry a change from an idea to the archive, which role works on each, and where a person is asked. Rules between stages (unique IDs, no cycle and so on) are checked after this schema.
 */
export type FilesPipeline = FilesPipelineDefinition;

/**
 * Definition
 *
 * The whole file. A field that this schema does not know is ignored, with a warning.
 */
export type FilesPipelineDefinition = {
  /** The name of the pipeline; equal to the name of its folder. */
  name: string;
  /** What the pipeline is for, in a sentence. */
  description?: string;
  /** Which agent program works in each role: its name, or its name with settings. Roles that are left out use the default. */
  agents?: {
    /** The agent that plans. */
    planner?: FilesPipelineAgent;
    /** The agent that writes code. */
    implementer?: FilesPipelineAgent;
    /** The agent that reviews. */
    reviewer?: FilesPipelineAgent;
    /** The agent that mends what a review found. */
    fixer?: FilesPipelineAgent;
    /** The agent that delivers and archives. */
    shipper?: FilesPipelineAgent;
  };
  /** When a worker hands over to a fresh one, for all stages. */
  handoff?: {
    /** How full a session may get before it hands over. */
    threshold?: FilesPipelineThreshold;
    /** Thresholds of single roles; they go before the general one. */
    roles?: {
      /** The threshold of planners. */
      planner?: FilesPipelineThreshold;
      /** The threshold of implementers. */
      implementer?: FilesPipelineThreshold;
      /** The threshold of reviewers. */
      reviewer?: FilesPipelineThreshold;
      /** The threshold of fixers. */
      fixer?: FilesPipelineThreshold;
      /** The threshold of shippers. */
      shipper?: FilesPipelineThreshold;
    };
    /** How often one stage may be handed over. */
    maxRelays?: FilesPipelinePositive;
    /** How many relays without progress end the stage. */
    stallLimit?: FilesPipelinePositive;
  };
  /** Whether sessions of planner and implementer are used again by later stages. */
  reuse?: FilesPipelineReuse;
  /** How the definition came about. A composed one must have a stage with the role reviewer and a stage with a review-cycle loop. */
  origin?: "composed" | "ui";
  /** The stages; `requires` puts them in order. */
  stages: Array<FilesPipelineStage>;
};

/**
 * Stage
 *
 * One step of the pipeline. A field that this schema does not know is ignored, with a warning.
 */
export type FilesPipelineStage = {
  /** The name of the stage, unique in the pipeline. */
  id: string;
  /** A standard stage runs a skill; a decompose stage splits the task into child changes, each driven by the child pipeline. */
  kind?: "standard" | "decompose";
  /** The skill that does the work. Required and not empty in a standard stage, ignored in a decompose stage. */
  skill?: string;
  /** The pipeline of the child changes of a decompose stage; ignored in a standard stage. */
  childPipeline?: string;
  /** Who does the work. */
  role?: FilesPipelineRole;
  /** IDs of the stages that must be completed before; repeats do no harm. */
  requires?: Array<string>;
  /** Whether a person is asked before the pipeline goes on: true or false. The retired word `vet` reads as true. */
  gate?: unknown;
  /** How the stage repeats its work. */
  loop?: FilesPipelineReviewCycle | FilesPipelineGoal;
  /** Stages of one group may run at the same time; none may depend on another of its group. */
  parallelGroup?: string;
  /** When the stage runs at all, in words. */
  condition?: string;
  /** Whether the driving agent reads the result itself. */
  leadReview?: boolean;
  /** How thoroughly the work is verified. */
  verifyPolicy?: "adaptive" | "standard" | "light";
  /** The agent program of this stage; goes before the one of its role. */
  runtime?: FilesPipelineRuntime;
  /** Which session the stage works in. */
  sessionReuse?: FilesPipelineSessionReuse;
  /** What the agent may touch. */
  sandbox?: FilesPipelineSandbox;
  /** The model of the agent. */
  model?: string;
  /** How much effort the agent takes. */
  effort?: string;
  /** When the worker of this stage hands over to a fresh one. */
  handoff?: {
    /** How full the session may get before it hands over. */
    threshold?: FilesPipelineThreshold;
    /** How often this stage may be handed over. */
    maxRelays?: FilesPipelinePositive;
    /** How many relays without progress end the stage. */
    stallLimit?: FilesPipelinePositive;
  };
};

/**
 * Agent
 *
 * An agent program by name, or with settings.
 */
export type FilesPipelineAgent = FilesPipelineRuntime | FilesPipelineAgentSettings;

/**
 * Agent with settings
 *
 * An agent program and its settings. A field that this schema does not know is ignored, with a warning.
 */
export type FilesPipelineAgentSettings = {
  /** The agent program. */
  runtime?: FilesPipelineRuntime;
  /** Which session the agent works in. */
  sessionReuse?: FilesPipelineSessionReuse;
  /** What the agent may touch. */
  sandbox?: FilesPipelineSandbox;
  /** The model of the agent. */
  model?: string;
  /** How much effort the agent takes. */
  effort?: string;
};

/**
 * Reuse
 *
 * Whether sessions of planner and implementer are used again by later stages.
 */
export type FilesPipelineReuse = {
  /** Whether the planner's session is used again. */
  planner?: FilesPipelineReuseMode;
  /** Whether the implementer's session is used again. */
  implementer?: FilesPipelineReuseMode;
  /** How full a session may be to be used again. */
  threshold?: FilesPipelineThreshold;
  /** Thresholds of the two roles; they go before the general one. */
  roles?: {
    /** The threshold of planners. */
    planner?: FilesPipelineThreshold;
    /** The threshold of implementers. */
    implementer?: FilesPipelineThreshold;
  };
};

/**
 * Review cycle
 *
 * Review and mend until a review finds nothing or the rounds are used up. A field that this schema does not know is ignored, with a warning.
 */
export type FilesPipelineReviewCycle = {
  /** Says that this is a review cycle. */
  kind: "review-cycle";
  /** How many rounds there may be. */
  maxRounds?: FilesPipelinePositive;
};

/**
 * Goal loop
 *
 * Work in rounds until a gate says that the goal is reached.
 */
export type FilesPipelineGoal = {
  /** Says that this is a goal loop. */
  kind: "goal";
  /** How it is decided that the goal is reached. */
  gate: FilesPipelineMeasure | FilesPipelineEvaluate;
  /** How many rounds there may be. */
  maxRounds?: FilesPipelinePositive;
  /** How many rounds without progress end the loop. */
  loopStallLimit?: FilesPipelinePositive;
  /** How many blocked rounds end the loop. */
  blockedThreshold?: FilesPipelinePositive;
  /** The file in which the loop keeps its state. */
  runArtifact?: string;
};

/**
 * Measured gate
 *
 * A number decides. With a command, `threshold` or `target` says when to stop.
 */
export type FilesPipelineMeasure = {
  /** Says that this gate measures. */
  kind: "measure";
  /** The command that prints the number. */
  command?: string;
  /** The number that is good enough. A gate with a command needs this or a target. */
  threshold?: FilesPipelineFinite;
  /** The number to reach. A gate with a command needs this or a threshold. */
  target?: FilesPipelineFinite;
  /** Whether greater (`gte`) or smaller (`lte`) numbers are better. */
  direction?: "gte" | "lte";
  /** Seconds after which the command is ended. */
  timeoutSec?: FilesPipelinePositive;
};

/**
 * Judged gate
 *
 * An agent judges whether the goal is reached.
 */
export type FilesPipelineEvaluate = {
  /** Says that this gate is judged. */
  kind: "evaluate";
  /** What is to be reached. */
  goal?: string;
  /** How it is judged. */
  rubric?: string;
};

/**
 * Threshold
 *
 * A part of the context window, or a number of tokens that must remain.
 */
export type FilesPipelineThreshold = FilesPipelineFraction | FilesPipelineRemainingTokens;

/**
 * Part of the context window
 *
 * More than 0, at most 1.
 */
export type FilesPipelineFraction = number;

/**
 * Remaining tokens
 *
 * How many tokens must remain.
 */
export type FilesPipelineRemainingTokens = {
  /** The number of tokens. */
  remainingTokens: FilesPipelinePositive;
};

/**
 * Positive integer
 *
 * A whole number from 1.
 */
export type FilesPipelinePositive = number;

/**
 * Finite number
 *
 * A number that a double can hold; YAML's infinities and what is not a number are refused.
 */
export type FilesPipelineFinite = number;

/**
 * Role
 *
 * One of the five roles.
 */
export type FilesPipelineRole = "planner" | "implementer" | "reviewer" | "fixer" | "shipper";

/**
 * Runtime
 *
 * The name of an agent program.
 */
export type FilesPipelineRuntime = "claude" | "codex";

/**
 * Reuse mode
 *
 * `auto` uses a session again while its threshold allows it, `never` always starts a new one.
 */
export type FilesPipelineReuseMode = "auto" | "never";

/**
 * Session reuse
 *
 * Which session work is done in.
 */
export type FilesPipelineSessionReuse = "none" | "stage" | "run-planner" | "review-thread";

/**
 * Sandbox
 *
 * What may be written to.
 */
export type FilesPipelineSandbox = "read-only" | "workspace-write";

/**
 * Saved profile
 *
 * A profile file, YAML 1.2 (core schema) or JSON: the IDs of the workflows that a selection consists of, no content.
 */
export type FilesProfile = {
  /** The version of the profile format: the number 1. */
  version: 1;
  /** Retired: accepted whatever it holds, and dropped. */
  delivery?: unknown;
  /** IDs of the selected workflows. What they require is selected with them. */
  workflows: Array<CommonIdentifiersWorkflowId>;
};

/**
 * Settings
 *
 * The user's settings, `config.json` in the configuration folder: the current selection of workflows, the language, and what other programs of the family keep there.
 */
export type FilesSettings = {
  /** Switches of other programs; kept as they are. */
  featureFlags?: Record<string, unknown>;
  /** What the current selection is: `full` and `core` are those of the product, `custom` stands for the IDs in `workflows`, any other name for the saved profile of that name. A name that stands for nothing counts as `full`. */
  profile?: CommonIdentifiersProfileName;
  /** IDs of the selected workflows where `profile` is `custom`; otherwise a copy of what was selected when the file was written. */
  workflows?: Array<CommonIdentifiersWorkflowId>;
  /** The language of what is said to people; `auto` leaves it to the environment, as does any value that is not listed. */
  language?: "auto" | "en" | "ja" | "zh-cn";
  /** A switch of other programs; kept as it is. */
  proactive?: boolean;
  /** A choice of other programs; kept as it is. */
  repoMode?: string;
  [other: string]: unknown;
};

/**
 * Skill frontmatter
 *
 * The YAML frontmatter of `SKILL.md`, between two lines of three hyphens. It is YAML 1.2 (core schema) without aliases and without repeated keys; the line feed that a block scalar ends with is not part of its value.
 */
export type FilesSkillFrontmatter = {
  /** The name of the skill and of its folder: lower-case letters, digits and hyphens, at most 64. */
  name: CommonIdentifiersWorkflowId;
  /** What the skill does and when to use it, in one line. */
  description: CommonLineOfText;
  /** The license of the skill. */
  license?: CommonLineOfText;
  /** What the skill needs to run. */
  compatibility?: CommonLineOfText;
  /** Further facts about the skill, such as author and version. */
  metadata?: Record<string, CommonLineOfText>;
};

/**
 * Store identity
 *
 * The identity file of a store, `.rasen-store/store.yaml` in its root, YAML 1.2 (core schema). Written once, and never changed by a command.
 */
export type FilesStoreMetadata = {
  /** The version of the format: the number 1. */
  version: 1;
  /** The store's ID, the same on every machine. */
  id: CommonStoreId;
  /** The canonical source to clone the store from; changed by hand only. */
  remote?: string;
};

/**
 * Store registry
 *
 * The stores of one machine, `stores/registry.yaml` in the data folder, YAML 1.2 (core schema). Written by the store commands alone; its keys are in this order and its entries sorted by ID.
 */
export type FilesStoreRegistry = {
  /** The version of the registry's format: the number 1. */
  version: 1;
  /** Retired: accepted whatever it holds, and dropped when the registry is written again. */
  repos?: unknown;
  /** The stores by their IDs. A key that is written as a number counts as its text. */
  stores: Record<string, FilesStoreRegistryEntry>;
};

/**
 * Entry
 *
 * Where one store lies.
 */
export type FilesStoreRegistryEntry = {
  /** What holds the store. */
  backend: {
    /** The kind of backend: `git`, with or without a repository there. */
    type: "git";
    /** The store's canonical absolute path when it was registered; nothing that no path can be. */
    local_path: string;
    /** The URL of the repository's `origin` when it was registered. */
    remote?: string;
    /** Never written by a command; kept where it is there. */
    branch?: string;
  };
};

/**
 * Tools
 *
 * The agent tools that skills can be installed for, in the order of listings.
 */
export type FilesTools = {
  /** The tools. */
  tools: Array<{
    /** How the command line names the tool. */
    id: CommonIdentifiersWorkflowId;
    /** What people call the tool. */
    name: string;
    /** The tool's folder; its skills lie in `skills` below it. */
    folder: string;
    /** The environment variable that names the tool's folder, which otherwise lies in the home of the user and not in the project. */
    homeVariable?: string;
    /** The paths below the project any of which shows that the tool is in use, where the folder alone does not. */
    markers?: Array<string>;
    /** What the tool wants in the place of `/rasen:` in the text of a skill. */
    commandPrefix?: string;
  }>;
};

/**
 * Ledger of installed workflows
 *
 * The files of the user's workflows that are installed in a project, `rasen/.workflow-artifacts.json`. Written by `rasen init` and `rasen update` alone.
 */
export type FilesWorkflowArtifacts = {
  /** The version of the format: the number 1. */
  version: 1;
  /** The IDs of all workflows below, in code-unit order. */
  workflows: Array<string>;
  /** What is installed, by ID of the tool. */
  tools: Record<string, FilesWorkflowArtifactsTool>;
};

/**
 * Tool
 *
 * What is installed for one tool.
 */
export type FilesWorkflowArtifactsTool = {
  /** The installed workflows, by ID. */
  workflows: Record<string, FilesWorkflowArtifactsEntry>;
};

/**
 * Entry
 *
 * One workflow at one tool.
 */
export type FilesWorkflowArtifactsEntry = {
  /** Absolute path of the workflow's folder in the library. */
  source: string;
  /** The digest of the workflow when its files were written. */
  digest: FilesWorkflowArtifactsDigest;
  /** The files that were written. */
  files: Array<FilesWorkflowArtifactsFile>;
};

/**
 * File
 *
 * One written file.
 */
export type FilesWorkflowArtifactsFile = {
  /** `project` for a path below the project, `absolute` for one outside of it. */
  scope: "project" | "absolute";
  /** The path of the file. */
  path: string;
  /** The digest of the bytes that were written. */
  sha256: FilesWorkflowArtifactsDigest;
};

/**
 * Digest
 *
 * A SHA-256 digest.
 */
export type FilesWorkflowArtifactsDigest = string;

/**
 * Workflow manifest
 *
 * `workflow.yaml`, the manifest of an installable workflow: its ID, the files that belong to it and what it needs. It is YAML 1.2 (core schema) without aliases and without repeated keys.
 */
export type FilesWorkflow = {
  /** The version of the manifest format: the number 1. */
  version: 1;
  /** The workflow's ID: lower-case letters, digits and hyphens, at most 64. It equals the name of the folder that holds the manifest. */
  id: CommonIdentifiersWorkflowId;
  /** What the workflow is for in listings: `task` is picked by people, `internal` is called by other workflows. */
  kind?: "task" | "internal";
  /** Retired and ignored, whatever it holds. Declare the title under `skill` instead. */
  command?: Record<string, unknown>;
  /** How listings and pickers present the workflow. */
  skill?: {
    /** The title for people, in the author's language. */
    name: CommonLineOfText;
    /** The group that the workflow belongs to. */
    category?: CommonLineOfText;
    /** Words to find the workflow by; at least one. */
    tags?: Array<CommonLineOfText>;
  };
  /** Every file of the workflow other than workflow.yaml and SKILL.md, declared exactly once. */
  files?: {
    /** Texts that the instructions refer to. */
    sidecars?: Array<CommonPortablePath>;
    /** Scripts that the instructions refer to. They are data for this product and never run by it. */
    scripts?: Array<CommonPortablePath>;
  };
  /** What must be there for the workflow to work. */
  requires?: {
    /** IDs of workflows that are selected together with this one. */
    workflows?: Array<CommonIdentifiersWorkflowId>;
    /** Names of always-installed experts, such as rasen-review. */
    skills?: Array<CommonIdentifiersSkillReference>;
    /** Names of pipelines of the project, the user or the product. */
    pipelines?: Array<CommonIdentifiersWorkflowId>;
    /** Names of artifact schemas of the project, the user or the product. */
    schemas?: Array<CommonIdentifiersWorkflowId>;
  };
  /** What goes well with the workflow without being needed. */
  recommends?: {
    /** IDs of workflows. One that is missing is a warning and is not installed. */
    workflows?: Array<CommonIdentifiersWorkflowId>;
  };
};

/**
 * JSON Schema 2020-12
 *
 * What every schema that users bring must conform to: the meta-schema of JSON Schema 2020-12, with formats asserted.
 */
export type MetaDialect = unknown;

/**
 * A schema file of the contract
 *
 * What every file below `schemas/` conforms to: JSON Schema 2020-12, the house rules and the x- keywords, an identity and examples.
 */
export type MetaFile = MetaRasenFile;

/**
 * Schema of the rasen contract
 *
 * JSON Schema 2020-12 plus the house rules and the x- keywords that every schema of this contract may use. Applies to each schema object at any depth; `file` adds what a whole schema file needs.
 */
export type MetaRasen = ({
  /** The code raised when a value fails at this subschema: one code for all its keywords, or an object from keyword to code. The nearest x-code on the way up from the failing keyword wins; the root of a file holds the fallback. */
  "x-code"?: MetaRasenCode | Record<string, MetaRasenCode>;
  /** The severity that a diagnostic of this code has. */
  "x-severity"?: "error" | "warning" | "info";
  /** What `details` holds for this code: each key with what it means. */
  "x-details"?: Record<string, string>;
  /** The release that first had this code or schema. */
  "x-since"?: string;
  /** The part of the product that a file of codes belongs to. */
  "x-area"?: string;
  /** The most bytes that the text (UTF-8) or file described here may have. */
  "x-max-bytes"?: number;
  /** The most bytes (UTF-8) that all contents described here may have together. */
  "x-max-total-bytes"?: number;
  /** The most entries that all lists described here may have together. */
  "x-max-entries"?: number;
  /** The most containers that may be nested in the document; the outermost counts as 1. */
  "x-max-depth"?: number;
  /** The most object properties that the whole document may have, repeats included. */
  "x-max-properties"?: number;
  /** The command that prints this document under --json. */
  "x-command"?: string;
  /** JSON pointer of a truth value in the document that says whether the exit status is 0. */
  "x-verdict"?: string;
  /** Each exit status that may come with this document, and what it means. */
  "x-exit"?: Record<string, string>;
  /** The code of a failure that no other code describes, misuse under --json included. */
  "x-fallback-code"?: MetaRasenCode;
  /** By flag of the command, the definition of the failure that its line has instead of `failure`. */
  "x-failure-with"?: Record<string, string>;
  /** Glob patterns of the file names that this kind is recognised by. */
  "x-file-match"?: Array<string>;
  /** How a file of this kind is written: a JSON text, a YAML text, a Markdown text, or YAML frontmatter of one. */
  "x-syntax"?: "json" | "yaml" | "markdown" | "frontmatter";
  [other: string]: unknown;
} | boolean) & MetaRasenDocumentedProperties & MetaRasenClosedObjects;

/**
 * Code
 *
 * A stable diagnostic code.
 */
export type MetaRasenCode = string;

/**
 * Documented properties
 *
 * Where an object is described (`type` and `properties` together), each property has a title and a description. Conditions (`if`, `not`) leave `type` out and are free of this rule.
 */
export type MetaRasenDocumentedProperties = unknown;

/**
 * Documented
 *
 * A schema with a title and a description.
 */
export type MetaRasenDocumented = {
  title: string;
  description: string;
  [other: string]: unknown;
};

/**
 * Closed objects
 *
 * An object is closed, or its `$comment` says why it is not.
 */
export type MetaRasenClosedObjects = unknown;

/**
 * A schema file
 *
 * What a whole file below `schemas/` must have besides: its identity, its title and description, and examples.
 */
export type MetaRasenFile = {
  $schema: "https://json-schema.org/draft/2020-12/schema";
  $id: unknown;
  examples: Array<unknown>;
  description: unknown;
  title: unknown;
  [other: string]: unknown;
} & MetaRasen & MetaRasenDocumented;

/**
 * Output of archive
 *
 * What `rasen archive --json` prints.
 */
export type OutputArchive = OutputArchiveSuccess | OutputArchiveFailure;

/**
 * Success
 *
 * The change is archived.
 */
export type OutputArchiveSuccess = {
  /** What was archived, and where. */
  archive: {
    /** The name of the change. */
    change: string;
    /** The name of its folder in the archive: the local date and its name. */
    archivedAs: string;
    /** Absolute path of that folder. */
    path: string;
    /** Whether deltas were applied to the main specs. */
    specsUpdated: boolean;
    /** How many requirements were really changed; there exactly when specs were updated. */
    totals?: {
      /** Requirements that were added. */
      added: number;
      /** Requirements that were replaced by others of the same name. */
      modified: number;
      /** Requirements that were removed. */
      removed: number;
      /** Requirements that got another name. */
      renamed: number;
    };
  };
  /** The root that the change belongs to. */
  root: CommonRoot;
};

/**
 * Failure
 *
 * Nothing was changed.
 */
export type OutputArchiveFailure = {
  /** Null. */
  archive: null;
  /** The root, once it is known. */
  root?: CommonRoot;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp countersign
 *
 * What `rasen azp countersign --json` prints.
 */
export type OutputAzpCountersign = OutputAzpCountersignSuccess | OutputAzpCountersignFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpCountersignSuccess = {
  /** The countersignature that was added. */
  countersignature: {
    /** Absolute path of the package. */
    path: string;
    /** Which hop of the chain it is, from 1. */
    hop: number;
    /** The key that vouches. */
    publicKey: CommonAzpKey;
    /** What the countersignature calls the key; null where it does not. */
    keyId: string | null;
    /** The key below: the signer's, or that of the hop before. */
    vouchesFor: CommonAzpKey;
    /** SHA-256 of the file that was written. */
    digest: CommonAzpDigest;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpCountersignFailure = {
  /** Null. */
  countersignature: null;
  /** What is wrong with the package, where that is the reason. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp inspect
 *
 * What `rasen azp inspect --json` prints: the verdict, the manifest and the archive.
 */
export type OutputAzpInspect = OutputAzpInspectSuccess | OutputAzpInspectFailure;

/**
 * Success
 *
 * The file was read.
 */
export type OutputAzpInspectSuccess = {
  /** The verdict and what is in the package. */
  package: {
    /** The manifest as read, whatever is wrong with it; null where it cannot be read. */
    manifest: Record<string, unknown> | null;
    /** The archive; without entries where its structure is broken. */
    container: CommonAzpContainer;
  } & CommonAzpVerification;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpInspectFailure = {
  /** Null. */
  package: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp keygen
 *
 * What `rasen azp keygen --json` prints. The private key is in the file alone.
 */
export type OutputAzpKeygen = OutputAzpKeygenSuccess | OutputAzpKeygenFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpKeygenSuccess = {
  /** The key that was written. */
  key: {
    /** Absolute path of the private key. */
    path: string;
    /** What others need to trust it. */
    publicKey: CommonAzpKey;
    /** What the key is called; null where no name was given. The file of the key does not hold it. */
    keyId: string | null;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpKeygenFailure = {
  /** Null. */
  key: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp pack
 *
 * What `rasen azp pack --json` prints.
 */
export type OutputAzpPack = OutputAzpPackSuccess | OutputAzpPackFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpPackSuccess = {
  /** The package that was written. */
  packed: {
    /** Absolute path of the package. */
    path: string;
    /** Its bytes. */
    size: number;
    /** SHA-256 of the whole file. */
    digest: CommonAzpDigest;
    /** The package's ID. */
    id: string;
    /** The package's version. */
    version: string;
    /** The package's kind. */
    kind: string;
    /** Whether it was signed on the way. */
    signed: boolean;
    /** The names of all entries, in the order of the archive. */
    entries: Array<string>;
    /** What lies in the source and was left out: files and whole folders, relative to it. */
    ignored: Array<string>;
  };
  /** Warnings about the package. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpPackFailure = {
  /** Null. */
  packed: null;
  /** What is wrong with the package, where that is the reason. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp repository build
 *
 * What `rasen azp repository build --json` prints.
 */
export type OutputAzpRepositoryBuild = OutputAzpRepositoryBuildSuccess | OutputAzpRepositoryBuildFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpRepositoryBuildSuccess = {
  /** What was checked or written, and the verdict. */
  repository: CommonAzpRepository;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpRepositoryBuildFailure = {
  /** Null. */
  repository: null;
  /** What is wrong with the package, where that is the reason. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp repository check
 *
 * What `rasen azp repository check --json` prints. A repository that is refused is a success of the command with exit status 1.
 */
export type OutputAzpRepositoryCheck = OutputAzpRepositoryCheckSuccess | OutputAzpRepositoryCheckFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpRepositoryCheckSuccess = {
  /** What was checked or written, and the verdict. */
  repository: CommonAzpRepository;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpRepositoryCheckFailure = {
  /** Null. */
  repository: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp sign
 *
 * What `rasen azp sign --json` prints.
 */
export type OutputAzpSign = OutputAzpSignSuccess | OutputAzpSignFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpSignSuccess = {
  /** The signature that was written. */
  signature: {
    /** Absolute path of the signed package. */
    path: string;
    /** The key that signed. */
    publicKey: CommonAzpKey;
    /** What the signature calls the key; null where it does not. */
    keyId: string | null;
    /** SHA-256 of the file that was written. */
    digest: CommonAzpDigest;
    /** Whether the package had a signature before, which is gone with its chain. */
    replaced: boolean;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpSignFailure = {
  /** Null. */
  signature: null;
  /** What is wrong with the package, where that is the reason. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp trust
 *
 * What `rasen azp trust --json` prints. A signer who is not trusted is a success of the command with exit status 1.
 */
export type OutputAzpTrust = OutputAzpTrustSuccess | OutputAzpTrustFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpTrustSuccess = {
  /** Whether the signer is trusted, and whether it is the one that was pinned. */
  trust: {
    /** Whether the package verifies. */
    ok: boolean;
    /** Whether the archive has an entry `signature.json`. */
    signed: boolean;
    /** Whether a key of the stores signed, or vouches for the signer. */
    trusted: boolean;
    /** Why it is trusted or not. */
    reason: "invalid_package" | "unsigned" | "invalid_store" | "direct" | "countersigned" | "chain_malformed" | "chain_invalid" | "chain_too_long" | "chain_untrusted" | "unknown_signer";
    /** How far above the signer the trusted key stands, or the hop that fails; the length of a chain without a trusted key. */
    hops: number;
    /** The trusted key that vouches; null where none does. */
    via: CommonAzpKey | null;
    /** Who signed; null without a usable signature. */
    signer: CommonAzpSigner | null;
    /** How the signer relates to the pinned one before this call; null for a package that is not ok. */
    continuity: "unpinned" | "first" | "same" | "rotated" | "changed" | "unsigned_regression" | null;
    /** Whether this call wrote the pin. */
    pinned: boolean;
    /** What verification and the stores have to say, in the order of the checks. */
    diagnostics: Array<CommonAzpDiagnostic>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpTrustFailure = {
  /** Null. */
  trust: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp unpack
 *
 * What `rasen azp unpack --json` prints.
 */
export type OutputAzpUnpack = OutputAzpUnpackSuccess | OutputAzpUnpackFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputAzpUnpackSuccess = {
  /** The folder that was written. */
  unpacked: {
    /** Absolute path of the folder. */
    path: string;
    /** What was written, relative to the folder, in the order of packing. */
    files: Array<string>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpUnpackFailure = {
  /** Null. */
  unpacked: null;
  /** What is wrong with the package, where that is the reason. */
  diagnostics: Array<CommonAzpDiagnostic>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of azp verify
 *
 * What `rasen azp verify --json` prints. A package that is refused is a success of the command with exit status 1.
 */
export type OutputAzpVerify = OutputAzpVerifySuccess | OutputAzpVerifyFailure;

/**
 * Success
 *
 * The file was read.
 */
export type OutputAzpVerifySuccess = {
  /** The verdict. `profile` is there when a profile was asked for. */
  verification: {
    /** The checks of the profile one by one; there only with `--profile`. */
    profile?: {
      /** The profile that was asked for. */
      name: "workflow-host";
      /** The checks of the profile, in its order. */
      checks: Array<{
        /** The check's ID. */
        id: "reject-tampered" | "reject-bad-signature" | "reject-unsafe-path" | "reject-unlisted" | "reject-duplicate-entry" | "reject-non-workflow" | "reject-execution-surface" | "reject-executable-payload" | "reject-undeclarative-screen" | "surfaces-definitions" | "surfaces-agents" | "surfaces-dependencies" | "surfaces-screens" | "permissions-are-requests" | "unknown-permissions-denied" | "permissions-not-capabilities" | "agents-stay-local" | "dependencies-not-inherited" | "unsupported-format" | "compat-version" | "target-apps" | "profile-declaration";
        /** Whether the package passes; null where a package alone cannot tell, or the value to compare with was not given. */
        ok: boolean | null;
        /** The codes that fail it, each once. */
        codes: Array<CommonCode>;
      }>;
    };
  } & CommonAzpVerification;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputAzpVerifyFailure = {
  /** Null. */
  verification: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of rasen check
 *
 * What `rasen check --json` prints: every finding about the checked files and folders, with its place, and how many of them are valid. All report formats are views of this document.
 */
export type OutputCheck = OutputCheckSuccess | OutputCheckFailure;

/**
 * Checked
 *
 * Something was checked, whatever the verdict.
 */
export type OutputCheckSuccess = {
  /** Every finding, sorted by path, line, column and code. */
  findings: Array<CommonFinding>;
  /** Every file and folder that was checked, in the order of checking. */
  targets: Array<OutputCheckTarget>;
  /** The counts of this run. */
  summary: OutputCheckSummary;
  /** Empty: the command did what it was asked for. */
  status: CommonStatusNone;
};

/**
 * Failed
 *
 * Nothing was checked, and the one status entry says why.
 */
export type OutputCheckFailure = {
  /** Empty. */
  findings: Array<unknown>;
  /** Empty. */
  targets: Array<unknown>;
  /** Null: there is nothing to count. */
  summary: null;
  /** The reason. */
  status: CommonStatusFailed;
};

/**
 * Target
 *
 * A checked file or folder and its verdict.
 */
export type OutputCheckTarget = {
  /** The file or folder: as given on the command line, and below a given folder that folder joined with the relative path. Separated by /. */
  path: string;
  /** What it was checked as, null where nothing tells what it is. */
  kind: string | null;
  /** Whether no finding about it is an error. */
  valid: boolean;
};

/**
 * Counts
 *
 * How many items and findings there are, by verdict and severity.
 */
export type OutputCheckSummary = {
  /** The number of targets. */
  checked: number;
  /** The number of valid targets. */
  valid: number;
  /** The number of invalid targets. */
  invalid: number;
  /** The number of files that were found in a folder and are of no known kind. */
  skipped: number;
  /** The number of findings of severity error. */
  errors: number;
  /** The number of findings of severity warning. */
  warnings: number;
  /** The number of findings of severity info. */
  infos: number;
};

/**
 * A completion script
 *
 * What `rasen completion --json` prints: the script that a shell loads.
 */
export type OutputCompletion = OutputCompletionSuccess | OutputCompletionFailure;

/**
 * Success
 *
 * The script.
 */
export type OutputCompletionSuccess = {
  /** Shell and script. */
  completion: {
    /** Which shell loads it. */
    shell: "bash" | "zsh" | "fish" | "powershell";
    /** The script's text. */
    script: string;
  };
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputCompletionFailure = {
  /** Null: the command failed. */
  completion: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Output of context
 *
 * What `rasen context --json` prints: the root and the stores that may be read with it.
 */
export type OutputContext = OutputContextSuccess | OutputContextFailure;

/**
 * Success
 *
 * The root and its members.
 */
export type OutputContextSuccess = {
  /** The selected root. */
  root: {
    /** Canonical absolute path of the root. */
    path: string;
    /** How the root was selected. */
    source: "store" | "declared" | "nearest";
    /** The store's ID: present exactly for `store` and `declared`. */
    store_id?: CommonStoreId;
    /** What it is to the work. */
    role: "openspec_root";
  };
  /** One for each reference of the root, in the order of their declaration. */
  members: Array<OutputContextMember>;
  /** A warning where the registry cannot be read, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * There is no root, or the workspace file was not written.
 */
export type OutputContextFailure = {
  /** Null. */
  root: null;
  /** Empty. */
  members: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Member
 *
 * A referenced store. It is available where `path` is there and `status` is empty.
 */
export type OutputContextMember = {
  /** What it is to the work. */
  role: "referenced_store";
  /** The ID as declared, which need not be a legal one. */
  id: string;
  /** Canonical absolute path of its root. */
  path?: string;
  /** Where to clone it from, as declared. */
  remote?: string;
  /** The command line that shows one of its specs. */
  fetch?: string;
  /** A warning where it cannot be used, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Bundled schemas
 *
 * What `rasen contract bundle --json` prints: the self-contained schema files that it wrote or compared.
 */
export type OutputContractBundle = OutputContractBundleSuccess | OutputContractBundleFailure;

/**
 * Success
 *
 * The files.
 */
export type OutputContractBundleSuccess = {
  /** Folder and files of the bundle. */
  bundle: {
    /** Absolute path of the folder. */
    path: string;
    /** File names below the folder, sorted. */
    files: Array<string>;
    /** Whether the files were written; false under --check. */
    written: boolean;
  };
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputContractBundleFailure = {
  /** Null: the command failed. */
  bundle: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Compared contracts
 *
 * What `rasen contract diff --json` prints: the verdicts on two versions of a schema or a folder of schemas, and every change between them.
 */
export type OutputContractDiff = OutputContractDiffSuccess | OutputContractDiffFailure;

/**
 * Verdict
 *
 * `compatible` is proved, `breaking` is shown by a document that `jsonschema` confirms or follows from what is gone, `unproved` is neither.
 */
export type OutputContractDiffVerdict = "compatible" | "breaking" | "unproved";

/**
 * Kind
 *
 * What sort of change it is. `rewritten` says the same in other words; `combined` stands for a break that no change alone explains, `referenced-schema-changed` for one that comes from another file.
 */
export type OutputContractDiffKind = "annotation-changed" | "rewritten" | "reference-changed" | "schema-changed" | "schema-added" | "schema-removed" | "schema-renamed" | "schema-moved" | "definition-added" | "definition-removed" | "type-changed" | "value-added" | "value-removed" | "property-added" | "property-removed" | "required-added" | "required-removed" | "constraint-added" | "constraint-removed" | "constraint-changed" | "branch-added" | "branch-removed" | "code-changed" | "exit-status-added" | "exit-status-removed" | "exit-status-changed" | "combined" | "referenced-schema-changed";

/**
 * Compared
 *
 * Both versions were read and compared.
 */
export type OutputContractDiffSuccess = {
  /** The worst over all schemas and changes, by direction. */
  verdict: {
    /** Whether the new version takes every document that the old one takes: `breaking` for whoever writes such documents. */
    input: OutputContractDiffVerdict;
    /** Whether the old version takes every document that the new one takes: `breaking` for whoever reads such documents. */
    output: OutputContractDiffVerdict;
  };
  /** Every change, schema by schema, in the order of the old version. */
  changes: Array<{
    /** The `$id` of the schema, or its path below the compared folder. */
    schema: string;
    /** Where the change is in the old version (RFC 6901); null where that version has no such place. */
    oldPointer: string | null;
    /** Where the change is in the new version; null where that version has no such place. */
    newPointer: string | null;
    /** What sort of change it is. */
    kind: OutputContractDiffKind;
    /** What this change does to documents that are read. */
    input: OutputContractDiffVerdict;
    /** What this change does to documents that are printed. */
    output: OutputContractDiffVerdict;
    /** A document that one version takes and the other refuses, confirmed by `jsonschema`. Where both directions break it is one that only the old version takes. */
    witness?: unknown;
    /** The entry of the accepted changes that covers this one. */
    accepted?: {
      /** Why it is wanted. */
      reason: string;
      /** The last day on which it is accepted. */
      until: string;
    };
  }>;
  /** Empty: the command did what it was asked for. */
  status: CommonStatusNone;
};

/**
 * Not compared
 *
 * A version could not be read, or the call was wrong.
 */
export type OutputContractDiffFailure = {
  /** Nothing was compared. */
  verdict: null;
  /** Nothing was compared. */
  changes: Array<unknown>;
  /** Why. */
  status: CommonStatusFailed;
};

/**
 * Written documentation
 *
 * What `rasen contract docs --json` prints: the pages that it wrote or compared.
 */
export type OutputContractDocs = OutputContractDocsSuccess | OutputContractDocsFailure;

/**
 * Success
 *
 * The files.
 */
export type OutputContractDocsSuccess = {
  /** Folder and files of the documentation. */
  docs: {
    /** Absolute path of the folder. */
    path: string;
    /** File names below the folder, sorted. */
    files: Array<string>;
    /** Whether the files were written; false under --check. */
    written: boolean;
  };
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputContractDocsFailure = {
  /** Null: the command failed. */
  docs: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Published schemas
 *
 * What `rasen contract list --json` prints: every published schema, by name.
 */
export type OutputContractList = OutputContractListSuccess | OutputContractListFailure;

/**
 * Success
 *
 * Every published schema.
 */
export type OutputContractListSuccess = {
  /** In the order of their names. */
  schemas: Array<{
    /** Folder and name, as the other commands take it. */
    name: string;
    /** The schema's `$id`. */
    id: string;
    /** The schema's title. */
    title: string;
    /** What the schema describes. */
    description: string;
    /** Globs of the file names that this kind is recognised by; empty for schemas that describe no file. */
    fileMatch: Array<string>;
    /** The command that prints this document; null for schemas that describe no output. */
    command: string | null;
  }>;
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputContractListFailure = {
  /** Empty: the command failed. */
  schemas: Array<unknown>;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Commands held to their contract
 *
 * What `rasen contract run --json` prints: each case with what is wrong with it.
 */
export type OutputContractRun = OutputContractRunSuccess | OutputContractRunFailure;

/**
 * Carried out
 *
 * The cases were carried out, whatever the verdict.
 */
export type OutputContractRunSuccess = {
  /** Every case, in the order of the files. */
  cases: Array<{
    /** The contract file; the program of a single command. */
    file: string;
    /** The case. */
    name: string;
    /** Whether it holds. */
    valid: boolean;
    /** What is wrong at the first step that does not hold. */
    findings: Array<{
      /** Number of the step, from 0. */
      step: number;
      /** Line of the case in its file. */
      line: number;
      /** Column of the case in its file. */
      column: number;
      /** How much it weighs. */
      severity: CommonSeverity;
      /** The stable code. */
      code: CommonCode;
      /** One English sentence; its wording may change. */
      message: string;
      /** Measured values, as the code's entry lists them. */
      details?: Record<string, unknown>;
      /** What mends it. */
      fix?: string;
    }>;
  }>;
  /** The counts of this run. */
  summary: {
    /** Cases carried out. */
    cases: number;
    /** Cases that hold. */
    valid: number;
    /** Cases that do not. */
    invalid: number;
  };
  /** With --coverage: what the cases have shown. */
  coverage?: {
    /** The commands that were run. */
    commands: Array<string>;
    /** Each schema that a step names. */
    schemas: Array<{
      /** How the contract names it. */
      schema: string;
      /** Those that the schema declares. */
      exits: Array<{
        /** The exit status. */
        status: string;
        /** Whether some step ended with it. */
        shown: boolean;
      }>;
      /** The alternatives at its root. */
      branches: Array<{
        /** Where it is. */
        pointer: string;
        /** Whether some document took it. */
        shown: boolean;
      }>;
    }>;
    /** Values of `code` in the printed documents. */
    codes: Array<string>;
  };
  /** Empty: the command did what it was asked for. */
  status: CommonStatusNone;
};

/**
 * Not carried out
 *
 * A contract or a schema could not be used, or the call was wrong.
 */
export type OutputContractRunFailure = {
  /** Nothing was carried out. */
  cases: Array<unknown>;
  /** Nothing was carried out. */
  summary: null;
  /** Why. */
  status: CommonStatusFailed;
};

/**
 * One published schema
 *
 * What `rasen contract show --json` prints: the schema as it is published.
 */
export type OutputContractShow = OutputContractShowSuccess | OutputContractShowFailure;

/**
 * Success
 *
 * The schema.
 */
export type OutputContractShowSuccess = {
  /** Folder and name. */
  name: string;
  /** The schema document, as published. */
  schema: Record<string, unknown>;
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputContractShowFailure = {
  /** Null: the command failed. */
  name: null;
  /** Null: the command failed. */
  schema: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Written types
 *
 * What `rasen contract types --json` prints: the files of type declarations that it wrote or compared.
 */
export type OutputContractTypes = OutputContractTypesSuccess | OutputContractTypesFailure;

/**
 * Success
 *
 * The files.
 */
export type OutputContractTypesSuccess = {
  /** Folder and files of the types. */
  types: {
    /** Absolute path of the folder. */
    path: string;
    /** File names below the folder, sorted. */
    files: Array<string>;
    /** Whether the files were written; false under --check. */
    written: boolean;
  };
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputContractTypesFailure = {
  /** Null: the command failed. */
  types: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Output of doctor
 *
 * What `rasen doctor --json` prints. Findings of any severity are a success.
 */
export type OutputDoctor = OutputDoctorSuccess | OutputDoctorFailure;

/**
 * Success
 *
 * What was found.
 */
export type OutputDoctorSuccess = {
  /** The selected root and its health. */
  root: {
    /** Canonical absolute path of the root. */
    path: string;
    /** How the root was selected. */
    source: "store" | "declared" | "nearest";
    /** The store's ID: present exactly for `store` and `declared`. */
    store_id?: CommonStoreId;
    /** Whether nothing is wrong with it. */
    healthy: boolean;
    /** What is wrong with it. */
    status: Array<CommonStatusEntry>;
  };
  /** The store that the root belongs to, null for a root that no store was named for. */
  store: null | OutputDoctorStore;
  /** The declared references of the root, in their order, those to itself left out. */
  references: Array<CommonReferenceEntry>;
  /** What is wrong between the root, its pointer and the registry. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * There is no root to be examined.
 */
export type OutputDoctorFailure = {
  /** Null. */
  root: null;
  /** Null. */
  store: null;
  /** Empty. */
  references: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Store
 *
 * The identity of a selected store, which was proven.
 */
export type OutputDoctorStore = {
  /** The store's ID. */
  id: CommonStoreId;
  /** The identity file. */
  metadata: {
    /** True. */
    present: true;
    /** True. */
    valid: true;
    /** The canonical source that the file names. */
    remote?: string;
  };
  /** The URL of the repository's remote origin. */
  origin_url?: string;
  /** A note where the two differ, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * A code explained
 *
 * What `rasen explain --json` prints: everything that the contract says of one diagnostic code.
 */
export type OutputExplain = OutputExplainSuccess | OutputExplainFailure;

/**
 * Success
 *
 * The code.
 */
export type OutputExplainSuccess = {
  /** The declared code. */
  code: {
    /** The code itself. */
    code: CommonCode;
    /** The part of the product that raises it. */
    area: string;
    /** The severity of its diagnostics. */
    severity: CommonSeverity;
    /** Its short name. */
    title: string;
    /** When it is raised. */
    description: string;
    /** How to mend it; null where it depends on the case. */
    fix: string | null;
    /** Each key of `details` with what it means; null where the code has none. */
    details: Record<string, string> | null;
    /** The release that first had it. */
    since: string;
  };
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputExplainFailure = {
  /** Null: the command failed. */
  code: null;
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Output of init
 *
 * What `rasen init --json` prints.
 */
export type OutputInit = OutputInitSuccess | OutputInitFailure;

/**
 * Tool
 *
 * What became of one tool.
 */
export type OutputInitTool = {
  /** The ID of the tool. */
  id: CommonIdentifiersWorkflowId;
  /** Absolute path of the folder that holds the tool's skills. */
  skillsRoot: string;
  /** `created` for a tool without skills so far, `refreshed` for one that had some, `failed` where `error` says why. */
  status: "created" | "refreshed" | "failed";
  /** Empty: nothing is compared. */
  drift: Array<unknown>;
  /** The files that were removed, as the ledger spells them. */
  removed: Array<string>;
  /** The recorded files that nobody wants any more and that stay because they were modified. */
  preserved: Array<string>;
  /** Why the tool failed; absent otherwise. */
  error?: CommonStatusEntry;
};

/**
 * Success
 *
 * The command did what it was asked for; single tools may have failed.
 */
export type OutputInitSuccess = {
  /** The project. */
  project: {
    /** Absolute path of the project. */
    path: string;
    /** Whether there was no planning folder before. */
    created: boolean;
  };
  /** The configuration of the project. */
  config: {
    /** Absolute path of the file. */
    path: string;
    /** `created`, or `exists` where there was one. */
    status: "created" | "exists";
  };
  /** What selects the workflows. */
  profile: {
    /** The name of the profile; null where the project lists its workflows. */
    name: string | null;
    /** Who decides: the option, the list or the profile of the project, the settings of the user, or nobody (`default`). */
    source: "option" | "project-workflows" | "project-profile" | "global" | "default";
  };
  /** The selected workflows with all that they require, in catalog order. */
  workflows: Array<CommonIdentifiersWorkflowId>;
  /** The experts, which are always installed, in catalog order. */
  experts: Array<CommonIdentifiersWorkflowId>;
  /** The tools, in their order. */
  tools: Array<OutputInitTool>;
  /** Warnings, or empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * The command was refused before anything was written.
 */
export type OutputInitFailure = {
  /** Null. */
  project: null;
  /** Empty. */
  tools: Array<unknown>;
  /** Why: one entry, or one for each invalid workflow followed by its findings. */
  status: Array<CommonStatusEntry>;
};

/**
 * Output of instructions
 *
 * What `rasen instructions --json` prints: for an artifact what is needed to make it, for the word `apply` what is needed to carry the change out.
 */
export type OutputInstructions = OutputInstructionsSuccess | OutputInstructionsFailure;

/**
 * Success
 *
 * The instructions.
 */
export type OutputInstructionsSuccess = OutputInstructionsArtifact | OutputInstructionsApply;

/**
 * Failure
 *
 * The command failed.
 */
export type OutputInstructionsFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Instructions for an artifact
 *
 * What is needed to make one artifact.
 */
export type OutputInstructionsArtifact = {
  /** The name of the change. */
  changeName: string;
  /** The artifact's ID. */
  artifactId: string;
  /** The name of the artifact schema that the change follows. */
  schemaName: string;
  /** Absolute path of the folder of the change. */
  changeDir: string;
  /** The folder in which changes are planned. */
  planningHome: CommonPlanningHome;
  /** Path or glob below the folder of the change, as the schema has it. */
  outputPath: string;
  /** The same as an absolute path or glob, normalised. */
  resolvedOutputPath: string;
  /** The files that are there: absolute, links resolved, in code-point order. */
  existingOutputPaths: Array<string>;
  /** What the artifact is, as the schema has it. */
  description: string;
  /** How to make it, as the schema has it. */
  instruction?: string;
  /** What the config says of the project. */
  context?: string;
  /** What the config asks for where this artifact is made. */
  rules?: Array<string>;
  /** The stores that the root refers to, with their specs; absent where there are none. */
  references?: Array<CommonReferenceEntry>;
  /** The text to start from, unchanged. */
  template: string;
  /** The artifacts that this one requires, in the order of the schema. */
  dependencies: Array<{
    /** Its ID. */
    id: string;
    /** Whether it is there. */
    done: boolean;
    /** Its path or glob below the folder of the change. */
    path: string;
    /** What it is. */
    description: string;
  }>;
  /** The IDs of the artifacts that require this one, sorted. */
  unlocks: Array<string>;
  /** The root that the command worked on. */
  root: CommonRoot;
};

/**
 * Instructions for the work
 *
 * What is needed to carry a change out, and how far it has come.
 */
export type OutputInstructionsApply = {
  /** The name of the change. */
  changeName: string;
  /** Absolute path of the folder of the change. */
  changeDir: string;
  /** The name of the artifact schema that the change follows. */
  schemaName: string;
  /** By ID of the artifact, in the order of the schema, the files of those that are there. */
  contextFiles: Record<string, Array<string>>;
  /** The tasks counted. */
  progress: {
    /** All tasks. */
    total: number;
    /** Those that are ticked off. */
    complete: number;
    /** Those that are open. */
    remaining: number;
  };
  /** The tasks that have a text, numbered over all files. */
  tasks: Array<{
    /** Its number. */
    id: string;
    /** Its text. */
    description: string;
    /** Whether it is ticked off. */
    done: boolean;
  }>;
  /** `blocked`: something is missing. `all_done`: every task is ticked off. `ready`: there is work to do. */
  state: "blocked" | "all_done" | "ready";
  /** The IDs of required artifacts that are not there; present where that is what blocks. */
  missingArtifacts?: Array<string>;
  /** What to do, in words. */
  instruction: string;
  /** The stores that the root refers to, with their specs; absent where there are none. */
  references?: Array<CommonReferenceEntry>;
  /** The root that the command worked on. */
  root: CommonRoot;
};

/**
 * Output of list
 *
 * What `rasen list --json` prints: the active changes, or with --specs the main specs.
 */
export type OutputList = OutputListSuccess | OutputListFailure | OutputListFailureOfSpecs;

/**
 * Success
 *
 * The changes or the specs.
 */
export type OutputListSuccess = OutputListChanges | OutputListSpecs;

/**
 * Failure
 *
 * The changes cannot be listed.
 */
export type OutputListFailure = {
  /** Empty. */
  changes: Array<unknown>;
  /** Null. */
  root: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Failure with --specs
 *
 * The specs cannot be listed.
 */
export type OutputListFailureOfSpecs = {
  /** Empty. */
  specs: Array<unknown>;
  /** Null. */
  root: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Changes
 *
 * The active changes with the progress of their tasks.
 */
export type OutputListChanges = {
  /** The one that was changed last comes first, changes of one time by name; with `--sort name` all of them by name. */
  changes: Array<{
    /** The name of its folder. */
    name: string;
    /** How many of its tasks are ticked off. */
    completedTasks: number;
    /** How many tasks it has. */
    totalTasks: number;
    /** When the newest file below its folder was changed: ISO 8601, UTC, with milliseconds. */
    lastModified: string;
    /** Whether it has tasks, and whether all of them are done. */
    status: "no-tasks" | "complete" | "in-progress";
  }>;
  /** The root that the changes belong to. */
  root: CommonRoot;
};

/**
 * Specs
 *
 * The main specs with the number of their requirements.
 */
export type OutputListSpecs = {
  /** The specs by ID. */
  specs: Array<{
    /** The path of its folder below `specs`, with /. */
    id: string;
    /** How many requirements it has; 0 where it cannot be read. */
    requirementCount: number;
  }>;
  /** The root that the specs belong to. */
  root: CommonRoot;
};

/**
 * Output of new change
 *
 * What `rasen new change --json` prints.
 */
export type OutputNewChange = OutputNewChangeSuccess | OutputNewChangeFailure;

/**
 * Success
 *
 * The change was made.
 */
export type OutputNewChangeSuccess = {
  /** The new change. */
  change: {
    /** Its name. */
    id: CommonChangeName;
    /** Absolute path of its folder. */
    path: string;
    /** Absolute path of its metadata. */
    metadataPath: string;
    /** The artifact schema that it follows. */
    schema: CommonArtifactSchemaName;
  };
  /** The root as it was found before anything was made. */
  root: CommonRoot;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputNewChangeFailure = {
  /** Null. */
  change: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of pipeline classify
 *
 * What `rasen pipeline classify --json` prints.
 */
export type OutputPipelineClassify = OutputPipelineClassifySuccess | OutputPipelineClassifyFailure;

/**
 * Success
 *
 * What was asked for.
 */
export type OutputPipelineClassifySuccess = {
  /** Name of the pipeline that fits the task. */
  suggested: CommonIdentifiersWorkflowId;
  /** The words of the task that decided, in the order in which they are looked for. */
  matched: Array<string>;
  /** Names of all pipelines, those that are not valid included, sorted. */
  available: Array<CommonIdentifiersWorkflowId>;
  /** Whether words decided, or none did. */
  basis: "keyword" | "default";
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputPipelineClassifyFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of pipeline list
 *
 * What `rasen pipeline list --json` prints. Definitions that are not valid are left out.
 */
export type OutputPipelineList = OutputPipelineListSuccess | OutputPipelineListFailure;

/**
 * Success
 *
 * What was asked for.
 */
export type OutputPipelineListSuccess = {
  /** The pipelines by name. */
  pipelines: Array<{
    /** The name it is called by: that of its folder. */
    name: CommonIdentifiersWorkflowId;
    /** What it is for; empty where the definition says nothing. */
    description: string;
    /** IDs of its stages in the order of the definition. */
    stages: Array<string>;
    /** The layer that holds it; project goes before user, user before package. */
    source: "project" | "user" | "package";
  }>;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputPipelineListFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of pipeline show
 *
 * What `rasen pipeline show --json` prints. Values that nothing sets are null.
 */
export type OutputPipelineShow = OutputPipelineShowSuccess | OutputPipelineShowFailure;

/**
 * Success
 *
 * What was asked for.
 */
export type OutputPipelineShowSuccess = {
  /** The name in the definition. */
  name: string;
  /** What it is for; empty where the definition says nothing. */
  description: string;
  /** The agent programs as declared, by role. */
  agents: {
    /** The agent of the role planner. */
    planner?: FilesPipelineAgent;
    /** The agent of the role implementer. */
    implementer?: FilesPipelineAgent;
    /** The agent of the role reviewer. */
    reviewer?: FilesPipelineAgent;
    /** The agent of the role fixer. */
    fixer?: FilesPipelineAgent;
    /** The agent of the role shipper. */
    shipper?: FilesPipelineAgent;
  };
  /** Whether sessions are used again. */
  reuse: {
    /** Whether the planner's session is used again. */
    planner: FilesPipelineReuseMode;
    /** Whether the implementer's session is used again. */
    implementer: FilesPipelineReuseMode;
    /** How full a session may be to be used again. */
    threshold: FilesPipelineThreshold;
    /** The threshold of each role. */
    roles: {
      /** The planner's threshold. */
      planner: FilesPipelineThreshold;
      /** The implementer's threshold. */
      implementer: FilesPipelineThreshold;
    };
  };
  /** IDs of the stages in the order in which they run. */
  buildOrder: Array<string>;
  /** The stages in the order of the definition. */
  stages: Array<{
    /** ID of the stage. */
    id: string;
    /** Whether work is done here, or split into child changes. */
    kind: "standard" | "decompose";
    /** The skill that does the work; null where the task is split. */
    skill: string | null;
    /** What child changes run through; null in a standard stage. */
    childPipeline: string | null;
    /** The role that works here. */
    role: FilesPipelineRole | null;
    /** IDs of the stages before it. */
    requires: Array<string>;
    /** Whether the definition waits for a person. */
    gate: boolean;
    /** Whether a run waits for a person. */
    effectiveGate: boolean;
    /** What decided. */
    gateSource: "stage" | "stage-override-project" | "stage-override-store" | "stage-override-global" | "autopilot-project" | "autopilot-store" | "autopilot-global";
    /** The loop with its defaults; null where there is none. */
    loop: FilesPipelineReviewCycle | FilesPipelineGoal | null;
    /** The group of stages that run side by side. */
    parallelGroup: string | null;
    /** When the stage runs. */
    condition: string | null;
    /** Whether the lead reviews the result. */
    leadReview: boolean;
    /** How closely results are verified. */
    verifyPolicy: "adaptive" | "standard" | "light" | null;
    /** The agent program. */
    runtime: FilesPipelineRuntime;
    /** What decided. */
    runtimeSource: "stage" | "agent" | "default" | "stage-override-project" | "stage-override-store" | "stage-override-global";
    /** Which session is used again. */
    sessionReuse: FilesPipelineSessionReuse | null;
    /** What the agent may write. */
    sandbox: FilesPipelineSandbox | null;
    /** The model; null leaves it to the program. */
    model: string | null;
    /** What decided. */
    modelSource: "stage" | "agent" | "default" | "stage-override-project" | "stage-override-store" | "stage-override-global" | "project-role" | "store-role" | "global-role" | "project-default" | "store-default" | "global-default";
    /** How hard the model thinks. */
    effort: string | null;
    /** When the session is handed over. */
    handoff: {
      /** How full a session may get. */
      threshold: FilesPipelineThreshold;
      /** How often the work may be handed over. */
      maxRelays: FilesPipelinePositive;
      /** How many handoffs without progress end it. */
      stallLimit: FilesPipelinePositive;
      /** What decided. */
      source: "stage" | "role" | "pipeline" | "preset" | "default" | "stage-override-project" | "stage-override-store" | "stage-override-global" | "project-role" | "store-role" | "global-role" | "project-config" | "store-config" | "global-config";
    };
  }>;
  /** What made the definition, where it says so. */
  origin?: "composed" | "ui";
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputPipelineShowFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile delete
 *
 * What `rasen profile delete --json` prints.
 */
export type OutputProfileDelete = OutputProfileDeleteSuccess | OutputProfileDeleteFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileDeleteSuccess = {
  /** The name of the profile that is gone. */
  deleted: CommonIdentifiersProfileName;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileDeleteFailure = {
  /** Null. */
  deleted: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile export
 *
 * What `rasen profile export --json` prints.
 */
export type OutputProfileExport = OutputProfileExportSuccess | OutputProfileExportFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileExportSuccess = {
  /** The file that was written. */
  export: {
    /** The name that was asked for; null for the current selection. */
    profile: CommonIdentifiersProfileName | null;
    /** Absolute path of the file. */
    path: string;
    /** `thin` for IDs as YAML or JSON, `package` for a package with the user's workflows in it. */
    kind: "thin" | "package";
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileExportFailure = {
  /** Null. */
  export: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile import
 *
 * What `rasen profile import --json` prints.
 */
export type OutputProfileImport = OutputProfileImportSuccess | OutputProfileImportFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileImportSuccess = {
  /** The profile that was saved. */
  profile: {
    /** The name of the profile. */
    name: CommonIdentifiersProfileName;
    /** Absolute path of the saved profile. */
    path: string;
    /** IDs of the selected workflows and of all that they require. */
    workflows: Array<CommonIdentifiersWorkflowId>;
  };
  /** What a package brought to the library; null for a YAML or JSON file. */
  installed: {
    /** IDs of workflows that are new, in the order of the package. */
    imported: Array<CommonIdentifiersWorkflowId>;
    /** IDs of workflows that were there with the same content. */
    reused: Array<CommonIdentifiersWorkflowId>;
    /** The roots of the package. */
    roots: Array<CommonIdentifiersWorkflowId>;
  } | null;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileImportFailure = {
  /** Null. */
  profile: null;
  /** Null. */
  installed: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile list
 *
 * What `rasen profile list --json` prints.
 */
export type OutputProfileList = OutputProfileListSuccess | OutputProfileListFailure;

/**
 * Success
 *
 * The current selection and all profiles. There is no key `status`.
 */
export type OutputProfileListSuccess = {
  /** The current selection of the user. */
  current: OutputProfileListDefinition;
  /** `full`, `core`, then the saved profiles in code-unit order of their names. */
  profiles: Array<{
    /** The name of the profile. */
    name: CommonIdentifiersProfileName;
    /** Whether it is a profile of the product. */
    builtIn: boolean;
    /** What the profile selects. */
    definition?: OutputProfileListDefinition;
    /** Why a saved profile does not load. */
    error?: string;
    /** Whether it selects the same workflows in the same order as the current selection. */
    matchesCurrent: boolean;
  } & ({
    definition: unknown;
    [other: string]: unknown;
  } | {
    error: unknown;
    [other: string]: unknown;
  })>;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileListFailure = {
  /** Null. */
  current: null;
  /** Empty. */
  profiles: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Definition
 *
 * The version of the format and the selected workflows.
 */
export type OutputProfileListDefinition = {
  /** The version of the profile format: the number 1. */
  version: 1;
  /** IDs of the selected workflows and of all that they require. */
  workflows: Array<CommonIdentifiersWorkflowId>;
};

/**
 * Output of profile new
 *
 * What `rasen profile new --json` prints.
 */
export type OutputProfileNew = OutputProfileNewSuccess | OutputProfileNewFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileNewSuccess = {
  /** The profile that was saved. */
  profile: {
    /** The name of the profile. */
    name: CommonIdentifiersProfileName;
    /** Absolute path of the saved profile. */
    path: string;
    /** IDs of the selected workflows and of all that they require. */
    workflows: Array<CommonIdentifiersWorkflowId>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileNewFailure = {
  /** Null. */
  profile: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile update
 *
 * What `rasen profile update --json` prints.
 */
export type OutputProfileUpdate = OutputProfileUpdateSuccess | OutputProfileUpdateFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileUpdateSuccess = {
  /** The profile that was changed. */
  profile: {
    /** The name of the profile. */
    name: CommonIdentifiersProfileName;
    /** Absolute path of the saved profile. */
    path: string;
    /** IDs of the selected workflows and of all that they require. */
    workflows: Array<CommonIdentifiersWorkflowId>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileUpdateFailure = {
  /** Null. */
  profile: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile use
 *
 * What `rasen profile use --json` prints.
 */
export type OutputProfileUse = OutputProfileUseSuccess | OutputProfileUseFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileUseSuccess = {
  /** The profile that is the current selection now. */
  profile: {
    /** The name that was asked for; for an edited selection its classification. */
    name: CommonIdentifiersProfileName;
    /** `full` or `core` for a selection of the same workflows, `custom` for any other. */
    classification: "full" | "core" | "custom";
    /** IDs of the selected workflows and of all that they require. */
    workflows: Array<CommonIdentifiersWorkflowId>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileUseFailure = {
  /** Null. */
  profile: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of profile
 *
 * What `rasen profile --json` prints. The selection is edited at a terminal only, and never under --json, so that this is a failure there; the document of a success is what the human view is made from.
 */
export type OutputProfile = OutputProfileSuccess | OutputProfileFailure;

/**
 * Success
 *
 * The command did what it was asked for.
 */
export type OutputProfileSuccess = {
  /** The current selection. */
  profile: {
    /** The name that was asked for; for an edited selection its classification. */
    name: CommonIdentifiersProfileName;
    /** `full` or `core` for a selection of the same workflows, `custom` for any other. */
    classification: "full" | "core" | "custom";
    /** IDs of the selected workflows and of all that they require. */
    workflows: Array<CommonIdentifiersWorkflowId>;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputProfileFailure = {
  /** Null. */
  profile: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of schemas
 *
 * What `rasen schemas --json` prints: a bare array.
 */
export type OutputSchemas = OutputSchemasSuccess | OutputSchemasFailure;

/**
 * Success
 *
 * The valid artifact schemas that the working folder has, by name.
 */
export type OutputSchemasSuccess = Array<{
  /** The name of its folder. */
  name: CommonArtifactSchemaName;
  /** What it is for; empty where the schema does not say. */
  description: string;
  /** The IDs of its artifacts, as declared. */
  artifacts: Array<string>;
  /** Where the schema lies: in the project, in the user's data folder, or in the product. */
  source: "project" | "user" | "package";
}>;

/**
 * Failure
 *
 * The command failed.
 */
export type OutputSchemasFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of show
 *
 * What `rasen show --json` prints: a change with its deltas, or a spec with its requirements.
 */
export type OutputShow = OutputShowSuccess | OutputShowFailure;

/**
 * Success
 *
 * The change or the spec.
 */
export type OutputShowSuccess = OutputShowChange | OutputShowSpec;

/**
 * Failure
 *
 * The item cannot be shown.
 */
export type OutputShowFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Change
 *
 * An active change.
 */
export type OutputShowChange = {
  /** The name of the change. */
  id: string;
  /** The first heading of its proposal, without `Change:` before it; without one its name. */
  title: string;
  /** How many deltas it has. */
  deltaCount: number;
  /** Those of its delta files by capability, then ADDED, MODIFIED, REMOVED, RENAMED, then as they stand there. Without any, the bullets of What Changes. */
  deltas: Array<OutputShowDelta | OutputShowRename | OutputShowBullet>;
  /** The root that the change belongs to. */
  root: CommonRoot;
};

/**
 * Delta
 *
 * A requirement that is added, modified or removed.
 */
export type OutputShowDelta = {
  /** The ID of the capability. */
  spec: string;
  /** What happens to the requirement. */
  operation: "ADDED" | "MODIFIED" | "REMOVED";
  /** The operation in words; its wording may change. */
  description: string;
  /** What it says. */
  requirement: CommonShownRequirement;
  /** The same, as the one entry of a list. */
  requirements: Array<CommonShownRequirement>;
};

/**
 * Rename
 *
 * A requirement that gets another name.
 */
export type OutputShowRename = {
  /** The ID of the capability. */
  spec: string;
  /** What happens to the requirement. */
  operation: "RENAMED";
  /** The operation in words; its wording may change. */
  description: string;
  /** The two names. */
  rename: {
    /** The name so far. */
    from: string;
    /** The new name. */
    to: string;
  };
};

/**
 * Bullet
 *
 * What a bullet of What Changes says of a capability.
 */
export type OutputShowBullet = {
  /** The capability, as the bullet names it. */
  spec: string;
  /** What the words of the description stand for. */
  operation: "ADDED" | "MODIFIED" | "REMOVED" | "RENAMED";
  /** The words of the bullet. */
  description: string;
};

/**
 * Spec
 *
 * A main spec.
 */
export type OutputShowSpec = {
  /** The ID of the spec. */
  id: string;
  /** The ID again. */
  title: string;
  /** What stands below the heading Purpose. */
  overview: string;
  /** How many requirements are shown. */
  requirementCount: number;
  /** The requirements in their order; one of them with --requirement. */
  requirements: Array<CommonShownRequirement>;
  /** What format the spec is in. */
  metadata: {
    /** The version of the format. */
    version: "1.0.0";
    /** The name of the format. */
    format: "openspec";
    /** Reserved: never written. */
    sourcePath?: string;
  };
  /** The root that the spec belongs to. */
  root: CommonRoot;
};

/**
 * Output of status
 *
 * What `rasen status --json` prints.
 */
export type OutputStatus = OutputStatusSuccess | OutputStatusFailure;

/**
 * Success
 *
 * The change and its artifacts, or that there is no change.
 */
export type OutputStatusSuccess = OutputStatusChange | OutputStatusNothing;

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStatusFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Status of a change
 *
 * Where one change stands.
 */
export type OutputStatusChange = {
  /** The name of the change. */
  changeName: string;
  /** The name of the artifact schema that it follows. */
  schemaName: string;
  /** The folder in which changes are planned. */
  planningHome: CommonPlanningHome;
  /** Absolute path of the folder of the change. */
  changeRoot: string;
  /** By ID of the artifact, in the order of the schema: where it belongs and what is there of it. */
  artifactPaths: Record<string, OutputStatusPaths>;
  /** What can be done next, in words: one step. */
  nextSteps: Array<string>;
  /** Within what an agent works. */
  actionContext: {
    /** The work stays in one root. */
    mode: "repo-local";
    /** The files of the root count. */
    sourceOfTruth: "repo";
    /** The IDs of the artifacts in the order in which they can be made. */
    planningArtifacts: Array<string>;
    /** Empty. */
    linkedContext: Array<unknown>;
    /** The folders below which files may be changed. */
    allowedEditRoots: Array<string>;
    /** Never. */
    requiresAffectedAreaSelection: false;
    /** What to keep to, in words. */
    constraints: Array<string>;
  };
  /** Whether every artifact is done. */
  isComplete: boolean;
  /** The IDs of the artifacts that have to be done before the change is carried out. */
  applyRequires: Array<string>;
  /** The artifacts in the order in which they can be made. */
  artifacts: Array<OutputStatusArtifact>;
  /** The root that the command worked on. */
  root: CommonRoot;
};

/**
 * No change
 *
 * The root has no active change, and none was asked for.
 */
export type OutputStatusNothing = {
  /** Empty. */
  changes: Array<unknown>;
  /** Says so in words. */
  message: string;
  /** The root that the command worked on. */
  root: CommonRoot;
};

/**
 * Artifact
 *
 * How far an artifact has come.
 */
export type OutputStatusArtifact = {
  /** The artifact's ID. */
  id: string;
  /** Path or glob below the folder of the change, as the schema has it. */
  outputPath: string;
  /** `done`: it has a file. Otherwise `ready` where everything that it requires is done, and `blocked` where not. */
  status: "done" | "ready" | "blocked";
  /** IDs of the required artifacts that are not done, sorted; present exactly where the artifact is blocked. */
  missingDeps?: Array<string>;
} & ({
  missingDeps: unknown;
  [other: string]: unknown;
} | {
  missingDeps?: never;
  [other: string]: unknown;
});

/**
 * Paths
 *
 * Where one artifact belongs and what is there of it.
 */
export type OutputStatusPaths = {
  /** Path or glob below the folder of the change, as the schema has it. */
  outputPath: string;
  /** The same as an absolute path or glob, normalised. */
  resolvedOutputPath: string;
  /** The files that are there: absolute, links resolved, in code-point order. */
  existingOutputPaths: Array<string>;
};

/**
 * Output of store doctor
 *
 * What `rasen store doctor --json` prints. Findings of any severity are a success.
 */
export type OutputStoreDoctor = OutputStoreDoctorSuccess | OutputStoreDoctorFailure;

/**
 * Success
 *
 * What was found.
 */
export type OutputStoreDoctorSuccess = {
  /** One report for each store, by ID. */
  stores: Array<OutputStoreDoctorReport>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreDoctorFailure = {
  /** Empty. */
  stores: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Report
 *
 * All that was seen of one store.
 */
export type OutputStoreDoctorReport = {
  /** The store's ID. */
  id: CommonStoreId;
  /** Absolute path as registered. */
  root: string;
  /** Absolute path of its identity file, whether or not there is one. */
  metadata_path: string;
  /** The health of the folder as a Rasen root. */
  openspec_root: {
    /** Whether the folder rasen/ is there; null where the root itself is not. */
    present: boolean | null;
    /** The config file. */
    config: {
      /** Whether there is one; null where that was not looked at. */
      present: boolean | null;
      /** Its path below the root, only where it is present. */
      path?: "rasen/config.yaml" | "rasen/config.yml";
    };
    /** The folder rasen/specs. */
    specs: {
      /** Whether it is there; null where that was not looked at. */
      present: boolean | null;
    };
    /** The folder rasen/changes. */
    changes: {
      /** Whether it is there; null where that was not looked at. */
      present: boolean | null;
    };
    /** The folder rasen/changes/archive. */
    archive: {
      /** Whether it is there; null where that was not looked at. */
      present: boolean | null;
    };
    /** Whether nothing is wrong. */
    healthy: boolean;
    /** What is wrong with the root. */
    status: Array<CommonStatusEntry>;
  };
  /** The identity file. */
  metadata: {
    /** Whether it is there; null where the folder is not. */
    present: boolean | null;
    /** Whether it is that of this store; null where the folder is not there. */
    valid: boolean | null;
    /** The ID in the file, only where it could be read. */
    id?: string;
    /** The canonical source in the file, null where it names none or is not valid. */
    remote: string | null;
  };
  /** The repository at the root itself. Null stands for what is not known or was not asked. */
  git: {
    /** Whether there is one. */
    is_repository: boolean | null;
    /** Whether HEAD resolves. */
    has_commits: boolean | null;
    /** Whether something differs from the last commit, files that are not tracked included. */
    has_uncommitted_changes: boolean | null;
    /** Whether any remote is configured. */
    has_remote: boolean | null;
    /** The URL of the remote origin. */
    origin_url: string | null;
  };
  /** Everything that was found, in the order of the checks. */
  status: Array<CommonStatusEntry>;
};

/**
 * Output of store list
 *
 * What `rasen store list --json` prints. Only the registry is read.
 */
export type OutputStoreList = OutputStoreListSuccess | OutputStoreListFailure;

/**
 * Success
 *
 * The registered stores.
 */
export type OutputStoreListSuccess = {
  /** The stores by their IDs. */
  stores: Array<{
    /** The store's ID. */
    id: CommonStoreId;
    /** Absolute path as registered. */
    root: string;
  }>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreListFailure = {
  /** Empty. */
  stores: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of store register
 *
 * What `rasen store register --json` prints.
 */
export type OutputStoreRegister = OutputStoreRegisterSuccess | OutputStoreRegisterFailure;

/**
 * Success
 *
 * The store is registered.
 */
export type OutputStoreRegisterSuccess = {
  /** The store. */
  store: {
    /** The store's ID. */
    id: CommonStoreId;
    /** Absolute path of the store's folder. */
    root: string;
    /** Absolute path of its identity file, whether or not there is one. */
    metadata_path: string;
  };
  /** What became of its entry. */
  registry: {
    /** Absolute path of the registry. */
    path: string;
    /** Whether the registry was written. */
    registered: boolean;
    /** Whether the ID was registered at this path before. */
    already_registered: boolean;
  };
  /** What became of its repository. */
  git: {
    /** Whether the root itself has a repository now. */
    is_repository: boolean;
    /** Whether this run made the repository. */
    initialized: boolean;
    /** Whether this run made a commit. */
    committed: boolean;
  };
  /** The identity file where it had to be written, else empty. */
  created_files: Array<string>;
  /** One note where the store was registered before and no file had to be made, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreRegisterFailure = {
  /** Null. */
  store: null;
  /** Null. */
  registry: null;
  /** Null. */
  git: null;
  /** Empty. */
  created_files: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of store remove
 *
 * What `rasen store remove --json` prints.
 */
export type OutputStoreRemove = OutputStoreRemoveSuccess | OutputStoreRemoveFailure;

/**
 * Success
 *
 * The entry is dropped.
 */
export type OutputStoreRemoveSuccess = {
  /** The store that was registered. */
  store: {
    /** The store's ID. */
    id: CommonStoreId;
    /** Absolute path of the store's folder. */
    root: string;
    /** Absolute path of its identity file, whether or not there is one. */
    metadata_path: string;
  };
  /** What became of its entry. */
  registry: {
    /** Absolute path of the registry. */
    path: string;
    /** True: the entry is gone. */
    removed: true;
  };
  /** What became of its folder. */
  files: {
    /** Whether the folder was deleted. */
    deleted: boolean;
    /** Absolute path of the deleted folder, null where none was deleted. */
    deleted_path: string | null;
    /** Absolute path of what is still there, null where nothing is. */
    left_on_disk: string | null;
  };
  /** One warning where the folder was gone already or could not be deleted, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreRemoveFailure = {
  /** Null. */
  store: null;
  /** Null. */
  registry: null;
  /** Null. */
  files: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of store setup
 *
 * What `rasen store setup --json` prints.
 */
export type OutputStoreSetup = OutputStoreSetupSuccess | OutputStoreSetupFailure;

/**
 * Success
 *
 * The store is registered.
 */
export type OutputStoreSetupSuccess = {
  /** The store. */
  store: {
    /** The store's ID. */
    id: CommonStoreId;
    /** Absolute path of the store's folder. */
    root: string;
    /** Absolute path of its identity file, whether or not there is one. */
    metadata_path: string;
  };
  /** What became of its entry. */
  registry: {
    /** Absolute path of the registry. */
    path: string;
    /** Whether the registry was written. */
    registered: boolean;
    /** Whether the ID was registered at this path before. */
    already_registered: boolean;
  };
  /** What became of its repository. */
  git: {
    /** Whether the root itself has a repository now. */
    is_repository: boolean;
    /** Whether this run made the repository. */
    initialized: boolean;
    /** Whether this run made a commit. */
    committed: boolean;
  };
  /** What was made, relative to the root and in the order of the making; folders end with a slash. */
  created_files: Array<string>;
  /** One note where the store was registered before and no file had to be made, else empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreSetupFailure = {
  /** Null. */
  store: null;
  /** Null. */
  registry: null;
  /** Null. */
  git: null;
  /** Empty. */
  created_files: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of store unregister
 *
 * What `rasen store unregister --json` prints. The folder of the store stays as it is.
 */
export type OutputStoreUnregister = OutputStoreUnregisterSuccess | OutputStoreUnregisterFailure;

/**
 * Success
 *
 * The entry is dropped.
 */
export type OutputStoreUnregisterSuccess = {
  /** The store that was registered. */
  store: {
    /** The store's ID. */
    id: CommonStoreId;
    /** Absolute path of the store's folder. */
    root: string;
    /** Absolute path of its identity file, whether or not there is one. */
    metadata_path: string;
  };
  /** What became of its entry. */
  registry: {
    /** Absolute path of the registry. */
    path: string;
    /** True: the entry is gone. */
    removed: true;
  };
  /** What became of its folder. */
  files: {
    /** Whether the folder was deleted. */
    deleted: boolean;
    /** Absolute path of the deleted folder, null where none was deleted. */
    deleted_path: string | null;
    /** Absolute path of what is still there, null where nothing is. */
    left_on_disk: string | null;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputStoreUnregisterFailure = {
  /** Null. */
  store: null;
  /** Null. */
  registry: null;
  /** Null. */
  files: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of templates
 *
 * What `rasen templates --json` prints.
 */
export type OutputTemplates = OutputTemplatesSuccess | OutputTemplatesFailure;

/**
 * Success
 *
 * By ID of the artifact, in the order of the schema, where its template lies.
 */
export type OutputTemplatesSuccess = Record<string, {
  /** Its absolute path. */
  path: string;
  /** Where the schema lies: in the project, in the user's data folder, or in the product. */
  source: "project" | "user" | "package";
}>;

/**
 * Failure
 *
 * The command failed.
 */
export type OutputTemplatesFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of update
 *
 * What `rasen update --json` prints.
 */
export type OutputUpdate = OutputUpdateSuccess | OutputUpdateFailure;

/**
 * Tool
 *
 * What became of one tool.
 */
export type OutputUpdateTool = {
  /** The ID of the tool. */
  id: CommonIdentifiersWorkflowId;
  /** Absolute path of the folder that holds the tool's skills. */
  skillsRoot: string;
  /** `updated` where something was written, `up-to-date` where nothing has to be, `drifted` where it has to be and only a report was asked for, `failed` where `error` says why. */
  status: "updated" | "up-to-date" | "drifted" | "failed";
  /** What differed before anything was repaired. */
  drift: Array<{
    /** The sort of the difference. */
    kind: "version_changed" | "source_missing" | "source_moved" | "digest_changed" | "delivery_changed" | "file_missing" | "file_modified" | "selection_changed";
    /** The ID of the workflow or expert; absent where all are meant. */
    workflow?: string;
    /** The file, as the ledger spells it; only where a single one is meant. */
    path?: string;
  }>;
  /** The files that were removed, as the ledger spells them. */
  removed: Array<string>;
  /** The recorded files that nobody wants any more and that stay because they were modified. */
  preserved: Array<string>;
  /** Why the tool failed; absent otherwise. */
  error?: CommonStatusEntry;
};

/**
 * Success
 *
 * The command did what it was asked for; single tools may have failed.
 */
export type OutputUpdateSuccess = {
  /** The project. */
  project: {
    /** Absolute path of the project. */
    path: string;
  };
  /** What selects the workflows. */
  profile: {
    /** The name of the profile; null where the project lists its workflows. */
    name: string | null;
    /** Who decides: the option, the list or the profile of the project, the settings of the user, or nobody (`default`). */
    source: "project-workflows" | "project-profile" | "global" | "default";
  };
  /** The selected workflows with all that they require, in catalog order. */
  workflows: Array<CommonIdentifiersWorkflowId>;
  /** The experts, which are always installed, in catalog order. */
  experts: Array<CommonIdentifiersWorkflowId>;
  /** The tools, in their order. */
  tools: Array<OutputUpdateTool>;
  /** Warnings, or empty. */
  status: Array<CommonStatusEntry>;
};

/**
 * Failure
 *
 * The command was refused before anything was written.
 */
export type OutputUpdateFailure = {
  /** Null. */
  project: null;
  /** Empty. */
  tools: Array<unknown>;
  /** Why: one entry, or one for each invalid workflow followed by its findings. */
  status: Array<CommonStatusEntry>;
};

/**
 * A call that names no command
 *
 * What a command line prints under --json that names no command: only the reason.
 */
export type OutputUsage = OutputUsageFailure;

/**
 * Failure
 *
 * The null shape with the reason.
 */
export type OutputUsageFailure = {
  /** The one entry that says why the command failed. */
  status: CommonStatusFailed;
};

/**
 * Output of validate
 *
 * What `rasen validate --json` prints: every item with its issues. That an item is not valid is a success of the command with exit status 1.
 */
export type OutputValidate = OutputValidateSuccess | OutputValidateFailure;

/**
 * Success
 *
 * What was asked for has been validated; `valid` says with what result.
 */
export type OutputValidateSuccess = {
  /** Changes and specs by ID, a change before a spec of the same ID. */
  items: Array<OutputValidateItem>;
  /** How many items there are. */
  summary: {
    /** All items. */
    totals: OutputValidateCounts;
    /** The items of each type that was asked for. */
    byType: {
      /** The changes. */
      change?: OutputValidateCounts;
      /** The specs. */
      spec?: OutputValidateCounts;
    };
  };
  /** The version of this document. */
  version: "1.0";
  /** The root that the items belong to. */
  root: CommonRoot;
};

/**
 * Failure
 *
 * Nothing was validated.
 */
export type OutputValidateFailure = {
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Item
 *
 * A change or a spec.
 */
export type OutputValidateItem = {
  /** The name of the change, or the ID of the spec. */
  id: string;
  /** What it is. */
  type: "change" | "spec";
  /** Whether no issue is an error, and with --strict none a warning. */
  valid: boolean;
  /** Everything that was found, in the order of files and rules. */
  issues: Array<CommonValidationIssue>;
  /** How many milliseconds it took. */
  durationMs: number;
};

/**
 * Counts
 *
 * How many items, and how many of them are valid and not valid.
 */
export type OutputValidateCounts = {
  /** All of them. */
  items: number;
  /** Those that are valid. */
  passed: number;
  /** Those that are not. */
  failed: number;
};

/**
 * Output of view
 *
 * What `rasen view --json` prints: the specs and the active changes of a root with all that the dashboard and the page show.
 */
export type OutputView = OutputViewSuccess | OutputViewFailure;

/**
 * Success
 *
 * The specs and the changes.
 */
export type OutputViewSuccess = {
  /** The main specs by ID. */
  specs: Array<OutputViewSpec>;
  /** The active changes by name. */
  changes: Array<OutputViewChange>;
  /** Sums over all of them. */
  totals: OutputViewTotals;
  /** Absolute path of the page that was written; null without --html. */
  page: string | null;
  /** The root that they belong to. */
  root: CommonRoot;
  /** Empty: the command succeeded. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * Nothing can be shown, or the page cannot be written.
 */
export type OutputViewFailure = {
  /** Empty. */
  specs: Array<unknown>;
  /** Empty. */
  changes: Array<unknown>;
  /** Null. */
  totals: null;
  /** Null. */
  page: null;
  /** Null. */
  root: null;
  /** The one entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Spec
 *
 * One main spec.
 */
export type OutputViewSpec = {
  /** The path of its folder below `specs`, with /. */
  id: string;
  /** How many requirements it has; 0 where it cannot be read. */
  requirementCount: number;
  /** Its text, lines ended by line feeds; null where it cannot be read. */
  markdown: string | null;
  /** What is wrong with it, as sentences whose wording may change; empty where nothing is. */
  problems: Array<string>;
};

/**
 * Change
 *
 * One active change.
 */
export type OutputViewChange = {
  /** The name of its folder. */
  name: string;
  /** The first heading of its proposal, without `Change:` before it; without one its name. */
  title: string;
  /** Whether it has tasks, and whether all of them are done. */
  status: "no-tasks" | "complete" | "in-progress";
  /** How many of its tasks are ticked off. */
  completedTasks: number;
  /** How many tasks it has. */
  totalTasks: number;
  /** The tasks in the order of their files and lines. */
  tasks: Array<{
    /** What is to be done; may be empty. */
    text: string;
    /** Whether it is ticked off. */
    done: boolean;
  }>;
  /** The text of its proposal, lines ended by line feeds; null where it cannot be read. */
  proposal: string | null;
  /** Its delta files by capability. */
  deltas: Array<{
    /** The ID of the capability. */
    spec: string;
    /** Whether the capability has no main spec yet. */
    isNew: boolean;
    /** ADDED, MODIFIED, REMOVED, RENAMED, each as they stand in the file. */
    entries: Array<{
      /** What happens to the requirement. */
      operation: "ADDED" | "MODIFIED" | "REMOVED" | "RENAMED";
      /** The name of the requirement, the one so far where it gets another. */
      name: string;
      /** The name that it gets with RENAMED, else null. */
      newName: string | null;
      /** The requirement as it stands in the main spec, its heading included; null where it stands there not, and with ADDED. */
      before: string | null;
      /** The requirement as it is going to stand, its heading included; null with REMOVED, and where what is renamed is not there. */
      after: string | null;
      /** What the delta says of a removal, else null. */
      notes: string | null;
    }>;
  }>;
  /** The artifact schema that it follows; null where that cannot be used. */
  schemaName: string | null;
  /** Its artifacts, each after what it requires; empty where the schema cannot be used. */
  artifacts: Array<{
    /** Its ID in the schema. */
    id: string;
    /** The path or glob below the change where it belongs. */
    outputPath: string;
    /** Whether it is there, can be made, or has to wait for others. */
    status: "done" | "ready" | "blocked";
    /** The IDs of the artifacts that it requires, as the schema has them. */
    requires: Array<string>;
  }>;
  /** What is wrong with it, as sentences whose wording may change; empty where nothing is. */
  problems: Array<string>;
};

/**
 * Totals
 *
 * Sums over all specs and changes.
 */
export type OutputViewTotals = {
  /** How many specs there are. */
  specs: number;
  /** How many requirements they have. */
  requirements: number;
  /** How many active changes there are. */
  changes: number;
  /** How many tasks they have. */
  tasks: number;
  /** How many of these are ticked off. */
  completedTasks: number;
};

/**
 * Output of workflow delete
 *
 * What `rasen workflow delete --json` prints.
 */
export type OutputWorkflowDelete = OutputWorkflowDeleteSuccess | OutputWorkflowDeleteFailure;

/**
 * Success
 *
 * The workflow is gone.
 */
export type OutputWorkflowDeleteSuccess = {
  /** ID of the workflow, or name of the invalid entry. */
  deleted: string;
  /** Who used the workflow, as kind and consumer; empty without --force. */
  forcedReferrers: Array<string>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * Nothing was deleted.
 */
export type OutputWorkflowDeleteFailure = {
  /** Null. */
  deleted: null;
  /** Empty. */
  forcedReferrers: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of workflow export
 *
 * What `rasen workflow export --json` prints.
 */
export type OutputWorkflowExport = OutputWorkflowExportSuccess | OutputWorkflowExportFailure;

/**
 * Success
 *
 * The package was written.
 */
export type OutputWorkflowExportSuccess = {
  /** What was exported, and where. */
  workflow: {
    /** The workflow's ID. */
    id: CommonIdentifiersWorkflowId;
    /** Absolute path of the package. */
    path: string;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * Nothing was written.
 */
export type OutputWorkflowExportFailure = {
  /** Null. */
  workflow: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of workflow import
 *
 * What `rasen workflow import --json` prints; with `--dry-run` it says what an import would do.
 */
export type OutputWorkflowImport = OutputWorkflowImportSuccess | OutputWorkflowImportFailure;

/**
 * Success
 *
 * All workflows are installed, or with --dry-run would be.
 */
export type OutputWorkflowImportSuccess = {
  /** Workflows that are new, in the order of the package. */
  imported: Array<CommonIdentifiersWorkflowId>;
  /** Workflows that were there with the same content. */
  reused: Array<CommonIdentifiersWorkflowId>;
  /** The workflows that the package is about. */
  roots: Array<CommonIdentifiersWorkflowId>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * Nothing was installed.
 */
export type OutputWorkflowImportFailure = {
  /** Empty. */
  imported: Array<unknown>;
  /** Empty. */
  reused: Array<unknown>;
  /** Empty. */
  roots: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of workflow init
 *
 * What `rasen workflow init --json` prints.
 */
export type OutputWorkflowInit = OutputWorkflowInitSuccess | OutputWorkflowInitFailure;

/**
 * Success
 *
 * The draft was written.
 */
export type OutputWorkflowInitSuccess = {
  /** The draft that was written. */
  workflow: {
    /** The workflow's ID. */
    id: CommonIdentifiersWorkflowId;
    /** Absolute path of the folder that was written. */
    output: string;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputWorkflowInitFailure = {
  /** Null. */
  workflow: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Output of workflow list
 *
 * What `rasen workflow list --json` prints. `--all` changes the human view only, since the document always has every kind.
 */
export type OutputWorkflowList = OutputWorkflowListSuccess | OutputWorkflowListFailure;

/**
 * Success
 *
 * The catalog was read.
 */
export type OutputWorkflowListSuccess = {
  /** Built-in workflows, experts, then the user's workflows by ID. */
  workflows: Array<OutputWorkflowListEntry>;
  /** What in the user's library is not valid. */
  invalid: Array<OutputWorkflowListInvalid>;
  /** Warnings of the catalog. */
  diagnostics: Array<CommonWorkflowDiagnostic>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputWorkflowListFailure = {
  /** Empty. */
  workflows: Array<unknown>;
  /** Empty. */
  invalid: Array<unknown>;
  /** Empty. */
  diagnostics: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Workflow
 *
 * One workflow of the catalog.
 */
export type OutputWorkflowListEntry = {
  /** The workflow's ID. */
  id: CommonIdentifiersWorkflowId;
  /** Whose it is. */
  source: "built-in" | "user";
  /** Absolute path of the workflow's folder; null for what is built in. */
  sourcePath: string | null;
  /** Digest of the content. */
  digest: CommonIdentifiersDigest;
  /** What the workflow is for; drivers and experts are built in. */
  kind: "task" | "driver" | "internal" | "expert";
  /** Name of the skill and of its folder. */
  skillName: CommonIdentifiersWorkflowId;
  /** The title that people see; null when the manifest has none. */
  title: string | null;
  /** True for a user's workflow without a known consumer. */
  unused: boolean;
};

/**
 * Invalid entry
 *
 * Something in the user's library folder that is no valid workflow.
 */
export type OutputWorkflowListInvalid = {
  /** Name of the entry, or the ID that its manifest states. */
  id: string;
  /** Whose it is. */
  source: "user";
  /** Absolute path of the entry. */
  sourcePath: string;
  /** False. */
  valid: false;
  /** Why it is no workflow. */
  diagnostics: Array<CommonWorkflowDiagnostic>;
};

/**
 * Output of workflow show
 *
 * What `rasen workflow show --json` prints.
 */
export type OutputWorkflowShow = OutputWorkflowShowSuccess | OutputWorkflowShowFailure;

/**
 * Success
 *
 * The workflow was found.
 */
export type OutputWorkflowShowSuccess = {
  /** The workflow. */
  workflow: OutputWorkflowShowWorkflow;
  /** Who uses it, as far as this user and project tell. */
  usage: Array<OutputWorkflowShowUsage>;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputWorkflowShowFailure = {
  /** Null. */
  workflow: null;
  /** Empty. */
  usage: Array<unknown>;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Workflow
 *
 * All that is known of the workflow.
 */
export type OutputWorkflowShowWorkflow = {
  /** The workflow's ID. */
  id: CommonIdentifiersWorkflowId;
  /** Whose it is. */
  source: "built-in" | "user";
  /** Absolute path of the workflow's folder; null for what is built in. */
  sourcePath: string | null;
  /** Version of the manifest's form. */
  manifestVersion: 1;
  /** What the workflow is for; drivers and experts are built in. */
  kind: "task" | "driver" | "internal" | "expert";
  /** The title that people see; null when the manifest has none. */
  title: string | null;
  /** The category that the manifest states; null when it states none. */
  category: string | null;
  /** The tags that the manifest states; null when it states none. */
  tags: Array<string> | null;
  /** Digest of the content. */
  digest: CommonIdentifiersDigest;
  /** The skill that is installed for it. */
  skill: OutputWorkflowShowSkill;
  /** What it needs, as declared. */
  requires: OutputWorkflowShowRequires;
  /** What it recommends. */
  recommends: OutputWorkflowShowRecommends;
  /** Its files in code-unit order of their paths; none for what is built in. */
  files: Array<OutputWorkflowShowFile>;
};

/**
 * Skill
 *
 * A skill.
 */
export type OutputWorkflowShowSkill = {
  /** Name of the skill. */
  name: CommonIdentifiersWorkflowId;
  /** Name of the skill's folder; it equals the name. */
  dirName: CommonIdentifiersWorkflowId;
  /** What the skill says of itself. */
  description: string;
};

/**
 * Requirements
 *
 * What a workflow needs.
 */
export type OutputWorkflowShowRequires = {
  /** IDs of workflows. */
  workflows: Array<CommonIdentifiersWorkflowId>;
  /** Names of expert skills, as written. */
  skills: Array<string>;
  /** Names of pipelines. */
  pipelines: Array<CommonIdentifiersWorkflowId>;
  /** Names of artifact schemas. */
  schemas: Array<CommonIdentifiersWorkflowId>;
};

/**
 * Recommendations
 *
 * What a workflow recommends.
 */
export type OutputWorkflowShowRecommends = {
  /** IDs of workflows. */
  workflows: Array<CommonIdentifiersWorkflowId>;
};

/**
 * File
 *
 * One file of a workflow.
 */
export type OutputWorkflowShowFile = {
  /** Its path below the workflow's folder. */
  path: string;
  /** Digest of its bytes. */
  sha256: CommonIdentifiersDigest;
};

/**
 * Consumer
 *
 * One consumer of a workflow.
 */
export type OutputWorkflowShowUsage = {
  /** What sort of consumer it is. */
  kind: "global-selection" | "profile" | "dependency" | "pipeline" | "ledger" | "project-selection";
  /** Its name. */
  consumer: string;
  /** Absolute path of what says so; absent where it is built in. */
  path?: string;
  /** Whether the consumer needs the workflow. */
  hard: true;
};

/**
 * Output of workflow validate
 *
 * What `rasen workflow validate --json` prints. An invalid workflow is a success of the command with exit status 1.
 */
export type OutputWorkflowValidate = OutputWorkflowValidateSuccess | OutputWorkflowValidateFailure;

/**
 * Success
 *
 * The target was checked; `valid` says with what result.
 */
export type OutputWorkflowValidateSuccess = {
  /** What was found. */
  validation: OutputWorkflowValidateDirectory | OutputWorkflowValidatePackage | OutputWorkflowValidateInstalled;
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputWorkflowValidateFailure = {
  /** Null. */
  validation: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

/**
 * Folder
 *
 * An unpacked workflow.
 */
export type OutputWorkflowValidateDirectory = {
  /** Whether no diagnostic is an error. */
  valid: boolean;
  /** What was checked. */
  kind: "directory";
  /** The workflow's ID; absent when it is not valid. */
  id?: CommonIdentifiersWorkflowId;
  /** All findings, errors and warnings, in the order of the checks. */
  diagnostics: Array<CommonWorkflowDiagnostic>;
};

/**
 * Package
 *
 * A `.rasenpkg` file. The first failure is the only diagnostic.
 */
export type OutputWorkflowValidatePackage = {
  /** Whether no diagnostic is an error. */
  valid: boolean;
  /** What was checked. */
  kind: "package";
  /** What the package holds; absent when it is not valid. */
  packageKind?: "workflow" | "profile" | "pipeline";
  /** All findings, errors and warnings, in the order of the checks. */
  diagnostics: Array<CommonWorkflowDiagnostic>;
};

/**
 * Installed workflow
 *
 * A workflow of the library, built-in ones included.
 */
export type OutputWorkflowValidateInstalled = {
  /** Whether no diagnostic is an error. */
  valid: boolean;
  /** What was checked. */
  kind: "installed";
  /** The ID as given. */
  id: string;
  /** All findings, errors and warnings, in the order of the checks. */
  diagnostics: Array<CommonWorkflowDiagnostic>;
};

/**
 * Output of workflow which
 *
 * What `rasen workflow which --json` prints.
 */
export type OutputWorkflowWhich = OutputWorkflowWhichSuccess | OutputWorkflowWhichFailure;

/**
 * Success
 *
 * The workflow was found.
 */
export type OutputWorkflowWhichSuccess = {
  /** Where it lies and which content it has. */
  workflow: {
    /** The workflow's ID. */
    id: CommonIdentifiersWorkflowId;
    /** Whose it is. */
    source: "built-in" | "user";
    /** Absolute path of the workflow's folder; null for what is built in. */
    sourcePath: string | null;
    /** Digest of the content. */
    digest: CommonIdentifiersDigest;
  };
  /** Empty. */
  status: CommonStatusNone;
};

/**
 * Failure
 *
 * The command failed.
 */
export type OutputWorkflowWhichFailure = {
  /** Null. */
  workflow: null;
  /** One entry that says why. */
  status: CommonStatusFailed;
};

# Made from the command table of rasen by: rasen completion powershell
# Load it with: rasen completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName rasen -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # Command to the words and options that go on from it, each with its help behind a bar.
    $below = @{
        '' = @('check|Check files and folders against their schemas and all further rules.', 'workflow|Write and check installable workflows.', 'azp|Verify, pack, sign, trust and publish Azphalt packages (.azp).', 'contract|List, show and bundle the published schemas.', 'explain|Say what a diagnostic code means, when it is raised and how to mend it.', 'completion|Print the completion script of a shell.')
        'workflow' = @('init|Write a draft of a workflow that validates.', 'validate|Validate a workflow folder, a package file or an installed workflow.')
        'azp' = @('verify|Verify a package: nothing hidden, every byte covered, all rules of its kind kept.', 'inspect|Show what is in a package, whatever is wrong with it.', 'trust|Say whether a package''s signer is trusted and still the same publisher.', 'pack|Pack a folder into a package: the same bytes on every machine.', 'unpack|Write the verified files of a package into a new or empty folder.', 'keygen|Make a private key for signing packages.', 'sign|Sign a package; an older signature is replaced.', 'countersign|Vouch with your key for the key that signed a package.', 'repository|Check and build repositories of packages.')
        'azp repository' = @('check|Check a repository document, or a whole repository folder.', 'build|Build a repository that a plain web server can serve, with a search page.')
        'contract' = @('list|List the published schemas.', 'show|Print one published schema.', 'bundle|Write self-contained schema files, for editors and other tools.')
    }
    $options = @{
        '' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--version|Show the version and exit.', '-V|Show the version and exit.')
        'workflow' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'azp' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'azp repository' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'contract' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'check' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schema|Hold every JSON and YAML file to this schema: a file, or the name of a published one.', '--kind|Take every PATH for this kind: workflow, skill, package, pipeline, profile, azp-manifest, azp, schema.', '--output-format|How findings are printed: text, concise, json, github, gitlab, junit or sarif.', '--report|Also write a report to a file, for example sarif=out.sarif; may be repeated.', '--exit-zero|Exit with status 0 even where findings are errors.', '--changed-since|Check only files that git reports as changed since this revision.', '--stdin-filename|The name by which standard input is recognised and reported.', '--jobs|Check with this many processes; 0, the default, picks a number.', '-j|Check with this many processes; 0, the default, picks a number.', '--json|Print one JSON document instead of text.')
        'workflow init' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to; its name is the ID.', '--json|Print one JSON document instead of text.')
        'workflow validate' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'azp verify' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--store|A trust store; say whether one of its keys is the signer''s or vouches for it. May be repeated.', '--require-signed|Refuse a package that is not signed.', '--require-trusted|Refuse a package whose signer is not trusted.', '--pins|A file of pinned publishers; refuse a package whose publisher changed.', '--profile|Also hold the package to a profile and list its checks: workflow-host.', '--app|The host''s ID; refuse a package that is for other apps.', '--api|The version of the host''s API; refuse a package that needs another.', '--format|A workflow format that the host knows; refuse a workflow of another. May be repeated.', '--json|Print one JSON document instead of text.')
        'azp inspect' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'azp trust' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--store|A trust store: a file of keys, or a repository''s index. May be repeated; without it, your own.', '--pins|The file of pinned publishers; without it, your own.', '--pin|Pin the signer''s key if it is new, or vouched for by the pinned one.', '--approve-change|Accept another publisher than the pinned one; with --pin, pin its key.', '--json|Print one JSON document instead of text.')
        'azp pack' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--force|Replace what is there.', '--key|Sign with this private key (PKCS 8 PEM, Ed25519).', '--key-id|What the signature calls the key.', '--deflate|Compress; the bytes then depend on the machine.', '--json|Print one JSON document instead of text.')
        'azp unpack' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'azp keygen' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--key-id|What the key is called in the output.', '--force|Replace the file that is there.', '--json|Print one JSON document instead of text.')
        'azp sign' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--key|The private key (PKCS 8 PEM, Ed25519).', '--key-id|What the signature calls the key.', '--out|Write the signed package here, not in place.', '--json|Print one JSON document instead of text.')
        'azp countersign' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--key|The private key that vouches (PKCS 8 PEM, Ed25519).', '--key-id|What the countersignature calls the key.', '--out|Write the package here, not in place.', '--json|Print one JSON document instead of text.')
        'azp repository check' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--document|What the document is: index, search, detail or revocations.', '--json|Print one JSON document instead of text.')
        'azp repository build' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--force|Replace the repository that is there.', '--json|Print one JSON document instead of text.')
        'contract list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract show' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract bundle' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to.', '--check|Write nothing; fail where the folder differs from what would be written.', '--json|Print one JSON document instead of text.')
        'explain' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'completion' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
    }
    # Option or command to the values that it takes; an empty list stands for paths.
    $values = @{
        'check --schema' = @('codes:azp-repository', 'codes:azp-signing', 'codes:azp', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:workflow', 'common:azp-asset-type', 'common:azp-container', 'common:azp-countersignature', 'common:azp-diagnostic', 'common:azp-digest', 'common:azp-entry', 'common:azp-executable', 'common:azp-item-id', 'common:azp-key', 'common:azp-kind', 'common:azp-listing', 'common:azp-package-id', 'common:azp-repository-profile', 'common:azp-repository', 'common:azp-signer', 'common:azp-summary', 'common:azp-text', 'common:azp-timestamp', 'common:azp-url', 'common:azp-verification', 'common:azp-version', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:azp-manifest', 'files:azp-pins', 'files:azp-repository-detail', 'files:azp-repository-index', 'files:azp-repository-revocations', 'files:azp-repository-search', 'files:azp-repository-source', 'files:azp-signature', 'files:azp-trust-store', 'files:builtin-catalog', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:azp-countersign', 'output:azp-inspect', 'output:azp-keygen', 'output:azp-pack', 'output:azp-repository-build', 'output:azp-repository-check', 'output:azp-sign', 'output:azp-trust', 'output:azp-unpack', 'output:azp-verify', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:explain', 'output:usage', 'output:workflow-init', 'output:workflow-validate')
        'check --kind' = @()
        'check --output-format' = @('text', 'concise', 'json', 'github', 'gitlab', 'junit', 'sarif')
        'check --report' = @('text=', 'concise=', 'json=', 'github=', 'gitlab=', 'junit=', 'sarif=')
        'check --changed-since' = @()
        'check --stdin-filename' = @()
        'check --jobs' = @()
        'check -j' = @()
        'check' = @()
        'workflow init --output' = @()
        'workflow validate' = @()
        'azp verify --store' = @()
        'azp verify --pins' = @()
        'azp verify --profile' = @('workflow-host')
        'azp verify --app' = @()
        'azp verify --api' = @()
        'azp verify --format' = @()
        'azp verify' = @()
        'azp inspect' = @()
        'azp trust --store' = @()
        'azp trust --pins' = @()
        'azp trust' = @()
        'azp pack --key' = @()
        'azp pack --key-id' = @()
        'azp pack' = @()
        'azp unpack' = @()
        'azp keygen --key-id' = @()
        'azp keygen' = @()
        'azp sign --key' = @()
        'azp sign --key-id' = @()
        'azp sign --out' = @()
        'azp sign' = @()
        'azp countersign --key' = @()
        'azp countersign --key-id' = @()
        'azp countersign --out' = @()
        'azp countersign' = @()
        'azp repository check --document' = @('index', 'search', 'detail', 'revocations')
        'azp repository check' = @()
        'azp repository build' = @()
        'contract show' = @('codes:azp-repository', 'codes:azp-signing', 'codes:azp', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:workflow', 'common:azp-asset-type', 'common:azp-container', 'common:azp-countersignature', 'common:azp-diagnostic', 'common:azp-digest', 'common:azp-entry', 'common:azp-executable', 'common:azp-item-id', 'common:azp-key', 'common:azp-kind', 'common:azp-listing', 'common:azp-package-id', 'common:azp-repository-profile', 'common:azp-repository', 'common:azp-signer', 'common:azp-summary', 'common:azp-text', 'common:azp-timestamp', 'common:azp-url', 'common:azp-verification', 'common:azp-version', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:azp-manifest', 'files:azp-pins', 'files:azp-repository-detail', 'files:azp-repository-index', 'files:azp-repository-revocations', 'files:azp-repository-search', 'files:azp-repository-source', 'files:azp-signature', 'files:azp-trust-store', 'files:builtin-catalog', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:azp-countersign', 'output:azp-inspect', 'output:azp-keygen', 'output:azp-pack', 'output:azp-repository-build', 'output:azp-repository-check', 'output:azp-sign', 'output:azp-trust', 'output:azp-unpack', 'output:azp-verify', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:explain', 'output:usage', 'output:workflow-init', 'output:workflow-validate')
        'contract bundle --output' = @()
        'contract bundle' = @('codes:azp-repository', 'codes:azp-signing', 'codes:azp', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:workflow', 'common:azp-asset-type', 'common:azp-container', 'common:azp-countersignature', 'common:azp-diagnostic', 'common:azp-digest', 'common:azp-entry', 'common:azp-executable', 'common:azp-item-id', 'common:azp-key', 'common:azp-kind', 'common:azp-listing', 'common:azp-package-id', 'common:azp-repository-profile', 'common:azp-repository', 'common:azp-signer', 'common:azp-summary', 'common:azp-text', 'common:azp-timestamp', 'common:azp-url', 'common:azp-verification', 'common:azp-version', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:azp-manifest', 'files:azp-pins', 'files:azp-repository-detail', 'files:azp-repository-index', 'files:azp-repository-revocations', 'files:azp-repository-search', 'files:azp-repository-source', 'files:azp-signature', 'files:azp-trust-store', 'files:builtin-catalog', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:azp-countersign', 'output:azp-inspect', 'output:azp-keygen', 'output:azp-pack', 'output:azp-repository-build', 'output:azp-repository-check', 'output:azp-sign', 'output:azp-trust', 'output:azp-unpack', 'output:azp-verify', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:explain', 'output:usage', 'output:workflow-init', 'output:workflow-validate')
        'explain' = @('absolute_machine_path', 'azp_block_forbidden', 'azp_block_ignored', 'azp_block_missing', 'azp_chain_broken', 'azp_chain_full', 'azp_compat_invalid', 'azp_compat_unsatisfied', 'azp_countersignature_invalid', 'azp_countersignature_malformed', 'azp_countersignature_too_long', 'azp_digest_malformed', 'azp_digest_mismatch', 'azp_entry_alias', 'azp_entry_corrupt', 'azp_entry_crc_mismatch', 'azp_entry_directory', 'azp_entry_duplicate', 'azp_entry_size_mismatch', 'azp_entry_special', 'azp_extra_missing', 'azp_field_forbidden', 'azp_field_ignored', 'azp_file_not_found', 'azp_file_unreadable', 'azp_files_reserved', 'azp_format_unsupported', 'azp_id_invalid', 'azp_input_undeclared', 'azp_item_field_invalid', 'azp_item_id_duplicate', 'azp_item_id_invalid', 'azp_item_invalid', 'azp_item_path_unlisted', 'azp_item_path_unsafe', 'azp_key_invalid', 'azp_kind_unknown', 'azp_license_missing', 'azp_limit_exceeded', 'azp_list_invalid', 'azp_list_missing', 'azp_manifest_field_invalid', 'azp_manifest_field_missing', 'azp_manifest_json_invalid', 'azp_manifest_missing', 'azp_name_ambiguous', 'azp_name_not_utf8', 'azp_not_signed', 'azp_output_exists', 'azp_output_not_empty', 'azp_package_invalid', 'azp_path_unsafe', 'azp_payload_executable', 'azp_payload_missing', 'azp_payload_unlisted', 'azp_pins_invalid', 'azp_profile_kind', 'azp_publisher_changed', 'azp_publisher_unsigned', 'azp_reference_duplicate', 'azp_reference_self', 'azp_remote_incomplete', 'azp_remote_unpinned', 'azp_repo_counts_invalid', 'azp_repo_detail_missing', 'azp_repo_digest_mismatch', 'azp_repo_document_invalid', 'azp_repo_download_missing', 'azp_repo_field_invalid', 'azp_repo_field_missing', 'azp_repo_key_duplicate', 'azp_repo_key_invalid', 'azp_repo_latest_mismatch', 'azp_repo_manifest_invalid', 'azp_repo_manifest_mismatch', 'azp_repo_package_duplicate', 'azp_repo_package_invalid', 'azp_repo_private', 'azp_repo_profile_unadvertised', 'azp_repo_profile_unknown', 'azp_repo_profile_unused', 'azp_repo_revocations_order', 'azp_repo_revoked_not_yanked', 'azp_repo_size_mismatch', 'azp_repo_summary_block', 'azp_repo_summary_handoffs', 'azp_repo_summary_mismatch', 'azp_repo_type_unknown', 'azp_repo_value_duplicate', 'azp_repo_version_duplicate', 'azp_repo_versions_order', 'azp_repo_yanked_not_revoked', 'azp_secret_literal', 'azp_signature_invalid', 'azp_signature_key_invalid', 'azp_signature_malformed', 'azp_signer_untrusted', 'azp_source_collision', 'azp_source_manifest_missing', 'azp_source_not_directory', 'azp_source_special', 'azp_target_app_mismatch', 'azp_target_app_unqualified', 'azp_trust_key_ignored', 'azp_trust_store_invalid', 'azp_unsigned', 'azp_version_invalid', 'azp_workflow_format_invalid', 'azp_workflow_format_unsupported', 'azp_workflow_permission_duplicate', 'azp_workflow_permission_invalid', 'azp_workflow_placement_duplicate', 'azp_workflow_placement_invalid', 'azp_workflow_screen_not_declarative', 'azp_write_failed', 'azp_zip_comment', 'azp_zip_descriptor_invalid', 'azp_zip_encrypted', 'azp_zip_header_mismatch', 'azp_zip_hidden_data', 'azp_zip_invalid', 'azp_zip_method_unsupported', 'azp_zip_overlap', 'azp_zip_zip64', 'builtin_collision', 'bundle_stale', 'cancelled', 'code_unknown', 'command_field_ignored', 'content_limit_exceeded', 'declared_file_missing', 'dependency_cycle', 'directory_changed', 'directory_unreadable', 'duplicate_value', 'entry_changed', 'entry_limit_exceeded', 'entry_unreadable', 'expert_skill_collision', 'file_declared_twice', 'file_digest_mismatch', 'file_limit_exceeded', 'file_not_declared', 'file_path_collision', 'file_path_duplicate', 'file_too_large', 'file_unreadable', 'findings_limit_exceeded', 'internal_error', 'interrupted', 'invalid_file', 'json_dangerous_key', 'json_depth_exceeded', 'json_duplicate_key', 'json_lone_surrogate', 'json_property_limit_exceeded', 'json_syntax_invalid', 'json_unsafe_integer', 'kind_unknown', 'legacy_namespace_reference', 'manifest_missing', 'manifest_schema_invalid', 'nothing_changed', 'nothing_to_check', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'output_not_written', 'package_bom_forbidden', 'package_changed', 'package_dependency_missing', 'package_digest_mismatch', 'package_empty', 'package_files_not_normalized', 'package_format_unsupported', 'package_json_invalid', 'package_kind_mismatch', 'package_non_canonical', 'package_not_file', 'package_not_found', 'package_pipelines_empty', 'package_pipelines_not_normalized', 'package_requires_newer_rasen', 'package_root_duplicate', 'package_root_missing', 'package_roots_empty', 'package_roots_not_normalized', 'package_schema_invalid', 'package_too_large', 'package_utf8_invalid', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'packaged_manifest_id_mismatch', 'packaged_manifest_invalid', 'packaged_pipeline_name_mismatch', 'packaged_workflow_invalid', 'path_absolute', 'path_backslash', 'path_collision', 'path_control_character', 'path_empty', 'path_empty_segment', 'path_not_nfc', 'path_too_long', 'path_trailing_dot_space', 'path_traversal', 'path_windows_character', 'path_windows_device', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'pipeline_digest_mismatch', 'pipeline_duplicate', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_id_invalid', 'pipeline_invalid', 'pipeline_limit_exceeded', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_required_file_missing', 'pipeline_root_missing', 'pipeline_skill_disabled', 'pipeline_skill_unknown', 'placeholder_forbidden', 'profile_root_not_selected', 'profile_roots_mismatch', 'profile_workflow_duplicate', 'profile_workflow_id_invalid', 'profile_workflow_missing', 'profile_workflows_not_normalized', 'recommended_workflow_missing', 'registry_entry_not_directory', 'registry_unreadable', 'report_not_written', 'reserved_file_declaration', 'revision_unusable', 'schema_dependency_invalid', 'schema_dependency_missing', 'schema_invalid', 'schema_issue', 'schema_not_found', 'schema_unusable', 'sidecar_reference_unresolved', 'skill_dependency_invalid', 'skill_dependency_missing', 'skill_frontmatter_invalid', 'skill_frontmatter_missing', 'skill_instructions_empty', 'skill_missing', 'skill_name_collision', 'skill_name_invalid', 'source_not_directory', 'source_unreadable', 'special_file_forbidden', 'staged_digest_mismatch', 'symlink_forbidden', 'target_changed', 'target_not_found', 'target_not_regular', 'target_too_large', 'target_unreadable', 'unknown_workflow', 'usage_error', 'utf8_bom_forbidden', 'utf8_invalid', 'workflow_command_error', 'workflow_dependency_cycle', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_digest_conflict', 'workflow_digest_mismatch', 'workflow_duplicate', 'workflow_id_collision', 'workflow_id_duplicate', 'workflow_id_invalid', 'workflow_id_mismatch', 'workflow_limit_exceeded', 'workflow_not_found', 'workflow_required_file_missing', 'yaml_alias_forbidden', 'yaml_invalid')
        'completion' = @('bash', 'zsh', 'fish', 'powershell')
    }

    $command = ''
    $option = ''
    foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
        if ($element.Extent.EndOffset -ge $cursorPosition) { break }
        $word = $element.Extent.Text
        if ($option) {
            $option = ''
        } elseif ($word.StartsWith('-')) {
            if ($values.ContainsKey("$command $word")) { $option = $word }
        } elseif ($options.ContainsKey("$command $word".Trim())) {
            $command = "$command $word".Trim()
        }
    }

    $typed = $wordToComplete
    $before = ''
    $offered = @()
    if (-not $option -and $typed -match '^(--[^=]+)=(.*)$') {
        $option = $Matches[1]
        $typed = $Matches[2]
        $before = "$option="
    }
    if ($option) {
        $offered = @($values["$command $option"])
    } elseif ($typed.StartsWith('-')) {
        $offered = @($options[$command])
    } elseif ($below.ContainsKey($command)) {
        $offered = @($below[$command])
    } elseif ($values.ContainsKey($command)) {
        $offered = @($values[$command])
    }
    foreach ($entry in $offered) {
        $word, $said = $entry -split '\|', 2
        if ($word -and $word.StartsWith($typed, [System.StringComparison]::Ordinal)) {
            if (-not $said) { $said = $word }
            [System.Management.Automation.CompletionResult]::new(
                $before + $word, $word, 'ParameterValue', $said)
        }
    }
}

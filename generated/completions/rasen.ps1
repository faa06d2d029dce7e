# Made from the command table of rasen by: rasen completion powershell
# Load it with: rasen completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName rasen -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # Command to the words and options that go on from it, each with its help behind a bar.
    $below = @{
        '' = @('check|Check files and folders against their schemas and all further rules.', 'list|List the active changes with the progress of their tasks, or the specs.', 'show|Show a change or a spec.', 'validate|Validate a change or a spec, or all of them.', 'view|Show the specs and the active changes with their progress, on the terminal or as a page.', 'status|Show how far the artifacts of a change have come.', 'instructions|Tell how to make an artifact of a change, or how to carry the change out.', 'new|Make something new.', 'archive|Apply the deltas of a change to the specs and put the change away.', 'schemas|List the artifact schemas that the working folder has.', 'templates|Show where the templates of an artifact schema lie.', 'workflow|Write and check installable workflows.', 'store|Set up, register and examine stores: planning folders in repositories of their own.', 'doctor|Examine the root that commands work on here.', 'context|Show the root and the stores that may be read with it.', 'contract|List, show and bundle the published schemas.', 'explain|Say what a diagnostic code means, when it is raised and how to mend it.', 'completion|Print the completion script of a shell.')
        'new' = @('change|Make a change, and a planning folder where there is none.')
        'workflow' = @('init|Write a draft of a workflow that validates.', 'validate|Validate a workflow folder, a package file or an installed workflow.')
        'store' = @('setup|Make a store, or what is missing of one, and register it.', 'register|Register an existing folder as a store of this machine.', 'unregister|Forget a store; its files stay.', 'remove|Forget a store and delete its folder.', 'list|List the registered stores.', 'doctor|Examine the registered stores.')
        'contract' = @('list|List the published schemas.', 'show|Print one published schema.', 'bundle|Write self-contained schema files, for editors and other tools.')
    }
    $options = @{
        '' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--version|Show the version and exit.', '-V|Show the version and exit.')
        'new' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'workflow' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'store' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'contract' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'check' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schema|Hold every JSON and YAML file to this schema: a file, or the name of a published one.', '--kind|Take every PATH for this kind: workflow, skill, package, pipeline, profile, config, change-metadata, artifact-schema, spec, delta, schema.', '--output-format|How findings are printed: text, concise, json, github, gitlab, junit or sarif.', '--report|Also write a report to a file, for example sarif=out.sarif; may be repeated.', '--exit-zero|Exit with status 0 even where findings are errors.', '--changed-since|Check only files that git reports as changed since this revision.', '--stdin-filename|The name by which standard input is recognised and reported.', '--jobs|Check with this many processes; 0, the default, picks a number.', '-j|Check with this many processes; 0, the default, picks a number.', '--json|Print one JSON document instead of text.')
        'list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--specs|List the specs instead of the changes.', '--changes|List the changes, as without any option.', '--sort|recent puts what was changed last first, name sorts by name.', '--long|Also show titles, and how many deltas or requirements there are.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'show' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--type|Which is meant where both have the name: change or spec.', '--deltas-only|For a change; has no effect on the document any more.', '--requirements-only|Deprecated: the same as --deltas-only.', '--requirements|For a spec, with --json: leave out the scenarios.', '--no-scenarios|For a spec, with --json: leave out the scenarios.', '--requirement|For a spec, with --json: only the requirement of this number, from 1.', '-r|For a spec, with --json: only the requirement of this number, from 1.', '--no-interactive|Ask nothing, even at a terminal.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'validate' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--all|Validate all changes and all specs.', '--changes|Validate all changes.', '--specs|Validate all specs.', '--type|Which is meant where both have the name: change or spec.', '--strict|Take warnings for errors.', '--concurrency|Use at most this many processes; RASEN_CONCURRENCY says the same, 6 is the default.', '--no-interactive|Ask nothing, even at a terminal.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'view' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--html|Write one HTML page that needs neither scripts nor a network, with texts, deltas and graphs.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'status' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--change|The name of the change.', '--schema|Look at the change by this artifact schema instead of its own.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'instructions' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--change|The name of the change.', '--schema|Use this artifact schema instead of the change''s own.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'new change' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--description|What the change is about, for its README.md.', '--goal|What the change is for, in a sentence, for its metadata.', '--proposal|The reason for the change, to begin its proposal.md with.', '--schema|The artifact schema that the change follows.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'archive' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--yes|Agree to everything that would be asked: open tasks, changes of specs, no validation.', '-y|Agree to everything that would be asked: open tasks, changes of specs, no validation.', '--skip-specs|Leave the specs as they are and only move the change.', '--no-validate|Validate neither the deltas nor the specs; what does not fit is refused all the same.', '--json|Print one JSON document instead of text.', '--store|Work on the registered store of this ID.')
        'schemas' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'templates' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schema|The artifact schema; spec-driven where none is given.', '--json|Print one JSON document instead of text.')
        'workflow init' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to; its name is the ID.', '--json|Print one JSON document instead of text.')
        'workflow validate' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'store setup' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--path|Folder of the store; ~/ is the home folder.', '--init-git|Make a git repository where there is none, and commit.', '--no-init-git|Leave git alone.', '--remote|Where the store is to be cloned from; written into its identity file.', '--json|Print one JSON document instead of text.')
        'store register' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--id|ID where the folder has no identity file; its name otherwise.', '--yes|Write an identity file where there is none, without asking.', '--json|Print one JSON document instead of text.')
        'store unregister' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'store remove' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--yes|Delete without asking.', '--json|Print one JSON document instead of text.')
        'store list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'store doctor' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'doctor' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--store|Work on the registered store of this ID.', '--json|Print one JSON document instead of text.')
        'context' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--store|Work on the registered store of this ID.', '--code-workspace|Also write an editor''s workspace file with these folders.', '--force|Replace the workspace file where it is there already.', '--json|Print one JSON document instead of text.')
        'contract list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract show' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract bundle' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to.', '--check|Write nothing; fail where the folder differs from what would be written.', '--json|Print one JSON document instead of text.')
        'explain' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'completion' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
    }
    # Option or command to the values that it takes; an empty list stands for paths.
    $values = @{
        'check --schema' = @('codes:archive', 'codes:artifacts', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:planning', 'codes:stores', 'codes:view', 'codes:workflow', 'common:artifact-schema-name', 'common:change-name', 'common:code', 'common:delta', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:path-below', 'common:planning-home', 'common:portable-path', 'common:reference-entry', 'common:root', 'common:severity', 'common:shown-requirement', 'common:skill-body', 'common:spec', 'common:status-entry', 'common:status', 'common:store-id', 'common:user-schema', 'common:validation-issue', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:artifact-schema', 'files:builtin-catalog', 'files:change-metadata', 'files:config', 'files:journal', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:store-metadata', 'files:store-registry', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:archive', 'output:check', 'output:completion', 'output:context', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:doctor', 'output:explain', 'output:instructions', 'output:list', 'output:new-change', 'output:schemas', 'output:show', 'output:status', 'output:store-doctor', 'output:store-list', 'output:store-register', 'output:store-remove', 'output:store-setup', 'output:store-unregister', 'output:templates', 'output:usage', 'output:validate', 'output:view', 'output:workflow-init', 'output:workflow-validate')
        'check --kind' = @()
        'check --output-format' = @('text', 'concise', 'json', 'github', 'gitlab', 'junit', 'sarif')
        'check --report' = @('text=', 'concise=', 'json=', 'github=', 'gitlab=', 'junit=', 'sarif=')
        'check --changed-since' = @()
        'check --stdin-filename' = @()
        'check --jobs' = @()
        'check -j' = @()
        'check' = @()
        'list --sort' = @()
        'list --store' = @()
        'show --type' = @()
        'show --requirement' = @()
        'show -r' = @()
        'show --store' = @()
        'validate --type' = @()
        'validate --concurrency' = @()
        'validate --store' = @()
        'view --html' = @()
        'view --store' = @()
        'status --change' = @()
        'status --schema' = @()
        'status --store' = @()
        'instructions --change' = @()
        'instructions --schema' = @()
        'instructions --store' = @()
        'new change --description' = @()
        'new change --goal' = @()
        'new change --proposal' = @()
        'new change --schema' = @()
        'new change --store' = @()
        'archive --store' = @()
        'templates --schema' = @()
        'workflow init --output' = @()
        'workflow validate' = @()
        'store setup --path' = @()
        'store setup --remote' = @()
        'store register --id' = @()
        'store register' = @()
        'doctor --store' = @()
        'context --store' = @()
        'context --code-workspace' = @()
        'contract show' = @('codes:archive', 'codes:artifacts', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:planning', 'codes:stores', 'codes:view', 'codes:workflow', 'common:artifact-schema-name', 'common:change-name', 'common:code', 'common:delta', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:path-below', 'common:planning-home', 'common:portable-path', 'common:reference-entry', 'common:root', 'common:severity', 'common:shown-requirement', 'common:skill-body', 'common:spec', 'common:status-entry', 'common:status', 'common:store-id', 'common:user-schema', 'common:validation-issue', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:artifact-schema', 'files:builtin-catalog', 'files:change-metadata', 'files:config', 'files:journal', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:store-metadata', 'files:store-registry', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:archive', 'output:check', 'output:completion', 'output:context', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:doctor', 'output:explain', 'output:instructions', 'output:list', 'output:new-change', 'output:schemas', 'output:show', 'output:status', 'output:store-doctor', 'output:store-list', 'output:store-register', 'output:store-remove', 'output:store-setup', 'output:store-unregister', 'output:templates', 'output:usage', 'output:validate', 'output:view', 'output:workflow-init', 'output:workflow-validate')
        'contract bundle --output' = @()
        'contract bundle' = @('codes:archive', 'codes:artifacts', 'codes:cli', 'codes:package', 'codes:pipeline', 'codes:planning', 'codes:stores', 'codes:view', 'codes:workflow', 'common:artifact-schema-name', 'common:change-name', 'common:code', 'common:delta', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:path-below', 'common:planning-home', 'common:portable-path', 'common:reference-entry', 'common:root', 'common:severity', 'common:shown-requirement', 'common:skill-body', 'common:spec', 'common:status-entry', 'common:status', 'common:store-id', 'common:user-schema', 'common:validation-issue', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:artifact-schema', 'files:builtin-catalog', 'files:change-metadata', 'files:config', 'files:journal', 'files:package', 'files:pipeline', 'files:profile', 'files:skill-frontmatter', 'files:store-metadata', 'files:store-registry', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:archive', 'output:check', 'output:completion', 'output:context', 'output:contract-bundle', 'output:contract-list', 'output:contract-show', 'output:doctor', 'output:explain', 'output:instructions', 'output:list', 'output:new-change', 'output:schemas', 'output:show', 'output:status', 'output:store-doctor', 'output:store-list', 'output:store-register', 'output:store-remove', 'output:store-setup', 'output:store-unregister', 'output:templates', 'output:usage', 'output:validate', 'output:view', 'output:workflow-init', 'output:workflow-validate')
        'explain' = @('absolute_machine_path', 'ambiguous_item', 'archive_change_name_required', 'archive_change_not_found', 'archive_confirmation_required', 'archive_error', 'archive_spec_update_failed', 'archive_spec_validation_failed', 'archive_target_exists', 'archive_tasks_incomplete', 'archive_unfinished', 'archive_validation_failed', 'areas_option_removed', 'artifact_cycle', 'artifact_id_duplicate', 'artifact_path_outside', 'artifact_requirement_unknown', 'artifact_schema_invalid', 'builtin_collision', 'bundle_stale', 'cancelled', 'change_error', 'change_metadata_invalid', 'change_without_deltas', 'code_unknown', 'command_field_ignored', 'config_context_too_large', 'config_invalid', 'content_limit_exceeded', 'context_failed', 'context_file_exists', 'context_output_dir_missing', 'declared_file_missing', 'delta_entries_missing', 'delta_heading_stray', 'delta_main_unreadable', 'delta_misplaced', 'delta_rename_modified', 'delta_rename_unpaired', 'delta_requirement_outside', 'delta_requirement_repeated', 'delta_requirement_unknown', 'delta_scenario_lost', 'delta_sections_conflict', 'delta_sections_missing', 'dependency_cycle', 'directory_changed', 'directory_unreadable', 'doctor_failed', 'duplicate_value', 'entry_changed', 'entry_limit_exceeded', 'entry_unreadable', 'expert_skill_collision', 'file_declared_twice', 'file_digest_mismatch', 'file_limit_exceeded', 'file_not_declared', 'file_path_collision', 'file_path_duplicate', 'file_too_large', 'file_unreadable', 'findings_limit_exceeded', 'initiative_option_removed', 'internal_error', 'interrupted', 'invalid_file', 'invalid_store_id', 'invalid_store_metadata', 'invalid_store_pointer', 'invalid_store_registry', 'json_dangerous_key', 'json_depth_exceeded', 'json_duplicate_key', 'json_lone_surrogate', 'json_property_limit_exceeded', 'json_syntax_invalid', 'json_unsafe_integer', 'kind_unknown', 'legacy_namespace_reference', 'list_error', 'manifest_missing', 'manifest_schema_invalid', 'no_openspec_root', 'no_registered_stores', 'no_root_with_registered_stores', 'no_store_registry', 'nothing_changed', 'nothing_to_check', 'openspec_archive_not_directory', 'openspec_changes_not_directory', 'openspec_config_missing', 'openspec_config_not_file', 'openspec_root_missing', 'openspec_root_not_directory', 'openspec_specs_not_directory', 'openspec_store_root_missing', 'openspec_store_root_not_directory', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'output_not_written', 'package_bom_forbidden', 'package_changed', 'package_dependency_missing', 'package_digest_mismatch', 'package_empty', 'package_files_not_normalized', 'package_format_unsupported', 'package_json_invalid', 'package_kind_mismatch', 'package_non_canonical', 'package_not_file', 'package_not_found', 'package_pipelines_empty', 'package_pipelines_not_normalized', 'package_requires_newer_rasen', 'package_root_duplicate', 'package_root_missing', 'package_roots_empty', 'package_roots_not_normalized', 'package_schema_invalid', 'package_too_large', 'package_utf8_invalid', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'packaged_manifest_id_mismatch', 'packaged_manifest_invalid', 'packaged_pipeline_name_mismatch', 'packaged_workflow_invalid', 'path_absolute', 'path_backslash', 'path_collision', 'path_control_character', 'path_empty', 'path_empty_segment', 'path_not_nfc', 'path_too_long', 'path_trailing_dot_space', 'path_traversal', 'path_windows_character', 'path_windows_device', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'pipeline_digest_mismatch', 'pipeline_duplicate', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_id_invalid', 'pipeline_invalid', 'pipeline_limit_exceeded', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_required_file_missing', 'pipeline_root_missing', 'pipeline_skill_disabled', 'pipeline_skill_unknown', 'placeholder_forbidden', 'planning_file_unreadable', 'planning_folder_unlistable', 'pointer_declarations_inert', 'profile_root_not_selected', 'profile_roots_mismatch', 'profile_workflow_duplicate', 'profile_workflow_id_invalid', 'profile_workflow_missing', 'profile_workflows_not_normalized', 'recommended_workflow_missing', 'reference_index_truncated', 'reference_invalid_id', 'reference_registry_unreadable', 'reference_root_unhealthy', 'reference_unresolved', 'registry_entry_not_directory', 'registry_unreadable', 'relationship_registry_unreadable', 'report_not_written', 'requirement_keyword_missing', 'requirement_scenario_expected', 'requirement_scenario_missing', 'requirement_statement_long', 'requirement_statement_missing', 'reserved_file_declaration', 'revision_unusable', 'root_pointer_ignored', 'root_pointer_invalid', 'schema_dependency_invalid', 'schema_dependency_missing', 'schema_invalid', 'schema_issue', 'schema_not_found', 'schema_unusable', 'show_error', 'sidecar_reference_unresolved', 'skill_dependency_invalid', 'skill_dependency_missing', 'skill_frontmatter_invalid', 'skill_frontmatter_missing', 'skill_instructions_empty', 'skill_missing', 'skill_name_collision', 'skill_name_invalid', 'source_not_directory', 'source_unreadable', 'spec_delta_heading', 'spec_purpose_missing', 'spec_purpose_short', 'spec_requirement_duplicate', 'spec_requirement_outside', 'spec_requirements_missing', 'spec_section_missing', 'special_file_forbidden', 'staged_digest_mismatch', 'store_already_registered', 'store_clone_fragile_directories', 'store_error', 'store_files_left_on_disk', 'store_git_commit_failed', 'store_git_identity_missing', 'store_git_init_failed', 'store_git_no_commits', 'store_id_conflict', 'store_identity_mismatch', 'store_metadata_id_mismatch', 'store_metadata_invalid', 'store_metadata_missing', 'store_not_found', 'store_path_conflict', 'store_path_missing', 'store_path_not_directory', 'store_path_not_supported', 'store_path_required', 'store_register_cancelled', 'store_register_identity_confirmation_required', 'store_register_root_unhealthy', 'store_registry_busy', 'store_registry_changed', 'store_remote_divergence', 'store_remote_empty', 'store_remote_requires_hand_edit', 'store_remove_cancelled', 'store_remove_confirmation_required', 'store_remove_metadata_missing', 'store_remove_path_not_directory', 'store_root_missing', 'store_root_not_directory', 'store_root_pointer_declared', 'store_setup_cancelled', 'store_setup_id_required', 'store_setup_inside_git_repo', 'store_setup_non_empty_directory', 'store_setup_path_changed', 'store_setup_path_not_directory', 'store_setup_path_required', 'symlink_forbidden', 'target_changed', 'target_not_found', 'target_not_regular', 'target_too_large', 'target_unreadable', 'unhealthy_store_root', 'unknown_item', 'unknown_store', 'unknown_store_subcommand', 'unknown_workflow', 'usage_error', 'utf8_bom_forbidden', 'utf8_invalid', 'validate_error', 'view_error', 'view_page_not_written', 'workflow_command_error', 'workflow_dependency_cycle', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_digest_conflict', 'workflow_digest_mismatch', 'workflow_duplicate', 'workflow_id_collision', 'workflow_id_duplicate', 'workflow_id_invalid', 'workflow_id_mismatch', 'workflow_limit_exceeded', 'workflow_not_found', 'workflow_required_file_missing', 'yaml_alias_forbidden', 'yaml_invalid')
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

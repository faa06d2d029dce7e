# Made from the command table of rasen by: rasen completion powershell
# Load it with: rasen completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName rasen -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # Command to the words and options that go on from it, each with its help behind a bar.
    $below = @{
        '' = @('check|Check files and folders against their schemas and all further rules.', 'workflow|Write, check, install and share workflows.', 'profile|Select workflows, and keep selections under a name.', 'contract|List, show and bundle the published schemas.', 'explain|Say what a diagnostic code means, when it is raised and how to mend it.', 'completion|Print the completion script of a shell.')
        'workflow' = @('list|List the workflows of the library, built-in ones and experts included.', 'show|Show a workflow and who uses it.', 'which|Print the folder that a workflow lies in.', 'init|Write a draft of a workflow that validates.', 'validate|Validate a workflow folder, a package file or an installed workflow.', 'import|Install a workflow folder, or the workflows of a package.', 'export|Write a workflow with all that it requires to a package.', 'delete|Delete a workflow of the user.')
        'profile' = @('new|Save a profile; at a terminal its workflows are asked for, and it is used at once.', 'update|Change what a saved profile selects; the current selection stays as it is.', 'use|Make a profile the current selection: full, core, or a copy of a saved one.', 'list|List the profiles; * stands before those that match the current selection.', 'delete|Delete a saved profile; the current selection stays as it is.', 'import|Save a profile from a YAML, JSON or .rasenpkg file, with the workflows of a package.', 'export|Write the current selection or a profile to a file.')
        'contract' = @('list|List the published schemas.', 'show|Print one published schema.', 'bundle|Write self-contained schema files, for editors and other tools.', 'diff|Tell breaking changes of schemas from compatible ones.', 'docs|Write the documentation of schemas as a static site or Markdown.', 'types|Write TypeScript and Python types of schemas.', 'run|Run commands and hold them to their contract.')
    }
    $options = @{
        '' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--version|Show the version and exit.', '-V|Show the version and exit.')
        'workflow' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'profile' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract' = @('--help|Show this message and exit.', '-h|Show this message and exit.')
        'check' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schema|Hold every JSON and YAML file to this schema: a file, or the name of a published one.', '--kind|Take every PATH for this kind: workflow, skill, package, pipeline, profile, schema.', '--output-format|How findings are printed: text, concise, json, github, gitlab, junit or sarif.', '--report|Also write a report to a file, for example sarif=out.sarif; may be repeated.', '--exit-zero|Exit with status 0 even where findings are errors.', '--changed-since|Check only files that git reports as changed since this revision.', '--stdin-filename|The name by which standard input is recognised and reported.', '--jobs|Check with this many processes; 0, the default, picks a number.', '-j|Check with this many processes; 0, the default, picks a number.', '--json|Print one JSON document instead of text.')
        'workflow list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--unused|Only the user''s workflows that nobody is known to use.', '--all|Internal workflows as well.', '--json|Print one JSON document instead of text.')
        'workflow show' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'workflow which' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'workflow init' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to; its name is the ID.', '--json|Print one JSON document instead of text.')
        'workflow validate' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'workflow import' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--dry-run|Check and stage everything, and install nothing.', '--json|Print one JSON document instead of text.')
        'workflow export' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--force|Replace a file that is there.', '--json|Print one JSON document instead of text.')
        'workflow delete' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--yes|Delete without asking.', '-y|Delete without asking.', '--force|Delete it although it is used.', '--json|Print one JSON document instead of text.')
        'profile new' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--workflows|IDs of its workflows, separated by commas; what they require is added.', '--use|Make it the current selection too.', '--json|Print one JSON document instead of text.')
        'profile update' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--workflows|IDs of all its workflows, separated by commas; what they require is added.', '--json|Print one JSON document instead of text.')
        'profile use' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'profile list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'profile delete' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--yes|Delete without asking.', '-y|Delete without asking.', '--json|Print one JSON document instead of text.')
        'profile import' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--as|Save it under this name.', '--force|Replace a saved profile of the same name; never a workflow.', '--json|Print one JSON document instead of text.')
        'profile export' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--profile|Write this profile instead of the current selection.', '--thin|Write only IDs, also of the user''s workflows.', '--force|Replace a file that is there.', '--json|Print one JSON document instead of text.')
        'contract list' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract show' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'contract bundle' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--output|Folder to write to.', '--check|Write nothing; fail where the folder differs from what would be written.', '--json|Print one JSON document instead of text.')
        'contract diff' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--direction|Which direction decides: input (documents that are read), output (documents that are printed) or both, the default.', '--accept|File of accepted changes, each with a reason and a last day.', '--formats|Whether format is an assertion (asserted, the default) or says nothing of what is valid (annotations).', '--changelog|Also write what changed as a Markdown section to this file.', '--output-format|How changes are printed: text, concise, json, github, gitlab, junit or sarif.', '--report|Also write a report to a file, for example sarif=out.sarif; may be repeated.', '--json|Print one JSON document instead of text.')
        'contract docs' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schemas|A schema file or folder; the published schemas where it is left out.', '--output|Folder to write to.', '--format|What to write: html (the default), markdown or both.', '--title|How the site is called.', '--templates|Folder of jinja2 templates that win over the built-in ones.', '--check|Write nothing; fail where the folder differs from what would be written.', '--json|Print one JSON document instead of text.')
        'contract types' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schemas|A schema file or folder; the published schemas where it is left out.', '--output|Folder to write to.', '--check|Write nothing; fail where the folder differs from what would be written.', '--json|Print one JSON document instead of text.')
        'contract run' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--schema|Run the one command behind -- and hold it to this schema.', '--only|Run only cases with this text in their name.', '--runs|How often each case is run; what the file says where it is left out.', '--jobs|Run this many cases at once; 0, the default, picks a number.', '-j|Run this many cases at once; 0, the default, picks a number.', '--coverage|Also tell which statuses, branches and codes some case has shown.', '--skip-missing|Skip files whose program is not on this machine.', '--record|Write a contract of the one command behind --, its schema inferred, to this file.', '--output-format|How findings are printed: text, concise, json, github, gitlab, junit or sarif.', '--report|Also write a report to a file, for example junit=out.xml; may be repeated.', '--json|Print one JSON document instead of text.')
        'explain' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
        'completion' = @('--help|Show this message and exit.', '-h|Show this message and exit.', '--json|Print one JSON document instead of text.')
    }
    # Option or command to the values that it takes; an empty list stands for paths.
    $values = @{
        'check --schema' = @('codes:cli', 'codes:contract', 'codes:library', 'codes:package', 'codes:pipeline', 'codes:profile', 'codes:workflow', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:accepted-changes', 'files:builtin-catalog', 'files:builtin-units', 'files:contract', 'files:package', 'files:pipeline', 'files:profile', 'files:settings', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-diff', 'output:contract-docs', 'output:contract-list', 'output:contract-run', 'output:contract-show', 'output:contract-types', 'output:explain', 'output:profile-delete', 'output:profile-export', 'output:profile-import', 'output:profile-list', 'output:profile-new', 'output:profile-update', 'output:profile-use', 'output:profile', 'output:usage', 'output:workflow-delete', 'output:workflow-export', 'output:workflow-import', 'output:workflow-init', 'output:workflow-list', 'output:workflow-show', 'output:workflow-validate', 'output:workflow-which')
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
        'workflow import' = @()
        'profile new --workflows' = @()
        'profile update --workflows' = @()
        'profile import --as' = @()
        'profile import' = @()
        'profile export --profile' = @()
        'profile export' = @()
        'contract show' = @('codes:cli', 'codes:contract', 'codes:library', 'codes:package', 'codes:pipeline', 'codes:profile', 'codes:workflow', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:accepted-changes', 'files:builtin-catalog', 'files:builtin-units', 'files:contract', 'files:package', 'files:pipeline', 'files:profile', 'files:settings', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-diff', 'output:contract-docs', 'output:contract-list', 'output:contract-run', 'output:contract-show', 'output:contract-types', 'output:explain', 'output:profile-delete', 'output:profile-export', 'output:profile-import', 'output:profile-list', 'output:profile-new', 'output:profile-update', 'output:profile-use', 'output:profile', 'output:usage', 'output:workflow-delete', 'output:workflow-export', 'output:workflow-import', 'output:workflow-init', 'output:workflow-list', 'output:workflow-show', 'output:workflow-validate', 'output:workflow-which')
        'contract bundle --output' = @()
        'contract bundle' = @('codes:cli', 'codes:contract', 'codes:library', 'codes:package', 'codes:pipeline', 'codes:profile', 'codes:workflow', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:accepted-changes', 'files:builtin-catalog', 'files:builtin-units', 'files:contract', 'files:package', 'files:pipeline', 'files:profile', 'files:settings', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-diff', 'output:contract-docs', 'output:contract-list', 'output:contract-run', 'output:contract-show', 'output:contract-types', 'output:explain', 'output:profile-delete', 'output:profile-export', 'output:profile-import', 'output:profile-list', 'output:profile-new', 'output:profile-update', 'output:profile-use', 'output:profile', 'output:usage', 'output:workflow-delete', 'output:workflow-export', 'output:workflow-import', 'output:workflow-init', 'output:workflow-list', 'output:workflow-show', 'output:workflow-validate', 'output:workflow-which')
        'contract diff --direction' = @('both', 'input', 'output')
        'contract diff --accept' = @()
        'contract diff --formats' = @('asserted', 'annotations')
        'contract diff --changelog' = @()
        'contract diff --output-format' = @('text', 'concise', 'json', 'github', 'gitlab', 'junit', 'sarif')
        'contract diff --report' = @('text=', 'concise=', 'json=', 'github=', 'gitlab=', 'junit=', 'sarif=')
        'contract diff' = @()
        'contract docs --schemas' = @()
        'contract docs --output' = @()
        'contract docs --format' = @('html', 'markdown', 'both')
        'contract docs --title' = @()
        'contract docs --templates' = @()
        'contract types --schemas' = @()
        'contract types --output' = @()
        'contract run --schema' = @('codes:cli', 'codes:contract', 'codes:library', 'codes:package', 'codes:pipeline', 'codes:profile', 'codes:workflow', 'common:code', 'common:document', 'common:finding', 'common:identifiers', 'common:line-of-text', 'common:portable-path', 'common:severity', 'common:skill-body', 'common:status-entry', 'common:status', 'common:user-schema', 'common:workflow-diagnostic', 'common:workflow-tree', 'common:yaml-document', 'files:accepted-changes', 'files:builtin-catalog', 'files:builtin-units', 'files:contract', 'files:package', 'files:pipeline', 'files:profile', 'files:settings', 'files:skill-frontmatter', 'files:workflow', 'meta:dialect', 'meta:file', 'meta:rasen', 'output:check', 'output:completion', 'output:contract-bundle', 'output:contract-diff', 'output:contract-docs', 'output:contract-list', 'output:contract-run', 'output:contract-show', 'output:contract-types', 'output:explain', 'output:profile-delete', 'output:profile-export', 'output:profile-import', 'output:profile-list', 'output:profile-new', 'output:profile-update', 'output:profile-use', 'output:profile', 'output:usage', 'output:workflow-delete', 'output:workflow-export', 'output:workflow-import', 'output:workflow-init', 'output:workflow-list', 'output:workflow-show', 'output:workflow-validate', 'output:workflow-which')
        'contract run --only' = @()
        'contract run --runs' = @()
        'contract run --jobs' = @()
        'contract run -j' = @()
        'contract run --record' = @()
        'contract run --output-format' = @('text', 'concise', 'json', 'github', 'gitlab', 'junit', 'sarif')
        'contract run --report' = @('text=', 'concise=', 'json=', 'github=', 'gitlab=', 'junit=', 'sarif=')
        'contract run' = @()
        'explain' = @('absolute_machine_path', 'accepted_changes_unusable', 'already_exists', 'builtin_collision', 'builtin_delete_forbidden', 'builtin_export_forbidden', 'bundle_stale', 'cancelled', 'code_unknown', 'command_field_ignored', 'confirmation_required', 'content_limit_exceeded', 'contract_accepted_change', 'contract_breaking_change', 'contract_capture_missing', 'contract_child_left', 'contract_command_not_started', 'contract_document_differs', 'contract_document_invalid', 'contract_exit_contradicts', 'contract_exit_undeclared', 'contract_exit_unexpected', 'contract_file_differs', 'contract_file_missing', 'contract_file_unexpected', 'contract_file_unusable', 'contract_locale_dependent', 'contract_setup_failed', 'contract_stderr_empty', 'contract_stderr_unexpected', 'contract_stdout_bom', 'contract_stdout_empty', 'contract_stdout_escape', 'contract_stdout_lacks', 'contract_stdout_line', 'contract_stdout_noise', 'contract_stdout_not_json', 'contract_stdout_not_utf8', 'contract_stdout_several', 'contract_stdout_unexpected', 'contract_timeout', 'contract_unproved_change', 'contract_unstable', 'contract_waits_for_input', 'declared_file_missing', 'dependency_cycle', 'destination_exists', 'destination_not_file', 'directory_changed', 'directory_unreadable', 'duplicate_value', 'entry_changed', 'entry_limit_exceeded', 'entry_unreadable', 'expert_skill_collision', 'file_declared_twice', 'file_digest_mismatch', 'file_limit_exceeded', 'file_not_declared', 'file_path_collision', 'file_path_duplicate', 'file_too_large', 'file_unreadable', 'findings_limit_exceeded', 'import_source_invalid', 'import_source_not_found', 'interactive_required', 'internal_error', 'interrupted', 'invalid_file', 'invalid_name', 'json_dangerous_key', 'json_depth_exceeded', 'json_duplicate_key', 'json_lone_surrogate', 'json_property_limit_exceeded', 'json_syntax_invalid', 'json_unsafe_integer', 'kind_unknown', 'legacy_namespace_reference', 'manifest_missing', 'manifest_schema_invalid', 'not_found', 'nothing_changed', 'nothing_to_check', 'nothing_to_run', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'output_not_written', 'output_stale', 'package_bom_forbidden', 'package_changed', 'package_dependency_missing', 'package_digest_mismatch', 'package_empty', 'package_files_not_normalized', 'package_format_unsupported', 'package_json_invalid', 'package_kind_mismatch', 'package_non_canonical', 'package_not_file', 'package_not_found', 'package_pipelines_empty', 'package_pipelines_not_normalized', 'package_requires_newer_rasen', 'package_root_duplicate', 'package_root_missing', 'package_roots_empty', 'package_roots_not_normalized', 'package_schema_invalid', 'package_too_large', 'package_utf8_invalid', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'packaged_manifest_id_mismatch', 'packaged_manifest_invalid', 'packaged_pipeline_name_mismatch', 'packaged_workflow_invalid', 'path_absolute', 'path_backslash', 'path_collision', 'path_control_character', 'path_empty', 'path_empty_segment', 'path_not_nfc', 'path_too_long', 'path_trailing_dot_space', 'path_traversal', 'path_windows_character', 'path_windows_device', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'pipeline_digest_mismatch', 'pipeline_duplicate', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_id_invalid', 'pipeline_invalid', 'pipeline_limit_exceeded', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_required_file_missing', 'pipeline_root_missing', 'pipeline_skill_disabled', 'pipeline_skill_unknown', 'placeholder_forbidden', 'profile_changed', 'profile_command_error', 'profile_lock_shadowed', 'profile_root_not_selected', 'profile_roots_mismatch', 'profile_workflow_duplicate', 'profile_workflow_id_invalid', 'profile_workflow_missing', 'profile_workflows_not_normalized', 'recommended_workflow_missing', 'registry_entry_not_directory', 'registry_unreadable', 'report_not_written', 'reserved_file_declaration', 'reserved_name', 'revision_unusable', 'schema_dependency_invalid', 'schema_dependency_missing', 'schema_invalid', 'schema_issue', 'schema_not_found', 'schema_unusable', 'selection_ignored', 'sidecar_reference_unresolved', 'skill_dependency_invalid', 'skill_dependency_missing', 'skill_frontmatter_invalid', 'skill_frontmatter_missing', 'skill_instructions_empty', 'skill_missing', 'skill_name_collision', 'skill_name_invalid', 'source_not_directory', 'source_unreadable', 'special_file_forbidden', 'staged_digest_mismatch', 'staged_workflow_invalid', 'symlink_forbidden', 'target_changed', 'target_not_found', 'target_not_regular', 'target_too_large', 'target_unreadable', 'template_unusable', 'unknown_workflow', 'unsupported_format', 'usage_error', 'utf8_bom_forbidden', 'utf8_invalid', 'workflow_command_error', 'workflow_dependency_cycle', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_digest_conflict', 'workflow_digest_mismatch', 'workflow_duplicate', 'workflow_id_collision', 'workflow_id_duplicate', 'workflow_id_invalid', 'workflow_id_mismatch', 'workflow_in_use', 'workflow_install_rollback_failed', 'workflow_invalid', 'workflow_limit_exceeded', 'workflow_not_found', 'workflow_registry_busy', 'workflow_required_file_missing', 'workflow_unknown', 'yaml_alias_forbidden', 'yaml_invalid')
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

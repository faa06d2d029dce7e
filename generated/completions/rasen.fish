# Made from the command table of rasen by: rasen completion fish
# Load it with: rasen completion fish | source

function __rasen_at --description 'Whether the words before the cursor name this command'
    set -l command
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        switch "$command $word"
            case ' new' ' workflow' ' store' ' contract' ' check' ' list' ' show' ' validate' ' view' ' status' ' instructions' ' new change' ' archive' ' schemas' ' templates' ' workflow init' ' workflow validate' ' store setup' ' store register' ' store unregister' ' store remove' ' store list' ' store doctor' ' doctor' ' context' ' contract list' ' contract show' ' contract bundle' ' explain' ' completion'
                set command "$command $word"
        end
    end
    test "$command" = "$argv[1]"
end

complete -c rasen -f


complete -c rasen -n '__rasen_at \'\'' -a check -d 'Check files and folders against their schemas and all further rules.'
complete -c rasen -n '__rasen_at \'\'' -a list -d 'List the active changes with the progress of their tasks, or the specs.'
complete -c rasen -n '__rasen_at \'\'' -a show -d 'Show a change or a spec.'
complete -c rasen -n '__rasen_at \'\'' -a validate -d 'Validate a change or a spec, or all of them.'
complete -c rasen -n '__rasen_at \'\'' -a view -d 'Show the specs and the active changes with their progress, on the terminal or as a page.'
complete -c rasen -n '__rasen_at \'\'' -a status -d 'Show how far the artifacts of a change have come.'
complete -c rasen -n '__rasen_at \'\'' -a instructions -d 'Tell how to make an artifact of a change, or how to carry the change out.'
complete -c rasen -n '__rasen_at \'\'' -a new -d 'Make something new.'
complete -c rasen -n '__rasen_at \'\'' -a archive -d 'Apply the deltas of a change to the specs and put the change away.'
complete -c rasen -n '__rasen_at \'\'' -a schemas -d 'List the artifact schemas that the working folder has.'
complete -c rasen -n '__rasen_at \'\'' -a templates -d 'Show where the templates of an artifact schema lie.'
complete -c rasen -n '__rasen_at \'\'' -a workflow -d 'Write and check installable workflows.'
complete -c rasen -n '__rasen_at \'\'' -a store -d 'Set up, register and examine stores: planning folders in repositories of their own.'
complete -c rasen -n '__rasen_at \'\'' -a doctor -d 'Examine the root that commands work on here.'
complete -c rasen -n '__rasen_at \'\'' -a context -d 'Show the root and the stores that may be read with it.'
complete -c rasen -n '__rasen_at \'\'' -a contract -d 'List, show and bundle the published schemas.'
complete -c rasen -n '__rasen_at \'\'' -a explain -d 'Say what a diagnostic code means, when it is raised and how to mend it.'
complete -c rasen -n '__rasen_at \'\'' -a completion -d 'Print the completion script of a shell.'
complete -c rasen -n '__rasen_at \'\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \'\'' -l version -s V -d 'Show the version and exit.'

complete -c rasen -n '__rasen_at \' new\'' -a change -d 'Make a change, and a planning folder where there is none.'
complete -c rasen -n '__rasen_at \' new\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' workflow\'' -a init -d 'Write a draft of a workflow that validates.'
complete -c rasen -n '__rasen_at \' workflow\'' -a validate -d 'Validate a workflow folder, a package file or an installed workflow.'
complete -c rasen -n '__rasen_at \' workflow\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' store\'' -a setup -d 'Make a store, or what is missing of one, and register it.'
complete -c rasen -n '__rasen_at \' store\'' -a register -d 'Register an existing folder as a store of this machine.'
complete -c rasen -n '__rasen_at \' store\'' -a unregister -d 'Forget a store; its files stay.'
complete -c rasen -n '__rasen_at \' store\'' -a remove -d 'Forget a store and delete its folder.'
complete -c rasen -n '__rasen_at \' store\'' -a list -d 'List the registered stores.'
complete -c rasen -n '__rasen_at \' store\'' -a doctor -d 'Examine the registered stores.'
complete -c rasen -n '__rasen_at \' store\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' contract\'' -a list -d 'List the published schemas.'
complete -c rasen -n '__rasen_at \' contract\'' -a show -d 'Print one published schema.'
complete -c rasen -n '__rasen_at \' contract\'' -a bundle -d 'Write self-contained schema files, for editors and other tools.'
complete -c rasen -n '__rasen_at \' contract\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' check\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' check\'' -l schema -r -F -a 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate' -d 'Hold every JSON and YAML file to this schema: a file, or the name of a published one.'
complete -c rasen -n '__rasen_at \' check\'' -l kind -x -d 'Take every PATH for this kind: workflow, skill, package, pipeline, profile, config, change-metadata, artifact-schema, spec, delta, schema.'
complete -c rasen -n '__rasen_at \' check\'' -l output-format -x -a 'text concise json github gitlab junit sarif' -d 'How findings are printed: text, concise, json, github, gitlab, junit or sarif.'
complete -c rasen -n '__rasen_at \' check\'' -l report -r -F -a 'text= concise= json= github= gitlab= junit= sarif=' -d 'Also write a report to a file, for example sarif=out.sarif; may be repeated.'
complete -c rasen -n '__rasen_at \' check\'' -l exit-zero -d 'Exit with status 0 even where findings are errors.'
complete -c rasen -n '__rasen_at \' check\'' -l changed-since -x -d 'Check only files that git reports as changed since this revision.'
complete -c rasen -n '__rasen_at \' check\'' -l stdin-filename -x -d 'The name by which standard input is recognised and reported.'
complete -c rasen -n '__rasen_at \' check\'' -l jobs -s j -x -d 'Check with this many processes; 0, the default, picks a number.'
complete -c rasen -n '__rasen_at \' check\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' check\'' -F

complete -c rasen -n '__rasen_at \' list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' list\'' -l specs -d 'List the specs instead of the changes.'
complete -c rasen -n '__rasen_at \' list\'' -l changes -d 'List the changes, as without any option.'
complete -c rasen -n '__rasen_at \' list\'' -l sort -x -d 'recent puts what was changed last first, name sorts by name.'
complete -c rasen -n '__rasen_at \' list\'' -l long -d 'Also show titles, and how many deltas or requirements there are.'
complete -c rasen -n '__rasen_at \' list\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' list\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' show\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' show\'' -l type -x -d 'Which is meant where both have the name: change or spec.'
complete -c rasen -n '__rasen_at \' show\'' -l deltas-only -d 'For a change; has no effect on the document any more.'
complete -c rasen -n '__rasen_at \' show\'' -l requirements-only -d 'Deprecated: the same as --deltas-only.'
complete -c rasen -n '__rasen_at \' show\'' -l requirements -d 'For a spec, with --json: leave out the scenarios.'
complete -c rasen -n '__rasen_at \' show\'' -l no-scenarios -d 'For a spec, with --json: leave out the scenarios.'
complete -c rasen -n '__rasen_at \' show\'' -l requirement -s r -x -d 'For a spec, with --json: only the requirement of this number, from 1.'
complete -c rasen -n '__rasen_at \' show\'' -l no-interactive -d 'Ask nothing, even at a terminal.'
complete -c rasen -n '__rasen_at \' show\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' show\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' validate\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' validate\'' -l all -d 'Validate all changes and all specs.'
complete -c rasen -n '__rasen_at \' validate\'' -l changes -d 'Validate all changes.'
complete -c rasen -n '__rasen_at \' validate\'' -l specs -d 'Validate all specs.'
complete -c rasen -n '__rasen_at \' validate\'' -l type -x -d 'Which is meant where both have the name: change or spec.'
complete -c rasen -n '__rasen_at \' validate\'' -l strict -d 'Take warnings for errors.'
complete -c rasen -n '__rasen_at \' validate\'' -l concurrency -x -d 'Use at most this many processes; RASEN_CONCURRENCY says the same, 6 is the default.'
complete -c rasen -n '__rasen_at \' validate\'' -l no-interactive -d 'Ask nothing, even at a terminal.'
complete -c rasen -n '__rasen_at \' validate\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' validate\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' view\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' view\'' -l html -r -F -d 'Write one HTML page that needs neither scripts nor a network, with texts, deltas and graphs.'
complete -c rasen -n '__rasen_at \' view\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' view\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' status\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' status\'' -l change -x -d 'The name of the change.'
complete -c rasen -n '__rasen_at \' status\'' -l schema -x -d 'Look at the change by this artifact schema instead of its own.'
complete -c rasen -n '__rasen_at \' status\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' status\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' instructions\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' instructions\'' -l change -x -d 'The name of the change.'
complete -c rasen -n '__rasen_at \' instructions\'' -l schema -x -d 'Use this artifact schema instead of the change\'s own.'
complete -c rasen -n '__rasen_at \' instructions\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' instructions\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' new change\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' new change\'' -l description -x -d 'What the change is about, for its README.md.'
complete -c rasen -n '__rasen_at \' new change\'' -l goal -x -d 'What the change is for, in a sentence, for its metadata.'
complete -c rasen -n '__rasen_at \' new change\'' -l proposal -x -d 'The reason for the change, to begin its proposal.md with.'
complete -c rasen -n '__rasen_at \' new change\'' -l schema -x -d 'The artifact schema that the change follows.'
complete -c rasen -n '__rasen_at \' new change\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' new change\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' archive\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' archive\'' -l yes -s y -d 'Agree to everything that would be asked: open tasks, changes of specs, no validation.'
complete -c rasen -n '__rasen_at \' archive\'' -l skip-specs -d 'Leave the specs as they are and only move the change.'
complete -c rasen -n '__rasen_at \' archive\'' -l no-validate -d 'Validate neither the deltas nor the specs; what does not fit is refused all the same.'
complete -c rasen -n '__rasen_at \' archive\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' archive\'' -l store -x -d 'Work on the registered store of this ID.'

complete -c rasen -n '__rasen_at \' schemas\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' schemas\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' templates\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' templates\'' -l schema -x -d 'The artifact schema; spec-driven where none is given.'
complete -c rasen -n '__rasen_at \' templates\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow init\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l output -r -F -d 'Folder to write to; its name is the ID.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow validate\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -F

complete -c rasen -n '__rasen_at \' store setup\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store setup\'' -l path -r -F -d 'Folder of the store; ~/ is the home folder.'
complete -c rasen -n '__rasen_at \' store setup\'' -l init-git -d 'Make a git repository where there is none, and commit.'
complete -c rasen -n '__rasen_at \' store setup\'' -l no-init-git -d 'Leave git alone.'
complete -c rasen -n '__rasen_at \' store setup\'' -l remote -x -d 'Where the store is to be cloned from; written into its identity file.'
complete -c rasen -n '__rasen_at \' store setup\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' store register\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store register\'' -l id -x -d 'ID where the folder has no identity file; its name otherwise.'
complete -c rasen -n '__rasen_at \' store register\'' -l yes -d 'Write an identity file where there is none, without asking.'
complete -c rasen -n '__rasen_at \' store register\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' store register\'' -F

complete -c rasen -n '__rasen_at \' store unregister\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store unregister\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' store remove\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store remove\'' -l yes -d 'Delete without asking.'
complete -c rasen -n '__rasen_at \' store remove\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' store list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' store doctor\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' store doctor\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' doctor\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' doctor\'' -l store -x -d 'Work on the registered store of this ID.'
complete -c rasen -n '__rasen_at \' doctor\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' context\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' context\'' -l store -x -d 'Work on the registered store of this ID.'
complete -c rasen -n '__rasen_at \' context\'' -l code-workspace -r -F -d 'Also write an editor\'s workspace file with these folders.'
complete -c rasen -n '__rasen_at \' context\'' -l force -d 'Replace the workspace file where it is there already.'
complete -c rasen -n '__rasen_at \' context\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' contract list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' contract show\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract show\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract show\'' -a 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate'

complete -c rasen -n '__rasen_at \' contract bundle\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l output -x -a '(__fish_complete_directories)' -d 'Folder to write to.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l check -d 'Write nothing; fail where the folder differs from what would be written.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -a 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate'

complete -c rasen -n '__rasen_at \' explain\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' explain\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' explain\'' -a 'absolute_machine_path ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid builtin_collision bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid content_limit_exceeded context_failed context_file_exists context_output_dir_missing declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded initiative_option_removed internal_error interrupted invalid_file invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry nothing_changed nothing_to_check openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid'

complete -c rasen -n '__rasen_at \' completion\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' completion\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' completion\'' -a 'bash zsh fish powershell'

#compdef rasen
# Made from the command table of rasen by: rasen completion zsh
# Load it with: source <(rasen completion zsh), after compinit

_rasen() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'check:Check files and folders against their schemas and all further rules.'
        'list:List the active changes with the progress of their tasks, or the specs.'
        'show:Show a change or a spec.'
        'validate:Validate a change or a spec, or all of them.'
        'view:Show the specs and the active changes with their progress, on the terminal or as a page.'
        'status:Show how far the artifacts of a change have come.'
        'instructions:Tell how to make an artifact of a change, or how to carry the change out.'
        'new:Make something new.'
        'archive:Apply the deltas of a change to the specs and put the change away.'
        'schemas:List the artifact schemas that the working folder has.'
        'templates:Show where the templates of an artifact schema lie.'
        'workflow:Write and check installable workflows.'
        'store:Set up, register and examine stores\: planning folders in repositories of their own.'
        'doctor:Examine the root that commands work on here.'
        'context:Show the root and the stores that may be read with it.'
        'contract:List, show and bundle the published schemas.'
        'explain:Say what a diagnostic code means, when it is raised and how to mend it.'
        'completion:Print the completion script of a shell.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(- : *)--version[Show the version and exit.]' '(- : *)-V[Show the version and exit.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        check) _rasen_check && ret=0 ;;
        list) _rasen_list && ret=0 ;;
        show) _rasen_show && ret=0 ;;
        validate) _rasen_validate && ret=0 ;;
        view) _rasen_view && ret=0 ;;
        status) _rasen_status && ret=0 ;;
        instructions) _rasen_instructions && ret=0 ;;
        new) _rasen_new && ret=0 ;;
        archive) _rasen_archive && ret=0 ;;
        schemas) _rasen_schemas && ret=0 ;;
        templates) _rasen_templates && ret=0 ;;
        workflow) _rasen_workflow && ret=0 ;;
        store) _rasen_store && ret=0 ;;
        doctor) _rasen_doctor && ret=0 ;;
        context) _rasen_context && ret=0 ;;
        contract) _rasen_contract && ret=0 ;;
        explain) _rasen_explain && ret=0 ;;
        completion) _rasen_completion && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_new() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'change:Make a change, and a planning folder where there is none.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        change) _rasen_new_change && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_workflow() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'init:Write a draft of a workflow that validates.'
        'validate:Validate a workflow folder, a package file or an installed workflow.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        init) _rasen_workflow_init && ret=0 ;;
        validate) _rasen_workflow_validate && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_store() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'setup:Make a store, or what is missing of one, and register it.'
        'register:Register an existing folder as a store of this machine.'
        'unregister:Forget a store; its files stay.'
        'remove:Forget a store and delete its folder.'
        'list:List the registered stores.'
        'doctor:Examine the registered stores.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        setup) _rasen_store_setup && ret=0 ;;
        register) _rasen_store_register && ret=0 ;;
        unregister) _rasen_store_unregister && ret=0 ;;
        remove) _rasen_store_remove && ret=0 ;;
        list) _rasen_store_list && ret=0 ;;
        doctor) _rasen_store_doctor && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_contract() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'list:List the published schemas.'
        'show:Print one published schema.'
        'bundle:Write self-contained schema files, for editors and other tools.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        list) _rasen_contract_list && ret=0 ;;
        show) _rasen_contract_show && ret=0 ;;
        bundle) _rasen_contract_bundle && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_check() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schema)--schema=[Hold every JSON and YAML file to this schema: a file, or the name of a published one.]:SCHEMA:_rasen_word_or_path codes\:archive codes\:artifacts codes\:cli codes\:package codes\:pipeline codes\:planning codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:artifact-schema files\:builtin-catalog files\:change-metadata files\:config files\:journal files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:store-metadata files\:store-registry files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:check output\:completion output\:context output\:contract-bundle output\:contract-list output\:contract-show output\:doctor output\:explain output\:instructions output\:list output\:new-change output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:usage output\:validate output\:view output\:workflow-init output\:workflow-validate' \
        '(--kind)--kind=[Take every PATH for this kind: workflow, skill, package, pipeline, profile, config, change-metadata, artifact-schema, spec, delta, schema.]:KIND: ' \
        '(--output-format)--output-format=[How findings are printed: text, concise, json, github, gitlab, junit or sarif.]:FORMAT:(text concise json github gitlab junit sarif)' \
        '*--report=[Also write a report to a file, for example sarif=out.sarif; may be repeated.]:FORMAT=FILE:_rasen_word_and_path text= concise= json= github= gitlab= junit= sarif=' \
        '(--exit-zero)--exit-zero[Exit with status 0 even where findings are errors.]' \
        '(--changed-since)--changed-since=[Check only files that git reports as changed since this revision.]:REV: ' \
        '(--stdin-filename)--stdin-filename=[The name by which standard input is recognised and reported.]:NAME: ' \
        '(--jobs -j)--jobs=[Check with this many processes; 0, the default, picks a number.]:N: ' '(--jobs -j)-j+[Check with this many processes; 0, the default, picks a number.]:N: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:PATH:_files'
}

_rasen_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--specs)--specs[List the specs instead of the changes.]' \
        '(--changes)--changes[List the changes, as without any option.]' \
        '(--sort)--sort=[recent puts what was changed last first, name sorts by name.]:ORDER: ' \
        '(--long)--long[Also show titles, and how many deltas or requirements there are.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: '
}

_rasen_show() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--type)--type=[Which is meant where both have the name: change or spec.]:TYPE: ' \
        '(--deltas-only)--deltas-only[For a change; has no effect on the document any more.]' \
        '(--requirements-only)--requirements-only[Deprecated: the same as --deltas-only.]' \
        '(--requirements)--requirements[For a spec, with --json: leave out the scenarios.]' \
        '(--no-scenarios)--no-scenarios[For a spec, with --json: leave out the scenarios.]' \
        '(--requirement -r)--requirement=[For a spec, with --json: only the requirement of this number, from 1.]:N: ' '(--requirement -r)-r+[For a spec, with --json: only the requirement of this number, from 1.]:N: ' \
        '(--no-interactive)--no-interactive[Ask nothing, even at a terminal.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '1::ITEM: '
}

_rasen_validate() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--all)--all[Validate all changes and all specs.]' \
        '(--changes)--changes[Validate all changes.]' \
        '(--specs)--specs[Validate all specs.]' \
        '(--type)--type=[Which is meant where both have the name: change or spec.]:TYPE: ' \
        '(--strict)--strict[Take warnings for errors.]' \
        '(--concurrency)--concurrency=[Use at most this many processes; RASEN_CONCURRENCY says the same, 6 is the default.]:N: ' \
        '(--no-interactive)--no-interactive[Ask nothing, even at a terminal.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '1::ITEM: '
}

_rasen_view() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--html)--html=[Write one HTML page that needs neither scripts nor a network, with texts, deltas and graphs.]:FILE:_files' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: '
}

_rasen_status() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--change)--change=[The name of the change.]:NAME: ' \
        '(--schema)--schema=[Look at the change by this artifact schema instead of its own.]:NAME: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: '
}

_rasen_instructions() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--change)--change=[The name of the change.]:NAME: ' \
        '(--schema)--schema=[Use this artifact schema instead of the change'\''s own.]:NAME: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '1::ARTIFACT: '
}

_rasen_new_change() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--description)--description=[What the change is about, for its README.md.]:TEXT: ' \
        '(--goal)--goal=[What the change is for, in a sentence, for its metadata.]:TEXT: ' \
        '(--proposal)--proposal=[The reason for the change, to begin its proposal.md with.]:TEXT: ' \
        '(--schema)--schema=[The artifact schema that the change follows.]:NAME: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '1:NAME: '
}

_rasen_archive() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--yes -y)--yes[Agree to everything that would be asked: open tasks, changes of specs, no validation.]' '(--yes -y)-y[Agree to everything that would be asked: open tasks, changes of specs, no validation.]' \
        '(--skip-specs)--skip-specs[Leave the specs as they are and only move the change.]' \
        '(--no-validate)--no-validate[Validate neither the deltas nor the specs; what does not fit is refused all the same.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '1::CHANGE: '
}

_rasen_schemas() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_templates() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schema)--schema=[The artifact schema; spec-driven where none is given.]:NAME: ' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_workflow_init() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--output)--output=[Folder to write to; its name is the ID.]:PATH:_files' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
}

_rasen_workflow_validate() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID-OR-PATH:_files'
}

_rasen_store_setup() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--path)--path=[Folder of the store; ~/ is the home folder.]:PATH:_files' \
        '(--init-git)--init-git[Make a git repository where there is none, and commit.]' \
        '(--no-init-git)--no-init-git[Leave git alone.]' \
        '(--remote)--remote=[Where the store is to be cloned from; written into its identity file.]:URL: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::ID: '
}

_rasen_store_register() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--id)--id=[ID where the folder has no identity file; its name otherwise.]:ID: ' \
        '(--yes)--yes[Write an identity file where there is none, without asking.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::PATH:_files'
}

_rasen_store_unregister() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
}

_rasen_store_remove() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--yes)--yes[Delete without asking.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
}

_rasen_store_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_store_doctor() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::ID: '
}

_rasen_doctor() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_context() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '(--code-workspace)--code-workspace=[Also write an editor'\''s workspace file with these folders.]:PATH:_files' \
        '(--force)--force[Replace the workspace file where it is there already.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_contract_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_contract_show() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:SCHEMA:(codes\:archive codes\:artifacts codes\:cli codes\:package codes\:pipeline codes\:planning codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:artifact-schema files\:builtin-catalog files\:change-metadata files\:config files\:journal files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:store-metadata files\:store-registry files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:check output\:completion output\:context output\:contract-bundle output\:contract-list output\:contract-show output\:doctor output\:explain output\:instructions output\:list output\:new-change output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:usage output\:validate output\:view output\:workflow-init output\:workflow-validate)'
}

_rasen_contract_bundle() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:SCHEMA:(codes\:archive codes\:artifacts codes\:cli codes\:package codes\:pipeline codes\:planning codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:artifact-schema files\:builtin-catalog files\:change-metadata files\:config files\:journal files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:store-metadata files\:store-registry files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:check output\:completion output\:context output\:contract-bundle output\:contract-list output\:contract-show output\:doctor output\:explain output\:instructions output\:list output\:new-change output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:usage output\:validate output\:view output\:workflow-init output\:workflow-validate)'
}

_rasen_explain() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:CODE:(absolute_machine_path ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid builtin_collision bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid content_limit_exceeded context_failed context_file_exists context_output_dir_missing declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded initiative_option_removed internal_error interrupted invalid_file invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry nothing_changed nothing_to_check openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid)'
}

_rasen_completion() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:SHELL:(bash zsh fish powershell)'
}

_rasen_word_and_path() {
    if compset -P '*='; then
        _files
    else
        compadd -S '' -- "$@"
    fi
}

_rasen_word_or_path() {
    local -a words=("$@")
    _alternative 'words:word:compadd -a words' 'files:file:_files'
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _rasen "$@"
else
    compdef _rasen rasen
fi

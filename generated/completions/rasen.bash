# Made from the command table of rasen by: rasen completion bash
# Load it with: source <(rasen completion bash)

_rasen() {
    local rest=$COMP_LINE piece word words=() glued= last=
    local i command= option= places=0 separated=

    for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        word=${rest#"${rest%%[![:space:]]*}"}
        if ((i > 0)) && [[ $word == "$rest" ]]; then
            last=$((${#words[@]} - 1))
            glued=${words[last]}
            words[last]+=$piece
        else
            glued=
            words+=("$piece")
        fi
        rest=${word#"$piece"}
    done
    [[ $piece == [=:] ]] && glued+=$piece
    last=$((${#words[@]} - 1))
    word=${words[last]}

    for ((i = 1; i < last; i++)); do
        piece=${words[i]}
        if [[ -n $option ]]; then
            option=
        elif [[ -n $separated ]]; then
            places=$((places + 1))
        elif [[ $piece == -- ]]; then
            separated=yes
        elif [[ $piece == -?* ]]; then
            case "$command $piece" in
                ' check --schema' | ' check --kind' | ' check --output-format' | ' check --report' | ' check --changed-since' | ' check --stdin-filename' | ' check --jobs' | ' check -j' | ' list --sort' | ' list --store' | ' show --type' | ' show --requirement' | ' show -r' | ' show --store' | ' validate --type' | ' validate --concurrency' | ' validate --store' | ' view --html' | ' view --store' | ' status --change' | ' status --schema' | ' status --store' | ' instructions --change' | ' instructions --schema' | ' instructions --store' | ' new change --description' | ' new change --goal' | ' new change --proposal' | ' new change --schema' | ' new change --store' | ' archive --store' | ' templates --schema' | ' workflow init --output' | ' store setup --path' | ' store setup --remote' | ' store register --id' | ' doctor --store' | ' context --store' | ' context --code-workspace' | ' contract bundle --output') option=$piece ;;
            esac
        else
            case "$command $piece" in
                ' new' | ' workflow' | ' store' | ' contract' | ' check' | ' list' | ' show' | ' validate' | ' view' | ' status' | ' instructions' | ' new change' | ' archive' | ' schemas' | ' templates' | ' workflow init' | ' workflow validate' | ' store setup' | ' store register' | ' store unregister' | ' store remove' | ' store list' | ' store doctor' | ' doctor' | ' context' | ' contract list' | ' contract show' | ' contract bundle' | ' explain' | ' completion') command="$command $piece" ;;
                *) places=$((places + 1)) ;;
            esac
        fi
    done

    COMPREPLY=()
    if [[ -n $option ]]; then
        _rasen_value "$command $option"
    elif [[ -z $separated && $word == --*=* ]]; then
        option=${word%%=*}
        piece="$option="
        word=${word#*=}
        if [[ -n $glued ]]; then
            glued=${glued#"$piece"}
            piece=
        fi
        _rasen_value "$command $option" "$piece"
    elif [[ -z $separated && $word == -* ]]; then
        case "$command" in
            '') _rasen_words '--help -h --version -V' ;;
            ' new') _rasen_words '--help -h' ;;
            ' workflow') _rasen_words '--help -h' ;;
            ' store') _rasen_words '--help -h' ;;
            ' contract') _rasen_words '--help -h' ;;
            ' check') _rasen_words '--help -h --schema --kind --output-format --report --exit-zero --changed-since --stdin-filename --jobs -j --json' ;;
            ' list') _rasen_words '--help -h --specs --changes --sort --long --json --store' ;;
            ' show') _rasen_words '--help -h --type --deltas-only --requirements-only --requirements --no-scenarios --requirement -r --no-interactive --json --store' ;;
            ' validate') _rasen_words '--help -h --all --changes --specs --type --strict --concurrency --no-interactive --json --store' ;;
            ' view') _rasen_words '--help -h --html --json --store' ;;
            ' status') _rasen_words '--help -h --change --schema --json --store' ;;
            ' instructions') _rasen_words '--help -h --change --schema --json --store' ;;
            ' new change') _rasen_words '--help -h --description --goal --proposal --schema --json --store' ;;
            ' archive') _rasen_words '--help -h --yes -y --skip-specs --no-validate --json --store' ;;
            ' schemas') _rasen_words '--help -h --json' ;;
            ' templates') _rasen_words '--help -h --schema --json' ;;
            ' workflow init') _rasen_words '--help -h --output --json' ;;
            ' workflow validate') _rasen_words '--help -h --json' ;;
            ' store setup') _rasen_words '--help -h --path --init-git --no-init-git --remote --json' ;;
            ' store register') _rasen_words '--help -h --id --yes --json' ;;
            ' store unregister') _rasen_words '--help -h --json' ;;
            ' store remove') _rasen_words '--help -h --yes --json' ;;
            ' store list') _rasen_words '--help -h --json' ;;
            ' store doctor') _rasen_words '--help -h --json' ;;
            ' doctor') _rasen_words '--help -h --store --json' ;;
            ' context') _rasen_words '--help -h --store --code-workspace --force --json' ;;
            ' contract list') _rasen_words '--help -h --json' ;;
            ' contract show') _rasen_words '--help -h --json' ;;
            ' contract bundle') _rasen_words '--help -h --output --check --json' ;;
            ' explain') _rasen_words '--help -h --json' ;;
            ' completion') _rasen_words '--help -h --json' ;;
        esac
    else
        case "$command $places" in
            ' 0') _rasen_words 'check list show validate view status instructions new archive schemas templates workflow store doctor context contract explain completion' ;;
            ' new 0') _rasen_words 'change' ;;
            ' workflow 0') _rasen_words 'init validate' ;;
            ' store 0') _rasen_words 'setup register unregister remove list doctor' ;;
            ' contract 0') _rasen_words 'list show bundle' ;;
            ' check '*) _rasen_paths ;;
            ' show 0') _rasen_words '' ;;
            ' validate 0') _rasen_words '' ;;
            ' instructions 0') _rasen_words '' ;;
            ' new change 0') _rasen_words '' ;;
            ' archive 0') _rasen_words '' ;;
            ' workflow init 0') _rasen_words '' ;;
            ' workflow validate 0') _rasen_paths ;;
            ' store setup 0') _rasen_words '' ;;
            ' store register 0') _rasen_paths ;;
            ' store unregister 0') _rasen_words '' ;;
            ' store remove 0') _rasen_words '' ;;
            ' store doctor 0') _rasen_words '' ;;
            ' contract show 0') _rasen_words 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate' ;;
            ' contract bundle '*) _rasen_words 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate' ;;
            ' explain 0') _rasen_words 'absolute_machine_path ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid builtin_collision bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid content_limit_exceeded context_failed context_file_exists context_output_dir_missing declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded initiative_option_removed internal_error interrupted invalid_file invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry nothing_changed nothing_to_check openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid' ;;
            ' completion 0') _rasen_words 'bash zsh fish powershell' ;;
            *) _rasen_words '' ;;
        esac
    fi
}

# Offers the words that go on from what is typed; none of them is a path.
_rasen_words() {
    local reply
    compopt +o default 2>/dev/null
    while IFS= read -r reply; do
        [[ $reply == "$word" && $reply == *= ]] && continue
        [[ $reply == *= ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("${2-}${reply#"$glued"}")
    done < <(compgen -W "$1" -- "$word")
}

# Offers such words, and paths (which bash adds by itself) where none fits.
_rasen_words_or_paths() {
    _rasen_words "$1" "${2-}"
    ((${#COMPREPLY[@]})) || compopt -o default 2>/dev/null
}

_rasen_paths() {
    :
}

_rasen_folders() {
    compopt +o default -o dirnames 2>/dev/null
}

# Offers the values of an option; the second argument stands before each of them.
_rasen_value() {
    case "$1" in
        ' check --schema') _rasen_words_or_paths 'codes:archive codes:artifacts codes:cli codes:package codes:pipeline codes:planning codes:stores codes:view codes:workflow common:artifact-schema-name common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:artifact-schema files:builtin-catalog files:change-metadata files:config files:journal files:package files:pipeline files:profile files:skill-frontmatter files:store-metadata files:store-registry files:workflow meta:dialect meta:file meta:rasen output:archive output:check output:completion output:context output:contract-bundle output:contract-list output:contract-show output:doctor output:explain output:instructions output:list output:new-change output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:usage output:validate output:view output:workflow-init output:workflow-validate' "${2-}" ;;
        ' check --kind') _rasen_words '' ;;
        ' check --output-format') _rasen_words 'text concise json github gitlab junit sarif' "${2-}" ;;
        ' check --report') _rasen_words_or_paths 'text= concise= json= github= gitlab= junit= sarif=' "${2-}" ;;
        ' check --changed-since') _rasen_words '' ;;
        ' check --stdin-filename') _rasen_words '' ;;
        ' check --jobs'|' check -j') _rasen_words '' ;;
        ' list --sort') _rasen_words '' ;;
        ' list --store') _rasen_words '' ;;
        ' show --type') _rasen_words '' ;;
        ' show --requirement'|' show -r') _rasen_words '' ;;
        ' show --store') _rasen_words '' ;;
        ' validate --type') _rasen_words '' ;;
        ' validate --concurrency') _rasen_words '' ;;
        ' validate --store') _rasen_words '' ;;
        ' view --html') _rasen_paths ;;
        ' view --store') _rasen_words '' ;;
        ' status --change') _rasen_words '' ;;
        ' status --schema') _rasen_words '' ;;
        ' status --store') _rasen_words '' ;;
        ' instructions --change') _rasen_words '' ;;
        ' instructions --schema') _rasen_words '' ;;
        ' instructions --store') _rasen_words '' ;;
        ' new change --description') _rasen_words '' ;;
        ' new change --goal') _rasen_words '' ;;
        ' new change --proposal') _rasen_words '' ;;
        ' new change --schema') _rasen_words '' ;;
        ' new change --store') _rasen_words '' ;;
        ' archive --store') _rasen_words '' ;;
        ' templates --schema') _rasen_words '' ;;
        ' workflow init --output') _rasen_paths ;;
        ' store setup --path') _rasen_paths ;;
        ' store setup --remote') _rasen_words '' ;;
        ' store register --id') _rasen_words '' ;;
        ' doctor --store') _rasen_words '' ;;
        ' context --store') _rasen_words '' ;;
        ' context --code-workspace') _rasen_paths ;;
        ' contract bundle --output') _rasen_folders ;;
        *) _rasen_words '' ;;
    esac
}

complete -o default -F _rasen rasen

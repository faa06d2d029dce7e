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
                ' init --tools' | ' init --profile' | ' check --schema' | ' check --kind' | ' check --output-format' | ' check --report' | ' check --changed-since' | ' check --stdin-filename' | ' check --jobs' | ' check -j' | ' list --sort' | ' list --store' | ' show --type' | ' show --requirement' | ' show -r' | ' show --store' | ' validate --type' | ' validate --concurrency' | ' validate --store' | ' view --html' | ' view --store' | ' status --change' | ' status --schema' | ' status --store' | ' instructions --change' | ' instructions --schema' | ' instructions --store' | ' new change --description' | ' new change --goal' | ' new change --proposal' | ' new change --schema' | ' new change --store' | ' archive --store' | ' templates --schema' | ' workflow init --output' | ' pipeline list --store' | ' pipeline show --store' | ' pipeline classify --store' | ' profile new --workflows' | ' profile update --workflows' | ' profile import --as' | ' profile export --profile' | ' store setup --path' | ' store setup --remote' | ' store register --id' | ' doctor --store' | ' context --store' | ' context --code-workspace' | ' azp verify --store' | ' azp verify --pins' | ' azp verify --profile' | ' azp verify --app' | ' azp verify --api' | ' azp verify --format' | ' azp trust --store' | ' azp trust --pins' | ' azp pack --key' | ' azp pack --key-id' | ' azp keygen --key-id' | ' azp sign --key' | ' azp sign --key-id' | ' azp sign --out' | ' azp countersign --key' | ' azp countersign --key-id' | ' azp countersign --out' | ' azp repository check --document' | ' contract bundle --output' | ' contract diff --direction' | ' contract diff --accept' | ' contract diff --formats' | ' contract diff --changelog' | ' contract diff --output-format' | ' contract diff --report' | ' contract docs --schemas' | ' contract docs --output' | ' contract docs --format' | ' contract docs --title' | ' contract docs --templates' | ' contract types --schemas' | ' contract types --output' | ' contract run --schema' | ' contract run --only' | ' contract run --runs' | ' contract run --jobs' | ' contract run -j' | ' contract run --record' | ' contract run --output-format' | ' contract run --report') option=$piece ;;
            esac
        else
            case "$command $piece" in
                ' new' | ' workflow' | ' pipeline' | ' profile' | ' store' | ' azp' | ' azp repository' | ' contract' | ' init' | ' update' | ' check' | ' list' | ' show' | ' validate' | ' view' | ' status' | ' instructions' | ' new change' | ' archive' | ' schemas' | ' templates' | ' workflow list' | ' workflow show' | ' workflow which' | ' workflow init' | ' workflow validate' | ' workflow import' | ' workflow export' | ' workflow delete' | ' pipeline list' | ' pipeline show' | ' pipeline classify' | ' profile new' | ' profile update' | ' profile use' | ' profile list' | ' profile delete' | ' profile import' | ' profile export' | ' store setup' | ' store register' | ' store unregister' | ' store remove' | ' store list' | ' store doctor' | ' doctor' | ' context' | ' azp verify' | ' azp inspect' | ' azp trust' | ' azp pack' | ' azp unpack' | ' azp keygen' | ' azp sign' | ' azp countersign' | ' azp repository check' | ' azp repository build' | ' contract list' | ' contract show' | ' contract bundle' | ' contract diff' | ' contract docs' | ' contract types' | ' contract run' | ' explain' | ' completion') command="$command $piece" ;;
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
            ' pipeline') _rasen_words '--help -h' ;;
            ' profile') _rasen_words '--help -h --json' ;;
            ' store') _rasen_words '--help -h' ;;
            ' azp') _rasen_words '--help -h' ;;
            ' azp repository') _rasen_words '--help -h' ;;
            ' contract') _rasen_words '--help -h' ;;
            ' init') _rasen_words '--help -h --tools --profile --force --no-interactive --json' ;;
            ' update') _rasen_words '--help -h --force --check --json' ;;
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
            ' workflow list') _rasen_words '--help -h --unused --all --json' ;;
            ' workflow show') _rasen_words '--help -h --json' ;;
            ' workflow which') _rasen_words '--help -h --json' ;;
            ' workflow init') _rasen_words '--help -h --output --json' ;;
            ' workflow validate') _rasen_words '--help -h --json' ;;
            ' workflow import') _rasen_words '--help -h --dry-run --json' ;;
            ' workflow export') _rasen_words '--help -h --force --json' ;;
            ' workflow delete') _rasen_words '--help -h --yes -y --force --json' ;;
            ' pipeline list') _rasen_words '--help -h --store --json' ;;
            ' pipeline show') _rasen_words '--help -h --store --json' ;;
            ' pipeline classify') _rasen_words '--help -h --store --json' ;;
            ' profile new') _rasen_words '--help -h --workflows --use --json' ;;
            ' profile update') _rasen_words '--help -h --workflows --json' ;;
            ' profile use') _rasen_words '--help -h --json' ;;
            ' profile list') _rasen_words '--help -h --json' ;;
            ' profile delete') _rasen_words '--help -h --yes -y --json' ;;
            ' profile import') _rasen_words '--help -h --as --force --json' ;;
            ' profile export') _rasen_words '--help -h --profile --thin --force --json' ;;
            ' store setup') _rasen_words '--help -h --path --init-git --no-init-git --remote --json' ;;
            ' store register') _rasen_words '--help -h --id --yes --json' ;;
            ' store unregister') _rasen_words '--help -h --json' ;;
            ' store remove') _rasen_words '--help -h --yes --json' ;;
            ' store list') _rasen_words '--help -h --json' ;;
            ' store doctor') _rasen_words '--help -h --json' ;;
            ' doctor') _rasen_words '--help -h --store --json' ;;
            ' context') _rasen_words '--help -h --store --code-workspace --force --json' ;;
            ' azp verify') _rasen_words '--help -h --store --require-signed --require-trusted --pins --profile --app --api --format --json' ;;
            ' azp inspect') _rasen_words '--help -h --json' ;;
            ' azp trust') _rasen_words '--help -h --store --pins --pin --approve-change --json' ;;
            ' azp pack') _rasen_words '--help -h --force --key --key-id --deflate --json' ;;
            ' azp unpack') _rasen_words '--help -h --json' ;;
            ' azp keygen') _rasen_words '--help -h --key-id --force --json' ;;
            ' azp sign') _rasen_words '--help -h --key --key-id --out --json' ;;
            ' azp countersign') _rasen_words '--help -h --key --key-id --out --json' ;;
            ' azp repository check') _rasen_words '--help -h --document --json' ;;
            ' azp repository build') _rasen_words '--help -h --force --json' ;;
            ' contract list') _rasen_words '--help -h --json' ;;
            ' contract show') _rasen_words '--help -h --json' ;;
            ' contract bundle') _rasen_words '--help -h --output --check --json' ;;
            ' contract diff') _rasen_words '--help -h --direction --accept --formats --changelog --output-format --report --json' ;;
            ' contract docs') _rasen_words '--help -h --schemas --output --format --title --templates --check --json' ;;
            ' contract types') _rasen_words '--help -h --schemas --output --check --json' ;;
            ' contract run') _rasen_words '--help -h --schema --only --runs --jobs -j --coverage --skip-missing --record --output-format --report --json' ;;
            ' explain') _rasen_words '--help -h --json' ;;
            ' completion') _rasen_words '--help -h --json' ;;
        esac
    else
        case "$command $places" in
            ' 0') _rasen_words 'init update check list show validate view status instructions new archive schemas templates workflow pipeline profile store doctor context azp contract explain completion' ;;
            ' new 0') _rasen_words 'change' ;;
            ' workflow 0') _rasen_words 'list show which init validate import export delete' ;;
            ' pipeline 0') _rasen_words 'list show classify' ;;
            ' profile 0') _rasen_words 'new update use list delete import export' ;;
            ' store 0') _rasen_words 'setup register unregister remove list doctor' ;;
            ' azp 0') _rasen_words 'verify inspect trust pack unpack keygen sign countersign repository' ;;
            ' azp repository 0') _rasen_words 'check build' ;;
            ' contract 0') _rasen_words 'list show bundle diff docs types run' ;;
            ' init 0') _rasen_paths ;;
            ' update 0') _rasen_paths ;;
            ' check '*) _rasen_paths ;;
            ' show 0') _rasen_words '' ;;
            ' validate 0') _rasen_words '' ;;
            ' instructions 0') _rasen_words '' ;;
            ' new change 0') _rasen_words '' ;;
            ' archive 0') _rasen_words '' ;;
            ' workflow show 0') _rasen_words '' ;;
            ' workflow which 0') _rasen_words '' ;;
            ' workflow init 0') _rasen_words '' ;;
            ' workflow validate 0') _rasen_paths ;;
            ' workflow import 0') _rasen_paths ;;
            ' workflow export 0') _rasen_words '' ;;
            ' workflow export 1') _rasen_paths ;;
            ' workflow delete 0') _rasen_words '' ;;
            ' pipeline show 0') _rasen_words '' ;;
            ' pipeline classify 0') _rasen_words '' ;;
            ' profile new 0') _rasen_words '' ;;
            ' profile update 0') _rasen_words '' ;;
            ' profile use 0') _rasen_words '' ;;
            ' profile delete 0') _rasen_words '' ;;
            ' profile import 0') _rasen_paths ;;
            ' profile export 0') _rasen_paths ;;
            ' store setup 0') _rasen_words '' ;;
            ' store register 0') _rasen_paths ;;
            ' store unregister 0') _rasen_words '' ;;
            ' store remove 0') _rasen_words '' ;;
            ' store doctor 0') _rasen_words '' ;;
            ' azp verify 0') _rasen_paths ;;
            ' azp inspect 0') _rasen_paths ;;
            ' azp trust 0') _rasen_paths ;;
            ' azp pack 0') _rasen_folders ;;
            ' azp pack 1') _rasen_paths ;;
            ' azp unpack 0') _rasen_paths ;;
            ' azp unpack 1') _rasen_folders ;;
            ' azp keygen 0') _rasen_paths ;;
            ' azp sign 0') _rasen_paths ;;
            ' azp countersign 0') _rasen_paths ;;
            ' azp repository check 0') _rasen_paths ;;
            ' azp repository build 0') _rasen_folders ;;
            ' azp repository build 1') _rasen_paths ;;
            ' contract show 0') _rasen_words 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' ;;
            ' contract bundle '*) _rasen_words 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' ;;
            ' contract diff 0') _rasen_paths ;;
            ' contract diff 1') _rasen_paths ;;
            ' contract run '*) _rasen_paths ;;
            ' explain 0') _rasen_words 'absolute_machine_path accepted_changes_unusable already_exists ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision builtin_delete_forbidden builtin_export_forbidden bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid confirmation_required content_limit_exceeded context_failed context_file_exists context_output_dir_missing contract_accepted_change contract_breaking_change contract_capture_missing contract_child_left contract_command_not_started contract_document_differs contract_document_invalid contract_exit_contradicts contract_exit_undeclared contract_exit_unexpected contract_file_differs contract_file_missing contract_file_unexpected contract_file_unusable contract_locale_dependent contract_setup_failed contract_stderr_empty contract_stderr_unexpected contract_stdout_bom contract_stdout_empty contract_stdout_escape contract_stdout_lacks contract_stdout_line contract_stdout_noise contract_stdout_not_json contract_stdout_not_utf8 contract_stdout_several contract_stdout_unexpected contract_timeout contract_unproved_change contract_unstable contract_waits_for_input declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle destination_exists destination_not_file directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded import_source_invalid import_source_not_found initiative_option_removed interactive_required internal_error interrupted invalid_file invalid_name invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown ledger_invalid ledger_unreadable legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry not_found nothing_changed nothing_to_check nothing_to_run openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written output_stale package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_directory path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_command_error pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_not_found pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_changed profile_command_error profile_lock_shadowed profile_root_not_selected profile_roots_mismatch profile_unknown profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized project_busy project_command_error project_not_found recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration reserved_name revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable selection_ignored show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_missing source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch staged_workflow_invalid store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_pointer_declared store_pointer_invalid store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable template_unusable tool_failed tool_unknown tools_not_detected tools_value_conflict tools_value_required unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow unsupported_format usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_in_use workflow_install_rollback_failed workflow_invalid workflow_limit_exceeded workflow_not_found workflow_registry_busy workflow_required_file_missing workflow_unknown yaml_alias_forbidden yaml_invalid' ;;
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
        ' init --tools') _rasen_words '' ;;
        ' init --profile') _rasen_words '' ;;
        ' check --schema') _rasen_words_or_paths 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' "${2-}" ;;
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
        ' pipeline list --store') _rasen_words '' ;;
        ' pipeline show --store') _rasen_words '' ;;
        ' pipeline classify --store') _rasen_words '' ;;
        ' profile new --workflows') _rasen_words '' ;;
        ' profile update --workflows') _rasen_words '' ;;
        ' profile import --as') _rasen_words '' ;;
        ' profile export --profile') _rasen_words '' ;;
        ' store setup --path') _rasen_paths ;;
        ' store setup --remote') _rasen_words '' ;;
        ' store register --id') _rasen_words '' ;;
        ' doctor --store') _rasen_words '' ;;
        ' context --store') _rasen_words '' ;;
        ' context --code-workspace') _rasen_paths ;;
        ' azp verify --store') _rasen_paths ;;
        ' azp verify --pins') _rasen_paths ;;
        ' azp verify --profile') _rasen_words 'workflow-host' "${2-}" ;;
        ' azp verify --app') _rasen_words '' ;;
        ' azp verify --api') _rasen_words '' ;;
        ' azp verify --format') _rasen_words '' ;;
        ' azp trust --store') _rasen_paths ;;
        ' azp trust --pins') _rasen_paths ;;
        ' azp pack --key') _rasen_paths ;;
        ' azp pack --key-id') _rasen_words '' ;;
        ' azp keygen --key-id') _rasen_words '' ;;
        ' azp sign --key') _rasen_paths ;;
        ' azp sign --key-id') _rasen_words '' ;;
        ' azp sign --out') _rasen_paths ;;
        ' azp countersign --key') _rasen_paths ;;
        ' azp countersign --key-id') _rasen_words '' ;;
        ' azp countersign --out') _rasen_paths ;;
        ' azp repository check --document') _rasen_words 'index search detail revocations' "${2-}" ;;
        ' contract bundle --output') _rasen_folders ;;
        ' contract diff --direction') _rasen_words 'both input output' "${2-}" ;;
        ' contract diff --accept') _rasen_paths ;;
        ' contract diff --formats') _rasen_words 'asserted annotations' "${2-}" ;;
        ' contract diff --changelog') _rasen_paths ;;
        ' contract diff --output-format') _rasen_words 'text concise json github gitlab junit sarif' "${2-}" ;;
        ' contract diff --report') _rasen_words_or_paths 'text= concise= json= github= gitlab= junit= sarif=' "${2-}" ;;
        ' contract docs --schemas') _rasen_paths ;;
        ' contract docs --output') _rasen_folders ;;
        ' contract docs --format') _rasen_words 'html markdown both' "${2-}" ;;
        ' contract docs --title') _rasen_words '' ;;
        ' contract docs --templates') _rasen_folders ;;
        ' contract types --schemas') _rasen_paths ;;
        ' contract types --output') _rasen_folders ;;
        ' contract run --schema') _rasen_words_or_paths 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' "${2-}" ;;
        ' contract run --only') _rasen_words '' ;;
        ' contract run --runs') _rasen_words '' ;;
        ' contract run --jobs'|' contract run -j') _rasen_words '' ;;
        ' contract run --record') _rasen_paths ;;
        ' contract run --output-format') _rasen_words 'text concise json github gitlab junit sarif' "${2-}" ;;
        ' contract run --report') _rasen_words_or_paths 'text= concise= json= github= gitlab= junit= sarif=' "${2-}" ;;
        *) _rasen_words '' ;;
    esac
}

complete -o default -F _rasen rasen

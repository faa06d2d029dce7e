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
                ' check --schema' | ' check --kind' | ' check --output-format' | ' check --report' | ' check --changed-since' | ' check --stdin-filename' | ' check --jobs' | ' check -j' | ' workflow init --output' | ' azp verify --store' | ' azp verify --pins' | ' azp verify --profile' | ' azp verify --app' | ' azp verify --api' | ' azp verify --format' | ' azp trust --store' | ' azp trust --pins' | ' azp pack --key' | ' azp pack --key-id' | ' azp keygen --key-id' | ' azp sign --key' | ' azp sign --key-id' | ' azp sign --out' | ' azp countersign --key' | ' azp countersign --key-id' | ' azp countersign --out' | ' azp repository check --document' | ' contract bundle --output') option=$piece ;;
            esac
        else
            case "$command $piece" in
                ' workflow' | ' azp' | ' azp repository' | ' contract' | ' check' | ' workflow init' | ' workflow validate' | ' azp verify' | ' azp inspect' | ' azp trust' | ' azp pack' | ' azp unpack' | ' azp keygen' | ' azp sign' | ' azp countersign' | ' azp repository check' | ' azp repository build' | ' contract list' | ' contract show' | ' contract bundle' | ' explain' | ' completion') command="$command $piece" ;;
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
            ' workflow') _rasen_words '--help -h' ;;
            ' azp') _rasen_words '--help -h' ;;
            ' azp repository') _rasen_words '--help -h' ;;
            ' contract') _rasen_words '--help -h' ;;
            ' check') _rasen_words '--help -h --schema --kind --output-format --report --exit-zero --changed-since --stdin-filename --jobs -j --json' ;;
            ' workflow init') _rasen_words '--help -h --output --json' ;;
            ' workflow validate') _rasen_words '--help -h --json' ;;
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
            ' explain') _rasen_words '--help -h --json' ;;
            ' completion') _rasen_words '--help -h --json' ;;
        esac
    else
        case "$command $places" in
            ' 0') _rasen_words 'check workflow azp contract explain completion' ;;
            ' workflow 0') _rasen_words 'init validate' ;;
            ' azp 0') _rasen_words 'verify inspect trust pack unpack keygen sign countersign repository' ;;
            ' azp repository 0') _rasen_words 'check build' ;;
            ' contract 0') _rasen_words 'list show bundle' ;;
            ' check '*) _rasen_paths ;;
            ' workflow init 0') _rasen_words '' ;;
            ' workflow validate 0') _rasen_paths ;;
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
            ' contract show 0') _rasen_words 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate' ;;
            ' contract bundle '*) _rasen_words 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate' ;;
            ' explain 0') _rasen_words 'absolute_machine_path azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision bundle_stale cancelled code_unknown command_field_ignored content_limit_exceeded declared_file_missing dependency_cycle directory_changed directory_unreadable duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded internal_error interrupted invalid_file json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference manifest_missing manifest_schema_invalid nothing_changed nothing_to_check output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing registry_entry_not_directory registry_unreadable report_not_written reserved_file_declaration revision_unusable schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable special_file_forbidden staged_digest_mismatch symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unknown_workflow usage_error utf8_bom_forbidden utf8_invalid workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid' ;;
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
        ' check --schema') _rasen_words_or_paths 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate' "${2-}" ;;
        ' check --kind') _rasen_words '' ;;
        ' check --output-format') _rasen_words 'text concise json github gitlab junit sarif' "${2-}" ;;
        ' check --report') _rasen_words_or_paths 'text= concise= json= github= gitlab= junit= sarif=' "${2-}" ;;
        ' check --changed-since') _rasen_words '' ;;
        ' check --stdin-filename') _rasen_words '' ;;
        ' check --jobs'|' check -j') _rasen_words '' ;;
        ' workflow init --output') _rasen_paths ;;
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
        *) _rasen_words '' ;;
    esac
}

complete -o default -F _rasen rasen

#compdef rasen
# Made from the command table of rasen by: rasen completion zsh
# Load it with: source <(rasen completion zsh), after compinit

_rasen() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'check:Check files and folders against their schemas and all further rules.'
        'workflow:Write and check installable workflows.'
        'azp:Verify, pack, sign, trust and publish Azphalt packages (.azp).'
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
        workflow) _rasen_workflow && ret=0 ;;
        azp) _rasen_azp && ret=0 ;;
        contract) _rasen_contract && ret=0 ;;
        explain) _rasen_explain && ret=0 ;;
        completion) _rasen_completion && ret=0 ;;
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

_rasen_azp() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'verify:Verify a package\: nothing hidden, every byte covered, all rules of its kind kept.'
        'inspect:Show what is in a package, whatever is wrong with it.'
        'trust:Say whether a package'\''s signer is trusted and still the same publisher.'
        'pack:Pack a folder into a package\: the same bytes on every machine.'
        'unpack:Write the verified files of a package into a new or empty folder.'
        'keygen:Make a private key for signing packages.'
        'sign:Sign a package; an older signature is replaced.'
        'countersign:Vouch with your key for the key that signed a package.'
        'repository:Check and build repositories of packages.'
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
        verify) _rasen_azp_verify && ret=0 ;;
        inspect) _rasen_azp_inspect && ret=0 ;;
        trust) _rasen_azp_trust && ret=0 ;;
        pack) _rasen_azp_pack && ret=0 ;;
        unpack) _rasen_azp_unpack && ret=0 ;;
        keygen) _rasen_azp_keygen && ret=0 ;;
        sign) _rasen_azp_sign && ret=0 ;;
        countersign) _rasen_azp_countersign && ret=0 ;;
        repository) _rasen_azp_repository && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_azp_repository() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'check:Check a repository document, or a whole repository folder.'
        'build:Build a repository that a plain web server can serve, with a search page.'
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
        check) _rasen_azp_repository_check && ret=0 ;;
        build) _rasen_azp_repository_build && ret=0 ;;
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
        '(--schema)--schema=[Hold every JSON and YAML file to this schema: a file, or the name of a published one.]:SCHEMA:_rasen_word_or_path codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:package codes\:pipeline codes\:workflow common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:contract-bundle output\:contract-list output\:contract-show output\:explain output\:usage output\:workflow-init output\:workflow-validate' \
        '(--kind)--kind=[Take every PATH for this kind: workflow, skill, package, pipeline, profile, azp-manifest, azp, schema.]:KIND: ' \
        '(--output-format)--output-format=[How findings are printed: text, concise, json, github, gitlab, junit or sarif.]:FORMAT:(text concise json github gitlab junit sarif)' \
        '*--report=[Also write a report to a file, for example sarif=out.sarif; may be repeated.]:FORMAT=FILE:_rasen_word_and_path text= concise= json= github= gitlab= junit= sarif=' \
        '(--exit-zero)--exit-zero[Exit with status 0 even where findings are errors.]' \
        '(--changed-since)--changed-since=[Check only files that git reports as changed since this revision.]:REV: ' \
        '(--stdin-filename)--stdin-filename=[The name by which standard input is recognised and reported.]:NAME: ' \
        '(--jobs -j)--jobs=[Check with this many processes; 0, the default, picks a number.]:N: ' '(--jobs -j)-j+[Check with this many processes; 0, the default, picks a number.]:N: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:PATH:_files'
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

_rasen_azp_verify() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '*--store=[A trust store; say whether one of its keys is the signer'\''s or vouches for it. May be repeated.]:PATH:_files' \
        '(--require-signed)--require-signed[Refuse a package that is not signed.]' \
        '(--require-trusted)--require-trusted[Refuse a package whose signer is not trusted.]' \
        '(--pins)--pins=[A file of pinned publishers; refuse a package whose publisher changed.]:PATH:_files' \
        '(--profile)--profile=[Also hold the package to a profile and list its checks: workflow-host.]:NAME:(workflow-host)' \
        '(--app)--app=[The host'\''s ID; refuse a package that is for other apps.]:ID: ' \
        '(--api)--api=[The version of the host'\''s API; refuse a package that needs another.]:VERSION: ' \
        '*--format=[A workflow format that the host knows; refuse a workflow of another. May be repeated.]:NAME: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files'
}

_rasen_azp_inspect() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files'
}

_rasen_azp_trust() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '*--store=[A trust store: a file of keys, or a repository'\''s index. May be repeated; without it, your own.]:PATH:_files' \
        '(--pins)--pins=[The file of pinned publishers; without it, your own.]:PATH:_files' \
        '(--pin)--pin[Pin the signer'\''s key if it is new, or vouched for by the pinned one.]' \
        '(--approve-change)--approve-change[Accept another publisher than the pinned one; with --pin, pin its key.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files'
}

_rasen_azp_pack() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--force)--force[Replace what is there.]' \
        '(--key)--key=[Sign with this private key (PKCS 8 PEM, Ed25519).]:PEM:_files' \
        '(--key-id)--key-id=[What the signature calls the key.]:ID: ' \
        '(--deflate)--deflate[Compress; the bytes then depend on the machine.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:DIR:_files -/' \
        '2:OUT:_files'
}

_rasen_azp_unpack() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files' \
        '2:DIR:_files -/'
}

_rasen_azp_keygen() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--key-id)--key-id=[What the key is called in the output.]:ID: ' \
        '(--force)--force[Replace the file that is there.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:OUT:_files'
}

_rasen_azp_sign() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--key)--key=[The private key (PKCS 8 PEM, Ed25519).]:PEM:_files' \
        '(--key-id)--key-id=[What the signature calls the key.]:ID: ' \
        '(--out)--out=[Write the signed package here, not in place.]:PATH:_files' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files'
}

_rasen_azp_countersign() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--key)--key=[The private key that vouches (PKCS 8 PEM, Ed25519).]:PEM:_files' \
        '(--key-id)--key-id=[What the countersignature calls the key.]:ID: ' \
        '(--out)--out=[Write the package here, not in place.]:PATH:_files' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:FILE:_files'
}

_rasen_azp_repository_check() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--document)--document=[What the document is: index, search, detail or revocations.]:KIND:(index search detail revocations)' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:PATH:_files'
}

_rasen_azp_repository_build() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--force)--force[Replace the repository that is there.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:SOURCE:_files -/' \
        '2:OUT:_files'
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
        '1:SCHEMA:(codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:package codes\:pipeline codes\:workflow common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:contract-bundle output\:contract-list output\:contract-show output\:explain output\:usage output\:workflow-init output\:workflow-validate)'
}

_rasen_contract_bundle() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:SCHEMA:(codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:package codes\:pipeline codes\:workflow common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:package files\:pipeline files\:profile files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:contract-bundle output\:contract-list output\:contract-show output\:explain output\:usage output\:workflow-init output\:workflow-validate)'
}

_rasen_explain() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:CODE:(absolute_machine_path azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision bundle_stale cancelled code_unknown command_field_ignored content_limit_exceeded declared_file_missing dependency_cycle directory_changed directory_unreadable duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded internal_error interrupted invalid_file json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference manifest_missing manifest_schema_invalid nothing_changed nothing_to_check output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing registry_entry_not_directory registry_unreadable report_not_written reserved_file_declaration revision_unusable schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable special_file_forbidden staged_digest_mismatch symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unknown_workflow usage_error utf8_bom_forbidden utf8_invalid workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid)'
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

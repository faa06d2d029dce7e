# Made from the command table of rasen by: rasen completion fish
# Load it with: rasen completion fish | source

function __rasen_at --description 'Whether the words before the cursor name this command'
    set -l command
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        switch "$command $word"
            case ' workflow' ' azp' ' azp repository' ' contract' ' check' ' workflow init' ' workflow validate' ' azp verify' ' azp inspect' ' azp trust' ' azp pack' ' azp unpack' ' azp keygen' ' azp sign' ' azp countersign' ' azp repository check' ' azp repository build' ' contract list' ' contract show' ' contract bundle' ' explain' ' completion'
                set command "$command $word"
        end
    end
    test "$command" = "$argv[1]"
end

complete -c rasen -f


complete -c rasen -n '__rasen_at \'\'' -a check -d 'Check files and folders against their schemas and all further rules.'
complete -c rasen -n '__rasen_at \'\'' -a workflow -d 'Write and check installable workflows.'
complete -c rasen -n '__rasen_at \'\'' -a azp -d 'Verify, pack, sign, trust and publish Azphalt packages (.azp).'
complete -c rasen -n '__rasen_at \'\'' -a contract -d 'List, show and bundle the published schemas.'
complete -c rasen -n '__rasen_at \'\'' -a explain -d 'Say what a diagnostic code means, when it is raised and how to mend it.'
complete -c rasen -n '__rasen_at \'\'' -a completion -d 'Print the completion script of a shell.'
complete -c rasen -n '__rasen_at \'\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \'\'' -l version -s V -d 'Show the version and exit.'

complete -c rasen -n '__rasen_at \' workflow\'' -a init -d 'Write a draft of a workflow that validates.'
complete -c rasen -n '__rasen_at \' workflow\'' -a validate -d 'Validate a workflow folder, a package file or an installed workflow.'
complete -c rasen -n '__rasen_at \' workflow\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' azp\'' -a verify -d 'Verify a package: nothing hidden, every byte covered, all rules of its kind kept.'
complete -c rasen -n '__rasen_at \' azp\'' -a inspect -d 'Show what is in a package, whatever is wrong with it.'
complete -c rasen -n '__rasen_at \' azp\'' -a trust -d 'Say whether a package\'s signer is trusted and still the same publisher.'
complete -c rasen -n '__rasen_at \' azp\'' -a pack -d 'Pack a folder into a package: the same bytes on every machine.'
complete -c rasen -n '__rasen_at \' azp\'' -a unpack -d 'Write the verified files of a package into a new or empty folder.'
complete -c rasen -n '__rasen_at \' azp\'' -a keygen -d 'Make a private key for signing packages.'
complete -c rasen -n '__rasen_at \' azp\'' -a sign -d 'Sign a package; an older signature is replaced.'
complete -c rasen -n '__rasen_at \' azp\'' -a countersign -d 'Vouch with your key for the key that signed a package.'
complete -c rasen -n '__rasen_at \' azp\'' -a repository -d 'Check and build repositories of packages.'
complete -c rasen -n '__rasen_at \' azp\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' azp repository\'' -a check -d 'Check a repository document, or a whole repository folder.'
complete -c rasen -n '__rasen_at \' azp repository\'' -a build -d 'Build a repository that a plain web server can serve, with a search page.'
complete -c rasen -n '__rasen_at \' azp repository\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' contract\'' -a list -d 'List the published schemas.'
complete -c rasen -n '__rasen_at \' contract\'' -a show -d 'Print one published schema.'
complete -c rasen -n '__rasen_at \' contract\'' -a bundle -d 'Write self-contained schema files, for editors and other tools.'
complete -c rasen -n '__rasen_at \' contract\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' check\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' check\'' -l schema -r -F -a 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate' -d 'Hold every JSON and YAML file to this schema: a file, or the name of a published one.'
complete -c rasen -n '__rasen_at \' check\'' -l kind -x -d 'Take every PATH for this kind: workflow, skill, package, pipeline, profile, azp-manifest, azp, schema.'
complete -c rasen -n '__rasen_at \' check\'' -l output-format -x -a 'text concise json github gitlab junit sarif' -d 'How findings are printed: text, concise, json, github, gitlab, junit or sarif.'
complete -c rasen -n '__rasen_at \' check\'' -l report -r -F -a 'text= concise= json= github= gitlab= junit= sarif=' -d 'Also write a report to a file, for example sarif=out.sarif; may be repeated.'
complete -c rasen -n '__rasen_at \' check\'' -l exit-zero -d 'Exit with status 0 even where findings are errors.'
complete -c rasen -n '__rasen_at \' check\'' -l changed-since -x -d 'Check only files that git reports as changed since this revision.'
complete -c rasen -n '__rasen_at \' check\'' -l stdin-filename -x -d 'The name by which standard input is recognised and reported.'
complete -c rasen -n '__rasen_at \' check\'' -l jobs -s j -x -d 'Check with this many processes; 0, the default, picks a number.'
complete -c rasen -n '__rasen_at \' check\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' check\'' -F

complete -c rasen -n '__rasen_at \' workflow init\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l output -r -F -d 'Folder to write to; its name is the ID.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow validate\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -F

complete -c rasen -n '__rasen_at \' azp verify\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l store -r -F -d 'A trust store; say whether one of its keys is the signer\'s or vouches for it. May be repeated.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l require-signed -d 'Refuse a package that is not signed.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l require-trusted -d 'Refuse a package whose signer is not trusted.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l pins -r -F -d 'A file of pinned publishers; refuse a package whose publisher changed.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l profile -x -a 'workflow-host' -d 'Also hold the package to a profile and list its checks: workflow-host.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l app -x -d 'The host\'s ID; refuse a package that is for other apps.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l api -x -d 'The version of the host\'s API; refuse a package that needs another.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l format -x -d 'A workflow format that the host knows; refuse a workflow of another. May be repeated.'
complete -c rasen -n '__rasen_at \' azp verify\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp verify\'' -F

complete -c rasen -n '__rasen_at \' azp inspect\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp inspect\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp inspect\'' -F

complete -c rasen -n '__rasen_at \' azp trust\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp trust\'' -l store -r -F -d 'A trust store: a file of keys, or a repository\'s index. May be repeated; without it, your own.'
complete -c rasen -n '__rasen_at \' azp trust\'' -l pins -r -F -d 'The file of pinned publishers; without it, your own.'
complete -c rasen -n '__rasen_at \' azp trust\'' -l pin -d 'Pin the signer\'s key if it is new, or vouched for by the pinned one.'
complete -c rasen -n '__rasen_at \' azp trust\'' -l approve-change -d 'Accept another publisher than the pinned one; with --pin, pin its key.'
complete -c rasen -n '__rasen_at \' azp trust\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp trust\'' -F

complete -c rasen -n '__rasen_at \' azp pack\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp pack\'' -l force -d 'Replace what is there.'
complete -c rasen -n '__rasen_at \' azp pack\'' -l key -r -F -d 'Sign with this private key (PKCS 8 PEM, Ed25519).'
complete -c rasen -n '__rasen_at \' azp pack\'' -l key-id -x -d 'What the signature calls the key.'
complete -c rasen -n '__rasen_at \' azp pack\'' -l deflate -d 'Compress; the bytes then depend on the machine.'
complete -c rasen -n '__rasen_at \' azp pack\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp pack\'' -a '(__fish_complete_directories)'
complete -c rasen -n '__rasen_at \' azp pack\'' -F

complete -c rasen -n '__rasen_at \' azp unpack\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp unpack\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp unpack\'' -F
complete -c rasen -n '__rasen_at \' azp unpack\'' -a '(__fish_complete_directories)'

complete -c rasen -n '__rasen_at \' azp keygen\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp keygen\'' -l key-id -x -d 'What the key is called in the output.'
complete -c rasen -n '__rasen_at \' azp keygen\'' -l force -d 'Replace the file that is there.'
complete -c rasen -n '__rasen_at \' azp keygen\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp keygen\'' -F

complete -c rasen -n '__rasen_at \' azp sign\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp sign\'' -l key -r -F -d 'The private key (PKCS 8 PEM, Ed25519).'
complete -c rasen -n '__rasen_at \' azp sign\'' -l key-id -x -d 'What the signature calls the key.'
complete -c rasen -n '__rasen_at \' azp sign\'' -l out -r -F -d 'Write the signed package here, not in place.'
complete -c rasen -n '__rasen_at \' azp sign\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp sign\'' -F

complete -c rasen -n '__rasen_at \' azp countersign\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp countersign\'' -l key -r -F -d 'The private key that vouches (PKCS 8 PEM, Ed25519).'
complete -c rasen -n '__rasen_at \' azp countersign\'' -l key-id -x -d 'What the countersignature calls the key.'
complete -c rasen -n '__rasen_at \' azp countersign\'' -l out -r -F -d 'Write the package here, not in place.'
complete -c rasen -n '__rasen_at \' azp countersign\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp countersign\'' -F

complete -c rasen -n '__rasen_at \' azp repository check\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp repository check\'' -l document -x -a 'index search detail revocations' -d 'What the document is: index, search, detail or revocations.'
complete -c rasen -n '__rasen_at \' azp repository check\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp repository check\'' -F

complete -c rasen -n '__rasen_at \' azp repository build\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' azp repository build\'' -l force -d 'Replace the repository that is there.'
complete -c rasen -n '__rasen_at \' azp repository build\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' azp repository build\'' -a '(__fish_complete_directories)'
complete -c rasen -n '__rasen_at \' azp repository build\'' -F

complete -c rasen -n '__rasen_at \' contract list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' contract show\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract show\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract show\'' -a 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate'

complete -c rasen -n '__rasen_at \' contract bundle\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l output -x -a '(__fish_complete_directories)' -d 'Folder to write to.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l check -d 'Write nothing; fail where the folder differs from what would be written.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -a 'codes:azp-repository codes:azp-signing codes:azp codes:cli codes:package codes:pipeline codes:workflow common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:code common:document common:finding common:identifiers common:line-of-text common:portable-path common:severity common:skill-body common:status-entry common:status common:user-schema common:workflow-diagnostic common:workflow-tree common:yaml-document files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:package files:pipeline files:profile files:skill-frontmatter files:workflow meta:dialect meta:file meta:rasen output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:contract-bundle output:contract-list output:contract-show output:explain output:usage output:workflow-init output:workflow-validate'

complete -c rasen -n '__rasen_at \' explain\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' explain\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' explain\'' -a 'absolute_machine_path azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision bundle_stale cancelled code_unknown command_field_ignored content_limit_exceeded declared_file_missing dependency_cycle directory_changed directory_unreadable duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded internal_error interrupted invalid_file json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference manifest_missing manifest_schema_invalid nothing_changed nothing_to_check output_id_mismatch output_not_directory output_not_empty output_not_written package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing registry_entry_not_directory registry_unreadable report_not_written reserved_file_declaration revision_unusable schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable special_file_forbidden staged_digest_mismatch symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable unknown_workflow usage_error utf8_bom_forbidden utf8_invalid workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_limit_exceeded workflow_not_found workflow_required_file_missing yaml_alias_forbidden yaml_invalid'

complete -c rasen -n '__rasen_at \' completion\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' completion\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' completion\'' -a 'bash zsh fish powershell'

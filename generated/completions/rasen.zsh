#compdef rasen
# Made from the command table of rasen by: rasen completion zsh
# Load it with: source <(rasen completion zsh), after compinit

_rasen() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'check:Check files and folders against their schemas and all further rules.'
        'workflow:Write, check, install and share workflows.'
        'profile:Select workflows, and keep selections under a name.'
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
        profile) _rasen_profile && ret=0 ;;
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
        'list:List the workflows of the library, built-in ones and experts included.'
        'show:Show a workflow and who uses it.'
        'which:Print the folder that a workflow lies in.'
        'init:Write a draft of a workflow that validates.'
        'validate:Validate a workflow folder, a package file or an installed workflow.'
        'import:Install a workflow folder, or the workflows of a package.'
        'export:Write a workflow with all that it requires to a package.'
        'delete:Delete a workflow of the user.'
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
        list) _rasen_workflow_list && ret=0 ;;
        show) _rasen_workflow_show && ret=0 ;;
        which) _rasen_workflow_which && ret=0 ;;
        init) _rasen_workflow_init && ret=0 ;;
        validate) _rasen_workflow_validate && ret=0 ;;
        import) _rasen_workflow_import && ret=0 ;;
        export) _rasen_workflow_export && ret=0 ;;
        delete) _rasen_workflow_delete && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_profile() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'new:Save a profile; at a terminal its workflows are asked for, and it is used at once.'
        'update:Change what a saved profile selects; the current selection stays as it is.'
        'use:Make a profile the current selection\: full, core, or a copy of a saved one.'
        'list:List the profiles; * stands before those that match the current selection.'
        'delete:Delete a saved profile; the current selection stays as it is.'
        'import:Save a profile from a YAML, JSON or .rasenpkg file, with the workflows of a package.'
        'export:Write the current selection or a profile to a file.'
    )
    typeset -A opt_args

    _arguments -C -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1: :->word' \
        '*:: :->rest' && ret=0
    case $state in
    word) _describe -t commands command words_below && ret=0 ;;
    rest)
        case $line[1] in
        new) _rasen_profile_new && ret=0 ;;
        update) _rasen_profile_update && ret=0 ;;
        use) _rasen_profile_use && ret=0 ;;
        list) _rasen_profile_list && ret=0 ;;
        delete) _rasen_profile_delete && ret=0 ;;
        import) _rasen_profile_import && ret=0 ;;
        export) _rasen_profile_export && ret=0 ;;
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
        'diff:Tell breaking changes of schemas from compatible ones.'
        'docs:Write the documentation of schemas as a static site or Markdown.'
        'types:Write TypeScript and Python types of schemas.'
        'run:Run commands and hold them to their contract.'
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
        diff) _rasen_contract_diff && ret=0 ;;
        docs) _rasen_contract_docs && ret=0 ;;
        types) _rasen_contract_types && ret=0 ;;
        run) _rasen_contract_run && ret=0 ;;
        esac
        ;;
    esac
    return ret
}

_rasen_check() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schema)--schema=[Hold every JSON and YAML file to this schema: a file, or the name of a published one.]:SCHEMA:_rasen_word_or_path codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:profile codes\:workflow common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:builtin-catalog files\:builtin-units files\:contract files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:check output\:completion output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:explain output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:usage output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which' \
        '(--kind)--kind=[Take every PATH for this kind: workflow, skill, package, pipeline, profile, schema.]:KIND: ' \
        '(--output-format)--output-format=[How findings are printed: text, concise, json, github, gitlab, junit or sarif.]:FORMAT:(text concise json github gitlab junit sarif)' \
        '*--report=[Also write a report to a file, for example sarif=out.sarif; may be repeated.]:FORMAT=FILE:_rasen_word_and_path text= concise= json= github= gitlab= junit= sarif=' \
        '(--exit-zero)--exit-zero[Exit with status 0 even where findings are errors.]' \
        '(--changed-since)--changed-since=[Check only files that git reports as changed since this revision.]:REV: ' \
        '(--stdin-filename)--stdin-filename=[The name by which standard input is recognised and reported.]:NAME: ' \
        '(--jobs -j)--jobs=[Check with this many processes; 0, the default, picks a number.]:N: ' '(--jobs -j)-j+[Check with this many processes; 0, the default, picks a number.]:N: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:PATH:_files'
}

_rasen_workflow_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--unused)--unused[Only the user'\''s workflows that nobody is known to use.]' \
        '(--all)--all[Internal workflows as well.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_workflow_show() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
}

_rasen_workflow_which() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
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

_rasen_workflow_import() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--dry-run)--dry-run[Check and stage everything, and install nothing.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:PATH:_files'
}

_rasen_workflow_export() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--force)--force[Replace a file that is there.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: ' \
        '2:PATH:_files'
}

_rasen_workflow_delete() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--yes -y)--yes[Delete without asking.]' '(--yes -y)-y[Delete without asking.]' \
        '(--force)--force[Delete it although it is used.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:ID: '
}

_rasen_profile_new() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--workflows)--workflows=[IDs of its workflows, separated by commas; what they require is added.]:IDS: ' \
        '(--use)--use[Make it the current selection too.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::NAME: '
}

_rasen_profile_update() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--workflows)--workflows=[IDs of all its workflows, separated by commas; what they require is added.]:IDS: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::NAME: '
}

_rasen_profile_use() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::NAME: '
}

_rasen_profile_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_profile_delete() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--yes -y)--yes[Delete without asking.]' '(--yes -y)-y[Delete without asking.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::NAME: '
}

_rasen_profile_import() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--as)--as=[Save it under this name.]:NAME: ' \
        '(--force)--force[Replace a saved profile of the same name; never a workflow.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:PATH:_files'
}

_rasen_profile_export() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--profile)--profile=[Write this profile instead of the current selection.]:NAME: ' \
        '(--thin)--thin[Write only IDs, also of the user'\''s workflows.]' \
        '(--force)--force[Replace a file that is there.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:PATH:_files'
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
        '1:SCHEMA:(codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:profile codes\:workflow common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:builtin-catalog files\:builtin-units files\:contract files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:check output\:completion output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:explain output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:usage output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which)'
}

_rasen_contract_bundle() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:SCHEMA:(codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:profile codes\:workflow common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:builtin-catalog files\:builtin-units files\:contract files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:check output\:completion output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:explain output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:usage output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which)'
}

_rasen_contract_diff() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--direction)--direction=[Which direction decides: input (documents that are read), output (documents that are printed) or both, the default.]:DIRECTION:(both input output)' \
        '(--accept)--accept=[File of accepted changes, each with a reason and a last day.]:FILE:_files' \
        '(--formats)--formats=[Whether format is an assertion (asserted, the default) or says nothing of what is valid (annotations).]:FORMATS:(asserted annotations)' \
        '(--changelog)--changelog=[Also write what changed as a Markdown section to this file.]:FILE:_files' \
        '(--output-format)--output-format=[How changes are printed: text, concise, json, github, gitlab, junit or sarif.]:FORMAT:(text concise json github gitlab junit sarif)' \
        '*--report=[Also write a report to a file, for example sarif=out.sarif; may be repeated.]:FORMAT=FILE:_rasen_word_and_path text= concise= json= github= gitlab= junit= sarif=' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:OLD:_files' \
        '2:NEW:_files'
}

_rasen_contract_docs() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schemas)--schemas=[A schema file or folder; the published schemas where it is left out.]:PATH:_files' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--format)--format=[What to write: html (the default), markdown or both.]:FORMAT:(html markdown both)' \
        '(--title)--title=[How the site is called.]:TEXT: ' \
        '(--templates)--templates=[Folder of jinja2 templates that win over the built-in ones.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_contract_types() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schemas)--schemas=[A schema file or folder; the published schemas where it is left out.]:PATH:_files' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_contract_run() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schema)--schema=[Run the one command behind -- and hold it to this schema.]:SCHEMA:_rasen_word_or_path codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:profile codes\:workflow common\:code common\:document common\:finding common\:identifiers common\:line-of-text common\:portable-path common\:severity common\:skill-body common\:status-entry common\:status common\:user-schema common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:builtin-catalog files\:builtin-units files\:contract files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:workflow meta\:dialect meta\:file meta\:rasen output\:check output\:completion output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:explain output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:usage output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which' \
        '(--only)--only=[Run only cases with this text in their name.]:TEXT: ' \
        '(--runs)--runs=[How often each case is run; what the file says where it is left out.]:N: ' \
        '(--jobs -j)--jobs=[Run this many cases at once; 0, the default, picks a number.]:N: ' '(--jobs -j)-j+[Run this many cases at once; 0, the default, picks a number.]:N: ' \
        '(--coverage)--coverage[Also tell which statuses, branches and codes some case has shown.]' \
        '(--skip-missing)--skip-missing[Skip files whose program is not on this machine.]' \
        '(--record)--record=[Write a contract of the one command behind --, its schema inferred, to this file.]:FILE:_files' \
        '(--output-format)--output-format=[How findings are printed: text, concise, json, github, gitlab, junit or sarif.]:FORMAT:(text concise json github gitlab junit sarif)' \
        '*--report=[Also write a report to a file, for example junit=out.xml; may be repeated.]:FORMAT=FILE:_rasen_word_and_path text= concise= json= github= gitlab= junit= sarif=' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:FILE:_files'
}

_rasen_explain() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:CODE:(absolute_machine_path accepted_changes_unusable already_exists builtin_collision builtin_delete_forbidden builtin_export_forbidden bundle_stale cancelled code_unknown command_field_ignored confirmation_required content_limit_exceeded contract_accepted_change contract_breaking_change contract_capture_missing contract_child_left contract_command_not_started contract_document_differs contract_document_invalid contract_exit_contradicts contract_exit_undeclared contract_exit_unexpected contract_file_differs contract_file_missing contract_file_unexpected contract_file_unusable contract_locale_dependent contract_setup_failed contract_stderr_empty contract_stderr_unexpected contract_stdout_bom contract_stdout_empty contract_stdout_escape contract_stdout_lacks contract_stdout_line contract_stdout_noise contract_stdout_not_json contract_stdout_not_utf8 contract_stdout_several contract_stdout_unexpected contract_timeout contract_unproved_change contract_unstable contract_waits_for_input declared_file_missing dependency_cycle destination_exists destination_not_file directory_changed directory_unreadable duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded import_source_invalid import_source_not_found interactive_required internal_error interrupted invalid_file invalid_name json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown legacy_namespace_reference manifest_missing manifest_schema_invalid not_found nothing_changed nothing_to_check nothing_to_run output_id_mismatch output_not_directory output_not_empty output_not_written output_stale package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden profile_changed profile_command_error profile_lock_shadowed profile_root_not_selected profile_roots_mismatch profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized recommended_workflow_missing registry_entry_not_directory registry_unreadable report_not_written reserved_file_declaration reserved_name revision_unusable schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable selection_ignored sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_not_directory source_unreadable special_file_forbidden staged_digest_mismatch staged_workflow_invalid symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable template_unusable unknown_workflow unsupported_format usage_error utf8_bom_forbidden utf8_invalid workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_in_use workflow_install_rollback_failed workflow_invalid workflow_limit_exceeded workflow_not_found workflow_registry_busy workflow_required_file_missing workflow_unknown yaml_alias_forbidden yaml_invalid)'
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

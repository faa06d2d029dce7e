#compdef rasen
# Made from the command table of rasen by: rasen completion zsh
# Load it with: source <(rasen completion zsh), after compinit

_rasen() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'init:Set up a project\: planning folders, configuration, and skills for agent tools.'
        'update:Bring the skills of a project up to date.'
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
        'workflow:Write, check, install and share workflows.'
        'pipeline:Look at pipelines, and choose one.'
        'profile:Select workflows, and keep selections under a name.'
        'store:Set up, register and examine stores\: planning folders in repositories of their own.'
        'doctor:Examine the root that commands work on here.'
        'context:Show the root and the stores that may be read with it.'
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
        init) _rasen_init && ret=0 ;;
        update) _rasen_update && ret=0 ;;
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
        pipeline) _rasen_pipeline && ret=0 ;;
        profile) _rasen_profile && ret=0 ;;
        store) _rasen_store && ret=0 ;;
        doctor) _rasen_doctor && ret=0 ;;
        context) _rasen_context && ret=0 ;;
        azp) _rasen_azp && ret=0 ;;
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

_rasen_pipeline() {
    local curcontext=$curcontext state state_descr ret=1
    local -a line words_below=(
        'list:List the pipelines of the project, of the user and of the product.'
        'show:Show a pipeline, its stages and where their values come from.'
        'classify:Suggest a pipeline for a task from the words that describe it.'
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
        list) _rasen_pipeline_list && ret=0 ;;
        show) _rasen_pipeline_show && ret=0 ;;
        classify) _rasen_pipeline_classify && ret=0 ;;
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

_rasen_init() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--tools)--tools=[all, none, or IDs of tools separated by commas; otherwise those that are detected.]:LIST: ' \
        '(--profile)--profile=[full, core, custom or a saved profile; all but custom are recorded in the project.]:NAME: ' \
        '(--force)--force[Write files anew that are right already.]' \
        '(--no-interactive)--no-interactive[Never ask.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::PATH:_files'
}

_rasen_update() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--force)--force[Write the skills of all configured tools anew.]' \
        '(--check)--check[Only report what differs; exit status 1 where something does.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1::PATH:_files'
}

_rasen_check() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--schema)--schema=[Hold every JSON and YAML file to this schema: a file, or the name of a published one.]:SCHEMA:_rasen_word_or_path codes\:archive codes\:artifacts codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:planning codes\:profile codes\:projects codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:artifact-schema files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:builtin-units files\:change-metadata files\:config files\:contract files\:journal files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:store-metadata files\:store-registry files\:tools files\:workflow-artifacts files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:context output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:doctor output\:explain output\:init output\:instructions output\:list output\:new-change output\:pipeline-classify output\:pipeline-list output\:pipeline-show output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:update output\:usage output\:validate output\:view output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which' \
        '(--kind)--kind=[Take every PATH for this kind: workflow, skill, package, pipeline, profile, azp, azp-manifest, config, change-metadata, artifact-schema, spec, delta, schema.]:KIND: ' \
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

_rasen_pipeline_list() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '(--json)--json[Print one JSON document instead of text.]'
}

_rasen_pipeline_show() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:NAME: '
}

_rasen_pipeline_classify() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--store)--store=[Work on the registered store of this ID.]:ID: ' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '1:TASK: '
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
        '1:SCHEMA:(codes\:archive codes\:artifacts codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:planning codes\:profile codes\:projects codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:artifact-schema files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:builtin-units files\:change-metadata files\:config files\:contract files\:journal files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:store-metadata files\:store-registry files\:tools files\:workflow-artifacts files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:context output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:doctor output\:explain output\:init output\:instructions output\:list output\:new-change output\:pipeline-classify output\:pipeline-list output\:pipeline-show output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:update output\:usage output\:validate output\:view output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which)'
}

_rasen_contract_bundle() {
    _arguments -S \
        '(- : *)--help[Show this message and exit.]' '(- : *)-h[Show this message and exit.]' \
        '(--output)--output=[Folder to write to.]:DIRECTORY:_files -/' \
        '(--check)--check[Write nothing; fail where the folder differs from what would be written.]' \
        '(--json)--json[Print one JSON document instead of text.]' \
        '*:SCHEMA:(codes\:archive codes\:artifacts codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:planning codes\:profile codes\:projects codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:artifact-schema files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:builtin-units files\:change-metadata files\:config files\:contract files\:journal files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:store-metadata files\:store-registry files\:tools files\:workflow-artifacts files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:context output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:doctor output\:explain output\:init output\:instructions output\:list output\:new-change output\:pipeline-classify output\:pipeline-list output\:pipeline-show output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:update output\:usage output\:validate output\:view output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which)'
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
        '(--schema)--schema=[Run the one command behind -- and hold it to this schema.]:SCHEMA:_rasen_word_or_path codes\:archive codes\:artifacts codes\:azp-repository codes\:azp-signing codes\:azp codes\:cli codes\:contract codes\:library codes\:package codes\:pipeline codes\:planning codes\:profile codes\:projects codes\:stores codes\:view codes\:workflow common\:artifact-schema-name common\:azp-asset-type common\:azp-container common\:azp-countersignature common\:azp-diagnostic common\:azp-digest common\:azp-entry common\:azp-executable common\:azp-item-id common\:azp-key common\:azp-kind common\:azp-listing common\:azp-package-id common\:azp-repository-profile common\:azp-repository common\:azp-signer common\:azp-summary common\:azp-text common\:azp-timestamp common\:azp-url common\:azp-verification common\:azp-version common\:change-name common\:code common\:delta common\:document common\:finding common\:identifiers common\:line-of-text common\:path-below common\:planning-home common\:portable-path common\:reference-entry common\:root common\:severity common\:shown-requirement common\:skill-body common\:spec common\:status-entry common\:status common\:store-id common\:user-schema common\:validation-issue common\:workflow-diagnostic common\:workflow-tree common\:yaml-document files\:accepted-changes files\:artifact-schema files\:azp-manifest files\:azp-pins files\:azp-repository-detail files\:azp-repository-index files\:azp-repository-revocations files\:azp-repository-search files\:azp-repository-source files\:azp-signature files\:azp-trust-store files\:builtin-catalog files\:builtin-units files\:change-metadata files\:config files\:contract files\:journal files\:package files\:pipeline files\:profile files\:settings files\:skill-frontmatter files\:store-metadata files\:store-registry files\:tools files\:workflow-artifacts files\:workflow meta\:dialect meta\:file meta\:rasen output\:archive output\:azp-countersign output\:azp-inspect output\:azp-keygen output\:azp-pack output\:azp-repository-build output\:azp-repository-check output\:azp-sign output\:azp-trust output\:azp-unpack output\:azp-verify output\:check output\:completion output\:context output\:contract-bundle output\:contract-diff output\:contract-docs output\:contract-list output\:contract-run output\:contract-show output\:contract-types output\:doctor output\:explain output\:init output\:instructions output\:list output\:new-change output\:pipeline-classify output\:pipeline-list output\:pipeline-show output\:profile-delete output\:profile-export output\:profile-import output\:profile-list output\:profile-new output\:profile-update output\:profile-use output\:profile output\:schemas output\:show output\:status output\:store-doctor output\:store-list output\:store-register output\:store-remove output\:store-setup output\:store-unregister output\:templates output\:update output\:usage output\:validate output\:view output\:workflow-delete output\:workflow-export output\:workflow-import output\:workflow-init output\:workflow-list output\:workflow-show output\:workflow-validate output\:workflow-which' \
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
        '1:CODE:(absolute_machine_path accepted_changes_unusable already_exists ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision builtin_delete_forbidden builtin_export_forbidden bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid confirmation_required content_limit_exceeded context_failed context_file_exists context_output_dir_missing contract_accepted_change contract_breaking_change contract_capture_missing contract_child_left contract_command_not_started contract_document_differs contract_document_invalid contract_exit_contradicts contract_exit_undeclared contract_exit_unexpected contract_file_differs contract_file_missing contract_file_unexpected contract_file_unusable contract_locale_dependent contract_setup_failed contract_stderr_empty contract_stderr_unexpected contract_stdout_bom contract_stdout_empty contract_stdout_escape contract_stdout_lacks contract_stdout_line contract_stdout_noise contract_stdout_not_json contract_stdout_not_utf8 contract_stdout_several contract_stdout_unexpected contract_timeout contract_unproved_change contract_unstable contract_waits_for_input declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle destination_exists destination_not_file directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded import_source_invalid import_source_not_found initiative_option_removed interactive_required internal_error interrupted invalid_file invalid_name invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown ledger_invalid ledger_unreadable legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry not_found nothing_changed nothing_to_check nothing_to_run openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written output_stale package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_directory path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_command_error pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_not_found pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_changed profile_command_error profile_lock_shadowed profile_root_not_selected profile_roots_mismatch profile_unknown profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized project_busy project_command_error project_not_found recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration reserved_name revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable selection_ignored show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_missing source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch staged_workflow_invalid store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_pointer_declared store_pointer_invalid store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable template_unusable tool_failed tool_unknown tools_not_detected tools_value_conflict tools_value_required unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow unsupported_format usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_in_use workflow_install_rollback_failed workflow_invalid workflow_limit_exceeded workflow_not_found workflow_registry_busy workflow_required_file_missing workflow_unknown yaml_alias_forbidden yaml_invalid)'
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

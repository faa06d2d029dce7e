# Made from the command table of rasen by: rasen completion fish
# Load it with: rasen completion fish | source

function __rasen_at --description 'Whether the words before the cursor name this command'
    set -l command
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        switch "$command $word"
            case ' new' ' workflow' ' pipeline' ' profile' ' store' ' azp' ' azp repository' ' contract' ' init' ' update' ' check' ' list' ' show' ' validate' ' view' ' status' ' instructions' ' new change' ' archive' ' schemas' ' templates' ' workflow list' ' workflow show' ' workflow which' ' workflow init' ' workflow validate' ' workflow import' ' workflow export' ' workflow delete' ' pipeline list' ' pipeline show' ' pipeline classify' ' profile new' ' profile update' ' profile use' ' profile list' ' profile delete' ' profile import' ' profile export' ' store setup' ' store register' ' store unregister' ' store remove' ' store list' ' store doctor' ' doctor' ' context' ' azp verify' ' azp inspect' ' azp trust' ' azp pack' ' azp unpack' ' azp keygen' ' azp sign' ' azp countersign' ' azp repository check' ' azp repository build' ' contract list' ' contract show' ' contract bundle' ' contract diff' ' contract docs' ' contract types' ' contract run' ' explain' ' completion'
                set command "$command $word"
        end
    end
    test "$command" = "$argv[1]"
end

complete -c rasen -f


complete -c rasen -n '__rasen_at \'\'' -a init -d 'Set up a project: planning folders, configuration, and skills for agent tools.'
complete -c rasen -n '__rasen_at \'\'' -a update -d 'Bring the skills of a project up to date.'
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
complete -c rasen -n '__rasen_at \'\'' -a workflow -d 'Write, check, install and share workflows.'
complete -c rasen -n '__rasen_at \'\'' -a pipeline -d 'Look at pipelines, and choose one.'
complete -c rasen -n '__rasen_at \'\'' -a profile -d 'Select workflows, and keep selections under a name.'
complete -c rasen -n '__rasen_at \'\'' -a store -d 'Set up, register and examine stores: planning folders in repositories of their own.'
complete -c rasen -n '__rasen_at \'\'' -a doctor -d 'Examine the root that commands work on here.'
complete -c rasen -n '__rasen_at \'\'' -a context -d 'Show the root and the stores that may be read with it.'
complete -c rasen -n '__rasen_at \'\'' -a azp -d 'Verify, pack, sign, trust and publish Azphalt packages (.azp).'
complete -c rasen -n '__rasen_at \'\'' -a contract -d 'List, show and bundle the published schemas.'
complete -c rasen -n '__rasen_at \'\'' -a explain -d 'Say what a diagnostic code means, when it is raised and how to mend it.'
complete -c rasen -n '__rasen_at \'\'' -a completion -d 'Print the completion script of a shell.'
complete -c rasen -n '__rasen_at \'\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \'\'' -l version -s V -d 'Show the version and exit.'

complete -c rasen -n '__rasen_at \' new\'' -a change -d 'Make a change, and a planning folder where there is none.'
complete -c rasen -n '__rasen_at \' new\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' workflow\'' -a list -d 'List the workflows of the library, built-in ones and experts included.'
complete -c rasen -n '__rasen_at \' workflow\'' -a show -d 'Show a workflow and who uses it.'
complete -c rasen -n '__rasen_at \' workflow\'' -a which -d 'Print the folder that a workflow lies in.'
complete -c rasen -n '__rasen_at \' workflow\'' -a init -d 'Write a draft of a workflow that validates.'
complete -c rasen -n '__rasen_at \' workflow\'' -a validate -d 'Validate a workflow folder, a package file or an installed workflow.'
complete -c rasen -n '__rasen_at \' workflow\'' -a import -d 'Install a workflow folder, or the workflows of a package.'
complete -c rasen -n '__rasen_at \' workflow\'' -a export -d 'Write a workflow with all that it requires to a package.'
complete -c rasen -n '__rasen_at \' workflow\'' -a delete -d 'Delete a workflow of the user.'
complete -c rasen -n '__rasen_at \' workflow\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' pipeline\'' -a list -d 'List the pipelines of the project, of the user and of the product.'
complete -c rasen -n '__rasen_at \' pipeline\'' -a show -d 'Show a pipeline, its stages and where their values come from.'
complete -c rasen -n '__rasen_at \' pipeline\'' -a classify -d 'Suggest a pipeline for a task from the words that describe it.'
complete -c rasen -n '__rasen_at \' pipeline\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' profile\'' -a new -d 'Save a profile; at a terminal its workflows are asked for, and it is used at once.'
complete -c rasen -n '__rasen_at \' profile\'' -a update -d 'Change what a saved profile selects; the current selection stays as it is.'
complete -c rasen -n '__rasen_at \' profile\'' -a use -d 'Make a profile the current selection: full, core, or a copy of a saved one.'
complete -c rasen -n '__rasen_at \' profile\'' -a list -d 'List the profiles; * stands before those that match the current selection.'
complete -c rasen -n '__rasen_at \' profile\'' -a delete -d 'Delete a saved profile; the current selection stays as it is.'
complete -c rasen -n '__rasen_at \' profile\'' -a import -d 'Save a profile from a YAML, JSON or .rasenpkg file, with the workflows of a package.'
complete -c rasen -n '__rasen_at \' profile\'' -a export -d 'Write the current selection or a profile to a file.'
complete -c rasen -n '__rasen_at \' profile\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' store\'' -a setup -d 'Make a store, or what is missing of one, and register it.'
complete -c rasen -n '__rasen_at \' store\'' -a register -d 'Register an existing folder as a store of this machine.'
complete -c rasen -n '__rasen_at \' store\'' -a unregister -d 'Forget a store; its files stay.'
complete -c rasen -n '__rasen_at \' store\'' -a remove -d 'Forget a store and delete its folder.'
complete -c rasen -n '__rasen_at \' store\'' -a list -d 'List the registered stores.'
complete -c rasen -n '__rasen_at \' store\'' -a doctor -d 'Examine the registered stores.'
complete -c rasen -n '__rasen_at \' store\'' -l help -s h -d 'Show this message and exit.'

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
complete -c rasen -n '__rasen_at \' contract\'' -a diff -d 'Tell breaking changes of schemas from compatible ones.'
complete -c rasen -n '__rasen_at \' contract\'' -a docs -d 'Write the documentation of schemas as a static site or Markdown.'
complete -c rasen -n '__rasen_at \' contract\'' -a types -d 'Write TypeScript and Python types of schemas.'
complete -c rasen -n '__rasen_at \' contract\'' -a run -d 'Run commands and hold them to their contract.'
complete -c rasen -n '__rasen_at \' contract\'' -l help -s h -d 'Show this message and exit.'

complete -c rasen -n '__rasen_at \' init\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' init\'' -l tools -x -d 'all, none, or IDs of tools separated by commas; otherwise those that are detected.'
complete -c rasen -n '__rasen_at \' init\'' -l profile -x -d 'full, core, custom or a saved profile; all but custom are recorded in the project.'
complete -c rasen -n '__rasen_at \' init\'' -l force -d 'Write files anew that are right already.'
complete -c rasen -n '__rasen_at \' init\'' -l no-interactive -d 'Never ask.'
complete -c rasen -n '__rasen_at \' init\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' init\'' -F

complete -c rasen -n '__rasen_at \' update\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' update\'' -l force -d 'Write the skills of all configured tools anew.'
complete -c rasen -n '__rasen_at \' update\'' -l check -d 'Only report what differs; exit status 1 where something does.'
complete -c rasen -n '__rasen_at \' update\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' update\'' -F

complete -c rasen -n '__rasen_at \' check\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' check\'' -l schema -r -F -a 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' -d 'Hold every JSON and YAML file to this schema: a file, or the name of a published one.'
complete -c rasen -n '__rasen_at \' check\'' -l kind -x -d 'Take every PATH for this kind: workflow, skill, package, pipeline, profile, azp, azp-manifest, config, change-metadata, artifact-schema, spec, delta, schema.'
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

complete -c rasen -n '__rasen_at \' workflow list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow list\'' -l unused -d 'Only the user\'s workflows that nobody is known to use.'
complete -c rasen -n '__rasen_at \' workflow list\'' -l all -d 'Internal workflows as well.'
complete -c rasen -n '__rasen_at \' workflow list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow show\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow show\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow which\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow which\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow init\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l output -r -F -d 'Folder to write to; its name is the ID.'
complete -c rasen -n '__rasen_at \' workflow init\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' workflow validate\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' workflow validate\'' -F

complete -c rasen -n '__rasen_at \' workflow import\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow import\'' -l dry-run -d 'Check and stage everything, and install nothing.'
complete -c rasen -n '__rasen_at \' workflow import\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' workflow import\'' -F

complete -c rasen -n '__rasen_at \' workflow export\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow export\'' -l force -d 'Replace a file that is there.'
complete -c rasen -n '__rasen_at \' workflow export\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' workflow export\'' -F

complete -c rasen -n '__rasen_at \' workflow delete\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' workflow delete\'' -l yes -s y -d 'Delete without asking.'
complete -c rasen -n '__rasen_at \' workflow delete\'' -l force -d 'Delete it although it is used.'
complete -c rasen -n '__rasen_at \' workflow delete\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' pipeline list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' pipeline list\'' -l store -x -d 'Work on the registered store of this ID.'
complete -c rasen -n '__rasen_at \' pipeline list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' pipeline show\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' pipeline show\'' -l store -x -d 'Work on the registered store of this ID.'
complete -c rasen -n '__rasen_at \' pipeline show\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' pipeline classify\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' pipeline classify\'' -l store -x -d 'Work on the registered store of this ID.'
complete -c rasen -n '__rasen_at \' pipeline classify\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile new\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile new\'' -l workflows -x -d 'IDs of its workflows, separated by commas; what they require is added.'
complete -c rasen -n '__rasen_at \' profile new\'' -l use -d 'Make it the current selection too.'
complete -c rasen -n '__rasen_at \' profile new\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile update\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile update\'' -l workflows -x -d 'IDs of all its workflows, separated by commas; what they require is added.'
complete -c rasen -n '__rasen_at \' profile update\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile use\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile use\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile list\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile list\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile delete\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile delete\'' -l yes -s y -d 'Delete without asking.'
complete -c rasen -n '__rasen_at \' profile delete\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' profile import\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile import\'' -l as -x -d 'Save it under this name.'
complete -c rasen -n '__rasen_at \' profile import\'' -l force -d 'Replace a saved profile of the same name; never a workflow.'
complete -c rasen -n '__rasen_at \' profile import\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' profile import\'' -F

complete -c rasen -n '__rasen_at \' profile export\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' profile export\'' -l profile -x -d 'Write this profile instead of the current selection.'
complete -c rasen -n '__rasen_at \' profile export\'' -l thin -d 'Write only IDs, also of the user\'s workflows.'
complete -c rasen -n '__rasen_at \' profile export\'' -l force -d 'Replace a file that is there.'
complete -c rasen -n '__rasen_at \' profile export\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' profile export\'' -F

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
complete -c rasen -n '__rasen_at \' contract show\'' -a 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which'

complete -c rasen -n '__rasen_at \' contract bundle\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l output -x -a '(__fish_complete_directories)' -d 'Folder to write to.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l check -d 'Write nothing; fail where the folder differs from what would be written.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract bundle\'' -a 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which'

complete -c rasen -n '__rasen_at \' contract diff\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l direction -x -a 'both input output' -d 'Which direction decides: input (documents that are read), output (documents that are printed) or both, the default.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l accept -r -F -d 'File of accepted changes, each with a reason and a last day.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l formats -x -a 'asserted annotations' -d 'Whether format is an assertion (asserted, the default) or says nothing of what is valid (annotations).'
complete -c rasen -n '__rasen_at \' contract diff\'' -l changelog -r -F -d 'Also write what changed as a Markdown section to this file.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l output-format -x -a 'text concise json github gitlab junit sarif' -d 'How changes are printed: text, concise, json, github, gitlab, junit or sarif.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l report -r -F -a 'text= concise= json= github= gitlab= junit= sarif=' -d 'Also write a report to a file, for example sarif=out.sarif; may be repeated.'
complete -c rasen -n '__rasen_at \' contract diff\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract diff\'' -F
complete -c rasen -n '__rasen_at \' contract diff\'' -F

complete -c rasen -n '__rasen_at \' contract docs\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l schemas -r -F -d 'A schema file or folder; the published schemas where it is left out.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l output -x -a '(__fish_complete_directories)' -d 'Folder to write to.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l format -x -a 'html markdown both' -d 'What to write: html (the default), markdown or both.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l title -x -d 'How the site is called.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l templates -x -a '(__fish_complete_directories)' -d 'Folder of jinja2 templates that win over the built-in ones.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l check -d 'Write nothing; fail where the folder differs from what would be written.'
complete -c rasen -n '__rasen_at \' contract docs\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' contract types\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract types\'' -l schemas -r -F -d 'A schema file or folder; the published schemas where it is left out.'
complete -c rasen -n '__rasen_at \' contract types\'' -l output -x -a '(__fish_complete_directories)' -d 'Folder to write to.'
complete -c rasen -n '__rasen_at \' contract types\'' -l check -d 'Write nothing; fail where the folder differs from what would be written.'
complete -c rasen -n '__rasen_at \' contract types\'' -l json -d 'Print one JSON document instead of text.'

complete -c rasen -n '__rasen_at \' contract run\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' contract run\'' -l schema -r -F -a 'codes:archive codes:artifacts codes:azp-repository codes:azp-signing codes:azp codes:cli codes:contract codes:library codes:package codes:pipeline codes:planning codes:profile codes:projects codes:stores codes:view codes:workflow common:artifact-schema-name common:azp-asset-type common:azp-container common:azp-countersignature common:azp-diagnostic common:azp-digest common:azp-entry common:azp-executable common:azp-item-id common:azp-key common:azp-kind common:azp-listing common:azp-package-id common:azp-repository-profile common:azp-repository common:azp-signer common:azp-summary common:azp-text common:azp-timestamp common:azp-url common:azp-verification common:azp-version common:change-name common:code common:delta common:document common:finding common:identifiers common:line-of-text common:path-below common:planning-home common:portable-path common:reference-entry common:root common:severity common:shown-requirement common:skill-body common:spec common:status-entry common:status common:store-id common:user-schema common:validation-issue common:workflow-diagnostic common:workflow-tree common:yaml-document files:accepted-changes files:artifact-schema files:azp-manifest files:azp-pins files:azp-repository-detail files:azp-repository-index files:azp-repository-revocations files:azp-repository-search files:azp-repository-source files:azp-signature files:azp-trust-store files:builtin-catalog files:builtin-units files:change-metadata files:config files:contract files:journal files:package files:pipeline files:profile files:settings files:skill-frontmatter files:store-metadata files:store-registry files:tools files:workflow-artifacts files:workflow meta:dialect meta:file meta:rasen output:archive output:azp-countersign output:azp-inspect output:azp-keygen output:azp-pack output:azp-repository-build output:azp-repository-check output:azp-sign output:azp-trust output:azp-unpack output:azp-verify output:check output:completion output:context output:contract-bundle output:contract-diff output:contract-docs output:contract-list output:contract-run output:contract-show output:contract-types output:doctor output:explain output:init output:instructions output:list output:new-change output:pipeline-classify output:pipeline-list output:pipeline-show output:profile-delete output:profile-export output:profile-import output:profile-list output:profile-new output:profile-update output:profile-use output:profile output:schemas output:show output:status output:store-doctor output:store-list output:store-register output:store-remove output:store-setup output:store-unregister output:templates output:update output:usage output:validate output:view output:workflow-delete output:workflow-export output:workflow-import output:workflow-init output:workflow-list output:workflow-show output:workflow-validate output:workflow-which' -d 'Run the one command behind -- and hold it to this schema.'
complete -c rasen -n '__rasen_at \' contract run\'' -l only -x -d 'Run only cases with this text in their name.'
complete -c rasen -n '__rasen_at \' contract run\'' -l runs -x -d 'How often each case is run; what the file says where it is left out.'
complete -c rasen -n '__rasen_at \' contract run\'' -l jobs -s j -x -d 'Run this many cases at once; 0, the default, picks a number.'
complete -c rasen -n '__rasen_at \' contract run\'' -l coverage -d 'Also tell which statuses, branches and codes some case has shown.'
complete -c rasen -n '__rasen_at \' contract run\'' -l skip-missing -d 'Skip files whose program is not on this machine.'
complete -c rasen -n '__rasen_at \' contract run\'' -l record -r -F -d 'Write a contract of the one command behind --, its schema inferred, to this file.'
complete -c rasen -n '__rasen_at \' contract run\'' -l output-format -x -a 'text concise json github gitlab junit sarif' -d 'How findings are printed: text, concise, json, github, gitlab, junit or sarif.'
complete -c rasen -n '__rasen_at \' contract run\'' -l report -r -F -a 'text= concise= json= github= gitlab= junit= sarif=' -d 'Also write a report to a file, for example junit=out.xml; may be repeated.'
complete -c rasen -n '__rasen_at \' contract run\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' contract run\'' -F

complete -c rasen -n '__rasen_at \' explain\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' explain\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' explain\'' -a 'absolute_machine_path accepted_changes_unusable already_exists ambiguous_item archive_change_name_required archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed archive_spec_validation_failed archive_target_exists archive_tasks_incomplete archive_unfinished archive_validation_failed areas_option_removed artifact_cycle artifact_id_duplicate artifact_path_outside artifact_requirement_unknown artifact_schema_invalid azp_block_forbidden azp_block_ignored azp_block_missing azp_chain_broken azp_chain_full azp_compat_invalid azp_compat_unsatisfied azp_countersignature_invalid azp_countersignature_malformed azp_countersignature_too_long azp_digest_malformed azp_digest_mismatch azp_entry_alias azp_entry_corrupt azp_entry_crc_mismatch azp_entry_directory azp_entry_duplicate azp_entry_size_mismatch azp_entry_special azp_extra_missing azp_field_forbidden azp_field_ignored azp_file_not_found azp_file_unreadable azp_files_reserved azp_format_unsupported azp_id_invalid azp_input_undeclared azp_item_field_invalid azp_item_id_duplicate azp_item_id_invalid azp_item_invalid azp_item_path_unlisted azp_item_path_unsafe azp_key_invalid azp_kind_unknown azp_license_missing azp_limit_exceeded azp_list_invalid azp_list_missing azp_manifest_field_invalid azp_manifest_field_missing azp_manifest_json_invalid azp_manifest_missing azp_name_ambiguous azp_name_not_utf8 azp_not_signed azp_output_exists azp_output_not_empty azp_package_invalid azp_path_unsafe azp_payload_executable azp_payload_missing azp_payload_unlisted azp_pins_invalid azp_profile_kind azp_publisher_changed azp_publisher_unsigned azp_reference_duplicate azp_reference_self azp_remote_incomplete azp_remote_unpinned azp_repo_counts_invalid azp_repo_detail_missing azp_repo_digest_mismatch azp_repo_document_invalid azp_repo_download_missing azp_repo_field_invalid azp_repo_field_missing azp_repo_key_duplicate azp_repo_key_invalid azp_repo_latest_mismatch azp_repo_manifest_invalid azp_repo_manifest_mismatch azp_repo_package_duplicate azp_repo_package_invalid azp_repo_private azp_repo_profile_unadvertised azp_repo_profile_unknown azp_repo_profile_unused azp_repo_revocations_order azp_repo_revoked_not_yanked azp_repo_size_mismatch azp_repo_summary_block azp_repo_summary_handoffs azp_repo_summary_mismatch azp_repo_type_unknown azp_repo_value_duplicate azp_repo_version_duplicate azp_repo_versions_order azp_repo_yanked_not_revoked azp_secret_literal azp_signature_invalid azp_signature_key_invalid azp_signature_malformed azp_signer_untrusted azp_source_collision azp_source_manifest_missing azp_source_not_directory azp_source_special azp_target_app_mismatch azp_target_app_unqualified azp_trust_key_ignored azp_trust_store_invalid azp_unsigned azp_version_invalid azp_workflow_format_invalid azp_workflow_format_unsupported azp_workflow_permission_duplicate azp_workflow_permission_invalid azp_workflow_placement_duplicate azp_workflow_placement_invalid azp_workflow_screen_not_declarative azp_write_failed azp_zip_comment azp_zip_descriptor_invalid azp_zip_encrypted azp_zip_header_mismatch azp_zip_hidden_data azp_zip_invalid azp_zip_method_unsupported azp_zip_overlap azp_zip_zip64 builtin_collision builtin_delete_forbidden builtin_export_forbidden bundle_stale cancelled change_error change_metadata_invalid change_without_deltas code_unknown command_field_ignored config_context_too_large config_invalid confirmation_required content_limit_exceeded context_failed context_file_exists context_output_dir_missing contract_accepted_change contract_breaking_change contract_capture_missing contract_child_left contract_command_not_started contract_document_differs contract_document_invalid contract_exit_contradicts contract_exit_undeclared contract_exit_unexpected contract_file_differs contract_file_missing contract_file_unexpected contract_file_unusable contract_locale_dependent contract_setup_failed contract_stderr_empty contract_stderr_unexpected contract_stdout_bom contract_stdout_empty contract_stdout_escape contract_stdout_lacks contract_stdout_line contract_stdout_noise contract_stdout_not_json contract_stdout_not_utf8 contract_stdout_several contract_stdout_unexpected contract_timeout contract_unproved_change contract_unstable contract_waits_for_input declared_file_missing delta_entries_missing delta_heading_stray delta_main_unreadable delta_misplaced delta_rename_modified delta_rename_unpaired delta_requirement_outside delta_requirement_repeated delta_requirement_unknown delta_scenario_lost delta_sections_conflict delta_sections_missing dependency_cycle destination_exists destination_not_file directory_changed directory_unreadable doctor_failed duplicate_value entry_changed entry_limit_exceeded entry_unreadable expert_skill_collision file_declared_twice file_digest_mismatch file_limit_exceeded file_not_declared file_path_collision file_path_duplicate file_too_large file_unreadable findings_limit_exceeded import_source_invalid import_source_not_found initiative_option_removed interactive_required internal_error interrupted invalid_file invalid_name invalid_store_id invalid_store_metadata invalid_store_pointer invalid_store_registry json_dangerous_key json_depth_exceeded json_duplicate_key json_lone_surrogate json_property_limit_exceeded json_syntax_invalid json_unsafe_integer kind_unknown ledger_invalid ledger_unreadable legacy_namespace_reference list_error manifest_missing manifest_schema_invalid no_openspec_root no_registered_stores no_root_with_registered_stores no_store_registry not_found nothing_changed nothing_to_check nothing_to_run openspec_archive_not_directory openspec_changes_not_directory openspec_config_missing openspec_config_not_file openspec_root_missing openspec_root_not_directory openspec_specs_not_directory openspec_store_root_missing openspec_store_root_not_directory output_id_mismatch output_not_directory output_not_empty output_not_written output_stale package_bom_forbidden package_changed package_dependency_missing package_digest_mismatch package_empty package_files_not_normalized package_format_unsupported package_json_invalid package_kind_mismatch package_non_canonical package_not_file package_not_found package_pipelines_empty package_pipelines_not_normalized package_requires_newer_rasen package_root_duplicate package_root_missing package_roots_empty package_roots_not_normalized package_schema_invalid package_too_large package_utf8_invalid package_workflow_unreachable package_workflows_not_normalized packaged_manifest_id_mismatch packaged_manifest_invalid packaged_pipeline_name_mismatch packaged_workflow_invalid path_absolute path_backslash path_collision path_control_character path_empty path_empty_segment path_not_directory path_not_nfc path_too_long path_trailing_dot_space path_traversal path_windows_character path_windows_device pipeline_command_error pipeline_dependency_invalid pipeline_dependency_missing pipeline_digest_mismatch pipeline_duplicate pipeline_field_unknown pipeline_gate_retired pipeline_id_invalid pipeline_invalid pipeline_limit_exceeded pipeline_manifest_missing pipeline_name_mismatch pipeline_not_found pipeline_required_file_missing pipeline_root_missing pipeline_skill_disabled pipeline_skill_unknown placeholder_forbidden planning_file_unreadable planning_folder_unlistable pointer_declarations_inert profile_changed profile_command_error profile_lock_shadowed profile_root_not_selected profile_roots_mismatch profile_unknown profile_workflow_duplicate profile_workflow_id_invalid profile_workflow_missing profile_workflows_not_normalized project_busy project_command_error project_not_found recommended_workflow_missing reference_index_truncated reference_invalid_id reference_registry_unreadable reference_root_unhealthy reference_unresolved registry_entry_not_directory registry_unreadable relationship_registry_unreadable report_not_written requirement_keyword_missing requirement_scenario_expected requirement_scenario_missing requirement_statement_long requirement_statement_missing reserved_file_declaration reserved_name revision_unusable root_pointer_ignored root_pointer_invalid schema_dependency_invalid schema_dependency_missing schema_invalid schema_issue schema_not_found schema_unusable selection_ignored show_error sidecar_reference_unresolved skill_dependency_invalid skill_dependency_missing skill_frontmatter_invalid skill_frontmatter_missing skill_instructions_empty skill_missing skill_name_collision skill_name_invalid source_missing source_not_directory source_unreadable spec_delta_heading spec_purpose_missing spec_purpose_short spec_requirement_duplicate spec_requirement_outside spec_requirements_missing spec_section_missing special_file_forbidden staged_digest_mismatch staged_workflow_invalid store_already_registered store_clone_fragile_directories store_error store_files_left_on_disk store_git_commit_failed store_git_identity_missing store_git_init_failed store_git_no_commits store_id_conflict store_identity_mismatch store_metadata_id_mismatch store_metadata_invalid store_metadata_missing store_not_found store_path_conflict store_path_missing store_path_not_directory store_path_not_supported store_path_required store_pointer_declared store_pointer_invalid store_register_cancelled store_register_identity_confirmation_required store_register_root_unhealthy store_registry_busy store_registry_changed store_remote_divergence store_remote_empty store_remote_requires_hand_edit store_remove_cancelled store_remove_confirmation_required store_remove_metadata_missing store_remove_path_not_directory store_root_missing store_root_not_directory store_root_pointer_declared store_setup_cancelled store_setup_id_required store_setup_inside_git_repo store_setup_non_empty_directory store_setup_path_changed store_setup_path_not_directory store_setup_path_required symlink_forbidden target_changed target_not_found target_not_regular target_too_large target_unreadable template_unusable tool_failed tool_unknown tools_not_detected tools_value_conflict tools_value_required unhealthy_store_root unknown_item unknown_store unknown_store_subcommand unknown_workflow unsupported_format usage_error utf8_bom_forbidden utf8_invalid validate_error view_error view_page_not_written workflow_command_error workflow_dependency_cycle workflow_dependency_invalid workflow_dependency_missing workflow_digest_conflict workflow_digest_mismatch workflow_duplicate workflow_id_collision workflow_id_duplicate workflow_id_invalid workflow_id_mismatch workflow_in_use workflow_install_rollback_failed workflow_invalid workflow_limit_exceeded workflow_not_found workflow_registry_busy workflow_required_file_missing workflow_unknown yaml_alias_forbidden yaml_invalid'

complete -c rasen -n '__rasen_at \' completion\'' -l help -s h -d 'Show this message and exit.'
complete -c rasen -n '__rasen_at \' completion\'' -l json -d 'Print one JSON document instead of text.'
complete -c rasen -n '__rasen_at \' completion\'' -a 'bash zsh fish powershell'

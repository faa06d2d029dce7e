# Made from the schemas by `rasen contract types`; do not edit.
"""Types of the documents that the schemas describe."""

# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Never, NotRequired, Required, TypeAlias, TypedDict


# Artifact codes
# The codes of changes and their artifacts: status, instructions, new change, artifact schemas, the config of a planning folder.
CodesArtifacts: TypeAlias = "Literal['change_error', 'initiative_option_removed', 'areas_option_removed', 'config_invalid', 'config_context_too_large', 'change_metadata_invalid', 'artifact_schema_invalid', 'artifact_path_outside', 'artifact_id_duplicate', 'artifact_requirement_unknown', 'artifact_cycle']"


# Codes of the command line
# Diagnostic codes of calls, targets and schemas named by the user.
CodesCli: TypeAlias = "Literal['usage_error', 'internal_error', 'interrupted', 'target_not_found', 'target_unreadable', 'target_not_regular', 'target_too_large', 'target_changed', 'nothing_to_check', 'nothing_changed', 'kind_unknown', 'schema_not_found', 'schema_unusable', 'schema_invalid', 'findings_limit_exceeded', 'revision_unusable', 'report_not_written', 'code_unknown', 'bundle_stale', 'output_stale', 'output_not_written', 'cancelled']"


# Codes of contracts
# What `rasen contract diff` says of the changes between two versions of a contract, and `rasen contract run` of the commands that it carries out.
CodesContract: TypeAlias = "Literal['contract_breaking_change', 'contract_unproved_change', 'contract_accepted_change', 'accepted_changes_unusable', 'contract_exit_unexpected', 'contract_exit_undeclared', 'contract_exit_contradicts', 'contract_timeout', 'contract_waits_for_input', 'contract_child_left', 'contract_command_not_started', 'contract_setup_failed', 'contract_stdout_empty', 'contract_stdout_not_json', 'contract_stdout_noise', 'contract_stdout_several', 'contract_stdout_line', 'contract_stdout_bom', 'contract_stdout_escape', 'contract_stdout_not_utf8', 'contract_stdout_unexpected', 'contract_stdout_lacks', 'contract_stderr_unexpected', 'contract_stderr_empty', 'contract_document_invalid', 'contract_document_differs', 'contract_unstable', 'contract_locale_dependent', 'contract_file_missing', 'contract_file_unexpected', 'contract_file_differs', 'contract_capture_missing', 'contract_file_unusable', 'nothing_to_run', 'template_unusable']"


# Library codes
# The codes of the commands that change the library of workflows: import, export and delete.
CodesLibrary: TypeAlias = "Literal['import_source_not_found', 'import_source_invalid', 'workflow_invalid', 'staged_workflow_invalid', 'workflow_install_rollback_failed', 'builtin_export_forbidden', 'destination_exists', 'destination_not_file', 'builtin_delete_forbidden', 'workflow_in_use']"


# Package codes
# The codes of `.rasenpkg` files, of strict JSON, of the checks before an installation, and of profile files. Packages also raise codes of workflows, pipelines and paths for what they hold.
CodesPackage: TypeAlias = "Literal['package_not_found', 'package_not_file', 'package_too_large', 'package_changed', 'package_empty', 'package_bom_forbidden', 'package_utf8_invalid', 'package_json_invalid', 'json_syntax_invalid', 'json_duplicate_key', 'json_dangerous_key', 'json_lone_surrogate', 'json_unsafe_integer', 'json_depth_exceeded', 'json_property_limit_exceeded', 'package_format_unsupported', 'package_requires_newer_rasen', 'package_schema_invalid', 'schema_issue', 'package_kind_mismatch', 'package_non_canonical', 'workflow_limit_exceeded', 'package_roots_empty', 'workflow_duplicate', 'file_path_duplicate', 'file_path_collision', 'file_limit_exceeded', 'file_digest_mismatch', 'workflow_required_file_missing', 'packaged_manifest_invalid', 'packaged_manifest_id_mismatch', 'workflow_digest_mismatch', 'package_root_duplicate', 'package_root_missing', 'profile_workflow_id_invalid', 'profile_workflow_duplicate', 'profile_root_not_selected', 'profile_workflow_missing', 'profile_roots_mismatch', 'package_dependency_missing', 'package_workflow_unreachable', 'package_workflows_not_normalized', 'package_files_not_normalized', 'profile_workflows_not_normalized', 'package_roots_not_normalized', 'package_pipelines_not_normalized', 'package_digest_mismatch', 'package_pipelines_empty', 'pipeline_id_invalid', 'pipeline_duplicate', 'pipeline_limit_exceeded', 'pipeline_required_file_missing', 'packaged_pipeline_name_mismatch', 'pipeline_digest_mismatch', 'pipeline_root_missing', 'packaged_workflow_invalid', 'staged_digest_mismatch', 'workflow_id_duplicate', 'builtin_collision', 'workflow_digest_conflict', 'expert_skill_collision', 'invalid_file']"


# Codes of pipelines
# Diagnostic codes about pipeline definitions.
CodesPipeline: TypeAlias = "Literal['pipeline_invalid', 'pipeline_field_unknown', 'pipeline_gate_retired', 'pipeline_manifest_missing', 'pipeline_name_mismatch', 'pipeline_skill_unknown', 'pipeline_skill_disabled']"


# Codes of specs and changes
# Diagnostic codes of the commands list, show and validate, and of what they find in specs and deltas. The published shape of an issue of validate has no code; `rasen check` tells it.
CodesPlanning: TypeAlias = "Literal['unknown_item', 'ambiguous_item', 'list_error', 'show_error', 'validate_error', 'planning_file_unreadable', 'planning_folder_unlistable', 'spec_purpose_missing', 'spec_section_missing', 'spec_requirements_missing', 'requirement_scenario_missing', 'spec_delta_heading', 'spec_requirement_outside', 'spec_requirement_duplicate', 'spec_purpose_short', 'requirement_statement_long', 'requirement_scenario_expected', 'requirement_statement_missing', 'requirement_keyword_missing', 'delta_heading_stray', 'delta_requirement_outside', 'delta_requirement_repeated', 'delta_requirement_unknown', 'delta_scenario_lost', 'delta_rename_unpaired', 'delta_rename_modified', 'delta_sections_conflict', 'delta_entries_missing', 'delta_sections_missing', 'delta_main_unreadable', 'delta_misplaced', 'change_without_deltas']"


# Profile codes
# The codes of saved profiles, of the current selection and of the profile commands.
CodesProfile: TypeAlias = "Literal['invalid_name', 'reserved_name', 'not_found', 'already_exists', 'unsupported_format', 'interactive_required', 'profile_changed', 'profile_command_error', 'selection_ignored', 'profile_lock_shadowed', 'workflow_unknown']"


# Store codes
# The codes of root selection, of stores and their registry, of references, and of the commands store, doctor and context.
CodesStores: TypeAlias = "Literal['no_openspec_root', 'no_root_with_registered_stores', 'no_registered_stores', 'unknown_store', 'store_identity_mismatch', 'unhealthy_store_root', 'store_path_not_supported', 'invalid_store_pointer', 'invalid_store_id', 'invalid_store_registry', 'invalid_store_metadata', 'openspec_store_root_missing', 'openspec_store_root_not_directory', 'openspec_root_missing', 'openspec_root_not_directory', 'openspec_config_missing', 'openspec_config_not_file', 'openspec_specs_not_directory', 'openspec_changes_not_directory', 'openspec_archive_not_directory', 'store_registry_busy', 'store_registry_changed', 'store_not_found', 'store_metadata_missing', 'store_metadata_id_mismatch', 'store_metadata_invalid', 'store_id_conflict', 'store_path_conflict', 'store_already_registered', 'store_setup_id_required', 'store_setup_path_required', 'store_setup_path_not_directory', 'store_setup_inside_git_repo', 'store_root_pointer_declared', 'store_setup_non_empty_directory', 'store_setup_cancelled', 'store_setup_path_changed', 'store_path_required', 'store_path_missing', 'store_path_not_directory', 'store_register_root_unhealthy', 'store_register_identity_confirmation_required', 'store_register_cancelled', 'store_remote_empty', 'store_remote_requires_hand_edit', 'store_remove_confirmation_required', 'store_remove_cancelled', 'store_remove_path_not_directory', 'store_remove_metadata_missing', 'store_root_missing', 'store_root_not_directory', 'store_files_left_on_disk', 'store_git_init_failed', 'store_git_identity_missing', 'store_git_commit_failed', 'store_git_no_commits', 'store_clone_fragile_directories', 'store_remote_divergence', 'reference_invalid_id', 'reference_registry_unreadable', 'reference_unresolved', 'reference_root_unhealthy', 'reference_index_truncated', 'relationship_registry_unreadable', 'root_pointer_ignored', 'root_pointer_invalid', 'pointer_declarations_inert', 'context_file_exists', 'context_output_dir_missing', 'unknown_store_subcommand', 'store_error', 'doctor_failed', 'context_failed', 'no_store_registry']"


# Workflow codes
# The codes of workflow folders, the workflow library and the workflow commands.
CodesWorkflow: TypeAlias = "Literal['source_unreadable', 'source_not_directory', 'directory_unreadable', 'directory_changed', 'entry_unreadable', 'symlink_forbidden', 'special_file_forbidden', 'entry_limit_exceeded', 'file_too_large', 'path_collision', 'entry_changed', 'file_unreadable', 'content_limit_exceeded', 'utf8_bom_forbidden', 'utf8_invalid', 'path_empty', 'path_absolute', 'path_backslash', 'path_control_character', 'path_not_nfc', 'path_too_long', 'path_empty_segment', 'path_traversal', 'path_trailing_dot_space', 'path_windows_device', 'path_windows_character', 'manifest_missing', 'skill_missing', 'yaml_invalid', 'yaml_alias_forbidden', 'manifest_schema_invalid', 'skill_frontmatter_missing', 'skill_frontmatter_invalid', 'skill_instructions_empty', 'workflow_id_invalid', 'workflow_id_mismatch', 'skill_name_invalid', 'duplicate_value', 'reserved_file_declaration', 'file_declared_twice', 'declared_file_missing', 'file_not_declared', 'sidecar_reference_unresolved', 'placeholder_forbidden', 'legacy_namespace_reference', 'absolute_machine_path', 'command_field_ignored', 'workflow_dependency_invalid', 'workflow_dependency_missing', 'workflow_dependency_cycle', 'skill_dependency_invalid', 'skill_dependency_missing', 'pipeline_dependency_invalid', 'pipeline_dependency_missing', 'schema_dependency_invalid', 'schema_dependency_missing', 'recommended_workflow_missing', 'registry_unreadable', 'registry_entry_not_directory', 'workflow_id_collision', 'skill_name_collision', 'workflow_not_found', 'unknown_workflow', 'dependency_cycle', 'output_id_mismatch', 'output_not_directory', 'output_not_empty', 'workflow_command_error', 'workflow_registry_busy', 'confirmation_required']"


# Artifact schema name
# The name of an artifact schema: one step of a path, since it is the name of a folder.
CommonArtifactSchemaName: TypeAlias = "str"


# Change name
# The name that a new change may be given: small letters and digits in groups that single hyphens join, a letter first. `archive` is the name of the archive. Changes that are there already may have any name of a folder.
CommonChangeName: TypeAlias = "str"


# Diagnostic code
# A stable, machine-readable name of one kind of problem. `rasen explain CODE` says what it means; the files under `codes` list all of them by area.
CommonCode: TypeAlias = "str"


# Delta
# The text of a delta file, Markdown: what a change does to one capability, in the sections ADDED, MODIFIED, REMOVED and RENAMED Requirements. Its limits are those of `common:spec`.
CommonDelta: TypeAlias = "str"


# Checked document
# Any JSON document that `rasen check` holds to a schema named by the user, with the limits of reading it; those of YAML are in `common:yaml-document`.
CommonDocument: TypeAlias = "Any"


class CommonFinding(TypedDict):
    """Finding

    One finding of `rasen check` about a file or folder, with its place in the text where there is one. Of one target at most `x-max-entries` are listed, errors before others, and a last one says how many are left out."""

    path: Required[str]
    line: NotRequired[int]
    column: NotRequired[int]
    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    pointer: NotRequired[str]
    details: NotRequired[dict[str, Any]]
    fix: NotRequired[str]


# Identifiers
# The names that workflows, skills, profiles and packages refer to each other by, and the digests that say which content is meant. Codes are given where these are used.
CommonIdentifiers: TypeAlias = "CommonIdentifiersWorkflowId | CommonIdentifiersSkillReference | CommonIdentifiersProfileName | CommonIdentifiersDigest | CommonIdentifiersReleaseVersion"


# Portable ID
# ID of a workflow, a pipeline or an artifact schema, and name of a user's skill: a small letter or digit, then at most 63 more of them or hyphens.
CommonIdentifiersWorkflowId: TypeAlias = "str"


# Skill reference
# What `requires.skills` may hold: the name of an expert skill, or one of its retired spellings with a colon.
CommonIdentifiersSkillReference: TypeAlias = "str"


# Profile name
# Name of a saved or packaged profile; the reserved ones are not among a user's.
CommonIdentifiersProfileName: TypeAlias = "str"


# Reserved profile name
# A name that stands for a profile of the product itself or for a selection without a name.
CommonIdentifiersReservedProfileName: TypeAlias = "Literal['full', 'core', 'custom']"


# Digest
# SHA-256 of the content meant, as small hexadecimal digits behind the name of the algorithm.
CommonIdentifiersDigest: TypeAlias = "str"


# Release
# A release number of three parts, with a pre-release and a build part where there are such.
CommonIdentifiersReleaseVersion: TypeAlias = "str"


# Line of text
# A text that is not empty and holds no control character (U+0000 to U+001F, U+007F), so that it stays on one line wherever it is shown.
CommonLineOfText: TypeAlias = "str"


# Path below a folder
# A path or a glob that cannot lead out of the folder that it is meant for: it is not absolute, and no step of it is `..`. A backslash counts as a slash here, since it is one on Windows.
CommonPathBelow: TypeAlias = "str"


class CommonPlanningHome(TypedDict):
    """Planning home

    The folder in which the changes of a root are planned."""

    kind: Required[Literal['repo']]
    root: Required[str]
    changesDir: Required[str]
    defaultSchema: Required[Literal['spec-driven']]


# Portable path
# A relative path with / between its segments that means the same file on every system: in Unicode normalisation form C and free of what some system forbids or reads differently. The rules of `whole` hold for the path, then those of `segment` for each of its segments from left to right; the first rule that fails gives the code.
CommonPortablePath: TypeAlias = "str"


# Rules for the whole path
# One rule per entry, tried in this order.
CommonPortablePathWhole: TypeAlias = "Any"


# Rules for each segment
# One rule per entry, tried in this order; all of them for one segment before the next segment.
CommonPortablePathSegment: TypeAlias = "Any"


# Windows device
# A segment in Unicode normalisation form KC that Windows takes for a device. The format not-windows-device means: this, of the normalised segment, does not hold.
CommonPortablePathWindowsDevice: TypeAlias = "Any"


class CommonReferenceEntrySpecsItem(TypedDict):
    id: Required[str]
    summary: Required[str]


class CommonReferenceEntry(TypedDict):
    """Reference

    What a declared reference to a store came to. One that cannot be used has `store_id` and a warning alone."""

    store_id: Required[str]
    root: NotRequired[str]
    specs: NotRequired[list[CommonReferenceEntrySpecsItem]]
    fetch: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


class CommonRoot1(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest', 'implicit']]
    store_id: Required[CommonStoreId]


class CommonRoot2(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest', 'implicit']]
    store_id: NotRequired[Never]


# Root
# The Rasen root that a command worked on, and how it was selected. Stands in every success document of the commands that resolve a root.
CommonRoot: TypeAlias = "CommonRoot1 | CommonRoot2"


# Severity
# How much a diagnostic weighs: an error makes the checked item invalid, a warning and an info do not.
CommonSeverity: TypeAlias = "Literal['error', 'warning', 'info']"


class CommonShownRequirementScenariosItem(TypedDict):
    rawText: Required[str]


class CommonShownRequirement(TypedDict):
    """Requirement as shown

    What a requirement says, as `rasen show` prints it."""

    text: Required[str]
    scenarios: Required[list[CommonShownRequirementScenariosItem]]


# Skill instructions
# The Markdown text after the frontmatter of SKILL.md. Each rule stands alone, so that every broken one is reported with its own code; two of the codes are warnings.
CommonSkillBody: TypeAlias = "str"


# Spec
# The text of a main spec, Markdown: a Purpose section, and a Requirements section in which each heading is a requirement with its statement and its scenarios. The size holds for every text of a planning folder.
CommonSpec: TypeAlias = "str"


# Purpose
# What stands below the heading Purpose. A shorter one says too little: a warning.
CommonSpecPurpose: TypeAlias = "str"


# Statement
# What a requirement says before its first heading. A longer one is hard to test: a remark.
CommonSpecStatement: TypeAlias = "str"


# Obligation
# What every statement needs: the word SHALL or MUST in upper case. Only ASCII letters, digits and the underscore continue a word, so that the word counts right beside those of other scripts.
CommonSpecObligation: TypeAlias = "str"


class CommonStatusEntry(TypedDict):
    """Status entry

    One entry of the `status` array of a document: a failure of the command, or a health finding. Never carries `details`."""

    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    target: NotRequired[str]
    fix: NotRequired[str]


# Status
# The entries of a document's `status`: empty after success, exactly one entry after a failed command.
CommonStatus: TypeAlias = "CommonStatusNone | CommonStatusFailed"


# No entry
# The command succeeded.
CommonStatusNone: TypeAlias = "list[Any]"


# One entry
# The command failed, and this says why.
CommonStatusFailed: TypeAlias = "list[CommonStatusEntry]"


# Store ID
# ID of a store: small letters and digits in groups that single hyphens join, of any length. `2024`, `true` and `null` are legal IDs, and texts in every file.
CommonStoreId: TypeAlias = "str"


# Schema given by a user
# A schema that `rasen check` holds documents to because the command line or a document names it, and every schema file that it refers to, with the limits of reading it: it is translated into a program, which costs a few hundred times its size.
CommonUserSchema: TypeAlias = "dict[str, Any] | bool"


class CommonValidationIssue(TypedDict):
    """Validation issue

    One thing that `rasen validate` finds about a spec or a change. It has line and column where it has a place in a text."""

    level: Required[Literal['ERROR', 'WARNING', 'INFO']]
    path: Required[str]
    message: Required[str]
    line: NotRequired[int]
    column: NotRequired[int]


class CommonWorkflowDiagnostic(TypedDict):
    """Workflow diagnostic

    One finding about a workflow, a package or a pipeline, in the shape of the published workflow and pipeline commands."""

    code: Required[CommonCode]
    severity: Required[Literal['error', 'warning']]
    message: Required[str]
    path: NotRequired[str]
    sourcePath: NotRequired[str]
    details: NotRequired[dict[str, Any]]


# Workflow tree
# The files of one workflow: each portable path with its text. One file may have 1 MiB, all files together 12 MiB, and there are 256 files at most, workflow.yaml and SKILL.md among them. Entries whose name starts with a dot, Thumbs.db and desktop.ini are no content.
CommonWorkflowTree: TypeAlias = "dict[str, Any]"


# Checked YAML document
# Any YAML document that `rasen check` reads, with the limits of reading it: they are lower than those of JSON, since a YAML text of many small values costs a hundred times its size in memory and ten seconds a megabyte.
CommonYamlDocument: TypeAlias = "Any"


class FilesAcceptedChangesAcceptedItem(TypedDict):
    schema: Required[str]
    pointer: Required[str]
    kind: NotRequired[OutputContractDiffKind]
    reason: Required[str]
    until: Required[str]


class FilesAcceptedChanges(TypedDict):
    """Accepted changes

    Changes of a contract that `rasen contract diff --accept FILE` lets pass although they break, each with its reason and its last day."""

    version: Required[Literal[1]]
    accepted: Required[list[FilesAcceptedChangesAcceptedItem]]


class FilesArtifactSchema(TypedDict):
    """Artifact schema

    Which artifacts a change has, in which order they are made, and what guides the making: `schema.yaml` in a folder below `rasen/schemas/`, YAML 1.2 (core schema). The folder gives the schema its name. That IDs are unique, that `requires` names artifacts of the schema and that it leads in no circle is checked after this schema."""

    name: Required[str]
    version: Required[int]
    description: NotRequired[str]
    artifacts: Required[list[FilesArtifactSchemaArtifact]]
    apply: NotRequired[FilesArtifactSchemaApply]


class FilesArtifactSchemaArtifact(TypedDict):
    """Artifact

    One artifact: what is written, after which others, from which template."""

    id: Required[str]
    generates: Required[CommonPathBelow]
    description: Required[str]
    template: Required[CommonPathBelow]
    instruction: NotRequired[str]
    requires: NotRequired[list[str]]


class FilesArtifactSchemaApply(TypedDict):
    """Apply block

    When a change can be carried out, and how."""

    requires: Required[list[str]]
    tracks: NotRequired[None | CommonPathBelow]
    instruction: NotRequired[str]


class FilesBuiltinCatalogWorkflowsItemRequires(TypedDict):
    skills: Required[list[CommonIdentifiersSkillReference]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]


class FilesBuiltinCatalogWorkflowsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    kind: Required[Literal['task', 'driver', 'internal']]
    skill: Required[CommonIdentifiersWorkflowId]
    requires: Required[FilesBuiltinCatalogWorkflowsItemRequires]


class FilesBuiltinCatalogExpertsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    skill: Required[CommonIdentifiersWorkflowId]


class FilesBuiltinCatalog(TypedDict):
    """Built-in catalog

    What ships with the product, each list in catalog order: workflows, experts, pipelines and artifact schemas. Every built-in workflow belongs to the profile `full`."""

    workflows: Required[list[FilesBuiltinCatalogWorkflowsItem]]
    core: Required[list[CommonIdentifiersWorkflowId]]
    experts: Required[list[FilesBuiltinCatalogExpertsItem]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]
    schemas: Required[list[CommonIdentifiersWorkflowId]]


class FilesBuiltinUnitsUnitsItem(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    description: Required[str]


class FilesBuiltinUnits(TypedDict):
    """Built-in units

    What listings say of the texts of built-in workflows and experts, made from these texts, in catalog order."""

    units: Required[list[FilesBuiltinUnitsUnitsItem]]


class FilesChangeMetadataInitiative(TypedDict):
    store: Required[CommonStoreId]
    id: Required[CommonStoreId]


class FilesChangeMetadata(TypedDict):
    """Change metadata

    What a change says of itself, `.openspec.yaml` in its folder, YAML 1.2 (core schema). A change may be without it."""

    schema: Required[str]
    created: NotRequired[str]
    goal: NotRequired[str]
    affected_areas: NotRequired[list[str]]
    initiative: NotRequired[FilesChangeMetadataInitiative]


class FilesConfigModelsRoles(TypedDict):
    planner: NotRequired[FilesConfigModel]
    implementer: NotRequired[FilesConfigModel]
    reviewer: NotRequired[FilesConfigModel]
    fixer: NotRequired[FilesConfigModel]
    shipper: NotRequired[FilesConfigModel]


class FilesConfigModels(TypedDict):
    default: NotRequired[FilesConfigModel]
    roles: NotRequired[FilesConfigModelsRoles]


class FilesConfigHandoffRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]
    reviewer: NotRequired[FilesPipelineThreshold]
    fixer: NotRequired[FilesPipelineThreshold]
    shipper: NotRequired[FilesPipelineThreshold]


class FilesConfigHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesConfigHandoffRoles]


class FilesConfigAutopilot(TypedDict):
    gates: NotRequired[FilesConfigSwitch]


class FilesConfig(TypedDict):
    """Config

    The settings of a planning folder, `rasen/config.yaml` or `rasen/config.yml`, YAML 1.2 (core schema). Commands leave out what they cannot use, with a warning; `rasen check` finds all of it."""

    schema: NotRequired[str]
    context: NotRequired[str]
    rules: NotRequired[dict[str, list[str]]]
    store: NotRequired[CommonStoreId]
    references: NotRequired[list[FilesConfigReference]]
    profile: NotRequired[CommonIdentifiersProfileName]
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    pipelines: NotRequired[dict[str, FilesConfigPipeline]]
    models: NotRequired[FilesConfigModels]
    handoff: NotRequired[FilesConfigHandoff]
    autopilot: NotRequired[FilesConfigAutopilot]


class FilesConfigReference2(TypedDict):
    id: Required[CommonStoreId]
    remote: NotRequired[str]


# Reference
# A store that is referred to.
FilesConfigReference: TypeAlias = "CommonStoreId | FilesConfigReference2"


class FilesConfigPipelineRuntimes(TypedDict):
    planner: NotRequired[FilesPipelineRuntime]
    implementer: NotRequired[FilesPipelineRuntime]
    reviewer: NotRequired[FilesPipelineRuntime]
    fixer: NotRequired[FilesPipelineRuntime]
    shipper: NotRequired[FilesPipelineRuntime]


class FilesConfigPipeline(TypedDict):
    """Settings of a pipeline

    What goes before the pipeline's own definition."""

    gates: NotRequired[dict[str, FilesConfigSwitch]]
    runtimes: NotRequired[FilesConfigPipelineRuntimes]
    models: NotRequired[dict[str, FilesConfigModel]]
    handoff: NotRequired[dict[str, FilesPipelineThreshold]]


# Switch
# On or off; both are texts in YAML 1.2.
FilesConfigSwitch: TypeAlias = "Literal['on', 'off']"


# Model
# The name of a model.
FilesConfigModel: TypeAlias = "str"


class FilesContract(TypedDict):
    """Contract

    Cases of commands with what is expected of them: what they print, how they end, what they leave behind. `rasen contract run` carries them out, each in a fresh home and working folder."""

    version: Required[Literal[1]]
    program: NotRequired[str]
    schemas: NotRequired[str]
    env: NotRequired[dict[str, str]]
    timeout: NotRequired[float]
    runs: NotRequired[int]
    locales: NotRequired[list[str]]
    cases: Required[list[FilesContractCase]]


# Command
# The words of a command: a list, or a text that is split at blanks as a shell would, with quotes and nothing else.
FilesContractCommand: TypeAlias = "str | list[str]"


# Schema
# What each document is held to: the `$id` or name of a schema, a path from this file (with #/pointer), or a schema written here.
FilesContractSchema: TypeAlias = "str | dict[str, Any] | bool"


class FilesContractCase1(TypedDict):
    name: Required[str]
    files: NotRequired[dict[str, str]]
    setup: NotRequired[list[FilesContractCommand]]
    steps: NotRequired[list[FilesContractClosedStep]]


class FilesContractCase2Stderr2(TypedDict):
    pattern: NotRequired[str]
    contains: NotRequired[list[str]]


class FilesContractCase2(TypedDict):
    name: Required[str]
    files: NotRequired[dict[str, str]]
    setup: NotRequired[list[FilesContractCommand]]
    run: Required[FilesContractCommand]
    stdin: NotRequired[str]
    env: NotRequired[dict[str, str]]
    exit: NotRequired[Literal['any'] | int | list[int]]
    stdout: NotRequired[Literal['json', 'json-lines', 'text', 'none', 'any']]
    schema: NotRequired[FilesContractSchema]
    equals: NotRequired[Any]
    contains: NotRequired[list[str]]
    stderr: NotRequired[Literal['empty', 'nonempty', 'any'] | FilesContractCase2Stderr2]
    after: NotRequired[dict[str, FilesContractLeftBehind]]
    capture: NotRequired[dict[str, str]]
    varies: NotRequired[list[str]]
    verdict: NotRequired[str]
    timeout: NotRequired[float]


# Case
# One command, or several steps that share a working folder.
FilesContractCase: TypeAlias = "FilesContractCase1 | FilesContractCase2"


# Step of several
# One of several commands of a case.
FilesContractClosedStep: TypeAlias = "FilesContractStep"


class FilesContractStepStderr2(TypedDict):
    pattern: NotRequired[str]
    contains: NotRequired[list[str]]


class FilesContractStep(TypedDict):
    """Step

    One command and what is expected of it."""

    run: Required[FilesContractCommand]
    stdin: NotRequired[str]
    env: NotRequired[dict[str, str]]
    exit: NotRequired[Literal['any'] | int | list[int]]
    stdout: NotRequired[Literal['json', 'json-lines', 'text', 'none', 'any']]
    schema: NotRequired[FilesContractSchema]
    equals: NotRequired[Any]
    contains: NotRequired[list[str]]
    stderr: NotRequired[Literal['empty', 'nonempty', 'any'] | FilesContractStepStderr2]
    after: NotRequired[dict[str, FilesContractLeftBehind]]
    capture: NotRequired[dict[str, str]]
    varies: NotRequired[list[str]]
    verdict: NotRequired[str]
    timeout: NotRequired[float]


class FilesContractLeftBehind2(TypedDict):
    text: NotRequired[str]
    equals: NotRequired[Any]


# Left behind
# What is expected of one file.
FilesContractLeftBehind: TypeAlias = "Literal['present', 'absent'] | FilesContractLeftBehind2"


# Package
# A `.rasenpkg` file (application/vnd.rasen.package+json): one RFC 8785 document in UTF-8, without byte order mark, white space or final newline, that carries workflows, a profile with its workflows, or pipelines, each file with its digest.
FilesPackage: TypeAlias = "FilesPackageWorkflowPackage | FilesPackageProfilePackage | FilesPackagePipelinePackage"


class FilesPackageWorkflowPackage(TypedDict):
    """Workflow package

    Workflows to install, with every user workflow that they require."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['workflow']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    roots: Required[list[str]]
    workflows: Required[FilesPackageWorkflows]
    packageDigest: Required[CommonIdentifiersDigest]


class FilesPackageProfilePackage(TypedDict):
    """Profile package

    A profile and every user workflow that it selects."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['profile']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    name: Required[CommonIdentifiersProfileName]
    profile: Required[FilesPackageProfile]
    roots: Required[list[str]]
    workflows: Required[FilesPackageWorkflows]
    packageDigest: Required[CommonIdentifiersDigest]


class FilesPackagePipelinePackage(TypedDict):
    """Pipeline package

    Pipelines to install."""

    format: Required[Literal['rasen-package']]
    formatVersion: Required[Literal[1]]
    kind: Required[Literal['pipeline']]
    minRasenVersion: NotRequired[CommonIdentifiersReleaseVersion]
    roots: Required[list[str]]
    workflows: Required[list[Any]]
    pipelines: Required[list[FilesPackagePipeline]]
    packageDigest: Required[CommonIdentifiersDigest]


# Workflows
# Packaged workflows.
FilesPackageWorkflows: TypeAlias = "list[FilesPackageWorkflow]"


class FilesPackageWorkflow(TypedDict):
    """Packaged workflow

    One workflow with all of its files."""

    id: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    files: Required[list[FilesPackageFile]]


class FilesPackagePipeline(TypedDict):
    """Packaged pipeline

    One pipeline with all of its files."""

    name: Required[CommonIdentifiersWorkflowId]
    digest: Required[CommonIdentifiersDigest]
    files: Required[list[FilesPackageFile]]


class FilesPackageFile(TypedDict):
    """Packaged file

    One file: its path, its content and the digest of that."""

    path: Required[CommonPortablePath]
    encoding: Required[Literal['utf8']]
    sha256: Required[CommonIdentifiersDigest]
    content: Required[str]


class FilesPackageProfile(TypedDict):
    """Profile

    A selection of workflows, normalised: built-in ones in the order of the catalog, then others in code-unit order."""

    version: Required[Literal[1]]
    delivery: NotRequired[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


# Pipeline definition
# A `pipeline.yaml`: the stages that carry a change from an idea to the archive, which role works on each, and where a person is asked. Rules between stages (unique IDs, no cycle and so on) are checked after this schema.
FilesPipeline: TypeAlias = "FilesPipelineDefinition"


class FilesPipelineDefinitionAgents(TypedDict):
    planner: NotRequired[FilesPipelineAgent]
    implementer: NotRequired[FilesPipelineAgent]
    reviewer: NotRequired[FilesPipelineAgent]
    fixer: NotRequired[FilesPipelineAgent]
    shipper: NotRequired[FilesPipelineAgent]


class FilesPipelineDefinitionHandoffRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]
    reviewer: NotRequired[FilesPipelineThreshold]
    fixer: NotRequired[FilesPipelineThreshold]
    shipper: NotRequired[FilesPipelineThreshold]


class FilesPipelineDefinitionHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesPipelineDefinitionHandoffRoles]
    maxRelays: NotRequired[FilesPipelinePositive]
    stallLimit: NotRequired[FilesPipelinePositive]


class FilesPipelineDefinition(TypedDict):
    """Definition

    The whole file. A field that this schema does not know is ignored, with a warning."""

    name: Required[str]
    description: NotRequired[str]
    agents: NotRequired[FilesPipelineDefinitionAgents]
    handoff: NotRequired[FilesPipelineDefinitionHandoff]
    reuse: NotRequired[FilesPipelineReuse]
    origin: NotRequired[Literal['composed', 'ui']]
    stages: Required[list[FilesPipelineStage]]


class FilesPipelineStageHandoff(TypedDict):
    threshold: NotRequired[FilesPipelineThreshold]
    maxRelays: NotRequired[FilesPipelinePositive]
    stallLimit: NotRequired[FilesPipelinePositive]


class FilesPipelineStage(TypedDict):
    """Stage

    One step of the pipeline. A field that this schema does not know is ignored, with a warning."""

    id: Required[str]
    kind: NotRequired[Literal['standard', 'decompose']]
    skill: NotRequired[str]
    childPipeline: NotRequired[str]
    role: NotRequired[FilesPipelineRole]
    requires: NotRequired[list[str]]
    gate: NotRequired[Any]
    loop: NotRequired[FilesPipelineReviewCycle | FilesPipelineGoal]
    parallelGroup: NotRequired[str]
    condition: NotRequired[str]
    leadReview: NotRequired[bool]
    verifyPolicy: NotRequired[Literal['adaptive', 'standard', 'light']]
    runtime: NotRequired[FilesPipelineRuntime]
    sessionReuse: NotRequired[FilesPipelineSessionReuse]
    sandbox: NotRequired[FilesPipelineSandbox]
    model: NotRequired[str]
    effort: NotRequired[str]
    handoff: NotRequired[FilesPipelineStageHandoff]


# Agent
# An agent program by name, or with settings.
FilesPipelineAgent: TypeAlias = "FilesPipelineRuntime | FilesPipelineAgentSettings"


class FilesPipelineAgentSettings(TypedDict):
    """Agent with settings

    An agent program and its settings. A field that this schema does not know is ignored, with a warning."""

    runtime: NotRequired[FilesPipelineRuntime]
    sessionReuse: NotRequired[FilesPipelineSessionReuse]
    sandbox: NotRequired[FilesPipelineSandbox]
    model: NotRequired[str]
    effort: NotRequired[str]


class FilesPipelineReuseRoles(TypedDict):
    planner: NotRequired[FilesPipelineThreshold]
    implementer: NotRequired[FilesPipelineThreshold]


class FilesPipelineReuse(TypedDict):
    """Reuse

    Whether sessions of planner and implementer are used again by later stages."""

    planner: NotRequired[FilesPipelineReuseMode]
    implementer: NotRequired[FilesPipelineReuseMode]
    threshold: NotRequired[FilesPipelineThreshold]
    roles: NotRequired[FilesPipelineReuseRoles]


class FilesPipelineReviewCycle(TypedDict):
    """Review cycle

    Review and mend until a review finds nothing or the rounds are used up. A field that this schema does not know is ignored, with a warning."""

    kind: Required[Literal['review-cycle']]
    maxRounds: NotRequired[FilesPipelinePositive]


class FilesPipelineGoal(TypedDict):
    """Goal loop

    Work in rounds until a gate says that the goal is reached."""

    kind: Required[Literal['goal']]
    gate: Required[FilesPipelineMeasure | FilesPipelineEvaluate]
    maxRounds: NotRequired[FilesPipelinePositive]
    loopStallLimit: NotRequired[FilesPipelinePositive]
    blockedThreshold: NotRequired[FilesPipelinePositive]
    runArtifact: NotRequired[str]


class FilesPipelineMeasure(TypedDict):
    """Measured gate

    A number decides. With a command, `threshold` or `target` says when to stop."""

    kind: Required[Literal['measure']]
    command: NotRequired[str]
    threshold: NotRequired[FilesPipelineFinite]
    target: NotRequired[FilesPipelineFinite]
    direction: NotRequired[Literal['gte', 'lte']]
    timeoutSec: NotRequired[FilesPipelinePositive]


class FilesPipelineEvaluate(TypedDict):
    """Judged gate

    An agent judges whether the goal is reached."""

    kind: Required[Literal['evaluate']]
    goal: NotRequired[str]
    rubric: NotRequired[str]


# Threshold
# A part of the context window, or a number of tokens that must remain.
FilesPipelineThreshold: TypeAlias = "FilesPipelineFraction | FilesPipelineRemainingTokens"


# Part of the context window
# More than 0, at most 1.
FilesPipelineFraction: TypeAlias = "float"


class FilesPipelineRemainingTokens(TypedDict):
    """Remaining tokens

    How many tokens must remain."""

    remainingTokens: Required[FilesPipelinePositive]


# Positive integer
# A whole number from 1.
FilesPipelinePositive: TypeAlias = "int"


# Finite number
# A number that a double can hold; YAML's infinities and what is not a number are refused.
FilesPipelineFinite: TypeAlias = "float"


# Role
# One of the five roles.
FilesPipelineRole: TypeAlias = "Literal['planner', 'implementer', 'reviewer', 'fixer', 'shipper']"


# Runtime
# The name of an agent program.
FilesPipelineRuntime: TypeAlias = "Literal['claude', 'codex']"


# Reuse mode
# `auto` uses a session again while its threshold allows it, `never` always starts a new one.
FilesPipelineReuseMode: TypeAlias = "Literal['auto', 'never']"


# Session reuse
# Which session work is done in.
FilesPipelineSessionReuse: TypeAlias = "Literal['none', 'stage', 'run-planner', 'review-thread']"


# Sandbox
# What may be written to.
FilesPipelineSandbox: TypeAlias = "Literal['read-only', 'workspace-write']"


class FilesProfile(TypedDict):
    """Saved profile

    A profile file, YAML 1.2 (core schema) or JSON: the IDs of the workflows that a selection consists of, no content."""

    version: Required[Literal[1]]
    delivery: NotRequired[Any]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class FilesSettings(TypedDict):
    """Settings

    The user's settings, `config.json` in the configuration folder: the current selection of workflows, the language, and what other programs of the family keep there."""

    featureFlags: NotRequired[dict[str, Any]]
    profile: NotRequired[CommonIdentifiersProfileName]
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    language: NotRequired[Literal['auto', 'en', 'ja', 'zh-cn']]
    proactive: NotRequired[bool]
    repoMode: NotRequired[str]


class FilesSkillFrontmatter(TypedDict):
    """Skill frontmatter

    The YAML frontmatter of `SKILL.md`, between two lines of three hyphens. It is YAML 1.2 (core schema) without aliases and without repeated keys; the line feed that a block scalar ends with is not part of its value."""

    name: Required[CommonIdentifiersWorkflowId]
    description: Required[CommonLineOfText]
    license: NotRequired[CommonLineOfText]
    compatibility: NotRequired[CommonLineOfText]
    metadata: NotRequired[dict[str, CommonLineOfText]]


class FilesStoreMetadata(TypedDict):
    """Store identity

    The identity file of a store, `.rasen-store/store.yaml` in its root, YAML 1.2 (core schema). Written once, and never changed by a command."""

    version: Required[Literal[1]]
    id: Required[CommonStoreId]
    remote: NotRequired[str]


class FilesStoreRegistry(TypedDict):
    """Store registry

    The stores of one machine, `stores/registry.yaml` in the data folder, YAML 1.2 (core schema). Written by the store commands alone; its keys are in this order and its entries sorted by ID."""

    version: Required[Literal[1]]
    repos: NotRequired[Any]
    stores: Required[dict[str, FilesStoreRegistryEntry]]


class FilesStoreRegistryEntryBackend(TypedDict):
    type: Required[Literal['git']]
    local_path: Required[str]
    remote: NotRequired[str]
    branch: NotRequired[str]


class FilesStoreRegistryEntry(TypedDict):
    """Entry

    Where one store lies."""

    backend: Required[FilesStoreRegistryEntryBackend]


class FilesWorkflowSkill(TypedDict):
    name: Required[CommonLineOfText]
    category: NotRequired[CommonLineOfText]
    tags: NotRequired[list[CommonLineOfText]]


class FilesWorkflowFiles(TypedDict):
    sidecars: NotRequired[list[CommonPortablePath]]
    scripts: NotRequired[list[CommonPortablePath]]


class FilesWorkflowRequires(TypedDict):
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]
    skills: NotRequired[list[CommonIdentifiersSkillReference]]
    pipelines: NotRequired[list[CommonIdentifiersWorkflowId]]
    schemas: NotRequired[list[CommonIdentifiersWorkflowId]]


class FilesWorkflowRecommends(TypedDict):
    workflows: NotRequired[list[CommonIdentifiersWorkflowId]]


class FilesWorkflow(TypedDict):
    """Workflow manifest

    `workflow.yaml`, the manifest of an installable workflow: its ID, the files that belong to it and what it needs. It is YAML 1.2 (core schema) without aliases and without repeated keys."""

    version: Required[Literal[1]]
    id: Required[CommonIdentifiersWorkflowId]
    kind: NotRequired[Literal['task', 'internal']]
    command: NotRequired[dict[str, Any]]
    skill: NotRequired[FilesWorkflowSkill]
    files: NotRequired[FilesWorkflowFiles]
    requires: NotRequired[FilesWorkflowRequires]
    recommends: NotRequired[FilesWorkflowRecommends]


# JSON Schema 2020-12
# What every schema that users bring must conform to: the meta-schema of JSON Schema 2020-12, with formats asserted.
MetaDialect: TypeAlias = "Any"


# A schema file of the contract
# What every file below `schemas/` conforms to: JSON Schema 2020-12, the house rules and the x- keywords, an identity and examples.
MetaFile: TypeAlias = "MetaRasenFile"


# Schema of the rasen contract
# JSON Schema 2020-12 plus the house rules and the x- keywords that every schema of this contract may use. Applies to each schema object at any depth; `file` adds what a whole schema file needs.
MetaRasen: TypeAlias = "MetaRasenDocumentedProperties"


# Code
# A stable diagnostic code.
MetaRasenCode: TypeAlias = "str"


# Documented properties
# Where an object is described (`type` and `properties` together), each property has a title and a description. Conditions (`if`, `not`) leave `type` out and are free of this rule.
MetaRasenDocumentedProperties: TypeAlias = "Any"


class MetaRasenDocumented(TypedDict):
    """Documented

    A schema with a title and a description."""

    title: Required[str]
    description: Required[str]


# Closed objects
# An object is closed, or its `$comment` says why it is not.
MetaRasenClosedObjects: TypeAlias = "Any"


MetaRasenFile2 = TypedDict(
    "MetaRasenFile2",
    {
        "$schema": "Required[Literal['https://json-schema.org/draft/2020-12/schema']]",
        "$id": "Required[Any]",
        "examples": "Required[list[Any]]",
        "description": "Required[Any]",
        "title": "Required[Any]",
    },
)


# A schema file
# What a whole file below `schemas/` must have besides: its identity, its title and description, and examples.
MetaRasenFile: TypeAlias = "MetaRasenFile2"


# Output of rasen check
# What `rasen check --json` prints: every finding about the checked files and folders, with its place, and how many of them are valid. All report formats are views of this document.
OutputCheck: TypeAlias = "OutputCheckSuccess | OutputCheckFailure"


class OutputCheckSuccess(TypedDict):
    """Checked

    Something was checked, whatever the verdict."""

    findings: Required[list[CommonFinding]]
    targets: Required[list[OutputCheckTarget]]
    summary: Required[OutputCheckSummary]
    status: Required[CommonStatusNone]


class OutputCheckFailure(TypedDict):
    """Failed

    Nothing was checked, and the one status entry says why."""

    findings: Required[list[Any]]
    targets: Required[list[Any]]
    summary: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputCheckTarget(TypedDict):
    """Target

    A checked file or folder and its verdict."""

    path: Required[str]
    kind: Required[str | None]
    valid: Required[bool]


class OutputCheckSummary(TypedDict):
    """Counts

    How many items and findings there are, by verdict and severity."""

    checked: Required[int]
    valid: Required[int]
    invalid: Required[int]
    skipped: Required[int]
    errors: Required[int]
    warnings: Required[int]
    infos: Required[int]


# A completion script
# What `rasen completion --json` prints: the script that a shell loads.
OutputCompletion: TypeAlias = "OutputCompletionSuccess | OutputCompletionFailure"


class OutputCompletionSuccessCompletion(TypedDict):
    shell: Required[Literal['bash', 'zsh', 'fish', 'powershell']]
    script: Required[str]


class OutputCompletionSuccess(TypedDict):
    """Success

    The script."""

    completion: Required[OutputCompletionSuccessCompletion]
    status: Required[CommonStatusNone]


class OutputCompletionFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    completion: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of context
# What `rasen context --json` prints: the root and the stores that may be read with it.
OutputContext: TypeAlias = "OutputContextSuccess | OutputContextFailure"


class OutputContextSuccessRoot(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest']]
    store_id: NotRequired[CommonStoreId]
    role: Required[Literal['openspec_root']]


class OutputContextSuccess(TypedDict):
    """Success

    The root and its members."""

    root: Required[OutputContextSuccessRoot]
    members: Required[list[OutputContextMember]]
    status: Required[list[CommonStatusEntry]]


class OutputContextFailure(TypedDict):
    """Failure

    There is no root, or the workspace file was not written."""

    root: Required[Literal[None]]
    members: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputContextMember(TypedDict):
    """Member

    A referenced store. It is available where `path` is there and `status` is empty."""

    role: Required[Literal['referenced_store']]
    id: Required[str]
    path: NotRequired[str]
    remote: NotRequired[str]
    fetch: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


# Bundled schemas
# What `rasen contract bundle --json` prints: the self-contained schema files that it wrote or compared.
OutputContractBundle: TypeAlias = "OutputContractBundleSuccess | OutputContractBundleFailure"


class OutputContractBundleSuccessBundle(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractBundleSuccess(TypedDict):
    """Success

    The files."""

    bundle: Required[OutputContractBundleSuccessBundle]
    status: Required[CommonStatusNone]


class OutputContractBundleFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    bundle: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Compared contracts
# What `rasen contract diff --json` prints: the verdicts on two versions of a schema or a folder of schemas, and every change between them.
OutputContractDiff: TypeAlias = "OutputContractDiffSuccess | OutputContractDiffFailure"


# Verdict
# `compatible` is proved, `breaking` is shown by a document that `jsonschema` confirms or follows from what is gone, `unproved` is neither.
OutputContractDiffVerdict: TypeAlias = "Literal['compatible', 'breaking', 'unproved']"


# Kind
# What sort of change it is. `rewritten` says the same in other words; `combined` stands for a break that no change alone explains, `referenced-schema-changed` for one that comes from another file.
OutputContractDiffKind: TypeAlias = "Literal['annotation-changed', 'rewritten', 'reference-changed', 'schema-changed', 'schema-added', 'schema-removed', 'schema-renamed', 'schema-moved', 'definition-added', 'definition-removed', 'type-changed', 'value-added', 'value-removed', 'property-added', 'property-removed', 'required-added', 'required-removed', 'constraint-added', 'constraint-removed', 'constraint-changed', 'branch-added', 'branch-removed', 'code-changed', 'exit-status-added', 'exit-status-removed', 'exit-status-changed', 'combined', 'referenced-schema-changed']"


class OutputContractDiffSuccessVerdict(TypedDict):
    input: Required[OutputContractDiffVerdict]
    output: Required[OutputContractDiffVerdict]


class OutputContractDiffSuccessChangesItemAccepted(TypedDict):
    reason: Required[str]
    until: Required[str]


class OutputContractDiffSuccessChangesItem(TypedDict):
    schema: Required[str]
    oldPointer: Required[str | None]
    newPointer: Required[str | None]
    kind: Required[OutputContractDiffKind]
    input: Required[OutputContractDiffVerdict]
    output: Required[OutputContractDiffVerdict]
    witness: NotRequired[Any]
    accepted: NotRequired[OutputContractDiffSuccessChangesItemAccepted]


class OutputContractDiffSuccess(TypedDict):
    """Compared

    Both versions were read and compared."""

    verdict: Required[OutputContractDiffSuccessVerdict]
    changes: Required[list[OutputContractDiffSuccessChangesItem]]
    status: Required[CommonStatusNone]


class OutputContractDiffFailure(TypedDict):
    """Not compared

    A version could not be read, or the call was wrong."""

    verdict: Required[Literal[None]]
    changes: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Written documentation
# What `rasen contract docs --json` prints: the pages that it wrote or compared.
OutputContractDocs: TypeAlias = "OutputContractDocsSuccess | OutputContractDocsFailure"


class OutputContractDocsSuccessDocs(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractDocsSuccess(TypedDict):
    """Success

    The files."""

    docs: Required[OutputContractDocsSuccessDocs]
    status: Required[CommonStatusNone]


class OutputContractDocsFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    docs: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Published schemas
# What `rasen contract list --json` prints: every published schema, by name.
OutputContractList: TypeAlias = "OutputContractListSuccess | OutputContractListFailure"


class OutputContractListSuccessSchemasItem(TypedDict):
    name: Required[str]
    id: Required[str]
    title: Required[str]
    description: Required[str]
    fileMatch: Required[list[str]]
    command: Required[str | None]


class OutputContractListSuccess(TypedDict):
    """Success

    Every published schema."""

    schemas: Required[list[OutputContractListSuccessSchemasItem]]
    status: Required[CommonStatusNone]


class OutputContractListFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    schemas: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Commands held to their contract
# What `rasen contract run --json` prints: each case with what is wrong with it.
OutputContractRun: TypeAlias = "OutputContractRunSuccess | OutputContractRunFailure"


class OutputContractRunSuccessCasesItemFindingsItem(TypedDict):
    step: Required[int]
    line: Required[int]
    column: Required[int]
    severity: Required[CommonSeverity]
    code: Required[CommonCode]
    message: Required[str]
    details: NotRequired[dict[str, Any]]
    fix: NotRequired[str]


class OutputContractRunSuccessCasesItem(TypedDict):
    file: Required[str]
    name: Required[str]
    valid: Required[bool]
    findings: Required[list[OutputContractRunSuccessCasesItemFindingsItem]]


class OutputContractRunSuccessSummary(TypedDict):
    cases: Required[int]
    valid: Required[int]
    invalid: Required[int]


class OutputContractRunSuccessCoverageSchemasItemExitsItem(TypedDict):
    status: Required[str]
    shown: Required[bool]


class OutputContractRunSuccessCoverageSchemasItemBranchesItem(TypedDict):
    pointer: Required[str]
    shown: Required[bool]


class OutputContractRunSuccessCoverageSchemasItem(TypedDict):
    schema: Required[str]
    exits: Required[list[OutputContractRunSuccessCoverageSchemasItemExitsItem]]
    branches: Required[list[OutputContractRunSuccessCoverageSchemasItemBranchesItem]]


class OutputContractRunSuccessCoverage(TypedDict):
    commands: Required[list[str]]
    schemas: Required[list[OutputContractRunSuccessCoverageSchemasItem]]
    codes: Required[list[str]]


class OutputContractRunSuccess(TypedDict):
    """Carried out

    The cases were carried out, whatever the verdict."""

    cases: Required[list[OutputContractRunSuccessCasesItem]]
    summary: Required[OutputContractRunSuccessSummary]
    coverage: NotRequired[OutputContractRunSuccessCoverage]
    status: Required[CommonStatusNone]


class OutputContractRunFailure(TypedDict):
    """Not carried out

    A contract or a schema could not be used, or the call was wrong."""

    cases: Required[list[Any]]
    summary: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# One published schema
# What `rasen contract show --json` prints: the schema as it is published.
OutputContractShow: TypeAlias = "OutputContractShowSuccess | OutputContractShowFailure"


class OutputContractShowSuccess(TypedDict):
    """Success

    The schema."""

    name: Required[str]
    schema: Required[dict[str, Any]]
    status: Required[CommonStatusNone]


class OutputContractShowFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    name: Required[Literal[None]]
    schema: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Written types
# What `rasen contract types --json` prints: the files of type declarations that it wrote or compared.
OutputContractTypes: TypeAlias = "OutputContractTypesSuccess | OutputContractTypesFailure"


class OutputContractTypesSuccessTypes(TypedDict):
    path: Required[str]
    files: Required[list[str]]
    written: Required[bool]


class OutputContractTypesSuccess(TypedDict):
    """Success

    The files."""

    types: Required[OutputContractTypesSuccessTypes]
    status: Required[CommonStatusNone]


class OutputContractTypesFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    types: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of doctor
# What `rasen doctor --json` prints. Findings of any severity are a success.
OutputDoctor: TypeAlias = "OutputDoctorSuccess | OutputDoctorFailure"


class OutputDoctorSuccessRoot(TypedDict):
    path: Required[str]
    source: Required[Literal['store', 'declared', 'nearest']]
    store_id: NotRequired[CommonStoreId]
    healthy: Required[bool]
    status: Required[list[CommonStatusEntry]]


class OutputDoctorSuccess(TypedDict):
    """Success

    What was found."""

    root: Required[OutputDoctorSuccessRoot]
    store: Required[None | OutputDoctorStore]
    references: Required[list[CommonReferenceEntry]]
    status: Required[list[CommonStatusEntry]]


class OutputDoctorFailure(TypedDict):
    """Failure

    There is no root to be examined."""

    root: Required[Literal[None]]
    store: Required[Literal[None]]
    references: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputDoctorStoreMetadata(TypedDict):
    present: Required[Literal[True]]
    valid: Required[Literal[True]]
    remote: NotRequired[str]


class OutputDoctorStore(TypedDict):
    """Store

    The identity of a selected store, which was proven."""

    id: Required[CommonStoreId]
    metadata: Required[OutputDoctorStoreMetadata]
    origin_url: NotRequired[str]
    status: Required[list[CommonStatusEntry]]


# A code explained
# What `rasen explain --json` prints: everything that the contract says of one diagnostic code.
OutputExplain: TypeAlias = "OutputExplainSuccess | OutputExplainFailure"


class OutputExplainSuccessCode(TypedDict):
    code: Required[CommonCode]
    area: Required[str]
    severity: Required[CommonSeverity]
    title: Required[str]
    description: Required[str]
    fix: Required[str | None]
    details: Required[dict[str, str] | None]
    since: Required[str]


class OutputExplainSuccess(TypedDict):
    """Success

    The code."""

    code: Required[OutputExplainSuccessCode]
    status: Required[CommonStatusNone]


class OutputExplainFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    code: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of instructions
# What `rasen instructions --json` prints: for an artifact what is needed to make it, for the word `apply` what is needed to carry the change out.
OutputInstructions: TypeAlias = "OutputInstructionsSuccess | OutputInstructionsFailure"


# Success
# The instructions.
OutputInstructionsSuccess: TypeAlias = "OutputInstructionsArtifact | OutputInstructionsApply"


class OutputInstructionsFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


class OutputInstructionsArtifactDependenciesItem(TypedDict):
    id: Required[str]
    done: Required[bool]
    path: Required[str]
    description: Required[str]


class OutputInstructionsArtifact(TypedDict):
    """Instructions for an artifact

    What is needed to make one artifact."""

    changeName: Required[str]
    artifactId: Required[str]
    schemaName: Required[str]
    changeDir: Required[str]
    planningHome: Required[CommonPlanningHome]
    outputPath: Required[str]
    resolvedOutputPath: Required[str]
    existingOutputPaths: Required[list[str]]
    description: Required[str]
    instruction: NotRequired[str]
    context: NotRequired[str]
    rules: NotRequired[list[str]]
    references: NotRequired[list[CommonReferenceEntry]]
    template: Required[str]
    dependencies: Required[list[OutputInstructionsArtifactDependenciesItem]]
    unlocks: Required[list[str]]
    root: Required[CommonRoot]


class OutputInstructionsApplyProgress(TypedDict):
    total: Required[int]
    complete: Required[int]
    remaining: Required[int]


class OutputInstructionsApplyTasksItem(TypedDict):
    id: Required[str]
    description: Required[str]
    done: Required[bool]


class OutputInstructionsApply(TypedDict):
    """Instructions for the work

    What is needed to carry a change out, and how far it has come."""

    changeName: Required[str]
    changeDir: Required[str]
    schemaName: Required[str]
    contextFiles: Required[dict[str, list[str]]]
    progress: Required[OutputInstructionsApplyProgress]
    tasks: Required[list[OutputInstructionsApplyTasksItem]]
    state: Required[Literal['blocked', 'all_done', 'ready']]
    missingArtifacts: NotRequired[list[str]]
    instruction: Required[str]
    references: NotRequired[list[CommonReferenceEntry]]
    root: Required[CommonRoot]


# Output of list
# What `rasen list --json` prints: the active changes, or with --specs the main specs.
OutputList: TypeAlias = "OutputListSuccess | OutputListFailure | OutputListFailureOfSpecs"


# Success
# The changes or the specs.
OutputListSuccess: TypeAlias = "OutputListChanges | OutputListSpecs"


class OutputListFailure(TypedDict):
    """Failure

    The changes cannot be listed."""

    changes: Required[list[Any]]
    root: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputListFailureOfSpecs(TypedDict):
    """Failure with --specs

    The specs cannot be listed."""

    specs: Required[list[Any]]
    root: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputListChangesChangesItem(TypedDict):
    name: Required[str]
    completedTasks: Required[int]
    totalTasks: Required[int]
    lastModified: Required[str]
    status: Required[Literal['no-tasks', 'complete', 'in-progress']]


class OutputListChanges(TypedDict):
    """Changes

    The active changes with the progress of their tasks."""

    changes: Required[list[OutputListChangesChangesItem]]
    root: Required[CommonRoot]


class OutputListSpecsSpecsItem(TypedDict):
    id: Required[str]
    requirementCount: Required[int]


class OutputListSpecs(TypedDict):
    """Specs

    The main specs with the number of their requirements."""

    specs: Required[list[OutputListSpecsSpecsItem]]
    root: Required[CommonRoot]


# Output of new change
# What `rasen new change --json` prints.
OutputNewChange: TypeAlias = "OutputNewChangeSuccess | OutputNewChangeFailure"


class OutputNewChangeSuccessChange(TypedDict):
    id: Required[CommonChangeName]
    path: Required[str]
    metadataPath: Required[str]
    schema: Required[CommonArtifactSchemaName]


class OutputNewChangeSuccess(TypedDict):
    """Success

    The change was made."""

    change: Required[OutputNewChangeSuccessChange]
    root: Required[CommonRoot]


class OutputNewChangeFailure(TypedDict):
    """Failure

    The command failed."""

    change: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile delete
# What `rasen profile delete --json` prints.
OutputProfileDelete: TypeAlias = "OutputProfileDeleteSuccess | OutputProfileDeleteFailure"


class OutputProfileDeleteSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    deleted: Required[CommonIdentifiersProfileName]
    status: Required[CommonStatusNone]


class OutputProfileDeleteFailure(TypedDict):
    """Failure

    The command failed."""

    deleted: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile export
# What `rasen profile export --json` prints.
OutputProfileExport: TypeAlias = "OutputProfileExportSuccess | OutputProfileExportFailure"


class OutputProfileExportSuccessExport(TypedDict):
    profile: Required[CommonIdentifiersProfileName | None]
    path: Required[str]
    kind: Required[Literal['thin', 'package']]


class OutputProfileExportSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    export: Required[OutputProfileExportSuccessExport]
    status: Required[CommonStatusNone]


class OutputProfileExportFailure(TypedDict):
    """Failure

    The command failed."""

    export: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile import
# What `rasen profile import --json` prints.
OutputProfileImport: TypeAlias = "OutputProfileImportSuccess | OutputProfileImportFailure"


class OutputProfileImportSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileImportSuccessInstalled1(TypedDict):
    imported: Required[list[CommonIdentifiersWorkflowId]]
    reused: Required[list[CommonIdentifiersWorkflowId]]
    roots: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileImportSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileImportSuccessProfile]
    installed: Required[OutputProfileImportSuccessInstalled1 | None]
    status: Required[CommonStatusNone]


class OutputProfileImportFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    installed: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile list
# What `rasen profile list --json` prints.
OutputProfileList: TypeAlias = "OutputProfileListSuccess | OutputProfileListFailure"


class OutputProfileListSuccessProfilesItem1(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    builtIn: Required[bool]
    definition: Required[OutputProfileListDefinition]
    error: NotRequired[str]
    matchesCurrent: Required[bool]


class OutputProfileListSuccessProfilesItem2(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    builtIn: Required[bool]
    definition: NotRequired[OutputProfileListDefinition]
    error: Required[str]
    matchesCurrent: Required[bool]


class OutputProfileListSuccess(TypedDict):
    """Success

    The current selection and all profiles. There is no key `status`."""

    current: Required[OutputProfileListDefinition]
    profiles: Required[list[OutputProfileListSuccessProfilesItem1 | OutputProfileListSuccessProfilesItem2]]


class OutputProfileListFailure(TypedDict):
    """Failure

    The command failed."""

    current: Required[Literal[None]]
    profiles: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputProfileListDefinition(TypedDict):
    """Definition

    The version of the format and the selected workflows."""

    version: Required[Literal[1]]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


# Output of profile new
# What `rasen profile new --json` prints.
OutputProfileNew: TypeAlias = "OutputProfileNewSuccess | OutputProfileNewFailure"


class OutputProfileNewSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileNewSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileNewSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileNewFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile update
# What `rasen profile update --json` prints.
OutputProfileUpdate: TypeAlias = "OutputProfileUpdateSuccess | OutputProfileUpdateFailure"


class OutputProfileUpdateSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    path: Required[str]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileUpdateSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileUpdateSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileUpdateFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile use
# What `rasen profile use --json` prints.
OutputProfileUse: TypeAlias = "OutputProfileUseSuccess | OutputProfileUseFailure"


class OutputProfileUseSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    classification: Required[Literal['full', 'core', 'custom']]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileUseSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileUseSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileUseFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of profile
# What `rasen profile --json` prints. The selection is edited at a terminal only, and never under --json, so that this is a failure there; the document of a success is what the human view is made from.
OutputProfile: TypeAlias = "OutputProfileSuccess | OutputProfileFailure"


class OutputProfileSuccessProfile(TypedDict):
    name: Required[CommonIdentifiersProfileName]
    classification: Required[Literal['full', 'core', 'custom']]
    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputProfileSuccess(TypedDict):
    """Success

    The command did what it was asked for."""

    profile: Required[OutputProfileSuccessProfile]
    status: Required[CommonStatusNone]


class OutputProfileFailure(TypedDict):
    """Failure

    The command failed."""

    profile: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of schemas
# What `rasen schemas --json` prints: a bare array.
OutputSchemas: TypeAlias = "OutputSchemasSuccess | OutputSchemasFailure"


class OutputSchemasSuccessItem(TypedDict):
    name: Required[CommonArtifactSchemaName]
    description: Required[str]
    artifacts: Required[list[str]]
    source: Required[Literal['project', 'user', 'package']]


# Success
# The valid artifact schemas that the working folder has, by name.
OutputSchemasSuccess: TypeAlias = "list[OutputSchemasSuccessItem]"


class OutputSchemasFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# Output of show
# What `rasen show --json` prints: a change with its deltas, or a spec with its requirements.
OutputShow: TypeAlias = "OutputShowSuccess | OutputShowFailure"


# Success
# The change or the spec.
OutputShowSuccess: TypeAlias = "OutputShowChange | OutputShowSpec"


class OutputShowFailure(TypedDict):
    """Failure

    The item cannot be shown."""

    status: Required[CommonStatusFailed]


class OutputShowChange(TypedDict):
    """Change

    An active change."""

    id: Required[str]
    title: Required[str]
    deltaCount: Required[int]
    deltas: Required[list[OutputShowDelta | OutputShowRename | OutputShowBullet]]
    root: Required[CommonRoot]


class OutputShowDelta(TypedDict):
    """Delta

    A requirement that is added, modified or removed."""

    spec: Required[str]
    operation: Required[Literal['ADDED', 'MODIFIED', 'REMOVED']]
    description: Required[str]
    requirement: Required[CommonShownRequirement]
    requirements: Required[list[CommonShownRequirement]]


OutputShowRenameRename = TypedDict(
    "OutputShowRenameRename",
    {
        "from": "Required[str]",
        "to": "Required[str]",
    },
)


class OutputShowRename(TypedDict):
    """Rename

    A requirement that gets another name."""

    spec: Required[str]
    operation: Required[Literal['RENAMED']]
    description: Required[str]
    rename: Required[OutputShowRenameRename]


class OutputShowBullet(TypedDict):
    """Bullet

    What a bullet of What Changes says of a capability."""

    spec: Required[str]
    operation: Required[Literal['ADDED', 'MODIFIED', 'REMOVED', 'RENAMED']]
    description: Required[str]


class OutputShowSpecMetadata(TypedDict):
    version: Required[Literal['1.0.0']]
    format: Required[Literal['openspec']]
    sourcePath: NotRequired[str]


class OutputShowSpec(TypedDict):
    """Spec

    A main spec."""

    id: Required[str]
    title: Required[str]
    overview: Required[str]
    requirementCount: Required[int]
    requirements: Required[list[CommonShownRequirement]]
    metadata: Required[OutputShowSpecMetadata]
    root: Required[CommonRoot]


# Output of status
# What `rasen status --json` prints.
OutputStatus: TypeAlias = "OutputStatusSuccess | OutputStatusFailure"


# Success
# The change and its artifacts, or that there is no change.
OutputStatusSuccess: TypeAlias = "OutputStatusChange | OutputStatusNothing"


class OutputStatusFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


class OutputStatusChangeActionContext(TypedDict):
    mode: Required[Literal['repo-local']]
    sourceOfTruth: Required[Literal['repo']]
    planningArtifacts: Required[list[str]]
    linkedContext: Required[list[Any]]
    allowedEditRoots: Required[list[str]]
    requiresAffectedAreaSelection: Required[Literal[False]]
    constraints: Required[list[str]]


class OutputStatusChange(TypedDict):
    """Status of a change

    Where one change stands."""

    changeName: Required[str]
    schemaName: Required[str]
    planningHome: Required[CommonPlanningHome]
    changeRoot: Required[str]
    artifactPaths: Required[dict[str, OutputStatusPaths]]
    nextSteps: Required[list[str]]
    actionContext: Required[OutputStatusChangeActionContext]
    isComplete: Required[bool]
    applyRequires: Required[list[str]]
    artifacts: Required[list[OutputStatusArtifact]]
    root: Required[CommonRoot]


class OutputStatusNothing(TypedDict):
    """No change

    The root has no active change, and none was asked for."""

    changes: Required[list[Any]]
    message: Required[str]
    root: Required[CommonRoot]


class OutputStatusArtifact1(TypedDict):
    id: Required[str]
    outputPath: Required[str]
    status: Required[Literal['done', 'ready', 'blocked']]
    missingDeps: Required[list[str]]


class OutputStatusArtifact2(TypedDict):
    id: Required[str]
    outputPath: Required[str]
    status: Required[Literal['done', 'ready', 'blocked']]
    missingDeps: NotRequired[Never]


# Artifact
# How far an artifact has come.
OutputStatusArtifact: TypeAlias = "OutputStatusArtifact1 | OutputStatusArtifact2"


class OutputStatusPaths(TypedDict):
    """Paths

    Where one artifact belongs and what is there of it."""

    outputPath: Required[str]
    resolvedOutputPath: Required[str]
    existingOutputPaths: Required[list[str]]


# Output of store doctor
# What `rasen store doctor --json` prints. Findings of any severity are a success.
OutputStoreDoctor: TypeAlias = "OutputStoreDoctorSuccess | OutputStoreDoctorFailure"


class OutputStoreDoctorSuccess(TypedDict):
    """Success

    What was found."""

    stores: Required[list[OutputStoreDoctorReport]]
    status: Required[CommonStatusNone]


class OutputStoreDoctorFailure(TypedDict):
    """Failure

    The command failed."""

    stores: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputStoreDoctorReportOpenspecRootConfig(TypedDict):
    present: Required[bool | None]
    path: NotRequired[Literal['rasen/config.yaml', 'rasen/config.yml']]


class OutputStoreDoctorReportOpenspecRootSpecs(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRootChanges(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRootArchive(TypedDict):
    present: Required[bool | None]


class OutputStoreDoctorReportOpenspecRoot(TypedDict):
    present: Required[bool | None]
    config: Required[OutputStoreDoctorReportOpenspecRootConfig]
    specs: Required[OutputStoreDoctorReportOpenspecRootSpecs]
    changes: Required[OutputStoreDoctorReportOpenspecRootChanges]
    archive: Required[OutputStoreDoctorReportOpenspecRootArchive]
    healthy: Required[bool]
    status: Required[list[CommonStatusEntry]]


class OutputStoreDoctorReportMetadata(TypedDict):
    present: Required[bool | None]
    valid: Required[bool | None]
    id: NotRequired[str]
    remote: Required[str | None]


class OutputStoreDoctorReportGit(TypedDict):
    is_repository: Required[bool | None]
    has_commits: Required[bool | None]
    has_uncommitted_changes: Required[bool | None]
    has_remote: Required[bool | None]
    origin_url: Required[str | None]


class OutputStoreDoctorReport(TypedDict):
    """Report

    All that was seen of one store."""

    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]
    openspec_root: Required[OutputStoreDoctorReportOpenspecRoot]
    metadata: Required[OutputStoreDoctorReportMetadata]
    git: Required[OutputStoreDoctorReportGit]
    status: Required[list[CommonStatusEntry]]


# Output of store list
# What `rasen store list --json` prints. Only the registry is read.
OutputStoreList: TypeAlias = "OutputStoreListSuccess | OutputStoreListFailure"


class OutputStoreListSuccessStoresItem(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]


class OutputStoreListSuccess(TypedDict):
    """Success

    The registered stores."""

    stores: Required[list[OutputStoreListSuccessStoresItem]]
    status: Required[CommonStatusNone]


class OutputStoreListFailure(TypedDict):
    """Failure

    The command failed."""

    stores: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store register
# What `rasen store register --json` prints.
OutputStoreRegister: TypeAlias = "OutputStoreRegisterSuccess | OutputStoreRegisterFailure"


class OutputStoreRegisterSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreRegisterSuccessRegistry(TypedDict):
    path: Required[str]
    registered: Required[bool]
    already_registered: Required[bool]


class OutputStoreRegisterSuccessGit(TypedDict):
    is_repository: Required[bool]
    initialized: Required[bool]
    committed: Required[bool]


class OutputStoreRegisterSuccess(TypedDict):
    """Success

    The store is registered."""

    store: Required[OutputStoreRegisterSuccessStore]
    registry: Required[OutputStoreRegisterSuccessRegistry]
    git: Required[OutputStoreRegisterSuccessGit]
    created_files: Required[list[str]]
    status: Required[list[CommonStatusEntry]]


class OutputStoreRegisterFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    git: Required[Literal[None]]
    created_files: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store remove
# What `rasen store remove --json` prints.
OutputStoreRemove: TypeAlias = "OutputStoreRemoveSuccess | OutputStoreRemoveFailure"


class OutputStoreRemoveSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreRemoveSuccessRegistry(TypedDict):
    path: Required[str]
    removed: Required[Literal[True]]


class OutputStoreRemoveSuccessFiles(TypedDict):
    deleted: Required[bool]
    deleted_path: Required[str | None]
    left_on_disk: Required[str | None]


class OutputStoreRemoveSuccess(TypedDict):
    """Success

    The entry is dropped."""

    store: Required[OutputStoreRemoveSuccessStore]
    registry: Required[OutputStoreRemoveSuccessRegistry]
    files: Required[OutputStoreRemoveSuccessFiles]
    status: Required[list[CommonStatusEntry]]


class OutputStoreRemoveFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    files: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of store setup
# What `rasen store setup --json` prints.
OutputStoreSetup: TypeAlias = "OutputStoreSetupSuccess | OutputStoreSetupFailure"


class OutputStoreSetupSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreSetupSuccessRegistry(TypedDict):
    path: Required[str]
    registered: Required[bool]
    already_registered: Required[bool]


class OutputStoreSetupSuccessGit(TypedDict):
    is_repository: Required[bool]
    initialized: Required[bool]
    committed: Required[bool]


class OutputStoreSetupSuccess(TypedDict):
    """Success

    The store is registered."""

    store: Required[OutputStoreSetupSuccessStore]
    registry: Required[OutputStoreSetupSuccessRegistry]
    git: Required[OutputStoreSetupSuccessGit]
    created_files: Required[list[str]]
    status: Required[list[CommonStatusEntry]]


class OutputStoreSetupFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    git: Required[Literal[None]]
    created_files: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of store unregister
# What `rasen store unregister --json` prints. The folder of the store stays as it is.
OutputStoreUnregister: TypeAlias = "OutputStoreUnregisterSuccess | OutputStoreUnregisterFailure"


class OutputStoreUnregisterSuccessStore(TypedDict):
    id: Required[CommonStoreId]
    root: Required[str]
    metadata_path: Required[str]


class OutputStoreUnregisterSuccessRegistry(TypedDict):
    path: Required[str]
    removed: Required[Literal[True]]


class OutputStoreUnregisterSuccessFiles(TypedDict):
    deleted: Required[bool]
    deleted_path: Required[str | None]
    left_on_disk: Required[str | None]


class OutputStoreUnregisterSuccess(TypedDict):
    """Success

    The entry is dropped."""

    store: Required[OutputStoreUnregisterSuccessStore]
    registry: Required[OutputStoreUnregisterSuccessRegistry]
    files: Required[OutputStoreUnregisterSuccessFiles]
    status: Required[CommonStatusNone]


class OutputStoreUnregisterFailure(TypedDict):
    """Failure

    The command failed."""

    store: Required[Literal[None]]
    registry: Required[Literal[None]]
    files: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of templates
# What `rasen templates --json` prints.
OutputTemplates: TypeAlias = "OutputTemplatesSuccess | OutputTemplatesFailure"


class OutputTemplatesSuccess2(TypedDict):
    path: Required[str]
    source: Required[Literal['project', 'user', 'package']]


# Success
# By ID of the artifact, in the order of the schema, where its template lies.
OutputTemplatesSuccess: TypeAlias = "dict[str, OutputTemplatesSuccess2]"


class OutputTemplatesFailure(TypedDict):
    """Failure

    The command failed."""

    status: Required[CommonStatusFailed]


# A call that names no command
# What a command line prints under --json that names no command: only the reason.
OutputUsage: TypeAlias = "OutputUsageFailure"


class OutputUsageFailure(TypedDict):
    """Failure

    The null shape with the reason."""

    status: Required[CommonStatusFailed]


# Output of validate
# What `rasen validate --json` prints: every item with its issues. That an item is not valid is a success of the command with exit status 1.
OutputValidate: TypeAlias = "OutputValidateSuccess | OutputValidateFailure"


class OutputValidateSuccessSummaryByType(TypedDict):
    change: NotRequired[OutputValidateCounts]
    spec: NotRequired[OutputValidateCounts]


class OutputValidateSuccessSummary(TypedDict):
    totals: Required[OutputValidateCounts]
    byType: Required[OutputValidateSuccessSummaryByType]


class OutputValidateSuccess(TypedDict):
    """Success

    What was asked for has been validated; `valid` says with what result."""

    items: Required[list[OutputValidateItem]]
    summary: Required[OutputValidateSuccessSummary]
    version: Required[Literal['1.0']]
    root: Required[CommonRoot]


class OutputValidateFailure(TypedDict):
    """Failure

    Nothing was validated."""

    status: Required[CommonStatusFailed]


class OutputValidateItem(TypedDict):
    """Item

    A change or a spec."""

    id: Required[str]
    type: Required[Literal['change', 'spec']]
    valid: Required[bool]
    issues: Required[list[CommonValidationIssue]]
    durationMs: Required[int]


class OutputValidateCounts(TypedDict):
    """Counts

    How many items, and how many of them are valid and not valid."""

    items: Required[int]
    passed: Required[int]
    failed: Required[int]


# Output of workflow delete
# What `rasen workflow delete --json` prints.
OutputWorkflowDelete: TypeAlias = "OutputWorkflowDeleteSuccess | OutputWorkflowDeleteFailure"


class OutputWorkflowDeleteSuccess(TypedDict):
    """Success

    The workflow is gone."""

    deleted: Required[str]
    forcedReferrers: Required[list[str]]
    status: Required[CommonStatusNone]


class OutputWorkflowDeleteFailure(TypedDict):
    """Failure

    Nothing was deleted."""

    deleted: Required[Literal[None]]
    forcedReferrers: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of workflow export
# What `rasen workflow export --json` prints.
OutputWorkflowExport: TypeAlias = "OutputWorkflowExportSuccess | OutputWorkflowExportFailure"


class OutputWorkflowExportSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    path: Required[str]


class OutputWorkflowExportSuccess(TypedDict):
    """Success

    The package was written."""

    workflow: Required[OutputWorkflowExportSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowExportFailure(TypedDict):
    """Failure

    Nothing was written."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of workflow import
# What `rasen workflow import --json` prints; with `--dry-run` it says what an import would do.
OutputWorkflowImport: TypeAlias = "OutputWorkflowImportSuccess | OutputWorkflowImportFailure"


class OutputWorkflowImportSuccess(TypedDict):
    """Success

    All workflows are installed, or with --dry-run would be."""

    imported: Required[list[CommonIdentifiersWorkflowId]]
    reused: Required[list[CommonIdentifiersWorkflowId]]
    roots: Required[list[CommonIdentifiersWorkflowId]]
    status: Required[CommonStatusNone]


class OutputWorkflowImportFailure(TypedDict):
    """Failure

    Nothing was installed."""

    imported: Required[list[Any]]
    reused: Required[list[Any]]
    roots: Required[list[Any]]
    status: Required[CommonStatusFailed]


# Output of workflow init
# What `rasen workflow init --json` prints.
OutputWorkflowInit: TypeAlias = "OutputWorkflowInitSuccess | OutputWorkflowInitFailure"


class OutputWorkflowInitSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    output: Required[str]


class OutputWorkflowInitSuccess(TypedDict):
    """Success

    The draft was written."""

    workflow: Required[OutputWorkflowInitSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowInitFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]


# Output of workflow list
# What `rasen workflow list --json` prints. `--all` changes the human view only, since the document always has every kind.
OutputWorkflowList: TypeAlias = "OutputWorkflowListSuccess | OutputWorkflowListFailure"


class OutputWorkflowListSuccess(TypedDict):
    """Success

    The catalog was read."""

    workflows: Required[list[OutputWorkflowListEntry]]
    invalid: Required[list[OutputWorkflowListInvalid]]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]
    status: Required[CommonStatusNone]


class OutputWorkflowListFailure(TypedDict):
    """Failure

    The command failed."""

    workflows: Required[list[Any]]
    invalid: Required[list[Any]]
    diagnostics: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputWorkflowListEntry(TypedDict):
    """Workflow

    One workflow of the catalog."""

    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    digest: Required[CommonIdentifiersDigest]
    kind: Required[Literal['task', 'driver', 'internal', 'expert']]
    skillName: Required[CommonIdentifiersWorkflowId]
    title: Required[str | None]
    unused: Required[bool]


class OutputWorkflowListInvalid(TypedDict):
    """Invalid entry

    Something in the user's library folder that is no valid workflow."""

    id: Required[str]
    source: Required[Literal['user']]
    sourcePath: Required[str]
    valid: Required[Literal[False]]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


# Output of workflow show
# What `rasen workflow show --json` prints.
OutputWorkflowShow: TypeAlias = "OutputWorkflowShowSuccess | OutputWorkflowShowFailure"


class OutputWorkflowShowSuccess(TypedDict):
    """Success

    The workflow was found."""

    workflow: Required[OutputWorkflowShowWorkflow]
    usage: Required[list[OutputWorkflowShowUsage]]
    status: Required[CommonStatusNone]


class OutputWorkflowShowFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    usage: Required[list[Any]]
    status: Required[CommonStatusFailed]


class OutputWorkflowShowWorkflow(TypedDict):
    """Workflow

    All that is known of the workflow."""

    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    manifestVersion: Required[Literal[1]]
    kind: Required[Literal['task', 'driver', 'internal', 'expert']]
    title: Required[str | None]
    category: Required[str | None]
    tags: Required[list[str] | None]
    digest: Required[CommonIdentifiersDigest]
    skill: Required[OutputWorkflowShowSkill]
    requires: Required[OutputWorkflowShowRequires]
    recommends: Required[OutputWorkflowShowRecommends]
    files: Required[list[OutputWorkflowShowFile]]


class OutputWorkflowShowSkill(TypedDict):
    """Skill

    A skill."""

    name: Required[CommonIdentifiersWorkflowId]
    dirName: Required[CommonIdentifiersWorkflowId]
    description: Required[str]


class OutputWorkflowShowRequires(TypedDict):
    """Requirements

    What a workflow needs."""

    workflows: Required[list[CommonIdentifiersWorkflowId]]
    skills: Required[list[str]]
    pipelines: Required[list[CommonIdentifiersWorkflowId]]
    schemas: Required[list[CommonIdentifiersWorkflowId]]


class OutputWorkflowShowRecommends(TypedDict):
    """Recommendations

    What a workflow recommends."""

    workflows: Required[list[CommonIdentifiersWorkflowId]]


class OutputWorkflowShowFile(TypedDict):
    """File

    One file of a workflow."""

    path: Required[str]
    sha256: Required[CommonIdentifiersDigest]


class OutputWorkflowShowUsage(TypedDict):
    """Consumer

    One consumer of a workflow."""

    kind: Required[Literal['global-selection', 'profile', 'dependency', 'pipeline', 'ledger', 'project-selection']]
    consumer: Required[str]
    path: NotRequired[str]
    hard: Required[Literal[True]]


# Output of workflow validate
# What `rasen workflow validate --json` prints. An invalid workflow is a success of the command with exit status 1.
OutputWorkflowValidate: TypeAlias = "OutputWorkflowValidateSuccess | OutputWorkflowValidateFailure"


class OutputWorkflowValidateSuccess(TypedDict):
    """Success

    The target was checked; `valid` says with what result."""

    validation: Required[OutputWorkflowValidateDirectory | OutputWorkflowValidatePackage | OutputWorkflowValidateInstalled]
    status: Required[CommonStatusNone]


class OutputWorkflowValidateFailure(TypedDict):
    """Failure

    The command failed."""

    validation: Required[Literal[None]]
    status: Required[CommonStatusFailed]


class OutputWorkflowValidateDirectory(TypedDict):
    """Folder

    An unpacked workflow."""

    valid: Required[bool]
    kind: Required[Literal['directory']]
    id: NotRequired[CommonIdentifiersWorkflowId]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


class OutputWorkflowValidatePackage(TypedDict):
    """Package

    A `.rasenpkg` file. The first failure is the only diagnostic."""

    valid: Required[bool]
    kind: Required[Literal['package']]
    packageKind: NotRequired[Literal['workflow', 'profile', 'pipeline']]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


class OutputWorkflowValidateInstalled(TypedDict):
    """Installed workflow

    A workflow of the library, built-in ones included."""

    valid: Required[bool]
    kind: Required[Literal['installed']]
    id: Required[str]
    diagnostics: Required[list[CommonWorkflowDiagnostic]]


# Output of workflow which
# What `rasen workflow which --json` prints.
OutputWorkflowWhich: TypeAlias = "OutputWorkflowWhichSuccess | OutputWorkflowWhichFailure"


class OutputWorkflowWhichSuccessWorkflow(TypedDict):
    id: Required[CommonIdentifiersWorkflowId]
    source: Required[Literal['built-in', 'user']]
    sourcePath: Required[str | None]
    digest: Required[CommonIdentifiersDigest]


class OutputWorkflowWhichSuccess(TypedDict):
    """Success

    The workflow was found."""

    workflow: Required[OutputWorkflowWhichSuccessWorkflow]
    status: Required[CommonStatusNone]


class OutputWorkflowWhichFailure(TypedDict):
    """Failure

    The command failed."""

    workflow: Required[Literal[None]]
    status: Required[CommonStatusFailed]

# Made from schemas/codes/planning.schema.json by `make generate`; do not edit.
"""Verdicts on codes:planning."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'unknown_item', 'ambiguous_item', 'list_error', 'show_error', 'validate_error', 'planning_file_unreadable', 'planning_folder_unlistable', 'spec_purpose_missing', 'spec_section_missing', 'spec_requirements_missing', 'requirement_scenario_missing', 'spec_delta_heading', 'spec_requirement_outside', 'spec_requirement_duplicate', 'spec_purpose_short', 'requirement_statement_long', 'requirement_scenario_expected', 'requirement_statement_missing', 'requirement_keyword_missing', 'delta_heading_stray', 'delta_requirement_outside', 'delta_requirement_repeated', 'delta_requirement_unknown', 'delta_scenario_lost', 'delta_rename_unpaired', 'delta_rename_modified', 'delta_sections_conflict', 'delta_entries_missing', 'delta_sections_missing', 'delta_main_unreadable', 'delta_misplaced', 'change_without_deltas'}): return False
    return True

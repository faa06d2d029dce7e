# Made from schemas/codes/contract.schema.json by `make generate`; do not edit.
"""Verdicts on codes:contract."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'contract_breaking_change', 'contract_unproved_change', 'contract_accepted_change', 'accepted_changes_unusable', 'contract_exit_unexpected', 'contract_exit_undeclared', 'contract_exit_contradicts', 'contract_timeout', 'contract_waits_for_input', 'contract_child_left', 'contract_command_not_started', 'contract_setup_failed', 'contract_stdout_empty', 'contract_stdout_not_json', 'contract_stdout_noise', 'contract_stdout_several', 'contract_stdout_line', 'contract_stdout_bom', 'contract_stdout_escape', 'contract_stdout_not_utf8', 'contract_stdout_unexpected', 'contract_stdout_lacks', 'contract_stderr_unexpected', 'contract_stderr_empty', 'contract_document_invalid', 'contract_document_differs', 'contract_unstable', 'contract_locale_dependent', 'contract_file_missing', 'contract_file_unexpected', 'contract_file_differs', 'contract_capture_missing', 'contract_file_unusable', 'nothing_to_run', 'template_unusable'}): return False
    return True

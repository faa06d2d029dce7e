# Made from schemas/codes/contract.schema.json by `make generate`; do not edit.
"""Verdicts on codes:contract."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'contract_breaking_change', 'contract_unproved_change', 'contract_accepted_change', 'accepted_changes_unusable'}): return False
    return True

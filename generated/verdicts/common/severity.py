# Made from schemas/common/severity.schema.json by `make generate`; do not edit.
"""Verdicts on common:severity."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

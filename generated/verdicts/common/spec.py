# Made from schemas/common/spec.schema.json by `make generate`; do not edit.
"""Verdicts on common:spec."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 67108864}


def verdict(x):
    if not (type(x) is str): return False
    return True

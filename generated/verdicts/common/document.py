# Made from schemas/common/document.schema.json by `make generate`; do not edit.
"""Verdicts on common:document."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 512}


def verdict(x):
    return True

# Made from schemas/common/user-schema.schema.json by `make generate`; do not edit.
"""Verdicts on common:user-schema."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 4194304, 'x-max-depth': 512, 'x-max-entries': 256}


def verdict(x):
    if not (type(x) is dict or type(x) is bool):
        return False
    return True

# Made from schemas/common/artifact-schema-name.schema.json by `make generate`; do not edit.
"""Verdicts on common:artifact-schema-name."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[\\x01-\\x2e0-\\x5b\\x5d-\\U0010ffff]+\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    if ((x in {'.', '..'})): return False
    return True

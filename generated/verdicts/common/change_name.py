# Made from schemas/common/change-name.schema.json by `make generate`; do not edit.
"""Verdicts on common:change-name."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

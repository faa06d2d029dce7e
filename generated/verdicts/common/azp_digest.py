# Made from schemas/common/azp-digest.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-digest."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

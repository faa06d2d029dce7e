# Made from schemas/common/azp-package-id.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-package-id."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (len(x) <= 255): return False
    if not (_p0(x)): return False
    return True

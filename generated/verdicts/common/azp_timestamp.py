# Made from schemas/common/azp-timestamp.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-timestamp."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-5][0-9](?:\\x2e[0-9]+)?(?:Z|[\\x2b\\x2d][0-9]{2,2}:[0-9]{2,2})\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from rasen.verdict.formats import FORMATS
    _p1 = FORMATS['date-time']
    return _p1(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    if not (_p1(x)): return False
    return True

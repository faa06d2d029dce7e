# Made from schemas/common/azp-item-id.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-item-id."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 240}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[!-\\x2e0-\\x5b\\x5d-\\x7e\\u0080-\\u009f\\u00a1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\U0010ffff]*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('[ \\x2e]\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('[\\x22\\x2a:<>\\x3f\\x7c]').search
    return _p2(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    if not (x): return False
    if ((x in {'.', '..'})): return False
    if ((_p1(x))): return False
    if ((_p2(x))): return False
    return True

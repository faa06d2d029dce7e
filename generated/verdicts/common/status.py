# Made from schemas/common/status.schema.json by `make generate`; do not edit.
"""Verdicts on common:status."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f1(x):
    if not (type(x) is list): return False
    if not (x): return False
    if not (len(x) <= 1): return False
    for v7 in x:
        if not (type(v7) is dict): return False
        v11 = 3
        try:
            v12 = v7['severity']
            v16 = v7['code']
            v20 = v7['message']
        except KeyError:
            return False
        if not (type(v12) is str and v12 in {'error', 'warning', 'info'}): return False
        if not (type(v16) is str): return False
        if not (_p0(v16)): return False
        if not (type(v20) is str): return False
        if not (v20): return False
        if 'target' in v7:
            v11 += 1
            v21 = v7['target']
            if not (type(v21) is str): return False
            if not (v21): return False
        if 'fix' in v7:
            v11 += 1
            v22 = v7['fix']
            if not (type(v22) is str): return False
            if not (v22): return False
        if not (len(v7) == v11): return False
    return True

def verdict(x):
    if not ((type(x) is list and len(x) <= 0) or _f1(x)): return False
    return True

# Made from schemas/common/status-entry.schema.json by `make generate`; do not edit.
"""Verdicts on common:status-entry."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 3
    try:
        v2 = x['severity']
        v6 = x['code']
        v10 = x['message']
    except KeyError:
        return False
    if not (type(v2) is str and v2 in {'error', 'warning', 'info'}): return False
    if not (type(v6) is str): return False
    if not (_p0(v6)): return False
    if not (type(v10) is str): return False
    if not (v10): return False
    if 'target' in x:
        v1 += 1
        v11 = x['target']
        if not (type(v11) is str): return False
        if not (v11): return False
    if 'fix' in x:
        v1 += 1
        v12 = x['fix']
        if not (type(v12) is str): return False
        if not (v12): return False
    if not (len(x) == v1): return False
    return True

# Made from schemas/common/root.schema.json by `make generate`; do not edit.
"""Verdicts on common:root."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f1(x):
    if type(x) is dict:
        if 'source' in x:
            v13 = x['source']
            if not (type(v13) is str and v13 in {'store', 'declared'}): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['path']
        v3 = x['source']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (v2): return False
    if not (type(v3) is str and v3 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v1 += 1
        v4 = x['store_id']
        if not (type(v4) is str): return False
        if not (_p0(v4)): return False
    if not (len(x) == v1): return False
    if _f1(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

# Made from schemas/common/azp-diagnostic.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-diagnostic."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-entries': 1000}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 3
    try:
        v2 = x['code']
        v6 = x['severity']
        v10 = x['message']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (_p0(v2)): return False
    if not (type(v6) is str and v6 in {'error', 'warning', 'info'}): return False
    if not (type(v10) is str): return False
    if not (v10): return False
    if 'path' in x:
        v1 += 1
        v11 = x['path']
        if not (type(v11) is str): return False
    if 'sourcePath' in x:
        v1 += 1
        v12 = x['sourcePath']
        if not (type(v12) is str): return False
        if not (v12): return False
    if 'details' in x:
        v1 += 1
        v13 = x['details']
        if not (type(v13) is dict): return False
        if not (v13): return False
    if not (len(x) == v1): return False
    return True

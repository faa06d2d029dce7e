# Made from schemas/common/workflow-diagnostic.schema.json by `make generate`; do not edit.
"""Verdicts on common:workflow-diagnostic."""
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
        v2 = x['code']
        v6 = x['severity']
        v7 = x['message']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (_p0(v2)): return False
    if not (type(v6) is str and v6 in {'error', 'warning'}): return False
    if not (type(v7) is str): return False
    if not (v7): return False
    if 'path' in x:
        v1 += 1
        v8 = x['path']
        if not (type(v8) is str): return False
    if 'sourcePath' in x:
        v1 += 1
        v9 = x['sourcePath']
        if not (type(v9) is str): return False
        if not (v9): return False
    if 'details' in x:
        v1 += 1
        v10 = x['details']
        if not (type(v10) is dict): return False
        if not (v10): return False
    if not (len(x) == v1): return False
    return True

# Made from schemas/output/workflow-delete.schema.json by `make generate`; do not edit.
"""Verdicts on output:workflow-delete."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['deleted']
        v12 = x['forcedReferrers']
        v14 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (len(v12) <= 0): return False
    if not (type(v14) is list): return False
    if not (v14): return False
    if not (len(v14) <= 1): return False
    for v18 in v14:
        if not (type(v18) is dict): return False
        v22 = 3
        try:
            v23 = v18['severity']
            v27 = v18['code']
            v31 = v18['message']
        except KeyError:
            return False
        if not (_f3(v23)): return False
        if not (_f4(v27)): return False
        if not (type(v31) is str): return False
        if not (v31): return False
        if 'target' in v18:
            v22 += 1
            v32 = v18['target']
            if not (type(v32) is str): return False
            if not (v32): return False
        if 'fix' in v18:
            v22 += 1
            v33 = v18['fix']
            if not (type(v33) is str): return False
            if not (v33): return False
        if not (len(v18) == v22): return False
    if not (len(x) == 3): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v38 = x['deleted']
        v39 = x['forcedReferrers']
        v41 = x['status']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (v38): return False
    if not (type(v39) is list): return False
    for v40 in v39:
        if not (type(v40) is str): return False
        if not (v40): return False
    if not (type(v41) is list): return False
    if not (len(v41) <= 0): return False
    if not (len(x) == 3): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/workflow-import.schema.json by `make generate`; do not edit.
"""Verdicts on output:workflow-import."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['imported']
        v10 = x['reused']
        v12 = x['roots']
        v14 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (len(v10) <= 0): return False
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
    if not (len(x) == 4): return False
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
        v38 = x['imported']
        v43 = x['reused']
        v48 = x['roots']
        v53 = x['status']
    except KeyError:
        return False
    if not (type(v38) is list): return False
    for v39 in v38:
        if not (type(v39) is str): return False
        if not (_p1(v39)): return False
    if not (type(v43) is list): return False
    for v44 in v43:
        if not (type(v44) is str): return False
        if not (_p1(v44)): return False
    if not (type(v48) is list): return False
    for v49 in v48:
        if not (type(v49) is str): return False
        if not (_p1(v49)): return False
    if not (type(v53) is list): return False
    if not (len(v53) <= 0): return False
    if not (len(x) == 4): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

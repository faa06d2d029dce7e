# Made from schemas/output/profile-list.schema.json by `make generate`; do not edit.
"""Verdicts on output:profile-list."""
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
    _p1 = compile('\\A[0-9a-z][\\x2d\\x2e0-9_a-z]{0,63}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['current']
        v12 = x['profiles']
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
        v38 = x['current']
        v42 = x['profiles']
    except KeyError:
        return False
    if not (_f5(v38)): return False
    if not (type(v42) is list): return False
    for v43 in v42:
        if not (type(v43) is dict): return False
        v44 = 3
        try:
            v45 = v43['name']
            v49 = v43['builtIn']
            v55 = v43['matchesCurrent']
        except KeyError:
            return False
        if not (type(v45) is str): return False
        if not (_p1(v45)): return False
        if not (type(v49) is bool): return False
        if 'definition' in v43:
            v44 += 1
            v50 = v43['definition']
            if not (_f5(v50)): return False
        if 'error' in v43:
            v44 += 1
            v54 = v43['error']
            if not (type(v54) is str): return False
            if not (v54): return False
        if not (type(v55) is bool): return False
        if not (len(v43) == v44): return False
        v56 = False
        if (('definition' in v43)):
            if v56:
                return False
            v56 = True
        if (('error' in v43)):
            if v56:
                return False
            v56 = True
        if not (v56): return False
    if not (len(x) == 2): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v58 = x['version']
        v62 = x['workflows']
    except KeyError:
        return False
    if not (v58 == 1 and type(v58) is not bool): return False
    if not (type(v62) is list): return False
    for v63 in v62:
        if not (type(v63) is str): return False
        if not (_p2(v63)): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

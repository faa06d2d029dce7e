# Made from schemas/output/profile-import.schema.json by `make generate`; do not edit.
"""Verdicts on output:profile-import."""
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
        v8 = x['profile']
        v12 = x['installed']
        v16 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (v12 is None): return False
    if not (type(v16) is list): return False
    if not (v16): return False
    if not (len(v16) <= 1): return False
    for v20 in v16:
        if not (type(v20) is dict): return False
        v24 = 3
        try:
            v25 = v20['severity']
            v29 = v20['code']
            v33 = v20['message']
        except KeyError:
            return False
        if not (_f3(v25)): return False
        if not (_f4(v29)): return False
        if not (type(v33) is str): return False
        if not (v33): return False
        if 'target' in v20:
            v24 += 1
            v34 = v20['target']
            if not (type(v34) is str): return False
            if not (v34): return False
        if 'fix' in v20:
            v24 += 1
            v35 = v20['fix']
            if not (type(v35) is str): return False
            if not (v35): return False
        if not (len(v20) == v24): return False
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
        v40 = x['profile']
        v52 = x['installed']
        v56 = x['status']
    except KeyError:
        return False
    if not (type(v40) is dict): return False
    try:
        v42 = v40['name']
        v46 = v40['path']
        v47 = v40['workflows']
    except KeyError:
        return False
    if not (type(v42) is str): return False
    if not (_p1(v42)): return False
    if not (type(v46) is str): return False
    if not (v46): return False
    if not (type(v47) is list): return False
    for v48 in v47:
        if not (type(v48) is str): return False
        if not (_p2(v48)): return False
    if not (len(v40) == 3): return False
    if not (_f5(v52) or (v52 is None)): return False
    if not (type(v56) is list): return False
    if not (len(v56) <= 0): return False
    if not (len(x) == 3): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v62 = x['imported']
        v67 = x['reused']
        v72 = x['roots']
    except KeyError:
        return False
    if not (type(v62) is list): return False
    for v63 in v62:
        if not (type(v63) is str): return False
        if not (_p2(v63)): return False
    if not (type(v67) is list): return False
    for v68 in v67:
        if not (type(v68) is str): return False
        if not (_p2(v68)): return False
    if not (type(v72) is list): return False
    for v73 in v72:
        if not (type(v73) is str): return False
        if not (_p2(v73)): return False
    if not (len(x) == 3): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

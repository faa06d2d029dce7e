# Made from schemas/output/store-list.schema.json by `make generate`; do not edit.
"""Verdicts on output:store-list."""
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
    _p1 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['stores']
        v10 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (v10): return False
    if not (len(v10) <= 1): return False
    for v14 in v10:
        if not (type(v14) is dict): return False
        v18 = 3
        try:
            v19 = v14['severity']
            v23 = v14['code']
            v27 = v14['message']
        except KeyError:
            return False
        if not (_f3(v19)): return False
        if not (_f4(v23)): return False
        if not (type(v27) is str): return False
        if not (v27): return False
        if 'target' in v14:
            v18 += 1
            v28 = v14['target']
            if not (type(v28) is str): return False
            if not (v28): return False
        if 'fix' in v14:
            v18 += 1
            v29 = v14['fix']
            if not (type(v29) is str): return False
            if not (v29): return False
        if not (len(v14) == v18): return False
    if not (len(x) == 2): return False
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
        v34 = x['stores']
        v42 = x['status']
    except KeyError:
        return False
    if not (type(v34) is list): return False
    for v35 in v34:
        if not (type(v35) is dict): return False
        try:
            v37 = v35['id']
            v41 = v35['root']
        except KeyError:
            return False
        if not (type(v37) is str): return False
        if not (_p1(v37)): return False
        if not (type(v41) is str): return False
        if not (v41): return False
        if not (len(v35) == 2): return False
    if not (type(v42) is list): return False
    if not (len(v42) <= 0): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

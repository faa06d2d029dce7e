# Made from schemas/files/tools.schema.json by `make generate`; do not edit.
"""Verdicts on files:tools."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A\\x2e[a-z]+\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[A-Z_]+\\Z').search
    return _p2(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['tools']
    except KeyError:
        return False
    if not (type(v2) is list): return False
    for v3 in v2:
        if not (type(v3) is dict): return False
        v4 = 3
        try:
            v5 = v3['id']
            v9 = v3['name']
            v10 = v3['folder']
        except KeyError:
            return False
        if not (type(v5) is str): return False
        if not (_p0(v5)): return False
        if not (type(v9) is str): return False
        if not (v9): return False
        if not (type(v10) is str): return False
        if not (_p1(v10)): return False
        if 'homeVariable' in v3:
            v4 += 1
            v11 = v3['homeVariable']
            if not (type(v11) is str): return False
            if not (_p2(v11)): return False
        if 'markers' in v3:
            v4 += 1
            v12 = v3['markers']
            if not (type(v12) is list): return False
            if not (v12): return False
            for v13 in v12:
                if not (type(v13) is str): return False
                if not (v13): return False
            if not (len(set(v12)) == len(v12)): return False
        if 'commandPrefix' in v3:
            v4 += 1
            v14 = v3['commandPrefix']
            if not (type(v14) is str): return False
            if not (v14): return False
        if not (len(v3) == v4): return False
    if not (len(x) == 1): return False
    return True

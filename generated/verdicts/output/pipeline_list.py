# Made from schemas/output/pipeline-list.schema.json by `make generate`; do not edit.
"""Verdicts on output:pipeline-list."""
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
        v8 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (v8): return False
    if not (len(v8) <= 1): return False
    for v12 in v8:
        if not (type(v12) is dict): return False
        v16 = 3
        try:
            v17 = v12['severity']
            v21 = v12['code']
            v25 = v12['message']
        except KeyError:
            return False
        if not (_f3(v17)): return False
        if not (_f4(v21)): return False
        if not (type(v25) is str): return False
        if not (v25): return False
        if 'target' in v12:
            v16 += 1
            v26 = v12['target']
            if not (type(v26) is str): return False
            if not (v26): return False
        if 'fix' in v12:
            v16 += 1
            v27 = v12['fix']
            if not (type(v27) is str): return False
            if not (v27): return False
        if not (len(v12) == v16): return False
    if not (len(x) == 1): return False
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
        v32 = x['pipelines']
    except KeyError:
        return False
    if not (type(v32) is list): return False
    for v33 in v32:
        if not (type(v33) is dict): return False
        try:
            v35 = v33['name']
            v39 = v33['description']
            v40 = v33['stages']
            v42 = v33['source']
        except KeyError:
            return False
        if not (type(v35) is str): return False
        if not (_p1(v35)): return False
        if not (type(v39) is str): return False
        if not (type(v40) is list): return False
        if not (v40): return False
        for v41 in v40:
            if not (type(v41) is str): return False
            if not (v41): return False
        if not (type(v42) is str and v42 in {'project', 'user', 'package'}): return False
        if not (len(v33) == 4): return False
    if not (len(x) == 1): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

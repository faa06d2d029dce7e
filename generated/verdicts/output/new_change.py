# Made from schemas/output/new-change.schema.json by `make generate`; do not edit.
"""Verdicts on output:new-change."""
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
    _p1 = compile('\\A[a-z][0-9a-z]*(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[\\x01-\\x2e0-\\x5b\\x5d-\\U0010ffff]+\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p3(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['change']
        v12 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (v12): return False
    if not (len(v12) <= 1): return False
    for v16 in v12:
        if not (type(v16) is dict): return False
        v20 = 3
        try:
            v21 = v16['severity']
            v25 = v16['code']
            v29 = v16['message']
        except KeyError:
            return False
        if not (_f3(v21)): return False
        if not (_f4(v25)): return False
        if not (type(v29) is str): return False
        if not (v29): return False
        if 'target' in v16:
            v20 += 1
            v30 = v16['target']
            if not (type(v30) is str): return False
            if not (v30): return False
        if 'fix' in v16:
            v20 += 1
            v31 = v16['fix']
            if not (type(v31) is str): return False
            if not (v31): return False
        if not (len(v16) == v20): return False
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
        v36 = x['change']
        v48 = x['root']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v38 = v36['id']
        v42 = v36['path']
        v43 = v36['metadataPath']
        v44 = v36['schema']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (_p1(v38)): return False
    if not (type(v42) is str): return False
    if not (v42): return False
    if not (type(v43) is str): return False
    if not (v43): return False
    if not (type(v44) is str): return False
    if not (_p2(v44)): return False
    if ((v44 in {'.', '..'})): return False
    if not (len(v36) == 4): return False
    if not (type(v48) is dict): return False
    v52 = 2
    try:
        v53 = v48['path']
        v54 = v48['source']
    except KeyError:
        return False
    if not (type(v53) is str): return False
    if not (v53): return False
    if not (type(v54) is str and v54 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in v48:
        v52 += 1
        v55 = v48['store_id']
        if not (type(v55) is str): return False
        if not (_p3(v55)): return False
    if not (len(v48) == v52): return False
    if _f5(v48):
        if not ('store_id' in v48): return False
    else:
        if 'store_id' in v48:
            return False
    if not (len(x) == 2): return False
    return True

def _f5(x):
    if type(x) is dict:
        if 'source' in x:
            v64 = x['source']
            if not (type(v64) is str and v64 in {'store', 'declared'}): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

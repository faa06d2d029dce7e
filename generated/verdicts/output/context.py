# Made from schemas/output/context.schema.json by `make generate`; do not edit.
"""Verdicts on output:context."""
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
        v8 = x['root']
        v12 = x['members']
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
        if not (_f3(v18)): return False
    if not (len(x) == 3): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v22 = 3
    try:
        v23 = x['severity']
        v27 = x['code']
        v31 = x['message']
    except KeyError:
        return False
    if not (type(v23) is str and v23 in {'error', 'warning', 'info'}): return False
    if not (type(v27) is str): return False
    if not (_p0(v27)): return False
    if not (type(v31) is str): return False
    if not (v31): return False
    if 'target' in x:
        v22 += 1
        v32 = x['target']
        if not (type(v32) is str): return False
        if not (v32): return False
    if 'fix' in x:
        v22 += 1
        v33 = x['fix']
        if not (type(v33) is str): return False
        if not (v33): return False
    if not (len(x) == v22): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v38 = x['root']
        v47 = x['members']
        v60 = x['status']
    except KeyError:
        return False
    if not (type(v38) is dict): return False
    v39 = 3
    try:
        v40 = v38['path']
        v41 = v38['source']
        v46 = v38['role']
    except KeyError:
        return False
    if not (type(v40) is str): return False
    if not (v40): return False
    if not (type(v41) is str and v41 in {'store', 'declared', 'nearest'}): return False
    if 'store_id' in v38:
        v39 += 1
        v42 = v38['store_id']
        if not (type(v42) is str): return False
        if not (_p1(v42)): return False
    if not (v46 == 'openspec_root'): return False
    if not (len(v38) == v39): return False
    if not (type(v47) is list): return False
    for v48 in v47:
        if not (type(v48) is dict): return False
        v52 = 3
        try:
            v53 = v48['role']
            v54 = v48['id']
            v58 = v48['status']
        except KeyError:
            return False
        if not (v53 == 'referenced_store'): return False
        if not (type(v54) is str): return False
        if 'path' in v48:
            v52 += 1
            v55 = v48['path']
            if not (type(v55) is str): return False
            if not (v55): return False
        if 'remote' in v48:
            v52 += 1
            v56 = v48['remote']
            if not (type(v56) is str): return False
            if not (v56): return False
        if 'fetch' in v48:
            v52 += 1
            v57 = v48['fetch']
            if not (type(v57) is str): return False
            if not (v57): return False
        if not (type(v58) is list): return False
        if not (len(v58) <= 1): return False
        for v59 in v58:
            if not (_f4(v59)): return False
        if not (len(v48) == v52): return False
    if not (type(v60) is list): return False
    if not (len(v60) <= 1): return False
    for v61 in v60:
        if not (_f3(v61)): return False
    if not (len(x) == 3): return False
    return True

def _f4(x):
    if not (_f3(x)): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

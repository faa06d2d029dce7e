# Made from schemas/files/builtin-catalog.schema.json by `make generate`; do not edit.
"""Verdicts on files:builtin-catalog."""
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
    _p1 = compile('\\A[0-9a-z][\\x2d0-:a-z]{0,127}\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f1(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['workflows']
        v20 = x['core']
        v25 = x['experts']
        v36 = x['pipelines']
        v41 = x['schemas']
    except KeyError:
        return False
    if not (type(v2) is list): return False
    for v3 in v2:
        if not (type(v3) is dict): return False
        try:
            v5 = v3['id']
            v9 = v3['kind']
            v10 = v3['skill']
            v14 = v3['requires']
        except KeyError:
            return False
        if not (type(v5) is str): return False
        if not (_p0(v5)): return False
        if not (type(v9) is str and v9 in {'task', 'driver', 'internal'}): return False
        if not (type(v10) is str): return False
        if not (_p0(v10)): return False
        if not (type(v14) is dict): return False
        try:
            v16 = v14['skills']
            v18 = v14['pipelines']
        except KeyError:
            return False
        if not (type(v16) is list): return False
        for v17 in v16:
            if not (_f1(v17)): return False
        if not (len(set(v16)) == len(v16)): return False
        if not (type(v18) is list): return False
        for v19 in v18:
            if not (_f2(v19)): return False
        if not (len(set(v18)) == len(v18)): return False
        if not (len(v14) == 2): return False
        if not (len(v3) == 4): return False
    if not (type(v20) is list): return False
    for v21 in v20:
        if not (type(v21) is str): return False
        if not (_p0(v21)): return False
    if not (len(set(v20)) == len(v20)): return False
    if not (type(v25) is list): return False
    for v26 in v25:
        if not (type(v26) is dict): return False
        try:
            v28 = v26['id']
            v32 = v26['skill']
        except KeyError:
            return False
        if not (type(v28) is str): return False
        if not (_p0(v28)): return False
        if not (type(v32) is str): return False
        if not (_p0(v32)): return False
        if not (len(v26) == 2): return False
    if not (type(v36) is list): return False
    for v37 in v36:
        if not (type(v37) is str): return False
        if not (_p0(v37)): return False
    if not (len(set(v36)) == len(v36)): return False
    if not (type(v41) is list): return False
    for v42 in v41:
        if not (type(v42) is str): return False
        if not (_p0(v42)): return False
    if not (len(set(v41)) == len(v41)): return False
    if not (len(x) == 5): return False
    return True

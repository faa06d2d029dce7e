# Made from schemas/files/store-registry.schema.json by `make generate`; do not edit.
"""Verdicts on files:store-registry."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 64}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:/|\\x5c\\x5c|[A-Za-z]:[/\\x5c])[\\x01-\\U0010ffff]*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['version']
        v10 = x['stores']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if 'repos' in x:
        v1 += 1
    if not (type(v10) is dict): return False
    for v12 in v10.values():
        if not (type(v12) is dict): return False
        try:
            v17 = v12['backend']
        except KeyError:
            return False
        if not (type(v17) is dict): return False
        v18 = 2
        try:
            v19 = v17['type']
            v20 = v17['local_path']
        except KeyError:
            return False
        if not (v19 == 'git'): return False
        if not (type(v20) is str): return False
        if not (_p0(v20)): return False
        if 'remote' in v17:
            v18 += 1
            v21 = v17['remote']
            if not (type(v21) is str): return False
            if not (v21): return False
        if 'branch' in v17:
            v18 += 1
            v22 = v17['branch']
            if not (type(v22) is str): return False
            if not (v22): return False
        if not (len(v17) == v18): return False
        if not (len(v12) == 1): return False
    for v23 in v10:
        if not (_p1(v23)): return False
    if not (len(x) == v1): return False
    return True

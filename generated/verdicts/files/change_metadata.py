# Made from schemas/files/change-metadata.schema.json by `make generate`; do not edit.
"""Verdicts on files:change-metadata."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['schema']
    except KeyError:
        return False
    if not (type(v1) is str): return False
    if not (v1): return False
    if 'created' in x:
        v2 = x['created']
        if not (type(v2) is str): return False
        if not (_p0(v2)): return False
    if 'goal' in x:
        v3 = x['goal']
        if not (type(v3) is str): return False
        if not (v3): return False
    if 'affected_areas' in x:
        v4 = x['affected_areas']
        if not (type(v4) is list): return False
        for v5 in v4:
            if not (type(v5) is str): return False
            if not (v5): return False
    if 'initiative' in x:
        v6 = x['initiative']
        if not (type(v6) is dict): return False
        try:
            v8 = v6['store']
            v12 = v6['id']
        except KeyError:
            return False
        if not (type(v8) is str): return False
        if not (_p1(v8)): return False
        if not (type(v12) is str): return False
        if not (_p1(v12)): return False
        if not (len(v6) == 2): return False
    return True

# Made from schemas/common/reference-entry.schema.json by `make generate`; do not edit.
"""Verdicts on common:reference-entry."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    if not (('specs' not in x or 'root' in x and 'fetch' in x)): return False
    if not (('fetch' not in x or 'root' in x and 'specs' in x)): return False
    v1 = 2
    try:
        v2 = x['store_id']
        v10 = x['status']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if 'root' in x:
        v1 += 1
        v3 = x['root']
        if not (type(v3) is str): return False
        if not (v3): return False
    if 'specs' in x:
        v1 += 1
        v4 = x['specs']
        if not (type(v4) is list): return False
        for v5 in v4:
            if not (type(v5) is dict): return False
            try:
                v7 = v5['id']
                v8 = v5['summary']
            except KeyError:
                return False
            if not (type(v7) is str): return False
            if not (v7): return False
            if not (type(v8) is str): return False
            if not (len(v8) <= 301): return False
            if not (len(v5) == 2): return False
    if 'fetch' in x:
        v1 += 1
        v9 = x['fetch']
        if not (type(v9) is str): return False
        if not (v9): return False
    if not (type(v10) is list): return False
    if not (len(v10) <= 1): return False
    for v11 in v10:
        if not (type(v11) is dict): return False
        v15 = 3
        try:
            v16 = v11['severity']
            v20 = v11['code']
            v24 = v11['message']
        except KeyError:
            return False
        if not (type(v16) is str and v16 in {'error', 'warning', 'info'}): return False
        if not (type(v20) is str): return False
        if not (_p0(v20)): return False
        if not (type(v24) is str): return False
        if not (v24): return False
        if 'target' in v11:
            v15 += 1
            v25 = v11['target']
            if not (type(v25) is str): return False
            if not (v25): return False
        if 'fix' in v11:
            v15 += 1
            v26 = v11['fix']
            if not (type(v26) is str): return False
            if not (v26): return False
        if not (len(v11) == v15): return False
    if not (len(x) == v1): return False
    return True

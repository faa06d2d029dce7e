# Made from schemas/common/azp-repository.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-repository."""
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
    try:
        v2 = x['ok']
        v3 = x['path']
        v4 = x['documents']
        v10 = x['packages']
        v11 = x['diagnostics']
    except KeyError:
        return False
    if not (type(v2) is bool): return False
    if not (type(v3) is str): return False
    if not (v3): return False
    if not (type(v4) is list): return False
    for v5 in v4:
        if not (type(v5) is dict): return False
        try:
            v7 = v5['path']
            v8 = v5['document']
            v9 = v5['ok']
        except KeyError:
            return False
        if not (type(v7) is str): return False
        if not (v7): return False
        if not (type(v8) is str and v8 in {'index', 'search', 'detail', 'revocations'}): return False
        if not (type(v9) is bool): return False
        if not (len(v5) == 3): return False
    if not ((type(v10) is int or type(v10) is float and v10.is_integer())): return False
    if not (v10 >= 0): return False
    if not (type(v11) is list): return False
    for v12 in v11:
        if not (type(v12) is dict): return False
        v16 = 3
        try:
            v17 = v12['code']
            v21 = v12['severity']
            v25 = v12['message']
        except KeyError:
            return False
        if not (type(v17) is str): return False
        if not (_p0(v17)): return False
        if not (type(v21) is str and v21 in {'error', 'warning', 'info'}): return False
        if not (type(v25) is str): return False
        if not (v25): return False
        if 'path' in v12:
            v16 += 1
            v26 = v12['path']
            if not (type(v26) is str): return False
        if 'sourcePath' in v12:
            v16 += 1
            v27 = v12['sourcePath']
            if not (type(v27) is str): return False
            if not (v27): return False
        if 'details' in v12:
            v16 += 1
            v28 = v12['details']
            if not (type(v28) is dict): return False
            if not (v28): return False
        if not (len(v12) == v16): return False
    if not (len(x) == 5): return False
    return True

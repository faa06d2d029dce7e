# Made from schemas/files/store-metadata.schema.json by `make generate`; do not edit.
"""Verdicts on files:store-metadata."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['version']
        v6 = x['id']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is str): return False
    if not (_p0(v6)): return False
    if 'remote' in x:
        v1 += 1
        v10 = x['remote']
        if not (type(v10) is str): return False
        if not (v10): return False
    if not (len(x) == v1): return False
    return True

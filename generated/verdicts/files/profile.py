# Made from schemas/files/profile.schema.json by `make generate`; do not edit.
"""Verdicts on files:profile."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 32}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['version']
        v10 = x['workflows']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if 'delivery' in x:
        v1 += 1
    if not (type(v10) is list): return False
    for v11 in v10:
        if not (type(v11) is str): return False
        if not (_p0(v11)): return False
    if not (len(set(v10)) == len(v10)): return False
    if not (len(x) == v1): return False
    return True

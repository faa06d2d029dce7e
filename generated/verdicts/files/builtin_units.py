# Made from schemas/files/builtin-units.schema.json by `make generate`; do not edit.
"""Verdicts on files:builtin-units."""
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
    _p1 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['units']
    except KeyError:
        return False
    if not (type(v2) is list): return False
    for v3 in v2:
        if not (type(v3) is dict): return False
        try:
            v5 = v3['id']
            v9 = v3['digest']
            v13 = v3['description']
        except KeyError:
            return False
        if not (type(v5) is str): return False
        if not (_p0(v5)): return False
        if not (type(v9) is str): return False
        if not (_p1(v9)): return False
        if not (type(v13) is str): return False
        if not (v13): return False
        if not (len(v3) == 3): return False
    if not (len(x) == 1): return False
    return True

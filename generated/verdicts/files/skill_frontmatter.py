# Made from schemas/files/skill-frontmatter.schema.json by `make generate`; do not edit.
"""Verdicts on files:skill-frontmatter."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[ -\\x7e\\u0080-\\U0010ffff]*\\Z').search
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['name']
        v6 = x['description']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (_p0(v2)): return False
    if not (type(v6) is str): return False
    if not (v6): return False
    if not (_p1(v6)): return False
    if 'license' in x:
        v1 += 1
        v10 = x['license']
        if not (type(v10) is str): return False
        if not (v10): return False
        if not (_p1(v10)): return False
    if 'compatibility' in x:
        v1 += 1
        v14 = x['compatibility']
        if not (type(v14) is str): return False
        if not (v14): return False
        if not (_p1(v14)): return False
    if 'metadata' in x:
        v1 += 1
        v18 = x['metadata']
        if not (type(v18) is dict): return False
        for v20 in v18.values():
            if not (type(v20) is str): return False
            if not (v20): return False
            if not (_p1(v20)): return False
    if not (len(x) == v1): return False
    return True

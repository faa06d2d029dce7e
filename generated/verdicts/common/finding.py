# Made from schemas/common/finding.schema.json by `make generate`; do not edit.
"""Verdicts on common:finding."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-entries': 500}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from rasen.verdict.formats import FORMATS
    _p1 = FORMATS['json-pointer']
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    if not (('line' not in x or 'column' in x)): return False
    if not (('column' not in x or 'line' in x)): return False
    v1 = 4
    try:
        v2 = x['path']
        v5 = x['severity']
        v9 = x['code']
        v13 = x['message']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (v2): return False
    if 'line' in x:
        v1 += 1
        v3 = x['line']
        if not ((type(v3) is int or type(v3) is float and v3.is_integer())): return False
        if not (v3 >= 1): return False
    if 'column' in x:
        v1 += 1
        v4 = x['column']
        if not ((type(v4) is int or type(v4) is float and v4.is_integer())): return False
        if not (v4 >= 1): return False
    if not (type(v5) is str and v5 in {'error', 'warning', 'info'}): return False
    if not (type(v9) is str): return False
    if not (_p0(v9)): return False
    if not (type(v13) is str): return False
    if not (v13): return False
    if 'pointer' in x:
        v1 += 1
        v14 = x['pointer']
        if not (type(v14) is str): return False
        if not (_p1(v14)): return False
    if 'details' in x:
        v1 += 1
        v15 = x['details']
        if not (type(v15) is dict): return False
        if not (v15): return False
    if 'fix' in x:
        v1 += 1
        v18 = x['fix']
        if not (type(v18) is str): return False
        if not (v18): return False
    if not (len(x) == v1): return False
    return True

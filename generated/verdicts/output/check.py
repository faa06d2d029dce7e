# Made from schemas/output/check.schema.json by `make generate`; do not edit.
"""Verdicts on output:check."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


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

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['findings']
        v10 = x['targets']
        v12 = x['summary']
        v16 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (len(v10) <= 0): return False
    if not (v12 is None): return False
    if not (type(v16) is list): return False
    if not (v16): return False
    if not (len(v16) <= 1): return False
    for v20 in v16:
        if not (type(v20) is dict): return False
        v24 = 3
        try:
            v25 = v20['severity']
            v29 = v20['code']
            v33 = v20['message']
        except KeyError:
            return False
        if not (_f3(v25)): return False
        if not (_f4(v29)): return False
        if not (type(v33) is str): return False
        if not (v33): return False
        if 'target' in v20:
            v24 += 1
            v34 = v20['target']
            if not (type(v34) is str): return False
            if not (v34): return False
        if 'fix' in v20:
            v24 += 1
            v35 = v20['fix']
            if not (type(v35) is str): return False
            if not (v35): return False
        if not (len(v20) == v24): return False
    if not (len(x) == 4): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v40 = x['findings']
        v63 = x['targets']
        v72 = x['summary']
        v84 = x['status']
    except KeyError:
        return False
    if not (type(v40) is list): return False
    for v41 in v40:
        if not (type(v41) is dict): return False
        if not (('line' not in v41 or 'column' in v41)): return False
        if not (('column' not in v41 or 'line' in v41)): return False
        v45 = 4
        try:
            v46 = v41['path']
            v49 = v41['severity']
            v53 = v41['code']
            v57 = v41['message']
        except KeyError:
            return False
        if not (type(v46) is str): return False
        if not (v46): return False
        if 'line' in v41:
            v45 += 1
            v47 = v41['line']
            if not ((type(v47) is int or type(v47) is float and v47.is_integer())): return False
            if not (v47 >= 1): return False
        if 'column' in v41:
            v45 += 1
            v48 = v41['column']
            if not ((type(v48) is int or type(v48) is float and v48.is_integer())): return False
            if not (v48 >= 1): return False
        if not (type(v49) is str and v49 in {'error', 'warning', 'info'}): return False
        if not (type(v53) is str): return False
        if not (_p0(v53)): return False
        if not (type(v57) is str): return False
        if not (v57): return False
        if 'pointer' in v41:
            v45 += 1
            v58 = v41['pointer']
            if not (type(v58) is str): return False
            if not (_p1(v58)): return False
        if 'details' in v41:
            v45 += 1
            v59 = v41['details']
            if not (type(v59) is dict): return False
            if not (v59): return False
        if 'fix' in v41:
            v45 += 1
            v62 = v41['fix']
            if not (type(v62) is str): return False
            if not (v62): return False
        if not (len(v41) == v45): return False
    if not (type(v63) is list): return False
    for v64 in v63:
        if not (type(v64) is dict): return False
        try:
            v69 = v64['path']
            v70 = v64['kind']
            v71 = v64['valid']
        except KeyError:
            return False
        if not (type(v69) is str): return False
        if not (v69): return False
        if type(v70) is str:
            if not (v70): return False
        elif not (v70 is None):
            return False
        if not (type(v71) is bool): return False
        if not (len(v64) == 3): return False
    if not (type(v72) is dict): return False
    try:
        v77 = v72['checked']
        v78 = v72['valid']
        v79 = v72['invalid']
        v80 = v72['skipped']
        v81 = v72['errors']
        v82 = v72['warnings']
        v83 = v72['infos']
    except KeyError:
        return False
    if not ((type(v77) is int or type(v77) is float and v77.is_integer())): return False
    if not (v77 >= 0): return False
    if not ((type(v78) is int or type(v78) is float and v78.is_integer())): return False
    if not (v78 >= 0): return False
    if not ((type(v79) is int or type(v79) is float and v79.is_integer())): return False
    if not (v79 >= 0): return False
    if not ((type(v80) is int or type(v80) is float and v80.is_integer())): return False
    if not (v80 >= 0): return False
    if not ((type(v81) is int or type(v81) is float and v81.is_integer())): return False
    if not (v81 >= 0): return False
    if not ((type(v82) is int or type(v82) is float and v82.is_integer())): return False
    if not (v82 >= 0): return False
    if not ((type(v83) is int or type(v83) is float and v83.is_integer())): return False
    if not (v83 >= 0): return False
    if not (len(v72) == 7): return False
    if not (type(v84) is list): return False
    if not (len(v84) <= 0): return False
    if not (len(x) == 4): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/azp-repository-check.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-repository-check."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['repository']
        v12 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (v12): return False
    if not (len(v12) <= 1): return False
    for v16 in v12:
        if not (type(v16) is dict): return False
        v20 = 3
        try:
            v21 = v16['severity']
            v25 = v16['code']
            v29 = v16['message']
        except KeyError:
            return False
        if not (_f3(v21)): return False
        if not (_f4(v25)): return False
        if not (type(v29) is str): return False
        if not (v29): return False
        if 'target' in v16:
            v20 += 1
            v30 = v16['target']
            if not (type(v30) is str): return False
            if not (v30): return False
        if 'fix' in v16:
            v20 += 1
            v31 = v16['fix']
            if not (type(v31) is str): return False
            if not (v31): return False
        if not (len(v16) == v20): return False
    if not (len(x) == 2): return False
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
        v36 = x['repository']
        v62 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v41 = v36['ok']
        v42 = v36['path']
        v43 = v36['documents']
        v49 = v36['packages']
        v50 = v36['diagnostics']
    except KeyError:
        return False
    if not (type(v41) is bool): return False
    if not (type(v42) is str): return False
    if not (v42): return False
    if not (type(v43) is list): return False
    for v44 in v43:
        if not (type(v44) is dict): return False
        try:
            v46 = v44['path']
            v47 = v44['document']
            v48 = v44['ok']
        except KeyError:
            return False
        if not (_f5(v46)): return False
        if not (_f6(v47)): return False
        if not (_f7(v48)): return False
        if not (len(v44) == 3): return False
    if not ((type(v49) is int or type(v49) is float and v49.is_integer())): return False
    if not (v49 >= 0): return False
    if not (type(v50) is list): return False
    for v51 in v50:
        if not (type(v51) is dict): return False
        v55 = 3
        try:
            v56 = v51['code']
            v57 = v51['severity']
            v58 = v51['message']
        except KeyError:
            return False
        if not (_f8(v56)): return False
        if not (_f9(v57)): return False
        if not (_f10(v58)): return False
        if 'path' in v51:
            v55 += 1
            v59 = v51['path']
            if not (_f11(v59)): return False
        if 'sourcePath' in v51:
            v55 += 1
            v60 = v51['sourcePath']
            if not (_f12(v60)): return False
        if 'details' in v51:
            v55 += 1
            v61 = v51['details']
            if not (_f13(v61)): return False
        if not (len(v51) == v55): return False
    if not (len(v36) == 5): return False
    if not (type(v62) is list): return False
    if not (len(v62) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f13(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f12(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f11(x):
    if not (type(x) is str): return False
    return True

def _f10(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f9(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f8(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f7(x):
    if not (type(x) is bool): return False
    return True

def _f6(x):
    if not (type(x) is str and x in {'index', 'search', 'detail', 'revocations'}): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

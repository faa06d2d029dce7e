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
        v59 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v38 = v36['ok']
        v39 = v36['path']
        v40 = v36['documents']
        v46 = v36['packages']
        v47 = v36['diagnostics']
    except KeyError:
        return False
    if not (type(v38) is bool): return False
    if not (type(v39) is str): return False
    if not (v39): return False
    if not (type(v40) is list): return False
    for v41 in v40:
        if not (type(v41) is dict): return False
        try:
            v43 = v41['path']
            v44 = v41['document']
            v45 = v41['ok']
        except KeyError:
            return False
        if not (type(v43) is str): return False
        if not (v43): return False
        if not (type(v44) is str and v44 in {'index', 'search', 'detail', 'revocations'}): return False
        if not (type(v45) is bool): return False
        if not (len(v41) == 3): return False
    if not ((type(v46) is int or type(v46) is float and v46.is_integer())): return False
    if not (v46 >= 0): return False
    if not (type(v47) is list): return False
    for v48 in v47:
        if not (type(v48) is dict): return False
        v52 = 3
        try:
            v53 = v48['code']
            v54 = v48['severity']
            v55 = v48['message']
        except KeyError:
            return False
        if not (_f5(v53)): return False
        if not (_f6(v54)): return False
        if not (_f7(v55)): return False
        if 'path' in v48:
            v52 += 1
            v56 = v48['path']
            if not (_f8(v56)): return False
        if 'sourcePath' in v48:
            v52 += 1
            v57 = v48['sourcePath']
            if not (_f9(v57)): return False
        if 'details' in v48:
            v52 += 1
            v58 = v48['details']
            if not (_f10(v58)): return False
        if not (len(v48) == v52): return False
    if not (len(v36) == 5): return False
    if not (type(v59) is list): return False
    if not (len(v59) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f8(x):
    if not (type(x) is str): return False
    return True

def _f7(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f6(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

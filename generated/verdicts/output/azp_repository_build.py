# Made from schemas/output/azp-repository-build.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-repository-build."""
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
        v12 = x['diagnostics']
        v17 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    for v13 in v12:
        if not (_f3(v13)): return False
    if not (type(v17) is list): return False
    if not (v17): return False
    if not (len(v17) <= 1): return False
    for v21 in v17:
        if not (type(v21) is dict): return False
        v25 = 3
        try:
            v26 = v21['severity']
            v30 = v21['code']
            v34 = v21['message']
        except KeyError:
            return False
        if not (_f4(v26)): return False
        if not (_f5(v30)): return False
        if not (type(v34) is str): return False
        if not (v34): return False
        if 'target' in v21:
            v25 += 1
            v35 = v21['target']
            if not (type(v35) is str): return False
            if not (v35): return False
        if 'fix' in v21:
            v25 += 1
            v36 = v21['fix']
            if not (type(v36) is str): return False
            if not (v36): return False
        if not (len(v21) == v25): return False
    if not (len(x) == 3): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f4(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v37 = 3
    try:
        v38 = x['code']
        v42 = x['severity']
        v46 = x['message']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (_p0(v38)): return False
    if not (type(v42) is str and v42 in {'error', 'warning', 'info'}): return False
    if not (type(v46) is str): return False
    if not (v46): return False
    if 'path' in x:
        v37 += 1
        v47 = x['path']
        if not (type(v47) is str): return False
    if 'sourcePath' in x:
        v37 += 1
        v48 = x['sourcePath']
        if not (type(v48) is str): return False
        if not (v48): return False
    if 'details' in x:
        v37 += 1
        v49 = x['details']
        if not (type(v49) is dict): return False
        if not (v49): return False
    if not (len(x) == v37): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v56 = x['repository']
        v75 = x['status']
    except KeyError:
        return False
    if not (type(v56) is dict): return False
    try:
        v61 = v56['ok']
        v62 = v56['path']
        v63 = v56['documents']
        v69 = v56['packages']
        v70 = v56['diagnostics']
    except KeyError:
        return False
    if not (type(v61) is bool): return False
    if not (type(v62) is str): return False
    if not (v62): return False
    if not (type(v63) is list): return False
    for v64 in v63:
        if not (type(v64) is dict): return False
        try:
            v66 = v64['path']
            v67 = v64['document']
            v68 = v64['ok']
        except KeyError:
            return False
        if not (_f6(v66)): return False
        if not (_f7(v67)): return False
        if not (_f8(v68)): return False
        if not (len(v64) == 3): return False
    if not ((type(v69) is int or type(v69) is float and v69.is_integer())): return False
    if not (v69 >= 0): return False
    if not (type(v70) is list): return False
    for v71 in v70:
        if not (_f3(v71)): return False
    if not (len(v56) == 5): return False
    if not (type(v75) is list): return False
    if not (len(v75) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f8(x):
    if not (type(x) is bool): return False
    return True

def _f7(x):
    if not (type(x) is str and x in {'index', 'search', 'detail', 'revocations'}): return False
    return True

def _f6(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/azp-pack.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-pack."""
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
    from re import compile
    _p1 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['packed']
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
        v56 = x['packed']
        v72 = x['diagnostics']
        v77 = x['status']
    except KeyError:
        return False
    if not (type(v56) is dict): return False
    try:
        v58 = v56['path']
        v59 = v56['size']
        v60 = v56['digest']
        v64 = v56['id']
        v65 = v56['version']
        v66 = v56['kind']
        v67 = v56['signed']
        v68 = v56['entries']
        v70 = v56['ignored']
    except KeyError:
        return False
    if not (type(v58) is str): return False
    if not (v58): return False
    if not ((type(v59) is int or type(v59) is float and v59.is_integer())): return False
    if not (v59 >= 0): return False
    if not (type(v60) is str): return False
    if not (_p1(v60)): return False
    if not (type(v64) is str): return False
    if not (v64): return False
    if not (type(v65) is str): return False
    if not (v65): return False
    if not (type(v66) is str): return False
    if not (v66): return False
    if not (type(v67) is bool): return False
    if not (type(v68) is list): return False
    for v69 in v68:
        if not (type(v69) is str): return False
        if not (v69): return False
    if not (type(v70) is list): return False
    for v71 in v70:
        if not (type(v71) is str): return False
        if not (v71): return False
    if not (len(v56) == 9): return False
    if not (type(v72) is list): return False
    for v73 in v72:
        if not (_f3(v73)): return False
    if not (type(v77) is list): return False
    if not (len(v77) <= 0): return False
    if not (len(x) == 3): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

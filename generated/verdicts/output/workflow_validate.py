# Made from schemas/output/workflow-validate.schema.json by `make generate`; do not edit.
"""Verdicts on output:workflow-validate."""
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
    _p1 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['validation']
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
        v36 = x['validation']
        v77 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    v40 = v36.get('kind')
    if v40 == 'directory':
        v43 = 3
        try:
            v44 = v36['valid']
            v45 = v36['kind']
            v50 = v36['diagnostics']
        except KeyError:
            return False
        if not (type(v44) is bool): return False
        if not (v45 == 'directory'): return False
        if 'id' in v36:
            v43 += 1
            v46 = v36['id']
            if not (type(v46) is str): return False
            if not (_p1(v46)): return False
        if not (type(v50) is list): return False
        for v51 in v50:
            if not (_f5(v51)): return False
        if not (len(v36) == v43): return False
    elif v40 == 'package':
        v57 = 3
        try:
            v58 = v36['valid']
            v59 = v36['kind']
            v61 = v36['diagnostics']
        except KeyError:
            return False
        if not (type(v58) is bool): return False
        if not (v59 == 'package'): return False
        if 'packageKind' in v36:
            v57 += 1
            v60 = v36['packageKind']
            if not (type(v60) is str and v60 in {'workflow', 'profile', 'pipeline'}): return False
        if not (type(v61) is list): return False
        for v62 in v61:
            if not (_f5(v62)): return False
        if not (len(v36) == v57): return False
    elif v40 == 'installed':
        try:
            v69 = v36['valid']
            v70 = v36['kind']
            v71 = v36['id']
            v72 = v36['diagnostics']
        except KeyError:
            return False
        if not (type(v69) is bool): return False
        if not (v70 == 'installed'): return False
        if not (type(v71) is str): return False
        if not (type(v72) is list): return False
        for v73 in v72:
            if not (_f5(v73)): return False
        if not (len(v36) == 4): return False
    else:
        return False
    if not (type(v77) is list): return False
    if not (len(v77) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    v82 = 3
    try:
        v83 = x['code']
        v87 = x['severity']
        v88 = x['message']
    except KeyError:
        return False
    if not (type(v83) is str): return False
    if not (_p0(v83)): return False
    if not (type(v87) is str and v87 in {'error', 'warning'}): return False
    if not (type(v88) is str): return False
    if not (v88): return False
    if 'path' in x:
        v82 += 1
        v89 = x['path']
        if not (type(v89) is str): return False
    if 'sourcePath' in x:
        v82 += 1
        v90 = x['sourcePath']
        if not (type(v90) is str): return False
        if not (v90): return False
    if 'details' in x:
        v82 += 1
        v91 = x['details']
        if not (type(v91) is dict): return False
        if not (v91): return False
    if not (len(x) == v82): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

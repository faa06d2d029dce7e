# Made from schemas/output/update.schema.json by `make generate`; do not edit.
"""Verdicts on output:update."""
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
        v8 = x['project']
        v12 = x['tools']
        v14 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (len(v12) <= 0): return False
    if not (type(v14) is list): return False
    if not (v14): return False
    for v15 in v14:
        if not (_f3(v15)): return False
    if not (len(x) == 3): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v19 = 3
    try:
        v20 = x['severity']
        v24 = x['code']
        v28 = x['message']
    except KeyError:
        return False
    if not (type(v20) is str and v20 in {'error', 'warning', 'info'}): return False
    if not (type(v24) is str): return False
    if not (_p0(v24)): return False
    if not (type(v28) is str): return False
    if not (v28): return False
    if 'target' in x:
        v19 += 1
        v29 = x['target']
        if not (type(v29) is str): return False
        if not (v29): return False
    if 'fix' in x:
        v19 += 1
        v30 = x['fix']
        if not (type(v30) is str): return False
        if not (v30): return False
    if not (len(x) == v19): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v35 = x['project']
        v38 = x['profile']
        v42 = x['workflows']
        v47 = x['experts']
        v52 = x['tools']
        v74 = x['status']
    except KeyError:
        return False
    if not (type(v35) is dict): return False
    try:
        v37 = v35['path']
    except KeyError:
        return False
    if not (type(v37) is str): return False
    if not (v37): return False
    if not (len(v35) == 1): return False
    if not (type(v38) is dict): return False
    try:
        v40 = v38['name']
        v41 = v38['source']
    except KeyError:
        return False
    if not (type(v40) is str or v40 is None):
        return False
    if not (type(v41) is str and v41 in {'project-workflows', 'project-profile', 'global', 'default'}): return False
    if not (len(v38) == 2): return False
    if not (type(v42) is list): return False
    for v43 in v42:
        if not (type(v43) is str): return False
        if not (_p1(v43)): return False
    if not (len(set(v42)) == len(v42)): return False
    if not (type(v47) is list): return False
    for v48 in v47:
        if not (type(v48) is str): return False
        if not (_p1(v48)): return False
    if not (len(set(v47)) == len(v47)): return False
    if not (type(v52) is list): return False
    for v53 in v52:
        if not (type(v53) is dict): return False
        v57 = 6
        try:
            v58 = v53['id']
            v62 = v53['skillsRoot']
            v63 = v53['status']
            v64 = v53['drift']
            v66 = v53['removed']
            v68 = v53['preserved']
        except KeyError:
            return False
        if not (type(v58) is str): return False
        if not (_p1(v58)): return False
        if not (type(v62) is str): return False
        if not (v62): return False
        if not (type(v63) is str and v63 in {'updated', 'up-to-date', 'drifted', 'failed'}): return False
        if not (type(v64) is list): return False
        for v65 in v64:
            if not (_f4(v65)): return False
        if not (type(v66) is list): return False
        for v67 in v66:
            if not (_f5(v67)): return False
        if not (type(v68) is list): return False
        for v69 in v68:
            if not (_f6(v69)): return False
        if 'error' in v53:
            v57 += 1
            v70 = v53['error']
            if not (_f3(v70)): return False
        if not (len(v53) == v57): return False
    if not (type(v74) is list): return False
    for v75 in v74:
        if not (_f3(v75)): return False
    if not (len(x) == 6): return False
    return True

def _f6(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f4(x):
    if not (type(x) is dict): return False
    v79 = 1
    try:
        v80 = x['kind']
    except KeyError:
        return False
    if not (type(v80) is str and v80 in {'version_changed', 'source_missing', 'source_moved', 'digest_changed', 'delivery_changed', 'file_missing', 'file_modified', 'selection_changed'}): return False
    if 'workflow' in x:
        v79 += 1
        v81 = x['workflow']
        if not (type(v81) is str): return False
        if not (v81): return False
    if 'path' in x:
        v79 += 1
        v82 = x['path']
        if not (type(v82) is str): return False
        if not (v82): return False
    if not (len(x) == v79): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/init.schema.json by `make generate`; do not edit.
"""Verdicts on output:init."""
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
        v39 = x['config']
        v43 = x['profile']
        v47 = x['workflows']
        v52 = x['experts']
        v57 = x['tools']
        v79 = x['status']
    except KeyError:
        return False
    if not (type(v35) is dict): return False
    try:
        v37 = v35['path']
        v38 = v35['created']
    except KeyError:
        return False
    if not (type(v37) is str): return False
    if not (v37): return False
    if not (type(v38) is bool): return False
    if not (len(v35) == 2): return False
    if not (type(v39) is dict): return False
    try:
        v41 = v39['path']
        v42 = v39['status']
    except KeyError:
        return False
    if not (type(v41) is str): return False
    if not (v41): return False
    if not (type(v42) is str and v42 in {'created', 'exists'}): return False
    if not (len(v39) == 2): return False
    if not (type(v43) is dict): return False
    try:
        v45 = v43['name']
        v46 = v43['source']
    except KeyError:
        return False
    if not (type(v45) is str or v45 is None):
        return False
    if not (type(v46) is str and v46 in {'option', 'project-workflows', 'project-profile', 'global', 'default'}): return False
    if not (len(v43) == 2): return False
    if not (type(v47) is list): return False
    for v48 in v47:
        if not (type(v48) is str): return False
        if not (_p1(v48)): return False
    if not (len(set(v47)) == len(v47)): return False
    if not (type(v52) is list): return False
    for v53 in v52:
        if not (type(v53) is str): return False
        if not (_p1(v53)): return False
    if not (len(set(v52)) == len(v52)): return False
    if not (type(v57) is list): return False
    for v58 in v57:
        if not (type(v58) is dict): return False
        v62 = 6
        try:
            v63 = v58['id']
            v67 = v58['skillsRoot']
            v68 = v58['status']
            v69 = v58['drift']
            v71 = v58['removed']
            v73 = v58['preserved']
        except KeyError:
            return False
        if not (type(v63) is str): return False
        if not (_p1(v63)): return False
        if not (type(v67) is str): return False
        if not (v67): return False
        if not (type(v68) is str and v68 in {'created', 'refreshed', 'failed'}): return False
        if not (type(v69) is list): return False
        if not (len(v69) <= 0): return False
        if not (type(v71) is list): return False
        for v72 in v71:
            if not (_f4(v72)): return False
        if not (type(v73) is list): return False
        for v74 in v73:
            if not (_f5(v74)): return False
        if 'error' in v58:
            v62 += 1
            v75 = v58['error']
            if not (_f3(v75)): return False
        if not (len(v58) == v62): return False
    if not (type(v79) is list): return False
    for v80 in v79:
        if not (_f3(v80)): return False
    if not (len(x) == 7): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

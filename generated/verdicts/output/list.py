# Made from schemas/output/list.schema.json by `make generate`; do not edit.
"""Verdicts on output:list."""
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
    _p1 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-9]{2,2}\\x2e[0-9]{3,3}Z\\Z').search
    return _p2(x)

def _f3(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['specs']
        v10 = x['root']
        v14 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (v10 is None): return False
    if not (_f4(v14)): return False
    if not (len(x) == 3): return False
    return True

def _f4(x):
    if not (type(x) is list): return False
    if not (x): return False
    if not (len(x) <= 1): return False
    for v18 in x:
        if not (type(v18) is dict): return False
        v22 = 3
        try:
            v23 = v18['severity']
            v27 = v18['code']
            v31 = v18['message']
        except KeyError:
            return False
        if not (type(v23) is str and v23 in {'error', 'warning', 'info'}): return False
        if not (type(v27) is str): return False
        if not (_p0(v27)): return False
        if not (type(v31) is str): return False
        if not (v31): return False
        if 'target' in v18:
            v22 += 1
            v32 = v18['target']
            if not (type(v32) is str): return False
            if not (v32): return False
        if 'fix' in v18:
            v22 += 1
            v33 = v18['fix']
            if not (type(v33) is str): return False
            if not (v33): return False
        if not (len(v18) == v22): return False
    return True

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v38 = x['changes']
        v40 = x['root']
        v44 = x['status']
    except KeyError:
        return False
    if not (type(v38) is list): return False
    if not (len(v38) <= 0): return False
    if not (v40 is None): return False
    if not (_f4(v44)): return False
    if not (len(x) == 3): return False
    return True

def _f1(x):
    if not (_f5(x) or _f6(x)): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v58 = x['specs']
        v63 = x['root']
    except KeyError:
        return False
    if not (type(v58) is list): return False
    for v59 in v58:
        if not (type(v59) is dict): return False
        try:
            v61 = v59['id']
            v62 = v59['requirementCount']
        except KeyError:
            return False
        if not (type(v61) is str): return False
        if not (v61): return False
        if not ((type(v62) is int or type(v62) is float and v62.is_integer())): return False
        if not (v62 >= 0): return False
        if not (len(v59) == 2): return False
    if not (_f7(v63)): return False
    if not (len(x) == 2): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    v67 = 2
    try:
        v68 = x['path']
        v69 = x['source']
    except KeyError:
        return False
    if not (type(v68) is str): return False
    if not (v68): return False
    if not (type(v69) is str and v69 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v67 += 1
        v70 = x['store_id']
        if not (type(v70) is str): return False
        if not (_p1(v70)): return False
    if not (len(x) == v67): return False
    if _f8(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

def _f8(x):
    if type(x) is dict:
        if 'source' in x:
            v79 = x['source']
            if not (type(v79) is str and v79 in {'store', 'declared'}): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v87 = x['changes']
        v95 = x['root']
    except KeyError:
        return False
    if not (type(v87) is list): return False
    for v88 in v87:
        if not (type(v88) is dict): return False
        try:
            v90 = v88['name']
            v91 = v88['completedTasks']
            v92 = v88['totalTasks']
            v93 = v88['lastModified']
            v94 = v88['status']
        except KeyError:
            return False
        if not (type(v90) is str): return False
        if not (v90): return False
        if not ((type(v91) is int or type(v91) is float and v91.is_integer())): return False
        if not (v91 >= 0): return False
        if not ((type(v92) is int or type(v92) is float and v92.is_integer())): return False
        if not (v92 >= 0): return False
        if not (type(v93) is str): return False
        if not (_p2(v93)): return False
        if not (type(v94) is str and v94 in {'no-tasks', 'complete', 'in-progress'}): return False
        if not (len(v88) == 5): return False
    if not (_f7(v95)): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x) or _f3(x)): return False
    return True

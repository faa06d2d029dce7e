# Made from schemas/output/workflow-list.schema.json by `make generate`; do not edit.
"""Verdicts on output:workflow-list."""
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

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['workflows']
        v10 = x['invalid']
        v12 = x['diagnostics']
        v14 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (len(v10) <= 0): return False
    if not (type(v12) is list): return False
    if not (len(v12) <= 0): return False
    if not (type(v14) is list): return False
    if not (v14): return False
    if not (len(v14) <= 1): return False
    for v18 in v14:
        if not (type(v18) is dict): return False
        v22 = 3
        try:
            v23 = v18['severity']
            v27 = v18['code']
            v31 = v18['message']
        except KeyError:
            return False
        if not (_f3(v23)): return False
        if not (_f4(v27)): return False
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
        v38 = x['workflows']
        v61 = x['invalid']
        v76 = x['diagnostics']
        v81 = x['status']
    except KeyError:
        return False
    if not (type(v38) is list): return False
    for v39 in v38:
        if not (type(v39) is dict): return False
        try:
            v44 = v39['id']
            v48 = v39['source']
            v49 = v39['sourcePath']
            v50 = v39['digest']
            v54 = v39['kind']
            v55 = v39['skillName']
            v59 = v39['title']
            v60 = v39['unused']
        except KeyError:
            return False
        if not (type(v44) is str): return False
        if not (_p1(v44)): return False
        if not (type(v48) is str and v48 in {'built-in', 'user'}): return False
        if type(v49) is str:
            if not (v49): return False
        elif not (v49 is None):
            return False
        if not (type(v50) is str): return False
        if not (_p2(v50)): return False
        if not (type(v54) is str and v54 in {'task', 'driver', 'internal', 'expert'}): return False
        if not (type(v55) is str): return False
        if not (_p1(v55)): return False
        if not (type(v59) is str or v59 is None):
            return False
        if not (type(v60) is bool): return False
        if not (len(v39) == 8): return False
    if not (type(v61) is list): return False
    for v62 in v61:
        if not (type(v62) is dict): return False
        try:
            v67 = v62['id']
            v68 = v62['source']
            v69 = v62['sourcePath']
            v70 = v62['valid']
            v74 = v62['diagnostics']
        except KeyError:
            return False
        if not (type(v67) is str): return False
        if not (v67): return False
        if not (v68 == 'user'): return False
        if not (type(v69) is str): return False
        if not (v69): return False
        if not (v70 is False): return False
        if not (type(v74) is list): return False
        if not (v74): return False
        for v75 in v74:
            if not (_f5(v75)): return False
        if not (len(v62) == 5): return False
    if not (type(v76) is list): return False
    for v77 in v76:
        if not (_f6(v77)): return False
    if not (type(v81) is list): return False
    if not (len(v81) <= 0): return False
    if not (len(x) == 4): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    v86 = 3
    try:
        v87 = x['code']
        v91 = x['severity']
        v92 = x['message']
    except KeyError:
        return False
    if not (type(v87) is str): return False
    if not (_p0(v87)): return False
    if not (type(v91) is str and v91 in {'error', 'warning'}): return False
    if not (type(v92) is str): return False
    if not (v92): return False
    if 'path' in x:
        v86 += 1
        v93 = x['path']
        if not (type(v93) is str): return False
    if 'sourcePath' in x:
        v86 += 1
        v94 = x['sourcePath']
        if not (type(v94) is str): return False
        if not (v94): return False
    if 'details' in x:
        v86 += 1
        v95 = x['details']
        if not (type(v95) is dict): return False
        if not (v95): return False
    if not (len(x) == v86): return False
    return True

def _f5(x):
    if not (_f6(x)): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

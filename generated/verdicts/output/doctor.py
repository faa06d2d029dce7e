# Made from schemas/output/doctor.schema.json by `make generate`; do not edit.
"""Verdicts on output:doctor."""
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

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['root']
        v12 = x['store']
        v16 = x['references']
        v18 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (v12 is None): return False
    if not (type(v16) is list): return False
    if not (len(v16) <= 0): return False
    if not (type(v18) is list): return False
    if not (v18): return False
    if not (len(v18) <= 1): return False
    for v22 in v18:
        if not (_f3(v22)): return False
    if not (len(x) == 4): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v26 = 3
    try:
        v27 = x['severity']
        v31 = x['code']
        v35 = x['message']
    except KeyError:
        return False
    if not (type(v27) is str and v27 in {'error', 'warning', 'info'}): return False
    if not (type(v31) is str): return False
    if not (_p0(v31)): return False
    if not (type(v35) is str): return False
    if not (v35): return False
    if 'target' in x:
        v26 += 1
        v36 = x['target']
        if not (type(v36) is str): return False
        if not (v36): return False
    if 'fix' in x:
        v26 += 1
        v37 = x['fix']
        if not (type(v37) is str): return False
        if not (v37): return False
    if not (len(x) == v26): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v42 = x['root']
        v56 = x['store']
        v60 = x['references']
        v73 = x['status']
    except KeyError:
        return False
    if not (type(v42) is dict): return False
    v43 = 4
    try:
        v44 = v42['path']
        v45 = v42['source']
        v50 = v42['healthy']
        v51 = v42['status']
    except KeyError:
        return False
    if not (type(v44) is str): return False
    if not (v44): return False
    if not (type(v45) is str and v45 in {'store', 'declared', 'nearest'}): return False
    if 'store_id' in v42:
        v43 += 1
        v46 = v42['store_id']
        if not (type(v46) is str): return False
        if not (_p1(v46)): return False
    if not (type(v50) is bool): return False
    if not (type(v51) is list): return False
    for v52 in v51:
        if not (_f3(v52)): return False
    if not (len(v42) == v43): return False
    if not ((v56 is None) or _f4(v56)): return False
    if not (type(v60) is list): return False
    for v61 in v60:
        if not (type(v61) is dict): return False
        if not (('specs' not in v61 or 'root' in v61 and 'fetch' in v61)): return False
        if not (('fetch' not in v61 or 'root' in v61 and 'specs' in v61)): return False
        v65 = 2
        try:
            v66 = v61['store_id']
            v71 = v61['status']
        except KeyError:
            return False
        if not (type(v66) is str): return False
        if 'root' in v61:
            v65 += 1
            v67 = v61['root']
            if not (type(v67) is str): return False
            if not (v67): return False
        if 'specs' in v61:
            v65 += 1
            v68 = v61['specs']
            if not (type(v68) is list): return False
            for v69 in v68:
                if not (_f5(v69)): return False
        if 'fetch' in v61:
            v65 += 1
            v70 = v61['fetch']
            if not (type(v70) is str): return False
            if not (v70): return False
        if not (type(v71) is list): return False
        if not (len(v71) <= 1): return False
        for v72 in v71:
            if not (_f6(v72)): return False
        if not (len(v61) == v65): return False
    if not (type(v73) is list): return False
    for v74 in v73:
        if not (_f3(v74)): return False
    if not (len(x) == 4): return False
    return True

def _f6(x):
    if not (_f3(x)): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v82 = x['id']
        v83 = x['summary']
    except KeyError:
        return False
    if not (type(v82) is str): return False
    if not (v82): return False
    if not (type(v83) is str): return False
    if not (len(v83) <= 301): return False
    if not (len(x) == 2): return False
    return True

def _f4(x):
    if not (type(x) is dict): return False
    v87 = 3
    try:
        v88 = x['id']
        v92 = x['metadata']
        v104 = x['status']
    except KeyError:
        return False
    if not (type(v88) is str): return False
    if not (_p1(v88)): return False
    if not (type(v92) is dict): return False
    v93 = 2
    try:
        v94 = v92['present']
        v98 = v92['valid']
    except KeyError:
        return False
    if not (v94 is True): return False
    if not (v98 is True): return False
    if 'remote' in v92:
        v93 += 1
        v102 = v92['remote']
        if not (type(v102) is str): return False
        if not (v102): return False
    if not (len(v92) == v93): return False
    if 'origin_url' in x:
        v87 += 1
        v103 = x['origin_url']
        if not (type(v103) is str): return False
        if not (v103): return False
    if not (type(v104) is list): return False
    if not (len(v104) <= 1): return False
    for v105 in v104:
        if not (_f3(v105)): return False
    if not (len(x) == v87): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

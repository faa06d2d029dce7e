# Made from schemas/output/show.schema.json by `make generate`; do not edit.
"""Verdicts on output:show."""
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
        v8 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (v8): return False
    if not (len(v8) <= 1): return False
    for v12 in v8:
        if not (type(v12) is dict): return False
        v16 = 3
        try:
            v17 = v12['severity']
            v21 = v12['code']
            v25 = v12['message']
        except KeyError:
            return False
        if not (_f3(v17)): return False
        if not (_f4(v21)): return False
        if not (type(v25) is str): return False
        if not (v25): return False
        if 'target' in v12:
            v16 += 1
            v26 = v12['target']
            if not (type(v26) is str): return False
            if not (v26): return False
        if 'fix' in v12:
            v16 += 1
            v27 = v12['fix']
            if not (type(v27) is str): return False
            if not (v27): return False
        if not (len(v12) == v16): return False
    if not (len(x) == 1): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f1(x):
    if not (_f5(x) or _f6(x)): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v38 = x['id']
        v39 = x['title']
        v40 = x['overview']
        v41 = x['requirementCount']
        v42 = x['requirements']
        v47 = x['metadata']
        v52 = x['root']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (v38): return False
    if not (type(v39) is str): return False
    if not (v39): return False
    if not (type(v40) is str): return False
    if not (v40): return False
    if not ((type(v41) is int or type(v41) is float and v41.is_integer())): return False
    if not (v41 >= 0): return False
    if not (type(v42) is list): return False
    for v43 in v42:
        if not (_f7(v43)): return False
    if not (type(v47) is dict): return False
    v48 = 2
    try:
        v49 = v47['version']
        v50 = v47['format']
    except KeyError:
        return False
    if not (v49 == '1.0.0'): return False
    if not (v50 == 'openspec'): return False
    if 'sourcePath' in v47:
        v48 += 1
        v51 = v47['sourcePath']
        if not (type(v51) is str): return False
    if not (len(v47) == v48): return False
    if not (_f8(v52)): return False
    if not (len(x) == 7): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    v56 = 2
    try:
        v57 = x['path']
        v58 = x['source']
    except KeyError:
        return False
    if not (type(v57) is str): return False
    if not (v57): return False
    if not (type(v58) is str and v58 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v56 += 1
        v59 = x['store_id']
        if not (type(v59) is str): return False
        if not (_p1(v59)): return False
    if not (len(x) == v56): return False
    if _f9(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

def _f9(x):
    if type(x) is dict:
        if 'source' in x:
            v68 = x['source']
            if not (type(v68) is str and v68 in {'store', 'declared'}): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    try:
        v73 = x['text']
        v74 = x['scenarios']
    except KeyError:
        return False
    if not (type(v73) is str): return False
    if not (type(v74) is list): return False
    for v75 in v74:
        if not (type(v75) is dict): return False
        try:
            v77 = v75['rawText']
        except KeyError:
            return False
        if not (type(v77) is str): return False
        if not (v77): return False
        if not (len(v75) == 1): return False
    if not (len(x) == 2): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v82 = x['id']
        v83 = x['title']
        v84 = x['deltaCount']
        v85 = x['deltas']
        v90 = x['root']
    except KeyError:
        return False
    if not (type(v82) is str): return False
    if not (v82): return False
    if not (type(v83) is str): return False
    if not (v83): return False
    if not ((type(v84) is int or type(v84) is float and v84.is_integer())): return False
    if not (v84 >= 0): return False
    if not (type(v85) is list): return False
    for v86 in v85:
        if not (_f10(v86) or _f11(v86) or _f12(v86)): return False
    if not (_f8(v90)): return False
    if not (len(x) == 5): return False
    return True

def _f12(x):
    if not (type(x) is dict): return False
    try:
        v98 = x['spec']
        v99 = x['operation']
        v100 = x['description']
    except KeyError:
        return False
    if not (type(v98) is str): return False
    if not (v98): return False
    if not (type(v99) is str and v99 in {'ADDED', 'MODIFIED', 'REMOVED', 'RENAMED'}): return False
    if not (type(v100) is str): return False
    if not (v100): return False
    if not (len(x) == 3): return False
    return True

def _f11(x):
    if not (type(x) is dict): return False
    try:
        v105 = x['spec']
        v106 = x['operation']
        v107 = x['description']
        v108 = x['rename']
    except KeyError:
        return False
    if not (type(v105) is str): return False
    if not (v105): return False
    if not (v106 == 'RENAMED'): return False
    if not (type(v107) is str): return False
    if not (v107): return False
    if not (type(v108) is dict): return False
    try:
        v110 = v108['from']
        v111 = v108['to']
    except KeyError:
        return False
    if not (type(v110) is str): return False
    if not (v110): return False
    if not (type(v111) is str): return False
    if not (v111): return False
    if not (len(v108) == 2): return False
    if not (len(x) == 4): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v116 = x['spec']
        v117 = x['operation']
        v118 = x['description']
        v119 = x['requirement']
        v123 = x['requirements']
    except KeyError:
        return False
    if not (type(v116) is str): return False
    if not (v116): return False
    if not (type(v117) is str and v117 in {'ADDED', 'MODIFIED', 'REMOVED'}): return False
    if not (type(v118) is str): return False
    if not (v118): return False
    if not (_f7(v119)): return False
    if not (type(v123) is list): return False
    if not (v123): return False
    if not (len(v123) <= 1): return False
    for v124 in v123:
        if not (_f7(v124)): return False
    if not (len(x) == 5): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

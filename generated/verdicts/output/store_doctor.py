# Made from schemas/output/store-doctor.schema.json by `make generate`; do not edit.
"""Verdicts on output:store-doctor."""
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
        v8 = x['stores']
        v10 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (v10): return False
    if not (len(v10) <= 1): return False
    for v14 in v10:
        if not (_f3(v14)): return False
    if not (len(x) == 2): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v18 = 3
    try:
        v19 = x['severity']
        v23 = x['code']
        v27 = x['message']
    except KeyError:
        return False
    if not (type(v19) is str and v19 in {'error', 'warning', 'info'}): return False
    if not (type(v23) is str): return False
    if not (_p0(v23)): return False
    if not (type(v27) is str): return False
    if not (v27): return False
    if 'target' in x:
        v18 += 1
        v28 = x['target']
        if not (type(v28) is str): return False
        if not (v28): return False
    if 'fix' in x:
        v18 += 1
        v29 = x['fix']
        if not (type(v29) is str): return False
        if not (v29): return False
    if not (len(x) == v18): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v34 = x['stores']
        v70 = x['status']
    except KeyError:
        return False
    if not (type(v34) is list): return False
    for v35 in v34:
        if not (type(v35) is dict): return False
        try:
            v40 = v35['id']
            v44 = v35['root']
            v45 = v35['metadata_path']
            v46 = v35['openspec_root']
            v55 = v35['metadata']
            v61 = v35['git']
            v68 = v35['status']
        except KeyError:
            return False
        if not (type(v40) is str): return False
        if not (_p1(v40)): return False
        if not (type(v44) is str): return False
        if not (v44): return False
        if not (type(v45) is str): return False
        if not (v45): return False
        if not (type(v46) is dict): return False
        try:
            v48 = v46['present']
            v49 = v46['config']
            v50 = v46['specs']
            v51 = v46['changes']
            v52 = v46['archive']
            v53 = v46['healthy']
            v54 = v46['status']
        except KeyError:
            return False
        if not (_f4(v48)): return False
        if not (_f5(v49)): return False
        if not (_f6(v50)): return False
        if not (_f7(v51)): return False
        if not (_f8(v52)): return False
        if not (_f9(v53)): return False
        if not (_f10(v54)): return False
        if not (len(v46) == 7): return False
        if not (type(v55) is dict): return False
        v56 = 3
        try:
            v57 = v55['present']
            v58 = v55['valid']
            v60 = v55['remote']
        except KeyError:
            return False
        if not (_f11(v57)): return False
        if not (_f12(v58)): return False
        if 'id' in v55:
            v56 += 1
            v59 = v55['id']
            if not (_f13(v59)): return False
        if not (_f14(v60)): return False
        if not (len(v55) == v56): return False
        if not (type(v61) is dict): return False
        try:
            v63 = v61['is_repository']
            v64 = v61['has_commits']
            v65 = v61['has_uncommitted_changes']
            v66 = v61['has_remote']
            v67 = v61['origin_url']
        except KeyError:
            return False
        if not (_f15(v63)): return False
        if not (_f16(v64)): return False
        if not (_f17(v65)): return False
        if not (_f18(v66)): return False
        if not (_f19(v67)): return False
        if not (len(v61) == 5): return False
        if not (type(v68) is list): return False
        for v69 in v68:
            if not (_f20(v69)): return False
        if not (len(v35) == 7): return False
    if not (type(v70) is list): return False
    if not (len(v70) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f20(x):
    if not (_f3(x)): return False
    return True

def _f19(x):
    if not (type(x) is str or x is None):
        return False
    return True

def _f18(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f17(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f16(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f15(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f14(x):
    if not (type(x) is str or x is None):
        return False
    return True

def _f13(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f12(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f11(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f10(x):
    if not (type(x) is list): return False
    for v78 in x:
        if not (_f3(v78)): return False
    return True

def _f9(x):
    if not (type(x) is bool): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    try:
        v83 = x['present']
    except KeyError:
        return False
    if not (type(v83) is bool or v83 is None):
        return False
    if not (len(x) == 1): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    try:
        v85 = x['present']
    except KeyError:
        return False
    if not (type(v85) is bool or v85 is None):
        return False
    if not (len(x) == 1): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v87 = x['present']
    except KeyError:
        return False
    if not (type(v87) is bool or v87 is None):
        return False
    if not (len(x) == 1): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    v88 = 1
    try:
        v89 = x['present']
    except KeyError:
        return False
    if not (type(v89) is bool or v89 is None):
        return False
    if 'path' in x:
        v88 += 1
        v90 = x['path']
        if not (type(v90) is str and v90 in {'rasen/config.yaml', 'rasen/config.yml'}): return False
    if not (len(x) == v88): return False
    return True

def _f4(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

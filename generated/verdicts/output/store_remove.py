# Made from schemas/output/store-remove.schema.json by `make generate`; do not edit.
"""Verdicts on output:store-remove."""
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
        v8 = x['store']
        v12 = x['registry']
        v16 = x['files']
        v20 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (v12 is None): return False
    if not (v16 is None): return False
    if not (type(v20) is list): return False
    if not (v20): return False
    if not (len(v20) <= 1): return False
    for v24 in v20:
        if not (_f3(v24)): return False
    if not (len(x) == 4): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v28 = 3
    try:
        v29 = x['severity']
        v33 = x['code']
        v37 = x['message']
    except KeyError:
        return False
    if not (type(v29) is str and v29 in {'error', 'warning', 'info'}): return False
    if not (type(v33) is str): return False
    if not (_p0(v33)): return False
    if not (type(v37) is str): return False
    if not (v37): return False
    if 'target' in x:
        v28 += 1
        v38 = x['target']
        if not (type(v38) is str): return False
        if not (v38): return False
    if 'fix' in x:
        v28 += 1
        v39 = x['fix']
        if not (type(v39) is str): return False
        if not (v39): return False
    if not (len(x) == v28): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v44 = x['store']
        v52 = x['registry']
        v59 = x['files']
        v64 = x['status']
    except KeyError:
        return False
    if not (type(v44) is dict): return False
    try:
        v46 = v44['id']
        v50 = v44['root']
        v51 = v44['metadata_path']
    except KeyError:
        return False
    if not (type(v46) is str): return False
    if not (_p1(v46)): return False
    if not (type(v50) is str): return False
    if not (v50): return False
    if not (type(v51) is str): return False
    if not (v51): return False
    if not (len(v44) == 3): return False
    if not (type(v52) is dict): return False
    try:
        v54 = v52['path']
        v55 = v52['removed']
    except KeyError:
        return False
    if not (type(v54) is str): return False
    if not (v54): return False
    if not (v55 is True): return False
    if not (len(v52) == 2): return False
    if not (type(v59) is dict): return False
    try:
        v61 = v59['deleted']
        v62 = v59['deleted_path']
        v63 = v59['left_on_disk']
    except KeyError:
        return False
    if not (type(v61) is bool): return False
    if not (type(v62) is str or v62 is None):
        return False
    if not (type(v63) is str or v63 is None):
        return False
    if not (len(v59) == 3): return False
    if not (type(v64) is list): return False
    if not (len(v64) <= 1): return False
    for v65 in v64:
        if not (_f3(v65)): return False
    if not (len(x) == 4): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

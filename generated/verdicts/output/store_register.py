# Made from schemas/output/store-register.schema.json by `make generate`; do not edit.
"""Verdicts on output:store-register."""
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
        v16 = x['git']
        v20 = x['created_files']
        v22 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (v12 is None): return False
    if not (v16 is None): return False
    if not (type(v20) is list): return False
    if not (len(v20) <= 0): return False
    if not (type(v22) is list): return False
    if not (v22): return False
    if not (len(v22) <= 1): return False
    for v26 in v22:
        if not (_f3(v26)): return False
    if not (len(x) == 5): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v30 = 3
    try:
        v31 = x['severity']
        v35 = x['code']
        v39 = x['message']
    except KeyError:
        return False
    if not (type(v31) is str and v31 in {'error', 'warning', 'info'}): return False
    if not (type(v35) is str): return False
    if not (_p0(v35)): return False
    if not (type(v39) is str): return False
    if not (v39): return False
    if 'target' in x:
        v30 += 1
        v40 = x['target']
        if not (type(v40) is str): return False
        if not (v40): return False
    if 'fix' in x:
        v30 += 1
        v41 = x['fix']
        if not (type(v41) is str): return False
        if not (v41): return False
    if not (len(x) == v30): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v46 = x['store']
        v54 = x['registry']
        v59 = x['git']
        v64 = x['created_files']
        v66 = x['status']
    except KeyError:
        return False
    if not (type(v46) is dict): return False
    try:
        v48 = v46['id']
        v52 = v46['root']
        v53 = v46['metadata_path']
    except KeyError:
        return False
    if not (type(v48) is str): return False
    if not (_p1(v48)): return False
    if not (type(v52) is str): return False
    if not (v52): return False
    if not (type(v53) is str): return False
    if not (v53): return False
    if not (len(v46) == 3): return False
    if not (type(v54) is dict): return False
    try:
        v56 = v54['path']
        v57 = v54['registered']
        v58 = v54['already_registered']
    except KeyError:
        return False
    if not (type(v56) is str): return False
    if not (v56): return False
    if not (type(v57) is bool): return False
    if not (type(v58) is bool): return False
    if not (len(v54) == 3): return False
    if not (type(v59) is dict): return False
    try:
        v61 = v59['is_repository']
        v62 = v59['initialized']
        v63 = v59['committed']
    except KeyError:
        return False
    if not (type(v61) is bool): return False
    if not (type(v62) is bool): return False
    if not (type(v63) is bool): return False
    if not (len(v59) == 3): return False
    if not (type(v64) is list): return False
    for v65 in v64:
        if not (type(v65) is str): return False
        if not (v65): return False
    if not (type(v66) is list): return False
    if not (len(v66) <= 1): return False
    for v67 in v66:
        if not (_f3(v67)): return False
    if not (len(x) == 5): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

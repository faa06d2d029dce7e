# Made from schemas/output/archive.schema.json by `make generate`; do not edit.
"""Verdicts on output:archive."""
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
    _p2 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}\\x2d').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    v7 = 2
    try:
        v8 = x['archive']
        v16 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if 'root' in x:
        v7 += 1
        v12 = x['root']
        if not (_f3(v12)): return False
    if not (type(v16) is list): return False
    if not (v16): return False
    if not (len(v16) <= 1): return False
    for v20 in v16:
        if not (type(v20) is dict): return False
        v24 = 3
        try:
            v25 = v20['severity']
            v29 = v20['code']
            v33 = v20['message']
        except KeyError:
            return False
        if not (_f4(v25)): return False
        if not (_f5(v29)): return False
        if not (type(v33) is str): return False
        if not (v33): return False
        if 'target' in v20:
            v24 += 1
            v34 = v20['target']
            if not (type(v34) is str): return False
            if not (v34): return False
        if 'fix' in v20:
            v24 += 1
            v35 = v20['fix']
            if not (type(v35) is str): return False
            if not (v35): return False
        if not (len(v20) == v24): return False
    if not (len(x) == v7): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f4(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v36 = 2
    try:
        v37 = x['path']
        v38 = x['source']
    except KeyError:
        return False
    if not (type(v37) is str): return False
    if not (v37): return False
    if not (type(v38) is str and v38 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v36 += 1
        v39 = x['store_id']
        if not (type(v39) is str): return False
        if not (_p1(v39)): return False
    if not (len(x) == v36): return False
    if _f6(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

def _f6(x):
    if type(x) is dict:
        if 'source' in x:
            v48 = x['source']
            if not (type(v48) is str and v48 in {'store', 'declared'}): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v56 = x['archive']
        v72 = x['root']
    except KeyError:
        return False
    if not (type(v56) is dict): return False
    v57 = 4
    try:
        v58 = v56['change']
        v59 = v56['archivedAs']
        v60 = v56['path']
        v61 = v56['specsUpdated']
    except KeyError:
        return False
    if not (type(v58) is str): return False
    if not (v58): return False
    if not (type(v59) is str): return False
    if not (_p2(v59)): return False
    if not (type(v60) is str): return False
    if not (v60): return False
    if not (type(v61) is bool): return False
    if 'totals' in v56:
        v57 += 1
        v62 = v56['totals']
        if not (type(v62) is dict): return False
        try:
            v64 = v62['added']
            v65 = v62['modified']
            v66 = v62['removed']
            v67 = v62['renamed']
        except KeyError:
            return False
        if not ((type(v64) is int or type(v64) is float and v64.is_integer())): return False
        if not (v64 >= 0): return False
        if not ((type(v65) is int or type(v65) is float and v65.is_integer())): return False
        if not (v65 >= 0): return False
        if not ((type(v66) is int or type(v66) is float and v66.is_integer())): return False
        if not (v66 >= 0): return False
        if not ((type(v67) is int or type(v67) is float and v67.is_integer())): return False
        if not (v67 >= 0): return False
        if not (len(v62) == 4): return False
    if not (len(v56) == v57): return False
    if _f7(v56):
        if not ('totals' in v56): return False
    else:
        if (('totals' in v56)): return False
    if not (_f3(v72)): return False
    if not (len(x) == 2): return False
    return True

def _f7(x):
    if type(x) is dict:
        if 'specsUpdated' in x:
            v76 = x['specsUpdated']
            if not (v76 is True): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/validate.schema.json by `make generate`; do not edit.
"""Verdicts on output:validate."""
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
    if not (type(x) is dict): return False
    try:
        v32 = x['items']
        v44 = x['summary']
        v60 = x['version']
        v61 = x['root']
    except KeyError:
        return False
    if not (type(v32) is list): return False
    for v33 in v32:
        if not (type(v33) is dict): return False
        try:
            v38 = v33['id']
            v39 = v33['type']
            v40 = v33['valid']
            v41 = v33['issues']
            v43 = v33['durationMs']
        except KeyError:
            return False
        if not (type(v38) is str): return False
        if not (v38): return False
        if not (type(v39) is str and v39 in {'change', 'spec'}): return False
        if not (type(v40) is bool): return False
        if not (type(v41) is list): return False
        for v42 in v41:
            if not (_f5(v42)): return False
        if not ((type(v43) is int or type(v43) is float and v43.is_integer())): return False
        if not (v43 >= 0): return False
        if not (len(v33) == 5): return False
    if not (type(v44) is dict): return False
    try:
        v46 = v44['totals']
        v50 = v44['byType']
    except KeyError:
        return False
    if not (_f6(v46)): return False
    if not (type(v50) is dict): return False
    if not (v50): return False
    v51 = 0
    if 'change' in v50:
        v51 += 1
        v52 = v50['change']
        if not (_f6(v52)): return False
    if 'spec' in v50:
        v51 += 1
        v56 = v50['spec']
        if not (_f6(v56)): return False
    if not (len(v50) == v51): return False
    if not (len(v44) == 2): return False
    if not (v60 == '1.0'): return False
    if not (type(v61) is dict): return False
    v65 = 2
    try:
        v66 = v61['path']
        v67 = v61['source']
    except KeyError:
        return False
    if not (type(v66) is str): return False
    if not (v66): return False
    if not (type(v67) is str and v67 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in v61:
        v65 += 1
        v68 = v61['store_id']
        if not (type(v68) is str): return False
        if not (_p1(v68)): return False
    if not (len(v61) == v65): return False
    if _f7(v61):
        if not ('store_id' in v61): return False
    else:
        if 'store_id' in v61:
            return False
    if not (len(x) == 4): return False
    return True

def _f7(x):
    if type(x) is dict:
        if 'source' in x:
            v77 = x['source']
            if not (type(v77) is str and v77 in {'store', 'declared'}): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v82 = x['items']
        v83 = x['passed']
        v84 = x['failed']
    except KeyError:
        return False
    if not ((type(v82) is int or type(v82) is float and v82.is_integer())): return False
    if not (v82 >= 0): return False
    if not ((type(v83) is int or type(v83) is float and v83.is_integer())): return False
    if not (v83 >= 0): return False
    if not ((type(v84) is int or type(v84) is float and v84.is_integer())): return False
    if not (v84 >= 0): return False
    if not (len(x) == 3): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    if not (('line' not in x or 'column' in x)): return False
    if not (('column' not in x or 'line' in x)): return False
    v88 = 3
    try:
        v89 = x['level']
        v90 = x['path']
        v91 = x['message']
    except KeyError:
        return False
    if not (type(v89) is str and v89 in {'ERROR', 'WARNING', 'INFO'}): return False
    if not (type(v90) is str): return False
    if not (v90): return False
    if not (type(v91) is str): return False
    if not (v91): return False
    if 'line' in x:
        v88 += 1
        v92 = x['line']
        if not ((type(v92) is int or type(v92) is float and v92.is_integer())): return False
        if not (v92 >= 1): return False
    if 'column' in x:
        v88 += 1
        v93 = x['column']
        if not ((type(v93) is int or type(v93) is float and v93.is_integer())): return False
        if not (v93 >= 1): return False
    if not (len(x) == v88): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

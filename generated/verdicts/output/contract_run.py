# Made from schemas/output/contract-run.schema.json by `make generate`; do not edit.
"""Verdicts on output:contract-run."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['cases']
        v10 = x['summary']
        v14 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (v10 is None): return False
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
    if not (len(x) == 3): return False
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
    v37 = 3
    try:
        v38 = x['cases']
        v55 = x['summary']
        v74 = x['status']
    except KeyError:
        return False
    if not (type(v38) is list): return False
    for v39 in v38:
        if not (type(v39) is dict): return False
        try:
            v41 = v39['file']
            v42 = v39['name']
            v43 = v39['valid']
            v44 = v39['findings']
        except KeyError:
            return False
        if not (type(v41) is str): return False
        if not (v41): return False
        if not (type(v42) is str): return False
        if not (v42): return False
        if not (type(v43) is bool): return False
        if not (type(v44) is list): return False
        for v45 in v44:
            if not (type(v45) is dict): return False
            v46 = 6
            try:
                v47 = v45['step']
                v48 = v45['line']
                v49 = v45['column']
                v50 = v45['severity']
                v51 = v45['code']
                v52 = v45['message']
            except KeyError:
                return False
            if not (_f5(v47)): return False
            if not (_f6(v48)): return False
            if not (_f7(v49)): return False
            if not (_f8(v50)): return False
            if not (_f9(v51)): return False
            if not (_f10(v52)): return False
            if 'details' in v45:
                v46 += 1
                v53 = v45['details']
                if not (_f11(v53)): return False
            if 'fix' in v45:
                v46 += 1
                v54 = v45['fix']
                if not (_f12(v54)): return False
            if not (len(v45) == v46): return False
        if not (len(v39) == 4): return False
    if not (type(v55) is dict): return False
    try:
        v57 = v55['cases']
        v58 = v55['valid']
        v59 = v55['invalid']
    except KeyError:
        return False
    if not ((type(v57) is int or type(v57) is float and v57.is_integer())): return False
    if not (v57 >= 0): return False
    if not ((type(v58) is int or type(v58) is float and v58.is_integer())): return False
    if not (v58 >= 0): return False
    if not ((type(v59) is int or type(v59) is float and v59.is_integer())): return False
    if not (v59 >= 0): return False
    if not (len(v55) == 3): return False
    if 'coverage' in x:
        v37 += 1
        v60 = x['coverage']
        if not (type(v60) is dict): return False
        try:
            v62 = v60['commands']
            v64 = v60['schemas']
            v72 = v60['codes']
        except KeyError:
            return False
        if not (type(v62) is list): return False
        for v63 in v62:
            if not (type(v63) is str): return False
        if not (type(v64) is list): return False
        for v65 in v64:
            if not (type(v65) is dict): return False
            try:
                v67 = v65['schema']
                v68 = v65['exits']
                v70 = v65['branches']
            except KeyError:
                return False
            if not (type(v67) is str): return False
            if not (type(v68) is list): return False
            for v69 in v68:
                if not (_f13(v69)): return False
            if not (type(v70) is list): return False
            for v71 in v70:
                if not (_f14(v71)): return False
            if not (len(v65) == 3): return False
        if not (type(v72) is list): return False
        for v73 in v72:
            if not (type(v73) is str): return False
        if not (len(v60) == 3): return False
    if not (type(v74) is list): return False
    if not (len(v74) <= 0): return False
    if not (len(x) == v37): return False
    return True

def _f14(x):
    if not (type(x) is dict): return False
    try:
        v80 = x['pointer']
        v81 = x['shown']
    except KeyError:
        return False
    if not (type(v80) is str): return False
    if not (type(v81) is bool): return False
    if not (len(x) == 2): return False
    return True

def _f13(x):
    if not (type(x) is dict): return False
    try:
        v83 = x['status']
        v84 = x['shown']
    except KeyError:
        return False
    if not (type(v83) is str): return False
    if not (type(v84) is bool): return False
    if not (len(x) == 2): return False
    return True

def _f12(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f11(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f10(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f8(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f7(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 1): return False
    return True

def _f6(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 1): return False
    return True

def _f5(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

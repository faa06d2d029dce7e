# Made from schemas/output/azp-sign.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-sign."""
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
    _p1 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['signature']
        v12 = x['diagnostics']
        v32 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    for v13 in v12:
        if not (type(v13) is dict): return False
        v17 = 3
        try:
            v18 = v13['code']
            v22 = v13['severity']
            v26 = v13['message']
        except KeyError:
            return False
        if not (type(v18) is str): return False
        if not (_p0(v18)): return False
        if not (type(v22) is str and v22 in {'error', 'warning', 'info'}): return False
        if not (type(v26) is str): return False
        if not (v26): return False
        if 'path' in v13:
            v17 += 1
            v27 = v13['path']
            if not (type(v27) is str): return False
        if 'sourcePath' in v13:
            v17 += 1
            v28 = v13['sourcePath']
            if not (type(v28) is str): return False
            if not (v28): return False
        if 'details' in v13:
            v17 += 1
            v29 = v13['details']
            if not (type(v29) is dict): return False
            if not (v29): return False
        if not (len(v13) == v17): return False
    if not (type(v32) is list): return False
    if not (v32): return False
    if not (len(v32) <= 1): return False
    for v36 in v32:
        if not (type(v36) is dict): return False
        v40 = 3
        try:
            v41 = v36['severity']
            v45 = v36['code']
            v49 = v36['message']
        except KeyError:
            return False
        if not (_f3(v41)): return False
        if not (_f4(v45)): return False
        if not (type(v49) is str): return False
        if not (v49): return False
        if 'target' in v36:
            v40 += 1
            v50 = v36['target']
            if not (type(v50) is str): return False
            if not (v50): return False
        if 'fix' in v36:
            v40 += 1
            v51 = v36['fix']
            if not (type(v51) is str): return False
            if not (v51): return False
        if not (len(v36) == v40): return False
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
    try:
        v56 = x['signature']
        v69 = x['status']
    except KeyError:
        return False
    if not (type(v56) is dict): return False
    try:
        v58 = v56['path']
        v59 = v56['publicKey']
        v63 = v56['keyId']
        v64 = v56['digest']
        v68 = v56['replaced']
    except KeyError:
        return False
    if not (type(v58) is str): return False
    if not (v58): return False
    if not (type(v59) is str): return False
    if not (_p1(v59)): return False
    if ((v59 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    if not (type(v63) is str or v63 is None):
        return False
    if not (type(v64) is str): return False
    if not (_p2(v64)): return False
    if not (type(v68) is bool): return False
    if not (len(v56) == 5): return False
    if not (type(v69) is list): return False
    if not (len(v69) <= 0): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

# Made from schemas/output/azp-keygen.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-keygen."""
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

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['key']
        v12 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (v12): return False
    if not (len(v12) <= 1): return False
    for v16 in v12:
        if not (type(v16) is dict): return False
        v20 = 3
        try:
            v21 = v16['severity']
            v25 = v16['code']
            v29 = v16['message']
        except KeyError:
            return False
        if not (_f3(v21)): return False
        if not (_f4(v25)): return False
        if not (type(v29) is str): return False
        if not (v29): return False
        if 'target' in v16:
            v20 += 1
            v30 = v16['target']
            if not (type(v30) is str): return False
            if not (v30): return False
        if 'fix' in v16:
            v20 += 1
            v31 = v16['fix']
            if not (type(v31) is str): return False
            if not (v31): return False
        if not (len(v16) == v20): return False
    if not (len(x) == 2): return False
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
        v36 = x['key']
        v44 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v38 = v36['path']
        v39 = v36['publicKey']
        v43 = v36['keyId']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (v38): return False
    if not (type(v39) is str): return False
    if not (_p1(v39)): return False
    if ((v39 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    if not (type(v43) is str or v43 is None):
        return False
    if not (len(v36) == 3): return False
    if not (type(v44) is list): return False
    if not (len(v44) <= 0): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

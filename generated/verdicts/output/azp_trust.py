# Made from schemas/output/azp-trust.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-trust."""
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
        v8 = x['trust']
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
        v36 = x['trust']
        v68 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v38 = v36['ok']
        v39 = v36['signed']
        v40 = v36['trusted']
        v41 = v36['reason']
        v42 = v36['hops']
        v43 = v36['via']
        v47 = v36['signer']
        v51 = v36['continuity']
        v55 = v36['pinned']
        v56 = v36['diagnostics']
    except KeyError:
        return False
    if not (type(v38) is bool): return False
    if not (type(v39) is bool): return False
    if not (type(v40) is bool): return False
    if not (type(v41) is str and v41 in {'invalid_package', 'unsigned', 'invalid_store', 'direct', 'countersigned', 'chain_malformed', 'chain_invalid', 'chain_too_long', 'chain_untrusted', 'unknown_signer'}): return False
    if not ((type(v42) is int or type(v42) is float and v42.is_integer())): return False
    if not (v42 >= 0): return False
    if not (_f5(v43) or (v43 is None)): return False
    if not (_f6(v47) or (v47 is None)): return False
    if not ((type(v51) is str and v51 in {'unpinned', 'first', 'same', 'rotated', 'changed', 'unsigned_regression'} or v51 is None)): return False
    if not (type(v55) is bool): return False
    if not (type(v56) is list): return False
    for v57 in v56:
        if not (type(v57) is dict): return False
        v61 = 3
        try:
            v62 = v57['code']
            v63 = v57['severity']
            v64 = v57['message']
        except KeyError:
            return False
        if not (_f7(v62)): return False
        if not (_f8(v63)): return False
        if not (_f9(v64)): return False
        if 'path' in v57:
            v61 += 1
            v65 = v57['path']
            if not (_f10(v65)): return False
        if 'sourcePath' in v57:
            v61 += 1
            v66 = v57['sourcePath']
            if not (_f11(v66)): return False
        if 'details' in v57:
            v61 += 1
            v67 = v57['details']
            if not (_f12(v67)): return False
        if not (len(v57) == v61): return False
    if not (len(v36) == 10): return False
    if not (type(v68) is list): return False
    if not (len(v68) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f12(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f11(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f10(x):
    if not (type(x) is str): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f8(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f7(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v85 = x['publicKey']
        v86 = x['keyId']
        v87 = x['countersigners']
    except KeyError:
        return False
    if not (type(v85) is str): return False
    if not (v85): return False
    if not (type(v86) is str or v86 is None):
        return False
    if not (type(v87) is list): return False
    for v88 in v87:
        if not (type(v88) is dict): return False
        try:
            v90 = v88['hop']
            v91 = v88['publicKey']
            v92 = v88['keyId']
            v93 = v88['valid']
        except KeyError:
            return False
        if not ((type(v90) is int or type(v90) is float and v90.is_integer())): return False
        if not (v90 >= 1): return False
        if not (type(v91) is str): return False
        if not (v91): return False
        if not (type(v92) is str or v92 is None):
            return False
        if not (type(v93) is bool): return False
        if not (len(v88) == 4): return False
    if not (len(x) == 3): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    if ((x in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

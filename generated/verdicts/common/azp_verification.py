# Made from schemas/common/azp-verification.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-verification."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p1(x)

def _f3(x):
    if not (type(x) is dict): return False
    try:
        v50 = x['format']
        v51 = x['definitions']
        v53 = x['fragments']
        v55 = x['agents']
        v57 = x['dependencies']
        v64 = x['hostPermissions']
        v66 = x['screens']
        v72 = x['targetApps']
    except KeyError:
        return False
    if not (type(v50) is str): return False
    if not (v50): return False
    if not (type(v51) is list): return False
    for v52 in v51:
        if not (type(v52) is str): return False
    if not (type(v53) is list): return False
    for v54 in v53:
        if not (type(v54) is str): return False
    if not (type(v55) is list): return False
    for v56 in v55:
        if not (type(v56) is str): return False
    if not (type(v57) is list): return False
    for v58 in v57:
        if not (type(v58) is dict): return False
        try:
            v60 = v58['id']
            v61 = v58['version']
            v62 = v58['required']
            v63 = v58['purpose']
        except KeyError:
            return False
        if not (type(v60) is str): return False
        if not (type(v61) is str or v61 is None):
            return False
        if not (type(v62) is bool): return False
        if not (type(v63) is str or v63 is None):
            return False
        if not (len(v58) == 4): return False
    if not (type(v64) is list): return False
    for v65 in v64:
        if not (type(v65) is str): return False
    if not (type(v66) is list): return False
    for v67 in v66:
        if not (type(v67) is dict): return False
        try:
            v69 = v67['id']
            v70 = v67['placements']
        except KeyError:
            return False
        if not (type(v69) is str): return False
        if not (type(v70) is list): return False
        for v71 in v70:
            if not (type(v71) is str): return False
        if not (len(v67) == 2): return False
    if not (type(v72) is list): return False
    for v73 in v72:
        if not (type(v73) is str): return False
    if not (len(x) == 8): return False
    return True

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v78 = x['publicKey']
        v79 = x['keyId']
        v80 = x['countersigners']
    except KeyError:
        return False
    if not (type(v78) is str): return False
    if not (v78): return False
    if not (type(v79) is str or v79 is None):
        return False
    if not (type(v80) is list): return False
    for v81 in v80:
        if not (type(v81) is dict): return False
        try:
            v83 = v81['hop']
            v84 = v81['publicKey']
            v85 = v81['keyId']
            v86 = v81['valid']
        except KeyError:
            return False
        if not ((type(v83) is int or type(v83) is float and v83.is_integer())): return False
        if not (v83 >= 1): return False
        if not (type(v84) is str): return False
        if not (v84): return False
        if not (type(v85) is str or v85 is None):
            return False
        if not (type(v86) is bool): return False
        if not (len(v81) == 4): return False
    if not (len(x) == 3): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v88 = x['azphalt']
        v89 = x['id']
        v90 = x['name']
        v91 = x['version']
        v92 = x['kind']
        v93 = x['license']
        v94 = x['compat']
    except KeyError:
        return False
    if not (type(v88) is str or v88 is None):
        return False
    if not (type(v89) is str or v89 is None):
        return False
    if not (type(v90) is str or v90 is None):
        return False
    if not (type(v91) is str or v91 is None):
        return False
    if not (type(v92) is str or v92 is None):
        return False
    if not (type(v93) is str or v93 is None):
        return False
    if not (type(v94) is str or v94 is None):
        return False
    if not (len(x) == 7): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['ok']
        v2 = x['signed']
        v3 = x['signatureValid']
        v4 = x['file']
        v12 = x['package']
        v16 = x['signer']
        v20 = x['summary']
        v24 = x['diagnostics']
    except KeyError:
        return False
    if not (type(v1) is bool): return False
    if not (type(v2) is bool): return False
    if not (type(v3) is bool or v3 is None):
        return False
    if not (type(v4) is dict): return False
    try:
        v6 = v4['path']
        v7 = v4['size']
        v8 = v4['digest']
    except KeyError:
        return False
    if not (type(v6) is str): return False
    if not (v6): return False
    if not ((type(v7) is int or type(v7) is float and v7.is_integer())): return False
    if not (v7 >= 0): return False
    if not ((type(v8) is str and _p0(v8)) or (v8 is None)): return False
    if not (len(v4) == 3): return False
    if not (_f1(v12) or (v12 is None)): return False
    if not (_f2(v16) or (v16 is None)): return False
    if not (_f3(v20) or (v20 is None)): return False
    if not (type(v24) is list): return False
    for v25 in v24:
        if not (type(v25) is dict): return False
        v29 = 3
        try:
            v30 = v25['code']
            v34 = v25['severity']
            v38 = v25['message']
        except KeyError:
            return False
        if not (type(v30) is str): return False
        if not (_p1(v30)): return False
        if not (type(v34) is str and v34 in {'error', 'warning', 'info'}): return False
        if not (type(v38) is str): return False
        if not (v38): return False
        if 'path' in v25:
            v29 += 1
            v39 = v25['path']
            if not (type(v39) is str): return False
        if 'sourcePath' in v25:
            v29 += 1
            v40 = v25['sourcePath']
            if not (type(v40) is str): return False
            if not (v40): return False
        if 'details' in v25:
            v29 += 1
            v41 = v25['details']
            if not (type(v41) is dict): return False
            if not (v41): return False
        if not (len(v25) == v29): return False
    return True

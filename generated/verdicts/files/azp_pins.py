# Made from schemas/files/azp-pins.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-pins."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['version']
        v6 = x['pins']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is dict): return False
    for v8 in v6.values():
        if not (type(v8) is dict): return False
        v12 = 1
        try:
            v13 = v8['publicKey']
        except KeyError:
            return False
        if not (type(v13) is str): return False
        if not (_p0(v13)): return False
        if 'keyId' in v8:
            v12 += 1
            v17 = v8['keyId']
            if not (type(v17) is str): return False
        if 'pinnedAt' in v8:
            v12 += 1
            v18 = v8['pinnedAt']
            if not (type(v18) is str): return False
        if not (len(v8) == v12): return False
    if not (len(x) == 2): return False
    return True

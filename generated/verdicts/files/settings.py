# Made from schemas/files/settings.schema.json by `make generate`; do not edit.
"""Verdicts on files:settings."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d\\x2e0-9_a-z]{0,63}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p1(x)

def verdict(x):
    if not (type(x) is dict): return False
    if 'featureFlags' in x:
        v1 = x['featureFlags']
        if not (type(v1) is dict): return False
    if 'profile' in x:
        v4 = x['profile']
        if not (type(v4) is str): return False
        if not (_p0(v4)): return False
    if 'workflows' in x:
        v8 = x['workflows']
        if not (type(v8) is list): return False
        for v9 in v8:
            if not (type(v9) is str): return False
            if not (_p1(v9)): return False
        if not (len(set(v8)) == len(v8)): return False
    if 'language' in x:
        v13 = x['language']
        if not (type(v13) is str and v13 in {'auto', 'en', 'ja', 'zh-cn'}): return False
    if 'proactive' in x:
        v14 = x['proactive']
        if not (type(v14) is bool): return False
    if 'repoMode' in x:
        v15 = x['repoMode']
        if not (type(v15) is str): return False
    return True

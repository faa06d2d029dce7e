# Made from schemas/files/artifact-schema.schema.json by `make generate`; do not edit.
"""Verdicts on files:artifact-schema."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:[/\\x5c]|[A-Za-z]:[/\\x5c])').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('(?:[/\\x5c]|\\A)\\x2e\\x2e(?:[/\\x5c]|\\Z)').search
    return _p1(x)

def _f1(x):
    if not (type(x) is str): return False
    if ((_p0(x))): return False
    if ((_p1(x))): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['name']
        v2 = x['version']
        v4 = x['artifacts']
    except KeyError:
        return False
    if not (type(v1) is str): return False
    if not (v1): return False
    if not ((type(v2) is int or type(v2) is float and v2.is_integer())): return False
    if not (v2 >= 1): return False
    if 'description' in x:
        v3 = x['description']
        if not (type(v3) is str): return False
    if not (type(v4) is list): return False
    if not (v4): return False
    for v5 in v4:
        if not (type(v5) is dict): return False
        try:
            v9 = v5['id']
            v10 = v5['generates']
            v14 = v5['description']
            v15 = v5['template']
        except KeyError:
            return False
        if not (type(v9) is str): return False
        if not (v9): return False
        if type(v10) is str:
            if not (v10): return False
        if not (type(v10) is str): return False
        if ((_p0(v10))): return False
        if ((_p1(v10))): return False
        if not (type(v14) is str): return False
        if type(v15) is str:
            if not (v15): return False
        if not (type(v15) is str): return False
        if ((_p0(v15))): return False
        if ((_p1(v15))): return False
        if 'instruction' in v5:
            v19 = v5['instruction']
            if not (type(v19) is str): return False
        if 'requires' in v5:
            v20 = v5['requires']
            if not (type(v20) is list): return False
            for v21 in v20:
                if not (type(v21) is str): return False
    if 'apply' in x:
        v24 = x['apply']
        if not (type(v24) is dict): return False
        try:
            v28 = v24['requires']
        except KeyError:
            return False
        if not (type(v28) is list): return False
        if not (v28): return False
        for v29 in v28:
            if not (type(v29) is str): return False
        if 'tracks' in v24:
            v30 = v24['tracks']
            if not ((v30 is None) or _f1(v30)): return False
        if 'instruction' in v24:
            v34 = v24['instruction']
            if not (type(v34) is str): return False
    return True

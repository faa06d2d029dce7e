# Made from schemas/files/workflow-artifacts.schema.json by `make generate`; do not edit.
"""Verdicts on files:workflow-artifacts."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 67108864, 'x-max-depth': 16}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p0(x)

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v22 = x['source']
        v23 = x['digest']
        v27 = x['files']
    except KeyError:
        return False
    if not (type(v22) is str): return False
    if not (v22): return False
    if not (type(v23) is str): return False
    if not (_p0(v23)): return False
    if not (type(v27) is list): return False
    for v28 in v27:
        if not (type(v28) is dict): return False
        try:
            v33 = v28['scope']
            v34 = v28['path']
            v35 = v28['sha256']
        except KeyError:
            return False
        if not (type(v33) is str and v33 in {'project', 'absolute'}): return False
        if not (type(v34) is str): return False
        if not (v34): return False
        if not (type(v35) is str): return False
        if not (_p0(v35)): return False
        if not (len(v28) == 3): return False
    if not (len(x) == 3): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['version']
        v6 = x['workflows']
        v8 = x['tools']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is list): return False
    for v7 in v6:
        if not (type(v7) is str): return False
        if not (v7): return False
    if not (type(v8) is dict): return False
    for v10 in v8.values():
        if not (type(v10) is dict): return False
        try:
            v15 = v10['workflows']
        except KeyError:
            return False
        if not (type(v15) is dict): return False
        for v17 in v15.values():
            if not (_f1(v17)): return False
        if not (len(v10) == 1): return False
    if not (len(x) == 3): return False
    return True

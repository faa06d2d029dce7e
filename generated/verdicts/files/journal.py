# Made from schemas/files/journal.schema.json by `make generate`; do not edit.
"""Verdicts on files:journal."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-f]{16,16}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-f]{64,64}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[\\x01-\\x2e0-\\U0010ffff]+(?:/[\\x01-\\x2e0-\\U0010ffff]+)*\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from rasen.verdict.patterns import compile_pattern
    _p3 = compile_pattern('(?:^|/)(?:\\.{1,2}|\\.[Gg][Ii][Tt])(?:/|$)')
    return _p3(x)

def _f1(x):
    if not (type(x) is str): return False
    if not (len(x) <= 4096): return False
    if not (_p2(x)): return False
    if ((_p3(x))): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['version']
        v6 = x['token']
        v7 = x['files']
        v23 = x['made']
        v28 = x['emptied']
        v33 = x['move']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is str): return False
    if not (_p0(v6)): return False
    if not (type(v7) is list): return False
    for v8 in v7:
        if not (type(v8) is dict): return False
        try:
            v13 = v8['path']
            v17 = v8['folder']
            v21 = v8['existed']
            v22 = v8['digest']
        except KeyError:
            return False
        if not (_f1(v13)): return False
        if not (_f1(v17)): return False
        if not (type(v21) is bool): return False
        if type(v22) is str:
            if not (_p1(v22)): return False
        elif not (v22 is None):
            return False
        if not (len(v8) == 4): return False
    if not (type(v23) is list): return False
    for v24 in v23:
        if not (_f1(v24)): return False
    if not (type(v28) is list): return False
    for v29 in v28:
        if not (_f1(v29)): return False
    if not (type(v33) is dict): return False
    try:
        v35 = v33['from']
        v39 = v33['to']
        v43 = v33['copied']
    except KeyError:
        return False
    if not (_f1(v35)): return False
    if not (_f1(v39)): return False
    if not (type(v43) is bool): return False
    if not (len(v33) == 3): return False
    if not (len(x) == 6): return False
    return True

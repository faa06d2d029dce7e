# Made from schemas/output/contract-list.schema.json by `make generate`; do not edit.
"""Verdicts on output:contract-list."""
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
    _p1 = compile('\\A[a-z]+:[a-z][\\x2d0-9a-z]*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\Aurn:rasen:schema:v1:[a-z]+:[a-z][\\x2d0-9a-z]*\\Z').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['schemas']
        v10 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (v10): return False
    if not (len(v10) <= 1): return False
    for v14 in v10:
        if not (type(v14) is dict): return False
        v18 = 3
        try:
            v19 = v14['severity']
            v23 = v14['code']
            v27 = v14['message']
        except KeyError:
            return False
        if not (_f3(v19)): return False
        if not (_f4(v23)): return False
        if not (type(v27) is str): return False
        if not (v27): return False
        if 'target' in v14:
            v18 += 1
            v28 = v14['target']
            if not (type(v28) is str): return False
            if not (v28): return False
        if 'fix' in v14:
            v18 += 1
            v29 = v14['fix']
            if not (type(v29) is str): return False
            if not (v29): return False
        if not (len(v14) == v18): return False
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
        v34 = x['schemas']
        v44 = x['status']
    except KeyError:
        return False
    if not (type(v34) is list): return False
    for v35 in v34:
        if not (type(v35) is dict): return False
        try:
            v37 = v35['name']
            v38 = v35['id']
            v39 = v35['title']
            v40 = v35['description']
            v41 = v35['fileMatch']
            v43 = v35['command']
        except KeyError:
            return False
        if not (type(v37) is str): return False
        if not (_p1(v37)): return False
        if not (type(v38) is str): return False
        if not (_p2(v38)): return False
        if not (type(v39) is str): return False
        if not (v39): return False
        if not (type(v40) is str): return False
        if not (v40): return False
        if not (type(v41) is list): return False
        for v42 in v41:
            if not (type(v42) is str): return False
            if not (v42): return False
        if not (type(v43) is str or v43 is None):
            return False
        if not (len(v35) == 6): return False
    if not (type(v44) is list): return False
    if not (len(v44) <= 0): return False
    if not (len(x) == 2): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

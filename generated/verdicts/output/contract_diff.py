# Made from schemas/output/contract-diff.schema.json by `make generate`; do not edit.
"""Verdicts on output:contract-diff."""
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
    from rasen.verdict.formats import FORMATS
    _p1 = FORMATS['json-pointer']
    return _p1(x)

def _p2(x):
    global _p2
    from rasen.verdict.formats import FORMATS
    _p2 = FORMATS['date']
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['verdict']
        v12 = x['changes']
        v14 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (len(v12) <= 0): return False
    if not (type(v14) is list): return False
    if not (v14): return False
    if not (len(v14) <= 1): return False
    for v18 in v14:
        if not (type(v18) is dict): return False
        v22 = 3
        try:
            v23 = v18['severity']
            v27 = v18['code']
            v31 = v18['message']
        except KeyError:
            return False
        if not (_f3(v23)): return False
        if not (_f4(v27)): return False
        if not (type(v31) is str): return False
        if not (v31): return False
        if 'target' in v18:
            v22 += 1
            v32 = v18['target']
            if not (type(v32) is str): return False
            if not (v32): return False
        if 'fix' in v18:
            v22 += 1
            v33 = v18['fix']
            if not (type(v33) is str): return False
            if not (v33): return False
        if not (len(v18) == v22): return False
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
        v38 = x['verdict']
        v48 = x['changes']
        v74 = x['status']
    except KeyError:
        return False
    if not (type(v38) is dict): return False
    try:
        v40 = v38['input']
        v44 = v38['output']
    except KeyError:
        return False
    if not (type(v40) is str and v40 in {'compatible', 'breaking', 'unproved'}): return False
    if not (type(v44) is str and v44 in {'compatible', 'breaking', 'unproved'}): return False
    if not (len(v38) == 2): return False
    if not (type(v48) is list): return False
    for v49 in v48:
        if not (type(v49) is dict): return False
        v50 = 6
        try:
            v51 = v49['schema']
            v52 = v49['oldPointer']
            v53 = v49['newPointer']
            v54 = v49['kind']
            v58 = v49['input']
            v62 = v49['output']
        except KeyError:
            return False
        if not (type(v51) is str): return False
        if not (v51): return False
        if type(v52) is str:
            if not (_p1(v52)): return False
        elif not (v52 is None):
            return False
        if type(v53) is str:
            if not (_p1(v53)): return False
        elif not (v53 is None):
            return False
        if not (type(v54) is str and v54 in {'annotation-changed', 'rewritten', 'reference-changed', 'schema-changed', 'schema-added', 'schema-removed', 'schema-renamed', 'schema-moved', 'definition-added', 'definition-removed', 'type-changed', 'value-added', 'value-removed', 'property-added', 'property-removed', 'required-added', 'required-removed', 'constraint-added', 'constraint-removed', 'constraint-changed', 'branch-added', 'branch-removed', 'code-changed', 'exit-status-added', 'exit-status-removed', 'exit-status-changed', 'combined', 'referenced-schema-changed'}): return False
        if not (type(v58) is str and v58 in {'compatible', 'breaking', 'unproved'}): return False
        if not (type(v62) is str and v62 in {'compatible', 'breaking', 'unproved'}): return False
        if 'witness' in v49:
            v50 += 1
        if 'accepted' in v49:
            v50 += 1
            v70 = v49['accepted']
            if not (type(v70) is dict): return False
            try:
                v72 = v70['reason']
                v73 = v70['until']
            except KeyError:
                return False
            if not (type(v72) is str): return False
            if not (v72): return False
            if not (type(v73) is str): return False
            if not (_p2(v73)): return False
            if not (len(v70) == 2): return False
        if not (len(v49) == v50): return False
    if not (type(v74) is list): return False
    if not (len(v74) <= 0): return False
    if not (len(x) == 3): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

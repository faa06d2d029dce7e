# Made from schemas/files/workflow.schema.json by `make generate`; do not edit.
"""Verdicts on files:workflow."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[ -\\x7e\\u0080-\\U0010ffff]*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z][\\x2d0-:a-z]{0,127}\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A(?:/|[A-Za-z]:)').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\x5c').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('[\\x00-\\x1f\\x7f]').search
    return _p5(x)

def _f1(x):
    if not (type(x) is str): return False
    if not (x): return False
    if ((_p3(x))): return False
    if ((_p4(x))): return False
    if ((_p5(x))): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['version']
        v6 = x['id']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is str): return False
    if not (_p0(v6)): return False
    if 'kind' in x:
        v1 += 1
        v10 = x['kind']
        if not (type(v10) is str and v10 in {'task', 'internal'}): return False
    if 'command' in x:
        v1 += 1
        v11 = x['command']
        if not (type(v11) is dict): return False
    if 'skill' in x:
        v1 += 1
        v14 = x['skill']
        if not (type(v14) is dict): return False
        v15 = 1
        try:
            v16 = v14['name']
        except KeyError:
            return False
        if not (type(v16) is str): return False
        if not (v16): return False
        if not (_p1(v16)): return False
        if 'category' in v14:
            v15 += 1
            v20 = v14['category']
            if not (type(v20) is str): return False
            if not (v20): return False
            if not (_p1(v20)): return False
        if 'tags' in v14:
            v15 += 1
            v24 = v14['tags']
            if not (type(v24) is list): return False
            if not (v24): return False
            for v25 in v24:
                if not (type(v25) is str): return False
                if not (v25): return False
                if not (_p1(v25)): return False
        if not (len(v14) == v15): return False
    if 'files' in x:
        v1 += 1
        v29 = x['files']
        if not (type(v29) is dict): return False
        v30 = 0
        if 'sidecars' in v29:
            v30 += 1
            v31 = v29['sidecars']
            if not (type(v31) is list): return False
            for v32 in v31:
                if not (_f1(v32)): return False
            if not (len(set(v31)) == len(v31)): return False
        if 'scripts' in v29:
            v30 += 1
            v36 = v29['scripts']
            if not (type(v36) is list): return False
            for v37 in v36:
                if not (_f1(v37)): return False
            if not (len(set(v36)) == len(v36)): return False
        if not (len(v29) == v30): return False
    if 'requires' in x:
        v1 += 1
        v41 = x['requires']
        if not (type(v41) is dict): return False
        v42 = 0
        if 'workflows' in v41:
            v42 += 1
            v43 = v41['workflows']
            if not (type(v43) is list): return False
            for v44 in v43:
                if not (type(v44) is str): return False
                if not (_p0(v44)): return False
            if not (len(set(v43)) == len(v43)): return False
        if 'skills' in v41:
            v42 += 1
            v48 = v41['skills']
            if not (type(v48) is list): return False
            for v49 in v48:
                if not (type(v49) is str): return False
                if not (_p2(v49)): return False
            if not (len(set(v48)) == len(v48)): return False
        if 'pipelines' in v41:
            v42 += 1
            v53 = v41['pipelines']
            if not (type(v53) is list): return False
            for v54 in v53:
                if not (type(v54) is str): return False
                if not (_p0(v54)): return False
            if not (len(set(v53)) == len(v53)): return False
        if 'schemas' in v41:
            v42 += 1
            v58 = v41['schemas']
            if not (type(v58) is list): return False
            for v59 in v58:
                if not (type(v59) is str): return False
                if not (_p0(v59)): return False
            if not (len(set(v58)) == len(v58)): return False
        if not (len(v41) == v42): return False
    if 'recommends' in x:
        v1 += 1
        v63 = x['recommends']
        if not (type(v63) is dict): return False
        v64 = 0
        if 'workflows' in v63:
            v64 += 1
            v65 = v63['workflows']
            if not (type(v65) is list): return False
            for v66 in v65:
                if not (type(v66) is str): return False
                if not (_p0(v66)): return False
            if not (len(set(v65)) == len(v65)): return False
        if not (len(v63) == v64): return False
    if not (len(x) == v1): return False
    return True

# Made from schemas/files/config.schema.json by `make generate`; do not edit.
"""Verdicts on files:config."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z][\\x2d\\x2e0-9_a-z]{0,63}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p2(x)

def _f5(x):
    if not (((type(x) is int or type(x) is float) and x > 0 and x <= 1) or _f6(x)): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v150 = x['remainingTokens']
    except KeyError:
        return False
    if not ((type(v150) is int or type(v150) is float and v150.is_integer())): return False
    if not (v150 >= 1): return False
    if not (len(x) == 1): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'claude', 'codex'}): return False
    return True

def _f2(x):
    if not (type(x) is str and x in {'on', 'off'}): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v154 = x['id']
    except KeyError:
        return False
    if not (type(v154) is str): return False
    if not (_p0(v154)): return False
    if 'remote' in x:
        v158 = x['remote']
        if not (type(v158) is str): return False
        if not (v158): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    if 'schema' in x:
        v1 = x['schema']
        if not (type(v1) is str): return False
        if not (v1): return False
    if 'context' in x:
        v2 = x['context']
        if not (type(v2) is str): return False
    if 'rules' in x:
        v3 = x['rules']
        if not (type(v3) is dict): return False
        for v5 in v3.values():
            if not (type(v5) is list): return False
            for v6 in v5:
                if not (type(v6) is str): return False
                if not (v6): return False
    if 'store' in x:
        v7 = x['store']
        if not (type(v7) is str): return False
        if not (_p0(v7)): return False
    if 'references' in x:
        v11 = x['references']
        if not (type(v11) is list): return False
        for v12 in v11:
            if not ((type(v12) is str and _p0(v12)) or _f1(v12)): return False
    if 'profile' in x:
        v19 = x['profile']
        if not (type(v19) is str): return False
        if not (_p1(v19)): return False
    if 'workflows' in x:
        v23 = x['workflows']
        if not (type(v23) is list): return False
        for v24 in v23:
            if not (type(v24) is str): return False
            if not (_p2(v24)): return False
    if 'pipelines' in x:
        v28 = x['pipelines']
        if not (type(v28) is dict): return False
        for v30 in v28.values():
            if not (type(v30) is dict): return False
            if 'gates' in v30:
                v34 = v30['gates']
                if not (type(v34) is dict): return False
                for v36 in v34.values():
                    if not (_f2(v36)): return False
            if 'runtimes' in v30:
                v40 = v30['runtimes']
                if not (type(v40) is dict): return False
                v41 = 0
                if 'planner' in v40:
                    v41 += 1
                    v42 = v40['planner']
                    if not (_f3(v42)): return False
                if 'implementer' in v40:
                    v41 += 1
                    v46 = v40['implementer']
                    if not (_f3(v46)): return False
                if 'reviewer' in v40:
                    v41 += 1
                    v50 = v40['reviewer']
                    if not (_f3(v50)): return False
                if 'fixer' in v40:
                    v41 += 1
                    v54 = v40['fixer']
                    if not (_f3(v54)): return False
                if 'shipper' in v40:
                    v41 += 1
                    v58 = v40['shipper']
                    if not (_f3(v58)): return False
                if not (len(v40) == v41): return False
            if 'models' in v30:
                v62 = v30['models']
                if not (type(v62) is dict): return False
                for v64 in v62.values():
                    if not (_f4(v64)): return False
            if 'handoff' in v30:
                v68 = v30['handoff']
                if not (type(v68) is dict): return False
                for v70 in v68.values():
                    if not (_f5(v70)): return False
    if 'models' in x:
        v76 = x['models']
        if not (type(v76) is dict): return False
        if 'default' in v76:
            v77 = v76['default']
            if not (type(v77) is str): return False
            if not (v77): return False
        if 'roles' in v76:
            v81 = v76['roles']
            if not (type(v81) is dict): return False
            v82 = 0
            if 'planner' in v81:
                v82 += 1
                v83 = v81['planner']
                if not (type(v83) is str): return False
                if not (v83): return False
            if 'implementer' in v81:
                v82 += 1
                v87 = v81['implementer']
                if not (type(v87) is str): return False
                if not (v87): return False
            if 'reviewer' in v81:
                v82 += 1
                v91 = v81['reviewer']
                if not (type(v91) is str): return False
                if not (v91): return False
            if 'fixer' in v81:
                v82 += 1
                v95 = v81['fixer']
                if not (type(v95) is str): return False
                if not (v95): return False
            if 'shipper' in v81:
                v82 += 1
                v99 = v81['shipper']
                if not (type(v99) is str): return False
                if not (v99): return False
            if not (len(v81) == v82): return False
    if 'handoff' in x:
        v105 = x['handoff']
        if not (type(v105) is dict): return False
        if 'threshold' in v105:
            v106 = v105['threshold']
            if not (_f5(v106)): return False
        if 'roles' in v105:
            v110 = v105['roles']
            if not (type(v110) is dict): return False
            v111 = 0
            if 'planner' in v110:
                v111 += 1
                v112 = v110['planner']
                if not (_f5(v112)): return False
            if 'implementer' in v110:
                v111 += 1
                v116 = v110['implementer']
                if not (_f5(v116)): return False
            if 'reviewer' in v110:
                v111 += 1
                v120 = v110['reviewer']
                if not (_f5(v120)): return False
            if 'fixer' in v110:
                v111 += 1
                v124 = v110['fixer']
                if not (_f5(v124)): return False
            if 'shipper' in v110:
                v111 += 1
                v128 = v110['shipper']
                if not (_f5(v128)): return False
            if not (len(v110) == v111): return False
    if 'autopilot' in x:
        v134 = x['autopilot']
        if not (type(v134) is dict): return False
        if 'gates' in v134:
            v135 = v134['gates']
            if not (type(v135) is str and v135 in {'on', 'off'}): return False
    return True

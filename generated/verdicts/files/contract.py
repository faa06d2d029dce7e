# Made from schemas/files/contract.schema.json by `make generate`; do not edit.
"""Verdicts on files:contract."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}

_k0 = frozenset({'run', 'stdin', 'env', 'exit', 'stdout', 'schema', 'equals', 'contains', 'stderr', 'after', 'capture', 'varies', 'verdict', 'timeout'})

def _p0(x):
    global _p0
    from rasen.verdict.formats import FORMATS
    _p0 = FORMATS['json-pointer']
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[A-Z_a-z][0-9A-Z_a-z]*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from rasen.verdict.formats import FORMATS
    _p2 = FORMATS['regex']
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p3(x)

def _f11(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f10(x):
    if type(x) is str:
        if not (_p1(x)): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f8(x):
    if not (_f12(x)): return False
    return True

def _f12(x):
    if not (((type(x) is str and x in {'present', 'absent'})) or _f13(x)): return False
    return True

def _f13(x):
    if not (type(x) is dict): return False
    v89 = 0
    if 'text' in x:
        v89 += 1
        v90 = x['text']
        if not (type(v90) is str): return False
    if 'equals' in x:
        v89 += 1
    if not (len(x) == v89): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    v95 = 0
    if 'pattern' in x:
        v95 += 1
        v96 = x['pattern']
        if not (type(v96) is str): return False
        if not (_p2(v96)): return False
    if 'contains' in x:
        v95 += 1
        v97 = x['contains']
        if not (type(v97) is list): return False
        for v98 in v97:
            if not (type(v98) is str): return False
    if not (len(x) == v95): return False
    return True

def _f6(x):
    if not (type(x) is str): return False
    return True

def _f5(x):
    if not ((type(x) is str and x) or (type(x) is dict) or (type(x) is bool)): return False
    return True

def _f4(x):
    if not (type(x) is list): return False
    if not (x): return False
    for v102 in x:
        if not ((type(v102) is int or type(v102) is float and v102.is_integer())): return False
    return True

def _f3(x):
    if not (type(x) is str): return False
    return True

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v109 = x['run']
    except KeyError:
        return False
    if not (_f1(v109)): return False
    if 'stdin' in x:
        v113 = x['stdin']
        if not (type(v113) is str): return False
    if 'env' in x:
        v114 = x['env']
        if not (type(v114) is dict): return False
        for v116 in v114.values():
            if not (type(v116) is str): return False
    if 'exit' in x:
        v117 = x['exit']
        if not (((type(v117) is int or type(v117) is float and v117.is_integer())) or _f4(v117) or ((v117 == 'any'))): return False
    if 'stdout' in x:
        v121 = x['stdout']
        if not (type(v121) is str and v121 in {'json', 'json-lines', 'text', 'none', 'any'}): return False
    if 'schema' in x:
        v122 = x['schema']
        if not ((type(v122) is str and v122) or (type(v122) is dict) or (type(v122) is bool)): return False
    if 'contains' in x:
        v133 = x['contains']
        if not (type(v133) is list): return False
        for v134 in v133:
            if not (type(v134) is str): return False
    if 'stderr' in x:
        v135 = x['stderr']
        if not (((type(v135) is str and v135 in {'empty', 'nonempty', 'any'})) or _f7(v135)): return False
    if 'after' in x:
        v139 = x['after']
        if not (type(v139) is dict): return False
        for v141 in v139.values():
            if not (_f12(v141)): return False
    if 'capture' in x:
        v145 = x['capture']
        if not (type(v145) is dict): return False
        for v147 in v145.values():
            if not (type(v147) is str): return False
            if not (_p0(v147)): return False
        for v148 in v145:
            if not (_p1(v148)): return False
    if 'varies' in x:
        v149 = x['varies']
        if not (type(v149) is list): return False
        for v150 in v149:
            if not (type(v150) is str): return False
            if not (_p0(v150)): return False
    if 'verdict' in x:
        v151 = x['verdict']
        if not (type(v151) is str): return False
        if not (_p0(v151)): return False
    if 'timeout' in x:
        v152 = x['timeout']
        if not ((type(v152) is int or type(v152) is float)): return False
        if not (v152 > 0): return False
        if not (v152 <= 3600): return False
    if type(x) is dict:
        if not (x.keys() <= _k0): return False
    return True

def _f1(x):
    if not ((type(x) is str and _p3(x)) or _f14(x)): return False
    return True

def _f14(x):
    if not (type(x) is list): return False
    if not (x): return False
    for v160 in x:
        if not (type(v160) is str): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    v1 = 2
    try:
        v2 = x['version']
        v15 = x['cases']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if 'program' in x:
        v1 += 1
        v6 = x['program']
        if not (type(v6) is str): return False
        if not (v6): return False
    if 'schemas' in x:
        v1 += 1
        v7 = x['schemas']
        if not (type(v7) is str): return False
        if not (v7): return False
    if 'env' in x:
        v1 += 1
        v8 = x['env']
        if not (type(v8) is dict): return False
        for v10 in v8.values():
            if not (type(v10) is str): return False
    if 'timeout' in x:
        v1 += 1
        v11 = x['timeout']
        if not ((type(v11) is int or type(v11) is float)): return False
        if not (v11 > 0): return False
        if not (v11 <= 3600): return False
    if 'runs' in x:
        v1 += 1
        v12 = x['runs']
        if not ((type(v12) is int or type(v12) is float and v12.is_integer())): return False
        if not (v12 >= 1): return False
        if not (v12 <= 100): return False
    if 'locales' in x:
        v1 += 1
        v13 = x['locales']
        if not (type(v13) is list): return False
        for v14 in v13:
            if not (type(v14) is str): return False
            if not (v14): return False
    if not (type(v15) is list): return False
    if not (v15): return False
    for v16 in v15:
        v20 = set()
        if not (type(v16) is dict): return False
        try:
            v21 = v16['name']
        except KeyError:
            return False
        if not (type(v21) is str): return False
        if not (v21): return False
        if 'files' in v16:
            v22 = v16['files']
            if not (type(v22) is dict): return False
            for v24 in v22.values():
                if not (type(v24) is str): return False
        if 'setup' in v16:
            v25 = v16['setup']
            if not (type(v25) is list): return False
            for v26 in v25:
                if not (_f1(v26)): return False
        v20.update({'name', 'files', 'setup'})
        if (('steps' in v16)):
            if 'steps' in v16:
                v32 = v16['steps']
                if not (type(v32) is list): return False
                if not (v32): return False
                for v33 in v32:
                    if not (_f2(v33)): return False
            v20.update({'steps'})
        else:
            try:
                v38 = v16['run']
            except KeyError:
                return False
            if not (_f1(v38)): return False
            if 'stdin' in v16:
                v42 = v16['stdin']
                if not (type(v42) is str): return False
            if 'env' in v16:
                v43 = v16['env']
                if not (type(v43) is dict): return False
                for v45 in v43.values():
                    if not (_f3(v45)): return False
            if 'exit' in v16:
                v46 = v16['exit']
                if not (((type(v46) is int or type(v46) is float and v46.is_integer())) or _f4(v46) or ((v46 == 'any'))): return False
            if 'stdout' in v16:
                v50 = v16['stdout']
                if not (type(v50) is str and v50 in {'json', 'json-lines', 'text', 'none', 'any'}): return False
            if 'schema' in v16:
                v51 = v16['schema']
                if not (_f5(v51)): return False
            if 'contains' in v16:
                v59 = v16['contains']
                if not (type(v59) is list): return False
                for v60 in v59:
                    if not (_f6(v60)): return False
            if 'stderr' in v16:
                v61 = v16['stderr']
                if not (((type(v61) is str and v61 in {'empty', 'nonempty', 'any'})) or _f7(v61)): return False
            if 'after' in v16:
                v65 = v16['after']
                if not (type(v65) is dict): return False
                for v67 in v65.values():
                    if not (_f8(v67)): return False
            if 'capture' in v16:
                v68 = v16['capture']
                if not (type(v68) is dict): return False
                for v70 in v68.values():
                    if not (_f9(v70)): return False
                for v71 in v68:
                    if not (_f10(v71)): return False
            if 'varies' in v16:
                v72 = v16['varies']
                if not (type(v72) is list): return False
                for v73 in v72:
                    if not (_f11(v73)): return False
            if 'verdict' in v16:
                v74 = v16['verdict']
                if not (type(v74) is str): return False
                if not (_p0(v74)): return False
            if 'timeout' in v16:
                v75 = v16['timeout']
                if not ((type(v75) is int or type(v75) is float)): return False
                if not (v75 > 0): return False
                if not (v75 <= 3600): return False
            v20.update({'run', 'stdin', 'env', 'exit', 'stdout', 'schema', 'equals', 'contains', 'stderr', 'after', 'capture', 'varies', 'verdict', 'timeout'})
        for v78, v79 in v16.items():
            if v78 not in v20:
                return False
    if not (len(x) == v1): return False
    return True

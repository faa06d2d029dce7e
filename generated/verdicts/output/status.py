# Made from schemas/output/status.schema.json by `make generate`; do not edit.
"""Verdicts on output:status."""
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
    _p1 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (v8): return False
    if not (len(v8) <= 1): return False
    for v12 in v8:
        if not (type(v12) is dict): return False
        v16 = 3
        try:
            v17 = v12['severity']
            v21 = v12['code']
            v25 = v12['message']
        except KeyError:
            return False
        if not (_f3(v17)): return False
        if not (_f4(v21)): return False
        if not (type(v25) is str): return False
        if not (v25): return False
        if 'target' in v12:
            v16 += 1
            v26 = v12['target']
            if not (type(v26) is str): return False
            if not (v26): return False
        if 'fix' in v12:
            v16 += 1
            v27 = v12['fix']
            if not (type(v27) is str): return False
            if not (v27): return False
        if not (len(v12) == v16): return False
    if not (len(x) == 1): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f1(x):
    if not (_f5(x) or _f6(x)): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v38 = x['changes']
        v40 = x['message']
        v41 = x['root']
    except KeyError:
        return False
    if not (type(v38) is list): return False
    if not (len(v38) <= 0): return False
    if not (type(v40) is str): return False
    if not (v40): return False
    if not (_f7(v41)): return False
    if not (len(x) == 3): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    v45 = 2
    try:
        v46 = x['path']
        v47 = x['source']
    except KeyError:
        return False
    if not (type(v46) is str): return False
    if not (v46): return False
    if not (type(v47) is str and v47 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v45 += 1
        v48 = x['store_id']
        if not (type(v48) is str): return False
        if not (_p1(v48)): return False
    if not (len(x) == v45): return False
    if _f8(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

def _f8(x):
    if type(x) is dict:
        if 'source' in x:
            v57 = x['source']
            if not (type(v57) is str and v57 in {'store', 'declared'}): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v65 = x['changeName']
        v66 = x['schemaName']
        v67 = x['planningHome']
        v76 = x['changeRoot']
        v77 = x['artifactPaths']
        v88 = x['nextSteps']
        v90 = x['actionContext']
        v106 = x['isComplete']
        v107 = x['applyRequires']
        v109 = x['artifacts']
        v125 = x['root']
    except KeyError:
        return False
    if not (type(v65) is str): return False
    if not (v65): return False
    if not (type(v66) is str): return False
    if not (v66): return False
    if not (type(v67) is dict): return False
    try:
        v72 = v67['kind']
        v73 = v67['root']
        v74 = v67['changesDir']
        v75 = v67['defaultSchema']
    except KeyError:
        return False
    if not (v72 == 'repo'): return False
    if not (type(v73) is str): return False
    if not (v73): return False
    if not (type(v74) is str): return False
    if not (v74): return False
    if not (v75 == 'spec-driven'): return False
    if not (len(v67) == 4): return False
    if not (type(v76) is str): return False
    if not (v76): return False
    if not (type(v77) is dict): return False
    if not (v77): return False
    for v79 in v77.values():
        if not (type(v79) is dict): return False
        try:
            v84 = v79['outputPath']
            v85 = v79['resolvedOutputPath']
            v86 = v79['existingOutputPaths']
        except KeyError:
            return False
        if not (type(v84) is str): return False
        if not (v84): return False
        if not (type(v85) is str): return False
        if not (v85): return False
        if not (type(v86) is list): return False
        for v87 in v86:
            if not (_f9(v87)): return False
        if not (len(set(v86)) == len(v86)): return False
        if not (len(v79) == 3): return False
    if not (type(v88) is list): return False
    if not (len(v88) <= 1): return False
    for v89 in v88:
        if not (type(v89) is str): return False
        if not (v89): return False
    if not (type(v90) is dict): return False
    try:
        v92 = v90['mode']
        v93 = v90['sourceOfTruth']
        v94 = v90['planningArtifacts']
        v96 = v90['linkedContext']
        v98 = v90['allowedEditRoots']
        v100 = v90['requiresAffectedAreaSelection']
        v104 = v90['constraints']
    except KeyError:
        return False
    if not (v92 == 'repo-local'): return False
    if not (v93 == 'repo'): return False
    if not (type(v94) is list): return False
    for v95 in v94:
        if not (type(v95) is str): return False
    if not (type(v96) is list): return False
    if not (len(v96) <= 0): return False
    if not (type(v98) is list): return False
    for v99 in v98:
        if not (type(v99) is str): return False
    if not (v100 is False): return False
    if not (type(v104) is list): return False
    for v105 in v104:
        if not (type(v105) is str): return False
    if not (len(v90) == 7): return False
    if not (type(v106) is bool): return False
    if not (type(v107) is list): return False
    for v108 in v107:
        if not (type(v108) is str): return False
    if not (type(v109) is list): return False
    if not (v109): return False
    for v110 in v109:
        if not (type(v110) is dict): return False
        v114 = 3
        try:
            v115 = v110['id']
            v116 = v110['outputPath']
            v117 = v110['status']
        except KeyError:
            return False
        if not (type(v115) is str): return False
        if not (v115): return False
        if not (type(v116) is str): return False
        if not (v116): return False
        if not (type(v117) is str and v117 in {'done', 'ready', 'blocked'}): return False
        if 'missingDeps' in v110:
            v114 += 1
            v118 = v110['missingDeps']
            if not (type(v118) is list): return False
            if not (v118): return False
            for v119 in v118:
                if not (_f10(v119)): return False
            if not (len(set(v118)) == len(v118)): return False
        if not (len(v110) == v114): return False
        if _f11(v110):
            if not ('missingDeps' in v110): return False
        else:
            if 'missingDeps' in v110:
                return False
    if not (_f7(v125)): return False
    if not (len(x) == 11): return False
    return True

def _f11(x):
    if type(x) is dict:
        if 'status' in x:
            v129 = x['status']
            if not (v129 == 'blocked'): return False
    return True

def _f10(x):
    if not (type(x) is str): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

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
        v85 = x['nextSteps']
        v87 = x['actionContext']
        v103 = x['isComplete']
        v104 = x['applyRequires']
        v106 = x['artifacts']
        v122 = x['root']
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
            v81 = v79['outputPath']
            v82 = v79['resolvedOutputPath']
            v83 = v79['existingOutputPaths']
        except KeyError:
            return False
        if not (type(v81) is str): return False
        if not (v81): return False
        if not (type(v82) is str): return False
        if not (v82): return False
        if not (type(v83) is list): return False
        for v84 in v83:
            if not (type(v84) is str): return False
        if not (len(set(v83)) == len(v83)): return False
        if not (len(v79) == 3): return False
    if not (type(v85) is list): return False
    if not (len(v85) <= 1): return False
    for v86 in v85:
        if not (type(v86) is str): return False
        if not (v86): return False
    if not (type(v87) is dict): return False
    try:
        v89 = v87['mode']
        v90 = v87['sourceOfTruth']
        v91 = v87['planningArtifacts']
        v93 = v87['linkedContext']
        v95 = v87['allowedEditRoots']
        v97 = v87['requiresAffectedAreaSelection']
        v101 = v87['constraints']
    except KeyError:
        return False
    if not (v89 == 'repo-local'): return False
    if not (v90 == 'repo'): return False
    if not (type(v91) is list): return False
    for v92 in v91:
        if not (type(v92) is str): return False
    if not (type(v93) is list): return False
    if not (len(v93) <= 0): return False
    if not (type(v95) is list): return False
    for v96 in v95:
        if not (type(v96) is str): return False
    if not (v97 is False): return False
    if not (type(v101) is list): return False
    for v102 in v101:
        if not (type(v102) is str): return False
    if not (len(v87) == 7): return False
    if not (type(v103) is bool): return False
    if not (type(v104) is list): return False
    for v105 in v104:
        if not (type(v105) is str): return False
    if not (type(v106) is list): return False
    if not (v106): return False
    for v107 in v106:
        if not (type(v107) is dict): return False
        v111 = 3
        try:
            v112 = v107['id']
            v113 = v107['outputPath']
            v114 = v107['status']
        except KeyError:
            return False
        if not (type(v112) is str): return False
        if not (v112): return False
        if not (type(v113) is str): return False
        if not (v113): return False
        if not (type(v114) is str and v114 in {'done', 'ready', 'blocked'}): return False
        if 'missingDeps' in v107:
            v111 += 1
            v115 = v107['missingDeps']
            if not (type(v115) is list): return False
            if not (v115): return False
            for v116 in v115:
                if not (_f9(v116)): return False
            if not (len(set(v115)) == len(v115)): return False
        if not (len(v107) == v111): return False
        if _f10(v107):
            if not ('missingDeps' in v107): return False
        else:
            if 'missingDeps' in v107:
                return False
    if not (_f7(v122)): return False
    if not (len(x) == 11): return False
    return True

def _f10(x):
    if type(x) is dict:
        if 'status' in x:
            v126 = x['status']
            if not (v126 == 'blocked'): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

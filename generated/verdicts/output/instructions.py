# Made from schemas/output/instructions.schema.json by `make generate`; do not edit.
"""Verdicts on output:instructions."""
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
    _p1 = compile('\\A[1-9][0-9]*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z]+(?:\\x2d[0-9a-z]+)*\\Z').search
    return _p2(x)

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
        if not (_f3(v12)): return False
    if not (len(x) == 1): return False
    return True

def _f3(x):
    if not (type(x) is dict): return False
    v16 = 3
    try:
        v17 = x['severity']
        v21 = x['code']
        v25 = x['message']
    except KeyError:
        return False
    if not (type(v17) is str and v17 in {'error', 'warning', 'info'}): return False
    if not (type(v21) is str): return False
    if not (_p0(v21)): return False
    if not (type(v25) is str): return False
    if not (v25): return False
    if 'target' in x:
        v16 += 1
        v26 = x['target']
        if not (type(v26) is str): return False
        if not (v26): return False
    if 'fix' in x:
        v16 += 1
        v27 = x['fix']
        if not (type(v27) is str): return False
        if not (v27): return False
    if not (len(x) == v16): return False
    return True

def _f1(x):
    if not (_f4(x) or _f5(x)): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    v37 = 9
    try:
        v38 = x['changeName']
        v39 = x['changeDir']
        v40 = x['schemaName']
        v41 = x['contextFiles']
        v45 = x['progress']
        v50 = x['tasks']
        v56 = x['state']
        v59 = x['instruction']
        v65 = x['root']
    except KeyError:
        return False
    if not (type(v38) is str): return False
    if not (v38): return False
    if not (type(v39) is str): return False
    if not (v39): return False
    if not (type(v40) is str): return False
    if not (v40): return False
    if not (type(v41) is dict): return False
    for v43 in v41.values():
        if not (type(v43) is list): return False
        if not (v43): return False
        for v44 in v43:
            if not (type(v44) is str): return False
            if not (v44): return False
    if not (type(v45) is dict): return False
    try:
        v47 = v45['total']
        v48 = v45['complete']
        v49 = v45['remaining']
    except KeyError:
        return False
    if not ((type(v47) is int or type(v47) is float and v47.is_integer())): return False
    if not (v47 >= 0): return False
    if not ((type(v48) is int or type(v48) is float and v48.is_integer())): return False
    if not (v48 >= 0): return False
    if not ((type(v49) is int or type(v49) is float and v49.is_integer())): return False
    if not (v49 >= 0): return False
    if not (len(v45) == 3): return False
    if not (type(v50) is list): return False
    for v51 in v50:
        if not (type(v51) is dict): return False
        try:
            v53 = v51['id']
            v54 = v51['description']
            v55 = v51['done']
        except KeyError:
            return False
        if not (type(v53) is str): return False
        if not (_p1(v53)): return False
        if not (type(v54) is str): return False
        if not (v54): return False
        if not (type(v55) is bool): return False
        if not (len(v51) == 3): return False
    if not (type(v56) is str and v56 in {'blocked', 'all_done', 'ready'}): return False
    if 'missingArtifacts' in x:
        v37 += 1
        v57 = x['missingArtifacts']
        if not (type(v57) is list): return False
        if not (v57): return False
        for v58 in v57:
            if not (type(v58) is str): return False
        if not (len(set(v57)) == len(v57)): return False
    if not (type(v59) is str): return False
    if not (v59): return False
    if 'references' in x:
        v37 += 1
        v60 = x['references']
        if not (type(v60) is list): return False
        if not (v60): return False
        for v61 in v60:
            if not (_f6(v61)): return False
    if not (_f7(v65)): return False
    if not (len(x) == v37): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    v69 = 2
    try:
        v70 = x['path']
        v71 = x['source']
    except KeyError:
        return False
    if not (type(v70) is str): return False
    if not (v70): return False
    if not (type(v71) is str and v71 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in x:
        v69 += 1
        v72 = x['store_id']
        if not (type(v72) is str): return False
        if not (_p2(v72)): return False
    if not (len(x) == v69): return False
    if _f8(x):
        if not ('store_id' in x): return False
    else:
        if 'store_id' in x:
            return False
    return True

def _f8(x):
    if type(x) is dict:
        if 'source' in x:
            v81 = x['source']
            if not (type(v81) is str and v81 in {'store', 'declared'}): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    if not (('specs' not in x or 'root' in x and 'fetch' in x)): return False
    if not (('fetch' not in x or 'root' in x and 'specs' in x)): return False
    v85 = 2
    try:
        v86 = x['store_id']
        v94 = x['status']
    except KeyError:
        return False
    if not (type(v86) is str): return False
    if 'root' in x:
        v85 += 1
        v87 = x['root']
        if not (type(v87) is str): return False
        if not (v87): return False
    if 'specs' in x:
        v85 += 1
        v88 = x['specs']
        if not (type(v88) is list): return False
        for v89 in v88:
            if not (type(v89) is dict): return False
            try:
                v91 = v89['id']
                v92 = v89['summary']
            except KeyError:
                return False
            if not (type(v91) is str): return False
            if not (v91): return False
            if not (type(v92) is str): return False
            if not (len(v92) <= 301): return False
            if not (len(v89) == 2): return False
    if 'fetch' in x:
        v85 += 1
        v93 = x['fetch']
        if not (type(v93) is str): return False
        if not (v93): return False
    if not (type(v94) is list): return False
    if not (len(v94) <= 1): return False
    for v95 in v94:
        if not (_f3(v95)): return False
    if not (len(x) == v85): return False
    return True

def _f4(x):
    if not (type(x) is dict): return False
    v102 = 13
    try:
        v103 = x['changeName']
        v104 = x['artifactId']
        v105 = x['schemaName']
        v106 = x['changeDir']
        v107 = x['planningHome']
        v116 = x['outputPath']
        v117 = x['resolvedOutputPath']
        v118 = x['existingOutputPaths']
        v120 = x['description']
        v130 = x['template']
        v131 = x['dependencies']
        v138 = x['unlocks']
        v140 = x['root']
    except KeyError:
        return False
    if not (type(v103) is str): return False
    if not (v103): return False
    if not (type(v104) is str): return False
    if not (v104): return False
    if not (type(v105) is str): return False
    if not (v105): return False
    if not (type(v106) is str): return False
    if not (v106): return False
    if not (type(v107) is dict): return False
    try:
        v112 = v107['kind']
        v113 = v107['root']
        v114 = v107['changesDir']
        v115 = v107['defaultSchema']
    except KeyError:
        return False
    if not (v112 == 'repo'): return False
    if not (type(v113) is str): return False
    if not (v113): return False
    if not (type(v114) is str): return False
    if not (v114): return False
    if not (v115 == 'spec-driven'): return False
    if not (len(v107) == 4): return False
    if not (type(v116) is str): return False
    if not (v116): return False
    if not (type(v117) is str): return False
    if not (v117): return False
    if not (type(v118) is list): return False
    for v119 in v118:
        if not (type(v119) is str): return False
    if not (len(set(v118)) == len(v118)): return False
    if not (type(v120) is str): return False
    if 'instruction' in x:
        v102 += 1
        v121 = x['instruction']
        if not (type(v121) is str): return False
    if 'context' in x:
        v102 += 1
        v122 = x['context']
        if not (type(v122) is str): return False
        if not (v122): return False
    if 'rules' in x:
        v102 += 1
        v123 = x['rules']
        if not (type(v123) is list): return False
        if not (v123): return False
        for v124 in v123:
            if not (type(v124) is str): return False
            if not (v124): return False
    if 'references' in x:
        v102 += 1
        v125 = x['references']
        if not (type(v125) is list): return False
        if not (v125): return False
        for v126 in v125:
            if not (_f6(v126)): return False
    if not (type(v130) is str): return False
    if not (type(v131) is list): return False
    for v132 in v131:
        if not (type(v132) is dict): return False
        try:
            v134 = v132['id']
            v135 = v132['done']
            v136 = v132['path']
            v137 = v132['description']
        except KeyError:
            return False
        if not (type(v134) is str): return False
        if not (v134): return False
        if not (type(v135) is bool): return False
        if not (type(v136) is str): return False
        if not (v136): return False
        if not (type(v137) is str): return False
        if not (len(v132) == 4): return False
    if not (type(v138) is list): return False
    for v139 in v138:
        if not (type(v139) is str): return False
    if not (_f7(v140)): return False
    if not (len(x) == v102): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

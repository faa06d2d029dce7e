# Made from schemas/output/view.schema.json by `make generate`; do not edit.
"""Verdicts on output:view."""
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
        v8 = x['specs']
        v10 = x['changes']
        v12 = x['totals']
        v16 = x['page']
        v20 = x['root']
        v24 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (len(v8) <= 0): return False
    if not (type(v10) is list): return False
    if not (len(v10) <= 0): return False
    if not (v12 is None): return False
    if not (v16 is None): return False
    if not (v20 is None): return False
    if not (type(v24) is list): return False
    if not (v24): return False
    if not (len(v24) <= 1): return False
    for v28 in v24:
        if not (type(v28) is dict): return False
        v32 = 3
        try:
            v33 = v28['severity']
            v37 = v28['code']
            v41 = v28['message']
        except KeyError:
            return False
        if not (_f3(v33)): return False
        if not (_f4(v37)): return False
        if not (type(v41) is str): return False
        if not (v41): return False
        if 'target' in v28:
            v32 += 1
            v42 = v28['target']
            if not (type(v42) is str): return False
            if not (v42): return False
        if 'fix' in v28:
            v32 += 1
            v43 = v28['fix']
            if not (type(v43) is str): return False
            if not (v43): return False
        if not (len(v28) == v32): return False
    if not (len(x) == 6): return False
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
        v48 = x['specs']
        v59 = x['changes']
        v80 = x['totals']
        v90 = x['page']
        v91 = x['root']
        v107 = x['status']
    except KeyError:
        return False
    if not (type(v48) is list): return False
    for v49 in v48:
        if not (type(v49) is dict): return False
        try:
            v54 = v49['id']
            v55 = v49['requirementCount']
            v56 = v49['markdown']
            v57 = v49['problems']
        except KeyError:
            return False
        if not (type(v54) is str): return False
        if not (v54): return False
        if not ((type(v55) is int or type(v55) is float and v55.is_integer())): return False
        if not (v55 >= 0): return False
        if not (type(v56) is str or v56 is None):
            return False
        if not (type(v57) is list): return False
        for v58 in v57:
            if not (_f5(v58)): return False
        if not (len(v49) == 4): return False
    if not (type(v59) is list): return False
    for v60 in v59:
        if not (type(v60) is dict): return False
        try:
            v65 = v60['name']
            v66 = v60['title']
            v67 = v60['status']
            v68 = v60['completedTasks']
            v69 = v60['totalTasks']
            v70 = v60['tasks']
            v72 = v60['proposal']
            v73 = v60['deltas']
            v75 = v60['schemaName']
            v76 = v60['artifacts']
            v78 = v60['problems']
        except KeyError:
            return False
        if not (type(v65) is str): return False
        if not (v65): return False
        if not (type(v66) is str): return False
        if not (v66): return False
        if not (type(v67) is str and v67 in {'no-tasks', 'complete', 'in-progress'}): return False
        if not ((type(v68) is int or type(v68) is float and v68.is_integer())): return False
        if not (v68 >= 0): return False
        if not ((type(v69) is int or type(v69) is float and v69.is_integer())): return False
        if not (v69 >= 0): return False
        if not (type(v70) is list): return False
        for v71 in v70:
            if not (_f6(v71)): return False
        if not (type(v72) is str or v72 is None):
            return False
        if not (type(v73) is list): return False
        for v74 in v73:
            if not (_f7(v74)): return False
        if type(v75) is str:
            if not (v75): return False
        elif not (v75 is None):
            return False
        if not (type(v76) is list): return False
        for v77 in v76:
            if not (_f8(v77)): return False
        if not (type(v78) is list): return False
        for v79 in v78:
            if not (_f9(v79)): return False
        if not (len(v60) == 11): return False
    if not (type(v80) is dict): return False
    try:
        v85 = v80['specs']
        v86 = v80['requirements']
        v87 = v80['changes']
        v88 = v80['tasks']
        v89 = v80['completedTasks']
    except KeyError:
        return False
    if not ((type(v85) is int or type(v85) is float and v85.is_integer())): return False
    if not (v85 >= 0): return False
    if not ((type(v86) is int or type(v86) is float and v86.is_integer())): return False
    if not (v86 >= 0): return False
    if not ((type(v87) is int or type(v87) is float and v87.is_integer())): return False
    if not (v87 >= 0): return False
    if not ((type(v88) is int or type(v88) is float and v88.is_integer())): return False
    if not (v88 >= 0): return False
    if not ((type(v89) is int or type(v89) is float and v89.is_integer())): return False
    if not (v89 >= 0): return False
    if not (len(v80) == 5): return False
    if type(v90) is str:
        if not (v90): return False
    elif not (v90 is None):
        return False
    if not (type(v91) is dict): return False
    v95 = 2
    try:
        v96 = v91['path']
        v97 = v91['source']
    except KeyError:
        return False
    if not (type(v96) is str): return False
    if not (v96): return False
    if not (type(v97) is str and v97 in {'store', 'declared', 'nearest', 'implicit'}): return False
    if 'store_id' in v91:
        v95 += 1
        v98 = v91['store_id']
        if not (type(v98) is str): return False
        if not (_p1(v98)): return False
    if not (len(v91) == v95): return False
    if _f10(v91):
        if not ('store_id' in v91): return False
    else:
        if 'store_id' in v91:
            return False
    if not (type(v107) is list): return False
    if not (len(v107) <= 0): return False
    if not (len(x) == 6): return False
    return True

def _f10(x):
    if type(x) is dict:
        if 'source' in x:
            v112 = x['source']
            if not (type(v112) is str and v112 in {'store', 'declared'}): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    try:
        v117 = x['id']
        v118 = x['outputPath']
        v119 = x['status']
        v120 = x['requires']
    except KeyError:
        return False
    if not (type(v117) is str): return False
    if not (v117): return False
    if not (type(v118) is str): return False
    if not (v118): return False
    if not (type(v119) is str and v119 in {'done', 'ready', 'blocked'}): return False
    if not (type(v120) is list): return False
    for v121 in v120:
        if not (type(v121) is str): return False
        if not (v121): return False
    if not (len(x) == 4): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    try:
        v123 = x['spec']
        v124 = x['isNew']
        v125 = x['entries']
    except KeyError:
        return False
    if not (type(v123) is str): return False
    if not (v123): return False
    if not (type(v124) is bool): return False
    if not (type(v125) is list): return False
    for v126 in v125:
        if not (type(v126) is dict): return False
        try:
            v128 = v126['operation']
            v129 = v126['name']
            v130 = v126['newName']
            v131 = v126['before']
            v132 = v126['after']
            v133 = v126['notes']
        except KeyError:
            return False
        if not (type(v128) is str and v128 in {'ADDED', 'MODIFIED', 'REMOVED', 'RENAMED'}): return False
        if not (type(v129) is str): return False
        if not (v129): return False
        if type(v130) is str:
            if not (v130): return False
        elif not (v130 is None):
            return False
        if not (type(v131) is str or v131 is None):
            return False
        if not (type(v132) is str or v132 is None):
            return False
        if not (type(v133) is str or v133 is None):
            return False
        if not (len(v126) == 6): return False
    if not (len(x) == 3): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v135 = x['text']
        v136 = x['done']
    except KeyError:
        return False
    if not (type(v135) is str): return False
    if not (type(v136) is bool): return False
    if not (len(x) == 2): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

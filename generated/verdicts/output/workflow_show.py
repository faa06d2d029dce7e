# Made from schemas/output/workflow-show.schema.json by `make generate`; do not edit.
"""Verdicts on output:workflow-show."""
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
    _p1 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p2(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['workflow']
        v12 = x['usage']
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
        v38 = x['workflow']
        v104 = x['usage']
        v117 = x['status']
    except KeyError:
        return False
    if not (type(v38) is dict): return False
    try:
        v43 = v38['id']
        v47 = v38['source']
        v48 = v38['sourcePath']
        v49 = v38['manifestVersion']
        v53 = v38['kind']
        v54 = v38['title']
        v55 = v38['category']
        v56 = v38['tags']
        v58 = v38['digest']
        v62 = v38['skill']
        v76 = v38['requires']
        v89 = v38['recommends']
        v96 = v38['files']
    except KeyError:
        return False
    if not (type(v43) is str): return False
    if not (_p1(v43)): return False
    if not (type(v47) is str and v47 in {'built-in', 'user'}): return False
    if type(v48) is str:
        if not (v48): return False
    elif not (v48 is None):
        return False
    if not (v49 == 1 and type(v49) is not bool): return False
    if not (type(v53) is str and v53 in {'task', 'driver', 'internal', 'expert'}): return False
    if not (type(v54) is str or v54 is None):
        return False
    if not (type(v55) is str or v55 is None):
        return False
    if type(v56) is list:
        for v57 in v56:
            if not (type(v57) is str): return False
    elif not (v56 is None):
        return False
    if not (type(v58) is str): return False
    if not (_p2(v58)): return False
    if not (type(v62) is dict): return False
    try:
        v67 = v62['name']
        v71 = v62['dirName']
        v75 = v62['description']
    except KeyError:
        return False
    if not (_f5(v67)): return False
    if not (_f5(v71)): return False
    if not (type(v75) is str): return False
    if not (v75): return False
    if not (len(v62) == 3): return False
    if not (type(v76) is dict): return False
    try:
        v81 = v76['workflows']
        v83 = v76['skills']
        v85 = v76['pipelines']
        v87 = v76['schemas']
    except KeyError:
        return False
    if not (type(v81) is list): return False
    for v82 in v81:
        if not (_f6(v82)): return False
    if not (type(v83) is list): return False
    for v84 in v83:
        if not (_f7(v84)): return False
    if not (type(v85) is list): return False
    for v86 in v85:
        if not (_f8(v86)): return False
    if not (type(v87) is list): return False
    for v88 in v87:
        if not (_f9(v88)): return False
    if not (len(v76) == 4): return False
    if not (type(v89) is dict): return False
    try:
        v94 = v89['workflows']
    except KeyError:
        return False
    if not (type(v94) is list): return False
    for v95 in v94:
        if not (_f10(v95)): return False
    if not (len(v89) == 1): return False
    if not (type(v96) is list): return False
    for v97 in v96:
        if not (type(v97) is dict): return False
        try:
            v102 = v97['path']
            v103 = v97['sha256']
        except KeyError:
            return False
        if not (_f11(v102)): return False
        if not (_f12(v103)): return False
        if not (len(v97) == 2): return False
    if not (len(v38) == 13): return False
    if not (type(v104) is list): return False
    for v105 in v104:
        if not (type(v105) is dict): return False
        v109 = 3
        try:
            v110 = v105['kind']
            v111 = v105['consumer']
            v113 = v105['hard']
        except KeyError:
            return False
        if not (type(v110) is str and v110 in {'global-selection', 'profile', 'dependency', 'pipeline', 'ledger', 'project-selection'}): return False
        if not (type(v111) is str): return False
        if not (v111): return False
        if 'path' in v105:
            v109 += 1
            v112 = v105['path']
            if not (type(v112) is str): return False
            if not (v112): return False
        if not (v113 is True): return False
        if not (len(v105) == v109): return False
    if not (type(v117) is list): return False
    if not (len(v117) <= 0): return False
    if not (len(x) == 3): return False
    return True

def _f12(x):
    if not (type(x) is str): return False
    if not (_p2(x)): return False
    return True

def _f11(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f10(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f8(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f7(x):
    if not (type(x) is str): return False
    return True

def _f6(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f5(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

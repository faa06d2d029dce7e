# Made from schemas/files/package.schema.json by `make generate`; do not edit.
"""Verdicts on files:package."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 4096, 'x-max-total-bytes': 12582912, 'x-max-entries': 256}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9]+\\x2e[0-9]+\\x2e[0-9]+(?:\\x2d[\\x2d\\x2e0-9A-Za-z]+)?(?:\\x2b[\\x2d\\x2e0-9A-Za-z]+)?\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z][\\x2d\\x2e0-9_a-z]{0,63}\\Z').search
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

def _p6(x):
    global _p6
    from re import compile
    _p6 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p6(x)

def _f4(x):
    if not (_f5(x)): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v110 = x['path']
        v114 = x['encoding']
        v115 = x['sha256']
        v119 = x['content']
    except KeyError:
        return False
    if not (type(v110) is str): return False
    if not (v110): return False
    if ((_p3(v110))): return False
    if ((_p4(v110))): return False
    if ((_p5(v110))): return False
    if not (v114 == 'utf8'): return False
    if not (type(v115) is str): return False
    if not (_p1(v115)): return False
    if not (type(v119) is str): return False
    if not (len(x) == 4): return False
    return True

def _f3(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f2(x):
    if not (type(x) is str): return False
    if not (_p6(x)): return False
    return True

def _f1(x):
    if not (type(x) is list): return False
    if not (len(x) <= 64): return False
    for v120 in x:
        if not (type(v120) is dict): return False
        try:
            v125 = v120['id']
            v129 = v120['digest']
            v133 = v120['files']
        except KeyError:
            return False
        if not (type(v125) is str): return False
        if not (_p6(v125)): return False
        if not (type(v129) is str): return False
        if not (_p1(v129)): return False
        if not (type(v133) is list): return False
        for v134 in v133:
            if not (_f5(v134)): return False
        if not (len(v120) == 3): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    v3 = x.get('kind')
    if v3 == 'workflow':
        v6 = 6
        try:
            v7 = x['format']
            v8 = x['formatVersion']
            v12 = x['kind']
            v17 = x['roots']
            v19 = x['workflows']
            v23 = x['packageDigest']
        except KeyError:
            return False
        if not (v7 == 'rasen-package'): return False
        if not (v8 == 1 and type(v8) is not bool): return False
        if not (v12 == 'workflow'): return False
        if 'minRasenVersion' in x:
            v6 += 1
            v13 = x['minRasenVersion']
            if not (type(v13) is str): return False
            if not (_p0(v13)): return False
        if not (type(v17) is list): return False
        if not (v17): return False
        for v18 in v17:
            if not (type(v18) is str): return False
        if not (len(set(v17)) == len(v17)): return False
        if not (_f1(v19)): return False
        if not (type(v23) is str): return False
        if not (_p1(v23)): return False
        if not (len(x) == v6): return False
    elif v3 == 'profile':
        v29 = 8
        try:
            v30 = x['format']
            v31 = x['formatVersion']
            v35 = x['kind']
            v40 = x['name']
            v44 = x['profile']
            v59 = x['roots']
            v61 = x['workflows']
            v65 = x['packageDigest']
        except KeyError:
            return False
        if not (v30 == 'rasen-package'): return False
        if not (v31 == 1 and type(v31) is not bool): return False
        if not (v35 == 'profile'): return False
        if 'minRasenVersion' in x:
            v29 += 1
            v36 = x['minRasenVersion']
            if not (type(v36) is str): return False
            if not (_p0(v36)): return False
        if not (type(v40) is str): return False
        if not (_p2(v40)): return False
        if not (type(v44) is dict): return False
        v48 = 2
        try:
            v49 = v44['version']
            v54 = v44['workflows']
        except KeyError:
            return False
        if not (v49 == 1 and type(v49) is not bool): return False
        if 'delivery' in v44:
            v48 += 1
            v53 = v44['delivery']
            if not (type(v53) is str): return False
        if not (type(v54) is list): return False
        for v55 in v54:
            if not (_f2(v55)): return False
        if not (len(set(v54)) == len(v54)): return False
        if not (len(v44) == v48): return False
        if not (type(v59) is list): return False
        for v60 in v59:
            if not (type(v60) is str): return False
        if not (len(set(v59)) == len(v59)): return False
        if not (_f1(v61)): return False
        if not (type(v65) is str): return False
        if not (_p1(v65)): return False
        if not (len(x) == v29): return False
    elif v3 == 'pipeline':
        v71 = 7
        try:
            v72 = x['format']
            v73 = x['formatVersion']
            v77 = x['kind']
            v82 = x['roots']
            v84 = x['workflows']
            v86 = x['pipelines']
            v102 = x['packageDigest']
        except KeyError:
            return False
        if not (v72 == 'rasen-package'): return False
        if not (v73 == 1 and type(v73) is not bool): return False
        if not (v77 == 'pipeline'): return False
        if 'minRasenVersion' in x:
            v71 += 1
            v78 = x['minRasenVersion']
            if not (type(v78) is str): return False
            if not (_p0(v78)): return False
        if not (type(v82) is list): return False
        if not (v82): return False
        for v83 in v82:
            if not (type(v83) is str): return False
        if not (len(set(v82)) == len(v82)): return False
        if not (type(v84) is list): return False
        if not (len(v84) <= 0): return False
        if not (type(v86) is list): return False
        if not (v86): return False
        if not (len(v86) <= 64): return False
        for v87 in v86:
            if not (type(v87) is dict): return False
            try:
                v92 = v87['name']
                v96 = v87['digest']
                v100 = v87['files']
            except KeyError:
                return False
            if not (_f2(v92)): return False
            if not (_f3(v96)): return False
            if not (type(v100) is list): return False
            for v101 in v100:
                if not (_f4(v101)): return False
            if not (len(v87) == 3): return False
        if not (type(v102) is str): return False
        if not (_p1(v102)): return False
        if not (len(x) == v71): return False
    else:
        return False
    return True

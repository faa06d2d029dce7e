# Made from schemas/output/azp-verify.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-verify."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

_k0 = frozenset({'profile', 'ok', 'signed', 'signatureValid', 'file', 'package', 'signer', 'summary', 'diagnostics'})

def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p1(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['verification']
        v12 = x['status']
    except KeyError:
        return False
    if not (v8 is None): return False
    if not (type(v12) is list): return False
    if not (v12): return False
    if not (len(v12) <= 1): return False
    for v16 in v12:
        if not (type(v16) is dict): return False
        v20 = 3
        try:
            v21 = v16['severity']
            v25 = v16['code']
            v29 = v16['message']
        except KeyError:
            return False
        if not (_f3(v21)): return False
        if not (_f4(v25)): return False
        if not (type(v29) is str): return False
        if not (v29): return False
        if 'target' in v16:
            v20 += 1
            v30 = v16['target']
            if not (type(v30) is str): return False
            if not (v30): return False
        if 'fix' in v16:
            v20 += 1
            v31 = v16['fix']
            if not (type(v31) is str): return False
            if not (v31): return False
        if not (len(v16) == v20): return False
    if not (len(x) == 2): return False
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
        v36 = x['verification']
        v87 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    if 'profile' in v36:
        v37 = v36['profile']
        if not (type(v37) is dict): return False
        try:
            v39 = v37['name']
            v40 = v37['checks']
        except KeyError:
            return False
        if not (v39 == 'workflow-host'): return False
        if not (type(v40) is list): return False
        for v41 in v40:
            if not (type(v41) is dict): return False
            try:
                v43 = v41['id']
                v44 = v41['ok']
                v45 = v41['codes']
            except KeyError:
                return False
            if not (_f5(v43)): return False
            if not (_f6(v44)): return False
            if not (_f7(v45)): return False
            if not (len(v41) == 3): return False
        if not (len(v37) == 2): return False
    try:
        v48 = v36['ok']
        v49 = v36['signed']
        v50 = v36['signatureValid']
        v51 = v36['file']
        v59 = v36['package']
        v63 = v36['signer']
        v67 = v36['summary']
        v71 = v36['diagnostics']
    except KeyError:
        return False
    if not (type(v48) is bool): return False
    if not (type(v49) is bool): return False
    if not (type(v50) is bool or v50 is None):
        return False
    if not (type(v51) is dict): return False
    try:
        v53 = v51['path']
        v54 = v51['size']
        v55 = v51['digest']
    except KeyError:
        return False
    if not (type(v53) is str): return False
    if not (v53): return False
    if not ((type(v54) is int or type(v54) is float and v54.is_integer())): return False
    if not (v54 >= 0): return False
    if not ((type(v55) is str and _p1(v55)) or (v55 is None)): return False
    if not (len(v51) == 3): return False
    if not (_f8(v59) or (v59 is None)): return False
    if not (_f9(v63) or (v63 is None)): return False
    if not (_f10(v67) or (v67 is None)): return False
    if not (type(v71) is list): return False
    for v72 in v71:
        if not (type(v72) is dict): return False
        v76 = 3
        try:
            v77 = v72['code']
            v78 = v72['severity']
            v79 = v72['message']
        except KeyError:
            return False
        if not (_f11(v77)): return False
        if not (_f12(v78)): return False
        if not (_f13(v79)): return False
        if 'path' in v72:
            v76 += 1
            v80 = v72['path']
            if not (_f14(v80)): return False
        if 'sourcePath' in v72:
            v76 += 1
            v81 = v72['sourcePath']
            if not (_f15(v81)): return False
        if 'details' in v72:
            v76 += 1
            v82 = v72['details']
            if not (_f16(v82)): return False
        if not (len(v72) == v76): return False
    if not (v36.keys() <= _k0): return False
    if not (type(v87) is list): return False
    if not (len(v87) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f16(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f15(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f14(x):
    if not (type(x) is str): return False
    return True

def _f13(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f12(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f11(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v104 = x['format']
        v105 = x['definitions']
        v107 = x['fragments']
        v109 = x['agents']
        v111 = x['dependencies']
        v118 = x['hostPermissions']
        v120 = x['screens']
        v126 = x['targetApps']
    except KeyError:
        return False
    if not (type(v104) is str): return False
    if not (v104): return False
    if not (type(v105) is list): return False
    for v106 in v105:
        if not (type(v106) is str): return False
    if not (type(v107) is list): return False
    for v108 in v107:
        if not (type(v108) is str): return False
    if not (type(v109) is list): return False
    for v110 in v109:
        if not (type(v110) is str): return False
    if not (type(v111) is list): return False
    for v112 in v111:
        if not (type(v112) is dict): return False
        try:
            v114 = v112['id']
            v115 = v112['version']
            v116 = v112['required']
            v117 = v112['purpose']
        except KeyError:
            return False
        if not (type(v114) is str): return False
        if not (type(v115) is str or v115 is None):
            return False
        if not (type(v116) is bool): return False
        if not (type(v117) is str or v117 is None):
            return False
        if not (len(v112) == 4): return False
    if not (type(v118) is list): return False
    for v119 in v118:
        if not (type(v119) is str): return False
    if not (type(v120) is list): return False
    for v121 in v120:
        if not (type(v121) is dict): return False
        try:
            v123 = v121['id']
            v124 = v121['placements']
        except KeyError:
            return False
        if not (type(v123) is str): return False
        if not (type(v124) is list): return False
        for v125 in v124:
            if not (type(v125) is str): return False
        if not (len(v121) == 2): return False
    if not (type(v126) is list): return False
    for v127 in v126:
        if not (type(v127) is str): return False
    if not (len(x) == 8): return False
    return True

def _f9(x):
    if not (type(x) is dict): return False
    try:
        v132 = x['publicKey']
        v133 = x['keyId']
        v134 = x['countersigners']
    except KeyError:
        return False
    if not (type(v132) is str): return False
    if not (v132): return False
    if not (type(v133) is str or v133 is None):
        return False
    if not (type(v134) is list): return False
    for v135 in v134:
        if not (type(v135) is dict): return False
        try:
            v137 = v135['hop']
            v138 = v135['publicKey']
            v139 = v135['keyId']
            v140 = v135['valid']
        except KeyError:
            return False
        if not ((type(v137) is int or type(v137) is float and v137.is_integer())): return False
        if not (v137 >= 1): return False
        if not (type(v138) is str): return False
        if not (v138): return False
        if not (type(v139) is str or v139 is None):
            return False
        if not (type(v140) is bool): return False
        if not (len(v135) == 4): return False
    if not (len(x) == 3): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    try:
        v142 = x['azphalt']
        v143 = x['id']
        v144 = x['name']
        v145 = x['version']
        v146 = x['kind']
        v147 = x['license']
        v148 = x['compat']
    except KeyError:
        return False
    if not (type(v142) is str or v142 is None):
        return False
    if not (type(v143) is str or v143 is None):
        return False
    if not (type(v144) is str or v144 is None):
        return False
    if not (type(v145) is str or v145 is None):
        return False
    if not (type(v146) is str or v146 is None):
        return False
    if not (type(v147) is str or v147 is None):
        return False
    if not (type(v148) is str or v148 is None):
        return False
    if not (len(x) == 7): return False
    return True

def _f7(x):
    if not (type(x) is list): return False
    for v149 in x:
        if not (type(v149) is str): return False
        if not (_p0(v149)): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f6(x):
    if not (type(x) is bool or x is None):
        return False
    return True

def _f5(x):
    if not (type(x) is str and x in {'reject-tampered', 'reject-bad-signature', 'reject-unsafe-path', 'reject-unlisted', 'reject-duplicate-entry', 'reject-non-workflow', 'reject-execution-surface', 'reject-executable-payload', 'reject-undeclarative-screen', 'surfaces-definitions', 'surfaces-agents', 'surfaces-dependencies', 'surfaces-screens', 'permissions-are-requests', 'unknown-permissions-denied', 'permissions-not-capabilities', 'agents-stay-local', 'dependencies-not-inherited', 'unsupported-format', 'compat-version', 'target-apps', 'profile-declaration'}): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

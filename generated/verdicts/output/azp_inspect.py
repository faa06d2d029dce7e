# Made from schemas/output/azp-inspect.schema.json by `make generate`; do not edit.
"""Verdicts on output:azp-inspect."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

_k0 = frozenset({'manifest', 'container', 'ok', 'signed', 'signatureValid', 'file', 'package', 'signer', 'summary', 'diagnostics'})

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
        v8 = x['package']
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
        v36 = x['package']
        v90 = x['status']
    except KeyError:
        return False
    if not (type(v36) is dict): return False
    try:
        v37 = v36['manifest']
        v40 = v36['container']
    except KeyError:
        return False
    if not (type(v37) is dict or v37 is None):
        return False
    if not (type(v40) is dict): return False
    try:
        v45 = v40['entries']
        v47 = v40['decodedBytes']
        v48 = v40['canonical']
    except KeyError:
        return False
    if not (type(v45) is list): return False
    for v46 in v45:
        if not (_f5(v46)): return False
    if not ((type(v47) is int or type(v47) is float and v47.is_integer())): return False
    if not (v47 >= 0): return False
    if not (type(v48) is bool): return False
    if not (len(v40) == 3): return False
    try:
        v51 = v36['ok']
        v52 = v36['signed']
        v53 = v36['signatureValid']
        v54 = v36['file']
        v62 = v36['package']
        v66 = v36['signer']
        v70 = v36['summary']
        v74 = v36['diagnostics']
    except KeyError:
        return False
    if not (type(v51) is bool): return False
    if not (type(v52) is bool): return False
    if not (type(v53) is bool or v53 is None):
        return False
    if not (type(v54) is dict): return False
    try:
        v56 = v54['path']
        v57 = v54['size']
        v58 = v54['digest']
    except KeyError:
        return False
    if not (type(v56) is str): return False
    if not (v56): return False
    if not ((type(v57) is int or type(v57) is float and v57.is_integer())): return False
    if not (v57 >= 0): return False
    if not ((type(v58) is str and _p1(v58)) or (v58 is None)): return False
    if not (len(v54) == 3): return False
    if not (_f6(v62) or (v62 is None)): return False
    if not (_f7(v66) or (v66 is None)): return False
    if not (_f8(v70) or (v70 is None)): return False
    if not (type(v74) is list): return False
    for v75 in v74:
        if not (type(v75) is dict): return False
        v79 = 3
        try:
            v80 = v75['code']
            v81 = v75['severity']
            v82 = v75['message']
        except KeyError:
            return False
        if not (_f9(v80)): return False
        if not (_f10(v81)): return False
        if not (_f11(v82)): return False
        if 'path' in v75:
            v79 += 1
            v83 = v75['path']
            if not (_f12(v83)): return False
        if 'sourcePath' in v75:
            v79 += 1
            v84 = v75['sourcePath']
            if not (_f13(v84)): return False
        if 'details' in v75:
            v79 += 1
            v85 = v75['details']
            if not (_f14(v85)): return False
        if not (len(v75) == v79): return False
    if not (v36.keys() <= _k0): return False
    if not (type(v90) is list): return False
    if not (len(v90) <= 0): return False
    if not (len(x) == 2): return False
    return True

def _f14(x):
    if not (type(x) is dict): return False
    if not (x): return False
    return True

def _f13(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f12(x):
    if not (type(x) is str): return False
    return True

def _f11(x):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f10(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    try:
        v107 = x['format']
        v108 = x['definitions']
        v110 = x['fragments']
        v112 = x['agents']
        v114 = x['dependencies']
        v121 = x['hostPermissions']
        v123 = x['screens']
        v129 = x['targetApps']
    except KeyError:
        return False
    if not (type(v107) is str): return False
    if not (v107): return False
    if not (type(v108) is list): return False
    for v109 in v108:
        if not (type(v109) is str): return False
    if not (type(v110) is list): return False
    for v111 in v110:
        if not (type(v111) is str): return False
    if not (type(v112) is list): return False
    for v113 in v112:
        if not (type(v113) is str): return False
    if not (type(v114) is list): return False
    for v115 in v114:
        if not (type(v115) is dict): return False
        try:
            v117 = v115['id']
            v118 = v115['version']
            v119 = v115['required']
            v120 = v115['purpose']
        except KeyError:
            return False
        if not (type(v117) is str): return False
        if not (type(v118) is str or v118 is None):
            return False
        if not (type(v119) is bool): return False
        if not (type(v120) is str or v120 is None):
            return False
        if not (len(v115) == 4): return False
    if not (type(v121) is list): return False
    for v122 in v121:
        if not (type(v122) is str): return False
    if not (type(v123) is list): return False
    for v124 in v123:
        if not (type(v124) is dict): return False
        try:
            v126 = v124['id']
            v127 = v124['placements']
        except KeyError:
            return False
        if not (type(v126) is str): return False
        if not (type(v127) is list): return False
        for v128 in v127:
            if not (type(v128) is str): return False
        if not (len(v124) == 2): return False
    if not (type(v129) is list): return False
    for v130 in v129:
        if not (type(v130) is str): return False
    if not (len(x) == 8): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    try:
        v135 = x['publicKey']
        v136 = x['keyId']
        v137 = x['countersigners']
    except KeyError:
        return False
    if not (type(v135) is str): return False
    if not (v135): return False
    if not (type(v136) is str or v136 is None):
        return False
    if not (type(v137) is list): return False
    for v138 in v137:
        if not (type(v138) is dict): return False
        try:
            v140 = v138['hop']
            v141 = v138['publicKey']
            v142 = v138['keyId']
            v143 = v138['valid']
        except KeyError:
            return False
        if not ((type(v140) is int or type(v140) is float and v140.is_integer())): return False
        if not (v140 >= 1): return False
        if not (type(v141) is str): return False
        if not (v141): return False
        if not (type(v142) is str or v142 is None):
            return False
        if not (type(v143) is bool): return False
        if not (len(v138) == 4): return False
    if not (len(x) == 3): return False
    return True

def _f6(x):
    if not (type(x) is dict): return False
    try:
        v145 = x['azphalt']
        v146 = x['id']
        v147 = x['name']
        v148 = x['version']
        v149 = x['kind']
        v150 = x['license']
        v151 = x['compat']
    except KeyError:
        return False
    if not (type(v145) is str or v145 is None):
        return False
    if not (type(v146) is str or v146 is None):
        return False
    if not (type(v147) is str or v147 is None):
        return False
    if not (type(v148) is str or v148 is None):
        return False
    if not (type(v149) is str or v149 is None):
        return False
    if not (type(v150) is str or v150 is None):
        return False
    if not (type(v151) is str or v151 is None):
        return False
    if not (len(x) == 7): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    try:
        v156 = x['path']
        v157 = x['size']
        v158 = x['compressedSize']
        v159 = x['method']
        v163 = x['digest']
        v167 = x['listed']
    except KeyError:
        return False
    if not (type(v156) is str): return False
    if not ((type(v157) is int or type(v157) is float and v157.is_integer())): return False
    if not (v157 >= 0): return False
    if not ((type(v158) is int or type(v158) is float and v158.is_integer())): return False
    if not (v158 >= 0): return False
    if not (((type(v159) is str and v159 in {'store', 'deflate'})) or ((type(v159) is int or type(v159) is float and v159.is_integer()) and v159 >= 1 and v159 <= 65535)): return False
    if not ((type(v163) is str and _p1(v163)) or (v163 is None)): return False
    if not (type(v167) is bool): return False
    if not (len(x) == 6): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True

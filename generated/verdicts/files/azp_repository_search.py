# Made from schemas/files/azp-repository-search.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-repository-search."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[^\\x09-\\x0d \\x2e\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+(?:\\x2e[^\\x09-\\x0d \\x2e\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+)+\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)(?:\\x2d(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)(?:\\x2e(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*))*)?(?:\\x2b[\\x2d0-9A-Za-z]+(?:\\x2e[\\x2d0-9A-Za-z]+)*)?\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-5][0-9](?:\\x2e[0-9]+)?(?:Z|[\\x2b\\x2d][0-9]{2,2}:[0-9]{2,2})\\Z').search
    return _p4(x)

def _p5(x):
    global _p5
    from rasen.verdict.formats import FORMATS
    _p5 = FORMATS['date-time']
    return _p5(x)

def _f4(x):
    if type(x) is dict:
        try:
            v87 = x['kind']
        except KeyError:
            return False
        if not (v87 == 'app'): return False
    return True

def _f3(x):
    if not (type(x) is str): return False
    if not (_p2(x)): return False
    return True

def _f2(x):
    if type(x) is dict:
        try:
            v91 = x['roles']
        except KeyError:
            return False
        if not (type(v91) is list): return False
        v94 = 0
        for v93 in v91:
            if ((v93 == 'host')):
                v94 += 1
                if v94 >= 1:
                    break
        if not (v94 >= 1): return False
    return True

def _f1(x):
    if not (type(x) is str and x in {'companion', 'host'}): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    if 'packages' in x:
        v1 = x['packages']
        if not (type(v1) is list): return False
        for v2 in v1:
            if not (type(v2) is dict): return False
            if 'app' in v2:
                v3 = v2['app']
                if not (type(v3) is dict): return False
                try:
                    v7 = v3['roles']
                except KeyError:
                    return False
                if not (type(v7) is list): return False
                if not (v7): return False
                for v8 in v7:
                    if not (_f1(v8)): return False
                if 'hostId' in v3:
                    v9 = v3['hostId']
                    if not (type(v9) is str): return False
                    if not (_p0(v9)): return False
                if 'platforms' in v3:
                    v10 = v3['platforms']
                    if not (type(v10) is dict): return False
                if _f2(v3):
                    if not ('hostId' in v3): return False
            try:
                v19 = v2['id']
                v23 = v2['name']
                v27 = v2['version']
                v31 = v2['latest']
                v35 = v2['kind']
                v39 = v2['types']
            except KeyError:
                return False
            if not (type(v19) is str): return False
            if not (len(v19) <= 255): return False
            if not (_p1(v19)): return False
            if not (type(v23) is str): return False
            if not (_p2(v23)): return False
            if not (type(v27) is str): return False
            if not (_p3(v27)): return False
            if not (type(v31) is str): return False
            if not (_p3(v31)): return False
            if not (type(v35) is str and v35 in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
            if not (type(v39) is list): return False
            for v40 in v39:
                if not (_f3(v40)): return False
            if 'description' in v2:
                v44 = v2['description']
                if not (type(v44) is str): return False
            if 'author' in v2:
                v45 = v2['author']
                if not (type(v45) is str): return False
            if 'nameLocalized' in v2:
                v46 = v2['nameLocalized']
                if not (type(v46) is dict): return False
                for v48 in v46.values():
                    if not (type(v48) is str): return False
            if 'descriptionLocalized' in v2:
                v49 = v2['descriptionLocalized']
                if not (type(v49) is dict): return False
                for v51 in v49.values():
                    if not (type(v51) is str): return False
            if 'targetApps' in v2:
                v52 = v2['targetApps']
                if not (type(v52) is list): return False
                for v53 in v52:
                    if not (_f3(v53)): return False
            if 'priceStatus' in v2:
                v57 = v2['priceStatus']
                if not (type(v57) is str and v57 in {'free', 'paid'}): return False
            if 'maturity' in v2:
                v58 = v2['maturity']
                if not (type(v58) is str and v58 in {'general', 'mature'}): return False
            if 'downloads' in v2:
                v59 = v2['downloads']
                if not ((type(v59) is int or type(v59) is float and v59.is_integer())): return False
                if not (v59 >= 0): return False
            if 'installs' in v2:
                v60 = v2['installs']
                if not ((type(v60) is int or type(v60) is float and v60.is_integer())): return False
                if not (v60 >= 0): return False
            if 'uninstalls' in v2:
                v61 = v2['uninstalls']
                if not ((type(v61) is int or type(v61) is float and v61.is_integer())): return False
                if not (v61 >= 0): return False
            if 'ratingCount' in v2:
                v62 = v2['ratingCount']
                if not ((type(v62) is int or type(v62) is float and v62.is_integer())): return False
                if not (v62 >= 0): return False
            if 'byteSize' in v2:
                v63 = v2['byteSize']
                if not ((type(v63) is int or type(v63) is float and v63.is_integer())): return False
                if not (v63 >= 0): return False
            if 'rating' in v2:
                v64 = v2['rating']
                if not ((type(v64) is int or type(v64) is float)): return False
                if not (v64 >= 0): return False
                if not (v64 <= 5): return False
            if 'updatedAt' in v2:
                v65 = v2['updatedAt']
                if not (type(v65) is str): return False
                if not (_p4(v65)): return False
                if not (_p5(v65)): return False
            if 'mediaDomains' in v2:
                v69 = v2['mediaDomains']
                if not (type(v69) is list): return False
                for v70 in v69:
                    if not (type(v70) is str and v70 in {'image', 'video', 'audio', '3d', 'model', 'font'}): return False
            if 'preview' in v2:
                v71 = v2['preview']
                if not (type(v71) is dict): return False
                if 'image' in v71:
                    v72 = v71['image']
                    if not (type(v72) is str): return False
                if 'clip' in v71:
                    v73 = v71['clip']
                    if not (type(v73) is str): return False
            if _f4(v2):
                if not ('app' in v2): return False
    if 'total' in x:
        v80 = x['total']
        if not ((type(v80) is int or type(v80) is float and v80.is_integer())): return False
        if not (v80 >= 0): return False
    if 'page' in x:
        v81 = x['page']
        if not ((type(v81) is int or type(v81) is float and v81.is_integer())): return False
        if not (v81 >= 0): return False
    if 'pages' in x:
        v82 = x['pages']
        if not ((type(v82) is int or type(v82) is float and v82.is_integer())): return False
        if not (v82 >= 0): return False
    if not ('packages' in x and 'total' in x and 'page' in x and 'pages' in x): return False
    return True

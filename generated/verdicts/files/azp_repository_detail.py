# Made from schemas/files/azp-repository-detail.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-repository-detail."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)(?:\\x2d(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)(?:\\x2e(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*))*)?(?:\\x2b[\\x2d0-9A-Za-z]+(?:\\x2e[\\x2d0-9A-Za-z]+)*)?\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-5][0-9](?:\\x2e[0-9]+)?(?:Z|[\\x2b\\x2d][0-9]{2,2}:[0-9]{2,2})\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from rasen.verdict.formats import FORMATS
    _p2 = FORMATS['date-time']
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p5(x)

def verdict(x):
    if not (type(x) is dict): return False
    if 'manifest' in x:
        v1 = x['manifest']
        if not (type(v1) is dict): return False
    if 'versions' in x:
        v4 = x['versions']
        if not (type(v4) is list): return False
        if not (v4): return False
        for v5 in v4:
            if not (type(v5) is dict): return False
            try:
                v6 = v5['version']
            except KeyError:
                return False
            if not (type(v6) is str): return False
            if not (_p0(v6)): return False
            if 'publishedAt' in v5:
                v10 = v5['publishedAt']
                if not (type(v10) is str): return False
                if not (_p1(v10)): return False
                if not (_p2(v10)): return False
            if 'size' in v5:
                v14 = v5['size']
                if not ((type(v14) is int or type(v14) is float and v14.is_integer())): return False
                if not (v14 >= 0): return False
            if 'digest' in v5:
                v15 = v5['digest']
                if not (type(v15) is str): return False
                if not (_p3(v15)): return False
            if 'yanked' in v5:
                v19 = v5['yanked']
                if not (type(v19) is bool): return False
    if not ('manifest' in x and 'versions' in x): return False
    try:
        v28 = x['id']
        v32 = x['name']
        v36 = x['version']
        v40 = x['latest']
        v44 = x['kind']
        v48 = x['types']
    except KeyError:
        return False
    if not (type(v28) is str): return False
    if not (len(v28) <= 255): return False
    if not (_p4(v28)): return False
    if not (type(v32) is str): return False
    if not (_p5(v32)): return False
    if not (type(v36) is str): return False
    if not (_p0(v36)): return False
    if not (type(v40) is str): return False
    if not (_p0(v40)): return False
    if not (type(v44) is str and v44 in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    if not (type(v48) is list): return False
    for v49 in v48:
        if not (type(v49) is str): return False
        if not (_p5(v49)): return False
    if 'description' in x:
        v53 = x['description']
        if not (type(v53) is str): return False
    if 'author' in x:
        v54 = x['author']
        if not (type(v54) is str): return False
    if 'nameLocalized' in x:
        v55 = x['nameLocalized']
        if not (type(v55) is dict): return False
        for v57 in v55.values():
            if not (type(v57) is str): return False
    if 'descriptionLocalized' in x:
        v58 = x['descriptionLocalized']
        if not (type(v58) is dict): return False
        for v60 in v58.values():
            if not (type(v60) is str): return False
    if 'targetApps' in x:
        v61 = x['targetApps']
        if not (type(v61) is list): return False
        for v62 in v61:
            if not (type(v62) is str): return False
            if not (_p5(v62)): return False
    if 'priceStatus' in x:
        v66 = x['priceStatus']
        if not (type(v66) is str and v66 in {'free', 'paid'}): return False
    if 'maturity' in x:
        v67 = x['maturity']
        if not (type(v67) is str and v67 in {'general', 'mature'}): return False
    if 'downloads' in x:
        v68 = x['downloads']
        if not ((type(v68) is int or type(v68) is float and v68.is_integer())): return False
        if not (v68 >= 0): return False
    if 'installs' in x:
        v69 = x['installs']
        if not ((type(v69) is int or type(v69) is float and v69.is_integer())): return False
        if not (v69 >= 0): return False
    if 'uninstalls' in x:
        v70 = x['uninstalls']
        if not ((type(v70) is int or type(v70) is float and v70.is_integer())): return False
        if not (v70 >= 0): return False
    if 'ratingCount' in x:
        v71 = x['ratingCount']
        if not ((type(v71) is int or type(v71) is float and v71.is_integer())): return False
        if not (v71 >= 0): return False
    if 'byteSize' in x:
        v72 = x['byteSize']
        if not ((type(v72) is int or type(v72) is float and v72.is_integer())): return False
        if not (v72 >= 0): return False
    if 'rating' in x:
        v73 = x['rating']
        if not ((type(v73) is int or type(v73) is float)): return False
        if not (v73 >= 0): return False
        if not (v73 <= 5): return False
    if 'updatedAt' in x:
        v74 = x['updatedAt']
        if not (type(v74) is str): return False
        if not (_p1(v74)): return False
        if not (_p2(v74)): return False
    if 'mediaDomains' in x:
        v78 = x['mediaDomains']
        if not (type(v78) is list): return False
        for v79 in v78:
            if not (type(v79) is str and v79 in {'image', 'video', 'audio', '3d', 'model', 'font'}): return False
    if 'preview' in x:
        v80 = x['preview']
        if not (type(v80) is dict): return False
        if 'image' in v80:
            v81 = v80['image']
            if not (type(v81) is str): return False
        if 'clip' in v80:
            v82 = v80['clip']
            if not (type(v82) is str): return False
    return True

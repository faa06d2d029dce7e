# Made from schemas/common/azp-listing.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-listing."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)(?:\\x2d(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)(?:\\x2e(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*))*)?(?:\\x2b[\\x2d0-9A-Za-z]+(?:\\x2e[\\x2d0-9A-Za-z]+)*)?\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-5][0-9](?:\\x2e[0-9]+)?(?:Z|[\\x2b\\x2d][0-9]{2,2}:[0-9]{2,2})\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from rasen.verdict.formats import FORMATS
    _p4 = FORMATS['date-time']
    return _p4(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['id']
        v5 = x['name']
        v9 = x['version']
        v13 = x['latest']
        v17 = x['kind']
        v21 = x['types']
    except KeyError:
        return False
    if not (type(v1) is str): return False
    if not (len(v1) <= 255): return False
    if not (_p0(v1)): return False
    if not (type(v5) is str): return False
    if not (_p1(v5)): return False
    if not (type(v9) is str): return False
    if not (_p2(v9)): return False
    if not (type(v13) is str): return False
    if not (_p2(v13)): return False
    if not (type(v17) is str and v17 in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    if not (type(v21) is list): return False
    for v22 in v21:
        if not (type(v22) is str): return False
        if not (_p1(v22)): return False
    if 'description' in x:
        v26 = x['description']
        if not (type(v26) is str): return False
    if 'author' in x:
        v27 = x['author']
        if not (type(v27) is str): return False
    if 'nameLocalized' in x:
        v28 = x['nameLocalized']
        if not (type(v28) is dict): return False
        for v30 in v28.values():
            if not (type(v30) is str): return False
    if 'descriptionLocalized' in x:
        v31 = x['descriptionLocalized']
        if not (type(v31) is dict): return False
        for v33 in v31.values():
            if not (type(v33) is str): return False
    if 'targetApps' in x:
        v34 = x['targetApps']
        if not (type(v34) is list): return False
        for v35 in v34:
            if not (type(v35) is str): return False
            if not (_p1(v35)): return False
    if 'priceStatus' in x:
        v39 = x['priceStatus']
        if not (type(v39) is str and v39 in {'free', 'paid'}): return False
    if 'maturity' in x:
        v40 = x['maturity']
        if not (type(v40) is str and v40 in {'general', 'mature'}): return False
    if 'downloads' in x:
        v41 = x['downloads']
        if not ((type(v41) is int or type(v41) is float and v41.is_integer())): return False
        if not (v41 >= 0): return False
    if 'installs' in x:
        v42 = x['installs']
        if not ((type(v42) is int or type(v42) is float and v42.is_integer())): return False
        if not (v42 >= 0): return False
    if 'uninstalls' in x:
        v43 = x['uninstalls']
        if not ((type(v43) is int or type(v43) is float and v43.is_integer())): return False
        if not (v43 >= 0): return False
    if 'ratingCount' in x:
        v44 = x['ratingCount']
        if not ((type(v44) is int or type(v44) is float and v44.is_integer())): return False
        if not (v44 >= 0): return False
    if 'byteSize' in x:
        v45 = x['byteSize']
        if not ((type(v45) is int or type(v45) is float and v45.is_integer())): return False
        if not (v45 >= 0): return False
    if 'rating' in x:
        v46 = x['rating']
        if not ((type(v46) is int or type(v46) is float)): return False
        if not (v46 >= 0): return False
        if not (v46 <= 5): return False
    if 'updatedAt' in x:
        v47 = x['updatedAt']
        if not (type(v47) is str): return False
        if not (_p3(v47)): return False
        if not (_p4(v47)): return False
    if 'mediaDomains' in x:
        v51 = x['mediaDomains']
        if not (type(v51) is list): return False
        for v52 in v51:
            if not (type(v52) is str and v52 in {'image', 'video', 'audio', '3d', 'model', 'font'}): return False
    if 'preview' in x:
        v53 = x['preview']
        if not (type(v53) is dict): return False
        if 'image' in v53:
            v54 = v53['image']
            if not (type(v54) is str): return False
        if 'clip' in v53:
            v55 = v53['clip']
            if not (type(v55) is str): return False
    return True

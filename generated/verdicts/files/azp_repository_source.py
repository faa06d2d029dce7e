# Made from schemas/files/azp-repository-source.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-repository-source."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)(?:\\x2d(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)(?:\\x2e(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*))*)?(?:\\x2b[\\x2d0-9A-Za-z]+(?:\\x2e[\\x2d0-9A-Za-z]+)*)?\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9]{4,4}\\x2d[0-9]{2,2}\\x2d[0-9]{2,2}T[0-9]{2,2}:[0-9]{2,2}:[0-5][0-9](?:\\x2e[0-9]+)?(?:Z|[\\x2b\\x2d][0-9]{2,2}:[0-9]{2,2})\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from rasen.verdict.formats import FORMATS
    _p3 = FORMATS['date-time']
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('\\Ahttps://[^\\x09-\\x0d \\x23/\\x3f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+(?:[\\x23/\\x3f][^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)?\\Z').search
    return _p5(x)

def _p6(x):
    global _p6
    from re import compile
    _p6 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p6(x)

def _f1(x):
    if not (type(x) is str): return False
    if not (_p6(x)): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    if 'releases' in x:
        v1 = x['releases']
        if not (type(v1) is list): return False
        for v2 in v1:
            if not (type(v2) is dict): return False
            try:
                v3 = v2['id']
                v7 = v2['version']
            except KeyError:
                return False
            if not (type(v3) is str): return False
            if not (len(v3) <= 255): return False
            if not (_p0(v3)): return False
            if not (type(v7) is str): return False
            if not (_p1(v7)): return False
            if 'publishedAt' in v2:
                v11 = v2['publishedAt']
                if not (type(v11) is str): return False
                if not (_p2(v11)): return False
                if not (_p3(v11)): return False
            if 'yanked' in v2:
                v15 = v2['yanked']
                if not (type(v15) is bool): return False
            if 'reason' in v2:
                v16 = v2['reason']
                if not (type(v16) is str): return False
            if 'revokedAt' in v2:
                v17 = v2['revokedAt']
                if not (type(v17) is str): return False
                if not (_p2(v17)): return False
                if not (_p3(v17)): return False
    if not ('name' in x and 'version' in x): return False
    if 'name' in x:
        v29 = x['name']
        if not (type(v29) is str): return False
        if not (_p4(v29)): return False
    if 'version' in x:
        v33 = x['version']
        if not (type(v33) is str): return False
        if not (_p4(v33)): return False
    if 'description' in x:
        v37 = x['description']
        if not (type(v37) is str): return False
    if 'auth' in x:
        v38 = x['auth']
        if not (type(v38) is dict): return False
        try:
            v39 = v38['type']
            v43 = v38['url']
        except KeyError:
            return False
        if not (type(v39) is str): return False
        if not (_p4(v39)): return False
        if not (type(v43) is str): return False
        if not (_p5(v43)): return False
    if 'supportedTypes' in x:
        v49 = x['supportedTypes']
        if not (type(v49) is list): return False
        for v50 in v49:
            if not (type(v50) is str): return False
            if not (_p4(v50)): return False
        if not (len(set(v49)) == len(v49)): return False
    if 'profiles' in x:
        v54 = x['profiles']
        if not (type(v54) is list): return False
        for v55 in v54:
            if not (type(v55) is str): return False
            if not (_p4(v55)): return False
        if not (len(set(v54)) == len(v54)): return False
    if 'signingKeys' in x:
        v59 = x['signingKeys']
        if not (type(v59) is list): return False
        for v60 in v59:
            if not (type(v60) is dict): return False
            try:
                v61 = v60['publicKey']
            except KeyError:
                return False
            if not (type(v61) is str): return False
            if not (_f1(v61)): return False
            if ((v61 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
            if 'keyId' in v60:
                v65 = v60['keyId']
                if not (type(v65) is str): return False
            if 'label' in v60:
                v66 = v60['label']
                if not (type(v66) is str): return False
    if not ('name' in x and 'version' in x): return False
    return True

# Made from schemas/files/azp-repository-index.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-repository-index."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 16777216, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\Ahttps://[^\\x09-\\x0d \\x23/\\x3f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+(?:[\\x23/\\x3f][^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)?\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p2(x)

def verdict(x):
    if not (type(x) is dict): return False
    if 'name' in x:
        v1 = x['name']
        if not (type(v1) is str): return False
        if not (_p0(v1)): return False
    if 'version' in x:
        v5 = x['version']
        if not (type(v5) is str): return False
        if not (_p0(v5)): return False
    if 'description' in x:
        v9 = x['description']
        if not (type(v9) is str): return False
    if 'auth' in x:
        v10 = x['auth']
        if not (type(v10) is dict): return False
        try:
            v11 = v10['type']
            v15 = v10['url']
        except KeyError:
            return False
        if not (type(v11) is str): return False
        if not (_p0(v11)): return False
        if not (type(v15) is str): return False
        if not (_p1(v15)): return False
    if 'supportedTypes' in x:
        v21 = x['supportedTypes']
        if not (type(v21) is list): return False
        for v22 in v21:
            if not (type(v22) is str): return False
            if not (_p0(v22)): return False
        if not (len(set(v21)) == len(v21)): return False
    if 'profiles' in x:
        v26 = x['profiles']
        if not (type(v26) is list): return False
        for v27 in v26:
            if not (type(v27) is str): return False
            if not (_p0(v27)): return False
        if not (len(set(v26)) == len(v26)): return False
    if 'signingKeys' in x:
        v31 = x['signingKeys']
        if not (type(v31) is list): return False
        for v32 in v31:
            if not (type(v32) is dict): return False
            try:
                v33 = v32['publicKey']
            except KeyError:
                return False
            if not (type(v33) is str): return False
            if not (_p2(v33)): return False
            if ((v33 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
            if 'keyId' in v32:
                v37 = v32['keyId']
                if not (type(v37) is str): return False
            if 'label' in v32:
                v38 = v32['label']
                if not (type(v38) is str): return False
    if not ('name' in x and 'version' in x): return False
    return True

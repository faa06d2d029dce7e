# Made from schemas/files/azp-trust-store.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-trust-store."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 32, 'x-max-properties': 65536}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p0(x)

def _f2(x):
    if not (not ((not type(x) is dict or ('signingKeys' in x)))): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    try:
        v18 = x['publicKey']
    except KeyError:
        return False
    if not (type(v18) is str): return False
    if not (_p0(v18)): return False
    if ((v18 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    if 'keys' in x:
        v1 = x['keys']
        if not (type(v1) is list): return False
        for v2 in v1:
            if not (_f1(v2)): return False
    if 'signingKeys' in x:
        v6 = x['signingKeys']
        if not (type(v6) is list): return False
        for v7 in v6:
            if not (_f1(v7)): return False
    if _f2(x):
        if not ('keys' in x): return False
    return True

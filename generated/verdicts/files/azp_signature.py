# Made from schemas/files/azp-signature.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-signature."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 65536, 'x-max-depth': 32, 'x-max-properties': 65536, 'x-max-entries': 10}

from rasen.verdict.runtime import deep


def _p0(x):
    global _p0
    from rasen.verdict.patterns import compile_pattern
    _p0 = compile_pattern('^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}[A-Za-z0-9+/]|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$')
    return _p0(x)

def _p1(x):
    global _p1
    from rasen.verdict.patterns import compile_pattern
    _p1 = compile_pattern('^[A-Za-z0-9+/]{85}[AQgw]==$')
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p2(x)

def _f0(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['alg']
        v2 = x['publicKey']
        v13 = x['signature']
    except KeyError:
        return False
    if not (v1 == 'ed25519'): return False
    if not (type(v2) is str): return False
    if not (_p0(v2)): return False
    if not (_f1(v2)): return False
    if 'keyId' in x:
        v12 = x['keyId']
        if not (type(v12) is str): return False
    if not (type(v13) is str): return False
    if not (_p1(v13)): return False
    if 'countersignature' in x:
        v17 = x['countersignature']
        if not (_f2(v17)): return False
    return True

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v23 = x['publicKey']
        v27 = x['signature']
    except KeyError:
        return False
    if not (_f1(v23)): return False
    if not (type(v27) is str): return False
    if not (_p1(v27)): return False
    if 'keyId' in x:
        v31 = x['keyId']
        if not (type(v31) is str): return False
    if 'countersignature' in x:
        v32 = x['countersignature']
        if not (_f2(v32)): return False
    return True

def _f1(x):
    if not (type(x) is str): return False
    if not (_p2(x)): return False
    if ((x in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    return True

def verdict(x):
    return deep(_f0, x, 6)

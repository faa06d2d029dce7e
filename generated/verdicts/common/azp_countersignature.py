# Made from schemas/common/azp-countersignature.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-countersignature."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

from rasen.verdict.runtime import deep


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\AMCowBQYDK2VwAyEA[\\x2b/-9A-Za-z]{42,42}[048AEIMQUYcgkosw]=\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from rasen.verdict.patterns import compile_pattern
    _p1 = compile_pattern('^[A-Za-z0-9+/]{85}[AQgw]==$')
    return _p1(x)

def _f0(x):
    if not (type(x) is dict): return False
    try:
        v1 = x['publicKey']
        v5 = x['signature']
    except KeyError:
        return False
    if not (type(v1) is str): return False
    if not (_p0(v1)): return False
    if ((v1 in {'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'MCowBQYDK2VwAyEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=', 'MCowBQYDK2VwAyEA7P///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7P////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7f///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7f////////////////////////////////////////8=', 'MCowBQYDK2VwAyEA7v///////////////////////////////////////38=', 'MCowBQYDK2VwAyEA7v////////////////////////////////////////8=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=', 'MCowBQYDK2VwAyEAJuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=', 'MCowBQYDK2VwAyEAxxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o='})): return False
    if not (type(v5) is str): return False
    if not (_p1(v5)): return False
    if 'keyId' in x:
        v9 = x['keyId']
        if not (type(v9) is str): return False
    if 'countersignature' in x:
        v10 = x['countersignature']
        if not (_f0(v10)): return False
    return True

def verdict(x):
    return deep(_f0, x, 2)

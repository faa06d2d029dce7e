# Made from schemas/files/azp-repository-revocations.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-repository-revocations."""
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

def verdict(x):
    if not (type(x) is dict): return False
    if 'revocations' in x:
        v1 = x['revocations']
        if not (type(v1) is list): return False
        for v2 in v1:
            if not (type(v2) is dict): return False
            try:
                v3 = v2['id']
                v7 = v2['version']
                v11 = v2['revokedAt']
            except KeyError:
                return False
            if not (type(v3) is str): return False
            if not (len(v3) <= 255): return False
            if not (_p0(v3)): return False
            if not (type(v7) is str): return False
            if not (_p1(v7)): return False
            if not (type(v11) is str): return False
            if not (_p2(v11)): return False
            if not (_p3(v11)): return False
            if 'reason' in v2:
                v15 = v2['reason']
                if not (type(v15) is str): return False
    if not ('revocations' in x): return False
    return True

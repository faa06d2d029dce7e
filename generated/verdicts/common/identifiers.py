# Made from schemas/common/identifiers.schema.json by `make generate`; do not edit.
"""Verdicts on common:identifiers."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9a-z][\\x2d0-9a-z]{0,63}\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9a-z][\\x2d0-:a-z]{0,127}\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9a-z][\\x2d\\x2e0-9_a-z]{0,63}\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\Asha256:[0-9a-f]{64,64}\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\A[0-9]+\\x2e[0-9]+\\x2e[0-9]+(?:\\x2d[\\x2d\\x2e0-9A-Za-z]+)?(?:\\x2b[\\x2d\\x2e0-9A-Za-z]+)?\\Z').search
    return _p4(x)

def verdict(x):
    if not ((type(x) is str and _p0(x)) or (type(x) is str and _p1(x)) or (type(x) is str and _p2(x)) or (type(x) is str and _p3(x)) or (type(x) is str and _p4(x))): return False
    return True

# Made from schemas/common/skill-body.schema.json by `make generate`; do not edit.
"""Verdicts on common:skill-body."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('__(?=[A-Z])[0-9A-Z_]*__').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('(?a:\\b)[Oo][Pp][Ee][Nn][Ss][Pp][Ee][Cc][\\x2d:]').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('(?:/(?:Users/|home/)|[A-Za-z]:\\x5cUsers\\x5c)[^\\x09-\\x0d /\\x5c\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]{1,1}').search
    return _p3(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    if ((_p1(x))): return False
    if ((_p2(x))): return False
    if ((_p3(x))): return False
    return True

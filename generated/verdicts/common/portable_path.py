# Made from schemas/common/portable-path.schema.json by `make generate`; do not edit.
"""Verdicts on common:portable-path."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:/|[A-Za-z]:)').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\x5c').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('[\\x00-\\x1f\\x7f]').search
    return _p2(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (x): return False
    if ((_p0(x))): return False
    if ((_p1(x))): return False
    if ((_p2(x))): return False
    return True

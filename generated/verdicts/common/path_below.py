# Made from schemas/common/path-below.schema.json by `make generate`; do not edit.
"""Verdicts on common:path-below."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:[/\\x5c]|[A-Za-z]:[/\\x5c])').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('(?:[/\\x5c]|\\A)\\x2e\\x2e(?:[/\\x5c]|\\Z)').search
    return _p1(x)

def verdict(x):
    if not (type(x) is str): return False
    if ((_p0(x))): return False
    if ((_p1(x))): return False
    return True

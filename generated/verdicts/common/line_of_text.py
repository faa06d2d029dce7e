# Made from schemas/common/line-of-text.schema.json by `make generate`; do not edit.
"""Verdicts on common:line-of-text."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[ -\\x7e\\u0080-\\U0010ffff]*\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (x): return False
    if not (_p0(x)): return False
    return True

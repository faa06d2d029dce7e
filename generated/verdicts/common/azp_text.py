# Made from schemas/common/azp-text.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-text."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

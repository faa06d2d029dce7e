# Made from schemas/common/validation-issue.schema.json by `make generate`; do not edit.
"""Verdicts on common:validation-issue."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is dict): return False
    if not (('line' not in x or 'column' in x)): return False
    if not (('column' not in x or 'line' in x)): return False
    v1 = 3
    try:
        v2 = x['level']
        v3 = x['path']
        v4 = x['message']
    except KeyError:
        return False
    if not (type(v2) is str and v2 in {'ERROR', 'WARNING', 'INFO'}): return False
    if not (type(v3) is str): return False
    if not (v3): return False
    if not (type(v4) is str): return False
    if not (v4): return False
    if 'line' in x:
        v1 += 1
        v5 = x['line']
        if not ((type(v5) is int or type(v5) is float and v5.is_integer())): return False
        if not (v5 >= 1): return False
    if 'column' in x:
        v1 += 1
        v6 = x['column']
        if not ((type(v6) is int or type(v6) is float and v6.is_integer())): return False
        if not (v6 >= 1): return False
    if not (len(x) == v1): return False
    return True

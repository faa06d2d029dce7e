# Made from schemas/common/azp-entry.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-entry."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['path']
        v3 = x['size']
        v4 = x['compressedSize']
        v5 = x['method']
        v9 = x['digest']
        v13 = x['listed']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not ((type(v3) is int or type(v3) is float and v3.is_integer())): return False
    if not (v3 >= 0): return False
    if not ((type(v4) is int or type(v4) is float and v4.is_integer())): return False
    if not (v4 >= 0): return False
    if not (((type(v5) is str and v5 in {'store', 'deflate'})) or ((type(v5) is int or type(v5) is float and v5.is_integer()) and v5 >= 1 and v5 <= 65535)): return False
    if not ((type(v9) is str and _p0(v9)) or (v9 is None)): return False
    if not (type(v13) is bool): return False
    if not (len(x) == 6): return False
    return True

# Made from schemas/common/azp-container.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-container."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 67108864, 'x-max-entries': 1024, 'x-max-total-bytes': 67108864}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p0(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['entries']
        v20 = x['decodedBytes']
        v21 = x['canonical']
    except KeyError:
        return False
    if not (type(v2) is list): return False
    for v3 in v2:
        if not (type(v3) is dict): return False
        try:
            v8 = v3['path']
            v9 = v3['size']
            v10 = v3['compressedSize']
            v11 = v3['method']
            v15 = v3['digest']
            v19 = v3['listed']
        except KeyError:
            return False
        if not (type(v8) is str): return False
        if not ((type(v9) is int or type(v9) is float and v9.is_integer())): return False
        if not (v9 >= 0): return False
        if not ((type(v10) is int or type(v10) is float and v10.is_integer())): return False
        if not (v10 >= 0): return False
        if not (((type(v11) is str and v11 in {'store', 'deflate'})) or ((type(v11) is int or type(v11) is float and v11.is_integer()) and v11 >= 1 and v11 <= 65535)): return False
        if not ((type(v15) is str and _p0(v15)) or (v15 is None)): return False
        if not (type(v19) is bool): return False
        if not (len(v3) == 6): return False
    if not ((type(v20) is int or type(v20) is float and v20.is_integer())): return False
    if not (v20 >= 0): return False
    if not (type(v21) is bool): return False
    if not (len(x) == 3): return False
    return True

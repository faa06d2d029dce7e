# Made from schemas/common/azp-signer.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-signer."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['publicKey']
        v3 = x['keyId']
        v4 = x['countersigners']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (v2): return False
    if not (type(v3) is str or v3 is None):
        return False
    if not (type(v4) is list): return False
    for v5 in v4:
        if not (type(v5) is dict): return False
        try:
            v7 = v5['hop']
            v8 = v5['publicKey']
            v9 = v5['keyId']
            v10 = v5['valid']
        except KeyError:
            return False
        if not ((type(v7) is int or type(v7) is float and v7.is_integer())): return False
        if not (v7 >= 1): return False
        if not (type(v8) is str): return False
        if not (v8): return False
        if not (type(v9) is str or v9 is None):
            return False
        if not (type(v10) is bool): return False
        if not (len(v5) == 4): return False
    if not (len(x) == 3): return False
    return True

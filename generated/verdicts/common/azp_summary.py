# Made from schemas/common/azp-summary.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-summary."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['format']
        v3 = x['definitions']
        v5 = x['fragments']
        v7 = x['agents']
        v9 = x['dependencies']
        v16 = x['hostPermissions']
        v18 = x['screens']
        v24 = x['targetApps']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (v2): return False
    if not (type(v3) is list): return False
    for v4 in v3:
        if not (type(v4) is str): return False
    if not (type(v5) is list): return False
    for v6 in v5:
        if not (type(v6) is str): return False
    if not (type(v7) is list): return False
    for v8 in v7:
        if not (type(v8) is str): return False
    if not (type(v9) is list): return False
    for v10 in v9:
        if not (type(v10) is dict): return False
        try:
            v12 = v10['id']
            v13 = v10['version']
            v14 = v10['required']
            v15 = v10['purpose']
        except KeyError:
            return False
        if not (type(v12) is str): return False
        if not (type(v13) is str or v13 is None):
            return False
        if not (type(v14) is bool): return False
        if not (type(v15) is str or v15 is None):
            return False
        if not (len(v10) == 4): return False
    if not (type(v16) is list): return False
    for v17 in v16:
        if not (type(v17) is str): return False
    if not (type(v18) is list): return False
    for v19 in v18:
        if not (type(v19) is dict): return False
        try:
            v21 = v19['id']
            v22 = v19['placements']
        except KeyError:
            return False
        if not (type(v21) is str): return False
        if not (type(v22) is list): return False
        for v23 in v22:
            if not (type(v23) is str): return False
        if not (len(v19) == 2): return False
    if not (type(v24) is list): return False
    for v25 in v24:
        if not (type(v25) is str): return False
    if not (len(x) == 8): return False
    return True

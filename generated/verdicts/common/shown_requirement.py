# Made from schemas/common/shown-requirement.schema.json by `make generate`; do not edit.
"""Verdicts on common:shown-requirement."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['text']
        v3 = x['scenarios']
    except KeyError:
        return False
    if not (type(v2) is str): return False
    if not (type(v3) is list): return False
    for v4 in v3:
        if not (type(v4) is dict): return False
        try:
            v6 = v4['rawText']
        except KeyError:
            return False
        if not (type(v6) is str): return False
        if not (v6): return False
        if not (len(v4) == 1): return False
    if not (len(x) == 2): return False
    return True

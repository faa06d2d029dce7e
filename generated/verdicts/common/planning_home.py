# Made from schemas/common/planning-home.schema.json by `make generate`; do not edit.
"""Verdicts on common:planning-home."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['kind']
        v3 = x['root']
        v4 = x['changesDir']
        v5 = x['defaultSchema']
    except KeyError:
        return False
    if not (v2 == 'repo'): return False
    if not (type(v3) is str): return False
    if not (v3): return False
    if not (type(v4) is str): return False
    if not (v4): return False
    if not (v5 == 'spec-driven'): return False
    if not (len(x) == 4): return False
    return True

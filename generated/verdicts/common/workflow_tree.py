# Made from schemas/common/workflow-tree.schema.json by `make generate`; do not edit.
"""Verdicts on common:workflow-tree."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-entries': 256, 'x-max-bytes': 1048576, 'x-max-total-bytes': 12582912}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A(?:/|[A-Za-z]:)').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\x5c').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('[\\x00-\\x1f\\x7f]').search
    return _p2(x)

def verdict(x):
    if not (type(x) is dict): return False
    if not (len(x) <= 256): return False
    try:
        v1 = x['workflow.yaml']
        v2 = x['SKILL.md']
    except KeyError:
        return False
    if not (type(v1) is str): return False
    if not (type(v2) is str): return False
    for v3, v4 in x.items():
        if v3 not in {'workflow.yaml', 'SKILL.md'}:
            if not (type(v4) is str): return False
    for v5 in x:
        if not (v5): return False
        if ((_p0(v5))): return False
        if ((_p1(v5))): return False
        if ((_p2(v5))): return False
    return True
